"""Durable before shown, and nothing half done: not by a disk that fails, not by a rule that raises."""

from __future__ import annotations

import errno
import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.journal import Journal
from card_db.opener import open_database
from companion.core.crossing.intents import Carried, Corrected, Redone, Scanned, Taken, TakenBack
from companion.core.language.commands import CorrectFact
from companion.core.ports.archive import ArchiveError
from companion.engine.draft import Draft
from companion.engine.sayings import CardsDone
from companion.house.house import SLOW_S
from tests.house.kit import Disk, Evening, Hands, at_rest, house_at


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def evening(tmp_path: Path, disk: Disk) -> Iterator[Evening]:
    house = house_at(tmp_path / "store.db", disk=disk, clock=disk.clock)
    evening = Evening(house)
    evening.begin()
    yield evening
    house.close()


def test_a_step_is_on_the_disk_before_anybody_hears_of_it(evening: Evening, tmp_path: Path) -> None:
    other = open_database(tmp_path / "store.db")  # somebody else, who sees only what is committed
    archive, game = Journal(other), evening.desk.game.id
    late: list[int] = []

    def look(step: Any) -> None:
        if archive.entries(game)[-1].number < step.number:
            late.append(step.number)

    evening.house.bus.join("looks", look)
    evening.play(40)
    evening.do(TakenBack(1), Carried(), Redone(), Carried())
    evening.play(5)
    assert late == []
    assert evening.step.number == archive.entries(game)[-1].number > 40
    other.close()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_takes_nothing_keeps_the_state_and_says_what_to_do(
    evening: Evening, disk: Disk, code: int
) -> None:
    evening.until(at_rest)
    game, intent = evening.desk.game, Taken("end")
    before, number, history = game.state, game.number, game.history
    disk.fault = OSError(code, os.strerror(code))
    for refused in (intent, TakenBack(1)):
        step = evening.do(refused)
        assert step.note is not None
        assert step.note.key == "disk-refused"
        said = evening.house.texts.say(step.note)
        assert said.startswith("Not saved, so nothing has happened:")
        assert any(word in said for word in ("Free some space", "Make it writable", "save a copy"))
        assert (game.state, game.number, game.history) == (before, number, history)
        assert step.view == evening.desk.finished(step).view
        assert step.view.strips[0].id == evening.room.view(before, "table").strips[0].id
    disk.fault = None
    step = evening.do(intent)
    assert step.number == number + 1
    assert step.state != before
    evening.play(30)
    entries = evening.house.store.archive.entries(game.id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


def test_a_redo_that_could_not_be_written_can_still_be_done(evening: Evening, disk: Disk) -> None:
    evening.play(10)
    wanted = evening.state
    evening.do(TakenBack(1), Carried())
    disk.fault = OSError(errno.ENOSPC, "No space left on device")
    assert evening.do(Redone()).note.key == "disk-refused"  # type: ignore[union-attr]
    disk.fault = None
    evening.do(Redone())
    assert evening.state == wanted


def test_a_snapshot_that_the_disk_does_not_take_hides_no_step(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise ArchiveError("The disk is full.")

    monkeypatch.setattr(evening.house.store.archive, "snapshot", full)
    numbers = [evening.play().number for _ in range(60)]
    assert numbers == list(range(2, 62))


def fails(*_: Any) -> Any:
    raise RuntimeError("a rule stumbles")


@pytest.mark.parametrize("part", ["decide", "evolve", "label", "notice", "prompts", "undo", "hard_faults"])
def test_a_rule_that_fails_stops_its_step_and_says_so(
    evening: Evening, part: str, caplog: pytest.LogCaptureFixture
) -> None:
    evening.until(at_rest)
    game = evening.desk.game
    whole, before, number = game.room, game.state, game.number
    parts: dict[str, Any] = {part: fails}
    if part == "hard_faults":
        parts = {part: lambda state: ["a card lies in two zones"]}
    if part == "evolve":  # an event is folded where it is decided, and nowhere else
        parts = {"decide": lambda state, command, waived: Draft(state, fails).emit(CardsDone())}
    game.room = replace(whole, **parts)
    step = evening.do(Taken("end"))
    assert step.note is not None
    assert step.note.key == "rule-failed"
    assert (game.state, game.number) == (before, number)
    assert evening.house.store.archive.entries(game.id)[-1].number == number
    game.room = whole
    assert evening.do(Taken("end")).number == number + 1
    assert "stumbles" in caplog.text or "two zones" in caplog.text


def test_even_a_view_that_fails_does_not_stop_the_desk(evening: Evening) -> None:
    evening.until(at_rest)
    game = evening.desk.game
    whole, before, heard = game.room, game.state, len(evening.steps)
    game.room = replace(whole, view=fails)
    evening.do(Taken("end"))
    assert len(evening.steps) == heard  # not even the sentence can be shown
    assert game.state == before
    game.room = whole
    assert evening.do(Taken("end")).number == game.number > 1


class Stopwatch:
    """Real time plus what a played disk would have taken."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    def __call__(self) -> float:
        return time.perf_counter() + self.disk.clock.now_s


@pytest.mark.parametrize(("sync_s", "budget_s"), [(0.02, 0.1), (0.2, 0.4)])
def test_a_step_is_done_within_its_budget(tmp_path: Path, sync_s: float, budget_s: float) -> None:
    disk = Disk(Hands())
    house = house_at(tmp_path / "store.db", disk=disk, clock=Stopwatch(disk))
    evening = Evening(house)
    evening.begin(3, "face", box="alien-practice")
    disk.sync_s = sync_s
    syncs: list[int] = []
    for _ in range(60):
        before = disk.syncs
        evening.play()
        syncs.append(disk.syncs - before)
    took = [step.took_s for step in evening.steps[-60:]]
    assert set(syncs) == {1}  # one synchronisation a step, whatever it did
    assert statistics.quantiles(took, n=20)[-1] < budget_s
    house.close()


def test_what_is_taught_costs_no_step_a_second_synchronisation(tmp_path: Path) -> None:
    disk = Disk(Hands())
    house = house_at(tmp_path / "store.db", disk=disk, clock=disk.clock)
    evening = Evening(house)
    evening.begin()
    disk.sync_s = 0.2
    design = next(card.design for card in evening.state.table.cards.values() if card.numbers.get("cost"))
    step = evening.do(Corrected(CorrectFact(design, "cost", 7)))
    assert step.took_s == pytest.approx(0.2)
    assert house.store.remembered.number("alien", design, "cost") == 7
    house.close()


def test_a_slow_disk_is_badged_once_and_the_badge_goes_when_it_is_over(evening: Evening, disk: Disk) -> None:
    disk.sync_s = 0.35
    evening.play(3)
    assert evening.step.took_s > SLOW_S
    assert evening.house.is_slow
    told = [trouble for trouble in evening.house.troubles if "slow" in trouble]
    assert told == [
        "The disk is slow: a step took 350 ms. The game is safe; a faster card or disk would help."
    ]
    evening.do(Scanned(("no code of ours",)))
    assert evening.house.is_slow  # a word that writes nothing says nothing of the disk
    disk.sync_s = 0.02
    evening.play()
    assert not evening.house.is_slow


def test_an_old_state_is_kept_for_the_home_screen_when_a_turn_begins_or_the_game_is_left(
    evening: Evening,
) -> None:
    house = evening.house
    evening.until(lambda state: state.turn.number == 3)
    info = house.saved()[0]
    assert house.preview(info).turn.number == 3
    evening.play(4)
    state = evening.state
    house.leave()
    assert house.preview(info) == evening.room.view(state, "table")


def test_a_game_that_was_over_and_taken_back_is_no_longer_over(evening: Evening) -> None:
    house = evening.house
    while not evening.state.outcome:
        evening.play()
    assert house.saved()[0].outcome == evening.state.outcome
    evening.do(TakenBack(1), Carried())
    assert house.saved()[0].outcome == ""
