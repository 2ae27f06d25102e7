"""The profiles read as the study's did: whatever is measured on the bench can be compared with it."""

from __future__ import annotations

import pytest

from tests.vision.measure.bench import STUDY, limits_of, rates_of
from tests.vision.simulated.weather import PROFILES, Profile


def test_the_fit_finds_the_sizes_it_was_made_from() -> None:
    rates = [(px / 100, px > 200 or (px > 150 and px % 2 == 0)) for px in range(80, 400)]
    half, most, nearly_all = limits_of(rates)
    assert half == pytest.approx(1.75, abs=0.25)
    assert half is not None and most is not None and nearly_all is not None
    assert half < most < nearly_all < 2.6
    assert limits_of([(px / 100, px % 3 != 0 and px > 150) for px in range(80, 400)])[2] is None


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("profile", PROFILES)
def test_each_profile_is_as_hard_as_the_study_says(profile: Profile) -> None:
    rates, wrong = rates_of(profile, range(5000, 5030))
    for name in ("zxing", "zxing x2", "zbar x2"):
        half, told = limits_of(rates[name])[0], STUDY[name][profile][0]
        assert half is not None and told is not None
        assert half == pytest.approx(told, rel=0.15), name
    assert sum(wrong[name] for name in wrong if name != "aruco") == 0
