"""Cells: labels that can be shown, sums that follow the codes, small values together."""

from collections.abc import Sequence

import pandas as pd
import pytest

from insight.cells import CellStore, add_up, label_of
from insight.metrics import Metric
from tests.cubes import cube_of

ORDERS = Metric("orders", "Orders", "additive", "count", "orders", "month", dimensions=("channel", "region"))


def store_of(rows: Sequence[tuple[str, str | None, str, int]]) -> CellStore:
    cube, _ = cube_of(pd.DataFrame(rows, columns=["month", "channel", "region", "orders"]), ORDERS)
    return CellStore(cube, 0, len(cube.periods) - 1, (len(cube.periods) - 2, len(cube.periods) - 1))


TWO_MONTHS = [
    ("2026-03", "web", "North", 10),
    ("2026-03", None, "South", 20),
    ("2026-04", "web", "South", 30),
    ("2026-04", "shop", "North", 40),
]


@pytest.mark.parametrize(
    ("value", "label"),
    [
        ("email", "email"),
        (None, "(missing)"),
        (float("nan"), "(missing)"),
        ("", "(blank)"),
        ("   ", "(blank)"),
        ("two\nlines", "two lines"),
        ("turn\u202eed", "turn ed"),
        ("N/A", "N/A"),
        (7, "7"),
    ],
)
def test_a_value_is_shown_on_one_line_and_without_control_characters(value, label):
    assert label_of(value) == label


def test_rolling_up_and_reading_a_coarser_table_agree():
    store = store_of(TWO_MONTHS)
    full, channels = store.over(("channel", "region")), store.over(("channel",))
    member = full.membership(("channel",), channels)
    assert add_up(full.numerator, member, len(channels.codes)).tolist() == channels.numerator.tolist()
    assert [channels.segment(cell).name for cell in range(3)] == ["shop", "web", "(missing)"]
    assert channels.numerator.tolist() == [[0, 10, 20], [40, 30, 0]]


def test_the_total_is_one_cell():
    assert store_of(TWO_MONTHS).over(()).numerator.tolist() == [[30], [70]]


def test_values_that_look_alike_are_one_segment():
    store = store_of([("2026-03", "web", "N", 5), ("2026-03", "web ", "N", 6), ("2026-04", "web", "N", 7)])
    assert store.over(("channel",)).numerator.tolist() == [[11], [7]]


def test_small_values_are_one_segment_that_is_never_searched():
    rows = [(month, "big", "N", 5000) for month in ("2026-03", "2026-04")]
    rows += [(month, f"s{number}", "N", 2) for month in ("2026-03", "2026-04") for number in range(3)]
    store = store_of(rows)
    assert store.over(("channel",)).labels == (("big", "(other)"),)
    assert store.searched("channel", 100).tolist() == [True, False]
    assert store.merged == {"channel": 3}


def test_one_small_value_alone_keeps_its_name():
    rows = [(month, name, "N", size) for month in ("2026-03", "2026-04") for name, size in (("big", 5000), ("s", 2))]
    assert store_of(rows).over(("channel",)).labels == (("big", "s"),)


def test_only_the_largest_values_are_searched():
    rows = [(month, f"v{number}", "N", 100 + number) for month in ("2026-03", "2026-04") for number in range(5)]
    assert store_of(rows).searched("channel", 2).tolist() == [False, False, False, True, True]


def test_a_combination_that_the_cube_does_not_hold_is_not_made_up():
    table = pd.DataFrame(TWO_MONTHS, columns=["month", "channel", "region", "orders"])
    cube, _ = cube_of(table, ORDERS, together=[("channel",), ("region",)])
    store = CellStore(cube, 0, 1, (0, 1))
    assert store.find(("channel", "region")) is None
    assert store.combinations(2) == []
    with pytest.raises(KeyError):
        store.over(("channel", "region"))
