"""Serenity on the board."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Place, View
from companion.core.language.phrases import phrase
from ui.rooms.common import places_of
from ui.theme.boxes import Box
from ui.widgets.board.parts import Part


def ship_of(view: View) -> tuple[Place, ...]:
    """The ship as one place."""
    return tuple(place for place in places_of(view, "combat") if place.id == "serenity")


def chip_of(view: View) -> tuple[Place, ...]:
    """The ship in a word: how many of its slots are free."""
    return tuple(
        replace(ship, title=phrase("ship-chip", count=sum(not slot.filled for slot in ship.figures)))
        for ship in ship_of(view)
    )


def serenity(view: View, box: Box) -> list[Part]:
    """The ship, slot by slot from the lowest, each with what lies in it."""
    slots = places_of(view, "serenity")
    return [
        Part("place:serenity", "slots", box, ship.target, place=ship, places=slots) for ship in ship_of(view)
    ]
