"""The cube, computed by the engine from files and frames."""

from dataclasses import replace
from datetime import date

import pandas as pd
import pytest

from insight.cells import CellStore
from insight.cube import MEASURES
from insight.errors import DataProblem, FactsUnavailable
from insight.facts import Segment
from insight.metrics import Metric
from insight.periods import compare
from insight.source import Source
from tests.source.shop import ORDERS, REPEAT, REVENUE, as_dict, orders, parquet


@pytest.fixture(params=["csv", "parquet", "frame"])
def source(request, tmp_path):
    if request.param == "frame":
        opened = Source.from_frame(orders())
    elif request.param == "csv":
        orders().to_csv(tmp_path / "rows.csv", index=False)
        opened = Source.from_file(tmp_path / "rows.csv")
    else:
        opened = Source.from_file(parquet(orders(), tmp_path / "rows.parquet"))
    yield opened
    opened.close()


def test_a_sum_is_added_up_by_period_and_dimension(source):
    cube = source.cube(ORDERS, "month")
    assert [period.label for period in cube.periods] == ["March 2026", "April 2026"]
    assert cube.complete == (True, True)
    assert as_dict(cube.over(())) == {0: 9, 1: 10}
    assert as_dict(cube.over(("channel",)), "channel") == {
        (0, "Ads"): 4,
        (0, "Email"): 4,
        (0, None): 1,
        (1, "Ads"): 5,
        (1, "Email"): 4,
        (1, "Shop"): 1,
    }


def test_a_ratio_keeps_its_numerator_and_denominator(source):
    table = source.cube(REPEAT, "month").over(("region",))
    assert as_dict(table, "region") == {(0, "North"): 1, (0, "South"): 2, (1, "North"): 1, (1, "South"): 3}
    assert as_dict(table, "region", of="denominator") == {
        (0, "North"): 5,
        (0, "South"): 4,
        (1, "North"): 3,
        (1, "South"): 7,
    }


def test_a_row_without_a_measure_is_left_out_of_every_sum_and_counted(source):
    total = source.cube(REVENUE, "month").over(())
    assert as_dict(total) == pytest.approx({0: 71.0, 1: 104.0}, rel=0, abs=0)
    assert as_dict(total, of="volume") == {0: 7, 1: 10}
    assert as_dict(total, of="rows") == {0: 4, 1: 5}
    assert as_dict(total, of="excluded") == {0: 1, 1: 0}


def test_a_missing_dimension_value_stays_none(source):
    channels = source.cube(ORDERS, "month").over(("channel",))["channel"]
    assert sum(value is None for value in channels) == 1
    assert all(value is None or isinstance(value, str) for value in channels)


def test_without_dimensions_there_is_the_total(source):
    cube = source.cube(ORDERS, "quarter", dimensions=())
    assert as_dict(cube.over(())) == {0: 9, 1: 10}
    with pytest.raises(KeyError):
        cube.over(("channel",))


def test_sums_of_cents_are_exact(tmp_path):
    """0.1 a million times is 100,000, whatever order threads add in."""
    frame = pd.DataFrame({"day": [date(2026, 3, 1), date(2026, 4, 1)] * 500_000, "revenue": 0.1, "orders": 1})
    source = Source.from_file(parquet(frame, tmp_path / "rows.parquet"))
    assert as_dict(source.cube(REVENUE, "month", dimensions=()).over(())) == {0: 50_000.0, 1: 50_000.0}
    source.close()


def test_the_same_rows_give_the_same_bytes(tmp_path):
    """Sums of doubles depend on which thread finishes first; these do not."""
    count = 400_000
    frame = pd.DataFrame({"at": range(count)}).assign(
        day=lambda rows: pd.Timestamp("2026-01-01") + pd.to_timedelta(rows["at"] * 7919 % 120, unit="D"),
        channel=lambda rows: "channel " + (rows["at"] * 104_729 % 7).astype(str),
        region=lambda rows: "region " + (rows["at"] * 1_299_709 % 5).astype(str),
        orders=1,
        revenue=lambda rows: (rows["at"] * 15_485_863 % 999_983) / 7,
    )
    path = parquet(frame, tmp_path / "rows.parquet")
    seen = set()
    for _ in range(12):
        source = Source.from_file(path)
        cube = source.cube(REVENUE, "month")
        seen.add((cube.over(REVENUE.dimensions).to_csv(index=False), cube.over(()).to_csv(index=False)))
        source.close()
    assert len(seen) == 1


def test_a_segment_can_be_looked_at_alone(source):
    cube = source.cube(ORDERS, "month", where=Segment((("region", "South"),)))
    assert as_dict(cube.over(())) == {0: 4, 1: 7}
    assert cube.where == Segment((("region", "South"),))


def test_the_segment_of_missing_values_can_be_looked_at_alone(source):
    cube = source.cube(REPEAT, "month", where=Segment((("channel", "(missing)"), ("region", "South"))))
    assert as_dict(cube.over(()), of="denominator") == {0: 1}


def test_values_taken_together_cannot_be_looked_at_alone(source):
    with pytest.raises(FactsUnavailable, match="stands for many values of “channel”"):
        source.cube(ORDERS, "month", where=Segment((("channel", "(other)"),)))


HOSTILE = (
    "' OR 1=1 --",
    '"; DROP TABLE data; --',
    "'); COPY data TO 'x.csv'; --",
    "two\nlines",
    "tab\there",
    " blanks around ",
    "no\N{NO-BREAK SPACE}break",
    "🛒 basket; 100 %",
    "👩‍👩‍👧",
    "zero\u200bwidth",
    "\u202eright to left",
    "$1",
    "?",
    "   ",
    "%(name)s {0}",
)


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_every_value_can_be_looked_at_alone_by_the_name_that_it_is_shown_with(tmp_path, kind):
    """Each value has as many orders as its place says; values that look alike are one segment."""
    frame = pd.DataFrame({"day": "2026-03-01", "channel": HOSTILE, "orders": range(1, len(HOSTILE) + 1)})
    path = tmp_path / f"rows.{kind}"
    if kind == "csv":
        frame.to_csv(path, index=False)
    else:
        parquet(frame, path)
    source = Source.from_file(path)
    store = CellStore(source.cube(ORDERS, "month"), 0, 0, (0, 0))
    cells = store.over(("channel",))
    assert len(cells.codes) == len(HOSTILE)
    for place in range(len(cells.codes)):
        segment = cells.segment(place)
        alone = source.cube(ORDERS, "month", where=segment).over(())
        assert alone["numerator"].sum() == cells.numerator[0, place], segment
    source.close()


def test_values_that_look_alike_are_looked_at_together():
    rows = [("2026-03-01", "Email", 1), ("2026-03-01", " Email", 2), ("2026-03-01", "Email\n", 4)]
    source = Source.from_frame(pd.DataFrame(rows, columns=["day", "channel", "orders"]))
    cube = source.cube(ORDERS, "month", where=Segment((("channel", "Email"),)))
    assert as_dict(cube.over(())) == {0: 7}


@pytest.mark.parametrize("value", [*HOSTILE, "\\"])
def test_a_segment_value_is_never_a_statement(source, value):
    cube = source.cube(ORDERS, "month", where=Segment((("channel", value),)))
    assert cube.over(()).empty
    assert len(cube.periods) == 2


@pytest.mark.parametrize(
    "name",
    [
        'order"s',
        '"; DROP TABLE data; --',
        "orders; DROP TABLE data",
        "orders) FROM data; COPY data TO 'x.csv'; --",
        "two\nlines",
        "🛒",
        "select",
        "numerator",
        "d0",
        "naïve Größe",
        "a.b",
        "x'y",
        "?",
        " ",
    ],
)
def test_any_column_name_can_be_a_measure_or_a_dimension(tmp_path, name):
    frame = orders().rename(columns={"orders": name, "channel": f"{name}2"})
    metric = replace(ORDERS, numerator=name, dimensions=(f"{name}2",))
    source = Source.from_file(parquet(frame, tmp_path / "rows.parquet"))
    assert as_dict(source.cube(metric, "month").over((f"{name}2",)), f"{name}2")[0, "Ads"] == 4
    source.close()


def test_columns_called_like_our_own_do_not_get_in_the_way():
    names = {"day": "period", "channel": "unit", "region": "d1", "orders": "rows", "repeats": "excluded"}
    metric = replace(REPEAT, date="period", numerator="excluded", denominator="rows", dimensions=("unit", "d1"))
    cube = Source.from_frame(orders().rename(columns=names)).cube(metric, "month")
    assert as_dict(cube.over(()), of="denominator") == {0: 9, 1: 10}


@pytest.mark.parametrize("name", ["period", *MEASURES])
def test_a_dimension_cannot_be_called_like_a_column_of_the_cube(name):
    source = Source.from_frame(orders().rename(columns={"channel": name}).rename(columns={"orders": "count"}))
    with pytest.raises(DataProblem, match="Rename the column"):
        source.cube(replace(ORDERS, numerator="count", dimensions=(name,)), "month")


@pytest.mark.parametrize(
    "metric",
    [
        replace(ORDERS, numerator="missing"),
        replace(ORDERS, date="missing"),
        replace(ORDERS, dimensions=("missing",)),
        replace(REPEAT, denominator="ORDERS"),
    ],
)
def test_a_column_that_is_not_there_is_named(source, metric):
    with pytest.raises(DataProblem, match=r"no column “(missing|ORDERS)”\. It has: “day”, “channel”"):
        source.cube(metric, "month")


def test_a_segment_over_a_column_that_is_not_there_is_refused(source):
    with pytest.raises(DataProblem, match="no column “1=1 OR channel”"):
        source.cube(ORDERS, "month", where=Segment((("1=1 OR channel", "x"),)))


def test_only_the_first_days_of_each_period_are_read(source):
    comparison = compare(source.calendar(ORDERS, "month", until=date(2026, 4, 15)))
    assert comparison.day_limit == 15
    cube = source.cube(ORDERS, "month", day_limit=comparison.day_limit)
    assert [period.label for period in cube.periods] == ["1–15 March 2026", "1–15 April 2026"]
    assert comparison.baseline in cube.periods
    assert comparison.current in cube.periods
    assert as_dict(cube.over(())) == {0: 6, 1: 7}


def test_days_after_the_end_are_left_out(source):
    cube = source.cube(ORDERS, "month", until=date(2026, 4, 2))
    assert as_dict(cube.over(())) == {0: 9, 1: 5}
    assert cube.complete == (True, False)


@pytest.mark.parametrize(("grain", "count"), [("day", 61), ("week", 10), ("month", 2), ("quarter", 2)])
def test_every_grain_has_all_its_periods(source, grain, count):
    cube = source.cube(ORDERS, grain)
    assert len(cube.periods) == count
    assert cube.over(())["numerator"].sum() == 19


def test_a_week_can_start_on_another_day(source):
    cube = source.cube(ORDERS, "week", week_start=6)
    assert cube.periods[0].start == date(2026, 3, 1)
    assert as_dict(cube.over(()))[0] == 3
    assert cube.over(())["numerator"].sum() == 19


def test_a_source_knows_on_which_day_weeks_start(tmp_path):
    source = Source.from_file(parquet(orders(), tmp_path / "rows.parquet"), week_start=6)
    assert {period.start.weekday() for period in source.calendar(ORDERS, "week").periods} == {6}
    assert source.cube(ORDERS, "week").periods == source.calendar(ORDERS, "week").periods
    assert {period.start.weekday() for period in source.cube(ORDERS, "week", week_start=0).periods} == {0}
    source.close()


def test_a_negative_denominator_is_refused_by_name():
    frame = orders().assign(orders=[2, 1, -3, 1, 2, 4, 1, 2, 2, 1])
    with pytest.raises(
        FactsUnavailable, match="“orders” adds up to less than zero in March 2026 for channel = Ads, region = South"
    ):
        Source.from_frame(frame).cube(REPEAT, "month")


def test_a_return_that_leaves_the_denominator_positive_is_no_objection():
    frame = pd.concat([orders(), orders().head(1).assign(orders=-1, repeats=0)])
    cube = Source.from_frame(frame).cube(REPEAT, "month")
    assert as_dict(cube.over(()), of="denominator") == {0: 8, 1: 10}


STOCK = Metric(name="stock", label="Stock", kind="level", unit="count", numerator="n", date="day", dimensions=("shop",))


def test_a_level_is_read_on_the_last_day_with_data_and_never_added_up_over_time():
    frame = pd.DataFrame(
        {
            "day": ["2026-03-01", "2026-03-30", "2026-03-30", "2026-03-31", "2026-04-01", "2026-04-30", "2026-04-30"],
            "shop": ["A", "A", "B", "A", "A", "A", "B"],
            "n": [5, 10, 20, None, 11, 12, 18],
        }
    )
    cube = Source.from_frame(frame).cube(STOCK, "month")
    assert as_dict(cube.over(("shop",)), "shop") == {(0, "A"): 10, (0, "B"): 20, (1, "A"): 12, (1, "B"): 18}


BUYERS = Metric(
    name="buyers",
    label="Buyers",
    kind="distinct",
    unit="count",
    numerator="customer",
    date="day",
    dimensions=("channel", "region", "device"),
)


def test_distinct_counts_are_counted_for_every_table_and_never_added_up():
    frame = pd.DataFrame(
        {
            "day": ["2026-03-01", "2026-03-02", "2026-03-31", "2026-04-01", "2026-04-30", "2026-04-30"],
            "customer": ["u1", "u1", "u2", "u1", "u3", None],
            "channel": ["Ads", "Email", "Ads", "Ads", "Ads", "Ads"],
            "region": ["N", "N", "S", "S", "S", "S"],
            "device": ["x", "y", "x", "x", "x", "x"],
        }
    )
    cube = Source.from_frame(frame).cube(BUYERS, "month")
    assert as_dict(cube.over(())) == {0: 2, 1: 2}
    assert as_dict(cube.over(()), of="excluded") == {0: 0, 1: 1}
    assert as_dict(cube.over(("channel",)), "channel") == {(0, "Ads"): 2, (0, "Email"): 1, (1, "Ads"): 2}
    assert as_dict(cube.over(("channel", "region")), "channel", "region")[0, "Email", "N"] == 1
    with pytest.raises(KeyError):
        cube.over(("channel", "region", "device"))


def test_a_period_without_rows_stays_in_its_place():
    frame = orders().assign(day=[date(2026, 3, 1)] * 5 + [date(2026, 5, 2)] * 5)
    cube = Source.from_frame(frame).cube(ORDERS, "month")
    assert [period.label for period in cube.periods] == ["March 2026", "April 2026", "May 2026"]
    assert as_dict(cube.over(())) == {0: 9, 2: 10}
