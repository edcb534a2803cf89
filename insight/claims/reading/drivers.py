"""What a change is said to come from."""

from __future__ import annotations

from insight.claims.frames import Frame, Relation
from insight.claims.mentions import Mention
from insight.claims.reading.coordination import attach_owner, coordinated
from insight.claims.reading.named_changes import noun_movement, numbers_inside
from insight.claims.reading.resolution import resolve
from insight.claims.reading.state import ENTIRELY, MAINLY, Reading
from insight.claims.reading.verdict import noise_near
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL


def read_drive(reading: Reading, token: Token) -> bool:
    """Take "drove", "led" and the like: the subject as the driver."""
    if noise_near(reading):
        return False
    if reading.frame.relations and reading.frame.relations[-1].kind == "noise":
        return True
    figure = reading.ahead().figure or (reading.ahead(2).figure if reading.ahead().has("hedge") else None)
    if figure is not None and (reading.frame.effect or (reading.frame.mention and reading.frame.mention.rates)):
        reading.frame.effect = reading.frame.effect or "rate_effect"
        reading.frame.mode = "effect"
        return True
    if token.has("meta") and (
        reading.negation
        or any(
            known.word("nothing", "no", "to")
            for known in reading.tokens[max(0, reading.position - 3) : reading.position]
        )
    ):
        return True
    reading.frame.relations.append(
        Relation(
            "driver",
            others=reading.frame.subjects if reading.frame.subjects and reading.frame.subjects[0].members else (),
            effect=reading.frame.effect,
            negated=reading.take_negation(),
            mainly=reading.has_adverb(MAINLY) or token.text.lower().startswith(("lead", "led", "dominat", "account")),
        )
    )
    if not reading.frame.effect and not (reading.frame.subjects and reading.frame.subjects[0].members):
        raise Refused("cause", token.text)
    reading.adverbs = []
    return True


def read_driver(reading: Reading, token: Token) -> bool:
    """ "driven by", "due to": what follows must be a place in the data."""
    found = reading.mentions.read(reading.position + 1)
    entirely, mainly = reading.has_adverb(ENTIRELY), reading.has_adverb(MAINLY)
    negated = reading.take_negation()
    reading.adverbs = []
    if found is None:
        number = reading.ahead()
        if number.kind == "number" or number.has("hedge"):
            return False
        if number.has("strong", "weak", "hedge", "glue"):
            return _driver_after_adverb(reading, token, mainly=mainly, negated=negated)
        raise Refused("cause", token.text)
    _read_drivers(reading, found, mainly=mainly, entirely=entirely, negated=negated)
    return True


def _driver_after_adverb(reading: Reading, token: Token, *, mainly: bool, negated: bool) -> bool:
    found = reading.mentions.read(reading.position + 2)
    if found is None:
        raise Refused("cause", token.text)
    reading.position += 1
    _read_drivers(reading, found, mainly=mainly, entirely=False, negated=negated)
    return True


def _read_drivers(reading: Reading, found: tuple[Mention, int], *, mainly: bool, entirely: bool, negated: bool) -> None:
    mention, end = found
    end = coordinated(reading, mention, end)
    attach_owner(reading, mention, end)
    relation = Relation("driver", mainly=mainly, entirely=entirely, negated=negated)
    own = mention.own and reading.carried
    share = (
        reading.frame.told[-1]
        if reading.frame.told and reading.last in {"number", "number_of", "bracket", "and"}
        else None
    )
    rest = (
        reading.frame.mention is not None
        and reading.frame.mention.quantifier == "other"
        and not reading.frame.mention.members
    )
    if (
        share is not None
        and (not reading.frame.explicit or rest)
        and share.owners is None
        and not reading.frame.movements
        and share.role == "level"
    ):
        share.role = "part_of_change" if share.figure.unit in {"percent", "fraction"} else "effect"
        share.of_it = True
    if mention.members and mention.effect is None and not mention.adjectives and mention.head in {"name", "change"}:
        relation.others = mention.subjects(reading.world)
    elif mention.rates and not mention.members:
        relation.effect, relation.basis = "rate_effect", "told" if share is not None else ""
    elif mention.effect:
        relation.effect, relation.basis = mention.effect, "told" if share is not None else ""
        relation.others = mention.subjects(reading.world)
    elif mention.adjectives or mention.head in {"change", "share"}:
        relation = _driver_by_movement(reading, mention, relation)
    elif mention.dimension and mention.quantifier:
        relation.others = resolve(reading, mention)
    elif mention.superlative or own:
        relation.others = reading.carried
    else:
        raise Refused("cause", "unknown reason")
    reading.frame.relations.append(relation)
    share = (
        reading.frame.told[-1]
        if reading.frame.told and reading.last in {"number", "number_of", "bracket", "and"}
        else None
    )
    if (
        share is not None
        and not reading.frame.explicit
        and share.owners is None
        and share.figure.unit not in {"percent", "fraction"}
        and not reading.frame.movements
    ):
        share.role = "effect"
    if share is not None and share.role in {"part_of_change", "effect"}:
        share.owners = relation.others or ((TOTAL,) if relation.effect else share.owners)
        share.effect = relation.effect
    numbers_inside(reading, mention, whole=False)
    reading.position = reading.end - 1
    reading.last_mention = mention
    if mention.members:
        reading.last_segments = mention.members
    reading.open(
        Frame(
            mention=mention,
            subjects=relation.others or (TOTAL,),
            explicit=bool(relation.others),
            mode="effect" if mention.effect else "change",
            effect=relation.effect,
            contribution=True,
        )
    )
    reading.frame.inherited = True


def _driver_by_movement(reading: Reading, mention: Mention, relation: Relation) -> Relation:
    """ "due to lower rates", "due to weaker channels", "because of the decline in South"."""
    sign = 0
    for sense in mention.adjectives:
        if sense.category == "move_adjective":
            sign = sense.sign * (reading.polarity() if sense.tag == "polar" else 1)
    if mention.move is not None:
        sign = noun_movement(reading, mention).sign
    if mention.members:
        relation.others = mention.subjects(reading.world)
        return relation
    if mention.metric or mention.dimension:
        relation.effect = "rate_effect"
        relation.sign = sign or 1
        relation.basis = "signed"
        return relation
    if mention.part:
        relation.mention, relation.sign, relation.basis = mention, sign, "part"
        return relation
    raise Refused("cause", "unknown reason")
