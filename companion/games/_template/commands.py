"""What players can ask of the rules of Night Ferry."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId


class BeginTurn(Command, frozen=True):
    """Begin the turn: the top river card drifts into the channel."""

    seat: SeatId


class Play(Command, frozen=True):
    """Play a card from the hand; `copy` is what was shown, or any copy of the design that was named."""

    seat: SeatId
    copy: CopyId


class Cross(Command, frozen=True):
    """Row to a shore through everything that drifts in the channel."""

    seat: SeatId
    to: ZoneId


class Light(Command, frozen=True):
    """Pay power to light a lantern again."""

    seat: SeatId


class Look(Command, frozen=True):
    """Look at a hidden card of the channel."""

    seat: SeatId
    slot: SlotId


class Confess(Command, frozen=True):
    """Turn up the own role."""

    seat: SeatId


class EndTurn(Command, frozen=True):
    """End the turn: discard what was played and draw up."""

    seat: SeatId


class ShowBack(Command, frozen=True):
    """The back of a hidden card was shown in passing: the app knows it now, and tells nobody."""

    slot: SlotId
    copy: CopyId


class ForgotLantern(Command, frozen=True):
    """A lantern should have gone out: it does now, and nothing that came after is undone."""


COMMANDS = (BeginTurn, Play, Cross, Light, Look, Confess, EndTurn, ShowBack, ForgotLantern)
