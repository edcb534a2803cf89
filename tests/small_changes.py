"""Small changes, made by hand, for tests of what is drawn from facts."""

from dataclasses import replace
from datetime import date

from insight.facts import Evidence, Facts, Noise, Period, Segment, SegmentFacts

JANUARY = Period("January 2026", date(2026, 1, 1), date(2026, 1, 31))
FEBRUARY = Period("February 2026", date(2026, 2, 1), date(2026, 2, 28))


def segment(name, amount, *, dimension="channel", before=100.0, rate=None, mix=None):
    return SegmentFacts(
        Segment(((dimension, name),)), before, before + amount, contribution=amount, rate_effect=rate, mix_effect=mix
    )


def tickets(**changes):
    """Tickets, 300 to 260: mail −30, phone −14, chat +4; fewer is better."""
    parts = (segment("mail", -30.0), segment("chat", 4.0), segment("phone", -14.0))
    evidence = tuple(
        Evidence(f"E{number}", "segment", f"{item.segment.name} moved", segment=item.segment)
        for number, item in enumerate(parts, start=2)
    )
    facts = Facts(
        metric="tickets",
        label="Tickets",
        kind="additive",
        unit="count",
        grain="month",
        previous_period=JANUARY,
        current_period=FEBRUARY,
        previous_value=300.0,
        current_value=260.0,
        polarity="down",
        segments=parts,
        evidence=(Evidence("E1", "overall", "Tickets fell"), *evidence),
        noise=Noise("outside_normal_variation", limit=20.0, earlier_changes=12),
    )
    return replace(facts, **changes)


def resolved_share(**changes):
    """Share resolved at first contact, 60.0 % to 57.0 %: mail −4.0 pp (rate −5.0, mix +1.0), phone +1.0 pp."""
    parts = (
        segment("mail", -0.04, before=0.7, rate=-0.05, mix=0.01),
        segment("phone", 0.01, before=0.5, rate=0.004, mix=0.006),
    )
    facts = Facts(
        metric="resolved_share",
        label="Resolved at first contact",
        kind="ratio",
        unit="percent",
        grain="month",
        previous_period=JANUARY,
        current_period=FEBRUARY,
        previous_value=0.60,
        current_value=0.57,
        polarity="up",
        decimals=1,
        segments=parts,
    )
    return replace(facts, **changes)
