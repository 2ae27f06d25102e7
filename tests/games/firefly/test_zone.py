"""The places of the table (FFY-ZONE)."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.own_deck import ShuffleIn
from companion.engine.legendary.playing.requests import Play
from companion.engine.room import Script
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.setup.opening import open_game
from companion.games.firefly.setup.suggest import suggest
from companion.games.firefly.state import FireflyState
from companion.games.firefly.view import view
from tests.games.firefly.box import (
    HIT_1,
    HULL,
    MATE,
    P1,
    P2,
    SHINY,
    THUG,
    UPGRADE,
    card,
    copy_in,
    do,
    game,
    header,
    hide,
    in_hand,
    keep_orders,
    put,
    refused,
    top,
    with_numbers,
)
from tests.games.firefly.wholebox import whole_box


@cache
def fresh() -> FireflyState:
    """Three players at their first turn."""
    box = whole_box()
    script = Script(header(3), suggest(box, 3, lambda many, count: list(many)[:count]))
    state = FireflyState(header=script.header)
    for event in open_game(firefly(), script, box):
        state = firefly().evolve(state, event)
    return keep_orders(state)


@pytest.mark.parametrize(
    ("zone", "count", "face_up"),
    [
        pytest.param("deck:p2", 7, False, marks=pytest.mark.rule("FFY-ZONE-01")),
        pytest.param("hand:p2", 6, False, marks=pytest.mark.rule("FFY-ZONE-02")),
        pytest.param("played:p1", 0, None, marks=pytest.mark.rule("FFY-ZONE-03")),
        pytest.param("discard:p3", 0, None, marks=pytest.mark.rule("FFY-ZONE-04")),
        pytest.param("avatar:p1", 1, True, marks=pytest.mark.rule("FFY-ZONE-05")),
        pytest.param("lent:p2", 0, None, marks=pytest.mark.rule("FFY-ZONE-06")),
        pytest.param("avatar:np2", 1, True, marks=pytest.mark.rule("FFY-ZONE-07")),
        pytest.param("crew", 51, False, marks=pytest.mark.rule("FFY-ZONE-08")),
        pytest.param("bridge:5", 1, True, marks=pytest.mark.rule("FFY-ZONE-09")),
        pytest.param("browncoats", 5, False, marks=pytest.mark.rule("FFY-ZONE-10")),
        pytest.param("talents", 12, True, marks=pytest.mark.rule("FFY-ZONE-11")),
        pytest.param("flaws", 20, True, marks=pytest.mark.rule("FFY-ZONE-12")),
        pytest.param("episode", 13, False, marks=pytest.mark.rule("FFY-ZONE-13")),
        pytest.param("episode-c", 15, False, marks=pytest.mark.rule("FFY-ZONE-14")),
        pytest.param("objective", 1, True, marks=pytest.mark.rule("FFY-ZONE-15")),
        pytest.param("verse:1", 0, None, marks=pytest.mark.rule("FFY-ZONE-16")),
        pytest.param("attached:3", 0, None, marks=pytest.mark.rule("FFY-ZONE-17")),
        pytest.param("combat", 0, None, marks=pytest.mark.rule("FFY-ZONE-18")),
        pytest.param("operations", 0, None, marks=pytest.mark.rule("FFY-ZONE-19")),
        pytest.param("defeated", 0, None, marks=pytest.mark.rule("FFY-ZONE-20")),
        pytest.param("defeated-characters", 0, None, marks=pytest.mark.rule("FFY-ZONE-21")),
        pytest.param("crew-strikes", 40, False, marks=pytest.mark.rule("FFY-ZONE-22")),
        pytest.param("crew-strikes-discard", 0, None, marks=pytest.mark.rule("FFY-ZONE-23")),
        pytest.param("ship-strikes", 20, False, marks=pytest.mark.rule("FFY-ZONE-24")),
        pytest.param("serenity:1", 0, None, marks=pytest.mark.rule("FFY-ZONE-25")),
        pytest.param("upgrades", 10, False, marks=pytest.mark.rule("FFY-ZONE-26")),
        pytest.param("credits", 0, None, marks=pytest.mark.rule("FFY-ZONE-27")),
        pytest.param("inevitable", 0, None, marks=pytest.mark.rule("FFY-ZONE-28")),
        pytest.param("box", 30, False, marks=pytest.mark.rule("FFY-ZONE-29")),
    ],
)
def test_every_place_holds_its_cards_as_a_game_begins(zone: str, count: int, face_up: bool | None) -> None:
    table = fresh().table
    slots = table.zone(zone)
    told = zones.table.__wrapped__().find(zone)  # as the file says today
    assert told is not None and told == zones.table().find(zone)
    assert len(slots) == count
    assert face_up is None or {table.slots[slot].face_up for slot in slots} == {face_up}


def seen(state: FireflyState, audience: str) -> str:
    """All that an audience is shown, as one text."""
    return repr(view(firefly(), state, audience).strips)


@pytest.mark.rule("FFY-ZONE-30")
@pytest.mark.parametrize("audience", ["table", "p1", "p2"])
def test_nobody_is_shown_what_a_hidden_card_is(audience: str) -> None:
    known = put(put(game(), "verse:3", THUG, face_up=False), "verse:2", MATE, face_up=False)
    assert "thug" not in seen(known, audience)
    assert seen(known, audience).count("hidden=True") >= 2
    for space, hidden in (("verse:2", True), ("verse:3", True)):
        assert zones.is_hidden(known.table, top(known, space)) is hidden
        assert zones.table.__wrapped__().is_secret(space, audience)
    assert not zones.is_hidden(known.table, top(known, zones.CREW)), "that is no card of the 'Verse"
    opened = put(game(), "verse:3", THUG)
    assert not zones.is_hidden(opened.table, top(opened, "verse:3"))


@pytest.mark.rule("FFY-ZONE-31")
def test_a_hidden_inevitable_card_is_told_by_its_back_but_not_which() -> None:
    told = set()
    for name in ("storm", "plague"):
        state = put(game(episode=()), "verse:2", card(name, "inevitable"), face_up=False)
        state = replace(state, inevitables=(top(state, "verse:2"),))
        assert "note-inevitable" in seen(state, "table")
        told |= {seen(state, audience) for audience in ("table", "p1")}
    assert len(told) == 1


@pytest.mark.rule("FFY-ZONE-32", "FFY-ACT-02")
def test_a_card_that_seems_to_be_elsewhere_is_a_question_with_both_answers() -> None:
    state = put(game(), "discard:p1", SHINY)
    copy = state.table.slots[top(state, "discard:p1")].copy
    assert copy is not None
    asked = do(put(state, "box", MATE), Play(P1, copy, "camera"))
    assert asked.ask is not None
    assert {option.key for option in asked.ask.options} == {"in-hand", "not-meant"}  # type: ignore[union-attr]


@pytest.mark.rule("FFY-ZONE-33")
def test_the_own_discard_pile_is_open_and_no_deck_is() -> None:
    state = hide(put(game(), "discard:p1", HIT_1, MATE), "deck:p2", THUG)
    table = zones.table.__wrapped__()
    assert not table.is_secret("nowhere", P1) and not table.is_secret("discard:p1", P2)
    assert all(state.table.slots[slot].face_up for slot in state.table.zone("discard:p1"))
    assert table.is_secret("deck:p1", P1) and table.is_secret("episode", P1) and table.is_secret("crew", P1)
    assert not table.is_secret("hand:p1", P1) and table.is_secret("hand:p1", P2)


@pytest.mark.rule("FFY-CLEAN-05")
def test_a_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    state = put(game(), "discard:p1", MATE)
    assert refused(state, ShuffleIn(P1)).rule == "FFY-CLEAN-05"


@pytest.mark.rule("FFY-ZONE-25", "FFY-RUL-02")
def test_serenity_shows_slot_by_slot_what_lies_there() -> None:
    state = put(put(game(), "serenity:1", HULL), "upgrade:4", UPGRADE)
    ship = next(
        place
        for strip in view(firefly(), state, "table").strips
        for place in strip.places
        if place.id == "serenity"
    )
    assert [(figure.value, figure.filled) for figure in ship.figures] == [
        (1, True),
        (2, False),
        (3, False),
        (4, False),
    ]
    assert [figure.label is not None for figure in ship.figures] == [False, False, False, True]


@pytest.mark.rule("FFY-TURN-05")
@pytest.mark.parametrize("seat", [P2, SeatId("p3")])
def test_only_the_active_player_spends(seat: SeatId) -> None:
    state = with_numbers(game(), recruit=9)
    no = refused(state, Recruit(seat, top(state, zones.BRIDGE[0])))
    assert (no.rule, no.kind) == ("FFY-TURN-05", "timing")


@pytest.mark.rule("FFY-ACT-02", "FFY-ACT-07")
def test_cards_are_played_one_at_a_time_and_need_not_be() -> None:
    state = in_hand(game(), MATE)
    after = do(state, Play(P1, copy_in(state, P1, "mate")))
    assert (len(after.table.zone("played:p1")), len(after.table.zone("hand:p1"))) == (1, 6)
