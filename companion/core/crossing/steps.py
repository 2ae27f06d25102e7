"""What the bell says after every intent: one published outcome."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.core.crossing.differences import Difference
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.crossing.views import Offer, View
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Refusal

UndoClass = Literal["free", "move", "seen", "order"]


class Striker(msgspec.Struct, frozen=True):
    """One of those who strike: what it is called, how many cards it brings, and what a touch on it means."""

    title: Phrase
    strikes: int
    target: str


class AtLarge(msgspec.Struct, frozen=True):
    """What the whole glass tells of an event that must not be overlooked, besides its sentence."""

    words: tuple[Phrase, ...] = ()  # what its card says
    strikers: tuple[Striker, ...] = ()  # who strikes now, then those who strike next
    turn: int = 0  # in whose course they strike
    struck: int = 0  # how many have struck in it, this one included


class Notice(msgspec.Struct, frozen=True, gc=False):
    """The public face of one event: all that cues, the log and the voice may know of it."""

    kind: str  # the event's type name, such as "StrikeDrawn"
    text: Phrase
    seat: SeatId | None = None
    slot: SlotId | None = None
    zone: ZoneId | None = None
    amount: int | None = None
    title: Phrase | None = None  # the card's name, when everybody may know it
    detail: str = ""  # a word cue sheets can ask for, such as "miss"
    large: AtLarge | None = None  # of the few events that take the whole glass


class Step(msgspec.Struct, frozen=True):
    """One published outcome; `state` is opaque to everybody but the study.

    A quiet one says nothing and interrupts nothing: only the list of differences has changed.
    """

    number: int
    label: Phrase  # what the player did, in the log
    view: View  # the table as everybody may see it, after the step
    command: Any = None
    seat: SeatId | None = None
    events: tuple[Any, ...] = ()
    states: tuple[Any, ...] = ()  # the State after each of them, as opaque as `state`
    refusal: Refusal | None = None
    prompts: tuple[Prompt, ...] = ()
    notices: tuple[Notice, ...] = ()
    state: Any = None
    kind: Literal["play", "undo", "redo", "tool", "question", "note", "quiet"] = "play"
    note: Phrase | None = None  # a polite no, a difference, a question about a scan
    offers: tuple[Offer, ...] = ()  # the ways to answer a question that is not an ask of the rules
    asides: tuple[Offer, ...] = ()  # what can be done beside the game, now or never; nothing waits for it
    soft: bool = False  # this refusal is only a warning: one tap goes on
    to_carry: tuple[Prompt, ...] = ()  # the open checklist after an undo
    differences: tuple[Difference, ...] = ()  # what the overhead camera sees otherwise; it waits
    roll: SeenRoll | None = None  # dice that the camera has seen and that want a look
    took_s: float = 0.0
