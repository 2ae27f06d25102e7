"""What the driver of the pins needs of the system: the device files, the right to open them, a folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding
from hardware.pins import WORK_FOLDER, is_pi, work_folder

May = Callable[[Path], bool]


def may_use(path: Path) -> bool:
    """Whether this user may read and write there."""
    return os.access(path, os.R_OK | os.W_OK)


def needs(environ: Mapping[str, str], root: Path = Path("/"), may: May = may_use) -> tuple[Finding, ...]:
    """What is missing; empty where there is no pin header or nothing is missing."""
    return tuple(_needs(environ, root, may)) if is_pi(root) else ()


def _needs(environ: Mapping[str, str], root: Path, may: May) -> Iterator[Finding]:
    chips = sorted((root / "dev").glob("gpiochip*"))
    if not chips:
        yield Finding(
            "pin files",
            "broken",
            "The system shows no pins: there is no /dev/gpiochip0.",
            "Update the system of the Pi and start it again.",
            phrases=(phrase("pins-no-files"), phrase("pins-no-files-remedy")),
        )
    closed = [chip.name for chip in chips if not may(chip)]
    if chips and len(closed) == len(chips):
        yield Finding(
            "pin files",
            "broken",
            f"This user may not open /dev/{closed[0]}.",
            "Enter the group gpio ('sudo adduser $USER gpio') and log in again.",
            phrases=(phrase("pins-closed", file=f"/dev/{closed[0]}"), phrase("pins-closed-remedy")),
        )
    folder = environ.get(WORK_FOLDER) or work_folder(environ)
    if not may(Path(folder)):
        yield Finding(
            "pin folder",
            "broken",
            f"The driver of the pins cannot write its pipes into {folder}.",
            f"Set {WORK_FOLDER} to a folder that this user may write.",
            phrases=(phrase("pins-folder", folder=folder), phrase("pins-folder-remedy", name=WORK_FOLDER)),
        )
