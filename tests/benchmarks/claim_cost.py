"""What checking an answer costs: `python -m tests.benchmarks.claim_cost`.

Prints the time per answer, as a multiple of reading the same answer as JSON, and how the time grows with the length of
the text when the length limits are left out.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

from insight.claims import check_text
from insight.facts import Facts
from insight.offer_insight import validate_offer_insight
from tests.acceptance.mutations.frames import SENTENCES
from tests.acceptance.mutations.texts import fill
from tests.acceptance.mutations.worlds import World, random_world
from tests.acceptance.scenes import BOOKINGS, answer
from tests.case_facts import read_facts
from tests.case_replies import product_reply
from tests.run_prose import verdict

CORPORA = Path(__file__).parents[1] / "acceptance" / "corpora"

LONG = (
    "Booked revenue went from $364,800 in May 2026 to $331,250 in June 2026, a decrease of $33,550 or 9.2%. Coast fell "
    "by $19,400, the largest part of the change, to $120,900. Online lost $8,000 and Hills $6,150. All three regions "
    "declined; Coast accounts for 57.8% of the fall. Online went from $100,000 to $92,000, which is 8.0% lower. Hills "
    "slipped from $124,500 to $118,350. The data does not show why."
)


def milliseconds(call: Callable[[], object], *, at_least: float = 0.5) -> float:
    """The best of several rounds, per call."""
    best, end = float("inf"), time.perf_counter() + at_least
    while time.perf_counter() < end:
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best * 1_000


def accept(content: str, facts: Facts) -> None:
    """Put an answer through the whole boundary."""
    validate_offer_insight(
        content,
        expected_metric=facts.metric,
        previous_value=facts.previous_value,
        current_value=facts.current_value,
        facts=facts,
    )


def true_sentences(world: World, count: int) -> str:
    """Different true sentences about one world, one after the other."""
    rng, told = random.Random(1), dict[str, None]()
    while len(told) < count:
        told |= dict.fromkeys(str(text) for frame in SENTENCES if (text := fill(frame, world, rng)))
    return " ".join(list(told)[:count])


def print_growth(world: World) -> None:
    """Time per character of longer and longer texts."""
    headline, first = f"{world.raw['label']} in {world.facts.current_period.label}", 0.0
    for count in (10, 20, 40, 80, 160, 320):
        text = true_sentences(world, count)
        spent = milliseconds(lambda text=text: check_text(headline, text, world.facts), at_least=0.3)  # type: ignore[misc]  # bound at once
        read = "whole" if check_text(headline, text, world.facts) is None else "in part"
        per_character = spent / len(text)
        first = first or per_character
        print(f"{len(text)} characters, read {read}: {spent:.2f} ms, {per_character / first:.2f} × per character")


def print_corpora() -> None:
    """What the accepted texts of the test corpora cost, which are as long as models write them."""
    spent, lengths, reading = list[float](), list[int](), 0.0
    for folder in sorted(path for path in CORPORA.iterdir() if path.is_dir()):
        facts = {item["id"]: read_facts(item["facts"]) for item in json.loads((folder / "facts.json").read_text())}
        for text in json.loads((folder / "good.json").read_text())[::10]:
            known = facts[text["facts_id"]]
            content = product_reply(text["reply"], known)
            if verdict(text["reply"], known) == "accepted":
                spent.append(milliseconds(lambda content=content, known=known: accept(content, known), at_least=0.02))  # type: ignore[misc]  # bound at once
                reading += milliseconds(lambda content=content: json.loads(content), at_least=0.002)  # type: ignore[misc]  # bound at once
                lengths.append(len(content))
    mean, characters = sum(spent) / len(spent), sum(lengths) / len(lengths)
    print(
        f"{len(spent)} answers of the corpora ({characters:.0f} characters on average): mean {mean:.2f} ms, "
        f"longest {max(spent):.2f} ms, {sum(spent) / reading:.0f} × reading them as JSON"
    )


def main() -> None:
    """Measure and print."""
    for name, content in (("short", answer(BOOKINGS)), ("long", answer(BOOKINGS, explanation=LONG))):
        whole = milliseconds(lambda content=content: accept(content, BOOKINGS))  # type: ignore[misc]  # bound at once
        reading = milliseconds(lambda content=content: json.loads(content))  # type: ignore[misc]  # bound at once
        print(f"{name} answer ({len(content)} characters): {whole:.2f} ms, {whole / reading:.0f} × reading it as JSON")
    print_corpora()
    print_growth(random_world(3))


if __name__ == "__main__":
    main()
