"""What a figure is told as: the value before or after, the change, a share, an effect."""

from __future__ import annotations

from typing import Final

from insight.claims.frames import Frame, Role, Told
from insight.claims.reading.state import Reading
from insight.claims.tokens import Token
from insight.claims.world import TOTAL

_PREVIOUS_LEADS: Final = frozenset(["against", "versus", "vs", "vs.", "after", "compared"])


def role_of(reading: Reading, token: Token, told: Told) -> Role:
    """What a figure is told as, from the words in front of it."""
    figure = told.figure
    preposition = reading.preposition
    earlier = reading.frame.told[-1] if reading.frame.told else None
    if token.has("level_number") and any(
        known.word("into") for known in reading.tokens[reading.position + 1 : reading.position + 5]
    ):
        return "previous"
    if figure.unit == "zero" and any(
        known.word("base") for known in reading.tokens[max(0, reading.position - 4) : reading.position]
    ):
        return "previous"
    contributed = reading.frame.template is not None and reading.frame.template.mode == "effect"
    if preposition == "with" and not figure.sign and reading.frame.mode is None and not contributed:
        return "level"
    if preposition in {"on", "among", "across", "out of"} and not figure.sign:
        return "level"
    if token.has("level_number"):
        return (
            "previous"
            if preposition in {"from", *_PREVIOUS_LEADS}
            else "current"
            if preposition in {"to", "into"}
            else "level"
        )
    if figure.unit == "times":
        return "multiple"
    if preposition == "of" and earlier is not None and earlier.of_numbers:
        told.owners = (TOTAL,)
        return "bracket"
    if reading.lead == "→":
        reading.lead = ""
        return "current"
    if reading.around is not None and not reading.frame.explicit and _speaks_of_before(reading, token):
        return "previous"
    if preposition == "from":
        return "previous"
    if preposition == "to" and (reading.frame.movements or earlier or reading.last != "start"):
        return "current"
    if figure.sign and (preposition in {"against", "versus", "vs"}) and not reading.levels:
        return "change"
    if preposition in _PREVIOUS_LEADS or reading.comparing == "compared":
        reading.comparing = ""
        return "previous"
    if preposition == "by":
        return "change"
    if preposition == "than" and reading.frame.movements:
        return "previous"
    if preposition == "of" and reading.frame.mode:
        return _of_role(reading, told)
    if preposition == "between":
        return "previous"
    if preposition == "and" or (reading.last == "and" and earlier is not None):
        if earlier is not None and earlier.role == "previous" and reading.comparing == "between":
            return "current"
        if earlier is not None:
            told.sign = told.sign or (earlier.sign if earlier.figure.sign == 0 else 0)
            told.aspect, told.effect = earlier.aspect, earlier.effect
            return earlier.role
    previous = reading.ahead(-1)
    if (
        previous.word("is", "was", "are", "were", "now")
        and not reading.frame.change_head
        and not reading.frame.effect
        and not figure.sign
    ):
        return "level"
    if preposition == "of" and earlier is not None and earlier.of_numbers:
        told.owners = (TOTAL,)
        return "bracket"
    if preposition == "at" and not _on_change(reading):
        if not reading.frame.predicate and reading.frame.explicit and reading.frame.aspect is None:
            told.aspect = "value"
        return "level"
    if reading.pinned and preposition in {"of", ""}:
        told.aspect, reading.pinned = "value", False
        return "level"
    return _mode_role(reading, told)


def _speaks_of_before(reading: Reading, token: Token) -> bool:
    """Inside a bracket, "was $503,800" and "after $503,800" speak of the period before."""
    before = [known.text.lower() for known in reading.tokens[: reading.position] if known.kind == "word"]
    return (
        bool(set(before) & {"was", "were", "previously", "before", "formerly", "earlier", "had been", "after"})
        and not reading.frame.movements
    )


def _of_role(reading: Reading, told: Told) -> Role:
    """The figure behind "a fall of", "a rate of", "a share of"."""
    if reading.frame.mode in {"change", "effect", "level", "share"}:
        return _mode_role(reading, told)
    return "level"


def _on_change(reading: Reading) -> bool:
    near = reading.last_mention
    ranked = reading.frame.superlative
    if ranked is not None and ranked.head in {"change", "effect"}:
        return True
    return near is not None and near.head in {"change", "effect"}


def _mode_role(reading: Reading, told: Told) -> Role:
    mode = reading.frame.mode
    template = reading.frame.template
    reading.frame.told[-1] if reading.frame.told else None
    if mode == "share" and any(known.of_change for known in reading.frame.told) and told.figure.unit == "percent":
        return "part_of_change"
    if (
        mode is None
        and template is not None
        and template.told
        and template.told[-1].role == "part_of_change"
        and not reading.frame.predicate
        and told.figure.unit == "percent"
    ):
        return "part_of_change"
    if mode is None and template is not None and template.mode == "effect" and not reading.frame.predicate:
        told.effect = template.effect
        return "effect"
    if (
        mode is None
        and template is not None
        and template.told
        and template.told[-1].role == "effect"
        and not reading.frame.predicate
    ):
        told.effect = template.effect
        return "effect"
    if (
        mode is None
        and template is not None
        and not told.figure.sign
        and not reading.frame.predicate
        and (reading.lead != ":" or template.mode == "effect")
    ):
        return _borrowed_role(reading, template, told)
    if mode == "change" or (mode is None and told.figure.sign):
        moves = reading.frame.movements
        if not told.figure.sign and moves and moves[-1].still is None:
            last = moves[-1]
            told.sign = -last.sign if last.negated else last.sign
        return "change"
    if mode is None and reading.lead == ":" and reading.frame.explicit:
        return "level"
    if mode is None:
        return "level"
    return mode


def _borrowed_role(reading: Reading, template: Frame, told: Told) -> Role:
    """The role of the same figure in the clause that shares its predicate."""
    if template.told:
        last = next((known for known in template.told if known.figure.unit == told.figure.unit), template.told[-1])
        told.aspect, told.effect = last.aspect, last.effect
        if last.role == "change":
            told.sign = last.sign
        return last.role if last.role != "previous" else "level"
    if template.movements and template.movements[-1].still is None:
        last_move = template.movements[-1]
        told.sign = -last_move.sign if last_move.negated else last_move.sign
        return "change"
    return template.mode or "level"
