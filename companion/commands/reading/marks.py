"""`companion read --marks`: the table marks in pictures; those in order count as frames of one camera."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.core.language.phrases import Phrase, phrase
from vision.errors import VisionError


class MarksInPictures:
    """Finds the table marks in one picture after the other.

    A mark that is sure counts in a single picture. One that is not counts from its second picture on, when
    two of three pictures in a row, all of one size, show it at the same spot.
    """

    def __init__(self) -> None:
        from vision.marks.gate import MarkGate

        self._gate = MarkGate()
        self._size: tuple[int, ...] = ()

    def rows(self, image: Path) -> list[dict[str, Any]]:
        """Return the marks of one picture by number; one that cannot be opened has none."""
        from vision.marks.finder import PATIENT, marks_seen
        from vision.pictures.files import picture_in

        try:
            gray = picture_in(image)
        except VisionError:
            return []
        if gray.shape != self._size:
            self._gate.forget()
            self._size = gray.shape
        marks = self._gate.believed(marks_seen(gray, PATIENT))
        return [{"id": mark.number, "corners": _rounded(mark.corners)} for mark in marks]


def _rounded(corners: tuple[tuple[float, float], ...]) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in corners]


def in_words(rows: list[dict[str, Any]], say: Callable[[Phrase], str]) -> str:
    """Return what to say of the marks of one picture."""
    if not rows:
        return say(phrase("read-no-mark"))
    return say(phrase("read-marks", numbers=", ".join(str(row["id"]) for row in rows)))
