"""Which zones lie where on the board, for a card that is carried there; pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from companion.core.crossing.intents import Dropped
from companion.core.language.ids import SlotId, ZoneId
from ui.theme.boxes import Box
from ui.widgets.board.parts import Part, Parts

PLACES = ("room", "zone", "crowd", "chip", "deck", "counter", "person", "tile", "plate", "slots", "space")


def targets(parts: Parts, zones: Iterable[ZoneId], carried: Part) -> dict[str, tuple[ZoneId, ...]]:
    """Part by key, with the zones that a card let go over it can mean."""
    every = tuple(zones)
    lies_in = {part.tile.target: zone for zone, part in _places(parts) if part.tile is not None}
    found: dict[str, tuple[ZoneId, ...]] = {}
    for part in parts:
        if part.kind not in PLACES or part.key == carried.key:
            continue
        names = {place.id for place in part.places} | ({part.place.id} if part.place is not None else set())
        if part.kind == "tile":
            names |= {part.target.removeprefix("place:"), lies_in.get(part.target, "")}
        seat = part.seat.seat if part.seat is not None else None
        here = tuple(z for z in every if z in names or (seat is not None and z.endswith(f":{seat}")))
        if here:
            found[part.key] = here
    return found


def _places(parts: Parts) -> Sequence[tuple[str, Part]]:
    """Tiles that stand in the middle of a named place, by that place."""
    named = [part for part in parts if part.kind in ("room", "zone", "crowd") and part.place is not None]
    return [
        (part.place.id, tile)
        for part in named
        if part.place is not None
        for tile in parts
        if tile.kind == "tile" and part.box.holds(tile.box, 1.0)
    ]


def boxes(parts: Parts, keys: Iterable[str]) -> dict[str, Box]:
    """Where those parts stand."""
    wanted = set(keys)
    return {part.key: part.box for part in parts if part.key in wanted}


def besides(parts: Parts, lit: Mapping[str, Box], carried: Part) -> tuple[Box, ...]:
    """Everything that cannot take the card: not lit, on nothing that is, and not where the card lies."""
    return tuple(
        part.box
        for part in parts
        if part.key not in lit
        and part.key != carried.key
        and part.kind in PLACES
        and not any(box.holds(part.box, 1.0) for box in lit.values())
        and not part.box.holds(carried.box, 1.0)
    )


def dropped(part: Part, zones: tuple[ZoneId, ...]) -> Dropped | None:
    """The intent of letting a card go; a stack that is drawn as a card is not one."""
    slot = part.tile.slot if part.tile is not None else None
    return Dropped(SlotId(slot), zones) if slot is not None and zones else None
