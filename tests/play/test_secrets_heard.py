"""Light, sound and voice tell no secret, not even by when: two games that differ only in hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Touched
from companion.house.house import House
from hardware.board import Board, open_board
from hardware.cues.load import load_sheets
from hardware.cues.sheet import Sheets
from hardware.pins import mock_pins
from hardware.recorder import Recorder
from hardware.sound.load import load_sounds
from hardware.sound.speaker import Loudspeaker
from hardware.voice.phrases import spoken
from hardware.wiring import find_wiring, load_wiring
from tests.house.kit import Evening, at_rest, house_at
from tests.house.twins import World, in_their_rooms, played_on, probes

PAUSES_S = (0.0, 0.02, 0.4, 3.0)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("heard") / "store.db", seed=9)
    yield house
    house.close()


@pytest.fixture(scope="module")
def shipped() -> Sheets:
    return load_sheets()


class Table(World):
    """A world with lights, a loudspeaker and a voice, and everything they gave away with its moment."""

    def __init__(self, house: House, like: Any, state: Any, name: str, sheets: Sheets, folder: Path) -> None:
        self.now, self.sheets, self.words = 0.0, sheets, list[Any]()
        wiring = load_wiring(find_wiring("family"))
        factory = mock_pins().factory
        self.board: Board = open_board(wiring, factory, lambda: self.now, sheets, lambda *_: None, self._fail)
        self.recorder: Recorder = self.board.record()
        self.speaker = Loudspeaker(sheets, folder, lambda: self.now, self._fail, load_sounds())
        self.sounds = self.speaker.record(0)
        self.board.listener.join(self.speaker.worker.post)
        super().__init__(house, like, state, name)

    def hear(self, step: Any) -> None:
        self.board.listener(step)
        self.words.append((self.now, spoken(step, self.sheets), step.number))

    def live(self, seconds: float) -> None:
        """Let the threads do what they would in this time, in steps that both tables share."""
        until = self.now + seconds
        while True:
            self.board.round()
            self.speaker.worker.round()
            if self.now >= until:
                return
            self.now = min(until, self.now + 0.1)

    @property
    def given_away(self) -> tuple[Any, ...]:
        return self.recorder.entries, self.sounds.heard, tuple(self.words)

    def close(self) -> None:
        self.speaker.close()
        self.board.close()

    def _fail(self, says: Any) -> None:
        pytest.fail(str(says))


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_lit_heard_and_said_and_when_depends_on_nothing_hidden(
    house: House, shipped: Sheets, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    evening = Evening(house, seed)
    evening.begin(3, "app")
    evening.until(lambda state: at_rest(state) and state.turn.number >= 3 * seed)
    twins = played_on(evening, chance, most=25)
    # backs are read, cards guessed, asked for, taken back
    curious = probes(twins, evening.tags(in_their_rooms(twins)))
    one = Table(house, evening.desk.game, twins.start, f"lit-{seed}", shipped, tmp_path / "sounds")
    other = Table(house, evening.desk.game, twins.other, f"dark-{seed}", shipped, tmp_path / "sounds")
    offered = {offer.target for offer in one.desk.view().offers}
    for intent in (*curious[:40], *twins.intents):
        if isinstance(intent, Touched) and intent.target in offered:
            continue  # it may be looked at by the rules
        pause_s = chance.choice(PAUSES_S)
        for table in (one, other):
            table.do([intent])
            table.live(pause_s)
        offered = {offer.target for offer in one.desk.view().offers}
        assert one.given_away == other.given_away, intent
    assert one.game.state != other.game.state and len(one.recorder.entries) > 20 and one.sounds.heard
    one.close()
    other.close()
