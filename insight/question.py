"""What is asked: one change to be explained by one model. Equal questions have one answer."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass

from insight.facts import Facts
from insight.prompt import PROMPT_VERSION


@dataclass(frozen=True, slots=True)
class Question:
    """One explanation that somebody wants; compared as a whole value."""

    facts: Facts
    """Everything that a text may claim, the analyst's note and the fingerprint of the data included."""
    model: str
    """Name of the model that is asked."""
    private: bool = False
    """The data stays in the tab it was uploaded to: the running call and the answer are shared with nobody."""

    @property
    def key(self) -> str:
        """Name of the question under which its answer can be kept: facts, model and version of the prompt, hashed."""
        told = json.dumps([asdict(self.facts), self.model, PROMPT_VERSION], sort_keys=True, default=str)
        return hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()
