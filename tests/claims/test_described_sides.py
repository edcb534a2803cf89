"""The other side of a sentence, with an adjective, and what was not offset."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, TICKETS, WITHHELD, told, verdict

NOTED = replace(TICKETS, note="Harbour: a new e-mail form for bookings went live on 9 April 2026.")
UNNOTED = replace(TICKETS, note=None)


@told(
    {
        TICKETS: {
            "Uplands cushioned a weaker Harbour.": ACCEPTED,
            "Uplands cushioned a stronger Harbour.": WITHHELD,
            "A weaker Harbour outweighed a stronger Uplands.": ACCEPTED,
            "A weaker Uplands outweighed a stronger Harbour.": WITHHELD,
            "Ticket sales fell because of lower Harbour sales.": ACCEPTED,
            "Ticket sales fell because of lower Uplands sales.": WITHHELD,
            "Ticket sales fell because of higher Harbour sales.": WITHHELD,
            "Ticket sales fell because of lower Harbour and Valley sales.": ACCEPTED,
            "Ticket sales fell because of lower Harbour and Uplands sales.": WITHHELD,
        }
    }
)
def test_an_adjective_is_said_of_the_name_behind_it(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        TICKETS: {
            "The gain in Uplands could not make up for the loss in Harbour.": ACCEPTED,
            "The gain in Uplands could not make up for the loss in Islands.": WITHHELD,
            "Uplands did not offset Harbour.": ACCEPTED,
            "Uplands did not offset Islands.": WITHHELD,
            "Uplands did not even offset Islands.": WITHHELD,
            "The loss in Harbour could not be offset by Uplands.": ACCEPTED,
            "The loss in Islands could not be offset by Uplands.": WITHHELD,
            "Web failed to offset the losses in Counter and Phone.": ACCEPTED,
            "Uplands could not fall.": WITHHELD,
            "Harbour failed to grow.": ACCEPTED,
            "Uplands failed to grow.": WITHHELD,
            "Uplands and Valley more than offset Islands.": WITHHELD,
            "Web nearly made up for Phone.": WITHHELD,
        }
    }
)
def test_what_was_not_offset(facts, text, verdicts):
    assert verdict(facts, text) in verdicts


@told(
    {
        NOTED: {
            "Ticket sales fell; the effect of the new form is not proven.": ACCEPTED,
            "Ticket sales fell; role of the form unclear.": ACCEPTED,
            "Ticket sales fell; an e-mail form is a possible factor.": ACCEPTED,
            "Ticket sales fell; the effect of the new form is proven.": WITHHELD,
            "Ticket sales fell; role of the price unclear.": WITHHELD,
            "Ticket sales fell; the form drove the fall, its effect on Valley is unclear.": WITHHELD,
        },
        UNNOTED: {
            "There is no analyst's note, and the data gives no reason for the change.": ACCEPTED,
            "There is no analyst's note, and the weather is the reason.": WITHHELD,
            "There is no analyst's note, and the data gives no reason for the rise.": WITHHELD,
        },
    }
)
def test_the_part_of_something_noted_may_be_left_open(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
