"""Puts case files through the product and prints what came of each.

`python -m tests.run_cases FOLDER [--family MO]` prints a line per case and variant, `ID VARIANT expected got` and `ok`,
`FAIL` or `skipped`, then the counts; the exit status is 1 when one failed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from tests.case_runs.cases import Case, Result, read_cases
from tests.case_runs.data_files import run_data_file
from tests.case_runs.explanations import run_model_output, run_provider_failure
from tests.case_runs.metric_reasoning import run_metric_reasoning

Runner = Callable[[Case], Iterable[Result]]

RUNNERS: dict[str, Runner] = {
    "DF": run_data_file,
    "MO": run_model_output,
    "MR": run_metric_reasoning,
    "PF": run_provider_failure,
}
"""How each family is run; a family that is not here is shown on a page."""


def results(folder: Path, family: str | None = None) -> Iterator[Result]:
    """What came of each case and variant."""
    for case in read_cases(folder):
        if case.family in RUNNERS and family in {None, case.family}:
            yield from RUNNERS[case.family](case)


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
