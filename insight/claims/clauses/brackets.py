"""Takes the brackets out of a sentence, and holds each to the word in front of it."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.cues import noun_sign
from insight.claims.clauses.entities import is_mark
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says
from insight.claims.world import World

_REACH: Final = 5


def folded_brackets(tokens: list[Token]) -> tuple[list[Token], dict[int, list[Token]]]:
    """The tokens with each bracket as one mark "()", and what stands within, by the mark's identity."""
    flat: list[Token] = []
    inner: dict[int, list[Token]] = {}
    if not any(is_mark(token, "(", ")") for token in tokens):
        return list(tokens), inner
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


def check_bracket(world: World, clause: Clause) -> None:
    """Raise `Refused` for "its smaller share (18.1% → 23.4%)", "a positive effect (−0.9)": a bracket that says the opposite."""
    around = clause.around
    if not clause.bracket or around is None or clause.entity is not None or world.signed_levels:
        return
    way = _way(clause)
    if not way:
        return
    if clause.effect == "mix_effect" and len(clause.tellings) == 1 and _is_effect(world, clause):
        return  # "its smaller share (+€0.065)": a smaller share of what lies below the average
    near = around.tokens[max(0, clause.around_at - _REACH) : clause.around_at]
    for at in range(len(near) - 1, -1, -1):
        token = near[at]
        if (
            token.kind == "number"
            or (token.kind == "name" and token.name is not None and token.name.kind == "segment")
            or is_mark(token)
        ):
            return
        said = _said(world, token, near[at + 1 :])
        if said:
            if said * way < 0:
                raise Refused("direction", f"{token.text}, and the opposite in a bracket")
            return


def _is_effect(world: World, clause: Clause) -> bool:
    value = world.effect(clause.choices[0][0], "mix_effect") if clause.choices[0][0].members else None
    scale = 100 if world.facts.unit == "percent" else 1
    figure = clause.tellings[0].figure
    return value is not None and value * figure.sign > 0 and figure.borne_out(abs(value) * scale)


def _way(clause: Clause) -> int:
    """The way that the figures of a bracket go: a sign, "A → B", "B after A", "B, up from A"."""
    figures = [(at, token.figure) for at, token in enumerate(clause.tokens) if token.figure is not None]
    if not figures or figures[0][0] > 0:
        return 0
    first = figures[0][1]
    if len(figures) == 1:
        return first.sign if len(clause.tokens) == 1 and first.unit != "zero" else 0
    at, second = figures[1]
    words = {token.lowered for token in clause.tokens[1:at] if token.kind != "name"}
    if first.unit != second.unit or first.sign or second.sign:
        return 0
    apart = (second.value > first.value) - (second.value < first.value)
    if words <= {"→", "to"}:
        return apart
    return -apart if "after" in words or "from" in words or "instead of" in words else 0


def _said(world: World, token: Token, behind: list[Token]) -> int:
    """ "positive", "its smaller share", "lost weight": the way that the words in front of a bracket say."""
    if token.word("positive", "negative"):
        return 1 if token.word("positive") else -1
    parted = means(behind, "share_noun")
    if token.has("move_adjective") and parted and not says(behind, "than"):
        return token.senses["move_adjective"].sign
    if token.has("move") and parted and len(behind) <= len(["weight", "of"]) and token.senses["move"].tag != "polar":
        return token.senses["move"].sign
    return noun_sign(world, token) if not behind and not token.lowered.endswith("s") else 0
