"""What the facts know of the whole, of segments, of groups and of everything but them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.claims.world import TOTAL, UNKNOWN, Course, Subject, World
from insight.facts import Effects, Segment
from tests.claims.scenes import RENEWALS, TICKETS, VISITS, WAITS, added_up, divided

TICKET_WORLD, RENEWAL_WORLD = World(TICKETS), World(RENEWALS)
HARBOUR, VALLEY, UPLANDS, ISLANDS, WEB, COUNTER, PHONE = (Subject((index,)) for index in range(7))
BASIC, TEAM, CAMPUS = (Subject((index,)) for index in range(3))


def test_a_course_knows_its_change():
    course = Course(80.0, 60.0)
    assert (course.delta, course.relative, course.multiple) == (-20, -0.25, 0.75)


@pytest.mark.parametrize("before", [0.0, -80.0])
def test_there_is_no_relative_change_on_a_zero_or_negative_base(before):
    course = Course(before, 60.0)
    assert course.delta == 60 - before
    assert course.relative is None
    assert course.multiple is None


def test_what_is_not_known_has_no_change():
    for course in (UNKNOWN, Course(None, 1.0), Course(1.0, None)):
        assert (course.delta, course.relative, course.multiple) == (None, None, None)


def test_floating_point_alone_makes_no_change():
    assert Course(0.1 + 0.2, 0.3).delta == 0


def test_the_whole_a_segment_a_group_and_the_rest_of_a_sum():
    world = TICKET_WORLD
    assert world.course(TOTAL, "value") == Course(501_820, 441_840)
    assert world.course(HARBOUR, "value") == Course(201_460, 151_320)
    assert world.course(Subject((0, 1)), "value") == Course(351_260, 286_230)
    assert world.course(Subject((0,), rest=True), "value") == Course(300_360, 290_520)
    assert world.course(Subject((5,), rest=True), "value").delta == -6_140


def test_shares_of_a_sum():
    share = TICKET_WORLD.course(HARBOUR, "share")
    assert share.previous == pytest.approx(201_460 / 501_820)
    assert share.current == pytest.approx(151_320 / 441_840)
    rest = TICKET_WORLD.course(Subject((0,), rest=True), "share")
    assert rest.previous == pytest.approx(1 - 201_460 / 501_820)
    assert TICKET_WORLD.course(TOTAL, "share") == Course(1.0, 1.0)


def test_dimensions_and_siblings():
    assert TICKET_WORLD.dimensions == {"region": (0, 1, 2, 3), "channel": (4, 5, 6)}
    assert TICKET_WORLD.dimension_of(PHONE) == "channel"
    assert TICKET_WORLD.siblings(WEB) == (4, 5, 6)
    assert TICKET_WORLD.dimension_of(TOTAL) is None
    assert TICKET_WORLD.siblings(TOTAL) == ()


def test_a_group_of_a_ratio_is_divided_anew():
    world = RENEWAL_WORLD
    both = world.course(Subject((0, 1)), "value")
    assert both.previous == pytest.approx(3_400 / 7_000)
    assert both.current == pytest.approx(4_599 / 9_600)
    assert world.course(Subject((2,), rest=True), "value") == both
    assert world.course(Subject((0, 1)), "denominator") == Course(7_000, 9_600)
    assert world.course(TOTAL, "numerator") == Course(5_800, 6_509)


def test_a_share_of_a_ratio_is_one_of_its_denominator():
    assert RENEWAL_WORLD.course(BASIC, "share") == Course(0.4, 0.55)
    share = RENEWAL_WORLD.course(BASIC, "numerator_share")
    assert share.previous == pytest.approx(1_600 / 5_800)


def test_effects_of_segments_groups_and_the_whole():
    world = RENEWAL_WORLD
    assert world.effect(BASIC, "rate_effect") == pytest.approx(0.0090682, abs=1e-6)
    assert world.effect(BASIC, "mix_effect") == pytest.approx(-0.0227499, abs=1e-6)
    rate, mix = world.effect(TOTAL, "rate_effect") or 0.0, world.effect(TOTAL, "mix_effect") or 0.0
    assert rate == pytest.approx(0.0110515, abs=1e-6)
    assert mix == pytest.approx(-0.0486348, abs=1e-6)
    assert rate + mix == pytest.approx(world.facts.delta)
    assert world.effect(TOTAL, "contribution") == world.facts.delta
    assert world.effect(Subject((0,), rest=True), "mix_effect") == pytest.approx(mix + 0.0227499, abs=1e-6)


def test_effects_are_computed_when_the_facts_have_parts_only():
    bare = tuple(replace(known, rate_effect=None, mix_effect=None, contribution=None) for known in RENEWALS.segments)
    world = World(replace(RENEWALS, segments=bare, effects=None, effects_by_dimension=()))
    for name in ("rate_effect", "mix_effect", "contribution"):
        for subject in (BASIC, TEAM, CAMPUS, TOTAL):
            assert world.effect(subject, name) == pytest.approx(RENEWAL_WORLD.effect(subject, name))


def test_a_sum_has_no_rate_effect():
    assert TICKET_WORLD.effect(HARBOUR, "rate_effect") is None
    assert TICKET_WORLD.effect(HARBOUR, "contribution") == -50_140


def test_distinct_counts_do_not_add_up():
    world = World(replace(VISITS, kind="distinct"))
    assert world.course(Subject((0,)), "value") == Course(3_900, 3_420)
    assert world.course(Subject((0, 1)), "value") == UNKNOWN
    assert world.course(Subject((0,), rest=True), "value") == UNKNOWN


def test_a_new_segment_starts_at_zero_and_an_unknown_value_stays_unknown():
    entered, unknown = (
        replace(VISITS.segments[0], previous_value=None, status=status) for status in ("entered", "both")
    )
    assert World(replace(VISITS, segments=(entered,))).course(Subject((0,)), "value") == Course(0.0, 3_420)
    assert World(replace(VISITS, segments=(unknown,))).course(Subject((0,)), "value") == Course(None, 3_420)


def test_two_dimensions_that_disagree_leave_the_effect_of_the_whole_open():
    offers = tuple(replace(known, segment=Segment((("offer", known.segment.name),))) for known in RENEWALS.segments)
    effects = (("plan", Effects(0.01, -0.04)), ("offer", Effects(-0.02, -0.01)))
    facts = replace(RENEWALS, effects=None, effects_by_dimension=effects, segments=RENEWALS.segments + offers)
    world = World(facts)
    assert world.effect_total("rate_effect", "plan") == 0.01
    assert world.effect_total("rate_effect", "offer") == -0.02
    assert world.effect_totals("rate_effect", None) == (0.01, -0.02)
    assert world.effect_total("rate_effect", None) is None
    assert world.effect_total("mix_effect", None) is not None


@given(st.lists(st.tuples(st.integers(1, 10**6), st.integers(1, 10**6)), min_size=2, max_size=6))
def test_a_group_and_its_rest_are_the_whole(courses):
    segments = added_up("site", {f"S{index}": course for index, course in enumerate(courses, start=1)})
    total = [sum(course[side] for course in courses) for side in (0, 1)]
    world = World(replace(VISITS, segments=segments, previous_value=total[0], current_value=total[1]))
    group, rest = Subject((0, 1)), Subject((0, 1), rest=True)
    parts = [world.course(subject, "value").delta or 0.0 for subject in (group, rest)]
    assert sum(parts) == pytest.approx(world.facts.delta)


@given(
    st.lists(
        st.tuples(st.integers(1, 500), st.integers(500, 1000), st.integers(1, 500), st.integers(500, 1000)),
        min_size=1,
        max_size=5,
    )
)
def test_contributions_of_a_ratio_add_up_to_its_change(parts):
    segments = divided("desk", {f"D{index}": ((a, b), (c, d)) for index, (a, b, c, d) in enumerate(parts)})
    before, after = (sum(part[place] for part in parts) / sum(part[place + 1] for part in parts) for place in (0, 2))
    world = World(
        replace(WAITS, segments=segments, previous_value=before, current_value=after, effects_by_dimension=())
    )
    everything = Subject(tuple(range(len(parts))))
    assert world.effect(everything, "contribution") == pytest.approx(after - before)
