"""Names joined into one phrase, and what a phrase is said to be of."""

from __future__ import annotations

from insight.claims.mentions import Mention
from insight.claims.reading.state import Reading


def coordinated(reading: Reading, mention: Mention, end: int) -> int:
    """Joins "South and West", "North, South and West"."""
    while mention.members and mention.head == "name":
        position = end
        texts: list[str] = []
        while position < len(reading.tokens) and reading.tokens[position].word(
            ",", "and", "or", "&", "as well as", "both", "plus", "nor", "the"
        ):
            texts.append(reading.tokens[position].text.lower())
            position += 1
        if not texts or position >= len(reading.tokens):
            break
        found = reading.mentions.read(position)
        if (
            found is None
            or not found[0].members
            or found[0].possessor
            or found[0].head not in {"name", "share"}
            or found[0].quantifier
        ):
            break
        if texts == [","] and not _list_continues(reading, found[1]):
            break
        other, end = found
        mention.members = tuple(dict.fromkeys(mention.members + other.members))
        mention.part = mention.part or other.part
        mention.metric = mention.metric or other.metric
        if other.head == "share":
            mention.head = "share"
    return end


def _list_continues(reading: Reading, position: int) -> bool:
    """After "A, B": true when "and C" follows, or a verb that both share."""
    if position >= len(reading.tokens) or not reading.tokens[position].word(",", "and", "or", "&", "as well as"):
        return False
    found = reading.mentions.read(position + 1)
    return found is not None and found[0].members != ()


def attach_owner(reading: Reading, mention: Mention, end: int) -> None:
    """ "the fall in the repeat purchase rate in South", "the share of Email", "a rate of Email"."""
    reading.end = end
    if (
        mention.head not in {"change", "share", "effect", "level", "quantifier"}
        and not mention.superlative
        and not ((mention.metric or mention.part) and not mention.members)
    ):
        return
    while reading.end < len(reading.tokens) and reading.tokens[reading.end].word(
        "of", "in", "for", "at", "within", "among", "across", "to"
    ):
        if reading.tokens[reading.end].word("to") and mention.head != "effect":
            return
        found = reading.mentions.read(reading.end + 1)
        if (
            found is None
            or found[0].numbers
            or found[0].superlative
            or found[0].pronoun in {"all", "each", "that", "one"}
        ):
            return
        if not _owned(reading, mention, found[0]):
            return
        reading.end = found[1]


def _owned(reading: Reading, mention: Mention, owner: Mention) -> bool:
    if owner.head not in {"name", "level"} or (owner.members and mention.members and owner.members != mention.members):
        return False
    if mention.head == "share" and not owner.members:
        mention.words.append("of " + (owner.part or "whole"))
    mention.members = mention.members or owner.members
    if mention.head == "name" and owner.members:
        mention.members = owner.members
    mention.metric = mention.metric or owner.metric
    if mention.head != "share":
        mention.part = mention.part or owner.part
    mention.dimension = mention.dimension or owner.dimension
    if mention.head == "name" and mention.metric and owner.dimension and owner.plural and not owner.members:
        mention.quantifier = mention.quantifier or owner.quantifier or "all"
    mention.total = mention.total or owner.total
    return True
