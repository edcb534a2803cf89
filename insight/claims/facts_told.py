"""What a sentence says of the facts themselves: how many segments there are, what the data lack, what the note is not about."""

from __future__ import annotations

import re
from typing import Final

from insight.claims.asides import is_segment, stem
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.events import noted_things
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.vocabulary import numerals
from insight.claims.world import World

_LISTING: Final = ("are", "were", "show", "shows", "contain", "contains", "cover", "covers", "include", "includes", "have", "has", "list", "hold", "name", "know", "comprise")  # fmt: skip
_DATA: Final = ("data", "figures", "facts", "numbers", "breakdown", "dataset", "the data", "there")
_HOLDING: Final = ("contain", "contains", "cover", "covers", "include", "includes", "have", "has", "hold", "list", "is", "are", "offer", "provide", "break down", "split")  # fmt: skip
_ASKED: Final = frozenset(
    ["why", "whether", "what", "how", "if", "cause", "causes", "reason", "reasons", "explanation", "explanations", "explain", "evidence", "proof", "link",
     "hint", "hints", "indication", "information", "connection", "beyond", "other", "further", "target", "budget", "anything", "something", "nothing", "than"]
)  # fmt: skip
_ABOUT: Final = frozenset(["related", "relate", "refer", "concern", "apply", "linked", "about", "connected", "mention"])


def check_facts_told(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` where the facts are told to be others than they are."""
    if says(tokens, *_DATA):
        _check_number(world, tokens)
        _check_missing(world, tokens)
    if means(tokens, "note_noun") and means(tokens, "negation"):
        _check_not_about(world, tokens)


def _check_number(world: World, tokens: list[Token]) -> None:
    """ "There are four channels" where there are three."""
    for index, token in enumerate(tokens):
        if not token.word(*_LISTING) or not says(tokens[:index], *_DATA):
            continue
        at = index + 1 + token_at(tokens, index + 1).word("only", "just", "exactly", "data for", "values for")
        named, after = token_at(tokens, at + 1), token_at(tokens, at + 2)
        count = numerals.CARDINALS.get(token_at(tokens, at).lowered)
        ends = not after.text or is_mark(after) or after.word("and", "or")
        if count is None or not ends or not is_name(named, "dimension") or named.name is None:
            continue
        if len(world.dimensions.get(named.name.dimension or "", ())) not in {0, count}:
            raise Refused("number", f"{token_at(tokens, at).text} {named.text}")


def _check_missing(world: World, tokens: list[Token]) -> None:
    """ "The data contain no figures for channels", "do not include April"."""
    denied = next((at for at, token in enumerate(tokens) if token.has("negation") or token.word("no", "only")), None)
    words = {word for token in tokens for word in token.lowered.split()}
    if (
        denied is None
        or words & _ASKED
        or means(tokens, "absent", "move", "move_noun", "change_noun", "noise_noun", "effect_noun")
    ):
        return
    if not any(token.word(*_HOLDING) for token in tokens) or any(token.kind == "number" for token in tokens):
        return
    behind = tokens[denied + 1 :]
    only = tokens[denied].word("only")
    for token in behind:
        field = is_name(token, "dimension")
        held = is_segment(token) or field or (token.kind == "period" and token.when in {"current", "previous"})
        if held and not (only and (not field or len(world.dimensions) == 1)):
            raise Refused("invented", f"no {token.text} in the data")


def _check_not_about(world: World, tokens: list[Token]) -> None:
    """ "The note is not related to Harbour", where the note names it."""
    note = (world.facts.note or "").lower()
    things = noted_things(world, done=True)
    at = next((at for at, token in enumerate(tokens) if token.has("note_noun")), len(tokens))
    for index in range(at + 1, len(tokens)):
        token = tokens[index]
        denied = any(
            known.has("negation") or "not" in known.lowered.split() for known in tokens[max(at, index - 3) : index + 1]
        )
        if not (_ABOUT.intersection(token.lowered.split()) and denied) or says(
            tokens[at:index], "whether", "that", "which", ","
        ):
            continue
        for known in tokens[index + 1 : index + 4]:
            if (is_segment(known) and re.search(rf"\b{re.escape(known.lowered)}\b", note)) or stem(
                known.lowered
            ) in things:
                raise Refused("cause", f"not about {known.text}")
