"""Whoever leaves for good goes as the dead go: the board stays, and no rule of a death is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.commands import Answer, Credit, HandOver, TakeOut, TakePinAway
from companion.core.language.sides import Ending
from companion.core.language.states import EVERYBODY
from companion.engine import ledger
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.alien import zones
from companion.games.alien.agendas.events import ALONE, TraitorFell
from companion.games.alien.aliens.events import AlienDied
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.modes import ALIENS, has_mode
from companion.games.alien.state import AlienState
from tests.games.alien.agenda_table import agenda_table, revealed, risen, shown
from tests.games.alien.alien_table import alien_turn, burst, hands, mode_table
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    HIT_1,
    P1,
    P2,
    P3,
    SERGEANT,
    carrying,
    dead,
    designs,
    do,
    game,
    happened,
    hug,
    in_phase,
    keep_orders,
    put,
    refused,
)


@pytest.mark.rule("ALN-DEATH-03", "ALN-DEATH-04", "ALN-END-04")
def test_who_leaves_takes_the_own_cards_and_leaves_the_board() -> None:
    before = put(put(game(), "combat", BRUTE), "damage:p2", HIT_1)
    after = do(before, TakeOut(P2))
    assert after.living == (P1, P3) and after.outcome == ""
    assert not zones.own_cards(after.table, P2) and not after.table.zone("damage:p2")
    assert designs(after, "combat") == designs(before, "combat") and after.turn == before.turn


@pytest.mark.rule("ALN-DEATH-06", "ALN-RULING-59")
def test_the_turn_of_who_leaves_is_over_without_a_strike() -> None:
    events = happened(put(game(), "combat", BRUTE), TakeOut(P1))
    assert not [event for event in events if isinstance(event, StrikeDrawn)]
    after = do(put(game(), "combat", BRUTE), TakeOut(P1))
    assert (after.active, after.turn.phase) == (P2, "hive")


@pytest.mark.rule("ALN-RULING-19")
def test_a_facehugger_on_who_leaves_dies() -> None:
    after = do(hug(put(game(), "combat", DRONE), P2, 9), TakeOut(P2))
    assert after.huggers == () and not after.table.zone("hugger:p2")


@pytest.mark.rule("ALN-RULING-53", "ALN-DEATH-05")
def test_a_lent_card_of_who_leaves_goes_when_the_turn_ends() -> None:
    state = put(game(), "hand:p2", SERGEANT)
    copy = state.table.slots[state.table.zone("hand:p2")[-1]].copy
    assert copy is not None
    lent = do(state, Lend(P2, copy))
    assert lent.table.zone("lent:p2")
    after = do(lent, TakeOut(P2))
    assert after.table.zone("lent:p2"), "the one at turn may still play its copy"
    assert refused(after, Lend(P2, copy)).kind == "impossible"
    over = do(after, EndAction(P1))
    assert not over.table.zone("lent:p2") and not over.table.zone("discard:p2")


@pytest.mark.rule("ALN-ALIEN-01", "ALN-FACE-14")
def test_who_leaves_with_a_chestburster_in_the_deck_does_not_come_back() -> None:
    after = do(carrying(mode_table(), P2), TakeOut(P2))
    assert has_mode(after, ALIENS) and (after.aliens, after.turned) == ((), ())
    assert not after.carries(P2)


@pytest.mark.rule("ALN-ALIEN-11", "ALN-ALIEN-12")
@pytest.mark.parametrize("at_turn", [True, False])
def test_an_alien_player_can_leave_too(at_turn: bool) -> None:
    state = alien_turn() if at_turn else in_phase(burst(mode_table(), P2), "action", P1)
    events, after = happened(state, TakeOut(P2)), keep_orders(do(state, TakeOut(P2)))
    assert AlienDied(P2) in events and not any(isinstance(event, PlayerDied) for event in events)
    assert after.aliens == () and hands(after, P2) == 0 and not after.table.zone("avatar:p2")
    assert after.active == (P3 if at_turn else P1) and after.outcome == ""
    assert refused(after, TakeOut(P2)).kind == "impossible"


@pytest.mark.rule("ALN-RULING-41", "ALN-END-06")
def test_the_deck_of_the_aliens_stays_while_one_of_them_plays_and_the_last_human_cannot_leave() -> None:
    state = in_phase(burst(mode_table(), P2, P3), "action", P1)
    after = keep_orders(do(state, TakeOut(P3)))
    assert after.aliens == (P2,) and after.table.zone(zones.ALIEN_DECK)
    no = refused(after, TakeOut(P1))
    assert no.here is not None and no.here.key == "here-last-at-table"
    assert after.outcome == ""


@pytest.mark.rule("ALN-AGENDA-16", "ALN-RULING-37")
def test_an_unrevealed_agenda_of_who_leaves_is_turned_up_and_not_gained() -> None:
    state = do(agenda_table(), TakeOut(P2))
    assert isinstance(state.ask, Identity) and state.ask.slot == state.agendas[P2].slot
    after = shown(state, "good")
    assert after.agendas[P2].side == "good"
    assert after.table.slots[after.agendas[P2].slot].zone == zones.REMOVED


@pytest.mark.rule("ALN-AGENDA-18")
def test_a_traitor_who_leaves_empties_the_complex_once() -> None:
    state = revealed(agenda_table(), P2, "evil")
    state = put(put(state, "room:2", BRUTE), "combat", DRONE)
    events = happened(state, TakeOut(P2))
    assert [type(event) for event in events].count(TraitorFell) == 1
    after = keep_orders(do(state, TakeOut(P2)))
    assert not after.table.zone("room:2") and designs(after, "combat") == designs(state, "combat")


@pytest.mark.rule("ALN-AGENDA-19")
def test_when_all_others_have_left_the_traitor_goes_on_alone() -> None:
    state = revealed(agenda_table(), P2, "evil")
    state = shown(do(state, TakeOut(P1)), "good")
    after = shown(do(state, TakeOut(P3)), "good")
    assert after.living == (P2,) and after.active == P2 and after.outcome == ""
    assert ALONE in after.milestones


@pytest.mark.rule("ALN-RULING-65", "ALN-ALIEN-11")
def test_a_traitor_who_became_an_alien_can_leave() -> None:
    after = keep_orders(do(risen(P3, "evil"), TakeOut(P3)))
    assert after.aliens == () and after.living == (P1, P2) and after.outcome == ""


@pytest.mark.rule("ALN-DEATH-07")
def test_alone_nobody_can_leave_but_others_can_play_on() -> None:
    state = game(1)
    no = refused(state, TakeOut(P1))
    assert no.here is not None and no.here.key == "here-last-at-table"
    assert do(state, HandOver(P1, "Zoé")).player(P1).by == "Zoé"
    assert refused(replace(state, ending=Ending("lost")), TakeOut(P1)).kind == "impossible"


@pytest.mark.parametrize("command", [
    HandOver(P2, EVERYBODY), HandOver(P1, "Zoé"), Credit(1, P2), TakePinAway(P2, (P1, P3)),
])  # fmt: skip
def test_who_sits_where_changes_no_rule(command: HandOver | Credit | TakePinAway) -> None:
    """Also of the dead, of aliens, of a traitor, and while a question is open."""
    asked = do(agenda_table(), TakeOut(P2))
    assert asked.ask is not None
    risen_ = burst(mode_table(), P2)
    for state in (game(), dead(game(), P2), risen_, asked, revealed(agenda_table(), P2, "evil")):
        after = do(state, command)
        same = {"players": state.players, "credits": state.credits}
        assert replace(after, **same) == state
        if after.ask is not None:
            value = answer_of(after)
            gone_on = do(state, Answer(after.ask.id, value))
            assert replace(do(after, Answer(after.ask.id, value)), **same) == replace(gone_on, **same)


def answer_of(state: AlienState) -> str:
    """A card that fits the open question of the Agenda."""
    assert isinstance(state.ask, Identity)
    return ledger.candidates(state.table, state.ask.slot)[0]
