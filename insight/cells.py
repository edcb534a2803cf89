"""The cube as arrays: sums by period and cell, where a cell is one combination of dimension values.

A missing value is the segment "(missing)". Values too small to be named are one segment, "(other)".
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from insight.cube import MISSING, OTHER, Cube
from insight.facts import Segment

Floats = NDArray[np.float64]
Codes = NDArray[np.intp]

SMALL_SHARE: Final = 0.005
"""Values below this share of the total in both periods are merged: too small to be told from chance."""
_SUMS: Final = ("numerator", "denominator", "volume")


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """Sums over some dimensions. Arrays are (periods, cells); `codes` is (cells, dimensions) into `labels`."""

    dimensions: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]
    codes: Codes
    numerator: Floats
    denominator: Floats
    volume: Floats

    def segment(self, cell: int) -> Segment:
        """The segment that a cell is."""
        parts = zip(self.dimensions, self.labels, self.codes[cell], strict=True)
        return Segment(tuple((dimension, labels[code]) for dimension, labels, code in parts))

    def membership(self, dimensions: tuple[str, ...], coarse: Cells) -> Codes:
        """For each cell, the position in `coarse` (over `dimensions`, a subset) of the cell that holds it."""
        columns = [self.dimensions.index(dimension) for dimension in dimensions]
        shape = tuple(len(self.labels[column]) for column in columns)
        flat_coarse = _flat(coarse.codes, shape)
        return np.searchsorted(flat_coarse, _flat(self.codes[:, columns], shape)).astype(np.intp)

    def over(self, dimensions: tuple[str, ...]) -> Cells:
        """Rolled up to fewer dimensions; right only for measures that add up."""
        columns = [self.dimensions.index(dimension) for dimension in dimensions]
        labels = tuple(self.labels[column] for column in columns)
        flat = _flat(self.codes[:, columns], tuple(len(values) for values in labels))
        return _gather(dimensions, labels, flat, [self.numerator, self.denominator, self.volume])

    def merged(self, maps: dict[str, tuple[Codes, tuple[str, ...]]]) -> Cells:
        """With the values of some dimensions renamed: for each a new code for every old one, and the new labels."""
        codes = self.codes.copy()
        labels = list(self.labels)
        for position, dimension in enumerate(self.dimensions):
            if dimension in maps:
                renumbered, labels[position] = maps[dimension]
                codes[:, position] = renumbered[codes[:, position]]
        flat = _flat(codes, tuple(len(values) for values in labels))
        return _gather(self.dimensions, tuple(labels), flat, [self.numerator, self.denominator, self.volume])


@dataclass(slots=True, eq=False)
class CellStore:
    """Cells of one cube for a window of periods, each combination of dimensions built once.

    `first` and `last` are positions in `cube.periods`, both included; row t of every array is period first + t.
    """

    cube: Cube
    first: int
    last: int
    keep: tuple[int, int]
    """The two compared periods, as rows of the window: they decide which values are small."""
    merged: dict[str, int] = field(default_factory=dict)
    """How many small values each dimension had merged."""
    _built: dict[tuple[str, ...], Cells | None] = field(default_factory=dict)
    _maps: dict[str, tuple[Codes, tuple[str, ...]]] = field(default_factory=dict)
    _labels: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _searched: dict[tuple[str, int], NDArray[np.bool_]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Read the labels of all tables, then decide which values are merged."""
        self._labels = {name: self._all_labels(name) for name in self.cube.metric.dimensions}
        if self.cube.metric.kind != "distinct":
            for name in self.cube.metric.dimensions:
                self._merge_small(name)

    def over(self, dimensions: tuple[str, ...]) -> Cells:
        """The cells over these dimensions.

        Raises:
            KeyError: the cube has no table fine enough.
        """
        found = self.find(dimensions)
        if found is None:
            raise KeyError(dimensions)
        return found

    def find(self, dimensions: tuple[str, ...]) -> Cells | None:
        """The cells over these dimensions, in the metric's order; `None` where the cube has no table fine enough."""
        if dimensions not in self._built:
            self._built[dimensions] = self._build(dimensions)
        return self._built[dimensions]

    def ordered(self, dimensions: set[str]) -> tuple[str, ...]:
        """These dimensions in the metric's order, as keys are written."""
        return tuple(name for name in self.cube.metric.dimensions if name in dimensions)

    def combinations(self, size: int) -> list[tuple[str, ...]]:
        """All combinations of so many dimensions that the cube can answer."""
        return [names for names in combinations(self.cube.metric.dimensions, size) if self.find(names) is not None]

    def searched(self, dimension: str, limit: int) -> NDArray[np.bool_]:
        """For each code of a dimension, whether it is a value of its own and among the `limit` largest."""
        key = (dimension, limit)
        if key not in self._searched:
            cells = self.over((dimension,))
            size = np.zeros(len(cells.labels[0]))
            size[cells.codes[:, 0]] = self._sizes(cells).max(axis=0)
            named = np.array([label != OTHER for label in cells.labels[0]])
            order = np.argsort(-np.where(named, size, -1.0), kind="stable")[:limit]
            self._searched[key] = np.isin(np.arange(len(size)), order) & named
        return self._searched[key]

    def _sizes(self, cells: Cells) -> Floats:
        """What a cell weighs in the two compared periods: (2, cells)."""
        measure = cells.denominator if self.cube.metric.kind == "ratio" else cells.numerator
        return np.abs(measure[list(self.keep)])

    def _loose(self, cells: Cells) -> NDArray[np.bool_]:
        """For each value of the one dimension, whether it has a numerator without a denominator.

        Merged with others it would pass for their rate.
        """
        loose = np.zeros(len(cells.labels[0]), dtype=bool)
        if self.cube.metric.kind == "ratio":
            rows = list(self.keep)
            loose[cells.codes[:, 0]] = ((cells.denominator[rows] == 0) & (cells.numerator[rows] != 0)).any(axis=0)
        return loose

    def _build(self, dimensions: tuple[str, ...]) -> Cells | None:
        if dimensions in self.cube.tables:
            return self._read(dimensions).merged(self._maps)
        if self.cube.metric.kind == "distinct":
            return None
        finer = [have for have in self.cube.tables if set(dimensions) < set(have)]
        if not finer:
            return None
        smallest = min(finer, key=lambda have: (len(self.cube.tables[have]), have))
        return self.over(smallest).over(dimensions)

    def _read(self, dimensions: tuple[str, ...]) -> Cells:
        table = self.cube.tables[dimensions]
        table = table[table["period"].between(self.first, self.last)]
        labels = tuple(self._labels[name] for name in dimensions)
        codes = np.zeros((len(table), len(dimensions)), dtype=np.intp)
        for position, name in enumerate(dimensions):
            raw, found = pd.factorize(table[name], use_na_sentinel=True)
            place = {label: code for code, label in enumerate(labels[position])}
            renumbered = np.array([place[label_of(value)] for value in found] + [place.get(MISSING, 0)], dtype=np.intp)
            codes[:, position] = renumbered[raw]
        row = table["period"].to_numpy(dtype=np.intp) - self.first
        flat = _flat(codes, tuple(len(values) for values in labels))
        cells, cell = np.unique(flat, return_inverse=True)
        periods = self.last - self.first + 1
        sums = [
            np.bincount(row * len(cells) + cell, weights=_floats(table[measure]), minlength=periods * len(cells))
            for measure in _SUMS
        ]
        shaped = [total.reshape(periods, len(cells)).astype(np.float64) for total in sums]
        return Cells(dimensions, labels, _unflat(cells, labels), *shaped)

    def _all_labels(self, dimension: str) -> tuple[str, ...]:
        found: set[str] = set()
        for names, table in self.cube.tables.items():
            if dimension in names:
                found.update(label_of(value) for value in table[dimension].unique())
        return tuple(sorted(found, key=lambda label: (label == MISSING, label)))

    def _merge_small(self, dimension: str) -> None:
        cells = self.find((dimension,))
        if cells is None:
            return
        labels = self._labels[dimension]
        size = np.zeros((2, len(labels)))
        size[:, cells.codes[:, 0]] = self._sizes(cells)
        small = (size < SMALL_SHARE * size.sum(axis=1, keepdims=True)).all(axis=0) & ~self._loose(cells)
        folded = np.array([label == OTHER for label in labels])
        count = int((small & ~folded & (size > 0).any(axis=0)).sum())
        if count < 2 and not (count and folded.any()):
            small &= size.sum(axis=0) == 0  # one small value alone keeps its name
        kept = [label for label, merge in zip(labels, small | folded, strict=True) if not merge]
        renumbered = np.full(len(labels), len(kept), dtype=np.intp)
        renumbered[~(small | folded)] = np.arange(len(kept))
        if len(kept) == len(labels):
            return
        if count > 1 or folded.any():
            self.merged[dimension] = count
        self._maps[dimension] = (renumbered, (*kept, OTHER))
        self._built = {names: built for names, built in self._built.items() if dimension not in names}


def label_of(value: Any) -> str:
    """How a dimension value is shown: printable, on one line; "(missing)" for none, "(blank)" for an empty text."""
    if value is None or value is pd.NA or (isinstance(value, float) and np.isnan(value)):
        return MISSING
    text = str(value)
    if text.isprintable() and text == text.strip() and text:
        return text
    visible = "".join(" " if unicodedata.category(mark)[0] in "CZ" else mark for mark in text)
    return " ".join(visible.split()) or "(blank)"


def _floats(column: pd.Series[Any]) -> Floats:
    return column.to_numpy(dtype=np.float64)


def _flat(codes: Codes, shape: tuple[int, ...]) -> NDArray[np.int64]:
    flat = np.zeros(len(codes), dtype=np.int64)
    for position, size in enumerate(shape):
        flat = flat * size + codes[:, position]
    return flat


def _unflat(flat: NDArray[np.int64], labels: tuple[tuple[str, ...], ...]) -> Codes:
    codes = np.zeros((len(flat), len(labels)), dtype=np.intp)
    for position in range(len(labels) - 1, -1, -1):
        flat, codes[:, position] = np.divmod(flat, max(len(labels[position]), 1))
    return codes


def _gather(
    dimensions: tuple[str, ...], labels: tuple[tuple[str, ...], ...], flat: NDArray[np.int64], measures: list[Floats]
) -> Cells:
    cells, cell = np.unique(flat, return_inverse=True)
    sums = [add_up(measure, cell.astype(np.intp), len(cells)) for measure in measures]
    return Cells(dimensions, labels, _unflat(cells, labels), *sums)


def add_up(values: Floats, group: Codes, groups: int) -> Floats:
    """Sums of `values` (periods, cells) over the cells of each group: (periods, groups)."""
    periods = len(values)
    index = np.arange(periods)[:, None] * groups + group[None, :]
    total = np.bincount(index.ravel(), weights=values.ravel(), minlength=periods * groups)
    return total.reshape(periods, groups).astype(np.float64)
