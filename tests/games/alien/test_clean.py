"""The Cleanup Phase and drawing from the own deck (ALN-CLEAN)."""

from __future__ import annotations

import pytest

from companion.core.language.commands import MoveSlot
from companion.core.language.events import Shuffled
from companion.engine.legendary import own_deck
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import CardsDiscarded, DeckReshuffled, HandDrawn
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.points import PoolsEmptied
from companion.games.alien import drawing
from companion.games.alien.fighting import CharacterKilled
from companion.games.alien.huggers import FacehuggerDied, Impregnated
from companion.games.alien.state import AlienState
from tests.games.alien.box import (
    GRUNT,
    MATE,
    P1,
    P2,
    copy_in,
    designs,
    do,
    drafted,
    game,
    happened,
    hide,
    hug,
    put,
    refused,
    top,
    with_numbers,
    worked_off,
)
from tests.games.alien.whole import evolve

END = EndAction(P1)


def with_cards(deck: int, discard: int) -> AlienState:
    """The first player with an empty hand, so many cards in the deck and so many discarded."""
    state = game()
    state = evolve(state, CardsDiscarded(P1, state.table.zone("hand:p1")))
    for slot in (*state.table.zone("deck:p1"), *state.table.zone("discard:p1")):
        state = do(state, MoveSlot(slot, "removed"))
    state = hide(state, "deck:p1", *(GRUNT,) * deck) if deck else state
    return put(state, "discard:p1", *(MATE,) * discard) if discard else state


def counts(state: AlienState) -> tuple[int, int, int]:
    """Cards in hand, deck and discard pile of the first player."""
    hand, deck, discard = (len(state.table.zone(f"{part}:p1")) for part in ("hand", "deck", "discard"))
    return hand, deck, discard


@pytest.mark.rule("ALN-CLEAN-01")
def test_played_cards_are_discarded_except_those_killed() -> None:
    state = do(game(), Play(P1, copy_in(game(), P1, "grunt")))
    state = do(state, Play(P1, copy_in(state, P1, "specialist")))
    killed, kept = state.table.zone("played:p1")
    state = evolve(state, CharacterKilled(killed))
    state = do(state, END)
    assert kept in state.table.zone("discard:p1") and killed in state.table.zone("dead-characters")
    assert state.table.zone("played:p1") == ()


@pytest.mark.rule("ALN-CLEAN-02")
def test_unplayed_cards_are_discarded_too() -> None:
    before = game()
    after = do(before, END)
    hand = before.table.zone("hand:p1")
    assert after.table.zone("discard:p1") == hand
    assert all(after.table.slots[slot].copy is None for slot in hand), "nobody has seen them"


@pytest.mark.rule("ALN-CLEAN-03")
def test_then_six_cards_are_drawn() -> None:
    assert counts(do(game(), END)) == (6, 1, 6)


@pytest.mark.rule("ALN-CLEAN-04")
def test_when_the_deck_runs_out_the_discard_pile_is_shuffled_and_the_draw_goes_on() -> None:
    state = with_cards(deck=1, discard=12)
    events = happened(state, END)
    drawn = [len(event.slots) for event in events if isinstance(event, HandDrawn)]
    assert drawn == [1, 5] and any(isinstance(event, DeckReshuffled) for event in events)
    assert counts(do(state, END)) == (6, 7, 0)


@pytest.mark.rule("ALN-CLEAN-04")
def test_the_second_cleanup_of_a_game_is_exactly_that() -> None:
    state = game(1)
    for number in (1, 2):
        state = do(state, END)
        state = do(state, BeginTurn(P1)) if number == 1 else state
    assert counts(state) == (6, 7, 0)


@pytest.mark.rule("ALN-CLEAN-05")
def test_an_empty_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    state = with_cards(deck=6, discard=3)
    after = do(state, END)
    assert counts(after) == (6, 0, 3)
    draft = drafted(after)
    drawing.draw(draft, P1, 1)
    assert counts(worked_off(draft)) == (7, 2, 0)


@pytest.mark.rule("ALN-CLEAN-05")
def test_a_deck_that_has_cards_is_never_reshuffled() -> None:
    draft = drafted(with_cards(deck=3, discard=9))
    drawing.draw(draft, P1, 3)
    assert own_deck.refill(drafted(with_cards(1, 9)), P1)
    assert not any(isinstance(event, DeckReshuffled | Shuffled) for event in draft.events)


@pytest.mark.rule("ALN-CLEAN-05")
def test_a_deck_reshuffled_early_by_hand_is_followed_with_the_tools() -> None:
    state = with_cards(deck=1, discard=2)
    for slot in state.table.zone("discard:p1"):
        state = do(state, MoveSlot(slot, "deck:p1", -1, False))
    assert counts(state) == (0, 3, 0)


@pytest.mark.rule("ALN-CLEAN-06")
def test_the_discard_pile_lies_face_up() -> None:
    state = do(game(), END)
    assert all(state.table.slots[slot].face_up for slot in state.table.zone("discard:p1"))


@pytest.mark.rule("ALN-CLEAN-07")
def test_no_card_is_carried_over_in_the_hand() -> None:
    before = game()
    after = do(before, END)
    assert set(after.table.zone("hand:p1")).isdisjoint(before.table.zone("hand:p1"))


@pytest.mark.rule("ALN-CLEAN-09", "ALN-RULING-20")
def test_due_facehuggers_come_after_the_draw() -> None:
    state = hug(game(1, turn=2), P1, 2)
    kinds = [type(event) for event in happened(state, END)]
    assert kinds.index(HandDrawn) < kinds.index(FacehuggerDied) < kinds.index(Impregnated)
    after = do(state, END)
    assert designs(after, "discard:p1")[0] == "chestburster" and P1 in after.living
    assert (after.turn.seat, after.turn.number, after.turn.phase) == (P1, 3, "hive"), "the next turn began"


@pytest.mark.rule("ALN-CLEAN-09")
def test_facehuggers_on_several_players_come_due_together() -> None:
    state = hug(hug(hug(game(turn=2), P1, 2), P2, 2), P2, 3)
    after = do(state, END)
    assert after.carriers == {P1: 1, P2: 1} and [hugger.deadline for hugger in after.huggers] == [3]


@pytest.mark.rule("ALN-CLEAN-10", "ALN-RULING-06")
def test_unspent_points_are_lost() -> None:
    state = with_numbers(game(), attack=4, recruit=3)
    events = happened(state, END)
    assert isinstance(events[0], PoolsEmptied)
    after = do(state, END)
    assert (after.numbers["attack"], after.numbers["recruit"]) == (0, 0)


def test_cards_in_front_of_others_stay() -> None:
    state = put(game(), "hand:p2", MATE, face_up=False)
    after = do(state, END)
    assert len(after.table.zone("hand:p2")) == 7


def test_the_hand_in_the_hive_phase_is_not_discarded() -> None:
    assert refused(game(phase="hive"), END).rule == "ALN-TURN-04" and top(game(), "hand:p1")
