"""How hand movements are said that are somebody's: whose cards, and how many."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.decks import keeper
from companion.engine.feature import Moves
from companion.engine.names import open_name


def for_seat(key: str) -> Moves[State]:
    """Something that one person does with their own cards."""

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        seat: SeatId = getattr(event, "seat", after.turn.seat)
        count = len(getattr(event, "slots", ()))
        return (Prompt(phrase(key, name=after.player(seat).name, count=count), seat=seat),)

    return make


def shuffle(key: str, zone: str) -> Moves[State]:
    """A pile is shuffled by hand, or by the app."""

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        return (Prompt(phrase(f"{key}-{keeper(after, zone)}"), zone=ZoneId(zone)),)

    return make


def own(key: str) -> Moves[State]:
    """One card of a person that is carried somewhere."""

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        slot, seat = getattr(event, "slot", None), SeatId(getattr(event, "seat", after.turn.seat))
        card = open_name(after, slot) or phrase("a-card")
        return (Prompt(phrase(key, name=after.player(seat).name, card=card), seat=seat, slot=slot),)

    return make
