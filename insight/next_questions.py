"""Prepared next questions under a card: the same change seen more closely, each one press away."""

from __future__ import annotations

from dataclasses import dataclass

from insight.contributions import dimensions_of
from insight.facts import Facts
from insight.offer_insight import OfferInsight
from insight.view import View, part_words


@dataclass(frozen=True, slots=True)
class NextQuestion:
    """One button. Its label is ours; the choices it makes may hold names from the data."""

    key: str
    label: str
    choices: dict[str, str | list[str]]
    """What the controls of the page have to show then."""


def next_questions(facts: Facts, insight: OfferInsight, view: View, dimension: str) -> tuple[NextQuestion, ...]:
    """Inside the first driver, by another dimension, and against the other comparison, as far as each exists.

    `dimension` is the one that the contributions are shown by now; the first one when it is none.
    """
    dimensions = dimensions_of(facts)
    questions: list[NextQuestion] = []
    segments = {item.id: item.segment for item in facts.evidence}
    driver = next((segment for name in insight.drivers if (segment := segments.get(name))), None)
    if driver is not None:
        inside = [*view.within, *(part_words(*part) for part in driver.parts)]
        if len(set(inside)) > len(view.within):
            within = list(dict.fromkeys(inside))
            questions.append(NextQuestion("inside", "Inside the first driver", {"within": within}))
    if len(dimensions) > 1:
        place = dimensions.index(dimension) + 1 if dimension in dimensions else 1
        questions.append(NextQuestion("another", "By another dimension", {"by": dimensions[place % len(dimensions)]}))
    if view.compare == "A year earlier":
        questions.append(NextQuestion("other", "Against the period before", {"compare": "Period before"}))
    else:
        questions.append(NextQuestion("other", "Against a year earlier", {"compare": "A year earlier"}))
    return tuple(questions)
