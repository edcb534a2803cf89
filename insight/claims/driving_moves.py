"""Drivers told by what they did: "driven by a decline of $40 in West" is "driven by West (a decline of $40)"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.lexicon import Sense
from insight.claims.refusal import Refused
from insight.claims.tokens import NO_TOKEN, Token, says, token_at
from insight.claims.world import Subject, World

_CONTRIBUTING: Final = ("contribution", "contributor")
_STRONG: Final = ("strong", "stronger", "robust", "solid", "good", "better", "improved", "increased", "higher")
_WEAK: Final = ("weak", "weaker", "poor", "poorer", "worse", "lower", "reduced", "softer", "declining")
_PLACING: Final = ("in", "at", "for", "from", "on", "within", "across", "of", "by")
_ARTICLES: Final = ("the", "a", "an", "this", "that")


def with_driver_named_first(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with each driver of a sum right behind the word for it, and what it did in a bracket.

    "the decrease of $60 was driven by declines in West and North": of those two, and of nobody else, they are told.
    """
    if world.is_ratio:
        return tokens
    tokens = _with_moves_for_contributions(tokens)
    if world.facts.polarity == "up":
        tokens = _with_moves_for_performance(tokens)
    if not any(token.has("driver") for token in tokens):
        return tokens
    read: list[Token] = []
    at = 0
    while at < len(tokens):
        read.append(tokens[at])
        at += 1
        end = _phrase_end(tokens, at) if read[-1].has("driver") else 0
        told = _told_behind(tokens, end + 1, tokens[at:end]) if end else None
        if told is not None:
            _check_moved(world, tokens[at:end], told[1])
            at, named = told
            read += named
    return read


def _with_moves_for_contributions(tokens: list[Token]) -> list[Token]:
    """ "the only positive contribution" to a sum is the only increase, "the only negative contributor" the only one to fall."""
    read: list[Token] = []
    for token in tokens:
        sign = 0
        if token.word(*_CONTRIBUTING) and says(read[-2:-1], "the only", "only", "the sole", "sole"):
            sign = read[-1].word("positive") - read[-1].word("negative")
        if not sign:
            read.append(token)
        elif token.word("contributor"):
            read[-1:] = [Token("word", "one"), Token("word", "to"), _move(sign, "move")]
        else:
            read[-1] = _move(sign, "move_noun")
    return read


def _with_moves_for_performance(tokens: list[Token]) -> list[Token]:
    """ "driven by strong performance in West": by its growth."""
    if not says(tokens, "performance"):
        return tokens
    read: list[Token] = []
    for token in tokens:
        how = read[-1] if read else NO_TOKEN
        sign = how.word(*_STRONG) - how.word(*_WEAK) if token.word("performance") else 0
        if sign and any(known.has("driver") for known in read[-3:]):
            read[-1:] = [how] if how.word("strong") else []
            read.append(_move(sign, "move_noun"))
        else:
            read.append(token)
    return read


def _move(sign: int, category: str) -> Token:
    return Token("word", "increase" if sign > 0 else "decrease", senses={category: Sense(category, sign)})


def _phrase_end(tokens: list[Token], start: int) -> int:
    """Where the preposition stands behind "a sharp decline of $40"; 0 where no such phrase begins."""
    moved = False
    for at in range(start, len(tokens)):
        token = tokens[at]
        of = token.word("of") and any(behind.kind == "number" for behind in tokens[at + 1 : at + 3])
        if moved and not of and token.word(*_PLACING):
            return at
        metric = is_name(token_at(tokens, at + 1), "metric")
        moved = moved or token.has("change_noun", "move_noun") or (metric and token.has("move_adjective"))
        known = of or token.kind == "number" or is_name(token, "metric") or token.word(*_ARTICLES)
        if not (known or token.has("strong", "weak", "hedge", "move_adjective", "change_noun", "move_noun")):
            return 0
    return 0


def _check_moved(world: World, phrase: list[Token], named: list[Token]) -> None:
    """ "lower sales in West and North": each of them moved that way, not only both taken together."""
    said = [sense for token in phrase for sense in (token.sense("move_noun"), token.sense("move_adjective")) if sense]
    if not said or not said[-1].sign or said[-1].tag == "polar":
        return
    for member in {member for token in named if token.name is not None for member in token.name.members}:
        if (world.course(Subject((member,)), "value").delta or 0.0) * said[-1].sign <= 0:
            raise Refused("direction", "what one of the drivers did")


def _told_behind(tokens: list[Token], at: int, phrase: list[Token]) -> tuple[int, list[Token]] | None:
    """Where a list of names ends, and its tokens, with the phrase in a bracket behind each; `None` for no such list."""
    named: list[Token] = []
    sized = any(token.kind == "number" for token in phrase)
    while True:
        start = at
        at += token_at(tokens, at).word("the")
        if not is_name(token_at(tokens, at), "segment"):
            return (start, named) if named else None
        at += 1
        at += is_name(token_at(tokens, at), "dimension")
        if token_at(tokens, at).kind == "possessive" or token_at(tokens, at).has("move", "transitive", "go_verb"):
            return None
        named += tokens[start:at]
        if is_mark(token_at(tokens, at), "("):
            end = next((behind for behind in range(at, len(tokens)) if is_mark(tokens[behind], ")")), at)
            named += [tokens[at], *phrase, Token("mark", ","), *tokens[at + 1 : end + 1]]
            at = end + 1
        else:
            named += [Token("mark", "("), *phrase, Token("mark", ")")]
        joint = at + is_mark(token_at(tokens, at), ",")
        joint += token_at(tokens, joint).word("and", "&")
        ahead = joint + token_at(tokens, joint).word("the")
        if sized and joint > at and token_at(tokens, joint).kind == "number":
            ahead = joint + 1 + token_at(tokens, joint + 1).word(*_PLACING)
            phrase = [tokens[joint] if token.kind == "number" else token for token in phrase]
        elif sized and joint > at and is_name(token_at(tokens, ahead), "segment"):
            return None
        if joint == at or not is_name(token_at(tokens, ahead), "segment"):
            return at, named
        if token_at(tokens, ahead + 1).has("move", "transitive", "go_verb"):
            return at, named
        named += tokens[at:joint] if token_at(tokens, joint).kind == "number" else tokens[at:ahead]
        at = ahead
