"""What cards do on a board that is not Alien's: a city of three spaces whose exit is the Overrun."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Card, Clause
from companion.core.language.commands import Answer
from companion.core.language.events import Moved
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Kill, Weakened, weakened
from companion.engine.legendary.lane import Lane
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.strikes import Healed
from companion.engine.legendary.verbs.board import BoardPlaces
from companion.engine.legendary.verbs.enemies import EnemyVerbs
from companion.engine.legendary.verbs.lane import LaneVerbs, placed
from companion.engine.legendary.verbs.reading import CardReading
from companion.engine.legendary.verbs.strikes import StrikeAvoided, StrikeVerbs
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, whole

S = LegendaryState
CITY = tuple(ZoneId(f"city:{number}") for number in (1, 2, 3))
OUT, GRAVE, DECK, SHIP = ZoneId("overrun"), ZoneId("defeated"), ZoneId("strikes"), ZoneId("ship-strikes")
CAGE = ZoneId("cage")
BESIDE = tuple(ZoneId(f"beside:{number}") for number in (1, 2, 3))


def overrun(draft: Draft[S], slot: SlotId) -> None:
    """Whoever is pushed out has overrun the city (VIL-CITY-09)."""
    draft.emit(Moved((slot,), OUT, face_up=True))


def opened(draft: Draft[S], slot: SlotId) -> None:
    draft.emit(Moved((slot,), draft.state.table.slots[slot].zone, face_up=True))


def added(draft: Draft[S]) -> None:
    draft.emit(Moved(draft.state.table.zone(ZoneId("plot"))[:1], CITY[0], face_up=True))


def is_stationary(state: S, slot: SlotId, by: SlotId | None = None) -> bool:
    card = state.table.card(slot)
    return card is not None and card.has("stationary")


def struck(draft: Draft[S], seat: SeatId, n: int) -> None:
    draft.emit(Moved(draft.state.table.zone(DECK)[:n], ZoneId(f"damage:{seat}"), face_up=True))


def home_of(state: S, slot: SlotId) -> ZoneId:
    """A strike on the ship has a deck of its own."""
    card = state.table.card(slot)
    return SHIP if card is not None and card.has("ship") else DECK


def caged(slot: SlotId) -> Moved:
    return Moved((slot,), CAGE, face_up=True)


def wounds(state: S, seat: SeatId) -> tuple[SlotId, ...]:
    return state.table.zone(ZoneId(f"damage:{seat}"))


def price(state: S, slot: SlotId) -> int | None:
    card = state.table.card(slot)
    return card.number("attack") if card is not None else None


def buried(draft: Draft[S], work: Kill) -> None:
    draft.emit(Moved((work.slot,), GRAVE, face_up=True))


def healed(state: S, event: Healed) -> S:
    return replace(state, numbers={**state.numbers, "healed": state.numbers.get("healed", 0) + 1})


READING: CardReading[S] = CardReading(counters={})
LINE: Lane[S] = Lane(spaces=CITY, crowded="TOY-CITY", leaves=overrun, stands_fast=is_stationary)
BOARD: BoardPlaces[S] = BoardPlaces(lane=LINE, areas={"city": CITY}, enemies=("enemy",))
FOES: EnemyVerbs[S] = EnemyVerbs(
    reading=READING, board=BOARD, price=price, pile_of=lambda card: ZoneId("struck")
)
LANE: LaneVerbs[S] = LaneVerbs(
    reading=READING,
    board=BOARD,
    drop=overrun,
    reveal=opened,
    add=added,
    combat=OUT,
    beside=BESIDE,
    places={"cage": placed(caged)},
)
STRIKES: StrikeVerbs[S] = StrikeVerbs(
    reading=READING, healing=READING, draw=struck, wounds=wounds, deck_of=home_of
)
REST: Feature[S] = Feature(name="rest", work={Kill: buried}, events={Weakened: weakened, Healed: healed})
GAME = whole(REST, LINE.feature(), FOES.feature(), LANE.feature(), STRIKES.feature(), STRIKES.shields())


def enemy(design: str, attack: int | None = 3, *marks: str) -> Card:
    return Card(DesignId(design), "enemy", {"en": design}, numbers={"attack": attack}, marks=marks)


def city(*cards: Card | None, hidden: tuple[int, ...] = ()) -> S:
    """A city with these cards, from the entry on; slots are numbered from 1."""
    state = family()
    for space, card in zip(CITY, cards, strict=False):
        if card is not None:
            state = lay(state, space, card, face_up=int(space[-1]) not in hidden)
    return state


def said(state: S, verb: str, slot: int | None = None, **args: Any) -> S:
    draft = drafted(GAME, state)
    where = SlotId(slot) if slot is not None else None
    draft.later(DoClause(Clause(verb, args), seat=A, slot=where))
    GAME.kernel.run(draft)
    return draft.state


def answered(state: S, value: str) -> S:
    assert isinstance(state.ask, Choice)
    return done(GAME, state, Answer(state.ask.id, value))


def lying(state: S) -> list[list[int]]:
    """What lies in the city, space by space, and what has come out of it."""
    return [list(state.table.zone(zone)) for zone in (*CITY, OUT)]


@pytest.mark.rule("VIL-FIGHT-13", "ALN-KILL-01")
def test_an_effect_defeats_an_enemy_within_its_limit() -> None:
    state = city(enemy("x", 3), enemy("y", 6))
    assert said(state, "kill", what="enemy", attack=4).table.zone(GRAVE) == (SlotId(1),)
    assert said(state, "kill", what="enemy", attack=2) == state
    asked = said(state, "kill", what="enemy", where="city")
    assert answered(asked, "slot:2").table.zone(GRAVE) == (SlotId(2),)


@pytest.mark.rule("ALN-KILL-01")
def test_an_attack_that_nobody_has_told_is_asked_where_it_is_a_limit() -> None:
    asked = said(city(enemy("x", None)), "kill", what="enemy", attack=4)
    assert type(asked.ask).__name__ == "Number"


@pytest.mark.rule("ALN-RULING-26")
def test_some_enemies_are_spared_and_the_death_of_some_is_too_early() -> None:
    spared = replace(FOES, is_spared=lambda state, slot, clause: True)
    early = replace(FOES, is_early=lambda state, slot: True)
    work = DoClause(Clause("kill", {"what": "enemy"}), seat=A)
    for foes, asks in ((spared, False), (early, True)):
        draft = drafted(GAME, city(enemy("x")))
        foes.kill(draft, work, work.clause)
        assert not draft.work and (draft.state.ask is not None) is asks


@pytest.mark.rule("ALN-KILL-01", "ALN-TEXT-05")
@pytest.mark.parametrize(("seat", "by"), [(B, B), (None, A)])
def test_a_hidden_card_dies_whatever_its_attack_by_whose_card_it_is(seat: SeatId | None, by: SeatId) -> None:
    spared = replace(FOES, is_spared=lambda state, slot, clause: True)
    work = DoClause(Clause("kill", {"what": "hidden", "attack": 2}), seat=seat)
    draft = drafted(GAME, city(enemy("x", 6), hidden=(1,)))
    spared.kill(draft, work, work.clause)
    assert list(draft.work) == [Kill(seat=by, slot=SlotId(1))]


@pytest.mark.rule("ALN-TEXT-11", "ALN-STRIKE-05")
def test_enemies_are_weakened_strengthened_and_kept_from_striking() -> None:
    state = said(said(city(enemy("x")), "weaken", by=3), "strengthen", by=1)
    assert state.weakened == {SlotId(1): 2}
    calm = said(state, "calm", where="city")
    assert calm.calmed == (SlotId(1),) and said(calm, "calm", where="city") == calm


@pytest.mark.rule("FFY-KEY-13")
def test_an_effect_moves_what_stands_fast_against_pushes_only() -> None:
    state = city(enemy("x", 3, "stationary"))
    assert lying(said(state, "push")) == [[], [1], [], []]
    fixed = replace(LANE, board=replace(BOARD, is_fixed=is_stationary))
    draft = drafted(GAME, state)
    fixed.push(draft, DoClause(Clause("push"), seat=A), Clause("push"))
    assert not draft.events  # as in Alien (ALN-RULING-61)


@pytest.mark.rule("VIL-CITY-09")
def test_what_is_pushed_out_has_overrun() -> None:
    state = city(enemy("x"), enemy("y"), enemy("z"))
    assert lying(answered(said(state, "push"), "slot:1")) == [[], [1], [2], [3]]


@pytest.mark.rule("ALN-HIVE-10")
def test_a_card_is_carried_into_a_space_to_the_entry_out_or_elsewhere() -> None:
    state = city(enemy("x"), enemy("y"))
    to_room = answered(answered(said(state, "move", what="enemy", to="room"), "slot:1"), "city:2")
    assert lying(to_room) == [[], [1], [2], []]
    assert lying(said(state, "move", 2, what="this", to="entry")) == [[2], [1], [], []]
    assert lying(said(state, "move", 2, what="this", to="combat")) == [[1], [], [], [2]]
    assert said(state, "move", 2, what="this", to="cage").table.zone(CAGE) == (SlotId(2),)


@pytest.mark.rule("ALN-HIVE-03")
def test_two_spaces_change_what_lies_in_them() -> None:
    asked = answered(said(city(enemy("x"), enemy("y")), "swap"), "slot:1")
    assert isinstance(asked.ask, Choice) and [one.key for one in asked.ask.options] == ["city:2", "city:3"]
    assert lying(answered(asked, "city:2")) == [[2], [1], [], []]


@pytest.mark.rule("ALN-HIVE-03", "ALN-HIVE-11")
def test_what_does_not_move_is_not_swapped_and_nothing_takes_its_place() -> None:
    fixed = replace(LANE, board=replace(BOARD, is_fixed=is_stationary))
    state = city(enemy("x"), enemy("y", 3, "stationary"))
    draft = drafted(GAME, state)
    fixed.swap(draft, DoClause(Clause("swap"), seat=A), Clause("swap"))
    assert lying(draft.state) == [[], [2], [1], []] and draft.state.ask is None


@pytest.mark.rule("ALN-SCAN-04", "ALN-RULING-49")
def test_hidden_cards_are_turned_up_dropped_and_turned_down_again() -> None:
    state = city(enemy("x"), enemy("y"), hidden=(1, 2))
    assert said(state, "scan", where="entry").table.slots[SlotId(1)].face_up
    assert lying(said(state, "reveal-combat")) == [[1], [], [], [2]]
    open_again = said(city(enemy("x")), "hide")
    assert not open_again.table.slots[SlotId(1)].face_up


@pytest.mark.rule("ALN-HIVE-10")
def test_cards_come_in_and_go_back() -> None:
    state = lay(family(), "plot", enemy("x"), enemy("y"), face_up=False)
    assert len(said(state, "hive", n=1).table.zone(CITY[0])) == 1
    out = lay(family(), OUT, enemy("z"))
    assert lying(said(out, "drag")) == [[1], [], [], []]


@pytest.mark.rule("ALN-ROOM-01", "ALN-ROOM-02", "ALN-ROOM-03")
def test_a_card_is_attached_to_a_space_and_leaves_it_clear() -> None:
    state = city(enemy("x"), None, enemy("y"))
    here = said(state, "attach", 1)
    assert here.table.zone(BESIDE[0]) == (SlotId(1),) and BOARD.clear(here) == CITY[:2]
    assert said(state, "attach", 1, where="clear").table.zone(BESIDE[1]) == (SlotId(1),)
    assert said(state, "attach", 2, where="entry").table.zone(BESIDE[0]) == (SlotId(2),)
    asked = said(state, "attach", 1, where="any")
    assert answered(asked, "city:3").table.zone(BESIDE[2]) == (SlotId(1),)
    draft = drafted(GAME, state)
    LANE.attach(draft, DoClause(Clause("attach"), seat=A, slot=SlotId(1), play=1), Clause("attach"))
    assert draft.events == [], "a copy lies nowhere"


def hit(design: str, *marks: str) -> Card:
    return Card(DesignId(design), "strike", {"en": design}, marks=marks)


@pytest.mark.rule("ALN-STRIKE-12", "ALN-RULING-51")
def test_strikes_are_healed_by_whoever_uses_it() -> None:
    state = lay(family(), f"damage:{B}", hit("one"), hit("two"))
    asked = said(state, "heal", n=1, who="any")
    assert asked.ask is not None and asked.ask.seat == A
    assert answered(asked, "slot:2").numbers["healed"] == 1
    assert said(family(), "heal", n=1, who="any").ask is None


@pytest.mark.rule("ALN-STRIKE-11")
def test_strikes_are_drawn_for_each() -> None:
    state = lay(family(), DECK, hit("one"), hit("two"), hit("three"), face_up=False)
    after = said(state, "strike", n=1, who="each")
    assert [len(wounds(after, player.seat)) for player in after.players] == [1, 1, 1]


@pytest.mark.rule("FFY-STRIKE-14", "ALN-STRIKE-16")
def test_the_next_strikes_are_avoided() -> None:
    state = said(family(), "avoid-strike", n=2, who="next")
    assert state.shields == {B: 2} and said(state, "avoid-strike", who="next").shields == {B: 3}
    draft = drafted(GAME, replace(state, shields={A: 3, B: 2}))
    for left in (2, 1, 0):
        draft.emit(StrikeAvoided(A))
        assert draft.state.shields == {A: left, B: 2}


@pytest.mark.rule("ALN-RULING-09")
def test_a_strike_goes_back_to_its_own_deck() -> None:
    state = lay(lay(family(), f"damage:{A}", hit("one")), "space", hit("hull", "ship"))
    assert said(state, "put-strike", 2, what="this", to="bottom").table.zone(SHIP) == (SlotId(2),)
    assert said(state, "put-strike", what="own", who="you").table.zone(DECK) == (SlotId(1),)
    assert said(state, "put-strike", what="this") == state


@pytest.mark.rule("ALN-FACE-08", "ALN-ROOM-03")
def test_what_is_in_front_of_people_is_an_area_of_its_own() -> None:
    board = replace(BOARD, others={"front": lambda state: (SlotId(9),)})
    state = city(enemy("x"), enemy("y"), hidden=(2,))
    assert board.targets(state, "enemy", "any") == (SlotId(1), SlotId(9))
    assert board.targets(state, "enemy", "front") == (SlotId(9),)
    assert board.targets(state, "enemy", "city") == (SlotId(1),)
    assert board.targets(state, "hidden", "any") == (SlotId(2),)
    assert board.movable(state, "card", "any") == (SlotId(1), SlotId(2))
    wide = replace(BOARD, areas={"city": CITY, "out": (OUT,)})
    gone = lay(state, OUT, enemy("z"))
    reached = {
        (what, where): wide.movable(gone, what, where)
        for what in ("enemy", "hidden", "card") for where in ("any", "city", "out")
    }  # fmt: skip
    assert reached == {
        ("enemy", "any"): (1, 3), ("enemy", "city"): (1,), ("enemy", "out"): (3,),
        ("hidden", "any"): (2,), ("hidden", "city"): (2,), ("hidden", "out"): (),
        ("card", "any"): (1, 3, 2), ("card", "city"): (1, 2), ("card", "out"): (3,),
    }  # fmt: skip
    assert board.clear(state) == (CITY[2],) and board.entry(state) == CITY[0]
