"""How big a change is called must fit the verdict on the metric's usual movement, and its size."""

from dataclasses import replace

from insight.facts import Noise
from tests.claims.scenes import ACCEPTED, TICKETS, VISITS, WAITS, WITHHELD, told, verdict

UNJUDGED = replace(TICKETS, noise=None)


@told(
    {
        WAITS: {
            "The change is within normal variation.": ACCEPTED,
            "The change stays within normal variation.": ACCEPTED,
            "The change is outside normal variation.": "judgement",
            "The change exceeds normal variation.": "judgement",
            "The change is not within normal variation.": "judgement",
            "This is not normal variation.": WITHHELD,
            "This is hardly normal variation.": WITHHELD,
            "This is more than noise.": WITHHELD,
            "The average wait fell significantly.": "judgement",
            "The average wait fell sharply.": "judgement",
            "The average wait fell markedly.": "judgement",
            "The average wait plunged.": "judgement",
            "The average wait dropped dramatically.": "judgement",
            "A substantial fall.": "judgement",
            "A clear improvement.": WITHHELD,
            "A real improvement.": WITHHELD,
            "The fall is remarkable.": WITHHELD,
            "The fall is statistically significant.": WITHHELD,
            "The average wait is trending down.": WITHHELD,
            "A lasting improvement.": WITHHELD,
            "The change cannot be explained by chance.": WITHHELD,
        },
    }
)
def test_a_usual_change_is_no_event(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The fall is outside normal variation.": ACCEPTED,
            "The fall goes beyond normal variation.": ACCEPTED,
            "The fall is within normal variation.": "judgement",
            "The fall is noise.": WITHHELD,
            "The fall is no more than noise.": WITHHELD,
            "The fall is ordinary.": WITHHELD,
            "There is nothing unusual about the fall.": WITHHELD,
            "Nothing changed.": WITHHELD,
            "Ticket sales fell sharply.": ACCEPTED,
            "Ticket sales were stable.": "judgement",
            "Ticket sales were steady.": "judgement",
            "Ticket sales were flat.": "judgement",
            "Ticket sales held steady.": WITHHELD,
            "Ticket sales were little changed.": WITHHELD,
            "Ticket sales hardly changed.": WITHHELD,
            "Ticket sales held up well.": WITHHELD,
            "Ticket sales fell slightly.": WITHHELD,
            "Ticket sales dipped marginally.": WITHHELD,
            "The fall is negligible.": WITHHELD,
        },
    }
)
def test_a_change_beyond_the_usual_is_not_called_quiet(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales collapsed to nothing.": WITHHELD,
            "Ticket sales nearly halved.": WITHHELD,
            "Ticket sales tripled.": WITHHELD,
            "Harbour thrived.": WITHHELD,
            "Harbour did well.": WITHHELD,
            "Uplands disappointed.": WITHHELD,
            "Web suffered.": WITHHELD,
            "Uplands weakened.": WITHHELD,
            "Valley strengthened.": WITHHELD,
        },
        VISITS: {
            "This is good news.": WITHHELD,
            "A positive month.": WITHHELD,
            "The result improved.": WITHHELD,
            "A pleasing result.": WITHHELD,
        },
    }
)
def test_praise_and_blame_fit_the_figures(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        UNJUDGED: {
            "Ticket sales fell by 12.0%.": ACCEPTED,
            "The fall is within normal variation.": WITHHELD,
            "The fall is outside normal variation.": WITHHELD,
            "The fall is statistically significant.": WITHHELD,
        },
    }
)
def test_without_a_verdict_nothing_is_said_of_usual_movement(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


def test_the_same_sentence_stands_and_falls_with_the_verdict():
    usual = replace(TICKETS, noise=Noise("within_normal_variation"))
    unusual = replace(TICKETS, noise=Noise("outside_normal_variation"))
    quiet, loud = "The change is within normal variation.", "Ticket sales fell significantly."
    assert [verdict(facts, quiet) for facts in (usual, unusual)] == [ACCEPTED, "judgement"]
    assert [verdict(facts, loud) for facts in (usual, unusual)] == ["judgement", ACCEPTED]
