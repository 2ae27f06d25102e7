"""Keeping a deck otherwise in mid-game: what is open, what the app forgets, what it asks for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.asks import AS_BACK, Order
from companion.core.language.cards import UNKNOWN
from companion.core.language.commands import Answer, KeepDeck, Reshuffle
from companion.core.language.events import Answered, Asked, DeckKept, Forgotten, OrderKnown
from companion.core.language.ids import ZoneId
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from companion.core.language.states import State
from companion.engine import custodies, ledger, zones
from companion.engine.invariants import hard_faults
from companion.engine.undo import core_class
from tests.engine.toy import DECK, ZONES, decided, fold, make_state

CUSTODIES: tuple[Any, ...] = custodies.CUSTODIES
PHASES = ("market",)


def decide(state: State, command: Any) -> Any:
    """The events of a command, or why not."""
    return decided(state, command)


def told(state: State) -> State:
    """The same cards, each with a name and all its numbers."""
    cards = {
        design: replace(card, kind="thing", titles={"en": str(design)}, unsure=(),
                        numbers=dict.fromkeys(card.numbers, 1))
        for design, card in state.table.cards.items()
    }  # fmt: skip
    return replace(state, table=replace(state.table, cards=cards))


def order(state: State) -> tuple[str, ...]:
    """Some order that the deck can lie in."""
    table, found = state.table, []
    for slot in table.zone(DECK):
        copy = ledger.candidates(table, slot)[0]
        if table.slots[slot].copy is None:
            table = ledger.bind(table, slot, copy, "app")
        found.append(str(copy))
    return tuple(found)


def kept(state: State, how: Any) -> State:
    """The deck kept so from now on; read to its end where that is asked."""
    state = does(state, KeepDeck("deck", how))
    if isinstance(state.ask, Order):
        state = does(state, Answer(state.ask.id, order(state), "camera"))
    return state


def does(state: State, command: Any) -> State:
    decision = decide(state, command)
    assert not isinstance(decision, Refusal), decision
    return fold(state, decision)


def why(state: State, how: Any) -> str:
    no = decide(state, KeepDeck("deck", how))
    assert isinstance(no, Refusal) and (no.rule, no.kind) == ("TABLE-KEEP-01", "impossible")
    return no.here.key


def test_to_read_the_deck_is_asked_for_at_once_and_to_face_or_back_nothing_is() -> None:
    state = make_state("face")
    events = decide(state, KeepDeck("deck", "read"))
    assert isinstance(events, tuple)
    assert events[0] == DeckKept("deck", "read", "face") and isinstance(events[1], Asked)
    asked = fold(state, events)
    assert custodies.kept(asked) == {"deck": "read"} and asked.header.custody == {"deck": "face"}
    read = does(asked, Answer(asked.asked, order(asked), "camera"))
    assert custodies.is_read(read, "deck")
    for how in ("face", "back"):
        found = decide(read, KeepDeck("deck", how))
        assert found == (DeckKept("deck", how, "read"),), "what the app has read it still knows"


@pytest.mark.rule("TABLE-KEEP-01")
def test_to_the_app_only_from_a_deck_that_was_read_and_is_all_told() -> None:
    state = told(make_state("face"))
    assert why(state, "app") == "here-not-read"
    unread = does(state, KeepDeck("deck", "read"))
    unread = does(unread, Answer(unread.asked, AS_BACK, "finger"))
    assert why(unread, "app") == "here-not-read"
    assert why(replace(kept(make_state("face"), "read"), ending=None), "app") == "here-not-all-told"
    read = kept(state, "read")
    assert why(read, "read") == "here-kept-so"
    app = does(read, KeepDeck("deck", "app"))
    assert custodies.kept(app) == {"deck": "app"} and app.table == read.table
    for field, value in (
        ("titles", {}),
        ("kind", UNKNOWN),
        ("numbers", {"attack": None}),
        ("unsure", ("attack",)),
    ):
        table = read.table
        design = table.designs[table.slots[table.zone(DECK)[0]].copy]  # type: ignore[index]
        card = replace(table.cards[design], **{"numbers": {"attack": 1}, field: value})
        doubtful = replace(read, table=replace(table, cards={**table.cards, design: card}))
        assert why(doubtful, "app") == "here-not-all-told"


def test_from_the_app_the_real_cards_are_shuffled_and_it_knows_no_more_than_anybody() -> None:
    start = told(make_state("read"))
    read = kept(does(start, KeepDeck("deck", "face")), "read")
    laid = zones.move(read.table, read.table.zone(DECK)[:1], ZoneId("row"), 0, False)
    app = does(replace(read, table=laid), KeepDeck("deck", "app"))
    for how in ("face", "back", "read"):
        events = decide(app, KeepDeck("deck", how))
        assert isinstance(events, tuple)
        forgotten = next(event for event in events if isinstance(event, Forgotten))
        assert set(forgotten.slots) == {*app.table.zone(DECK), *app.table.zone("row")}, (
            "and what was laid out"
        )
        after = fold(app, events)
        assert not any(after.table.slots[slot].known == "app" for slot in after.table.zone(DECK))
        assert not any(after.table.slots[slot].known == "app" for slot in forgotten.slots)
        assert core_class(ZONES, app, forgotten) == "order" and hard_faults(after, PHASES) == []
        assert isinstance(after.ask, Order) == (how == "read")


def test_a_deck_taken_apart_for_the_tray_has_lost_its_order() -> None:
    read = kept(told(make_state("face")), "read")
    (event,) = decide(read, KeepDeck("deck", "app"))  # type: ignore[misc]
    assert core_class(ZONES, read, event) == "order" and event.zone == DECK  # type: ignore[attr-defined]
    (event,) = decide(read, KeepDeck("deck", "face"))  # type: ignore[misc]
    assert core_class(ZONES, read, event) == "free"


@pytest.mark.parametrize("how", ["pocket", "app", "face"])
def test_a_deck_that_there_is_not_cannot_be_kept(how: Any) -> None:
    no = decide(make_state("face"), KeepDeck("moon", how))
    assert isinstance(no, Refusal) and no.here.key == "here-no-such-deck"


@pytest.mark.rule("TABLE-ASK-03")
def test_while_a_question_is_open_and_after_the_end_nothing_changes() -> None:
    asked = does(make_state("face"), KeepDeck("deck", "read"))
    no = decide(asked, KeepDeck("deck", "face"))
    assert isinstance(no, Refusal) and no.rule == "TABLE-ASK-03"
    assert why(replace(make_state("face"), ending=Ending("won")), "back") == "here-game-over"
    bare = make_state("face")
    empty = replace(bare, table=zones.move(bare.table, bare.table.zone(DECK), ZoneId("row")))
    assert why(empty, "read") == "here-nothing-to-read"


def test_after_a_shuffle_by_hand_each_custody_does_its_own() -> None:
    for how in ("face", "back"):
        state = does(make_state(how), Reshuffle(DECK))
        assert state.ask is None
    read = kept(make_state("face"), "read")
    again = does(read, Reshuffle(DECK))
    assert isinstance(again.ask, Order) and again.ask.read, "read again, or go on as back"
    assert not any(again.table.slots[slot].copy for slot in again.table.zone(DECK))
    unread = does(again, Answer(again.asked, AS_BACK, "finger"))
    assert unread.ask is None and isinstance(decide(unread, Reshuffle(DECK)), tuple)


@settings(max_examples=60)
@given(ways=st.lists(st.sampled_from(CUSTODIES), max_size=8), mix=st.booleans())
def test_however_often_a_deck_is_kept_otherwise_the_books_hold(ways: list[Any], mix: bool) -> None:
    state = told(make_state("face"))
    public = {slot: set(ledger.candidates(state.table, slot)) for slot in state.table.zone(DECK)}
    for how in ways:
        decision = decide(state, KeepDeck("deck", how))
        if isinstance(decision, Refusal):
            continue
        state = fold(state, decision)
        if isinstance(state.ask, Order):
            answer = Answer(state.ask.id, order(state), "camera")
            state = does(state, answer) if state.ask.read else fold(state, ())
        if mix:
            state = does(state, Reshuffle(DECK))
            if isinstance(state.ask, Order):
                state = does(state, Answer(state.ask.id, order(state), "camera" if state.ask.read else "app"))
        assert hard_faults(state, PHASES) == []
    bare = ledger.unknow(state.table, state.table.zone(DECK))
    assert {slot: set(ledger.candidates(bare, slot)) for slot in public} == public, (
        "nobody else learnt a thing"
    )


def test_an_answer_and_the_order_are_what_reading_writes() -> None:
    asked = does(make_state("back"), KeepDeck("deck", "read"))
    events = decide(asked, Answer(asked.asked, order(asked), "camera"))
    assert isinstance(events, tuple) and [type(event) for event in events] == [Answered, OrderKnown]
