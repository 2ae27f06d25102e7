"""The house between games: what can be resumed, who answers by itself, and what is noted for the doctor."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Dice, Identity, Number, Order
from companion.core.language.commands import Answer
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.ports.lobby import NewGame
from companion.engine.answers import fits
from companion.house.house import KEPT_TROUBLES, House
from companion.house.lobby import HouseLobby
from companion.house.newgame import Wishes, players_of
from companion.play.answerers import app_answers, known_answers, remembered_answers, shuffled_order
from tests.house.ferry import Ferry
from tests.house.kit import Evening, house_at

WHY = phrase("why")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("house") / "store.db")
    yield house
    house.close()


def test_the_lobby_begins_lists_resumes_and_leaves(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    seated: list[Any] = []
    house.attend("chairs", seated.append)
    lobby = HouseLobby(house)
    assert lobby.saved() == ()
    offer, other, third = lobby.offered()
    assert (offer.name, offer.seats, offer.boxes[0].practice) == ("alien", (1, 5), True)
    assert (other.name, other.seats, other.boxes[0].practice) == ("firefly", (1, 5), True)
    assert (third.name, third.seats, third.boxes[0].practice) == ("villains", (1, 5), True)
    lobby.begin(NewGame("alien", offer.boxes[0].name, ("Ann", "Bo"), (4, 2), choices={"location": ""}))
    assert house.desk is not None
    assert [(p.name, p.colour) for p in house.desk.game.state.players] == [("Ann", 4), ("Bo", 2)]
    (saved,) = lobby.saved()
    assert [seat.name for seat in saved.seats] == ["Ann", "Bo"]
    for part in (saved.title, saved.line, saved.when):
        assert house.texts.say(part) != part.key
    lobby.leave()
    assert house.desk is None
    lobby.resume(saved.id)
    assert house.desk is not None
    assert len(seated) == 2
    house.close()


def test_the_lobby_removes_a_game_even_the_running_one(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    lobby = HouseLobby(house)
    lobby.begin(NewGame("alien", lobby.offered()[0].boxes[0].name, ("Ann", "Bo"), (4, 2)))
    (saved,) = lobby.saved()
    lobby.remove(saved.id)
    assert house.desk is None and lobby.saved() == ()
    with pytest.raises(ValueError, match="Choose one of the list"):
        lobby.remove(saved.id)
    house.close()


def test_a_game_that_is_over_is_no_longer_offered_for_resuming(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house, 3)
    evening.begin(1)
    while not evening.state.outcome:
        evening.play()
    house.leave()
    assert HouseLobby(house).saved() == ()
    assert len(house.saved()) == 1
    house.close()


def test_people_without_a_colour_get_one() -> None:
    assert [p.colour for p in players_of(Wishes(names=("A", "B", "C"), colours=(3,)))] == [3, 1, 2]
    assert [p.seat for p in players_of(Wishes(names=("A", "A")))] == ["p1", "p2"]


def test_troubles_are_kept_once_and_not_for_ever(house: House) -> None:
    for number in range(60):
        house.trouble(f"lamp {number % 30} fell off")
    assert len(house.troubles) == KEPT_TROUBLES
    assert house.troubles[-1] == "lamp 29 fell off"
    assert len(set(house.troubles)) == len(house.troubles)


def test_a_listener_that_fails_is_a_trouble_and_the_game_goes_on(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house)
    house.bus.join("lights", lambda step: 1 / 0)  # type: ignore[arg-type, return-value]
    evening.begin()
    evening.play(3)
    assert house.troubles[-1].startswith("lights failed at step ")
    assert evening.step.number >= 3
    house.close()


# Who answers before anybody at the table has to.


@pytest.mark.parametrize("seed", range(6))
def test_the_apps_order_is_one_that_the_ledger_allows(house: House, seed: int) -> None:
    evening = Evening(house, seed)
    evening.begin(3, "face")
    evening.play(40)
    state, chance = evening.state, random.Random(seed)
    for zone, slots in state.table.zones.items():
        ask = Order(id=state.asked + 1, why=WHY, zone=ZoneId(zone))
        order = shuffled_order(state.table, zone, chance)
        assert len(order) == len(slots)
        assert fits(replace(state, ask=ask, asked=ask.id), order) is None


def test_the_app_answers_orders_it_keeps_and_dice_it_may_roll(house: House) -> None:
    evening = Evening(house, 1)
    state = evening.begin(2, "app").state
    order = Order(id=1, why=WHY, zone=ZoneId("hive"))
    dice = Dice(id=1, why=WHY, dice=("red", "red", "blue"))
    quiet, rolling = app_answers(random.Random(1)), app_answers(random.Random(1), rolls=lambda: True)
    answer = quiet(state, order)
    assert answer is not None
    assert answer.source == "app"
    assert quiet(state, dice) is None
    rolled = rolling(state, dice)
    assert rolled is not None
    assert isinstance(rolled.value, tuple)
    assert len(rolled.value) == 3
    assert set(rolled.value) <= {1, 2, 3, 4, 5, 6}
    assert rolling(state, Number(id=1, why=WHY, of="x", field="cost")) is None


def test_a_deck_that_is_read_by_the_camera_is_not_ordered_by_the_app(tmp_path: Path) -> None:
    ferry = Ferry(tmp_path / "store.db", custody="read")
    assert isinstance(ferry.state.ask, Order)
    assert app_answers(random.Random(1))(ferry.state, ferry.state.ask) is None
    ferry.store.close()


def test_what_was_taught_and_what_the_books_know_is_not_asked(house: House) -> None:
    evening = Evening(house, 2)
    state = evening.begin(2, "app").state
    answer = remembered_answers("alien", house.store.remembered)
    number = Number(id=4, why=WHY, of="some-card", field="cost")
    assert answer(state, number) is None
    house.store.remembered.learn("alien", "some-card", "cost", 5)
    assert answer(state, number) == Answer(4, 5, "remembered")
    assert remembered_answers("firefly", house.store.remembered)(state, number) is None
    known = next(slot for slot, held in state.table.slots.items() if held.copy is not None)
    unknown = next(slot for slot, held in state.table.slots.items() if held.copy is None)
    asked = Identity(id=4, why=WHY, slot=SlotId(known))
    assert known_answers(state, asked) == Answer(4, state.table.slots[known].copy, "override")
    assert known_answers(state, Identity(id=4, why=WHY, slot=SlotId(unknown))) is None
