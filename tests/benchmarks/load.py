"""What many tabs at once cost the model server: `uv run --locked python -m tests.benchmarks.load`.

Everything runs over real HTTP on loopback. An outage is seen by forty tabs, with and without the breaker; a
thousand tabs ask the same; and the cost of asking off the page is held against a plain call in the same run.
"""

from __future__ import annotations

import json
import statistics
import time
from contextlib import closing
from dataclasses import replace

from insight.breaker import Breaker
from insight.jobs import Desk
from insight.model_service import ModelService
from insight.outcome import Accepted
from insight.question import Question
from insight.workshop import Workshop
from tests.jobs.work import insight_of, question
from tests.providers.asking import settings_for
from tests.providers.fault_server import FaultServer, chat, says
from tests.test_model_client import ANSWER, LOADED
from tests.test_prompt import FACTS

TABS = 40
SAME = 1000
ROUNDS = 300


def outage(breaker: Breaker | None = None) -> tuple[int, float]:
    """Generations asked for, and seconds, while every tab asks a question of its own of a server that is down."""
    down = says({"error": "overloaded"}, status=503)
    with FaultServer([down], beside={"/api/ps": down, "/api/tags": down}) as server:
        settings = settings_for(server.url, waiting_explanations=TABS)
        began = time.perf_counter()
        with closing(ModelService(settings, breaker=breaker)) as service:
            tabs = [Desk(service.workshop) for _ in range(TABS)]
            questions = [Question(replace(FACTS, note=f"Note {number}."), "small") for number in range(TABS)]
            jobs = [desk.start(asked) for desk, asked in zip(tabs, questions, strict=True)]
            for job in jobs:
                job.wait(600)
        return len(server.requests), time.perf_counter() - began


def identical() -> tuple[int, int]:
    """Generations and accepted answers when a thousand tabs ask the same."""
    good = says(chat(json.dumps(ANSWER)))
    with FaultServer([good], beside=LOADED) as server:
        with closing(ModelService(settings_for(server.url))) as service:
            jobs = [Desk(service.workshop).start(Question(FACTS, "small")) for _ in range(SAME)]
            accepted = sum(isinstance(job.wait(60), Accepted) for job in jobs)
        return len(server.requests), accepted


def overhead() -> tuple[float, float]:
    """Median seconds from a click to its outcome, and of the same work called plainly."""
    workshop = Workshop(lambda asked, **_: insight_of(asked))
    questions = [question(float(number)) for number in range(ROUNDS)]
    off_page, plain = [], []
    for asked in questions:
        began = time.perf_counter()
        insight_of(asked)
        plain.append(time.perf_counter() - began)
        began = time.perf_counter()
        Desk(workshop).start(asked).wait(10)
        off_page.append(time.perf_counter() - began)
    return statistics.median(off_page), statistics.median(plain)


def main() -> None:
    """Run all three and print the ratios."""
    with_breaker, quick = outage()
    without, slow = outage(Breaker(failures=1_000_000))
    print(f"outage seen by {TABS} tabs      generations  per tab  seconds")
    print(f"  with the breaker           {with_breaker:6}    {with_breaker / TABS:6.3f}   {quick:6.1f}")
    print(f"  without it                 {without:6}    {without / TABS:6.3f}   {slow:6.1f}")
    generations, accepted = identical()
    print(f"{SAME} tabs ask the same: {generations} generation, {accepted} accepted answers")
    off_page, plain = overhead()
    print(
        f"click to outcome {off_page * 1e6:.0f} µs, the work alone {plain * 1e6:.0f} µs: {off_page / plain:.1f} times"
    )


if __name__ == "__main__":
    main()
