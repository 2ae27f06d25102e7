"""Where cards can lie in a room, as one table: whose a zone is, what lies there and how, and what follows.

Nobody else goes by the name of a zone: what has to be known of one is asked here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from itertools import groupby
from typing import Literal

import msgspec

from companion.core.crossing.steps import UndoClass
from companion.core.language.ids import SeatId, SlotId, ZoneId, family, which
from companion.core.language.slots import Slot, Table
from companion.core.language.states import State
from companion.engine.zones import of

Owner = Literal["table", "seat", "numbered"]
Kind = Literal["pile", "row", "space", "hand", "front"]
Face = Literal["up", "down", "as-it-comes"]
Secret = Literal["nobody", "others", "everybody"]
Packed = Literal["pile", "row", "box"]
Lies = Literal["", "turn", "game"]

STRIP = "strip"  # the place where whoever is at turn lays the cards of this turn


class Zone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """One row: a zone of the table, or a family of them with one for each seat or number."""

    name: str
    owner: Owner = "table"
    count: int = 0  # how many there are of numbered ones
    kind: Kind  # a pile, a row side by side, a space of few cards, a hand, or what lies in front of a person
    face: Face = "as-it-comes"
    ordered: bool = False  # whether it matters to the game which card lies where in it
    custody: str = ""  # the deck whose order it is; empty: nobody but hands keeps it
    secret_to: Secret = "nobody"  # who may not know a card of it that lies face down
    packed: Packed = "pile"  # into a bag as it lies, side by side, or it is in the game's box anyhow
    source: str = ""  # the deck whose cards lie there while they are face down
    laid: str = "prompt-to-pile"  # what hands are told that carry a card there: a key of the room's texts
    dealt: str = "prompt-to-pile"  # the same of the next card of a deck; -app, -back as that is kept
    together: str = ""  # what hands are told once that carry several cards there: such a key, with a count
    at: str = ""  # the place of the table where its cards lie, if that is not called like the zone
    at_during: Lies = ""  # when: only in the owner's turn, or the whole game
    modes: tuple[str, ...] = ()  # ways of playing that have it; none: all of them
    others: bool = False  # of a seat: who is no player but lies on the table has it too (FFY-ZONE-07)
    passing: bool = False  # cards lie there only while something is done: nobody carries one there by hand

    def names(self, seats: Collection[SeatId | str]) -> tuple[ZoneId, ...]:
        """The zones of this row in a game with these seats."""
        if self.owner == "seat":
            return tuple(of(seat, self.name) for seat in seats)
        if self.owner == "numbered":
            return tuple(ZoneId(f"{self.name}:{number}") for number in range(1, self.count + 1))
        return (ZoneId(self.name),)

    def holds(self, zone: ZoneId | str) -> bool:
        """Whether a zone whose family is this row can be one of it."""
        if self.owner == "numbered":
            return which(zone).isdecimal() and 1 <= int(which(zone)) <= self.count
        return bool(which(zone)) if self.owner == "seat" else zone == self.name


class ZoneTable(msgspec.Struct, frozen=True, dict=True):  # so that what follows from the rows is kept
    """The zones of a room by their names, in the order in which they are told and packed."""

    rows: dict[str, Zone] = {}

    @cached_property
    def _hand(self) -> str:
        """The row of hands; empty in a game without hands."""
        return next((row.name for row in self.rows.values() if row.kind == "hand"), "")

    @classmethod
    def of(cls, rows: Iterable[Zone]) -> ZoneTable:
        """A table of these rows, each of another name."""
        return cls({row.name: row for row in rows})

    def find(self, zone: ZoneId | str) -> Zone | None:
        """The row of a zone; None when this game has no such zone."""
        row = self.rows.get(zone) or self.rows.get(family(zone))
        return row if row is not None and row.holds(zone) else None

    def every(
        self, seats: Collection[SeatId | str], mode: str = "", others: Collection[SeatId | str] = ()
    ) -> tuple[ZoneId, ...]:
        """Every zone that cards can be carried to; those of the seats seat by seat, then those of others."""
        return tuple(self._every(seats, mode, others))

    def _every(
        self, seats: Collection[SeatId | str], mode: str, others: Collection[SeatId | str]
    ) -> Iterator[ZoneId]:
        rows = (row for row in self.rows.values() if not row.passing)
        here = (row for row in rows if not row.modes or mode in row.modes)
        for is_own, some in groupby(here, lambda row: row.owner == "seat"):
            together = tuple(some)
            if is_own:
                yield from (of(seat, row.name) for seat in seats for row in together)
                yield from (of(one, row.name) for one in others for row in together if row.others)
            else:
                yield from (zone for row in together for zone in row.names(()))

    def of_game(self, state: State) -> tuple[ZoneId, ...]:
        """Every zone of a running game that cards can be carried to."""
        mode = state.header.options.get("mode", "")
        return self.every([player.seat for player in state.players], mode, state.others)

    def all_names(self) -> tuple[ZoneId, ...]:
        """One zone of each sort that any game of this room can have, also those that cards only pass."""
        return tuple(zone for row in self.rows.values() for zone in row.names(("p1",)))

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks whose order can be kept otherwise than by hands."""
        return tuple(dict.fromkeys(row.custody for row in self.rows.values() if row.custody))

    # One zone.

    def owner(self, zone: ZoneId | str) -> SeatId | None:
        """Whose a zone is; None for one of the table."""
        row = self.find(zone)
        return SeatId(which(zone)) if row is not None and row.owner == "seat" else None

    def is_hand(self, zone: ZoneId | str) -> bool:
        """Whether a zone is somebody's hand: its cards lie in no order, and only its owner looks at them."""
        row = self.find(zone)
        return row is not None and row.kind == "hand"

    def hand_of(self, seat: SeatId | str) -> ZoneId | None:
        """Somebody's hand; None in a game without hands."""
        return of(seat, self._hand) if self._hand else None

    def held_by(self, table: Table, seat: SeatId | str) -> tuple[SlotId, ...]:
        """The cards in somebody's hand."""
        hand = self.hand_of(seat)
        return table.zone(hand) if hand is not None else ()

    def deck(self, zone: ZoneId | str) -> str:
        """The deck whose order the cards of a zone have; empty where hands alone keep it."""
        row = self.find(zone)
        return row.custody if row is not None else ""

    def is_ordered(self, zone: ZoneId | str) -> bool:
        """Whether it matters which card lies where in a zone."""
        row = self.find(zone)
        return row is not None and row.ordered

    def is_secret(self, zone: ZoneId | str, audience: str) -> bool:
        """Whether somebody (a seat, or the table) may not know a card there face down (FFY-ZONE-30, 33)."""
        row = self.find(zone)
        if row is None or row.secret_to == "nobody":
            return False
        return row.secret_to == "everybody" or audience != which(zone)

    def is_boxed(self, zone: ZoneId | str) -> bool:
        """Whether what lies in a zone is in the game's box anyhow, and goes into no bag."""
        row = self.find(zone)
        return row is not None and row.packed == "box"

    def undone(self, was: Slot, now: Slot) -> UndoClass:
        """What taking back asks for when a card went from here to there.

        Drawn unseen into a hand, nobody can lay it back in its order. Turned up, everybody has seen it
        (ALN-RECRUIT-06), unless it came from the hand of one who knew it. Anything else is carried back.
        """
        if (was.zone, was.face_up) == (now.zone, now.face_up):
            return "free"
        if was.face_up or self.is_hand(was.zone):
            return "move"
        if self.is_hand(now.zone) and self.is_ordered(was.zone):
            return "order"
        return "seen" if now.face_up else "move"

    # What hands are told.

    def said(self, was: Slot, now: Slot) -> str:
        """The text key of one card that was carried or turned over, by where it lay and lies."""
        row = self.find(now.zone)
        if was.zone != now.zone:
            row = row or Zone(name=now.zone, kind="pile")
            return row.dealt if self.left(was, now) else row.laid
        if not now.face_up:
            return "prompt-hide"
        return "prompt-turn-top" if row is not None and row.kind == "pile" else "prompt-turn-up"

    def together(self, was: Slot, now: Slot) -> str:
        """The text key of several cards that are carried one after the other; empty where each is told."""
        row = self.find(now.zone) if was.zone != now.zone else None
        return row.together if row is not None and not self.left(was, now) else ""

    def left(self, was: Slot, now: Slot) -> str:
        """The deck that a hidden card leaves: drawn from it, or turned up where it was laid out of it."""
        if was.face_up:
            return ""
        row = self.find(was.zone)
        lay_aside = row.source if row is not None and was.zone == now.zone else ""
        return self.deck(was.zone) or lay_aside

    # On the table.

    def place(self, zone: ZoneId | str, at_turn: SeatId | None) -> str:
        """The place of the table where a zone's cards lie in the turn of a seat; None: of their owner."""
        row = self.find(zone)
        if row is None or not row.at or (row.at_during == "turn" and at_turn not in (None, which(zone))):
            return str(zone)
        return f"{row.at}:{which(zone)}" if row.owner == "numbered" else row.at

    def is_laid_out(self, zone: ZoneId | str) -> bool:
        """Whether whoever is at turn lays cards there on a place of their own, such as the play strip."""
        row = self.find(zone)
        return row is not None and row.at_during == "turn"
