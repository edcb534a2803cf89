"""Two things set against each other: one offsets, outpaces or leads the other."""

from __future__ import annotations

from insight.claims.frames import Frame, Relation, Role
from insight.claims.mentions import Mention
from insight.claims.reading.coordination import coordinated
from insight.claims.reading.state import Reading
from insight.claims.reading.verdict import beyond, noise_near
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL


def read_offset(reading: Reading, token: Token) -> bool:
    """Take "offset", "outweighed" and the like, with what did it when that follows."""
    reading.frame.relations.append(
        Relation("offset", negated=reading.take_negation(), basis=token.text.lower(), mainly=_partly(reading))
    )
    reading.frame.mode = reading.frame.mode or "change"
    reading.frame.relations[-1].hedge, reading.hedge = reading.hedge, "none"
    if reading.ahead().word("by"):
        _offset_by(reading)
    elif reading.segment_after(1) and reading.frame.subjects and reading.frame.subjects[0].members:
        found = reading.mentions.read(reading.position + 1)
        assert found is not None
        if not found[0].effect and found[0].head == "name":
            reading.frame.relations[-1].others, reading.frame.relations[-1].basis = (
                found[0].subjects(reading.world),
                "of",
            )
            reading.position = found[1] - 1
            reading.open(Frame(mention=found[0], subjects=found[0].subjects(reading.world), explicit=False))
            reading.last, reading.last_mention = "mention", found[0]
    return True


def _offset_by(reading: Reading) -> None:
    """ "was almost offset by App (220)"."""
    found = reading.mentions.read(reading.position + 2)
    if found is None or not found[0].members:
        raise Refused("comparison", "offset by what")
    mention, end = found
    end = coordinated(reading, mention, end)
    relation = reading.frame.relations[-1]
    relation.others, relation.basis = mention.subjects(reading.world), "by"
    reading.position = end - 1
    reading.open(Frame(mention=mention, subjects=relation.others, explicit=True, mode="change", contribution=True))
    reading.last, reading.last_mention, reading.last_segments = "mention", mention, mention.members


def _partly(reading: Reading) -> bool:
    nearby = " ".join(
        token.text.lower() for token in reading.tokens[max(0, reading.position - 3) : reading.position + 8]
    )
    return any(word in nearby for word in ("part", "only", "small", "some", "little", "slight"))


def read_outpace(reading: Reading, token: Token) -> bool:
    """Take "outpaced", "lagged behind", "overtook", or "exceeded the usual range"."""
    if noise_near(reading):
        return beyond(reading, token)
    down = token.text.lower().split()[0] in {
        "trail",
        "trails",
        "trailed",
        "trailing",
        "lag",
        "lags",
        "lagged",
        "lagging",
    } or token.text.lower().startswith(("fall", "fell"))
    basis = (
        "overtake"
        if token.text.lower().startswith(("overtake", "overtook", "overtaking"))
        else "growth"
        if token.text.lower().startswith(("outpac", "outgr", "outperf"))
        else "any"
    )
    reading.frame.relations.append(Relation("compare", -1 if down else 1, basis=basis, negated=reading.take_negation()))
    return True


def read_more(reading: Reading, word: str) -> None:
    """Take "more", "less", "faster" where another side follows."""
    sign = -1 if word in {"less", "slower"} else 1
    if any(
        reading.tokens[i].word("than") for i in range(reading.position, min(reading.position + 8, len(reading.tokens)))
    ) or any(t.word("(") for t in reading.tokens[reading.position : reading.position + 4]):
        reading.frame.relations.append(
            Relation(
                "compare",
                sign,
                basis="growth" if word in {"faster", "slower"} else "amount",
                negated=reading.take_negation(),
            )
        )
        reading.comparing = "than"


def ahead_of(reading: Reading, found: tuple[Mention, int]) -> None:
    """Take the other side of "ahead of" and "behind"; figures that follow are its own."""
    mention, end = found
    end = coordinated(reading, mention, end)
    relation = reading.frame.relations[-1]
    relation.others = mention.subjects(reading.world)
    if reading.frame.subjects == (TOTAL,) or not reading.frame.subjects:
        raise Refused("comparison", "who is ahead")
    reading.position = end - 1
    before = reading.frame
    told_of: Role = "effect" if before.contribution or before.effect or before.mode == "effect" else "level"
    if told_of == "effect":
        relation.effect = before.effect or "contribution"
    reading.open(
        Frame(mention=mention, subjects=relation.others[-1:], explicit=False, mode=told_of, effect=before.effect)
    )
    reading.frame.inherited = True
    reading.last, reading.last_mention = "mention", mention
