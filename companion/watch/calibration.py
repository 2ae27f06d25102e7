"""Measuring the table: what is asked of the camera, what it advises in words, and what is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Settings
from companion.ground.rooms import USUAL_ROOM
from companion.watch.tables import keep_size, place_says, table_of, watched_of

if TYPE_CHECKING:
    from vision.calibration.advice import Advice
    from vision.calibration.calibration import Calibration
    from vision.calibration.coverage import Uncovered
    from vision.calibration.drawing import DrawnPlace
    from vision.calibration.solution import Solved
    from vision.calibration.table_view import TableView
    from vision.calibration.verdicts import Wanted
    from vision.frames import Frame
    from vision.marks.mark import Mark
    from vision.tags import Corners

VIEWS = "table_views"  # by game, how the camera sees its table
LAST = "table_room"  # the game whose table was measured last
ALONE = "camera_calibration"  # where earlier versions kept the last view a second time
WHERES = {"slide": "towards", "tilt": "side"}  # where something is, in the words that this advice needs
PLAIN = {"width", "now"}  # numbers that are sizes of pictures: no separators


class Guided(msgspec.Struct, frozen=True):
    """One moment of the guided measurement: a sentence, a bar, and what is drawn over the picture.

    The places are drawn as soon as all corners are seen, roughly until it is done; `lacking` says afterwards
    what the camera does not cover.
    """

    says: Phrase
    is_good: bool
    progress: float
    drawn: tuple[DrawnPlace, ...] = ()
    corners: Mapping[int, Corners] = {}
    lacking: tuple[Phrase, ...] = ()
    solved: Solved | None = None


class Measuring:
    """A guided measurement of a room's table; what it finds is kept as soon as it is found."""

    def __init__(self, settings: Settings, room: str, wanted: Wanted) -> None:
        """Measure for a room; `wanted_for` says what for."""
        from vision.calibration.session import Calibrating

        self._settings, self._room = settings, room
        self._places = table_of(settings, room).places
        self._wanted, self._calibrating = wanted, Calibrating(wanted)

    def look(self, frame: Frame, marks: Iterable[Mark]) -> Guided:
        """Take a picture in and say what is to be done."""
        from vision.calibration.coverage import coverage
        from vision.calibration.drawing import places_drawn

        was_done = self._calibrating.done is not None
        advice = self._calibrating.update(frame, marks, frame.time_s)
        view, seen = self._calibrating.view, self._calibrating.seen
        drawn = places_drawn(view, self._places) if view is not None else ()
        lacking: tuple[Phrase, ...] = ()
        if advice.solved is not None:
            if not was_done:
                keep_view(self._settings, self._room, advice.solved)
            missing = coverage(advice.solved.calibration, self._places, self._wanted.px_per_mm)
            lacking = tuple(uncovered_says(one) for one in missing)
        return Guided(
            advice_says(advice), advice.is_good, advice.progress, drawn, seen, lacking, advice.solved
        )

    @property
    def room(self) -> str:
        """Whose table is measured."""
        return self._room

    def again(self) -> None:
        """Begin anew."""
        self._calibrating.again()


def wanted_for(
    settings: Settings,
    room: str,
    *,
    module: str = "any",
    size_mm: tuple[float, float] | None = None,
    is_as_printed: bool = False,
) -> Wanted:
    """What the camera must see of a room's table.

    The owner measured `size_mm`, or laid the corner marks as their sheets say; else their own size tells.
    """
    from card_db.printing.judge import numbers
    from card_db.printing.labels import MARK_MM, MARK_SIDE
    from vision.calibration.lens import ANY, USUAL
    from vision.calibration.solution import Told
    from vision.calibration.verdicts import Wanted

    size = size_mm or table_of(settings, room).size_mm
    told = Told(*size) if size_mm is not None or is_as_printed else Told()
    usual = USUAL.get(module, USUAL[ANY])
    return Wanted(size, told, usual, MARK_MM, MARK_SIDE, numbers().need["mark"])


def keep_view(settings: Settings, room: str, solved: Solved) -> None:
    """Keep how the camera sees the table, and how large that is."""
    from vision.calibration.calibration import save

    settings.set(VIEWS, {**_views(settings), room: save(solved.calibration)})
    settings.set(LAST, room)
    keep_size(settings, room, solved.size_mm)


def view_of(settings: Settings, room: str, size: tuple[int, int] | None = None) -> Calibration | None:
    """How the camera saw the table when it was last measured; None before that.

    Raises an error with a sentence when what was kept is damaged, or does not fit pictures of this size.
    """
    from vision.calibration.calibration import load

    rows = _views(settings).get(room)
    if rows is None:
        return None
    view = load(rows)
    return view if size is None or size == view.size else view.resized(size)


def last_room(settings: Settings) -> str:
    """The game whose table was measured last, as far as that is known."""
    _views(settings)
    return str(settings.get(LAST, "") or USUAL_ROOM)


def _views(settings: Settings) -> Mapping[str, Any]:
    """The kept views by game; a view from an earlier version is taken over once."""
    kept, alone = settings.get(VIEWS, {}), settings.get(ALONE, None)
    views: Mapping[str, Any] = kept if isinstance(kept, Mapping) else {}
    if alone is None:
        return views
    last = next((room for room, rows in views.items() if rows == alone), "")
    last = last or str(settings.get(LAST, "") or USUAL_ROOM)
    views = {last: alone, **views}
    settings.set(VIEWS, views)
    settings.set(LAST, last)
    settings.set(ALONE, None)
    return views


def open_table(settings: Settings, room: str, size: tuple[int, int]) -> TableView | None:
    """The measured table of a room with the places that are watched; None when it was never measured."""
    from vision.calibration.coverage import chosen
    from vision.calibration.table_view import TableView

    view = view_of(settings, room, size)
    if view is None:
        return None
    places = chosen(table_of(settings, room).places, watched_of(settings, room))
    return TableView(view, places)


# In words.


def advice_says(advice: Advice) -> Phrase:
    """An advice as a sentence."""
    return phrase(f"camera-{advice.key}", **_filled(advice.key, advice.numbers))


def uncovered_says(one: Uncovered, names: Mapping[str, str] | None = None) -> Phrase:
    """A place that the camera does not cover, as a sentence."""
    return phrase(f"camera-cover-{one.why}", place=place_says(one.name, names), percent=one.percent)


def _filled(key: str, numbers: Mapping[str, int | float | str]) -> dict[str, str | int | Phrase]:
    found: dict[str, str | int | Phrase] = {}
    for name, value in numbers.items():
        if name == "where":
            found[name] = phrase(f"camera-{WHERES.get(key, 'where')}-{value}")
        elif name == "way":
            found[name] = phrase(f"camera-turn-{value}")
        elif name in PLAIN:
            found[name] = str(value)
        elif isinstance(value, float):
            tenths = round(10 * value)
            found[name], found[f"{name}-tenth"] = tenths // 10, tenths % 10
        else:
            found[name] = value
    return found
