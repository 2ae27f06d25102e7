"""The small tools of the rules: piles, decks, dice, turns, sentences, undo classes, invariants."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.asks import Choice, Dice, Identity, Number
from companion.core.language.commands import Answer, BindSlot, Command, CorrectFact, MoveSlot, SetNumber
from companion.core.language.events import Answered, Asked, Bound, Event, Laid, Moved, OrderLost, Shuffled
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import State, Turn
from companion.engine import decks, dice, ledger, turns, undo, zones
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft
from companion.engine.evolve import evolve_core
from companion.engine.invariants import hard_faults
from companion.engine.tales import Tale
from companion.engine.tools import Vocabulary
from companion.engine.waivers import Refused
from companion.engine.zones import place_key
from tests.engine.toy import DECK, HAND, P1, P2, ROW, WHY, ZONES, Go, make_state, top

PHASES = ("market", "night")


def draft_of(state: State) -> Draft[State]:
    def evolve(state: State, event: Event) -> State:
        return evolve_core(state, event)

    return Draft(state, evolve)


# --- piles


@given(st.permutations(list(range(1, 5))), st.integers(-1, 5), st.sampled_from([DECK, HAND, ROW]))
def test_cards_are_carried_together_and_none_is_lost(order: list[int], at: int, to: ZoneId) -> None:
    state, moving = make_state(), [SlotId(slot) for slot in order[:2]]
    table = zones.move(state.table, moving, to, at, True)
    assert sorted(slot for zone in table.zones.values() for slot in zone) == [1, 2, 3, 4]
    pile = table.zone(to)
    first = pile.index(moving[0])
    assert list(pile[first : first + 2]) == moving, "they keep their order"
    assert all(table.slots[slot].face_up and table.slots[slot].zone == to for slot in moving)
    assert ledger.faults(table) == []
    assert at != zones.FAR_END or pile[-2:] == tuple(moving)


def test_cards_are_laid_known_and_turned() -> None:
    state = make_state()
    table = zones.lay(state.table, ROW, (CopyId("x"), CopyId("y")), face_up=False)
    first, second = table.zone(ROW)
    assert (table.slots[first].copy, table.slots[second].copy, table.slots[first].known) == ("x", "y", "app")
    assert zones.turn(table, first).slots[first].face_up
    assert zones.lay(table, ROW, (CopyId("z"),), face_up=True).slots[SlotId(table.made + 1)].known == "seen"
    assert (zones.owner("hand:p1"), zones.owner("deck")) == ("p1", "")


# --- decks


def test_a_card_is_asked_for_once_and_only_while_unknown() -> None:
    draft = draft_of(make_state())
    again = Go(seat=P2)
    assert decks.needs_identity(draft, top(draft.state), WHY, again)
    asked = draft.events[0]
    assert isinstance(asked, Asked)
    assert asked.rest == (again,)
    assert (asked.ask.seat, asked.ask.id) == (P2, 1)
    known = replace(make_state(), table=ledger.bind(make_state().table, SlotId(1), CopyId("a1"), "app"))
    assert not decks.needs_identity(draft_of(known), SlotId(1), WHY, again)


@pytest.mark.parametrize(("told", "waits"), [(None, True), (0, False), (3, False)])
def test_a_number_is_asked_for_only_when_it_is_printed_and_unknown(told: int | None, waits: bool) -> None:
    state = make_state()
    card = next(iter(state.table.cards.values()))
    cards = {**state.table.cards, card.design: replace(card, numbers={"power": told})}
    table = ledger.bind(replace(state.table, cards=cards), SlotId(1), CopyId("a1"), "seen")
    draft = draft_of(replace(state, table=table))
    assert decks.needs_number(draft, SlotId(1), "power", Go()) == waits
    assert isinstance(draft.state.ask, Number) == waits
    assert not decks.needs_number(draft_of(replace(state, table=table)), SlotId(1), "speed", Go())


def test_what_the_board_says_is_asked_once() -> None:
    draft = draft_of(make_state())
    assert not decks.needs_board(draft, "room:1", "scan", WHY, Go())
    assert decks.needs_board(draft, "room:2", "scan", WHY, Go())
    assert isinstance(draft.state.ask, Number)
    assert draft.state.ask.of == "room:2"


@pytest.mark.parametrize(("kept", "asks"), [("face", False), ("back", False), ("read", True), ("app", True)])
def test_a_shuffle_is_asked_where_the_order_is_told_as_a_whole(kept: str, asks: bool) -> None:
    draft = draft_of(make_state(kept))
    decks.shuffle(draft, DECK, "deck")
    assert [type(event) for event in draft.events] == ([Shuffled, Asked] if asks else [Shuffled])
    empty = draft_of(make_state(kept))
    decks.shuffle(empty, ROW, "deck")
    assert len(empty.events) == 1, "nobody asks for the order of no cards"


# --- dice and turns


def test_dice_are_asked_for_and_read() -> None:
    draft = draft_of(make_state())
    dice.roll(draft, ["white", "red"], WHY, Go(seat=P2))
    assert isinstance(draft.state.ask, Dice)
    assert (draft.state.ask.dice, draft.state.ask.seat) == (("white", "red"), P2)
    assert dice.pips((3, 5)) == (3, 5)
    assert dice.pips(None) == ()
    assert dice.hits((1, 4, 5, 6), at_least=4) == 3


def seated(*alive: bool) -> State:
    state = make_state()
    players = tuple(
        replace(state.players[0], seat=SeatId(f"p{n}"), alive=living) for n, living in enumerate(alive, 1)
    )
    return replace(state, players=players)


@given(st.lists(st.booleans(), min_size=1, max_size=5), st.integers(0, 4))
def test_turns_go_round_the_living_and_pass_over_the_dead(alive: list[bool], start: int) -> None:
    state, seat = seated(*alive), SeatId(f"p{start % len(alive) + 1}")
    if not state.player(seat).alive:
        assert turns.next_seat(state, seat) in (state.living or (seat,))
        return
    visited, closed = [], 0
    at = seat
    for _ in range(sum(alive)):
        closed += turns.closes_round(state, at)
        at = turns.next_seat(state, at)
        visited.append(at)
    assert sorted(visited) == sorted(state.living)
    assert closed == 1


def test_the_guards_of_a_turn_name_who_and_when() -> None:
    draft = draft_of(make_state())
    turns.need_turn(draft, P1, "X-1")
    turns.need_phase(draft, "market", "X-2")
    with pytest.raises(Refused) as other:
        turns.need_turn(draft, P2, "X-1")
    assert (other.value.refusal.kind, other.value.refusal.here) == (
        "timing",
        phrase("here-turn-of", name="Ann"),
    )
    with pytest.raises(Refused) as nobody:
        turns.need_turn(draft, SeatId("p9"), "X-1")
    assert nobody.value.refusal.kind == "impossible"
    with pytest.raises(Refused) as early:
        turns.need_phase(draft, "night", "X-2")
    assert early.value.refusal.here == phrase("here-phase", phase=phrase("phase-market"))


# --- sentences


class Hit(Event, frozen=True):
    """Somebody is hit."""

    seat: SeatId
    slot: SlotId
    n: int


WHOLE: Assembly[State] = Assembly((), words=Vocabulary(zones=ZONES, phases=()))
TELLING: Tale[State] = Tale(whole=WHOLE)
tell, label = TELLING.notice, TELLING.label


def known(face_up: bool) -> State:
    state = make_state()
    table = ledger.bind(state.table, SlotId(1), CopyId("a1"), "app")
    return replace(state, table=zones.turn(table, SlotId(1), face_up))


def test_a_notice_names_an_open_card_and_never_a_hidden_one() -> None:
    hit = Hit(P2, SlotId(1), 3)
    told = tell(known(True), hit, known(True))
    assert told is not None
    assert (told.kind, told.seat, told.zone, told.amount) == ("Hit", P2, DECK, 3)
    assert told.title == known(True).table.cards["thing-a"].name  # type: ignore[index]
    assert told.text.args["name"] == "Bo"
    hidden = tell(known(False), hit, known(False))
    assert hidden is not None
    assert (hidden.title, hidden.text.args["card"]) == (None, phrase("a-card"))
    silent: Tale[State] = Tale(whole=WHOLE, silent=frozenset({"Hit"}))
    assert silent.notice(known(True), hit, known(True)) is None


def test_a_number_of_cards_is_an_amount_and_a_target_a_place() -> None:
    told = tell(make_state(), Moved((SlotId(1), SlotId(2)), HAND), make_state())
    assert told is not None
    assert (told.amount, told.zone, told.seat) == (2, HAND, P1)
    assert told.text.args["place"] == phrase("place-hand-of", name="Ann")
    assert (place_key("room:2"), place_key("hive")) == ("place-room-2", "place-hive")


def test_labels_say_what_was_done_and_keep_private_questions_private() -> None:
    open_, hidden = known(True), known(False)
    assert label(open_, BindSlot(SlotId(1))).args["card"] == open_.table.cards["thing-a"].name  # type: ignore[index]
    assert label(hidden, BindSlot(SlotId(1), CopyId("a1"))) == label(
        hidden, BindSlot(SlotId(1), CopyId("b1"))
    )
    assert label(open_, MoveSlot(SlotId(1), ZoneId("room:2"))).args["place"] == phrase("place-room-2")
    assert label(open_, SetNumber("progress:2", 3)).args["field"] == phrase("number-progress", which="2")
    assert label(open_, CorrectFact("thing-a", "power", 3)).args["field"] == phrase("field-power")
    asked = replace(open_, ask=Choice(id=1, why=phrase("secret"), seat=P1, private=True, options=()))
    assert label(asked, Answer(1, "x")) == phrase("command-AnsweredAlone", name="Ann")
    public = replace(open_, ask=Choice(id=1, why=phrase("open"), options=()))
    assert label(public, Answer(1, "x")).args["why"] == phrase("open")
    assert label(open_, Command()).key == "command-Opened"


# --- undo and invariants


def test_the_heaviest_event_makes_the_class_of_an_action() -> None:
    assert undo.heaviest([]) == "free"
    assert undo.heaviest(["move", "free", "seen"]) == "seen"
    assert undo.heaviest(["order", "seen"]) == "order"


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Bound(SlotId(1), CopyId("a1"), "seen"), "seen"), (Bound(SlotId(1), CopyId("a1"), "app"), "free"),
        (Moved((SlotId(1),), ROW), "move"), (Laid(ROW, ()), "move"), (OrderLost((SlotId(1),)), "free"),
        (Shuffled(DECK), "order"), (Answered(1, None, "app"), "free"),
    ],
)  # fmt: skip
def test_every_core_event_knows_what_undoing_it_means(event: Event, expected: str) -> None:
    assert undo.core_class(ZONES, make_state(), event) == expected


def test_a_shuffle_by_the_app_can_be_taken_back() -> None:
    assert undo.core_class(ZONES, make_state("app"), Shuffled(DECK)) == "move"


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"numbers": {"gold": -1}}, "number gold is -1"),
        ({"turn": Turn(1, P1, "noon")}, "phase 'noon' is unknown"),
        ({"queue": (Go(),)}, "unfinished work without an open question"),
        ({"ask": Identity(id=2, why=WHY, slot=SlotId(1)), "asked": 1}, "not the last one asked"),
        ({"players": seated(False, True).players}, "a dead player’s turn"),
    ],
)  # fmt: skip
def test_a_broken_hard_invariant_is_named(change: dict[str, Any], found: str) -> None:
    assert hard_faults(make_state(), PHASES) == []
    (fault,) = hard_faults(replace(make_state(), **change), PHASES)
    assert found in fault


def test_a_refusal_that_may_be_waived_says_so() -> None:
    kinds = {kind: Refusal("X-1", kind).can_be_waived for kind in ("cost", "limit", "timing", "target")}  # type: ignore[arg-type]
    assert set(kinds.values()) == {True}
    assert not Refusal("X-1", "secret").can_be_waived  # type: ignore[arg-type]
    assert not Refusal("X-1", "impossible").can_be_waived  # type: ignore[arg-type]
