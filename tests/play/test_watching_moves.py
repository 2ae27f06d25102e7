"""The table of moves: what a card that is carried does in Alien, and what it never does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.crossing.intents import Corrected, Seen
from companion.core.language.asks import Choice, Identity
from companion.core.language.commands import Answer, SetNumber
from companion.core.language.ids import CopyId, SlotId
from companion.engine.ledger import candidates
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.engine.zone_table import STRIP
from companion.house.house import House
from companion.play.snapshot.books import books_of
from companion.watch.surveys import surveyed
from tests.house.kit import Evening, at_rest, house_at
from tests.watch.overheads import ROOMS, Tabletop

SEED = 5


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=SEED)
    yield house
    house.close()


@pytest.fixture
def top(house: House) -> Tabletop:
    """The first action phase of three people, every card where it should lie, and points to spend."""
    evening = Evening(house, SEED)
    evening.begin(3, "face")
    evening.until(at_rest, most=30)
    return with_points(evening)


def with_points(evening: Evening, points: int = 20) -> Tabletop:
    evening.do(Corrected(SetNumber("recruit", points)), Corrected(SetNumber("attack", points)))
    top = Tabletop(evening)
    top.rest()
    return top


def did(top: Tabletop, number: int) -> list[Any]:
    """The commands since an entry of the history."""
    return [record.command for record in top.evening.desk.game.history.live if record.number > number]


def now(top: Tabletop) -> int:
    return top.evening.desk.game.number


@pytest.mark.rule("ALN-ACT-01")
def test_cards_laid_on_the_strip_are_played_left_to_right_each_once(top: Tabletop) -> None:
    hand, number = top.evening.hand()[:3], now(top)
    for copy in hand:
        top.lies[copy] = STRIP
    top.survey(settled=False)
    assert [one.copy for one in did(top, number) if isinstance(one, Play)] == hand
    count = now(top)
    for _ in range(3):
        top.survey()
    assert now(top) == count
    assert top.differences == ()


@pytest.mark.rule("ALN-RECRUIT-01")
def test_a_card_of_the_hq_that_is_carried_away_is_recruited(top: Tabletop) -> None:
    copy, number = top.at("hq:2"), now(top)
    slot = top.slot(copy)
    top.lies.pop(copy)
    top.survey(settled=False)
    assert now(top) == number, "it may only be lifted to be read"
    top.survey()
    assert did(top, number) == [Recruit(top.state.turn.seat, slot)]
    assert isinstance(top.state.ask, Identity), "the HQ is filled up"
    fresh = top.evening.table.truth[top.state.ask.slot]
    top.lies[fresh] = "hq:2"
    top.survey(settled=False)
    assert top.state.ask is None
    top.rest()
    assert top.differences == ()


def test_a_card_that_is_lifted_and_laid_back_is_no_move(top: Tabletop) -> None:
    copy, number = top.at("hq:4"), now(top)
    top.lies.pop(copy)
    for _ in range(4):
        top.survey(after_s=1, settled=False)
    top.lies[copy] = "hq:4"
    top.survey()
    assert now(top) == number
    assert top.differences == ()


@pytest.mark.rule("ALN-SCAN-01")
def test_a_hidden_card_that_is_turned_up_is_scanned_and_named_at_once(top: Tabletop) -> None:
    room = next(room for room in ROOMS if books_of(top.evening.room, top.state).hidden.get(room))
    slot, number = books_of(top.evening.room, top.state).hidden[room][0], now(top)
    top.lies[top.evening.table.truth[slot]] = room
    top.survey(settled=False)
    commands = did(top, number)
    assert commands[0] == Scan(top.state.turn.seat, room)  # type: ignore[arg-type]
    assert isinstance(commands[1], Answer)
    assert top.state.table.slots[slot].copy == top.evening.table.truth[slot]


@pytest.mark.rule("ALN-FIGHT-01")
def test_an_enemy_that_is_carried_away_is_fought(house: House) -> None:
    evening = Evening(house, SEED)
    evening.begin(3, "face")
    evening.until(lambda state: at_rest(state) and enemy_in(evening) is not None, most=200)
    top = with_points(evening)
    slot, number = enemy_in(evening), now(top)
    assert slot is not None
    top.lies.pop(evening.table.truth[slot])
    top.survey()
    assert did(top, number)[0] == Fight(top.state.turn.seat, slot)
    top.rest()
    assert top.differences == ()


def enemy_in(evening: Evening) -> SlotId | None:
    """An enemy that could be fought in rooms or Combat Zone."""
    legal = (offer.command for offer in evening.room.legal(evening.state, "table"))
    fights = [one.slot for one in legal if isinstance(one, Fight)]
    zones = ("combat", *ROOMS)
    return next((slot for slot in fights if evening.state.table.slots[slot].zone in zones), None)


def test_nothing_is_recruited_out_of_turn_or_without_points(top: Tabletop) -> None:
    evening = top.evening
    evening.do(Corrected(SetNumber("recruit", 0)))
    top.rest()
    copy, number = top.at("hq:3"), now(top)
    top.stuck[copy] = None
    top.rest()
    assert now(top) == number
    assert [line.slot for line in top.differences] == [top.slot(copy)]
    evening.do(Corrected(SetNumber("recruit", 20)))
    assert isinstance(did(top, number)[-1], Recruit), "it was carried off first, and paid for now"


def test_what_left_in_another_turn_is_no_move_of_this_one(top: Tabletop) -> None:
    evening = top.evening
    evening.do(Corrected(SetNumber("recruit", 0)))
    top.rest()
    copy = top.at("hq:3")
    top.stuck[copy] = None
    top.rest()
    turn = top.state.turn.number
    while top.state.turn.number == turn or not at_rest(top.state):
        evening.play()
    evening.do(Corrected(SetNumber("recruit", 20)))
    number = now(top)
    top.rest()
    assert did(top, number) == []
    assert [line.slot for line in top.differences] == [top.slot(copy)]


def test_a_card_moved_between_rooms_is_no_move_of_the_game(top: Tabletop) -> None:
    evening = top.evening
    evening.until(lambda state: at_rest(state) and open_in_room(evening) is not None, most=120)
    top.rest()
    copy, number = open_in_room(evening), now(top)
    assert copy is not None
    top.stuck[copy] = next(room for room in ROOMS if not top.state.table.zone(room))
    top.rest()
    assert now(top) == number
    assert len(top.differences) == 1


def open_in_room(evening: Evening) -> CopyId | None:
    books = books_of(evening.room, evening.state)
    found = (slot for room in ROOMS for slot in books.open.get(room, ()))
    slot = next(found, None)
    return evening.state.table.slots[slot].copy if slot is not None else None


def test_cards_that_stay_on_the_strip_are_not_played_by_the_next(top: Tabletop) -> None:
    evening, hand = top.evening, top.evening.hand()[:2]
    for copy in hand:
        top.lies[copy] = STRIP
    top.survey(settled=False)
    turn = top.state.turn.number
    while top.state.turn.number == turn or not at_rest(top.state):
        evening.play()
    number = now(top)
    for copy in hand:
        top.stuck[copy] = STRIP
    top.tidy()
    top.survey()
    assert (did(top, number), top.differences) == ([], ()), "they are being cleared away"
    top.rest()
    assert did(top, number) == []
    assert {line.id.partition("@")[0] for line in top.differences} == set(hand)


def hand_pool(top: Tabletop) -> set[CopyId]:
    """Every card that the hand at turn could hold, as everybody knows."""
    table = top.state.table
    slots = table.zone(f"hand:{top.state.turn.seat}")
    return {copy for slot in slots for copy in candidates(table, slot)}


def test_a_card_laid_a_moment_too_early_is_played_when_the_turn_begins(top: Tabletop) -> None:
    evening = top.evening
    order = [player.seat for player in top.state.players]
    other = order[(order.index(top.state.turn.seat) + 1) % len(order)]
    table, own = top.state.table, {top.state.table.designs[one] for one in hand_pool(top)}
    copy = next(one for one in evening.hand(other) if table.designs[one] not in own)
    top.stuck[copy], number = STRIP, now(top)
    top.tidy()
    top.survey()
    assert did(top, number) == []
    turn = top.state.turn.number
    evening.until(lambda state: state.turn.number > turn and at_rest(state), most=40)
    assert top.state.turn.seat == other
    plays = [one.copy for one in did(top, number) if isinstance(one, Play) and one.seat == other]
    assert plays == [copy]


@pytest.fixture
def chance(tmp_path: Path) -> Iterator[Callable[[int], Evening]]:
    """Games that are played at random, in which rarer things are asked."""
    houses = []

    def begin(seed: int) -> Evening:
        houses.append(house_at(tmp_path / f"{seed}.db", seed=seed))
        evening = Evening(houses[-1], seed, random_play=True)
        evening.begin(3, "app")
        return evening

    yield begin
    for house in houses:
        house.close()


def asked(evening: Evening, why: str) -> Tabletop:
    """The table when this is asked, also of the strikes beside the Avatars."""
    evening.until(lambda state: isinstance(state.ask, Choice) and state.ask.why.key == why, most=250)
    top = Tabletop(evening)
    top.watched = (*top.watched, *(f"damage:{player.seat}" for player in evening.state.players))
    top.tidy()
    top.survey()
    return top


def test_a_card_that_may_be_moved_is_carried_where_it_goes(chance: Callable[[int], Evening]) -> None:
    """Two questions, which card and where to, are answered by carrying it there."""
    top = asked(chance(7), "ask-move-which")
    ask, state, number = top.state.ask, top.state, now(top)
    slot = next(one.slot for one in ask.options if one.slot and state.table.slots[one.slot].face_up)
    room = next(room for room in reversed(ROOMS) if room != state.table.slots[slot].zone)
    top.lies[top.evening.table.truth[slot]] = room
    top.survey(settled=False)
    answers = [(one.value, one.source) for one in did(top, number)]
    assert answers == [(f"slot:{slot}", "camera"), (room, "camera")]
    assert top.state.table.slots[slot].zone == room


def test_a_strike_that_is_taken_away_is_the_one_that_is_healed(chance: Callable[[int], Evening]) -> None:
    top = asked(chance(8), "ask-heal-which")
    ask, number = top.state.ask, now(top)
    slot = next(one.slot for one in ask.options if top.evening.table.truth[one.slot] in top.lies)
    top.lies.pop(top.evening.table.truth[slot])
    top.survey(settled=False)
    assert did(top, number) == []
    top.survey()
    assert did(top, number)[0] == Answer(ask.id, f"slot:{slot}", "camera")


def test_a_room_that_is_chosen_to_be_scanned_is_the_one_turned_up(
    chance: Callable[[int], Evening],
) -> None:
    top = asked(chance(8), "ask-scan-which")
    ask, number = top.state.ask, now(top)
    slot = ask.options[1].slot
    top.lies[top.evening.table.truth[slot]] = top.place(slot)
    top.survey(settled=False)
    assert did(top, number)[0] == Answer(ask.id, f"slot:{slot}", "camera")


class Thing(msgspec.Struct, frozen=True):
    text: str
    place: str
    spot_mm: tuple[float, float]
    covered: bool = False


class Look(msgspec.Struct, frozen=True):
    lying: tuple[Thing, ...]
    watched: tuple[str, ...] = (STRIP,)
    time_s: float = 4.0
    settled: bool = False


@pytest.mark.parametrize(
    ("turned", "read"), [(0.0, ["A", "B", "C"]), (180.0, ["C", "B", "A"]), (90.0, ["B", "A", "C"])]
)
def test_the_strip_is_read_as_whoever_sits_before_it_sees_it(turned: float, read: list[str]) -> None:
    spots = {"A": (10.0, 50.0), "B": (90.0, 40.0), "C": (170.0, 60.0)}
    things = tuple(Thing(text, STRIP, spot) for text, spot in reversed(spots.items()))
    found = surveyed(Look(things), turned)
    assert [seen.text for seen in found.lying] == read
    assert (found.at_s, found.settled, found.watched) == (4.0, False, (STRIP,))
    assert found.lying[0] == Seen(read[0], STRIP)
