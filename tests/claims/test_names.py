"""The longest name at a place: of the metric, its parts, the dimensions and their segments."""

from dataclasses import replace

import pytest

from insight.claims.lexicon import lexicon
from insight.claims.names import Names
from insight.claims.world import World
from insight.facts import Facts
from tests.claims.scenes import RENEWALS, TICKETS, VISITS, WAITS, added_up


def named(facts: Facts, text: str) -> tuple[str, str] | None:
    """The text of the name at the start, and what it names: a kind, or the segments."""
    found = Names(World(facts), lexicon(facts.grain)).find(text, 0)
    if found is None:
        return None
    end, name, _ = found
    meant = " + ".join(facts.segments[index].segment.name for index in name.members) or name.dimension or name.kind
    return text[:end], meant


@pytest.mark.parametrize(
    "text", ["Ticket sales", "ticket sales", "TICKET SALES", "box office", "ticket_sales", "metric", "sales"]
)
def test_the_metric_by_its_label_synonym_identifier_and_short_form(text):
    assert named(TICKETS, text) == (text, "metric")


@pytest.mark.parametrize(
    ("facts", "text", "meant"),
    [
        (RENEWALS, "Renewal rate", "metric"),
        (RENEWALS, "rate", "metric"),
        (RENEWALS, "renewed plans", "numerator"),
        (RENEWALS, "expiring plans", "denominator"),
        (RENEWALS, "expiring plan", "denominator"),
        (TICKETS, "region", "region"),
        (TICKETS, "regions", "region"),
        (TICKETS, "channels", "channel"),
        (WAITS, "desk", "desk"),
        (WAITS, "calls", "denominator"),
        (WAITS, "waiting time", "metric"),
    ],
)
def test_parts_and_dimensions_in_singular_and_plural(facts, text, meant):
    assert named(facts, text) == (text, meant)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Harbour fell", "Harbour"),
        ("harbour fell", "Harbour"),
        ("HARBOUR", "Harbour"),
        ("Web, Counter", "Web"),
    ],
)
def test_segments_by_name(text, found):
    assert named(TICKETS, text) == (text[: len(found)], found)


@pytest.mark.parametrize("text", ["Harbourside", "Webcam", "Lagoon", "fell", "", "1", " Harbour"])
def test_what_is_no_name(text):
    assert named(TICKETS, text) is None


def test_the_longest_name_wins():
    facts = replace(VISITS, segments=added_up("site", {"Port": (1, 1), "Port East": (1, 1), "Port East 2": (1, 1)}))
    assert named(facts, "Port fell") == ("Port", "Port")
    assert named(facts, "Port East fell") == ("Port East", "Port East")
    assert named(facts, "Port East 2 fell") == ("Port East 2", "Port East 2")
    assert named(facts, "Port Eastern") == ("Port", "Port")


def test_a_name_in_two_dimensions_means_either():
    facts = replace(VISITS, segments=added_up("site", {"Lindau": (1, 1)}) + added_up("town", {"Lindau": (1, 1)}))
    assert named(facts, "Lindau") == ("Lindau", "Lindau + Lindau")


def test_names_that_share_their_last_word_may_be_listed():
    facts = replace(VISITS, segments=added_up("year", {"2024 cohort": (1, 1), "2025 cohort": (1, 1)}))
    assert named(facts, "2024 cohort") == ("2024 cohort", "2024 cohort")
    assert named(facts, "2024 and 2025 cohorts") == ("2024 and 2025 cohorts", "2024 cohort + 2025 cohort")


def test_a_name_that_is_a_word_too_is_a_name_only_as_written():
    """ "Other fell" names the segment, "the other regions" does not."""
    facts = replace(VISITS, segments=added_up("site", {"Other": (1, 1), "None": (1, 1)}))
    assert named(facts, "Other") == ("Other", "Other")
    assert named(facts, "other") is None
    assert named(facts, "None") == ("None", "None")
    assert named(facts, "none") is None


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("In-store", ["In-store", "in-store", "in store", "In‑store"]),
        ("Paid search", ["Paid search", "paid search", "paid-search"]),
        ("(not set)", ["(not set)", "not set"]),
        ("R&D (EU)", ["R&D (EU)", "r&d (eu)"]),
        ("$0–$50", ["$0–$50", "$0-$50"]),
        ("a.b*c", ["a.b*c"]),
    ],
)
def test_usual_forms_of_odd_names(name, forms):
    facts = replace(VISITS, segments=added_up("site", {name: (1, 1), "Bregenz": (1, 1)}))
    dashes = str.maketrans({"–": "-", "‑": "-"})
    for form in forms:
        assert named(facts, form.translate(dashes)) == (form.translate(dashes), name)
