"""What a shown card is taken for in Night Ferry."""

from __future__ import annotations

from companion.core.language.asks import Identity
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.engine import backs, places
from companion.engine.answers import fits
from companion.engine.room import Meaning
from companion.games._template import zones
from companion.games._template.flares import Flare
from companion.games._template.hands.commands import Play
from companion.games._template.state import FerryState

BACK = "back"  # the place that stands for 'its back was shown'


def meaning(state: FerryState, copies: tuple[CopyId, ...], place: str) -> tuple[Meaning, ...]:
    """Shown cards from left to right: an answer, a back in passing, a card to be played, or where it lies."""
    if state.outcome:
        return (Meaning(says=phrase("waiting-over")),)
    return tuple(_one(state, copy, place) for copy in copies)


def _one(state: FerryState, copy: CopyId, place: str) -> Meaning:
    table, ask = state.table, state.ask
    if place == BACK:
        slot = backs.awaited(state, zones.table())
        return Meaning(command=backs.ShowBack(slot, copy) if slot is not None else None, copy=copy)
    if isinstance(ask, Identity) and fits(state, copy) is None:
        return Meaning(command=Answer(ask.id, copy, "camera"), copy=copy)
    lies = table.bound.get(copy)
    if lies is None or not table.slots[lies].face_up:  # of a hidden card nothing is told, known or not
        seat = state.turn.seat
        return Meaning(command=Flare(seat, copy) if state.is_race else Play(seat, copy), copy=copy)
    where = places.place(table.slots[lies].zone, state.players)
    return Meaning(says=phrase("card-lies-there", card=table.card_of(copy).name, place=where), copy=copy)
