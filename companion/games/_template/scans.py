"""What a shown card or a touched thing is taken for in Night Ferry."""

from __future__ import annotations

from companion.core.language.asks import Identity
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import backs
from companion.engine.answers import fits
from companion.engine.room import Meaning
from companion.games._template import zones
from companion.games._template.crossing import Cross
from companion.games._template.flares import Flare
from companion.games._template.hands.commands import Play
from companion.games._template.islands import Steer
from companion.games._template.lanterns import Light
from companion.games._template.printed import sea
from companion.games._template.river.commands import BeginTurn, Look, ShowBack
from companion.games._template.roles import Confess
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
        slot = backs.awaited(state)
        return Meaning(command=ShowBack(slot, copy) if slot is not None else None, copy=copy)
    if isinstance(ask, Identity) and fits(state, copy) is None:
        return Meaning(command=Answer(ask.id, copy, "camera"), copy=copy)
    lies = table.bound.get(copy)
    if lies is None or not table.slots[lies].face_up:  # of a hidden card nothing is told, known or not
        seat = state.turn.seat
        return Meaning(command=Flare(seat, copy) if state.is_race else Play(seat, copy), copy=copy)
    where = phrase(f"place-{table.slots[lies].zone.partition(':')[0]}")
    return Meaning(says=phrase("card-lies-there", card=table.card_of(copy).name, place=where), copy=copy)


def attempt(state: FerryState, target: str, seat: SeatId | None) -> Command | None:
    """A touched thing as a command, legal or not, so that an illegal one can be explained."""
    kind, _, rest = target.partition(":")
    active = state.turn.seat
    if kind == "slot" and rest.isdigit() and SlotId(int(rest)) in state.table.slots:
        return _touched(state, SlotId(int(rest)))
    if kind == "design":
        copy = next((copy for copy, design in state.table.designs.items() if design == rest), None)
        if copy is None:
            return None
        return Flare(active, copy) if state.is_race else Play(active, copy)
    if state.is_race:
        return Steer(active, ZoneId(rest)) if kind == "place" and sea().space(rest) is not None else None
    if kind == "place" and ZoneId(rest) in zones.SPACES:
        return Cross(active, ZoneId(rest))
    touched = {"place:river": BeginTurn(active), "meter:lanterns": Light(active)}
    return touched.get(target)


def _touched(state: FerryState, slot: SlotId) -> Command | None:
    """What touching a card asks for."""
    zone, active = state.table.slots[slot].zone, state.turn.seat
    if state.is_race:
        return Steer(active, zone) if sea().space(zone) is not None else None
    if zone == zones.CHANNEL:
        return Look(active, slot)
    if zone == zones.of(active, "role"):
        return Confess(active)
    return Cross(active, zones.FAR) if slot == state.pieces.get(active) else None
