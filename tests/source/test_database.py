"""A connection that can read its one table and nothing else."""

import threading

import duckdb
import pandas as pd
import pytest

from insight.errors import DataProblem
from insight.source.database import Database
from tests.source.shop import orders, parquet

FORBIDDEN = [
    "COPY (SELECT 1) TO '{folder}/new.csv'",
    "COPY data TO '{folder}/new.parquet' (FORMAT parquet)",
    "COPY (SELECT 1) TO '{file}'",
    "EXPORT DATABASE '{folder}/export'",
    "ATTACH '{folder}/other.duckdb' AS other",
    "INSTALL httpfs",
    "LOAD httpfs",
    "SELECT * FROM read_csv('{folder}/secret.csv')",
    "SELECT * FROM read_text('{folder}/secret.csv')",
    "SELECT * FROM read_blob('/etc/hostname')",
    "SELECT * FROM glob('{folder}/*')",
    "SELECT * FROM '{folder}/secret.csv'",
    "CREATE TABLE stolen AS SELECT * FROM read_csv('{folder}/secret.csv')",
    "SELECT * FROM read_parquet('https://example.invalid/rows.parquet')",
    "SET enable_external_access = true",
    "SET allowed_paths = ['/']",
    "SET allowed_directories = ['/']",
    "RESET lock_configuration",
    "SET memory_limit = '1TB'",
    "PRAGMA enable_profiling = 'json'; PRAGMA profiling_output = '{folder}/profile.json'",
]


@pytest.fixture(params=["csv", "parquet", "frame"])
def database(request, tmp_path):
    (tmp_path / "secret.csv").write_text("password\nhunter2\n", encoding="utf-8")
    if request.param == "frame":
        opened = Database.over_frame(orders())
    elif request.param == "csv":
        orders().to_csv(tmp_path / "rows.csv", index=False)
        opened = Database.over_file(tmp_path / "rows.csv")
    else:
        opened = Database.over_file(parquet(orders(), tmp_path / "rows.parquet"))
    yield opened
    opened.close()


@pytest.mark.parametrize("statement", FORBIDDEN)
def test_nothing_but_the_table_can_be_reached(database, tmp_path, statement):
    own = next(iter(tmp_path.glob("rows.*")), tmp_path / "none.csv")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(DataProblem) as refused:
        database.query(statement.format(folder=tmp_path, file=own))
    assert isinstance(refused.value.__cause__, duckdb.Error)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert len(database.query("SELECT * FROM data")) == 10


def test_a_neighbour_with_a_matching_name_is_not_read(tmp_path):
    """Brackets in a file name are no pattern."""
    (tmp_path / "rows[1].csv").write_text("n\n1\n", encoding="utf-8")
    (tmp_path / "rows1.csv").write_text("n\n2\n", encoding="utf-8")
    database = Database.over_file(tmp_path / "rows[1].csv")
    assert list(database.query("SELECT n FROM data")["n"]) == ["1"]
    database.close()


@pytest.mark.parametrize("name", ["o'rows.csv", "rows (1).csv", "Größe?.csv", "a*b.csv", "x;y--.csv", "day=7.csv"])
def test_any_file_name_can_be_opened(tmp_path, name):
    (tmp_path / name).write_text("n\n1\n", encoding="utf-8")
    database = Database.over_file(tmp_path / name)
    assert database.columns() == {"n": "VARCHAR"}
    database.close()


@pytest.mark.parametrize("name", ["rows.xlsx", "rows.csv.gz", "rows"])
def test_other_kinds_of_file_are_refused_by_name(tmp_path, name):
    (tmp_path / name).write_bytes(b"\0\0")
    with pytest.raises(DataProblem, match=r"neither a \.csv nor a \.parquet file"):
        Database.over_file(tmp_path / name)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(DataProblem, match=r"There is no file “rows\.csv”"):
        Database.over_file(tmp_path / "rows.csv")


@pytest.mark.parametrize("content", [b"", b"PAR1garbagePAR1", b"day,n\n2026-03-01,1\n"])
def test_a_broken_parquet_file_is_named(tmp_path, content):
    (tmp_path / "rows.parquet").write_bytes(content)
    with pytest.raises(DataProblem, match=r"“rows\.parquet” cannot be read as a \.parquet file"):
        Database.over_file(tmp_path / "rows.parquet")


def test_a_frame_with_other_values_is_refused():
    with pytest.raises(DataProblem, match="neither texts, numbers nor dates"):
        Database.over_frame(pd.DataFrame({"n": [1 + 2j]}))


def test_many_threads_share_one_database(tmp_path):
    database = Database.over_file(parquet(orders(), tmp_path / "rows.parquet"))
    found: list[int] = []
    errors: list[DataProblem] = []

    def ask():
        try:
            found.extend(int(database.query("SELECT count(*) AS n FROM data")["n"].iloc[0]) for _ in range(20))
        except DataProblem as error:
            errors.append(error)

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    database.close()
    assert errors == []
    assert found == [10] * 120
