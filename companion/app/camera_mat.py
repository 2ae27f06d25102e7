"""Which part of the camera's picture the mat fills, by the measured table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.core.ports import Settings
    from vision.recording_crop import Crop

CALIBRATION = "camera_calibration"
"""Under what name the measured table is kept."""


def mat_of(settings: Settings, size: tuple[int, int]) -> Crop | None:
    """The part of a picture of this size that shows the mat; None while the table is not measured for it."""
    rows = settings.get(CALIBRATION, None)
    if rows is None:
        return None
    from vision.calibration.calibration import CalibrationError, load
    from vision.recording_crop import crop_around

    try:
        view = load(rows).resized(size)
    except CalibrationError:
        return None
    spots = [view.to_picture(spot) for mark in view.marks for spot in mark.corners]
    seen = [(x, y) for x, y in spots if abs(x) < 10 * size[0] and abs(y) < 10 * size[1]]
    if len(seen) < len(spots) or not seen:
        return None
    crop = crop_around(seen, size)
    return crop if min(crop[2:]) >= 2 else None
