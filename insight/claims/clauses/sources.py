"""Whence a part of a change came, when no effect is named: "through its larger share", "faster replies took off 2.6"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from insight.claims.clauses.cues import is_whole, says_per_piece
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.tokens import Token, means, stem, token_at
from insight.claims.world import EffectName, World

_DETERMINERS: Final = ("its", "their", "the", "a", "an", "own", "somewhat", "slightly", "generally")
_LEADS: Final = ("from", "through", "via", "to", "by", "with")
_SIZES: Final = ("smaller", "larger", "bigger", "fuller", "emptier", "thinner", "heavier", "lighter")
_TO_FIGURE: Final = ("the", "other", "only", "just", "another", "a further", "remaining", "for", "rest", "of", ",")
_OPENERS: Final = ("and", "while", "whereas", "but", "with", "as", "because", "since", "although")
_TAKING: Final = ("took", "takes", "taking", "take", "shaved", "knocked", "shaving", "knocking")
_FURTHEST: Final = 8
"""Words that such a phrase has at most."""


@dataclass(frozen=True, slots=True)
class Source:
    """A share or a rate that went one way, as the reason of a part of a change."""

    effect: EffectName
    way: int
    """Where the word stands that says which way it went."""
    end: int
    owned: bool
    """Said to be that of somebody: "its", "their", "South's"."""


def source_at(world: World, tokens: list[Token], start: int) -> Source | None:
    """ "its smaller share of orders", "a fall in its own rate", "faster replies": what the phrase from here on names."""
    if not world.is_ratio:
        return None
    at, owned = _behind_determiners(tokens, start, owned=False)
    way = -1
    noun = token_at(tokens, at)
    if noun.has("move_noun") and token_at(tokens, at + 1).word("in", "of"):
        way = at
        at, owned = _behind_determiners(tokens, at + 2, owned=owned)
    while token_at(tokens, at).has("move_adjective", "pace", "ordinal") or token_at(tokens, at).word("own"):
        way = at if way < 0 and token_at(tokens, at).has("move_adjective", "pace") else way
        at += 1
    noun = token_at(tokens, at)
    end = at + 1
    if way < 0 and owned and token_at(tokens, at - 1).word("own") and is_rate_noun(world, noun):
        return Source("rate_effect", at - 1, _name_ends(tokens, at + 1), owned)  # "all of it from its own rate"
    if way < 0 or (tokens[way].has("move_noun") and not tokens[way].has("move_adjective") and not owned):
        return None
    if noun.has("share_noun") and not noun.has("fraction"):
        if token_at(tokens, end).word("of", "in", "among"):
            ahead = end + 1 + token_at(tokens, end + 1).word("the", "all")
            end = ahead + 1 if is_name(token_at(tokens, ahead), "numerator", "denominator", "metric") else end
        return Source("mix_effect", way, end, owned)
    end = _name_ends(tokens, end)
    if is_rate_noun(world, noun):
        return Source("rate_effect", way, end, owned)
    sized = (
        tokens[way].word(*_SIZES) and is_name(noun, "denominator") and world.facts.unit not in {"percent", "minutes"}
    )
    if sized or (tokens[way].word(*_SIZES) and _heads_name(world, noun)):
        return Source("rate_effect", way, end, owned)  # "smaller baskets", of the items in each
    timed = tokens[way].has("pace") and world.facts.unit == "minutes"
    done = noun.kind == "unknown" or is_name(noun, "denominator", "numerator") or noun.has("activity")
    done = done or noun.lowered.endswith(("ing", "es"))  # "faster responses", "shorter handling"
    if (timed or says_per_piece(world, tokens[way])) and done:
        return Source("rate_effect", way, end, owned)
    return None


def _name_ends(tokens: list[Token], end: int) -> int:
    while is_name(token_at(tokens, end), "metric", "numerator", "denominator"):
        end += 1
    return end


def is_rate_noun(world: World, noun: Token) -> bool:
    """True for the name of the metric, or the head of it: "rates", "costs" of the cost per order, "stays" of their length."""
    if is_name(noun, "metric") or (noun.word("rate", "rates") and noun.has("effect_noun")):
        return True
    facts, word = world.facts, stem(noun.lowered)
    if noun.kind not in {"word", "unknown"} or noun.has("move", "share_noun", "move_noun"):
        return False
    heads = {
        words[-1] for name in (facts.label, *facts.also_called) if (words := name.lower().partition(" per ")[0].split())
    }
    lasts = {
        name.lower().rpartition(" of ")[2] for name in (facts.label, *facts.also_called) if "length of " in name.lower()
    }
    return word in {stem(head) for head in heads | lasts}


def _heads_name(world: World, noun: Token) -> bool:
    """ "baskets" of the basket size."""
    facts = world.facts
    sized = [
        name.lower().split() for name in (facts.label, *facts.also_called) if name.lower().endswith((" size", " value"))
    ]
    return any(stem(noun.lowered) == stem(words[-2]) for words in sized)


def _behind_determiners(tokens: list[Token], at: int, *, owned: bool) -> tuple[int, bool]:
    while True:
        token = token_at(tokens, at)
        if is_name(token, "segment", "dimension") and token_at(tokens, at + 1).kind == "possessive":
            at, owned = at + 2, True
        elif token.word(*_DETERMINERS):
            at, owned = at + 1, owned or token.word("its", "their")
        else:
            return at, owned


def source_behind(world: World, tokens: list[Token], at: int) -> Source | None:
    """The source behind the figure there: "7 cents through its higher cost", "2.6 are due to faster replies"."""
    if not world.is_ratio:
        return None
    for ahead in range(at + 1, min(at + _FURTHEST, len(tokens))):
        token = tokens[ahead]
        if is_mark(token, ",") and ahead == at + 1 and is_what_came(tokens, ahead + 1):
            continue
        if token.kind == "number" or is_mark(token) or token.word("and", "but", "while") or token.has("offset_verb"):
            return None
        if token.word(*_LEADS) or token.has("driver", "cause"):
            found = source_at(world, tokens, ahead + 1)
            if found is not None:
                return found
    return None


def is_what_came(tokens: list[Token], at: int) -> bool:
    """ "6.0 minutes, comes from faster replies": the figure is an aside, and the verb is that of what it measures."""
    token = token_at(tokens, at)
    if token.word("is", "are", "was", "were"):
        behind = token_at(tokens, at + 1 + token_at(tokens, at + 1).word("a", "an", "the"))
        return behind.has("effect_noun", "cause", "driver")
    return token.word("from") or (token.has("cause") and token.lowered.endswith((" from", " to")))


def source_before(world: World, tokens: list[Token], at: int) -> Source | None:
    """The source that is the subject of what stands there: "faster replies took off 2.6", "and lower costs the other 9"."""
    if not world.is_ratio:
        return None
    for start in range(at - 1, -1, -1):
        opens = start == 0 or is_mark(tokens[start - 1]) or tokens[start - 1].word(*_OPENERS)
        found = source_at(world, tokens, start) if opens else None
        if found is not None and found.end <= at:
            placed = _behind_segments(tokens, found.end)
            return found if contributes(tokens, found.end) or (placed <= at and contributes(tokens, placed)) else None
    return None


def _behind_segments(tokens: list[Token], at: int) -> int:
    """ "lower rates in North and South took off 0.5": where the verb stands."""
    if not token_at(tokens, at).word("in", "at", "for", "on", "among"):
        return at
    ahead = at + 1
    while is_name(token_at(tokens, ahead), "segment") or token_at(tokens, ahead).word("the", "and", "()", ","):
        ahead += 1
    return ahead


def contributes(tokens: list[Token], at: int) -> bool:
    """True where the verb of what a source did stands, or its figure."""
    verb = token_at(tokens, at)
    if _acts(tokens, at) or verb.has("share_verb", "drive_verb") or verb.word("worth"):
        return True
    while token_at(tokens, at).word(*_TO_FIGURE) or token_at(tokens, at).has("hedge", "quantifier"):
        at += 1
    return token_at(tokens, at).kind == "number"


def share_moved_before(world: World, tokens: list[Token], at: int) -> bool:
    """ "its share fell from 20% to 15%, which added 84", "lost weight, lifting the average by 84": what its share did."""
    if not world.is_ratio:
        return False
    verb = next((index for index in range(at - 1, max(-1, at - _FURTHEST), -1) if _acts(tokens, index)), None)
    if verb is None:
        return False
    joint = verb - 1
    while token_at(tokens, joint).word("by itself", "alone", "in turn", "on its own", "itself", "thereby", "therefore", "thus", "in itself", "taken alone"):  # fmt: skip
        joint -= 1
    told = token_at(tokens, joint).word("which", "that", "this") and is_mark(token_at(tokens, joint - 1), ",")
    acting = is_mark(token_at(tokens, joint), ",") and tokens[verb].lowered.split()[0].endswith("ing")
    return (told or acting) and share_moves(tokens[:joint])


def share_moves(tokens: list[Token]) -> bool:
    """True where the words in front tell of a share that moved, and of nothing else: "shrank from 20% to 15% of orders"."""
    moved = means(tokens, "move")
    shared = any(token.has("share_noun") and not token.has("fraction") for token in tokens)
    for index, token in enumerate(tokens):
        percent = token.figure is not None and token.figure.unit in {"percent", "fraction"}
        if percent and token_at(tokens, index + 1).word("of"):
            behind = tokens[index + 2 : index + 5]
            shared = shared or any(is_name(known, "denominator") for known in behind)
    return moved and shared and not any(is_name(token, "metric") for token in tokens)


def _acts(tokens: list[Token], at: int) -> bool:
    """ "added 84", "took 84 off", "lowered the average by 84"."""
    verb = token_at(tokens, at)
    moves = verb.has("move") and any(is_whole(token) for token in tokens[at + 1 : at + 5])
    return moves or verb.has("transitive") or verb.word(*_TAKING)


def source_ending(world: World, tokens: list[Token], end: int) -> Source | None:
    """The source that ends right there, in front of a bracket: "its smaller share of orders (+€0.065)"."""
    for start in range(max(0, end - _FURTHEST), end - 1):
        found = source_at(world, tokens, start)
        if found is not None and found.end == end:
            return found
    return None


def names_source(world: World, tokens: list[Token], way: int) -> Source | None:
    """The source whose direction the word there says, when something is said to come from it or to be its doing."""
    for start in range(max(0, way - _FURTHEST), way + 1):
        found = source_at(world, tokens, start)
        if found is None or found.way != way:
            continue
        lead = token_at(tokens, start - 1)
        opens = start == 0 or is_mark(lead) or lead.word("and", "while", "whereas", "but")
        if (start and (lead.word(*_LEADS) or lead.has("driver", "cause"))) or (
            opens and contributes(tokens, found.end)
        ):
            return found
    return None
