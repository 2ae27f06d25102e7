"""What every reader is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from vision.errors import VisionError

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.prepare import Pixels
    from vision.tags import Tag


class ReaderError(VisionError):
    """No code can be read on this machine."""


class Decoder(Protocol):
    """One library that finds codes in one gray picture, just as the picture is."""

    @property
    def name(self) -> str:
        """The library's short name, kept in every tag it reads."""
        ...

    def decode(self, gray: Pixels) -> list[Tag]:
        """Return every code found; a picture without any, even an empty one, gives none."""
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
