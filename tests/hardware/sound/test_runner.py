"""From cues to sounds: as the lights decide, with clicks on top and a bed beneath."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.ports.sounds import SoundWishes
from hardware.cues.listener import calls_of
from hardware.cues.manner import Manner
from hardware.cues.sheet import Sheets
from hardware.cues.table import Table, table_of
from hardware.sound.mixer import Mixer
from hardware.sound.runner import SoundRunner
from hardware.sound.shelf import Shelf
from tests.hardware.tables import notice, step, view

Heard = list[tuple[str, float]]


@pytest.fixture
def heard() -> Heard:
    return []


@pytest.fixture
def runner(shipped: Sheets, shelf: Shelf, heard: Heard) -> SoundRunner:
    runner = SoundRunner(shipped, shelf.get, Mixer())
    runner.on_heard = lambda name, now: heard.append((name, now))
    return runner


def tell(runner: SoundRunner, sheets: Sheets, now: float, *kinds: Any, **more: Any) -> None:
    told = step(*(kind if not isinstance(kind, str) else notice(kind, "p1") for kind in kinds), **more)
    table = table_of(told.view)
    runner.see(table, now)
    for call in calls_of(told, table, sheets):
        runner.hear(call, now)
    runner.turn(now)


def names(heard: Heard) -> list[str]:
    return [name for name, _ in heard]


def test_a_strike_stings_by_its_severity(runner: SoundRunner, shipped: Sheets, heard: Heard) -> None:
    for nth, amount in enumerate((1, 4)):
        tell(runner, shipped, 10.0 * nth, notice("StrikeTaken", "p1", amount=amount))
    assert names(heard) == ["strike_small", "strike_big"]


def test_of_one_step_the_gravest_sounds_and_what_comes_after_it_waits(
    runner: SoundRunner, shipped: Sheets, heard: Heard
) -> None:
    strike = notice("StrikeTaken", "p1", amount=2)
    tell(runner, shipped, 0.0, "EnemyStruck", strike, "PlayerDied", "ObjectiveDone")
    assert names(heard) == ["death"]
    runner.turn(runner.until_s)
    assert names(heard) == ["death", "objective_done"], "what nobody can have heard yet does not come back"


def test_the_more_urgent_interrupts_and_a_click_is_laid_on_top(
    runner: SoundRunner, shipped: Sheets, heard: Heard
) -> None:
    tell(runner, shipped, 0.0, "TurnBegan")
    runner.mixer.mix()
    tell(runner, shipped, 0.1, "FacehuggerLanded")
    assert list(runner.mixer.sounding) == ["facehugger"]
    tell(runner, shipped, 0.12, "Bound")
    assert names(heard) == ["turn", "facehugger", "card_click"]
    assert list(runner.mixer.sounding) == ["facehugger", "card_click"]


def test_a_back_clicks_like_a_face(shipped: Sheets, shelf: Shelf) -> None:
    said = []
    for more in ({"title": None}, {"title": step().label}):
        runner, heard = SoundRunner(shipped, shelf.get, Mixer()), list[tuple[str, float]]()
        runner.on_heard = lambda name, now, heard=heard: heard.append((name, now))  # type: ignore[misc]
        tell(runner, shipped, 0.0, notice("Bound", "p1", **more))
        said.append(heard)
    assert said[0] == said[1] == [("card_click", 0.0)]


def test_quick_repetitions_are_one(runner: SoundRunner, shipped: Sheets, heard: Heard) -> None:
    for at in (0.0, 0.01, 0.02, 5.0):
        tell(runner, shipped, at, "Bound")
    for at in (10.0, 10.1, 20.0):
        tell(runner, shipped, at, "refused")
    assert names(heard) == ["card_click", "card_click", "refusal", "refusal"]


@pytest.mark.parametrize(
    ("danger", "bed"), [(0, "ship_calm"), (1, "ship_uneasy"), (2, "ship_near"), (3, "ship_last")]
)
def test_the_bed_follows_the_danger_that_everybody_sees(runner: SoundRunner, danger: int, bed: str) -> None:
    runner.see(table_of(view(danger=danger)), 0.0)
    runner.turn(0.0)
    assert runner.mixer.bed == bed


def test_no_bed_between_games_after_the_end_in_quiet_or_when_switched_off(
    shipped: Sheets, shelf: Shelf
) -> None:
    playing = table_of(view(danger=1))
    for table, wishes, level in (
        (Table(), SoundWishes(), "normal"),
        (replace(playing, outcome="won"), SoundWishes(), "normal"),
        (playing, SoundWishes(bed=False), "normal"),
        (playing, SoundWishes(), "quiet"),
    ):
        runner = SoundRunner(shipped, shelf.get, Mixer(), lambda level=level: Manner(level))  # type: ignore[misc]
        runner.wishes = wishes
        runner.see(table, 0.0)
        runner.turn(0.0)
        assert runner.mixer.bed == ""


def test_in_quiet_only_alarms_sound(shipped: Sheets, shelf: Shelf, heard: Heard) -> None:
    runner = SoundRunner(shipped, shelf.get, Mixer(), lambda: Manner("quiet"))
    runner.on_heard = lambda name, now: heard.append((name, now))
    tell(runner, shipped, 0.0, "TurnBegan")
    tell(runner, shipped, 9.0, "Bound")
    tell(runner, shipped, 20.0, "FacehuggerLanded")
    assert names(heard) == ["facehugger"]


def test_a_sound_that_is_not_ready_is_left_out(shipped: Sheets, heard: Heard) -> None:
    runner = SoundRunner(shipped, lambda name: None, Mixer())
    runner.on_heard = lambda name, now: heard.append((name, now))
    tell(runner, shipped, 0.0, "PlayerDied", view=view(danger=2))
    assert heard == [] and runner.mixer.is_silent
