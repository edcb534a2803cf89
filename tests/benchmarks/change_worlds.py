"""How often the engine is quiet when nothing happened, and how often it names the planted cause first.

    uv run --locked python -m tests.benchmarks.change_worlds 1 2 3
    uv run --locked python -m tests.benchmarks.change_worlds 1 --export /tmp/worlds --planted 40 --quiet 40

For each seed: 500 quiet worlds without and with monthly shocks, 200 worlds for each planted cause (half of them with
shocks), some of the quiet and rate worlds on sparse cubes. Beside it, in the same run, what a dashboard without
judgement says: the largest contribution, whenever a two-proportion (for sums: Poisson) test is beyond 1.96.
`--export` writes the worlds as Parquet with a JSON answer key, for other tools.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from insight.explain import facts_for
from insight.facts import Facts
from insight.periods import compare
from tests.benchmarks.worlds import Cause, Kind, World, cube_of_world, draw

QUIET_LIMIT, SHOCKS_LIMIT, FIRST_LIMIT, IDENTITY_LIMIT = 0.06, 0.085, 0.95, 1e-9
PLANTED: tuple[Cause, ...] = ("rate", "mix", "launch", "volume")
SEEDS_APART = 1_000_000


def main() -> int:
    """Run every seed and print a table; 1 when a limit is missed."""
    arguments = _arguments()
    missed = False
    for seed in arguments.seeds:
        if arguments.export:
            export(arguments.export / str(seed), seed, arguments.quiet, arguments.planted)
        missed |= report(seed, arguments.quiet, arguments.planted)
    return int(missed)


def report(seed: int, quiet: int, planted: int) -> bool:
    """Print one seed's table; whether a limit is missed."""
    print(f"seed {seed}")
    worst = 0.0
    missed = False
    for name, shocks, sparse, count, limit in (
        ("quiet", False, False, quiet, QUIET_LIMIT),
        ("quiet, shocks", True, False, quiet, SHOCKS_LIMIT),
        ("quiet, sparse", False, True, max(quiet // 5, 1), 1.0),
    ):
        ours, naive = Counter[str](), Counter[str]()
        for world in _worlds(seed, "nothing", count, shocks=(shocks,), sparse=sparse):
            facts = facts_of(world)
            worst = max(worst, identity_error(facts))
            ours[verdict(facts)] += 1
            naive["alarm" if naive_answer(facts) else "quiet"] += 1
        rate = ours["alarm"] / count
        missed |= rate > limit
        print(f"  {name:<16} false alarms {rate:6.1%}   without judgement {naive['alarm'] / count:6.1%}   of {count}")
    for cause, sparse in (*((cause, False) for cause in PLANTED), ("rate", True)):
        count = planted if not sparse else max(planted // 4, 1)
        ours, naive = Counter[str](), Counter[str]()
        for world in _worlds(seed, cause, count, shocks=(False, True), sparse=sparse):
            facts = facts_of(world)
            worst = max(worst, identity_error(facts))
            ours[score(world, [item.segment.parts for item in facts.driver_evidence if item.segment])] += 1
            naive[score(world, naive_answer(facts))] += 1
        missed |= cause in {"rate", "mix"} and not sparse and ours["right"] < FIRST_LIMIT * count
        told = ", ".join(f"{kind} {ours[kind]}" for kind in ("right", "wrong", "silent"))
        name = f"{cause}{', sparse' if sparse else ''}"
        print(f"  {name:<16} {told}   without judgement right {naive['right']}   of {count}")
    print(f"  largest identity error {worst:.1e}")
    return missed or worst > IDENTITY_LIMIT


def facts_of(world: World) -> Facts:
    """The facts of the last month against the one before."""
    cube, calendar = cube_of_world(world)
    return facts_for(cube, compare(calendar))


def verdict(facts: Facts) -> str:
    """Anything but silence about a world in which nothing happened is an alarm."""
    return "alarm" if facts.something_to_explain or facts.driver_evidence else "quiet"


def score(world: World, named: list[tuple[tuple[str, str], ...]]) -> str:
    """Whether the planted segment is named first."""
    if not named:
        return "silent"
    return "right" if named[0] == world.planted else "wrong"


def naive_answer(facts: Facts) -> list[tuple[tuple[str, str], ...]]:
    """The largest contribution in the direction of the change, when the plain two-sample test calls it significant."""
    if facts.numerator is not None and facts.denominator is not None:
        sizes = ((facts.previous_value, facts.denominator.previous), (facts.current_value, facts.denominator.current))
        variance = sum(rate * (1 - rate) / size for rate, size in sizes)
    else:
        variance = facts.previous_value + facts.current_value
    if abs(facts.delta) < 1.96 * math.sqrt(variance):
        return []
    return [max(facts.segments, key=lambda item: (item.contribution or 0.0) * facts.delta).segment.parts]


def identity_error(facts: Facts) -> float:
    """Largest relative distance between the contributions of a dimension and the change."""
    sums: dict[str, list[float]] = {}
    for item in facts.segments:
        if len(item.segment.parts) == 1 and item.contribution is not None:
            sums.setdefault(item.segment.dimension, []).append(item.contribution)
    if facts.delta == 0:
        return max((abs(math.fsum(parts)) for parts in sums.values()), default=0.0)
    return max((abs(math.fsum(parts) / facts.delta - 1) for parts in sums.values()), default=0.0)


def export(folder: Path, seed: int, quiet: int, planted: int) -> None:
    """Write worlds for other tools: one Parquet file each, and `answers.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    answers = {}
    for cause in ("nothing", *PLANTED):
        for number, world in enumerate(_worlds(seed, cause, quiet if cause == "nothing" else planted)):
            name = f"{cause}-{number:03d}"
            world.orders.to_parquet(folder / f"{name}.parquet", index=False)
            facts = facts_of(world)
            ours = [list(item.segment.parts) for item in facts.driver_evidence if item.segment]
            answers[name] = {"cause": cause, "planted": world.planted, "insight": ours, "verdict": verdict(facts)}
    (folder / "answers.json").write_text(json.dumps(answers, indent=1), encoding="utf-8")


def _worlds(
    seed: int, cause: Cause, count: int, *, shocks: tuple[bool, ...] = (False, True), sparse: bool = False
) -> Iterator[World]:
    for number in range(count):
        yield draw(Kind(cause, shocks=shocks[number % len(shocks)], sparse=sparse), seed * SEEDS_APART + number)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", nargs="+", type=int)
    parser.add_argument("--quiet", type=int, default=500, help="quiet worlds of each sort")
    parser.add_argument("--planted", type=int, default=200, help="worlds for each cause")
    parser.add_argument("--export", type=Path, help="folder for the worlds and their answers")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
