"""Where people drop and find files: plugged-in sticks and the folder of documents (port `Drops`)."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Literal

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.drops import DropFile, DropPlace

MEDIA = (Path("/media"), Path("/run/media"), Path("/Volumes"))
DEEPEST = 2  # /media/stick, /media/ana/stick
MOST_FILES = 60
XDG = "XDG_DOCUMENTS_DIR="


class PlaceGone(ValueError):
    """The stick was pulled out, or nobody may write there any more; `phrase` says so in every language."""

    def __init__(self, name: str) -> None:
        """Name the place."""
        super().__init__(f"{name} is not there any more. Plug the stick in again, or choose another place.")
        self.phrase = phrase("drop-gone", place=name)


class DropPlaces:
    """The places of one computer; `media` and `documents` are named for other computers and for tests."""

    def __init__(
        self,
        media: Sequence[Path] = MEDIA,
        documents: Path | None = None,
        is_mounted: Callable[[Path], bool] = os.path.ismount,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Look below these folders whenever somebody asks."""
        self._media, self._documents, self._is_mounted, self._today = media, documents, is_mounted, today

    def places(self) -> Sequence[DropPlace]:
        """Sticks first, then the folder of documents."""
        folder = self._documents or documents_folder()
        own = [_place(folder, phrase("drop-documents"), "documents")] if can_hold(folder) else []
        return (*(_place(one, _named(one), "stick") for one in self._sticks()), *own)

    def _sticks(self) -> Iterator[Path]:
        for root in self._media:
            for depth in range(1, DEEPEST + 1):
                for folder in sorted(root.glob("/".join("*" * depth))):
                    if self._is_mounted(folder) and os.access(folder, os.W_OK):
                        yield folder

    def files(self, suffix: str) -> Sequence[DropFile]:
        """The files with this ending at the top of every place, newest first."""
        found = [one for place in self.places() for one in _files(place, suffix)]
        return tuple(one for _, one in sorted(found, key=lambda pair: -pair[0])[:MOST_FILES])

    def fresh(self, place: str, stem: str, suffix: str) -> str:
        """`<stem>-<day><suffix>` at a place, numbered when there is one already."""
        folder = Path(place)
        if all(one.id != place for one in self.places()):
            raise PlaceGone(folder.name or place)
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{stem}-{self._today().isoformat()}"
        number = 1
        while (path := folder / f"{name}{f'-{number}' if number > 1 else ''}{suffix}").exists():
            number += 1
        return str(path)


def _place(folder: Path, title: Phrase, kind: Literal["stick", "documents"]) -> DropPlace:
    return DropPlace(str(folder), title, kind, free_at(folder))


def _named(folder: Path) -> Phrase:
    return phrase("drop-stick", name=folder.name)


def _files(place: DropPlace, suffix: str) -> Iterator[tuple[float, DropFile]]:
    """The files of one place; one that went away meanwhile is left out."""
    folder = Path(place.id)
    try:
        names = sorted(one.name for one in os.scandir(folder) if one.name.casefold().endswith(suffix))
    except OSError:
        return
    for name in names:
        if name.startswith("."):
            continue
        try:
            found = (folder / name).stat()
        except OSError:
            continue
        day = date.fromtimestamp(found.st_mtime).isoformat()
        yield found.st_mtime, DropFile(str(folder / name), name, place.title, found.st_size, day)


def documents_folder() -> Path:
    """The folder of documents, where the desktop says it is or where it usually is."""
    home = Path.home()
    said = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / "user-dirs.dirs"
    try:
        lines = said.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        lines = []
    told = [line.removeprefix(XDG).strip().strip('"') for line in lines if line.startswith(XDG)]
    return Path(told[-1].replace("$HOME", str(home))) if told else home / "Documents"


def can_hold(folder: Path) -> bool:
    """Whether a folder is there and may be written, or could be made."""
    there = folder if folder.is_dir() else folder.parent
    return there.is_dir() and os.access(there, os.W_OK)


def free_at(folder: Path) -> int:
    """The room left at a place, 0 when nobody can say."""
    try:
        return shutil.disk_usage(folder if folder.is_dir() else folder.parent).free
    except OSError:
        return 0
