"""The lane of spaces and the Combat Zone, by the words of all games of the family."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import DesignId, SlotId, ZoneId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.combat_zone import CombatZone
from companion.engine.legendary.lane import Lane
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import drafted, family, kinds, whole

S = LegendaryState
SPACES = tuple(ZoneId(f"space:{number}") for number in (1, 2, 3, 4))
NEW, OUT = ZoneId("new"), ZoneId("out")
COMBAT: CombatZone[S] = CombatZone(zone=OUT)
PLAIN: Lane[S] = Lane(spaces=SPACES, crowded="TOY-ONE", leaves=COMBAT.drop)


class Overran(Event, frozen=True):
    """A card left the city at its far end."""

    slot: SlotId


class Owed(Work, frozen=True):
    """Something that a card owes."""

    what: str


def _overran(state: S, event: Overran) -> S:
    return carried(state, (event.slot,), OUT)


GAME = whole(
    PLAIN.feature(), COMBAT.feature(), Feature(name="own", events={Overran: _overran}),
)  # fmt: skip


def fixed(design: str) -> Card:
    return Card(DesignId(design), "thing", {"en": design}, marks=("stationary",))


def laid(row: str, face_up: bool = True) -> S:
    """A new card, and those of a row: `.` is a gap, a capital stands fast."""
    state = lay(family(), NEW, thing("new"))
    for space, name in zip(SPACES, row, strict=True):
        if name != ".":
            card = fixed(name) if name.isupper() else thing(name)
            state = lay(state, space, card, face_up=face_up)
    return state


def row(state: S) -> str:
    return "".join(_name(state, space) for space in SPACES)


def _name(state: S, space: ZoneId) -> str:
    card = next((state.table.card(slot) for slot in state.table.zone(space)), None)
    return "." if card is None else str(card.design).removesuffix("ew")


def out(state: S) -> str:
    cards = (state.table.card(slot) for slot in state.table.zone(OUT))
    return "".join(str(card.design) for card in cards if card is not None)


def is_fixed(state: S, slot: SlotId, by: SlotId | None) -> bool:
    card = state.table.card(slot)
    return card is not None and card.has("stationary")


def newest(state: S) -> SlotId:
    return state.table.zone(NEW)[0]


@pytest.mark.parametrize(
    ("before", "after", "gone"),
    [
        ("....", "n...", ""),
        ("a...", "na..", ""),
        ("ab.c", "nabc", ""),  # a gap takes the push
        ("abcd", "nabc", "d"),
        (".abc", "nabc", ""),
    ],
)
@pytest.mark.parametrize("face_up", [True, False])
def test_a_card_pushes_only_what_must_make_room(before: str, after: str, gone: str, face_up: bool) -> None:
    draft = drafted(GAME, laid(before, face_up))
    PLAIN.enter(draft, newest(draft.state))
    assert (row(draft.state), out(draft.state)) == (after, gone)


def test_the_farthest_card_moves_first() -> None:
    draft = drafted(GAME, laid("abcd"))
    PLAIN.enter(draft, newest(draft.state))
    assert kinds(draft.events) == ["EnteredCombatZone", "Pushed", "Pushed", "Pushed", "Pushed"]


def test_an_effect_adds_a_card_anywhere_on_the_line() -> None:
    draft = drafted(GAME, laid(".ab."))
    PLAIN.enter(draft, newest(draft.state), at=1)
    assert row(draft.state) == ".nab"


@pytest.mark.parametrize(
    ("before", "after", "gone"),
    [("A...", "An..", ""), ("aB..", "nBa.", ""), ("abcD", "nabD", "c"), ("ABCD", "ABCD", "new")],
)
def test_what_stands_fast_is_passed_by(before: str, after: str, gone: str) -> None:
    lane: Lane[S] = Lane(spaces=SPACES, crowded="TOY-ONE", leaves=COMBAT.drop, stands_fast=is_fixed)
    draft = drafted(GAME, laid(before))
    lane.enter(draft, newest(draft.state))
    assert (row(draft.state), out(draft.state)) == (after, gone)


def test_one_pusher_may_move_what_stands_fast_against_all_others() -> None:
    """As the Inevitable card does; what it sets moving passes over the next (FFY-KEY-14, FFY-RUL-16)."""

    def against(state: S, slot: SlotId, by: SlotId | None) -> bool:
        return is_fixed(state, slot, by) and by != newest(before)

    lane: Lane[S] = Lane(spaces=SPACES, crowded="TOY-ONE", leaves=COMBAT.drop, stands_fast=against)
    before = laid("AB..")
    draft = drafted(GAME, before)
    lane.enter(draft, newest(before))
    assert row(draft.state) == "nBA."


def test_a_card_that_stands_fast_can_be_carried_by_an_effect_where_only_pushes_are_stopped() -> None:
    """FFY-KEY-13: the lane says nothing of effects; the card goes where it is carried."""
    lane: Lane[S] = Lane(spaces=SPACES, crowded="TOY-ONE", leaves=COMBAT.drop, stands_fast=is_fixed)
    state = laid("Ab..")
    draft = drafted(GAME, state)
    lane.enter(draft, state.table.zone(SPACES[0])[0], at=1)
    assert row(draft.state) == ".Ab."


def test_a_closed_space_is_no_part_of_the_line() -> None:
    lane: Lane[S] = Lane(
        spaces=SPACES,
        crowded="TOY-ONE",
        leaves=COMBAT.drop,
        is_closed=lambda state, space: space == SPACES[0],
    )
    draft = drafted(GAME, laid(".bcd"))
    lane.enter(draft, newest(draft.state))
    assert (row(draft.state), out(draft.state)) == (".nbc", "d")
    assert lane.open(draft.state) == SPACES[1:]


def test_all_moves_before_the_exit_does_what_it_does_and_that_comes_before_what_the_new_card_owes() -> None:
    """VIL-CITY-07, VIL-CITY-09: movement, then the Overrun, then the Ambush."""

    def overrun(draft: Draft[S], slot: SlotId) -> None:
        draft.emit(Overran(slot))
        draft.later(Owed(what="overrun"))

    city: Lane[S] = Lane(spaces=SPACES, crowded="TOY-ONE", leaves=overrun)
    draft = drafted(GAME, laid("abcd"))
    draft.later(Owed(what="ambush"))
    city.enter(draft, newest(draft.state))
    assert (row(draft.state), out(draft.state)) == ("nabc", "d")
    assert list(draft.work) == [Owed(what="overrun"), Owed(what="ambush")]


def test_a_hidden_card_that_comes_into_the_combat_zone_waits_to_be_turned_up() -> None:
    state = lay(lay(family(), OUT, thing("old")), NEW, thing("hidden"), face_up=False)
    draft = drafted(GAME, state)
    COMBAT.drop(draft, newest(state))
    assert out(draft.state) == "hiddenold" and list(draft.work) == [Reveal(slot=newest(state))]


def test_an_open_card_that_escapes_says_so_itself() -> None:
    """FFY-KEY-15: what is done as a card comes in is the game's."""
    left: list[SlotId] = []
    zone: CombatZone[S] = CombatZone(zone=OUT, comes_in=lambda draft, slot: left.append(slot))
    state = lay(family(), NEW, thing("runner"))
    draft = drafted(GAME, state)
    zone.drop(draft, newest(state))
    assert left == [newest(state)] and not draft.work


def test_two_cards_in_one_space_are_a_fault_once_turns_are_taken() -> None:
    state = lay(laid("a..."), SPACES[0], thing("b"))
    assert PLAIN.overfull(state) == ["TOY-ONE space:1"] and PLAIN.overfull(laid("abcd")) == []
