"""Pictures of an owner's cards: taken at the table, kept in the household's folder, never shared."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from companion.core.ports.house import Settings
from companion.core.ports.owners import Photos

SETTING = "card_photos"  # whether pictures are taken by themselves
LARGEST = 200_000  # bytes; a picture of ours has about a tenth of that
NAME = re.compile(r"[a-z0-9][a-z0-9-]*")
NO_NAME = (
    "A card called {design!r} cannot have a picture: card names are lower-case letters, digits and dashes."
)
NO_PICTURE = "This is no small JPEG picture. Take the picture of the card again."
NOT_KEPT = "The picture of the card was not kept ({fault}). The game goes on without it."
Snap = Callable[[], bytes]  # a small JPEG of what lies under the camera; empty when nothing does


class PhotoFolder:
    """The port `Photos` over a folder of small JPEG files, one for each design."""

    def __init__(self, folder: Path) -> None:
        """Keep pictures in a folder that is made with the first of them."""
        self._folder = folder
        self._known: frozenset[str] | None = None

    def known(self) -> frozenset[str]:
        """The designs that have a picture."""
        if self._known is None:
            self._known = frozenset(path.stem for path in self._folder.glob("*.jpg"))
        return self._known

    def of(self, design: str) -> bytes | None:
        """The picture of a design; None when there is none or it cannot be read."""
        try:
            return self._file(design).read_bytes() if design in self.known() else None
        except OSError:
            return None

    def path(self, design: str) -> str:
        """The file of a picture; empty when there is none."""
        return str(self._file(design)) if design in self.known() else ""

    def keep(self, design: str, picture: bytes) -> None:
        """Keep a picture in place of an earlier one; a half-written one is never seen."""
        if not picture.startswith(b"\xff\xd8") or len(picture) > LARGEST:
            raise ValueError(NO_PICTURE)
        target = self._file(design)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            fresh = target.with_suffix(".new")
            fresh.write_bytes(picture)
            os.replace(fresh, target)
        except OSError as error:
            raise ValueError(NOT_KEPT.format(fault=error.strerror or error)) from error
        self._known = self.known() | {design}

    def exchange(self, one: str, other: str) -> None:
        """Let two designs change pictures; where one has none, the other comes to have none."""
        pictures = {one: self.of(other), other: self.of(one)}
        for design, picture in pictures.items():
            if picture is None:
                self.forget(design)
            else:
                self.keep(design, picture)

    def forget(self, design: str) -> None:
        """Throw a picture away."""
        try:
            self._file(design).unlink(missing_ok=True)
        except OSError as error:
            raise ValueError(NOT_KEPT.format(fault=error.strerror or error)) from error
        self._known = self.known() - {design}

    def _file(self, design: str) -> Path:
        if not NAME.fullmatch(design):
            raise ValueError(NO_NAME.format(design=design))
        return self._folder / f"{design}.jpg"


class Photographer:
    """Takes the picture of a card that has just been named and lies under the camera."""

    def __init__(
        self, photos: Photos | None = None, settings: Settings | None = None, snap: Snap | None = None
    ) -> None:
        """Keep what `snap` sees; without a camera there is no picture to take."""
        self._photos, self._settings = photos, settings
        self.snap = snap

    @property
    def photos(self) -> Photos | None:
        """Where the pictures are kept."""
        return self._photos

    def known(self) -> frozenset[str]:
        """The designs that have a picture."""
        return self._photos.known() if self._photos is not None else frozenset()

    def picture(self, design: str) -> bytes | None:
        """The picture of a design."""
        return self._photos.of(design) if self._photos is not None else None

    def exchange(self, one: str, other: str) -> None:
        """Let two designs change pictures: one was taken for the other."""
        if self._photos is not None and {one, other} & self._photos.known():
            self._photos.exchange(one, other)

    @property
    def has_camera(self) -> bool:
        """Whether there is a camera that could see a card, or a label."""
        return self.snap is not None

    @property
    def is_ready(self) -> bool:
        """Whether there is a camera and the owner wants pictures."""
        wanted = self._settings is None or bool(self._settings.get(SETTING, True))
        return wanted and self._photos is not None and self.snap is not None

    def take(self, design: str, *, again: bool = False) -> bool:
        """Take the picture of a design unless it has one; tells whether one was taken."""
        if self._photos is None or self.snap is None:
            return False
        picture = self.snap() if again or (self.is_ready and design not in self.known()) else b""
        if picture:
            self._photos.keep(design, picture)
        return bool(picture)
