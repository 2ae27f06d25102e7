"""What the ribbon camera is asked for, and the command line that asks for it."""

from __future__ import annotations

import msgspec

PROGRAMS = ("rpicam-vid", "libcamera-vid")
"""The system's camera program, and what it was called before."""

TABLE = (2304, 1296)
"""The whole sensor of a Camera Module 3 with four pixels taken as one: light enough for a table."""
WHOLE = (4608, 2592)
"""Every pixel of the sensor, for small codes on a large table."""

SIZES: dict[tuple[int, int], float] = {(1280, 720): 10.0, (1920, 1080): 10.0, TABLE: 10.0, WHOLE: 2.0}
"""Sizes whose rows need no padding (widths are multiples of 128), and how many frames a second they give."""

FOCUSING_S = 3.0
"""How long the first run has to find the focus; a sweep of the lens takes about one second."""


class RpicamSetting(msgspec.Struct, frozen=True):
    """The camera on the ribbon cable: which one, how large, how often, and where its lens stands.

    `lens` is in dioptres (one divided by the metres to the table); None means it has not been focused.
    """

    camera: int = 0
    width: int = TABLE[0]
    height: int = TABLE[1]
    frames_per_s: float = 10.0
    lens: float | None = None
    upside_down: bool = False

    @property
    def mode(self) -> str:
        """The sensor mode that sees everything: said outright, for small pictures else come from a crop."""
        wide = TABLE[0] if self.width <= TABLE[0] else WHOLE[0]
        return f"{wide}:{round(wide * self.height / self.width)}:10:P"


def setting_of(width: int, height: int, camera: int = 0, frames_per_s: float = 0.0) -> RpicamSetting:
    """Return the setting for a size, with the rate that suits it where none is asked for."""
    usual = SIZES.get((width, height), 10.0 if width <= TABLE[0] else 2.0)
    return RpicamSetting(camera, width, height, frames_per_s or usual)


def stream_command(setting: RpicamSetting, program: str) -> list[str]:
    """Return the command that writes frame after frame to its output until it is ended."""
    focus: list[str] = []  # unlocked, a lens that can move follows by itself
    if setting.lens is not None:
        focus = ["--autofocus-mode", "manual", "--lens-position", f"{setting.lens:.4f}"]
    return [*_common(setting, program), "-t", "0", "--flush", *focus, "-o", "-"]


def focus_command(setting: RpicamSetting, program: str, metadata: str) -> list[str]:
    """Return the command of the first run: it moves the lens once, writes down where it stands, and ends.

    What it sees is thrown away; with `-` its notes would come in between the frames.
    """
    found = ["--metadata", metadata, "--metadata-format", "txt"]
    search = ["-t", str(round(FOCUSING_S * 1000)), "--autofocus-mode", "auto"]
    return [*_common(setting, program), *search, *found, "-o", "/dev/null"]


def _common(setting: RpicamSetting, program: str) -> list[str]:
    rate = f"{setting.frames_per_s:g}"
    size = ["--width", str(setting.width), "--height", str(setting.height), "--framerate", rate]
    turned = ["--rotation", "180"] if setting.upside_down else []
    which = ["--camera", str(setting.camera), "--mode", setting.mode]
    return [program, "--nopreview", "--codec", "yuv420", *which, *size, *turned]
