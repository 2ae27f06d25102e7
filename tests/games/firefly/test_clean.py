"""The Cleanup Phase: everything is discarded, then six are drawn (FFY-CLEAN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.core.language.refusals import Refusal
from companion.engine import zones as piles
from companion.engine.legendary.course import EndAction, PhaseBegan
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import CardsDiscarded, DeckReshuffled, HandDrawn, ShuffleIn
from companion.engine.legendary.points import PoolsEmptied
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.state import FireflyState
from companion.games.firefly.turns import rest
from tests.games.firefly.box import (
    BROWNCOAT,
    MATE,
    P1,
    P2,
    P3,
    ability,
    clause,
    copy_in,
    designs,
    do,
    game,
    happened,
    in_hand,
    in_phase,
    put,
    refused,
    with_numbers,
)
from tests.games.firefly.wounds import END, counts, played


def with_deck(state: FireflyState, deck: int, discard: int) -> FireflyState:
    """With so many cards in the first player's deck, and so many discarded besides hand and play."""
    own = state.table.zone(zones.of(P1, "deck"))
    state = replace(state, table=piles.move(state.table, own[deck:], zones.BOX))
    return put(state, zones.of(P1, "discard"), *(MATE,) * discard)


@pytest.mark.rule("FFY-CLEAN-01")
def test_played_cards_go_to_the_own_discard_pile() -> None:
    state = played(game(), ability("play", clause("gain", recruit=1)))
    there = state.table.zone(zones.of(P1, "played"))
    after = do(state, END)
    assert len(there) == 1 and there[0] in after.table.zone(zones.of(P1, "discard"))
    assert [counts(after, seat)["played"] for seat in (P1, P2, P3)] == [0, 0, 0]


@pytest.mark.rule("FFY-CLEAN-02")
def test_the_rest_of_the_hand_is_discarded_too() -> None:
    state = in_hand(game(), MATE)
    held = state.table.zone(zones.of(P1, "hand"))
    after = do(state, END)
    assert set(held) <= set(after.table.zone(zones.of(P1, "discard"))), "none is kept for the next turn"
    assert not set(held) & set(after.table.zone(zones.of(P1, "hand")))
    assert refused(after, END).rule == "FFY-TURN-05", "the turn is over"


@pytest.mark.rule("FFY-CLEAN-01", "FFY-CLEAN-02", "FFY-CLEAN-03")
def test_played_cards_then_the_hand_are_discarded_then_six_are_drawn_as_the_points_go() -> None:
    state = with_numbers(played(game(), ability("play", clause("gain", recruit=1))), attack=2)
    lying = [state.table.zone(zones.of(P1, part)) for part in ("played", "hand")]
    told = [one for one in happened(state, END) if isinstance(one, PhaseBegan | PoolsEmptied | CardsDiscarded
                                                               | HandDrawn)]  # fmt: skip
    cleanup = told[[getattr(one, "phase", "") for one in told].index("cleanup") :]
    assert [type(one) for one in cleanup[:5]] == [
        PhaseBegan, PoolsEmptied, CardsDiscarded, CardsDiscarded, HandDrawn,
    ]  # fmt: skip
    assert [one.slots for one in cleanup if isinstance(one, CardsDiscarded)] == lying
    assert [len(one.slots) for one in cleanup if isinstance(one, HandDrawn)] == [6]
    after = do(state, END)
    assert (after.numbers["attack"], after.numbers["recruit"], counts(after)["hand"]) == (0, 0, 6)


@pytest.mark.rule("FFY-CLEAN-05", "FFY-CLEAN-06")
@pytest.mark.parametrize(("deck", "discard", "drawn"), [(0, 0, 0), (0, 3, 2), (1, 3, 2), (2, 3, 2)])
def test_a_deck_is_made_anew_only_when_it_is_empty_and_a_card_is_needed(
    deck: int, discard: int, drawn: int
) -> None:
    state = with_deck(game(), deck, discard)
    before = counts(state)["hand"]
    after = played(state, ability("play", clause("draw", n=2)))
    left = deck + discard - drawn
    is_anew = drawn > deck
    assert counts(after) == {
        "deck": left if is_anew else deck - drawn, "hand": before + drawn, "played": 1,
        "discard": 0 if is_anew else discard,
    }  # fmt: skip


@pytest.mark.rule("FFY-CLEAN-03")
def test_then_six_are_drawn() -> None:
    events = [event for event in happened(game(), END) if isinstance(event, CardsDiscarded | HandDrawn)]
    assert isinstance(events[0], CardsDiscarded) and isinstance(events[-1], HandDrawn)
    assert len(events[-1].slots) == 6
    assert counts(do(game(), END)) == {"deck": 1, "hand": 6, "played": 0, "discard": 6}


@pytest.mark.rule("FFY-CLEAN-04")
def test_a_short_deck_is_drawn_up_and_made_anew_for_the_rest() -> None:
    state = with_deck(game(), 2, 5)
    after = do(state, END)
    assert counts(after) == {"deck": 7, "hand": 6, "played": 0, "discard": 0}
    drawn = [len(event.slots) for event in happened(state, END) if isinstance(event, HandDrawn)]
    assert drawn == [2, 4]


@pytest.mark.rule("FFY-CLEAN-05")
def test_an_empty_deck_alone_is_not_made_anew() -> None:
    state = with_deck(game(), 6, 0)
    after = do(state, END)
    assert counts(after) == {"deck": 0, "hand": 6, "played": 0, "discard": 6}
    assert not any(isinstance(event, DeckReshuffled) for event in happened(state, END))


@pytest.mark.rule("FFY-CLEAN-05")
def test_shuffling_early_is_refused() -> None:
    state = with_deck(game(), 3, 4)
    no = refused(state, ShuffleIn(P1))
    assert (no.rule, no.remedy is not None) == ("FFY-CLEAN-05", True)
    assert counts(do(state, ShuffleIn(P1), "FFY-CLEAN-05"))["deck"] == 7


@pytest.mark.rule("FFY-CLEAN-06", "FFY-RUL-75")
def test_the_same_holds_for_every_draw_in_any_phase() -> None:
    state = with_deck(game(), 1, 4)
    one = played(state, ability("play", clause("draw", n=1)))
    assert (counts(one)["deck"], counts(one)["discard"]) == (0, 4), "nobody shuffles before a card is needed"
    two = played(one, ability("play", clause("draw", n=1)))
    assert (counts(two)["deck"], counts(two)["discard"]) == (3, 0)


@pytest.mark.rule("FFY-CLEAN-07", "FFY-KEY-05")
def test_lent_cards_go_to_their_owners_discard_piles() -> None:
    state = in_hand(in_hand(game(), BROWNCOAT, seat=P2), BROWNCOAT, seat=P3)
    for seat in (P2, P3):
        state = do(state, Lend(seat, copy_in(state, seat, "browncoat")))
    after = do(state, END)
    assert after.turn.seat == P2, "then the turn is passed on"
    for seat in (P2, P3):
        assert designs(after, zones.of(seat, "lent")) == ()
        assert designs(after, zones.of(seat, "discard")) == ("browncoat",)
    assert "browncoat" not in designs(after, zones.of(P1, "discard"))


@pytest.mark.rule("FFY-TURN-01", "FFY-TURN-02")
def test_a_turn_goes_through_its_phases_in_order_and_none_comes_back() -> None:
    state = game(phase="episode")
    assert refused(state, BeginTurn(P2)).rule == "FFY-TURN-05"
    assert (refused(state, END).rule, refused(state, END).kind) == ("FFY-TURN-01", "timing")
    began = do(state, BeginTurn(P1))
    assert began.turn.phase == "action"
    assert (refused(began, BeginTurn(P1)).rule, refused(began, BeginTurn(P1)).kind) == (
        "FFY-TURN-02",
        "timing",
    )
    assert refused(began, EndAction(P2)).rule == "FFY-TURN-05"
    phases = [event.phase for event in happened(began, END) if isinstance(event, PhaseBegan)]
    assert phases == ["strike", "jobs", "cleanup"]
    after = do(began, END)
    assert (after.turn.seat, after.turn.phase, after.turn.number) == (P2, "episode", began.turn.number + 1)


@pytest.mark.rule("FFY-TURN-03")
@pytest.mark.parametrize(("active", "following"), [(P1, P2), (P2, P3), (P3, P1)])
def test_after_the_cleanup_the_turn_passes_clockwise(active: SeatId, following: SeatId) -> None:
    state = game(active=active)
    kinds = [type(event).__name__ for event in happened(state, EndAction(active))]
    assert kinds[-1] == "TurnBegan" and "TurnSkipped" not in kinds and "TurnCounted" not in kinds
    assert do(state, EndAction(active)).turn.seat == following


@pytest.mark.rule("FFY-SPEC-25", "FFY-CLEAN-04")
@pytest.mark.parametrize(
    ("deck", "discard", "n", "drawn"), [(2, 0, 5, 2), (0, 0, 3, 0), (1, 1, 5, 2), (3, 2, 4, 4)]
)
def test_a_draw_stops_where_both_are_empty_and_not_before(
    deck: int, discard: int, n: int, drawn: int
) -> None:
    state = with_deck(game(), deck, discard)
    after = played(state, ability("play", clause("draw", n=n)))
    assert counts(after)["hand"] == counts(state)["hand"] + drawn
    assert counts(after)["deck"] + counts(after)["discard"] == deck + discard - drawn


@pytest.mark.rule("FFY-STATE-05", "FFY-STATE-06", "FFY-STATE-07", "FFY-STATE-08")
def test_what_follows_the_action_phase_and_what_a_cleanup_that_is_under_way() -> None:
    def left(phase: str) -> list[str]:
        return [type(work).__name__ for work in rest(in_phase(game(), phase))]

    whole = ["StrikesBegin", "EnemiesStrike", "TurnOver", "JobsDue", "CleanUp", "TurnEnds"]
    assert (left("action"), left("cleanup")) == (whole, ["CleanUp", "TurnEnds"])


@pytest.mark.rule("FFY-STATE-12")
def test_once_the_game_is_over_nothing_is_done_any_more() -> None:
    whole = firefly.__wrapped__()
    over = whole.evolve(game(), Lost("serenity"))
    no = whole.decide(over, END, frozenset())
    assert isinstance(no, Refusal) and no.rule == "FFY-STATE-12"
    assert not isinstance(whole.decide(game(), END, frozenset()), Refusal)
