"""Which readers work on this machine, and opening the one asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from vision.readers.base import ReaderError
from vision.tags import FORMATS, TagFormat

if TYPE_CHECKING:
    from vision.readers.base import Decoder, Reader
    from vision.readers.budget import Budget
    from vision.readers.gaze import Habits

ReaderName: TypeAlias = Literal["zxing", "zbar", "both"]
DecoderName: TypeAlias = Literal["zxing", "zbar"]

ORDER: tuple[DecoderName, ...] = ("zxing", "zbar")

_MISSING: dict[DecoderName, str] = {
    "zxing": "The code reader zxing-cpp is not installed. Install it with: pip install zxing-cpp",
    "zbar": "The code reader zbar is not installed. Install it with: sudo apt install libzbar0, "
    "then pip install pyzbar",
}


class ReaderState(msgspec.Struct, frozen=True):
    """Whether one code library works here; if not, the sentence says what to install."""

    name: DecoderName
    works: bool
    sentence: str


def available_readers() -> list[ReaderState]:
    """Try each code library and tell whether it works on this machine."""
    return [_state_of(name) for name in ORDER]


def open_decoders(
    name: ReaderName = "both",
    formats: Iterable[TagFormat] = FORMATS,
    on_trouble: Callable[[str], None] = lambda sentence: None,
) -> list[Decoder]:
    """Open the code libraries asked for; what is missing is told and replaced by what there is."""
    kinds = frozenset(formats)
    wanted = [each for each in ORDER if name in {each, "both"}]
    for choice in (wanted, [each for each in ORDER if each not in wanted]):
        opened = [_opened(each, kinds, on_trouble) for each in choice]
        working = [decoder for decoder in opened if decoder is not None]
        if working:
            return working
    raise ReaderError(
        "reader-missing",
        "No code reader works on this machine, so cards cannot be seen.",
        "Install one with: sudo apt install libzbar0, then pip install zxing-cpp pyzbar. "
        "Until then everything can be done by touch.",
    )


def open_reader(
    name: ReaderName = "both",
    formats: Iterable[TagFormat] = FORMATS,
    *,
    reads_inverted: bool = False,
    on_trouble: Callable[[str], None] = lambda sentence: None,
) -> Reader:
    """Open the reader asked for, or the next best one, and say so when it is not the one asked for."""
    from vision.readers.layers import LayeredReader

    return LayeredReader(open_decoders(name, formats, on_trouble), reads_inverted=reads_inverted)


def open_gaze(
    name: ReaderName = "both",
    formats: Iterable[TagFormat] = FORMATS,
    *,
    habits: Habits | None = None,
    budget: Budget | None = None,
    on_trouble: Callable[[str], None] = lambda sentence: None,
) -> Reader:
    """Open a reader that follows what is in view from frame to frame, within a budget."""
    from vision.readers.gaze import Gaze
    from vision.readers.layers import LayeredReader

    return Gaze(LayeredReader(open_decoders(name, formats, on_trouble)), habits, budget)


def _opened(
    name: DecoderName, formats: frozenset[TagFormat], on_trouble: Callable[[str], None]
) -> Decoder | None:
    try:
        if name == "zxing":
            from vision.readers.zxing import ZxingDecoder

            return ZxingDecoder(formats)
        from vision.readers.zbar import ZbarDecoder

        return ZbarDecoder(formats)
    except (ImportError, OSError):
        # zbar's shared library is found only when pyzbar is imported, and may be broken rather than absent.
        on_trouble(_MISSING[name])
        return None


def _state_of(name: DecoderName) -> ReaderState:
    troubles: list[str] = []
    works = _opened(name, FORMATS, troubles.append) is not None
    return ReaderState(name, works, f"The code reader {name} works." if works else troubles[0])
