"""Family DF: a file and the columns that an analyst chose, read as the product reads files.

The product reads plain CSV: UTF-8, commas, one header line, ISO dates, plain numbers. A case whose file is none, or
whose right outcome is a remark about rows that can be read, is skipped unless the product has that outcome already.
"""

from __future__ import annotations

import base64
import csv
import io
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from insight.cube import MISSING, Cube
from insight.errors import DataProblem, FactsUnavailable
from insight.metrics import Grain, Metric
from tests.case_runs.cases import WHOLE, Case, Result
from tests.case_runs.metric_reasoning import agree
from tests.case_runs.rows import DATE, opened

REMARKS = {"loaded_with_notice", "needs_attention", "rejected"}


def run_data_file(case: Case) -> Iterator[Result]:
    """One line for each file."""
    shared = {key: value for key, value in case.input.items() if key != "files"}
    for given in case.input.get("files", [case.input]):
        variant = given["filename"] if "files" in case.input else WHOLE
        yield _of_file(case, variant, shared | given)


def _of_file(case: Case, variant: str, given: Mapping[str, Any]) -> Result:
    expected = case.outcomes(variant)
    content = base64.b64decode(given["bytes_base64"]) if "bytes_base64" in given else given["text"].encode()
    roles = given.get("roles") or _roles(_plain_columns(content))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / given["filename"]
        path.write_bytes(content)
        got = _load(path, _metric(roles), given["grain"], case.expected.get("values", {}))
    if got == "loaded" and "shown" in expected:
        got = "shown"
    if got not in expected and (not _is_plain(content, roles) or set(expected) <= REMARKS):
        return Result(case.id, variant, expected, None)
    return Result(case.id, variant, expected, got)


def _load(path: Path, metric: Metric, grain: Grain, values: Mapping[str, Any]) -> str:
    """What becomes of the file and of the comparison of its last period with the one before.

    A period that the rows do not cover to its end is loaded all the same; one without rows needs attention.
    """
    try:
        with opened(path) as source:
            calendar, cube = source.calendar(metric, grain), source.cube(metric, grain)
            loaded = "loaded_with_notice" if cube.notices else "loaded"
            if not all(calendar.present[-2:]) or len(calendar.periods) < 2:
                return "needs_attention"
            return "!".join([loaded, *_differing(cube, values)])
    except (DataProblem, FactsUnavailable):
        return "needs_attention"


def _differing(cube: Cube, values: Mapping[str, Any]) -> list[str]:
    """Expected figures that differ: a month stands for the value of that period, the rest for the last step."""
    by_month = dict(zip([period.start.isoformat()[:7] for period in cube.periods], _sums(cube, ()), strict=True))
    before, after = list(by_month.values())[-2:]
    found: dict[str, Any] = {month: value for month, value in by_month.items() if month in values}
    found["change_pct"] = 100 * (after / before - 1) if before > 0 else None
    if dimensions := cube.metric.dimensions:
        table = cube.over(dimensions)
        for name in {MISSING if value is None else value for value in table[dimensions[0]]}:
            value = None if name == MISSING else name
            found.setdefault("segments", {})[name] = _sums(cube, dimensions, value)[-2:]
    return [name for name, wanted in values.items() if name in found and not agree(found[name], wanted)]


def _sums(cube: Cube, dimensions: tuple[str, ...], value: str | None = None) -> list[float]:
    """The metric in each period, over everything or over one value of a dimension."""
    table = cube.over(dimensions)
    if dimensions:
        column = table[dimensions[0]]
        table = table[column.isna() if value is None else column == value]
    sums = table.groupby("period")["numerator"].sum()
    return [float(sums.get(index, 0.0)) for index in range(len(cube.periods))]


def _metric(roles: Mapping[str, str]) -> Metric:
    value = roles.get("value", "value")
    dimensions = (roles["dimension"],) if "dimension" in roles else ()
    return Metric(
        name=value,
        label=value,
        kind="additive",
        unit="count",
        numerator=value,
        date=roles.get("date", "date"),
        dimensions=dimensions,
        decimals=2,
    )


def _plain_columns(content: bytes) -> list[str]:
    """The header of a text with commas; nothing for any other file."""
    try:
        lines = list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))
    except (UnicodeDecodeError, csv.Error):
        return []
    same_length = lines and all(len(line) == len(lines[0]) for line in lines)
    return lines[0] if same_length and len(set(lines[0])) == len(lines[0]) else []


def _roles(columns: list[str]) -> dict[str, str]:
    """The first column as the date and the last as the value, where a case leaves the choice open."""
    return {"date": columns[0], "value": columns[-1]} if columns else {}


def _is_plain(content: bytes, roles: Mapping[str, str]) -> bool:
    """Whether the file has the form that the product reads, in the columns chosen."""
    columns = _plain_columns(content)
    if not columns or not set(roles.values()) <= set(columns):
        return False
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    dates = all(DATE.fullmatch(row[roles["date"]]) for row in rows)
    return dates and all(re.fullmatch(r"-?\d+(\.\d+)?|", row[roles["value"]]) for row in rows)
