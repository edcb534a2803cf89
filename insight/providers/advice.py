"""What to look at when a model did not answer: short sentences of ours for the person who has to fix it.

Names of models and addresses come from settings and servers: draw every sentence as plain text.
"""

from __future__ import annotations

from collections.abc import Sequence

from insight.errors import InsightError, ModelRequestFailed, ModelUnavailable

OLDEST_OLLAMA = "0.5"
"""The first version with structured output."""
MOST_NAMES = 8


def advice(error: InsightError, *, address: str = "", provider: str = "", hosted: bool = False) -> tuple[str, ...]:
    """Return what to check, most likely first; empty when there is nothing but to wait.

    Args:
        error: what ended the explanation.
        address: of the model server, without secrets.
        provider: kind of model server: "ollama", "openai_compatible" or "embedded".
        hosted: whether a call may cost money.
    """
    if isinstance(error, ModelRequestFailed):
        return _of_request(error, address, provider)
    if isinstance(error, ModelUnavailable):
        charged = hosted and error.reason == "timeout" and error.attempts > 0
        more = ("A request that ran out of time may have been charged.",) if charged else ()
        return (*_of_unavailable(error, address, provider), *more)
    return ()


def _of_unavailable(error: ModelUnavailable, address: str, provider: str) -> tuple[str, ...]:
    if error.reason == "unreachable" and provider != "embedded":
        return _where(address, provider)
    if error.reason == "bad_reply" and error.web_page:
        return (f"A web page answered instead of a model server at {address}: a proxy or a sign-in page, perhaps.",)
    if error.reason == "bad_reply":
        return (f"Something answered at {address} that does not speak like a model server.",)
    if error.status == 503:
        return ("The model server is busy; try again in a moment.",)
    return ()


def _where(address: str, provider: str) -> tuple[str, ...]:
    name, source = "the model server", "INSIGHT_BASE_URL"
    if provider == "ollama":
        name, source = "Ollama", "OLLAMA_HOST or INSIGHT_BASE_URL"
    container = "From inside a container, 127.0.0.1 is the container itself: use the host's address"
    return (
        f"Tried {address}: is {name} running there?",
        f"Is the address right? It comes from {source}.",
        f"{container} (host.docker.internal) and let {name} listen on it.",
    )


def _of_request(error: ModelRequestFailed, address: str, provider: str) -> tuple[str, ...]:
    look = f"Look at {error.subject}." if error.subject else ""
    match error.reason:
        case "model_missing":
            return _missing(error.subject, provider, error.installed)
        case "model_broken" if len(error.figures) == 2:
            needed, free = error.figures
            look = f"The model needs {needed} of memory and {free} are free. Choose a smaller model, or free memory."
        case "server_too_old":
            found = f", found {error.figures[0]}" if error.figures else ""
            look = f"This Ollama is too old for structured output: {OLDEST_OLLAMA} or newer is needed{found}."
        case "not_a_model_server":
            look = f"Something answers at {address}, but not as a model server. Is the address right?"
        case "credentials" if provider == "ollama":
            look = f"{look} For a cloud model, sign in on the server with: ollama signin".strip()
        case "prompt_too_long":
            look = "A larger context can be set in INSIGHT_MODEL_CONTEXT_TOKENS if the model has one."
        case _:
            pass
    return (*((look,) if look else ()), *_there(error.installed))


def _missing(model: str | None, provider: str, installed: Sequence[str]) -> tuple[str, ...]:
    pull = (f"ollama pull {model}",) if model and provider == "ollama" else ()
    unknown = f"The server does not know {model}. Name one of its own in INSIGHT_MODEL."
    return (*pull, *_there(installed)) or (unknown if model else "No model is installed on the server.",)


def _there(installed: Sequence[str]) -> tuple[str, ...]:
    names = ", ".join(installed[:MOST_NAMES]) + (" …" if len(installed) > MOST_NAMES else "")
    return (f"On the server: {names}. One of them can be named in INSIGHT_MODEL.",) if installed else ()
