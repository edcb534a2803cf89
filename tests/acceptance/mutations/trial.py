"""Texts over many worlds, put before the acceptance boundary, and what was wrongly let through or held back."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from insight.errors import InvalidOfferInsight
from insight.offer_insight import EXPLANATION_LIMIT, HEADLINE_LIMIT, validate_offer_insight
from tests.acceptance.mutations.corruptions import additions, lies
from tests.acceptance.mutations.frames import HEADLINES, SENTENCES
from tests.acceptance.mutations.texts import Text, fill
from tests.acceptance.mutations.worlds import World, random_world
from tests.spread import spread

NEUTRAL = [frame for frame in HEADLINES if not frame.roles]
"""Headlines about the whole: a sentence that says "it" after them speaks of the metric."""


@dataclass(frozen=True, slots=True)
class Told:
    """A text put before the boundary."""

    headline: str
    explanation: str
    frame: str
    kind: str = ""
    """Kind of the lie in it; empty for a true text."""
    reason: str = ""
    """Why it was withheld; empty when it was accepted."""


@dataclass(slots=True)
class Trial:
    """Counts, and the texts that were judged wrongly."""

    true: int = 0
    false: int = 0
    held_back: list[Told] = field(default_factory=list)
    """True ones that were withheld."""
    let_through: list[Told] = field(default_factory=list)
    """False ones that were accepted."""
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def acceptance(self) -> float:
        """Share of the true texts that were accepted."""
        return 1 - len(self.held_back) / self.true if self.true else 0.0

    def add(self, told: Told, world: World) -> None:
        """Judge one text and count it."""
        if len(told.headline) > HEADLINE_LIMIT or len(told.explanation) > EXPLANATION_LIMIT:
            return
        judged = replace(told, reason=judge(told.headline, told.explanation, world))
        if told.kind:
            self.false += 1
            self.kinds[told.kind] += 1
            self.let_through += [] if judged.reason else [judged]
        else:
            self.true += 1
            self.held_back += [judged] if judged.reason else []


def judge(headline: str, explanation: str, world: World) -> str:
    """The reason for which the text is withheld; empty when it is accepted."""
    facts = world.facts
    answer = {
        "metric": facts.metric,
        "direction": facts.direction,
        "previous_value": facts.previous_value,
        "current_value": facts.current_value,
        "headline": headline,
        "explanation": explanation,
        "drivers": [item.id for item in facts.driver_evidence[:1]],
    }
    try:
        validate_offer_insight(
            json.dumps(answer),
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
        )
    except InvalidOfferInsight as error:
        return error.reason
    return ""


def run(seeds: Iterable[int]) -> Trial:
    """Judge true texts over the worlds of these seeds, their corruptions, and the same texts in a changed world."""
    whole = Trial()
    for part in spread(run_world, seeds):
        whole.true += part.true
        whole.false += part.false
        whole.held_back += part.held_back
        whole.let_through += part.let_through
        whole.kinds += part.kinds
    return whole


def run_world(seed: int) -> Trial:
    """The same for one world."""
    trial = Trial()
    world, rng = random_world(seed), random.Random(f"texts {seed}")
    elsewhere = world.shaken(rng)
    true = list(_true_texts(world, rng))
    for headline, text in true:
        template = text.frame.template
        trial.add(Told(*_whole(headline, text, str(text)), template), world)
        for lie in lies(text, world, rng):
            trial.add(Told(*_whole(headline, text, lie.text), template, lie.kind), world)
        if not text.holds(elsewhere):
            trial.add(Told(*_whole(headline, text, str(text)), template, "world changed"), elsewhere)
    for lie in additions(world, rng):
        headline, text = rng.choice([pair for pair in true if not pair[1].frame.headline])
        trial.add(Told(headline, f"{text} {lie.text}", text.frame.template, f"added {lie.kind}"), world)
    return trial


def _true_texts(world: World, rng: random.Random) -> Iterator[tuple[str, Text]]:
    """Every frame that fits, each with a headline to stand under."""
    headlines = [str(text) for frame in NEUTRAL if (text := fill(frame, world, rng))]
    for frame in (*SENTENCES, *HEADLINES):
        if text := fill(frame, world, rng):
            yield rng.choice(headlines), text


def _whole(headline: str, text: Text, told: str) -> tuple[str, str]:
    """Headline and explanation; a text that is a headline itself stands above a sentence without a figure."""
    return (told, "The data does not show a cause.") if text.frame.headline else (headline, told)
