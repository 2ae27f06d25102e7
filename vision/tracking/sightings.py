"""What the tracker tells: a tag appeared at a place, moved to another, or left."""

from typing import Literal, TypeAlias

import msgspec

from vision.tags import Corners, TagFormat

SightingKind: TypeAlias = Literal["appeared", "moved", "left"]


class Sighting(msgspec.Struct, frozen=True):
    """A tag that stayed long enough at a place, moved to another place, or left."""

    kind: SightingKind
    text: str
    place: str
    corners: Corners
    time_s: float
    format: TagFormat = "QR"
    is_ours: bool = False
