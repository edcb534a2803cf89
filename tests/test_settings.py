import pytest

from insight import settings
from insight.errors import DataProblem
from insight.settings import Settings, read_settings


@pytest.fixture(autouse=True)
def empty_folder(monkeypatch, tmp_path):
    """No .env and no secrets file of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"INSIGHT_{name.upper()}", raising=False)


@pytest.mark.parametrize(
    ("variable", "value", "allowed"),
    [
        ("INSIGHT_MODEL_TIMEOUT_SECONDS", "0", "greater than 0"),
        ("INSIGHT_MODEL_TIMEOUT_SECONDS", "soon", "valid number"),
        ("INSIGHT_MODEL_TIMEOUT_SECONDS", "nan", "INSIGHT_MODEL_TIMEOUT_SECONDS"),
        ("INSIGHT_PROVIDER", "magic", "'ollama', 'openai_compatible' or 'embedded'"),
        ("INSIGHT_MODEL", "m\udcff", "unicode string"),
        ("INSIGHT_BASE_URL", "http://a\nb", "one line of text"),
    ],
)
def test_a_bad_value_is_told_by_variable_and_by_what_is_allowed(monkeypatch, variable, value, allowed):
    monkeypatch.setenv(variable, value)
    with pytest.raises(DataProblem) as caught:
        read_settings()
    assert variable in str(caught.value)
    assert allowed in str(caught.value)


def test_a_message_never_holds_the_value(monkeypatch):
    """What was put into the wrong variable may be a key."""
    monkeypatch.setenv("INSIGHT_PROVIDER", "sk-very-secret")
    with pytest.raises(DataProblem) as caught:
        read_settings()
    assert "sk-very-secret" not in str(caught.value)
    assert caught.value.__context__ is None or "sk-very-secret" not in str(caught.value.__context__)


def test_a_key_is_in_no_repr(monkeypatch):
    monkeypatch.setenv("INSIGHT_API_KEY", "sk-very-secret")
    found = read_settings()
    assert "sk-very-secret" not in repr(found) + str(found) + found.model_dump_json()
    assert found.api_key is not None
    assert found.api_key.get_secret_value() == "sk-very-secret"


@pytest.mark.parametrize("value", ["", "  "])
@pytest.mark.parametrize("variable", ["INSIGHT_MODEL", "INSIGHT_BASE_URL"])
def test_a_variable_that_is_left_empty_is_not_set(monkeypatch, variable, value):
    monkeypatch.setenv(variable, value)
    assert read_settings() == Settings(_env_file=None)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_an_empty_variable_is_never_a_bad_one(monkeypatch, name):
    monkeypatch.setenv(f"INSIGHT_{name.upper()}", "")
    assert read_settings() == Settings(_env_file=None)


def test_an_env_file_that_is_no_text_is_named(tmp_path):
    (tmp_path / ".env").write_bytes(b"INSIGHT_API_KEY=sk-\xff\xfe")
    with pytest.raises(DataProblem, match=r"\.env cannot be read") as caught:
        read_settings()
    assert "sk-" not in str(caught.value)


def test_foreign_entries_in_the_env_file_are_ignored(tmp_path):
    (tmp_path / ".env").write_text("SOMETHING_ELSE=1\nINSIGHT_MODEL=small\n", encoding="utf-8")
    assert read_settings().model == "small"


def test_the_secrets_file_of_the_page_is_read_after_the_environment(monkeypatch, tmp_path):
    (tmp_path / ".streamlit").mkdir()
    (tmp_path / settings.SECRETS_FILE).write_text('INSIGHT_API_KEY = "from-file"\n[other]\nkey = 1\n', encoding="utf-8")
    found = read_settings().api_key
    assert found is not None
    assert found.get_secret_value() == "from-file"
    monkeypatch.setenv("INSIGHT_API_KEY", "from-environment")
    found = read_settings().api_key
    assert found is not None
    assert found.get_secret_value() == "from-environment"


def test_a_broken_secrets_file_is_named_and_not_quoted(tmp_path):
    (tmp_path / ".streamlit").mkdir()
    (tmp_path / settings.SECRETS_FILE).write_text("INSIGHT_API_KEY = sk-very-secret", encoding="utf-8")
    with pytest.raises(DataProblem, match=r"secrets\.toml") as caught:
        read_settings()
    assert "sk-very-secret" not in str(caught.value)
