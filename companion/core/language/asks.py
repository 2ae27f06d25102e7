"""What a State needs from outside before it can go on."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.core.language.dice import D6, Die
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase

Source = Literal["app", "remembered", "camera", "finger", "override"]
Value = str | int | tuple[str | int, ...] | None
AS_BACK = "back"  # the answer for a deck that nobody reads: its backs are shown one by one, or its faces


class Option(msgspec.Struct, frozen=True):
    """One way to answer a choice."""

    key: str
    label: Phrase
    slot: SlotId | None = None
    seat: SeatId | None = None


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The common part of every ask: a running number, why it is asked and who answers."""

    id: int
    why: Phrase
    seat: SeatId | None = None
    private: bool = False  # answered behind the curtain


class Dice(Ask, frozen=True, kw_only=True):
    """Dice to be rolled by the app, typed, or seen."""

    dice: tuple[str, ...]  # one colour per die
    kinds: tuple[Die, ...] = ()  # of each die; none: all are usual ones

    def kind(self, at: int) -> Die:
        """The kind of one of the dice."""
        return self.kinds[at] if at < len(self.kinds) else D6


class Order(Ask, frozen=True, kw_only=True):
    """The order of a deck that somebody other than hands keeps."""

    zone: ZoneId
    read: bool = False  # by the deck's backs, card by card under the camera; it may be left unread


class Identity(Ask, frozen=True, kw_only=True):
    """Which card a slot holds."""

    slot: SlotId


class Number(Ask, frozen=True, kw_only=True):
    """A number that is printed only on the card or the board; `of` is a design or a board place."""

    of: str
    field: str
    slot: SlotId | None = None
    guess: int | None = None  # what others say is printed there, to be confirmed


class Choice(Ask, frozen=True, kw_only=True):
    """One of several options; with a field it tells a word printed on the card `of`."""

    options: tuple[Option, ...]
    of: str = ""
    field: str = ""
    guess: str = ""  # the option that others say is printed there, to be confirmed
    otherwise: str = ""  # in a reaction window: the option that holds when nobody has reacted


class Ballot(Ask, frozen=True, kw_only=True):
    """A choice that several make at once, each alone: nothing of it is shown before all have chosen."""

    options: dict[SeatId, tuple[Option, ...]]  # what each of them can choose, in turn order
    given: dict[SeatId, str] = {}  # so far: whoever chose may think again until the last one has

    @property
    def open(self) -> tuple[SeatId, ...]:
        """Those who still have to choose."""
        return tuple(seat for seat in self.options if seat not in self.given)


class Done(Ask, frozen=True, kw_only=True):
    """A hand movement to be confirmed."""


AnyAsk = Dice | Order | Identity | Number | Choice | Ballot | Done


class Waiting:
    """Whatever waits in the queue; which types there are the codec of each room knows."""

    __slots__ = ()


class Work(Waiting, msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something a rule has begun and goes on with later: each kind is a type with just what it needs.

    Its tag is the name it is written down by, which stays when the class is called otherwise.
    """

    seat: SeatId | None = None
    answer: Value = None  # filled in when the ask that stopped it was answered
