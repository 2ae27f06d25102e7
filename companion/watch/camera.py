"""The real camera at the front door: what is sighted becomes a scan, what fails becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event
from typing import TYPE_CHECKING, Any

from companion.core.crossing.intents import Intent, Scanned
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.tags import is_ours

if TYPE_CHECKING:
    from companion.core.ports.house import Settings
    from vision.errors import VisionError
    from vision.frames import Frame
    from vision.sources.base import Source
    from vision.sources.choice import Opening
    from vision.tracking.sightings import Sighting
    from vision.worker.pipeline import Pipeline
    from vision.worker.worker import Worker

SETTING = "camera"
"""Under what name the chosen camera is kept; empty means the first that is there."""
LENS = "camera_lens:{name}"
"""Where the lens of a ribbon camera stands, kept for each of them."""


def open_camera(
    device: str,
    post: Callable[[Intent], None],
    heard: Callable[[], None],
    on_trouble: Callable[[str], None],
    *,
    wording: Callable[[VisionError], str] = str,
    settings: Settings | None = None,
    on_frame: Callable[[Frame], None] = lambda _frame: None,
) -> Worker[Sighting]:
    """A worker that looks through a camera; it keeps trying when there is none or it is pulled out.

    A name that is no camera raises a SourceError.
    """
    from vision.worker.worker import Worker

    def sighted(sightings: list[Sighting]) -> None:
        texts = tuple(seen.text for seen in sightings if seen.kind == "appeared")
        if texts:
            heard()
            post(Scanned(texts, place=sightings[0].place, at_s=sightings[0].time_s))

    source = source_of(device, settings, lambda notice: on_trouble(wording(notice)), wait=Event().wait)
    pipeline = stand_pipeline(on_frame)
    return Worker(source, pipeline, on_sightings=sighted, on_trouble=on_trouble, wording=wording)


def missing_readers() -> Iterator[Phrase]:
    """Which code readers are not installed here, each with what to do; what is there reads without it."""
    from vision.readers.choice import available_readers

    states = available_readers()
    if any(state.works for state in states):  # without any the camera's own sentence says so
        yield from (phrase(f"{state.name}-reader-missing") for state in states if not state.works)


def stand_pipeline(on_frame: Callable[[Frame], None] = lambda _frame: None) -> Pipeline:
    """What reads the cards that are shown to a camera, within its part of one core."""
    from vision.readers.budget import Budget
    from vision.readers.choice import open_gaze
    from vision.readers.votes import Votes
    from vision.tracking.tracker import Tracker
    from vision.worker.pipeline import Pipeline

    budget = Budget()
    reader = open_gaze(budget=budget)
    tracker = Tracker(plausible=is_ours)
    return Pipeline(reader, tracker, votes=Votes(is_ours), budget=budget, on_frame=on_frame)


def source_of(
    name: str,
    settings: Settings | None = None,
    on_notice: Callable[[VisionError], None] = lambda _notice: None,
    *,
    wait: Callable[[float], object] | None = None,
) -> Source:
    """The source of that name, with the lens as it was focused last; raises a SourceError for no name."""
    from vision.sources.choice import open_source

    return open_source(name, opening_of(name, settings, on_notice, wait))


def opening_of(
    name: str,
    settings: Settings | None,
    on_notice: Callable[[VisionError], None],
    wait: Callable[[float], object] | None,
) -> Opening:
    """What a source needs of the household: the kept lens, and a place to keep a new one."""
    from vision.sources.choice import Opening
    from vision.sources.names import source_name

    if settings is None:
        return Opening(on_notice=on_notice, wait=wait)
    key = LENS.format(name=source_name(name).number)
    lens = settings.get(key, None)
    return Opening(
        lens=float(lens) if isinstance(lens, int | float) else None,
        on_lens=lambda found: settings.set(key, found),
        on_notice=on_notice,
        wait=wait,
    )


def is_any_camera(name: str) -> bool:
    """Whether a camera was chosen, or one seems to be there to be taken by itself."""
    from vision.sources.choice import is_there_any

    return bool(name) or is_there_any()


def refocus_of(camera: Worker[Any]) -> Callable[[], None] | None:
    """A way to focus anew, for a button; None when this camera has no focus of ours."""
    from vision.sources.rpicam.source import RpicamSource

    return camera.source.refocus if isinstance(camera.source, RpicamSource) else None


def eye_of(camera: Worker[Any]) -> Callable[[], bytes]:
    """A way to take a small picture of what lies under a camera now."""
    from vision.cards.portrait import portrait_of

    def look() -> bytes:
        latest = camera.latest
        return portrait_of(latest.frame, latest.tags) if latest is not None else b""

    return look


def frame_of(camera: Worker[Any]) -> Callable[[], tuple[int, int] | None]:
    """A way to tell how large a camera's picture is; None before the first."""

    def look() -> tuple[int, int] | None:
        latest = camera.latest
        return latest.frame.size if latest is not None else None

    return look
