"""What sets clauses apart and what holds them together: headings, lead-ins, and names that share a predicate."""

from __future__ import annotations

from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import Entity, is_mark, is_name, time_of
from insight.claims.tokens import NO_TOKEN, Token, means, token_at


def is_heading(current: Clause) -> bool:
    """ "In South, …": a segment of which nothing is said yet."""
    entity = current.entity
    if (
        entity is None
        or entity.kind != "segment"
        or entity.stand == "driver"
        or current.ties
        or _tells_amount(current)
        or (current.template is not None and current.template.entity is not None)
    ):
        return False
    said = current.tokens[-1:]
    if any(token.kind == "mark" and token.text == "()" for token in current.tokens):
        return False
    closed = (bool(said) and said[0].kind == "mark" and said[0].text in {",", ":"}) or current.hard
    return closed and not any(
        token.kind == "number"
        or token.has(
            "move",
            "move_noun",
            "move_adjective",
            "still",
            "superlative",
            "driver",
            "transitive",
            "level_verb",
            "share_verb",
            "multiple_verb",
            "outpace_verb",
        )
        for token in current.tokens
    )


def is_heading_of(current: Clause) -> bool:
    """ "South:": the name of a segment, and no word of what it did."""
    words = [token for token in current.tokens if token.kind != "name" and not token.has("glue", "quantifier")]
    entity = current.entity
    named = entity is not None and entity.kind == "segment" and entity.stand != "compare"
    return named and not words and not _tells_amount(current)


def _tells_amount(current: Clause) -> bool:
    """ "Fewer coats, more shoes:": what moved, and no heading."""
    joint = current.entity.joint if current.entity is not None else ""
    return joint in {"more", "fewer", "less"} or (
        bool(current.tokens) and current.tokens[0].word("more", "fewer", "less")
    )


def excepted_from(current: Clause, entity: Entity) -> Entity | None:
    """ "Apart from Uplands, every region fell": whom the group that follows leaves out."""
    opener = current.entity
    if entity.kind != "group" or entity.mention is None or entity.mention.quantifier not in {"all", "none"}:
        return None
    if opener is not None and opener.stand == "without" and says_nothing(current, names=False):
        return opener
    ties = [tie.entity for tie in current.ties if tie.kind == "except"]
    return ties[0] if opener is None and ties and len(ties) == len(current.ties) else None


def joins_other_side(before: Clause, after: Clause) -> bool:
    """ "offset by Direct (−225) and (not set) (−70)": the other side goes on behind a bracket."""
    if after.entity is None or after.entity.kind != "segment" or after.bracket:
        return False
    words = [token for token in before.tokens if not is_mark(token, "()") and token.kind != "name"]
    joint = (
        bool(words) and words[-1].word("and", ",", "&") and all(token.word("and", ",", "&", "the") for token in words)
    )
    return joint and not after.has("move", "level_verb", "transitive")


_HEAD: Final = 3
"""Words among which the noun stands that a name belongs to: "the steep loss in West"."""


def share_predicate(before: Clause, after: Clause) -> bool:
    """ "App (46.8%) and Desktop (32.4%) shrank": names that only brackets keep apart share the predicate."""
    if (
        before.entity is None
        or after.entity is None
        or before.entity.kind != "segment"
        or after.entity.kind != "segment"
    ):
        return False
    if (
        before.hard
        or after.hard
        or not before.tokens
        or not before.tokens[-1].word("and", ",", "&")
        or before.ties
        or after.bracket
    ):
        return False
    bracketed = any(token.kind == "mark" and token.text == "()" for token in before.tokens)
    if all(means(side.tokens[:_HEAD], "move_noun") for side in (before, after)):
        return False
    name = next((at for at, token in enumerate(before.tokens) if is_name(token, "segment")), 0)
    said = any(is_claim(token) or token.has("level_verb", "share_verb", "go_verb") for token in before.tokens[name:])
    return bracketed and not said


def opening_of(clause: Clause) -> Token:
    """The word that a clause opens with, behind its article."""
    return next((token for token in clause.tokens if not token.word("the", "a", "an", "and")), NO_TOKEN)


def is_inverted(clause: Clause) -> bool:
    """ "nor did any plan rise": the verb stands in front of its subject, with the denial."""
    ends = clause.tokens[-2:]
    return len(ends) == 2 and ends[0].word("nor") and ends[1].word("did", "does", "do")


def is_claim(token: Token) -> bool:
    """True for a figure and for a word that says how something went."""
    return token.kind == "number" or token.has(
        "move", "move_noun", "move_adjective", "still", "superlative", "driver", "transitive"
    )


def only_time(clause: Clause) -> str | None:
    """The period that a clause names, when it names nothing else: "March:"."""
    times = [time_of(token) for token in clause.tokens if time_of(token)]
    return (
        times[0]
        if times and all(time_of(token) or token.has("glue") or token.kind == "mark" for token in clause.tokens)
        else None
    )


def time_in_front(clause: Clause) -> str | None:
    """The period that "when" at the end of a clause takes up: "than in May, when | it was 69.4%"."""
    tokens = clause.tokens[:-1]
    behind = (
        tokens[-2] if tokens and is_mark(tokens[-1], ",") and len(tokens) > 1 else token_at(tokens, len(tokens) - 1)
    )
    return time_of(behind)


def opening_time(clause: Clause) -> int:
    """Tokens at the end of a clause that date the next one: "was 2.8 in May, whereas in April | it was 3.0"; 0 for none."""
    tokens = clause.tokens
    length = 1 + is_mark(token_at(tokens, len(tokens) - 1), ",")
    if time_of(token_at(tokens, len(tokens) - length)) not in {"previous", "current"}:
        return 0
    if not token_at(tokens, len(tokens) - length - 1).word("in", "on", "during", "for"):
        return 0
    length += 1
    lead, before = token_at(tokens, len(tokens) - length - 1), token_at(tokens, len(tokens) - length - 2)
    joins = is_mark(lead, ",", ";") or lead.word("while", "whereas", "whilst", "but", "and", "although", "though")
    return length if joins and not (lead.word("and") and time_of(before)) else 0


def first_is_daily(clause: Clause) -> bool:
    """ "averaged $50 per day": the first figure, and with it which way it went, is told by the day."""
    at = next((at for at, token in enumerate(clause.tokens) if token.kind == "number"), len(clause.tokens))
    at += 1 + (token_at(clause.tokens, at + 1).kind == "name")
    return token_at(clause.tokens, at).word("per") and token_at(clause.tokens, at + 1).word("day")


def is_count_of(clause: Clause) -> bool:
    """ "1,910" in front of "Campus plans were renewed", "1,910 of the 2,400": figures of the name behind them."""
    tokens = clause.tokens
    counted = all(
        token.kind == "number" or token.word("of", "out of", "the", "all") or token.has("hedge") for token in tokens
    )
    return counted and bool(tokens) and tokens[-1].figure is not None and tokens[-1].figure.unit == "plain"


def says_nothing(clause: Clause, *, names: bool = True) -> bool:
    """True for a lead-in such as "In March," or "Although"; without `names`, names may stand in it."""
    return not clause.ties and not any(
        token.kind in {"number", "unknown"}
        or (names and token.kind == "name")
        or token.has(
            "move",
            "move_noun",
            "move_adjective",
            "still",
            "superlative",
            "driver",
            "transitive",
            "noise_noun",
            "good",
            "absent",
            "offset_verb",
            "contrary",
            "share_noun",
        )
        for token in clause.tokens
    )


def says_nothing_but_place(clause: Clause) -> bool:
    """ "Within each cohort,": the group that the sentence goes on about."""
    return not any(is_claim(token) for token in clause.tokens)


def is_range(tokens: list[Token], index: int) -> bool:
    """ "10–20": a dash between two figures, which ends nothing."""
    return (
        tokens[index].text == "–"
        and index > 0
        and tokens[index - 1].kind == "number"
        and index + 1 < len(tokens)
        and tokens[index + 1].kind == "number"
    )
