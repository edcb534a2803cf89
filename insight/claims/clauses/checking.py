"""Holds each clause of a sentence against the facts."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from insight.claims.clauses import comparing, truths
from insight.claims.clauses.clause import Clause, Direction, Telling
from insight.claims.clauses.courses import check_course, check_periods
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import DETERMINERS, MODIFIERS, PLACE, Entity, is_mark, is_name
from insight.claims.clauses.quantities import Quantities, degree_fits, moves, pair_of
from insight.claims.clauses.scope import check_scope, each_of, opens_name, shared_out
from insight.claims.clauses.telling import ALL_EFFECTS, Teller
from insight.claims.clauses.truths import Truth
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World
from insight.errors import WithheldReason

_REACH: Final = 6
"""Words between a denial and what it denies."""
_FOREIGN: Final = frozenset(
    [
        "repeat",
        "net",
        "gross",
        "new",
        "average",
        "mean",
        "median",
        "typical",
        "existing",
        "first-time",
        "active",
        "paid",
        "unique",
        "daily",
        "weekly",
        "monthly",
    ]
)
"""Modifiers that make another measure of a name, unless the metric has them."""
_SMALL_EFFECT: Final = 0.34
"""Share of the change up to which an effect may be called small."""
_PARTLY_BELOW: Final = 0.95
_EFFECT_MATTERS: Final = 0.3
"""Share of the change from which it may be called a matter of this effect."""
_EXCLUSIVE: Final = (
    "only",
    "the only",
    "just",
    "merely",
    "solely",
    "exclusively",
    "alone",
    "purely",
    "nothing but",
    "none but",
    "no one but",
)
_TAILS: Final = frozenset(["rate", "rates", "ratio", "ratios", "value", "time", "percentage rate"])
_EQUAL: Final = 0.85
"""How much of the larger of two the smaller must be for them to be called equal."""
_COPULAS: Final = frozenset(
    [
        "is",
        "was",
        "are",
        "were",
        "came from",
        "in",
        "by",
        "from",
        "being",
        "goes to",
        "went to",
        "belongs to",
        "with",
        "on",
        "at",
        "to",
        "of",
        "that of",
        "those of",
    ]
)


def check_clauses(world: World, clauses: list[Clause], near: frozenset[str]) -> frozenset[str]:
    """Raise `Refused` unless every clause holds; the units told so far, which a later figure may share."""
    units = near | _units(clauses)
    first = clauses[0].tokens[:1] if clauses else []
    if (
        first
        and first[0].word("had", "were", "should")
        and not any(clause.said("would", "might", "could") for clause in clauses)
    ):
        raise Refused("invented", "what would have been")
    _check_nothing_dangles(clauses)
    for index, clause in enumerate(clauses):
        _lend_subject(clauses, index)
        _share_predicate(world, clauses, index)
        _check_words(world, clause)
        Checker(world, clause, units).check()
        check_scope(world, clause)
    return units


def _check_nothing_dangles(clauses: list[Clause]) -> None:
    """A segment of which nothing is said, or that is left out of nothing, would go unread."""
    if not any(_claims(clause) for clause in clauses) and any(
        clause.entity is not None and clause.entity.kind == "segment" for clause in clauses
    ):
        raise Refused("subject", "a segment about which nothing is said")
    words = [token for clause in clauses for token in clause.tokens]
    for token, following in itertools.pairwise(words):
        name = following.name
        if token.word("fewer", "more") and name is not None and name.kind == "dimension" and name.plural:
            raise Refused("comparison", "more of what the facts do not count")
    for index, clause in enumerate(clauses):
        if clause.entity is None or clause.entity.stand != "without" or _claims(clause):
            continue
        rest = clause.choices[0]
        if not any(rest in other.choices for other in clauses[index + 1 :]):
            raise Refused("subject", "nothing from which a segment is left out")


def _claims(clause: Clause) -> bool:
    return bool(clause.ties) or any(
        token.kind == "number"
        or token.word("more", "less", "fewer", "most", "least")
        or token.has("move", "move_noun", "change_noun", "move_adjective", "still", "hold", "superlative", "driver", "cause", "transitive", "noise_noun", "good", "offset_verb", "share_verb", "level_verb",
                     "outpace_verb", "drive_verb", "multiple_verb", "level_sign", "pace", "effect_noun")
        for token in clause.tokens
    )  # fmt: skip


def _units(clauses: list[Clause]) -> frozenset[str]:
    figures = [token.figure for clause in clauses for token in clause.tokens if token.figure is not None]
    named = {figure.unit for figure in figures if figure.unit in {"percent", "points", "minutes", "money"}}
    return frozenset(named | {"cents" for figure in figures if figure.currency == "cents"})


def _share_predicate(world: World, clauses: list[Clause], index: int) -> None:
    """ "Three of four platforms and two of three sources were up": both groups were."""
    clause = clauses[index]
    following = clauses[index + 1] if index + 1 < len(clauses) else None
    if (
        clause.group is None
        or following is None
        or following.group is None
        or not clause.tokens
        or not clause.tokens[-1].word("and", "or", "but")
    ):
        return
    if not directions_of(world, clause) and not any(token.kind == "number" for token in clause.tokens):
        clause.directions = [direction for direction in directions_of(world, following) if direction.sign]


def _lend_subject(clauses: list[Clause], index: int) -> None:
    """ "The largest driver was West": the name behind the copula is whom the superlative is said of."""
    clause = clauses[index]
    following = next((known for known in clauses[index + 1 :] if not known.bracket), None)
    if following is None or following.entity is None or following.entity.kind != "segment":
        return
    ranked = (
        clause.entity is not None
        and clause.entity.mention is not None
        and clause.entity.mention.superlative is not None
    )
    if (
        any(subject.members for subject in clause.choices[0])
        and clause.entity is not None
        and clause.entity.kind == "segment"
        and not ranked
    ):
        return
    counted = clause.group is not None and clause.group.mention is not None and clause.group.mention.count is not None
    pending = (clause.has("superlative") or clause.said("only", "the only")) and not counted
    last = clause.tokens[-1] if clause.tokens else Token("mark", "")
    first = ranked or clause.entity is None or clause.entity.kind in {"change", "effect", "group", "total", "share"}
    ends = (
        last.text.lower() in _COPULAS
        or following.hard
        or (following.template is clause and following.entity.joint in {"", "was", "is", "are", "were"})
    )
    if pending and first and (ends or last.has("level_verb")):
        clause.choices = following.choices
        if clause.entity is not None and clause.entity.kind == "group":
            clause.entity = None


def _check_words(world: World, clause: Clause) -> None:
    """Words that nothing else reads: unknown ones, things that no facts hold, other periods."""
    if clause.crossing:
        raise Refused("subject", "a segment of a segment")
    check_course(clause)
    check_periods(clause, 1 if world.facts.delta > 0 else -1 if world.facts.delta < 0 else 0)
    for index, token in enumerate(clause.tokens):
        if token.kind == "unknown":
            raise Refused("invented", token.text)
        if token.has("absent"):
            raise Refused("invented", token.text)
        if token.word("leaving") and index and clause.tokens[index - 1].word("is", "are", "was", "were"):
            raise Refused("invented", token.text)
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
        _check_modifier(world, clause, index, token)
        _check_actor(clause, index, token)
        _check_measure(clause, index, token)
        _check_longer_name(clause, index, token)
        verb_only = set(token.senses) <= {"transitive", "drive_verb"} and bool(token.senses) and token.kind == "word"
        if verb_only and not token.text.endswith("ing") and index and clause.tokens[index - 1].word("in", "of"):
            raise Refused("metric", f"in {token.text}")
        opens = [known.text.lower() for known in clause.tokens[:2]] == ["of", "the"] and index == 3
        if opens and following is not None and is_mark(following) and token.name is not None:
            told = clause.tokens[2].sense("cardinal")
            siblings = world.dimensions.get(token.name.dimension or "", ())
            if token.name.kind == "dimension" and told is not None and told.strength != len(siblings):
                raise Refused("comparison", "another number of segments")
        counted = any(known.has("quantifier", "cardinal") for known in clause.tokens[max(0, index - 2) : index])
        if token.has("group_noun") and token.kind != "name" and counted:
            raise Refused("comparison", f"a count of {token.text}")
        if token.kind == "mark" and token.text not in {
            ",",
            ";",
            ":",
            "–",
            "—",
            "-",
            "/",
            "&",
            '"',
            "…",
            "~",
            "±",
            "()",
            "→",
            "'",
            "+",
        }:
            raise Refused("text_form", token.text)
        _check_time(clause, index, token)


def _check_actor(clause: Clause, index: int, token: Token) -> None:
    """ "Customers fell", "12 customers fewer": figures of people whom the facts do not count."""
    if not token.has("actor") or token.kind == "name":
        return
    after = [known for known in clause.tokens[index + 1 : index + 3] if not known.has("strong", "weak")]
    before = clause.tokens[index - 1] if index else Token("mark", "")
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
    following = clause.tokens[index + 1] if index + 1 < len(clause.tokens) else Token("mark", "")
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


def _check_measure(clause: Clause, index: int, token: Token) -> None:
    """ "Orders fell": what people do as a measure of its own, where the facts have none of this name."""
    if not token.has("activity") or token.kind == "name" or token.has("move", "level_verb", "still"):
        return
    before = clause.tokens[index - 1] if index else Token("mark", "")
    opens = (
        index == 0
        or before.kind == "mark"
        or before.word("the", "and", "but", "while", "as", "because", "since", "total", "net", "its", "their")
    )
    after = [known for known in clause.tokens[index + 1 : index + 4] if not known.has("strong", "weak", "hedge")]
    if opens and after and after[0].has("move", "still", "multiple_verb") and not after[0].has("activity"):
        raise Refused("invented", token.text)


def _check_modifier(world: World, clause: Clause, index: int, token: Token) -> None:
    """ "return rate", "gross sales": a word in front of the metric's name that makes it another metric."""
    following = clause.tokens[index + 1] if index + 1 < len(clause.tokens) else Token("mark", "")
    rate = following.word("rate", "rates") and token.has("activity")
    if token.kind != "word" or not (rate or is_name(following, "metric", "numerator", "denominator")):
        return
    word = token.text.lower()
    facts = world.facts
    known = " ".join((facts.label, facts.definition, *facts.also_called)).lower().split()
    grain = {"day": "daily", "week": "weekly", "month": "monthly"}.get(facts.grain)
    if word == "new" and index and clause.tokens[index - 1].kind == "number":
        return
    if word in {*known, grain} or (word == "average" and world.is_ratio):
        return
    before = clause.tokens[index - 1] if index else Token("mark", "")
    noun = (
        token.has("activity")
        and not token.text.lower().endswith(("ed", "s"))
        and (index == 0 or before.kind == "mark" or before.word("the", "a", "its", "their", "in", "of", "and", "this"))
    )
    titled = (
        before.word("the", "a", "an", "its", "their", "our")
        and token.has("activity", "move", "level_verb")
        and not token.has("move_adjective", "strong", "weak", "superlative")
    )
    tail = following.text.lower() in _TAILS and (titled or not _may_stand_before(token))
    if word in _FOREIGN or noun or tail:
        raise Refused("invented", f"{token.text} {following.text}")


def _may_stand_before(token: Token) -> bool:
    word = token.text.lower()
    return (
        token.kind != "word"
        or word in DETERMINERS | MODIFIERS
        or token.has(
            "move_adjective",
            "strong",
            "weak",
            "superlative",
            "time",
            "ordinal",
            "cardinal",
            "quantifier",
            "hedge",
            "negation",
            "good",
            "driver",
            "cause",
            "transitive",
            "move",
            "level_verb",
            "modal",
        )
        or " " in word
        or word
        in {
            "in",
            "of",
            "and",
            "as",
            "while",
            "although",
            "because",
            "since",
            "so",
            "where",
            "when",
            "if",
            "that",
            "which",
            "on",
            "for",
            "to",
            "with",
            "by",
            "than",
            "but",
            "own",
            "s",
            "whose",
            "within",
            "at",
            "from",
            "or",
            "then",
            "yet",
            "though",
            "whereas",
            "is",
            "was",
            "more",
            "less",
            "fewer",
        }
    )


def _is_pace(clause: Clause, index: int) -> bool:
    """ "at the same rate", "the rate of decline": how fast, not another metric."""
    before = clause.tokens[index - 1] if index else Token("mark", "")
    after = clause.tokens[index + 1] if index + 1 < len(clause.tokens) else Token("mark", "")
    return before.word("same", "growth", "a") or before.has("pace", "move_adjective", "move_noun") or after.word("of")


def _check_time(clause: Clause, index: int, token: Token) -> None:
    when = token.when if token.kind == "period" else token.senses["time"].tag if token.has("time") else None
    part = clause.tokens[index - 2] if index > 1 and clause.tokens[index - 1].word("of", "in") else None
    if token.kind == "period" and part is not None and part.kind != "number":
        if part.text.lower().split()[-1] in {"end", "start", "beginning", "middle", "close", "half", "part", "days"}:
            raise Refused("period", part.text)
    if (
        when is None
        or when in {"previous", "current", "step", "both"}
        or (token.has("time") and token.has("glue") and not when.startswith("other"))
    ):
        return
    before = clause.tokens[index - 1] if index else Token("mark", "")
    if when in {"around_current", "around_previous"}:
        if (before.word("of") and when == "around_current") or (token.bare_year and when == "around_current"):
            return
        raise Refused("period", token.text)
    raise Refused("period", token.text)


_VALUE: Final[tuple[Aspect, ...]] = ("value",)
_WITH_PARTS: Final[tuple[Aspect, ...]] = ("value", "numerator", "denominator")
_SHARES: Final[tuple[Aspect, ...]] = ("share", "numerator_share")


class Checker:
    """Checks one clause with each subject that it may have; one of them must bear out everything."""

    def __init__(self, world: World, clause: Clause, units: frozenset[str]) -> None:
        self.world, self.clause, self.units = world, clause, units
        self.tokens = clause.tokens
        self.quantities = Quantities(world)

    def check(self) -> None:
        """Raise `Refused` when no subject bears the clause out; the reason is that of the likeliest."""
        Teller(self.world, self.clause, self.units).read()
        failure: Refused | None = None
        beyond = self.clause.compared_to.choices if self.clause.compared_to is not None else ()
        choices = self.clause.choices[:1] if opens_name(self.clause) else self.clause.choices
        for subjects in dict.fromkeys((*choices, *beyond)):
            try:
                self._check_as(subjects)
            except Refused as refused:
                failure = failure or refused
            else:
                self._check_echo()
                return
        if failure is not None:
            raise failure

    def _check_as(self, subjects: tuple[Subject, ...]) -> None:
        daily = self.clause.per_day and self.world.facts.grain != "day"
        self.quantities = Quantities(self.world, pair_of(self.world, self.clause, subjects), daily)
        self._check_directions(subjects)
        self._check_figures(subjects)
        comparing.check_ties(self.world, self.clause, subjects)
        self._check_relations(subjects)

    # Directions ------------------------------------------------------------------------------------------------------

    def _check_directions(self, subjects: tuple[Subject, ...]) -> None:
        clause = self.clause
        directions = directions_of(self.world, clause)
        self._check_modal(directions)
        if (
            not directions
            and self.tokens
            and self.tokens[0].word("only")
            and clause.entity is not None
            and clause.entity.stand == "place"
        ):
            raise Refused("comparison", "only")
        for direction in directions:
            if clause.group is not None:
                self._check_counted(clause.group, direction, subjects)
                continue
            if clause.places and not direction.of_whole and direction.sign and direction.kind != "degree":
                self._check_places(direction, subjects)
                if clause.entity is None or clause.entity.kind != "total" or direction.kind != "verb":
                    continue
            offset = any(token.has("offset_verb") for token in self.tokens[: direction.at]) and direction.kind == "noun"
            others = tuple(each for tie in clause.ties if tie.kind == "compare" for each in tie.entity.choices[0])
            if offset and not others:
                continue
            self._check_direction(direction, others if offset and others else subjects)
        if not directions:
            self._check_inherited(subjects)
        self._check_because(directions)
        if subjects and subjects[0].rest:
            self._check_what_if(subjects[0])
        if clause.entity is not None and clause.entity.kind == "segment" and self._excludes():
            comparing.check_only(self.quantities, clause, subjects)

    def _check_because(self, directions: list[Direction]) -> None:
        """ "the rate fell because two plans improved": what went the other way is no reason."""
        entity, before = self.clause.entity, self.clause.template
        if entity is None or entity.joint != "because" or entity.kind not in {"group", "segment"} or before is None:
            return
        whole = [known.told_sign for known in directions_of(self.world, before) if known.kind == "verb"]
        mine = [known.told_sign for known in directions if known.kind == "verb" and known.aspect is None]
        if whole and mine and before.choices[0] == (TOTAL,) and whole[0] * mine[0] < 0:
            raise Refused("cause", "moved the other way")

    def _excludes(self) -> bool:
        """ "only South fell", "fell in South alone": said of no other segment."""
        tokens = self.tokens
        for index, token in enumerate(tokens):
            bar = (
                token.word("nothing", "none", "no one", "nobody")
                and tokens[index + 1 : index + 2]
                and tokens[index + 1].word("but")
            )
            if not token.word(*_EXCLUSIVE) and not bar:
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
            following = tokens[index + 1] if index + 1 < len(tokens) else Token("mark", "")
            told = any(known.kind == "number" for known in tokens[index:])
            if (
                is_mark(following)
                or following.word("and", "while", "whereas", "but")
                or (following.has("move") and not told)
            ):
                return True
        return False

    def _check_what_if(self, rest: Subject) -> None:
        """ "without Porto it would have fallen less": less than the whole did."""
        for direction in directions_of(self.world, self.clause):
            behind = self.tokens[direction.at + 1 : direction.at + 3]
            more = any(token.word("more", "further", "faster") for token in behind)
            less = any(token.word("less", "slower") for token in behind)
            delta = self.world.course(rest, "value").delta
            if not (more or less) or not direction.sign or delta is None:
                continue
            if (delta - self.world.facts.delta) * direction.sign * (1 if more else -1) <= 0:
                raise Refused("comparison", "what-if compared")

    def _check_modal(self, directions: list[Direction]) -> None:
        if not directions or (self.clause.choices and any(subject.rest for subject in self.clause.choices[0])):
            return
        for token in self.tokens:
            if (token.word("should") and self.clause.has("negation")) or (
                token.word("would") and any(known.has("noise_noun") for known in self.tokens)
            ):
                continue
            if (
                token.word("would")
                and self.clause.entity is not None
                and self.clause.entity.kind in {"rates", "effect"}
            ):
                continue
            if token.word("will", "may", "might", "could", "should", "shall", "must") or (
                token.word("would") and not self.clause.said("without", "excluding", "not")
            ):
                raise Refused("invented", token.text)

    def _aspects(self, direction: Direction) -> tuple[Aspect, ...]:
        clause = self.clause
        if direction.aspect is not None:
            if direction.aspect == "share":
                return (direction.aspect, "numerator_share")
            return (direction.aspect, "value") if self.world.facts.unit == "minutes" else (direction.aspect,)
        if (
            clause.aspect == "share"
            or (clause.entity is not None and clause.entity.kind == "share")
            or self._share_before(direction)
        ):
            return ("share", "numerator_share")
        plain = ("up", "down", "rose", "fell", "increased", "decreased", "grew", "declined")
        counted = any(token.word(*plain) for token in self.tokens[direction.at : direction.at + 1])
        if clause.aspect is not None and counted and self._part_before(direction) == clause.aspect:
            return (clause.aspect,)
        if clause.aspect is not None:
            many = any(subject.members for choice in clause.choices[:1] for subject in choice)
            return (clause.aspect, "value") if many and not self._counted_noun() else (clause.aspect,)
        part = self._part_before(direction)
        if part is not None:
            return (part,)
        found: list[Aspect] = ["value"]
        for telling in clause.tellings:
            if 0 < telling.at - direction.at <= 4:
                found += [aspect for aspect in telling.aspects if aspect in {"numerator", "denominator"}]
            found += [
                aspect
                for aspect in telling.aspects
                if aspect in {"share", "numerator_share"} and telling.at > direction.at
            ]
        template = (
            clause.template
            if clause.entity is not None and clause.entity.kind in {"segment", "group", "pronoun"}
            else None
        )
        for _ in range(3):
            if template is None:
                break
            if template.aspect is not None:
                found.append(template.aspect)
            template = template.template
        return tuple(dict.fromkeys(found))

    def _counted_noun(self) -> bool:
        return self.clause.said("number", "number of", "count", "count of")

    def _share_before(self, direction: Direction) -> bool:
        return any(token.has("share_noun") and not token.has("fraction") for token in self.tokens[: direction.at])

    def _part_before(self, direction: Direction) -> Aspect | None:
        """ "its orders dropped": the noun in front of the verb, when it is a part of the ratio."""
        for token in reversed(self.tokens[: direction.at]):
            if token.has("move", "level_verb") or token.kind in {"number", "mark"}:
                break
            if is_name(token, "numerator", "denominator") and token.name is not None:
                if self.clause.entity is not None and self.clause.entity.kind == "total" and self.clause.said("each"):
                    return None
                return "numerator" if token.name.kind == "numerator" else "denominator"
        return None

    def _check_direction(self, direction: Direction, subjects: tuple[Subject, ...]) -> None:
        if subjects == (TOTAL,) and self.clause.entity is None and direction.kind in {"verb", "adjective"}:
            self._check_anybody(direction)
        options: list[tuple[Subject, ...]] = [subjects]
        if len(subjects) > 1:
            options.append((_joined(subjects),)) if self._together() else None
        if direction.of_whole or self._about_whole(direction):
            options.append((TOTAL,))
        if self._adds_to_change(direction):
            direction = Direction(
                direction.at,
                direction.sign * (1 if self.world.facts.delta >= 0 else -1),
                direction.kind,
                negated=direction.negated,
                effect=direction.effect,
            )
        effects = self._direction_effects(direction)
        for option in options:
            for aspect in (
                *self._aspects(direction)[: 1 if direction.negated else None],
                *(_VALUE if option == (TOTAL,) and option != subjects else ()),
            ):
                if all(
                    moves(self.quantities, direction, subject, aspect)
                    and degree_fits(self.quantities, direction, subject, aspect)
                    for subject in option
                ):
                    return
            for effect in effects:
                told = Direction(direction.at, direction.sign, direction.kind, negated=direction.negated, effect=effect)
                if direction.sign and all(moves(self.quantities, told, subject, "value") for subject in option):
                    return
        judged = all(
            any(moves(self.quantities, direction, subject, aspect) for aspect in self._aspects(direction))
            for subject in subjects
        )
        raise Refused(
            "judgement" if direction.still is not None or judged else "direction", f"{self.tokens[direction.at].text}"
        )

    def _adds_to_change(self, direction: Direction) -> bool:
        """ "N/A adds 8.9%" of the change that is spoken of."""
        return direction.kind == "transitive" and any(
            "part" in telling.roles and telling.figure.unit in {"percent", "fraction"} and telling.at > direction.at
            for telling in self.clause.tellings
        )

    def _direction_effects(self, direction: Direction) -> tuple[EffectName, ...]:
        if self.clause.effect is not None:
            return (self.clause.effect,)
        entity = self.clause.entity
        if entity is not None and entity.kind == "rates" and self.world.is_ratio:
            return ("rate_effect",)
        if direction.kind == "transitive":
            return ("contribution",)
        return ()

    def _about_whole(self, direction: Direction) -> bool:
        """The object of "left net revenue lower", "explains the higher rate"."""
        if direction.kind == "transitive" and self.clause.choices[0] == (TOTAL,):
            return True
        return direction.kind == "adjective" and any(
            is_name(token, "metric") for token in self.tokens[direction.at : direction.at + 3]
        )

    def _together(self) -> bool:
        return self.clause.said(
            "together", "combined", "jointly", "in sum", "taken together", "put together", "in total", "between them"
        )

    def _check_anybody(self, direction: Direction) -> None:
        """ "nobody gained", "all down": said of every segment of some dimension."""
        first = self.tokens[0]
        none = first.word("nobody", "no one", "nothing", "none")
        if (not none and not first.word("all", "everything", "everyone")) or direction.at > _REACH:
            return
        told = replace(direction, negated=False)
        for members in self.world.dimensions.values():
            count = sum(moves(self.quantities, told, Subject((index,)), "value") for index in members)
            if count == (0 if none else len(members)):
                return
        raise Refused("comparison", first.text)

    def _check_places(self, direction: Direction, subjects: tuple[Subject, ...]) -> None:
        if (
            self.world.is_ratio
            and any(place.joint in {"within", "inside"} for place in self.clause.places)
            and (
                self.clause.has("driver", "cause", "share_verb", "transitive", "drive_verb")
                or (self.clause.entity is not None and self.clause.entity.kind == "rates" and not self._counts_places())
            )
        ):
            told = Direction(
                direction.at, direction.sign, direction.kind, negated=direction.negated, effect="rate_effect"
            )
            if not moves(self.quantities, told, TOTAL, "value"):
                raise Refused("direction", self.tokens[direction.at].text)
            return
        offsets = [index for index, token in enumerate(self.tokens) if token.has("offset_verb")]
        if offsets and direction.at < offsets[0] and not (self.clause.group or subjects == (TOTAL,)):
            self._check_direction(direction, subjects)
            return
        left_out = {index for subject in subjects if subject.rest for index in subject.members}
        for place in self.clause.places:
            members = tuple(each for each in place.choices[0] if not set(each.members) & left_out)
            self._check_counted(place, direction, members)

    def _counts_places(self) -> bool:
        return any(place.mention is not None and place.mention.quantifier is not None for place in self.clause.places)

    def _check_counted(self, group: Entity, direction: Direction, subjects: tuple[Subject, ...]) -> None:
        mention = group.mention
        assert mention is not None
        if mention.quantifier == "some" and any(
            token.word("no", "not", "never", "without") for token in self.tokens[: max(direction.at, 0)]
        ):
            mention = replace(mention, quantifier="none")
            direction = replace(direction, negated=False)
        template = self.clause.template
        if (
            mention.count == 1
            and self.clause.said("one of", "of")
            and template is not None
            and template.entity is not None
            and template.entity.kind == "segment"
            and template.tokens[-1:]
            and template.tokens[-1].word("is", "was", "remains")
        ):
            if not all(moves(self.quantities, direction, subject, "value") for subject in template.choices[0]):
                raise Refused("direction", "one of those")
            return
        members = self._without_exceptions(subjects if subjects and subjects[0].members else group.choices[0])
        if (
            direction.of_whole
            and moves(self.quantities, direction, TOTAL, "value")
            and self.clause.has("driver", "share_verb", "drive_verb", "cause", "link")
        ):
            return
        if (
            self._together()
            and mention.quantifier in {None, "all", "other"}
            and all(moves(self.quantities, direction, subject, "value") for subject in (_joined(members),))
        ):
            return
        aspects = self._aspects(direction)
        if direction.kind == "transitive":
            direction.effect = direction.effect or "contribution"
        counts = [sum(moves(self.quantities, direction, subject, aspect) for subject in members) for aspect in aspects]
        if not direction.sign and direction.still is None and not direction.level:
            counts = [len(members)]
        fits = [
            comparing.count_fits(
                mention.quantifier,
                mention.count,
                mention.of_count,
                count,
                len(members) if self._exceptions() and not mention.of_count else len(subjects),
                mention.bound,
            )
            for count in counts
        ]
        everyone = direction.negated and mention.quantifier == "some" and self.clause.said("any")
        several = self.clause.said("many", "several", "many of", "several of") and mention.quantifier == "some"
        pair = mention.quantifier == "both" and mention.dimension is not None and len(group.choices[0]) != 2
        if not any(fits) or pair or (everyone and max(counts) < len(members)) or (several and max(counts) < 2):
            raise Refused("judgement" if direction.still is not None else "comparison", "quantifier")
        if mention.quantifier != "none" and (direction.strength or direction.weak):
            held = [subject for subject in members if moves(self.quantities, direction, subject, aspects[0])]
            if not all(degree_fits(self.quantities, direction, subject, aspects[0]) for subject in held):
                raise Refused("judgement", "degree")

    def _exceptions(self) -> set[int]:
        return {
            index
            for tie in self.clause.ties
            if tie.kind == "except"
            for subject in tie.entity.choices[0]
            for index in subject.members
        }

    def _without_exceptions(self, members: tuple[Subject, ...]) -> tuple[Subject, ...]:
        named = self._exceptions()
        if not named:
            return members
        denied = (
            self.clause.group is not None
            and self.clause.group.mention is not None
            and self.clause.group.mention.quantifier == "none"
        )
        for index in named:
            for direction in directions_of(self.world, self.clause)[:1]:
                aspect = direction.aspect or self.clause.aspect or "value"
                if direction.sign and moves(self.quantities, direction, Subject((index,)), aspect) != denied:
                    raise Refused("comparison", "exception")
        return tuple(subject for subject in members if not set(subject.members) & named)

    def _check_inherited(self, subjects: tuple[Subject, ...]) -> None:
        """ "South and West did", "and so did North", "likewise West": the direction of the clause before."""
        clause = self.clause
        words = [token for token in self.tokens if token.kind != "mark"]
        explicit = any(
            token.word("did", "does", "do", "too", "so", "likewise", "as well", "didn't", "doesn't")
            for token in words[1:]
        )
        if not words or any(token.kind == "number" for token in self.tokens) or not (explicit or self._is_bare()):
            return
        template = clause.template or (
            clause.before if explicit or words[0].word("so", "neither", "nor", "likewise") else None
        )
        for _ in range(3):
            if template is None or any(known.sign for known in directions_of(self.world, template)):
                break
            template = template.template
        said = [] if template is None else [known for known in directions_of(self.world, template) if known.sign]
        if template is None or not said:
            return
        last = said[-1]
        if not explicit and (last.of_whole or template.entity is None or template.entity.kind == "change"):
            return
        counted = clause.group.mention if clause.group is not None else None
        negated = any(
            (
                token.has("negation")
                or token.word("not", "didn't", "doesn't", "exception", "exceptions", "excepted", "aside", "apart")
            )
            and not (counted is not None and token.has("quantifier"))
            for token in words
        )
        told = Direction(
            0, last.sign, last.kind, negated=negated != last.negated, aspect=last.aspect, effect=last.effect
        )
        aspect = clause.aspect or last.aspect or template.aspect or "value"
        if clause.group is not None:
            self._check_counted(clause.group, told, subjects)
        elif not all(moves(self.quantities, told, subject, aspect) for subject in subjects):
            raise Refused("direction", "elliptic")

    def _check_as_much(self, subjects: tuple[Subject, ...]) -> None:
        """ "fell by the same amount as West", "lost as many visits as the others": both changes are as large."""
        template = self.clause.template
        if template is None or not template.tokens or not template.tokens[-1].word("as"):
            return
        said = any(token.word("as many", "as much", "the same", "same", "as") for token in template.tokens[:-1])
        if not said or not any(direction.sign for direction in directions_of(self.world, template)):
            return
        sides = [
            self.world.course(_joined(side), "value") for side in (template.choices[0], subjects) if side[0].members
        ]
        if len(sides) != 2:
            return
        pairs = [(sides[0].delta, sides[1].delta), (sides[0].relative, sides[1].relative)]
        if not any(mine and theirs and _EQUAL <= abs(mine / theirs) <= 1 / _EQUAL for mine, theirs in pairs):
            raise Refused("comparison", "as much")

    def _is_bare(self) -> bool:
        """A subject alone, which shares what was said before."""
        clause = self.clause
        return (
            clause.entity is not None
            and clause.entity.stand == "open"
            and clause.entity.kind in {"segment", "group"}
            and not clause.bracket
            and not clause.ties
            and not clause.hard
            and clause.entity.joint not in PLACE
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
                for token in self.tokens
            )
        )

    # Figures ---------------------------------------------------------------------------------------------------------

    def _check_figures(self, subjects: tuple[Subject, ...]) -> None:
        tellings = self.clause.tellings
        self._check_order()
        done: set[int] = set()
        if (len(subjects) > 1 and self.clause.group is None) or (len(subjects) > 1 and len(tellings) > 1):
            done = self._paired(tellings, subjects)
        for telling in tellings:
            if telling.at in done:
                continue
            self._check_negative(telling)
            if not self._holds_of(telling, subjects):
                raise Refused(
                    self._why(telling, subjects), f"{telling.figure.value} {telling.figure.unit} {telling.roles}"
                )
            if "level" in telling.roles and any(self._holds(telling, Subject((i,))) for i in self._exceptions()):
                raise Refused("comparison", "exception")

    def _check_order(self) -> None:
        """ "rose from 16.6% to 16.5%": the two figures themselves say that it fell."""
        tellings = self.clause.tellings
        said = [known for known in directions_of(self.world, self.clause) if known.sign and not known.negated]
        for first, second in itertools.pairwise(tellings):
            between = [token.text.lower() for token in self.tokens[first.at + 1 : second.at] if token.kind != "name"]
            lead = self.tokens[first.at - 1] if first.at else Token("mark", "")
            told = [known for known in said if 0 < first.at - known.at <= 2 and known.kind == "verb"]
            if (
                self.world.signed_levels
                or not told
                or not lead.word("from")
                or between != ["to"]
                or first.figure.unit != second.figure.unit
            ):
                continue
            one, other = (each.figure.value * (each.figure.sign or 1) for each in (first, second))
            if (other - one) * told[0].sign < 0:
                raise Refused("direction", "two figures that go the other way")

    def _check_negative(self, telling: Telling) -> None:
        """ "fell by −0.36": a double negative."""
        before = self.tokens[telling.at - 1] if telling.at else Token("mark", "")
        if telling.figure.sign < 0 and (before.word("by", "of") or before.has("move")):
            words = self.tokens[max(0, telling.at - 3) : telling.at]
            senses = [known.sense("move") or known.sense("move_noun") for known in words]
            if any(sense is not None and sense.sign < 0 for sense in senses):
                raise Refused("direction", "a fall by a negative number")

    def _paired(self, tellings: list[Telling], subjects: tuple[Subject, ...]) -> set[int]:
        """ "gained 0.4 and 0.5 points respectively": one figure for each, in order."""
        groups: dict[tuple[object, ...], list[Telling]] = {}
        for telling in tellings:
            groups.setdefault(
                (telling.roles[:1], telling.figure.unit if telling.figure.unit != "plain" else "", telling.when), []
            ).append(telling)
        plain = [telling for telling in tellings if telling.figure.unit != "zero"]
        done: set[int] = set()
        for group in (*groups.values(), plain):
            if len(group) == len(subjects) and not done:
                if all(self._holds(telling, subject) for telling, subject in zip(group, subjects, strict=True)):
                    done |= {telling.at for telling in group}
                elif self.clause.said("respectively"):
                    raise Refused("subject", "respectively")
        return done

    def _in_range(self, telling: Telling, members: tuple[Subject, ...]) -> bool:
        """ "fell by 1.0 to 1.5 points": the smallest and the largest change of the group."""
        deltas = sorted(abs(self.world.course(subject, "value").delta or 0.0) for subject in members)
        kind = truths.kind_of(self.world, "value")
        ends = [Truth(value, "points" if kind == "rate" else kind, signed=True) for value in (deltas[0], deltas[-1])]
        return any(truths.states(self.world, telling.figure, telling.hedge, 0, end, self.units) for end in ends)

    def _holds_of(self, telling: Telling, subjects: tuple[Subject, ...]) -> bool:
        if "range" in telling.roles:
            groups = [subjects, *(place.choices[0] for place in self.clause.places)]
            if self.clause.entity is not None and self.clause.entity.kind == "rates":
                groups += [tuple(Subject((index,)) for index in members) for members in self.world.dimensions.values()]
            if any(len(group) > 1 and self._in_range(telling, group) for group in groups):
                return True
        offset = any(token.has("offset_verb") for token in self.tokens[: telling.at])
        others = tuple(each for tie in self.clause.ties if tie.kind == "compare" for each in tie.entity.choices[0])
        if (
            offset
            and others
            and (self._holds(telling, _joined(others)) or all(self._holds(telling, other) for other in others))
        ):
            return True
        if self._together_near(telling) and any(self._holds(telling, joined) for joined in self._chained(subjects)):
            return True
        if self.clause.places and self.clause.entity is not None and self.clause.entity.kind in {"total", "rates"}:
            members = self.clause.places[0].choices[0]
            if all(self._holds(telling, subject) for subject in members) or self._bounds(telling, members):
                return True
            if shared_out(self.tokens, telling.at):
                return False
        if len(subjects) == 1:
            return self._holds(telling, subjects[0])
        group = self.clause.group
        if group is None and self.clause.bracket and self.clause.around is not None:
            group = self.clause.around.group
        joined = _joined(subjects)
        if (
            group is not None
            and group.mention is not None
            and (
                group.mention.count is not None
                or group.mention.quantifier in {"none", "most", "some", "only", "several", "many"}
            )
            and not telling.each
        ):
            count = sum(self._holds(telling, subject) for subject in subjects)
            mention = group.mention
            if comparing.count_fits(mention.quantifier, mention.count, mention.of_count, count, len(subjects)):
                return True
            if telling.figure.unit == "zero":
                return False
        counted = group is not None and group.mention is not None and group.mention.count is not None
        if group is not None and (counted or self._together_near(telling)):
            told = self.clause if self.clause.group is not None or self.clause.around is None else self.clause.around
            said = [direction for direction in directions_of(self.world, told) if direction.sign]
            movers = tuple(
                subject
                for subject in subjects
                if said and moves(self.quantities, said[0], subject, said[0].aspect or "value")
            )
            whole = counted and group.mention is not None and group.mention.of_count is None
            few = whole and group.mention is not None and len(movers) != group.mention.count
            if movers and not few and self._holds(telling, _joined(movers)):
                return True
        each = telling.each or each_of(self.tokens, telling.at)
        if not each and self._holds(telling, joined):
            return True
        return all(self._holds(telling, subject) for subject in subjects)

    def _bounds(self, telling: Telling, members: tuple[Subject, ...]) -> bool:
        """ "changed by no more than €1.00": true of one of them, and less of the others."""
        if telling.hedge not in {"at_most", "below"} or telling.figure.unit not in {
            "plain",
            "money",
            "minutes",
            "points",
        }:
            return False
        deltas = [abs(self.world.course(subject, "value").delta or 0.0) for subject in members]
        scale = 100 if telling.figure.unit == "points" else 1
        largest = max(deltas) * scale
        return largest <= telling.figure.value + telling.figure.step / 2 and telling.figure.borne_out(
            largest, "at_most"
        )

    def _together_near(self, telling: Telling) -> bool:
        return any(
            token.word(
                "together",
                "combined",
                "jointly",
                "taken together",
                "put together",
                "in sum",
                "in total",
                "between them",
            )
            for token in self.tokens[: telling.at + 4]
        )

    def _chained(self, subjects: tuple[Subject, ...]) -> Iterator[Subject]:
        """The clause's subjects with those of the clauses before: "A rose by 2 and B by 3, together by 5"."""
        members = [index for subject in subjects for index in subject.members]
        template = self.clause.template
        while template is not None:
            if template.entity is not None and template.entity.kind == "segment":
                members = [*(index for subject in template.choices[0] for index in subject.members), *members]
                dimensions = {self.world.segments[index].segment.dimension for index in members}
                if len(set(members)) == len(members) and len(dimensions) == 1:
                    yield Subject(tuple(members))
            template = template.template

    def _holds(self, telling: Telling, subject: Subject) -> bool:
        whole = [subject]
        if telling.whole or "whole" in telling.roles or "part_whole" in telling.roles:
            whole.append(TOTAL)
        return any(
            truths.states(
                self.world,
                telling.figure,
                telling.hedge,
                telling.sign,
                self._as_loss(telling, truth),
                self.units,
            )
            for truth in self._truths(telling, tuple(dict.fromkeys(whole)))
        )

    def _as_loss(self, telling: Telling, truth: Truth) -> Truth:
        """ "its loss narrowed from €1.9M": told without the sign."""
        if truth.signed or truth.value >= 0 or telling.figure.sign:
            return truth
        near = self.tokens[max(0, telling.at - 8) : telling.at]
        named = any(token.word("loss", "losses", "deficit", "outflow", "outflows") for token in near)
        return Truth(-truth.value, truth.kind) if named else truth

    def _truths(self, telling: Telling, subjects: tuple[Subject, ...]) -> Iterator[Truth]:
        for role in telling.roles:
            for subject in subjects:
                if telling.relative and "change" in telling.roles and role in {"level", "previous", "current"}:
                    continue
                for truth in self._role_truths(telling, role, subject):
                    if telling.relative and truth.kind != "rate":
                        continue
                    yield truth

    def _role_truths(self, telling: Telling, role: str, subject: Subject) -> Iterator[Truth]:
        world, aspects = self.world, telling.aspects
        if telling.per_day and world.facts.grain != "day":
            if world.is_ratio:
                aspects = tuple(aspect for aspect in aspects if aspect in {"numerator", "denominator"})
            if role in {"effect", "part", "share"}:
                return
        if role == "effect" and telling.when == "previous" and not self._compares_time(telling):
            return
        if role in {"previous", "current", "level"}:
            if telling.figure.sign and self._names_one_effect(telling):
                return
            yield from self._levels(telling, role, subject)
        elif role == "change":
            if (
                self._names_one_effect(telling)
                and (subject == TOTAL or self.clause.bracket)
                and (telling.figure.sign or not telling.whole)
            ):
                return
            if telling.when == "previous" and not self._compares_time(telling):
                return
            told = any(
                known.has("effect_noun") and "effect" in known.text.lower()
                for known in self.tokens[max(0, telling.at - 3) : telling.at]
            )
            if subject.members and (told or (world.is_ratio and self._contributes())):
                return
            for aspect in aspects:
                yield from self._changes(subject, aspect, per_day=telling.per_day)
            if world.is_ratio and subject.members and self.clause.contribution:
                yield from truths.effects(world, subject, ("contribution",))
        elif role == "effect":
            if world.is_ratio and subject.members and self._moves_itself(telling):
                return
            yield from truths.effects(world, subject, telling.effects, self.clause.dimension)
            if not world.is_ratio and "contribution" in telling.effects:
                yield from truths.changes(world, subject, "value")
        elif role == "part":
            driven = any(tie.kind == "driver" and tie.entity.choices[0][0].members for tie in self.clause.ties)
            if subject == TOTAL and driven and not self.clause.said("more", "than"):
                return
            against = self.clause.has("offset_verb") and not telling.figure.sign
            for truth in truths.parts_of_change(world, subject, telling.effects):
                yield Truth(abs(truth.value), truth.kind, signed=True) if against else truth
        elif role == "share":
            yield from self._shares(telling, subject)
        elif role == "days":
            more = world.facts.current_period.days - world.facts.previous_period.days
            fewer = any(token.word("fewer", "less", "shorter") for token in self.tokens[telling.at : telling.at + 4])
            if more * (-1 if fewer else 1) > 0:
                yield Truth(abs(more), "count")
        elif role == "of_before":
            for aspect in aspects:
                course = world.course(subject, aspect)
                yield from (
                    truth for truth in truths.quotients(course.current, course.previous) if truth.kind == "rate"
                )
        elif role == "ratio_level" and world.facts.unit == "percent":
            yield from truths.level(world, subject, "value", telling.when or "current")
        elif role == "again":
            yield from self._again(telling, subject)
        elif role in {"gap", "multiple", "other"}:
            if role != "gap" or self._sets_apart():
                yield from self._other_side(telling, role, subject)
        elif role == "whole":
            for when in (telling.when,) if telling.when in {"previous", "current"} else ("current", "previous"):
                for aspect in _WITH_PARTS if world.is_ratio else _VALUE:
                    yield from truths.level(world, TOTAL, aspect, when or "current")
        elif role == "part_whole":
            for aspect in _WITH_PARTS if world.is_ratio else _VALUE:
                for truth in truths.changes(world, TOTAL, aspect):
                    yield Truth(truth.value, truth.kind, signed=True)
        elif role == "threshold":
            yield from self._threshold(telling, subject)
        elif role == "of_other":
            if self._of_all_change(telling):
                return
            yield from self._of_others(telling, subject)

    def _names_one_effect(self, telling: Telling) -> bool:
        """ "the mix effect is +0.2 points": not what the whole changed by."""
        around = self.clause.around if self.clause.bracket and self.clause.entity is None else None
        if around is not None and not around.contribution:
            return around.effect in {"mix_effect", "rate_effect"} and telling.effects == (around.effect,)
        if around is not None:
            return False
        said_of = self.clause.entity.kind if self.clause.entity is not None else None
        return said_of in {None, "effect", "rates"} and telling.effects in {("mix_effect",), ("rate_effect",)}

    def _of_all_change(self, telling: Telling) -> bool:
        """ "nine tenths of the decline came from West": of the change of the whole."""
        if not any(tie.kind == "driver" for tie in self.clause.ties) or self.clause.said("more", "than"):
            return False
        behind = [known for known in self.tokens[telling.at + 1 : telling.at + 6] if not known.word("of", "the", "this", "net", "total", "overall")]  # fmt: skip
        return bool(behind) and behind[0].has("move_noun") and not behind[0].text.lower().endswith("s")

    def _contributes(self) -> bool:
        """ "contributed −2.5 points, West −1.4": parts of the change of the whole, no changes of their own."""
        clause: Clause | None = self.clause
        for _ in range(4):
            if clause is None or any(known.kind == "verb" for known in directions_of(self.world, clause)):
                return False
            if clause.said("contributed", "contributes", "contribute", "contributing"):
                return True
            clause = clause.template
        return False

    def _moves_itself(self, telling: Telling) -> bool:
        """ "Campus fell by 2.5 points": its own value did, whatever it contributed to that of the whole."""
        if self.clause.effect is not None or self.clause.contribution or self.clause.bracket:
            return False
        before = [known for known in directions_of(self.world, self.clause) if known.at < telling.at]
        trailing = self.tokens[telling.at - 1].word("by") and bool(before) and before[-1].at == telling.at - 2
        if not before or (before[-1].kind != "verb" and not trailing) or telling.at - before[-1].at > 4:
            return False
        between = self.tokens[before[-1].at + 1 : telling.at]
        return not any(
            known.kind in {"number", "mark", "name"} or known.word("total", "overall", "average", "whole")
            for known in between
        )

    def _check_echo(self) -> None:
        """ "lost $50, as did West", "lost $50, like West": the figure is West's, too."""
        clause = self.clause
        for tie in clause.ties:
            if tie.kind != "like":
                continue
            for telling in (known for known in clause.tellings if known.at < tie.at and "change" in known.roles):
                if not all(self._holds(telling, subject) for subject in tie.entity.choices[0]):
                    raise Refused("subject", "a figure of another")
        first = clause.template
        if first is None or clause.tellings or not first.tellings or clause.entity is None:
            return
        ends = first.tokens[-2:]
        if (
            len(ends) == 2
            and ends[0].word("as")
            and ends[1].word("did", "does", "had")
            and clause.entity.kind == "segment"
        ):
            told = Checker(self.world, first, self.units)
            figures = [known for known in first.tellings if "change" in known.roles]
            if not all(told._holds(telling, subject) for telling in figures for subject in clause.choices[0]):
                raise Refused("subject", "a figure of another")

    def _compares_time(self, telling: Telling) -> bool:
        for token in self.tokens[telling.at + 1 : telling.at + 6]:
            if token.word(
                "than",
                "from",
                "since",
                "compared",
                "against",
                "versus",
                "vs",
                "below",
                "above",
                "on",
                "after",
                "over",
                "to",
                "earlier",
                "before",
            ) or token.has("move_adjective"):
                return True
        return any(
            token.word("from", "since", "than", "compared", "against", "versus", "after", "over")
            for token in self.tokens[: telling.at]
        )

    def _changes(self, subject: Subject, aspect: Aspect, *, per_day: bool = False) -> Iterator[Truth]:
        if self.quantities.pair is None:
            change = truths.changes_per_day if per_day and self.world.facts.grain != "day" else truths.changes
            yield from change(self.world, subject, aspect)
            return
        course = self.quantities.course(subject, aspect)
        if course.delta is not None:
            kind = truths.kind_of(self.world, aspect)
            yield Truth(course.delta, "points" if kind == "rate" else kind, signed=True)
        yield from self._pair_levels("current", aspect)
        yield from self._pair_levels("previous", aspect)

    def _pair_levels(self, when: str, aspect: Aspect) -> Iterator[Truth]:
        course = self.quantities.course(TOTAL, aspect)
        value = course.previous if when == "previous" else course.current
        if value is not None:
            kind = truths.kind_of(self.world, aspect)
            yield Truth(value, "points" if kind == "rate" else kind)

    def _levels(self, telling: Telling, role: str, subject: Subject) -> Iterator[Truth]:
        when = role if role in {"previous", "current"} else telling.when or "current"
        if role in {"previous", "current"} and telling.when in {"previous", "current"} and telling.when != role:
            return
        for aspect in telling.aspects:
            if self.quantities.pair is not None:
                yield from self._pair_levels(when, aspect)
                continue
            if telling.per_day and self.world.facts.grain != "day":
                yield from truths.per_day(self.world, subject, aspect, when)
            else:
                yield from truths.level(self.world, subject, aspect, when)

    def _shares(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        if subject == TOTAL:
            return
        when = telling.when if telling.when in {"previous", "current"} else "current"
        named = list(self._parts(telling))
        for aspect in () if named and self.world.is_ratio else _SHARES:
            yield from truths.level(self.world, subject, aspect, when)
        for part in self._parts(telling):
            above, below = self.world.course(subject, part), self.world.course(TOTAL, part)
            value = (above.previous, below.previous) if when == "previous" else (above.current, below.current)
            yield from (Truth(truth.value, "rate") for truth in truths.quotients(*value))

    def _parts(self, telling: Telling) -> Iterator[Aspect]:
        for token in self.tokens[telling.at : telling.at + 8]:
            if is_name(token, "numerator", "denominator") and token.name is not None:
                yield "numerator" if token.name.kind == "numerator" else "denominator"

    def _again(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        """A figure that restates the one in front of it."""
        clause: Clause | None = self.clause
        earlier = [known for known in self.clause.tellings if known.at < telling.at]
        if not earlier and clause is not None and clause.around is not None:
            earlier = clause.around.tellings
        for known in earlier[-1:]:
            for role in known.roles:
                if role != "again":
                    yield from self._role_truths(known, role, subject)
                    if known.whole:
                        yield from self._role_truths(known, role, TOTAL)

    def _other_side(self, telling: Telling, role: str, subject: Subject) -> Iterator[Truth]:
        others = self._others(subject)
        world = self.world
        when = telling.when if telling.when in {"previous", "current"} else "current"
        if role == "multiple" and not others:
            for aspect in telling.aspects:
                course = world.course(subject, aspect)
                if course.multiple is not None:
                    yield Truth(course.multiple, "times")
                    yield Truth(course.multiple, "rate")
        for other in others:
            for aspect in telling.aspects:
                mine, theirs = world.course(subject, aspect), world.course(other, aspect)
                if role == "other":
                    yield from truths.level(world, other, aspect, when)
                    if self.clause.bracket or self.clause.compared_to is not None:
                        yield from truths.changes(world, other, aspect)
                        yield from truths.effects(world, other, ALL_EFFECTS)
                    continue
                if role == "multiple":
                    moved = self._speaks_of_movement()
                    yield from (
                        ()
                        if moved
                        else truths.quotients(
                            mine.current if when == "current" else mine.previous,
                            theirs.current if when == "current" else theirs.previous,
                        )
                    )
                    yield from truths.quotients(mine.delta, theirs.delta)
                    if self.world.is_ratio or self.clause.said("faster", "relative", "in relative terms", "percentage"):
                        yield from truths.quotients(mine.relative, theirs.relative)
                    continue
                kind = truths.kind_of(world, aspect)
                left, right = (mine.previous, theirs.previous) if when == "previous" else (mine.current, theirs.current)
                if left is not None and right is not None:
                    yield Truth(abs(left - right), "points" if kind == "rate" else kind)
                    if right > 0:
                        yield Truth(abs(left / right - 1), "rate")
                if mine.delta is not None and theirs.delta is not None:
                    yield Truth(abs(abs(mine.delta) - abs(theirs.delta)), "points" if kind == "rate" else kind)
            if role == "multiple":
                for name in ALL_EFFECTS:
                    yield from truths.quotients(world.effect(subject, name), world.effect(other, name))

    def _sets_apart(self) -> bool:
        """False for "A rose by 249, B by 29": each figure is a movement, none the distance between them."""
        clause = self.clause
        if clause.ties or clause.compared_to is not None or clause.around is not None or clause.entity is None:
            return True
        own = [known for known in directions_of(self.world, clause) if known.kind != "noun" and known.sign]
        return not own or clause.has("compare", "degree") or any(known.level for known in own)

    def _speaks_of_movement(self) -> bool:
        """True when the clause, or the one it is set against, says that something moved."""
        for clause in (self.clause, self.clause.compared_to, self.clause.template):
            if clause is not None and (
                clause.has("transitive") or any(direction.sign for direction in directions_of(self.world, clause))
            ):
                return True
        return False

    def _others(self, subject: Subject) -> list[Subject]:
        clause = self.clause
        found = [
            each for tie in clause.ties if tie.kind in {"compare", "place", "driver"} for each in tie.entity.choices[0]
        ]
        if clause.compared_to is not None:
            found += list(clause.compared_to.choices[0])
        if clause.around is not None:
            found += [each for tie in clause.around.ties if tie.kind == "compare" for each in tie.entity.choices[0]]
            if clause.around.compared_to is not None:
                found += [*clause.around.choices[0], *clause.around.compared_to.choices[0]]
        if (
            not found
            and clause.template is not None
            and clause.template.entity is not None
            and clause.template.entity.kind == "segment"
        ):
            found += list(clause.template.choices[0])
        return [other for other in found if other != subject]

    def _threshold(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        """ "passes $900K": the value before and the value after lie on two sides of it."""
        for aspect in telling.aspects:
            course = self.world.course(subject, aspect)
            if course.previous is None or course.current is None:
                continue
            scale = 100 if truths.kind_of(self.world, aspect) == "rate" else 1
            low, high = sorted((course.previous * scale, course.current * scale))
            told = [direction.told_sign for direction in directions_of(self.world, self.clause) if direction.told_sign]
            rises = course.current > course.previous
            exceeds = self.clause.said("exceeds", "exceeded", "exceed", "tops", "topped", "surpasses", "surpassed")
            if exceeds and not told and not rises:
                continue
            if low <= telling.figure.value <= high and not (told and (told[0] > 0) != rises):
                telling.hedge = "none"
                yield Truth(telling.figure.value / scale, truths.kind_of(self.world, aspect))

    def _of_others(self, telling: Telling, subject: Subject) -> Iterator[Truth]:
        """ "less than a sixth of those losses", "half of South's decline": of the change of others spoken of."""
        mine = self.world.course(subject, "value").delta
        losses = (
            [self.world.course(Subject((index,)), "value").delta for index in self.world.siblings(subject)]
            if subject.members
            else []
        )
        against = [value for value in losses if value is not None and mine is not None and value * mine < 0]
        if against:
            yield from truths.quotients(mine, sum(against))
        for other in self._others(subject):
            yield from truths.quotients(mine, self.world.course(other, "value").delta)

    # Relations -------------------------------------------------------------------------------------------------------

    def _check_relations(self, subjects: tuple[Subject, ...]) -> None:
        clause, world = self.clause, self.world
        comparing.check_parts(world, clause, subjects)
        for index, token in enumerate(self.tokens):
            if token.kind != "word":
                continue
            comparing.check_beside(world, clause, subjects, index)
            if token.has("outpace_verb") or token.word("equals", "equalled", "matches", "matched"):
                self._check_beside_whole(index, token, subjects)
            if token.has("superlative") and self._ranks(index):
                self._check_superlative(index, subjects)
            about_segment = bool(subjects) and bool(subjects[0].members) and not subjects[0].rest
            if token.has("noise_noun") and token.word("stands out", "stand out", "stood out") and about_segment:
                continue
            if token.has("noise_noun"):
                comparing.check_noise(
                    world,
                    clause,
                    index,
                    subjects if clause.entity is not None and clause.entity.kind == "segment" else (TOTAL,),
                )
            if (
                token.word("above", "below")
                and any(known.word("average", "mean") for known in self.tokens[index + 1 : index + 4])
                and subjects[0].members
            ):
                self._check_average(subjects, 1 if token.word("above") else -1)
            if token.word("than"):
                self._check_parts_compared(index)
                self._check_against_change(index, subjects)
            if token.word("than") and any(known.has("effect_noun") for known in self.tokens[index + 1 : index + 5]):
                self._check_effects_compared(index)
            if token.has("good") and not token.has("superlative"):
                self._check_good(index, token, subjects)
            if token.has("offset_verb") and not token.has("superlative"):
                comparing.check_offset(world, clause, subjects, index)
            if token.word("from the"):
                continue
            if token.word("led", "leads", "lead", "led to", "leads to", "lead to") and self._yields_part(index):
                continue
            if token.has("share_verb") and self._takes_change(index) and subjects[0].members:
                comparing.check_driver(
                    world, subjects, mainly=False, entirely=self._says_whole(subjects), negated=False, told=False
                )
            if token.has("driver", "cause", "drive_verb") and not token.has("offset_verb"):
                self._check_reason(index, token, subjects)
            sense = token.sense("effect_noun")
            if sense is not None and sense.tag in {"rate_effect", "mix_effect"}:
                self._check_is_effect(index, sense.tag)
        self._check_matter(subjects)
        self._check_effect_said(subjects)
        if self.clause.entity is not None and self.clause.entity.stand == "open":
            self._check_as_much(subjects)
        self._check_place(subjects)
        if len(subjects) == 2 and clause.said("equally", "almost equally", "nearly equally", "the same amount"):
            self._check_equal(subjects)
        self._check_denials()

    def _takes_change(self, index: int) -> bool:
        """ "accounts for the decline", with no figure beside it."""
        behind = self.tokens[index + 1 : index + 5]
        return (
            any(token.has("move_noun", "change_noun") for token in behind)
            and self.clause.group is None
            and not any(
                token.kind == "number" or token.has("superlative", "share_noun", "negation") for token in self.tokens
            )
        )

    def _check_place(self, subjects: tuple[Subject, ...]) -> None:
        """ "followed by West", "then West", "ranks second", "kept first place"."""
        clause, tokens = self.clause, self.tokens
        if not subjects or not subjects[0].members or subjects[0].rest:
            return
        lost = any(token.word("lost", "loses", "surrendered", "gave up", "ceded") for token in tokens[:4])
        if lost and any(
            token.word("lead", "top") and before.word("its", "the") and not self._behind_lead(at + 1)
            for at, (before, token) in enumerate(itertools.pairwise(tokens))
        ):
            comparing.check_lost_lead(self.world, subjects)
        opening = next((index for index, token in enumerate(tokens) if is_name(token, "segment")), 0)
        if (
            clause.entity is not None
            and clause.entity.kind == "segment"
            and any(token.word("followed", "then", "next", "followed by") for token in tokens[:opening])
        ):
            comparing.check_next(self.world, clause, subjects)
        for index, token in enumerate(tokens):
            ordinal = token.sense("ordinal")
            if ordinal is None or any(
                known.has("superlative") or known.kind == "period" for known in tokens[index : index + 3]
            ):
                continue
            placed = index + 1 < len(tokens) and tokens[index + 1].word("place", "position", "spot", "rank")
            if placed or tokens[index - 1].word("rank", "ranks", "ranked", "came", "comes", "placed"):
                comparing.check_place(self.world, clause, subjects, ordinal.strength)

    def _behind_lead(self, index: int) -> bool:
        """ "its lead over West": the distance between two, read elsewhere."""
        return any(token.word("over", "to") for token in self.tokens[index + 1 : index + 3])

    def _check_beside_whole(self, index: int, token: Token, subjects: tuple[Subject, ...]) -> None:
        """ "South's decline exceeds the net decline": its size beside that of the whole change."""
        behind = self.tokens[index + 1 : index + 5]
        whole = any(known.word("total", "net", "overall", "whole", "entire") for known in behind)
        if not (whole and any(known.has("move_noun", "change_noun") for known in behind)) or not subjects[0].members:
            return
        values = [self.world.effect(subject, "contribution") for subject in subjects]
        share = sum(value or 0.0 for value in values) / self.world.facts.delta if self.world.facts.delta else 0.0
        if token.has("outpace_verb"):
            below = token.text.lower().startswith(("fall", "fell", "trail", "lag"))
            held = share < 1 if below else share > 1
        else:
            held = abs(share - 1) <= 1 - _PARTLY_BELOW
        negated = any(known.has("negation") for known in self.tokens[max(0, index - 3) : index])
        if held == negated:
            raise Refused("comparison", "beside the whole change")

    def _check_effect_said(self, subjects: tuple[Subject, ...]) -> None:
        """ "mix was not the reason", "a rate story", "not a matter of mix", "the mix effect was negligible"."""
        clause, tokens = self.clause, self.tokens
        if subjects != (TOTAL,) or any(token.kind == "number" for token in tokens) or not self.world.facts.delta:
            return
        negated = any(token.word("not", "not a", "not the", "never", "hardly") for token in tokens)
        copula = next((at for at, token in enumerate(tokens) if token.word("is", "was")), None)
        if copula is None:
            return
        behind = tokens[copula + 1 :]
        entity = clause.entity
        if clause.effect in {"rate_effect", "mix_effect"} and entity is not None and entity.kind == "effect":
            if any(token.word("reason", "cause", "explanation", "culprit") for token in behind):
                comparing.check_effect_driver(
                    self.world, clause.effect, mainly=not negated, entirely=False, negated=negated, told=False
                )
            small = any(token.has("weak") for token in behind[:3]) and not negated
            if small and any(
                abs(value) > _SMALL_EFFECT * abs(self.world.facts.delta)
                for value in self.world.effect_totals(clause.effect, None)
            ):
                raise Refused("judgement", "a large effect called small")
            return
        if entity is None or entity.kind not in {"change", "total", "pronoun"}:
            return
        for at, token in enumerate(behind):
            rate = (
                token.word("rate")
                and at + 1 < len(behind)
                and behind[at + 1].word("story", "matter", "issue", "effect", "question")
            )
            sense = token.sense("effect_noun") if token.kind != "name" else None
            mix = (
                sense is not None
                and sense.tag == "mix_effect"
                and any(known.word("matter", "question", "story", "partly", "partially") for known in behind)
            )
            if not (rate or mix):
                continue
            totals = self.world.effect_totals("rate_effect" if rate else "mix_effect", None)
            shares = [value / self.world.facts.delta for value in totals]
            partly = any(known.word("partly", "partially") for known in behind[:at])
            if partly and not any(0 < share < _PARTLY_BELOW for share in shares):
                raise Refused("effect", "not partly")
            if not partly and any(share >= _EFFECT_MATTERS for share in shares) == negated:
                raise Refused("effect", "not this effect")
            return

    def _check_matter(self, subjects: tuple[Subject, ...]) -> None:
        """ "came from South only", "the fall was purely a South matter": that the whole change lies there."""
        clause = self.clause
        template, entity = clause.template, clause.entity
        if (
            template is None
            or entity is None
            or entity.kind != "segment"
            or any(token.kind == "number" for token in self.tokens)
        ):
            return
        driven = entity.stand == "driver" and any(token.word(*_EXCLUSIVE) for token in self.tokens[:1])
        named = (
            entity.stand == "open"
            and template.entity is not None
            and template.entity.kind == "change"
            and template.choices[0] == (TOTAL,)
            and not template.has("superlative")
            and template.said("is", "was")
            and template.tokens[-1].word("is", "was", *_EXCLUSIVE, *comparing.ENTIRELY)
        )
        if driven or named:
            entirely = driven or template.tokens[-1].word(*_EXCLUSIVE, *comparing.ENTIRELY)
            comparing.check_driver(self.world, subjects, mainly=False, entirely=entirely, negated=False, told=False)

    def _check_equal(self, subjects: tuple[Subject, ...]) -> None:
        """ "contributed almost equally"."""
        sizes = sorted(abs(self.world.effect(subject, "contribution") or 0.0) for subject in subjects)
        if sizes[0] < _EQUAL * sizes[1]:
            raise Refused("comparison", "equal parts")

    def _check_parts_compared(self, index: int) -> None:
        """ "revenue grew faster than orders": one part of the ratio against the other."""
        before = self.tokens[index - 1]
        right = next(
            (known for known in self.tokens[index + 1 : index + 4] if is_name(known, "numerator", "denominator")), None
        )
        sign = 1 if before.word("faster", "more", "quicker", "stronger") else -1 if before.word("slower", "less") else 0
        if (
            right is None
            or right.name is None
            or not sign
            or not self.world.is_ratio
            or is_name(self.tokens[index + 1], "segment")
        ):
            return
        left = next(
            (
                known
                for known in reversed(self.tokens[:index])
                if is_name(known, "numerator", "denominator", "metric", "segment")
            ),
            None,
        )
        if left is None or left.name is None or left.name.kind == right.name.kind:
            raise Refused("comparison", "parts compared")
        if left.name.kind not in {"numerator", "denominator"}:
            return
        mine, theirs = (self.world.course(TOTAL, _part(known)).relative for known in (left, right))
        said = next(
            (direction.told_sign for direction in directions_of(self.world, self.clause) if direction.told_sign), 1
        )
        if mine is None or theirs is None or (mine - theirs) * said * sign <= 0:
            raise Refused("comparison", "parts compared")

    def _check_against_change(self, index: int, subjects: tuple[Subject, ...]) -> None:
        """ "smaller than the total change"."""
        behind = self.tokens[index + 1 : index + 6]
        whole = any(known.word("total", "overall", "net", "whole", "entire") for known in behind)
        if (
            not whole
            or not any(known.has("change_noun", "move_noun") for known in behind)
            or any(known.kind == "number" for known in behind)
        ):
            return
        sense = self.tokens[index - 1].sense("move_adjective")
        sign = (
            1
            if self.tokens[index - 1].word("more")
            else -1
            if self.tokens[index - 1].word("less", "fewer")
            else sense.sign
            if sense
            else 0
        )
        names: tuple[EffectName, ...] = (self.clause.tellings[-1].effects if self.clause.tellings else ()) or (
            "contribution",
        )
        sizes = [
            abs(value)
            for subject in subjects
            for name in names
            if (value := self.world.effect(subject, name)) is not None
        ]
        if not sign or not any((size - abs(self.world.facts.delta)) * sign > 0 for size in sizes):
            raise Refused("comparison", "against the whole change")

    def _check_average(self, subjects: tuple[Subject, ...], sign: int) -> None:
        """ "converts above average": against the whole."""
        whole = self.world.course(TOTAL, "value")
        for subject in subjects:
            course = self.world.course(subject, "value")
            if self.world.is_ratio and (
                course.current is None or whole.current is None or (course.current - whole.current) * sign <= 0
            ):
                raise Refused("comparison", "against the average")

    def _check_effects_compared(self, index: int) -> None:
        """ "the rate effect is larger than the mix effect"."""
        world = self.world
        right = _first_effect(self.tokens[index + 1 : index + 5])
        left = self.clause.effect or _first_effect(self.tokens[:index])
        before = self.tokens[index - 1]
        sense = before.sense("move_adjective")
        sign = (
            -1 if before.word("less", "fewer") else 1 if before.word("more") else sense.sign if sense is not None else 0
        )
        names: tuple[EffectName, ...] = ("rate_effect", "mix_effect")
        if not sign or left == right or left not in names or right not in names:
            raise Refused("comparison", "effects compared")
        sides = zip(world.effect_totals(left, None), world.effect_totals(right, None), strict=False)
        if not any((abs(one) - abs(other)) * sign > 0 for one, other in sides):
            raise Refused("comparison", "effects compared")

    def _yields_part(self, index: int) -> bool:
        """ "8.9% of visits led to an order": what the ratio counts, no cause."""
        return any(is_name(token, "numerator", "denominator") for token in self.tokens[index + 1 : index + 4])

    def _ranks(self, index: int) -> bool:
        token = self.tokens[index]
        if token.has("drive_verb", "share_verb", "glue") and token.word(
            "leading", "main", "key", "principal", "primary", "chief", "top", "bottom", "lead"
        ):
            return not token.word("leading") or self.tokens[index - 1].word("the")
        group = self.clause.group
        return not (
            group is not None
            and group.mention is not None
            and group.mention.superlative is not None
            and group.stand == "open"
        )

    def _check_superlative(self, index: int, subjects: tuple[Subject, ...]) -> None:
        clause = self.clause
        if clause.group is not None and clause.group.mention is not None and clause.group.mention.quantifier is None:
            return
        tied = [tie for tie in clause.ties if tie.at > index and tie.kind in {"driver", "compare", "place"}]
        if clause.compared_to is not None and any(known.word("as") for known in self.tokens[max(0, index - 3) : index]):
            comparing.check_superlative(self.world, clause, clause.compared_to.choices[0], index)
            return
        if not any(subject.members for subject in subjects) and tied:
            comparing.check_superlative(self.world, clause, tied[0].entity.choices[0], index)
            return
        if (
            not any(subject.members for subject in subjects)
            and clause.around is not None
            and any(tie.kind == "compare" for tie in clause.around.ties)
        ):
            return
        comparing.check_superlative(self.world, clause, subjects, index)

    def _check_good(self, index: int, token: Token, subjects: tuple[Subject, ...]) -> None:
        sign = token.senses["good"].sign
        negated = any(known.has("negation") for known in self.tokens[max(0, index - 4) : index])
        options = [subjects, (TOTAL,)] if not self.clause.entity or self.clause.entity.kind != "segment" else [subjects]
        for option in options:
            try:
                comparing.check_good(self.world, option, -sign if negated else sign)
            except Refused as refused:
                failure = refused
            else:
                return
        raise failure

    def _check_reason(self, index: int, token: Token, subjects: tuple[Subject, ...]) -> None:
        """ "due to mix", "because of fewer customers", "South drove the decline"."""
        clause, world = self.clause, self.world
        if any(tie.kind in {"driver", "compare", "place"} and index < tie.at <= index + 8 for tie in clause.ties):
            return
        if index and self.tokens[index - 1].kind == "number" and not token.has("drive_verb"):
            return
        before = [known.text.lower() for known in self.tokens[max(0, index - 5) : index + 2]]
        mainly = bool(set(before) & comparing.MAINLY)
        entirely = bool(set(before) & comparing.ENTIRELY)
        negated = any(known.has("negation") for known in self.tokens[max(0, index - 4) : index])
        told = any(known.kind == "number" for known in self.tokens)
        if token.has("drive_verb") and not token.has("driver"):
            self._check_drive(index, token, subjects, mainly=mainly, negated=negated, told=told)
            return
        behind = self.tokens[index + 1 : index + 9]
        if negated and any(known.word("data", "figures", "facts", "numbers", "evidence") for known in behind[:3]):
            return
        for ahead, known in enumerate(behind):
            sense = known.sense("effect_noun")
            if sense is not None and sense.tag in {"rate_effect", "mix_effect"} and not is_name(known, "segment"):
                effect: EffectName = "mix_effect" if sense.tag == "mix_effect" else "rate_effect"
                comparing.check_effect_driver(
                    world, effect, mainly=mainly, entirely=entirely, negated=negated, told=told
                )
                return
            if is_name(known, "numerator", "denominator", "metric", "dimension", "segment") or known.has(
                "move_noun", "change_noun", "share_noun", "noise_noun"
            ):
                return
            if known.kind == "number" or known.word("everywhere", "elsewhere", "nowhere", "both", "all"):
                return
            if known.kind == "mark" and ahead > 0:
                break
        if subjects and subjects[0].members and token.has("share_verb", "level_verb", "link"):
            return
        if clause.places or (not behind and token.has("glue")):
            return
        raise Refused("cause", token.text)

    def _check_is_effect(self, index: int, tag: str) -> None:
        """ "the rise is a mix effect, not a rate effect"."""
        clause = self.clause
        entity = clause.entity
        if (entity is not None and entity.kind not in {"change", "total", "pronoun"}) or any(
            subject.members for subject in clause.choices[0]
        ):
            return
        near = self.tokens[max(0, index - 5) : index]
        if not near or not near[-1].word(
            "a",
            "an",
            "the",
            "entirely",
            "purely",
            "mainly",
            "largely",
            "mostly",
            "pure",
            "not a",
            "not an",
            "only",
            "is",
            "was",
        ):
            return
        copula = any(token.word("is", "was", "being") for token in self.tokens[:index])
        if not copula or (self.tokens[index + 1 : index + 2] and self.tokens[index + 1].word("of", "is", "was")):
            return
        negated = any(token.has("negation") or token.word("not", "hardly", "barely", "scarcely") for token in near)
        told = any(token.kind == "number" for token in self.tokens[:index])
        if near[-1].word("the") and not negated:
            return
        effect: EffectName = "mix_effect" if tag == "mix_effect" else "rate_effect"
        comparing.check_effect_driver(
            self.world,
            effect,
            mainly=not negated and not told,
            entirely=any(token.word("entirely", "purely", "pure", "wholly") for token in near),
            negated=negated,
            told=told,
        )

    def _says_whole(self, subjects: tuple[Subject, ...]) -> bool:
        """ "South alone", "the whole decline": that no other segment has a part in it."""
        return self.clause.said("alone", "whole", "entire", "solely", "exclusively") and bool(subjects)

    def _check_drive(
        self, index: int, token: Token, subjects: tuple[Subject, ...], *, mainly: bool, negated: bool, told: bool
    ) -> None:
        clause = self.clause
        if any(known.has("noise_noun") for known in self.tokens[max(0, index - 2) : index]):
            return
        if clause.effect in {"rate_effect", "mix_effect"}:
            comparing.check_effect_driver(
                self.world, clause.effect, mainly=mainly, entirely=False, negated=negated, told=told
            )
            return
        if token.word("lead", "leads", "led", "leading") and not any(
            known.has("move_noun", "change_noun") for known in self.tokens[index + 1 : index + 6]
        ):
            if subjects and subjects[0].members and clause.compared_to is None:
                comparing.check_place(self.world, clause, subjects, 1)
                return
        if token.word("lead", "leads", "led", "leading") and subjects and subjects[0].members and not negated:
            comparing.check_place(self.world, clause, subjects, 1)
        if token.has("meta") and (
            negated or any(known.has("negation") or known.word("nothing") for known in self.tokens)
        ):
            return
        if subjects and all(subject.members for subject in subjects):
            if token.word("lead", "leads", "led") and not negated and not comparing.leads(self.world, subjects):
                raise Refused("comparison", "who leads")
            comparing.check_driver(
                self.world,
                subjects,
                mainly=mainly
                or (token.text.lower().startswith(("lead", "led", "dominat", "drove", "driv")) and not told),
                entirely=not told and self._says_whole(subjects),
                negated=negated,
                told=told,
            )
            return
        if clause.entity is not None and clause.entity.kind in {"part", "rates"}:
            return
        raise Refused("cause", token.text)

    def _check_denials(self) -> None:
        """A denial that denies nothing that was checked would go unread."""
        for index, token in enumerate(self.tokens):
            words = token.text.lower().split()
            if token.kind == "word" and {"opposite", "contrary", "reverse"} & set(words) and not self._way(index):
                raise Refused("contradiction", token.text)
            if (
                not (token.has("negation") or token.word("not", "no", "never", "neither", "nor"))
                or token.kind == "name"
            ):
                continue
            if not self._denies_something(index, token):
                raise Refused("contradiction", token.text)

    def _way(self, index: int) -> bool:
        """ "in the opposite direction", "on the contrary"."""
        if {"direction", "directions", "way"} & set(self.tokens[index].text.lower().split()):
            return True
        return any(
            token.word("direction", "directions", "way", "sign", "signs", "to", "side")
            for token in self.tokens[index + 1 : index + 3]
        )

    def _denies_something(self, index: int, token: Token) -> bool:
        clause = self.clause
        near = self.tokens[index + 1 : index + 8]
        counted = clause.group.mention if clause.group is not None else None
        if counted is not None and counted.quantifier == "not_all" and token.word("not") and index == 0:
            return True
        if (clause.group is not None and token.has("quantifier")) or any(
            place.head <= index for place in clause.places
        ):
            return True
        if any(
            direction.negated and 0 < direction.at - index <= _REACH for direction in directions_of(self.world, clause)
        ):
            return True
        if any(tie.at > index for tie in clause.ties):
            return True
        if any(
            place.mention is not None and place.mention.quantifier in {"not_all", "none"} for place in clause.places
        ):
            return True
        if (
            near
            and near[0].word("to", "because", "by", "from")
            and any(known.has("driver", "cause") for known in self.tokens[:index])
        ):
            return True
        if clause.template is not None and self.tokens[index - 1].word("did", "does", "do", "is", "was", "were", "are"):
            return True
        if (near and near[0].word("only", "just")) or token.text.lower() in {
            "not only",
            "no more than",
            "not more than",
        }:
            return True
        if (near and near[0].kind == "number") or token.has("hedge"):
            return True
        if index and any(
            known.has(
                "noise_noun",
                "driver",
                "cause",
                "drive_verb",
                "effect_noun",
                "offset_verb",
                "good",
                "level_sign",
                "superlative",
                "meta",
            )
            for known in near
        ):
            return True
        if any(known.word("percentage", "relative", "percent") for known in near[:3]):
            return True
        if any(known.has("change_noun", "move_noun") for known in near[:3]):
            return self._denies_change(index)
        return clause.said("should", "percentage", "relative")

    def _denies_change(self, index: int) -> bool:
        """ "no change", "no movement at all": the whole stood still, or nearly."""
        near = self.tokens[index + 1 : index + 4]
        noun = next((known for known in near if known.has("change_noun", "move_noun")), None)
        if noun is None:
            return False
        strong = any(known.has("strong") for known in near)
        quiet = self.world.facts.noise is not None and self.world.facts.noise.within_normal_variation
        if quiet and not near[0].has("change_noun", "move_noun"):
            return True
        return (
            quiet
            if strong
            else all(self.world.course(subject, "value").delta == 0 for subject in self.clause.choices[0])
        )

    # Reasons ---------------------------------------------------------------------------------------------------------

    def _why(self, telling: Telling, subjects: tuple[Subject, ...]) -> WithheldReason:
        """The kind of fault: what would have to be different for the figure to hold."""
        world = self.world
        flipped = Telling(
            telling.at, telling.figure, telling.hedge, telling.roles, 0, telling.when, telling.aspects, telling.effects
        )
        if telling.sign and not telling.figure.sign and any(self._holds(flipped, subject) for subject in subjects):
            return "direction"
        other = Telling(
            telling.at,
            telling.figure,
            telling.hedge,
            ("previous", "current"),
            telling.sign,
            None,
            telling.aspects,
            telling.effects,
        )
        if any(self._holds(other, subject) for subject in subjects):
            return "period" if "level" in telling.roles else "order"
        everyone = [TOTAL, *(Subject((index,)) for index in range(len(world.segments)))]
        if any(self._holds(telling, subject) for subject in everyone):
            return "subject"
        figure = telling.figure
        if figure.unit == "money" and figure.currency not in {world.facts.unit, "cents"}:
            return "unit"
        for unit in ("percent", "points"):
            if figure.unit in {"percent", "points"} and unit != figure.unit:
                changed = Telling(
                    telling.at,
                    type(figure)(figure.value, figure.step, unit, figure.round_step),
                    telling.hedge,
                    ("change", "effect"),
                    0,
                    None,
                    telling.aspects,
                    telling.effects,
                )
                if any(self._holds(changed, subject) for subject in subjects):
                    return "unit"
        return "number"


def _first_effect(tokens: list[Token]) -> EffectName | None:
    """The effect that is named first."""
    senses = [token.sense("effect_noun") for token in tokens]
    tags = [sense.tag for sense in senses if sense is not None]
    if not tags or tags[0] not in {"rate_effect", "mix_effect"}:
        return None
    return "rate_effect" if tags[0] == "rate_effect" else "mix_effect"


def _part(token: Token) -> Aspect:
    """The part of the ratio that a name stands for."""
    return "numerator" if token.name is not None and token.name.kind == "numerator" else "denominator"


def _joined(subjects: tuple[Subject, ...]) -> Subject:
    return Subject(tuple(dict.fromkeys(index for subject in subjects for index in subject.members)))


def is_said(token: Token) -> bool:
    """True for a token that carries words."""
    return not is_mark(token)
