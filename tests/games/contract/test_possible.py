"""One list says what can be done and why not: what is legal, what a touch asks for and what is told agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.language.ids import TABLE
from companion.core.language.refusals import Refusal
from companion.engine.ways import BIG, Possible
from tests.games.contract.games import played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import Case
from tests.games.contract.test_commands import states
from tests.games.contract.words import missing_words

EACH = 25


def board_targets(asked: Case, state: Any) -> Iterator[str]:
    """Every card and place of the board, and what lies in front of people."""
    view = asked.room.view(state, TABLE)
    for strip in view.strips:
        for place in strip.places:
            yield place.target
            yield from (tile.target for tile in place.tiles)
    for seat in view.seats:
        yield from (tile.target for tile in seat.tiles)


def check_legal(asked: Case, state: Any, audience: str) -> None:
    """What is legal is what the rules, asked one by one, do not refuse of what is possible."""
    possible = () if state.outcome else asked.room.possible(state, audience)
    free = [one.offer for one in possible if one.refusal is None]
    legal = asked.room.legal(state, audience)
    assert sorted(offer.id for offer in legal) == sorted(offer.id for offer in free), audience
    assert all(offer in free for offer in legal)


def test_what_is_legal_is_what_is_possible_and_not_refused(asked: Case) -> None:
    for state in states(asked, EACH):
        for audience in audiences(state):
            check_legal(asked, state, audience)


def test_whatever_is_possible_is_refused_by_the_rule_that_it_names(asked: Case) -> None:
    refused = 0
    for state in states(asked, EACH):
        for one in asked.room.possible(state, TABLE):
            decision = asked.room.decide(state, one.command, frozenset())
            if one.refusal is None:
                assert not isinstance(decision, Refusal), f"{one.way.id}: {decision}"
            else:
                assert decision == one.refusal, one.way.id
                refused += 1
    assert refused > 50, "what is refused is possible too"


def test_whatever_is_possible_can_be_said_with_its_price_and_its_verb(asked: Case) -> None:
    seen: dict[str, Possible] = {}
    for state in states(asked, 8):
        for one in asked.room.possible(state, TABLE):
            seen.setdefault(one.way.id.partition(":")[0], one)
    assert len(seen) > 3
    for one in seen.values():
        assert one.verb and one.offer is one.offer, "put into words once"
        assert missing_words(asked, one.offer.label) == []
        assert missing_words(asked, one.offer.sub) == []
        assert (one.offer.command, one.offer.target) == (one.command, one.target)


def test_what_is_too_dear_says_so(asked: Case) -> None:
    for state in states(asked, EACH):
        for one in asked.room.possible(state, TABLE):
            no = one.refusal
            if no is not None and no.kind == "cost" and one.price is not None:
                assert one.price.is_short
                assert (no.need, no.have) == (one.price.need, one.price.have)


def test_a_touch_on_the_board_asks_for_something_possible(asked: Case) -> None:
    meant = 0
    for state in states(asked, EACH):
        commands = [one.command for one in asked.room.possible(state, TABLE)]
        for target in set(board_targets(asked, state)):
            command = asked.room.attempt(state, target, state.turn.seat)
            assert command is None or command in commands, target
            meant += command is not None
    assert meant > 50


def test_a_touch_on_what_is_offered_asks_for_something_that_is_about_it(asked: Case) -> None:
    for state in states(asked, 8):
        for offer in asked.room.legal(state, TABLE):
            if offer.target not in ("", BIG) and not offer.needs:
                command = asked.room.attempt(state, offer.target, state.turn.seat)
                about = [one for one in asked.room.possible(state, TABLE) if one.way.is_meant(offer.target)]
                assert command == about[0].command


def test_somebody_is_asked_for_nothing_that_is_another_persons(asked: Case) -> None:
    for state in states(asked, 8):
        if state.ask is None:
            for player in state.players:
                seats = {one.way.seat for one in asked.room.possible(state, player.seat)}
                assert seats <= {None, player.seat}


@pytest.mark.long
def test_what_is_spared_to_ask_would_have_been_answered_alike_in_many_games(asked: Case) -> None:
    for seed in range(8):
        mode = asked.room.modes[seed % len(asked.room.modes)]
        low, high = asked.room.mode_seats.get(mode, asked.room.seats)
        record = played(asked.name, seed, low + seed % (high - low + 1), "app", mode=mode)
        for state in record.rests:
            check_legal(asked, state, TABLE)
