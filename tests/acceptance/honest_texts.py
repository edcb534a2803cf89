"""The honest texts of the corpora that the check accepts, to try what becomes of them with something changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from insight.claims import check_text
from insight.claims.vocabulary.calendar_words import GRAIN_WORDS
from insight.facts import Facts
from tests.case_facts import read_facts

FOLDER: Final = Path(__file__).parent / "corpora"


class HonestText(NamedTuple):
    """One text, and the facts that it is about."""

    name: str
    facts: Facts
    described: str
    """Everything that the facts say, in small letters, with the adjective of their periods: "monthly"."""
    headline: str
    explanation: str


def accepted_texts(*, every: int) -> Iterator[HonestText]:
    """A sample of them, each n-th one of every corpus."""
    for folder in sorted(path for path in FOLDER.iterdir() if path.is_dir()):
        known = {item["id"]: item["facts"] for item in json.loads((folder / "facts.json").read_text("utf-8"))}
        for text in json.loads((folder / "good.json").read_text("utf-8"))[::every]:
            raw = known[text["facts_id"]]
            facts, reply = read_facts(raw), text["reply"]
            if check_text(reply["headline"], reply["explanation"], facts) is None:
                described = f"{json.dumps(raw, ensure_ascii=False).lower()} {GRAIN_WORDS[facts.grain]}"
                yield HonestText(
                    f"{folder.name} {text['id']}", facts, described, reply["headline"], reply["explanation"]
                )
