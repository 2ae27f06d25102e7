"""The scenes of the gallery are moments of real games: taken up as they were left, while time goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.ui.gallery.evenings import moment
from tests.ui.gallery.moments import EVENINGS
from tests.ui.gallery.pictures import PICTURES, SHOWN, file_of
from tests.ui.gallery.played import sit
from tests.ui.gallery.scenes import SAMPLES, SCENES
from tests.ui.gallery.stage import Glass, Stage
from ui.screens.scene.blow import BlowScreen

ROOT = PICTURES.parents[2]
PAGES = ("README.md", "docs/design.md")
LEFT = ("board", "strike", "victory", "identity", "secret")


def test_no_two_evenings_look_for_the_same_moment() -> None:
    names = [name for plan in EVENINGS.values() for name in plan.moments]
    assert len(names) == len(set(names))


@pytest.mark.window
@pytest.mark.parametrize("name", LEFT)
def test_a_moment_is_taken_up_as_it_was_left(studio: Any, tmp_path: Path, name: str) -> None:
    stage = Stage(studio, Glass(), tmp_path)
    table, was = sit(stage, moment(name)), moment(name).steps[-1]
    desk = table.house.desk
    assert desk is not None and desk.game.state == was.state
    assert table.view == was.view
    stage.close()


@pytest.mark.window
def test_time_goes_on_in_a_scene(studio: Any, tmp_path: Path) -> None:
    """What passes by itself is still there after a part of its time, and gone after all of it."""
    fronts = {}
    for name in ("strike", "strike passes", "strike has passed"):
        (tmp_path / name).mkdir()
        stage = Stage(studio, Glass(), tmp_path / name)
        SCENES[name](stage)
        fronts[name] = stage.app.stage.front
        stage.close()
    assert isinstance(fronts["strike"], BlowScreen) and not fronts["strike"].window.seconds
    assert isinstance(fronts["strike passes"], BlowScreen) and 0 < fronts["strike passes"].window.left < 1
    assert not isinstance(fronts["strike has passed"], BlowScreen)


def test_the_pages_show_pictures_of_scenes_and_say_which_are_made_up() -> None:
    words = "".join((ROOT / page).read_text("utf-8") for page in PAGES)
    shown = set(re.findall(r"scenes/([\w-]+)\.png", words))
    assert shown <= {file_of(name).stem for name in SHOWN}
    assert all(name.startswith("sample ") for name in SAMPLES)
    assert {"table", "refusal", "facehugger", "evening"} <= shown
