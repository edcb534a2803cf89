"""How many of a dimension's segments something is said of."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import Entity, is_mark, is_name
from insight.claims.clauses.judge import EXCLUSIVE
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, stem, token_at
from insight.claims.world import Aspect, Subject, World

DOUBLE_DIGIT: Final = 0.1
"""The smallest relative change with two digits."""


def count_fits(
    quantifier: str | None, told: int | None, of: int | None, count: int, whole: int, bound: str = "none"
) -> bool:
    """True when `count` of `whole` is what the quantifier says; `bound` is the hedge of the number told."""
    if of is not None and of != whole:
        return False
    if told is not None and quantifier is None and bound in {"at_least", "above", "at_most", "below"}:
        return {"at_least": count >= told, "above": count > told, "at_most": count <= told, "below": count < told}[
            bound
        ]
    if quantifier == "all but":
        return count == whole - (told or 0)
    if quantifier in {"all", "both", "other"} and of is None:
        return count == whole and (told is None or told == whole)
    if quantifier == "none" and told in {None, whole}:
        return count == 0
    if quantifier == "not_all":
        return count < whole
    if quantifier == "most" and told is None:
        return whole / 2 < count
    if quantifier == "several" and told is None:
        return count >= 2
    if quantifier == "many" and told is None:
        return count >= max(2, whole / 2)
    if quantifier == "some" and told is None:
        return count > 0
    if quantifier is None and told is None:
        return count == whole
    return count == told


def check_counts(world: World, clause: Clause) -> None:
    """Raise `Refused` for a count of segments, periods or tries that is not that of the facts, and that no group has."""
    tokens = clause.tokens
    for entity in (clause.entity, *clause.places, *(tie.entity for tie in clause.ties)):
        if entity is not None and not _of_all(world, entity):
            raise Refused("comparison", "of another number of segments")
    if not clause.has("cardinal", "ordinal"):
        return
    for index, token in enumerate(tokens):
        count = token.sense("cardinal")
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if count is not None and index not in clause.counted:
            if _counts_nobody(tokens, index):
                raise Refused("comparison", "a count of nobody known")
            alone = clause.entity is not None and clause.entity.kind == "segment"
            if before.word("the only") and alone and count.strength != len(clause.choices[0]):
                raise Refused("comparison", "so many alone")
            others = before.word("other", "the other", "remaining", "the remaining")
            if (
                others
                and clause.group is None
                and (
                    after.has("move", "move_adjective", "pace")
                    or after.word("did", "do")
                    or is_name(after, "dimension")
                )
            ):
                raise Refused("comparison", "another number of segments")
        if count is not None and before.word("the") and _between(tokens, index) and count.strength != 2:
            raise Refused("comparison", "between more than two")
        nth = token.sense("ordinal")
        if nth is not None and after.kind in {"word", "name"} and _another_nth(world, nth.strength, after):
            raise Refused("metric", f"{token.text} {after.text}")


def _counts_nobody(tokens: list[Token], index: int) -> bool:
    """ "two of the three spent less": a count of a count, which nobody read as one of segments."""
    of = index + 1
    if not token_at(tokens, of).word("of", "of the"):
        return False
    at = of + 1 + token_at(tokens, of + 1).word("the", "all")
    return token_at(tokens, at).has("cardinal") and token_at(tokens, at + 1).kind != "name"


def _of_all(world: World, entity: Entity) -> bool:
    """False for "three of the five sites" where there are four, whatever the three did."""
    mention = entity.mention
    if mention is None or mention.of_count is None or entity.kind != "group":
        return True
    spoken = entity.choices[0][:1]
    return mention.of_count in {len(entity.choices[0]), *(len(world.siblings(subject)) for subject in spoken)}


def check_apart(clauses: list[Clause], world: World) -> None:
    """ "two grew and two grew": groups that are counted side by side are others, so the second count adds to the first."""
    counted: list[tuple[Clause, int, int]] = []
    for clause in clauses:
        group = clause.group
        mention = group.mention if group is not None else None
        if mention is None or mention.count is None or mention.bound != "none":
            continue
        said = [known for known in directions_of(world, clause) if known.sign and not known.negated][:1]
        if not said:
            continue
        for first, count, sign in counted:
            alike = (
                first.choices[0] == clause.choices[0] and sign == said[0].told_sign and first.aspect == clause.aspect
            )
            movers = sum((world.course(subject, "value").delta or 0.0) * sign > 0 for subject in clause.choices[0])
            if alike and clause.template is first and mention.of_count is None and count + mention.count > movers:
                raise Refused("comparison", "counted twice")
        counted.append((clause, mention.count, said[0].told_sign))


def _between(tokens: list[Token], index: int) -> bool:
    """ "the gap between the three channels"."""
    near = tokens[max(0, index - 4) : index]
    after = token_at(tokens, index + 1)
    gap = says(near, "gap between") or (
        says(near[-2:], "between") and says(near, "gap", "difference", "distance", "spread")
    )
    return (
        gap
        and not after.has("superlative")
        and (is_name(after, "dimension") or after.has("grain_noun") or not after.text)
    )


def _another_nth(world: World, strength: int, noun: Token) -> bool:
    """ "the second attempt", where the metric counts first attempts."""
    named = " ".join((world.facts.label, world.facts.definition, *world.facts.also_called)).lower()
    head = stem(noun.lowered.split()[0])
    known = [
        _NTH[word]
        for word, following in re.findall(r"(first|second|third)[- ]([a-z]+)", named)
        if stem(following) == head
    ]
    return bool(known) and strength not in known


_NTH: Final = {"first": 1, "second": 2, "third": 3}


def check_only(quantities: Quantities, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` when another segment of the dimension moved the same way as "only North" did."""
    world = quantities.world
    named = {index for subject in subjects for index in subject.members}
    if not named:
        return
    aspect: Aspect = clause.aspect or "value"
    said = [direction for direction in directions_of(world, clause) if direction.sign or direction.level]
    large = any(token.lowered.startswith("double-digit") for token in clause.tokens)
    for index in world.siblings(subjects[0]):
        if index in named:
            continue
        if large and abs(world.course(Subject((index,)), "value").relative or 0.0) < DOUBLE_DIGIT:
            continue
        only = next((at for at, token in enumerate(clause.tokens) if token.word("only", "the only")), 0)
        behind = [direction for direction in said if direction.at > only]
        for direction in (behind or said)[:1]:
            if moves(quantities, direction, Subject((index,)), direction.aspect or aspect):
                raise Refused("comparison", "only")


def only_placed(clause: Clause) -> bool:
    """ "only in West", of which nothing is told to have moved."""
    opens = bool(clause.tokens) and clause.tokens[0].word("only")
    placed = clause.entity is not None and clause.entity.stand == "place"
    return opens and placed and not any(telling.at == 1 for telling in clause.tellings)


def excludes(tokens: list[Token]) -> bool:
    """ "only South fell", "fell in South alone": said of no other segment."""
    for index, token in enumerate(tokens):
        bar = (
            token.word("nothing", "none", "no one", "nobody")
            and tokens[index + 1 : index + 2]
            and tokens[index + 1].word("but")
        )
        if not token.word(*EXCLUSIVE) and not bar:
            continue
        near = tokens[index + 1 : index + 5]
        if token.word("only", "the only") and any(is_name(known, "dimension") for known in near):
            return not any(known.has("cardinal", "superlative") or known.kind == "number" for known in near)
        ahead = index + 1
        while ahead < len(tokens) and tokens[ahead].word(
            "but", "in", "at", "on", "for", "from", "with", "the", "by", "of"
        ):
            ahead += 1
        if ahead < len(tokens) and is_name(tokens[ahead], "segment"):
            return True
        if index == 0 or not is_name(tokens[index - 1], "segment", "dimension") or token.word("just", "merely"):
            continue
        following = token_at(tokens, index + 1)
        told = any(
            known.kind == "number" or known.lowered.endswith(("more", "less", "more than", "less than"))
            for known in tokens[index:]
        )
        if (
            is_mark(following)
            or following.word("and", "while", "whereas", "but")
            or (following.has("move") and not told)
        ):
            return True
    return False
