"""What went against the whole, and the movement of the whole as the background of that of a part."""

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WAITS, WITHHELD, told, verdict


@told(
    {
        TICKETS: {
            "Web went the other way.": ACCEPTED,
            "Counter went the other way.": WITHHELD,
            "Web went the other way, by $6,180.": ACCEPTED,
            "Web went the other way, by $8,880.": WITHHELD,
            "Uplands went the other way with -$8,880.": WITHHELD,
            "Ticket sales fell, with one region going the other way.": ACCEPTED,
            "Ticket sales fell, with two regions going the other way.": WITHHELD,
            "Uplands grew by $8,880; Counter moved in the opposite direction.": ACCEPTED,
            "Uplands grew by $8,880. Web moved in the opposite direction.": WITHHELD,
            "Uplands worked slightly against the decline.": ACCEPTED,
            "Valley worked slightly against the decline.": WITHHELD,
            "Uplands bucked the rise.": WITHHELD,
            "Web defied the trend, with an increase equal to 10% of the net change.": ACCEPTED,
            "Web resisted.": WITHHELD,
            "Uplands moved against the trend with a gain of $8,880.": ACCEPTED,
            "Uplands moved against the trend with a loss of $8,880.": WITHHELD,
            "Valley moved against the trend with a gain of $14,890.": WITHHELD,
            "Web goes against the general fall in ticket sales.": ACCEPTED,
            "Web goes against the general rise in ticket sales.": WITHHELD,
            "Phone goes against the general fall in ticket sales.": WITHHELD,
            "Harbour fell most, and Valley added to it.": ACCEPTED,
            "Harbour fell most, and Uplands added to it.": WITHHELD,
            "Uplands grew by $8,880; Valley added to it.": WITHHELD,
            "Uplands recovered by $8,880.": ACCEPTED,
            "Valley recovered by $14,890.": WITHHELD,
        },
        RENEWALS: {
            "Basic moved in the opposite direction, from 40.0% to 41.9%.": ACCEPTED,
            "The rate effect was positive, the mix effect went the other way.": ACCEPTED,
            "The mix effect was negative, the mix effect went the other way.": WITHHELD,
            "Mix effect went the other way.": WITHHELD,
            "The rates and the mix work against each other.": ACCEPTED,
            "Basic's mix effect outweighed its rate effect.": ACCEPTED,
            "Basic's rate effect outweighed its mix effect.": WITHHELD,
            "The negative mix effect absorbed all of the positive rate effect.": ACCEPTED,
            "The negative mix effect absorbed most of the positive rate effect.": WITHHELD,
            "The negative mix effect absorbed a small part of the positive rate effect.": WITHHELD,
        },
    }
)
def test_what_went_against_the_rest(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Only Uplands ran against the falling ticket sales.": ACCEPTED,
            "Only Uplands ran against the rising ticket sales.": WITHHELD,
            "Harbour ran against the falling ticket sales.": WITHHELD,
            "Uplands is the exception in a month of falling ticket sales.": ACCEPTED,
            "Uplands is the exception in a month of rising ticket sales.": WITHHELD,
            "Harbour is the exception in a month of falling ticket sales.": WITHHELD,
            "Harbour was the exception to the decline.": WITHHELD,
            "Amid falling ticket sales, Uplands gained $8,880.": ACCEPTED,
            "Amid rising ticket sales, Uplands gained $8,880.": WITHHELD,
            "Against a backdrop of lower ticket sales, Web grew by $6,180.": ACCEPTED,
            "Uplands is the region of falling ticket sales.": WITHHELD,
        },
        WAITS: {
            "Technical made the largest contribution to shorter waits.": ACCEPTED,
            "Technical made the largest contribution to longer waits.": WITHHELD,
        },
    }
)
def test_the_movement_of_the_whole_stands_behind(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Web is slightly above its March level.": ACCEPTED,
            "Web is slightly below its March level.": WITHHELD,
            "Harbour appears to be just above its March level.": WITHHELD,
            "Harbour is well below its March level.": ACCEPTED,
            "Harbour is just below its March level.": WITHHELD,
            "It appears to have risen.": WITHHELD,
        },
    }
)
def test_a_hedged_distance_from_the_level_before(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        WAITS: {
            "Billing also had longer waits.": ACCEPTED,
            "Technical also had longer waits.": WITHHELD,
            "The data show where the time was gained, not why.": ACCEPTED,
            "The data show where the time was lost, not why.": WITHHELD,
        },
        TICKETS: {
            "Harbour saw lower ticket sales.": ACCEPTED,
            "Uplands saw lower ticket sales.": WITHHELD,
            "Harbour's pier was closed, according to the analyst, which may be related to its decline.": ACCEPTED,
            "The closed pier, according to the analyst, is what produced this decline.": WITHHELD,
        },
        RENEWALS: {
            "The mix took away 4.9 points, higher rates gave back 1.1 points.": ACCEPTED,
            "The mix took away 4.9 points, lower rates gave back 1.1 points.": WITHHELD,
            "The mix took away 1.1 points, higher rates gave back 4.9 points.": WITHHELD,
        },
    }
)
def test_whose_movement_it_is(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "Ticket sales did not reach the March level.": ACCEPTED,
            "Uplands did not reach its March level.": WITHHELD,
            "Web did not reach the level of the previous month.": WITHHELD,
        },
        WAITS: {
            "Billing was level with the average in Week 18.": WITHHELD,
            "Technical is level with the average.": WITHHELD,
        },
        RENEWALS: {
            "Team was level with the average in Q1.": WITHHELD,
        },
    }
)
def test_a_level_that_was_not_reached_or_is_shared(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
