"""An owner's boards: told once on drawn pages, and known to every later game."""

from __future__ import annotations

import pytest

from companion.core.ports.boards import BoardAnswer, Boards
from companion.core.ports.cards import Where
from companion.ground.texts import FluentTexts
from companion.house.house import House
from companion.owner.boards import OwnersBoards, UnknownBoard

ALIEN = Where("alien", "alien", "mat")
FIREFLY = Where("firefly", "firefly", "mat")
TRACK = Where("conquest", "conquest", "standard")
SECTION = Where("conquest", "conquest", "section")
CITY = Where("villains", "villains", "villainous")
ROOMS = ("Ventilation Shafts", "Pod Station", "Weapons Locker", "Med-Lab", "Airlock")


def names() -> dict[str, str]:
    return {f"room:{at}": name for at, name in enumerate(ROOMS, 1)}


def test_every_box_with_a_board_is_listed_and_nothing_is_told_yet(house: House) -> None:
    port: Boards = OwnersBoards(house.store)
    lines = port.boards()
    assert {line.where.room for line in lines} == {"alien", "firefly", "conquest", "villains"}
    assert all(line.known == 0 and line.of > 0 for line in lines)
    assert next(line.of for line in lines if line.where == ALIEN) == 6, "the names, and five prices"


@pytest.mark.rule("ALN-RULING-01", "ALN-RULING-02")
def test_rooms_are_offered_once_and_their_prices_go_where_the_game_reads_them(house: House) -> None:
    boards = OwnersBoards(house.store)
    first = boards.page(ALIEN)
    assert first.ask == "names" and [s.words for s in first.shapes if s.is_asked] == list(reversed(ROOMS))
    assert boards.tell(ALIEN, 0, BoardAnswer(names=names())) == 1
    for at in range(1, 6):
        page = boards.page(ALIEN)
        lit = [shape.id for shape in page.shapes if shape.is_asked]
        assert (page.at, page.value, lit) == (at, None, [f"room:{at}"])
        after = boards.tell(ALIEN, at, BoardAnswer(value=at))
    assert after is None
    line = next(line for line in boards.boards() if line.where == ALIEN)
    assert (line.known, line.of) == (6, 6)
    box = house.store.catalogue.box("alien", "alien")
    assert {place: numbers["scan"] for place, numbers in box.boards.items()} == {
        f"room:{at}": at for at in range(1, 6)
    }
    practice = house.store.catalogue.box("alien", "alien-practice").boards
    assert practice["room:1"]["scan"] == 3, "the practice board has values of our own"


def test_a_price_that_was_typed_too_high_is_held_at_the_highest(house: House) -> None:
    boards = OwnersBoards(house.store)
    boards.tell(ALIEN, 1, BoardAnswer(value=77))
    assert boards.page(ALIEN, 1).value == 9


def test_another_name_of_a_room_is_spoken_from_then_on(house: House) -> None:
    texts = FluentTexts("alien")
    heard: list[str] = []
    boards = OwnersBoards(house.store, heard.append)
    boards.tell(ALIEN, 0, BoardAnswer(names={**names(), "room:2": 'The "Escape" {Pods}'}))
    assert heard == ["alien"]
    from companion.ground.place_names import names_in

    named = texts.naming(names_in(house.store.remembered.everything("alien")))
    from companion.core.language.phrases import phrase

    assert named.say(phrase("place-room-2")) == 'The "Escape" {Pods}'
    assert named.say(phrase("place-attached-2"), "fr").startswith('The "Escape" {Pods}')
    assert named.say(phrase("place-room-1"), "fr") == "Ventilation Shafts"


@pytest.mark.rule("FFY-CAT-10", "FFY-RUL-01")
def test_serenity_asks_for_every_slot_that_there_is(house: House) -> None:
    boards = OwnersBoards(house.store)
    assert boards.page(FIREFLY).of == 6, "nobody has said yet how many slots there are"
    for at in range(5):
        boards.tell(FIREFLY, at, BoardAnswer(value=2))
    boards.tell(FIREFLY, 5, BoardAnswer(value=4))
    page = boards.page(FIREFLY)
    assert (page.at, page.of) == (6, 10)
    assert [shape.id for shape in page.shapes if shape.id.startswith("serenity:")] == [
        f"serenity:{slot}" for slot in range(1, 5)
    ]
    for slot in range(4):
        boards.tell(FIREFLY, 6 + slot, BoardAnswer(value=slot + 3))
    found = house.store.catalogue.box("firefly", "firefly").boards
    assert found["serenity"] == {"slots": 4}
    assert [found[f"serenity:{slot}"]["credits"] for slot in range(1, 5)] == [3, 4, 5, 6]
    assert found["verse:3"] == {"scan": 2}


@pytest.mark.rule("CPE-TRACK-08", "CPE-RULE-02")
def test_red_circles_are_touched_at_once_and_a_stage_is_offered_as_the_one_before(house: House) -> None:
    boards = OwnersBoards(house.store)
    assert boards.tell(TRACK, 0, BoardAnswer(chosen=("2", "5"))) == 1
    assert boards.page(TRACK, 1).value is None
    boards.tell(TRACK, 1, BoardAnswer(value=1))
    offered = boards.page(TRACK)
    assert (offered.at, offered.value, offered.is_told) == (2, 1, False)
    found = house.store.catalogue.box("conquest", "conquest").boards
    assert [found[f"track:standard:{at}"]["red"] for at in range(1, 10)] == [0, 1, 0, 0, 1, 0, 0, 0, 0]
    assert found["track:standard:1"]["stage"] == 1 and "stage" not in found["track:standard:2"]


@pytest.mark.rule("CPE-BOARD-15", "CPE-RULE-01")
def test_what_touches_is_told_space_by_space_and_holds_both_ways(house: House) -> None:
    boards = OwnersBoards(house.store)
    boards.tell(SECTION, 0, BoardAnswer(chosen=("1", "2", "3", "5")))
    assert [s.id for s in boards.page(SECTION, 1).shapes if s.is_chosen] == ["c"], "it is said already"
    for at in range(1, 7):
        page = boards.page(SECTION, at)
        boards.tell(SECTION, at, BoardAnswer(chosen=tuple(s.id for s in page.shapes if s.is_chosen)))
    found = house.store.catalogue.box("conquest", "conquest").boards
    assert found["section:c"] == {"touches-1": 1, "touches-2": 1, "touches-3": 1, "touches-4": 0,
                                  "touches-5": 1, "touches-6": 0}  # fmt: skip
    assert found["section:4"]["touches-c"] == 0 and found["section:3"]["touches-c"] == 1


def test_sections_that_lie_apart_are_told_by_one_touch(house: House) -> None:
    boards = OwnersBoards(house.store)
    where = Where("conquest", "conquest", "map-2")
    assert boards.tell(where, 6, BoardAnswer(is_none_of_all=True)) == 12
    found = house.store.catalogue.box("conquest", "conquest").boards
    assert all(found[f"map:2:o-{at}"] == {f"touches-p2-{n}": 0 for n in range(1, 7)} for at in range(1, 7))
    assert boards.page(where).at == 0, "the first section is still open"


def test_a_city_whose_names_nobody_knows_stays_open_until_all_are_named(house: House) -> None:
    boards = OwnersBoards(house.store)
    page = boards.page(CITY)
    assert {s.id: s.words for s in page.shapes if s.is_asked}["city:1"] == "Bridge"
    boards.tell(CITY, 0, BoardAnswer(names={"city:1": "Bridge"}))
    assert boards.page(CITY).open == 1
    boards.tell(CITY, 0, BoardAnswer(names={f"city:{at}": f"Street {at}" for at in range(1, 6)}))
    assert boards.page(CITY).open == 0


def test_a_board_that_is_not_there_is_said_so_in_every_language(house: House) -> None:
    with pytest.raises(UnknownBoard, match="There is no board 'attic'") as error:
        OwnersBoards(house.store).page(Where("alien", "alien", "attic"))
    assert "grenier" not in FluentTexts("alien").say(error.value.phrase, "fr")
    assert FluentTexts("alien").say(error.value.phrase, "fr").startswith("Il n’y a pas de plateau")
