"""Large cubes: the total, single dimensions and pairs instead of the cross, and long dimensions cut short."""

from dataclasses import replace
from itertools import combinations

import pandas as pd
import pytest

from insight.source import Source, plan
from tests.source.shop import ORDERS, REPEAT, orders, parquet

DIMENSIONS = ("channel", "region", "device")
METRIC = replace(REPEAT, dimensions=DIMENSIONS)


@pytest.fixture
def source(tmp_path):
    rows = pd.concat([orders().assign(device=device) for device in ("Phone", "Desktop", None, "")])
    opened = Source.from_file(parquet(rows, tmp_path / "rows.parquet"))
    yield opened
    opened.close()


@pytest.mark.parametrize("through_cross", [0, 5_000_000])
def test_sets_and_cross_are_the_same_figures(source, monkeypatch, through_cross):
    """Missing values and "all values" are told apart by the grouping flags."""
    cross = source.cube(METRIC, "month")
    assert set(cross.tables) == {DIMENSIONS}
    monkeypatch.setattr(plan, "CROSS_CELLS", 1)
    monkeypatch.setattr(plan, "THROUGH_CROSS_CELLS", through_cross)
    sets = source.cube(METRIC, "month")
    assert set(sets.tables) == {names for size in range(3) for names in combinations(DIMENSIONS, size)}
    for names, table in sets.tables.items():
        order = ["period", *names]
        expected = cross.over(names).sort_values(order).reset_index(drop=True)
        pd.testing.assert_frame_equal(table.sort_values(order).reset_index(drop=True), expected)


def test_the_cross_is_left_beyond_its_size(source):
    """Two periods × 4 channels × 3 regions × 4 devices, missing values included."""
    assert set(source.cube(METRIC, "month").tables) == {DIMENSIONS}


def test_blank_and_missing_values_are_one(source):
    devices = source.cube(METRIC, "month").over(("device",))
    assert sorted(map(str, devices["device"].unique())) == ["Desktop", "None", "Phone"]
    assert devices.loc[[value is None for value in devices["device"]], "denominator"].sum() == 2 * 19


@pytest.mark.parametrize("kind", ["additive", "distinct"])
@pytest.mark.parametrize("cross_cells", [200_000, 1])
def test_blank_values_join_the_missing_ones_in_every_shape(monkeypatch, kind, cross_cells):
    """A customer with a blank and a missing device is one customer without a device."""
    monkeypatch.setattr(plan, "CROSS_CELLS", cross_cells)
    frame = pd.DataFrame(
        {
            "day": ["2026-03-01"] * 4 + ["2026-04-01"],
            "device": ["", None, "Phone", "", "Phone"],
            "region": ["N", "N", "", None, "N"],
            "orders": [1, 2, 4, 8, 16],
            "customer": ["u1", "u1", "u2", "u3", "u1"],
        }
    )
    metric = replace(ORDERS, dimensions=("device", "region"))
    if kind == "distinct":
        metric = replace(metric, kind="distinct", numerator="customer")
    cube = Source.from_frame(frame).cube(metric, "month")
    march = cube.over(("device",)).query("period == 0")
    expected = {None: 2, "Phone": 1} if kind == "distinct" else {None: 11, "Phone": 4}
    assert dict(zip(march["device"], march["numerator"], strict=True)) == expected
    pairs = cube.over(("device", "region")).query("period == 0")
    assert len(pairs) == 3


@pytest.fixture
def long_tail():
    """250 products whose orders fall from 250 to 1; one of the small ones is large in a single month."""
    rows = [
        {"day": f"2026-0{month}-01", "product": f"product {number:03d}", "orders": 251 - number, "repeats": 1}
        for month in (1, 2, 3)
        for number in range(1, 251)
    ]
    return pd.DataFrame([*rows, {"day": "2026-03-02", "product": "product 240", "orders": 500, "repeats": 0}])


@pytest.mark.parametrize("kind", ["additive", "ratio"])
def test_a_long_dimension_keeps_its_largest_values_and_says_so(long_tail, kind):
    metric = replace(ORDERS if kind == "additive" else REPEAT, dimensions=("product",))
    cube = Source.from_frame(long_tail).cube(metric, "month")
    table = cube.over(("product",))
    kept = set(table["product"]) - {"(other)"}
    assert len(kept) == 100
    assert "product 240" in kept
    assert "product 099" in kept
    assert "product 100" not in kept
    assert cube.notices == (
        "“product” has 250 values: the 100 largest are looked at one by one, the other 150 are taken together.",
    )
    measure = "numerator" if kind == "additive" else "denominator"
    assert table.groupby("period")[measure].sum().tolist() == [31_375, 31_375, 31_875]
    assert cube.over(())[measure].tolist() == [31_375, 31_375, 31_875]


def test_missing_values_of_a_long_dimension_stay_missing(long_tail):
    rows = pd.concat([long_tail, pd.DataFrame([{"day": "2026-02-01", "product": None, "orders": 1, "repeats": 0}])])
    table = Source.from_frame(rows).cube(replace(ORDERS, dimensions=("product",)), "month").over(("product",))
    assert [value is None for value in table["product"]].count(True) == 1


def test_a_distinct_count_of_the_folded_values_counts_everyone_once(long_tail):
    """A customer who bought two of the small products is one customer among the others."""
    rows = long_tail.assign(customer=["c" + str(at % 7) for at in range(len(long_tail))])
    metric = replace(ORDERS, kind="distinct", numerator="customer", dimensions=("product",))
    table = Source.from_frame(rows).cube(metric, "month").over(("product",))
    assert table.loc[table["product"] == "(other)", "numerator"].max() == 7


def test_a_dimension_of_exactly_the_scan_limit_is_not_cut(long_tail):
    rows = long_tail[long_tail["product"] <= "product 100"]
    cube = Source.from_frame(rows).cube(replace(ORDERS, dimensions=("product",)), "month")
    assert cube.over(("product",))["product"].nunique() == 100
    assert cube.notices == ()


def test_three_long_dimensions_stay_within_bounds(monkeypatch):
    """The cross would have 24 million cells."""
    count = 50_000
    rows = pd.DataFrame({"at": range(count), "orders": 1, "repeats": 0}).assign(
        day=lambda frame: pd.Timestamp("2024-01-01") + pd.to_timedelta(frame["at"] % 731, unit="D"),
        a=lambda frame: "a" + (frame["at"] * 7919 % 211).astype(str),
        b=lambda frame: "b" + (frame["at"] * 104_729 % 223).astype(str),
        c=lambda frame: "c" + (frame["at"] * 1_299_709 % 227).astype(str),
    )
    cube = Source.from_frame(rows).cube(replace(REPEAT, dimensions=("a", "b", "c")), "month")
    assert max(len(table) for table in cube.tables.values()) <= 24 * 101 * 101
    assert len(cube.notices) == 3
    assert all(table["denominator"].sum() == count for table in cube.tables.values())
    with pytest.raises(KeyError):
        cube.over(("a", "b", "c"))
