"""Small questions about the words of a clause, which several of its readers ask."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.tokens import Token, token_at
from insight.claims.world import Aspect, EffectName, World

PULLS: Final = ("pulled", "pushed", "brought", "dragged", "took", "drove", "sent", "carried", "pulls", "pushes", "brings", "drags", "takes", "drives", "sends", "carries",
                "pull", "push", "bring", "drag", "take", "drive", "send", "carry", "pulling", "pushing", "bringing", "dragging", "taking", "driving", "sending", "carrying")  # fmt: skip
"""Verbs of what a part does to the whole, with "up" or "above" behind it."""
HAVING: Final = ("posted", "saw", "recorded", "suffered", "registered", "showed", "reported", "experienced", "made", "has", "had", "have",
                 "posts", "sees", "records", "suffers", "registers", "shows", "reports", "experiences", "makes", "booked", "books", "logged", "logs",
                 "took", "takes", "endured", "underwent", "faced", "incurred", "sustained", "witnessed", "enjoyed", "achieved", "managed", "displayed",
                 "exhibited", "delivered", "notched up", "chalked up", "racked up", "got", "noted", "ended with", "closed with", "finished with",
                 "came with", "having", "seeing", "posting", "recording", "showing", "suffering", "registering", "making", "booking")  # fmt: skip
"""Verbs whose subject has the movement that stands behind them."""
_SETTINGS: Final = ("period", "phase", "time", "year", "season", "backdrop", "background", "context", "environment", "setting", "picture")  # fmt: skip
_PLAYING: Final = ("play", "plays", "played", "playing", "has", "had", "have", "takes", "took")
HARDLY: Final = ("hardly", "barely", "scarcely")
_PER_PIECE: Final[dict[str, frozenset[str]]] = {
    "money": frozenset(["dearer", "pricier", "costlier", "more expensive", "cheaper", "less expensive"]),
    "minutes": frozenset(["longer", "shorter", "got longer", "got shorter", "became longer", "became shorter"]),
}
"""What a piece is said to have become when the metric is its price or its length: "clicks became dearer"."""


_ABOVE: Final = ("above", "over", "ahead of", "higher than", "in excess of")
_BELOW: Final = ("below", "under", "beneath", "behind", "short of", "lower than")
_WHOLES: Final = ("overall", "total", "average", "whole", "the overall", "the average", "the total")


def is_whole(token: Token) -> bool:
    """True for what stands for the whole behind a verb: "lowered the figure"."""
    return is_name(token, "metric") or token.word("it", "total", "overall", "average", "figure")


def noun_sign(world: World, token: Token) -> int:
    """Which way a noun of movement says that its figure went: "losses of 40"."""
    sense = token.sense("move_noun")
    if sense is None or (world.signed_levels and token.word("loss", "losses")):
        return 0
    return -sense.sign if sense.tag == "polar" and world.facts.polarity == "down" else sense.sign


def has_itself(tokens: list[Token], index: int) -> bool:
    """ "West saw a clear decline": a movement of whom the verb has as its subject."""
    at = index - 1
    while at > 0 and not tokens[at].word("a", "an", *HAVING) and tokens[at].kind == "word" and at > index - 4:
        at -= 1
    article = token_at(tokens, at).word("a", "an")
    return at > 0 and token_at(tokens, at - article).word(*HAVING)


def has_described(tokens: list[Token], index: int) -> bool:
    """ "also had longer waits", "saw lower sales": said of the subject of the verb, not of the whole."""
    at = index - 1
    while token_at(tokens, at).has("weak", "strong", "hedge") or token_at(tokens, at).word(
        "a", "even", "again", "also"
    ):
        at -= 1
    return token_at(tokens, at).word(*HAVING, "with")


def is_beside_time(tokens: list[Token], index: int) -> bool:
    """ "ahead of the previous day", "behind March": higher or lower than then."""
    if not tokens[index].word("ahead", "behind"):
        return False
    at = index + 1
    while at < len(tokens) and tokens[at].word("of", "the", "its", "their"):
        at += 1
    return at < len(tokens) and time_of(tokens[at]) == "previous"


def beside_own_level(tokens: list[Token], index: int) -> int:
    """ "slightly above its March level", "just below the level of March": higher or lower than then; 0 for neither."""
    if not tokens[index].lowered.endswith((" above", " below")) or not tokens[index].has("hedge"):
        return 0
    near = tokens[index + 1 : index + 6]
    level = next((at for at, token in enumerate(near) if token.has("level_noun")), None)
    if level is None:
        return 0
    told = any(time_of(token) == "previous" for token in near[: level + 3])
    return (1 if tokens[index].lowered.endswith("above") else -1) if told and near[0].word("its", "their", "the") else 0


def beside_whole(tokens: list[Token], index: int) -> bool:
    """ "below the overall rate", "higher than the total average": compared with the whole."""
    if not tokens[index].word("above", "below") and not token_at(tokens, index + 1).word("than"):
        return False
    words = [token for token in tokens[index + 1 : index + 6] if not token.word("than", "the")]
    return bool(words) and words[0].word("overall", "total", "average", "company", "global")


def is_background(tokens: list[Token], index: int) -> bool:
    """ "in a month of rising sales", "against the falling rate", "its contribution to longer stays": the whole moved so."""
    at = index - 1
    while token_at(tokens, at).word("the", "this", "that", "a", "an", "generally", "overall"):
        at -= 1
    lead, head = token_at(tokens, at), token_at(tokens, at - 1)
    if lead.word("against", "amid", "amidst", "counter to", "contrary to") or lead.has("contrary"):
        return not token_at(tokens, index + 1).has("move_noun", "change_noun")
    if lead.word("of"):
        return head.has("grain_noun", "time") or head.kind == "period" or head.word(*_SETTINGS)
    given = head.has("effect_noun") and head.lowered.startswith("contribut")
    return lead.word("to") and given and not token_at(tokens, index + 1).has("move_noun", "change_noun", "share_noun")


def names_owner(tokens: list[Token], at: int) -> bool:
    """ "2,766 of Basic's 6,600 plans", "of the 2,400 plans at Campus": a whole that is the segment's own."""
    for token in tokens[at + 1 : at + 4]:
        if is_name(token, "segment"):
            return True
        if not (token.kind == "name" or token.word("at", "in", "for", "on")):
            break
    return token_at(tokens, at - 1).kind == "possessive" and is_name(token_at(tokens, at - 2), "segment")


def says_per_piece(world: World, token: Token) -> bool:
    """True for "dearer" of a price and "longer" of a duration: said of a piece, it is said of the metric."""
    unit = world.facts.unit if world.facts.unit in {"minutes", "percent", "ratio", "count"} else "money"
    return world.is_ratio and token.word(*_PER_PIECE.get(unit, ()))


def is_level_with_whole(tokens: list[Token], index: int) -> bool:
    """ "level with the average": as high as the whole, whatever either did."""
    said = tokens[index].lowered.endswith("level with") or (
        tokens[index].lowered.endswith(" level") and token_at(tokens, index + 1).word("with")
    )
    if not said:
        return False
    behind = [token for token in tokens[index + 1 : index + 5] if not token.word("with", "the", "overall", "total")]
    return bool(behind) and behind[0].word("average", "mean")


def share_aspects(world: World, tokens: list[Token]) -> tuple[Aspect, ...]:
    """Of which part of the ratio a share is told: "a growing share of visitors"; of either when none is named."""
    for at, token in enumerate(tokens):
        if not (world.is_ratio and token.has("share_noun") and token_at(tokens, at + 1).word("of")):
            continue
        kinds = {known.name.kind for known in tokens[at + 2 : at + 5] if known.name is not None}
        if "denominator" in kinds and "numerator" not in kinds:
            return ("share",)
        if "numerator" in kinds and "denominator" not in kinds:
            return ("numerator_share",)
    return ("share", "numerator_share")


def effect_said(clause: Clause, index: int) -> EffectName | None:
    """The effect that an adjective describes: "a slightly unfavourable contribution", "the mix was favourable"."""
    behind = token_at(clause.tokens, index + 1)
    sense = behind.sense("effect_noun") if behind.kind == "word" else None
    if sense is not None:
        names: dict[str, EffectName] = {"mix_effect": "mix_effect", "rate_effect": "rate_effect"}
        return names.get(sense.tag, clause.effect or "contribution")
    said = clause.entity is not None and clause.entity.kind == "effect"
    if clause.entity is not None and clause.entity.kind == "rates":
        return "rate_effect"
    owned = clause.entity is not None and clause.entity.kind == "segment"
    if owned and any(token.kind == "word" and token.has("effect_noun") for token in clause.tokens[:index]):
        return clause.effect or "contribution"  # "South's contribution was favourable"
    return clause.effect if said and clause.effect != "contribution" else None


def ranks_two(tokens: list[Token], index: int) -> bool:
    """ "the slower desk", "the stronger of the two": a rank among two segments, no movement."""
    if not index or not tokens[index - 1].word("the"):
        return False
    behind = tokens[index + 1 : index + 5]
    if behind and behind[0].name is not None:
        return behind[0].name.kind == "dimension" and not behind[0].name.plural
    of_two = [token.lowered for token in behind[:3]] == ["of", "the", "two"]
    return of_two and not (len(behind) > 3 and behind[3].has("move_noun", "change_noun"))


def adds_nothing(tokens: list[Token], index: int) -> bool:
    """ "adds almost nothing", "contributes next to nothing to the rise", "brought hardly anything"."""
    token, before = tokens[index], tokens[index - 1] if index else tokens[index]
    if not token.lowered.startswith("anything") and not token.lowered.endswith("nothing"):
        return False
    nearly = before.word("almost", "practically", "virtually", "nearly", "basically", "essentially")
    hardly = token.word("anything", "anything at all") and before.word(*HARDLY)
    told = (
        token.word("nothing", "next to nothing", "almost nothing", "practically nothing", "virtually nothing") or hardly
    )
    verb = tokens[index - 1 - bool(nearly or hardly)] if index > 1 else tokens[index]
    return bool(told) and verb.has("transitive", "share_verb", "level_verb") and index > 0


def plays_part(tokens: list[Token], index: int) -> bool:
    """True at the size of "plays a smaller part", "has the larger role"."""
    if not token_at(tokens, index + 1).word("part", "role"):
        return False
    lead = [token for token in tokens[max(0, index - 3) : index] if not token.word("only", "just", "but", "also")][-2:]
    sized = tokens[index].has("move_adjective", "weak", "strong") or tokens[index].word(
        "minor", "major", "secondary", "leading"
    )
    return sized and len(lead) > 1 and lead[0].word(*_PLAYING) and lead[1].word("a", "an", "the")


def hardly_affects(tokens: list[Token], index: int) -> bool:
    """True at the first word of "hardly affects the total"."""
    if not tokens[index].word(*HARDLY):
        return False
    behind = tokens[index + 1 : index + 5]
    return (
        bool(behind)
        and behind[0].has("link")
        and any(is_name(known, "metric") or known.word("total", "whole", "overall", "result") for known in behind)
    )


def moves_name(tokens: list[Token], at: int) -> bool:
    """ "a decline in the late delivery rate of 1.2 points": the noun in front makes the figure behind a change."""
    at -= 1
    while token_at(tokens, at).word("the", "our", "total", "overall", "net", "average"):
        at -= 1
    noun = token_at(tokens, at - 1)
    return token_at(tokens, at).word("in", "of") and noun.kind == "word" and noun.has("move_noun", "change_noun")


def is_lead(world: World, clause: Clause, figure: int, at: int) -> bool:
    """ "exceeds West by 4", "trails the total by 4": how far it is ahead, whatever either moved by; "by" stands at `at`."""
    joint = clause.entity.joint if clause.entity is not None and clause.compared_to is not None else ""
    leads = at == 0 and joint.startswith(("exceed", "lead", "led", "top", "trail"))
    return leads or (world.is_ratio and way_from_whole(clause.tokens, figure) != 0)


def way_from_whole(tokens: list[Token], at: int) -> int:
    """ "12 points below the overall rate", "trails the total by 12": on which side of the whole a figure puts its subject."""
    behind = token_at(tokens, at + 1)
    way = 1 if behind.word(*_ABOVE) else -1 if behind.word(*_BELOW) else 0
    others = tokens[at + 2 : at + 7]
    if not way:
        start = next((back for back in range(at - 2, max(-1, at - 8), -1) if tokens[back].has("outpace_verb")), -1)
        if start < 0 or not token_at(tokens, at - 1).word("by"):
            return 0
        way, others = (
            -1 if tokens[start].lowered.startswith(("trail", "lag", "fall", "fell")) else 1,
            tokens[start + 1 : at],
        )
    ends = next((index for index, token in enumerate(others) if is_mark(token) or token.kind == "number"), len(others))
    other = any(
        is_name(token, "segment", "dimension") or token.kind in {"period", "possessive"} or token.has("time")
        or token.word("its", "their", "own", "that")
        for token in others[:ends]
    )  # fmt: skip
    return 0 if other or not any(token.word(*_WHOLES) for token in others[:ends]) else way
