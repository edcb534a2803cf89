"""A month whose last days have not finished loading is shown with that said."""

from datetime import date, timedelta

import pandas as pd

CATALOGUE = """
source = "visits.parquet"

[metrics.visits]
label = "Visits"
unit = "count"
decimals = 0
polarity = "up"
numerator = "visits"
date = "day"
dimensions = ["place"]
"""


def test_days_that_may_not_be_loaded_are_named_beside_the_value(open_page, tmp_path):
    days = [date(2026, 3, 1) + timedelta(days=number) for number in range(61)]
    visits = [1000 + 7 * (number % 5) for number in range(59)] + [90, 12]
    frame = pd.DataFrame({"day": days, "place": ["Harbour"] * 61, "visits": visits})
    frame.to_parquet(tmp_path / "visits.parquet", index=False)
    (tmp_path / "metrics.toml").write_text(CATALOGUE, encoding="utf-8")
    page = open_page(INSIGHT_CATALOGUE=str(tmp_path / "metrics.toml"))
    shown = " ".join(element.proto.body for element in page.get("html"))
    assert "29–30 April 2026 is far below the usual level" in shown
