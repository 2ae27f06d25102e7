"""What a space says on the whole map, where there is room for two shapes; pure."""

from __future__ import annotations

from companion.core.crossing.views import Figure, Place, Tile
from ui.widgets.figures.figures import PROPORTIONS
from ui.widgets.people.craft import WIDE

MOST = 2
Shown = Figure | Tile
COUNTER = 0.84  # of a counter that nobody has turned


def shapes_of(place: Place) -> tuple[Shown, ...]:
    """What decides: of a conquest its pieces, else what it resists with, its worth, and who stands there.

    What a conquest is worth counts in its owner's star already: its own is shown where nothing else is.
    """
    return _ranked(place)[:MOST]


def _ranked(place: Place) -> tuple[Shown, ...]:
    """Everything that lies there and may be shown, what decides first."""
    card = next((tile for tile in place.tiles if tile.kind == "location"), None)
    rest = tuple(tile for tile in place.tiles if tile is not card)
    homes = tuple(tile for tile in rest if tile.kind == "home")
    pieces = tuple(tile for tile in rest if tile.owner is not None and tile.kind != "home")
    others = tuple(tile for tile in rest if tile.owner is None)
    if card is None:
        return (*homes, *place.figures, *pieces, *others)
    if card.owner is not None:
        return pieces or card.figures
    if pieces:
        resists = tuple(figure for figure in card.figures if figure.shape == "fight")
        return (*resists, *pieces) if len(pieces) < MOST else pieces
    return (*homes, *card.figures, *others)


def proportion(one: Shown) -> float:
    """How wide a shape or a piece is for its height."""
    if isinstance(one, Figure):
        return PROPORTIONS[one.shape][0]
    if one.owner is not None:
        return 1.0 if one.kind == "home" else WIDE
    return PROPORTIONS[one.figures[0].shape][0] if one.figures else COUNTER
