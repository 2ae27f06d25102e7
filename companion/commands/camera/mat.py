"""Which part of the camera's picture the mat fills, by the measured table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.watch.calibration import last_room, view_of

if TYPE_CHECKING:
    from companion.core.ports.house import Settings
    from vision.recording.crop import Crop


def mat_of(settings: Settings, size: tuple[int, int], room: str = "") -> Crop | None:
    """The part of a picture of this size that shows the mat of a game, else of the table measured last.

    None while that is not measured for pictures of this shape.
    """
    from vision.calibration.calibration import CalibrationError
    from vision.recording.crop import crop_around

    try:
        view = view_of(settings, room or last_room(settings), size)
    except CalibrationError:
        return None
    if view is None:
        return None
    spots = [view.to_picture(spot) for mark in view.marks for spot in mark.corners]
    seen = [(x, y) for x, y in spots if abs(x) < 10 * size[0] and abs(y) < 10 * size[1]]
    if len(seen) < len(spots) or not seen:
        return None
    crop = crop_around(seen, size)
    return crop if min(crop[2:]) >= 2 else None
