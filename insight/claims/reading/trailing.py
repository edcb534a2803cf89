"""What stands behind a figure and says what it is."""

from __future__ import annotations

from insight.claims.folding import VagueFigure
from insight.claims.frames import Told
from insight.claims.mentions import Mention
from insight.claims.reading.coordination import attach_owner
from insight.claims.reading.named_changes import noun_movement, numbers_inside, require_move
from insight.claims.reading.state import Reading
from insight.claims.refusal import Refused
from insight.claims.world import TOTAL


def read_trail(reading: Reading, told: Told) -> None:
    """What stands behind a figure and says what it is."""
    _trail_direction(reading, told)
    _trail_of(reading, told)
    name = reading.here().name
    if (
        name is not None
        and name.kind in {"numerator", "denominator"}
        and told.figure.unit in {"plain", "money"}
        and reading.world.is_ratio
    ):
        told.aspect = "numerator" if name.kind == "numerator" else "denominator"
        reading.position += 1
    if reading.here().word("in total", "in all", "altogether") and reading.frame.effect and reading.lead == "":
        told.role = "whole"
        reading.position += 1
    if reading.here().word("each", "apiece"):
        told.each = True
        reading.position += 1
    if reading.here().word("per") and reading.ahead().has("grain_noun") and reading.ahead().text.lower() == "day":
        told.per_day = True
        reading.position += 2
    if reading.here().word("in relative terms", "relative"):
        told.relative = True
        reading.position += 1
    elif reading.here().word("in absolute terms"):
        told.relative = False
        reading.position += 1


def _trail_direction(reading: Reading, told: Told) -> None:
    """ "$107,980 lower", "8.4% below March", "six times as much as West", "15.6% larger share"."""
    here = reading.here()
    if here.word("percentage", "-"):
        return None
    if told.figure.unit in {"times", "fraction"} and here.word(
        "as", "that of", "that", "the", "as much as", "as many as", "higher", "larger", "more"
    ):
        return _trail_multiple(reading, told)
    sense = here.sense("move_adjective")
    more = here.word(
        "more",
        "less",
        "fewer",
        "ahead",
        "behind",
        "short",
        "more than",
        "less than",
        "fewer than",
        "higher than",
        "lower than",
        "up",
        "down",
        "over",
        "under",
    )
    if sense is None and not more:
        return None
    if here.word("up", "down") and reading.ahead().word("from", "on"):
        reading.position += 0
        return None
    sign = sense.sign if sense else (1 if here.word("more", "ahead", "more than", "up", "over", "higher than") else -1)
    if sense and sense.tag == "polar":
        sign *= reading.polarity()
    share_behind = reading.ahead().has("share_noun")
    told.role = "change"
    told.sign = sign if not told.figure.sign else told.sign
    reading.position += 1
    reading.frame.predicate = True
    if share_behind:
        told.aspect = "share"
        reading.position += 1
    reading.comparing = "than"
    if (here.word("ahead", "behind", "short") and reading.here().word("of")) or reading.here().word("than", "as"):
        reading.position += 1
    reading.preposition = "than"
    _other_side(reading, told)
    return None


def _trail_multiple(reading: Reading, told: Told) -> None:
    """Reads "as much as", "that of", "the loss of" up to the other side."""
    told.role = "multiple"
    while reading.here().word("as", "much", "many", "high", "large", "big", "fast", "that of", "that", "the", "as much as", "as many as", "strongly",
                            "size", "level", "of", "higher", "larger", "more", "than", "steep", "long", "amount", "fall", "decline", "loss", "drop"):  # fmt: skip
        reading.position += 1
    reading.preposition = "than"
    _other_side(reading, told)


def _other_side(reading: Reading, told: Told) -> None:
    found = reading.mentions.read(reading.position) if reading.position < len(reading.tokens) else None
    if found is None:
        return
    mention, end = found
    if mention.members and not mention.when:
        told.versus = mention.subjects(reading.world)
        told.role = "multiple" if told.role == "multiple" else "difference"
        reading.position = end
        reading.last, reading.last_mention, reading.last_segments = "mention", mention, mention.members
        reading.preposition, reading.comparing = "", ""


def _trail_of(reading: Reading, told: Told) -> None:
    """ "of customers", "of the change", "of −3.4 points", "of March's revenue", "of that"."""
    if isinstance(told.figure, VagueFigure) and not reading.here().word("of"):
        reading.position -= 1
    elif not reading.here().word("of"):
        return
    after = reading.ahead()
    if (
        after.word("the")
        and reading.ahead(2).kind == "number"
        and (ahead := reading.ahead(2).figure) is not None
        and ahead.unit == told.figure.unit
        and not _named_change(reading, 2)
    ):
        told.of_numbers = True
        reading.position += 1
        return
    if after.kind == "number" or (after.has("hedge") and reading.ahead(2).kind == "number"):
        if told.role == "effect" or reading.frame.mode in {"effect", "part_of_change", "share"}:
            told.of_numbers = True
        return
    reading.position += 1
    found = reading.mentions.read(reading.position)
    if found is None:
        reading.position -= 0
        return
    mention, end = found
    if mention.head == "change":
        attach_owner(reading, mention, end)
        end = reading.end
    _of_mention(reading, told, mention)
    if mention.numbers or mention.head == "change":
        numbers_inside(reading, mention, whole=True)
        end = _number_of(reading, mention, end)
    reading.position = end
    reading.last = "number_of"
    reading.last_mention = mention if mention.head == "change" else reading.last_mention


def _named_change(reading: Reading, offset: int) -> bool:
    """True when the number belongs to a noun of change: "the $108K decline"."""
    return any(
        token.has("move_noun", "change_noun")
        for token in reading.tokens[reading.position + offset + 1 : reading.position + offset + 4]
    )


def _number_of(reading: Reading, mention: Mention, end: int) -> int:
    """ "the total drop of $107,980": the figure of a named change; the position behind it."""
    position = end
    if mention.head != "change" or not reading.at(position).word("of"):
        return end
    position += 1
    hedge = "none"
    if reading.at(position).has("hedge"):
        hedge = reading.at(position).senses["hedge"].tag
        position += 1
    figure = reading.at(position).figure
    if reading.at(position).kind != "number" or figure is None:
        return end
    told = Told(figure, hedge, role="change", sign=figure.sign)
    if mention.move is not None and not told.sign:
        told.sign = noun_movement(reading, mention).sign
    told.owners = mention.subjects(reading.world) if mention.members else (TOTAL,)
    reading.frame.told.append(told)
    return position + 1


def _of_mention(reading: Reading, told: Told, mention: Mention) -> None:
    if mention.head == "share" and told.role == "change":
        told.aspect = "share"
        return
    if mention.head == "share":
        reading.shift_next = True
        return
    if mention.head == "change" or mention.pronoun == "it":
        told.of_change = True
    told.of_it = mention.pronoun == "it"
    if (
        mention.pronoun == "it"
        and not reading.frame.subjects[0].members
        and told.figure.unit in {"percent", "fraction"}
    ):
        told.role = "part_of_change"
        return
    if mention.pronoun == "it" and reading.frame.mode == "share" and told.figure.unit not in {"percent", "fraction"}:
        told.role = "effect"
        return
    if mention.head == "change":
        if mention.members and not (reading.frame.subjects == mention.subjects(reading.world)):
            raise Refused("subject", "share of another change")
        if told.figure.unit in {"percent", "fraction"}:
            told.role = "part_of_change"
            require_move(reading, mention, (TOTAL,))
        elif told.figure.unit in {"money", "points", "plain"}:
            told.role = "effect" if reading.frame.effect or reading.frame.contribution else "change"
        return
    if (
        isinstance(told.figure, VagueFigure)
        and reading.frame.relations
        and reading.frame.relations[-1].kind == "offset"
    ):
        reading.frame.told.remove(told)
        return
    if mention.pronoun in {"that", "it", "this"}:
        told.role = "multiple" if told.figure.unit == "fraction" else told.role
        told.versus = "antecedent"
        return
    if mention.members and not mention.own and not mention.when:
        told.versus = mention.subjects(reading.world)
        if told.figure.unit == "fraction":
            told.role = "multiple"
            return
    if told.figure.unit in {"percent", "fraction"}:
        _share_of(reading, told, mention)


def _share_of(reading: Reading, told: Told, mention: Mention) -> None:
    if told.figure.unit == "fraction" and told.role == "current":
        told.role = "multiple"
        return
    if mention.own and told.role == "change":
        return
    if mention.when == "previous" and told.figure.unit in {"percent", "fraction"}:
        told.role = "change" if told.role != "share" else told.role
        return
    if (
        mention.part == "denominator"
        and reading.world.facts.unit == "percent"
        and not reading.frame.explicit
        and told.role != "part_of_change"
    ):
        return
    told.aspect = "numerator_share" if mention.part == "numerator" else "share"
    if told.role == "change":
        return
    told.role = "share" if told.role in {"level", "share", "part_of_change", "effect", "bracket"} else told.role
