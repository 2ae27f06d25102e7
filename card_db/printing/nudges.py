"""Where an owner wants labels on their cards: the free part of an outline, nudged, kept in the settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from card_db.printing.labels import Kind
from card_db.printing.layout import Face, Four, Layout, overlap, place_label
from card_db.printing.paper import Size, Spot
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Settings
from companion.core.ports.printing import Nudge, Outline, OutlinePart

SETTING = "label_places"  # by room and outline, what the owner made of it
BACK = "back"
STEP_MM = 1.0
SMALLEST_MM = 5.0
Places = Mapping[str, Four]
STEPS: Mapping[Nudge, Four] = {  # what becomes of left, top, width and height
    "left": (-STEP_MM, 0, 0, 0), "right": (STEP_MM, 0, 0, 0), "up": (0, -STEP_MM, 0, 0),
    "down": (0, STEP_MM, 0, 0), "wider": (0, 0, STEP_MM, 0), "narrower": (0, 0, -STEP_MM, 0),
    "taller": (0, 0, 0, STEP_MM), "lower": (0, 0, 0, -STEP_MM),
}  # fmt: skip


def places_of(settings: Settings, room: str) -> Places:
    """What the owner made of the outlines of a room; a damaged setting is none."""
    return everywhere(settings).get(room, {})


def everywhere(settings: Settings) -> dict[str, dict[str, Four]]:
    """What the owner made of the outlines of all rooms."""
    kept: Any = settings.get(SETTING, {})
    try:
        return msgspec.convert(kept, dict[str, dict[str, Four]])
    except msgspec.ValidationError:
        return {}


def keep_place(settings: Settings, room: str, outline: str, free: Four | None) -> None:
    """Remember the free part of an outline; None: as it was shipped."""
    every = everywhere(settings)
    here = {name: place for name, place in every.get(room, {}).items() if name != outline}
    settings.set(SETTING, {**every, room: here if free is None else {**here, outline: free}})


def name_of(face: Face | None) -> str:
    """What the outline of a face is called; no face is the back."""
    return face.kinds[0] if face is not None else BACK


def with_places(layout: Layout, places: Places) -> Layout:
    """A layout as its owner wants it; a place that is not on the card is passed over."""
    card = Spot(0, 0, *layout.size)
    fine = {name: free for name, free in places.items() if card.holds(Spot(*free))}
    faces = tuple(replace(face, free=fine.get(name_of(face), face.free)) for face in layout.face)
    return replace(
        layout, face=faces, back=replace(layout.back, free=fine.get(BACK, layout.back.free))
    )  # fmt: skip


def nudged(free: Four, nudge: Nudge, size: Size) -> Four:
    """A free part after one touch: it stays on the card and never becomes too small to see."""
    x, y, w, h = (old + step for old, step in zip(free, STEPS.get(nudge, (0, 0, 0, 0)), strict=True))
    w, h = (min(max(SMALLEST_MM, side), most) for side, most in zip((w, h), size, strict=True))
    return min(max(0.0, x), size[0] - w), min(max(0.0, y), size[1] - h), w, h


def free_of(layout: Layout, outline: str) -> Four | None:
    """The free part of an outline; None when there is no such outline."""
    frees = {BACK: layout.back.free, **{name_of(face): face.free for face in layout.face}}
    return frees.get(outline)


def outlines(layout: Layout, places: Places, kind: Kind, label: Size) -> Iterator[Outline]:
    """Every outline with the label where it goes: the back for labels of backs, else the faces."""
    wanted = with_places(layout, places)
    for face in (None,) if kind == "back" else wanted.face:
        name = name_of(face)
        free = Spot(*(face.free if face is not None else wanted.back.free))
        fits = label[0] <= free.w + 1e-6 and label[1] <= free.h + 1e-6
        spot = place_label(free, label, kind) if fits else None
        parts = tuple(
            OutlinePart(phrase(f"label-part-{part.what}"), part.at, overlap(spot or free, Spot(*part.at)))
            for part in (face.parts if face is not None else ())
        )
        yield Outline(
            name, title_of(face), layout.size, (free.x, free.y, free.w, free.h),
            (spot.x, spot.y, spot.w, spot.h) if spot is not None else None, parts, name in places,
        )  # fmt: skip


def title_of(face: Face | None) -> Phrase:
    """Which cards look so."""
    if face is None:
        return phrase("label-part-back")
    said = phrase(f"kind-{face.kinds[0]}")
    for kind in face.kinds[1:]:
        said = phrase("cards-and", first=said, next=phrase(f"kind-{kind}"))
    return said
