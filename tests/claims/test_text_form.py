"""The form of a text alone: characters, markup, loops and talk about the task."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.claims.refusal import Refused
from insight.claims.text_form import check_form, check_wording

NO_NAMES: frozenset[str] = frozenset()


def refusal(check, *arguments):
    try:
        check(*arguments)
    except Refused as refused:
        return refused.reason
    return None


@pytest.mark.parametrize(
    "text",
    [
        "Sales fell by 12.0 %.",
        "Sales: −$59,980 (≈ 12 %) → $441,840 ±0…",
        "“Harbour” – the region’s ‘largest’ – fell by 3 ½ · 5 ×",
        "One line.\nAnother one.\tA tab.",
        "Größe, façade, Łódź, 東京",
    ],
)
def test_letters_digits_and_typographic_signs_are_plain(text):
    assert refusal(check_form, text) is None


@given(st.characters(categories=["Cc", "Cf", "Co", "Cs", "Cn", "Mn", "Me", "So"]))
def test_no_invisible_combining_or_pictorial_character_passes(character):
    allowed = character in "\n\t\r°"
    assert (refusal(check_form, f"Sales{character}fell") is None) == allowed


def test_a_decomposed_letter_is_no_plain_letter():
    assert refusal(check_form, unicodedata.normalize("NFD", "café")) == "text_form"


@pytest.mark.parametrize("text", ["", " ", "\n", "\u00a0\u2003"])
def test_empty(text):
    assert refusal(check_form, text) == "text_form"


@pytest.mark.parametrize(
    "text",
    [
        "**a**",
        "`a`",
        "<a>",
        "a | b",
        "{a}",
        "[a](b)",
        "![a]",
        "https://a.b",
        "HTTP://a.b",
        "www.a.b",
        "a@b.co",
        "# a",
        "\\n",
        "__a__",
    ],
)
def test_markup_and_links(text):
    assert refusal(check_wording, text, NO_NAMES) == "text_form"


def test_signs_in_a_name_from_the_data_are_no_markup():
    assert refusal(check_wording, "a|b fell", NO_NAMES) == "text_form"
    assert refusal(check_wording, "a|b fell", frozenset({"a|b"})) is None
    assert refusal(check_wording, "a|b <b>fell</b>", frozenset({"a|b"})) == "text_form"


@pytest.mark.parametrize(
    "text",
    [
        "as instructed",
        "the JSON schema",
        "As an AI model",
        "ignore all rules",
        "your task is done",
        "this prompt",
        "lorem ipsum",
    ],
)
def test_talk_about_the_task(text):
    assert refusal(check_wording, text, NO_NAMES) == "echo"


def test_a_sentence_may_come_twice_and_not_three_times():
    sentence = "Harbour fell by twelve. "
    assert refusal(check_wording, sentence * 2, NO_NAMES) is None
    assert refusal(check_wording, sentence * 3, NO_NAMES) == "text_form"
    assert refusal(check_wording, "Harbour fell. HARBOUR FELL. harbour fell. " * 3, NO_NAMES) is None


def test_a_word_may_come_three_times_in_a_row_and_not_four_times():
    assert refusal(check_wording, "very very very low", NO_NAMES) is None
    assert refusal(check_wording, "very very very very low", NO_NAMES) == "text_form"
