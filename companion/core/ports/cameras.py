"""What the camera screen needs from outside: plain values of what is seen, and the port that gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.core.language.phrases import Phrase

Eye = Literal["stand", "overhead"]
SeenKind = Literal["card", "tag", "foreign", "mark", "corner", "die", "strip", "place", "tray", "mask"]
Spot = tuple[float, float]
"""A point of the picture in parts of its width and height, from the upper left."""


class SeenShape(msgspec.Struct, frozen=True):
    """One outline over the picture, in parts of it; without words it is only drawn.

    A place that is held lies where its own marks are seen: no hand on the screen moves it.
    """

    kind: SeenKind
    points: tuple[Spot, ...]
    says: Phrase | None = None
    is_sure: bool = True
    id: str = ""
    is_held: bool = False


class SeenRow(msgspec.Struct, frozen=True):
    """One line of what is known of the picture; one that is not good is drawn as a warning."""

    says: Phrase
    value: Phrase
    is_good: bool = True


class Live(msgspec.Struct, frozen=True):
    """One moment of a camera: its picture as JPEG, what is drawn over it, and how it is."""

    picture: bytes
    size: tuple[int, int]
    shapes: tuple[SeenShape, ...] = ()
    rows: tuple[SeenRow, ...] = ()
    advice: tuple[Phrase, ...] = ()
    has_focus: bool = False
    is_measured: bool = False


class CameraChoice(msgspec.Struct, frozen=True):
    """A camera that can be chosen: its name, what it is, and the sizes it gives as (name, words)."""

    id: str
    title: Phrase
    sizes: tuple[tuple[str, Phrase], ...] = ()
    is_chosen: bool = False
    is_taken: bool = False  # it is the other one already


class TableChoice(msgspec.Struct, frozen=True):
    """A game whose table can be measured: how far its corner marks lie apart, in millimetres."""

    room: str
    title: Phrase
    size_mm: tuple[int, int]
    is_measured: bool = False
    is_chosen: bool = False


class Guidance(msgspec.Struct, frozen=True):
    """One moment of measuring: the sentence, how far it is, and what the camera does not cover in the end."""

    says: Phrase
    is_good: bool = False
    progress: float = 0.0
    is_done: bool = False
    lacking: tuple[Phrase, ...] = ()
    live: Live | None = None
    may_go_on: bool = False  # it can be measured all the same, and a part of it watched


class Watched(msgspec.Struct, frozen=True):
    """A place of the table, whether it is watched, and why it had better not be."""

    name: str
    says: Phrase
    is_watched: bool = True
    lacks: Phrase | None = None


class Explained(msgspec.Struct, frozen=True):
    """Why something was not read: the reason, what to do, and around what."""

    says: Phrase
    remedy: Phrase
    points: tuple[Spot, ...] = ()
    is_fine: bool = False


class TableSetting(Protocol):
    """Measuring a table, and where its places lie; every call may take some time."""

    def tables(self) -> Sequence[TableChoice]:
        """The games whose table can be measured."""
        ...

    def begin(
        self, room: str, size_mm: tuple[int, int] | None, as_printed: bool, roughly: bool = False
    ) -> None:
        """Measure a table; its lengths as entered, as printed, or not known; roughly if too large."""
        ...

    def guide(self) -> Guidance:
        """Look at the newest picture and say what to do."""
        ...

    def watched(self) -> Sequence[Watched]:
        """The places that can be watched."""
        ...

    def watch(self, names: Sequence[str] | None) -> None:
        """Watch only these; None is all of them."""
        ...

    def shift(self, name: str, start: Spot, end: Spot) -> None:
        """Move a place by hand, from one spot of the picture to another."""
        ...

    def turn(self, name: str, clockwise_deg: float) -> None:
        """Turn a place about its middle."""
        ...

    def stretch(self, name: str, wide: float, high: float) -> None:
        """Make a place larger or smaller about its middle."""
        ...

    def reset(self, name: str) -> None:
        """Lay a place back where it was shipped."""
        ...

    def mask(self, start: Spot, end: Spot) -> None:
        """Never look at a rectangle between two spots of the picture: the screen lies there."""
        ...


class Looking(Protocol):
    """Looking into the cameras; every call may take some time and is made beside the screen."""

    @property
    def table(self) -> TableSetting:
        """Measuring and places."""
        ...

    def eyes(self) -> Sequence[Eye]:
        """The cameras that run."""
        ...

    def choices(self, eye: Eye) -> Sequence[CameraChoice]:
        """The cameras that are there, and none."""
        ...

    def choose(self, eye: Eye, name: str) -> None:
        """Use another camera from now on; raises ValueError with a sentence when it cannot be."""
        ...

    def live(self, eye: Eye, *, dice: bool = False) -> Live | None:
        """What a camera sees now, perhaps with dice; None while there is no picture."""
        ...

    def focus(self, eye: Eye) -> None:
        """Focus anew."""
        ...

    def freeze(self, eye: Eye) -> Live | None:
        """Keep the picture of now, to be asked about."""
        ...

    def why(self, spot: Spot) -> Explained:
        """Why the code at a spot of the kept picture was not read."""
        ...
