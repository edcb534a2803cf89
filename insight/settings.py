"""Settings, from environment variables with the prefix INSIGHT_ and from a .env file."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """How the dashboard runs. Each field is one environment variable: INSIGHT_ and the field's name in capitals."""

    model_config = SettingsConfigDict(
        env_prefix="INSIGHT_", env_file=".env", extra="ignore", hide_input_in_errors=True, frozen=True
    )

    provider: Literal["ollama", "openai_compatible", "embedded"] | None = Field(
        default=None, description="Which kind of model server answers; chosen at start when not given."
    )
    model: str | None = Field(default=None, description="Name of the model; the only installed one when not given.")
    base_url: str | None = Field(
        default=None, description="Address of the model server; OLLAMA_HOST is honoured for Ollama."
    )
    api_key: SecretStr | None = Field(default=None, description="Key for an OpenAI-compatible server.")
    model_timeout_seconds: float = Field(
        default=60, gt=0, le=3600, description="Longest time for one attempt at the model."
    )
    explanation_deadline_seconds: float = Field(
        default=150, gt=0, le=7200, description="Longest time for one explanation, waits and retries included."
    )
    journal: str = Field(
        default="journal.sqlite", description="File that keeps accepted insights; its folder must exist."
    )
    catalogue: str = Field(default="data/metrics.toml", description="File that lists the metrics.")
