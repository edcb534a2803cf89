"""Cases as files hold them: an id, an input with or without variants, and the outcomes that are right."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WHOLE = "-"
"""Variant of a case that has none."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case of one family."""

    id: str
    input: Mapping[str, Any]
    expected: Mapping[str, Any]

    @property
    def family(self) -> str:
        """The letters before the number."""
        return self.id.partition("-")[0]

    def variants(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Each variant's name and its input, laid over what the variants share."""
        variants = self.input.get("variants")
        if variants is None:
            yield WHOLE, self.input
            return
        shared = {key: value for key, value in self.input.items() if key != "variants"}
        for variant in variants:
            yield variant["name"], shared | variant

    def outcomes(self, variant: str) -> tuple[str, ...]:
        """The outcomes of which any one is right."""
        by_variant: Mapping[str, Sequence[str]] = self.expected.get("by_variant", {})
        return tuple(by_variant.get(variant, self.expected.get("outcome", ())))


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one variant; `got` is `None` where the product has no such feature."""

    id: str
    variant: str
    expected: tuple[str, ...]
    got: str | None

    @property
    def verdict(self) -> str:
        """`ok`, `FAIL` or `skipped`."""
        if self.got is None:
            return "skipped"
        return "ok" if self.got in self.expected else "FAIL"

    def __str__(self) -> str:
        return f"{self.id} {self.variant} {'|'.join(self.expected)} {self.got or '-'} {self.verdict}"


def read_cases(folder: Path) -> Iterator[Case]:
    """All cases of the JSON files in a folder, in the order of their names."""
    for file in sorted(folder.glob("*.json")):
        content = json.loads(file.read_text(encoding="utf-8"))
        for item in content if isinstance(content, list) else ():
            if {"id", "input", "expected"} <= item.keys():
                yield Case(item["id"], item["input"], item["expected"])
