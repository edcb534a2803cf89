"""Whatever words come in whatever order, there is a verdict, and in time that grows with the length alone."""

import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from insight.claims import check_text
from insight.claims.check import LONGEST_WORD
from insight.errors import WITHHELD_MESSAGES
from insight.facts import Facts
from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, VISITS, WAITS, added_up, verdict

WORDS = """
fell rose grew lost gained went is was are were did not no never from to by of in at on with without and or but
while although because than as like unlike except only alone all every each both neither nor none most some half twice
the a an its their this that which more less least larger largest second smallest faster main driver share shares mix
rate effect points percent % $ minutes net total change decline increase region regions channel plan plans sites calls
March April Q1 Q2 week earlier before month together respectively compared versus per would have been had if may might
normal variation within outside stable sharply pier closed note data show why , ; : — ( ) . → + − 12.0% $59,980 3.8 2 0
Harbour Valley Uplands Web Counter Basic Team Campus Billing Technical Lindau Bregenz ticket sales renewal average wait
visits expiring renewed overall rest other others too also so"""


@settings(deadline=None, max_examples=300, derandomize=True)
@given(
    st.sampled_from([TICKETS, RENEWALS, WAITS, VISITS]),
    st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=25),
)
def test_any_sequence_of_words_gets_a_verdict(facts, words):
    """No exception, no reason that the page cannot name, and the same verdict again."""
    text = " ".join(words)
    found = check_text(f"{facts.label} fell", text, facts)
    assert found is None or found in WITHHELD_MESSAGES
    assert check_text(f"{facts.label} fell", text, facts) == found


@settings(deadline=None, derandomize=True)
@given(st.text(max_size=200))
def test_any_text_gets_a_verdict(text):
    assert verdict(TICKETS, text) in {ACCEPTED, *WITHHELD_MESSAGES}
    assert check_text(text, "Ticket sales fell.", TICKETS) in {None, *WITHHELD_MESSAGES}


def processor_seconds(facts: Facts, text: str) -> float:
    started = time.process_time()
    verdict(facts, text)
    return time.process_time() - started


@pytest.mark.parametrize(
    "piece",
    [
        "Harbour fell by $50,140. ",
        "Harbour and ",
        "most of a little of ",
        "not ",
        "1,",
        "more than ",
        "$5 → $4 → ",
        "(",
        "all of the other ",
    ],
)
def test_time_grows_with_the_length(piece):
    """Eight times the text takes far less than the square of it, 64 times."""
    short, long = 40, 320
    verdict(TICKETS, piece)
    few = min(processor_seconds(TICKETS, piece * short) for _ in range(3))
    assert processor_seconds(TICKETS, piece * long) < 30 * few + 0.05


def test_a_word_that_nobody_reads_is_withheld_unless_it_is_a_name():
    word = "x" * (LONGEST_WORD + 1)
    assert verdict(VISITS, f"{word} fell by 480.") == "text_form"
    facts = replace(VISITS, segments=added_up("site", {word: (3_900, 3_420), "Bregenz": (4_220, 3_890)}))
    assert verdict(facts, f"{word} fell by 480.") == ACCEPTED
    assert verdict(facts, f"{word}x fell by 480.") == "text_form"
