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
_DRIVEN: Final = {"driver": Sense("driver")}
_PULLING: Final = ("dent", "offset", "hurt", "hit", "held", "drag", "weigh", "pull", "push", "cushion", "temper", "curb", "limit", "soften", "mask", "cap")  # fmt: skip
"""Beginnings of verbs of what was done to a movement, whatever drove it."""
_HIT: Final = ("affected", "impacted", "hit")
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
    tokens = _with_drivers_for_on(_with_hardest_hit(_with_verb_for_lead(tokens)))
    if not any(token.has("driver") for token in tokens):
        return tokens
    read: list[Token] = []
    at = 0
    while at < len(tokens):
        read.append(tokens[at])
        at += 1
        end = _phrase_end(tokens, at) if read[-1].has("driver") else 0
        told = _told_behind(tokens, end + 1, tokens[at:end]) if end else None
        owned = read[-1].has("driver") and not read[-1].lowered.startswith(_PULLING)
        told = told or (_told_in_front(tokens, at) if owned else None)
        if told is not None:
            _check_moved(world, tokens[at : end or told[0]], told[1])
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


def _with_drivers_for_on(tokens: list[Token]) -> list[Token]:
    """ "falls 8.4% on West weakness", "amid a decline in West": driven by that."""
    read: list[Token] = []
    for at, token in enumerate(tokens):
        behind = token.word("on", "amid") and bool(read) and (read[-1].kind in {"number", "period"} or read[-1].has("move", "move_adjective"))  # fmt: skip
        end = _phrase_end(tokens, at + 1) if behind else 0
        start = end + 1 + token_at(tokens, end + 1).word("the")
        placed = end and is_name(token_at(tokens, start), "segment")
        driven = placed or (behind and _told_in_front(tokens, at + 1) is not None)
        read += [Token("mark", ","), Token("word", "driven by", senses=_DRIVEN)] if driven else [token]
    return read


def _with_verb_for_lead(tokens: list[Token]) -> list[Token]:
    """ "West and North lead growth": they led it; no lead of theirs is meant."""
    read = list(tokens)
    for at, token in enumerate(tokens[1:-1], 1):
        noun = at + 1 + tokens[at + 1].word("the", "overall", "total", "a", "an")
        if token.lowered == "lead" and is_name(tokens[at - 1], "segment") and token_at(tokens, noun).has("move_noun"):
            read[at] = Token("word", "led", senses={"drive_verb": Sense("drive_verb")})
    return read


def _with_hardest_hit(tokens: list[Token]) -> list[Token]:
    """ "the most affected region", "the worst-hit region": the hardest hit one."""
    read: list[Token] = []
    for token in tokens:
        read.append(token)
        how = read[-3:-1] if is_mark(token_at(read, len(read) - 2), "-") else read[-2:-1]
        if token.lowered not in _HIT or not how or not how[0].word("most", "the most", "worst", "hardest", "least"):
            continue
        if how[0].word("least"):
            raise Refused("comparison", "the least affected")
        article = [] if how[0].word("worst", "hardest", "most") else [Token("word", "the")]
        hardest = Token("word", "hardest", senses={"superlative": Sense("superlative", 1, tag="move")})
        hit = Token("word", "hit", senses={"transitive": Sense("transitive", -1)})
        read[-1 - len(how) :] = [*article, hardest, hit]
    return read


def _told_in_front(tokens: list[Token], at: int) -> tuple[int, list[Token]] | None:
    """Where "strong West growth", "West's 20.1% drop" ends, and its name with the rest in a bracket; `None` for another phrase."""
    start = at
    while token_at(tokens, at).has("strong", "weak") or token_at(tokens, at).word(*_ARTICLES):
        at += 1
    name = at
    if not is_name(token_at(tokens, name), "segment"):
        return None
    at += 1 + is_name(token_at(tokens, at + 1), "dimension")
    behind = at + (token_at(tokens, at).kind == "possessive")
    end = behind
    while token_at(tokens, end).kind == "number" or token_at(tokens, end).has("strong", "weak", "hedge"):
        end += 1
    noun = token_at(tokens, end)
    if token_at(tokens, end + 1).word("of") and token_at(tokens, end + 2).kind == "number":
        end += 2
    if not noun.has("move_noun") or token_at(tokens, end + 1).word("of", "in", "from", "to", "for"):
        return None
    if noun.has("move") and behind == at == name + 1 and noun.lowered.endswith("s"):
        return None  # "driven by West drops": a verb
    phrase = [token for token in tokens[start:name] if not token.word(*_ARTICLES)]
    return end + 1, [*tokens[name:at], Token("mark", "("), *phrase, *tokens[behind : end + 1], Token("mark", ")")]


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
