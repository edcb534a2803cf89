"""The place of the insight at one moment: the words on its button, and the one thing that stands below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from insight.asking import usual_time, who_answers
from insight.jobs import Desk, Job
from insight.journal import Journal
from insight.keeping import Shown, fresh_answer, kept_answer, note_refusal
from insight.model_service import ModelService
from insight.outcome import Accepted, Cancelled
from insight.panels import Panel, panel_of
from insight.scene import Scene

FIRST: Final = "Explain this change"
RUNNING: Final = "Explaining…"
AGAIN: Final = "Explain again"
INVITATION: Final = "A short explanation, with every number checked against this page before it is shown."
STALE: Final = "The selection changed, so the earlier explanation was put away."
CANCELLED: Final = "Cancelled. Nothing was saved."


@dataclass(frozen=True, slots=True)
class Slot:
    """What is drawn in the place of the insight."""

    button: str
    shows: Job | Shown | Panel | tuple[str, ...]
    """A running explanation, an insight, a panel, or a few sentences that may hold names from outside."""

    @property
    def running(self) -> bool:
        """Whether an explanation is being written."""
        return isinstance(self.shows, Job)


def slot_of(desk: Desk, journal: Journal, service: ModelService, scene: Scene, *, pressed: bool = False) -> Slot:
    """What stands there for this scene now; with `pressed`, after asking.

    The outcome is read once: a job that ends meanwhile is drawn as running, and as ended at the next look.
    """
    job = desk.job(scene.question)
    kept = kept_answer(journal, scene) if job is None else None
    if pressed:
        job, kept = desk.start(scene.question, anew=bool(kept or job)), None
    if kept is not None:
        return Slot(AGAIN, kept)
    if job is None:
        invitation = f"{INVITATION} {usual_time(journal.seconds_taken(scene.model))}".strip()
        return Slot(FIRST, (STALE if desk.put_away else invitation, who_answers(service, scene.model)))
    outcome = job.outcome
    if outcome is None:
        return Slot(RUNNING, job)
    if isinstance(outcome, Cancelled):
        return Slot(FIRST, (CANCELLED,))
    if isinstance(outcome, Accepted):
        return Slot(AGAIN, fresh_answer(journal, scene, outcome))
    note_refusal(journal, scene, outcome)
    place = service.destination(scene.model)
    panel = panel_of(
        outcome, provider=scene.provider, address=place.address, hosted=not place.is_local, zone=scene.zone
    )
    return Slot(AGAIN, panel)
