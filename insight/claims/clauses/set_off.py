"""What stands beside a name: "North – the largest region – fell", "North, not South, fell the most", "the other regions"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import Subject, World

_OPENING: Final = {"–": "–", "—": "—", "-": "-", "(": ")"}
_LONGEST: Final = 7
"""Words of such a phrase."""


def with_commas_for_dashes(tokens: list[Token]) -> list[Token]:
    """The tokens with commas round such a phrase, as which it is read."""
    if not means(tokens, "superlative"):
        return tokens
    kept = tokens
    for index, token in enumerate(tokens[:-3]):
        closing = _OPENING.get(token.text) if token.kind == "mark" else None
        if (
            closing is None
            or not index
            or not is_name(tokens[index - 1], "segment")
            or not tokens[index + 1].word("the")
        ):
            continue
        end = next((at for at in range(index + 2, min(len(tokens), index + 2 + _LONGEST)) if tokens[at].kind == "mark" and tokens[at].text == closing), None)  # fmt: skip
        inside = tokens[index + 1 : end] if end is not None else []
        if (
            end is None
            or end + 1 == len(tokens)
            or any(known.kind == "number" or (is_mark(known) and known.text != "-") for known in inside)
        ):
            continue
        if means(inside, "superlative") and any(is_name(known, "dimension") for known in inside):
            kept = [*kept[:index], Token("mark", ","), *kept[index + 1 : end], Token("mark", ","), *kept[end + 1 :]]
    return kept


_OTHERS: Final = (
    "other",
    "the other",
    "any other",
    "every other",
    "all other",
    "both other",
    "no other",
    "remaining",
    "the remaining",
    "any",
    "of any",
)


def check_others(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for "the other channels" and "of any channel" beside the name of a region alone."""
    _check_rest_counted(tokens)
    if not says(tokens, *_OTHERS):
        return
    fields = {world.dimension_of(Subject((member,))) for token in tokens if is_name(token, "segment") and token.name is not None for member in token.name.members}  # fmt: skip
    for index, token in enumerate(tokens):
        if not fields or not token.word(*_OTHERS):
            continue
        ahead = token_at(tokens, index + 1)
        ahead = token_at(tokens, index + 2) if ahead.has("cardinal") or ahead.kind == "number" else ahead
        name = ahead.name
        if name is None or name.kind != "dimension" or not name.dimension or name.dimension in fields:
            continue
        if token.lowered.endswith("any") and not token_at(tokens, index - 1).word("of", "than", "more than"):
            continue
        raise Refused("comparison", "others of another dimension")


def _check_rest_counted(tokens: list[Token]) -> None:
    """ "two of the four improved, while the other three slowed": the others are as many as are left."""
    left = None
    for index, token in enumerate(tokens[:-1]):
        count = token.sense("cardinal")
        if count is None:
            continue
        lead = token_at(tokens, index - 1)
        if lead.word("the other", "the remaining") and left is not None and count.strength != left:
            raise Refused("comparison", "how many others there are")
        at = index + 1
        while token_at(tokens, at).word("of", "out of", "out", "the", "our", "of the", "all"):
            at += 1
        whole = token_at(tokens, at).sense("cardinal")
        if whole is not None and at > index + 1:
            left = whole.strength - count.strength


def with_company(world: World, tokens: list[Token]) -> list[Token]:
    """The tokens with "North fell" for "North was not the only region that fell", where another did, too.

    Raises:
        Refused: nobody else did, or it is none of the regions.
    """
    if not says(tokens, "not the") or not says(tokens, "only"):
        return tokens
    for index, token in enumerate(tokens[:-4]):
        name, field = tokens[index].name, tokens[index + 4].name
        if not is_name(token, "segment") or name is None or not tokens[index + 1].word("was", "is", "were", "are"):
            continue
        if not tokens[index + 2].word("not the") or not tokens[index + 3].word("only") or field is None:
            continue
        at = index + 5
        verb = token_at(tokens, at + 1).sense("move")
        if field.kind != "dimension" or not token_at(tokens, at).word("that", "which", "to", "where") or verb is None:
            continue
        own = Subject(name.members[:1])
        others = [
            member
            for member in world.siblings(own)
            if member not in name.members and (world.course(Subject((member,)), "value").delta or 0.0) * verb.sign > 0
        ]
        if not others or (field.dimension and field.dimension != world.dimension_of(own)):
            raise Refused("comparison", "not the only one")
        return [*tokens[: index + 1], *tokens[at + 1 :]]
    return tokens


_LEADING: Final = ("leads", "led", "lead", "leading", "ranks")


def with_field(tokens: list[Token]) -> list[Token]:
    """The tokens with "leads among the regions" for "leads the regions", whom the verb else would take for its object."""
    if not says(tokens, *_LEADING):
        return tokens
    for index, token in enumerate(tokens[:-2]):
        name = tokens[index + 2].name
        if token.word(*_LEADING) and tokens[index + 1].word("the") and name is not None:
            if name.kind == "dimension" and name.plural and index and is_name(tokens[index - 1], "segment"):
                return [*tokens[: index + 1], Token("word", "among", senses={}), *tokens[index + 1 :]]
    return tokens


_RATHER: Final = ("rather than", "instead of", "not", "and not", "as opposed to")
_FIRST: Final = ("most", "the most", "least", "the least", "main", "mainly", "primarily", "first")


def without_contrast(tokens: list[Token]) -> list[Token]:
    """The tokens without ", not South," where only one can be meant: whoever fell the most, no other did.

    Raises:
        Refused: "North, rather than South, fell": whether South did is left open.
    """
    if not says(tokens, *_RATHER):
        return tokens
    alone = means(tokens, "superlative") or says(tokens, *_FIRST)
    kept: list[Token] = []
    position = 0
    while position < len(tokens):
        found = _contrast(tokens, position)
        if not found:
            kept.append(tokens[position])
            position += 1
            continue
        if alone:
            position += found
        elif says(tokens[position : position + found], "not"):
            return tokens
        else:
            raise Refused("contradiction", "one rather than another")
    return kept


def _contrast(tokens: list[Token], position: int) -> int:
    """How many tokens ", rather than South," takes behind a name in front of its verb, or at the end of the sentence."""
    before, at = token_at(tokens, position - 1), position
    comma = is_mark(token_at(tokens, at), ",")
    at += comma
    at += token_at(tokens, at).word("and") and token_at(tokens, at + 1).word("not")
    if not token_at(tokens, at).word(*_RATHER) or not is_name(token_at(tokens, at + 1), "segment"):
        return 0
    behind = token_at(tokens, at + 2)
    ends = not behind.text or is_mark(behind, ";", "—")
    if ends:
        return at + 2 - position if comma and position else 0
    if not is_name(before, "segment") or (comma and not is_mark(behind, ",")):
        return 0
    verb = token_at(tokens, at + 2 + comma)
    return at + 2 + comma - position if verb.text and not is_mark(verb) and not verb.word("and", "or", "in") else 0


def with_that_for_noun(tokens: list[Token]) -> list[Token]:
    """The tokens with "than that in South" for "than the decline in South", where declines are compared."""
    for index, token in enumerate(tokens[:-3]):
        if not token.lowered.endswith("than") or not tokens[index + 1].word("the"):
            continue
        noun, behind = tokens[index + 2], token_at(tokens, index + 4)
        same = noun.has("move_noun") and any(known.lowered == noun.lowered for known in tokens[:index])
        if same and tokens[index + 3].word("in", "at", "of", "for", "on") and is_name(behind, "segment"):
            that = Token("word", "that", senses={})
            return [*tokens[: index + 1], that, *with_that_for_noun(tokens[index + 3 :])]
    return tokens
