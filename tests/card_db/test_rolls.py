"""Bought rolls and the backs of decks: one movement after the other, each of which can be taken back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_db import back_labels
from card_db.back_labels import Deck
from card_db.collection import Copies
from card_db.database import Database
from card_db.labels import Labels
from card_db.rolls import Roll, Turn, begin, show, skip, tap, undo, write
from card_db.tags import deal_tags
from companion.core.language.ids import CopyId
from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase, named
from companion.ground.texts import FluentTexts

ONE, TWO, THREE = (CopyId(f"box/queen#{number}") for number in (1, 2, 3))
EAN = ("4006381333931", "4006381333948", "4006381333955")


def name_of(copy: CopyId) -> Phrase:
    return named(f"Queen {copy[-1]}")


def rolled(*codes_and_cards: tuple[str, CopyId]) -> Roll:
    """A roll of which so many labels were bound."""
    roll = begin((ONE, TWO, THREE), {})
    for code, card in codes_and_cards:
        roll = tap(show(roll, code, name_of).roll, card, name_of).roll
    return roll


def test_show_tap_next() -> None:
    first = show(begin((ONE, TWO, THREE), {}), EAN[0], name_of)
    assert first.says.key == "bind-tap" and first.bind is None and first.says.args["card"] == name_of(ONE)
    second = tap(first.roll, ONE, name_of)
    assert second.bind is not None and (second.bind.code, second.bind.copy) == (EAN[0], ONE)
    assert second.says.key == "bind-done" and second.says.args["left"] == 2
    assert second.roll.next == TWO


def test_the_card_may_come_before_its_label() -> None:
    waiting = tap(begin((ONE, TWO), {}), TWO, name_of)
    assert waiting.says.key == "bind-show"
    done = show(waiting.roll, "https://example.org/7", name_of)
    assert done.bind is not None and done.bind.copy == TWO and done.roll.next == ONE


def test_a_roll_of_equal_labels_is_refused_at_the_second() -> None:
    again = show(rolled((EAN[0], ONE)), EAN[0], name_of)
    assert again.says.key == "bind-all-alike" and again.is_warning and again.bind is None
    after = tap(again.roll, TWO, name_of)
    assert after.bind is None and after.says.key == "bind-show", "the refused label waits for no card"


def test_a_double_is_warned_of_and_moved_only_by_a_tap() -> None:
    roll = rolled((EAN[0], ONE), (EAN[1], TWO))
    warned = show(roll, EAN[0], name_of)
    assert warned.is_warning and warned.says.key == "bind-double" and warned.bind is None
    moved = tap(warned.roll, THREE, name_of)
    assert (moved.unbind, moved.bind and moved.bind.copy) == (EAN[0], THREE)
    assert moved.roll.taken == {EAN[0]: THREE, EAN[1]: TWO}
    back = undo(moved.roll, name_of)
    assert (back.unbind, back.bind and back.bind.copy) == (EAN[0], ONE)
    assert back.roll.taken == roll.taken


def test_a_code_of_another_box_is_a_double_too() -> None:
    warned = show(begin((ONE,), {"OLD": THREE}), "OLD", name_of)
    assert warned.is_warning and warned.says.args["card"] == name_of(THREE)
    assert tap(warned.roll, THREE, name_of).says.key == "bind-there-already"


def test_a_second_label_on_a_card_is_warned_of_and_counts() -> None:
    second = tap(show(rolled((EAN[0], ONE)), EAN[1], name_of).roll, ONE, name_of)
    assert second.is_warning and second.says.key == "bind-second" and second.bind is not None
    assert second.roll.taken == {EAN[0]: ONE, EAN[1]: ONE}


def test_cards_can_be_passed_over_and_come_back() -> None:
    passed = skip(begin((ONE, TWO), {}), name_of)
    assert passed.roll.next == TWO and passed.says.key == "bind-next"
    done = skip(passed.roll, name_of)
    assert done.roll.next is None and done.says.key == "bind-all-done"
    assert skip(done.roll, name_of).says.key == "bind-all-done"
    assert tap(show(done.roll, EAN[0], name_of).roll, ONE, name_of).roll.skipped == (TWO,)


def test_what_waits_is_put_down_before_anything_is_undone() -> None:
    roll = show(rolled((EAN[0], ONE)), EAN[1], name_of).roll
    put = undo(roll, name_of)
    assert put.says.key == "bind-put-down" and put.unbind == "" and len(put.roll.bonds) == 1
    gone = undo(put.roll, name_of)
    assert gone.unbind == EAN[0] and gone.roll.taken == {} and gone.roll.next == ONE
    assert undo(gone.roll, name_of).says.key == "bind-nothing-to-undo"


@pytest.mark.parametrize("code", ["", "  ", "x" * 501])
def test_what_is_no_label_is_refused(code: str) -> None:
    turn = show(begin((ONE,), {}), code, name_of)
    assert turn.is_warning and turn.says.key == "bind-no-code" and turn.roll.code == ""


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("show"), st.sampled_from([*EAN, "A", "B"])),
        st.tuples(st.just("tap"), st.sampled_from([ONE, TWO, THREE])),
        st.tuples(st.sampled_from(["skip", "undo"]), st.just("")),
    ),
    max_size=25,
)


def move(roll: Roll, what: str, about: str) -> Turn:
    if what == "show":
        return show(roll, about, name_of)
    if what == "tap":
        return tap(roll, CopyId(about), name_of)
    return skip(roll, name_of) if what == "skip" else undo(roll, name_of)


class Book(dict[str, CopyId]):
    """A collection as strict as the store: a code is never on two cards."""

    def bind(self, tag: str, copy: CopyId) -> None:
        assert self.get(tag, copy) == copy
        self[tag] = copy

    def unbind(self, tag: str) -> None:
        del self[tag]


@given(MOVES)
def test_what_is_written_is_always_what_is_shown_and_all_of_it_can_be_undone(
    moves: list[tuple[str, str]],
) -> None:
    roll, book = begin((ONE, TWO, THREE), {"A": THREE}), Book({"A": THREE})
    for what, about in moves:
        turn = move(roll, what, about)
        write(turn, book)
        roll = turn.roll
        assert book == roll.taken
        assert len(set(roll.taken)) == len(roll.taken)
    while roll.bonds or roll.code or roll.card is not None:
        turn = undo(roll, name_of)
        write(turn, book)
        roll = turn.roll
    assert book == roll.taken == {"A": THREE}


def test_a_roll_is_written_into_the_real_collection(database: Database) -> None:
    copies = Copies(database)
    copies.add("box", {"queen": (ONE, TWO, THREE)})
    roll = begin((ONE, TWO, THREE), {})
    for code, card in ((EAN[0], ONE), (EAN[1], TWO), (EAN[0], THREE)):
        turn = tap(show(roll, code, name_of).roll, card, name_of)
        write(turn, copies)
        roll = turn.roll
    assert {code: copies.copy_of(code) for code in EAN} == {EAN[0]: THREE, EAN[1]: TWO, EAN[2]: None}


# Backs


BACKS = deal_tags(6, (), random.Random(2).randrange)


def deck() -> Deck:
    return Deck(frozenset((ONE, TWO)), {"F1": ONE, "F2": TWO, "OTHER": THREE}, {})


def test_face_and_back_make_a_pair_in_either_order() -> None:
    turned = back_labels.show(deck(), "F1")
    assert turned.says.key == "back-turn" and turned.bind is None
    first = back_labels.show(turned.deck, BACKS[0])
    assert first.bind is not None and (first.bind.code, first.bind.copy) == (BACKS[0], ONE)
    assert first.says.args["left"] == 1
    second = back_labels.show(back_labels.show(first.deck, BACKS[1]).deck, "F2")
    assert second.bind is not None and second.bind.copy == TWO and second.deck.left == 0


def test_no_sentence_about_backs_names_a_card() -> None:
    state = deck()
    for code in ("F1", BACKS[0], "F2", BACKS[0], "OTHER", "4006381333931", BACKS[1]):
        shown = back_labels.show(state, code)
        assert set(shown.says.args) <= {"left"}
        state = shown.deck


@pytest.mark.parametrize(
    ("code", "key"),
    [("OTHER", "back-other-deck"), ("4006381333931", "back-not-ours"), (BACKS[5], "back-known")],
)
def test_what_is_no_fresh_back_of_this_deck_is_refused(code: str, key: str) -> None:
    state = Deck(frozenset((ONE, TWO)), {"F1": ONE, "OTHER": THREE}, {BACKS[5]: TWO})
    shown = back_labels.show(back_labels.show(state, "F1").deck, code)
    assert shown.says.key == key and shown.is_warning and shown.bind is None and shown.deck.face == ONE


def test_a_deck_is_dealt_new_backs_and_that_is_undone(database: Database) -> None:
    Copies(database).add("box", {"queen": (ONE, TWO)})
    labels = Labels(database)

    def forget(copy: CopyId) -> None:
        labels.forget_backs([copy])

    state = deck()
    for code in ("F1", BACKS[0], "F1", BACKS[1]):
        shown = back_labels.show(state, code)
        back_labels.write(shown, labels.bind_back, forget)
        state = shown.deck
    assert labels.backs_of([ONE, TWO]) == {ONE: BACKS[1]} and state.left == 1
    for left in ({ONE: BACKS[0]}, {}, {}):
        shown = back_labels.undo(state)
        back_labels.write(shown, labels.bind_back, forget)
        state = shown.deck
        assert labels.backs_of([ONE, TWO]) == left
    assert back_labels.undo(back_labels.show(state, "F1").deck).says.key == "bind-put-down"


@pytest.mark.parametrize("language", codes())
def test_every_sentence_of_binding_is_there(language: str) -> None:
    texts = FluentTexts("alien")
    said = [show(begin((ONE,), {}), "", name_of), show(rolled((EAN[0], ONE)), EAN[0], name_of),
            show(rolled((EAN[0], ONE), (EAN[1], TWO)), EAN[0], name_of), skip(begin((ONE,), {}), name_of),
            tap(begin((ONE,), {}), ONE, name_of), undo(rolled((EAN[0], ONE)), name_of)]  # fmt: skip
    for turn in said:
        assert texts.faults(turn.says, language) == []
    for code in ("F1", BACKS[0], "OTHER", EAN[0]):
        assert texts.faults(back_labels.show(deck(), code).says, language) == []
