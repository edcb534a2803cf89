"""Words of a clause that nothing else reads: unknown ones, things that no facts hold, other periods."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.courses import check_course, check_days, check_grains, check_periods, check_quarters
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.measured import check_measured
from insight.claims.clauses.thresholds import check_approach
from insight.claims.refusal import Refused
from insight.claims.tokens import BARE, Token, means, stem, token_at
from insight.claims.world import World

_COUNTABLE: Final = ("order", "customer", "visitor", "user", "visit", "ticket", "call", "session", "basket", "sale", "item", "unit", "contract", "member")  # fmt: skip
_MARKS: Final = frozenset([",", ";", ":", "–", "—", "-", "/", "&", '"', "…", "~", "±", "()", "→", "'", "+"])
_MINUS: Final = (" less ", " minus ")
"""What a definition says between what is counted and what is taken off it."""


def check_words(world: World, clause: Clause) -> None:
    """Words that nothing else reads: unknown ones, things that no facts hold, other periods."""
    if clause.crossing:
        raise Refused("subject", "a segment of a segment")
    check_course(world, clause)
    check_grains(world, clause)
    check_quarters(world, clause)
    check_days(world, clause)
    check_approach(clause)
    check_periods(
        clause,
        1 if world.facts.delta > 0 else -1 if world.facts.delta < 0 else 0,
        -1 if world.facts.polarity == "down" else 1,
    )
    acting, doing = clause.has("actor"), clause.has("activity")
    subtracts = any(sign in world.facts.definition.lower() for sign in _MINUS)
    for index, token in enumerate(clause.tokens):
        if token.lowered in BARE:
            if not index:
                _check_longer_name(clause, index, token)
            _check_quotient(world, clause, index, token)
            continue
        if token.kind == "unknown":
            raise Refused("invented", token.text)
        if token.has("absent"):
            raise Refused("invented", token.text)
        if token.word("leaving") and index and clause.tokens[index - 1].word("is", "are", "was", "were"):
            raise Refused("invented", token.text)  # "customers are leaving"
        following = clause.tokens[index + 1] if index + 1 < len(clause.tokens) else None
        if token.name is not None and token.name.members and following is not None and following.name is not None:
            named = following.name.dimension if following.name.kind == "dimension" else None
            if named is not None and all(
                world.segments[member].segment.dimension != named for member in token.name.members
            ):
                raise Refused("subject", "a segment of another dimension")
        if (
            token.word("plus")
            and following is not None
            and following.has("move", "level_verb", "share_verb", "go_verb", "driver")
        ):
            raise Refused("invented", token.text)
        nth = token.sense("ordinal")
        ranked = following.name.dimension if following is not None and following.name is not None else None
        if nth is not None and ranked in world.dimensions and nth.strength > len(world.dimensions[ranked]):
            raise Refused("comparison", "more segments than there are")
        sense = token.sense("effect_noun") if token.kind == "word" else None
        if sense is not None and sense.tag == "rate_effect" and not world.is_ratio and not _is_pace(clause, index):
            raise Refused("invented", token.text)
        check_measured(world, clause, index)
        if acting:
            _check_actor(clause, index, token)
        if doing:
            _check_measure(clause, index, token)
        if subtracts:
            _check_minuend(world, clause, index, token)
        _check_longer_name(clause, index, token)
        opens = index == 3 and [known.text.lower() for known in clause.tokens[:2]] == ["of", "the"]
        if opens and following is not None and is_mark(following) and token.name is not None:
            told = clause.tokens[2].sense("cardinal")
            siblings = world.dimensions.get(token.name.dimension or "", ())
            if token.name.kind == "dimension" and told is not None and told.strength != len(siblings):
                raise Refused("comparison", "another number of segments")
        grouped = token.has("group_noun") and token.kind != "name"
        if grouped and means(clause.tokens[max(0, index - 2) : index], "quantifier", "cardinal"):
            raise Refused("comparison", f"a count of {token.text}")
        if token.kind == "mark" and token.text not in _MARKS:
            raise Refused("text_form", token.text)
        if token.kind == "period" or token.has("time"):
            _check_time(clause, index, token)
        _check_quotient(world, clause, index, token)
        if world.is_ratio and token.figure is not None:
            _check_turned_ratio(clause, index)


def _known(world: World, noun: Token) -> bool:
    """True for a word that the metric, its definition or its parts are named by."""
    facts = world.facts
    parts = [part.label for part in (facts.numerator, facts.denominator) if part is not None]
    known = " ".join((facts.label, facts.definition, *facts.also_called, *parts)).lower()
    return stem(noun.lowered) in {stem(word) for word in re.findall("[a-z]+", known)}


def _check_turned_ratio(clause: Clause, index: int) -> None:
    """ "4.7% of sign-ups were visitors": the ratio upside down."""
    token, whole = clause.tokens[index], token_at(clause.tokens, index + 2)
    verb, part = token_at(clause.tokens, index + 3), token_at(clause.tokens, index + 4)
    told = token.figure is not None and token_at(clause.tokens, index + 1).word("of") and is_name(whole, "numerator")
    if told and verb.word("were", "are", "was", "is", "became", "came from") and is_name(part, "denominator"):
        raise Refused("metric", "the ratio upside down")


def _check_quotient(world: World, clause: Clause, index: int, token: Token) -> None:
    """ "revenue per customer", "an order brought in", where the metric is told per visit."""
    if not token.word("per", "a", "an", "each", "every"):
        return
    after = token_at(clause.tokens, index + 1)
    counted = world.is_ratio and not token.word("per") and after.word(*_COUNTABLE)
    if not token.word("per") and not counted:
        return
    if after.has("grain_noun", "time") or after.word("cent", "-") or is_name(after, "denominator", "metric"):
        return
    before = token_at(clause.tokens, index - 1)
    if after.kind != "word" and not (is_name(after, "dimension") and is_name(before, "numerator", "metric")):
        return
    if not _known(world, after):
        raise Refused("metric", f"{token.text} {after.text}")


def _check_actor(clause: Clause, index: int, token: Token) -> None:
    """ "Customers fell", "12 customers fewer": figures of people whom the facts do not count."""
    if not token.has("actor") or token.kind == "name":
        return
    after = [
        known
        for known in clause.tokens[index + 1 : index + 3]
        if not known.has("strong", "weak", "glue") or known.has("move")
    ]
    if after and is_name(after[0], "segment") and clause.tokens[index + 1].word("aged", "from", "in", after[0].lowered):
        return  # "patients aged 18-64"
    before = token_at(clause.tokens, index - 1)
    moved = (
        bool(after) and after[0].has("move", "still", "level_verb", "multiple_verb") and not after[0].has("activity")
    )
    counted = before.kind == "number" or before.has("move_adjective") or before.word("more", "fewer", "less")
    acts = False
    for known in clause.tokens[index + 1 : index + 6]:
        if known.kind in {"name", "mark", "number"}:
            break
        acts = acts or (known.has("transitive", "drive_verb") and not known.has("activity"))
    opens = index == 0 or before.kind == "mark" or before.word("and", "but", "as", "because", "since")
    if opens and any(known.word("up", "down") or known.has("transitive") for known in clause.tokens[index + 1 :]):
        acts = True
    if moved or counted or acts:
        raise Refused("invented", token.text)


def _check_longer_name(clause: Clause, index: int, token: Token) -> None:
    """ "Enterprise Plus" is not "Enterprise"."""
    following = token_at(clause.tokens, index + 1)
    if clause.compared_to is not None and index == 0 and token.kind == "word" and token.text[:1].isupper():
        raise Refused("invented", token.text)
    if (
        not is_name(token, "segment")
        or following.kind != "word"
        or not following.text[:1].isupper()
        or following.initial
    ):
        return
    if not set(following.senses) <= {
        "glue",
        "quantifier",
        "hedge",
        "ordinal",
        "cardinal",
        "weak",
        "superlative",
        "activity",
    }:
        return
    words = [known for known in clause.tokens if known.kind == "word"]
    capitals = sum(known.text[:1].isupper() for known in words)
    opens = sum(known.initial and known.text[:1].isupper() for known in words)
    if capitals - opens == 1 or capitals < len(words) - capitals:
        raise Refused("invented", f"{token.text} {following.text}")


def _check_minuend(world: World, clause: Clause, index: int, token: Token) -> None:
    """ "Revenue was €57,000", where the metric is revenue less costs: either side is another measure."""
    facts = world.facts
    sides = re.split("|".join(_MINUS), facts.definition.lower())
    if token.kind == "name" or set(token.senses) - {"glue"} or index + 1 == len(clause.tokens):
        return
    named = " ".join((facts.label, *facts.also_called)).lower()
    following = clause.tokens[index + 1]
    told = following.kind == "number" or following.word("of", "is", "was", "were", "are", "came to", "at") or following.has("move", "level_verb", "still")  # fmt: skip
    nouns = {word for side in sides for word in side.split() if len(word) > len("and")} - set(named.split())
    if token.lowered in nouns and told:
        raise Refused("metric", token.text)


def _check_measure(clause: Clause, index: int, token: Token) -> None:
    """ "Orders fell": what people do as a measure of its own, where the facts have none of this name."""
    if not token.has("activity") or token.kind == "name" or token.has("move", "level_verb", "still"):
        return
    before = token_at(clause.tokens, index - 1)
    opens = (
        index == 0
        or before.kind == "mark"
        or before.word("the", "and", "but", "while", "as", "because", "since", "total", "net", "its", "their")
    )
    after = [known for known in clause.tokens[index + 1 : index + 4] if not known.has("strong", "weak", "hedge")]
    if opens and after and after[0].has("move", "still", "multiple_verb") and not after[0].has("activity"):
        raise Refused("invented", token.text)


def _is_pace(clause: Clause, index: int) -> bool:
    """ "at the same rate", "the rate of decline": how fast, not another metric."""
    before = token_at(clause.tokens, index - 1)
    after = token_at(clause.tokens, index + 1)
    return before.word("same", "growth", "a") or before.has("pace", "move_adjective", "move_noun") or after.word("of")


def _check_time(clause: Clause, index: int, token: Token) -> None:
    when = token.when if token.kind == "period" else token.senses["time"].tag if token.has("time") else None
    part = clause.tokens[index - 2] if index > 1 and clause.tokens[index - 1].word("of", "in") else None
    if token.kind == "period" and part is not None and part.kind not in {"number", "name"}:
        if part.text.lower().split()[-1] in {"end", "start", "beginning", "middle", "close", "half", "part", "days"}:
            raise Refused("period", part.text)
    if (
        when is None
        or when in {"previous", "current", "step", "both"}
        or (token.has("time") and token.has("glue") and not when.startswith("other"))
    ):
        return
    before = token_at(clause.tokens, index - 1)
    after = token_at(clause.tokens, index + 1)
    if token.word("record") and before.word("to") and (after.has("move_noun") or after.word("a", "an", "any")):
        return  # "the only region to record growth"
    if when in {"around_current", "around_previous"}:
        if (before.word("of") and when == "around_current") or (token.bare_year and when == "around_current"):
            return
        raise Refused("period", token.text)
    raise Refused("period", token.text)
