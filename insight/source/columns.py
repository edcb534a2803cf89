"""Columns by name, and how each is read: as a day, a number or a dimension value.

Only names that the data has ever reach a statement, and always quoted. Numbers are summed as integers or decimals,
because sums of doubles depend on the order in which threads finish.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from insight.errors import DataProblem

INTEGERS: Final = frozenset(
    {
        "TINYINT",
        "SMALLINT",
        "INTEGER",
        "BIGINT",
        "HUGEINT",
        "UTINYINT",
        "USMALLINT",
        "UINTEGER",
        "UBIGINT",
    }
)
DECIMAL: Final = "DECIMAL(38, 12)"
"""26 digits before the point and 12 after it; sums of it are exact."""
FLOATING: Final = frozenset({"DOUBLE", "FLOAT"})


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the data."""

    name: str
    type: str
    """DuckDB's name of the type."""
    decimal: str = DECIMAL
    """What its floating-point numbers are added up as."""
    finite: bool = False
    """True when it is known that none of them is infinite or no number at all."""

    @property
    def quoted(self) -> str:
        """The name as it stands in a statement."""
        return '"' + self.name.replace('"', '""') + '"'

    @property
    def is_text(self) -> bool:
        """True when values have to be converted, and can fail to."""
        return self.type == "VARCHAR"

    @property
    def is_floating(self) -> bool:
        """True when values are binary fractions, whose sums depend on the order of the addends."""
        return self.type in FLOATING

    @property
    def day(self) -> str:
        """The day of a row; NULL where text is no ISO date ("2026-03-05", with or without a time) or month."""
        if self.type == "DATE":
            return self.quoted
        if self.type.startswith("TIMESTAMP"):
            return f"CAST({self.quoted} AS DATE)"
        if not self.is_text:
            raise DataProblem(f"The column “{self.name}” holds no dates. Name a column with dates such as 2026-03-05.")
        text = f"trim({self.quoted})"
        return (
            rf"TRY_CAST(CASE WHEN regexp_full_match({text}, '\d{{4}}-\d{{2}}') THEN {text} || '-01' "
            rf"WHEN regexp_full_match({text}, '\d{{4}}-\d{{2}}-\d{{2}}([T ].*)?') THEN left({text}, 10) END AS DATE)"
        )

    @property
    def number(self) -> str:
        """The value as an integer or decimal; NULL where text is no number."""
        if self.type in INTEGERS or self.type.startswith("DECIMAL"):
            return self.quoted
        if self.type == "BOOLEAN":
            return f"CAST({self.quoted} AS TINYINT)"
        if self.is_floating:
            value = self.quoted if self.finite else f"CASE WHEN isfinite({self.quoted}) THEN {self.quoted} END"
            return f"CAST({value} AS {self.decimal})"
        if self.is_text:
            return f"TRY_CAST({self.filled} AS {DECIMAL})"
        raise DataProblem(f"The column “{self.name}” holds no numbers, so it cannot be summed.")

    @property
    def readable(self) -> str:
        """True where `number` is not NULL, without computing it where the type tells."""
        return f"isfinite({self.quoted})" if self.is_floating else f"{self.number} IS NOT NULL"

    @property
    def value(self) -> str:
        """The dimension value as text; NULL where it is missing or blank."""
        return f"nullif({self.text}, '')"

    @property
    def text(self) -> str:
        """The value as text, which may be blank."""
        return self.quoted if self.is_text else f"CAST({self.quoted} AS VARCHAR)"

    @property
    def filled(self) -> str:
        """Text without blanks around it; NULL where nothing is left."""
        return f"nullif(trim({self.quoted}), '')"

    @property
    def unreadable(self) -> str:
        """True for text that is there and is no number."""
        return f"{self.filled} IS NOT NULL AND {self.number} IS NULL"


@dataclass(frozen=True, slots=True)
class Columns:
    """All columns of the data."""

    types: Mapping[str, str]

    def __getitem__(self, name: str) -> Column:
        """The column with exactly this name.

        Raises:
            DataProblem: the data has no such column.
        """
        if name not in self.types:
            raise DataProblem(f"The data has no column “{name}”. It has: {self._listed()}.")
        return Column(name, self.types[name])

    def currency(self) -> Column | None:
        """The column that names the currency of a row's amounts, if there is one."""
        for name in self.types:
            if re.search(r"(^|[^a-z])(currency|ccy)([^a-z]|$)", name.lower()):
                return self[name]
        return None

    def _listed(self) -> str:
        shown = [f"“{name}”" for name in list(self.types)[:12]]
        return ", ".join(shown) + (" …" if len(self.types) > 12 else "")
