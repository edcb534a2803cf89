import subprocess
import sys
from pathlib import Path

import pytest

from insight.catalogue.__main__ import main

ROOT = Path(__file__).parents[2]


def test_the_demo_catalogue_passes_and_is_described(capsys):
    assert main(["check", str(ROOT / "data" / "metrics.toml")]) == 0
    first, *metrics = capsys.readouterr().out.splitlines()
    assert first.endswith("metrics.toml: 4 metrics, rows in " + str(ROOT / "data" / "orders.parquet"))
    assert (
        "  average_order_value: Average order value (USD), revenue / orders by day over channel, region" in metrics[3]
    )


def test_all_problems_are_printed_with_their_number(tmp_path, capsys):
    path = tmp_path / "metrics.toml"
    path.write_text("source = 'rows.csv'\n[metrics.visits]\nunit = 'count'\n")
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f'{path}, metric "visits", field "label": is missing',
        f'{path}, metric "visits", field "numerator": is missing',
        f'{path}, metric "visits", field "date": is missing',
        "3 problems.",
    ]


def test_a_catalogue_without_its_data_file_does_not_pass(tmp_path, capsys):
    """The app may start before the file is there; a check is made to find out."""
    path = tmp_path / "metrics.toml"
    path.write_text(
        "source = 'rows.csv'\n[metrics.visits]\nlabel = 'Visits'\nunit = 'count'\nnumerator = 'n'\ndate = 'day'\n"
    )
    assert main(["check", str(path)]) == 1
    assert f'field "source": there is no file {tmp_path / "rows.csv"}' in capsys.readouterr().out


@pytest.mark.parametrize(("name", "status"), [("metrics.toml", 0), ("nothing.toml", 1)])
def test_the_command_ends_with_the_status_and_without_a_traceback(name, status):
    command = [sys.executable, "-m", "insight.catalogue", "check", f"data/{name}"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert (run.returncode, run.stderr) == (status, "")
