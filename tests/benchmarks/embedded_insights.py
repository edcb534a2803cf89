"""How the embedded model does on every month pair of the demo data: `python -m tests.benchmarks.embedded_insights`.

Prints how many of its choices were accepted beside how many of its own free texts were (the same model, the same
facts, in the same run), how often it took the first option, and whether every planted cause was among the options.
"""

from __future__ import annotations

import json
import sys
import time

from insight import prompt
from insight.errors import InvalidOfferInsight
from insight.facts import Facts
from insight.model_client import generate_offer_insight
from insight.offer_insight import validate_offer_insight
from insight.provider_reliability import Deadline
from insight.providers.embedded import EmbeddedProvider, shared_model
from insight.settings import Settings
from insight.stories import stories
from tests import demo


def chosen(provider: EmbeddedProvider, settings: Settings, facts: Facts) -> int | None:
    """Position of the chosen answer, `None` when it was withheld."""
    try:
        insight = generate_offer_insight(
            None,
            settings,
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
            provider=provider,
        )
    except InvalidOfferInsight:
        return None
    return stories(facts).index(insight.model_dump(mode="json"))


def free_text_accepted(provider: EmbeddedProvider, facts: Facts) -> bool:
    """Whether what the model writes on its own passes the check."""
    try:
        content = provider.complete(prompt.messages(facts), prompt.response_schema(facts), deadline=Deadline.after(120))
        validate_offer_insight(
            content,
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
        )
    except InvalidOfferInsight:
        return False
    return True


def main(free: int) -> None:
    """Run all pairs with something to explain; let the model write freely for the first few of them."""
    settings = Settings(_env_file=None)
    provider = EmbeddedProvider(settings)
    everything = [demo.facts(metric.name, month) for metric in demo.catalogue().metrics for month in demo.months()]
    told = [facts for facts in everything if facts.something_to_explain]
    shared_model().address(deadline=Deadline.after(60))
    started = time.perf_counter()
    places = [chosen(provider, settings, facts) for facts in told]
    seconds = (time.perf_counter() - started) / len(told)
    accepted = sum(place is not None for place in places)
    with_choice = [(place, facts) for place, facts in zip(places, told, strict=True) if len(stories(facts)) > 1]
    first = sum(place == 0 for place, _ in with_choice)
    written = sum(free_text_accepted(provider, facts) for facts in told[:free])
    offered = [
        any(segment in json.dumps(story, ensure_ascii=False) for story in stories(demo.facts(metric, month)))
        for metric, month, segment in demo.PLANTED
    ]
    print(f"month pairs {len(everything)}, of them with something to explain {len(told)}")
    print(f"chosen answers accepted {accepted} of {len(told)}; free texts accepted {written} of {free}")
    print(f"first option taken {first} of {len(with_choice)} with a choice")
    print(f"planted cause among the options {sum(offered)} of {len(offered)}")
    print(f"{seconds:.2f} s an answer")
    if accepted < len(told) or not all(offered):
        sys.exit(1)


if __name__ == "__main__":
    main(free=int(sys.argv[1]) if len(sys.argv) > 1 else 6)
