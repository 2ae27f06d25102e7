"""Sweeps of memory while people play: what a game holds is set aside when it is taken up."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.crossing.steps import Notice
from companion.core.language.phrases import phrase
from companion.core.ports.lobby import NewGame
from companion.ground.sweeps import set_aside, sweep
from companion.house.lobby import HouseLobby
from companion.session.history import Record
from tests.house.kit import house_at


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def test_what_is_held_is_not_swept_again() -> None:
    held = [[at] for at in range(10_000)]
    set_aside()
    assert gc.get_freeze_count() > len(held)
    assert len(gc.get_objects()) < 1_000


def test_a_game_that_was_put_down_goes_with_the_next() -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    set_aside()
    del ring
    gc.collect()
    assert gone() is not None, "what was set aside is not looked at in play"
    set_aside()
    assert gone() is None


def test_what_is_said_and_written_down_is_never_swept() -> None:
    says = phrase("log-order", card=phrase("event-CardPlayed", name="Ben"))
    notice = Notice("CardPlayed", says)
    record = Record(1, says, None, (), (notice,))
    assert not any(map(gc.is_tracked, (says, notice, record)))


def test_a_moment_sweeps_what_is_new_and_a_long_pause_everything() -> None:
    sweep(is_long=False)
    assert gc.get_freeze_count(), "the first sweep sets aside what there is"
    old, new = Ring(), Ring()
    gone = weakref.ref(old), weakref.ref(new)
    gc.freeze()
    new.me = Ring()  # made since
    fresh = weakref.ref(new.me)
    new.me = new
    del old, new
    sweep(is_long=False)
    assert fresh() is None and gone[0]() is not None
    sweep(is_long=True)
    assert gone[0]() is None and gone[1]() is None


def test_a_game_that_is_taken_up_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.house.lobby.set_aside", set_aside)  # no other test does it
    house = house_at(tmp_path / "store.db")
    lobby, before = HouseLobby(house), gc.get_freeze_count()
    offer = lobby.offered()[0]
    lobby.begin(NewGame(room=offer.name, box=offer.boxes[0].name, names=("Ana", "Ben"), colours=(0, 1)))
    assert gc.get_freeze_count() > before
    house.close()
