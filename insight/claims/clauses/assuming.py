"""What the whole would have done with one thing left out: "at constant mix", "had South stayed at its March level"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from insight.claims.clauses import truths
from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import TOTAL, Course, EffectName, Subject, World

_LEFT_OUT: Final = (
    "without",
    "but for",
    "excluding",
    "leaving out",
    "leaving aside",
    "ignoring",
    "disregarding",
    "net of",
)
_OPENERS: Final = (*_LEFT_OUT, "had", "if", "at", "with", "but for", "on", "holding", "keeping", "assuming", "based", "based on", "under", "for")  # fmt: skip
_ALONE: Final = ("alone", "only", "solely", "purely")
_ADJUSTED: Final = (
    "adjusted",
    "adjusting",
    "corrected",
    "correcting",
    "controlled",
    "controlling",
    "allowing",
    "adjustment",
    "correction",
    "net of",
)
_REPEATED: Final = ("repeated", "matched", "equalled")
_KEPT: Final = (*_REPEATED, "stayed", "remained", "kept", "same", "constant", "held", "unchanged")
_UNREAD: Final = ("cause", "driver", "superlative", "good", "quantifier", "offset_verb", "noise_noun", "share_noun", "outpace_verb",
                  "multiple_verb", "ordinal", "transitive", "effect_noun", "negation")  # fmt: skip
_EFFECTS: Final[tuple[EffectName, ...]] = ("rate_effect", "mix_effect")


def check_assumption(world: World, tokens: list[Token]) -> bool:
    """False when the sentence assumes nothing of the kind.

    Raises:
        Refused: what it says would have happened does not follow from the facts.
    """
    phrase, rest = _parted(tokens) if says(tokens, "would") else _adjusted(world, tokens)
    courses = list(_courses(world, phrase)) or list(_rest(world, phrase, rest)) if phrase else []
    if not courses:
        return False
    _check_words(world, phrase, rest)
    if not world.is_ratio and says(rest, "average", "on average", "mean"):
        raise Refused("number", "an average of a sum")
    if world.facts.grain != "day" and says(rest, "day", "daily"):
        raise Refused("number", "by the day")
    clause = Clause(rest, None, ((TOTAL,),))
    failures = [_failure(world, clause, course) for course in courses]
    if all(failures):
        raise next(failure for failure in failures if failure)
    return True


def _adjusted(world: World, tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """ "On a like-for-like mix of plans, the rate rose", "adjusted for the mix, it fell by 2": told without "would"."""
    if not world.is_ratio or tokens[0].lowered not in {*_OPENERS, *_ADJUSTED, "after", "once"}:
        return [], []
    end = next((at for at, token in enumerate(tokens) if is_mark(token, ",")), 0)
    phrase = tokens[:end]
    like = [token.lowered for token in phrase if token.kind != "mark"]
    kept = means(phrase, "still") or not {*_KEPT, *_ADJUSTED, "fixed"}.isdisjoint(like)
    kept = kept or any(like[at : at + 3] == ["like", "for", "like"] for at in range(len(like)))
    if not kept or not any(_mixes(token) for token in phrase) or any(token.figure is not None for token in phrase):
        return [], []
    return [token for token in phrase if not is_mark(token, "-")], tokens[end + 1 :]


def _parted(tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """The assumption, which opens or ends the sentence, and what it is said of."""
    if tokens[0].word(*_OPENERS):
        would = next(at for at, token in enumerate(tokens) if token.word("would"))
        end = next((at for at, token in enumerate(tokens[:would]) if is_mark(token, ",")), 0)
        if end:
            return tokens[:end], tokens[end + 1 :]
        end = _subject_of_would(tokens)  # "Without the increase in North the drop would have been …"
        if means(tokens[:end], "move_noun", "move"):
            return tokens[:end], tokens[end:]
        return tokens[:0], tokens[1:]
    would = next(at for at, token in enumerate(tokens) if token.word("would"))
    start = next((at for at in range(would, len(tokens)) if tokens[at].word(*_OPENERS)), len(tokens))
    return tokens[start:], tokens[:start]


def _subject_of_would(tokens: list[Token]) -> int:
    """Where the noun phrase starts that stands in front of "would"; 0 when it is not plain where."""
    would = next((at for at, token in enumerate(tokens) if token.word("would")), 0)
    for at in range(would - 1, max(0, would - 5), -1):
        if tokens[at].word("the", "it", "this") or (is_name(tokens[at], "metric") and at == would - 1):
            return at - 1 if tokens[at - 1].word("the") else at
    return 0


def _courses(world: World, phrase: list[Token]) -> Iterator[Course]:
    """Before and after of the whole under the assumption, in each way that it can be meant."""
    before, delta = world.facts.previous_value, world.facts.delta
    alone = _on_one_alone(phrase)
    if alone is not None:
        yield from (Course(before, before + total) for total in world.effect_totals(alone, None) if world.is_ratio)
        return
    kept = any(
        token.has("still") or token.lowered in {*_ADJUSTED, "like", "fixed"} or token.text.lower().split()[0] in _KEPT
        for token in phrase
    ) or (means(phrase, "move", "go_verb") and means(phrase, "negation"))
    mixes = [token for token in phrase if _mixes(token)]
    kept = kept or bool(mixes and any(time_of(token) == "previous" for token in phrase))
    removed = means(phrase, "move_noun", "change_noun", "effect_noun", "move", "transitive")
    if not phrase or not (kept or (removed and phrase[0].word(*_LEFT_OUT))):
        return
    members = [index for token in phrase if is_name(token, "segment") and token.name for index in token.name.members]
    over = next((token.name.dimension for token in phrase if token.name and is_name(token, "dimension")), None)
    if any(_unread(token) or token.has("absent") for token in phrase) or not _figures_hold(world, phrase, members):
        return
    tags = {token.senses["effect_noun"].tag for token in phrase if token.has("effect_noun") and not is_name(token)}
    if mixes and world.is_ratio and not members:
        tags = {"mix_effect"}
    if world.is_ratio and any(is_name(token, "metric") for token in phrase) and not members and not tags:
        tags = {"rate_effect"}
    if members and not tags & set(_EFFECTS):
        effects = [world.effect(Subject((index,)), "contribution") for index in members]
        if not any(effect is None for effect in effects):
            yield Course(before, before + delta - sum(effect or 0.0 for effect in effects))
    elif not members:
        for name in _EFFECTS:
            if name in tags:
                yield from (Course(before, before + delta - total) for total in world.effect_totals(name, over))


def _figures_hold(world: World, phrase: list[Token], members: list[int]) -> bool:
    """ "the ¥7.8 million gained by North": what it contributed; "had it stayed at ¥182 million": what it was.

    Raises:
        Refused: another figure is told.
    """
    numbers = [at for at, token in enumerate(phrase) if token.kind == "number"]
    if not numbers:
        return True
    figure = phrase[numbers[0]].figure
    if (
        len(numbers) > 1
        or len(members) != 1
        or world.is_ratio
        or figure is None
        or figure.unit not in {"plain", "money"}
    ):
        return False
    course = world.course(Subject((members[0],)), "value")
    stayed = token_at(phrase, numbers[0] - 1).word("at") or any(
        token.lowered in {f"{kept} at" for kept in _KEPT} for token in phrase
    )
    kind = truths.kind_of(world, "value")
    truth = Truth(course.previous or 0.0, kind) if stayed else Truth(course.delta or 0.0, kind, signed=True)
    if not truths.states(world, figure, "none", 0, truth, frozenset()):
        raise Refused("number", phrase[numbers[0]].text)
    return True


def _mixes(token: Token) -> bool:
    """ "at constant mix", "with the weights of March"."""
    sense = token.sense("effect_noun") if token.kind == "word" else None
    return (sense is not None and sense.tag == "mix_effect") or (token.has("share_noun") and not token.has("fraction"))


def _on_one_alone(phrase: list[Token]) -> EffectName | None:
    """ "on rates alone", "had only the mix changed": the effect that is left in, `None` where no such word is."""
    named = [token for token in phrase if _mixes(token) or is_name(token, "metric") or token.has("effect_noun")]
    said = says(phrase, *_ALONE) and not means(phrase, "negation")
    if not said or len(named) != 1 or phrase[0].word(*_LEFT_OUT) or any(is_name(token, "segment") for token in phrase):  # fmt: skip
        return None
    return "mix_effect" if _mixes(named[0]) else "rate_effect"


def _rest(world: World, phrase: list[Token], rest: list[Token]) -> Iterator[Course]:
    """ "Without Uplands, the decline would have been larger"."""
    members = tuple(
        index for token in phrase if is_name(token, "segment") and token.name for index in token.name.members
    )
    plain = all(token.kind == "name" or token.has("glue") for token in phrase)
    sized = means(rest, "move_adjective") and means(rest, "move_noun")
    if members and plain and sized and phrase[0].word(*_LEFT_OUT):
        yield world.course(Subject(members, rest=True), "value")


def _unread(token: Token) -> bool:
    return token.kind == "unknown" and token.lowered not in {*_REPEATED, *_ADJUSTED, "based"}


def _check_words(world: World, phrase: list[Token], rest: list[Token]) -> None:
    """Everything in the sentence is read, and what the assumption calls a fall was one."""
    for token in (*phrase, *rest):
        if _unread(token) or token.has("absent", "note_noun"):
            raise Refused("invented", token.text)
        other = token.kind == "word" and _mixes(token) and token.has("effect_noun") and not any(map(_mixes, phrase))
        if token in rest and token.has(*_UNREAD) and not token.word("only") and not other:
            raise Refused("comparison", token.text)
        when = token.when if token.kind == "period" else token.senses["time"].tag if token.has("time") else "step"
        if when not in {"previous", "current", "step"} or (token in phrase and when == "current"):
            raise Refused("period", token.text)
        if is_name(token, "segment", "dimension", "numerator", "denominator") and token in rest:
            raise Refused("subject", token.text)
    members = [index for token in phrase if is_name(token, "segment") and token.name for index in token.name.members]
    for token in phrase:
        moved = token.sense("move_noun") or token.sense("move")
        polar = moved is not None and moved.tag == "polar" and world.facts.polarity == "down"
        sign = 0 if moved is None or is_name(token) else -moved.sign if polar else moved.sign
        for index in members:
            if sign * (world.course(Subject((index,)), "value").delta or 0.0) < 0:
                raise Refused("direction", token.text)


def _failure(world: World, clause: Clause, course: Course) -> Refused | None:
    """Why the sentence does not hold of this course; `None` when it does."""
    delta, actual = course.delta or 0.0, world.facts.delta
    sign = 0
    noun = False
    since = clause.said("still") or any(time_of(token) == "previous" for token in clause.tokens)
    for direction in directions_of(world, clause):
        if direction.kind == "noun":
            noun = True
        if direction.level:
            held = (course.current or 0.0) * direction.level > 0
        elif direction.kind == "adjective" and not clause.tokens[direction.at].word("up", "down"):
            apart = delta if since else (abs(delta) - abs(actual)) if noun else (delta - actual)
            held = apart * direction.sign > 0 and (not noun or delta * actual > 0)
        elif direction.still is not None:
            held = course.relative is not None and abs(course.relative) <= 0.01
        else:
            sign = direction.sign or sign
            held = delta * direction.sign > 0 if direction.sign else not direction.strength
        if held == direction.negated or direction.strength:
            return Refused("direction", clause.tokens[direction.at].text)
    sized = any(
        known.kind == "adjective" and not known.level and not clause.tokens[known.at].word("up", "down")
        for known in directions_of(world, clause)
    )
    apart_kind = "points" if truths.kind_of(world, "value") == "rate" else truths.kind_of(world, "value")
    for index, token in enumerate(clause.tokens):
        figure = token.figure
        if figure is None:
            continue
        before = clause.tokens[index - 1] if index else token
        hedge = before.senses["hedge"].tag if before.has("hedge") else "none"
        instead = says(clause.tokens[:index], "instead of", "rather than", "instead")
        known = [*_truths(world, course), *(_truths(world, world.course(TOTAL, "value")) if instead else ())]
        if sized and not noun and not since:
            known = [Truth(delta - actual, apart_kind, signed=True), *(truth for truth in known if not truth.signed)]
        told = 0 if instead else sign
        lost = [near for near in clause.tokens[max(0, index - 2) : index] if near.has("level_sign")]
        if lost and lost[-1].senses["level_sign"].sign < 0:
            known = [Truth(-truth.value, truth.kind) for truth in known if not truth.signed]
        if not any(truths.states(world, figure, hedge, told, truth, frozenset()) for truth in known):
            return Refused("number", token.text)
    return None


def _truths(world: World, course: Course) -> Iterator[Truth]:
    kind = truths.kind_of(world, "value")
    if course.delta is not None:
        yield Truth(course.delta, "points" if kind == "rate" else kind, signed=True)
    if course.relative is not None:
        yield Truth(course.relative, "rate", signed=True)
    if course.current is not None:
        yield Truth(course.current, kind)
