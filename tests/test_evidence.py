"""Evidence: numbered sentences, true at the precision shown, each with its raw figures."""

import re
from datetime import date

import pytest

from insight.evidence import Finding, with_evidence
from insight.facts import Effects, Facts, Noise, Part, Period, Segment, SegmentFacts

MARCH = Period("March 2026", date(2026, 3, 1), date(2026, 3, 31))
APRIL = Period("April 2026", date(2026, 4, 1), date(2026, 4, 30))
MAY = Period("May 2026", date(2026, 5, 1), date(2026, 5, 31))


def rate(previous: float = 0.312, current: float = 0.289, **more) -> Facts:
    return Facts(
        "repeat_rate",
        "Repeat rate",
        "ratio",
        "percent",
        "month",
        MARCH,
        APRIL,
        previous,
        current,
        decimals=1,
        denominator=Part("orders", 1000, 900),
        **more,
    )


def sales(previous: float = 1000.0, current: float = 800.0, **more) -> Facts:
    return Facts("sales", "Sales", "additive", "USD", "month", MARCH, MAY, previous, current, **more)


def sentences(facts: Facts, *findings: Finding) -> list[str]:
    return [item.sentence for item in with_evidence(facts, findings).evidence]


def segment(name: str = "email", **figures) -> SegmentFacts:
    given = {"previous_value": None, "current_value": None} | figures
    return SegmentFacts(Segment((("channel", name),)), **given)


def test_the_overall_change_names_both_periods_and_the_points():
    assert sentences(rate())[0] == (
        "Repeat rate fell from 31.2 % in March 2026 to 28.9 % in April 2026, a change of −2.3 pp (−7.4 % relative)."
    )


def test_values_that_look_alike_are_written_with_more_decimals():
    assert sentences(rate(0.31201, 0.31204))[0].startswith(
        "Repeat rate rose from 31.201 % in March 2026 to 31.204 % in April 2026, a change of +0.003 pp"
    )


def test_no_change_is_said_as_none():
    assert sentences(sales(800, 800))[0] == "Sales did not change: $800 in March 2026 and in May 2026."


def test_no_relative_change_on_a_negative_base():
    assert (
        sentences(sales(-200, -500))[0]
        == "Sales fell from −$200 in March 2026 to −$500 in May 2026, a change of −$300."
    )


@pytest.mark.parametrize(
    ("finding", "sentence"),
    [
        (
            Finding(segment(previous_value=0.38, current_value=0.291, rate_effect=-0.019), "segment"),
            "email fell from 38.0 % in March 2026 to 29.1 % in April 2026, a rate effect of −1.9 pp.",
        ),
        (
            Finding(segment(share_previous=0.2, share_current=0.35, mix_effect=-0.018), "mix_effect"),
            (
                "The share of email rose from 20.0 % in March 2026 to 35.0 % in April 2026. "
                "The mix effect of email is −1.8 pp."
            ),
        ),
        (
            Finding(segment(share_current=0.123, current_value=0.21, mix_effect=-0.009), "entered"),
            ("email is new in April 2026 with 12.3 % of orders. The mix effect of email is −0.9 pp."),
        ),
        (
            Finding(segment(share_previous=0.123, previous_value=0.21, mix_effect=0.009), "exited"),
            ("email had 12.3 % of orders in March 2026 and none in April 2026. The mix effect of email is +0.9 pp."),
        ),
    ],
)
def test_a_segment_of_a_ratio_is_told_by_what_moved(finding, sentence):
    facts = with_evidence(rate(), (finding,))
    assert facts.evidence[1].sentence == sentence
    assert facts.evidence[1].segment == finding.segment.segment
    assert facts.driver_evidence == (facts.evidence[1],)


def test_a_segment_of_a_sum_is_told_by_its_own_change():
    finding = Finding(segment(previous_value=400.0, current_value=150.0), "segment")
    assert sentences(sales(), finding)[1] == (
        "email fell from $400 in March 2026 to $150 in May 2026, a change of −$250 (−62.5 %)."
    )


def test_evidence_is_numbered_and_ordered_by_importance():
    facts = rate(
        effects=Effects(-0.004, -0.019),
        noise=Noise("outside_normal_variation", -4.2, 0.011, 15),
        unattributed=0.001,
        simpson=True,
    )
    finding = Finding(segment(share_previous=0.2, share_current=0.35, mix_effect=-0.018), "mix_effect")
    found = with_evidence(facts, (finding,)).evidence
    assert [item.kind for item in found] == [
        "overall",
        "simpson",
        "segment",
        "mix_effect",
        "rate_effect",
        "unattributed",
        "noise",
    ]
    assert [item.id for item in found] == [f"E{number}" for number in range(1, 8)]


@pytest.mark.parametrize(
    ("noise", "sentence"),
    [
        (
            Noise("within_normal_variation", -0.8, 0.031, 12),
            "The change is within normal variation. Changes up to ±3.1 pp are usual, judged by 12 earlier changes.",
        ),
        (
            Noise("notable", -2.1, 0.031, 12),
            (
                "The change is notable, yet not outside the limit of normal variation. "
                "The limit is ±3.1 pp, judged by 12 earlier changes."
            ),
        ),
        (
            Noise("outside_normal_variation", -4.1, 0.0002, 12),
            "The change is outside normal variation. The limit is ±0.02 pp, judged by 12 earlier changes.",
        ),
        (
            Noise("sampling_test_only_quiet", -0.8, None, 1),
            (
                "The change is within sampling error. The data holds 1 earlier change, "
                "and eight are needed to know the usual movement."
            ),
        ),
    ],
)
def test_the_verdict_says_what_it_rests_on(noise, sentence):
    assert sentences(rate(noise=noise))[-1] == sentence


def test_a_quiet_change_is_told_without_effects():
    quiet = Noise("within_normal_variation", -0.8, 0.031, 12)
    found = with_evidence(rate(effects=Effects(-0.004, -0.019), noise=quiet), ()).evidence
    assert [item.kind for item in found] == ["overall", "noise"]


def test_every_raw_figure_of_a_sentence_is_kept_beside_it():
    facts = with_evidence(sales(calendar_effect=0.0), ())
    overall = dict(facts.evidence[0].values)
    assert overall == {"previous": 1000.0, "current": 800.0, "change": -200.0, "relative_change": -0.2}


def test_no_sentence_holds_a_double_sign_or_an_empty_figure():
    facts = rate(0.2, 0.3, effects=Effects(0.12, -0.02), noise=Noise("notable", 2.0, 0.12, 9))
    for sentence in sentences(
        facts, Finding(segment(previous_value=0.1, current_value=0.1, rate_effect=0.0), "segment")
    ):
        assert not re.search(r"[+−]{2}|–|None|nan|  ", sentence)
