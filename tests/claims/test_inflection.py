"""Forms of verbs and nouns from one entry each."""

import pytest

from insight.claims.inflection import noun_forms, verb_forms


@pytest.mark.parametrize(
    ("entry", "forms"),
    [
        ("climb", ["climb", "climbs", "climbing", "climbed"]),
        ("decline", ["decline", "declines", "declining", "declined"]),
        ("slip+", ["slip", "slips", "slipping", "slipped"]),
        ("rise:rose:risen", ["rise", "rises", "rising", "rose", "risen"]),
        ("carry", ["carry", "carries", "carrying", "carried"]),
        ("decay", ["decay", "decays", "decaying", "decayed"]),
        ("push", ["push", "pushes", "pushing", "pushed"]),
        ("go:went:gone", ["go", "goes", "going", "went", "gone"]),
        ("tie", ["tie", "ties", "tying", "tied"]),
        ("see:saw:seen", ["see", "sees", "seeing", "saw", "seen"]),
        ("hold:held_up", ["hold up", "holds up", "holding up", "held up"]),
        ("make:made_up_for", ["make up for", "makes up for", "making up for", "made up for"]),
    ],
)
def test_verbs(entry, forms):
    assert list(verb_forms(entry)) == forms


@pytest.mark.parametrize(
    ("entry", "forms"),
    [
        ("decline", ["decline", "declines"]),
        ("loss", ["loss", "losses"]),
        ("difficulty", ["difficulty", "difficulties"]),
        ("day", ["day", "days"]),
        ("analysis:analyses", ["analysis", "analyses"]),
        ("growth_rate", ["growth rate", "growth rates"]),
        ("branch", ["branch", "branches"]),
    ],
)
def test_nouns(entry, forms):
    assert list(noun_forms(entry)) == forms
