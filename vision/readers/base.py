"""What every reader is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from vision.errors import VisionError

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.pixels import Pixels
    from vision.tags import Tag, TagFormat


class ReaderError(VisionError):
    """No code can be read on this machine."""


class Decoder(Protocol):
    """One library that finds codes in one gray picture, just as the picture is."""

    @property
    def name(self) -> str:
        """The library's short name, kept in every tag it reads."""
        ...

    @property
    def formats(self) -> frozenset[TagFormat]:
        """The kinds of codes it was opened for."""
        ...

    @property
    def weight(self) -> float:
        """How many times longer than the fastest library it looks at a pixel."""
        ...

    def decode(
        self, gray: Pixels, formats: frozenset[TagFormat] | None = None, *, is_level: bool = False
    ) -> list[Tag]:
        """Return every code found, perhaps only of some of its kinds.

        A picture without any, even an empty one, gives none. In a level one all bars are known to stand
        upright, which takes half the time where nothing is read.
        """
        ...


class Reader(Protocol):
    """Finds the tags in a frame, with whatever looks and libraries it takes."""

    @property
    def name(self) -> str:
        """What the reader is called in settings: zxing, zbar or both."""
        ...

    def read(self, frame: Frame) -> list[Tag]:
        """Return every tag in the frame, each printed code once."""
        ...


@runtime_checkable
class Follows(Protocol):
    """A reader that remembers what it saw from frame to frame."""

    def forget(self) -> None:
        """Start anew: the next frame is searched all over."""
        ...
