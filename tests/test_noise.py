"""Is it more than noise? The yardsticks on numbers that can be checked by hand."""

import numpy as np
import pytest

from insight.noise import earlier_changes, historical_sd, is_proportion, judge, proportion_variance

NINE = np.array([1.0, -1.0] * 4 + [1.0])


def test_earlier_changes_end_before_the_current_period():
    values = np.array([1.0, 2.0, 4.0, 7.0, 11.0])
    assert earlier_changes(values, 3, 4).tolist() == [1.0, 2.0, 3.0]
    assert earlier_changes(values, 2, 4).tolist() == [3.0, 5.0]
    assert earlier_changes(values, 0, 4).tolist() == []


def test_a_missing_period_leaves_out_both_changes_beside_it():
    values = np.array([1.0, np.nan, 4.0, 7.0, 11.0])
    found = earlier_changes(values, 3, 4)
    assert np.isfinite(found).tolist() == [False, False, True]


def test_eight_changes_are_needed_for_a_limit():
    assert judge(5.0, None, NINE[:7]).verdict == "too_little_history"
    assert judge(5.0, None, NINE[:8]).limit == pytest.approx(3.268)


def test_history_alone_decides_where_sampling_is_not_known():
    assert judge(1.0, None, NINE).verdict == "within_normal_variation"
    assert judge(3.2, None, NINE).verdict == "notable"
    assert judge(3.3, None, NINE).verdict == "outside_normal_variation"


def test_the_wider_yardstick_counts():
    """A change of 3.3 mean ranges is nothing when sampling alone makes twice that."""
    assert judge(3.3, 3.0, NINE).verdict == "within_normal_variation"
    assert judge(3.3, 3.0, NINE).z == pytest.approx(1.1)


def test_a_short_history_widens_the_yardstick_as_students_t_does():
    """Nine changes are 5.58 degrees of freedom, whose 97.5 % quantile is 2.49."""
    spread = historical_sd(NINE)
    assert spread == pytest.approx(1.2533 * 2.4925 / 1.96, abs=0.003)
    many = historical_sd(np.tile([1.0, -1.0], 500))
    assert many == pytest.approx(1.2533, abs=0.005)


@pytest.mark.parametrize(
    ("delta", "verdict"), [(0.01, "sampling_test_only_quiet"), (0.02, "sampling_test_only_notable")]
)
def test_under_eight_changes_the_verdict_says_that_it_rests_on_sampling(delta, verdict):
    assert judge(delta, 0.008, NINE[:3]).verdict == verdict


def test_a_series_that_never_moved_makes_any_change_unusual():
    still = np.zeros(12)
    assert judge(0.0, None, still).verdict == "within_normal_variation"
    assert judge(2.0, None, still).verdict == "outside_normal_variation"
    assert judge(2.0, None, still).z is None


def test_rounding_dust_is_no_change():
    assert judge(1e-17, None, np.zeros(12), scale=0.3).verdict == "within_normal_variation"


def test_the_variance_of_a_share():
    assert proportion_variance(np.array([30.0]), np.array([100.0]))[0] == pytest.approx(0.0021)
    assert proportion_variance(np.array([0.0]), np.array([0.0]))[0] == 0


def test_amounts_are_no_proportions():
    assert is_proportion(np.array([3.0, 0.0]), np.array([3.0, 5.0]))
    assert not is_proportion(np.array([3.5]), np.array([9.0]))
    assert not is_proportion(np.array([12.0]), np.array([9.0]))
    assert not is_proportion(np.array([-1.0]), np.array([9.0]))
