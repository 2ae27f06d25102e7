"""The manual tools and what may be said of a card of the running game: values, and the port."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.crossing.views import Figure, Offer
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Doing


class Held(msgspec.Struct, frozen=True):
    """A card in a list of the tools: "slot:12" where it lies, or a copy that a slot could hold."""

    id: str
    title: Phrase
    place: Phrase | None = None
    photo: str = ""  # the design whose picture says more than the title


class About(msgspec.Struct, frozen=True):
    """An open card of the running game: who does what it says, and what can be done beside the game."""

    title: Phrase
    doing: Doing
    effects: tuple[Phrase, ...] = ()
    figures: tuple[Figure, ...] = ()
    photo: str = ""
    offers: tuple[Offer, ...] = ()  # a label, a picture, how many there are of it


class Bench(Protocol):
    """The manual tools: what can be carried where, which numbers there are, what could be forgotten."""

    def zones(self) -> Sequence[tuple[ZoneId, Phrase]]:
        """Every zone a card can be carried to."""
        ...

    def movable(self) -> Sequence[Held]:
        """Every card that can be carried, with what may be said of it and where it lies."""
        ...

    def lying(self, zone: ZoneId) -> Sequence[Held]:
        """Everything in a zone, its top or left end first, with what may be said of it."""
        ...

    def spot(self, slot: SlotId) -> tuple[ZoneId, int, bool] | None:
        """In which zone a card lies, at which place of it, and whether it lies face up."""
        ...

    def span(self, name: str) -> tuple[int, int]:
        """The lowest and the highest value a number of the game can have."""
        ...

    def numbers(self) -> Sequence[tuple[str, Phrase, int]]:
        """Every number of the game that can be set, with its value."""
        ...

    def phases(self) -> Sequence[tuple[str, Phrase]]:
        """The phases of a turn."""
        ...

    def cards(self, slot: SlotId) -> Sequence[Held]:
        """The cards this slot could hold, one copy of each design."""
        ...

    def about(self, slot: SlotId) -> About | None:
        """What may be said of an open card, and what can be done about it beside the game."""
        ...

    def facts(self, slot: SlotId) -> Sequence[tuple[str, str, Phrase, int | None]]:
        """The numbers printed on a card: its design, the field, what it is called, its value."""
        ...

    def forgotten(self) -> Sequence[Offer]:
        """What can still be made good: a strike, a heal, a move, points, a card."""
        ...
