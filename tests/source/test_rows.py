"""Daily totals, late days, fingerprints, and files that change."""

import os
from dataclasses import replace
from datetime import date, timedelta

import pandas as pd
import pytest

from insight.errors import DataProblem
from insight.facts import Segment
from insight.periods import compare
from insight.source import Source
from tests.source.shop import ORDERS, REPEAT, as_dict, orders, parquet


def test_daily_totals_are_in_the_order_of_days():
    daily = Source.from_frame(orders().iloc[::-1]).daily(REPEAT)
    assert [day.date() for day in daily["day"]] == sorted(set(orders()["day"]))
    assert daily["denominator"].tolist() == [3, 3, 3, 4, 1, 2, 3]
    assert daily["numerator"].tolist() == [1, 1, 1, 2, 1, 0, 1]


def test_daily_totals_of_a_segment():
    daily = Source.from_frame(orders()).daily(ORDERS, where=Segment((("channel", "Shop"),)))
    assert daily["numerator"].tolist() == [1]


def test_changing_the_daily_totals_changes_nothing_else():
    source = Source.from_frame(orders())
    mine = source.daily(ORDERS)
    mine["numerator"] = 0.0
    assert source.daily(ORDERS)["numerator"].sum() == 19


def test_days_still_loading_are_told_and_can_be_left_out():
    """Source: https://github.com/elementary-data/elementary/issues/911."""
    values = [301, 180, 176, 297, 304, 303, 295, 306, 181, 178, 296, 307, 52, 6]
    first = date(2026, 5, 15)
    frame = pd.DataFrame({"day": [first + timedelta(days=at) for at in range(14)], "orders": values})
    source = Source.from_frame(frame)
    late = source.late_days(ORDERS)
    assert late == (date(2026, 5, 27), date(2026, 5, 28))
    calendar = source.calendar(ORDERS, "week")
    comparison = compare(calendar, late_days=late)
    assert comparison.current.label == "25–28 May 2026"
    assert comparison.notices[1].startswith("The data of 27–28 May 2026 is far below")
    until = late[0] - timedelta(days=1)
    loaded = compare(source.calendar(ORDERS, "week", until=until), late_days=source.late_days(ORDERS, until=until))
    assert (loaded.baseline.label, loaded.current.label) == ("18–19 May 2026", "25–26 May 2026")
    assert len(loaded.notices) == 1
    cube = source.cube(replace(ORDERS, dimensions=()), "week", day_limit=loaded.day_limit, until=until)
    assert as_dict(cube.over(()))[cube.periods.index(loaded.current)] == 603


def test_a_ratio_is_late_by_its_denominator():
    days = [date(2026, 3, 2) + timedelta(days=at) for at in range(21)]
    frame = pd.DataFrame({"day": days, "orders": [100] * 19 + [10, 10], "repeats": [50] * 19 + [5, 5]})
    assert Source.from_frame(frame).late_days(REPEAT) == tuple(days[-2:])


def test_future_days_without_a_measure_are_not_late():
    days = [date(2026, 3, 2) + timedelta(days=at) for at in range(28)]
    frame = pd.DataFrame({"day": days, "orders": [100.0] * 25 + [None] * 3})
    assert Source.from_frame(frame).late_days(ORDERS) == ()


def test_the_fingerprint_tells_files_and_metrics_apart(tmp_path):
    path = parquet(orders(), tmp_path / "rows.parquet")
    source = Source.from_file(path)
    before = source.fingerprint(ORDERS)
    assert before == Source.from_file(path).fingerprint(ORDERS)
    assert before != source.fingerprint(replace(ORDERS, numerator="repeats"))
    os.utime(path, ns=(1, 1))
    assert before != source.fingerprint(ORDERS)


def test_the_fingerprint_of_a_cube_tells_apart_what_was_read():
    source = Source.from_frame(orders())
    cubes = [
        source.cube(ORDERS, "month"),
        source.cube(ORDERS, "month", where=Segment((("channel", "Ads"),))),
        source.cube(ORDERS, "month", day_limit=5),
        source.cube(ORDERS, "month", until=date(2026, 4, 2)),
    ]
    assert len({cube.fingerprint for cube in cubes}) == 4


def test_the_fingerprint_of_a_frame_is_its_content():
    first, second = Source.from_frame(orders()), Source.from_frame(orders())
    assert first.fingerprint(ORDERS) == second.fingerprint(ORDERS)
    changed = Source.from_frame(orders().assign(channel="Ads"))
    assert changed.fingerprint(ORDERS) != first.fingerprint(ORDERS)
    renamed = Source.from_frame(orders().rename(columns={"region": "area"}))
    assert renamed.fingerprint(ORDERS) != first.fingerprint(ORDERS)


def test_a_file_that_changes_is_read_anew(tmp_path):
    path = parquet(orders(), tmp_path / "rows.parquet")
    source = Source.from_file(path)
    before = source.cube(ORDERS, "month")
    longer = pd.concat([orders(), orders().assign(day=date(2026, 5, 31))]).assign(shop="new")
    parquet(longer, path)
    after = source.cube(replace(ORDERS, dimensions=("shop",)), "month")
    assert [period.label for period in after.periods] == ["March 2026", "April 2026", "May 2026"]
    assert as_dict(after.over(("shop",)), "shop")[2, "new"] == 19
    assert after.fingerprint != before.fingerprint
    source.close()


def test_a_file_that_goes_away_is_named(tmp_path):
    path = parquet(orders(), tmp_path / "rows.parquet")
    source = Source.from_file(path)
    path.unlink()
    with pytest.raises(DataProblem, match=r"no file “rows\.parquet” any more"):
        source.cube(ORDERS, "month")
    source.close()


def test_a_relative_path_is_found_whatever_the_folder_is_later(tmp_path, monkeypatch):
    parquet(orders(), tmp_path / "rows.parquet")
    monkeypatch.chdir(tmp_path)
    source = Source.from_file("rows.parquet")
    monkeypatch.chdir("/")
    assert source.columns()["channel"] == "VARCHAR"
    source.close()
