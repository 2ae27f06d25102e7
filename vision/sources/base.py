"""What every source of frames is."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

from vision.errors import VisionError

if TYPE_CHECKING:
    from vision.frames import Frame


class SourceError(VisionError):
    """No frame can be had; `is_lost` tells whether the source must be opened again."""

    def __init__(
        self, key: str, sentence: str, remedy: str, *, is_lost: bool = True, **filled: object
    ) -> None:
        super().__init__(key, sentence, remedy, **filled)
        self.is_lost = is_lost


class Source(Protocol):
    """Something that gives frames once it is open; closing it twice is fine."""

    @property
    def name(self) -> str:
        """What the source is called in frames and sentences."""
        ...

    def open(self) -> None:
        """Make frames available, or raise a SourceError that says why not; opening twice is fine."""
        ...

    def read(self) -> Frame | None:
        """Return the next frame, or None when there will be no more; raise a SourceError when it fails."""
        ...

    def close(self) -> None:
        """Let go of whatever is held open."""
        ...


class OpensAndCloses:
    """Lets a source be used in a `with` statement."""

    def open(self) -> None:
        """Make frames available."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of whatever is held open."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
