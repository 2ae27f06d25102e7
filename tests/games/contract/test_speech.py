"""Every choice tells what it does before it is made, and what it tells comes true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.crossing.views import AskView, Offer
from companion.core.language.asks import Choice
from companion.core.language.ids import TABLE
from companion.engine.speech import unspoken
from tests.games.contract.games import played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import Case


def choices(asked: Case) -> Iterator[tuple[Any, AskView]]:
    """Every choice that somebody was asked in some games, as whoever may see it sees it."""
    many = asked.seats[-1]
    for record in (
        played(asked.name, 1, min(3, many), "app"),
        played(asked.name, 2, many, "face"),
        played(asked.name, 5, min(3, many), "app", mode=asked.room.modes[-1]),
    ):
        for state in record.rests:
            if isinstance(state.ask, Choice):
                for audience in audiences(state):
                    view = asked.room.speak(state, asked.room.view(state, audience))
                    assert view.ask is not None
                    yield state, view.ask


def test_no_choice_is_unspoken(asked: Case) -> None:
    silent = {(state.ask.why.key, found) for state, ask in choices(asked) for found in unspoken(ask)}
    assert silent == set()


def test_one_touch_that_answers_several_questions_is_accepted_and_does_what_it_tells(asked: Case) -> None:
    for state, ask in choices(asked):
        for offer in ask.candidates[:6]:
            after = asked.room.decide(state, offer.command, frozenset()).after(state)
            told = asked.room.speak(after, asked.room.view(after, TABLE))
            life = {seat.seat: seat.life for seat in told.seats if seat.life is not None}
            for change in offer.changes:
                if change.shape == "harm" and change.seat in life and not _goes_on(state, after):
                    assert life[change.seat].value == change.after


def _goes_on(before: Any, after: Any) -> bool:
    """Whether more happened than the choice alone: a strike was drawn, or a turn ended."""
    return bool(after.turn != before.turn or after.table.made != before.table.made)


def test_a_candidate_is_taken_by_its_name(asked: Case) -> None:
    from companion.core.crossing.intents import Taken
    from companion.intake.translate import translate

    for state, ask in choices(asked):
        for offer in ask.candidates[:3]:
            meant = translate(asked.room, state, Taken(offer.id))
            assert meant.command is not None
            assert without_seat(meant.command) == without_seat(offer.command)


def without_seat(command: Any) -> tuple[Any, ...]:
    """An answer without who gave it."""
    return command.ask, command.value, command.then


def test_what_is_left_says_what_stays(asked: Case) -> None:
    for _state, ask in choices(asked):
        leaves: list[Offer] = [offer for offer in ask.options if offer.id == ask.no]
        assert all(offer.effect is not None for offer in leaves)


def test_every_open_card_that_does_something_says_so(asked: Case) -> None:
    for record in (played(asked.name, 1, min(3, asked.seats[-1]), "app"),):
        for state in record.some(30):
            view = asked.room.speak(state, asked.room.view(state, TABLE))
            tiles = [tile for strip in view.strips for place in strip.places for tile in place.tiles]
            for tile in (*tiles, *(tile for seat in view.seats for tile in seat.tiles)):
                card = state.table.card(tile.slot) if tile.slot is not None and tile.title else None
                if card is not None and card.abilities and asked.room.grammar is not None:
                    assert tile.text is not None, card.design
