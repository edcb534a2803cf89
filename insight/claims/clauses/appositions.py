"""Phrases that say more of the name in front of them, and open no clause of their own."""

from __future__ import annotations

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import directions_of
from insight.claims.clauses.entities import Entity, is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import NO_TOKEN, Token, means, says
from insight.claims.world import Subject, World


def names_drivers(current: Clause, entity: Entity) -> bool:
    """ "came from two of the three plans, Basic and Team": who they are."""
    group = current.group
    alone = bool(current.tokens) and all(is_mark(token, ",", ":") for token in current.tokens)
    named = {index for subject in entity.choices[0] for index in subject.members} if entity.choices else set()
    counted = group is not None and group.mention is not None and group.mention.count == len(named)
    return (
        counted
        and alone
        and group is not None
        and group.stand == "driver"
        and entity.kind == "segment"
        and entity.stand == "open"
    )


def is_apposition(current: Clause, entity: Entity) -> bool:
    """ "Email, the best channel at 44.9%", "Phone was the only channel to grow": said of the name in front."""
    mention = entity.mention
    if mention is None or entity.kind != "group":
        return False
    ranked = mention.superlative is not None and mention.quantifier is None and mention.count is None
    only = mention.quantifier == "only" and mention.count is None
    if (
        mention.quantifier == "other"
        and not mention.plural
        and not {"every", "each"} & set(mention.words)
        and mention.dimension is not None
        and current.entity is not None
        and current.entity.kind == "segment"
    ):
        return bool(current.tokens) and current.tokens[-1].text == ","
    if not (ranked or only):
        return False
    if current.entity is not None and current.entity.kind in {"segment", "pronoun"}:
        return True
    if ranked:
        entity.choices = tuple((subject,) for subject in entity.choices[0])
        entity.kind = "segment"
    return only and current.entity is None and not current.tokens


def ranks_figure(current: Clause, entity: Entity, words: list[Token]) -> bool:
    """ "West stands at 12%, the highest rate of all regions": the rank of the figure, which is that of West."""
    of_one = current.entity is not None and current.entity.kind in {"segment", "pronoun"}
    ranked = words[0].word("the") and means(words, "superlative")
    behind_figure = bool(current.tokens) and is_mark(current.tokens[-1], ",")
    return of_one and entity.kind == "total" and entity.stand == "open" and ranked and behind_figure


def is_outdone(current: Clause, entity: Entity, words: list[Token]) -> bool:
    """ "West lost $50, exceeding the total decline": the whole that West is set beside."""
    lead = words[0] if words[0].has("outpace_verb") else current.tokens[-1] if current.tokens else NO_TOKEN
    of_segment = current.entity is not None and current.entity.kind == "segment"
    return (
        of_segment and entity.kind in {"total", "change"} and lead.has("outpace_verb") and lead.lowered.endswith("ing")
    )


def names_group(current: Clause, entity: Entity) -> bool:
    """ "the other two, West and South, fell": who they are.

    Raises:
        Refused: they are others, or another number.
    """
    group = current.group
    mention = group.mention if group is not None else None
    alone = bool(current.tokens) and is_mark(current.tokens[-1], ",")
    plain = all(token.has("cardinal", "glue", "quantifier") or token.kind == "name" for token in current.tokens[:-1])
    if mention is None or group is None or mention.quantifier != "other" or not alone or not plain or entity.kind != "segment" or entity.stand != "open":  # fmt: skip
        return False
    fits = any(set(entity.choices[0]) == set(choice) for choice in group.choices)
    if not fits and mention.count is not None:
        raise Refused("comparison", "a count of those named")
    return fits


def names_excepted(current: Clause, entity: Entity, behind: Token) -> bool:
    """ "All regions but one, West, fell": whom the group leaves out.

    Raises:
        Refused: they are another number.
    """
    group = current.group
    mention = group.mention if group is not None else None
    alone = bool(current.tokens) and is_mark(current.tokens[-1], ",") and is_mark(behind, ",")
    if mention is None or mention.quantifier != "all but" or not alone or entity.kind != "segment" or entity.stand != "open":  # fmt: skip
        return False
    if any(token.kind == "number" or token.has("move") for token in current.tokens):
        return False
    named = {index for subject in entity.choices[0] for index in subject.members}
    held = len(group.choices[0]) if group is not None else 0
    if len(named) != mention.count or mention.of_count not in {None, held}:
        raise Refused("comparison", "a count of those named")
    mention.quantifier, mention.count, mention.of_count = "all", None, None
    return True


def names_again(current: Clause, entity: Entity, words: list[Token]) -> bool:
    """ "West, the region with the highest rate, grew": West once more, by its kind."""
    alone = len(current.tokens) > 1 and is_mark(current.tokens[-1], ",")
    alone = alone and all(token.kind == "name" or token.word("the") for token in current.tokens[:-1])
    kind = len(words) > 1 and words[0].word("the") and is_name(words[-1], "dimension")
    return alone and kind and entity.stand == "open" and entity.choices[:1] == current.choices[:1]


def counts_of(current: Clause, entity: Entity) -> bool:
    """ "fewer orders came from West", "a larger share of orders came from West": how many West had."""
    told = current.entity
    came = (
        len(current.tokens) > 1
        and entity.stand == "driver"
        and entity.joint in {"came from", "come from", "comes from"}
    )
    counted = (
        told.kind in {"part", "share"}
        if told is not None
        else is_name(current.tokens[-2:][0], "numerator", "denominator")
    )
    return (
        came
        and counted
        and not any(token.kind == "number" or token.has("move", "change_noun") for token in current.tokens)
    )


def is_described(tokens: list[Token], entity: Entity) -> bool:
    """ "shifted to Web, which has the highest rate", "all but Web, down 4%": what follows is said of Web."""
    behind = tokens[entity.end : entity.end + 4]
    if entity.stand == "except" and entity.kind == "segment":
        return len(behind) > 2 and is_mark(behind[0], ",") and _describes(behind[1], behind[2])
    if entity.stand not in {"shift_to", "shift_from"} or entity.kind != "segment" or not is_mark(behind[0] if behind else Token("word", ""), ","):  # fmt: skip
        return False
    ranked = len(behind) > 2 and behind[1].word("the") and means(behind[2:], "superlative")
    goes_on = says(tokens[entity.end :], "to", "from", "towards", "toward")
    return not goes_on and (ranked or (len(behind) > 1 and behind[1].word("which", "whose", "where")))


def _describes(token: Token, behind: Token) -> bool:
    """True for the opening of what says more of the name in front: "which …", "down 4%", "at $400"."""
    moved = token.word("up", "down") or (token.has("move", "move_adjective") and token.lowered.endswith("ing"))
    return (
        token.word("which", "whose", "where", "who") or moved or (token.word("at", "with") and behind.kind == "number")
    )


def fits_places(world: World, clause: Clause) -> bool:
    """ "rose in one, West", "fell in two regions (West and South)": they went that way, and are as many."""
    counting = clause.around if clause.bracket else clause.template
    plain = all(token.kind in {"name", "possessive", "mark"} or token.word("and", "the") for token in clause.tokens)
    if counting is None or not counting.places or clause.entity is None or clause.entity.kind != "segment" or not plain:
        return True
    if not clause.bracket and not (counting.tokens and is_mark(counting.tokens[-1], ",", ":")):
        return True
    told = [known.told_sign for known in directions_of(world, counting) if known.sign]
    mention = counting.places[-1].mention
    named = {index for subject in clause.choices[0] for index in subject.members}
    if mention is None or mention.count is None or mention.dimension is None or not told:
        return True
    same = {world.segments[index].segment.dimension for index in named} == {mention.dimension}
    moved = all((world.course(Subject((index,)), "value").delta or 0.0) * told[-1] > 0 for index in named)
    return same and moved and len(named) == mention.count
