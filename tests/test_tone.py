import pytest

from insight.tone import MARK_COLOURS, PAGE_COLOURS, tone_of


@pytest.mark.parametrize(
    ("delta", "polarity", "tone"),
    [
        (3, "up", "good"),
        (-3, "up", "bad"),
        (-3, "down", "good"),
        (3, "down", "bad"),
        (3, "neither", "neutral"),
        (0, "up", "neutral"),
    ],
)
def test_colour_follows_what_the_metric_wants_and_not_the_direction(delta, polarity, tone):
    assert tone_of(delta, polarity) == tone


def test_a_movement_inside_normal_variation_is_neither_good_nor_bad():
    assert tone_of(-3, "up", within_normal_variation=True) == "neutral"


def test_marks_stand_out_from_light_and_dark_ground():
    """3:1 is what a mark needs by WCAG 2.2, 1.4.11."""
    for colour in MARK_COLOURS.values():
        for ground in ("#FFFFFF", "#11151C"):
            assert _contrast(colour, ground) >= 3


def test_every_tone_has_a_colour_of_its_own():
    assert len(set(MARK_COLOURS.values())) == len(set(PAGE_COLOURS.values())) == 3


def _contrast(one, other):
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour):
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
