"""Cuts a sentence into clauses: each with the tokens said of one subject, or of one group of segments."""

from __future__ import annotations

import itertools
from typing import Final

from insight.claims.clauses.appositions import is_apposition, names_drivers
from insight.claims.clauses.brackets import folded_brackets
from insight.claims.clauses.clause import Choices, Clause, Tie
from insight.claims.clauses.entities import Entity, Memory, is_mark, is_name, time_of
from insight.claims.clauses.finding import EntityFinder
from insight.claims.clauses.groups import name_groups
from insight.claims.refusal import Refused
from insight.claims.tokens import Token
from insight.claims.world import TOTAL, Aspect, EffectName, Subject, World

_BOUNDS: Final = frozenset([",", ";", ":", "—", "–", "()"])
_SPLITS: Final = frozenset(
    ["and", "but", "while", "whilst", "whereas", "although", "though", "yet", "because", "since", "as", "so", "which", "who", "where",
     "when", "with", "or", "nor", "plus", "despite", "that", "leaving", "then"]
)  # fmt: skip
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
            for at, (token, following) in enumerate(itertools.pairwise(clause.tokens)):
                over = token.word("by", "across", "over") and (at == 0 or clause.has("effect_noun"))
                over = over or (at > 0 and token.word("of") and clause.tokens[at - 1].word("mix", "composition"))
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
        told += [_effect_of(token) for clause in clauses for token in clause.tokens if _effect_of(token)]
        self.memory.effect = told[-1] if told else None

    def _bracket(self, tokens: list[Token], around: Clause, index: int) -> list[Clause]:
        """A bracket is said of the name right in front of it, or of the clause's subject."""
        choices = around.choices
        behind_name = _only_a_figure(tokens) and index > 0 and around.tokens[index - 1].kind == "name"
        if behind_name and around.entity is not None and around.entity.kind == "segment" and len(choices) == 1:
            choices = around.entity.choices
        for tie in around.ties:
            if tie.at == index:
                choices = tie.entity.choices if behind_name else (*tie.entity.choices, *around.choices)
        beside_name = _only_a_figure(tokens) and index == 0 and around.group is None
        if around.compared_to is not None and not beside_name:
            choices = (*choices, *around.compared_to.choices)
        if around.entity is not None and around.entity.stand == "without":
            members = tuple(Subject((each,)) for subject in around.choices[0] for each in subject.members)
            choices = (members, *around.choices)
        before = around.tokens[index - 1] if index else Token("mark", "")
        choices = _of_name_in_front(before, tokens, around, index, choices)
        aspect = around.aspect
        if before.name is not None and before.name.kind in {"numerator", "denominator"}:
            aspect = "numerator" if before.name.kind == "numerator" else "denominator"
        saved = self.memory.subject
        effect = self._effect_before(around, index) or around.effect
        clauses = self._flat(tokens, Clause([], None, choices, aspect, effect, bracket=True))
        for clause in clauses:
            clause.bracket, clause.around, clause.around_at = True, around, index
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
            clause.contribution = clause.contribution or around.contribution
            if clause.entity is None:
                clause.choices = choices
        self.memory.subject = saved
        return clauses

    def _effect_before(self, around: Clause, index: int) -> EffectName | None:
        """ "its better rate (+0.4) outweighed its mix effect (−0.3)": the effect named in front of a bracket."""
        before = around.tokens[index - 1] if index else None
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
        return self._finish(clauses, entities)

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
            if token.kind == "mark" and token.text in _HARD and not _is_range(tokens, index):
                when = _only_time(current)
                headed = token.text == ":" and self._is_heading_of(current)
                if headed:
                    self.scope = current.choices
                clauses.append(
                    Clause([], None, current.choices if headed else tuple(dict.fromkeys((*current.choices, (TOTAL,)))), current.aspect, current.effect,
                           template=current, start=index + 1, hard=True, contribution=current.contribution,
                           when=when or (current.when if current.bracket else None))
                )  # fmt: skip
                continue
            if not current.tokens and current.entity is None:
                current.start = index
            self.scope_said = self.scope_said or bool(self.scope and _is_claim(token))
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
            and (self.memory.without or self.scope or self._is_heading(current))
        ):
            raise Refused("subject", "another sentence under the heading of a segment")
        if self.scope and entity.kind in {"total", "part", "change", "effect", "share"} and entity.stand == "open":
            entity.choices = self.scope
        if entity.kind == "group":
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
            ):
                if mention.count != len(self.world.dimensions[mention.dimension]):
                    raise Refused("comparison", "count of segments")
            current.tokens += words
            return current
        if entity.stand == "place":
            return self._located(tokens, entity, clauses)
        if entity.stand in {"like", "unlike"}:
            tie = Tie(entity.stand, entity, len(current.tokens))
            if current.entity is None:
                self.likeness.append(tie)
            else:
                current.tokens += words
                current.ties.append(tie)
            return current
        if entity.stand in {"compare", "driver", "shift_to", "shift_from", "except", "include"}:
            current.tokens += words
            current.ties.append(Tie(entity.stand, entity, len(current.tokens)))
            if entity.stand == "include" and current.entity is None:
                self.memory.without, self.included = (), True
            if entity.stand in {"shift_to", "shift_from", "except", "include"}:
                return current
            after = Clause([], entity, entity.choices, template=current, start=entity.end)
            current.ties[-1].behind = after
            after.effect = entity.effect
            if entity.stand == "driver":
                after.contribution = True
            else:
                after.compared_to = current
                after.aspect = current.aspect
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
        if is_apposition(current, entity):
            current.tokens += words
            if entity.mention is not None and entity.mention.quantifier == "only":
                current.ties.append(Tie("only", entity, len(current.tokens)))
            return current
        if self._is_heading(current):
            self.scope = current.choices
            placed = current.entity is not None and current.entity.stand == "place"
            if placed and entity.kind == "segment" and entity.stand == "open" and entity.mention is None:
                raise Refused("subject", "a segment under the heading of another")
            if entity.kind in {"total", "part", "change", "effect", "share", "pronoun"}:
                choices = entity.choices = self.scope
        joint = self._trim_joint(current)
        if entity.end < len(tokens) and tokens[entity.end].has("move", "go_verb") and _inverted(current):
            words = [*current.tokens[-2:], *words]
            current.tokens = current.tokens[:-2]
        excepted = self._excepted(current, entity)
        clause = Clause(
            list(words), entity, choices, entity.aspect, entity.effect, template=current, start=entity.start
        )
        if current.entity is None and current.hard:
            clause.when = _only_time(current) or (current.when if not current.tokens else None)
        elif current.when is not None and joint in {",", "and"} and not any(time_of(token) for token in tokens):
            clause.when = current.when
        if current.entity is None and not current.bracket and _says_nothing(current) and not current.hard:
            clauses.pop()
            clause.tokens = [*current.tokens, *words]
            clause.template = current.template
        if (
            current.places
            and current.entity is None
            and _says_nothing_but_place(current)
            and entity.kind in {"total", "rates"}
        ):
            entity.kind, clause.places = "rates", current.places
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

    @staticmethod
    def _excepted(current: Clause, entity: Entity) -> Entity | None:
        """ "Apart from Uplands, every region fell": whom the group that follows leaves out."""
        opener = current.entity
        if entity.kind != "group" or entity.mention is None or entity.mention.quantifier not in {"all", "none"}:
            return None
        if opener is not None and opener.stand == "without" and _says_nothing(current, names=False):
            return opener
        ties = [tie.entity for tie in current.ties if tie.kind == "except"]
        return ties[0] if opener is None and ties and len(ties) == len(current.ties) else None

    @staticmethod
    def _is_heading_of(current: Clause) -> bool:
        words = [token for token in current.tokens if token.kind != "name" and not token.has("glue", "quantifier")]
        return current.entity is not None and current.entity.kind == "segment" and not words

    @staticmethod
    def _is_heading(current: Clause) -> bool:
        """ "In South, …": a segment of which nothing is said yet."""
        entity = current.entity
        if (
            entity is None
            or entity.kind != "segment"
            or entity.stand == "driver"
            or current.ties
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
            )
            for token in current.tokens
        )

    @staticmethod
    def _trim_joint(current: Clause) -> str:
        return current.tokens[-1].text.lower() if current.tokens else ""

    def _located(self, tokens: list[Token], entity: Entity, clauses: list[Clause]) -> Clause:
        """ "in South": the place of what the piece says."""
        current = clauses[-1]
        words = tokens[entity.start : entity.end]
        cut = _piece_start(current)
        opener = current.entity
        inside = opener is not None and cut == 0
        if entity.kind == "group":
            denied = any(token.word("not") for token in current.tokens[-3:])
            if denied and entity.mention is not None and entity.mention.quantifier == "all":
                entity.mention.quantifier = "not_all"
            return self._located_group(entity, words, clauses)
        if inside and opener is not None:
            if (
                (
                    opener.kind in {"total", "part", "change", "effect", "share", "rates"}
                    and current.choices[0] == (TOTAL,)
                )
                or opener.kind in {"change", "share"}
                or (opener.kind == "pronoun" and current.choices[0] == (TOTAL,))
            ):
                current.tokens += words
                current.entity = Entity(
                    opener.start,
                    entity.end,
                    "segment",
                    entity.choices,
                    aspect=opener.aspect or entity.aspect,
                    effect=opener.effect,
                    head=entity.head,
                )
                current.choices = entity.choices
                current.ties = current.ties
                return current
            if current.has("offset_verb"):
                return _against(current, entity, words, clauses)
            same = set(entity.choices[0]) & set(current.choices[0])
            if not same and not current.has("share_noun") and opener.kind == "segment":
                current.crossing = True
            current.tokens += words
            if opener.kind in {"pronoun", "group"}:
                current.ties.append(Tie("place", entity, len(current.tokens)))
            return current
        piece, current.tokens = current.tokens[cut:], current.tokens[:cut]
        if opener is not None and opener.kind == "segment" and piece and piece[0].has("offset_verb"):
            clauses.append(Clause(piece, opener, current.choices, template=current, start=current.start + cut))
            return _against(clauses[-1], entity, words, clauses)
        clause = Clause(
            [*piece, *words],
            entity,
            entity.choices,
            entity.aspect or current.aspect,
            entity.effect,
            template=current,
            start=entity.start,
        )
        clause.contribution = current.contribution
        clauses.append(clause)
        return clause

    @staticmethod
    def _located_group(entity: Entity, words: list[Token], clauses: list[Clause]) -> Clause:
        """ "in every region"; a clause of its own behind what offset or behind another movement."""
        current = clauses[-1]
        cut = _piece_start(current)
        passive = [at for at, token in enumerate(current.tokens) if token.has("offset_verb")]
        by = next((at for at in range(len(current.tokens) - 1, 0, -1) if current.tokens[at].word("by")), 0)
        if passive and by > passive[-1] and any(token.kind == "number" for token in current.tokens[by:]):
            piece, current.tokens = current.tokens[by + 1 :], current.tokens[: by + 1]
            current.ties.append(Tie("compare", entity, len(current.tokens)))
            clauses.append(Clause([*piece, *words], entity, entity.choices, template=current, start=entity.start))
            return clauses[-1]
        counted = cut and current.entity is not None and _opens_passive(current.tokens[cut:])
        if counted:
            piece, current.tokens = current.tokens[cut:], current.tokens[:cut]
            clauses.append(Clause([*piece, *words], entity, entity.choices, template=current, start=entity.start))
            return clauses[-1]
        moved = any(token.has("move") or token.word("up", "down") for token in current.tokens[cut:])
        if current.places and moved and cut:
            piece, current.tokens = current.tokens[cut:], current.tokens[:cut]
            clauses.append(Clause([*piece, *words], None, current.choices, template=current, start=entity.start))
            clauses[-1].places.append(entity)
            return clauses[-1]
        current.tokens += words
        current.places.append(entity)
        return current

    def _finish(self, clauses: list[Clause], entities: list[Entity]) -> list[Clause]:
        kept = [clause for clause in clauses if clause.tokens or clause.entity is not None]
        of_whole = bool(kept) and bool(kept[0].tokens) and kept[0].tokens[0].word("of", "out of")
        if of_whole and kept[0].entity is None:
            kept[0].choices = (
                ((TOTAL,), *kept[0].choices) if any(tie.kind == "driver" for tie in kept[0].ties) else ((TOTAL,),)
            )
        elif kept and kept[0].entity is None and len(kept) > 1 and kept[1].entity is not None:
            kept[0].choices = tuple(dict.fromkeys((*kept[1].choices, *kept[0].choices)))
        for clause in kept:
            clause.after_change = self.memory.change
            clause.context_effect = self.memory.effect
            clause.counted = frozenset(index for index, token in enumerate(clause.tokens) if id(token) in self.counted)
            clause.aspect = clause.aspect or _named_aspect(clause)
        sides: list[Clause] = []
        for before, after in itertools.pairwise(kept):
            against = before.compared_to or (sides[-1] if sides and sides[-1].ties[-1].last is before else None)
            if against is not None and against.ties and _joins_other_side(before, after):
                tie = against.ties[-1]
                tie.entity.choices, tie.last = ((*tie.entity.choices[0], *after.choices[0]),), after
                sides.append(against)
            if before.entity is None and after.contribution and any(tie.kind == "driver" for tie in before.ties):
                before.choices = tuple(dict.fromkeys((*after.choices, *before.choices)))
            if _joins(before, after):
                joined = (*before.choices[0], *after.choices[0])
                headed = before.tokens[0].has("move_noun") and before.tokens[-1].word("and")
                after.choices = (joined,) if headed else tuple(dict.fromkeys((joined, *after.choices)))
            if after.template is not None and after.template not in kept:
                after.template = before
        return kept


def _against(current: Clause, entity: Entity, words: list[Token], clauses: list[Clause]) -> Clause:
    """ "offset half of West's decline": what is said behind it is West's."""
    current.tokens += words
    current.ties.append(Tie("compare", entity, len(current.tokens)))
    after = Clause([], entity, entity.choices, template=current, start=entity.end)
    after.compared_to, after.aspect = current, current.aspect
    clauses.append(after)
    return after


def _joins_other_side(before: Clause, after: Clause) -> bool:
    """ "offset by Direct (−225) and (not set) (−70)": the other side goes on behind a bracket."""
    if after.entity is None or after.entity.kind != "segment" or after.bracket:
        return False
    words = [token for token in before.tokens if not is_mark(token, "()") and token.kind != "name"]
    joint = (
        bool(words) and words[-1].word("and", ",", "&") and all(token.word("and", ",", "&", "the") for token in words)
    )
    return joint and not after.has("move", "level_verb", "transitive")


def _joins(before: Clause, after: Clause) -> bool:
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
    if all(token.has("move_noun") for token in (*before.tokens[:1], *after.tokens[:1])):
        return False
    name = next((at for at, token in enumerate(before.tokens) if is_name(token, "segment")), 0)
    said = any(_is_claim(token) or token.has("level_verb", "share_verb", "go_verb") for token in before.tokens[name:])
    return bracketed and not said


def _named_aspect(clause: Clause) -> Aspect | None:
    """ "South's share rose", "its orders fell": what the words in front of the predicate are about."""
    if clause.entity is None or clause.entity.kind not in {"segment", "pronoun", "group"}:
        return None
    for token, following in itertools.zip_longest(clause.tokens, clause.tokens[1:], fillvalue=Token("mark", "")):
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


def _opens_passive(piece: list[Token]) -> bool:
    """ "45 were lost" in some segments: a figure stands where the subject would."""
    return len(piece) > 2 and piece[0].kind == "number" and piece[1].word("was", "were")


def _inverted(clause: Clause) -> bool:
    """ "nor did any plan rise": the verb stands in front of its subject, with the denial."""
    ends = clause.tokens[-2:]
    return len(ends) == 2 and ends[0].word("nor") and ends[1].word("did", "does", "do")


def _effect_of(token: Token) -> EffectName | None:
    sense = token.sense("effect_noun")
    if sense is None or token.kind == "name" or sense.tag not in {"rate_effect", "mix_effect"}:
        return None
    return "mix_effect" if sense.tag == "mix_effect" else "rate_effect"


def _is_claim(token: Token) -> bool:
    return token.kind == "number" or token.has(
        "move", "move_noun", "move_adjective", "still", "superlative", "driver", "transitive"
    )


def _only_time(clause: Clause) -> str | None:
    """The period that a clause names, when it names nothing else: "March:"."""
    times = [time_of(token) for token in clause.tokens if time_of(token)]
    return (
        times[0]
        if times and all(time_of(token) or token.has("glue") or token.kind == "mark" for token in clause.tokens)
        else None
    )


def _says_nothing(clause: Clause, *, names: bool = True) -> bool:
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
            "share_noun",
        )
        for token in clause.tokens
    )


def _says_nothing_but_place(clause: Clause) -> bool:
    """ "Within each cohort,": the group that the sentence goes on about."""
    return not any(_is_claim(token) for token in clause.tokens)


def _piece_start(clause: Clause) -> int:
    """Where the last piece of the clause begins: behind its last comma or conjunction."""
    for index in range(len(clause.tokens) - 1, -1, -1):
        token = clause.tokens[index]
        if (token.kind == "mark" and token.text in _BOUNDS - {"()"}) or (
            token.kind == "word" and token.text.lower() in _SPLITS
        ):
            return index + 1
        if token.word("against", "versus", "vs", "vs.") and index + 1 < len(clause.tokens):
            if clause.tokens[index + 1].kind == "number":
                return index + 1
    return 0


def _is_range(tokens: list[Token], index: int) -> bool:
    return (
        tokens[index].text == "–"
        and index > 0
        and tokens[index - 1].kind == "number"
        and index + 1 < len(tokens)
        and tokens[index + 1].kind == "number"
    )


def _only_a_figure(tokens: list[Token]) -> bool:
    """ "(4,896)": of the name right in front of it, and of nobody else."""
    return len(tokens) == 1 and tokens[0].kind == "number"


def _of_name_in_front(before: Token, tokens: list[Token], around: Clause, index: int, choices: Choices) -> Choices:
    """ "A (+1) and B (+2)", "shifted from A (16%)": said of that name alone, where the others have brackets of their own."""
    if before.name is None or before.name.kind != "segment" or len(before.name.members) != 1:
        return choices
    own = (Subject(tuple(before.name.members)),)
    if own not in choices or any(
        token.word("together", "combined", "in total", "each", "both", "total") for token in tokens
    ):
        return choices
    listed = [*around.tokens[:index], *(around.template.tokens if around.template is not None else ())]
    if choices[0] == (TOTAL,) or any(token.kind == "mark" and token.text == "()" for token in listed):
        return (own,)
    return choices
