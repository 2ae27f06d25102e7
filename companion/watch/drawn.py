"""A camera that nobody has to buy: drawn cards, seen as frames and read by the real reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.sources.drawn.table import DrawnTable
    from vision.worker.pipeline import Pipeline

FRAME_S = 0.1  # its own time between two frames: nothing waits for it
MOST_FRAMES = 12  # a card that is not read by then is not read


class DrawnCamera:
    """Lays tags on a drawn table and returns what the reader saw, in the order their owner sees them."""

    def __init__(self, table: DrawnTable, pipeline: Pipeline) -> None:
        """Look at a drawn table through a reading pipeline."""
        self._table, self._pipeline = table, pipeline
        self._now = 0.0
        self.frames = 0

    def show(self, texts: Sequence[str]) -> tuple[str, ...]:
        """Lay cards with these tags under the camera, left to right, look, and take them away again."""
        if len(texts) == 1:
            self._table.show("0", texts[0])
        else:
            self._table.fan([(str(index), text) for index, text in enumerate(texts)])
        seen = self._look_for(len(texts))
        self._table.clear()
        self._until_empty(len(seen))
        return seen

    def close(self) -> None:
        """Let go of the reader while its library is still there."""
        del self._pipeline

    def _look_for(self, count: int) -> tuple[str, ...]:
        found: list[str] = []
        for _ in range(MOST_FRAMES):
            sightings = self._pipeline.pump(self._frame())
            found += [seen.text for seen in sightings if seen.kind == "appeared"]
            if len(found) >= count:
                break
        return tuple(found)

    def _until_empty(self, count: int) -> None:
        """Let the tracker notice that all cards are gone, so that they speak when shown again."""
        gone = 0
        for _ in range(MOST_FRAMES):
            gone += sum(seen.kind == "left" for seen in self._pipeline.pump(self._frame()))
            if gone >= count:
                return

    def _frame(self) -> Frame:
        self._now += FRAME_S
        self.frames += 1
        return self._table.frame(self._now)


def open_drawn_camera(seed: int = 0) -> DrawnCamera:
    """A stand with a drawn camera and the real reader."""
    from companion.core.language.tags import is_ours
    from vision.readers.choice import open_reader
    from vision.sources.drawn.table import DrawnTable
    from vision.tracking.tracker import Tracker
    from vision.worker.pipeline import Pipeline

    return DrawnCamera(DrawnTable(seed=seed), Pipeline(open_reader(), Tracker(plausible=is_ours)))
