"""What is due says in every game what is asked, of whom, and names no card that lies hidden."""

from __future__ import annotations

from companion.core.language.ids import TABLE
from tests.games.contract.games import Record, played
from tests.games.contract.rooms import Case


def games(asked: Case) -> list[Record]:
    """A game that the app deals, and one whose cards people name."""
    return [played(asked.name, 1, min(3, asked.seats[-1])), played(asked.name, 2, asked.seats[-1], "face")]


def test_the_running_question_is_what_is_due_first(asked: Case) -> None:
    looked = 0
    for state in (state for record in games(asked) for state in record.rests if state.ask is not None):
        looked += 1
        view = asked.room.view(state, TABLE)
        assert view.ask is not None
        first = view.due[0]
        asked_of = (first.kind, first.text, first.seat, first.urgent)
        assert asked_of == ("answer", view.ask.why, view.ask.seat, True)
        if view.ask.secret:
            assert first.card is None
    assert looked


def test_nothing_is_due_any_more_when_a_game_is_over(asked: Case) -> None:
    for state in (record.rests[-1] for record in games(asked)):
        assert not state.outcome or asked.room.view(state, TABLE).due == ()
