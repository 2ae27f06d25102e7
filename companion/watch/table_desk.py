"""Measuring the table on the screen, and moving its places by hand over the live picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cameras import Guidance, Live, SeenShape, Spot, TableChoice, Watched
from companion.core.ports.house import Settings
from companion.ground.rooms import ROOMS
from companion.watch.calibration import LAST, Guided, Measuring, uncovered_says, view_of, wanted_for
from companion.watch.scene import places_shown, spots_of
from companion.watch.tables import FILE, forget_place, keep_place, place_says, table_of, watch, watched_of

if TYPE_CHECKING:
    from companion.house.house import House
    from vision.calibration.calibration import Calibration
    from vision.calibration.table_places import TablePlace
    from vision.calibration.verdicts import Wanted
    from vision.marks.mark import Mark
    from vision.worker.pipeline import Reading

SCREEN = "screen"
COARSE = "camera-too-coarse"
ROUGHLY = 0.5  # pixels a square with which a table too large for its camera is measured all the same
LEAST_MASK_MM = 20.0


class TableDesk:
    """The port `TableSetting` over one house; `look` gives the overhead camera's picture."""

    def __init__(
        self,
        house: House,
        look: Callable[[], Reading | None],
        painted: Callable[[Reading, Sequence[SeenShape]], Live],
        now: Callable[[], Calibration | None],
        changed: Callable[[], None],
        measured: Callable[[str, Calibration, Reading, Sequence[Mark]], None],
    ) -> None:
        """`now` tells how the table is seen, after every knock; `changed` is called when that is another.

        `measured` is called with the picture and its marks when the table was measured anew.
        """
        self._house, self._look, self._painted = house, look, painted
        self._now, self._changed, self._measured = now, changed, measured
        self._measuring: Measuring | None = None
        self._wanted: Wanted | None = None
        self._last: tuple[Reading, Guidance] | None = None
        self._is_kept = False

    @property
    def _settings(self) -> Settings:
        return self._house.store.settings

    def room(self) -> str:
        """The game whose table is looked at: the running one, else the one that was measured last."""
        desk = self._house.desk
        names = [one.room for one in self.tables_known()]
        if desk is not None and desk.game.room.name in names:
            return desk.game.room.name
        kept = str(self._settings.get(LAST, ""))
        return kept if kept in names else (names[0] if names else "")

    def tables_known(self) -> list[TableChoice]:
        """The games that have a table, none of them chosen."""
        from importlib.resources import files

        return [
            TableChoice(name, phrase(f"room-{name}"), (0, 0))
            for name in ROOMS
            if (files("companion") / "games" / name / FILE).is_file()
        ]

    def tables(self) -> Sequence[TableChoice]:
        """The games whose table can be measured."""
        now = self.room()
        return [
            replace(one, size_mm=self._size(one.room), is_measured=self._view(one.room) is not None,
                    is_chosen=one.room == now)
            for one in self.tables_known()
        ]  # fmt: skip

    def _size(self, room: str) -> tuple[int, int]:
        wide, high = table_of(self._settings, room).size_mm
        return round(wide), round(high)

    # Measuring.

    def begin(
        self, room: str, size_mm: tuple[int, int] | None, as_printed: bool, roughly: bool = False
    ) -> None:
        """Measure a table; its lengths as entered, as printed, or not known."""
        told = (float(size_mm[0]), float(size_mm[1])) if size_mm is not None else None
        self._settings.set(LAST, room)
        self._wanted = wanted_for(self._settings, room, size_mm=told, is_as_printed=as_printed)
        wanted = replace(self._wanted, px_per_square=ROUGHLY) if roughly else self._wanted
        self._measuring = Measuring(self._settings, room, wanted)
        self._last, self._is_kept = None, False

    def guide(self) -> Guidance:
        """Look at the newest picture and say what to do."""
        from vision.marks.finder import find_marks

        reading, measuring = self._look(), self._measuring
        if reading is None or measuring is None:
            return Guidance(phrase("camera-no-picture"))
        if self._last is not None and self._last[0].frame is reading.frame:
            return self._last[1]
        marks = find_marks(reading.frame.gray)
        guided = measuring.look(reading.frame, marks)
        if guided.solved is not None and not self._is_kept:
            self._is_kept = True
            self._measured(measuring.room, guided.solved.calibration, reading, marks)
            self._changed()
        told = self._told(guided, reading)
        self._last = (reading, told)
        return told

    def _told(self, guided: Guided, reading: Reading) -> Guidance:
        size = reading.frame.size
        corners = [
            SeenShape("corner", spots_of(points, size), phrase("look-corner", number=at))
            for at, points in guided.corners.items()
        ]
        live = self._painted(reading, (*places_shown(guided.drawn, size), *corners))
        lacking = tuple(one.lacks for one in self.watched() if one.lacks is not None) if self._is_kept else ()
        return Guidance(
            guided.says, guided.is_good, guided.progress, guided.solved is not None, lacking, live,
            may_go_on=guided.says.key == COARSE,
        )  # fmt: skip

    # What is watched.

    def watched(self) -> Sequence[Watched]:
        """The places that can be watched, and why one had better not be."""
        from vision.calibration.coverage import coverage

        room = self.room()
        places, names = table_of(self._settings, room).places, watched_of(self._settings, room)
        view = self._view(room)
        lacking: dict[str, Phrase] = {}
        if view is not None:
            need = (self._wanted or wanted_for(self._settings, room)).px_per_mm
            lacking = {one.name: uncovered_says(one) for one in coverage(view, places, need)}
        return [
            Watched(one.name, place_says(one.name), names is None or one.name in names, lacking.get(one.name))
            for one in places
            if one.kind != "mask"
        ]

    def watch(self, names: Sequence[str] | None) -> None:
        """Watch only these; None is all of them."""
        watch(self._settings, self.room(), None if names is None else tuple(names))
        self._changed()

    # Moving places.

    def shift(self, name: str, start: Spot, end: Spot) -> None:
        """Move a place by hand, from one spot of the picture to another."""
        from vision.calibration.table_moves import shifted

        view = self._now()
        if view is not None:
            (x, y), (to_x, to_y) = self._on_table(view, start), self._on_table(view, end)
            self._keep(name, lambda place: shifted(place, to_x - x, to_y - y))

    def turn(self, name: str, clockwise_deg: float) -> None:
        """Turn a place about its middle."""
        from vision.calibration.table_moves import turned

        self._keep(name, lambda place: turned(place, clockwise_deg))

    def stretch(self, name: str, wide: float, high: float) -> None:
        """Make a place larger or smaller about its middle."""
        from vision.calibration.table_moves import stretched

        self._keep(name, lambda place: stretched(place, wide, high))

    def reset(self, name: str) -> None:
        """Lay a place back where it was shipped; a mask that was drawn by hand is gone."""
        forget_place(self._settings, self.room(), name)
        self._changed()

    def mask(self, start: Spot, end: Spot) -> None:
        """Never look at a rectangle between two spots of the picture: the screen lies there."""
        from vision.calibration.table_places import TablePlace, area_of

        view = self._now()
        if view is None:
            return
        (left, right), (top, low) = sorted((start[0], end[0])), sorted((start[1], end[1]))
        corners = ((left, top), (right, top), (right, low), (left, low))
        outline = tuple(self._on_table(view, spot) for spot in corners)
        if abs(area_of(outline)) >= LEAST_MASK_MM**2:
            keep_place(self._settings, self.room(), TablePlace(SCREEN, outline, "mask"))
            self._changed()

    def _keep(self, name: str, change: Callable[[TablePlace], TablePlace]) -> None:
        room = self.room()
        place = table_of(self._settings, room).place(name)
        if place is not None:
            keep_place(self._settings, room, change(place))
            self._changed()

    def _view(self, room: str) -> Calibration | None:
        from vision.errors import VisionError

        try:
            return view_of(self._settings, room)
        except VisionError:
            return None  # damaged: measured anew it is whole again

    def _on_table(self, view: Calibration, spot: Spot) -> tuple[float, float]:
        wide, high = view.size
        return view.to_table((spot[0] * wide - 0.5, spot[1] * high - 0.5))
