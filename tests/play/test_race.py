"""Night Ferry as a race at a real desk: secret choices are durable, can be taken back, and go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Redone, Taken, TakenBack
from companion.core.language.asks import Ballot
from companion.core.language.ids import TABLE, SeatId
from companion.session.game import Game
from companion.session.undo import must_agree
from tests.house.ferry import Ferry

P1, P2, P3 = (SeatId(f"p{n}") for n in (1, 2, 3))


@pytest.fixture
def race(tmp_path: Path) -> Ferry:
    return Ferry(tmp_path / "store.db", mode="rivals")


def choose(race: Ferry, seat: SeatId, wind: str) -> Any:
    return race.do(Taken(f"answer:{seat}:{wind}", seat))


def test_what_one_has_chosen_is_on_disk_and_nobody_hears_which(race: Ferry) -> None:
    step = choose(race, P2, "breeze")
    assert step.refusal is None and step.notices == () and race.state.ask.given == {P2: "breeze"}
    assert step.label.key == "command-Answer" and step.label.args["why"].key == "ask-private"
    assert step.view.ask is not None and step.view.ask.seats == (P1, P3)
    again = Game(race.room, race.game.id, race.game.header, race.store.archive, lambda: "")
    again.resume()
    assert again.state == race.state


def test_all_choices_are_turned_up_in_one_step(race: Ferry) -> None:
    for seat in (P3, P1):
        assert choose(race, seat, "calm").notices == ()
    kinds = [notice.kind for notice in choose(race, P2, "breeze").notices]
    assert kinds == ["WindsShown", "SailsSet", "SailBegan"]
    assert not isinstance(race.state.ask, Ballot) and race.state.order == (P1, P3, P2)


def test_what_another_would_choose_is_refused_with_its_rule(race: Ferry) -> None:
    step = race.do(Taken("answer:p2:calm", P1))
    assert step.refusal is None and step.note is not None and race.state.ask.given == {}


def test_taking_back_a_choice_that_was_turned_up_needs_everybody(race: Ferry) -> None:
    for seat in (P1, P2, P3):
        choose(race, seat, "calm")
    race.play(1)
    before = race.room.view(race.state, TABLE)
    assert must_agree(race.room, race.state, "seen") == (P1, P2, P3)
    race.do(TakenBack(1, (P1, P2, P3)))
    assert race.room.view(race.state, TABLE) != before
    race.do(Redone())
    assert race.room.view(race.state, TABLE) == before


def test_a_whole_race_is_played_kept_and_taken_up_again(race: Ferry) -> None:
    race.play(600)
    assert race.state.ending is not None
    again = Game(race.room, race.game.id, race.game.header, race.store.archive, lambda: "")
    again.resume()
    assert again.state == race.state and again.state.ending == race.state.ending
