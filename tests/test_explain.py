"""From a cube to the facts, on tables small enough to be checked by hand."""

from io import StringIO

import pandas as pd
import pytest

from insight.errors import FactsUnavailable
from insight.explain import facts_for
from insight.facts import Facts
from insight.metrics import Metric
from insight.periods import compare
from tests.cubes import cube_of

VISITS = Metric(
    "conversion_rate",
    "Conversion rate",
    "ratio",
    "percent",
    "conversions",
    "month",
    denominator="visits",
    dimensions=("source",),
    decimals=1,
    numerator_label="conversions",
    denominator_label="visits",
)
SALES = Metric("sales", "Sales", "additive", "USD", "sales", "month", dimensions=("partner",))


def facts_of(csv: str, metric: Metric) -> Facts:
    cube, calendar = cube_of(pd.read_csv(StringIO(csv), dtype={metric.date: str}), metric)
    return facts_for(cube, compare(calendar))


def test_a_rate_that_rises_only_by_mix_is_split_and_flagged():
    """Both sources convert worse, the total better (https://clamp.sh/blog/funnel-conversion-rate-is-lying-to-you).

    Which effect is taken first decides the split, so it is the mean of the two orders.
    """
    facts = facts_of(
        "month,source,visits,conversions\n"
        "2026-03,Organic,2000,360\n2026-03,Ads,8000,320\n2026-04,Organic,6000,960\n2026-04,Ads,4000,120\n",
        VISITS,
    )
    assert (facts.previous_value, facts.current_value) == pytest.approx((0.068, 0.108))
    assert facts.effects is not None
    at_new_shares, at_old_shares = (-0.016, 0.056), (-0.012, 0.052)
    assert facts.effects.rate_effect == pytest.approx((at_new_shares[0] + at_old_shares[0]) / 2)
    assert facts.effects.mix_effect == pytest.approx((at_new_shares[1] + at_old_shares[1]) / 2)
    assert facts.simpson
    assert facts.evidence[1].sentence == (
        "Conversion rate rose although it fell in every source: "
        "the mix effect is +5.4 pp and the rate effect is −1.4 pp."
    )


def test_segments_of_one_period_only_count_in_full():
    """An inner join of the periods would turn +80 into −10 (https://github.com/rilldata/rill/issues/9395)."""
    facts = facts_of(
        "month,partner,sales\n2026-03,A,500\n2026-03,B,300\n2026-03,D,60\n2026-04,A,480\n2026-04,B,310\n2026-04,C,150\n",
        SALES,
    )
    found = {item.segment.name: (item.contribution, item.status) for item in facts.segments}
    assert found == {"A": (-20, "both"), "B": (10, "both"), "C": (150, "entered"), "D": (-60, "exited")}
    assert (facts.previous_value, facts.current_value, facts.delta) == (860, 940, 80)
    assert facts.evidence[1].sentence == "C entered in April 2026 with sales of $150, a change of +$150."


def test_a_zero_denominator_is_refused():
    with pytest.raises(FactsUnavailable, match=r"not defined for April 2026: visits add up to zero"):
        facts_of("month,source,visits,conversions\n2026-03,Ads,8000,320\n2026-04,Ads,0,0\n", VISITS)
