"""What each table looks like when nothing lies on it, kept between evenings: too coarse to read in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from companion.core.ports.house import Settings
from companion.watch.calibration import VIEWS
from companion.watch.tables import table_of

if TYPE_CHECKING:
    from vision.calibration.calibration import Calibration
    from vision.frames import Frame
    from vision.overhead.bare_table import Bare
    from vision.overhead.ground import Ground
    from vision.tags import Tag

BARE = "table_bare"


class KeptTable(msgspec.Struct, frozen=True):
    """One bare table, and what it was seen with: through another camera or measured anew it is none."""

    camera: str
    view: str
    picture: bytes


def bare_kept(settings: Settings, room: str, camera: str) -> bytes:
    """The bare table as this camera saw it in the view it still has; empty when that is another."""
    try:
        kept = msgspec.convert(_kept(settings).get(room), KeptTable | None)
    except msgspec.ValidationError:
        return b""  # damaged: it is learned again
    if kept is None or (kept.camera, kept.view) != (device_of(camera), _view(settings, room)):
        return b""
    return kept.picture


def keep_bare(settings: Settings, room: str, camera: str, picture: bytes) -> None:
    """Keep a bare table with the camera and the view it was seen with; an empty one is forgotten."""
    row = KeptTable(device_of(camera), _view(settings, room), picture)
    others = {name: kept for name, kept in _kept(settings).items() if name != room}
    settings.set(BARE, {**others, room: msgspec.to_builtins(row)} if picture else others)


def learned(settings: Settings, room: str, view: Calibration, frame: Frame, tags: Iterable[Tag]) -> Bare:
    """The bare table of a picture with which it was measured, but for where cards lie already."""
    from vision.geometry import centre_of
    from vision.marks.mark import FACES, mark_number
    from vision.overhead.ground import Ground

    things = [tag for tag in tags if tag.format != "mark" or mark_number(tag.text) in FACES]
    ground = Ground(table_of(settings, room).size_mm)
    ground.aim(view.to_picture)
    ground.learn_bare(frame.gray, [view.to_table(centre_of(tag.corners)) for tag in things])
    return ground.bare


def keep_seen(settings: Settings, room: str, camera: str, view: Calibration, frame: Frame) -> None:
    """Read what lies on a table that was measured without a game, and keep the rest as bare."""
    from vision.marks.finder import find_marks
    from vision.overhead.bare_table import packed
    from vision.readers.choice import open_reader

    tags = [*open_reader().read(frame), *(mark.tag for mark in find_marks(frame.gray))]
    keep_bare(settings, room, camera, packed(learned(settings, room, view, frame, tags)))


def keep_learned(settings: Settings, room: str, camera: str, ground: Ground) -> None:
    """Keep what was learned while playing: what was kept stays, for piles lie on the table by now."""
    from vision.overhead.bare_table import packed, unpacked

    now = ground.bare
    before = None if ground.is_another else unpacked(bare_kept(settings, room, camera), now.picture.shape)
    whole = before.filled(now) if before is not None else now
    keep_bare(settings, room, camera, packed(whole) if whole.is_known.any() else b"")


def device_of(camera: str) -> str:
    """A camera without the size of its pictures, which changes nothing of what the table looks like."""
    from vision.errors import VisionError
    from vision.sources.names import source_name

    try:
        name = source_name(camera)
    except VisionError:
        return camera
    return f"{name.kind}:{name.path or name.number}"


def _view(settings: Settings, room: str) -> str:
    views = settings.get(VIEWS, {})
    rows = views.get(room) if isinstance(views, Mapping) else None
    return sha256(msgspec.json.encode(rows, order="sorted")).hexdigest()[:16]


def _kept(settings: Settings) -> Mapping[str, Any]:
    kept = settings.get(BARE, {})
    return kept if isinstance(kept, Mapping) else {}
