"""Every place where a card ever lies is a row of the room's table, and what the row says of it is so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from companion.core.language.asks import Identity
from companion.core.language.ids import family
from companion.core.language.slots import Slot
from companion.engine.undo import moved_class
from companion.engine.zone_table import Zone
from companion.engine.zones import place_key
from tests.games.contract.games import Record, played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import CUSTODIES, Case
from tests.games.contract.words import texts

RARELY = {"RoomBlocked": "the objective over the room is carried, but where it is done the Hive alone"}
PLAIN = Zone(name="any", kind="pile").laid  # said in rooms whose features carry cards to piles


def games(asked: Case) -> list[Record]:
    """A game in every way of playing, and one in every custody."""
    many = asked.seats[-1]
    ways = [played(asked.name, 31, asked.seats_in(mode)[-1], "app", mode=mode) for mode in asked.room.modes]
    return ways + [played(asked.name, 32, many, custody) for custody in CUSTODIES]


def lying(record: Record) -> Iterator[tuple[Any, Any, Slot]]:
    """State, slot and what it holds, wherever something lay in the game."""
    for _, _, state in record.steps:
        for slot, held in state.table.slots.items():
            yield state, slot, held


def test_every_zone_of_every_state_is_in_the_table(asked: Case) -> None:
    table = asked.room.zone_table
    for record in games(asked):
        for _, event, state in record.steps:
            assert [zone for zone in state.table.zones if table.find(zone) is None] == [], event


def test_no_card_stays_where_cards_only_pass(asked: Case) -> None:
    table = asked.room.zone_table
    for record in games(asked):
        for state in record.rests:
            if state.ask is None:
                able = set(table.of_game(state))
                assert [zone for zone, slots in state.table.zones.items() if slots and zone not in able] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_zone_has_a_name(asked: Case, language: str) -> None:
    named = {place_key(zone) for zone in asked.room.zone_table.all_names()}
    assert named - texts(asked.game).keys(language) == set()


def test_the_decks_that_can_be_kept_are_those_of_the_table(asked: Case) -> None:
    table = asked.room.zone_table
    assert sorted(asked.room.decks) == sorted(table.decks)
    assert all(table.deck(deck) == deck for deck in table.decks), "a deck lies in the zone of its name"


def test_cards_lie_as_the_table_says(asked: Case) -> None:
    table = asked.room.zone_table
    for record in games(asked):
        for state in record.rests:
            for slot, held in state.table.slots.items():
                row = table.find(held.zone)
                assert row is not None
                is_told = is_turned_up(state, held)
                if row.face != "as-it-comes" and not is_told:
                    assert held.face_up == (row.face == "up"), f"slot {slot} in {held.zone}"


def is_turned_up(state: Any, held: Slot) -> bool:
    """Whether a card was turned up just now, alone or with others of its pile, of which one is told now."""
    return isinstance(state.ask, Identity) and state.table.slots[state.ask.slot].zone == held.zone


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hand_movement_that_follows_from_the_zones_has_words(asked: Case, language: str) -> None:
    """Whatever a row says has its sentence; of the next card of a deck also from the tray, or by its back."""
    rows, keys = asked.room.zone_table.rows.values(), texts(asked.game).keys(language)
    own = {key for row in rows for key in (row.laid, row.dealt)} - {PLAIN}
    dealt = {row.dealt for row in rows} - {PLAIN}
    hidden = {row.dealt for row in rows if row.face != "up"} - {PLAIN}
    assert own | {f"{key}-app" for key in dealt} | {f"{key}-back" for key in hidden} <= keys


def test_no_feature_says_of_undoing_what_the_zones_tell_anyway(asked: Case) -> None:
    features = import_module(f"companion.games.{asked.game}.room").FEATURES
    said = {kind: heavy for one in features for kind, heavy in one.undo.items()}
    told, met = set[type](), set[type]()
    for record in games(asked):
        for before, event, after in record.steps:
            if type(event) in said:
                met.add(type(event))
                if moved_class(asked.room.zone_table, before, after) != said[type(event)]:
                    told.add(type(event))
    assert {kind.__name__ for kind in met - told} - RARELY.keys() == set()


def test_what_a_zone_keeps_secret_is_shown_to_nobody_who_may_not_know_it(asked: Case) -> None:
    table, met = asked.room.zone_table, set[str]()
    for record in games(asked):
        for state in record.some(25):
            for audience in audiences(state):
                shown = titles(asked.room.view(state, audience))
                for slot, held in state.table.slots.items():
                    if (
                        not held.face_up
                        and held.known in ("", "app")
                        and table.is_secret(held.zone, audience)
                    ):
                        met.add(family(held.zone))
                        assert shown.get(slot) is None, f"{audience} sees slot {slot} in {held.zone}"
    secret = {row.name for row in table.rows.values() if row.secret_to != "nobody" and not row.modes}
    assert met and met <= {family(name) for name in secret}


def titles(view: Any) -> dict[Any, Any]:
    """What each tile of a view calls its card."""
    places = [place for strip in view.strips for place in strip.places]
    tiles = [tile for one in (*places, *view.seats) for tile in one.tiles]
    return {tile.slot: tile.title for tile in tiles if tile.slot is not None}
