"""What can end an explanation without an insight.

InsightError
├── ModelUnavailable      no usable answer right now: try later
├── ModelRequestFailed    the request or the configuration is wrong: somebody has to fix it
├── InvalidOfferInsight   the model answered, and the answer failed a check
├── FactsUnavailable      the figures cannot be computed, so the model is not asked
└── DataProblem           a file, setting or source cannot be used as it is

The messages are fixed sentences for the person at the page. What a server or a model said is never part of them.
"""

from __future__ import annotations

from typing import Literal

UnavailableReason = Literal[
    "unreachable",  # refused, name lookup failed, connection lost
    "timeout",  # the attempt or the whole deadline ran out
    "server_error",  # 408 and 5xx
    "rate_limited",  # 429
    "busy",  # our own queue is full, or the breaker is open
    "bad_reply",  # a whole 200 reply that is no reply of a model server
    "cancelled",  # the person who asked left
]
RequestReason = Literal[
    "bad_request",  # 400 and kin
    "credentials",  # 401, 403
    "model_missing",  # the named model is not installed
    "not_a_model_server",  # the address answers, but it is something else
    "model_broken",  # the server says that this model cannot run here
    "server_too_old",
    "prompt_too_long",
    "configuration",  # an address, variable or key that cannot be used
]
WithheldReason = Literal[
    "empty",  # no text at all
    "no_story",  # nothing true could be offered to a model that only chooses
    "unfinished",  # the model stopped before the end
    "too_large",
    "not_json",
    "schema",  # JSON of another shape
    "metric",
    "direction_field",
    "value_field",
    "drivers",
    "text_form",  # markup, links, control characters, loops, another language
    "number",  # a figure that the facts do not hold
    "unit",
    "period",
    "subject",  # a true figure said of something else
    "direction",
    "order",  # from and to exchanged
    "comparison",  # superlative, ranking, quantifier or count
    "effect",  # rate told as mix, and the like
    "judgement",  # against the noise verdict or the size
    "cause",
    "invented",  # targets, forecasts, other metrics, unknown segments
    "contradiction",
    "echo",  # talks about the prompt, or repeats an instruction from the data
]


class InsightError(Exception):
    """Base of all errors whose message may be shown on the page."""


class ModelUnavailable(InsightError):  # noqa: N818 - named by the specification
    """No usable answer right now.

    Attributes:
        reason: machine-readable kind.
        retryable: whether the same request may succeed at once.
        status: HTTP status, when the server gave one.
        retry_after: seconds that the server asked to wait.
        web_page: whether a bad reply was a web page: a proxy, a sign-in page or another service.
        attempts: provider calls made so far; 0 when nothing was sent.
        elapsed: seconds spent on them.
    """

    def __init__(
        self,
        reason: UnavailableReason,
        *,
        retryable: bool = False,
        status: int | None = None,
        retry_after: float | None = None,
        web_page: bool = False,
        attempts: int = 1,
        elapsed: float = 0.0,
    ) -> None:
        super().__init__(UNAVAILABLE_MESSAGES[reason])
        self.reason: UnavailableReason = reason
        self.retryable = retryable
        self.status = status
        self.retry_after = retry_after
        self.web_page = web_page
        self.attempts = attempts
        self.elapsed = elapsed


class ModelRequestFailed(InsightError):  # noqa: N818 - named by the specification
    """The request or the configuration is wrong; trying again changes nothing.

    Attributes:
        reason: machine-readable kind.
        status: HTTP status, when the server gave one.
        subject: the setting, variable or model that has to be looked at; never a secret and never server text.
        figures: amounts or version numbers that the server gave, in a strict pattern: for memory, needed and free.
        installed: names of the models on the server, where another can be chosen; text from outside.
        attempts: provider calls made so far; 0 when nothing was sent.
        elapsed: seconds spent on them.
    """

    def __init__(
        self,
        reason: RequestReason,
        *,
        status: int | None = None,
        subject: str | None = None,
        figures: tuple[str, ...] = (),
        installed: tuple[str, ...] = (),
        attempts: int = 1,
        elapsed: float = 0.0,
    ) -> None:
        super().__init__(REQUEST_MESSAGES[reason])
        self.reason: RequestReason = reason
        self.status = status
        self.subject = subject
        self.figures = figures
        self.installed = installed
        self.attempts = attempts
        self.elapsed = elapsed


class InvalidOfferInsight(InsightError):  # noqa: N818 - named by the specification
    """The model answered and the answer failed a check; nothing of it is shown.

    Attributes:
        reason: machine-readable kind of check, for counting.
    """

    def __init__(self, reason: WithheldReason) -> None:
        super().__init__(WITHHELD_MESSAGES[reason])
        self.reason: WithheldReason = reason


class FactsUnavailable(InsightError):  # noqa: N818 - reads as the state it is
    """The facts cannot be computed; the message says which figure is missing and what to do."""


class DataProblem(InsightError):  # noqa: N818 - reads as the state it is
    """A file, setting or source cannot be used; the message names the place and the remedy."""


UNAVAILABLE_MESSAGES: dict[UnavailableReason, str] = {
    "unreachable": "The model could not be reached.",
    "timeout": "The model did not finish in time.",
    "server_error": "The model server reported a temporary failure.",
    "rate_limited": "The model server is limiting requests.",
    "busy": "Too many explanations are waiting already.",
    "bad_reply": "The model server sent a reply that cannot be read.",
    "cancelled": "The explanation was cancelled.",
}
REQUEST_MESSAGES: dict[RequestReason, str] = {
    "bad_request": "The model server refused the request.",
    "credentials": "The model server did not accept the credentials.",
    "model_missing": "The model is not installed on the server.",
    "not_a_model_server": "The address answers, but not as a model server.",
    "model_broken": "The model server cannot run this model.",
    "server_too_old": "The model server is too old for this request.",
    "prompt_too_long": "The question does not fit into the model's context.",
    "configuration": "A setting of the model connection cannot be used.",
}
WITHHELD_MESSAGES: dict[WithheldReason, str] = {
    "empty": "The model gave no answer.",
    "no_story": "None of the computed explanations passed the check, so the model had nothing to choose from.",
    "unfinished": "The model stopped before its answer was complete.",
    "too_large": "The model's answer was too long.",
    "not_json": "The model's answer was not valid JSON.",
    "schema": "The model's answer did not have the agreed form.",
    "metric": "The answer was about another metric.",
    "direction_field": "The answer gave a direction that the data does not show.",
    "value_field": "The answer gave values that differ from the data.",
    "drivers": "The answer named drivers that the data does not show.",
    "text_form": "The answer's text had a form that cannot be checked.",
    "number": "A number in the answer does not follow from the data.",
    "unit": "A number in the answer had the wrong unit.",
    "period": "The answer put a figure into the wrong period.",
    "subject": "The answer said a figure of the wrong part of the data.",
    "direction": "A statement in the answer had the wrong direction.",
    "order": "The answer exchanged before and after.",
    "comparison": "A comparison or count in the answer does not hold.",
    "effect": "The answer told one kind of effect as another.",
    "judgement": "The answer judged the size of the change against the data.",
    "cause": "The answer stated a cause that the data does not show.",
    "invented": "The answer spoke of something that is not in the data.",
    "contradiction": "Sentences of the answer contradict one another.",
    "echo": "The answer repeated instructions instead of findings.",
}
