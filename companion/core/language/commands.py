"""Requests to the rules that every room understands; a room adds its own."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.language.asks import Source, Value
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.states import Custody, Preset


class Command(msgspec.Struct, frozen=True, tag=True):
    """A complete request to the rules, in the imperative."""


class Answer(Command, frozen=True):
    """The reply to the running ask."""

    ask: int
    value: Value = None
    source: Source = "finger"
    seat: SeatId | None = None  # who answers, as far as anybody can tell
    then: tuple[str, ...] = ()  # what is answered to the choices that follow from it, in the same touch


class MoveSlot(Command, frozen=True):
    """Tool: carry one card to a zone, whatever the rules say; `at` is an index, -1 the far end."""

    slot: SlotId
    to: ZoneId
    at: int = 0
    face_up: bool | None = None


class SetNumber(Command, frozen=True):
    """Tool: correct a number of the game, such as a pool or a counter."""

    name: str
    value: int


class SetProgress(Command, frozen=True):
    """Tool: correct whose turn it is, the phase, who is alive, or how far the game has come.

    `course` holds numbers that the room names, such as the current objective; empty fields stay.
    """

    seat: SeatId | None = None
    phase: str | None = None
    course: dict[str, int] = {}
    alive: dict[SeatId, bool] = {}


class BindSlot(Command, frozen=True):
    """Tool: say which card a slot holds; no copy means: nobody knows any more."""

    slot: SlotId
    copy: CopyId | None = None


class CorrectFact(Command, frozen=True):
    """Tool: correct what is printed on a design or board place, from now on."""

    of: DesignId | str
    field: str
    value: Any


class Rematch(Command, frozen=True):
    """What was told of one unnamed card belongs to another: it was taken for the wrong one of several."""

    wrong: DesignId
    right: DesignId


class Reshuffle(Command, frozen=True):
    """Hands have disturbed a pile that lies face down: it is shuffled again, and nobody knows its order."""

    zone: ZoneId


class KeepDeck(Command, frozen=True):
    """From now on the order of this deck comes to be known in another way."""

    deck: str
    how: Custody


class HandOver(Command, frozen=True):
    """Somebody left or came back: from now on this seat is played by another, by all, or its own person."""

    seat: SeatId
    by: str = ""  # a name, EVERYBODY, or empty for its own person


class Credit(Command, frozen=True):
    """It was another's turn: log and statistics count it for this seat; what was played stays as it is."""

    turn: int
    seat: SeatId


class TakePinAway(Command, frozen=True):
    """A pin was forgotten: the others at the table have agreed that it no longer guards this seat."""

    seat: SeatId
    agreed: tuple[SeatId, ...] = ()


class TakeOut(Command, frozen=True):
    """Somebody left for good: the seat is taken out by the steps that the game itself has for it."""

    seat: SeatId


class KeepRules(Command, frozen=True):
    """From now on this game is played more or less strictly."""

    how: Preset


AT_TABLE = (HandOver, Credit, TakePinAway, KeepRules)
TOOLS = (MoveSlot, SetNumber, SetProgress, BindSlot, CorrectFact)
AnyTool = MoveSlot | SetNumber | SetProgress | BindSlot | CorrectFact
