"""The demo orders hold what data/README.md says, found here with plain pandas and none of our own arithmetic."""

import re
from pathlib import Path

import pandas as pd
import pytest

from data import generate_orders as generator

DATA = Path(__file__).parents[2] / "data"
DIMENSIONS = ["channel", "region", "device", "customer_type"]
# XmR chart: a change beyond this many mean moving ranges is outside normal variation, <https://xmrit.com/articles/plot-xmr-chart-instructions/>.
LIMIT = 3.268
PLANTED = {
    "repeat_purchase_rate": {"2026-02", "2026-03", "2026-10"},
    "orders": {"2025-08", "2026-06", "2026-07"},
    "revenue": {"2025-08", "2026-06", "2026-07"},
    "average_order_value": {"2025-11"},
}


def read_committed() -> pd.DataFrame:
    """The committed rows, money in whole cents so that every sum is exact."""
    rows = pd.read_parquet(DATA / "orders.parquet")
    cents = [int(value.scaleb(2)) for value in rows["revenue"]]
    rows["revenue"] = cents
    rows["month"] = pd.to_datetime(rows["day"]).dt.strftime("%Y-%m")
    return rows


@pytest.fixture(scope="module")
def rows():
    return read_committed()


@pytest.fixture(scope="module")
def months(rows):
    """Metrics of the complete months; sums are per day, so that a short February is no fall."""
    complete = rows[rows["month"] < "2026-11"]
    sums = complete.groupby("month")[["orders", "repeat_orders", "revenue"]].sum()
    days = complete.groupby("month")["day"].nunique()
    return pd.DataFrame(
        {
            "repeat_purchase_rate": sums["repeat_orders"] / sums["orders"],
            "orders": sums["orders"] / days,
            "revenue": sums["revenue"] / days,
            "average_order_value": sums["revenue"] / sums["orders"],
        }
    )


def totals(rows: pd.DataFrame, month: str, by: list[str]) -> pd.DataFrame:
    return rows[rows["month"] == month].groupby(by)[["orders", "repeat_orders", "revenue"]].sum()


def split(rows: pd.DataFrame, before: str, after: str, measure: str) -> pd.DataFrame:
    """Rate and mix effect of every leaf cell (Kitagawa 1955, <https://doi.org/10.1080/01621459.1955.10501299>)."""
    earlier, later = (totals(rows, month, DIMENSIONS) for month in (before, after))
    assert (earlier["orders"] > 0).all()
    assert (later["orders"] > 0).all()
    rates = earlier[measure] / earlier["orders"], later[measure] / later["orders"]
    shares = earlier["orders"] / earlier["orders"].sum(), later["orders"] / later["orders"].sum()
    overall = sum(part[measure].sum() / part["orders"].sum() for part in (earlier, later)) / 2
    return pd.DataFrame(
        {
            "rate": (shares[0] + shares[1]) / 2 * (rates[1] - rates[0]),
            "mix": (shares[1] - shares[0]) * ((rates[0] + rates[1]) / 2 - overall),
        }
    )


def test_the_generator_reproduces_the_committed_rows_value_for_value(rows):
    made = generator.generate_orders()
    by = ["day", *DIMENSIONS]
    made = made.assign(day=made["day"].dt.date).rename(columns={"revenue_cents": "revenue"})
    pd.testing.assert_frame_equal(
        made.sort_values(by, ignore_index=True),
        rows.drop(columns="month").sort_values(by, ignore_index=True),
        check_dtype=False,
    )


def test_writing_again_gives_the_same_table(tmp_path):
    """Types, exact money and order of rows included."""
    generator.write_orders(tmp_path / "orders.parquet")
    again, committed = (pd.read_parquet(folder / "orders.parquet") for folder in (tmp_path, DATA))
    pd.testing.assert_frame_equal(again, committed)


def test_the_file_is_small():
    assert (DATA / "orders.parquet").stat().st_size < 3_000_000


def test_there_is_one_row_for_every_day_and_segment(rows):
    assert not rows.duplicated(["day", *DIMENSIONS]).any()
    assert not rows.isna().any().any()
    opened = rows["channel"] != "marketplace"
    assert len(rows[opened]) == rows["day"].nunique() * 5 * 4 * 3 * 2
    assert len(rows[~opened]) == rows.loc[rows["month"] >= "2025-08", "day"].nunique() * 4 * 3 * 2


def test_no_row_counts_more_repeat_orders_than_orders(rows):
    assert (rows["repeat_orders"] >= 0).all()
    assert (rows["repeat_orders"] <= rows["orders"]).all()
    assert ((rows["revenue"] > 0) == (rows["orders"] > 0)).all()


def test_the_last_month_is_incomplete(rows):
    assert str(rows["day"].min()) == "2024-10-01"
    assert str(rows["day"].max()) == "2026-11-17"


@pytest.mark.parametrize("metric", PLANTED)
def test_planted_months_and_no_others_are_outside_normal_variation(months, metric):
    """Judged by the moving ranges of all other months, and where there are 8 of them, by those before alone."""
    change = months[metric].diff().dropna().abs()
    among_all = {month for month in change.index if change[month] > LIMIT * change.drop(month).mean()}
    judged = change.index[8:]
    among_earlier = {month for month in judged if change[month] > LIMIT * change[change.index < month].mean()}
    assert among_all == PLANTED[metric]
    assert among_earlier == PLANTED[metric]


def test_february_2026_is_a_fall_of_the_rate_in_email_north(rows, months):
    change = months["repeat_purchase_rate"].diff()["2026-02"]
    effects = split(rows, "2026-01", "2026-02", "repeat_orders")
    assert effects.sum().sum() == pytest.approx(change)
    by_segment = effects["rate"].groupby(["channel", "region"]).sum()
    assert by_segment.idxmin() == ("email", "North")
    assert by_segment.min() / change > 0.9
    assert abs(by_segment.drop(("email", "North"))).max() < 0.05 * abs(change)
    assert abs(effects["mix"].sum()) < 0.05 * abs(change)


def test_march_2026_takes_the_fall_back(rows, months):
    change = months["repeat_purchase_rate"].diff()["2026-03"]
    by_segment = split(rows, "2026-02", "2026-03", "repeat_orders")["rate"].groupby(["channel", "region"]).sum()
    assert by_segment["email", "North"] / change > 0.9


def test_october_2026_is_a_shift_of_the_mix_to_paid_search(rows, months):
    change = months["repeat_purchase_rate"].diff()["2026-10"]
    effects = split(rows, "2026-09", "2026-10", "repeat_orders")
    assert effects["mix"].sum() / change > 0.9
    by_channel = effects["mix"].groupby("channel").sum()
    assert by_channel.idxmin() == "paid_search"
    assert by_channel.min() / change > 0.7
    before, after = (totals(rows, month, ["channel"]) for month in ("2026-09", "2026-10"))
    growth = (after["orders"] / 31) / (before["orders"] / 30)
    assert growth["paid_search"] == pytest.approx(2, abs=0.08)
    rates = (after["repeat_orders"] / after["orders"]) - (before["repeat_orders"] / before["orders"])
    assert rates.abs().max() < 0.006


def test_the_marketplace_of_august_2025_brings_all_of_the_new_orders(rows):
    before, after = (totals(rows, month, ["channel"])["orders"] for month in ("2025-07", "2025-08"))
    assert "marketplace" not in before.index
    assert after["marketplace"] / (after.sum() - before.sum()) > 0.8


def test_the_outage_of_june_2026_is_on_mobile(rows):
    """July takes it back on the same device."""
    revenue = rows.pivot_table("revenue", index="month", columns="device", aggfunc="sum")
    for month, before in (("2026-06", "2026-05"), ("2026-07", "2026-06")):
        change = revenue.loc[month] - revenue.loc[before]
        assert change["mobile"] / change.sum() > 0.85
    mobile = rows[(rows["device"] == "mobile") & (rows["month"] == "2026-06")].groupby("day")["orders"].sum()
    days = [str(day) for day in mobile.index[mobile < mobile.max() / 3]]
    assert (days[0], days[-1], len(days)) == ("2026-06-09", "2026-06-22", 14)


def test_in_november_2025_both_kinds_of_customers_spend_more_and_the_average_falls(rows, months):
    """Simpson's paradox: the orders that are worth more became fewer."""
    before, after = (totals(rows, month, ["customer_type"]) for month in ("2025-10", "2025-11"))
    assert (after["revenue"] / after["orders"] > 1.02 * before["revenue"] / before["orders"]).all()
    assert months.loc["2025-11", "average_order_value"] < 0.95 * months.loc["2025-10", "average_order_value"]
    effects = split(rows, "2025-10", "2025-11", "revenue").sum()
    assert effects["rate"] > 0 > effects["mix"]
    assert effects["mix"] < -2 * effects["rate"]


def test_the_readme_lists_exactly_the_planted_months():
    text = (DATA / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| (\w+ 20\d\d) \|", text, flags=re.MULTILINE)
    months = {str(pd.Timestamp(f"1 {name}"))[:7] for name in named}
    assert months == set().union(*PLANTED.values())
