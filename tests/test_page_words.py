"""The short sentences of the page: progress, the tile, the age of the data, and a view as a link."""

from datetime import UTC, date

import pytest

from insight.asking import usual_time
from insight.change_words import data_until, days_old, quiet_sentence, zone_of
from insight.cube import Cube
from insight.explanation import Progress
from insight.facts import Evidence, Noise, Period
from insight.metrics import Metric
from insight.next_questions import next_questions
from insight.offer_insight import OfferInsight
from insight.periods import calendar_of
from insight.progress import doing, share, spent
from insight.tile import tile_of
from insight.view import View, segment_of, view_of
from tests.small_changes import resolved_share, segment, tickets

VIEW = View("Tickets & more", "Month", "February 2026", "Period before", ("channel: a=b&c", "region: Nörd"))


def progress(phase, **changes):
    fields = {"attempt": 1, "of": 3, "wait": 0.0, "ahead": 0, "elapsed": 3.2, "limit": 150.0}
    return Progress(phase=phase, **(fields | changes))


@pytest.mark.parametrize(
    ("now", "words"),
    [
        (progress("waiting", attempt=0, ahead=1), "Waiting for another explanation to finish…"),
        (progress("waiting", attempt=0, ahead=3), "Waiting for 3 other explanations to finish…"),
        (progress("loading"), "Loading m:1b…"),
        (progress("asking", attempt=2), "Asking m:1b, attempt 2 of 3…"),
        (progress("checking"), "Checking every number against the data…"),
    ],
)
def test_what_is_waited_for_is_said(now, words):
    assert doing(now, "m:1b") == words


def test_a_pause_says_what_went_before_and_when_it_goes_on():
    said = doing(progress("between_attempts", wait=1.6), "m:1b").replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Attempt 1 of 3 got no usable answer. Trying again in 2 s…"


def test_a_model_whose_name_is_not_known_yet_is_still_a_model():
    assert doing(progress("asking"), "") == "Asking the model, attempt 1 of 3…"


def test_time_is_told_against_its_limit_and_never_beyond_it():
    assert spent(progress("asking")) == "3 s of at most 150 s"
    assert share(progress("asking", elapsed=151.0)) == 1.0


def test_the_tile_says_good_news_in_blue_with_an_arrow_down_where_fewer_is_better():
    tile = tile_of(tickets())
    assert (tile.value, tile.delta, tile.colour, tile.arrow) == ("260", "−40 (−13.3 %)", "blue", "down")
    assert tile.compared == "From 300 in January 2026"


def test_inside_normal_variation_the_tile_is_grey_and_has_no_arrow():
    tile = tile_of(resolved_share(noise=Noise("within_normal_variation")))
    assert (tile.colour, tile.arrow) == ("gray", "off")


def test_a_day_is_named_with_on():
    day = Period("3 March 2026", date(2026, 3, 3), date(2026, 3, 3))
    assert tile_of(tickets(previous_period=day)).compared == "From 300 on 3 March 2026"


def test_quiet_says_how_it_moved():
    assert quiet_sentence(tickets(noise=Noise("within_normal_variation"))).startswith("Tickets fell by 40, which")


def test_quiet_is_explained_by_what_it_was_measured_against():
    assert "month-to-month range" in quiet_sentence(tickets(noise=Noise("within_normal_variation")))
    assert "what chance alone moves it by" in quiet_sentence(tickets(noise=Noise("sampling_test_only_quiet")))
    assert quiet_sentence(tickets(current_value=300.0)).startswith("Tickets did not move.")


@pytest.mark.parametrize(
    ("today", "words"),
    [
        (date(2026, 3, 7), ""),
        (date(2026, 3, 8), "8 days old"),
        (date(2030, 1, 1), "1,403 days old"),
    ],
)
def test_old_data_says_how_old_it_is(today, words):
    days = [date.fromordinal(date(2026, 1, 1).toordinal() + number) for number in range(59)]
    metric = Metric("tickets", "Tickets", "additive", "count", "tickets", "day")
    cube = Cube(metric, "month", (), {}, (), calendar=calendar_of(days, "month"))
    assert data_until(cube) == "28 February 2026"
    assert days_old(cube, today) == words


@pytest.mark.parametrize("name", [None, "", "Nowhere/Land", "../../etc/passwd"])
def test_a_time_zone_that_does_not_exist_is_utc(name):
    assert str(zone_of(name)) == str(UTC)


def test_a_view_comes_back_from_its_link():
    assert view_of(VIEW.query) == VIEW


@pytest.mark.parametrize("query", ["", "metric=Tickets", "a=b&c=d", "%%%"])
def test_another_query_string_is_no_view(query):
    assert view_of(query) is None


def test_of_two_values_of_one_dimension_the_later_is_looked_inside():
    chosen = segment_of([("channel", "mail"), ("region", "North"), ("channel", "web")])
    assert chosen is not None
    assert chosen.parts == (("channel", "web"), ("region", "North"))
    assert segment_of([]) is None


def test_next_questions_look_inside_turn_the_dimension_and_change_the_comparison():
    parts = (segment("mail", -40.0), segment("North", -40.0, dimension="region"))
    evidence = (Evidence("E2", "segment", "mail fell", segment=parts[0].segment),)
    facts = tickets(segments=parts, evidence=evidence)
    insight = OfferInsight(
        metric="tickets",
        direction="decrease",
        previous_value=300.0,
        current_value=260.0,
        headline="Tickets fell.",
        explanation="Mail fell.",
        drivers=("E2",),
    )
    view = View("Tickets", "Month", "February 2026", "Period before")
    asked = {item.key: item.choices for item in next_questions(facts, insight, view, "channel")}
    assert asked == {
        "inside": {"within": ["channel: mail"]},
        "another": {"by": "region"},
        "other": {"compare": "A year earlier"},
    }
    inside = View("Tickets", "Month", "February 2026", "A year earlier", ("channel: mail",))
    again = {item.key: item.choices for item in next_questions(facts, insight, inside, "region")}
    assert again == {"another": {"by": "channel"}, "other": {"compare": "Period before"}}


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        ([1.0] * 4, ""),
        ([1.0] * 5, "Usually takes under 5 seconds."),
        ([1.0] * 9 + [40.0], "Usually takes under 5 seconds."),
        ([1.0] * 8 + [40.0] * 2, "Usually takes under 45 seconds."),
        ([5.0] * 5, "Usually takes under 10 seconds."),
        ([150.0] * 5, "Usually takes more than two minutes."),
    ],
)
def test_the_usual_time_is_told_by_nine_of_ten_explanations_before(seconds, words):
    assert usual_time(seconds) == words
