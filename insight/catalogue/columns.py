"""Whether the data file has the columns that the metrics name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from insight.catalogue.fields import COLUMN_FIELDS, listed, quoted
from insight.errors import DataProblem
from insight.metrics import Metric

SUFFIXES: Final = (".parquet", ".csv")
# A text may hold numbers or days: that is seen when its values are read.
NUMBER: Final = re.compile(r"U?(TINY|SMALL|BIG)INT|HUGEINT|U?INTEGER|FLOAT|DOUBLE|DECIMAL\([\d,]+\)|BOOLEAN|VARCHAR")
DAY: Final = re.compile(r"DATE|TIMESTAMP[^\[]*|VARCHAR")


def read_columns(source: Path) -> dict[str, str]:
    """Names and DuckDB types of the columns; in a text file every column is text.

    Raises:
        DataProblem: the file cannot be read as what its name says.
    """
    from insight.source.database import Database  # noqa: PLC0415 - slow to load, and a catalogue without its file needs none

    try:
        database = Database.over_file(source)
    except DataProblem as error:
        kind = "a Parquet file" if source.suffix.lower() == ".parquet" else "a table with one separator throughout"
        raise DataProblem(f"is {quoted(source.name)}, which cannot be read as {kind}") from error
    try:
        return dict(database.columns())
    finally:
        database.close()


def column_problems(metrics: Iterable[Metric], columns: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Metric, field and problem of every named column that is absent or of a type that cannot play its part."""
    for metric in metrics:
        named = [(field, getattr(metric, field)) for field in COLUMN_FIELDS]
        named += [("dimensions", dimension) for dimension in metric.dimensions]
        for field, name in named:
            if name is None:
                continue
            problem = _type_problem(metric, field, columns[name]) if name in columns else _absent(name, columns)
            if problem:
                yield metric.name, field, problem


def _absent(name: str, columns: Mapping[str, str]) -> str:
    folded = {column.casefold(): column for column in columns}
    near = folded.get(name.casefold()) or next(iter(get_close_matches(name, list(columns), n=1)), None)
    remedy = f"did you mean {quoted(near)}?" if near else f"the data file has {listed(columns)}"
    return f"is {quoted(name)}, which is no column of the data file; {remedy}"


def _type_problem(metric: Metric, field: str, kind: str) -> str | None:
    if field == "date" and not DAY.fullmatch(kind):
        return f"is a column of type {kind}; a date is needed"
    counted = field == "numerator" and metric.kind == "distinct"
    if field in {"numerator", "denominator", "volume"} and not counted and not NUMBER.fullmatch(kind):
        return f"is a column of type {kind}; a number is needed"
    return None
