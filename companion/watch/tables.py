"""The table of a room as it stands here: the shipped places, and those that their owner has moved."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from companion.core.language.languages import FALLBACK
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Settings
from companion.engine.zones import place_key

if TYPE_CHECKING:
    from vision.calibration.table_places import TableDrawing, TablePlace

FILE = "table.toml"
MOVED, WATCHED, SIZES = "table_moved", "table_watched", "table_sizes"
OWN_WORDS = ("strip", "tray", "screen")  # places that no game names


class NoTable(ValueError):
    """The places of this game's table are not known; `phrase` says so in every language."""

    def __init__(self, room: str) -> None:
        """Name the game."""
        super().__init__(f"Where the zones of {room} lie on a table is not known yet. Choose another game.")
        self.phrase: Phrase = phrase("camera-no-table", name=room)


def table_of(settings: Settings, room: str) -> TableDrawing:
    """A room's table with the owner's places; raises an error that names the line of a damaged file."""
    from vision.calibration.table_moves import with_moved

    shipped = shipped_table(room)
    places = with_moved(shipped.places, _rows(settings, MOVED, room))
    try:
        size = msgspec.convert(_of_room(settings, SIZES, room), tuple[float, float])
    except msgspec.ValidationError:
        size = shipped.size_mm  # never measured, or damaged
    return msgspec.structs.replace(shipped, size_mm=size, places=places)


def shipped_table(room: str) -> TableDrawing:
    """A room's table as it is shipped."""
    from vision.calibration.table_file import read_table

    path = files("companion") / "games" / room / FILE
    if not path.is_file():
        raise NoTable(room)
    return read_table(path.read_text(encoding="utf-8"), f"{room}/{FILE}")


def keep_place(settings: Settings, room: str, place: TablePlace) -> None:
    """Keep a place where its owner moved it."""
    from vision.calibration.table_moves import rows_of

    _keep(settings, MOVED, room, {**_rows(settings, MOVED, room), **rows_of([place])})


def forget_place(settings: Settings, room: str, name: str) -> None:
    """A place lies again where it was shipped; one of the owner's own is gone."""
    rows = {one: row for one, row in _rows(settings, MOVED, room).items() if one != name}
    _keep(settings, MOVED, room, rows)


def keep_size(settings: Settings, room: str, size_mm: tuple[float, float]) -> None:
    """Keep how far apart the corner marks lie, as measured."""
    _keep(settings, SIZES, room, list(size_mm))


def watched_of(settings: Settings, room: str) -> tuple[str, ...] | None:
    """The places that are watched of a table larger than the camera sees; None is all of them."""
    try:
        return msgspec.convert(_of_room(settings, WATCHED, room), tuple[str, ...] | None)
    except msgspec.ValidationError:
        return None


def watch(settings: Settings, room: str, names: tuple[str, ...] | None) -> None:
    """Watch only these places from now on."""
    _keep(settings, WATCHED, room, None if names is None else list(names))


def place_says(name: str, names: Mapping[str, str] | None = None) -> Phrase:
    """What a place is called: by its owner's board, else in the words of its game."""
    key = place_key(name)
    if names and key in names:
        return Phrase("=", {FALLBACK: names[key]})
    return phrase(f"camera-place-{name}" if name in OWN_WORDS else key)


def _of_room(settings: Settings, setting: str, room: str) -> Any:
    kept = settings.get(setting, {})
    return kept.get(room) if isinstance(kept, Mapping) else None


def _rows(settings: Settings, setting: str, room: str) -> Mapping[str, Any]:
    kept = _of_room(settings, setting, room)
    return kept if isinstance(kept, Mapping) else {}


def _keep(settings: Settings, setting: str, room: str, value: Any) -> None:
    kept = settings.get(setting, {})
    settings.set(setting, {**(kept if isinstance(kept, Mapping) else {}), room: value})
