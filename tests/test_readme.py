"""The README says what is true: its settings table and its commands are held against the program."""

import re
from pathlib import Path

import pytest

from insight.settings import Settings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `INSIGHT_([A-Z_]+)` \| (.+) \|$", README, flags=re.MULTILINE))


def _row(name):
    field = Settings.model_fields[name]
    default = "–" if field.default is None else f"`{field.default}`"
    return f"{default} | {field.description}"


def test_every_setting_is_documented_and_nothing_else_is():
    assert set(ROWS) == {name.upper() for name in Settings.model_fields}


@pytest.mark.parametrize("name", Settings.model_fields)
def test_a_documented_setting_has_its_real_default_and_description(name):
    assert ROWS[name.upper()] == _row(name)


def test_the_test_command_of_the_readme_is_what_ci_runs():
    commands = re.findall(r"```sh\n(.+?)\n```", README, flags=re.DOTALL)
    assert commands[0] == "uv run --locked streamlit run dashboard.py"
    assert commands[1] == "uv run --locked pytest"
    assert commands[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https?://)([^)]+)\)", README))
def test_a_file_that_the_readme_shows_exists(link):
    assert (ROOT / link).is_file()
