"""Function words: quantifiers that float, degrees, hedges, denials and glue."""

from __future__ import annotations

from insight.claims.figures import Figure
from insight.claims.frames import Movement, Relation
from insight.claims.lexicon import Sense
from insight.claims.mentions import Mention
from insight.claims.reading.joints import read_joint
from insight.claims.reading.numbers import read_number
from insight.claims.reading.state import Reading
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import Subject


def read_function_word(reading: Reading, token: Token) -> bool:
    """Take a function word; false when the word has no reading."""
    word = token.text.lower()
    if (
        token.has("quantifier")
        and word in {"each", "all", "both", "some", "most", "only", "alone", "solely", "any", "every", "many"}
        and not token.has("negation")
    ):
        return _read_floating(reading, token, word)
    if token.has("negation") or word == "not":
        reading.negation = not reading.negation
    elif token.has("pace"):
        read_joint(reading, token, word)
    elif token.has("superlative"):
        reading.frame.superlative = reading.frame.superlative or Mention(superlative=token.senses["superlative"])
        reading.frame.relations.append(
            Relation("superlative", mention=Mention(superlative=token.senses["superlative"]))
        )
    elif token.has("strong", "weak"):
        _read_degree(reading, token)
    elif token.has("hedge") and _hedges_a_figure(reading, token):
        reading.hedge = token.senses["hedge"].tag
    elif token.has("cardinal") and not token.has("glue") and _read_stray_number(reading, token):
        return True
    elif token.has(
        "modal",
        "seeming",
        "link",
        "meta",
        "note_verb",
        "ordinal",
        "cardinal",
        "grain_noun",
        "hedge",
        "level_noun",
        "fraction",
        "share_noun",
        "cause",
        "note_noun",
        "time",
    ):
        read_joint(reading, token, word)
    elif token.has("absent"):
        raise Refused("invented", token.text)
    elif token.has("glue"):
        read_joint(reading, token, word)
    else:
        return False
    reading.position += 1
    return True


def _read_stray_number(reading: Reading, token: Token) -> bool:
    """A number word that counts nothing named: a figure like any other."""
    value = float(token.senses["cardinal"].strength)
    if reading.ahead(-1).word("the") and reading.ahead(-2).word("of") and reading.last_segments:
        if len(reading.world.siblings(Subject((reading.last_segments[-1],)))) != value:
            raise Refused("comparison", "count of segments")
        reading.position += 1
        return True
    figure = Figure(value, 1.0, "plain", value)
    reading.tokens[reading.position] = Token("number", token.text, figure=figure)
    return read_number(reading, reading.tokens[reading.position])


def _read_floating(reading: Reading, token: Token, word: str) -> bool:
    template = reading.frame.template
    if (
        word == "most"
        and template is not None
        and not reading.frame.movements
        and template.movements
        and reading.frame.subjects[0].members
    ):
        reading.frame.movements.append(Movement(template.movements[-1].sign))
        reading.frame.mode = "change"
    elif (
        word == "most" and not reading.frame.movements and reading.frame.explicit and reading.frame.subjects[0].members
    ):
        ranked = Mention(superlative=Sense("superlative", 1, 0, "any"), words=["highest"])
        ranked.effect = "contribution" if reading.frame.contribution else None
        ranked.words.append("contributor" if reading.frame.contribution else "highest")
        reading.frame.relations.append(Relation("superlative", mention=ranked))
    if word == "each" and reading.frame.told:
        reading.frame.told[-1].each = True
    if word == "most" and reading.frame.movements and reading.frame.subjects and reading.frame.subjects[0].members:
        reading.frame.relations.append(
            Relation("superlative", mention=Mention(superlative=None, head="none"), basis="most")
        )
    if word in {"only", "solely"}:
        reading.adverbs.append(word)
    reading.position += 1
    return True


def _read_degree(reading: Reading, token: Token) -> None:
    kind = "strong" if token.has("strong") else "weak"
    strength = token.senses[kind].strength
    following = reading.ahead()
    if reading.frame.movements and reading.last == "predicate" and not following.has("move", "move_adjective"):
        if kind == "weak":
            reading.frame.movements[-1].weak = True
        else:
            reading.frame.movements[-1].strength = max(reading.frame.movements[-1].strength, strength)
    elif following.has("move", "move_adjective", "strong", "weak", "transitive", "multiple_verb"):
        reading.strength.append((kind, strength))
    else:
        reading.frame.movements.append(
            Movement(0, strength if kind == "strong" else 0, weak=kind == "weak", negated=reading.take_negation())
        )


def _hedges_a_figure(reading: Reading, token: Token) -> bool:
    following = reading.ahead()
    if (
        token.text.lower() in {"more than", "less than", "fewer than", "greater than", "smaller than"}
        and (following.kind == "name" or reading.segment_after(1))
        and following.kind != "number"
    ):
        reading.frame.relations.append(
            Relation(
                "compare",
                -1 if token.senses["hedge"].tag == "below" else 1,
                basis="amount",
                negated=reading.take_negation(),
            )
        )
        reading.preposition, reading.comparing = "than", "than"
        return False
    if (
        following.kind == "number"
        or following.has("multiple_verb")
        or following.has("hedge", "driver", "transitive", "offset_verb")
        or (following.word("a", "an", "the", "another") and reading.ahead(2).kind == "number")
    ):
        return True
    if reading.tokens[reading.position - 1].kind == "number" and token.word("or so", "or less"):
        return False
    found = reading.mentions.read(reading.position + 1)
    return bool(found and found[0].numbers)
