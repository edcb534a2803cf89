"""Puts case files through the product and prints what came of each.

`python -m tests.run_cases FOLDER [--family MO]` prints a line per case and variant, `ID VARIANT expected got` and `ok`,
`FAIL` or `skipped`, then the counts; the exit status is 1 when one failed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.case_runs.cases import Case, Result, read_cases
from tests.case_runs.explanations import run_model_output, run_provider_failure

Runner = Callable[[Mapping[str, Any], Sequence[str]], str | None]

RUNNERS: dict[str, Runner] = {
    "MO": run_model_output,
    "PF": run_provider_failure,
}
"""How each family is run; a family that is not here is described in words or shown on a page."""


def results(folder: Path, family: str | None = None) -> Iterator[Result]:
    """What came of each case and variant."""
    for case in read_cases(folder):
        if case.family in RUNNERS and family in {None, case.family}:
            yield from _of_case(case)


def _of_case(case: Case) -> Iterator[Result]:
    for variant, given in case.variants():
        expected = case.outcomes(variant)
        yield Result(case.id, variant, expected, RUNNERS[case.family](given, expected))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the results; 1 when a case failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.run_cases", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--family", choices=sorted(RUNNERS))
    chosen = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    for result in results(chosen.folder, chosen.family):
        print(result, flush=True)
        counts[result.verdict] += 1
    print(f"{counts['ok']} passed, {counts['FAIL']} failed, {counts['skipped']} skipped")
    return 1 if counts["FAIL"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
