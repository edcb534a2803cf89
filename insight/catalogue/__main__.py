"""Check a metric catalogue: `python -m insight.catalogue check FILE`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from insight.catalogue.fields import visible
from insight.catalogue.reading import Catalogue, read_catalogue
from insight.errors import DataProblem
from insight.metrics import Metric


def main(arguments: list[str] | None = None) -> int:
    """Print what a catalogue holds or everything that is wrong with it; 0 when it can be used, else 1."""
    parser = argparse.ArgumentParser(prog="python -m insight.catalogue", description="Work with a metric catalogue.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="say what a catalogue holds, or everything that is wrong with it")
    check.add_argument("file", type=Path, help="the catalogue, a TOML file")
    path: Path = parser.parse_args(arguments).file
    lines, usable = _report(path)
    sys.stdout.write("\n".join([*lines, ""]))
    return 0 if usable else 1


def _report(path: Path) -> tuple[list[str], bool]:
    try:
        catalogue = read_catalogue(path)
    except DataProblem as problem:
        lines = str(problem).splitlines()
        return [*lines, _counted(len(lines), "problem") + "."], False
    if not catalogue.source_exists:
        missing = f"there is no file {visible(str(catalogue.source))}; put it there or name another"
        return [f'{visible(str(path))}, field "source": {missing}', "1 problem."], False
    return _summary(path, catalogue), True


def _summary(path: Path, catalogue: Catalogue) -> list[str]:
    count = _counted(len(catalogue.metrics), "metric")
    return [
        f"{visible(str(path))}: {count}, rows in {visible(str(catalogue.source))}",
        *(f"  {metric.name}: {metric.label} ({metric.unit}), {_formula(metric)}" for metric in catalogue.metrics),
    ]


def _formula(metric: Metric) -> str:
    measure = {
        "additive": f"sum of {metric.numerator}",
        "ratio": f"{metric.numerator} / {metric.denominator}",
        "level": f"last value of {metric.numerator}",
        "distinct": f"different values of {metric.numerator}",
    }[metric.kind]
    return f"{measure} by {metric.date} over {', '.join(metric.dimensions) or 'no dimension'}"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


if __name__ == "__main__":
    sys.exit(main())
