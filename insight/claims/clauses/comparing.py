"""Comparisons, likeness, exceptions and shifts between a subject and the other side that a clause names."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.against_whole import check_against_whole, is_set_beside_whole
from insight.claims.clauses.averages import check_average
from insight.claims.clauses.clause import Clause, Direction, Tie
from insight.claims.clauses.counts import check_only, count_fits
from insight.claims.clauses.cues import beside_whole, says_per_piece
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.drivers import check_driver_tie
from insight.claims.clauses.elliptic import PACES, goes_on_about_first
from insight.claims.clauses.entities import is_name
from insight.claims.clauses.judge import TOGETHER, as_one
from insight.claims.clauses.kept import KEEPING, stands_beside
from insight.claims.clauses.outdoing import is_behind
from insight.claims.clauses.place_keys import basis_said
from insight.claims.clauses.places_changed import swapped
from insight.claims.clauses.quantities import Quantities, moves
from insight.claims.clauses.ranked_beside import own_words
from insight.claims.clauses.ranks import has_rank, rank_keys, rank_told, ranked_noun
from insight.claims.clauses.sizes import is_greater, says_previous, signed, size_of
from insight.claims.clauses.whole_figure import check_whole_figure, told_of_whole
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, stem, token_at
from insight.claims.vocabulary.measures import FALLING_BEHIND, OVERTAKING
from insight.claims.world import TOTAL, Aspect, Course, EffectName, Subject, World

_MORE: Final = frozenset(["more", "more than", "greater than"])
_LESS: Final = frozenset(["less", "fewer", "less than", "fewer than"])
_RELATIVELY: Final = ("relatively", "proportionally", "proportionately", "percentage-wise", "in relative terms")


_STANDS: Final = ("is", "are", "was", "were", "remains", "remained", "stays", "stayed", "now", "still")
_WEIGHTY: Final = ("important", "significant", "sizeable", "substantial", "valuable")
"""Qualities of what is large."""
_DEARER: Final = ("more expensive", "less expensive", "costlier", "dearer", "pricier", "cheaper", "more costly")
_FARES: Final = ("developed", "performed", "fared", "did", "do", "does", "held up", "coped", "went", "fares", "performs", "develops")  # fmt: skip
_FARING: Final = tuple(f"{verb} {way}" for verb in ("did", "does", "do", "fared", "performed", "developed") for way in ("better", "worse"))  # fmt: skip
_PRICES: Final = ("cost", "costs", "take", "takes", "last", "lasts", "lasted")
"""Verbs of what one piece costs or how long it takes."""


def check_ties(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless every other side that the clause names fits."""
    check_against_whole(world, clause, subjects)
    check_whole_figure(world, clause, subjects)
    for tie in clause.ties:
        if tie.kind == "compare":
            _check_compare(world, clause, tie, subjects)
        elif tie.kind in {"like", "unlike"}:
            _check_likeness(world, clause, tie)
        elif tie.kind == "driver":
            check_driver_tie(world, clause, tie)
        elif tie.kind in {"shift_to", "shift_from"}:
            if clause.said("away", "away from") and clause.entity is not None and clause.entity.kind == "segment":
                raise Refused("comparison", "away from another")
            _check_shift(world, tie)
        elif tie.kind == "only" and not any(
            is_set_beside_whole(clause, known.at) for known in directions_of(world, clause)
        ):
            check_only(Quantities(world), clause, _only_ones(world, clause, tie, subjects))
        elif tie.kind == "include":
            _check_included(world, clause, tie)
        elif tie.kind == "except" and clause.group is None:
            _check_not_there(world, clause, tie)


def _only_ones(world: World, clause: Clause, tie: Tie, subjects: tuple[Subject, ...]) -> tuple[Subject, ...]:
    """ "West fell to $4 and South to $2, the only regions to shrink": all that the sentence lists."""
    mention, before = tie.entity.mention, clause.template
    if mention is None or not mention.plural or not all(subject.members for subject in subjects):
        return subjects
    listed = list(subjects)
    while before is not None and before.tokens and before.tokens[-1].word("and", ","):
        if before.entity is not None and before.entity.kind == "segment" and before.entity.stand == "open":
            listed += before.entity.choices[0]
        before = before.template
    own = world.dimension_of(subjects[0])
    return tuple(subject for subject in listed if subject.members and world.dimension_of(subject) == own)


def _check_included(world: World, clause: Clause, tie: Tie) -> None:
    """ "rose, including P1"."""
    for direction in directions_of(world, clause)[:1]:
        for subject in tie.entity.choices[0]:
            if direction.sign and not moves(
                Quantities(world), direction, subject, direction.aspect or clause.aspect or "value"
            ):
                raise Refused("comparison", "included")


def _check_likeness(world: World, clause: Clause, tie: Tie) -> None:
    """Raise `Refused` unless "like West" did the same, and "unlike West" did not."""
    told = [known for known in directions_of(world, clause) if known.sign and not known.of_whole][:1]
    if not told and tie.kind == "like" and clause.has("go_verb") and tie.entity.mention is None:
        signs = {
            (world.course(each, "value").delta or 0.0) > 0 for each in (*clause.choices[0], *tie.entity.choices[0])
        }
        if len(signs) > 1:
            raise Refused("comparison", "likeness")
    for direction in told:
        aspect = direction.aspect or clause.aspect or "value"
        others, mention = tie.entity.choices[0], tie.entity.mention
        did = [moves(Quantities(world), direction, subject, aspect) == (tie.kind == "like") for subject in others]
        if mention is None or (mention.count is None and mention.quantifier not in {"most", "several", "many"}):
            fits = all(did)
        else:
            fits = count_fits(mention.quantifier, mention.count, mention.of_count, sum(did), len(others), mention.bound)
        if not fits:
            raise Refused("comparison", "likeness")


def _check_not_there(world: World, clause: Clause, tie: Tie) -> None:
    """ "rose, but not for P1"."""
    for direction in directions_of(world, clause)[:1]:
        for subject in tie.entity.choices[0]:
            if direction.sign and moves(
                Quantities(world), direction, subject, direction.aspect or clause.aspect or "value"
            ):
                raise Refused("comparison", "exception")


def _check_compare(world: World, clause: Clause, tie: Tie, subjects: tuple[Subject, ...]) -> None:
    if clause.has("offset_verb") or clause.said("gap", "gap to", "lead", "lead over", "margin"):
        return
    others = tie.entity.choices[0]
    group = clause.group.mention if clause.group is not None else None
    if group is not None and group.quantifier == "none" and any(known.sign for known in directions_of(world, clause)):
        return  # "no region lost more than West": held with the movement
    leading = [index for index, token in enumerate(clause.tokens[: tie.at]) if token.has("superlative")]
    if (
        leading
        and tie.entity.joint in {"ahead of", "before", "ahead", "of"}
        and clause.said("ahead of", "ahead", "before")
    ):
        token = clause.tokens[leading[-1]]
        keys = rank_keys(world, clause, token.senses["superlative"], ranked_noun(clause, leading[-1])[0], leading[-1])
        siblings = world.siblings(others[0]) if others and others[0].members else ()
        rank = rank_told(clause, leading[-1])
        if siblings and not any(
            has_rank(subjects, siblings, key, rank) and has_rank(others, siblings, key, rank + len(subjects))
            for key in keys
        ):
            raise Refused("comparison", "who comes next")
        return
    leading = [at for at in leading if own_words(clause, at)[0] is clause]
    if leading and tie.entity.joint == "behind" and rank_told(clause, leading[-1]) <= len(others):
        raise Refused("comparison", "first, and behind another")
    found = _comparator(world, clause, tie)
    if found is None:
        if (
            tie.entity.joint in {"against", "versus", "vs", "vs.", "after", "before", "as", "unlike", "than", "to"}
            and clause.has("number") is False
        ):
            figures = any(token.kind == "number" for token in clause.tokens)
            if figures or tie.entity.joint in {"against", "versus", "vs", "vs.", "after", "before", "unlike"}:
                return
        if any(token.kind == "number" for token in clause.tokens):
            return
        raise Refused("comparison", "compared in what")
    sign, basis = found
    own = tie.behind is not None and any(known.sign for known in directions_of(world, tie.behind))
    if not own and tie.entity.kind == "segment" and basis in {"amount", "growth", "strength", "any"}:
        _check_moved_too(world, clause, others)
    mine = [known.told_sign for known in directions_of(world, clause) if known.told_sign]
    theirs = (
        [] if tie.behind is None else [known.told_sign for known in directions_of(world, tie.behind) if known.told_sign]
    )
    if mine and theirs and mine[0] != theirs[0] and basis == "amount" and subjects and subjects[0].members:
        sizes = [abs(sum(world.effect(each, "contribution") or 0.0 for each in side)) for side in (subjects, others)]
        if (sizes[0] - sizes[1]) * sign <= 0:
            raise Refused("comparison", "whose change is larger")
        return
    nobody = (
        bool(clause.tokens) and clause.entity is None and clause.tokens[0].word("none", "nobody", "nothing", "no one")
    )
    if nobody and others and others[0].members:
        subjects = tuple(Subject((index,)) for index in world.siblings(others[0]))
    if not subjects or not subjects[0].members:
        if subjects == (TOTAL,) and world.is_ratio:
            pass
        else:
            raise Refused("comparison", "who is ahead")
    negated = means(clause.tokens[max(0, tie.at - 8) : tie.at], "negation")
    negated = negated or (group is not None and group.quantifier == "none")  # "nowhere", which denies without a "no"
    joint = tie.behind is not None and tie.behind.said(*TOGETHER)
    if joint and len(others) > 1 and all(other.members for other in others):
        others = (as_one(others),)
    for subject in subjects:
        for other in others:
            if other != subject and _compares(world, clause, subject, other, sign, basis) == negated:
                raise Refused("comparison", "comparison")


def _is_quality(world: World, tokens: list[Token], at: int) -> bool:
    """ "more profitable than": a quality that no sum measures, unlike "more important"."""
    token = token_at(tokens, at)
    signed = {"level_sign"} if not world.signed_levels else set()
    quality = token.kind == "word" and set(token.senses) <= {"glue", "activity", *signed}
    return quality and token.lowered not in _WEIGHTY and token_at(tokens, at + 1).word("than")


def _check_moved_too(world: World, clause: Clause, others: tuple[Subject, ...]) -> None:
    """ "lost more than West": West lost, too."""
    told = [known for known in directions_of(world, clause) if known.sign and known.kind in {"verb", "noun"}][:1]
    if not told or told[0].effect or told[0].aspect not in {None, "value"} or clause.aspect or clause.effect:
        return
    for other in others:
        delta = world.course(other, "value").delta
        if delta is not None and other.members and delta * told[0].told_sign < 0:
            raise Refused("comparison", "more than one that went the other way")


def _comparator(world: World, clause: Clause, tie: Tie) -> tuple[int, str] | None:
    end = tie.at - (tie.entity.end - tie.entity.start)
    for index in range(end - 1, max(-1, end - 9), -1):
        token = clause.tokens[index]
        before = token_at(clause.tokens, index - 1)
        if before.word("more", "less") and not world.is_ratio and _is_quality(world, clause.tokens, index):
            raise Refused("invented", f"{before.text} {token.text}")
        if not world.is_ratio and token.word(*_DEARER):
            raise Refused("invented", token.text)
        word = token.text.lower()
        if token.has("outpace_verb"):
            down = word.split()[0].startswith(
                ("trail", "lag", "fall", "fell", "slip", "drop", "sink", "sank", "los")
            ) and not word.endswith("past")
            basis = (
                "overtake"
                if word.startswith(OVERTAKING)
                else "fall behind"
                if word.startswith(FALLING_BEHIND)
                else "growth"
                if word.startswith(("outpac", "outgr", "outperf"))
                else "any"
            )
            better = word.split()[0].startswith(("beat", "outperf", "outd", "outsh"))
            sign = -1 if down or (better and world.facts.polarity == "down") else 1
            return sign, basis
        if token.has("steep"):
            return token.senses["steep"].sign, "strength"
        if token.has("beside"):
            return 0, token.senses["beside"].tag
        if word in {"ahead", "ahead of"}:
            grew = clause.entity is not None and clause.entity.joint == "with"
            return 1, "growth" if grew else "moved" if _tells_movement(world, clause, index) else "level"
        if word == "behind":
            return -1, "level"
        if word in {"above", "over", "below", "under"} and clause.tokens[index + 1].kind != "number":
            return (1 if word in {"above", "over"} else -1), "level"
        if word in PACES:
            sign = PACES[word]
            if world.facts.unit == "minutes" and not means(clause.tokens[:index], "move", "go_verb", "multiple_verb"):
                return -sign, "level"
            return sign, "growth"
        if token.word(*_FARING) or (token.word("better", "worse") and token_at(clause.tokens, index - 1).word(*_FARES)):
            return (1 if word.endswith("better") else -1) * (-1 if world.facts.polarity == "down" else 1), "faring"
        if token.word("worse") and "hit" in {known.lowered for known in clause.tokens[max(0, index - 1) : index + 2]}:
            return 1, "hit"
        if word in {"smaller than", "larger than", "bigger than", "greater than"}:
            headed = any(known.kind == "noun" and known.at < index for known in directions_of(world, clause))
            return (-1 if word.startswith("smaller") else 1), "amount" if headed else "level"
        size = 1 if word in _MORE else -1 if word in _LESS else 0
        if size:
            relative = index and clause.tokens[index - 1].word(*_RELATIVELY)
            strongly = clause.tokens[index + 1].has("strong")
            return size, "growth" if relative else basis_said(clause, _own_behind(tie)) or (
                "strength" if strongly else "amount"
            )
        done = token.has("move") and token.lowered.endswith("ed")  # "improved twice as much as West"
        if token.has("move_adjective") and not token.word("up", "down") and not done:
            sense = token.senses["move_adjective"]
            sign = sense.sign * (-1 if sense.tag == "polar" and world.facts.polarity == "down" else 1)
            headed = any(known.kind == "noun" and known.at < index for known in directions_of(world, clause))
            if headed or means(clause.tokens[index + 1 : end], "move_noun", "change_noun"):
                return sign, "amount"
            if means(clause.tokens[index + 1 : end], "share_noun"):
                return sign, "share"
            return sign, "level"
    return None


def _tells_movement(world: World, clause: Clause, index: int) -> bool:
    """ "led the gains, ahead of West", "added $40, ahead of West": the two are ranked by what they moved, not by their level."""
    before = [telling for telling in clause.tellings if telling.at < index]
    last = before[-1].at if before else 0
    if any(known.has("level_verb", "still", "hold") or known.word(*_STANDS) for known in clause.tokens[last:index]):
        return False
    if before:
        return before[-1].roles[:1] in {("change",), ("effect",), ("part",)}
    return any(known.kind == "noun" and known.at < index for known in directions_of(world, clause))


def _compares(world: World, clause: Clause, subject: Subject, other: Subject, sign: int, basis: str) -> bool:
    aspect: Aspect = clause.aspect or "value"
    aspects: tuple[Aspect, ...] = (aspect,) if aspect in {"value", "share"} else (aspect, "value")
    if aspect == "value" and clause.has("share_noun", "share_verb"):
        aspects = ("share", "value")
    if basis == "share":
        aspects = ("share",)
    if (
        world.is_ratio
        and aspect == "value"
        and any(is_name(token, "numerator", "denominator") for token in clause.tokens)
    ):
        aspects = (*aspects, "denominator", "numerator")
    counted = [
        following.name.kind
        for token, following in itertools.pairwise(clause.tokens)
        if token.word("more", "fewer", "less")
        and following.name is not None
        and is_name(following, "numerator", "denominator")
    ]
    if world.is_ratio and counted:  # "has more orders than West": of that count, whatever the ratio is
        aspects, basis = (
            ("numerator",) if counted[0] == "numerator" else ("denominator",),
            "level" if basis == "amount" else basis,
        )
    priced = world.is_ratio and any(says_per_piece(world, token) or token.lowered in _PRICES for token in clause.tokens)
    if priced:
        aspects, basis = ("value",), "level"
    signs = [
        direction.told_sign
        for direction in directions_of(world, clause)
        if direction.told_sign and direction.kind in {"verb", "noun", "transitive"}
    ]
    moved = signs[0] if signs else _elliptic_sign(world, clause)
    if not priced and _contributes(clause) and not clause.effect:
        sides = [world.effect(side, "contribution") for side in (subject, other)]
        toward = moved or (1 if world.facts.delta >= 0 else -1)
        return is_greater(signed(sides[0], toward), signed(sides[1], toward), sign)
    if not priced and (
        clause.effect
        or clause.has("effect_noun")
        or clause.contribution
        or (any(_gives(clause, index) for index in range(len(clause.tokens))) and not moved)
    ):
        name: EffectName = clause.effect or "contribution"
        left, right = world.effect(subject, name), world.effect(other, name)
        if left is not None and right is not None and (abs(left) - abs(right)) * sign > 0:
            return True
    if basis == "swap":
        return any(swapped(world, subject, other, each) for each in aspects)
    if basis in {"tie", "closing"}:
        return any(
            stands_beside(world, subject, other, each, basis, drawn=_draws(clause), then=says_previous(clause))
            for each in aspects
        )
    if basis == "faring":
        mine, theirs = world.course(subject, "value"), world.course(other, "value")
        return is_greater(mine.relative, theirs.relative, sign) or is_greater(mine.delta, theirs.delta, sign)
    if basis == "hit":
        harm = 1 if world.facts.polarity == "down" else -1
        return _compare_course(world.course(subject, "value"), world.course(other, "value"), 1, "any", harm, "current")
    if basis == "fall behind":
        subject, other, basis = other, subject, "overtake"
    if basis == "overtake":
        return any(
            is_greater(world.course(other, each).previous, world.course(subject, each).previous, 1)
            and is_greater(world.course(subject, each).current, world.course(other, each).current, 1)
            for each in aspects
        )
    when = "previous" if says_previous(clause) else "current"
    kept = when == "current" and basis in {"level", "share"} and clause.said(*KEEPING)
    if basis == "amount" and not moved and not _stands_somewhere(clause):
        moved = next((known.told_sign for known in _told_before(world, clause) if known.told_sign), 0)
    return any(
        _compare_course(world.course(subject, each), world.course(other, each), sign, basis, moved, when)
        and (
            not kept
            or _compare_course(world.course(subject, each), world.course(other, each), sign, basis, moved, "previous")
        )
        for each in aspects
    )


def _gives(clause: Clause, index: int) -> bool:
    """True for a verb of what somebody did to the whole; "took more than West" tells a level, "took away more" does not."""
    token = clause.tokens[index]
    if token.word("take", "takes", "took", "taken") and not clause.said("away", "off", "out"):
        return False
    return token.has("transitive", "share_verb")


def _own_behind(tie: Tie) -> Clause | None:
    """What is said behind the other side, unless it begins another comparison: "more than West, but less in relative terms"."""
    return None if tie.behind is not None and goes_on_about_first(tie.behind) else tie.behind


def _contributes(clause: Clause) -> bool:
    """ "contributed more to the fall than West", "accounts for more of the fall than West": parts of the change."""
    nouns = [
        at for at, token in enumerate(clause.tokens) if token.has("move_noun", "change_noun") and not is_name(token)
    ]
    for index, token in enumerate(clause.tokens):
        given = token.lowered.startswith("contribut") or (
            token.has("share_verb") and not token.has("level_verb", "move")
        )
        if given and (any(0 < at - index <= _CONTRIBUTED for at in nouns) or token.lowered.startswith("contribut")):
            return True
    return False


_CONTRIBUTED: Final = 6
"""Words between "accounts for" and the change that somebody accounts for more of."""


def _draws(clause: Clause) -> bool:
    """ "drew level with West", "caught up with West": they were apart before."""
    return any(
        token.has("beside")
        and not token.lowered.startswith(("level", "tie", "on ", "even", "neck", "is ", "are ", "was ", "were ", "st"))
        for token in clause.tokens
    )


def _stands_somewhere(clause: Clause) -> bool:
    """True when a verb of its own says that levels are compared: "brings in more than West"."""
    return clause.has("level_verb") or clause.said("is", "are", "was", "were", "has", "have", "had")


def _told_before(world: World, clause: Clause) -> list[Direction]:
    """ "All three were up, West (+9%) more clearly than South (+4%)": what was told of all of them."""
    return directions_of(world, clause.template) if clause.template is not None else []


def _elliptic_sign(world: World, clause: Clause) -> int:
    """ "two regions fell, South by more than West": which way the clause before said that they went."""
    if clause.compared_to is not None and goes_on_about_first(clause):
        return next((known.told_sign for known in directions_of(world, clause.compared_to) if known.told_sign), 0)
    more = [index for index, token in enumerate(clause.tokens) if token.word("more", "less", "more than", "less than")]
    before = clause.tokens[max(0, more[0] - 2) : more[0]] if more else []
    if clause.template is None or not says(before, "by", *_RELATIVELY):
        return 0
    return next((known.told_sign for known in directions_of(world, clause.template) if known.told_sign), 0)


def _compare_course(mine: Course, theirs: Course, sign: int, basis: str, moved: int, when: str) -> bool:
    if basis in {"level", "share"} or (basis == "any" and not moved):
        left, right = (mine.previous, theirs.previous) if when == "previous" else (mine.current, theirs.current)
        return is_greater(left, right, sign)
    if basis == "strength" and not moved:
        pairs = ((mine.relative, theirs.relative), (mine.delta, theirs.delta))
        return any(is_greater(size_of(left), size_of(right), sign) for left, right in pairs)
    if basis == "moved":
        moved = moved or (1 if (mine.delta or 0.0) > 0 else -1)
    if basis == "growth" and not moved:
        return is_greater(mine.relative, theirs.relative, sign) or is_greater(mine.delta, theirs.delta, sign)
    if not moved:
        return is_greater(mine.current, theirs.current, sign)
    if mine.delta is None or mine.delta * moved <= 0:
        return False
    absolute = is_greater(signed(mine.delta, moved), signed(theirs.delta, moved), sign)
    relative = is_greater(signed(mine.relative, moved), signed(theirs.relative, moved), sign)
    if basis == "growth":
        return relative or (mine.relative is None and absolute)
    return absolute or (basis != "amount" and relative)


def check_parts(world: World, clause: Clause, subjects: tuple[Subject, ...]) -> None:
    """Raise `Refused` unless the parts of a ratio grew as "customers grew faster than revenue" says."""
    for index, token in enumerate(clause.tokens):
        named = _part_named(world, token)
        mine_named: Aspect | None = clause.aspect if clause.aspect in {"numerator", "denominator"} else None
        if mine_named is None and named is not None:
            mine_named = next((_part_named(world, known) for known in clause.tokens[:index] if _is_part(known)), None)
        if named is None or mine_named is None or named == mine_named:
            continue
        sign = _pace(clause.tokens[max(0, index - 5) : index])
        if not sign:
            continue
        moved = next((known.told_sign for known in directions_of(world, clause) if known.told_sign), 1)
        for subject in subjects:
            mine, theirs = world.course(subject, mine_named).relative, world.course(subject, named).relative
            if not is_greater(signed(mine, moved), signed(theirs, moved), sign):
                raise Refused("comparison", "parts")


def _is_part(token: Token) -> bool:
    return is_name(token, "metric", "numerator", "denominator")


def _part_named(world: World, token: Token) -> Aspect | None:
    """The part of the ratio that a name stands for: "costs" is the cost that a cost per order divides, too."""
    if not _is_part(token) or token.name is None:
        return None
    if token.name.kind == "numerator":
        return "numerator"
    if token.name.kind == "denominator":
        return "denominator"
    top = world.facts.numerator
    short = top is not None and " " not in token.text and stem(token.lowered) in map(stem, top.label.lower().split())
    return "numerator" if short and world.is_ratio else None


def _pace(tokens: list[Token]) -> int:
    """1 when the words say that what stands in front grew faster than what follows, -1 when slower."""
    for token in tokens:
        if token.has("outpace_verb"):
            return -1 if is_behind(token) else 1
    if not any("than" in token.text.lower().split() for token in tokens):
        return 0
    for token in tokens:
        if token.word("slower", "less", "more slowly", "slowly", "less than", "less quickly"):
            return -1
        if token.has("pace", "superlative") or token.word("more", "more than", "stronger", "sharper", "steeper"):
            return 1
    return 0


def _check_shift(world: World, tie: Tie) -> None:
    sign = 1 if tie.kind == "shift_to" else -1
    for subject in tie.entity.choices[0]:
        delta = world.course(subject, "share").delta
        if delta is None or delta * sign <= 0:
            raise Refused("direction", "shift of shares")


def check_beside(world: World, clause: Clause, subjects: tuple[Subject, ...], index: int) -> None:
    """Raise `Refused` unless "below the overall rate" and "the slower desk" hold."""
    token = clause.tokens[index]
    sense, pace = token.sense("move_adjective"), token.sense("pace")
    following = clause.tokens[index + 1 : index + 2]
    among = index > 0 and clause.tokens[index - 1].word("the") and following and is_name(following[0], "dimension")
    if (sense is None and pace is None) or not (among or (sense is not None and beside_whole(clause.tokens, index))):
        return
    if among and following[0].name is not None and following[0].name.plural:
        return
    if not among and any(
        told_of_whole(clause.tokens, known.at) is not None for known in clause.tellings if known.at > index
    ):
        return  # held with the figure
    down = -1 if world.facts.polarity == "down" else 1
    if sense is not None:
        sign = sense.sign * (down if sense.tag == "polar" else 1)
    else:
        sign = (pace.sign if pace is not None else 0) * (-1 if world.facts.unit == "minutes" else 1)
    if not among:
        if not world.is_ratio:
            raise Refused("comparison", "a segment beside the sum")
        check_average(world, clause, subjects, index, sign)
        return
    negated = means(clause.tokens[max(0, index - 3) : index], "negation")
    others = [Subject((other,)) for other in world.siblings(subjects[0])]
    for subject in subjects:
        held = any(
            all(
                is_greater(world.course(subject, aspect).current, world.course(other, aspect).current, sign)
                for other in others
                if other != subject
            )
            for aspect in ("value", "share")
        )
        if held == negated:
            raise Refused("comparison", "beside the others")
