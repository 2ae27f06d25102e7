"""What every game's View is made of."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure, Offer
from companion.core.language.asks import Ballot, Choice, Identity, Number, Option, Order
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.states import Turn
from companion.engine.legendary.state import LegendaryState
from companion.engine.view import Bricks, ask_view, marks_of, turn_view, waiting
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, B, C, family

S = LegendaryState
ROW = ZoneId("row")
NO = Option("no", phrase("option-no"))


def of_slot(state: S, slot: SlotId) -> tuple[Figure, ...]:
    return (Figure("count", int(slot)),)


BRICKS: Bricks[S] = Bricks(figures=of_slot, owner=lambda state, slot: B)


def laid(face_up: bool) -> tuple[S, SlotId]:
    state = lay(family(), ROW, thing("x"), face_up=face_up)
    return state, state.table.zone(ROW)[0]


def offer(id: str, target: str = "", hand: bool = False) -> Offer:
    return Offer(id, phrase(id), Command(), target=target, hand=hand)


def test_an_open_card_is_shown_with_its_numbers_and_a_hidden_one_says_nothing() -> None:
    state, slot = laid(True)
    shown = BRICKS.tile(state, slot, {f"slot:{slot}": ("legal",)})
    assert (shown.figures, shown.owner, shown.states) == (of_slot(state, slot), B, ("legal",))
    state, slot = laid(False)
    hidden = BRICKS.tile(state, slot)
    assert hidden.hidden and (hidden.title, hidden.figures, hidden.owner) == (None, (), None)
    own = BRICKS.tile(state, slot, own=True)
    assert own.hidden and own.title is not None


def test_a_hidden_card_is_not_marked_by_a_question_that_only_its_owner_sees() -> None:
    for face_up, private, marked in ((True, True, True), (False, False, True), (False, True, False)):
        state, slot = laid(face_up)
        ask = Identity(id=1, why=phrase("why"), slot=slot, seat=A, private=private)
        states = BRICKS.tile(replace(state, ask=ask), slot).states
        assert (states == ("asked",)) is marked


def test_a_deck_shows_how_many_cards_it_has_and_a_row_which() -> None:
    state, slot = laid(True)
    marks = marks_of([offer("take", "place:row")], None)
    row, deck = BRICKS.place(state, ROW, marks, states=("danger",)), BRICKS.place(state, ROW, marks, "deck")
    assert [one.slot for one in row.tiles] == [slot] and row.count is None
    assert row.states == ("legal", "danger") and (deck.tiles, deck.count) == ((), 1)
    (noted,) = BRICKS.tiles(state, (slot,), marks, "note-kept")
    assert noted.note == phrase("note-kept")


def test_what_a_touch_would_take_is_marked_and_the_big_thing_twice() -> None:
    offers = (offer("a", "slot:1"), offer("b", "slot:2"), offer("c"))
    assert marks_of(offers, offers[1]) == {"slot:1": ("legal",), "slot:2": ("legal", "big")}
    assert marks_of(offers, None)["slot:2"] == ("legal",)


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (Order(id=1, why=phrase("why"), zone=ROW), "order"),
        (Order(id=1, why=phrase("why"), zone=ROW, read=True), "read"),
        (Number(id=1, why=phrase("why"), of="x", field="attack", guess=3), "number"),
        (Choice(id=1, why=phrase("why"), options=(NO,), guess="no"), "choice"),
    ],
)
def test_the_running_question_is_shown_by_its_kind(ask: Any, kind: str) -> None:
    shown = ask_view(replace(family(), ask=ask), "table")
    assert shown is not None and shown.kind == kind
    assert shown.guess == getattr(ask, "guess", None) if kind == "number" else shown.guess is None
    assert shown.likely == ("answer:1:no" if kind == "choice" else "")


def test_a_private_question_shows_its_words_to_its_own_person_alone() -> None:
    ask = Choice(id=1, why=phrase("why"), seat=A, private=True, options=(NO,), otherwise="no")
    state = replace(family(), ask=ask)
    own, other = ask_view(state, A), ask_view(state, "table")
    assert own is not None and (own.why, own.otherwise) == (ask.why, "answer:1:no")
    assert other is not None and (other.secret, other.why, other.otherwise) == (
        True,
        phrase("ask-private"),
        "",
    )
    assert len(own.options) == 1 and other.options == ()
    assert (waiting(state, A), waiting(state, B)) == (ask.why, phrase("ask-private"))
    assert ask_view(family(), A) is None and waiting(family(), A) is None


def test_of_several_who_choose_at_once_each_sees_the_own_options() -> None:
    ask = Ballot(id=1, why=phrase("why"), options={A: (NO,), B: (NO,)}, given={A: "no"}, private=True)
    state = replace(family(), ask=ask, turn=Turn(1, C, "action"))
    own, other = ask_view(state, B), ask_view(state, C)
    assert own is not None and [one.seat for one in own.options] == [B] and not own.secret
    assert other is not None and other.secret and (other.seat, other.seats, other.options) == (B, (B,), ())
    assert turn_view(state, ("action",)).acting == (B,)


def test_the_turn_says_which_of_its_phases_runs() -> None:
    shown = turn_view(family(B), ("strike", "action"))
    assert (shown.seat, shown.phases, shown.at, shown.acting) == (SeatId(B), 2, 1, (B,))
    assert turn_view(family(B), ("strike",)).at == 0
