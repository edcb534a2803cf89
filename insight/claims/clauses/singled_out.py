"""Who is singled out among those that moved: "all rose, Web most strongly", "all rose, especially Web"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.directions import signs_told
from insight.claims.clauses.entities import is_mark, is_name
from insight.claims.clauses.ranks import has_rank
from insight.claims.clauses.sizes import signed
from insight.claims.tokens import token_at
from insight.claims.world import Subject, World

_ABOVE_OTHERS: Final = (
    "especially",
    "particularly",
    "notably",
    "in particular",
    "most of all",
    "above all",
    "principally",
)


def fits_singled_out(world: World, clause: Clause) -> bool:
    """True unless another moved further that way, in amount and in percent."""
    subjects, template = clause.choices[0], clause.template
    bare = clause.entity is not None and clause.entity.kind == "segment" and clause.entity.stand == "open"
    if not bare or template is None or clause.aspect is not None or not all(known.members for known in subjects):
        return True
    told = signs_told(world, template)
    fewest = _singled(clause)
    if not told or fewest is None:
        return True
    sign = told[0] * (-1 if fewest else 1)

    def amount(subject: Subject) -> float | None:
        return signed(world.course(subject, "value").delta, sign)

    def relative(subject: Subject) -> float | None:
        return signed(world.course(subject, "value").relative, sign)

    siblings = world.siblings(subjects[0])
    return any(has_rank(subjects, siblings, key, 1) for key in (amount, relative))


def _singled(clause: Clause) -> bool | None:
    """False for "most strongly", True for "least", `None` where nobody is singled out."""
    before = clause.template.tokens[-1:] if clause.template is not None else []
    if before and before[0].word(*_ABOVE_OTHERS):
        return False
    name = next((at for at, token in enumerate(clause.tokens) if is_name(token, "segment")), 0)
    for index, token in enumerate(clause.tokens[: name + 3]):
        after = token_at(clause.tokens, index + 1)
        if token.word("most", "least") and after.has("strong", "weak") and after.lowered.endswith("ly"):
            return token.word("least") != after.has("weak")
        if (
            token.word(*_ABOVE_OTHERS)
            and index <= name
            and all(is_mark(known, ",") or known.word("and", "but", "the", "in") for known in clause.tokens[:index])
        ):
            return False
    return None
