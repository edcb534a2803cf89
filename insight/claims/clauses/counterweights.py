"""What some lost set against what others gained, where it is told as a sum: "cancelled a quarter of the $8,800 saved elsewhere".

The clause is read here as a whole and taken out of the sentence; whatever is not of this form is left to the other readers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.gross_sides import Side, SideReader, states_amount
from insight.claims.clauses.truths import Truth, states
from insight.claims.inflection import verb_forms
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, says, token_at
from insight.claims.world import World


def _forms(text: str) -> frozenset[str]:
    return frozenset(form for entry in text.split() for form in verb_forms(entry))


_COVERING: Final = _forms(
    """offset:offset+ make:made_up_for make:made_good compensate compensate_for counterbalance counter counteract cover absorb
    replace recoup recover undo:undid:undone win:won+_back claw_back redress erase wipe_out swallow swallow_up eat:ate:eaten_up consume use_up soak_up mop_up"""
)
"""Verbs that say by themselves that as much, or nearly so, was made up for."""
_CANCELLING: Final = _forms("balance balance_out cancel cancel+ cancel+_out cancel_out neutralise neutralize even_out")
_DENTING: Final = _forms(
    """trim+ dent eat:ate:eaten_into eat:ate:eaten_away_at eat:ate:eaten_away erode cushion soften temper dampen
    mitigate reduce chip+_away_at chip+_away bite:bit:bitten_into cut:cut+_into moderate blunt ease pare pare_back whittle_down
    whittle_away shave shave_off nibble_at nibble_away_at diminish lessen lower partly_offset partially_offset give:gave:given_back
    take:took:taken_back take:took:taken_a_bite_out_of put:put+_a_dent_in make:made_a_dent_in
    take:took:taken_the_edge_off buffer limit weaken"""
)
"""Verbs that say that some of it was."""
_OUTWEIGHING: Final = _forms("outweigh overcompensate overcompensate_for")
_DWARFING: Final = _forms("exceed surpass eclipse dwarf swamp overshadow drown_out")
"""Verbs that compare two sizes, whichever way the two went."""
_FACING: Final = _forms("face stand:stood_against set:set+_against") | {
    "faced by", "against", "stood opposite", "stands opposite", "stand opposite", "were set against", "was set against", "opposed by",
    "countered by",
}  # fmt: skip
_VERBS: Final = {
    phrase: kind
    for kind, phrases in (
        ("facing", _FACING),
        ("denting", _DENTING),
        ("covering", _COVERING),
        ("cancelling", _CANCELLING),
        ("outweighing", _OUTWEIGHING),
        ("dwarfing", _DWARFING),
    )
    for phrase in phrases
}
_FIRST: Final = frozenset(phrase.split()[0] for phrase in _VERBS)
_LONGEST: Final = 4
_AUXILIARIES: Final = ("was", "were", "is", "are", "has", "have", "had", "been", "being", "did", "do", "does", "could", "the", "than", "it", "to", "for", "by", "of", "only", "just", "also", "still", "then", "in turn", "alone", "together", "combined", "both", "that", "thus", "thereby", "clearly", "easily", "comfortably", "however", "at", "made", "proved", "managed to", "managed", "enough")  # fmt: skip
_LITTLE: Final = ("little", "barely", "hardly", "scarcely", "slightly", "marginally", "a little", "a bit", "minimally", "small", "to a small degree", "to a small extent", "modestly")  # fmt: skip
_PARTLY: Final = ("partly", "partially", "in part", "somewhat", "part", "part of", "some", "some of", "a part of", "to some extent", "to a degree", "a bit of", "partial")  # fmt: skip
_FULLY: Final = (
    "fully",
    "entirely",
    "completely",
    "wholly",
    "exactly",
    "precisely",
    "all",
    "all of",
    "the whole",
    "entire",
)
_NEARLY: Final = ("almost", "nearly", "virtually", "practically", "just about", "all but")
_LARGELY: Final = ("largely", "mostly", "mainly", "most", "most of", "the bulk of", "for the most part", "much of", "the greater part of")  # fmt: skip
_MORE: Final = ("more than", "more than enough", "over", "easily", "comfortably", "handily")
_DENIED: Final = ("not", "n't", "didn't", "couldn't", "failed to", "fails to", "never", "too small", "too little", "short of", "fell short", "falls short", "well short of", "not enough", "unable to", "could not", "insufficient", "without", "nowhere near", "too modest", "wasn't", "weren't", "cannot", "not fully", "not quite", "not entirely", "fall short")  # fmt: skip
_FILLING: Final = frozenset(
    word for phrase in (*_AUXILIARIES, *_LITTLE, *_PARTLY, *_FULLY, *_NEARLY, *_LARGELY, *_MORE, *_DENIED) for word in phrase.split()
) | {"too", "fell", "falls", "well", "far", "fall", "falling", "degree", "extent", "small", "an", "a", "in", "that", "effect", "and", "which", "did", "more", "less", "than"}  # fmt: skip
_ENDS: Final = ("and", "but", "while", "whereas", "leaving", "so", "as", "with", "yet", "although", "though", "because", "which", "thereby", "resulting in")  # fmt: skip
_OPENS: Final = ("and", "but", "while", "whereas", "as", "although", "though", "because", "since", "however", "yet", "so")  # fmt: skip
_BY_WITHIN: Final = 6
"""Words within which a verb in the passive has its "by"."""


def without_counterweights(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens without a clause that sets one sum against another.

    Raises:
        Refused: the one did not do to the other what is said.
    """
    if world.is_ratio or len(world.dimensions) < 1:
        return tokens
    which = next((at for at, token in enumerate(tokens) if token.word("which")), 0)
    if which and tokens[which - 1].lowered.endswith("of"):
        kept = _of_which(world, tokens, which)
        if kept is not None:
            return kept
    for at, token in enumerate(tokens):
        if token.lowered.split()[0] in _FIRST if token.text else False:
            verb = _verb_at(tokens, at)
            read = _read(world, tokens, at, *verb) if verb is not None else None
            if read is not None:
                return read
    return tokens


def _of_which(world: World, tokens: list[Token], which: int) -> list[Token] | None:
    """ "lost 13 sign-ups, most of which Plus won back": how much of the loss in front the other made up for."""
    comma = next((at for at in range(which - 1, -1, -1) if is_mark(tokens[at], ",", "(", "—", "–")), None)
    if comma is None or comma >= which - 1:
        return None
    portion = tokens[comma + 1 : which]
    reader = SideReader(world, tokens)
    winner = reader.read(which + 1)
    verb = _verb_at(tokens, winner.end) if winner is not None and winner.members else None
    first = next((at for at, token in enumerate(tokens[:comma]) if is_name(token, "segment")), None)
    loser = reader.read(first) if first is not None else None
    if winner is None or verb is None or loser is None or not loser.members or loser.end > comma:
        return None
    end = verb[0] + token_at(tokens, verb[0]).word("for")
    if token_at(tokens, end).text and not is_mark(tokens[end], ",", ")", "—", "–", ";"):
        return None
    said = [token for token in portion if token.kind == "number"]
    mine = Side(winner.end, winner.members, reader.value_of(winner.members))
    theirs = Side(loser.end, loser.members, reader.value_of(loser.members))
    if mine.value * theirs.value >= 0:
        raise Refused("direction", "did not go against it")
    ratio = abs(mine.value / theirs.value)
    if said:
        held = _portion_held(world, said[0], token_at(tokens, tokens.index(said[0]) - 1), mine, ratio)
    elif _says(portion, ("most of", "most", "the bulk of")):
        held = 0.5 < ratio <= 1
    elif _says(portion, ("all of", "all")):
        held = ratio >= 0.95
    else:
        held = 0 < ratio < 1 and _says(portion, ("some of", "part of", "some", "part", "a part of"))
    if not held:
        raise Refused("comparison", "how much was won back")
    closing = is_mark(token_at(tokens, end), ")")
    return [*tokens[:comma], *tokens[end + closing :]]


def _verb_at(tokens: list[Token], at: int) -> tuple[int, str] | None:
    """Where the verb that starts there ends, and of which kind it is."""
    for length in range(min(_LONGEST, len(tokens) - at), 0, -1):
        phrase = " ".join(token.lowered for token in tokens[at : at + length])
        by = phrase.removesuffix(" by")
        kind = _VERBS.get(phrase) or _VERBS.get(by)
        if kind is not None:
            return at + length - (phrase != by and tokens[at + length - 1].word("by")), kind
    return None


def _read(world: World, tokens: list[Token], at: int, end: int, kind: str) -> list[Token] | None:
    reader = SideReader(world, tokens)
    filling = itertools.takewhile(lambda token: _fills(token) and token.kind == "word", tokens[end : end + _BY_WITHIN])
    passive = tokens[end - 1].lowered.endswith(" by") or says(filling, "by", "for by")
    left = _left(reader, tokens, at, passive)
    if left is None:
        return None
    first, start, before = left
    right = _right(reader, tokens, end)
    if right is None:
        return None
    second, between = right
    fillers = [*before, *between]
    sized = bool(first.sign or second.sign) or _says(fillers, (*_LITTLE, *_PARTLY))
    if first.whole or second.whole or not sized:
        return None
    if not all(_fills(token) for token in fillers):
        return None
    behind = tokens[second.end :]
    if token_at(behind, 0).word("and") and (token_at(behind, 1).kind == "number" or token_at(behind, 1).has("hedge")):
        return None  # "declines of $25,600 in Hardware and $1,000 in N/A"
    if behind and not (is_mark(behind[0], ",", ";", ":", "—", "–") or behind[0].word(*_ENDS)):
        return None
    mine, theirs = (second, first) if passive else (first, second)
    for side in (first, second):
        if side.fault is not None:
            raise side.fault
    _check(world, kind, mine, theirs, fillers)
    return _remaining(tokens, start, second)


def _left(reader: SideReader, tokens: list[Token], at: int, passive: bool) -> tuple[Side, int, list[Token]] | None:
    """The side in front of the verb, where what is taken out starts, and the words between the two."""
    for start in range(at):
        opens = start == 0 or is_mark(tokens[start - 1], ",", ";", ":", "—", "–") or tokens[start - 1].word(*_OPENS)
        if not opens or (start and is_name(tokens[start], "segment") and _ends_name(tokens[: start - 1])):
            continue  # the rest of a list: "A and B", "A (+4) and B (+2)"
        side = reader.read(start)
        if side is not None and side.end <= at and all(_fills(token) for token in tokens[side.end : at]):
            return side, start, tokens[side.end : at]
    return _carried(reader, tokens, at, passive)


def _ends_name(tokens: list[Token]) -> bool:
    """ "South", "South (+4)"."""
    last = len(tokens) - 1
    if last > 0 and is_mark(tokens[last], ")"):
        last = max((at for at in range(last) if is_mark(tokens[at], "(")), default=0) - 1
    return last >= 0 and is_name(tokens[last], "segment")


def _carried(reader: SideReader, tokens: list[Token], at: int, passive: bool) -> tuple[Side, int, list[Token]] | None:
    """ "Depot 7 rose by $2,300, cancelling out …", "…, and that swallowed …": whom the sentence spoke of so far."""
    comma = next((index for index in range(at - 1, -1, -1) if is_mark(tokens[index], ",")), None)
    if comma is None:
        return None
    between = [token for token in tokens[comma + 1 : at] if not token.word("and", "which", "that", "this")]
    pointed = len(between) < at - comma - 1
    opens = pointed or passive or tokens[at].lowered.split()[0].endswith("ing") or _says(between, ("enough",))
    if not opens or not all(_fills(token) for token in between):
        return None
    named = {
        index for token in tokens[:comma] if is_name(token, "segment") and token.name for index in token.name.members
    }
    first = next((index for index, token in enumerate(tokens[:comma]) if is_name(token, "segment")), None)
    side = reader.read(first) if first is not None else None
    if side is None or set(side.members) != named:
        return None
    side = Side(comma, side.members, reader.value_of(side.members))
    side.sign = 0
    return side, comma, between


def _right(reader: SideReader, tokens: list[Token], end: int) -> tuple[Side, list[Token]] | None:
    """The side behind the verb, and the words between the two."""
    at = end
    while at < len(tokens):
        side = reader.read(at)
        if side is not None:
            return side, tokens[end:at]
        if not _fills(tokens[at]):
            return None
        at += 1
    return None


def _fills(token: Token) -> bool:
    """True for a word that may stand between a side and the verb: each of them is read."""
    return (
        (token.kind == "word" and all(word in _FILLING for word in token.lowered.split()))
        or token.has("hedge")
        or token.kind == "number"
    )


def _check(world: World, kind: str, mine: Side, theirs: Side, fillers: list[Token]) -> None:
    alike = mine.value * theirs.value > 0 and kind == "dwarfing"
    if (mine.value * theirs.value >= 0 and not alike) or set(mine.members) & set(theirs.members):
        raise Refused("direction", "did not go against it")
    if kind == "facing":
        return
    ratio = abs(mine.value / theirs.value)
    denied = _says(fillers, _DENIED)
    figures = [(at, token) for at, token in enumerate(fillers) if token.kind == "number"]
    if len(figures) > 1:
        raise Refused("number", "two figures of how much was offset")
    if figures:
        at, token = figures[0]
        held = _portion_held(world, token, token_at(fillers, at - 1), mine, ratio) and ratio <= 1.0 + (not denied)
        held = held and not denied
    elif denied:
        held = ratio < (0.75 if _says(fillers, ("well short of", "nowhere near")) else 1)
    elif kind in {"outweighing", "dwarfing"} or _says(fillers, _MORE):
        held = ratio > 1
    elif _says(fillers, ("less than",)):
        held = ratio < 1
    elif _says(fillers, _LITTLE):
        held = ratio < 0.34
    elif _says(fillers, _PARTLY):
        held = ratio < 1
    elif _says(fillers, _LARGELY):
        held = 0.5 <= ratio <= 1
    elif _says(fillers, _NEARLY):
        held = 0.8 <= ratio <= (1.15 if kind == "cancelling" or _says(fillers, _FULLY) else 1)
    elif _says(fillers, _FULLY):
        held = 0.85 <= ratio <= 1.18
    elif kind == "denting":
        held = 0.02 <= ratio < 1
    else:
        held = ratio >= 0.85
    if not held:
        raise Refused("comparison", "how much was offset")


def _says(fillers: Iterable[Token], words: tuple[str, ...]) -> bool:
    said = [token for token in fillers if token.kind == "word"]
    text = f" {' '.join(token.lowered for token in said)} "
    return any(f" {word} " in text for word in words)


def _portion_held(world: World, token: Token, before: Token, mine: Side, ratio: float) -> bool:
    figure = token.figure
    if figure is None:
        return False
    hedge = before.senses["hedge"].tag if before.has("hedge") else "none"
    if figure.unit in {"percent", "fraction"}:
        return states(world, figure, hedge, 0, Truth(ratio, "rate"), frozenset())
    return states_amount(world, figure, hedge, 0, mine.value)


def _remaining(tokens: list[Token], start: int, second: Side) -> list[Token]:
    """What the sentence says besides: "…, leaving bookings $150,880 higher"."""
    front, behind = tokens[:start], tokens[second.end :]
    if behind and is_mark(behind[0], ",") and token_at(behind, 1).word("where", "which", "whose", "who"):
        return [*front, *([tokens[start - 1]] if front else []), *tokens[second.group_at :]]
    while behind and not front and (is_mark(behind[0]) or behind[0].word("and", "but", "so", "yet")):
        behind = behind[1:]
    return [*front, *behind]
