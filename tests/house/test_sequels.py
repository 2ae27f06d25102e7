"""Games that follow ended ones: offered beside saved games until somebody begins them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.room import Room
from companion.ground.rooms import open_room
from companion.house import sequels
from companion.house.house import House
from companion.house.lobby import HouseLobby
from companion.house.newgame import AFTER
from tests.house.kit import Evening, house_at


def going_on(name: str) -> Room:
    """A room in which every ended game is followed by another."""

    def sequel(state: Any, box: Any, sample: Any) -> dict[str, Any] | None:
        return {} if state.outcome else None

    return replace(open_room(name), sequel=sequel)


def ended(house: House, seed: int = 3) -> str:
    """A game of one person, played to its end; gives its id."""
    evening = Evening(house, seed)
    evening.begin(1)
    while not evening.state.outcome:
        evening.play()
    id = evening.desk.game.id
    house.leave()
    return id


def test_a_game_that_follows_is_offered_until_it_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_at(tmp_path / "store.db")
    lobby, id = HouseLobby(house), ended(house)
    assert lobby.saved() == ()  # no game of this room follows another
    monkeypatch.setattr(sequels, "open_room", going_on)
    monkeypatch.setattr("companion.house.house.open_room", going_on)
    (offer,) = lobby.saved()
    assert (offer.id, len(offer.seats), offer.over) == (f"after:{id}", 1, False)
    for part in (offer.title, offer.line, offer.when):
        assert house.texts.say(part) != part.key
    lobby.resume(offer.id)
    assert house.desk is not None and house.desk.game.id != id
    header = house.desk.game.header
    assert header.options[AFTER] == id
    assert [player.name for player in header.players] == [seat.name for seat in offer.seats]
    lobby.leave()
    assert [one.id for one in lobby.saved()] == [house.saved()[0].id]
    with pytest.raises(ValueError, match="no game to go on with"):
        lobby.resume("after:nothing")
    house.close()


def test_forgetting_what_would_follow_forgets_the_ended_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_at(tmp_path / "store.db")
    ended(house)
    monkeypatch.setattr(sequels, "open_room", going_on)
    monkeypatch.setattr("companion.house.house.open_room", going_on)
    lobby = HouseLobby(house)
    (offer,) = lobby.saved()
    lobby.remove(offer.id)
    assert (lobby.saved(), house.saved()) == ((), ())
    house.close()
