"""Names beside a count of them: "North and East, the two regions with the lowest sales", "two fell: North and East"."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import HAVING
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.drivers import MAINLY, check_driver, leads
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.clauses.ranks import check_superlative
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import Subject, World

_LABELLED: Final = ("recorded", "listed", "shown", "labelled", "labeled", "marked", "filed", "booked", "reported", "entered", "logged", "designated", "known")  # fmt: skip
_OTHER_WAY: Final = ("more", "less", "fewer")


def without_labels(tokens: list[Token]) -> list[Token]:
    """The tokens with the name alone for "the one recorded as N/A"."""
    if not says(tokens, *_LABELLED):
        return tokens
    kept: list[Token] = []
    position = 0
    while position < len(tokens):
        near = tokens[position : position + 5]
        words = [token.lowered for token in near[:4]]
        if (
            len(near) == 5
            and words[:2] == ["the", "one"]
            and near[2].word(*_LABELLED)
            and words[3] == "as"
            and is_name(near[4], "segment")
        ):
            position += 4
            continue
        kept.append(tokens[position])
        position += 1
    return kept


def check_named_together(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless those named beside a count of them are that many, rank so, and did what they are said to have."""
    plain = [clause for clause in clauses if not clause.bracket]
    for first, second in itertools.pairwise(plain):
        if only_names(first) and first.tokens[-1:] and is_mark(first.tokens[-1], ","):
            _check_apposed(world, second, first)
        elif _counts(first) and first.tokens[-1:] and is_mark(first.tokens[-1], ",") and _opens_with_names(second):
            _check_apposed(world, first, second)
    for at, clause in enumerate(plain):
        last = clause.tokens[-1:] and (
            is_mark(clause.tokens[-1]) or clause.tokens[-1].word("and", "but", "while", "in", "by")
        )
        if _counts(clause) and at + 1 < len(plain) and not last:
            _check_list(world, clause, plain[at + 1 :])


_PLACED: Final = ("in", "at", "by", "on", "from", "for", "through", "via", "with", "because of", "due to", "thanks to")


def check_second_place(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless "led by the North and by Web", "declines in the North and at Web", "chiefly through Web" hold for the last."""
    plain = [clause for clause in clauses if not clause.bracket]
    for at, clause in enumerate(plain):
        words = [token for token in clause.tokens if not is_mark(token)]
        mainly = bool(words) and words[0].word(*MAINLY)
        words = words[1:] if mainly else words
        subjects = clause.entity.choices[0] if clause.entity is not None and clause.entity.choices else ()
        names = all(is_name(token, "segment", "dimension") or token.word("the", "and") for token in words[1:])
        if len(words) < _PAIR or not words[0].word(*_PLACED) or not names or not subjects:
            continue
        if not at or not all(subject.members and not subject.rest for subject in subjects):
            continue
        before, said = plain[at - 1], [token for known in plain[:at] for token in known.tokens]
        if mainly and any(direction.sign for direction in directions_of(world, plain[0])):
            check_driver(world, subjects, mainly=True, entirely=False, negated=False, told=False)
        elif not before.tokens[-1:] or not before.tokens[-1].word("and"):
            continue
        elif before.entity is not None and before.entity.stand == "driver" and len(before.tokens) == 1:
            led = any(token.word(*MAINLY) or token.lowered.startswith(("led by", "driven by")) for token in said)
            check_driver(world, subjects, mainly=led, entirely=False, negated=False, told=False)
        elif before.tokens[0].has("move_noun") and before.entity is not None and before.entity.joint == "despite":
            sense = before.tokens[0].senses["move_noun"]
            sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
            _check_moved(world, subjects, sign, before.tokens[0])


_PAIR: Final = 2
"""A preposition and a name."""


def _counts(clause: Clause) -> bool:
    mention = clause.group.mention if clause.group is not None else None
    return mention is not None and mention.count is not None and mention.bound == "none" and not mention.quantifier


def only_names(clause: Clause, *, figures: bool = False) -> bool:
    """A list of names; with `figures`, each may have its preposition and its figure."""
    entity = clause.entity
    segment = entity is not None and entity.kind == "segment" and (figures or entity.stand == "open")
    return segment and all(
        is_name(token, "segment", "dimension")
        or is_mark(token, ",", "()")
        or token.word("and", "&", "the", "both")
        or (figures and (token.kind == "number" or token.word("in", "at", "from", "by", "on", "with", "for")))
        for token in clause.tokens
    )


def _opens_with_names(clause: Clause) -> bool:
    segment = clause.entity is not None and clause.entity.kind == "segment" and clause.entity.stand == "open"
    end = next((at for at, token in enumerate(clause.tokens) if at and is_mark(token, ",")), None)
    return segment and end is not None and only_names(replace(clause, tokens=clause.tokens[:end]))


def _members(clause: Clause) -> tuple[Subject, ...]:
    subjects = clause.choices[0]
    if len(subjects) == 1 and len(subjects[0].members) > 1 and not subjects[0].rest:
        return tuple(Subject((member,)) for member in subjects[0].members)
    return subjects


def _check_apposed(world: World, group: Clause, named: Clause) -> None:
    """ "North and East, the two regions with the lowest sales": two, and those two."""
    mention = group.group.mention if group.group is not None else None
    subjects = _members(named)
    opens = group.tokens[:1] and group.tokens[0].word("the") and _counts(group)
    if mention is None or not opens or mention.of_count is not None or not all(known.members for known in subjects):
        return
    if mention.dimension is not None and world.dimension_of(subjects[0]) != mention.dimension:
        raise Refused("subject", "segments of another dimension")
    if mention.count != len(subjects):
        raise Refused("comparison", "a count of those named")
    end = next((at for at, token in enumerate(group.tokens) if is_mark(token, ",", "—", ";")), len(group.tokens))
    for index, token in enumerate(group.tokens[:end]):
        if token.has("superlative"):
            alone = replace(group, tokens=group.tokens[:end], directions=None, entity=None, ties=[])
            check_superlative(world, alone, subjects, index)
    if group.group is not None and group is not named and subjects in group.choices:
        group.choices = (subjects,)


def check_ranked_together(world: World, clauses: list[Clause]) -> None:
    """Raise `Refused` unless "the largest gains were in North (+4) and East (+2)" names the two that rank first."""
    plain = [clause for clause in clauses if not clause.bracket]
    for at, clause in enumerate(plain):
        index = next((index for index, token in enumerate(clause.tokens) if token.has("superlative")), None)
        if index is None or not any(_several_moved(token) for token in clause.tokens[index + 1 : index + 4]):
            continue
        named = [token.name.members for token in clause.tokens[index:] if is_name(token, "segment") and token.name]
        listed = [member for members in named for member in members]
        for known in plain[at + 1 :]:
            if not only_names(known, figures=True) or (known.hard and listed):
                break
            listed += [member for token in known.tokens if token.name is not None for member in token.name.members]
        subjects = tuple(Subject((member,)) for member in dict.fromkeys(listed))
        if len(subjects) > 1 and not clause.has("negation"):
            ranked = replace(clause, entity=None, ties=[])
            check_superlative(world, ranked, subjects, index)


def _several_moved(token: Token) -> bool:
    return token.has("move_noun", "change_noun") and token.lowered.endswith("s")


def _check_list(world: World, group: Clause, behind: list[Clause]) -> None:
    """ "Two of the three sites fell: North (−4) and East (−2)": those two did."""
    said = [known for known in directions_of(world, group) if known.sign and known.kind != "degree"][:1]
    listed: list[Subject] = []
    for clause in behind:
        if not only_names(clause):
            break
        own = clause.entity.choices[0] if clause.entity is not None else ()
        listed += [Subject((member,)) for subject in own for member in subject.members]
    if not said or not listed or group.group is None or not all(known.members for known in listed):
        return
    fields = {world.dimension_of(subject) for subject in listed}
    if fields != {world.dimension_of(subject) for subject in group.choices[0]}:
        return
    aspect = said[0].aspect or group.aspect or "value"
    mention = group.group.mention
    alone = all(only_names(clause) for clause in behind) and behind[0].entity is not None and not behind[0].entity.joint
    if alone and len(listed) == len(set(listed)) and mention is not None and mention.count != len(listed):
        raise Refused("comparison", "a count of those named")
    if len(listed) == len(set(listed)) and group.group.mention is not None and len(listed) == group.group.mention.count:
        for subject in listed:
            if not moves(Quantities(world), said[0], subject, aspect):
                raise Refused("direction", "one named among those")


def check_having(world: World, clause: Clause) -> None:
    """Raise `Refused` unless those who "recorded small losses", or "shipped more", did."""
    subjects = _members(clause)
    segment = clause.entity is not None and clause.entity.kind == "segment" and clause.entity.stand == "open"
    if not segment or not all(known.members and not known.rest for known in subjects) or clause.aspect is not None:
        return
    read = {direction.at for direction in directions_of(world, clause)}
    _check_ahead(world, clause, subjects)
    if not clause.has("move_noun") and not clause.said(*_OTHER_WAY):
        return
    for index, token in enumerate(clause.tokens):
        if index and clause.tokens[index - 1].has("negation"):
            break
        before, behind = token_at(clause.tokens, index - 1), token_at(clause.tokens, index + 1)
        ends = not behind.text or is_mark(behind)
        if token.has("move_noun") and token.lowered.endswith("s") and ends and not world.signed_levels:
            at = index - 1
            while token_at(clause.tokens, at).has("weak", "strong", "move_adjective"):
                at -= 1
            sign = token.senses["move_noun"].sign * (
                -1 if token.senses["move_noun"].tag == "polar" and world.facts.polarity == "down" else 1
            )
            if token_at(clause.tokens, at).word(*HAVING):
                _check_moved(world, subjects, sign, token)
        elif (
            index not in read
            and token.word(*_OTHER_WAY)
            and ends
            and index
            and is_name(before, "segment")
            and not clause.ties
        ):
            _check_moved(world, subjects, 1 if token.word("more") else -1, token)


def _check_moved(world: World, subjects: tuple[Subject, ...], sign: int, token: Token) -> None:
    for subject in subjects:
        courses = [
            world.course(subject, "value"),
            *([world.course(subject, "denominator"), world.course(subject, "numerator")] if world.is_ratio else []),
        ]
        if sign and not any((course.delta or 0.0) * sign > 0 for course in courses):
            raise Refused("direction", f"{token.text}, which not all of them had")


def _check_ahead(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """ "with North and Web ahead": nobody put in more, or grew more."""
    tokens, toward = clause.tokens, 1 if world.facts.delta >= 0 else -1
    joint = clause.entity.joint if clause.entity is not None else ""
    if joint != "with" or not tokens or not tokens[-1].word("ahead", "in front", "in the lead", "leading"):
        return
    if leads(world, subjects):
        return
    for subject in subjects:
        rates = [world.course(Subject((member,)), "value").relative for member in world.siblings(subject)]
        mine = world.course(subject, "value").relative
        if mine is None or any(other is not None and other * toward > mine * toward for other in rates):
            raise Refused("comparison", "who is ahead")
