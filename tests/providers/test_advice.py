"""What a person is told to look at: our own sentences, filled with settings, names and strict figures only."""

import typing

import pytest

from insight.errors import (
    InvalidOfferInsight,
    ModelRequestFailed,
    ModelUnavailable,
    RequestReason,
    UnavailableReason,
)
from insight.providers.advice import advice

ADDRESS = "http://gpu-box:11434"


@pytest.mark.parametrize("provider", ["ollama", "openai_compatible", "embedded"])
@pytest.mark.parametrize("reason", typing.get_args(RequestReason))
def test_every_refusal_says_what_to_look_at(provider, reason):
    error = ModelRequestFailed(reason, subject="INSIGHT_MODEL")
    assert all(advice(error, address=ADDRESS, provider=provider))
    assert advice(error, address=ADDRESS, provider=provider)


@pytest.mark.parametrize("reason", typing.get_args(UnavailableReason))
def test_no_temporary_failure_breaks_the_advice(reason):
    for status in (None, 200, 503):
        assert all(advice(ModelUnavailable(reason, status=status), address=ADDRESS, provider="ollama"))


@pytest.mark.parametrize(
    ("error", "provider", "said"),
    [
        (ModelUnavailable("unreachable"), "ollama", "OLLAMA_HOST or INSIGHT_BASE_URL"),
        (ModelUnavailable("unreachable"), "openai_compatible", "INSIGHT_BASE_URL"),
        (ModelUnavailable("bad_reply", web_page=True), "ollama", "web page"),
        (ModelUnavailable("server_error", status=503), "ollama", "busy; try again in a moment"),
        (ModelRequestFailed("model_missing", subject="phi"), "ollama", "ollama pull phi"),
        (ModelRequestFailed("model_missing"), "openai_compatible", "No model is installed"),
        (
            ModelRequestFailed("model_broken", figures=("7 GiB", "5 GiB")),
            "ollama",
            "needs 7 GiB of memory and 5 GiB are",
        ),
        (ModelRequestFailed("server_too_old", figures=("0.4.4",)), "ollama", "0.5 or newer is needed, found 0.4.4"),
        (ModelRequestFailed("server_too_old"), "ollama", "0.5 or newer is needed."),
        (ModelRequestFailed("credentials", subject="OLLAMA_API_KEY"), "ollama", "ollama signin"),
        (ModelRequestFailed("configuration", subject="SSL_CERT_FILE"), "ollama", "SSL_CERT_FILE"),
    ],
)
def test_the_advice_names_the_remedy(error, provider, said):
    assert said in "\n".join(advice(error, address=ADDRESS, provider=provider))


def test_the_address_that_was_tried_is_named_and_nothing_of_the_embedded_models():
    assert ADDRESS in advice(ModelUnavailable("unreachable"), address=ADDRESS, provider="ollama")[0]
    assert advice(ModelUnavailable("unreachable"), provider="embedded") == ()


def test_a_long_list_of_models_is_cut():
    names = tuple(f"m{number}" for number in range(20))
    (said,) = advice(ModelRequestFailed("model_missing", installed=names))
    assert "m7 …" in said
    assert "m8" not in said


def test_for_a_withheld_answer_there_is_nothing_to_look_at():
    assert advice(InvalidOfferInsight("number")) == ()
