"""How a segment stands beside the others: first among them, ahead of one, or moved further than one."""

from __future__ import annotations

from insight.claims.clauses.against_whole import AMOUNTS
from insight.claims.clauses.clause import Clause, Direction
from insight.claims.clauses.directions import directions_of, signs_told
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.place_keys import RELATIVE
from insight.claims.clauses.ranks import has_rank
from insight.claims.clauses.sizes import is_greater, says_previous
from insight.claims.tokens import means, says, token_at
from insight.claims.world import Aspect, Subject, World


def fits_rank(world: World, clause: Clause) -> bool:
    """ "lost $50, the second most", "West the least": the place among those that went the same way."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if (
        len(subjects) != 1
        or not subjects[0].members
        or subjects[0].rest
        or clause.aspect is not None
        or clause.group is not None
    ):
        return True
    for index, token in enumerate(tokens):
        after, before = token_at(tokens, index + 1), token_at(tokens, index - 1)
        ends = not after.text or is_mark(after) or after.word("by", "of", "among", "across", "of all", "out of")
        of_all = token.word("most of all") and is_name(after, "dimension") and before.has("move")
        if not of_all and (not token.word("most", "least") or not ends or before.word("at")):
            continue
        told = signs_told(world, clause)
        rank = before.senses["ordinal"].strength if before.has("ordinal") else 1
        if not told:
            return True
        relative = clause.said(*RELATIVE) or (clause.entity is not None and clause.entity.joint in RELATIVE)
        weighs = before.word("matters", "mattered", "counts", "counted", "weighs", "weighed", "contributed")
        whole = world.is_ratio and (weighs or any(is_name(known, "metric") for known in tokens[:index]))
        values = [
            value
            for other in (Subject((member,)) for member in world.siblings(subjects[0]))
            if (value := _moved(world, other, whole=whole, relative=relative)) is not None
            and value * told[0] > 0
            and other != subjects[0]
        ]
        mine = _moved(world, subjects[0], whole=whole, relative=relative)
        if mine is None or mine * told[0] <= 0:
            return True
        ahead = sum(abs(value) < abs(mine) if token.word("least") else abs(value) > abs(mine) for value in values)
        return ahead == rank - 1
    return True


def fits_most(world: World, clause: Clause) -> bool:
    """ "contributed most to the decline", "the site with the most overtime": first among its siblings."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members or subjects[0].rest or clause.group is not None:
        return True
    siblings = world.siblings(subjects[0])
    toward = 1 if world.facts.delta >= 0 else -1

    for index, token in enumerate(tokens):
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if not token.word("most", "least") or means(tokens[max(0, index - 4) : index], "negation", "ordinal"):
            continue
        if token.word("least"):
            continue
        if before.text.lower().startswith("contribut") and after.word("to"):
            return has_rank(
                subjects, siblings, lambda subject: (world.effect(subject, "contribution") or 0.0) * toward, 1
            )
        held = before.word("the") and token_at(tokens, index - 2).word("with", "has", "had", "have")
        if held and is_name(after, "metric", "numerator", "denominator") and after.name is not None:
            kind = after.name.kind
            part: Aspect = "value" if kind == "metric" else "numerator" if kind == "numerator" else "denominator"
            previous = says_previous(clause)

            def key(subject: Subject, part: Aspect = part, *, previous: bool = previous) -> float | None:
                course = world.course(subject, part)
                return course.previous if previous else course.current

            return has_rank(subjects, siblings, key, 1)
    return True


def _moved(world: World, subject: Subject, *, whole: bool, relative: bool) -> float | None:
    if relative:
        return world.course(subject, "value").relative
    return world.effect(subject, "contribution") if whole else world.course(subject, "value").delta


def fits_peak(world: World, clause: Clause) -> bool:
    """ "nowhere was the decline larger than in West": it was largest there."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if not clause.said("nowhere") or len(subjects) != 1 or not subjects[0].members:
        return True
    told = [known.sign for known in directions_of(world, clause) if known.kind == "noun" and known.sign][:1]
    larger = says(tokens, "larger", "bigger", "greater", "steeper", "large", "steep", "big", "stronger", "more")
    smaller = says(tokens, "smaller", "weaker", "less")
    ways = [sense.sign for known in tokens if (sense := known.sense("move_adjective")) is not None and sense.sign][:1]
    if not told and ways and world.is_ratio and any("than" in known.lowered for known in tokens):
        levels = (
            world.course(subjects[0], "value").current,
            [world.course(Subject((member,)), "value").current for member in world.siblings(subjects[0])],
        )
        return not any(is_greater(other, levels[0], ways[0]) for other in levels[1])
    if not told or larger == smaller:
        return True
    sizes = {
        member: (world.course(Subject((member,)), "value").delta or 0.0) * told[0]
        for member in (*world.siblings(subjects[0]), *subjects[0].members)
    }
    mine = sizes[subjects[0].members[0]]
    moved = [size for size in sizes.values() if size > 0]
    return mine > 0 and mine == (max(moved) if larger else min(moved))


def fits_levels(world: World, clause: Clause) -> bool:
    """ "is now smaller than West", "is $50 ahead of West": how two stand, not how they moved."""
    tokens, subjects = clause.tokens, clause.choices[0]
    if len(subjects) != 1 or not subjects[0].members or clause.aspect is not None:
        return True
    others = [tie.entity.choices[0] for tie in clause.ties if tie.kind == "compare"]
    if len(others) != 1 or len(others[0]) != 1 or not others[0][0].members:
        return True
    mine, theirs = world.course(subjects[0], "value").current, world.course(others[0][0], "value").current
    if mine is None or theirs is None:
        return True
    for index, token in enumerate(tokens):
        if not token.word("is", "are"):
            continue
        ahead = index + 2 if token_at(tokens, index + 1).word("now", "still") else index + 1
        figure = token_at(tokens, ahead).figure
        if (
            figure is not None
            and figure.unit in {"money", "plain"}
            and token_at(tokens, ahead + 1).word("ahead", "ahead of")
        ):
            return mine > theirs and figure.borne_out(mine - theirs, "about")
    return True


def fits_changes(world: World, clause: Clause) -> bool:
    """ "exceeded that in West", "less than the net decline", "West's lead over South shrank", "offset part of the rise"."""
    tokens, first, subjects = clause.tokens, clause.template, clause.choices[0]
    segments = bool(subjects) and all(subject.members for subject in subjects)
    joined = Subject(tuple(dict.fromkeys(member for subject in subjects for member in subject.members)))
    mine = world.course(joined, "value").delta if segments and not any(subject.rest for subject in subjects) else None
    if (
        first is not None
        and first.tokens
        and mine is not None
        and len(first.choices[0]) == 1
        and first.choices[0][0].members
    ):
        other = world.course(first.choices[0][0], "value")
        own = world.course(joined, "value")
        lead = any(
            token.kind == "possessive" and token_at(first.tokens, index + 1).word("lead", "lead over", "advantage")
            for index, token in enumerate(first.tokens)
        )
        told = [known.told_sign for known in directions_of(world, clause) if known.sign][:1]
        levels = (other.current, own.current, other.previous, own.previous)
        if lead and told and not any(level is None for level in levels):
            now, before = (levels[0] or 0.0) - (levels[1] or 0.0), (levels[2] or 0.0) - (levels[3] or 0.0)
            return (now - before) * told[0] > 0 and before > 0
    if not clause.has("move_noun") or not (clause.has("offset_verb") or clause.said("less than", "more than")):
        return True
    for index, token in enumerate(tokens):
        noun = next((known for known in tokens[index + 1 : index + 5] if known.has("move_noun")), None)
        if noun is None:
            continue
        whole = token_at(tokens, index + 1).word("the") and token_at(tokens, index + 2).word("net", "total", "overall")
        if (
            token.word("less than", "more than")
            and is_mark(token_at(tokens, index - 1), ",")
            and whole
            and mine is not None
            and not world.is_ratio
        ):
            return (abs(mine) < abs(world.facts.delta)) == token.word("less than")
        if (
            token.has("offset_verb")
            and not clause.ties
            and token_at(tokens, index + 1).text.lower() == "part of"
            and token_at(tokens, index + 2).word("the")
        ):
            return noun.senses["move_noun"].sign * world.facts.delta > 0
    return True


def is_outdone(world: World, clause: Clause, direction: Direction) -> bool:
    """ "no region lost more than West", "no other fell as much as West": West moved that way, and furthest."""
    ties = [tie for tie in clause.ties if tie.kind == "compare" and tie.at > direction.at]
    others = ties[0].entity.choices[0] if ties else ()
    between = clause.tokens[direction.at + 1 : ties[0].at] if ties else []
    words = {word for token in between for word in token.lowered.split()}
    further = {"than", "more"} <= words or {"as", "much"} <= words or means(between, "pace")
    if len(others) != 1 or not others[0].members or not further or {"less", "fewer", "slower"} & words:
        return False
    courses = [world.course(Subject((member,)), "value") for member in world.siblings(others[0])]
    mine = world.course(others[0], "value")
    paced = means(between, "pace", "strong")
    amount = not paced and clause.tokens[direction.at].lowered.startswith(AMOUNTS)
    sides = [] if amount else [(mine.relative, [known.relative for known in courses])]
    if not paced:
        sides.append((mine.delta, [known.delta for known in courses]))
    return any(
        value is not None
        and value * direction.sign > 0
        and all(other is None or other * direction.sign <= value * direction.sign for other in rest)
        for value, rest in sides
    )
