"""The page: whether a metric changed, why, and where. It draws values that `insight` makes, in the order of the screen.

An explanation runs off the page: pressing the button starts a job and returns, and only while it runs does one small
fragment look at it once a second. Everything that comes from a model, a file or a person is drawn by `plain` and
`escaped` alone, which show each character as it is.
"""

from __future__ import annotations

import html
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, tzinfo
from functools import partial
from pathlib import Path
from typing import Any, Literal

import streamlit as st

from insight.asking import who_answers
from insight.card import LIMITS_TITLE, SEAL, as_html, as_text
from insight.catalogue import Catalogue, read_catalogue
from insight.change_words import data_age, data_until, quiet_sentence, zone_of
from insight.charts import Figure, Ground
from insight.contributions import contribution_figure, dimensions_of
from insight.cube import Cube
from insight.errors import DataProblem, FactsUnavailable
from insight.explain import facts_for
from insight.facts import Facts
from insight.jobs import Desk, Job
from insight.journal import Journal
from insight.keeping import Shown, fresh_answer, kept_answer, note_refusal
from insight.metrics import Grain, Metric
from insight.model_client import question as given_to_model
from insight.model_service import ModelService
from insight.next_questions import next_questions
from insight.outcome import Accepted, Cancelled
from insight.panels import panel_of
from insight.periods import Comparison
from insight.progress import doing, share, spent
from insight.providers import Provider
from insight.scene import Scene
from insight.settings import Settings, read_settings
from insight.source import Source
from insight.tile import tile_of
from insight.trend import PICK, trend_figure
from insight.view import (
    COMPARISON_WORDS,
    GRAIN_WORDS,
    View,
    comparison_of,
    default_period,
    inside_of,
    part_words,
    parts_of,
    period_starting,
    segment_of,
    view_of,
)

log = logging.getLogger("dashboard")

INVITATION = "A short explanation, with every number checked against this page before it is shown."
STALE = "The selection changed, so the earlier explanation was put away."
CANCELLED = "Cancelled. Nothing was saved."
CHOOSE_MODEL = "Several models are installed. Choose the one to ask."
NOTE = "Note for the model, if you know of something"
NOTE_EXAMPLE = "For example: loyalty e-mails were paused in February"

# A file of ours, because a named icon would be fetched from another host.
ICON = Path(__file__).with_name("images") / "icon.png"

# How values are told apart as keys of what is kept.
KEYS: dict[str | type[Any], Callable[[Any], Any]] = {
    Facts: hash,
    Comparison: hash,
    Cube: lambda cube: (cube.fingerprint, cube.grain),
}

st.set_page_config(page_title="Insight dashboard", page_icon=ICON, layout="wide")


# What the whole server, or one tab, has only once.


@st.cache_resource(show_spinner=False)
def settings() -> Settings:
    return read_settings()


@st.cache_resource(show_spinner=False, on_release=ModelService.close)
def service() -> ModelService:
    return ModelService(settings())


@st.cache_resource(show_spinner=False, on_release=Journal.close)
def journal() -> Journal:
    return Journal(Path(settings().journal))


@st.cache_resource(scope="session", show_spinner=False, on_release=Desk.close)
def desk() -> Desk:
    """This tab's explanations; closing the tab cancels the one that runs."""
    return Desk(service().workshop)


@st.cache_resource(show_spinner=False)
def rows() -> tuple[Catalogue, Source]:
    catalogue = read_catalogue(settings().catalogue)
    return catalogue, Source.from_file(catalogue.source)


@st.cache_resource(show_spinner=False, max_entries=64)
def cube_of(metric: Metric, grain: Grain, within: tuple[tuple[str, str], ...], day_limit: int | None) -> Cube:
    return rows()[1].cube(metric, grain, where=segment_of(within), day_limit=day_limit)


@st.cache_resource(show_spinner=False, max_entries=64)
def late_days_of(metric: Metric) -> tuple[date, ...]:
    return rows()[1].late_days(metric)


@st.cache_resource(show_spinner=False, max_entries=256, hash_funcs=KEYS)
def facts_about(cube: Cube, comparison: Comparison) -> Facts:
    return facts_for(cube, comparison, source=rows()[1])


@st.cache_resource(show_spinner=False, max_entries=256, hash_funcs=KEYS)
def trend_about(facts: Facts, cube: Cube, look: Ground) -> Figure:
    return trend_figure(facts, cube, look)


@st.cache_resource(show_spinner=False, max_entries=256, hash_funcs=KEYS)
def contributions_about(facts: Facts, dimension: str, look: Ground) -> Figure:
    return contribution_figure(facts, dimension, look)


@st.cache_resource(show_spinner=False, ttl=60)
def installed_models() -> tuple[str, ...]:
    return service().models()


def reload_data() -> None:
    """Forget what was read from the data; kept insights stay."""
    rows.clear()
    cube_of.clear()
    late_days_of.clear()


# Text from outside goes through these two and through nothing else.


def plain(text: str) -> None:
    st.text(text)


def escaped(tag: Literal["small", "strong"], text: str, *, heading: bool = False) -> None:
    role = ' role="heading" aria-level="3"' if heading else ""
    # Without these declarations HTML draws two spaces as one, and a long word leaves its box.
    st.html(
        f'<div{role}><{tag} style="white-space: pre-wrap; overflow-wrap: anywhere">{html.escape(text)}</{tag}></div>'
    )


def zone() -> tzinfo:
    return zone_of(st.context.timezone)


def ground() -> Ground:
    return "dark" if st.context.theme.type == "dark" else "light"


# The parts of the page, from top to bottom.


def choose() -> tuple[View, Cube, str]:
    """The controls. The address of the page holds what they show; nonsense there falls back to the defaults."""
    metrics = {metric.label: metric for metric in rows()[0].metrics}
    with st.container(horizontal=True, vertical_alignment="bottom", key="choices"):
        label = st.selectbox("Metric", list(metrics), key="metric", bind="query-params", width=230)
        grain = st.segmented_control(
            "Grain", list(GRAIN_WORDS), default="Month", key="grain", bind="query-params", required=True
        )
        whole = cube_of(metrics[label], GRAIN_WORDS[grain or "Month"], (), None)
        periods, first = default_period(whole)
        period = st.selectbox("Period to explain", periods, first, key="period", bind="query-params", width=200)
        against = st.segmented_control(
            "Compared with",
            list(COMPARISON_WORDS),
            default="Period before",
            key="compare",
            bind="query-params",
            required=True,
        )
    with st.container(horizontal=True, vertical_alignment="bottom", key="focus"):
        parts = list(parts_of(whole))
        within = st.multiselect(
            "Look inside", parts, key="within", bind="query-params", placeholder="All rows", width=300
        )
        if within:
            st.button("Back to all rows", key="back", icon=":material/undo:", on_click=show, args=({"within": []},))
        note = st.text_input(NOTE, key="note", max_chars=300, placeholder=NOTE_EXAMPLE, width="stretch")
    return View(label, grain or "Month", period, against or "Period before", tuple(within)), whole, note


def show(choices: dict[str, str | list[str]]) -> None:
    """Let the controls show these choices from the next run on."""
    for name, value in choices.items():
        st.session_state[name] = value


def pick_period(whole: Cube) -> None:
    """A click on a period of the trend explains that period."""
    for point in st.session_state["trend"]["selection"].get(PICK, ()):
        if label := period_starting(whole, point.get("start", "")):
            st.session_state["period"] = label


def facts_of(view: View, whole: Cube, note: str) -> tuple[Facts, Cube]:
    """The change that the view asks about, and the cube behind it."""
    comparison = comparison_of(view, whole, late_days_of(whole.metric))
    cube = cube_of(whole.metric, whole.grain, inside_of(view, whole), comparison.day_limit)
    return replace(facts_about(cube, comparison), note=note.strip() or None), cube


def change_panel(facts: Facts, trend: Figure, whole: Cube) -> None:
    """The value, how it changed, and the trend that it stands in."""
    st.header("What changed", anchor=False)
    escaped("strong", facts.label)
    tile = tile_of(facts)
    st.metric(
        tile.period,
        tile.value,
        tile.delta,
        delta_color=tile.colour,
        delta_arrow=tile.arrow,
        delta_description=tile.compared,
    )
    draw(trend, "trend", partial(pick_period, whole))
    for notice in facts.notices:
        escaped("small", notice)


def where_panel(facts: Facts) -> None:
    """The contributions of one dimension's values, which sum to the change."""
    st.header("Where it changed", anchor=False)
    dimensions = dimensions_of(facts)
    if not dimensions:
        plain("This metric cannot be broken down.")
        return
    dimension = st.selectbox("By", dimensions, key="by", bind="query-params", width=230)
    draw(contributions_about(facts, dimension, ground()), "contributions")


def draw(figure: Figure, key: str, on_select: Callable[[], None] | Literal["ignore"] = "ignore") -> None:
    """A chart, what its marks mean, and its table."""
    with st.container(key=f"{key}-chart"):
        st.vega_lite_chart(spec=figure.spec, alt=figure.said, key=key, on_select=on_select)
    if figure.legend:
        st.caption(figure.legend.replace("$", r"\$"))
    table = st.expander("Show as table", key=f"{key}-table", on_change="rerun")
    if table.open:
        table.dataframe(figure.table, hide_index=True, alt=figure.said)


def why_panel(scene: Scene) -> None:
    """The button, and below it exactly one of: hint, progress, card, panel."""
    job = desk().job(scene.question)
    kept = kept_answer(journal(), scene) if job is None else None
    if st.session_state.pop("ask", False):
        job, kept = desk().start(scene.question, anew=bool(kept or job)), None
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
        st.header("Why did it change?", anchor=False, width="content")
        running = job is not None and job.running
        again = kept or (job is not None and not isinstance(job.outcome, Cancelled))
        label = "Explaining…" if running else "Explain again" if again else "Explain this change"
        icon = "spinner" if running else ":material/auto_awesome:"
        st.button(label, key="explain", icon=icon, on_click=ask)
    if kept:
        card_panel(scene, kept)
    elif job is None:
        plain(STALE if desk().put_away else INVITATION)
        plain(who_answers(service(), scene.model))
    elif job.running:
        progress(job)
    else:
        ended(job, scene)


def ask() -> None:
    """Ask in the run that follows: a note that was typed just before the press belongs to the question."""
    st.session_state["ask"] = True


@st.fragment(run_every=1)
def progress(job: Job) -> None:
    """The only part that is drawn again by itself, and only while a job runs."""
    if not job.running:
        st.rerun()
    now = job.progress
    plain(doing(now, provider().model))
    st.progress(share(now), text=spent(now))
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button("Cancel", key="cancel", on_click=job.cancel)
        st.caption("You can keep using the page.", width="content")


def ended(job: Job, scene: Scene) -> None:
    """A card, or the panel in its place."""
    outcome = job.outcome
    if outcome is None or isinstance(outcome, Cancelled):
        plain(CANCELLED)
    elif isinstance(outcome, Accepted):
        card_panel(scene, fresh_answer(journal(), scene, outcome))
    else:
        note_refusal(journal(), scene, outcome)
        place = service().destination
        panel = panel_of(
            outcome, provider=scene.provider, address=place.address, hosted=not place.is_local, zone=scene.zone
        )
        with st.container(key=f"panel-{panel.kind}"):
            st.warning(panel.body, title=panel.title, icon=":material/block:")
            plain(panel.remedy)
            if panel.subject:
                st.code(panel.subject, language=None, wrap_lines=True)
            for hint in panel.hints:
                plain(hint)
            escaped("small", panel.trail)


def card_panel(scene: Scene, shown: Shown) -> None:
    """An accepted insight, what it does not tell, and what can be done with it."""
    card = shown.card
    with st.container(key="insight-card"):
        st.info(SEAL, icon=":material/verified:")
        escaped("strong", card.headline, heading=True)
        plain(card.explanation)
        for row in card.drivers:
            with st.container(horizontal=True, horizontal_alignment="distribute", gap="small"):
                escaped("strong", part_words(row.dimension, row.name))
                plain(row.figures)
        escaped("small", " ".join([LIMITS_TITLE, *card.limits]))
        escaped("small", card.footer)
        share_and_judge(shown, f"{st.context.url or ''}?{scene.view.query}")
        with st.container(horizontal=True, key="deeper"):
            for item in next_questions(scene.facts, shown.insight, scene.view, st.session_state.get("by", "")):
                st.button(item.label, key=item.key, on_click=show, args=(item.choices,))
        given = st.expander("What the model was given", key="given", on_change="rerun")
        if given.open:
            given.code(given_to_model(scene.facts, provider()), language=None, wrap_lines=True)


def share_and_judge(shown: Shown, link: str) -> None:
    """Copy, save, and a thumb that is kept with the insight."""
    with st.container(horizontal=True, vertical_alignment="center"):
        with st.popover("Share", icon=":material/share:"):
            st.code(as_text(shown.card, link), language=None, wrap_lines=True)
            file = as_html(shown.card, link)
            st.download_button("Save as a file", file, "insight.html", "text/html", key="save", on_click="ignore")
        if shown.kept is not None:
            given = {"down": 0, "up": 1, None: None}[shown.feedback]
            st.feedback("thumbs", key=f"thumbs-{shown.kept}", default=given, on_change=judge, args=(shown.kept,))


def judge(number: int) -> None:
    thumb: int | None = st.session_state[f"thumbs-{number}"]
    journal().judge(number, None if thumb is None else "up" if thumb else "down")


def recent_panel() -> None:
    """Insights accepted lately, by anybody, to open again."""
    kept = journal().recent(8)
    if journal().problem:
        st.warning(journal().problem)
    if not kept:
        return
    with st.expander("Recent insights", key="recent"):
        for item in kept:
            view = view_of(item.entry.view)
            with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
                plain(f"{item.entry.title}\n{item.entry.written.astimezone(zone()):%d %b %Y, %H:%M}")
                if view:
                    st.button("Open", key=f"open-{item.id}", on_click=show, args=(view.choices,))


def provider() -> Provider:
    return service().provider(st.session_state.get("model") or "")


def choose_model() -> str | None:
    """Name of the model to put into the question; `None` while one of several has to be chosen."""
    if settings().model or service().choice.kind == "embedded":
        return provider().model
    installed = installed_models()
    if not installed:
        return ""
    return st.selectbox("Model", installed, index=None, key="model", placeholder="Choose a model")


def change_page(view: View, whole: Cube, note: str) -> None:
    """Everything about one change: its size, why, and where."""
    left, right = st.columns([3, 2])
    facts, cube = facts_of(view, whole, note)
    with left.container(border=True, key="change", height="stretch"):
        change_panel(facts, trend_about(facts, cube, ground()), whole)
    with right.container(border=True, key="insight", height="stretch"):
        asked = choose_model() if facts.something_to_explain else None
        if asked is None:
            desk().job(None)
            st.header("Why did it change?", anchor=False)
            plain(CHOOSE_MODEL if facts.something_to_explain else quiet_sentence(facts))
        else:
            kind = service().choice.kind
            why_panel(Scene(facts, view, data_until(whole), kind, provider().model, asked, zone()))
    with st.container(border=True, key="where"):
        where_panel(facts)


def page() -> None:
    service().warm_up()
    head = st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="bottom")
    head.title("What changed, and why", anchor=False, width="content")
    head.button("Reload the data", key="reload", icon=":material/refresh:", on_click=reload_data)
    try:
        view, whole, note = choose()
        st.caption(data_age(whole, datetime.now(zone()).date()))
        change_page(view, whole, note)
    except FactsUnavailable as reason:
        desk().job(None)
        with st.container(border=True, key="no-facts"):
            st.header("Why did it change?", anchor=False)
            plain(str(reason))
    recent_panel()


try:
    page()
except DataProblem as problem:
    st.error("The page cannot show anything until this is put right.", title="No data to show", icon=":material/error:")
    plain(str(problem))
except Exception:
    reference = secrets.token_hex(4)
    log.exception("page failed, reference %s", reference)
    st.error(
        f"Reload the page. The server's log tells more under reference {reference}.", title="This page made a mistake"
    )
