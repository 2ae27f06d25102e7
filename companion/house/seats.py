"""The people of the running game: its turns, whether a seat can be taken out, and whose light is whose."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.seating import SETTING, Seating, clockwise, known
from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.commands import TakeOut
from companion.core.ports.house import Settings
from companion.core.ports.pins import TurnLine
from companion.core.ports.play import Listener
from companion.house.house import House
from companion.session.undo import turn_owners


class SeatDesk:
    """Answers the page of the people for whatever game is running."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._house = house

    def turns(self) -> Sequence[TurnLine]:
        """The turns so far, the running one first, each with whom it counts for."""
        desk = self._house.desk
        if desk is None:
            return ()
        state, owners = desk.game.state, turn_owners(desk.game.history.live)
        if state.turn.seat:
            owners.setdefault(state.turn.number, state.turn.seat)
        told = {**owners, **state.credits}
        return tuple(TurnLine(turn, told[turn]) for turn in sorted(owners, reverse=True) if turn > 0)

    def can_take_out(self) -> bool:
        """Whether this game has steps by which a seat is taken out."""
        desk = self._house.desk
        return desk is not None and TakeOut in desk.game.room.commands


def by_chairs(listener: Listener, settings: Settings) -> Listener:
    """The same listener, to whom people are named clockwise around the table: the first has light 1."""

    def hear(step: Step) -> None:
        listener(replace(step, view=seated(step.view, kept_chairs(settings))))

    return hear


def seated(view: View, kept: dict[str, Seating]) -> View:
    """The view with its people clockwise from the foot of the screen, where that was said."""
    order = clockwise(known(kept, tuple(seat.name for seat in view.seats)))
    if not order:
        return view
    return replace(view, seats=tuple(sorted(view.seats, key=lambda seat: order.index(seat.name))))


def kept_chairs(settings: Settings) -> dict[str, Seating]:
    """Who sits where; nobody where that cannot be read."""
    try:
        return msgspec.convert(settings.get(SETTING, {}), dict[str, Seating])
    except msgspec.ValidationError:
        return {}
