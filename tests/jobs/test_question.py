from dataclasses import replace

import pytest

from insight import question as module
from tests.jobs.work import question


def test_equal_questions_have_the_same_key():
    assert question().key == question().key
    assert hash(question()) == hash(question())


@pytest.mark.parametrize(
    "other",
    [
        question(6.0),
        question(model="large"),
        replace(question(), facts=replace(question().facts, note="A sale began.")),
        replace(question(), facts=replace(question().facts, data_fingerprint="other data")),
    ],
    ids=["values", "model", "note", "data"],
)
def test_anything_that_could_change_the_answer_changes_the_key(other):
    assert other.key != question().key
    assert other != question()


def test_another_prompt_is_another_key(monkeypatch):
    before = question().key
    monkeypatch.setattr(module, "PROMPT_VERSION", "other")
    assert question().key != before


def test_a_note_with_half_a_character_has_a_key():
    broken = replace(question(), facts=replace(question().facts, note="\ud83d"))
    assert len(broken.key) == 64
