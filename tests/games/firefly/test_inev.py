"""The Inevitable card: it moves instead of new cards, and counts the turns to the end (FFY-INEV)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.ids import SeatId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import CardsDiscarded
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.cards.own import PILES
from companion.games.firefly.inevitable import (
    InevitableArrived,
    InevitableSighted,
    TimeUp,
    TurnCounted,
    TurnSkipped,
    seats_left,
    spaces_left,
)
from companion.games.firefly.setup.dealing import is_last
from companion.games.firefly.state import FireflyState
from companion.games.firefly.turns import TurnOver
from companion.games.firefly.verse import LANE, is_closed
from tests.games.firefly.box import (
    ANCHOR,
    HIT_1,
    P1,
    P2,
    P3,
    P4,
    ability,
    answer,
    card,
    clause,
    combat,
    copy_in,
    designs,
    do,
    drafted,
    fill,
    game,
    happened,
    in_hand,
    in_phase,
    keep_orders,
    put,
    refused,
    top,
    verse,
    with_numbers,
    worked_off,
)


def coming(at: int, **rest: Any) -> FireflyState:
    """A table whose Inevitable card lies hidden in this space, its deck behind it empty."""
    state = game(episode=(), **rest)
    slot = state.table.zone(zones.EPISODE)[0]
    return carried(state, (slot,), zones.VERSE[at - 1], face_up=False)


def down(state: FireflyState, *seats: SeatId) -> FireflyState:
    """The State in which these players are defeated."""
    players = tuple(replace(one, alive=one.alive and one.seat not in seats) for one in state.players)
    return replace(state, players=players)


@pytest.mark.rule("FFY-INEV-01")
def test_the_last_card_of_the_deck_enters_like_any_other() -> None:
    after = do(game(phase="episode", episode=()), BeginTurn(P1))
    assert (verse(after), after.inevitable) == (("inevitable", "", "", "", ""), top(after, "verse:1"))
    assert not after.table.slots[top(after, "verse:1")].face_up


@pytest.mark.rule("FFY-ZONE-31", "FFY-INEV-16")
def test_it_is_told_by_its_back_and_once_more_when_it_lies_open() -> None:
    came = happened(game(phase="episode", episode=()), BeginTurn(P1))
    assert [one.left for one in came if isinstance(one, InevitableSighted)] == [5]
    moved = happened(coming(2, phase="episode"), BeginTurn(P1))
    assert not [one for one in moved if isinstance(one, InevitableSighted | InevitableArrived)]
    there = happened(coming(5, phase="episode"), BeginTurn(P1))
    assert [one.left for one in there if isinstance(one, InevitableArrived)] == [3]


@pytest.mark.rule("FFY-INEV-03")
def test_it_moves_on_instead_of_every_new_card() -> None:
    after = do(coming(2, phase="episode"), BeginTurn(P1))
    assert verse(after) == ("", "", "inevitable", "", "")


@pytest.mark.rule("FFY-INEV-02", "FFY-SCAN-05")
def test_nobody_scans_or_fights_it() -> None:
    state = with_numbers(coming(2), attack=9)
    assert refused(state, Scan(P1, zones.VERSE[1])).rule == "FFY-SCAN-05"
    assert refused(state, Fight(P1, top(state, "verse:2"))).rule == "FFY-INEV-02"


@pytest.mark.rule("FFY-INEV-04", "FFY-KEY-14")
def test_it_pushes_a_stationary_card() -> None:
    after = do(put(coming(2, phase="episode"), "verse:3", ANCHOR), BeginTurn(P1))
    assert verse(after) == ("", "", "inevitable", "anchor", "")


@pytest.mark.rule("FFY-INEV-04", "FFY-KEY-14")
def test_it_pushes_a_stationary_card_as_it_comes_out_of_its_deck() -> None:
    state = game(phase="episode", episode=())
    after = do(put(put(state, "verse:1", ANCHOR), "verse:2", ANCHOR), BeginTurn(P1))
    assert verse(after) == ("inevitable", "anchor", "anchor", "", "")


@pytest.mark.rule("FFY-RUL-16")
def test_what_it_sets_moving_passes_stationary_cards_by() -> None:
    two = put(put(coming(1, phase="episode"), "verse:2", ANCHOR), "verse:3", ANCHOR)
    assert verse(do(two, BeginTurn(P1))) == ("", "inevitable", "anchor", "anchor", "")
    plain = put(fill(coming(1, phase="episode"), "", "a"), "verse:3", ANCHOR)
    assert verse(do(plain, BeginTurn(P1))) == ("", "inevitable", "anchor", "a", "")


@pytest.mark.rule("FFY-INEV-06", "FFY-INEV-16")
def test_in_the_combat_zone_it_lies_open_and_counts_players_not_spaces() -> None:
    before = coming(5, phase="episode")
    assert spaces_left(before) == 1
    after = do(before, BeginTurn(P1))
    assert (combat(after), spaces_left(after)) == (("inevitable",), 0)
    assert after.table.slots[top(after, "combat")].face_up
    assert seats_left(after) == (P1, P2, P3)


def whole_turn(state: FireflyState, seat: SeatId) -> FireflyState:
    """A turn in which its player does nothing."""
    state = do(state, BeginTurn(seat)) if state.turn.phase == "episode" else state
    return keep_orders(do(state, EndAction(seat)))


@pytest.mark.rule("FFY-INEV-08")
def test_after_a_strike_phase_of_everybody_the_episode_ends() -> None:
    state = coming(5, phase="episode")
    for number, seat in enumerate((P1, P2, P3), 1):
        state = do(state, BeginTurn(seat))
        events = happened(state, EndAction(seat))
        assert [one for one in events if isinstance(one, TurnCounted)] == [TurnCounted(seat, 3 - number)]
        assert (TimeUp() in events) is (number == 3)
        state = keep_orders(do(state, EndAction(seat)))
    assert (state.turn.phase, state.results) == ("inter-mission", {1: False})


@pytest.mark.rule("FFY-INEV-09")
def test_the_turn_in_which_it_comes_counts_for_the_active_player() -> None:
    state = do(coming(5, phase="episode"), BeginTurn(P1))
    assert (combat(state), state.counted) == (("inevitable",), ())
    assert whole_turn(state, P1).counted == (P1,)
    assert whole_turn(coming(4, phase="episode"), P1).counted == (), "not before it is there"


@pytest.mark.rule("FFY-INEV-11")
def test_the_skipped_turn_of_the_defeated_counts() -> None:
    state = do(down(coming(5, phase="episode"), P2), BeginTurn(P1))
    events = happened(state, EndAction(P1))
    told = [one for one in events if isinstance(one, TurnCounted | TurnSkipped)]
    assert told == [TurnCounted(P1, 2), TurnSkipped(P2), TurnCounted(P2, 1)]
    after = keep_orders(do(state, EndAction(P1)))
    assert (after.counted, seats_left(after), after.turn.seat) == ((P1, P2), (P3,), P3)


@pytest.mark.rule("FFY-RUL-23")
def test_after_the_last_strike_phase_that_player_alone_does_cleanup() -> None:
    state = replace(coming(5, phase="episode", active=P3), counted=(P1, P2))
    state = replace(do(state, BeginTurn(P3)), counted=(P1, P2))
    events = happened(state, EndAction(P3))
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("EnemyStruck") < kinds.index("TimeUp") < kinds.index("CardsDiscarded")
    assert [event.seat for event in events if isinstance(event, CardsDiscarded)] == [P3]
    assert keep_orders(do(state, EndAction(P3))).turn.phase == "inter-mission"


@pytest.mark.rule("FFY-RUL-25")
def test_a_skipped_turn_can_be_the_last_one() -> None:
    state = down(coming(5, phase="episode", active=P3), P2)
    state = whole_turn(whole_turn(state, P3), P1)
    assert (state.turn.phase, state.starter) == ("inter-mission", P3)


@pytest.mark.rule("FFY-RUL-24")
def test_a_second_turn_of_somebody_is_not_counted() -> None:
    state = whole_turn(coming(5, phase="episode"), P1)
    again = whole_turn(in_phase(state, "episode", P1), P1)
    assert again.counted == (P1,)


@pytest.mark.rule("FFY-INEV-15", "FFY-SOLO-03")
def test_alone_the_episode_ends_in_the_turn_it_comes() -> None:
    after = whole_turn(coming(5, players=1, phase="episode"), P1)
    assert (after.turn.phase, after.starter) == ("inter-mission", P1)


@pytest.mark.rule("FFY-RUL-20")
def test_in_the_combat_zone_no_episode_card_comes_any_more() -> None:
    state = whole_turn(coming(5, phase="episode"), P1)
    after = do(state, BeginTurn(P2))
    assert (verse(after), combat(after)) == (("", "", "", "", ""), ("inevitable",))


@pytest.mark.rule("FFY-INEV-14", "FFY-INEV-07", "FFY-INEV-10")
def test_the_worked_example_of_three_turns() -> None:
    """Mal is struck, Zoe is skipped, Wash avoids its strike: the Episode ends with Wash's turn."""
    state = down(coming(5, phase="episode", strikes=(HIT_1,) * 6), P2)
    state = whole_turn(state, P1)
    assert (designs(state, "damage:p1"), state.counted) == (("hit-1",), (P1, P2))
    state = replace(do(state, BeginTurn(P3)), wards={P3: ("any",)})
    state = do(state, EndAction(P3))
    while state.ask is not None and isinstance(state.ask, Choice):
        state = answer(state, next(option.key for option in state.ask.options if option.key != "take"))
    state = keep_orders(state)
    assert (designs(state, "damage:p3"), state.turn.phase) == ((), "inter-mission")


@pytest.mark.rule("FFY-RUL-78")
@pytest.mark.parametrize(("struck", "counts"), [(True, True), (False, False)])
def test_one_that_comes_during_the_strikes_counts_only_if_it_strikes(struck: bool, counts: bool) -> None:
    state = coming(5, phase="strike")
    slot = state.inevitable
    assert slot is not None
    state = carried(state, (slot,), zones.COMBAT)
    state = replace(state, late=(slot,), struck=(slot,) if struck else ())
    draft = drafted(state)
    draft.later(TurnOver())
    assert (P1 in worked_off(draft).counted) is counts


@pytest.mark.rule("FFY-INEV-05", "FFY-SPEC-17")
def test_a_space_behind_it_is_not_clear() -> None:
    def gained(state: FireflyState, **said: Any) -> int:
        one = card("one", "character", ability("play", clause("gain", recruit="clear"), **said))
        state = in_hand(state, one)
        return do(state, Play(P1, copy_in(state, P1, "one"))).numbers["recruit"]

    assert (gained(game()), gained(coming(3)), gained(fill(coming(4), "", "", "", "", "x"))) == (5, 2, 0)
    entry, every = ((clause("clear", where=where),) for where in ("entry", "all"))
    assert (gained(coming(3), when=entry), gained(coming(3), when=every)) == (0, 0)


@pytest.mark.rule("FFY-RUL-21")
def test_looking_at_the_top_episode_card_leaves_the_inevitable_one_alone() -> None:
    state = game(episode=())
    assert is_last(state, state.table.zone(zones.EPISODE)[0])
    assert PILES.sealed(state, state.table.zone(zones.EPISODE)[0])


@pytest.mark.rule("FFY-INEV-05")
@pytest.mark.parametrize("space", [1, 2])
def test_nothing_comes_into_a_space_behind_it(space: int) -> None:
    state = coming(3)
    assert is_closed(state, zones.VERSE[space - 1])
    assert not is_closed(state, zones.VERSE[2]) and not is_closed(state, zones.VERSE[4])
    assert not LANE.takes(state, zones.VERSE[space - 1], None)


@pytest.mark.rule("FFY-SETUP-25", "FFY-TURN-04")
def test_a_turn_of_preparation_that_is_passed_over_is_had() -> None:
    state = down(replace(game(4, phase="action"), prepared={P1: 1}), P2)
    after = keep_orders(do(state, EndAction(P1)))
    assert (after.turn.seat, after.prepared) == (P3, {P1: 1, P2: 1, P3: 1})
    later = replace(down(game(4, phase="action"), P2), prepared=dict.fromkeys((P1, P2, P3, P4), 1))
    assert keep_orders(do(later, EndAction(P1))).prepared == later.prepared
