"""Who and what a clause is about."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Option
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.core.language.states import Player
from companion.engine import places
from companion.engine.effects.grammar import who
from companion.engine.effects.numbers import amount, is_count, number
from companion.engine.effects.selectors import (
    one_of_each,
    pick,
    seat_options,
    seats_of,
    slot_options,
)
from companion.engine.turns import clockwise, next_seat
from tests.engine.effects.table import A, B, C, D, answered, draft, lay, state, thing
from tests.engine.toy import Gain, Go

WHY = phrase("ask-which")
TWO = (Option("x", phrase("option-x")), Option("y", phrase("option-y")))


@pytest.mark.rule("ALN-TIME-01", "ALN-KILL-11", "ALN-KILL-12")
@pytest.mark.parametrize(
    ("who", "you", "dead", "seats"),
    [
        ("you", B, (), (B,)),
        ("you", B, (B,), ()),
        ("each", B, (), (C, D, A, B)),
        ("each", B, (D,), (C, A, B)),
        ("others", B, (), (C, D, A)),
        ("others", C, (), (D, A, B)),
        ("next", B, (), (C,)),
        ("next", B, (C,), (D,)),
        ("next", B, (A, C, D), (B,)),
        ("next", B, (A, B, C, D), ()),
    ],
)
def test_a_word_names_players_the_active_one_first_then_clockwise(
    who: str, you: SeatId, dead: tuple[SeatId, ...], seats: tuple[SeatId, ...]
) -> None:
    assert seats_of(state(C, dead), who, you) == seats


@pytest.mark.rule("ALN-TEXT-05")
def test_whom_a_verb_is_about_is_left_out_where_it_is_you() -> None:
    assert (who().kind, who().needed) == ("word", False) and who().words[0] == "you"
    assert seats_of(state(C), who().words[0], B) == (B,)


def test_the_order_goes_on_from_a_dead_player() -> None:
    assert clockwise(state(C, (C,)), C) == (D, A, B)
    assert next_seat(state(C, (C,)), C) == D


def test_the_only_option_is_taken_without_a_question() -> None:
    sheet = draft(state())
    assert pick(sheet, Go(seat=A), WHY, TWO[:1]) == TWO[0]
    assert sheet.events == []


def test_several_options_are_a_question_to_the_player_and_the_work_waits_for_the_answer() -> None:
    sheet = draft(state())
    assert pick(sheet, Gain(3, seat=B), WHY, TWO) is None
    ask = sheet.state.ask
    assert isinstance(ask, Choice) and (ask.seat, ask.options, ask.why) == (B, TWO, WHY)
    (work,) = answered(sheet, "y").work
    assert work == Gain(3, seat=B, answer="y")
    assert pick(draft(state()), work, WHY, TWO) == TWO[1]


def test_an_answer_that_the_table_has_overtaken_is_asked_for_again() -> None:
    sheet = draft(state())
    gone = Go(seat=A, answer="z")
    assert pick(sheet, gone, WHY, TWO) is None
    assert sheet.state.queue[0].answer is None
    assert pick(draft(state()), gone, WHY, TWO[1:]) == TWO[1]


def test_an_offer_is_asked_even_when_it_is_the_only_option() -> None:
    sheet = draft(state())
    assert pick(sheet, Go(seat=A), WHY, TWO[:1], always=True) is None


def test_cards_are_called_by_what_everybody_may_know() -> None:
    table = lay(lay(state(), "row:2", thing("open")), "row:3", thing("secret"), face_up=False)
    up, down = table.table.zone("row:2")[0], table.table.zone("row:3")[0]
    options = slot_options(table, (up, down))
    assert options[0].label.args == {"en": "open"}
    assert options[1].label == phrase("option-card-in", place=phrase("place-row-3"))
    assert [option.slot for option in options] == [up, down]


def test_players_are_options_by_name() -> None:
    assert [(option.key, option.label.args["en"]) for option in seat_options(state(), (B, A))] == [
        ("b", "B"),
        ("a", "A"),
    ]


def test_own_places_share_a_name() -> None:
    assert places.place("hand:p1").key == "place-hand"
    assert places.place("room:3").key == "place-room-3"
    tom = Player(SeatId("p1"), "Tom")
    assert places.into("hand:p1", (tom,)) == phrase("into-hand-of", name="Tom")
    assert places.at("hand:p2", (tom,)).key == "at-hand", "of nobody who sits here"


def test_twins_in_one_zone_are_one_option_and_unknown_cards_stay_apart() -> None:
    table = lay(lay(state(), "row", thing("x"), thing("x"), thing("y")), "pile", thing("x"))
    row, pile = table.table.zone("row"), table.table.zone("pile")
    assert one_of_each(table, row) == (row[0], row[2])
    assert one_of_each(table, row + pile) == (row[0], row[2], pile[0])
    assert one_of_each(table, row + pile, anywhere=True) == (row[0], row[2])


def test_numbers_are_written_or_counted() -> None:
    counters = {"played:": lambda state, name: len(name), "round": lambda state, name: state.turn.number}
    assert amount(state(), 7, counters) == 7
    assert amount(state(), "played:tech", counters) == 4
    assert amount(state(), "round", counters) == 1
    from companion.core.language.cards import Clause

    assert number(state(), Clause("draw", {"n": "round"}), "n", counters) == 1
    assert number(state(), Clause("draw"), "n", counters, 5) == 5
    assert is_count("played:tech", counters) and not is_count("played", counters)
    assert is_count("round", counters) and not is_count("round:x", counters)
