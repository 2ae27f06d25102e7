"""Serenity on the board."""

from __future__ import annotations

from companion.core.crossing.views import View
from ui.rooms.common import places_of
from ui.theme.boxes import Box
from ui.widgets.board.parts import Part


def serenity(view: View, box: Box) -> list[Part]:
    """The ship, slot by slot from the lowest, each with what lies in it."""
    ships = [place for place in places_of(view, "combat") if place.id == "serenity"]
    slots = places_of(view, "serenity")
    return [Part("place:serenity", "slots", box, ship.target, place=ship, places=slots) for ship in ships]
