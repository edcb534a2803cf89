"""Sums of squares over the units that repeat (customers), for the variance of a ratio or a sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from insight.errors import FactsUnavailable
from insight.facts import Period
from insight.metrics import Metric
from insight.source.columns import Columns
from insight.source.database import Database
from insight.source.profile import Profile
from insight.source.statements import Condition, Measures, between

STEPS: Final = 1_000_000_000
"""Residuals are rounded to so many parts of the largest one: squares then are whole numbers, and their sum exact."""


@dataclass(frozen=True, slots=True)
class UnitSums:
    """Variance pieces of a ratio N/D, or a sum of N, whose rows belong to units that come back.

    With e_i = N_i - R D_i for unit i: `baseline_variance` = sum of e_i0² / D0², `current_variance` likewise, and
    `covariance` = sum of e_i0 e_i1 / (D0 D1). For a sum of N, e_i = N_i and D = 1: units come by chance, each with its
    whole amount.

    Source: Deng, Knoblich & Lu 2018, "Applying the delta method in metric analytics".
    """

    units: int
    """Units with a row in either period; a row without a unit counts as one of its own."""
    baseline_variance: float
    current_variance: float
    covariance: float

    @property
    def change_variance(self) -> float:
        """Sampling variance of current minus baseline."""
        return self.baseline_variance + self.current_variance - 2 * self.covariance


def unit_sums(
    database: Database,
    columns: Columns,
    metric: Metric,
    where: Condition,
    periods: tuple[Period, Period],
    *,
    profile: Profile,
) -> UnitSums:
    """Compute the pieces in the engine, for a baseline and a current period.

    Raises:
        FactsUnavailable: a denominator adds up to zero.
    """
    if metric.kind not in {"ratio", "additive"} or metric.unit_of_repeat is None:
        raise ValueError("only a ratio or a sum with a `unit_of_repeat` has these sums")
    measures = Measures.of(metric, columns, complete=profile.complete, decimals=profile.decimals)
    day, unit = columns[metric.date].day, columns[metric.unit_of_repeat].value
    statement = _statement(day, unit, measures, where, periods)
    row = database.query(statement.text, statement.parameters).iloc[0]
    if not row["t0"] or not row["t1"]:
        empty = periods[0] if not row["t0"] else periods[1]
        raise FactsUnavailable(f"“{metric.denominator}” adds up to zero in {empty.label}.")
    scale0, scale1 = float(row["m0"]) / STEPS / float(row["t0"]), float(row["m1"]) / STEPS / float(row["t1"])
    return UnitSums(
        units=int(row["units"]),
        baseline_variance=float(row["s00"]) * scale0**2,
        current_variance=float(row["s11"]) * scale1**2,
        covariance=float(row["s01"]) * scale0 * scale1,
    )


def _statement(day: str, unit: str, measures: Measures, where: Condition, periods: tuple[Period, Period]) -> Condition:
    roles = [role for role, _ in measures.columns]
    ratio = "denominator" in roles
    first, second = (between(day, period.start, period.end) for period in periods)
    by_period = ", ".join(
        f"CASE WHEN {'' if place else 'NOT '}later THEN {role} ELSE 0 END AS {letter}{place}"
        for place in (0, 1)
        for role, letter in (("numerator", "n"), ("denominator" if ratio else "0", "d"))
    )
    whole = (
        "CAST(sum(d0) AS DOUBLE) AS t0, CAST(sum(d1) AS DOUBLE) AS t1, "
        "CAST(sum(n0) AS DOUBLE) / nullif(t0, 0) AS r0, CAST(sum(n1) AS DOUBLE) / nullif(t1, 0) AS r1"
    )
    if not ratio:
        whole = "1.0 AS t0, 1.0 AS t1, 0.0 AS r0, 0.0 AS r1"
    sums = ", ".join(f"sum({name}) AS {name}" for name in ("n0", "d0", "n1", "d1"))
    residuals = ", ".join(
        f"CAST(n{place} AS DOUBLE) - r{place} * CAST(d{place} AS DOUBLE) AS e{place}" for place in (0, 1)
    )
    rounded = ", ".join(
        f"coalesce(CAST(round(e{place} / nullif(m{place}, 0) * {STEPS}) AS BIGINT), 0) AS q{place}" for place in (0, 1)
    )
    text = f"""
        WITH read AS (
            SELECT {unit} AS unit, {second.text} AS later, {", ".join(measures.read)}
            FROM data WHERE ({first.text} OR {second.text}) AND {where.text}
        ), split AS (
            SELECT unit, {by_period} FROM read WHERE {" AND ".join(f"{role} IS NOT NULL" for role in roles)}
        ), each AS MATERIALIZED (
            SELECT {sums} FROM split WHERE unit IS NOT NULL GROUP BY unit
            UNION ALL SELECT n0, d0, n1, d1 FROM split WHERE unit IS NULL
        ), total AS (
            SELECT {whole}{" FROM each" if ratio else ""}
        ), residual AS MATERIALIZED (
            SELECT {residuals} FROM each, total
        ), bound AS (
            SELECT max(abs(e0)) AS m0, max(abs(e1)) AS m1 FROM residual
        ), step AS (
            SELECT {rounded} FROM residual, bound
        )
        SELECT * FROM total, bound,
            (SELECT count(*) AS units, sum(q0 * q0) AS s00, sum(q1 * q1) AS s11, sum(q0 * q1) AS s01 FROM step)
    """
    # Every bracket and comma above is ours; the values of the periods and the condition follow in their order.
    return Condition(text, (*second.parameters, *first.parameters, *second.parameters, *where.parameters))
