"""The simulated table follows what happens, answers from the truth, and errs only where people err."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Dice, Identity, Number, Order
from companion.core.language.commands import Answer, BindSlot, Command
from companion.core.language.events import Bound, Event, Laid, Moved, OrderKnown, Shuffled
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.evolve import evolve_core
from companion.engine.players.mistakes import Mistakes
from companion.engine.players.table import SimTable, TableDiffers
from companion.engine.ways import Way
from tests.engine.toy import DECK, HAND, P1, P2, WHY, ZONES, make_state


class Show(Command, frozen=True):
    """A card is laid from a hand."""

    seat: SeatId
    copy: CopyId


def dealt(seed: int = 1, **rest: Any) -> tuple[State, SimTable]:
    """The toy's deck and hand with their real cards."""
    state, table = make_state(rest.pop("custody", "face")), SimTable(seed, ZONES, **rest)
    table.catch_up(state.table)
    return state, table


def happen(state: State, table: SimTable, *events: Event) -> State:
    for event in events:
        after = evolve_core(state, event)
        table.follow(state, event, after)
        state = after
    return state


def offer(copy: str, id: str = "") -> Way:
    return Way(id or f"show:{copy[0]}", Show(P1, CopyId(copy)), phrase("x"), hand=True, cost="show")


def true_hand(state: State, table: SimTable) -> CopyId:
    return table.truth[state.table.zone(HAND)[0]]


def test_a_shuffle_permutes_the_real_cards_of_its_zone_alone() -> None:
    state, table = dealt()
    before = dict(table.truth)
    seen = set()
    for _ in range(40):
        state = happen(state, table, Shuffled(DECK))
        seen.add(table.order(state, DECK))
        assert sorted(table.order(state, DECK)) == sorted(before[slot] for slot in state.table.zone(DECK))
        assert true_hand(state, table) == before[state.table.zone(HAND)[0]]
    assert len(seen) == 6


def test_the_same_shuffle_falls_the_same_way_in_every_custody() -> None:
    orders = []
    for custody in ("face", "app"):
        state, table = dealt(seed=5, custody=custody)
        state = happen(state, table, Shuffled(DECK), Shuffled(DECK))
        orders.append(table.order(state, DECK))
    assert orders[0] == orders[1]


def test_an_order_told_from_outside_becomes_the_truth() -> None:
    state, table = dealt()
    others = [copy for copy in ("a1", "a2", "b1", "c1") if copy != true_hand(state, table)]
    swapped = (true_hand(state, table), *others[1:])
    state = happen(state, table, OrderKnown(DECK, tuple(CopyId(copy) for copy in swapped)))
    assert table.order(state, DECK) == swapped
    assert true_hand(state, table) == others[0]


def test_known_cards_lie_where_they_are_laid() -> None:
    state, table = dealt()
    state = replace(
        state, table=replace(state.table, designs={**state.table.designs, CopyId("n"): "thing-a"})
    )
    state = happen(state, table, Laid(ZoneId("row"), (CopyId("n"),)))
    assert table.truth[state.table.zone("row")[0]] == "n"


def test_books_that_contradict_the_table_are_an_alarm() -> None:
    state, table = dealt()
    slot = state.table.zone(DECK)[0]
    wrong = next(copy for copy in ledger.candidates(state.table, slot) if copy != table.truth[slot])
    with pytest.raises(TableDiffers):
        happen(state, table, Bound(slot, wrong, "seen"))
    state, careless = dealt(mistakes=Mistakes(wrong=0.5))
    happen(state, careless, Bound(slot, wrong, "seen"))
    assert careless.truth[slot] != wrong, "the card stays what it is, whatever is said of it"


def test_a_card_named_in_a_hand_is_taken_out_of_it() -> None:
    state, table = dealt()
    state = happen(state, table, Moved(state.table.zone(DECK), HAND))
    last = state.table.zone(HAND)[-1]
    copy = table.truth[state.table.zone(HAND)[0]]
    happen(state, table, Bound(last, copy, "told"))
    assert table.truth[last] == copy
    assert len(set(table.truth.values())) == len(table.truth)


@pytest.mark.parametrize(("custody", "source"), [("app", "app"), ("read", "camera")])
def test_the_order_of_a_deck_is_answered_from_the_truth(custody: str, source: str) -> None:
    state, table = dealt(custody=custody)
    told = table.answer(state, Order(id=3, why=WHY, zone=DECK, read=custody == "read"))
    assert told == Answer(3, table.order(state, DECK), source)  # type: ignore[arg-type]


def test_a_card_is_shown_to_the_camera() -> None:
    state, table = dealt()
    slot = state.table.zone(DECK)[1]
    assert table.answer(state, Identity(id=1, why=WHY, slot=slot)) == Answer(1, table.truth[slot], "camera")


def test_numbers_are_read_from_the_card_and_stay_what_they_are() -> None:
    state, table = dealt(facts={"thing-a": {"power": 7}})
    assert table.answer(state, Number(id=1, why=WHY, of="thing-a", field="power")) == Answer(1, 7, "finger")
    invented = [table.printed("thing-b", "power") for _ in range(3)]
    assert len(set(invented)) == 1
    assert 0 <= invented[0] <= 4


def test_dice_are_rolled() -> None:
    state, table = dealt()
    ask = Dice(id=1, why=WHY, dice=("white", "red", "red"))
    rolls = [table.answer(state, ask) for _ in range(20)]
    assert all(
        roll is not None and len(roll.value) == 3 and set(roll.value) <= set(range(1, 7)) for roll in rolls
    )  # type: ignore[arg-type]
    assert len({roll.value for roll in rolls if roll is not None}) > 10


def test_a_choice_is_left_to_people() -> None:
    state, table = dealt()
    assert table.answer(state, Choice(id=1, why=WHY, options=())) is None


def test_only_cards_that_the_hand_really_holds_can_be_laid() -> None:
    state, table = dealt()
    held = true_hand(state, table)
    offers = (offer("a1"), offer("b1"), offer("c1"), Way("end", Show(P1, CopyId("zz")), phrase("x")))
    possible = table.feasible(state, offers)
    assert [o.id for o in possible] == [f"show:{held[0]}", "end"]
    assert possible[0].command == Show(P1, held), "the very copy, not just one like it"


def test_an_offer_for_another_hand_looks_into_that_hand() -> None:
    state, table = dealt()
    other = replace(offer(str(true_hand(state, table))), whose=SeatId("p2"))
    assert table.feasible(state, (other,)) == ()


def test_an_answer_about_a_hand_is_possible_only_with_such_a_card() -> None:
    state, table = dealt()
    held = str(true_hand(state, table))
    offers = tuple(
        Way(copy, Answer(1, copy), phrase("x"), whose=P1, hand=True) for copy in ("a1", "b1", "c1")
    )
    assert [o.id[0] for o in table.feasible(state, offers)] == [held[0]]


def test_hasty_people_show_the_wrong_card_and_name_twins() -> None:
    state, table = dealt(mistakes=Mistakes(wrong=1.0))
    slot = state.table.zone(DECK)[0]
    told = {table.answer(state, Identity(id=1, why=WHY, slot=slot)).value for _ in range(30)}  # type: ignore[union-attr]
    assert told <= set(ledger.candidates(state.table, slot))
    assert len(told) > 1
    state, naming = dealt(mistakes=Mistakes(named=1.0))
    answer = naming.answer(state, Identity(id=1, why=WHY, slot=slot))
    assert answer is not None
    assert answer.source == "finger"
    assert str(answer.value)[0] == naming.truth[slot][0]


def test_a_misreported_card_leaves_the_hand_all_the_same() -> None:
    state, table = dealt(mistakes=Mistakes(misreported=1.0))
    held = true_hand(state, table)
    lies = [offer(copy) for copy in ("a1", "b1", "c1") if copy[0] != held[0]]
    (taken,) = table.feasible(state, (offer(str(held)), *lies))[:1]
    said = table.lay_down(state, taken, (taken, *lies))
    assert said in lies
    slot = state.table.zone(HAND)[0]
    happen(state, table, Bound(slot, said.command.copy, "told"))
    assert table.truth[slot] == held


def test_what_one_lays_down_while_another_is_still_asked_leaves_the_own_hand() -> None:
    state, table = dealt()
    first, second, theirs = state.table.zone(HAND)[0], *state.table.zone(DECK)[:2]
    state = happen(state, table, Moved((second,), HAND), Moved((theirs,), ZoneId("hand:p2")))
    laid, yours = table.truth[second], table.truth[theirs]
    asking = replace(state, ask=Identity(id=1, why=WHY, slot=theirs), asked=1)
    for seat, copy in ((P1, laid), (P2, yours)):
        taken = Way("lend", Show(seat, copy), phrase("x"), hand=True, cost="show")
        table.lay_down(asking, taken, (taken,))
    happen(happen(state, table, Bound(first, laid, "told")), table, Bound(theirs, yours, "told"))
    assert (table.truth[first], table.truth[theirs]) == (laid, yours)


def test_a_known_card_leaves_unnamed_and_its_twin_in_the_hand_is_not_taken_for_the_next() -> None:
    state, table = dealt()
    known, twin, shown = state.table.zone(HAND)[0], *state.table.zone(DECK)[:2]
    state = happen(state, table, Moved((twin, shown), HAND), Bound(known, table.truth[known], "told"))
    taken = offer(table.truth[twin])  # either will do: both have the same name
    table.lay_down(state, taken, (taken,))
    copies = (table.truth[twin], table.truth[shown])
    happen(state, table, Moved((known,), DECK), Bound(shown, copies[1], "seen"))
    assert (table.truth[twin], table.truth[shown]) == copies


def test_what_was_laid_down_and_not_wanted_is_in_the_hand_again_when_another_card_is_shown() -> None:
    state, table = dealt()
    kept, shown = state.table.zone(HAND)[0], state.table.zone(DECK)[0]
    state = happen(state, table, Moved((shown,), HAND))
    taken = offer(table.truth[kept])
    asking = replace(state, ask=Identity(id=1, why=WHY, slot=shown), asked=1)
    table.lay_down(asking, taken, (taken,))
    said = table.answer(asking, Identity(id=2, why=WHY, slot=shown))
    assert said == Answer(2, table.truth[shown], "camera")
    happen(state, table, Bound(shown, CopyId(said.value), "seen"))
    assert table.truth[shown] == said.value


def test_a_forgotten_shuffle_leaves_the_order() -> None:
    state, table = dealt(mistakes=Mistakes(forgotten=1.0))
    before = table.order(state, DECK)
    happen(state, table, Shuffled(DECK))
    assert table.order(state, DECK) == before


def test_a_refused_card_is_set_right_with_the_tools() -> None:
    state, table = dealt()
    slot = state.table.zone(DECK)[0]
    true = table.truth[slot]
    asking = replace(state, ask=Identity(id=4, why=WHY, slot=slot), asked=4)
    assert table.recover(asking, Answer(4, true)) == (BindSlot(slot, true), Answer(4, true, "finger"))
    ordering = replace(state, ask=Order(id=4, why=WHY, zone=DECK), asked=4)
    *binds, again = table.recover(ordering, Answer(4))
    assert [bind.copy for bind in binds] == list(table.order(state, DECK))  # type: ignore[attr-defined]
    assert again == Answer(4, table.order(state, DECK), "finger")
    held = true_hand(state, table)
    assert table.recover(state, Show(P1, held)) == (BindSlot(state.table.zone(HAND)[0], held), Show(P1, held))
    assert table.recover(state, Show(P1, CopyId("nobody"))) == ()


def test_a_restored_state_lays_the_cards_where_it_knows_them() -> None:
    state, table = dealt()
    slots = state.table.zone(DECK)
    fitting = ["a1", "b1", "c1"]
    known = replace(state, table=ledger.know_order(state.table, DECK, [CopyId(copy) for copy in fitting]))
    table.catch_up(known.table)
    assert [table.truth[slot] for slot in slots] == fitting
    assert true_hand(known, table) == "a2"
    assert sorted(table.truth) == sorted(SlotId(slot) for slot in state.table.slots)


def test_a_card_that_the_books_have_wrong_in_a_hand_can_be_put_right() -> None:
    state, table = dealt()
    true, slot = true_hand(state, table), state.table.zone(HAND)[0]
    assert table.mistaken(state, P1) is None
    other = next(copy for copy in ledger.candidates(state.table, slot) if copy != true)
    wrong = evolve_core(state, Bound(slot, other, "seen"))
    assert table.mistaken(wrong, P1) == BindSlot(slot, true)
