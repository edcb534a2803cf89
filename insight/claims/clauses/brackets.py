"""Takes the brackets out of a sentence."""

from __future__ import annotations

from insight.claims.clauses.entities import is_mark
from insight.claims.refusal import Refused
from insight.claims.tokens import Token


def folded_brackets(tokens: list[Token]) -> tuple[list[Token], dict[int, list[Token]]]:
    """The tokens with each bracket as one mark "()", and what stands within, by the mark's identity."""
    flat: list[Token] = []
    inner: dict[int, list[Token]] = {}
    position = 0
    while position < len(tokens):
        token = tokens[position]
        if is_mark(token, "("):
            depth, end = 1, position + 1
            while end < len(tokens) and depth:
                depth += 1 if is_mark(tokens[end], "(") else -1 if is_mark(tokens[end], ")") else 0
                end += 1
            within = tokens[position + 1 : end - 1 if depth == 0 else end]
            if any(is_mark(known, "(") for known in within):
                raise Refused("text_form", "brackets within brackets")
            dated = len(within) == 1 and within[0].kind == "period" and flat and flat[-1].kind == "number"
            if len(within) == 1 and (within[0].has("level_number") or dated):
                flat.append(within[0])
                position = end
                continue
            mark = Token("mark", "()")
            inner[id(mark)] = within
            flat.append(mark)
            position = end
            continue
        if is_mark(token, ")"):
            raise Refused("text_form", "a bracket that nothing opens")
        flat.append(token)
        position += 1
    return flat, inner
