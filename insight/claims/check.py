"""Reads a text sentence by sentence against the facts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from insight.claims import note, statements
from insight.claims.additions import check_additions
from insight.claims.articles import with_articles
from insight.claims.clauses.assuming import check_assumption
from insight.claims.clauses.belongings import check_belongings
from insight.claims.clauses.checking import check_clauses
from insight.claims.clauses.compositions import without_compositions
from insight.claims.clauses.counted_and_named import with_names_for_counts, without_parts_in_brackets
from insight.claims.clauses.counterweights import without_counterweights
from insight.claims.clauses.courses_told import check_course_told
from insight.claims.clauses.cues import is_whole
from insight.claims.clauses.leaving_out import with_left_out_named
from insight.claims.clauses.named_together import without_labels
from insight.claims.clauses.narrowing import check_narrowing
from insight.claims.clauses.people import check_people
from insight.claims.clauses.period_order import check_period_order
from insight.claims.clauses.pointing import Pointing
from insight.claims.clauses.polarity import without_polarity
from insight.claims.clauses.qualifiers import check_qualifiers
from insight.claims.clauses.ranges import check_range
from insight.claims.clauses.remarks import check_remarks
from insight.claims.clauses.set_off import (
    check_others,
    with_commas_for_dashes,
    with_company,
    with_field,
    with_that_for_noun,
    without_contrast,
)
from insight.claims.clauses.splitting import Splitter
from insight.claims.clauses.strangers import check_strangers
from insight.claims.clauses.than import with_than_apart
from insight.claims.clauses.units_told import check_units_told
from insight.claims.clauses.years import without_year_before
from insight.claims.driving_moves import with_driver_named_first
from insight.claims.facts_told import check_facts_told
from insight.claims.folding import fold
from insight.claims.headings import with_headings
from insight.claims.leanings import with_leanings_told
from insight.claims.method_told import without_method
from insight.claims.named_effects import with_effects_named
from insight.claims.no_note import without_denied_note
from insight.claims.noise_told import without_verdicts
from insight.claims.note_said import concludes
from insight.claims.outcomes import with_outcome_apart, with_ratio_apart
from insight.claims.per_day import told_by_the_day
from insight.claims.per_many import told_of_one
from insight.claims.possibilities import (
    COINCIDING,
    adds_possibility,
    coincides_with_noted,
    doubts_noted,
    is_hypothesis,
    leaves_open,
    opens_possibility,
    retells,
)
from insight.claims.refusal import Refused
from insight.claims.shared_units import with_it_for_that, with_part_for_which, with_shared_units
from insight.claims.spread_told import without_spread
from insight.claims.text_form import check_form, check_wording
from insight.claims.tokens import Scanner, Token, says
from insight.claims.told_changes import asks_before_figure, without_told_changes
from insight.claims.world import Subject, World
from insight.errors import WithheldReason
from insight.facts import Facts

LONGEST_WORD: Final = 200
"""Longest word that is read, unless a name has a longer one; it bounds what one token can cost."""


@lru_cache(maxsize=16)
def _prepared(facts: Facts) -> tuple[World, Scanner]:
    world = World(facts)
    return world, Scanner(world)


def check_text(headline: str, explanation: str, facts: Facts) -> WithheldReason | None:
    """The reason to withhold the text, or `None` when the facts bear out every statement of it."""
    try:
        read_text(headline, explanation, facts)
    except Refused as refused:
        return refused.reason
    return None


def read_text(headline: str, explanation: str, facts: Facts) -> None:
    """Read headline and explanation against the facts.

    Raises:
        Refused: a statement that the facts do not bear out, or that cannot be read.
    """
    world, scanner = _prepared(facts)
    names = frozenset(known.segment.name for known in world.segments) | {facts.metric}
    longest = max(LONGEST_WORD, *(len(word) for name in names for word in name.split()), 0)
    for text in (headline, explanation):
        if any(len(word) > longest for word in text.split()):
            raise Refused("text_form", "a word that nobody reads")
        check_form(text)
    for item in facts.evidence:
        explanation = _without_quotation(explanation, item.sentence)
    for text in (headline, explanation):
        check_wording(text, names)
    named: tuple[Subject, ...] = ()
    pointing = Pointing(world)
    for text in (headline, explanation):
        reading = _Reading(world, named, pointing)
        for sentence in _sentences(scanner.scan(text)):
            reading.check(sentence)
        named = reading.subject


def _without_quotation(text: str, sentence: str) -> str:
    """The text without this sentence where it stands as a whole one.

    Inside a longer sentence the same words can say anything: "it is not the case that", "in the South,".
    """
    kept: list[str] = []
    rest = text
    while sentence and (place := rest.find(sentence)) >= 0:
        before, after = rest[:place], rest[place + len(sentence) :]
        # What was kept so far ends with a whole sentence, so an empty `before` starts a new one.
        opens = before.rstrip()[-1:] in {"", ".", "!", "?"} and (not kept or before[:1] in {"", " "})
        whole = opens and (not after or after[0].isspace())
        kept.append(before + (" " if whole else sentence))
        rest = after
        if not whole:
            break
    return "".join(kept) + rest


def _sentences(tokens: list[Token]) -> list[list[Token]]:
    sentences: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind == "mark" and token.text in {".", "!", "?", "\n"}:
            sentences.append([])
        else:
            sentences[-1].append(token)
    joined: list[list[Token]] = []
    for sentence in filter(None, sentences):
        if joined and opens_possibility(sentence):
            joined[-1] += [Token("mark", ";"), *sentence]
        else:
            joined.append(sentence)
    return joined


class _Reading:
    """The reading of one text: what earlier sentences said that a later one may leave out."""

    def __init__(self, world: World, headline: tuple[Subject, ...], pointing: Pointing) -> None:
        self.world = world
        self.splitter = Splitter(world)
        self.splitter.memory.headline = headline
        self.units: frozenset[str] = frozenset()
        self.pointing = pointing
        self.noted = False
        """The sentence before spoke of the analyst's note."""

    @property
    def subject(self) -> tuple[Subject, ...]:
        """The segments spoken of last; empty when that was the whole."""
        memory = self.splitter.memory
        if memory.subject and memory.subject[0].members:
            return memory.subject
        return (Subject((memory.named[-1],)),) if len(memory.named) == 1 else ()

    def check(self, tokens: list[Token]) -> None:
        """Raise `Refused` unless the sentence holds."""
        normal: list[Token] = []
        if says(tokens[:1], "note") and says(tokens[1:2], "that"):
            tokens = tokens[2:]  # "Note that visits fell": no note of an analyst
        tokens = without_spread(self.world, without_verdicts(self.world, without_denied_note(self.world, tokens)))
        tokens = without_method(self.world, tokens)
        if not tokens:
            return
        check_qualifiers(self.world, tokens)
        check_remarks(self.world, tokens)
        check_units_told(self.world, tokens)
        check_facts_told(self.world, tokens)
        check_people(self.world, tokens)
        check_period_order(self.world, tokens)
        check_course_told(self.world, tokens)
        noted, self.noted = self.noted, False
        pieces = _split(tokens)
        retold = False
        for piece, following in zip(pieces, [*pieces[1:], []], strict=True):
            words = [token for token in piece if token.text != ";"]
            if statements.denies_percentage(self.world, words):
                raise Refused("number", "no percentage where there is one")
            if statements.grants_percentage(self.world, words):
                raise Refused("number", "a percentage where there is none")
            if statements.claims_proof(words):
                raise Refused("cause", "what no data shows")
            if noted and note.acts(words):
                raise Refused("cause", "the noted event as the cause")
            self.noted = self.noted or note.speaks_of_note(piece)
            noted = noted or self.noted
            bare = without_told_changes(self.world, words, tokens)
            told = note.speaks_of_note(bare) or leaves_open(bare)
            told = told or doubts_noted(self.world, bare) or coincides_with_noted(self.world, bare, noted=retold)
            told = told or (
                is_hypothesis([token for token in bare if token.figure is None])
                and not (self.world.facts.note is None and statements.only_cannot(bare))
            )
            retold = _stays_open(following) and retells(self.world, piece)
            if told or retold:
                note.check_note(self.world, bare)
                check_additions(self.world, bare)
                self.splitter.memory.hear(piece)
            elif statements.is_about_evidence(bare if asks_before_figure(words) else words):
                statements.check_evidence(self.world, bare)
                check_additions(self.world, bare)
                self.splitter.memory.hear(piece)
            else:
                if noted and concludes(piece):
                    raise Refused("cause", "a conclusion from what was noted")
                normal += piece
        normal = without_polarity(self.world, normal)
        if normal:
            check_others(self.world, normal)
            normal = with_field(
                with_that_for_noun(without_contrast(with_commas_for_dashes(with_company(self.world, normal))))
            )
            normal = told_of_one(
                self.world, without_year_before(self.world, without_labels(with_headings(self.world, normal)))
            )
            folded = told_by_the_day(
                self.world,
                fold(
                    with_than_apart(
                        with_ratio_apart(
                            self.world,
                            with_outcome_apart(with_it_for_that(with_shared_units(with_part_for_which(normal)))),
                        )
                    ),
                    self.world.signed_levels,
                ),
            )
            folded = with_effects_named(self.world, with_leanings_told(self.world, with_articles(folded)))
            folded = with_driver_named_first(self.world, folded)
            folded = self.pointing.told(with_left_out_named(folded))
            if not folded:
                return
            kept = without_compositions(self.world, without_counterweights(self.world, folded))
            if kept is not folded:
                self.splitter.memory.hear(folded)
            if not kept:
                return
            kept = without_parts_in_brackets(self.world, with_names_for_counts(self.world, kept))
            check_narrowing(self.world, kept)
            check_belongings(self.world, kept)
            check_strangers(self.world, kept)
            if check_assumption(self.world, kept):
                return
            if check_range(self.world, kept):
                self.splitter.memory.hear(folded)
                return
            clauses = self.splitter.split(kept)
            self.units = check_clauses(self.world, clauses, self.units)


def _split(tokens: list[Token]) -> list[list[Token]]:
    """Parts between semicolons and dashes, each with the mark in front of it; "…, which may be due to …" is one, too."""
    pieces: list[list[Token]] = [[]]
    for index, token in enumerate(tokens):
        possible = token.text == "," and (
            adds_possibility(tokens[index + 1 :]) or _goes_on(pieces[-1], tokens[index + 1 :])
        )
        if (token.kind == "mark" and (token.text in {";", "—"} or possible)) or _adds_evidence(tokens, index):
            pieces.append([])
        pieces[-1].append(token)
    return [piece for piece in pieces if piece]


def _adds_evidence(tokens: list[Token], index: int) -> bool:
    """ "it fell by $40, and no specific cause is recorded": what is not known, behind a finding."""
    if not index or not tokens[index].word("and", "but", "though", "although"):
        return False
    behind = tokens[index + 1 :]
    if not says(behind[:1], "no", "nothing", "none") and not says(behind[1:2], "cause", "reason", "data", "facts"):
        return False
    plain = all(token.kind in {"word", "unknown"} or is_whole(token) for token in behind)
    return plain and statements.is_about_evidence(behind)


def _goes_on(before: list[Token], behind: list[Token]) -> bool:
    """ "a link is possible, but the effect, $2.16, is small": a finding behind what is only possible."""
    joined = bool(behind) and behind[0].word("but", "yet", "while", "although", "though")
    return joined and any(token.figure is not None for token in behind) and is_hypothesis(before)


def _stays_open(following: list[Token]) -> bool:
    """ "; the data do not tell whether this plays a role": what makes the event told before it a possibility only."""
    words = following[1:]
    if adds_possibility(words) or opens_possibility(words) or (says(words[:2], "timing") and says(words, *COINCIDING)):
        return True
    asked = says(words, "whether", "if")
    return bool(words) and asked and statements.is_about_evidence(words)
