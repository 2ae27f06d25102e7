"""Every screen by the keyboard alone, on glasses and in words that the gallery does not drive it in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.gallery.scenes import SCENES
from tests.ui.gallery.stage import Glass, opened
from tests.ui.keying import drive

GLASSES = (Glass((800, 480), "fr", 1.0), Glass((720, 1280), "en", 1.6), Glass((1280, 720), "fr", 1.6))


@pytest.mark.long
@pytest.mark.window
@pytest.mark.parametrize("glass", GLASSES, ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_driven_so_on_other_glasses(studio: Any, tmp_path: Path, name: str, glass: Glass) -> None:
    stage = opened(studio, tmp_path, SCENES[name], glass)
    drive(stage)
    stage.close()
