"""The metrics with their rows, and what was computed from them: kept, so that a page drawn again computes nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Generic, TypeVar

from insight.catalogue import read_catalogue
from insight.charts import Figure, Ground
from insight.contributions import contribution_figure
from insight.cube import Cube
from insight.explain import facts_for
from insight.facts import Facts, Segment
from insight.metrics import Grain, Metric
from insight.periods import Comparison
from insight.source import Source
from insight.trend import trend_figure
from insight.view import GRAIN_WORDS, View, comparison_of, inside_of, segment_of

Made = TypeVar("Made")

CUBES_KEPT = 64
CHANGES_KEPT = 256


class Memo(Generic[Made]):
    """A computation whose latest results are kept; each is made once, and whoever wants it meanwhile waits for it."""

    def __init__(self, make: Callable[..., Made], most: int) -> None:
        self._make = make
        self._most = most
        self._lock = Lock()
        self._made: dict[tuple[Hashable, ...], Made] = {}

    def __call__(self, *key: Hashable) -> Made:
        """The result for these arguments; an error is not kept."""
        if key not in self._made:
            with self._lock:
                if key not in self._made:
                    made = self._make(*key)
                    if len(self._made) >= self._most:
                        # A new dict, because others look into the old one without the lock.
                        self._made = dict(list(self._made.items())[1:])
                    self._made[key] = made
                    return made
        try:
            return self._made[key]
        except KeyError:  # it had to make room in this very moment
            return self._make(*key)


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """One change of one metric, and the figures behind it."""

    facts: Facts
    cube: Cube

    def asked_with(self, note: str) -> Facts:
        """The facts with what the analyst wrote beside them."""
        return replace(self.facts, note=note.strip() or None)


class Dataset:
    """The metrics of one catalogue; safe to share between all tabs."""

    def __init__(self, catalogue: Path | str) -> None:
        """Read the catalogue and open its rows.

        Raises:
            DataProblem: one of them cannot be read.
        """
        found = read_catalogue(catalogue)
        self._source = Source.from_file(found.source, week_start=found.week_start)
        self.metrics: dict[str, Metric] = {metric.label: metric for metric in found.metrics}
        self._cube = Memo(self._read_cube, CUBES_KEPT)
        self._late_days = Memo(self._source.late_days, CUBES_KEPT)
        self._change = Memo(self._explain, CHANGES_KEPT)
        self._trend = Memo(self._draw_trend, CHANGES_KEPT)
        self._contributions = Memo(self._draw_contributions, CHANGES_KEPT)

    def whole(self, metric: str, grain: str) -> Cube:
        """All rows of a metric over the periods of a grain, both by their words on the page.

        Raises:
            DataProblem: the rows cannot be read.
        """
        return self._cube(self.metrics[metric], GRAIN_WORDS[grain], None, None)

    def change(self, view: View) -> Change:
        """The change that the view asks about.

        Raises:
            DataProblem: the rows cannot be read.
            FactsUnavailable: there is no such change.
        """
        whole = self.whole(view.metric, view.grain)
        comparison = comparison_of(view, whole, self._late_days(whole.metric))
        where = segment_of(inside_of(view, whole))
        return self._change(self._cube(whole.metric, whole.grain, where, comparison.day_limit), comparison)

    def trend(self, change: Change, ground: Ground) -> Figure:
        """The metric over time."""
        return self._trend(change, ground)

    def contributions(self, change: Change, dimension: str, ground: Ground) -> Figure:
        """Where the change is, by one dimension."""
        return self._contributions(change, dimension, ground)

    def _read_cube(self, metric: Metric, grain: Grain, where: Segment | None, day_limit: int | None) -> Cube:
        return self._source.cube(metric, grain, where=where, day_limit=day_limit)

    def _explain(self, cube: Cube, comparison: Comparison) -> Change:
        return Change(facts_for(cube, comparison, source=self._source), cube)

    @staticmethod
    def _draw_trend(change: Change, ground: Ground) -> Figure:
        return trend_figure(change.facts, change.cube, ground)

    @staticmethod
    def _draw_contributions(change: Change, dimension: str, ground: Ground) -> Figure:
        return contribution_figure(change.facts, dimension, ground)
