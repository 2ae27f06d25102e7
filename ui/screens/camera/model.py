"""What the pages of the table set-up show, and how they follow each other; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cameras import CameraChoice, Eye, Live, SeenShape, Spot, TableChoice, Watched
from ui.widgets.numbers.numbers import NumberModel
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]

STILL = 0.004  # of the picture that an outline may tremble by
MOVABLE = ("place", "strip", "tray", "mask")
SIDES = ("wide", "high")
MOST_DIGITS = 4
LEAST_MM, MOST_MM = 150, 3000
STEP, TURN_DEG, GROWN = 0.01, 5.0, 1.08  # of the picture, degrees, times: what one touch of a key does
WAYS: dict[str, Spot] = {"left": (-STEP, 0.0), "right": (STEP, 0.0), "up": (0.0, -STEP), "down": (0.0, STEP)}


class TableDraft(msgspec.Struct, frozen=True):
    """What is told before a table is measured."""

    room: str = ""
    wide: str = ""
    high: str = ""
    side: str = "wide"  # to which of both the digits go

    @property
    def size_mm(self) -> tuple[int, int] | None:
        """Both lengths when they can be true."""
        if not (self.wide and self.high):
            return None
        wide, high = int(self.wide), int(self.high)
        return (wide, high) if all(LEAST_MM <= one <= MOST_MM for one in (wide, high)) else None


def steady(before: Sequence[SeenShape], now: Sequence[SeenShape]) -> tuple[SeenShape, ...]:
    """The outlines of now, but those that only tremble stay as they were drawn: nothing is painted anew."""
    known = {(one.kind, one.id): one for one in before if one.id}
    found = []
    for shape in now:
        old = known.get((shape.kind, shape.id))
        is_same = old is not None and replace(old, points=shape.points) == shape
        found.append(old if old is not None and is_same and _is_still(old, shape) else shape)
    return tuple(found)


def _is_still(one: SeenShape, other: SeenShape) -> bool:
    pairs = zip(one.points, other.points, strict=False)
    return len(one.points) == len(other.points) and all(
        abs(x - to_x) <= STILL and abs(y - to_y) <= STILL for (x, y), (to_x, to_y) in pairs
    )


def next_eye(eyes: Sequence[Eye], eye: Eye | None) -> Eye | None:
    """The other camera, the one over the table first; None when none runs."""
    if not eyes:
        return None
    at = next((at for at, one in enumerate(eyes) if one == eye), -1)
    return eyes[(at + 1) % len(eyes)]


def camera_options(choices: Sequence[CameraChoice], say: Say) -> tuple[Option, ...]:
    """The cameras to choose from, each with the sizes of its pictures."""
    return tuple(
        Option(one.id, say(one.title), camera_sub(one, say), icon="close" if one.id == "none" else "camera",
               chosen=one.is_chosen, sign="right" if one.is_chosen and len(one.sizes) > 1 else "")
        for one in choices
    )  # fmt: skip


def camera_sub(one: CameraChoice, say: Say) -> str:
    """What a camera is called in the settings, whether it is the other one, its largest picture."""
    if one.id == "none":
        return ""
    if one.is_taken:
        return say(phrase("ui-camera-taken"))
    return f"{one.id}, {say(one.sizes[0][1])}" if one.sizes else one.id


def size_options(one: CameraChoice, say: Say) -> tuple[Option, ...]:
    """The sizes of a camera's pictures."""
    return tuple(Option(name, say(words), icon="camera") for name, words in one.sizes)


def table_options(tables: Sequence[TableChoice], say: Say) -> tuple[Option, ...]:
    """The games whose table can be measured."""
    return tuple(
        Option(one.room, say(one.title), say(phrase("ui-camera-is-measured")) if one.is_measured else "",
               icon="check" if one.is_measured else "look", chosen=one.is_chosen)
        for one in tables
    )  # fmt: skip


def length_options(say: Say) -> tuple[Option, ...]:
    """How far the corner marks lie apart: as printed, as measured, or nobody knows."""
    return tuple(
        Option(id, say(phrase(f"ui-camera-{id}")), say(phrase(f"ui-camera-{id}-sub")), icon=icon)
        for id, icon in (("printed", "cards"), ("measured", "tools"), ("unknown", "look"))
    )


def numbers(draft: TableDraft, say: Say) -> tuple[NumberModel, ...]:
    """The two lengths."""
    return tuple(
        NumberModel(side, say(phrase(f"ui-camera-{side}")), Figure("count", int(getattr(draft, side) or 0)),
                    draft.side == side)
        for side in SIDES
    )  # fmt: skip


def typed(draft: TableDraft, key: str) -> TableDraft:
    """A digit more; one too many begins a new number."""
    before = getattr(draft, draft.side)
    after = (before + key if len(before) < MOST_DIGITS else key).lstrip("0")
    return replace(draft, **{draft.side: after})


def erased(draft: TableDraft) -> TableDraft:
    """A digit less."""
    return replace(draft, **{draft.side: getattr(draft, draft.side)[:-1]})


def stepped(draft: TableDraft, side: str, by: int) -> TableDraft:
    """A millimetre more or less."""
    value = max(0, int(getattr(draft, side) or 0) + by)
    return replace(draft, side=side, **{side: str(value) if value else ""})


def watched_options(places: Sequence[Watched], say: Say) -> tuple[Option, ...]:
    """The places with a tick, and what the camera lacks of each."""
    return tuple(
        Option(one.name, say(one.says), say(one.lacks) if one.lacks is not None else "",
               ticked=one.is_watched, warns=one.lacks is not None)
        for one in places
    )  # fmt: skip


def toggled(places: Sequence[Watched], name: str) -> tuple[str, ...] | None:
    """The names that are watched when one is ticked or not; None when that is all of them."""
    names = tuple(one.name for one in places if one.is_watched != (one.name == name))
    return None if len(names) == len(places) else names


def covered_only(places: Sequence[Watched]) -> tuple[str, ...] | None:
    """The names of the places that the camera covers; None when that is all of them."""
    names = tuple(one.name for one in places if one.lacks is None)
    return None if len(names) == len(places) else names


def movable(live: Live | None) -> tuple[SeenShape, ...]:
    """The places that can be moved by hand."""
    return tuple(one for one in (live.shapes if live is not None else ()) if one.kind in MOVABLE and one.id)


def place_under(shapes: Sequence[SeenShape], spot: Spot) -> str:
    """The smallest place under a finger; empty when there is none."""
    under = [(_area(one), one.id) for one in shapes if _holds(one.points, spot)]
    return min(under)[1] if under else ""


def after(shapes: Sequence[SeenShape], name: str) -> str:
    """The place after this one, for keys."""
    names = [one.id for one in shapes]
    return names[(names.index(name) + 1) % len(names)] if name in names else (names[0] if names else "")


def pointed(cross: Spot, way: str) -> Spot:
    """A spot moved by one touch of a key."""
    x, y = cross[0] + WAYS[way][0] * 1.5, cross[1] + WAYS[way][1] * 1.5
    return (min(1.0, max(0.0, x)), min(1.0, max(0.0, y)))


def _area(shape: SeenShape) -> float:
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def _holds(points: Sequence[Spot], spot: Spot) -> bool:
    """Whether a spot lies within an outline."""
    x, y = spot
    is_inside = False
    for (from_x, from_y), (to_x, to_y) in zip(points, (*points[1:], points[0]), strict=True):
        if (from_y > y) != (to_y > y) and x < (to_x - from_x) * (y - from_y) / (to_y - from_y) + from_x:
            is_inside = not is_inside
    return is_inside
