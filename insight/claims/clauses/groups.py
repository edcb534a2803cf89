"""Groups of segments that a sentence counts, ranks or quantifies."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Final

from insight.claims.clauses.entities import MOST_SEGMENTS, Entity, Memory, Stand, is_mark, is_name
from insight.claims.clauses.phrases import COMPARE
from insight.claims.clauses.segments import SegmentReader
from insight.claims.clauses.stands import PLACE
from insight.claims.mentions import Mention
from insight.claims.names import Name
from insight.claims.refusal import Refused
from insight.claims.tokens import Token, means, says
from insight.claims.world import Subject, World


def name_groups(world: World, memory: Memory, tokens: list[Token]) -> list[Token]:
    """The tokens with "both groups", "the only group" and the like as the dimension spoken of, or the only one that it can be."""
    if not means(tokens, "group_noun"):
        return tokens
    pairs = [name for name, members in world.dimensions.items() if len(members) == 2]
    of_names = [token.name for token in tokens if is_name(token, "segment", "dimension") and token.name is not None]
    here = {name.dimension for name in of_names if name.dimension}
    here |= {world.segments[member].segment.dimension for name in of_names for member in name.members}
    named = list(tokens)
    for at, token in enumerate(tokens):
        near = tokens[max(0, at - 2) : at]
        counted = [known for known in near if known.has("quantifier", "cardinal")]
        if not token.has("group_noun") or token.kind != "word" or not counted:
            continue
        both, plural = counted[-1].word("both"), token.lowered.endswith("s")
        if not plural and not near[-1].has("quantifier"):
            continue  # "one group"
        only = pairs if both else here if len(here) == 1 else list(world.dimensions)
        spoken = memory.dimension if both or len(here) != 1 else None
        dimension = spoken or (next(iter(only)) if len(only) == 1 else None)
        if dimension is not None and (not both or dimension in pairs):
            named[at] = replace(token, kind="name", name=Name("dimension", (), dimension, plural=plural))
    return named


_PAIR: Final = 2


class GroupReader(SegmentReader):
    """Finds the groups that are spoken of."""

    def _group(self, position: int) -> Entity | None:
        """ "all four regions", "two of the three plans", "both", "the others", "no channel"."""
        token = self.token(position)
        after = self.token(position + 1)
        elliptic = self._without_noun(position)
        if elliptic is not None:
            return elliptic
        if token.word("all") and self.token(position - 1).word("in") and (after.kind == "mark" or after.word("and")):
            return None
        if not (
            token.has("quantifier", "cardinal", "superlative", "ordinal")
            or token.word("the", "only", "just", "in", "more", "within", "of", "these", "none", "neither", "not")
            or (token.word("a") and self.token(position + 1).word("single"))
            or is_name(token, "dimension")
        ):
            return None
        if (
            token.word("all")
            and self.token(position - 1).word("above", "at", "of", "first")
            and not any(is_name(self.token(position + ahead), "dimension") for ahead in (1, 2, 3))
        ):
            return None
        bases = ("absolute", "relative", "in absolute terms", "in relative terms", "in percentage terms")
        if token.word("both") and (after.word(*bases) or (after.word("in") and self.token(position + 2).word(*bases))):
            return None  # "both in absolute and in relative terms"
        if token.word("neither") and after.word("did", "does", "do", "has", "have") and self.token(position + 2).text:
            return None
        if token.word("in", "within", "of", "not") or (token.has("hedge") and not token.has("quantifier", "cardinal")):
            return None
        found = self.mentions.read(position)
        if found is None:
            return None
        mention, end = found
        if mention.members or mention.numbers or mention.when:
            return None
        if mention.quantifier == "other" and self._of_change(end):
            return None
        end += self._but_some(mention, end)
        counted = mention.quantifier is not None or mention.count is not None
        if (
            not counted
            and not (mention.dimension and mention.superlative)
            and not (mention.dimension and mention.plural)
        ):
            return None
        if mention.dimension is None and mention.head != "quantifier":
            return None
        if mention.dimension is None and not self._bare_group(position, end, mention):
            return None
        if mention.dimension is None and (
            mention.quantifier == "only" or self.token(end).has("fraction") or self.token(end).kind == "number"
        ):
            return None
        start = position
        before = self.token(position - 1)
        if before.figure is not None and before.figure.value > MOST_SEGMENTS:
            return None  # "1,910 of 2,400 plans": what is counted has the name of the dimension
        if before.word("not") and mention.quantifier == "all" and position < 2:
            start, mention.quantifier = start - 1, "not_all"
        elif (
            before.has("hedge")
            and mention.count is not None
            and mention.dimension is not None
            and not self._compared(position, mention)
        ):
            start, mention.bound = start - 1, before.senses["hedge"].tag
        if mention.count == 1 and mention.of_count is None and mention.definite and mention.quantifier is None:
            mention.quantifier, mention.count = "only", None
        word, at = self.lead(start)
        if mention.dimension is None and mention.count is not None:
            behind = [
                token.name.dimension for token in self.tokens[:position] if is_name(token, "dimension") and token.name
            ]
            mention.dimension = behind[-1] if behind and self.token(0).word("of") else None
        listed = self._each_listed(position) if token.word("each") else ()
        left = mention.quantifier == "other"
        members = listed or self._members(mention)
        if members is None:
            if token.word("others", "the others", "all others", "all the others", "everybody else"):
                raise Refused("subject", "others than nobody")
            return None
        stand: Stand = self._alike(word, at) or "open"
        if stand != "open":
            pass
        elif token.word("elsewhere", "everywhere else", "everywhere"):
            stand = "place"
        elif self.token(at).has("driver") and (mention.count is not None or mention.quantifier is not None):
            stand = "driver"
        elif (word == "of" and self.token(at - 1).word("ahead", "short")) or (
            word in PLACE and self.token(at - 1).lowered.endswith("than")
        ):
            stand = "compare"
        elif word in PLACE and not (word == "of" and self.token(at - 1).has("superlative")):
            stand = "place"
        elif word in COMPARE and word not in {"as", "after", "before"}:
            stand = "compare"
        if word in {"of", "among", "across"} and mention.quantifier in {None, "all"}:
            said = means(self.tokens[:position], "move")
            stand = "place" if word == "across" and said else "inner"
        choices: tuple[tuple[Subject, ...], ...] = (tuple(Subject((index,)) for index in members),)
        if (
            (mention.dimension is not None or left)
            and mention.count in {2, 3}
            and (
                mention.definite
                or self.token(position).word("these", "those")
                or self.token(position - 1).word("these", "those")
            )
            and mention.of_count is None
            and mention.quantifier is None
            and len(members) > mention.count
        ):
            several = itertools.combinations(members, mention.count)
            spoken = [index for index in self.memory.named if index in members][-mention.count :]
            recent = (tuple(Subject((index,)) for index in spoken),) if len(spoken) == mention.count else ()
            choices = tuple(
                dict.fromkeys((*recent, *(tuple(Subject((index,)) for index in some) for some in several), *choices))
            )
        if mention.quantifier == "both" and len(members) > _PAIR:
            spoken = [index for index in self.memory.listed if index in members]
            if len(spoken) == _PAIR:  # "South and West fell. Both regions …": those two
                choices = (tuple(Subject((index,)) for index in spoken),)
        if mention.dimension is None and mention.count is not None and members and not left:
            known = self.world.segments[members[0]].segment.dimension
            choices = tuple(
                dict.fromkeys((*choices, tuple(Subject((index,)) for index in self.world.dimensions[known])))
            )
        end = self._tail(end)[0] if mention.dimension else end
        if stand == "place" and self._as_one(mention, end, len(members)):
            choices = ((Subject(members),),)
            return Entity(start, end + 1, "segment", choices, stand=stand, head=position, joint=word)
        return Entity(
            start, end, "group", choices, stand=stand, mention=mention, head=position, joint=word, aspect=mention.part
        )

    def _compared(self, position: int, mention: Mention) -> bool:
        """ "grew more than the other two sites": those compared with; "more than two sites" counts them."""
        before = self.token(position - 1)
        definite = mention.definite or mention.quantifier == "other"
        return definite and before.word(*COMPARE) and position > 1

    def _as_one(self, mention: Mention, end: int, size: int) -> bool:
        """ "in the other four clinics combined": their sum, whatever each of them did."""
        said = self.token(end).word("combined", "together", "taken together", "put together", "in total", "as a whole")
        all_of_them = mention.quantifier in {None, "other", "all", "both"} and mention.count in {None, size}
        return said and all_of_them and mention.of_count is None and mention.superlative is None

    def _bare_group(self, position: int, end: int, mention: Mention) -> bool:
        if mention.quantifier in {"other", "both", "none", "all"} and (
            self._fresh(position)
            or self.token(position - 1).has("move", "move_adjective")
            or self.token(position - 1).word("did", "does", "do")
        ):
            return True
        if mention.count is not None and (self._fresh(position) or self.token(position - 1).word("the", "all")):
            behind = self.token(end + self.token(end).word("stayed", "stays", "remained", "remains", "held"))
            shown = behind.word("up", "down", "higher", "lower", "more", "less", "fewer") or behind.has("still")
            shown = shown or (self.token(end).word("did") and self.token(end + 1).word("not"))
            shown = shown or self.mentions.described(end)
            return shown or self._verbal(self.token(end)) or self.token(end).word("together", "combined", "alone", ",")
        return bool(
            self.lead(position)[0] in PLACE | COMPARE | {"all"}
            and mention.quantifier in {"other", "both", "all", "none"}
        )

    def _without_noun(self, position: int) -> Entity | None:
        """ "down in three regions and up in one": the noun left out is that of the count in front."""
        count, before = self.token(position).sense("cardinal"), self.token(position - 1)
        if count is None or not before.word("in", "at"):
            return None
        ends = self.token(position + 1)
        counted = [
            noun.name.dimension
            for number, noun in itertools.pairwise(self.tokens[:position])
            if number.has("cardinal") and is_name(noun, "dimension") and noun.name is not None
        ]
        open_ended = ends.kind == "mark" or ends.word("and", "but", "while")
        if not counted or not open_ended or not counted[-1]:
            return None
        mention = Mention(head="quantifier", dimension=counted[-1], count=count.strength)
        choices = (tuple(Subject((index,)) for index in self.world.dimensions[counted[-1]]),)
        return Entity(
            position, position + 1, "group", choices, stand="place", mention=mention, head=position, joint="in"
        )

    def _of_change(self, end: int) -> bool:
        """ "the rest of the rise": a part of the change, not those that were not named."""
        at = end + 1 + self.token(end + 1).word("the", "this", "that")
        return self.token(end).word("of") and self.token(at).has("move_noun", "change_noun")

    def _members(self, mention: Mention) -> tuple[int, ...] | None:
        memory, world = self.memory, self.world
        dimension = mention.dimension
        named = [
            index for index in memory.named if dimension is None or world.segments[index].segment.dimension == dimension
        ]
        if dimension is None:
            if named:
                dimension = world.segments[named[-1]].segment.dimension
            elif len(world.dimensions) == 1:
                dimension = next(iter(world.dimensions))
            elif memory.dimension:
                dimension = memory.dimension
            elif memory.headline and memory.headline[0].members:
                dimension = world.segments[memory.headline[0].members[0]].segment.dimension
            else:
                pairs = [known for known, held in world.dimensions.items() if len(held) == 2]
                if mention.quantifier == "both" and len(pairs) == 1:
                    return world.dimensions[pairs[0]]
                counts = [
                    known
                    for known, held in world.dimensions.items()
                    if len(held) == (mention.of_count or mention.count)
                ]
                if len(counts) != 1:
                    return None
                dimension = counts[0]
        members = world.dimensions[dimension]
        named = [index for index in named if index in members]
        told = [index for subject in memory.headline for index in subject.members if index in members]
        if mention.quantifier == "other":
            if not named and self._completes(mention, members):
                mention.quantifier = None
                return members
            others = self._others(mention, members, named or told)
            if others is None and self._completes(mention, members):
                spoken = {index for entity in self.found if entity.kind == "segment" for each in entity.choices[0] for index in each.members}  # fmt: skip
                mention.quantifier, mention.definite = None, True  # "two grew, among them West; the other two fell"
                return tuple(index for index in members if index not in spoken) or None
            return others
        here = [index for index in self._named_here() if index in members]
        if mention.dimension is None and mention.quantifier == "all" and len(here) > 2:
            return tuple(dict.fromkeys(here))  # "South (-7%), West (-5%) and North (-2%) all fell"
        if mention.apart:
            return self._others(mention, members, self._just_named(members) or named[-1:] or told) or members
        if mention.dimension is None and mention.quantifier == "both":
            pair = named[-2:] if len(named) > 1 else told if not named else []
            return tuple(pair) if len(pair) > 1 else members
        if (
            mention.dimension is None
            and mention.quantifier == "all"
            and len(named) > 2
            and mention.count in {None, len(named)}
        ):
            return tuple(named)
        if (
            mention.dimension is None
            and mention.quantifier is None
            and mention.count is not None
            and mention.of_count is None
        ):
            return tuple(named[-mention.count :]) if len(named) >= mention.count else members
        return members

    def _but_some(self, mention: Mention, end: int) -> int:
        """ "all four regions but one", "every site except two": how many words leave some of them out."""
        out, count = self.token(end), self.token(end + 1).sense("cardinal")
        all_of_them = mention.quantifier == "all" and mention.dimension is not None and mention.of_count is None
        if count is None or not all_of_them or not out.word("but", "except", "bar", "save", "except for", "save for"):
            return 0
        mention.quantifier, mention.count, mention.of_count = "all but", count.strength, mention.count
        return len([out, count])

    def _just_named(self, members: tuple[int, ...]) -> list[int]:
        """ "West and South fell; no other region did": other than all of whom the sentence, or the one before, is about."""
        spoken = [each for known in self.found if known.kind == "segment" and known.stand == "open" for each in known.choices[0]]  # fmt: skip
        return [index for subject in spoken or self.memory.subject for index in subject.members if index in members]

    def _named_here(self) -> list[int]:
        """The segments that this sentence has named so far."""
        return [
            index
            for entity in self.found
            if entity.kind == "segment"
            for subject in entity.choices[0]
            for index in subject.members
        ]

    def _each_listed(self, position: int) -> tuple[int, ...]:
        """ "South (4) and West (2) each fell", "South and West fell, each by 4": those that are listed in front."""
        names = [at for at in range(position) if is_name(self.tokens[at], "segment")]
        grouped = [entity.end for entity in self.found if entity.kind == "group"]
        if not names or any(end > names[-1] for end in grouped) or any(is_mark(known, ";", "—") for known in self.tokens[names[-1] : position]):  # fmt: skip
            return ()
        at, listed = names[-1], [*(self.tokens[names[-1]].name or Name("segment")).members]
        for before in reversed(names[:-1]):
            between = self.tokens[before + 1 : at]
            if not all(is_mark(known, ",", "()", "&") or known.word("and", "the", "&") for known in between):
                break
            at, listed = before, [*(self.tokens[before].name or Name("segment")).members, *listed]
        return tuple(dict.fromkeys(listed)) if len(listed) > 1 else ()

    def _completes(self, mention: Mention, members: tuple[int, ...]) -> bool:
        """ "two regions grew, the other two fell": as many as are left of those that were only counted."""
        groups = [entity.mention for entity in self.found if entity.kind == "group" and entity.mention is not None]
        counted = [known.count for known in groups if known.count is not None and known.quantifier is None]
        if len(counted) != 1 or says(self.tokens, "did", "do", "too", "also", "likewise", "as well"):
            return False
        left = len(members) - counted[0]
        mention.count = mention.count or left
        return left > 0 and mention.count == left

    @staticmethod
    def _others(mention: Mention, members: tuple[int, ...], named: list[int]) -> tuple[int, ...] | None:
        for count in range(len(named), 0, -1):
            rest = tuple(index for index in members if index not in named[-count:])
            if rest and mention.count in {None, len(rest)}:
                return rest
        return None
