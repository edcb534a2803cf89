"""Months of different length: what fell in sum may have risen per day.

After a database toolkit's report that sums of months rank otherwise once the months are made equally long:
https://github.com/timescale/timescaledb-toolkit/issues/466
"""

from __future__ import annotations

import dataclasses
from datetime import date

from insight.facts import Period
from tests.claims.scenes import ACCEPTED, VISITS, WITHHELD, told, verdict

SHORTER = dataclasses.replace(
    VISITS,
    previous_period=Period("January 2026", date(2026, 1, 1), date(2026, 1, 31)),
    current_period=Period("February 2026", date(2026, 2, 1), date(2026, 2, 28)),
    previous_value=6_200,
    current_value=5_880,
    segments=(),
)
"""From 200 a day to 210: a fall of 5.2 %, a rise of 5.0 % per day."""


@told(
    {
        SHORTER: {
            "Visits fell by 5.2% in February; per day they rose by 5.0%.": ACCEPTED,
            "Visits fell by 5.2% in February, which has three days fewer; per day they rose by 5.0%.": ACCEPTED,
            "Per day visits rose by 5.0%.": ACCEPTED,
            "Visits fell by 5.2% in February; per day they fell by 5.0%.": WITHHELD,
            "Visits fell by 5.2% in February; per day they rose by 5.2%.": WITHHELD,
            "Visits fell by 5.2% in February; per visitor they rose by 5.0%.": WITHHELD,
            "Visits fell by 5.2% in February; per week they rose by 5.0%.": WITHHELD,
            "Visits fell by 5.2% in February, which has four days fewer.": WITHHELD,
        }
    }
)
def test_a_fall_that_is_a_rise_per_day(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
