"""A table that is really filmed: drawn cards under a drawn camera, read by the real readers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import numpy as np

from companion.core.crossing.intents import Intent
from companion.core.language.ids import CopyId
from companion.core.language.tags import is_ours
from companion.watch.calibration import keep_view
from companion.watch.over_table import OverTable
from companion.watch.tables import table_of
from tests.house.kit import Evening
from tests.vision.calibration.seeing import SIZE, STRAIGHT, solved
from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import Pinhole
from tests.vision.simulated.scene import Board, Card, Code, Scene, corner_marks, play_strip
from tests.vision.simulated.weather import weather_of
from tests.watch.overheads import Tabletop
from vision.calibration.table_places import TablePlace
from vision.frames import Frame
from vision.overhead.eye import TableEye
from vision.readers.choice import open_reader
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline

FRAME_S = 0.25
HANDS_S = 12.0  # longer than anybody is given to carry a card


class Quiet:
    """Lamps that only remember what was wanted of them."""

    def __init__(self) -> None:
        self.clicks = 0
        self.is_dark = False

    def heard(self, name: str) -> None:
        """Count a click."""
        self.clicks += name == "heard_scan"

    def dark(self, is_dark: bool) -> None:
        """Remember whether light is wanted."""
        self.is_dark = is_dark


class FilmedTable(Tabletop):
    """The same table as `Tabletop`, but every snapshot comes through lens, marks and tracking."""

    def __init__(self, evening: Evening, pinhole: Pinhole = STRAIGHT, profile: str = "typical") -> None:
        """Measure the table and look down on it; every card carries a table mark of 16 mm."""
        super().__init__(evening, marks=True)
        house = evening.house
        keep_view(house.store.settings, "alien", solved(pinhole))
        for copy in self.state.table.designs:
            self.text(copy)
        self.places = {one.name: one for one in table_of(house.store.settings, "alien").places}
        self.lamps, self.troubles, self.surveys = Quiet(), [], 0
        self._bench = Bench(pinhole, weather_of(profile, 3), seed=3, is_gray=True)  # type: ignore[arg-type]
        self.light(1.0)
        eye = self.eye = TableEye(Pipeline(open_reader(), Tracker(plausible=is_ours)))
        self.above = OverTable(
            house, eye, self._post, self.lamps, lambda what: what.key, stopwatch=lambda: 0.0
        )
        house.bus.join("overhead", self.above.hear)
        self.above.aim()

    def light(self, share: float) -> None:
        """Turn the room's lamp up or down, beyond what a camera's exposure makes good."""
        self._light = share

    def _post(self, intent: Intent) -> None:
        self.surveys += 1
        self.evening.do(intent)

    def survey(self, *, after_s: float = 3.0, settled: bool = True, unwatched: Iterable[str] = ()) -> None:
        """Film the table for a while; when hands have long been still, only its end is filmed closely."""
        assert not tuple(unwatched)
        if after_s > HANDS_S:
            self.film(3.0)
            self.now_s += HANDS_S
            after_s = 0.5
        self.film(max(after_s, 2.0) if settled else 1.5)

    def film(self, seconds: float) -> None:
        """Look on while nothing is touched."""
        for _ in range(round(seconds / FRAME_S)):
            self.now_s += FRAME_S
            shot = self._bench.shot(self.scene(), time_s=self.now_s)
            pixels = (shot.frame.gray * self._light).astype(np.uint8)
            self.above.told(self.eye.pump(Frame(pixels, self.now_s, "filmed")))

    def scene(self) -> Scene:
        """Everything that lies there now."""
        rows: defaultdict[str, list[CopyId]] = defaultdict(list)
        for copy, place in self.lies.items():
            rows[place].append(copy)
        cards = [card for place, copies in rows.items() for card in self._laid(self.places[place], copies)]
        strip = self.places["strip"]
        paper = (*corner_marks(*SIZE, 40.0), play_strip(*strip.middle, 0.0))
        return Scene(board=Board("felt", (60, 80, 60)), cards=(*paper, *cards))

    def _laid(self, place: TablePlace, copies: list[CopyId]) -> Iterable[Card]:
        """Cards of one place, side by side when there are several."""
        left = min(x for x, _ in place.outline_mm)
        wide = max(x for x, _ in place.outline_mm) - left
        step = min(68.0, wide / len(copies))
        start = left + wide / 2 - step * (len(copies) - 1) / 2
        for at, copy in enumerate(copies):
            code = Code(self.text(copy), 16.0)
            yield Card(start + at * step, place.middle[1], codes=(code,), seed=hash_of(copy), key=copy)


def hash_of(copy: str) -> int:
    """The same picture for the same card, every time."""
    return sum(ord(letter) * (at + 1) for at, letter in enumerate(copy)) % 10_000
