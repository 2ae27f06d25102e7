"""Write the gallery anew: `python -m tests.ui.gallery [SCENE ...]`; look at what has changed first.

Every scene is opened from the games that simulated people play for it, written down on the glasses that are
kept, and drawn for the pages of `docs` and the README where they show it. What is no scene any more goes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.ui.gallery.kept import kept_file, record
from tests.ui.gallery.pictures import SHOWN, file_of
from ui.app import prepare_kivy

COLOURS = 255  # of a picture that is kept: it is a fifth as large, and looks the same


def main(names: list[str]) -> None:
    """Dumps of every scene, and a picture of those that are shown."""
    prepare_kivy((320, 240), frames=0)
    from tests.ui.gallery.scenes import SCENES
    from ui.snapshot import Studio

    with Studio() as studio:
        kept_file("any").parent.mkdir(exist_ok=True)
        for name in names or list(SCENES):
            kept_file(name).write_text(record(studio, SCENES[name]), "utf-8")
            if name in SHOWN:
                draw(studio, name)
    clear(SCENES)


def clear(scenes: Iterable[str]) -> None:
    """Forget what was written of scenes that are no more."""
    kept, shown = {kept_file(name) for name in scenes}, {file_of(name) for name in SHOWN}
    for path in {*kept_file("any").parent.glob("*.txt"), *file_of("any").parent.glob("*.png")} - kept - shown:
        path.unlink()


def draw(studio: Any, name: str) -> None:
    """One picture."""
    from tests.ui.gallery.scenes import SCENES
    from tests.ui.gallery.stage import Stage

    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(studio, SHOWN[name], Path(folder))
        SCENES[name](stage)
        file_of(name).parent.mkdir(exist_ok=True)
        studio.shoot(stage.app).quantize(COLOURS, dither=0).save(file_of(name), optimize=True)
        stage.close()


if __name__ == "__main__":
    main(sys.argv[1:])
