"""The evening that plays itself: through camera frames, the desk, the disk and the lights, to an end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.commands.evening.demo import tell_evening

OTHER_EVENINGS = ((2, 2, "app"), (3, 5, "app"), (4, 3, "face"))


def test_an_evening_of_three_is_played_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tell_evening(1, 3, tmp_path, pictures=False, custody="app") == 0
    told = capsys.readouterr().out
    assert re.search(r"(won|lost) after \d+ turns, \d+ strikes drawn", told)
    assert "1 refusal, " in told  # somebody touched a card that was too dear
    assert "Taken back" in told and "Done again" in told
    assert "4006381333931" in told  # and a bottle came under the camera
    upkeep = re.search(r"([\d.]+) upkeep touches", told)
    assert upkeep is not None and float(upkeep[1]) <= 3


def test_an_evening_in_a_custody_that_is_not_offered_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_evening(1, 3, tmp_path, pictures=False, custody="read") == 2
    assert "Custody is app" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize(("seed", "players", "custody"), OTHER_EVENINGS)
def test_other_evenings_leave_their_pictures(
    seed: int, players: int, custody: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_evening(seed, players, tmp_path, pictures=True, custody=custody) == 0
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) >= 8
    assert all(picture.stat().st_size > 5_000 for picture in pictures)
    assert "after" in capsys.readouterr().out
