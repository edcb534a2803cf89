"""What a sentence on the data or on the analyst's note may not add to it: how often, how planned, as compared with what.

"The figures do not prove it, for the third month in a row" says something of the months; only the note's own words may.
"""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.asides import in_note, stem, told_words
from insight.claims.clauses.courses import REPEATED
from insight.claims.clauses.entities import is_mark
from insight.claims.clauses.narrowing import check_narrowing
from insight.claims.events import dates_within
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says, token_at
from insight.claims.world import World

_FORESEEN: Final = frozenset(
    ["planned", "expected", "usual", "always", "ever", "before", "confirmed", "predicted", "forecast", "intended", "scheduled",
     "announced", "promised", "feared", "hoped", "anticipated", "projected", "budgeted", "agreed", "desired", "foreseen", "assumed",
     "suspected", "designed", "normal", "customary", "known", "reported", "stated"]
)  # fmt: skip
"""What stands behind "as" in an aside on how something was foreseen."""
_UNFORESEEN: Final = frozenset(
    ["unexpectedly", "surprisingly", "predictably", "inevitably", "naturally", "unsurprisingly", "expectedly", "regularly", "repeatedly",
     "occasionally", "twice", "thrice", "forever", "meanwhile", "finally", "eventually", "typically", "usually", "normally", "seasonally"]
)  # fmt: skip
_DENYING: Final = frozenset(
    ["no", "not", "nor", "neither", "or", "any", "without", "none", "lacks", "lack", "missing", "absent"]
)
_POINTED: Final = frozenset(
    stem(word) for word in ("analyst", "analysts", "note", "notes", "comment", "remark", "force")
)
_GROUNDS: Final = frozenset(
    ["base", "zero", "negative", "nothing", "none", "no", "not", "never", "loss", "losses", "nil", "empty", "positive", "value", "values",
     "sign", "below", "cannot", "only", "note", "data", "figures", "facts", "variation", "fluctuation", "within", "outside"]
)  # fmt: skip
"""Words of a ground for what cannot be told: "because the base is zero"."""


def check_additions(world: World, tokens: list[Token]) -> None:
    """Raise `Refused` for a phrase that says more than what cannot be known, or than what was noted."""
    own = told_words(world) | _POINTED
    dated = {
        stem(token.lowered)
        for before, token in itertools.pairwise(tokens)
        if token.has("grain_noun") and before.word("that", "same", "the same")
    }
    dated |= {stem(token.lowered) for at, token in enumerate(tokens) if dates_within(world, tokens, at)}
    check_narrowing(world, tokens, own | dated)
    note = (world.facts.note or "").lower()
    for index, token in enumerate(tokens):
        if token.kind not in {"word", "unknown"} or stem(token.lowered) in own | dated or in_note(token.text, note):
            continue
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if token.lowered in REPEATED | _UNFORESEEN and not after.has("move_adjective", "pace"):
            raise Refused("period", token.text)
        if token.word("as") and after.lowered in _FORESEEN and stem(after.lowered) not in own:
            raise Refused("invented", f"as {after.text}")
        if token.has("grain_noun") and before.word("every", "each", "per", "any"):
            raise Refused("period", f"{before.text} {token.text}")
        if token.word("row", "running") and (before.word("a") or before.has("grain_noun")):
            raise Refused("period", token.text)
        if token.has("time") and token.senses["time"].tag.startswith("other"):
            raise Refused("period", token.text)
        if token.has("absent") and not _denied(tokens, index):
            raise Refused("invented", token.text)
    _check_ground(tokens)


def _denied(tokens: list[Token], index: int) -> bool:
    """ "no target or forecast", "the data contain neither a budget nor a plan", "a forecast is not given"."""
    lead = tokens[max(0, index - 6) : index]
    if any(token.has("negation") or token.lowered in _DENYING for token in lead) and not says(
        lead, "than", "with", "below", "above", "against", "so"
    ):
        return True
    behind = list(itertools.takewhile(lambda known: not is_mark(known), tokens[index + 1 : index + 6]))
    verb = next((at for at, token in enumerate(behind) if token.word("is", "are", "was", "were", "has", "have")), None)
    return verb is not None and any(
        token.has("negation") or token.word("missing", "absent", "unknown", "not") for token in behind[verb:]
    )


def _check_ground(tokens: list[Token]) -> None:
    """ "the reasons are not part of the data because fewer people came": a reason that nobody knows."""
    at = next((at for at, token in enumerate(tokens) if at and token.word("because", "since", "as")), None)
    if at is None or at + 1 == len(tokens) or tokens[at + 1].kind == "period" or tokens[at + 1].has("time"):
        return
    dated = any(token.kind == "period" for token in tokens[at + 1 : at + 4])
    if (tokens[at].word("since") and dated) or says(tokens[:at], "why", "whether", "how"):
        return
    behind = tokens[at + 1 :]
    said = {word for token in behind for word in token.lowered.split()}
    if tokens[at].word("as") and (not behind or not says(behind, "is", "was", "are", "were", "has", "had")):
        return
    if behind and said.isdisjoint(_GROUNDS) and not means(behind, "negation", "level_sign", "noise_noun"):
        raise Refused("cause", "a ground that the facts do not hold")
