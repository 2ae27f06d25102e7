"""`companion read` of a picture in which nothing can be: it says why, and what to do."""

from __future__ import annotations

from pathlib import Path

from companion.core.language.phrases import Phrase, phrase
from companion.watch.status import DARK

WHITE = 0.95  # of a picture that is all white: no code is left in it
LEAST_PX = 21  # the sides of the smallest code, at one pixel a square


def why_nothing(image: Path) -> Phrase | None:
    """Why a picture holds no code, where the whole of it tells; None when it seems good enough."""
    from vision.health import health_of
    from vision.pictures.files import picture_in

    gray = picture_in(image)
    high, wide = gray.shape
    if min(high, wide) < LEAST_PX:
        return phrase("read-tiny", size=f"{wide} × {high}")
    health = health_of(gray)
    if health.lightest < DARK:
        return phrase("check-dark")
    if health.blown > WHITE:
        return phrase("check-blown", percent=round(100 * health.blown))
    return None
