"""How many true texts pass and how many lies, over many random worlds: `python -m tests.benchmarks.claim_mutations`.

Prints the counts per kind of lie and every text that was judged wrongly. The first seeds are those of the test suite.
"""

from __future__ import annotations

import argparse

from tests.acceptance.mutations.trial import run


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.claim_mutations")
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--worlds", type=int, default=130, help="how many worlds")
    chosen = parser.parse_args()
    trial = run(range(chosen.first, chosen.first + chosen.worlds))
    for told in trial.held_back:
        print(f"held back ({told.reason}): {told.headline} | {told.explanation}")
    for told in trial.let_through:
        print(f"let through ({told.kind}): {told.headline} | {told.explanation}")
    for kind, count in trial.kinds.most_common():
        passed = sum(1 for told in trial.let_through if told.kind == kind)
        print(f"{kind}: {passed} of {count} let through")
    print(f"true: {trial.true - len(trial.held_back)} of {trial.true} accepted ({trial.acceptance:.1%})")
    print(f"false: {len(trial.let_through)} of {trial.false} let through")


if __name__ == "__main__":
    main()
