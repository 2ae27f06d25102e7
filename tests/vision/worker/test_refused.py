"""Pictures that a reader refuses: what it says of them is what people hear."""

from __future__ import annotations

from threading import Event

from tests.vision.worker.test_worker import WITHIN_S, FakeReader, Script, Told, frame
from vision.errors import VisionError
from vision.frames import Frame
from vision.tags import Tag


def test_a_picture_that_is_refused_is_told_in_its_own_words() -> None:
    refused = Event()

    def choosy(frame: Frame) -> list[Tag]:
        if frame.source == "0":
            refused.set()
            raise VisionError("calibration-other-shape", "It lies on its side.", "Measure again.")
        return []

    told = Told()
    worker = told.worker(Script(frame(0), refused, frame(1)), FakeReader(choosy))
    worker.start()
    assert worker.join(WITHIN_S)
    assert told.troubles == ["It lies on its side. Measure again."]
    assert told.recoveries == 1
