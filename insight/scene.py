"""What the page is looking at: one change, and everything that an answer about it is shown with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo

from insight.facts import Facts
from insight.providers.choice import ProviderKind
from insight.question import Question
from insight.view import View


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawing of the page."""

    facts: Facts
    view: View
    data_until: str
    """Last day with data, in words."""
    provider: ProviderKind
    model: str
    """The model's name as far as it is known; text from outside."""
    asked: str
    """Name of the model in the question: the same from the start, so that learning `model` later asks nothing anew."""
    zone: tzinfo
    """The reader's time zone."""

    @property
    def question(self) -> Question:
        """What is asked about this change."""
        return Question(self.facts, self.asked)
