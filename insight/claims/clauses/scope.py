"""Words that widen, repeat, bound or place a claim; each must be taken up by something that was checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.appositions import fits_places
from insight.claims.clauses.bases import fits_count, fits_most_of, fits_part, fits_share_moved
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.coverage import fits_all_but, fits_dimension, fits_everybody, fits_only, fits_only_whose
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.likeness import LIKENED, is_alike
from insight.claims.clauses.links import (
    fits_bracket,
    fits_description,
    fits_driver,
    fits_follower,
    fits_joining,
    fits_shift,
    fits_sum,
)
from insight.claims.clauses.most_things import check_most_things
from insight.claims.clauses.rivals import fits_changes, fits_levels, fits_most, fits_peak, fits_rank
from insight.claims.clauses.singled_out import fits_singled_out
from insight.claims.clauses.than import check_than
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, token_at
from insight.claims.world import World
from insight.errors import WithheldReason

_MORE: Final = frozenset(["another", "further", "additional", "extra"])
_SOME: Final = frozenset(["other", "the other", "some", "most", "many", "several", "first", "last", "real", "certain", "few", "a few"])  # fmt: skip
_REPEATED: Final = frozenset(["monthly", "weekly", "yearly", "annually", "quarterly", "as", "in"])
_NARROWING: Final = frozenset(["real", "younger", "older", "newer", "richer", "poorer", "loyal", "positive", "negative", "total", "figures", "digits", *_SOME])  # fmt: skip
_TAKEN_UP: Final = frozenset([*_MORE, *_REPEATED, *_NARROWING, "on average", "per", "a", "only", "the only", "sole", "the sole"])  # fmt: skip
"""Words that one of the readings below asks for; all others are passed over."""
_COUNTED: Final = frozenset(["goods", "item", "items", "product", "products", "piece", "pieces", "ticket", "tickets", "day", "days", "hours", "seconds", "people", "pence"])  # fmt: skip
_TOLD_BY_OTHERS: Final = frozenset(["name", "period", "possessive"])
_MISSING: Final = frozenset(["by", "almost", "nearly"])


def check_scope(world: World, clause: Clause) -> None:
    """Raise `Refused` for such a word that nothing in the clause takes up."""
    tokens = clause.tokens
    check_than(world, clause)
    check_most_things(world, clause)
    for index, token in enumerate(tokens):
        if token.kind in _TOLD_BY_OTHERS:
            continue
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if token.figure is not None:
            if _in_other_units(world, clause, index):
                raise Refused("unit", after.text)
            continue
        if (token.lowered in _MISSING and _misses(token, after)) or (
            before.kind == "number" and (_bounds(tokens, index, before, after) or _beside(tokens, index, before, after))
        ):
            raise Refused("number", token.text)
        if token.lowered in _TAKEN_UP:
            _check_word(world, clause, index, before, after)
        if token.lowered.endswith(LIKENED) and not is_alike(world, clause, index):
            raise Refused("comparison", token.text)
    for fits, reason, what in _OF_CLAUSE:
        if not fits(world, clause):
            raise Refused(reason, what)
    for telling in clause.tellings:
        if not fits_share_moved(world, clause, telling):
            raise Refused("number", "a share told for the value, or the value for a share")
        if not fits_part(world, clause, telling):
            raise Refused("number", "a part of something else")


def _check_word(world: World, clause: Clause, index: int, before: Token, after: Token) -> None:
    """Raise `Refused` for one of the words of `_TAKEN_UP` that nothing takes up."""
    token = clause.tokens[index]
    if _adds(world, clause, index, before, after):
        raise Refused("number", f"{token.text}, to nothing told before")
    if _repeats(clause, index):
        raise Refused("period", token.text)
    if _narrows(clause.tokens, index, before, after, minutes=world.is_ratio and world.facts.unit == "minutes"):
        raise Refused("invented", token.text)
    if _shares_out(world, clause, index, before, after):
        raise Refused("unit", f"{token.text} {after.text}")
    if not fits_only(world, clause, index):
        raise Refused("comparison", token.text)


def each_of(tokens: list[Token], at: int) -> bool:
    """True for "each lost 10%", "every site lost 10%": in front of the figure, in the same piece."""
    for index in range(at - 1, -1, -1):
        if is_mark(tokens[index]):
            return False
        if tokens[index].word("each", "every", "each of", "every one of", "every single"):
            return not token_at(tokens, index + 1).word("other")
    return False


def shared_out(tokens: list[Token], at: int) -> bool:
    """True for "by 10% at each site": a figure of each, not of the whole."""
    rest = tokens[at + 1 : at + 6]
    if not rest or not rest[0].word("at", "in", "for", "on", "across", "within"):
        return False
    noun = next((index for index, token in enumerate(rest) if is_name(token, "dimension")), None)
    return noun is not None and any(token.has("quantifier") or token.word("the") for token in rest[1:noun])


def _adds(world: World, clause: Clause, index: int, before: Token, after: Token) -> bool:
    """ "fell by another $50": a figure on top of one that was told of somebody else."""
    token = clause.tokens[index]
    if not token.word(*_MORE) or not (token.word("another") or before.word("a", "an")):
        return False
    if after.has("hedge"):
        after = token_at(clause.tokens, index + 2)
    if after.kind != "number" and not after.has("fraction"):
        return False
    grown = all((world.course(subject, "value").delta or 0.0) > 0 for subject in clause.choices[0])
    if grown and token.word("extra", "additional"):
        return False  # "an extra $50 was booked": so much more than before
    earlier = clause.template
    while earlier is not None and not earlier.tellings:
        if any(is_mark(known, "()") for known in earlier.tokens):
            return False
        earlier = earlier.template
    told = earlier or (clause.before if clause.before is not None and clause.before.tellings else None)
    listed = clause.before is not None and any(
        known.kind == "number" or is_mark(known, "()") for known in clause.before.tokens
    )
    return told is None and not listed and not any(telling.at < index for telling in clause.tellings)


def _beside(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "fell by $50 versus West": a change is no distance from another segment."""
    behind = token_at(tokens, index + 2)
    return (
        before.kind == "number"
        and tokens[index].word("versus", "vs", "vs.", "against")
        and is_name(after, "segment")
        and (not behind.text or is_mark(behind))
        and token_at(tokens, index - 2).word("by")
        and token_at(tokens, index - 3).has("move")
    )


def _bounds(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "$50 or more", "12%+": bounds behind a figure, which is told as it is."""
    bound = tokens[index].word("or") and after.word("more", "less", "fewer", "so")
    return before.kind == "number" and (is_mark(tokens[index], "+") or bound)


def _misses(token: Token, after: Token) -> bool:
    """ "almost fell": it did not; "by a few": by how many? Asked of `_MISSING` only."""
    if token.word("by") and after.word("a few", "few", "several", "many"):
        return True
    return (
        token.word("almost", "nearly") and after.has("move") and not after.has("multiple_verb", "offset_verb", "still")
    )


def _repeats(clause: Clause, index: int) -> bool:
    """ "12% yearly", "in a row": of a movement, which was told of one step."""
    token, after = clause.tokens[index], token_at(clause.tokens, index + 1)
    if (
        token.word("monthly", "weekly", "yearly", "annually", "quarterly")
        and token_at(clause.tokens, index - 1).kind == "number"
    ):
        return True
    in_a_row = token.word("in") and after.word("a") and token_at(clause.tokens, index + 2).word("row")
    return in_a_row and clause.has("move", "move_noun")


def _narrows(tokens: list[Token], index: int, before: Token, after: Token, *, minutes: bool) -> bool:
    """ "other sales fell", "real sales", "in real terms": a part or a measure of the metric that the facts do not know."""
    token = tokens[index]
    if token.word("younger", "older", "newer", "richer", "poorer", "loyal") and after.has("actor"):
        return True
    if (
        token.has("move_adjective")
        and token.senses["move_adjective"].tag != "polar"
        and token.word("positive", "negative")
        and after.has("grain_noun")
    ):
        return True
    if token.word("total") and minutes and is_name(after, "metric"):
        return True
    if token.word("figures", "digits") and (before.has("cardinal") or before.word("single", "double")):
        return True
    if not token.word(*_SOME) or not is_name(after, "metric", "numerator", "denominator"):
        return False
    return (
        index <= 1
        and (before.word("the") or not before.text or is_mark(before))
        and token_at(tokens, index + 2).has("move")
    )


def _shares_out(world: World, clause: Clause, index: int, before: Token, after: Token) -> bool:
    """ "$50 per week", "per region", "on average" of a sum: a figure for each of something that nobody divided by."""
    token = clause.tokens[index]
    if not any(telling.at < index for telling in clause.tellings) and not is_name(before, "metric"):
        return False
    if token.word("on average") and not world.is_ratio:
        return not clause.per_day and not any(telling.per_day or telling.each for telling in clause.tellings)
    if not token.word("per", "a") or not (before.kind == "number" or is_name(before, "metric")):
        return False
    if token.word("a") and not after.has("grain_noun"):
        return False
    return (is_name(after, "dimension") and not is_name(after, "denominator")) or (
        after.has("grain_noun") and not after.word("day") and not after.word(world.facts.grain)
    )


_DIGITS: Final = ("single-digit", "double-digit")


def _fits_judgement(world: World, clause: Clause) -> bool:
    """ "an exceptional week", "a weak year", "a single-digit percentage"."""
    if not clause.has("grain_noun") and not any(token.lowered.startswith(_DIGITS) for token in clause.tokens):
        return True
    for index, token in enumerate(clause.tokens):
        after = token_at(clause.tokens, index + 1)
        if after.has("grain_noun"):
            if token.word("exceptional", "extraordinary", "outstanding", "remarkable"):
                return False
            if token.has("weak", "strong", "good") and not after.word(world.facts.grain):
                return False
        text = token.text.lower()
        if text.startswith(_DIGITS):
            subjects = clause.choices[0] if clause.group is None else ()
            sizes = [abs(world.course(subject, "value").relative or 0.0) for subject in subjects]
            return not any((size >= 1 / 10) == text.startswith("single") for size in sizes)
    return True


def _fits_explanation(_world: World, clause: Clause) -> bool:
    """ "the data shows why the South fell"."""
    if not clause.said("why"):
        return True
    for index, token in enumerate(clause.tokens):
        if token.word("why") and token_at(clause.tokens, index - 1).word(
            "shows", "show", "explains", "explain", "tells", "tell", "reveals", "reveal"
        ):
            return clause.has("negation") or clause.said("nothing", "neither", "none", "hardly")
    return True


def _moves_once(_world: World, clause: Clause) -> bool:
    """ "sales fell sales fell sales fell"."""
    moves = [token.text.lower() for token in clause.tokens if token.has("move")]
    if len(moves) <= 2:
        return True
    joined = any(is_mark(token) or token.word("and", "or", "but", "while", "as") for token in clause.tokens)
    return joined or not any(moves.count(word) > 2 for word in moves)


_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d|\d\d? [A-Z]")
"""A day stands behind "on" without being what something is compared with."""


def _fits_two_periods(world: World, clause: Clause) -> bool:
    """ "12.0% lower than in April", told of April."""
    tokens = clause.tokens
    if any(
        (token.when or "") == "previous" or (token.has("time") and token.senses["time"].tag == "previous")
        for token in tokens
    ):
        return True
    if (
        clause.bracket
        or clause.when == "previous"
        or (clause.template is not None and any(token.when == "previous" for token in clause.template.tokens))
    ):
        return True
    for index, token in enumerate(tokens):
        if time_of(token) != "current" or _DAY.match(token.text):
            continue
        before = token_at(tokens, index - 1)
        before = token_at(tokens, index - 2) if before.word("in", "the", "to", "with") else before
        told = any(known.kind == "number" or known.has("move", "move_adjective") for known in tokens[: index - 1])
        if told and world.facts.grain != "day" and before.word("on") and token_at(tokens, index - 2).kind == "number":
            return False
        if told and (
            before.lowered.endswith("than")
            or before.word(
                "compared", "compared with", "compared to", "versus", "vs", "vs.", "against", "below", "above"
            )
        ):
            return False
    return True


def _in_other_units(world: World, clause: Clause, index: int) -> bool:
    """ "$441,840" told as "441,840 tickets", "24.12 items": the value of the metric with another noun behind it."""
    figure, after = clause.tokens[index].figure, token_at(clause.tokens, index + 1)
    facts = world.facts
    if figure is None or figure.unit != "plain" or after.kind != "word" or not after.word(*_COUNTED):
        return False
    if facts.unit not in truths.CURRENCIES and not (facts.unit == "minutes" and after.has("grain_noun")):
        return False
    values = (facts.current_value, facts.previous_value, facts.delta, facts.delta * 100)
    return any(figure.borne_out(abs(value), "none") for value in values)


_OF_CLAUSE: Final[tuple[tuple[Callable[[World, Clause], bool], WithheldReason, str], ...]] = (
    (_fits_two_periods, "period", "the current period compared with itself"),
    (fits_sum, "subject", "a sum over two dimensions"),
    (fits_driver, "cause", "one segment as the cause of another"),
    (fits_dimension, "subject", "another dimension"),
    (fits_joining, "direction", "took part in nothing"),
    (fits_only_whose, "comparison", "only"),
    (fits_levels, "comparison", "levels compared"),
    (fits_changes, "comparison", "changes compared"),
    (fits_all_but, "comparison", "all but some"),
    (_fits_explanation, "cause", "why something happened"),
    (_moves_once, "text_form", "the same again and again"),
    (fits_description, "direction", "a name with a direction that it did not take"),
    (fits_peak, "comparison", "nowhere more"),
    (fits_count, "number", "a count of another"),
    (_fits_judgement, "judgement", "more than the facts say of the change"),
    (fits_shift, "cause", "a shift from one segment to another"),
    (fits_rank, "comparison", "rank"),
    (fits_most, "comparison", "rank"),
    (fits_singled_out, "comparison", "rank"),
    (fits_places, "comparison", "where it moved so"),
    (fits_bracket, "subject", "a bracket with another segment"),
    (fits_follower, "direction", "followed by"),
    (fits_most_of, "comparison", "most of"),
    (fits_everybody, "comparison", "all or none of the segments"),
)
"""What must hold of the clause as a whole, in the order in which it is asked, and how it is refused."""
