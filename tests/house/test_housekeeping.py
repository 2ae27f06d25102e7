"""The store is tidied once a turn, beside the game, and a store that cannot be tidied is a sentence."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from companion.core.crossing.intents import Corrected
from companion.core.language.commands import SetNumber
from companion.core.ports.archive import ArchiveError
from companion.house.housekeeping import Housekeeper
from tests.house.kit import Evening, house_at


def steps_of(tmp_path: Path, turns: int) -> list[Any]:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(2)
    evening.until(lambda state: state.turn.number > turns)
    evening.house.close()
    return evening.steps


def test_once_a_turn_and_never_twice_at_a_time(tmp_path: Path) -> None:
    done: list[str] = []
    keeper = Housekeeper(lambda: done.append(threading.current_thread().name), done.append)
    steps = steps_of(tmp_path, 3)
    for step in steps:
        keeper(step)
        keeper.finish()
    assert done == ["housekeeping"] * 4
    free, begun = threading.Event(), []  # type: ignore[var-annotated]

    def slowly() -> None:
        begun.append(1)
        free.wait(30)

    keeper = Housekeeper(slowly, done.append)
    for step in steps:
        keeper(step)
    free.set()
    keeper.finish()
    assert begun == [1]


def test_what_cannot_be_tidied_is_told(tmp_path: Path) -> None:
    def fails() -> None:
        raise ArchiveError("The disk is full.")

    told: list[str] = []
    keeper = Housekeeper(fails, told.append)
    keeper(steps_of(tmp_path, 1)[0])
    keeper.finish()
    assert told == ["The disk is full."]


def test_a_long_log_is_folded_in_and_begun_anew(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    log, told = tmp_path / "store.db-wal", []  # type: ignore[var-annotated]
    evening = Evening(house)
    first = evening.begin()
    while log.stat().st_size <= 1024 * 1024:  # as long as an evening makes it
        evening.do(Corrected(SetNumber("attack", evening.desk.game.number % 90)))
        evening.desk.game.keep(at_once=True)
    keeper = Housekeeper(house.store.tidy, told.append)
    keeper(first)
    keeper.finish()
    size = log.stat().st_size
    evening.play(5)
    assert log.stat().st_size == size  # written from its beginning again
    assert told == []
    house.close()


def test_a_house_that_plays_tidies_by_itself(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", threaded=True)
    done = threading.Event()
    house._housekeeper._tidy = done.set
    Evening(house).begin()
    assert done.wait(30)
    house.close()
