"""Every segment against every other one of its dimension: a sentence passes exactly when the figures say so."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from insight.facts import Facts, SegmentFacts
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, WITHHELD, added_up, told, verdict

Truth = Callable[[SegmentFacts, SegmentFacts], bool]


def was(known: SegmentFacts) -> float:
    return known.previous_value or 0.0


def now(known: SegmentFacts) -> float:
    return known.current_value or 0.0


def moved(known: SegmentFacts) -> float:
    return now(known) - was(known)


def relative(known: SegmentFacts) -> float:
    return moved(known) / was(known)


def pairs(facts: Facts) -> Iterator[tuple[SegmentFacts, SegmentFacts]]:
    for one, other in permutations(facts.segments, 2):
        if one.segment.dimension == other.segment.dimension:
            yield one, other


def wrong(facts: Facts, template: str, truth: Truth) -> list[str]:
    """The sentences whose verdict is not their truth."""
    found = []
    for one, other in pairs(facts):
        text = template.format(one.segment.name, other.segment.name)
        if (verdict(facts, text) == ACCEPTED) != truth(one, other):
            found.append(text)
    return found


SUMS: dict[str, Truth] = {
    "{} is larger than {}.": lambda one, other: now(one) > now(other),
    "In March, {} was larger than {}.": lambda one, other: was(one) > was(other),
    "{} and {} fell.": lambda one, other: moved(one) < 0 and moved(other) < 0,
    "Both {} and {} fell.": lambda one, other: moved(one) < 0 and moved(other) < 0,
    "{} fell, while {} grew.": lambda one, other: moved(one) < 0 < moved(other),
    "{} fell although {} grew.": lambda one, other: moved(one) < 0 < moved(other),
    "{} fell, but {} did not.": lambda one, other: moved(one) < 0 < moved(other),
    "{} fell, and so did {}.": lambda one, other: moved(one) < 0 and moved(other) < 0,
    "{} fell, as did {}.": lambda one, other: moved(one) < 0 and moved(other) < 0,
    "Like {}, {} fell.": lambda one, other: moved(one) < 0 and moved(other) < 0,
    "Unlike {}, {} fell.": lambda one, other: moved(other) < 0 < moved(one),
    "Neither {} nor {} grew.": lambda one, other: moved(one) < 0 and moved(other) < 0,
    "Neither {} nor {} fell.": lambda one, other: moved(one) > 0 and moved(other) > 0,
    "{} lost more than {} in absolute terms.": lambda one, other: moved(one) < moved(other) < 0,
    "{} is still larger than {}.": lambda one, other: was(one) > was(other) and now(one) > now(other),
}
RATES: dict[str, Truth] = {
    "{} has a higher renewal rate than {}.": lambda one, other: now(one) > now(other),
    "{} has a lower renewal rate than {}.": lambda one, other: now(one) < now(other),
    "{}'s renewal rate is higher than {}'s.": lambda one, other: now(one) > now(other),
    "{} renews more often than {}.": lambda one, other: now(one) > now(other),
    "{} renews less often than {}.": lambda one, other: now(one) < now(other),
    "{} improved, while {} worsened.": lambda one, other: moved(one) > 0 > moved(other),
    "{} and {} improved.": lambda one, other: moved(one) > 0 and moved(other) > 0,
    "{} improved more than {}.": lambda one, other: moved(one) > moved(other) > 0,
    "{} gained share, while {} lost share.": lambda one, other: (
        (one.share_current or 0) > (one.share_previous or 0)
        and (other.share_current or 0) < (other.share_previous or 0)
    ),
}
MINUTES: dict[str, Truth] = {
    "{} has a longer average wait than {}.": lambda one, other: now(one) > now(other),
    "{} has a shorter average wait than {}.": lambda one, other: now(one) < now(other),
    "{} is faster than {}.": lambda one, other: now(one) < now(other),
    "{} is slower than {}.": lambda one, other: now(one) > now(other),
    "{} improved, while {} worsened.": lambda one, other: moved(one) < 0 < moved(other),
    "{} became faster, while {} became slower.": lambda one, other: moved(one) < 0 < moved(other),
}


def larger(one: SegmentFacts, other: SegmentFacts) -> bool:
    return now(one) > now(other)


def smaller(one: SegmentFacts, other: SegmentFacts) -> bool:
    return now(one) < now(other)


def lost_more(one: SegmentFacts, other: SegmentFacts) -> bool:
    both = moved(one) < 0 and moved(other) < 0
    return both and (moved(one) < moved(other) or relative(one) < relative(other))


def lost_less(one: SegmentFacts, other: SegmentFacts) -> bool:
    return lost_more(other, one)


def went_better(one: SegmentFacts, other: SegmentFacts) -> bool:
    return moved(one) > moved(other) or relative(one) > relative(other)


def went_worse(one: SegmentFacts, other: SegmentFacts) -> bool:
    return went_better(other, one)


def overtook(one: SegmentFacts, other: SegmentFacts) -> bool:
    return was(one) < was(other) and now(one) > now(other)


def alike(one: SegmentFacts, other: SegmentFacts) -> bool:
    return moved(one) * moved(other) > 0


def against(one: SegmentFacts, other: SegmentFacts) -> bool:
    return moved(one) * moved(other) < 0


def closer(one: SegmentFacts, other: SegmentFacts) -> bool:
    return abs(now(one) - now(other)) < abs(was(one) - was(other))


def apart(one: SegmentFacts, other: SegmentFacts) -> bool:
    return closer(one, other) is False


def level(one: SegmentFacts, other: SegmentFacts) -> bool:
    return abs(now(one) - now(other)) < 0.1 * max(now(one), now(other))


def nobody(one: SegmentFacts, other: SegmentFacts) -> bool:
    return False


AT_MOST: dict[Truth, str] = {
    larger: """
        outsold; sold more than; took more than; is ahead of; remains ahead of; stays in front of; ranks
        above; leads; tops; beats; exceeds; surpasses; dwarfs; towers over; has higher ticket sales than
    """,
    smaller: """
        is behind; trails; lags behind; ranks below; sold less than; is smaller than; falls short of; does
        not reach; cannot match; comes after; sits below
    """,
    lost_more: """
        fell more than; fell further than; fell faster than; declined more sharply than; dropped more
        steeply than; suffered more than; suffered a larger loss than; shed more than; gave up more than
    """,
    lost_less: """
        lost less than; fell less than; fell less sharply than; declined more slowly than; declined more
        mildly than; suffered less than
    """,
    went_better: """
        did better than; fared better than; held up better than; got off more lightly than; developed better
        than; performed better than; was more resilient than; proved more stable than
    """,
    went_worse: """
        fared worse than; did worse than; developed worse than
    """,
    overtook: """
        overtook; moved past; moved ahead of; passed; leapfrogged; displaced; has overtaken
    """,
    alike: """
        moved like; moved in step with; followed; went the same way as; moved in line with; mirrored
    """,
    against: """
        moved against; went the other way from; diverged from
    """,
    closer: """
        closed in on; came closer to; moved closer to; caught up with
    """,
    apart: """
        pulled away from; drifted away from
    """,
    level: """
        is level with; is on a par with; equals; matches; sold as much as; is as large as; is close to
    """,
    nobody: """
        took customers from; cannibalised; gained at the expense of; pulled down; dragged; lifted; helped;
        fell because of; fell before; fell after; depends on; competes with; is more profitable than; is
        more expensive than; has more visitors than
    """,
}
"""What may be said of one beside another: it passes for no pair of which it is not true."""


@pytest.mark.parametrize(
    ("truth", "phrase"),
    [(truth, phrase) for truth, phrases in AT_MOST.items() for phrase in " ".join(phrases.split()).split("; ")],
)
def test_nothing_false_is_said_of_one_beside_another(truth, phrase):
    texts = {f"{one.segment.name} {phrase} {other.segment.name}.": truth(one, other) for one, other in pairs(TICKETS)}
    assert [text for text, true in texts.items() if not true and verdict(TICKETS, text) == ACCEPTED] == []


@pytest.mark.parametrize("template", SUMS)
@pytest.mark.parametrize("facts", [TICKETS, VISITS], ids=["tickets", "visits"])
def test_two_parts_of_a_sum(facts, template):
    assert wrong(facts, template, SUMS[template]) == []


@pytest.mark.parametrize("template", RATES)
def test_two_parts_of_a_rate(template):
    assert wrong(RENEWALS, template, RATES[template]) == []


@pytest.mark.parametrize("template", MINUTES)
def test_two_desks_whose_waits_are_better_short(template):
    assert wrong(WAITS, template, MINUTES[template]) == []


ALONE: dict[str, Callable[[SegmentFacts, list[SegmentFacts]], bool]] = {
    "{} fell.": lambda one, family: moved(one) < 0,
    "{} grew.": lambda one, family: moved(one) > 0,
    "{} did not fall.": lambda one, family: moved(one) > 0,
    "{} is the largest {dimension}.": lambda one, family: one is max(family, key=now),
    "{} is the smallest {dimension}.": lambda one, family: one is min(family, key=now),
    "{} was the largest {dimension} in March.": lambda one, family: one is max(family, key=was),
    "{} is the second largest {dimension}.": lambda one, family: one is sorted(family, key=now)[-2],
    "{} had the largest decline of the {dimension}s.": lambda one, family: one is min(family, key=moved),
    "{} lost the most.": lambda one, family: one is min(family, key=moved),
    "{} fell the most in relative terms.": lambda one, family: one is min(family, key=relative),
    "{} was the only {dimension} to grow.": lambda one, family: [one] == [k for k in family if moved(k) > 0],
    "{} was the only {dimension} to fall.": lambda one, family: [one] == [k for k in family if moved(k) < 0],
    "{} alone fell.": lambda one, family: [one] == [k for k in family if moved(k) < 0],
    "Only {} fell.": lambda one, family: [one] == [k for k in family if moved(k) < 0],
    "Every {dimension} except {} fell.": lambda one, family: [one] == [k for k in family if moved(k) > 0],
    "Every {dimension} except {} grew.": lambda one, family: [one] == [k for k in family if moved(k) < 0],
    "All {dimension}s but {} fell.": lambda one, family: [one] == [k for k in family if moved(k) > 0],
    "{} gained share.": lambda one, family: (one.share_current or 0) > (one.share_previous or 0),
    "{} lost share.": lambda one, family: (one.share_current or 0) < (one.share_previous or 0),
    "{} was the main driver of the decline.": lambda one, family: one is min(family, key=moved),
    "The decline was driven by {}.": lambda one, family: one is min(family, key=moved),
    "Most of the net decline came from {}.": lambda one, family: moved(one) < sum(map(moved, family)) / 2,
    "{} makes up more than half of the total.": lambda one, family: now(one) > sum(map(now, family)) / 2,
    "Without {}, the total would have grown.": lambda one, family: sum(map(moved, family)) > moved(one),
    "{} partly offset the decline.": lambda one, family: moved(one) > 0,
}


def wrong_alone(facts: Facts, template: str) -> list[str]:
    found = []
    for one in facts.segments:
        family = [known for known in facts.segments if known.segment.dimension == one.segment.dimension]
        text = template.format(one.segment.name, dimension=one.segment.dimension)
        if (verdict(facts, text) == ACCEPTED) != ALONE[template](one, family):
            found.append(text)
    return found


@pytest.mark.parametrize("template", ALONE)
@pytest.mark.parametrize("facts", [TICKETS, VISITS], ids=["tickets", "visits"])
def test_one_part_of_a_sum_among_its_like(facts, template):
    assert wrong_alone(facts, template) == []


COUNTED = ("{count} of the {all} {dimension}s fell.", "{count} {dimension}s fell.")
WORDS = ("no", "one", "two", "three", "four", "five")


@pytest.mark.parametrize("template", COUNTED)
@pytest.mark.parametrize(("dimension", "size", "fell"), [("region", 4, 3), ("channel", 3, 2)])
def test_counts(template, dimension, size, fell):
    for count in range(1, size + 1):
        for whole in range(max(count, 2), 6):
            text = template.format(count=WORDS[count], all=WORDS[whole], dimension=dimension)
            text = (text[0].upper() + text[1:]).replace(f"One {dimension}s", f"One {dimension}")
            right = count == fell and (whole == size or "{all}" not in template)
            assert (verdict(TICKETS, text) == ACCEPTED) == right, text


COINS = replace(TICKETS, segments=added_up("channel", {"Web": (239_870, 210_870), "Counter": (261_950, 230_970)}))


@told(
    {
        COINS: {
            "Counter had the larger decline of the two ($30,980 against $29,000).": ACCEPTED,
            "Counter had the larger decline of the two ($30,980 against $28,000).": WITHHELD,
            "Counter had the larger decline ($29,000 against $30,980).": WITHHELD,
            "Web had the larger decline of the two.": WITHHELD,
            "Web had the smaller decline of the two.": ACCEPTED,
            "Counter had the smaller decline.": WITHHELD,
        },
        TICKETS: {
            "Harbour lost $50,140; Uplands made up for $8,880 of this.": ACCEPTED,
            "Harbour lost $50,140; Uplands made up for $9,880 of this.": WITHHELD,
            "Harbour lost $50,140; Valley made up for $14,890 of this.": WITHHELD,
        },
        RENEWALS: {
            "More Basic, fewer Campus: the renewal rate fell to 54.2%.": ACCEPTED,
            "Fewer Basic, more Campus: the renewal rate fell to 54.2%.": WITHHELD,
            "More Basic, more Campus: the renewal rate fell to 54.2%.": WITHHELD,
            "More Basic, fewer Campus: the renewal rate rose to 54.2%.": WITHHELD,
        },
    }
)
def test_the_one_of_two_that_is_named(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
