"""One writer: however many threads post, every intent is taken to its end before the next."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from companion.core.crossing.intents import Corrected, Pressed, Scanned, TakenBack
from companion.core.crossing.steps import Step
from companion.core.language.commands import SetNumber
from companion.session.replay import rebuild
from tests.house.kit import Evening, house_at

THREADS, EACH = 4, 25


def test_intents_of_several_threads_become_one_history(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", threaded=True)
    evening = Evening(house)
    evening.begin()
    inside: list[str] = []
    overlaps: list[str] = []
    heard: list[Step] = []

    def listen(step: Step) -> None:
        name = threading.current_thread().name
        overlaps.extend(inside)
        inside.append(name)
        heard.append(step)
        inside.remove(name)

    house.bus.join("listens", listen)

    def post(own: int) -> None:
        for number in range(EACH):
            house.post(Corrected(SetNumber("attack", own * EACH + number)))
            house.post(Scanned((f"{own}-{number}",)))

    threads = [threading.Thread(target=post, args=(own,)) for own in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    game = evening.desk.game
    house.leave()  # finishes what has come in
    tools = [step for step in heard if step.kind == "tool"]
    assert overlaps == []
    assert {step.number for step in tools} == set(range(2, 2 + THREADS * EACH))
    assert [step.number for step in heard] == sorted(step.number for step in heard)
    entries = house.store.archive.entries(game.id)
    assert [entry.number for entry in entries] == list(range(1, 2 + THREADS * EACH))
    assert rebuild(game.room, game.header, entries).state == game.state
    for own in range(THREADS):  # and of each thread in its own order
        mine = [step.command.value for step in tools if step.command.value // EACH == own]
        assert mine == [own * EACH + number for number in range(EACH)]
    house.close()


def test_the_log_and_plans_can_be_read_from_another_thread_while_it_plays(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house)
    evening.begin()
    failures: list[BaseException] = []
    done = threading.Event()

    def read() -> None:
        while not done.is_set():
            try:
                log = house.log()
                assert [line.number for line in log if not line.undone] == sorted(
                    line.number for line in log if not line.undone
                )
                house.checklist(3)
                house.view()
            except BaseException as error:  # noqa: BLE001  # whatever it is, the test tells it
                failures.append(error)
                return

    reader = threading.Thread(target=read)
    reader.start()
    for _ in range(25):
        evening.play(4)
        evening.do(TakenBack(2), Pressed("confirm"))
    done.set()
    reader.join(30)
    house.close()
    assert failures == []


def test_the_first_step_of_a_game_comes_before_every_other(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", threaded=True)
    kinds: list[Any] = []
    arrived = threading.Event()

    def eager(step: Step) -> None:
        kinds.append((step.number, step.kind))
        if len(kinds) == 1:
            house.post(Scanned(("4006381333931",)))  # a sighting comes in while the first step is still told
        else:
            arrived.set()

    house.bus.join("eager", eager)
    evening = Evening(house)
    evening.begin()
    assert arrived.wait(30)
    assert kinds == [(1, "play"), (1, "note")]
    house.close()


def test_a_listener_may_put_the_game_down(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", threaded=True)
    evening = Evening(house)
    evening.begin()
    left = threading.Event()

    def leave(step: Step) -> None:
        if step.number > 1:
            house.leave()
            left.set()

    house.bus.join("leaves", leave)
    house.post(Corrected(SetNumber("attack", 1)))
    assert left.wait(30)
    assert house.desk is None
    house.post(Pressed("next"))  # nobody is at home, and that is fine
    assert house.view() is None
    assert house.log() == ()
    house.close()


def test_another_game_sits_down_when_the_one_before_gets_up(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", threaded=True)
    first = Evening(house)
    first.begin()
    old = first.desk
    house.post(Corrected(SetNumber("attack", 5)))
    second = Evening(house, 2)
    second.begin(2)
    assert old.game.state.numbers["attack"] == 5  # what had come in was finished
    assert second.desk is not old
    assert len(house.saved()) == 2
    house.resume(old.game.id)
    assert house.desk is not None
    assert house.desk.game.state == old.game.state
    house.close()
