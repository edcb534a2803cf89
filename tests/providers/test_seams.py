"""Each library of the model connection enters at one place, so that a change of it is a change of that place."""

import ast
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "insight"
SEAMS = {
    "ollama": {"providers/ollama_client.py", "providers/ollama.py"},  # the second for its types alone
    "httpcore": {"providers/network.py", "providers/transport.py"},
    "h11": set(),
    "tenacity": {"provider_reliability.py"},
    "streamlit": set(),
}


@cache
def imported(path: Path) -> frozenset[str]:
    """Top-level names of the modules that a file imports anywhere."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return frozenset(names)


@pytest.mark.parametrize(("library", "places"), SEAMS.items(), ids=SEAMS)
def test_a_library_enters_at_its_seam_alone(library, places):
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if library in imported(path)}
    assert found == places


def test_the_acceptance_boundary_knows_nothing_of_providers():
    known = imported(PACKAGE / "offer_insight.py") | set().union(
        *(imported(path) for path in (PACKAGE / "claims").rglob("*.py"))
    )
    assert not known & {"httpx", "ollama", "tenacity"}
    text = (PACKAGE / "offer_insight.py").read_text(encoding="utf-8")
    assert "insight.providers" not in text
