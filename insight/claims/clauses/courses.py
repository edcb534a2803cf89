"""What nobody knows who has two periods: times within them and before them, habits, records, what a change did later."""

from __future__ import annotations

import itertools
import re
from typing import Final

from insight.claims.clauses.clause import Clause
from insight.claims.clauses.entities import is_mark, is_name, time_of
from insight.claims.refusal import Refused
from insight.claims.tokens import BARE, Token, means, says, token_at
from insight.claims.world import TOTAL, World

REPEATED: Final = frozenset(
    ["again", "once again", "once more", "yet again", "anew", "suddenly", "sudden", "gradually", "gradual", "steadily",
     "sustained", "persistent", "persistently", "continuous", "continuously", "continual", "continually", "ongoing", "rarely",
     "seldom", "often", "frequently", "progressively", "temporarily", "temporary", "permanently", "permanent", "overnight"]
)  # fmt: skip
"""Words for the course of a change, of which two values say nothing."""
_PARTS: Final = frozenset(["end", "start", "beginning", "middle", "half", "part", "close", "early", "late", "mid"])
_CHANGES: Final = re.compile(
    r"accelerat|decelerat|slow|sped|speed|eas|moderat|deepen|continu|persist|intensif|broaden|abat"
)


def check_course(world: World, clause: Clause) -> None:
    """Raise `Refused` for a word that says more than two periods can show."""
    tokens = clause.tokens
    moves = clause.has("move", "move_noun", "move_adjective")
    for index, token in enumerate(tokens):
        if token.lowered in BARE or not (token.kind == "word" or token.has("grain_noun", "time")):
            continue
        before, after = token_at(tokens, index - 1), token_at(tokens, index + 1)
        if token.kind == "name" or (
            world.signed_levels and (before.word("positive", "negative") or before.has("level_sign"))
        ):
            continue  # "is positive again": a sign that it did not have before
        if (
            (
                moves
                and token.word(*REPEATED)
                and not (token.has("superlative") or token_at(tokens, index - 1).word("most", "more"))
            )
            or _repeats(tokens, index, before, after)
            or _spans(tokens, index, before, after)
            or (_has_history(tokens, index, before, after) and not _of_segments(world, clause, token, before))
        ):
            raise Refused("period", token.text)
    _check_change(clause)


def _ends(token: Token) -> bool:
    return is_mark(token) or token.word("and", "in", "from", "while", "but", "since", "of")


def _repeats(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "still falling", "no longer grew", "fell further", "another decline", "their first loss"."""
    word = token_word(tokens[index])
    if word in {"recover", "recovers", "recovered", "recovering"}:
        return not any(token.kind == "number" for token in tokens[index + 1 : index + 4])
    if word in {"still", "kept", "keeps", "keep", "kept on", "keeps on"}:
        verb = token_at(tokens, index + 2) if after.word("on") else after
        return verb.has("move") and verb.text.lower().endswith("ing")
    if word.startswith("continu"):
        return after.has("move") or token_at(tokens, index + 2).has("move")
    if word == "no longer":
        return after.has("move")
    if word in {"further", "even further"}:
        before = token_at(tokens, index - 2) if before.word("even") else before
        return (before.has("move") and _ends(after)) or after.has("move_noun")
    if word == "another":
        return after.has("move_noun", "grain_noun")
    if word == "first":
        return after.has("move_noun") and not after.has("superlative")
    if word == "yet":
        ends = not is_mark(before) and (not after.text or is_mark(after))  # behind a comma it joins
        return ends and means(tokens[:index], "superlative")
    if word == "already":
        return after.has("move") and token_at(tokens, index - 1).word("had")
    return False


def _spans(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "every week", "month after month", "the third month in a row", "at the end of April", "two months earlier"."""
    token = tokens[index]
    text = token_word(token)
    if token.has("grain_noun"):
        singly = before.word("every", "each") and not any(known.kind == "number" for known in tokens[:index])
        other = before.word("any", "other", "earlier", "next", "successive", "consecutive")
        chain = after.word("after", "running", "straight", "in a row") or (
            after.word("in") and token_at(tokens, index + 2).word("a")
        )
        return singly or other or chain
    if token.has("time") and (_counted_time(tokens, index) or before.word("any", "every", "each")):
        return True
    if text in _PARTS and (after.word("of", "in") or after.kind == "period"):
        behind = after if after.kind == "period" else token_at(tokens, index + 2)
        behind = token_at(tokens, index + 3) if behind.word("the") else behind
        moved = means(tokens[:index], "move") and not any(known.kind == "number" for known in tokens[:index])
        return moved and (behind.kind == "period" or behind.has("grain_noun", "time"))
    return False


def _counted_time(tokens: list[Token], index: int) -> bool:
    """ "within two months", "two months earlier", "two months running": not the step from one period to the next."""
    token, before, after = tokens[index], token_at(tokens, index - 1), token_at(tokens, index + 1)
    words = token_word(token).split()
    if len(words) != 2 or words[0] != "two":
        return False
    return before.word("within", "in", "over", "for") or after.word(
        "earlier", "ago", "before", "later", "running", "straight", "in a row", "after", "in"
    )


def _has_history(tokens: list[Token], index: int, before: Token, after: Token) -> bool:
    """ "a new low", "below average", "a downward trend", "in any earlier month"."""
    token = tokens[index]
    word = token_word(token)
    if word in {"low", "high", "lows", "highs"}:
        return not (after.kind in {"name", "number"} or is_mark(after, "-")) and before.word(
            "new", "-", "time", "year", "a", "its"
        )
    if word in {"downtrend", "uptrend"} or (
        word.startswith("trend") and (token.has("move") or word.startswith("trending"))
    ):
        return True
    if word == "trend":
        return before.has("move_adjective", "strong") or before.word("below", "above", "clear")
    if word == "average":
        return token_word(before).endswith("than") or before.word("below", "above", "-", "term", "long-term", "long")
    return word == "long-term"


def _of_segments(world: World, clause: Clause, token: Token, before: Token) -> bool:
    """ "Phone, which renews below average": a segment beside the whole, as a comparison reads it."""
    compared = before.word("below", "above") or token_word(before).endswith("than")
    beside = token.word("average") and compared and world.is_ratio
    return beside and all(subject.members for choice in clause.choices for subject in choice)


def _check_change(clause: Clause) -> None:
    """ "the decline accelerated": how a change changed."""
    entity = clause.entity
    if entity is None or entity.kind != "change" or clause.choices[0] != (TOTAL,):
        return
    for index, token in enumerate(clause.tokens[:-1]):
        following = clause.tokens[index + 1]
        if (
            token.has("move_noun")
            and following.has("move", "pace")
            and not following.has("transitive")
            and _CHANGES.match(following.text.lower())
        ):
            raise Refused("period", following.text)


def token_word(token: Token) -> str:
    """The word in small letters."""
    return token.text.lower()


def check_grains(world: World, clause: Clause) -> None:
    """Raise `Refused` for "week over month", "the second year" of quarters, "the second month of Q2" said of April."""
    if not clause.has("grain_noun", "time"):
        return
    for index, token in enumerate(clause.tokens):
        if token.lowered in {"days", "weeks", "months", "quarters", "years"} and _lasts(clause.tokens, index):
            raise Refused("period", f"so many {token.text}")
        if token.word("the last month", "last month", "the final month") and _not_the_last(world, clause.tokens, index):
            raise Refused("period", token.text)
        grain = token.sense("grain_noun")
        if grain is None:
            continue
        if token.kind == "number" and grain.tag != world.facts.grain:
            raise Refused("period", token.text)
        joint, after, before = (token_at(clause.tokens, at) for at in (index + 1, index + 2, index - 1))
        nth = before.sense("ordinal")
        if nth is None:
            continue
        if grain.tag != world.facts.grain:
            raise Refused("period", f"{before.text} {token.text}")
        month = world.facts.current_period.start.month
        if grain.tag == "month" and joint.word("of", "in") and after.kind == "period":
            place = (month - 1) % 3 + 1 if "q" in after.lowered else month
            if after.when == "around_current" and place != nth.strength:
                raise Refused("period", f"{before.text} {token.text}")


def _not_the_last(world: World, tokens: list[Token], index: int) -> bool:
    """ "the last month of Q2", said of April."""
    joint, after = token_at(tokens, index + 1), token_at(tokens, index + 2)
    if not joint.word("of", "in") or after.kind != "period" or after.when != "around_current":
        return False
    return bool(world.facts.current_period.end.month % (3 if "q" in after.lowered else 12))


def _lasts(tokens: list[Token], index: int) -> bool:
    """ "within six days", "three months later": more time than lies between the two periods."""
    number, lead, behind = (token_at(tokens, at) for at in (index - 1, index - 2, index + 1))
    count = number.sense("cardinal")
    many = number.kind == "number" or (count is not None and count.strength > len(("previous", "current")))
    timed = lead.word("within", "in", "over") or behind.word("later", "earlier", "before", "ago", "running", "in a row")
    return many and timed


_LONGER: Final = {"more": 1, "longer": 1, "extra": 1, "fewer": -1, "less": -1, "shorter": -1}


def check_days(world: World, clause: Clause) -> None:
    """ "which has three days fewer": by how many days the two periods differ."""
    if not clause.has("cardinal"):
        return
    apart = world.facts.current_period.days - world.facts.previous_period.days
    for index, token in enumerate(clause.tokens):
        count = token.sense("cardinal")
        if count is None:
            continue
        behind = {token_at(clause.tokens, at).lowered for at in (index + 1, index + 2)}
        way = next((_LONGER[word] for word in behind if word in _LONGER), 0)
        if way and behind & {"day", "days"} and count.strength * way != apart:
            raise Refused("number", f"{token.text} days")


def check_quarters(world: World, clause: Clause) -> None:
    """ "in the first quarter, 3% less than in the second": quarters told by their number alone are the two of the facts."""
    facts, tokens = world.facts, clause.tokens
    if facts.grain != "quarter":
        return
    numbers = {
        (period.start.month - 1) // 3 + 1: name
        for name, period in (("previous", facts.previous_period), ("current", facts.current_period))
    }
    for index, token in enumerate(tokens):
        nth = token.sense("ordinal")
        lead, after = token_at(tokens, index - 2), token_at(tokens, index + 1)
        alone = not after.text or is_mark(after) or after.word("and", "but")
        if nth is None or not token_at(tokens, index - 1).word("the") or not lead.word("in") or not alone:
            continue
        told = numbers.get(nth.strength)
        if told is None or (told == "current" and token_at(tokens, index - 3).lowered.endswith("than")):
            raise Refused("period", f"the {token.text}")


def check_periods(clause: Clause, sign: int, polarity: int) -> None:
    """Raise `Refused` unless a comparison of the two periods names them the right way round; `sign` is the change's."""
    tokens = clause.tokens
    times = [
        (index, token.when)
        for index, token in enumerate(tokens)
        if token.kind == "period" and token.when in {"previous", "current"}
    ]
    moved = [
        index
        for index, token in enumerate(tokens)
        if (token.has("move") and not token.lowered.endswith(" short"))
        or (token.has("move_adjective") and token_at(tokens, index - 1).kind == "number")
    ]
    if any(_moved_in_previous(tokens, index) for index in moved):
        raise Refused("period", "a movement in the period before")
    for (first, when), (second, other) in itertools.pairwise(times):
        if when == other:
            continue
        between = tokens[first + 1 : second]
        if (
            token_at(tokens, first - 1).word("from")
            and when == "current"
            and between
            and all(known.word("to", "until") for known in between)
        ):
            raise Refused("order", "from the later to the earlier period")
        if any(
            known.has("outpace_verb")  # read by itself, with its voice
            or is_mark(known)
            or (known.kind == "number" and known.figure is None)
            or is_name(known)
            for known in between
        ):
            continue
        said = _relation(between, polarity)
        opens = first <= 1 or all(
            is_name(known, "metric") or known.word("the", "our", "total", "in", "of", "for", "during")
            for known in tokens[:first]
        )
        if opens and said and said * sign * (1 if when == "current" else -1) < 0:
            raise Refused("direction", "the wrong period ahead")


def _moved_in_previous(tokens: list[Token], index: int) -> bool:
    """ "rose by $50 in March": how it moved in the first of the two periods, nobody knows."""
    at = index + 1
    while (
        token_at(tokens, at).word("by", "about", "roughly", "slightly", "or", "()")
        or token_at(tokens, at).kind == "number"
        or is_mark(token_at(tokens, at), ",", "()")
    ):
        at += 1
    if not token_at(tokens, at).word("in", "during"):
        return False
    at += 1
    behind = tokens[at : at + 4]
    if any(known.kind == "period" for known in behind):  # "in the month of July"
        while at < len(tokens) and tokens[at].kind != "period":
            at += 1
    return time_of(token_at(tokens, at)) == "previous" and not any(
        time_of(token) == "current" for token in (*tokens[:index], *tokens[at + 1 :])
    )


def _relation(between: list[Token], polarity: int) -> int:
    """The way that the words between two periods hold the first beside the second."""
    for token in between:
        if token.has("move") and token.text.lower().endswith(" short"):
            return token.senses["move"].sign
        sense = token.sense("move_adjective")
        if sense is not None and (says(between, "than") or token.word("above", "below", "over", "short of")):
            return sense.sign * (polarity if sense.tag == "polar" else 1)
    return 0
