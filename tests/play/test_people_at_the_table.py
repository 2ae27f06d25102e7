"""Somebody leaves, comes back, or played another's turn: told at the desk, kept, undone, and folded again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.crossing.intents import Corrected, Redone, TakenBack
from companion.core.language.commands import Credit, HandOver, SetProgress, TakeOut, TakePinAway
from companion.core.language.ids import SeatId
from companion.core.language.states import EVERYBODY
from tests.house.kit import Evening, house_at

P1, P2, P3 = SeatId("p1"), SeatId("p2"), SeatId("p3")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house)
    evening.begin(3)
    yield evening
    house.close()


def badge(evening: Evening, seat: SeatId) -> str:
    """Who plays on for somebody, as all see it."""
    view = evening.desk.view()
    mine = next(one for one in view.seats if one.seat == seat)
    said = [evening.house.texts.say(one) for one in mine.badges]
    return next((one for one in said if one.startswith("played by")), "")


def test_a_seat_is_played_on_by_another_until_its_person_is_back(evening: Evening) -> None:
    evening.until(lambda state: state.turn.number >= 2)
    step = evening.do(Corrected(HandOver(P1, "Ben")))
    assert (step.refusal, badge(evening, P1), step.view.seats[0].by) == (None, "played by Ben", "Ben")
    assert evening.house.texts.say(evening.desk.log()[-1].label) == "Maya’s seat: played on by Ben"
    evening.play(12)
    assert badge(evening, P1) == "played by Ben", "the game goes on as it was"
    evening.do(Corrected(HandOver(P1, EVERYBODY)))
    assert badge(evening, P1) == "played by all"
    evening.do(Corrected(HandOver(P1)))
    assert badge(evening, P1) == "" and evening.desk.view().seats[0].by == ""


def test_leaving_is_taken_back_and_done_again(evening: Evening) -> None:
    before = evening.state
    evening.do(Corrected(HandOver(P2, "Maya")))
    evening.do(TakenBack(1))
    assert evening.state == before
    assert evening.do(Redone()).view.seats[1].by == "Maya"


def test_what_changes_nothing_or_nobody_is_no_step(evening: Evening) -> None:
    number = evening.desk.game.number
    evening.do(Corrected(HandOver(P1, "Maya")), Corrected(HandOver(P1)))
    assert evening.do(Corrected(HandOver(SeatId("p9"), "Ben"))).refusal is not None
    assert evening.do(Corrected(Credit(99, P1))).refusal is not None
    assert evening.desk.game.number == number


def test_a_turn_counts_for_whom_it_was_and_reactions_of_others_stay_theirs(evening: Evening) -> None:
    evening.until(lambda state: state.turn.number >= 3 and state.ask is None)
    history = evening.desk.game.history
    turn = next(one.turn for one in reversed(history.live) if one.owner == P2)
    before = {line.number: line.seat for line in evening.desk.log()}
    evening.do(Corrected(Credit(turn, P3)))
    after = {line.number: line.seat for line in evening.desk.log()}
    changed = {number for number, seat in before.items() if after[number] != seat}
    of_turn = {one.number for one in history.live if one.turn == turn and one.seat == P2}
    assert changed == of_turn and changed
    assert {after[number] for number in changed} == {P3}
    evening.do(TakenBack(1))
    assert {line.number: line.seat for line in evening.desk.log() if not line.undone} == before


def test_a_pin_goes_only_with_the_word_of_all_who_are_there(evening: Evening) -> None:
    refused = evening.do(Corrected(TakePinAway(P1, (P2,)))).refusal
    assert refused is not None and refused.kind == "impossible"
    evening.do(Corrected(HandOver(P3, "Ben")))  # who has left cannot agree
    assert evening.do(Corrected(TakePinAway(P1, (P2,)))).refusal is None
    assert evening.house.texts.say(evening.desk.log()[-1].label, "fr").startswith("Code de Maya retiré")


def test_the_saved_game_folds_to_the_same(evening: Evening) -> None:
    evening.until(lambda state: state.turn.number >= 2 and state.ask is None)
    evening.do(
        Corrected(HandOver(P3, "Zoé")),
        Corrected(Credit(1, P2)),
        Corrected(TakePinAway(P1, (P2,))),
        TakenBack(1),
    )
    state, number, id = evening.state, evening.desk.game.number, evening.desk.game.id
    evening.house.leave()
    evening.house.resume(id)
    assert evening.state == state and evening.desk.game.number == number
    assert (state.credits, state.player(P3).by) == ({1: P2}, "Zoé")


@pytest.mark.rule("ALN-DEATH-03")
def test_somebody_who_is_taken_out_leaves_by_the_games_own_steps(evening: Evening) -> None:
    evening.until(lambda state: state.turn.number >= 2 and state.turn.seat == P1 and state.ask is None)
    before = evening.state
    step = evening.do(Corrected(TakeOut(P1)))
    assert step.refusal is None and not step.view.seats[0].alive
    assert not any(evening.state.table.zone(f"{zone}:p1") for zone in ("deck", "hand", "discard"))
    said = [evening.house.texts.say(one.text) for one in step.prompts]
    assert any("leave the game" in one for one in said), "hands are told what to take away"
    assert evening.house.texts.say(step.label) == "Maya has left: out of the game"
    assert "Maya left the game." in [evening.house.texts.say(one.text) for one in step.notices]
    assert evening.state.turn.seat != P1
    evening.do(TakenBack(1))
    assert evening.state == before


def test_the_last_one_cannot_be_taken_out(evening: Evening) -> None:
    evening.until(lambda state: state.turn.number >= 2 and state.ask is None)
    evening.do(Corrected(TakeOut(P1)), Corrected(TakeOut(P2)))
    step = evening.do(Corrected(TakeOut(P3)))
    assert step.refusal is not None and step.refusal.here is not None
    assert "Nobody else" in evening.house.texts.say(step.refusal.here)


def test_the_news_say_who_plays_and_whose_turn_it_is(evening: Evening) -> None:
    say = evening.house.texts.say
    told = [
        say(evening.do(Corrected(command)).notices[-1].text)
        for command in (HandOver(P1, "Ben"), HandOver(P1, EVERYBODY), HandOver(P1), SetProgress(seat=P2))
    ]
    assert told == [
        "Ben took over Maya’s seat.", "Everybody together took over Maya’s seat.",
        "Maya came back and played again.", "The turn went on as Ben’s.",
    ]  # fmt: skip
