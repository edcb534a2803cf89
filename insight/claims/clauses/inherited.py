"""The direction that a clause takes from the one before: "and so did North", "West did not", "Tablet to 1.45%"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark
from insight.claims.clauses.stands import PLACE
from insight.claims.refusal import Refused
from insight.claims.tokens import NO_TOKEN, Token, says
from insight.claims.world import World

_AUXILIARIES: Final = ("did", "does", "do", "was", "were", "is", "are", "has", "have", "had")
_AT_COST: Final = ("at the expense of", "to the detriment of", "at the cost of")
_LONGEST_LIST: Final = 12
"""Names of a list that may share the verb of the first."""


def echoes(words: list[Token]) -> bool:
    """ "nor did West", "so was West", "as did West": West goes on with what was said before."""
    return len(words) > 1 and words[0].word("so", "neither", "nor", "as") and words[1].word(*_AUXILIARIES)


def inherited_of(world: World, clause: Clause) -> Direction | None:
    """What the clause says by going on from the one before, or `None` when it takes nothing from it.

    Raises:
        Refused: it goes on with what was not said.
    """
    words = [token for token in clause.tokens if token.kind != "mark"]
    if len(words) > 1 and words[-1].word("so") and is_mark(clause.tokens[-2], ","):
        words = words[:-1]  # ", so" leads to what comes next
    echo = echoes(words)
    explicit = echo or says(words[1:], "did", "does", "do", "too", "so", "likewise", "as well", "didn't", "doesn't")
    gapped = _leaves_verb_out(clause)
    figures = any(token.kind == "number" for token in clause.tokens) and not gapped
    if not words or figures or not (explicit or gapped or _is_bare(clause)):
        return None
    if clause.has("noise_noun") and clause.entity is not None and clause.entity.kind in {"change", "pronoun"}:
        return None
    if clause.template is not None and clause.template.said("exception", "exceptions") and not explicit:
        return None  # "two rose; the exception was West": held against the others where the exception is
    template = clause.template or (
        clause.before if explicit or words[0].word("so", "neither", "nor", "likewise") else None
    )
    for _ in range(_LONGEST_LIST if gapped else 3):
        if template is None or any(
            known.sign or (echo and known.still is not None) for known in directions_of(world, template)
        ):
            break
        template = template.template
    told_before = directions_of(world, template) if template is not None else []
    said = [known for known in told_before if known.sign or (echo and known.still is not None)]
    if template is None or not said:
        if echo:
            raise Refused("direction", "an echo of nothing")
        return None
    last = said[-1]
    verb = template.tokens[last.at] if last.at < len(template.tokens) else NO_TOKEN
    aspect = clause.aspect or last.aspect or template.aspect or "value"
    if gapped:
        leads = template.tokens[last.at + 1].word(*_TO) if last.at + 1 < len(template.tokens) else False
        if last.kind != "verb" or last.negated or not leads:
            return None
        return Direction(0, last.sign, last.kind, aspect=aspect, effect=last.effect)
    if not explicit and (last.of_whole or template.entity is None or template.entity.kind == "change"):
        return None
    counted = clause.group.mention if clause.group is not None else None
    negated = any(
        (
            token.has("negation")
            or token.word("not", "didn't", "doesn't", "exception", "exceptions", "excepted", "aside", "apart")
        )
        and not (counted is not None and token.has("quantifier"))
        for token in words
    )
    denied = words[0].word("neither", "nor")
    hardly = verb.lowered.startswith(("hardly", "barely", "scarcely"))
    if denied and not last.negated and not hardly:
        raise Refused("contradiction", words[0].text)
    # "Harbour did not grow; Uplands did."
    alike = echo or says(words, "so", "too", "likewise", "as well")
    did = not negated and not alike and says(words, "did", "does", "do")
    # "West sold more, South less": the verb is shared, but not which way.
    amounts = ("more", "less", "fewer")
    shared = words[-1].word(*amounts) and verb.word(*amounts)
    if clause.entity is not None and clause.entity.joint in _AT_COST:
        if aspect != "share" or not last.sign:
            raise Refused("subject", clause.entity.joint)  # nobody knows who won it from whom
        return Direction(0, -last.told_sign, "verb", aspect="share")
    return Direction(
        0,
        last.sign if not shared else 1 if words[-1].word("more") else -1,
        last.kind,
        negated=(denied and not hardly) or (not did and not denied and negated != last.negated),
        still=last.still,
        multiple=last.multiple if not shared else None,
        hedge=last.hedge,
        aspect=aspect,
        effect=last.effect,
    )


_TO: Final = ("to", "from")


def _leaves_verb_out(clause: Clause) -> bool:
    """ "Phone rose to 2.2%, Tablet to 1.5%": the verb of the one before, with the figure to which it leads."""
    entity = clause.entity
    if entity is None or entity.kind not in {"segment", "group"} or entity.stand != "open" or clause.bracket:
        return False
    at = next((at for at, token in enumerate(clause.tokens) if token.kind == "name"), len(clause.tokens))
    while at < len(clause.tokens) and (
        clause.tokens[at].kind in {"name", "possessive"} or is_mark(clause.tokens[at], "()")
    ):
        at += 1
    return at < len(clause.tokens) - 1 and clause.tokens[at].word(*_TO) and clause.tokens[at + 1].kind == "number"


def _is_bare(clause: Clause) -> bool:
    """A subject alone, which shares what was said before."""
    return (
        clause.entity is not None
        and clause.entity.stand == "open"
        and clause.entity.kind in {"segment", "group"}
        and not clause.bracket
        and not clause.ties
        and not clause.hard
        and not clause.apposed
        and clause.entity.joint not in PLACE
        and not says(clause.tokens[-1:], "where", "whose", "which")
        and all(
            is_mark(token, ",")
            or token.kind in {"name", "possessive"}
            or (
                token.has("glue", "quantifier", "cardinal", "place_word", "likeness")
                and not token.has(
                    "level_verb",
                    "share_verb",
                    "superlative",
                    "effect_noun",
                    "share_noun",
                    "drive_verb",
                    "cause",
                    "driver",
                )
                and not token.word("is", "was", "are", "were")
            )
            for token in clause.tokens
        )
    )
