"""Settings, from environment variables with the prefix INSIGHT_, a .env file and the page's secrets file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, EnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from insight.errors import DataProblem

SECRETS_FILE: Final = Path(".streamlit/secrets.toml")


class Settings(BaseSettings):
    """How the dashboard runs. Each field is one environment variable: INSIGHT_ and the field's name in capitals."""

    model_config = SettingsConfigDict(
        env_prefix="INSIGHT_",
        env_file=".env",
        env_ignore_empty=True,  # a variable that a composition of containers leaves empty is not set
        extra="ignore",
        hide_input_in_errors=True,
        frozen=True,
        str_strip_whitespace=True,
    )

    provider: Literal["ollama", "openai_compatible", "embedded"] | None = Field(
        default=None, description="Which kind of model server answers; chosen at start when not given."
    )
    model: str | None = Field(default=None, description="Name of the model; the only installed one when not given.")
    base_url: str | None = Field(
        default=None,
        description="Address of the model server, of an OpenAI-compatible one when it ends in /v1; "
        "OLLAMA_HOST is honoured for Ollama.",
    )
    api_key: SecretStr | None = Field(default=None, description="Key for an OpenAI-compatible server.")
    model_timeout_seconds: float = Field(
        default=60, gt=0, le=3600, description="Longest time for one attempt at the model."
    )
    connect_timeout_seconds: float = Field(
        default=2, gt=0, le=60, description="Longest time to look up the model server's name and to connect."
    )
    model_attempts: int = Field(
        default=3, ge=1, le=3, description="Most calls for one explanation; set to 1 where each call costs money."
    )
    model_context_tokens: int = Field(
        default=8192, ge=1024, le=1_048_576, description="Tokens of question and answer together (num_ctx in Ollama)."
    )
    model_answer_tokens: int = Field(
        default=1024, ge=64, le=65_536, description="Most tokens of an answer (num_predict in Ollama)."
    )
    model_temperature: float = Field(default=0, ge=0, le=2, description="Randomness of the model's choice of words.")
    model_keep_alive: str = Field(
        default="10m",
        pattern=r"^(-1|\d+(\.\d+)?(ms|s|m|h)?)$",
        description="How long Ollama keeps the model in memory after an answer: 30s, 10m, 2h, or -1 for ever.",
    )
    explanation_deadline_seconds: float = Field(
        default=150, gt=0, le=7200, description="Longest time for one explanation, waits and retries included."
    )
    parallel_explanations: int = Field(
        default=1, ge=1, le=64, description="Explanations that the model server works on at the same time."
    )
    waiting_explanations: int = Field(
        default=4, ge=0, le=1000, description="Explanations that may wait for their turn; whoever comes then is told."
    )
    warm_up: bool = Field(default=True, description="Load the model in the background when the page is opened.")
    journal: str = Field(
        default="journal.sqlite", description="File that keeps accepted insights; its folder must exist."
    )
    catalogue: str = Field(default="data/metrics.toml", description="File that lists the metrics.")

    @field_validator("model", "base_url")
    @classmethod
    def _text_or_nothing(cls, value: str | None) -> str | None:
        """Blanks are nothing; bytes that are no text can be neither sent nor shown."""
        if value is not None and not value.isprintable():
            raise ValueError("has to be one line of text")
        return value or None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Arguments before the environment, the environment before `.env`, that before the secrets file."""
        return init_settings, env_settings, dotenv_settings, _SecretsFile(settings_cls), file_secret_settings


class _SecretsFile(EnvSettingsSource):
    """The top-level entries of the secrets file, named like the environment variables."""

    def _load_env_vars(self) -> dict[str, str | None]:
        try:
            entries = tomllib.loads(SECRETS_FILE.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            # The parser's message can quote the line, and the line can be a secret.
            raise DataProblem(f"{SECRETS_FILE} cannot be read: it has to be a TOML file in UTF-8.") from None
        return {name.lower(): str(value) for name, value in entries.items() if isinstance(value, str | int | float)}


def read_settings() -> Settings:
    """Read the settings.

    Raises:
        DataProblem: a value cannot be used; the message names each variable and what is allowed, never the value.
    """
    try:
        return Settings()
    except UnicodeDecodeError:
        # The decoder's message quotes bytes, and they can be of a secret.
        raise DataProblem(".env cannot be read: it has to be text in UTF-8.") from None
    except ValidationError as error:
        problems = [
            f"INSIGHT_{'_'.join(map(str, item['loc'])).upper()}: {item['msg']}."
            for item in error.errors(include_url=False, include_input=False, include_context=False)
        ]
    raise DataProblem(" ".join(problems))
