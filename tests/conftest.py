"""What every test run starts with."""

from importlib.metadata import version


def pytest_report_header() -> str:
    """The versions that decide what a failure means."""
    names = ("streamlit", "pandas", "duckdb", "ollama", "httpx", "tenacity", "pydantic", "altair")
    return ", ".join(f"{name} {version(name)}" for name in names)
