"""What everybody may hear of an event, and what the log calls a command: the same in every room.

Only what lies open is named here; what the app knows of a hidden card never goes into a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import asdict

from companion.core.crossing.steps import Notice
from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.commands import Answer, Command, CorrectFact, KeepDeck, MoveSlot, SetNumber
from companion.core.language.events import (
    Answered,
    Asked,
    BackShown,
    Dealt,
    DeckKept,
    Event,
    FactLearned,
    Forgotten,
    Laid,
    OrderKnown,
    OrderLost,
    SetAside,
    Shuffled,
    Swapped,
    Unbound,
)
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import custodies, places, seats
from companion.engine.assembly import Assembly
from companion.engine.names import name_of, open_name

S = TypeVar("S", bound=State)
Args = dict[str, str | int | Phrase]

BOOKKEEPING = (
    Asked, Answered, SetAside, BackShown, DeckKept, Forgotten, OrderKnown, Dealt, Laid, Shuffled, Swapped,
    OrderLost, Unbound,
)  # fmt: skip  # what nobody is told of
AMOUNTS = (
    "damage", "amount", "number", "cost", "level", "n", "by", "value", "left", "total", "lost",
)  # fmt: skip  # fields that make an event big or small, the most telling first
UNSAID = ("slot", "copy")  # which card it is says its name, where everybody may know it


class Tale(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """How a room tells of itself: its features first, then the sentences `event-<type>`, `command-<type>`."""

    whole: Assembly[S]
    silent: frozenset[str] = frozenset()  # events that nobody is told of
    by_hand: tuple[type, ...] = ()  # commands whose `copy` somebody showed to all
    is_secret: Callable[[S, CopyId], bool] = lambda state, copy: False  # a card that nobody may name yet

    def notice(self, before: S, event: Event, after: S) -> Notice | None:
        """The public face of an event; bookkeeping has none."""
        kind = type(event).__name__
        if kind in self.silent:
            return None
        slot: SlotId | None = getattr(event, "slot", None)
        name = open_name(after, slot) or open_name(before, slot)
        text = seats.told(event, after) or self.whole.told(event, after, name)
        return Notice(
            kind=kind, text=text or self._said(event, after, name), seat=_seat(event, after), slot=slot,
            zone=place_of(event, after, slot), amount=amount_of(event), title=name,
            detail=self.whole.detail(event), large=self.whole.at_large(event, after),
        )  # fmt: skip

    def _said(self, event: Event, after: S, name: Phrase | None) -> Phrase:
        """The sentence of an event, with everything that may fill it."""
        zone, count = place_of(event, after, getattr(event, "slot", None)), amount_of(event)
        args: Args = {
            "name": name_of(after, _seat(event, after)), "card": name or phrase("a-card"),
        }  # fmt: skip
        args["place"] = places.place(zone, after.players) if zone else phrase("the-table")
        fields = asdict(event)
        args |= {key: val for key, val in fields.items() if isinstance(val, int | str) and key not in UNSAID}
        args |= self.whole.sentence(event, after)
        args |= {"count": count} if count is not None else {}
        return phrase(f"event-{type(event).__name__}", **args)

    def label(self, state: S, command: Command) -> Phrase:
        """A command as a line of the log: what was done, to what, by whom."""
        if isinstance(command, KeepDeck):
            return custodies.label(command)
        own = self.whole.labels.get(type(command))
        seated = seats.label(state, command) or (own(state, command) if own is not None else None)
        if seated is not None:
            return seated
        if isinstance(command, Answer):
            return self._answered(state, command)
        key = "command-Opened" if type(command) is Command else f"command-{type(command).__name__}"
        return phrase(key, **self._meant(state, command))

    def _meant(self, state: S, command: Command) -> Args:
        """What may fill the line of a command."""
        card = open_name(state, getattr(command, "slot", None))
        if isinstance(command, self.by_hand):
            card = self._shown(state, getattr(command, "copy", CopyId("")))
        seat = getattr(command, "seat", None) or state.turn.seat
        args: Args = {"card": card or phrase("a-card"), "name": name_of(state, seat)}
        if isinstance(command, MoveSlot):
            args["place"] = places.place(command.to, state.players)
        if isinstance(command, SetNumber):
            args |= {"field": number_phrase(command.name), "value": command.value}
        if isinstance(command, CorrectFact):
            args["field"] = phrase(f"field-{command.field}")
        return args

    def _shown(self, state: S, copy: CopyId) -> Phrase | None:
        """A card that somebody showed, unless it is one that nobody may name."""
        known = copy in state.table.designs and not self.is_secret(state, copy)
        return state.table.card_of(copy).name if known else None

    def _answered(self, state: S, answer: Answer) -> Phrase:
        """A question as a line of the log, with what was said to it where that is public."""
        told, why = self.said_aloud(state, answer), asked(state)
        if told is not None:
            return phrase("command-Answered", why=why, said=told)
        name = name_of(state, state.ask.seat) if state.ask is not None and state.ask.private else ""
        return phrase("command-AnsweredAlone", name=name) if name else phrase("command-Answer", why=why)

    def said_aloud(self, state: S, answer: Answer) -> Phrase | int | None:
        """What was answered, where everybody may hear it: never behind the curtain or of a hidden card."""
        ask, table, value = state.ask, state.table, answer.value
        if ask is None or ask.private or ask.id != answer.ask:
            return None
        if isinstance(ask, Number) and isinstance(value, int):
            return value
        if isinstance(ask, Choice):
            return next((option.label for option in ask.options if option.key == value), None)
        if isinstance(ask, Identity) and ask.slot in table.slots and table.slots[ask.slot].face_up:
            return self._shown(state, CopyId(str(value)))
        return None


def attempted(label: Phrase) -> Phrase:
    """The line of the log of something that was not done: what somebody wanted to do."""
    return Phrase(label.key.replace("command-", "attempt-", 1), label.args)


def asked(state: State) -> Phrase:
    """What is asked, as everybody may hear it: of a private question only that there is one."""
    if state.ask is None:
        return phrase("a-card")
    return phrase("ask-private") if state.ask.private else state.ask.why


def _seat(event: Event, after: State) -> SeatId | None:
    """Whom an event is about: its own seat, else whoever is at turn."""
    return getattr(event, "seat", None) or after.turn.seat or None


def place_of(event: Event, after: State, slot: SlotId | None) -> ZoneId | None:
    """Where it happened: the event's own place, or where its card lies now, or where its cards went."""
    named: ZoneId | None = getattr(event, "zone", None)
    held = after.table.slots.get(slot) if slot is not None else None
    return named or (held.zone if held is not None else getattr(event, "to", None))


def amount_of(event: Event) -> int | None:
    """The number that makes an event big or small, or how many cards it is about."""
    for field in AMOUNTS:
        found = getattr(event, field, None)
        if isinstance(found, int) and not isinstance(found, bool):
            return found
    slots = getattr(event, "slots", None)
    return len(slots) if slots is not None else None


def learned(event: FactLearned, after: State) -> Args:
    """What fills the sentence of a fact that was told, in a room that names what can be told."""
    value = event.value if isinstance(event.value, int | str) else ", ".join(map(str, event.value))
    said = phrase(f"kind-{event.value}") if event.field == "kind" else value
    return {"field": phrase(f"field-{event.field}"), "value": said}


def number_phrase(number: str) -> Phrase:
    """What a number of the game is called: its family, and which of several it is."""
    family, _, which = number.partition(":")
    return phrase(f"number-{family}", which=which)
