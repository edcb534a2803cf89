"""Reads a catalogue and reports everything that is wrong with it at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from insight.catalogue.columns import SUFFIXES, column_problems, read_columns
from insight.catalogue.fields import (
    WEEKDAYS,
    build_metric,
    contradictions,
    field_problems,
    file_path,
    listed,
    quoted,
    unknown_field,
    visible,
    weekday,
)
from insight.errors import DataProblem
from insight.metrics import Metric
from insight.periods import MONDAY

LARGEST_BYTES: Final = 1_000_000
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,59}")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The metrics of one data file, in the order of the catalogue."""

    source: Path
    """The data file; it need not exist."""
    metrics: tuple[Metric, ...]
    week_start: int = MONDAY
    """First day of a week, Monday = 0."""

    @property
    def source_exists(self) -> bool:
        """Whether the data file is there and may be looked at."""
        try:
            return self.source.is_file()
        except OSError:
            return False

    def metric(self, name: str) -> Metric:
        """The metric of this name.

        Raises:
            DataProblem: there is none.
        """
        for metric in self.metrics:
            if metric.name == name:
                return metric
        raise DataProblem(f"There is no metric {quoted(name)}; choose one of {listed(m.name for m in self.metrics)}.")


def read_catalogue(path: Path | str) -> Catalogue:
    """Read a catalogue; where its data file exists, the columns it names are looked up in it.

    Raises:
        DataProblem: the file cannot be used. The message has one line for each problem, with file, metric and field.
    """
    path = Path(path)
    content = _read_toml(path)
    problems = [_line(path, "", field, problem) for field, problem in _top_problems(content)]
    metrics: list[Metric] = []
    tables = content.get("metrics")
    for name, table in tables.items() if isinstance(tables, dict) else ():
        found = _metric_problems(name, table)
        problems += [_line(path, name, field, problem) for field, problem in found]
        if not found:
            metrics.append(build_metric(name, table))
    problems += [_line(path, *shared) for shared in _shared_names(metrics)]
    week_start = content.get("week_start")
    catalogue = Catalogue(
        path.parent / str(content.get("source")),
        tuple(metrics),
        WEEKDAYS.index(str(week_start)) if week_start in WEEKDAYS else MONDAY,
    )
    if not any(_source_problems(content)) and catalogue.source_exists:
        problems += [_line(path, *problem) for problem in _column_problems(catalogue)]
    if problems:
        raise DataProblem("\n".join(problems))
    return catalogue


def _read_toml(path: Path) -> dict[str, object]:
    shown = visible(str(path))
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise DataProblem(f"{shown}: there is no such file; INSIGHT_CATALOGUE names the catalogue.") from error
    except OSError as error:
        raise DataProblem(f"{shown}: the file cannot be opened; it must be a file that may be read.") from error
    if len(content) > LARGEST_BYTES:
        raise DataProblem(f"{shown}: the file is larger than {LARGEST_BYTES:,} bytes; this is no metric catalogue.")
    try:
        # Some editors on Windows put a byte order mark first.
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DataProblem(f"{shown}: line {line} is not UTF-8 text; save the file as UTF-8.") from error
    except tomllib.TOMLDecodeError as error:
        raise DataProblem(f"{shown}: the file is not valid TOML: {visible(str(error))}.") from error
    except (ValueError, RecursionError) as error:
        raise DataProblem(
            f"{shown}: a number is too long or brackets are nested too deeply; write it more simply."
        ) from error


def _line(path: Path, metric: str, field: str, problem: str) -> str:
    place = [visible(str(path))]
    if metric:
        place.append(f"metric {quoted(metric)}")
    if field:
        place.append(f"field {quoted(field)}")
    return f"{', '.join(place)}: {problem}"


def _top_problems(content: dict[str, object]) -> Iterator[tuple[str, str]]:
    known = ("source", "week_start", "metrics")
    yield from ((field, unknown_field(field, known)) for field in content if field not in known)
    if "week_start" in content and (problem := weekday(content["week_start"])):
        yield "week_start", problem
    yield from (("source", problem) for problem in _source_problems(content))
    tables = content.get("metrics")
    if tables is None or tables == {}:
        yield "metrics", "is missing; add one table for each metric, such as [metrics.orders]"
    elif not isinstance(tables, dict):
        yield "metrics", "must be tables with names, such as [metrics.orders]"


def _source_problems(content: dict[str, object]) -> Iterator[str]:
    if "source" not in content:
        yield 'is missing; name the data file, as in source = "orders.parquet"'
        return
    source = content["source"]
    if problem := file_path(source):
        yield problem
    elif "://" in str(source) or not str(source).lower().endswith(SUFFIXES):
        yield f"is {quoted(source)}; name a file on this machine that ends in {' or '.join(SUFFIXES)}"


def _metric_problems(name: str, table: object) -> list[tuple[str, str]]:
    found = [] if NAME.fullmatch(name) else [("", "a name has small letters, digits and _, begins with a letter")]
    if not isinstance(table, dict):
        return [*found, ("", f"must be a table, such as [metrics.{name if not found else 'orders'}]")]
    found += field_problems(table)
    return found or contradictions(build_metric(name, table))


def _shared_names(metrics: list[Metric]) -> Iterator[tuple[str, str, str]]:
    """Names that people use for two metrics: a text that says one of them could mean either."""
    owner: dict[str, str] = {}
    for metric in metrics:
        for field, name in (("label", metric.label), *(("also_called", other) for other in metric.also_called)):
            first = owner.setdefault(name.casefold(), metric.name)
            if first != metric.name or (field == "also_called" and name.casefold() == metric.label.casefold()):
                yield metric.name, field, f"{quoted(name)} is a name of metric {quoted(first)} already; choose another"


def _column_problems(catalogue: Catalogue) -> Iterator[tuple[str, str, str]]:
    try:
        columns = read_columns(catalogue.source)
    except DataProblem as problem:
        yield "", "source", str(problem)
        return
    yield from column_problems(catalogue.metrics, columns)
