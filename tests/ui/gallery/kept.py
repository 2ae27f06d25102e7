"""The dumps that are kept: one file a scene, every glass it is looked at on below the other."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from tests.ui.gallery.looking import dump
from tests.ui.gallery.stage import DUMPED, Glass, Stage

KEPT = Path(__file__).parent / "kept"


def kept_file(name: str) -> Path:
    """Where the dumps of a scene lie."""
    return KEPT / f"{name.replace(' ', '-')}.txt"


def record(studio: Any, scene: Any) -> str:
    """A scene on every glass that is written down."""
    parts = []
    for glass in DUMPED:
        with tempfile.TemporaryDirectory() as folder:
            stage = Stage(studio, glass, Path(folder))
            scene(stage)
            parts.append(page(stage, studio, glass))
            stage.close()
    return "\n\n".join(parts) + "\n"


def page(stage: Stage, studio: Any, glass: Glass) -> str:
    """What stands on one glass: which screen lies in front, then everything that is painted."""
    studio.settle()
    front = type(stage.app.stage.front).__module__
    return "\n".join((f"== {glass} {front}", *dump(stage.app.stage)))
