"""Places that are told without a superlative, and what says that nobody else did: each holds of one alone."""

from __future__ import annotations

import pytest

from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, said, verdict

REGIONS, CHANNELS = ("Harbour", "Valley", "Uplands", "Islands"), ("Web", "Counter", "Phone")

OF_THE_FIRST = """
    {} brought in the most in April; {} – the largest region – moved; {} tops the list of regions in April;
    {} heads the ranking of regions with {level}; {} was not the smallest region and brought in the most in April
"""
OF_WHO_FELL_MOST = """
    {} made the most negative contribution of the regions; {} contributed the most to the decline;
    the main driver was {}
"""
OF_WHO_ROSE = """
    {} alone rose; {} was alone in rising; against the trend, {} rose; only {} rose among the regions
"""
LEVELS = {"Harbour": "$151,320", "Valley": "$134,910", "Uplands": "$99,130", "Islands": "$56,480"}


def holding(text: str) -> list[str]:
    """The regions of whom the text passes."""
    return [
        name
        for name in REGIONS
        if verdict(TICKETS, text.format(name, level=LEVELS[name]).capitalize() + ".") == ACCEPTED
    ]


@pytest.mark.parametrize("text", said(OF_THE_FIRST) + said(OF_WHO_FELL_MOST))
def test_only_who_leads_is_said_to_lead(text):
    assert set(holding(text)) <= {"Harbour"}


@pytest.mark.parametrize("text", said(OF_WHO_ROSE))
def test_only_who_did_it_alone_is_said_to_be_alone(text):
    assert holding(text) == ["Uplands"]


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Phone was not the largest channel in April.", "Web was not the largest channel in April."),
        ("Second was Valley with a decline of $14,890.", "Second was Islands with a decline of $3,830."),
        ("Three regions fell: Valley, Harbour and Islands.", "Three regions fell: Valley and Harbour."),
        ("The top two regions in April were Valley and Harbour.", "The top two regions were Valley and Islands."),
        ("The top two regions in April were Harbour and Valley.", "The top two regions in April were Web and Counter."),
        ("Only Harbour was larger than Valley in April.", "Only Valley was larger than Islands in April."),
        ("Harbour, Valley and Islands fell, in that order.", "Valley, Harbour and Islands fell, in that order."),
        ("Valley and Harbour fell, with Harbour falling more.", "Valley and Harbour fell, with Valley falling more."),
        ("Web extended its lead over Phone.", "Phone extended its lead over Web."),
        ("The lead of Web over Counter grew.", "The lead of Counter over Web grew."),
        ("Against the trend, Web rose by $6,180.", "Against the trend, Counter fell by $53,840."),
        ("Harbour (the largest region) fell.", "Islands (the largest region) fell."),
    ],
)  # fmt: skip
def test_a_place_is_read_where_it_holds_and_only_there(true, false):
    assert verdict(TICKETS, true) == ACCEPTED
    assert verdict(TICKETS, false) != ACCEPTED


@pytest.mark.parametrize(
    "text",
    [
        "Counter lost the lead to Phone.",
        "Web lost the lead to Counter.",
        "The order of the channels changed.",
        "Harbour tops the list of channels in April.",
        "The only decline among the regions came from Harbour.",
    ],
)
def test_no_place_changed_hands(text):
    assert verdict(TICKETS, text) != ACCEPTED


@pytest.mark.parametrize("site", ["Lindau", "Bregenz", "Konstanz"])
def test_nobody_is_alone_where_all_fell(site):
    for text in ("{} alone fell.", "{} was alone in falling.", "Against the trend, {} fell."):
        assert verdict(VISITS, text.format(site)) != ACCEPTED


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Harbour, rather than Valley, fell the most.", "Valley, rather than Harbour, fell the most."),
        ("Harbour, not Valley, fell the most.", "Valley, not Harbour, fell the most."),
        ("The main driver of the fall was Counter, not Web.", "The main driver was Web, not Counter."),
        ("The fall in Harbour was larger than the fall in Valley.", "The fall in Islands exceeded the fall in Valley."),
        ("Islands's decline was smaller than Valley's.", "Valley's decline was smaller than Islands's."),
        ("Web, the largest channel in March, rose.", "Phone, the largest channel in March, fell."),
        ("Web leads the channels with $246,050.", "Harbour leads the channels with $151,320."),
        ("Valley was not the only region that fell.", "Uplands was not the only region that rose."),
        ("Uplands rose by $8,880, more than any other region.", "Uplands rose by $8,880, more than any other channel."),
        ("Web rose; the other two channels fell.", "Uplands rose; the other two channels fell."),
        ("Counter leads the decline.", "Counter leads the channels."),
    ],
)  # fmt: skip
def test_one_is_set_beside_those_of_its_kind(true, false):
    assert verdict(TICKETS, true) == ACCEPTED
    assert verdict(TICKETS, false) != ACCEPTED


@pytest.mark.parametrize("site", ["Lindau", "Bregenz", "Konstanz"])
def test_nobody_outdid_whom_nobody_could(site):
    assert verdict(VISITS, f"No site rose more than {site}.") != ACCEPTED
    assert (verdict(VISITS, f"No site fell more than {site}.") == ACCEPTED) == (site == "Lindau")


PLACES = {"first": "Harbour", "second": "Valley", "third": "Uplands", "fourth": "Islands"}


@pytest.mark.parametrize(
    "text", said("{} ranks {}; {} came {} in April; {} ranked {} in March; {} ranks {} among the regions")
)
def test_a_bare_rank_is_one_by_value(text):
    for place, name in PLACES.items():
        for region in REGIONS:
            assert (verdict(TICKETS, text.format(region, place) + ".") == ACCEPTED) == (region == name)


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Counter is about twice as large as Phone.", "Phone is about twice as large as Web."),
        ("Harbour and Valley fell the most of all regions.", "Harbour and Islands fell the most of all regions."),
        ("Web is the largest channel.", "Web is now the largest channel."),
        ("Web is still the largest channel.", "Web became the largest channel."),
    ],
)  # fmt: skip
def test_only_what_holds_is_told_of_two_or_of_now(true, false):
    assert verdict(TICKETS, true) == ACCEPTED
    assert verdict(TICKETS, false) != ACCEPTED


def test_those_counted_are_not_said_to_be_leaving():
    assert verdict(TICKETS, "Ticket sales fell; customers are leaving.") != ACCEPTED
