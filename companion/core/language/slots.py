"""The table as the rules see it: zones with slots in order, and what is known of the copies in them."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SlotId, ZoneId

Known = Literal["", "seen", "told", "app"]  # how the binding came to be known


class Slot(msgspec.Struct, frozen=True):
    """One card-shaped thing at a position of a zone; unbound while nobody knows which card it is."""

    zone: ZoneId
    face_up: bool = False
    copy: CopyId | None = None
    group: GroupId | None = None  # set exactly while unbound
    known: Known = ""
    part: GroupId | None = None  # while the app alone knows it: its group, as everybody else sees it
    home: PoolId | None = None  # and the pool that its copy is a member of for everybody else


class Table(msgspec.Struct, frozen=True):
    """All slots by zone, the cards in this game, and the ledger of what is not located."""

    zones: dict[ZoneId, tuple[SlotId, ...]] = {}  # index 0 is the top of a pile, the left of a row
    slots: dict[SlotId, Slot] = {}
    cards: dict[DesignId, Card] = {}
    designs: dict[CopyId, DesignId] = {}
    bound: dict[CopyId, SlotId] = {}
    pools: dict[CopyId, PoolId] = {}  # every unlocated copy is in exactly one pool
    quota: dict[GroupId, dict[PoolId, int]] = {}  # unbound slots of a group that hold members of a pool
    made: int = 0  # slots, groups and pools made so far: the next id

    def zone(self, zone: ZoneId | str) -> tuple[SlotId, ...]:
        """The slots of a zone in order; an unknown zone is empty."""
        return self.zones.get(zone, ())  # type: ignore[arg-type]  # asked most of all

    def card_of(self, copy: CopyId) -> Card:
        """The printed facts of a copy."""
        return self.cards[self.designs[copy]]

    def card(self, slot: SlotId) -> Card | None:
        """The card in a slot, None while it is not known."""
        copy = self.slots[slot].copy
        return None if copy is None else self.cards[self.designs[copy]]
