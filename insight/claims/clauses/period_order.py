"""Which of the two periods comes first, and which is the one compared with: "the baseline is April", "March followed April".

Of the time before the earlier and after the later period the facts know nothing, so "until March" and "after April" place
a movement where none is known; nor do they know how the period before compares with the one before that.
"""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.asides import in_note, is_segment
from insight.claims.clauses.entities import is_mark, time_of
from insight.claims.note import speaks_of_note
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import World

_NAMED: Final = frozenset(["day", "week", "month", "quarter", "year", "period", "periods", "baseline"])
"""Words of a phrase that stands for a period; "now" and "at first" only hint at one."""
_BESIDE: Final = ("in", "on", "the", "that", "of", "that of", "those", "those of", "during", "for")
_COMPARES: Final = ("compared with", "compared to", "relative to", "versus", "vs", "vs.", "against", "in relation to", "above", "below")  # fmt: skip
_COMPARED: Final = ("compared", "compare", "compares", "comparing", "comparison", "comparisons", "measured", "set", "contrasted")  # fmt: skip
_BE: Final = ("is", "was", "are", "were", "being", ":", "=", "remains", "remained", "means", "meant", "serves as", "served as", "acts as")  # fmt: skip
_FOLLOWS: Final = frozenset(["followed", "follows", "following", "came after", "comes after", "came behind", "comes behind", "succeeded"])  # fmt: skip
_LEADS: Final = frozenset(["was followed by", "is followed by", "followed by", "came before", "comes before", "led to", "came ahead of"])  # fmt: skip
_SOONER: Final = ("more than", "less than", "by more than", "by less than")


def check_period_order(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` where the two periods are told in the wrong order, or one is told as the other."""
    times = [(at, when) for at, token in enumerate(tokens) if (when := _named_time(token)) is not None]
    if not times:
        return
    whens = {when for _, when in times}
    for at, when in times:
        if when == "current":
            _check_current(world, tokens, at, alone="previous" not in whens)
            _check_of_two(world, tokens, at)
        else:
            _check_previous(world, tokens, at)
    for (at, when), (following, other) in itertools.pairwise(times):
        if when != other:
            _check_pair(tokens, at, following, when)


def _check_of_two(world: World, tokens: list[Token], at: int) -> None:
    """ "January was the stronger of the two months": periods are set beside each other by the whole, whoever was named."""
    verb = at + 1
    if (at and not _ends(tokens[at - 1])) or not token_at(tokens, verb).word("is", "was", "were"):
        return
    verb += 1
    while token_at(tokens, verb).word("thus", "therefore", "clearly", "again", "still", "hence", "then", "the", ","):
        verb += 1
    adjective, behind = token_at(tokens, verb), token_at(tokens, verb + 1)
    if adjective.has("move_adjective") and (behind.word(*_NAMED) or behind.lowered.startswith("of the two")):
        sense = adjective.senses["move_adjective"]
        sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
        if sign * world.facts.delta < 0:
            raise Refused("direction", "one of the two periods")


def _named_time(token: Token) -> str | None:
    when = time_of(token)
    if when not in {"current", "previous"} or (token.kind == "word" and _NAMED.isdisjoint(token.lowered.split())):
        return None
    return when


def _ends(token: Token) -> bool:
    return not token.text or (token.kind == "mark" and token.text != "-") or token.word("and", "but", "while")


def _before(tokens: list[Token], at: int) -> int:
    """The place of what leads to a period, over articles and prepositions."""
    lead = at - 1
    while lead >= 0 and tokens[lead].word(*_BESIDE):
        lead -= 1
    return lead


def _check_current(world: World, tokens: list[Token], at: int, *, alone: bool) -> None:
    place = _before(tokens, at)
    lead = token_at(tokens, place)
    after = token_at(tokens, at + 1)
    note = (world.facts.note or "").lower()  # which may have "since 13 May"
    noted = note and (
        f"{lead.lowered} {tokens[at].lowered}" in note or (speaks_of_note(tokens) and in_note(tokens[at].text, note))
    )
    if lead.word("after", "since", "following") and _ends(after) and place == at - 1 and not noted:
        raise Refused("period", "what came after the later period")
    compared = lead.word(*_COMPARES) or (
        lead.word("with", "to") and says(tokens[max(0, place - 2) : place], *_COMPARED)
    )
    compared = compared or (lead.word("to") and token_at(tokens, place - 1).word("in comparison", "in relation"))
    based = after.word("as") and says(
        tokens[at + 2 : at + 5], "base", "baseline", "reference", "yardstick", "benchmark"
    )
    if alone and ((compared and _ends(after)) or based):
        raise Refused("period", "the later period as the one compared with")
    if after.word("came", "comes") and token_at(tokens, at + 2).word("first"):
        raise Refused("period", "the later period as the first")


def _check_previous(world: World, tokens: list[Token], at: int) -> None:
    place = _before(tokens, at)
    lead, after = token_at(tokens, place), token_at(tokens, at + 1)
    if lead.word("before", "until", "till", "prior to", "up to") and _ends(after):
        raise Refused("period", "what went before the earlier period")
    stayed = lead.word("since") and token_at(tokens, place - 1).kind == "number"
    if stayed and says(tokens[:place], "been", "stayed", "remained", "stood"):
        raise Refused("period", "a value of the later period in the earlier")
    judged = token_at(tokens, at - 1).sense("good")
    if judged is not None and judged.sign and world.facts.delta and not any(is_segment(token) for token in tokens):
        better = world.facts.delta * (-1 if world.facts.polarity == "down" else 1) > 0
        if better == (judged.sign > 0):
            raise Refused("judgement", f"{tokens[at - 1].text} {tokens[at].text}")
    moved = token_at(tokens, place - 1)
    if lead.word("than") and moved.has("pace") and token_at(tokens, place - 2).has("move"):
        raise Refused("period", "a movement of the period before")
    if lead.word(*_SOONER) and moved.has("move") and after.kind != "number":
        raise Refused("period", "a movement of the period before")


def _check_pair(tokens: list[Token], at: int, following: int, when: str) -> None:
    """Two periods with words between them: "the baseline is April", "April, the month before"."""
    between, after = tokens[at + 1 : following], token_at(tokens, following + 1)
    said = " ".join(token.lowered for token in between)
    if len(between) == 1 and between[0].word(*_BE) and _ends(after) and not _is_placed(tokens, at):
        raise Refused("period", f"{tokens[at].text} as {tokens[following].text}")
    if said == "," and tokens[following].kind == "word" and _ends(after) and not is_mark(after, ":"):
        raise Refused("period", f"{tokens[at].text} as {tokens[following].text}")
    if said in (_FOLLOWS if when == "previous" else _LEADS) and not _is_placed(tokens, at):
        raise Refused("period", "the later period as the earlier")
    turned = when == "current" and said == "and" and token_at(tokens, at - 1).word("between")
    if turned and means(tokens, "move", "go_verb") and not means(tokens, "change_noun", "share_noun"):
        raise Refused("period", "from the later period to the earlier")
    if when == "previous" and said in {"is compared with", "is compared to", "is set against", "is measured against"}:
        raise Refused("period", "the later period as the one compared with")


def _is_placed(tokens: list[Token], at: int) -> bool:
    """ "in March is", where the period is not what is spoken of."""
    lead = token_at(tokens, at - 1)
    return lead.word("in", "on", "of", "for", "during", "from", "than", "with", "to")
