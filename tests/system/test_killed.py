"""A companion that is killed while people play goes on at the last step it had shown."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.session.replay import rebuild
from tests.house.kit import house_at

ROOT = Path(__file__).resolve().parents[2]
# Plays at a real desk and says each step's number only once it is published.
CHILD = """
import sys, random
from pathlib import Path
from companion.core.crossing.intents import Carried, Redone, TakenBack
from tests.house.kit import Evening, house_at

place, seed = Path(sys.argv[1]), int(sys.argv[2])
house = house_at(place, seed)
house.bus.join("tells", lambda step: print(step.number, flush=True))
evening, chance = Evening(house, seed), random.Random(seed)
evening.begin(2)
print("GAME", evening.desk.game.id, flush=True)
while True:
    if evening.state.outcome:
        evening.do(TakenBack(30), Carried())
    if chance.random() < 0.1:
        evening.do(TakenBack(chance.randint(1, 3)), Carried())
    if chance.random() < 0.05:
        evening.do(Redone(), Carried())
    evening.play()
    evening.table.catch_up(evening.state.table)
"""


def play_and_kill(place: Path, seed: int, lines: int) -> tuple[str, int]:
    """Let a child begin a game and play, and kill it after so many lines; gives its game and last step."""
    call = [sys.executable, "-c", CHILD, str(place), str(seed)]
    game, shown = "", 0
    with subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for _ in range(lines):
            game, shown = heard(child.stdout.readline(), game, shown)
        child.send_signal(signal.SIGKILL)  # wherever it is between two lines
        for line in child.stdout:
            if line.endswith("\\n"):
                game, shown = heard(line, game, shown)
    assert child.returncode == -signal.SIGKILL
    return game, shown


def heard(line: str, game: str, shown: int) -> tuple[str, int]:
    """What the child has said."""
    if line.startswith("GAME "):
        return line.split()[1], shown
    return game, int(line)


def kill_often(tmp_path: Path, times: int, seed: int) -> None:
    chance, place = random.Random(seed), tmp_path / "store.db"
    for number in range(times):
        game, shown = play_and_kill(place, seed + number, chance.randint(4, 160))
        assert shown > 0
        house = house_at(place)
        assert house.store.notices() == ()
        step = house.resume(game)
        # The step that was on its way when the end came may be there, but none that was shown is missing.
        assert step.number in (shown, shown + 1)
        assert house.desk is not None
        again = rebuild(house.desk.game.room, house.desk.game.header, house.store.archive.entries(game))
        assert again.state == step.state
        assert house.desk.game.room.hard_faults(step.state) == []
        info = next(info for info in house.saved() if info.id == game)
        assert info.steps == step.number
        assert house.preview(info).room == "alien"
        house.close()


def test_a_killed_game_goes_on_at_the_last_step_shown(tmp_path: Path) -> None:
    kill_often(tmp_path, times=3, seed=11)


@pytest.mark.long
def test_a_game_killed_sixty_times_goes_on_at_the_last_step_shown(tmp_path: Path) -> None:
    kill_often(tmp_path, times=60, seed=77)
