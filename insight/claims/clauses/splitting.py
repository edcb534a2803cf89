"""Cuts a sentence into clauses: each with the tokens said of one subject, or of one group of segments."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from insight.claims.clauses.appositions import (
    counts_of,
    is_apposition,
    is_described,
    is_outdone,
    names_again,
    names_drivers,
    names_excepted,
    names_group,
    ranks_figure,
)
from insight.claims.clauses.brackets import folded_brackets
from insight.claims.clauses.clause import Choices, Clause, Tie
from insight.claims.clauses.entities import Entity, Memory, is_name, time_of
from insight.claims.clauses.finding import EntityFinder
from insight.claims.clauses.groups import name_groups
from insight.claims.clauses.joints import (
    excepted_from,
    first_is_daily,
    is_claim,
    is_count_of,
    is_heading,
    is_heading_of,
    is_inverted,
    is_range,
    joins_other_side,
    only_time,
    opening_time,
    says_nothing,
    says_nothing_but_place,
    share_predicate,
    time_in_front,
)
from insight.claims.clauses.places import all_but, located
from insight.claims.clauses.sides import sets_both
from insight.claims.clauses.sources import source_ending
from insight.claims.clauses.whose_course import effect_of
from insight.claims.refusal import Refused
from insight.claims.tokens import NO_TOKEN, Token, means, says, token_at
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

_HEADED: Final = 5
"""Words in which a clause names the change that it is about: "West's decline", "the decline in West"."""
_OPENERS: Final = ("with", "despite", "given", "thanks to", "due to", "because of", "owing to")
_OF_OTHERS: Final = ("of", "of the", "out of", "total", "the total", "overall", "all", "altogether", "in total", "in all", "together", "combined", "it", "which", "that", "this", "these", "those", "they", "but", "and")  # fmt: skip
_PUTTING: Final = ("putting", "placing", "making", "moving", "lifting", "pushing", "taking", "keeping", "leaving")
_HARD: Final = frozenset([";", "—", "–", ":"])


class Splitter:
    """Cuts the sentences of one text."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.memory = Memory()
        self.last: Clause | None = None

    def split(self, tokens: list[Token]) -> list[Clause]:
        """The clauses of one sentence, brackets as clauses of their own behind the one they stand in."""
        self.memory.without = ()
        self.memory.now = ()
        self.memory.opened = []
        self.counted: set[int] = set()
        self.scope: Choices = ()
        self.scope_said = False
        self.included = False
        flat, inner = folded_brackets(name_groups(self.world, self.memory, tokens))
        self.likeness: list[Tie] = []
        self.bracketed: str | None = None
        """The unit of the value of the previous period that a bracket of this sentence told."""
        clauses = self._flat(flat)
        self._set_dimension(clauses)
        if clauses:
            clauses[0].before, self.last = self.last, clauses[-1]
        if len(flat) > 1 and flat[0].word("per") and flat[1].word("day"):
            for clause in clauses:
                clause.per_day = True
        result: list[Clause] = []
        for clause in clauses:
            words = [token for token in clause.tokens[:3] if token.kind == "word"]
            opener = clause.template
            clause.per_day = (
                clause.per_day
                or (len(words) > 1 and words[0].word("per") and words[1].word("day"))
                or first_is_daily(clause)
                or (opener is not None and opener.per_day and len(opener.tokens) == 2)
            )
            result.append(clause)
            for index, token in enumerate(clause.tokens):
                if id(token) in inner:
                    result += self._bracket(inner[id(token)], clause, index)
        self._settle(clauses)
        self.memory.listed = [
            token.name.members[0] for token in tokens if is_name(token, "segment") and token.name is not None
        ]
        return result

    @staticmethod
    def _set_dimension(clauses: list[Clause]) -> None:
        """ "By device: rate effect …", "the device mix": effects over this dimension."""
        dimension: str | None = None
        for clause in clauses:
            named = any(is_name(token, "dimension") for token in clause.tokens)
            for at, (token, following) in enumerate(itertools.pairwise(clause.tokens) if named else ()):
                opens = at == 0 or (
                    at == 1 and clause.tokens[0].word("seen", "viewed", "split", "broken down", "looked at")
                )
                over = token.word("by", "across", "over") and (opens or clause.has("effect_noun"))
                over = over or (at > 0 and token.word("between", "among") and clause.tokens[at - 1].has("effect_noun"))
                over = over or (
                    at > 0 and token.word("of", "of the") and effect_of(clause.tokens[at - 1]) == "mix_effect"
                )
                if over and following.name is not None and following.name.kind == "dimension":
                    dimension = following.name.dimension
                if is_name(token, "dimension") and following.has("effect_noun") and token.name is not None:
                    dimension = token.name.dimension
            clause.dimension = dimension

    def _settle(self, clauses: list[Clause]) -> None:
        """Remembers what later sentences may refer to."""
        opened = [clause for clause in clauses if clause.entity is not None and clause.entity.kind != "group"]
        if opened:
            self.memory.first = opened[0].choices[0]
            self.memory.subject = opened[-1].choices[0]
            entity = opened[-1].entity
            self.memory.change = entity is not None and entity.kind == "change"
        told: list[EffectName | None] = [
            clause.effect for clause in clauses if clause.effect in {"rate_effect", "mix_effect"}
        ]
        told += [effect_of(token) for clause in clauses for token in clause.tokens if effect_of(token)]
        self.memory.effect = told[-1] if told else None

    def _bracket(self, tokens: list[Token], around: Clause, index: int) -> list[Clause]:
        """A bracket is said of the name right in front of it, or of the clause's subject."""
        choices = around.choices
        behind_name = _only_a_figure(tokens) and index > 0 and around.tokens[index - 1].kind == "name"
        if behind_name and around.entity is not None and around.entity.kind == "segment" and len(choices) == 1:
            choices = around.entity.choices
        for tie in around.ties:
            start = tie.at - (tie.entity.end - tie.entity.start)
            if tie.kind == "compare" and start - 1 == index + 1 and around.tokens[index - 1].kind == "number":
                choices = tie.entity.choices  # "offset by a decline of $50 (4.0%) in South"
            if tie.kind == "except" and is_name(around.tokens[index - 1], "segment"):
                choices = tie.entity.choices  # "with the exception of Web (−4%), all fell"
            if tie.at == index:
                alone = behind_name or tie.kind == "unlike"  # "unlike West (−$9), South fell"
                choices = tie.entity.choices if alone else (*tie.entity.choices, *around.choices)
        beside_name = _only_a_figure(tokens) and index == 0 and around.group is None
        if around.compared_to is not None and not beside_name:
            choices = (*choices, *around.compared_to.choices)
        if around.compared_to is not None and sets_both(tokens):
            choices = around.compared_to.choices
        if around.entity is not None and around.entity.stand == "without":
            members = tuple(Subject((each,)) for subject in around.choices[0] for each in subject.members)
            choices = (members, *around.choices)
        before = token_at(around.tokens, index - 1)
        choices = _of_name_in_front(before, tokens, around, index, choices)
        aspect = around.aspect
        if before.name is not None and before.name.kind in {"numerator", "denominator"}:
            aspect = "numerator" if before.name.kind == "numerator" else "denominator"
        saved = self.memory.subject
        driver = index == 0 and around.entity is not None and around.entity.stand == "driver"
        if (is_name(before, "segment") or driver) and choices[0] != (TOTAL,):
            self.memory.subject = choices[0]  # "A (a fall of $1) and B (a fall of $2)"
        effect = self._effect_before(around, index) or around.effect
        clauses = self._flat(tokens, Clause([], None, choices, aspect, effect, bracket=True))
        for clause in clauses:
            clause.bracket, clause.around, clause.around_at = True, around, index
            clause.dimension = around.dimension
            clause.listed = sum(is_name(token, "segment") for token in tokens)
            told = [token.figure for token in tokens if token.figure is not None]
            alone = (
                len(told) == 1
                and not told[0].sign
                and (told[0].unit != "percent" or self.world.facts.unit == "percent")
            )
            clause.when = clause.when or (
                time_of(before) if alone and time_of(before) in {"previous", "current"} else None
            )
            unit = told[0].unit if len(told) == 1 and not told[0].sign else None
            timed = [time_of(token) for token in tokens if time_of(token)]
            if unit is not None and clause.when is None and not timed and unit == self.bracketed:
                clause.when = "previous"  # "now 31% (25% in May), West 19% (12%)"
            if unit is not None and timed == ["previous"]:
                self.bracketed = unit
            clause.contribution = clause.contribution or around.contribution
            of_name = clause.entity is not None and clause.entity.kind == "effect" and choices[0] != (TOTAL,)
            if clause.entity is None or of_name:
                clause.choices = choices
        self.memory.subject = saved
        return clauses

    def _effect_before(self, around: Clause, index: int) -> EffectName | None:
        """ "its better rate (+0.4) outweighed its mix effect (−0.3)": the effect named in front of a bracket."""
        before = around.tokens[index - 1] if index else None
        source = source_ending(self.world, around.tokens, index)
        if source is not None:
            return source.effect
        tags = [token.senses["effect_noun"].tag for token in around.tokens if token.has("effect_noun")]
        if before is None or "mix_effect" not in tags:
            return None
        if before.has("effect_noun") and not is_name(before):
            tag = before.senses["effect_noun"].tag
            return "mix_effect" if tag == "mix_effect" else "rate_effect" if tag == "rate_effect" else None
        return "rate_effect" if is_name(before, "metric") and self.world.is_ratio else None

    def _flat(self, tokens: list[Token], base: Clause | None = None) -> list[Clause]:
        """Clauses of tokens without brackets."""
        entities = EntityFinder(self.world, tokens, self.memory).find()
        current = Clause([], None, self._carried(tokens) if base is None else base.choices)
        if base is not None:
            current.aspect, current.effect = base.aspect, base.effect
        clauses = [current]
        position = 0
        for entity in entities:
            if entity.start < position:
                continue
            current = self._advance(tokens, position, entity.start, clauses)
            current = self._place_entity(tokens, entity, clauses)
            position = entity.end
        self._advance(tokens, position, len(tokens), clauses)
        return self._finish(clauses)

    def _carried(self, tokens: list[Token]) -> Choices:
        names_metric = any(is_name(token, "metric") for token in tokens)
        memory = self.memory
        order = [(TOTAL,), memory.subject] if names_metric else [memory.subject, (TOTAL,)]
        if self.last is None and memory.headline and tokens and tokens[0].kind == "number":
            order.append(memory.headline)  # "West leads | 40 of 90 orders in May": the figure of whom the headline has
        return tuple(dict.fromkeys(order))

    def _advance(self, tokens: list[Token], start: int, end: int, clauses: list[Clause]) -> Clause:
        """Adds plain tokens to the clause at hand; a semicolon or dash begins another with the same subject."""
        for index in range(start, end):
            token = tokens[index]
            current = clauses[-1]
            other = token.text == "," and current.has("effect_noun") and _opens_dimension(tokens, index + 1)
            if token.kind == "mark" and (token.text in _HARD or other) and not is_range(tokens, index):
                when = only_time(current)
                headed = token.text == ":" and is_heading_of(current)
                if headed:
                    self.scope = current.choices
                clauses.append(
                    Clause([], None, current.choices if headed else tuple(dict.fromkeys((*current.choices, *_compared(current), (TOTAL,)))), current.aspect, current.effect,
                           template=current, start=index + 1, hard=True, contribution=current.contribution,
                           when=when or (current.when if current.bracket else None))
                )  # fmt: skip
                continue
            if not current.tokens and current.entity is None:
                current.start = index
            self.scope_said = self.scope_said or bool(self.scope and is_claim(token))
            current.tokens.append(token)
        return clauses[-1]

    def _place_entity(self, tokens: list[Token], entity: Entity, clauses: list[Clause]) -> Clause:
        current = clauses[-1]
        words = tokens[entity.start : entity.end]
        if self.memory.without and entity.kind in {"total", "pronoun", "change", "part"} and entity.stand == "open":
            entity.choices = (self.memory.without,)
        if self.included and entity.kind in {"total", "pronoun", "change", "part"} and entity.stand == "open":
            entity.choices, self.included = ((TOTAL,),), False
        if self.included and entity.kind == "segment" and entity.stand == "open":
            raise Refused("subject", "a segment that another is counted in with")
        if self.scope_said and entity.kind == "segment":
            self.scope, self.scope_said = (), False
        if (
            self.scope
            and entity.kind == "segment"
            and entity.stand == "open"
            and not set(entity.choices[0]) & set(self.scope[0])
        ):
            raise Refused("subject", "something else under the heading of a segment")
        if (
            entity.kind == "effect"
            and words[0].text == "The"
            and (self.memory.without or self.scope or is_heading(current))
        ):
            raise Refused("subject", "another sentence under the heading of a segment")
        if self.scope and entity.kind in {"total", "part", "change", "effect", "share"} and entity.stand == "open":
            entity.choices = self.scope
        if entity.kind == "group" or (
            entity.kind == "segment" and not any(is_name(token, "segment") for token in words)
        ):
            self.counted |= {id(token) for token in words}
        if entity.stand == "inner":
            mention = entity.mention
            if (
                mention is not None
                and mention.dimension
                and mention.count
                and mention.of_count is None
                and mention.quantifier is None
                and mention.superlative is None
            ) and mention.count != len(self.world.dimensions[mention.dimension]):
                raise Refused("comparison", "count of segments")
            current.tokens += words
            return current
        if entity.stand == "place":
            return located(tokens, entity, clauses)
        if entity.stand in {"like", "unlike"}:
            tie = Tie(entity.stand, entity, len(current.tokens))
            if current.entity is None:
                self.likeness.append(tie)
            else:
                current.tokens += words
                current.ties.append(tie)
            return current
        if entity.stand in {"compare", "driver", "shift_to", "shift_from", "except", "include"}:
            if counts_of(current, entity):
                current.choices, entity = (*entity.choices, *current.choices), replace(entity, stand="place")
            current.tokens += words
            current.ties.append(Tie(entity.stand, entity, len(current.tokens)))
            shifts = entity.stand in {"shift_to", "shift_from"} and self.world.is_ratio
            if shifts and current.entity is not None and current.entity.kind == "change":
                current.effect = current.effect or "mix_effect"
            if entity.stand == "include" and current.entity is None:
                self.memory.without, self.included = (), True
            if is_described(tokens, entity):
                others = current.choices if entity.stand != "except" else ()
                clauses.append(Clause([], replace(entity, stand="open"), (*entity.choices, *others), template=current, start=entity.end))  # fmt: skip
                return clauses[-1]
            if entity.stand in {"shift_to", "shift_from", "except", "include"}:
                return current
            after = Clause([], entity, entity.choices, template=current, start=entity.end)
            current.ties[-1].behind = after
            after.effect = entity.effect
            if entity.stand == "driver":
                after.contribution = True
            else:
                after.compared_to = current
                after.aspect, after.when = current.aspect, current.when
            clauses.append(after)
            return after
        choices = entity.choices
        if entity.stand == "without":
            members = tuple(sorted({index for subject in choices[0] for index in subject.members}))
            self.memory.without = (Subject(members, rest=True),)
            choices = (self.memory.without,)
        if (
            entity.stand == "without"
            and current.entity is not None
            and current.entity.kind in {"total", "pronoun", "change", "part"}
        ):
            current.choices = choices
            current.tokens += words
            return current
        if names_drivers(current, entity):
            current.tokens += words
            current.ties.append(Tie("driver", entity, len(current.tokens)))
            current.choices = entity.choices
            current.entity = None
            return current
        if names_excepted(current, entity, token_at(tokens, entity.end)):
            current.tokens += words
            current.ties.append(Tie("except", entity, len(current.tokens)))
            return current
        if (
            is_apposition(current, entity)
            or ranks_figure(current, entity, words)
            or names_again(current, entity, words)
            or is_outdone(current, entity, words)
        ):
            current.tokens += words
            if entity.mention is not None and entity.mention.quantifier == "only":
                current.ties.append(Tie("only", entity, len(current.tokens)))
            return current
        if is_heading(current):
            self.scope = current.choices
            placed = current.entity is not None and current.entity.stand == "place"
            if placed and entity.kind == "segment" and entity.stand == "open" and entity.mention is None:
                raise Refused("subject", "a segment under the heading of another")
            if entity.kind in {"total", "part", "change", "effect", "share", "pronoun"}:
                choices = entity.choices = self.scope
        joint = current.tokens[-1].text.lower() if current.tokens else ""
        if entity.end < len(tokens) and tokens[entity.end].has("move", "go_verb") and is_inverted(current):
            words = [*current.tokens[-2:], *words]
            current.tokens = current.tokens[:-2]
        dated = opening_time(current) if entity.stand == "open" else 0
        if dated:
            words = [*current.tokens[-dated:], *words]
            current.tokens = current.tokens[:-dated]
        current.apposed = names_group(current, entity)
        excepted = excepted_from(current, entity)
        clause = Clause(
            list(words), entity, choices, entity.aspect, entity.effect, template=current, start=entity.start
        )
        if joint == "when":
            clause.when = time_in_front(current)
        elif current.entity is None and current.hard:
            clause.when = only_time(current) or (current.when if not current.tokens else None)
        elif current.when is not None and joint in {",", "and"} and not any(time_of(token) for token in tokens):
            clause.when = current.when
        opens = says_nothing(current) or (entity.kind == "segment" and is_count_of(current))
        if current.entity is None and not current.bracket and opens and not current.hard:
            clauses.pop()
            clause.tokens = [*current.tokens, *words]
            clause.template = current.template
        if (
            current.places
            and current.entity is None
            and says_nothing_but_place(current)
            and entity.kind in {"total", "rates"}
        ):
            entity.kind, clause.places = "rates", all_but(current)
            clause.ties += [tie for tie in current.ties if tie.kind == "except"]
        clause.contribution = current.contribution and joint in {",", "and", ";"} and entity.kind == "segment"
        clause.ties += self.likeness
        self.likeness = []
        if excepted is not None:
            clauses.pop()
            clause.tokens = [*current.tokens, *words]
            clause.ties.append(Tie("except", excepted, 0))
            self.memory.without = ()
        clauses.append(clause)
        return clause

    def _finish(self, clauses: list[Clause]) -> list[Clause]:
        kept = [clause for clause in clauses if clause.tokens or clause.entity is not None]
        of_whole = bool(kept) and bool(kept[0].tokens) and kept[0].tokens[0].word("of", "out of")
        if of_whole and kept[0].entity is None:
            kept[0].choices = (
                ((TOTAL,), *kept[0].choices) if any(tie.kind == "driver" for tie in kept[0].ties) else ((TOTAL,),)
            )
        elif kept and kept[0].entity is None and len(kept) > 1 and kept[1].entity is not None:
            theirs = _opens_bare(kept[0]) and kept[1].entity.kind == "segment" and kept[1].entity.stand == "open"
            kept[0].choices = kept[1].choices if theirs else tuple(dict.fromkeys((*kept[1].choices, *kept[0].choices)))
            kept[0].heads_change = means(kept[1].tokens[:_HEADED], "move_noun")
            _lend_to_opener(kept)
        elif (
            len(kept) > 1
            and kept[0].entity is not None
            and kept[0].entity.kind == "pronoun"
            and kept[0].tokens[0].word(*_OPENERS)
        ):
            _lend_to_opener(kept)  # "With its share down to 15%, West …"
        for clause in kept:
            clause.after_change = self.memory.change
            clause.context_effect = self.memory.effect
            clause.counted = frozenset(index for index, token in enumerate(clause.tokens) if id(token) in self.counted)
            clause.aspect = clause.aspect or _named_aspect(clause)
        sides: list[Clause] = []
        for before, after in itertools.pairwise(kept):
            if after.entity is not None and after.entity.kind == "pronoun" and after.entity.joint in _PUTTING:
                after.aspect = after.aspect or before.aspect  # "its share rose to 25%, putting it ahead of West"
            if _ranks_before(before, after):
                after.aspect = after.aspect or before.aspect
            against = before.compared_to or (sides[-1] if sides and sides[-1].ties[-1].last is before else None)
            if against is not None and against.ties and joins_other_side(before, after):
                tie = against.ties[-1]
                tie.entity.choices, tie.last = ((*tie.entity.choices[0], *after.choices[0]),), after
                sides.append(against)
            if before.entity is None and after.contribution and any(tie.kind == "driver" for tie in before.ties):
                before.choices = tuple(dict.fromkeys((*after.choices, *before.choices)))
            if share_predicate(before, after):
                joined = (*before.choices[0], *after.choices[0])
                headed = before.tokens[0].has("move_noun") and before.tokens[-1].word("and")
                after.choices = (joined,) if headed else tuple(dict.fromkeys((joined, *after.choices)))
            if after.template is not None and after.template not in kept:
                after.template = before
        return kept


def _opens_bare(clause: Clause) -> bool:
    """ "From $90 in March, West fell": a figure in front of the subject, and nobody else whose it could be."""
    if clause.tokens[-1:] == [] or clause.tokens[-1].text != ",":
        return False
    if not any(token.figure is not None for token in clause.tokens):
        return False
    return not any(
        token.kind == "name" or token.has("move_noun", "change_noun") or token.word(*_OF_OTHERS)
        for token in clause.tokens
    )


def _compared(current: Clause) -> Choices:
    """ "West gained more than the others combined: 40 of the 90": the one that is compared, behind the mark."""
    first = current.compared_to
    return first.choices[:1] if first is not None and current.group is not None else ()


def _ranks_before(before: Clause, after: Clause) -> bool:
    """ "its share rose by 6 points, the largest shift of all": the rank of the movement in front."""
    ranked = after.entity is not None and after.entity.kind == "change" and after.has("superlative")
    return ranked and before.aspect == "share" and before.tokens[-1:] != [] and before.tokens[-1].text == ","


def _lend_to_opener(clauses: list[Clause]) -> None:
    """ "With 40 orders and a rate of 8%, West led": what stands in front of whom the sentence is about is theirs."""
    whose = next((at for at, clause in enumerate(clauses) if clause.entity is not None and clause.entity.kind == "segment"), 0)  # fmt: skip
    front = clauses[:whose]
    ends = bool(front) and front[-1].tokens[-1:] and front[-1].tokens[-1].word(",")
    named = clauses[whose].entity
    if ends and front[0].tokens[0].word(*_OPENERS) and named is not None and named.stand == "open":
        for clause in front:
            clause.choices = tuple(dict.fromkeys((*clauses[whose].choices, *clause.choices)))


def _named_aspect(clause: Clause) -> Aspect | None:
    """ "South's share rose", "its orders fell": what the words in front of the predicate are about."""
    if clause.entity is None or clause.entity.kind not in {"segment", "pronoun", "group"}:
        return None
    for token, following in itertools.zip_longest(clause.tokens, clause.tokens[1:], fillvalue=NO_TOKEN):
        if token.word("percentage") and following.has("move_noun"):
            continue
        if (
            token.kind == "number"
            or token.has("move", "level_verb", "go_verb", "transitive")
            or (token.kind == "mark" and token.text in {",", "()"})
        ):
            return None
        if token.has("share_noun") and not token.has("fraction"):
            return "share"
        if (
            token.name is not None
            and token.name.kind in {"numerator", "denominator"}
            and clause.entity.kind == "pronoun"
        ):
            return "numerator" if token.name.kind == "numerator" else "denominator"
    return None


def _opens_dimension(tokens: list[Token], index: int) -> bool:
    """ "…, by channel +4 and +3": effects told over another dimension."""
    words = tokens[index : index + 4]
    words = words[1:] if words and words[0].word("seen", "viewed", "and") else words
    over = len(words) > 1 and words[0].word("by", "across", "over") and is_name(words[1], "dimension")
    return over and any(token.kind == "number" for token in words[2:4])


def _only_a_figure(tokens: list[Token]) -> bool:
    """ "(4,896)": of the name right in front of it, and of nobody else."""
    return len(tokens) == 1 and tokens[0].kind == "number"


def _of_name_in_front(before: Token, tokens: list[Token], around: Clause, index: int, choices: Choices) -> Choices:
    """ "A (+1) and B (+2)", "shifted from A (16%)": said of that name alone, where the others have brackets of their own."""
    if before.name is None or before.name.kind != "segment" or len(before.name.members) != 1:
        return choices
    own = (Subject(tuple(before.name.members)),)
    if own not in choices or says(tokens, "together", "combined", "in total", "each", "both", "total"):
        return choices
    listed = [*around.tokens[:index], *(around.template.tokens if around.template is not None else ())]
    if choices[0] == (TOTAL,) or any(token.kind == "mark" and token.text == "()" for token in listed):
        return (own,)
    return choices
