"""The real camera at the front door: what is sighted becomes a scan, what fails becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.core.intents import Intent, Scanned
from companion.core.tags import is_ours

if TYPE_CHECKING:
    from vision.sightings import Sighting
    from vision.worker import Worker


def open_camera(
    device: str,
    post: Callable[[Intent], None],
    heard: Callable[[], None],
    on_trouble: Callable[[str], None],
) -> Worker:
    """A worker that looks through a webcam; it keeps trying when there is none or it is pulled out."""
    from vision.pipeline import Pipeline
    from vision.readers.choice import open_reader
    from vision.sources.opencv import OpenCVSource
    from vision.tracker import Tracker
    from vision.worker import Worker

    def sighted(sightings: list[Sighting]) -> None:
        texts = tuple(seen.text for seen in sightings if seen.kind == "appeared")
        if texts:
            heard()
            post(Scanned(texts, place=sightings[0].place, at_s=sightings[0].time_s))

    pipeline = Pipeline(open_reader(on_trouble=on_trouble), Tracker(plausible=is_ours))
    return Worker(OpenCVSource(device), pipeline, on_sightings=sighted, on_trouble=on_trouble)


def eye_of(camera: Worker) -> Callable[[], bytes]:
    """A way to take a small picture of what lies under a camera now."""
    from vision.portrait import portrait_of

    def look() -> bytes:
        latest = camera.latest
        return portrait_of(latest.frame, latest.tags) if latest is not None else b""

    return look


def frame_of(camera: Worker) -> Callable[[], tuple[int, int] | None]:
    """A way to tell how large a camera's picture is; None before the first."""

    def look() -> tuple[int, int] | None:
        latest = camera.latest
        return latest.frame.size if latest is not None else None

    return look
