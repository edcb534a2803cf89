"""The event of a note as a possibility: in a sentence of its own, with the change it may have had a part in."""

from dataclasses import replace

from tests.claims.scenes import ACCEPTED, RENEWALS, TICKETS, WITHHELD, told, verdict

MAILED = replace(RENEWALS, note="Campus: two more callers joined the team on 4 May 2026.")


@told(
    {
        TICKETS: {
            "The pier was closed from 9 April 2026. This may have contributed to the decline there.": ACCEPTED,
            "The pier was closed from 9 April; a connection is conceivable.": ACCEPTED,
            "The pier was closed from 9 April, so a link is possible.": ACCEPTED,
            "It cannot be ruled out that the closure of the pier contributed to the fall.": ACCEPTED,
            "Perhaps the closed pier played a role.": ACCEPTED,
            "It is possible that the pier, closed from 9 April, played a role.": ACCEPTED,
            "The closed pier that the analyst notes could account for part of Harbour's decline of $50,140.": ACCEPTED,
            "The analyst notes a closed pier; this might be linked to the $50,140 decline in Harbour.": ACCEPTED,
            "Whether the closed pier has anything to do with the fall cannot be seen.": ACCEPTED,
            "According to the analyst, the pier was closed in early April, which may be a coincidence.": ACCEPTED,
            "The pier was closed for repairs from 9 April 2026. This lowered sales there.": WITHHELD,
            "The pier was closed for repairs from 9 April 2026. This made sales drop.": WITHHELD,
            "The pier was closed from 9 April, so sales fell.": WITHHELD,
            "The analyst notes that the pier was closed from 9 April, which is related.": WITHHELD,
            "The analyst notes a closed pier; this is linked to the fall, though figures do not prove it.": WITHHELD,
            "The analyst notes a closed pier; it contributed, but this is not proven.": WITHHELD,
            "The analyst notes a closed pier; this is possibly linked to the fall.": ACCEPTED,
            "It is no coincidence that the pier was closed from 9 April.": WITHHELD,
            "The analyst attributes the fall to the closed pier.": WITHHELD,
            "The note on the closed pier offers the explanation.": WITHHELD,
            "Perhaps the closed theatre played a role.": WITHHELD,
            "The closed pier that the analyst notes could account for part of Valley's decline of $50,140.": WITHHELD,
            "The analyst notes a closed pier; this might be linked to the $59,980 decline in Harbour.": WITHHELD,
            "According to the analyst, the pier was closed in late April, which may be related.": WITHHELD,
            "According to the analyst, the pier was closed until 9 April, which may be related.": WITHHELD,
            "The closed pier that the analyst notes may have helped sales to rise.": WITHHELD,
        },
        MAILED: {
            "Two more callers joined Campus on 4 May, the analyst notes, which may have helped.": ACCEPTED,
            "Four more callers joined Campus on 4 May, the analyst notes, which may have helped.": WITHHELD,
        },
    }
)
def test_the_event_and_what_it_may_have_done(facts, text, verdicts):
    assert verdict(facts, text) in verdicts
