"""Whoever is pushed out of the city overruns the Lair (VIL-OVER)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.engine.changes import carried
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.overruns import overrun
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    OPERATIVE,
    P1,
    P2,
    P3,
    ability,
    adversary,
    after,
    ally,
    answer,
    city,
    clause,
    count,
    designs,
    do,
    drafted,
    emptied,
    fill,
    find,
    game,
    guarding,
    in_hand,
    lair,
    put,
    settled,
    top,
    worked_off,
)

N = adversary("n", 1)


def full(costs: tuple[int, ...] = (2, 4, 6, 7, 8), bystanders: int = 0) -> VillainsState:
    """A full city before the next card, over a Lair of these costs; the last one guards so many."""
    state = lair(game(phase="reveal", deck=(N,) * 3), *costs)
    state = fill(state, "a", "b", "c", "d", "e")
    return guarding(state, 5, bystanders) if bystanders else state


def choices(state: VillainsState) -> tuple[str, ...]:
    """What can be answered."""
    assert isinstance(state.ask, Choice)
    cards = (state.table.card(option.slot) for option in state.ask.options if option.slot is not None)
    return tuple(str(card.design) for card in cards if card is not None)


@pytest.mark.rule("VIL-OVER-01", "VIL-OVER-02")
def test_the_current_player_chooses_an_ally_of_six_or_less() -> None:
    state = do(full(), BeginTurn(P1))
    assert designs(state, zones.OVERRUN) == ("e",)
    assert state.ask is not None and state.ask.seat == P1
    assert choices(state) == ("cost-2", "cost-4", "cost-6")
    assert designs(answer(state, "cost-4"), zones.KO) == ("cost-4",)


@pytest.mark.rule("VIL-OVER-03", "VIL-SPEC-03")
def test_with_only_dear_allies_nobody_is_lost() -> None:
    state, _ = settled(full((7, 7, 8, 9, 7)), BeginTurn(P1))
    assert (count(state, zones.KO), state.turn.phase) == (0, "action")


@pytest.mark.rule("VIL-OVER-02")
@pytest.mark.parametrize(("told", "koed"), [(6, ("cost-None",)), (7, ("cost-2",))])
def test_an_ally_whose_cost_is_told_too_dear_is_not_the_one(told: int, koed: tuple[str, ...]) -> None:
    state = lair(game(phase="reveal", deck=(N,) * 3), 7, 2, 7, 7, 7)
    state = put(emptied(state, zones.LAIR[0]), zones.LAIR[0], ally("cost-None", None))
    state = do(fill(state, "a", "b", "c", "d", "e"), BeginTurn(P1))
    assert choices(state) == ("cost-None", "cost-2")
    state = answer(answer(state, "cost-None"), told)
    # Where it is too dear, the only one that is left is taken.
    assert (state.ask, designs(state, zones.KO)) == (None, koed)


@pytest.mark.rule("VIL-OVER-04", "VIL-RECR-05")
def test_the_empty_space_is_filled_before_anybody_discards() -> None:
    _, events = settled(full(bystanders=1), BeginTurn(P1))
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("Koed") < kinds.index("HqRefilled") < kinds.index("CardsDiscarded")


@pytest.mark.rule("VIL-OVER-05", "VIL-OVER-06", "VIL-OVER-08")
def test_every_seat_discards_one_card_for_three_bystanders() -> None:
    before = full(bystanders=3)
    state, _ = settled(before, BeginTurn(P1))
    for seat in (P1, P2, P3):
        assert (count(state, zones.of(seat, "hand")), count(state, zones.of(seat, "discard"))) == (5, 1)
    assert designs(state, zones.OVERRUN) == ("bystander",) * 3 + ("e",)


@pytest.mark.rule("VIL-OVER-07", "VIL-STRIKE-03")
def test_the_current_player_discards_first_and_an_empty_hand_nothing() -> None:
    before = full((7, 7, 7, 7, 7), bystanders=1)
    for seat in (P1, P2, P3):
        before = in_hand(before, OPERATIVE, seat=seat)
    _, events = settled(before, BeginTurn(P1))
    seats = [getattr(event, "seat", "") for event in events if type(event).__name__ == "CardsDiscarded"]
    assert seats == [P1, P2, P3]


@pytest.mark.rule("VIL-OVER-07")
def test_whoever_has_no_card_discards_none() -> None:
    before = full((7, 7, 7, 7, 7), bystanders=1)
    before = carried(before, before.table.zone(zones.of(P2, "hand")), zones.of(P2, "deck"), face_up=False)
    state, events = settled(before, BeginTurn(P1))
    seats = [getattr(event, "seat", "") for event in events if type(event).__name__ == "CardsDiscarded"]
    assert (seats, count(state, zones.of(P2, "discard"))) == ([P1, P3], 0)


@pytest.mark.rule("VIL-OVER-09")
def test_without_bystanders_nobody_discards() -> None:
    _, events = settled(full(), BeginTurn(P1))
    assert all(type(event).__name__ != "CardsDiscarded" for event in events)


@pytest.mark.rule("VIL-OVER-10")
def test_the_overrun_text_comes_last() -> None:
    shouter = adversary("shouter", 1, ability("overrun", clause("gain", recruit=2)))
    before = guarding(put(fill(lair(game(phase="reveal", deck=(N,) * 3), 1, 1, 1, 1, 1), "a", "b", "c", "d"),
                          zones.CITY[4], shouter), 5)  # fmt: skip
    state, events = settled(before, BeginTurn(P1))
    kinds = [type(event).__name__ for event in events]
    last = max(at for at, kind in enumerate(kinds) if kind == "CardsDiscarded")
    assert last < kinds.index("PointsGained")
    assert state.numbers["recruit"] == 2


@pytest.mark.rule("VIL-OVER-11", "VIL-OVER-12")
def test_an_overrun_by_a_card_does_all_steps_and_pushes_nobody() -> None:
    state = guarding(fill(lair(game(), 7, 7, 7, 7, 2), "", "", "thor", "", "last"), 3)
    draft = drafted(state)
    overrun(draft, top(state, zones.CITY[2]))
    state = worked_off(draft)
    assert city(state) == ("", "", "", "", "last")
    assert (designs(state, zones.KO), designs(state, zones.OVERRUN)) == (("cost-2",), ("bystander", "thor"))
    assert state.ask is not None and state.ask.why.key.startswith("ask-discard")


@pytest.mark.rule("VIL-OVER-13", "VIL-OVER-14")
def test_what_is_put_into_the_pile_otherwise_overruns_nothing() -> None:
    state = fill(guarding(game(), 1), "a")
    before = put(state, zones.of(P1, "victory"), N)
    slots = (top(before, zones.of(P1, "victory")), top(before, zones.GUARDED[0]))
    after = worked_off(drafted(carried(before, slots, zones.OVERRUN)))
    assert (after.ask, after.numbers.get("overran", 0), after.numbers.get("carried", 0)) == (None, 0, 0)


@pytest.mark.rule("VIL-OVER-15")
def test_only_what_left_the_city_is_counted() -> None:
    before = put(full(bystanders=2), zones.OVERRUN, N, N)
    state, _ = settled(before, BeginTurn(P1))
    assert (state.numbers["overran"], state.numbers["carried"]) == (1, 2)
    assert count(state, zones.OVERRUN) == 5


@pytest.mark.rule("VIL-OVER-11", "VIL-OVER-12")
def test_a_card_can_make_itself_overrun_and_pushes_nobody() -> None:
    before = fill(game(), "a", "", "c", "", "e")
    state = after(before, clause("overrun", what="this"), slot=find(before, "c"))
    while state.ask is not None:
        state = answer(state, getattr(state.ask, "options", ())[0].key)
    assert city(state) == ("a", "", "", "", "e")
    assert designs(state, zones.OVERRUN) == ("c",)
