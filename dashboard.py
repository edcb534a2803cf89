"""The page: whether a metric changed, why, and where. It draws values that `insight` makes, in the order of the screen.

An explanation runs off the page: pressing the button starts a job and returns, and only while it runs does one small
fragment look at it once a second. Everything that comes from a model, a file or a person is drawn by `plain` and
`escaped` alone, which show each character as it is.
"""

from __future__ import annotations

import atexit
import gc
import html
import logging
import secrets
from collections.abc import Callable
from datetime import datetime, tzinfo
from functools import partial
from pathlib import Path
from typing import Literal

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from insight.card import LIMITS_TITLE, SEAL, as_html, as_text, said_time
from insight.change_words import data_until, days_old, quiet_sentence, zone_of
from insight.charts import Figure, Ground
from insight.contributions import dimensions_of
from insight.cube import Cube
from insight.dataset import Change, Dataset
from insight.discreet_log import DISCREET
from insight.errors import DataProblem, FactsUnavailable
from insight.event_log import start_log
from insight.facts import Facts
from insight.health import health_line
from insight.jobs import Desk, Job
from insight.journal import Journal
from insight.keeping import Shown
from insight.model_client import question as given_to_model
from insight.model_service import ModelService
from insight.next_questions import next_questions
from insight.panels import Panel
from insight.progress import doing, share, spent
from insight.providers import Provider
from insight.scene import Scene
from insight.settings import Settings, read_settings
from insight.slot import slot_of
from insight.tile import tile_of
from insight.trend import PICK
from insight.view import COMPARISON_WORDS, GRAIN_WORDS, View, default_period, parts_of, period_starting, view_of

log = logging.getLogger("dashboard")
log.addFilter(DISCREET)

CHOOSE_MODEL = "Several models are installed. Choose the one to ask."
NOTHING_TO_COMPARE = "Another period, another comparison or all rows may have what is missing here."
NOTE = "Note for the model, if you know of something"
NOTE_EXAMPLE = "For example: loyalty e-mails were paused in February"

# A file of ours, because a named icon would be fetched from another host.
ICON = Path(__file__).with_name("images") / "icon.png"

st.set_page_config(page_title="Insight dashboard", page_icon=ICON, layout="wide")


# What the whole server, or one tab, has only once.


@st.cache_resource(show_spinner=False)
def settings() -> Settings:
    return read_settings()


@st.cache_resource(show_spinner=False, on_release=ModelService.close)
def service() -> ModelService:
    start_log()
    # The end of the process otherwise looks through everything that is in memory, for half a second and to no end.
    atexit.register(gc.freeze)
    return ModelService(settings())


@st.cache_resource(show_spinner=False, on_release=Journal.close)
def journal() -> Journal:
    return Journal(Path(settings().journal))


@st.cache_resource(show_spinner=False)
def data() -> Dataset:
    return Dataset(settings().catalogue)


@st.cache_resource(scope="session", show_spinner=False, on_release=Desk.close)
def desk() -> Desk:
    """This tab's explanations; closing the tab cancels the one that runs."""
    return Desk(service().workshop)


@st.cache_resource(show_spinner=False, ttl=60)
def installed_models() -> tuple[str, ...]:
    return service().models()


# Text from outside goes through these two and through nothing else.


def plain(text: str) -> None:
    st.text(text)


def escaped(tag: Literal["small", "strong"], text: str, *, heading: bool = False) -> None:
    role, size = (' role="heading" aria-level="3"', "; font-size: 1.25rem") if heading else ("", "")
    # Without the first two declarations HTML draws two spaces as one, and a long word leaves its box.
    style = f"white-space: pre-wrap; overflow-wrap: anywhere{size}"
    st.html(f'<div{role}><{tag} style="{style}">{html.escape(text)}</{tag}></div>')


def zone() -> tzinfo:
    return zone_of(st.context.timezone)


def ground() -> Ground:
    return "dark" if st.context.theme.type == "dark" else "light"


# The parts of the page, from top to bottom.


def choose() -> tuple[View, Cube, str]:
    """The controls. The address of the page holds what they show; nonsense there falls back to the defaults."""
    with st.container(horizontal=True, key="choices"):
        metric = st.selectbox("Metric", list(data().metrics), key="metric", bind="query-params", width=230)
        grain = choice("Grain", list(GRAIN_WORDS), "grain", "Month")
        whole = data().whole(metric, grain)
        periods, first = default_period(whole)
        period = st.selectbox("Period to explain", periods, first, key="period", bind="query-params", width=200)
        compare = choice("Compared with", list(COMPARISON_WORDS), "compare", "Period before")
    with st.container(horizontal=True, vertical_alignment="bottom", key="focus"):
        parts = list(parts_of(whole))
        within = st.multiselect(
            "Look inside", parts, key="within", bind="query-params", placeholder="All rows", width=300
        )
        if within:
            st.button("Back to all rows", key="back", icon=":material/undo:", on_click=show, args=({"within": []},))
        note = st.text_input(NOTE, key="note", max_chars=300, placeholder=NOTE_EXAMPLE, width="stretch")
    return View(metric, grain, period, compare, tuple(within)), whole, note


def choice(label: str, words: list[str], key: str, default: str) -> str:
    chosen = st.segmented_control(label, words, default=default, key=key, bind="query-params", required=True)
    return chosen or default


def show(choices: dict[str, str | list[str]]) -> None:
    """Let the controls show these choices from the next run on."""
    for name, value in choices.items():
        st.session_state[name] = value


def pick_period(whole: Cube) -> None:
    """A click on a period of the trend explains that period."""
    for point in st.session_state["trend"]["selection"].get(PICK, ()):
        if label := period_starting(whole, point.get("start", "")):
            st.session_state["period"] = label


def age_line(whole: Cube) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.caption(f"Data to {data_until(whole)}", width="content")
        if old := days_old(whole, datetime.now(zone()).date()):
            st.badge(old, color="gray")


def head(title: str) -> DeltaGenerator:
    """The head of a card; what else belongs there is drawn into it, at the other end."""
    row = st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center")
    row.header(title, anchor=False, width="content")
    return row


def change_panel(change: Change, view: View, whole: Cube) -> None:
    """The value, how it changed, and the trend that it stands in."""
    head("What changed")
    escaped("strong", ", ".join([change.facts.label, *view.within]))
    tile = tile_of(change.facts)
    st.metric(tile.period, tile.value, tile.delta, delta_color=tile.colour, delta_arrow=tile.arrow)
    st.caption(tile.compared)
    draw(data().trend(change, ground()), "trend", partial(pick_period, whole), "stretch")
    for notice in change.facts.notices:
        escaped("small", notice)


def where_panel(change: Change) -> None:
    """The contributions of one dimension's values, which sum to the change."""
    row = head("Where it changed").container(horizontal=True, vertical_alignment="center", gap="small", width="content")
    dimensions = dimensions_of(change.facts)
    if not dimensions:
        plain("This metric cannot be broken down.")
        return
    row.caption("by", width="content")
    dimension = row.selectbox(
        "By dimension", dimensions, key="by", bind="query-params", width=230, label_visibility="collapsed"
    )
    draw(data().contributions(change, dimension, ground()), "contributions")


def draw(
    figure: Figure,
    key: str,
    on_select: Callable[[], None] | Literal["ignore"] = "ignore",
    height: Literal["stretch", "content"] = "content",
) -> None:
    """A chart, what its marks mean, and its table."""
    with st.container(key=f"{key}-chart", height=height):
        st.vega_lite_chart(spec=figure.spec, height=height, alt=figure.said, key=key, on_select=on_select)
    if figure.legend:
        st.caption(figure.legend.replace("$", r"\$"))
    table = st.expander("Show as table", key=f"{key}-table", on_change="rerun")
    if table.open:
        table.dataframe(figure.table, hide_index=True, alt=figure.said)


def why_panel(scene: Scene) -> None:
    """The button, and below it exactly one of: hint, progress, card, panel."""
    slot = slot_of(desk(), journal(), service(), scene, pressed=st.session_state.pop("ask", False))
    icon = "spinner" if slot.running else ":material/auto_awesome:"
    head("Why did it change?").button(slot.button, key="explain", icon=icon, on_click=ask)
    match slot.shows:
        case Job():
            progress(slot.shows)
            with st.container(horizontal=True, vertical_alignment="center"):
                st.button("Cancel", key="cancel", on_click=slot.shows.cancel)
                st.caption("You can keep using the page.", width="content")
        case Shown():
            card_panel(scene, slot.shows)
        case Panel():
            panel(slot.shows)
        case _:
            for sentence in slot.shows:
                plain(sentence)


def ask() -> None:
    """Ask in the run that follows: a note that was typed just before the press belongs to the question."""
    st.session_state["ask"] = True


@st.fragment(run_every=1)
def progress(job: Job) -> None:
    """The only part that is drawn again by itself, and only while a job runs: as little as changes."""
    if not job.running:
        st.rerun()
    now = job.progress
    plain(doing(now, provider().model))
    st.progress(share(now), text=spent(now))


def panel(told: Panel) -> None:
    """What stands in place of an insight."""
    with st.container(key=f"panel-{told.kind}"):
        st.warning(told.body, title=told.title, icon=":material/block:")
        plain(told.remedy)
        if told.subject:
            st.code(told.subject, language=None, wrap_lines=True)
        for hint in told.hints:
            plain(hint)
        escaped("small", told.trail)


def card_panel(scene: Scene, shown: Shown) -> None:
    """An accepted insight, what it does not tell, and what can be done with it."""
    card = shown.card
    with st.container(key="insight-card"):
        st.info(SEAL, icon=":material/verified:")
        escaped("strong", card.headline, heading=True)
        plain(card.explanation)
        for row in card.drivers:
            with st.container(horizontal=True, horizontal_alignment="distribute", gap="small"):
                escaped("strong", row.title)
                plain(row.figures)
        escaped("small", " ".join([LIMITS_TITLE, *card.limits]))
        escaped("small", card.footer)
        use(scene, shown)
        with st.container(horizontal=True, key="deeper"):
            for item in next_questions(scene.facts, shown.insight, scene.view, st.session_state.get("by", "")):
                st.button(item.label, key=item.key, on_click=show, args=(item.choices,))


def use(scene: Scene, shown: Shown) -> None:
    """Copy, save, look behind it, and a thumb that is kept with the insight."""
    link = f"{st.context.url or ''}?{scene.view.query}"
    with st.container(horizontal=True, vertical_alignment="center"):
        with st.popover("Share", icon=":material/share:"):
            st.code(as_text(shown.card, link), language=None, wrap_lines=True)
            file = as_html(shown.card, link)
            st.download_button("Save as a file", file, "insight.html", "text/html", key="save", on_click="ignore")
        given = st.popover("What the model was given", key="given", on_change="rerun")
        if given.open:
            given.code(given_to_model(scene.facts, provider()), language=None, wrap_lines=True)
        if shown.kept is not None:
            thumb = {"down": 0, "up": 1, None: None}[shown.feedback]
            st.feedback("thumbs", key=f"thumbs-{shown.kept}", default=thumb, on_change=judge, args=(shown.kept,))


def judge(number: int) -> None:
    thumb: int | None = st.session_state[f"thumbs-{number}"]
    journal().judge(number, None if thumb is None else "up" if thumb else "down")


def recent_panel() -> None:
    """Insights accepted lately, by anybody, to open again."""
    if journal().problem:
        st.warning(journal().problem)
    if journal().is_empty:
        return
    recent = st.expander("Recent insights", key="recent", on_change="rerun")
    for item in journal().recent(8) if recent.open else ():
        view = view_of(item.entry.view)
        with recent.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            plain(f"{item.entry.title}\n{said_time(item.entry.written.astimezone(zone()))}")
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


def insight_panel(facts: Facts, view: View, whole: Cube) -> None:
    """Why it changed, or why there is nothing to ask."""
    asked = choose_model() if facts.something_to_explain else None
    if asked is not None:
        why_panel(Scene(facts, view, data_until(whole), service().choice.kind, provider().model, asked, zone()))
        return
    desk().job(None)
    head("Why did it change?")
    plain(CHOOSE_MODEL if facts.something_to_explain else quiet_sentence(facts))


def page() -> None:
    service().warm_up()
    row = st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="bottom")
    row.title("What changed, and why", anchor=False, width="content")
    row.button("Reload the data", key="reload", icon=":material/refresh:", on_click=data.clear)
    try:
        view, whole, note = choose()
        age_line(whole)
        change = data().change(view)
        left, right = st.columns([3, 2])
        with left.container(border=True, key="change", height="stretch"):
            change_panel(change, view, whole)
        with right.container(border=True, key="insight", height="stretch"):
            insight_panel(change.asked_with(note), view, whole)
        with st.container(border=True, key="where"):
            where_panel(change)
    except FactsUnavailable as reason:
        desk().job(None)
        with st.container(border=True, key="no-facts"):
            head("Why did it change?")
            plain(str(reason))
            plain(NOTHING_TO_COMPARE)
    recent_panel()
    escaped("small", health_line(service().health))


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
