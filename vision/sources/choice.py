"""A source of frames by its name, whatever kind it is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from vision.sources.names import SourceName, source_name

if TYPE_CHECKING:
    from vision.errors import VisionError
    from vision.sources.base import Source


DRAWN_S = 0.1
"""Seconds between two pictures of the drawn table."""


class Opening(msgspec.Struct, frozen=True):
    """What a source may need beside its name: a clock, the lens kept from earlier, who hears of what.

    With `wait`, pictures from files come in their own time with the time of now, as in a running game;
    without it they come at once with the times they were taken at, as for measuring.
    """

    clock: Callable[[], float] = monotonic
    lens: float | None = None
    on_lens: Callable[[float], None] = lambda _lens: None
    on_notice: Callable[[VisionError], None] = lambda _notice: None
    wait: Callable[[float], object] | None = None


def open_source(name: str, opening: Opening | None = None) -> Source:
    """Return the source of that name, not yet opened; raise a SourceError for a name that is none."""
    named, opening = source_name(name), opening or Opening()
    if named.kind == "csi" or (named.kind == "any" and _is_ribbon_alone()):
        return _ribbon(named, opening)
    if named.kind in ("usb", "any"):
        return _webcam(named, opening)
    if named.kind == "drawn":
        return _drawn(opening)
    return _paced(_of_files(named), opening)


def is_there_any() -> bool:
    """Tell at once, without opening anything, whether some camera seems to be there."""
    from vision.sources.rpicam.list import seems_to_have_ribbon
    from vision.sources.v4l2 import cameras

    return bool(cameras()) or seems_to_have_ribbon()


def _is_ribbon_alone() -> bool:
    from vision.sources.rpicam.list import seems_to_have_ribbon
    from vision.sources.v4l2 import cameras

    return not cameras() and seems_to_have_ribbon()


def _ribbon(named: SourceName, opening: Opening) -> Source:
    from vision.sources.rpicam.setting import TABLE, setting_of
    from vision.sources.rpicam.source import RpicamSource

    setting = setting_of(*(named.size or TABLE), named.number, named.frames_per_s)
    setting = msgspec.structs.replace(setting, lens=opening.lens)
    return RpicamSource(setting, clock=opening.clock, on_lens=opening.on_lens)


def _webcam(named: SourceName, opening: Opening) -> Source:
    from vision.sources.opencv import OpenCVSource, Wish

    usual = Wish()
    wide, high = named.size or (usual.width, usual.height)
    wish = Wish(wide, high, round(named.frames_per_s) or usual.frames_per_s)
    return OpenCVSource(named.path, wish, clock=opening.clock, on_notice=opening.on_notice)


def _drawn(opening: Opening) -> Source:
    from vision.sources.drawn.table import DrawnTable

    steps = count()
    return _paced(DrawnTable(clock=lambda: next(steps) * DRAWN_S), opening)


def _of_files(named: SourceName) -> Source:
    from vision.sources.folder import FolderSource
    from vision.sources.replay import RecordedSource
    from vision.sources.video import VideoSource

    makers: dict[str, Callable[[Path], Source]] = {
        "folder": FolderSource,
        "video": VideoSource,
        "recorded": RecordedSource,
    }
    return makers[named.kind](Path(named.path))


def _paced(source: Source, opening: Opening) -> Source:
    from vision.sources.pace import PacedSource

    if opening.wait is None:
        return source
    return PacedSource(source, clock=opening.clock, wait=opening.wait)
