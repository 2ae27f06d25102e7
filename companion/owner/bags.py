"""Packing away a running game: which cards go into which bag, in which order, and out again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from companion.core.crossing.intents import Corrected
from companion.core.language.commands import Reshuffle
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Slot
from companion.core.language.states import State
from companion.core.ports.owners import Bag
from companion.engine import places
from companion.engine.bagfuls import Bagful, bagfuls
from companion.engine.zone_table import ZoneTable

if TYPE_CHECKING:
    from companion.house.house import House

PACKED = "packed:{game}"  # the setting that says that a game lies in bags


# Pure: from a State to its bags.


def bags(state: State, zones: ZoneTable) -> tuple[Bag, ...]:
    """Every bag in the order of packing: each player's cards, then the board as it is printed."""
    return tuple(_bag(state, number, one) for number, one in enumerate(bagfuls(zones, state), 1))


def _bag(state: State, number: int, lying: Bagful) -> Bag:
    slots = state.table.zone(lying.zone)
    held = [state.table.slots[slot] for slot in slots]
    player = next((one for one in state.players if one.seat == lying.owner), None)
    return Bag(
        number=number, zone=lying.zone,
        place=places.place(lying.zone, state.players),
        cards=len(slots), face=_face(held), is_pile=lying.is_pile, in_order=lying.in_order,
        seat=player.seat if player is not None else None, seen=_seen(state, slots),
    )  # fmt: skip


def _face(held: Sequence[Slot]) -> Literal["up", "down", "mixed"]:
    ups = sum(slot.face_up for slot in held)
    if ups in (0, len(held)):
        return "up" if ups else "down"
    return "mixed"


def _seen(state: State, slots: Sequence[SlotId]) -> tuple[Phrase, ...]:
    """What everybody sees of these cards; of a hidden one nothing is said."""
    cards = (state.table.card(slot) for slot in slots if state.table.slots[slot].face_up)
    return tuple(card.name if card is not None else phrase("unknown-card") for card in cards)


def unpacking(bags: Sequence[Bag]) -> tuple[Bag, ...]:
    """The same bags as they are laid out: what was packed last comes first."""
    return tuple(reversed(bags))


class Packer:
    """The port `Packing` for whatever game is running in a house."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._house = house

    def bags(self) -> Sequence[Bag]:
        """What goes into which bag; empty when no game is running."""
        desk = self._house.desk
        if desk is None:
            return ()
        state = desk.game.state
        return bags(state, desk.game.room.zone_table)

    def pack(self) -> Sequence[Bag]:
        """The bags, written down as packed."""
        lying, desk = self.bags(), self._house.desk
        if desk is not None:
            self._house.store.settings.set(PACKED.format(game=desk.game.id), True)
        return lying

    def is_packed(self, game: str = "") -> bool:
        """Whether a saved game lies in bags; without a name, the running one."""
        desk = self._house.desk
        game = game or (desk.game.id if desk is not None else "")
        return bool(self._house.store.settings.get(PACKED.format(game=game), False))

    def unpack(self) -> Sequence[Bag]:
        """The bags of the running game, the last packed first."""
        return unpacking(self.bags())

    def unpacked(self, disturbed: Sequence[ZoneId] = ()) -> None:
        """All lies there again, but for these piles as it lay."""
        desk = self._house.desk
        if desk is None:
            return
        for zone in disturbed:
            self._house.post(Corrected(Reshuffle(zone)))
        self._house.store.settings.set(PACKED.format(game=desk.game.id), False)

    def photograph(self, number: int) -> bool:
        """Take a picture of what goes into a bag."""
        name = self._name(number)
        return bool(name) and self._house.photographer.take(name, again=True)

    def picture(self, number: int) -> bytes | None:
        """The picture of a bag of the running game."""
        return self._house.photographer.picture(self._name(number))

    def _name(self, number: int) -> str:
        desk = self._house.desk
        return f"bag-{desk.game.id}-{number}" if desk is not None else ""
