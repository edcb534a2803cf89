"""Noun phrases, each handed to the place it has in the clause."""

from __future__ import annotations

from insight.claims.mentions import Mention
from insight.claims.reading.complements import locate, read_complement
from insight.claims.reading.coordination import attach_owner, coordinated
from insight.claims.reading.objects import read_object
from insight.claims.reading.resolution import check_all
from insight.claims.reading.state import MAINLY, Reading
from insight.claims.reading.subjects import read_subject
from insight.claims.refusal import Refused
from insight.claims.tokens import Token


def read_phrase(reading: Reading, token: Token) -> bool:
    """Take a noun phrase: subject, object or complement by its place in the clause."""
    found = reading.mentions.read(reading.position)
    if found is None:
        return False
    mention, end = found
    mention.preposition = reading.preposition
    if "\0foreign" in mention.words:
        raise Refused("invented", token.text)
    end = coordinated(reading, mention, end)
    attach_owner(reading, mention, end)
    if (
        mention.dimension
        and mention.count is not None
        and mention.definite
        and reading.preposition in {"of", "among", "across", "in", "all"}
    ):
        check_all(reading, mention)
    fresh = _is_fresh(reading) or _is_conjunction(reading)
    reading.position = max(end, reading.end)
    if mention.when not in {None, "previous", "current", "step", "both"}:
        raise Refused("period", token.text)
    if (
        mention.members
        and mention.head == "name"
        and reading.has_adverb(MAINLY)
        and not reading.preposition
        and not _verb_ahead(reading)
        and (reading.frame.predicate or reading.frame.told)
    ):
        reading.preposition = "in"
        locate(reading, mention, mention.subjects(reading.world))
    elif reading.preposition in {"within", "inside"} and mention.dimension and mention.metric and not mention.members:
        mention.quantifier = mention.quantifier or "all"
        read_subject(reading, mention)
    elif reading.preposition and reading.preposition != "and" and not _is_conjunction(reading):
        read_complement(reading, mention)
    elif fresh or not (reading.frame.explicit or reading.frame.predicate or reading.frame.told):
        read_subject(reading, mention)
    else:
        read_object(reading, mention)
    reading.last = "mention"
    reading.last_mention = mention
    if mention.members:
        reading.last_segments = mention.members
        _refuse_longer_name(reading, mention)
    reading.last_dimension = mention.dimension or reading.last_dimension
    reading.preposition = ""
    reading.lead = ""
    return True


def _refuse_longer_name(reading: Reading, mention: Mention) -> None:
    """ "Enterprise Plus" is not "Enterprise"."""
    after, before = reading.ahead(0), reading.ahead(-1)
    capital = (
        after.kind == "word"
        and after.text[:1].isupper()
        and set(after.senses) <= {"glue", "quantifier", "hedge", "ordinal", "cardinal", "weak", "superlative"}
    )
    lower = sum(token.text[:1].islower() for token in reading.tokens if token.kind == "word")
    upper = sum(token.text[:1].isupper() for token in reading.tokens if token.kind == "word")
    if before.kind == "name" and capital and (lower or not upper or upper == 1):
        raise Refused("invented", f"{before.text} {after.text}")


def _is_fresh(reading: Reading) -> bool:
    return reading.lead in {",", ";", ":", "—", "–", "start", "and", "conj"} or reading.position == 0


def _is_conjunction(reading: Reading) -> bool:
    return reading.preposition in {"as", "since", "while", "before", "after"} and _verb_ahead(reading)


def _verb_ahead(reading: Reading) -> bool:
    for token in reading.tokens[reading.end : reading.end + 4]:
        if token.has("move", "go_verb", "level_verb", "share_verb", "transitive", "multiple_verb") or token.word(
            "is", "was", "are", "were"
        ):
            return True
        if token.kind == "mark":
            return False
    return False
