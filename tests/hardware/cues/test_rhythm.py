"""No two urgent shows have the same rhythm: they are told apart without any colour."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hardware.cues.load import load_sheets
from hardware.cues.performance import Cast, compose
from hardware.cues.rhythm import alike, rhythm, rhythm_faults, urgent
from hardware.cues.sheet import Sheets

BLINKS = """[{name}]
[[{name}.beat]]
roles = ["mood"]
colour = "{colour}"
pattern = "blink"
period_ms = {period}
times = 2
"""
CUES = """[[cue]]
on = "Loud"
show = "one"
priority = 60
[[cue]]
on = "Louder"
show = "other"
priority = 90
"""
LASTING = """[[ambient]]
during = "turn"
show = "calm"
priority = 10
[[ambient]]
during = "alarm"
show = "alarmed"
priority = 60
"""
GLOW = '[{name}]\nowner = "{owner}"\n[[{name}.beat]]\nroles = ["mood"]\ncolour = "{colour}"\n'
Write = Callable[..., Path]


def test_no_two_urgent_shipped_shows_share_a_rhythm(shipped: Sheets) -> None:
    assert list(rhythm_faults(shipped)) == []
    assert len(list(urgent(shipped, "alien"))) > 15 and len(list(urgent(shipped, "firefly"))) > 12
    assert len(list(urgent(shipped, "villains"))) > 15


@pytest.mark.parametrize(("period", "faults"), [(500, 1), (590, 1), (700, 0)])
def test_another_colour_alone_is_not_enough(folder: Write, period: int, faults: int) -> None:
    shows = BLINKS.format(name="one", colour="danger", period=500)
    shows += BLINKS.format(name="other", colour="good", period=period)
    found = list(rhythm_faults(load_sheets(folder(shows, CUES))))
    assert len(found) == faults
    assert all("the urgent shows 'one' and 'other' have the same rhythm" in each for each in found)


@pytest.mark.parametrize(("pattern", "faults"), [("steady", 1), ("wink", 0)])
def test_an_alarm_that_lasts_is_no_other_light_that_lasts(folder: Write, pattern: str, faults: int) -> None:
    shows = GLOW.format(name="calm", owner="turn", colour="good")
    shows += GLOW.format(name="alarmed", owner="alarm", colour="danger") + f'pattern = "{pattern}"\n'
    found = list(rhythm_faults(load_sheets(folder(shows, LASTING))))
    assert len(found) == faults


def test_a_rhythm_is_what_the_first_lamp_does(shipped: Sheets) -> None:
    def of(name: str, amount: int = 1) -> tuple[tuple[str, float], ...]:
        cast = Cast(1, 1, amount, 2, (0, 1, 2))
        return tuple(
            (kind, round(length, 2))
            for kind, length in rhythm(compose(name, shipped.shows[name], cast, shipped.palette))
        )

    assert of("strike_small", 2) == (("lit", 0.25), ("dark", 0.25), ("lit", 0.25))
    assert of("traitor") == (("lit", 0.2), ("dark", 0.25), ("lit", 0.8), ("dark", 0.25), ("lit", 0.2))
    assert of("last_chance") == (("breath", 0.8),) * 3
    assert of("card_seen") == ()


def test_lengths_that_feel_the_same_are_the_same() -> None:
    assert alike((("lit", 0.5),), (("lit", 0.6),))
    assert not alike((("lit", 0.5),), (("lit", 0.7),))
    assert not alike((("lit", 0.5),), (("breath", 0.5),))
