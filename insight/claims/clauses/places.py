"""Where a piece of a sentence is said to hold: "in South", "in every region"."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause, Tie
from insight.claims.clauses.entities import Entity, is_name, time_of
from insight.claims.tokens import Token, means, says
from insight.claims.world import TOTAL

_BOUNDS: Final = frozenset([",", ";", ":", "—", "–"])
_SPLITS: Final = frozenset(
    ["and", "but", "while", "whilst", "whereas", "although", "though", "yet", "because", "since", "as", "so", "which", "who", "where",
     "when", "with", "or", "nor", "plus", "despite", "that", "leaving", "then"]
)  # fmt: skip


def located(tokens: list[Token], entity: Entity, clauses: list[Clause]) -> Clause:
    """ "in South": the place of what the piece says."""
    current = clauses[-1]
    words = tokens[entity.start : entity.end]
    cut = _piece_start(current)
    opener = current.entity
    inside = opener is not None and cut == 0
    if entity.kind == "group":
        denied = says(current.tokens[-3:], "not")
        if denied and entity.mention is not None and entity.mention.quantifier == "all":
            entity.mention.quantifier = "not_all"
        return _located_group(entity, words, clauses)
    if inside and opener is not None:
        if (
            (opener.kind in {"total", "part", "change", "effect", "share", "rates"} and current.choices[0] == (TOTAL,))
            or opener.kind in {"change", "share"}
            or (opener.kind == "pronoun" and current.choices[0] == (TOTAL,))
        ):
            current.tokens += words
            current.entity = Entity(
                opener.start,
                entity.end,
                "segment",
                entity.choices,
                aspect=opener.aspect or entity.aspect,
                effect=opener.effect,
                head=entity.head,
            )
            current.choices = entity.choices
            return current
        if current.has("offset_verb"):
            return _against(current, entity, words, clauses)
        same = set(entity.choices[0]) & set(current.choices[0])
        if not same and not current.has("share_noun") and opener.kind == "segment":
            current.crossing = True
        current.tokens += words
        if opener.kind in {"pronoun", "group"}:
            current.ties.append(Tie("place", entity, len(current.tokens)))
        return current
    if opener is None and _opens_with_period(current.tokens[:cut]) and not any(map(time_of, current.tokens[cut:])):
        cut = 0  # "in March, 40% of them were in South": the figure is that of March
    piece, current.tokens = current.tokens[cut:], current.tokens[:cut]
    if opener is not None and opener.kind == "segment" and piece and piece[0].has("offset_verb"):
        clauses.append(Clause(piece, opener, current.choices, template=current, start=current.start + cut))
        return _against(clauses[-1], entity, words, clauses)
    clause = Clause(
        [*piece, *words],
        entity,
        entity.choices,
        entity.aspect or current.aspect,
        entity.effect,
        template=current,
        start=entity.start,
    )
    clause.contribution = current.contribution
    clauses.append(clause)
    return clause


def _opens_with_period(tokens: list[Token]) -> bool:
    """True for "in March," and nothing else."""
    timed = any(map(time_of, tokens))
    return timed and all(time_of(token) or token.has("glue") or token.kind == "mark" for token in tokens)


def all_but(current: Clause) -> list[Entity]:
    """The places of a clause; "in all regions but one" is in as many as are left."""
    for at, token in enumerate(current.tokens[:-2]):
        count = current.tokens[at + 2].sense("cardinal")
        mention = current.places[-1].mention
        counted = is_name(token, "dimension") and current.tokens[at + 1].word("but", "except") and count is not None
        if counted and count is not None and mention is not None and mention.quantifier == "all":
            mention.quantifier, mention.count = "all but", count.strength
    return current.places


def _located_group(entity: Entity, words: list[Token], clauses: list[Clause]) -> Clause:
    """ "in every region"; a clause of its own behind what offset or behind another movement."""
    current = clauses[-1]
    if _over(current.tokens):
        current.tokens += words
        return current
    cut = _piece_start(current)
    passive = [at for at, token in enumerate(current.tokens) if token.has("offset_verb")]
    by = next((at for at in range(len(current.tokens) - 1, 0, -1) if current.tokens[at].word("by")), 0)
    if passive and by > passive[-1] and any(token.kind == "number" for token in current.tokens[by:]):
        piece, current.tokens = current.tokens[by + 1 :], current.tokens[: by + 1]
        current.ties.append(Tie("compare", entity, len(current.tokens)))
        clauses.append(Clause([*piece, *words], entity, entity.choices, template=current, start=entity.start))
        return clauses[-1]
    counted = cut and current.entity is not None and _opens_passive(current.tokens[cut:])
    if counted:
        piece, current.tokens = current.tokens[cut:], current.tokens[:cut]
        clauses.append(Clause([*piece, *words], entity, entity.choices, template=current, start=entity.start))
        return clauses[-1]
    moved = any(token.has("move") or token.word("up", "down") for token in current.tokens[cut:])
    if current.places and moved and cut:
        piece, current.tokens = current.tokens[cut:], current.tokens[:cut]
        clauses.append(Clause([*piece, *words], None, current.choices, template=current, start=entity.start))
        clauses[-1].places.append(entity)
        return clauses[-1]
    current.tokens += words
    current.places.append(entity)
    return current


def _over(tokens: list[Token]) -> bool:
    """ "a mix effect of 0.44 points across sources": over which dimension it is told, not where something holds."""
    told = len(tokens) - 1 if tokens and tokens[-1].word("across", "over") else 0
    return told > 0 and tokens[told - 1].kind == "number" and means(tokens[max(0, told - 4) : told], "effect_noun")


def _against(current: Clause, entity: Entity, words: list[Token], clauses: list[Clause]) -> Clause:
    """ "offset half of West's decline": what is said behind it is West's."""
    current.tokens += words
    current.ties.append(Tie("compare", entity, len(current.tokens)))
    after = Clause([], entity, entity.choices, template=current, start=entity.end)
    after.compared_to, after.aspect = current, current.aspect
    clauses.append(after)
    return after


def _opens_passive(piece: list[Token]) -> bool:
    """ "45 were lost" in some segments: a figure stands where the subject would."""
    return len(piece) > 2 and piece[0].kind == "number" and piece[1].word("was", "were")


def _piece_start(clause: Clause) -> int:
    """Where the last piece of the clause begins: behind its last comma or conjunction."""
    for index in range(len(clause.tokens) - 1, -1, -1):
        token = clause.tokens[index]
        if (token.kind == "mark" and token.text in _BOUNDS) or (token.kind == "word" and token.text.lower() in _SPLITS):
            return index + 1
        beside = token.word("against", "versus", "vs", "vs.", "compared to") or (
            token.word("to") and index > 0 and clause.tokens[index - 1].word("compared")
        )
        if beside and any(behind.kind == "number" for behind in clause.tokens[index + 1 :]):
            return index + 1
    return 0
