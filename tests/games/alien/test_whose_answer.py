"""Whose answer it is: nobody answers for another in private, or where one may play against the others."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, in_hand, playing
from tests.games.alien.agenda_table import agenda_table, scanned
from tests.games.alien.alien_table import burst, mode_table
from tests.games.alien.box import BRUTE, DRONE, P1, P2, P3, clause, do, game, put, refused
from tests.games.alien.whole import view

LOOK = actor(clause("look", at="hive", n=1, may="bottom"))
KILL = actor(clause("kill", what="enemy"))


def asked(state: AlienState, one: Any) -> AlienState:
    """The State after the first player has played this card and is asked to choose."""
    state = in_hand(put(put(state, "combat", BRUTE), "combat", DRONE), one)
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice) and state.ask.seat == P1
    return state


def reply(state: AlienState, seat: SeatId | None) -> Answer:
    """The first of the answers, given by somebody."""
    assert isinstance(state.ask, Choice)
    return Answer(state.ask.id, state.ask.options[0].key, seat=seat)


@pytest.mark.rule("ALN-INFO-03")
def test_what_one_player_looks_at_alone_nobody_else_decides() -> None:
    state = asked(game(), LOOK)
    for other in (P2, P3):
        no = refused(state, reply(state, other))
        assert (no.rule, no.kind) == ("TABLE-ASK-04", "impossible") and no.here is not None
        assert no.here.args["name"] == "Player 1"
    assert do(state, reply(state, P1)).ask is None


@pytest.mark.parametrize("words", [(), ("TABLE-ASK-04",)])
def test_no_word_of_the_table_lets_somebody_answer_for_another(words: tuple[str, ...]) -> None:
    state = asked(game(), LOOK)
    assert refused(state, reply(state, P2), *words).rule == "TABLE-ASK-04"


@pytest.mark.rule("ALN-AGENDA-09", "ALN-ALIEN-05")
@pytest.mark.parametrize("table", [agenda_table(), burst(mode_table(), P3)])
def test_where_somebody_may_play_against_the_others_each_makes_their_own_choices(table: AlienState) -> None:
    state = asked(table, KILL)
    assert refused(state, reply(state, P2)).rule == "TABLE-ASK-04"
    assert do(state, reply(state, P1)).ask is None


@pytest.mark.rule("ALN-END-03")
def test_where_all_win_together_anybody_may_press_the_button() -> None:
    state = asked(game(), KILL)
    assert do(state, reply(state, P2)).ask is None


@pytest.mark.rule("ALN-AGENDA-11")
def test_whose_agenda_is_turned_up_is_the_active_players_choice() -> None:
    state = scanned(agenda_table())
    assert state.ask is not None
    assert refused(state, Answer(state.ask.id, P3, seat=P2)).rule == "TABLE-ASK-04"
    assert isinstance(do(state, Answer(state.ask.id, P3, seat=P1)).ask, Identity)
    attempt = room().attempt(state, f"seat:{P3}", P1)
    assert isinstance(attempt, Answer) and do(state, replace(attempt, seat=P1)).ask is not None


def test_what_is_offered_in_a_view_is_accepted_from_whom_it_is_offered_to() -> None:
    for state in (asked(game(), LOOK), asked(agenda_table(), KILL)):
        ask = view(state, P1).ask
        assert ask is not None
        commands = [offer.command for offer in ask.options if isinstance(offer.command, Answer)]
        assert commands and all(do(state, replace(one, seat=P1)).ask is None for one in commands[:1])
