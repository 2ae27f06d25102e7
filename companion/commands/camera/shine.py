"""Where a lamp shines back on a measured table, told place by place, and what to move so that it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Settings
from companion.watch.calibration import view_of
from companion.watch.tables import NoTable, place_says, table_of

if TYPE_CHECKING:
    from vision.calibration.shine import Shine
    from vision.frames import Frame

OTHER_WAY = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


def shine_seen(settings: Settings, room: str, frames: Sequence[Frame]) -> Shine:
    """The places on which a lamp shines in all of these pictures; none while the table is not measured."""
    from vision.calibration.shine import Shine, shine_of
    from vision.errors import VisionError

    alike = [one.gray for one in frames if one.size == frames[-1].size]
    try:
        view = view_of(settings, room, frames[-1].size)
        places = table_of(settings, room).places
    except (VisionError, NoTable):
        return Shine()  # said where the places are measured
    return shine_of(view, alike, places) if view is not None else Shine()


def shine_lines(shine: Shine) -> list[Phrase]:
    """Each place with its shine."""
    return [
        phrase("check-shine-place", place=place_says(one.name), percent=one.percent) for one in shine.places
    ]


def shine_advice(shine: Shine) -> tuple[Phrase, ...]:
    """What to move, how far, and where to."""
    if not shine.places:
        return ()
    count = len(shine.places)
    if shine.way is None:
        return (phrase("check-shine-dim", count=count),)
    towards, other = (phrase(f"camera-towards-{way}") for way in (shine.way, OTHER_WAY[shine.way]))
    return (phrase("check-shine", count=count, cm=shine.cm, where=towards, other=other),)
