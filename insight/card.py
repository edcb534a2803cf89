"""An accepted insight as a person reads it: one value, drawn on the page, copied as text or saved as a file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Final

from insight.facts import Facts, SegmentFacts
from insight.figures import ABSENT, format_delta, format_relative, format_share, format_value
from insight.offer_insight import OfferInsight
from insight.panels import spoken_seconds

SEAL: Final = "Every number below matches the data."
LIMITS_TITLE: Final = "What this does not tell you:"
NOT_A_CAUSE: Final = "Contribution is arithmetic: it says where the change is, and does not prove a cause."
NOTE_UNCHECKED: Final = "The note comes from the person who asked; the data neither confirms nor refutes it."


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an insight comes from."""

    provider: str
    """"embedded", "ollama" or "openai_compatible"."""
    model: str
    prompt_version: str
    written: datetime
    """When it was accepted, with a time zone."""
    seconds: float
    attempts: int

    @property
    def credit(self) -> str:
        """Who wrote the sentences and who vouches for them."""
        if self.provider == "embedded":
            return f"Sentences computed here; chosen by {self.model} (embedded)"
        return f"Written by {self.model} on {PROVIDERS.get(self.provider, self.provider)}"


PROVIDERS: Final[dict[str, str]] = {"ollama": "Ollama", "openai_compatible": "an OpenAI-compatible server"}
_FIGURE: Final = re.compile(r"\d+(?:[.,]\d+)*")


@dataclass(frozen=True, slots=True)
class DriverRow:
    """One segment that the insight names, with the figures of the data and not of the model."""

    dimension: str
    name: str
    before: str
    after: str
    contribution: str
    share: str
    """Share of the whole change; empty where a share says nothing."""

    weight: str = ""
    """For a ratio: the segment's share of the whole, before and after, which is where a mix effect comes from."""

    @property
    def title(self) -> str:
        """The segment as the page names it: "channel: email"; text from outside."""
        return f"{self.dimension}: {self.name}"

    @property
    def figures(self) -> str:
        """All figures in one line: "44.3 % → 40.7 %, contributes −1.9 pp (54 % of the change)"."""
        share = f" ({self.share} of the change)" if self.share else ""
        return f"{self.before} → {self.after}{self.weight}, contributes {self.contribution}{share}"


@dataclass(frozen=True, slots=True)
class Card:
    """Everything on the card, formatted. Headline, explanation and names are text from outside: plain text only."""

    metric: str
    periods: str
    change: str
    headline: str
    explanation: str
    drivers: tuple[DriverRow, ...]
    limits: tuple[str, ...]
    """What the insight does not tell."""
    footer: str


def card_of(
    facts: Facts, insight: OfferInsight, origin: Origin, *, within: tuple[str, ...] = (), data_until: str = ""
) -> Card:
    """The card of an accepted insight about these facts, inside some segments or of all rows."""
    before = format_value(facts.previous_value, facts.unit, facts.decimals)
    after = format_value(facts.current_value, facts.unit, facts.decimals)
    delta = format_delta(facts.delta, facts.unit, facts.decimals)
    relative = "" if facts.relative_change is None else f", {format_relative(facts.relative_change)}"
    return Card(
        metric=", ".join([facts.label, *within]),
        periods=f"{facts.current_period.label} against {facts.previous_period.label}",
        change=f"{before} → {after} ({delta}{relative})",
        headline=insight.headline,
        explanation=insight.explanation,
        drivers=driver_rows(facts, tuple(insight.drivers)),
        limits=(NOT_A_CAUSE, *((NOTE_UNCHECKED,) if facts.note else ()), *facts.notices),
        footer=_footer(origin, _figures_in(insight), data_until),
    )


def driver_rows(facts: Facts, ids: tuple[str, ...]) -> tuple[DriverRow, ...]:
    """The figures of the segments behind these evidence ids, in the same order."""
    segments = {item.id: item.segment for item in facts.evidence}
    known = {item.segment: item for item in facts.segments}
    chosen = (segments.get(evidence_id) for evidence_id in ids)
    return tuple(_driver_row(facts, known[segment]) for segment in chosen if segment is not None and segment in known)


def _driver_row(facts: Facts, segment: SegmentFacts) -> DriverRow:
    def value(amount: float | None) -> str:
        return format_value(amount, facts.unit, facts.decimals)

    quiet = facts.noise is not None and facts.noise.within_normal_variation
    share = ""
    if segment.contribution is not None and facts.delta != 0 and not quiet:
        share = format_share(segment.contribution / facts.delta, 0)
    return DriverRow(
        dimension=segment.segment.dimension,
        name=segment.segment.name,
        before=value(segment.previous_value) if segment.status != "entered" else ABSENT,
        after=value(segment.current_value) if segment.status != "exited" else ABSENT,
        contribution=format_delta(segment.contribution, facts.unit, facts.decimals),
        share=share,
        weight=_weight(segment) if facts.kind == "ratio" else "",
    )


def _weight(segment: SegmentFacts) -> str:
    if segment.share_previous is None or segment.share_current is None:
        return ""
    return f" (share of the whole {format_share(segment.share_previous)} → {format_share(segment.share_current)})"


def said_time(moment: datetime) -> str:
    """A moment as the page writes it: "2 Mar 2026, 14:02"."""
    return f"{moment.day} {moment:%b %Y, %H:%M}"


def _figures_in(insight: OfferInsight) -> int:
    """How many figures the text has, dates included; each of them was held against the data."""
    return len(_FIGURE.findall(insight.headline)) + len(_FIGURE.findall(insight.explanation))


def _footer(origin: Origin, figures: int, data_until: str) -> str:
    tries = f"{origin.attempts} {'attempt' if origin.attempts == 1 else 'attempts'}"
    told = [
        origin.credit,
        f"{said_time(origin.written)} · {spoken_seconds(origin.seconds)}, {tries}",
        f"{figures} {'figure' if figures == 1 else 'figures'} checked",
    ]
    if data_until:
        told.append(f"data to {data_until}")
    return " · ".join([*told, f"prompt {origin.prompt_version}"])


def as_text(card: Card, link: str = "") -> str:
    """The card as plain text for a mail or a chat."""
    lines = [card.headline, "", f"{card.metric}, {card.periods}: {card.change}", "", card.explanation]
    if card.drivers:
        lines += ["", *(f"{row.title}: {row.figures}" for row in card.drivers)]
    lines += ["", *card.limits, card.footer]
    return "\n".join([*lines, link] if link else lines)


def as_html(card: Card, link: str = "") -> str:
    """The card as one HTML file that needs nothing else; every text in it is escaped."""
    rows = "".join(
        f"<tr><th scope='row'>{escape(row.title)}</th><td>{escape(row.before)}</td>"
        f"<td>{escape(row.after)}</td><td>{escape(row.contribution)}</td><td>{escape(row.share)}</td></tr>"
        for row in card.drivers
    )
    head = "<tr><th scope='col'>Segment</th><th scope='col'>Before</th><th scope='col'>After</th>"
    head += "<th scope='col'>Contribution</th><th scope='col'>Share of the change</th></tr>"
    table = f"<table>{head}{rows}</table>" if rows else ""
    limits = "".join(f"<li>{escape(line)}</li>" for line in card.limits)
    place = f"<p class='quiet'>{escape(link)}</p>" if link else ""
    return (
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{escape(card.headline)}</title>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<style>{_FILE_STYLE}</style></head><body><main><h1>{escape(card.headline)}</h1>"
        f"<p class='quiet'>{escape(card.metric)}, {escape(card.periods)}: {escape(card.change)}</p>"
        f"<p>{escape(card.explanation)}</p>{table}<ul>{limits}</ul>"
        f"<p class='quiet'>{escape(SEAL)} {escape(card.footer)}</p>{place}</main></body></html>"
    )


_FILE_STYLE: Final = (
    ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem}"
    "main{max-width:44rem;margin:auto}h1{font-size:1.375rem}p,li,h1,th,td{overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}"
    "th,td{padding:.35rem .75rem .35rem 0;text-align:left}td{text-align:right;font-variant-numeric:tabular-nums}"
    ".quiet,ul{font-size:.875rem}"
)
