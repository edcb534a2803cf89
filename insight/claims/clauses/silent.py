"""Clauses in which no figure, direction or other side was read: what their verbs say must have been taken up all the same."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import PULLS
from insight.claims.clauses.drivers import leads
from insight.claims.clauses.entities import is_mark, time_of
from insight.claims.clauses.own_past import is_past
from insight.claims.refusal import Refused
from insight.claims.tokens import BARE, Token, means, says, stem, token_at
from insight.claims.world import World

_JUDGED: Final = ("superlative", "noise_noun", "good", "effect_noun", "driver", "cause", "drive_verb", "offset_verb", "contrary", "share_verb")  # fmt: skip
"""Senses of which a judge says whether they hold, figure or not."""
_ACTING: Final = ("move", "transitive", "outpace_verb", "drive_verb", "multiple_verb", "go_verb", "level_verb")
_LEADING: Final = ("before", "after", "as", "like", "because", "because of", "since", "until", "against", "for", "despite", "without", "behind")  # fmt: skip
_HELD_OPEN: Final = ("is", "was", "are", "were", "had", "has", "have", "remains", "remained", "remain", "came", "come", "came to", "comes", "leaves", "leaving", "left", "so", "did")  # fmt: skip
"""Verbs behind which the subject may stand, or whose object the next clause reads."""
_COPULAS: Final = ("is", "was", "are", "were", "remains", "remained", "remain", "stays", "stayed", "stay", "looks", "looked", "proved", "proves")  # fmt: skip
_RESTLESS: Final = frozenset(["fluctuated", "fluctuates", "fluctuating", "swung", "swings", "corner", "oscillated", "varied", "wavered", "seesawed"])  # fmt: skip
_PLACES: Final = ("position", "place", "rank", "lead", "spot", "top")
_MAIN: Final = ("main", "chief", "principal", "primary", "biggest", "largest", "key", "major", "central")
_LEFT_OPEN: Final = ("accordingly", "proportionally", "proportionately", "in proportion", "correspondingly")
_AMOUNTS: Final = ("fewer", "more", "less")


def check_silent(world: World, clause: Clause) -> None:
    """Raise `Refused` for a claim that nothing in the clause took up."""
    _check_culprit(world, clause)
    _check_uncounted(world, clause)
    if clause.tellings or clause.directions or clause.ties or clause.bracket:
        return
    if clause.entity is None or clause.entity.kind in {"part", "change", "effect", "share", "rates"}:
        return
    if clause.has(*_JUDGED) or clause.said(*_PLACES) or _goes_on(clause):
        return
    for index, token in enumerate(clause.tokens):
        if token.kind != "word":
            continue
        before, after = token_at(clause.tokens, index - 1), token_at(clause.tokens, index + 1)
        compared = after.word("than") or before.word("the")  # "the slower desk": a rank of two
        if token.has("outpace_verb", "hold", "multiple_verb") or (token.has("pace") and not compared):
            raise Refused("comparison", f"{token.text}, of which nothing was read")
        if token.has("strong", "weak") and before.word(*_COPULAS) and not after.has("move_noun", "change_noun"):
            raise Refused("judgement", token.text)
        if token.word("direction", "course") and before.word("changed", "changes", "reversed", "reverses"):
            raise Refused("period", f"{before.text} {token.text}")
        if token.lowered in _RESTLESS and not after.word("back"):
            raise Refused("invented", token.text)


def check_objects(clauses: list[Clause]) -> None:
    """Raise `Refused` for a segment that stands behind a verb or a preposition which nobody read: "pulled West down", "fell before West"."""
    for clause, following in itertools.pairwise(clauses):
        entity = following.entity
        if (
            following.hard
            or following.bracket
            or clause.bracket
            or entity is None
            or entity.kind != "segment"
            or entity.stand != "open"
        ):
            continue
        last = clause.tokens[-1] if clause.tokens else None
        if (
            last is None
            or last.lowered != entity.joint
            or last.kind != "word"
            or last.word(*_HELD_OPEN)
            or last.has("superlative", "quantifier")
        ):
            continue
        if (last.has(*_ACTING) or last.word(*PULLS)) and not last.has(
            "move_noun", "change_noun", "move_adjective", "still", "hedge"
        ):
            raise Refused("subject", f"{last.text} a segment")
        told = following.tellings or following.directions or following.ties or following.has(*_JUDGED)
        if last.word(*_LEADING) and not told and not any(is_mark(token, "()") for token in following.tokens):
            raise Refused("comparison", f"{last.text} a segment of which nothing is said")


def _goes_on(clause: Clause) -> bool:
    """ "the place that West held": read with the clause in front."""
    first = clause.template
    return first is not None and bool(first.tokens) and first.tokens[-1].word("that", "which", "than", "as")


def _check_culprit(world: World, clause: Clause) -> None:
    """ "West is the culprit": it must have moved the whole most."""
    subjects = clause.choices[0]
    for index, token in enumerate(clause.tokens):
        near = clause.tokens[max(0, index - 4) : index]
        named = token.word("reason", "cause", "explanation") and says(near[-1:], *_MAIN)
        if not (named or token.word("culprit", "culprits")) or means(near, "negation"):
            continue
        if not subjects or not all(subject.members for subject in subjects) or not leads(world, subjects):
            raise Refused("cause", token.text)


_ASKS_NOTHING: Final = BARE - {"its", "their"}


def _check_uncounted(world: World, clause: Clause) -> None:
    """ "sold fewer tickets", "lost customers" where the facts count neither; "the first to fall", "fell first"."""
    tokens = clause.tokens
    for index, token in enumerate(tokens):
        if token.kind not in {"word", "unknown"} or token.lowered in _ASKS_NOTHING:
            continue
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if token.word("first", "last") and before.has("move") and (not after.text or is_mark(after)):
            raise Refused("period", f"{before.text} {token.text}")
        if token.word("first", "last", "the first", "the last") and after.word("to"):
            if token_at(tokens, index + 2).has("move"):
                raise Refused("period", f"{token.text} to {token_at(tokens, index + 2).text}")
        ends = not after.text or is_mark(after)
        if token.word("numbers", "counts", "headcount") and _counts_strangers(world, before, after):
            raise Refused("metric", f"{before.text} {token.text}")
        if token.word("apart") and before.has("move") and ends:
            raise Refused("judgement", f"{before.text} apart")
        if token.lowered in _LEFT_OPEN and before.has("move") and ends and not clause.tellings:
            raise Refused("comparison", f"{token.text}, to what")
        if token.word("returned", "returns", "back") and after.word("to", "at") and _own_level(tokens, index + 2):
            raise Refused("period", f"{token.text} {after.text}")
        if token.word("different") and after.word("from", "to", "than") and is_past(tokens, index + 2, named=False):
            raise Refused("comparison", f"{token.text} {after.text}")
        if token.word("its", "their") and after.has("superlative") and token_at(tokens, index + 2).has("level_noun"):
            raise Refused("period", f"{after.text} {token_at(tokens, index + 2).text}")
        if not token.lowered.endswith("s") or token.word("times"):
            continue
        if set(token.senses) - {"glue", "actor", "activity", "meta"}:
            continue
        # Of tickets sold for money the facts tell the money, not how many they were.
        if _held(world, token) and (world.is_ratio or world.facts.unit == "count"):
            continue
        opens = index == 1 or token_at(tokens, index - 2).word("the", "and", "because", "as", "while")
        counted = before.word(*_AMOUNTS) and (token_at(tokens, index - 2).has("level_verb", "transitive") or (opens and _held(world, token)))  # fmt: skip
        counted = counted or (before.word("of") and token_at(tokens, index - 2).word("number") and _held(world, token))
        lost = token.has("actor") and before.has("move", "transitive") and not before.has("move_noun", "move_adjective")
        if counted or lost:
            raise Refused("metric", f"{before.text} {token.text}")


def _counts_strangers(world: World, before: Token, after: Token) -> bool:
    """ "Membership numbers grew", where the metric is no count of them."""
    said = (before.kind in {"word", "unknown"} and before.has("glue", "actor", "activity")) or before.kind == "unknown"
    determined = before.word(
        "the", "these", "those", "its", "their", "both", "all", "in", "no", "such", "of", "and", "with"
    )
    moved = after.has("move", "still", "level_verb", "multiple_verb") or after.word("were", "are")
    return said and not determined and moved and not (world.facts.unit == "count" and _held(world, before))


def _own_level(tokens: list[Token], at: int) -> bool:
    """ "to its March level", "at the old level": one that it would have had before, and left."""
    near = tokens[at : at + 4]
    return means(near, "level_noun") and any(
        time_of(known) == "previous" or known.word("old", "former", "earlier", "usual", "normal") for known in near
    )


def _held(world: World, token: Token) -> bool:
    """True for a word that the facts describe the metric with."""
    return any(stem(token.lowered) == stem(word) for word in world.describing)
