"""True texts over random worlds pass, and no lie made of them does.

The worlds of the default run are few; `python -m tests.benchmarks.claim_mutations` runs many more.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.acceptance.mutations.corruptions import lies
from tests.acceptance.mutations.frames import HEADLINES, SENTENCES
from tests.acceptance.mutations.texts import fill
from tests.acceptance.mutations.trial import judge, run
from tests.acceptance.mutations.worlds import METRICS, TOTAL, random_world

SEEDS = range(26)
"""Each metric twice."""


@pytest.fixture(scope="module")
def trial():
    return run(SEEDS)


def test_true_texts_are_accepted(trial):
    assert trial.true >= 1_000
    assert trial.acceptance >= 0.97, trial.held_back


def test_no_corrupted_text_is_accepted(trial):
    """Each plants a claim that its world does not bear out."""
    assert trial.false >= 10_000
    assert trial.let_through == []


def test_every_kind_of_corruption_was_tried(trial):
    """A corruption that no longer applies would pass unseen."""
    assert len(trial.kinds) >= 38
    assert min(trial.kinds.values()) >= 5, trial.kinds


def test_there_are_frames_of_every_kind_of_metric():
    """At least 60 in all, and 40 for each metric."""
    assert len({frame.template for frame in (*HEADLINES, *SENTENCES)}) >= 60
    for seed in range(len(METRICS)):
        world = random_world(seed)
        assert sum(1 for frame in SENTENCES if fill(frame, world, random.Random(1))) >= 40


@given(st.integers(0, 10**6), st.sampled_from(SENTENCES), st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_a_sentence_is_judged_by_the_world_it_is_about(seed, frame, rng):
    """The same words pass in their own world and fail in one where they are false."""
    world = random_world(seed)
    text = fill(frame, world, rng)
    if text is None:
        return
    headline = f"{world.raw['label']} in {world.facts.current_period.label}"
    elsewhere = world.shaken(rng)
    if not text.holds(elsewhere):
        assert judge(headline, str(text), elsewhere)
    for lie in lies(text, world, rng):
        assert judge(headline, lie.text, world), (lie.kind, lie.text)


@given(st.integers(0, 10**6), st.floats(0.001, 0.4), st.booleans())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_a_relative_change_passes_only_at_its_own_value(seed, distance, up):
    """Whatever the distance, a percentage that the true one does not round to is withheld."""
    world = random_world(seed)
    true = world.figure(TOTAL, "srel")
    assert true is not None
    told = abs(true) + (distance if up else -distance)
    word = "rose" if true > 0 else "fell"
    if told <= 0.0005 or f"{told:.1%}" == f"{abs(true):.1%}" or world.unit == "percent":
        return
    text = f"{world.raw['label']} {word} by {told:.1%}."
    assert judge(f"{world.raw['label']} {word}", text, world), text
