"""Who rolls, chosen in the settings: the app, or the table, whose dice the camera reads or fingers tap."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import DiceSeen, Intent, Replied
from companion.core.crossing.steps import Step
from companion.core.language.asks import Dice
from companion.core.language.events import Answered, Asked
from companion.core.language.ids import SeatId
from companion.core.language.states import Header, Player
from companion.engine.players.moves import next_move
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.engine.room import Script
from companion.games._template.room import room as night_ferry
from companion.house.house import DICE_BY, House
from companion.watch.cameras import Cameras
from companion.watch.dice import asked_dice
from tests.games._template.mini import make_box, printed_facts
from tests.house.kit import house_at
from tests.play.test_dice_seen import tray
from tests.watch.filmed import Quiet
from ui.screens.settings.model import ROLLERS, WAYS
from ui.screens.settings.usual import Usual, usual_of
from vision.frames import Frame

SEED = 1


class Evening:
    """Night Ferry, the game with dice, seated in a real house with the answerers that it gives its games."""

    def __init__(self, house: House) -> None:
        self.house, self.room, self.steps = house, night_ferry(), []  # type: ignore[var-annotated]
        seats = tuple(Player(SeatId(f"p{n}"), f"Player {n}") for n in (1, 2))
        header = Header("_template", seats, custody=dict.fromkeys(self.room.decks, "app"))
        self.table = SimTable(SEED, self.room.zone_table, facts=printed_facts())
        self.people = {player.seat: RandomPlayer(random.Random(SEED)) for player in seats}
        house.bus.join("steps", self._follow)
        game = house._game(self.room, "ferry", header)
        self._before: Any = game.state
        house._seat(game, game.begin(self.room.open(Script(header), make_box())))

    def _follow(self, step: Step) -> None:
        """Let the real cards follow what has happened."""
        self.steps.append(step)
        for event in step.events:
            after = self.room.evolve(self._before, event)
            self.table.follow(self._before, event, after)
            self._before = after

    @property
    def state(self) -> Any:
        assert self.house.desk is not None
        return self.house.desk.game.state

    def do(self, intent: Intent) -> Step:
        """Hand an intent in at the desk."""
        assert self.house.desk is not None
        self.house.desk.handle(intent)
        step: Step = self.steps[-1]
        return step

    def until(self, is_reached: Callable[[], bool]) -> None:
        """Play, answering whatever is asked but dice, until something has come."""
        for _ in range(300):
            if is_reached():
                return
            self._move()
        raise AssertionError("it never came")

    def _move(self) -> None:
        assert self.house.desk is not None
        move = next_move(self.room, self.state, self.people, self.table)
        self._follow(self.house.desk.game.do(move.command))

    def rolls(self) -> list[Answered]:
        """The dice that were answered until now."""
        events = [event for step in self.steps for event in step.events]
        asks = {one.ask.id for one in events if isinstance(one, Asked) and isinstance(one.ask, Dice)}
        return [one for one in events if isinstance(one, Answered) and one.ask in asks]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", SEED)
    yield house
    house.close()


def chosen(house: House, roller: str) -> Evening:
    """An evening for which somebody chose in the settings who rolls."""
    assert roller in WAYS[DICE_BY]
    house.store.settings.set(DICE_BY, roller)
    assert usual_of(house.store.settings) == Usual(dice_by=roller)  # type: ignore[arg-type]
    return Evening(house)


def looked_at(house: House, *pictures: Any) -> list[Any]:
    """What the stand's camera posts of these pictures, a third of a second apart."""
    posted: list[Any] = []
    cameras = Cameras(house, posted.append, Quiet(), str, lambda what: what.key)
    for at, pixels in enumerate(pictures):
        cameras.look_for_dice(Frame(pixels, at / 3, "drawn"))
    return posted


def test_the_settings_know_no_other_roller() -> None:
    assert ROLLERS == ("app", "table")


@pytest.mark.parametrize("is_chosen", [False, True])
def test_the_app_rolls_at_once_and_no_camera_looks_for_dice(house: House, is_chosen: bool) -> None:
    evening = chosen(house, "app") if is_chosen else Evening(house)
    evening.until(lambda: bool(evening.rolls()))
    roll = evening.rolls()[0]
    assert roll.source == "app" and all(1 <= face <= 6 for face in roll.value)
    assert asked_dice(house) is None
    assert looked_at(house, *[tray(("black", 2), ("white", 5))] * 3) == []


def test_dice_that_the_table_rolls_are_read_by_the_camera(house: House) -> None:
    evening = chosen(house, "table")
    evening.until(lambda: isinstance(evening.state.ask, Dice))
    assert evening.rolls() == [] and asked_dice(house) == evening.state.ask
    for intent in looked_at(house, *[tray(("black", 2), ("white", 5))] * 3):
        assert isinstance(intent, DiceSeen)
        evening.do(intent)
    (roll,) = evening.rolls()
    assert (roll.value, roll.source) == ((5, 2), "camera"), "in the order in which the game asked"


def test_dice_that_the_table_rolls_are_tapped_where_there_is_no_camera(house: House) -> None:
    evening = chosen(house, "table")
    evening.until(lambda: isinstance(evening.state.ask, Dice))
    assert evening.do(Replied(evening.state.ask.id, (3, 0))).refusal is not None, "a die has no empty face"
    assert evening.rolls() == []
    assert evening.do(Replied(evening.state.ask.id, (3, 6))).refusal is None
    (roll,) = evening.rolls()
    assert (roll.value, roll.source) == ((3, 6), "finger")


def test_whoever_changes_their_mind_is_heard_with_the_next_dice(house: House) -> None:
    evening = chosen(house, "table")
    evening.until(lambda: isinstance(evening.state.ask, Dice))
    house.store.settings.set(DICE_BY, "app")
    assert isinstance(evening.state.ask, Dice), "what already lies on the table is not rolled over"
    evening.do(Replied(evening.state.ask.id, (1, 1)))
    evening.until(lambda: len(evening.rolls()) == 2)
    assert [one.source for one in evening.rolls()] == ["finger", "app"]
