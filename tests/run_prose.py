"""Puts texts through the acceptance boundary and prints the verdict on each.

`python -m tests.run_prose FACTS.json TEXTS.json` prints `ID accepted` or `ID withheld REASON` per text, then
the counts. FACTS holds `[{id, facts}]`, TEXTS `[{id, facts_id, reply}]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from insight.errors import FactsUnavailable, InvalidOfferInsight
from insight.facts import Facts
from insight.offer_insight import validate_offer_insight
from tests.case_facts import read_facts
from tests.case_replies import product_reply


def verdict(reply: Mapping[str, Any], facts: Facts) -> str:
    """`accepted`, or `withheld` and the reason."""
    try:
        validate_offer_insight(
            product_reply(reply, facts),
            expected_metric=facts.metric,
            previous_value=facts.previous_value,
            current_value=facts.current_value,
            facts=facts,
        )
    except InvalidOfferInsight as error:
        return f"withheld {error.reason}"
    return "accepted"


def verdicts(facts_file: Path, texts_file: Path) -> Iterator[tuple[str, str]]:
    """Id and verdict of each text, in the order of the file."""
    known = {item["id"]: item["facts"] for item in json.loads(facts_file.read_text(encoding="utf-8"))}
    read: dict[str, Facts | FactsUnavailable] = {}
    for text in json.loads(texts_file.read_text(encoding="utf-8")):
        name = text["facts_id"]
        if name not in read:
            try:
                read[name] = read_facts(known[name])
            except FactsUnavailable as error:
                read[name] = error
        facts = read[name]
        yield text["id"], verdict(text["reply"], facts) if isinstance(facts, Facts) else "withheld invented"


def main(arguments: list[str]) -> int:
    """Print the verdicts; the exit status says only whether the files could be read."""
    if len(arguments) != 2:
        print("usage: python -m tests.run_prose FACTS.json TEXTS.json", file=sys.stderr)
        return 2
    counts = {"accepted": 0, "withheld": 0}
    for name, told in verdicts(Path(arguments[0]), Path(arguments[1])):
        print(f"{name} {told}")
        counts[told.split(" ")[0]] += 1
    print(f"{counts['accepted']} accepted, {counts['withheld']} withheld")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
