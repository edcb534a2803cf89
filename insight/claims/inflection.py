"""Forms of English words, so that a vocabulary lists each word once."""

from __future__ import annotations

from collections.abc import Iterator

_VOWELS = "aeiou"


def verb_forms(entry: str) -> Iterator[str]:
    """All forms of a verb: "grow:grew:grown", "slip+" (the consonant doubles), "rise:rose:risen", "climb".

    A particle may follow: "go:went:gone up".
    """
    verb, _, particle = entry.partition("_")
    tail = f" {particle.replace('_', ' ')}" if particle else ""
    base, *irregular = verb.rstrip("+").split(":")
    stem = base + base[-1] if verb.endswith("+") else base
    yield base + tail
    yield _third_person(base) + tail
    yield _ing(stem, base) + tail
    for form in irregular or [_past(stem)]:
        yield form + tail


def noun_forms(entry: str) -> Iterator[str]:
    """Singular and plural: "decline", "loss", "analysis:analyses"."""
    single, *plural = entry.replace("_", " ").split(":")
    yield single
    yield plural[0] if plural else _third_person(single)


def _third_person(base: str) -> str:
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return base[:-1] + "ies"
    return base + ("es" if base.endswith(("s", "x", "z", "ch", "sh", "go", "do")) else "s")


def _ing(stem: str, base: str) -> str:
    if base.endswith("ie"):
        return base[:-2] + "ying"
    if base.endswith("e") and not base.endswith(("ee", "oe", "ye")) and base != "be":
        return base[:-1] + "ing"
    return stem + "ing"


def _past(stem: str) -> str:
    if stem.endswith("e"):
        return stem + "d"
    if stem.endswith("y") and stem[-2:-1] not in _VOWELS:
        return stem[:-1] + "ied"
    return stem + "ed"
