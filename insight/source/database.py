"""A DuckDB connection that can read one table and nothing else."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import duckdb
import pandas as pd

from insight.errors import DataProblem

LOCKS = (
    "SET autoinstall_known_extensions = false",
    "SET autoload_known_extensions = false",
    "SET temp_directory = ''",
    "SET TimeZone = 'UTC'",
    "SET enable_external_access = false",
    "SET lock_configuration = true",
)


class Database:
    """One root connection over one table named `data`; every query runs on its own cursor, to its end.

    Access outside the one file is off and cannot be switched on again. Safe to share between threads.
    """

    def __init__(self, root: duckdb.DuckDBPyConnection, view: str | None = None) -> None:
        self._root = root
        self._view = view

    @classmethod
    def over_file(cls, path: Path) -> Database:
        """Open a CSV or Parquet file for reading.

        Raises:
            DataProblem: there is no such file, or it cannot be read as what its name says.
        """
        if not path.is_file():
            raise DataProblem(f"There is no file “{path.name}”.")
        if path.suffix.lower() not in {".csv", ".parquet"}:
            raise DataProblem(f"“{path.name}” is neither a .csv nor a .parquet file.")
        # A name with brackets is no pattern; the escaped pattern has to be allowed beside the file that it matches.
        location = _literal(glob.escape(str(path)))
        # Text stays as it is written in a CSV file (codes with leading zeros, "1.10"); each use converts it strictly.
        reader = (
            f"read_csv({location}, header = true, all_varchar = true, hive_partitioning = false)"
            if path.suffix.lower() == ".csv"
            else f"read_parquet({location}, hive_partitioning = false)"
        )
        root = duckdb.connect(":memory:")
        # As a statement: in the configuration of `connect` this order of settings is refused.
        root.execute(f"SET allowed_paths = [{_literal(str(path))}, {location}]")
        for lock in LOCKS:
            root.execute(lock)
        opened = cls(root, f"CREATE OR REPLACE VIEW data AS SELECT * FROM {reader}")
        try:
            opened.refresh()
        except DataProblem as error:
            root.close()
            raise DataProblem(f"“{path.name}” cannot be read as a {path.suffix.lower()} file.") from error
        return opened

    @classmethod
    def over_frame(cls, frame: pd.DataFrame) -> Database:
        """Copy a frame into a table of its own.

        Raises:
            DataProblem: a column holds values that are neither texts, numbers nor dates.
        """
        root = duckdb.connect(":memory:")
        try:
            root.register("incoming", frame)
            root.execute("CREATE TABLE data AS SELECT * FROM incoming")
            root.unregister("incoming")
        except duckdb.Error as error:
            root.close()
            raise DataProblem("The table has a column whose values are neither texts, numbers nor dates.") from error
        for lock in LOCKS:
            root.execute(lock)
        return cls(root)

    def refresh(self) -> None:
        """Look at the file anew: its columns may be others.

        Raises:
            DataProblem: it cannot be read any more.
        """
        if self._view:
            with self._reading() as cursor:
                cursor.execute(self._view)

    def columns(self) -> Mapping[str, str]:
        """Name and DuckDB type of every column."""
        described = self.query("DESCRIBE data")
        return dict(zip(described["column_name"], described["column_type"], strict=True))

    def query(self, statement: str, parameters: Sequence[object] = ()) -> pd.DataFrame:
        """Run one statement and fetch its whole result.

        Raises:
            DataProblem: the file changed under us, or holds a row that cannot be read.
        """
        with self._reading() as cursor:
            # Through Arrow, texts need not become one Python object each on the way to a frame.
            frame: pd.DataFrame = (
                cursor.sql(statement, params=list(parameters)).to_arrow_table().to_pandas(date_as_object=False)
            )
            return frame

    def close(self) -> None:
        """Give the memory back."""
        self._root.close()

    @contextmanager
    def _reading(self) -> Iterator[duckdb.DuckDBPyConnection]:
        try:
            with self._root.cursor() as cursor:
                yield cursor
        except duckdb.Error as error:
            raise DataProblem(
                "The data cannot be read to its end: a row has another shape than the header, or the file changed."
            ) from error


def _literal(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
