"""From what a player seems to want to a complete command, a question, or a polite no."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Corrected, Pressed, Replied, Taken, Touched
from companion.core.crossing.views import Offer, View
from companion.core.language.asks import Ballot, Dice, Identity, Number
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import ledger
from companion.engine.foresight import answered_at_once
from companion.engine.room import Meaning, Room


def translate(room: Room, state: Any, intent: object, extra: tuple[Offer, ...] = ()) -> Meaning:
    """What an intent of finger or button means now; `extra` are the offers of an open question."""
    if isinstance(intent, Touched):
        return _signed(state, _touched(room, state, intent), intent.seat)
    if isinstance(intent, Taken):
        return _signed(state, _taken(room, state, intent, extra), intent.seat)
    if isinstance(intent, Replied):
        told = Meaning(command=Answer(intent.ask, _value(state, intent.value), "finger"))
        return _signed(state, told, intent.seat)
    if isinstance(intent, Pressed):
        return _pressed(room.view(state, TABLE))
    if isinstance(intent, Corrected) and isinstance(intent.command, Command):
        return Meaning(command=intent.command)
    return no(phrase("no-such-intent"))


def _pressed(view: View) -> Meaning:
    """What the big button means without a screen: it acts, asks which, or says what it waits for."""
    if view.big is not None:
        return Meaning(command=view.big.command)
    if view.choosing is None:
        return no(view.waiting or phrase("no-waiting"))
    found = tuple(offer for id in view.choosing.ids if (offer := view.offer(id)) is not None)
    return Meaning(says=phrase("which-of-these"), offers=found)


def _signed(state: Any, meaning: Meaning, seat: SeatId | None) -> Meaning:
    """An answer says whose it is: a finger on the shared screen is that of whoever is asked."""
    answer, ask = meaning.command, state.ask
    if not isinstance(answer, Answer) or ask is None or answer.seat is not None:
        return meaning
    return replace(meaning, command=replace(answer, seat=ask.seat if seat is None else seat))


def no(says: Phrase) -> Meaning:
    """A polite no."""
    return Meaning(says=says)


def waiting(room: Room, state: Any) -> Phrase:
    """What is waited for when the big button has nothing to do."""
    return room.view(state, TABLE).waiting or phrase("no-waiting")


def _value(state: Any, value: Any) -> Any:
    """A reply as the ask wants it: lists become tuples, names of designs become one of their copies."""
    if isinstance(value, list):
        return tuple(value)
    if isinstance(state.ask, Identity) and isinstance(value, str) and value not in state.table.designs:
        fitting = (
            c for c in ledger.candidates(state.table, state.ask.slot) if state.table.designs[c] == value
        )
        return next(fitting, value)
    if isinstance(state.ask, Number | Dice) and isinstance(value, str) and value.isdecimal():
        return int(value)
    return value


def _touched(room: Room, state: Any, intent: Touched) -> Meaning:
    offers = [offer for offer in room.legal(state, TABLE) if offer.target == intent.target]
    if len(offers) == 1:
        return Meaning(command=offers[0].command)
    if offers:
        return Meaning(says=phrase("which-of-these"), offers=tuple(offers))
    command = room.attempt(state, intent.target, intent.seat)
    return Meaning(command=command) if command is not None else no(phrase("no-touch-here"))


def _taken(room: Room, state: Any, intent: Taken, extra: tuple[Offer, ...]) -> Meaning:
    id = intent.offer
    offer = next((offer for offer in extra if offer.id == id), None) or room.view(state, TABLE).offer(id)
    for seat in _asked(state, intent.seat) if offer is None else ():
        offer = offer or room.view(state, seat).offer(id)
    if offer is not None:
        return Meaning(command=offer.command)
    answer = answered_at_once(state, id)
    return Meaning(command=answer) if answer is not None else no(phrase("no-longer-offered"))


def _asked(state: Any, by: SeatId | None) -> tuple[SeatId, ...]:
    """Who has a part in the running question and may see its answers; of several nobody takes another’s."""
    ask = state.ask
    if isinstance(ask, Ballot):
        return tuple(seat for seat in ask.options if by in (None, seat))
    return (ask.seat,) if ask is not None and ask.seat is not None else ()
