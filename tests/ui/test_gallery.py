"""Every scene on its glasses: nothing cut, pale, small or on anything else, and as it was when kept."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import ui.screens
from tests.ui import walking
from tests.ui.gallery.contrast import pale_words
from tests.ui.gallery.kept import kept_file, page
from tests.ui.gallery.likeness import likeness
from tests.ui.gallery.pictures import LIKE, SHOWN, file_of
from tests.ui.gallery.scenes import SCENES
from tests.ui.gallery.stage import DUMPED, EVERY, QUICK, Glass, Stage, opened
from tests.ui.keying import drive
from ui.theme.boxes import Box

SIZES_OF_SMALLEST_WORDS_MM = 2.65
SHARED = {"base", "lists", "sentences", "custody", "coach"}  # what other screens are made of
HOW = "If it is meant so: python -m tests.ui.gallery"
SMALLEST, TALLEST = QUICK
DRAWN_TO_SCALE = {"wiring"}  # a drawing of paper: what is too small there is turned to, part by part


def faults(stage: Stage, picture: Any) -> list[str]:
    """Everything that is wrong with what lies in front."""
    front, theme = stage.app.stage.front, stage.app.context.wear("shell").theme
    px = theme.glass.px_per_mm
    small = (
        []
        if stage.app.router.name in DRAWN_TO_SCALE
        else walking.small_type(front, SIZES_OF_SMALLEST_WORDS_MM * px)
    )
    return [
        *walking.cut_words(front), *walking.clashing_words(front), *small,
        *walking.outside(front, Box(0, 0, *stage.glass.size)), *walking.overlapping_targets(front),
        *walking.small_targets(front, theme.space("touch")), *pale_words(front, picture, px),
    ]  # fmt: skip


def compare(name: str, glass: Glass, now: str) -> None:
    """The kept page and this one, line by line."""
    kept = {part.split("\n", 1)[0].rsplit(" ", 1)[0]: part for part in pages(name)}
    was = kept.get(f"== {glass}", "").rstrip("\n")
    changed = list(difflib.unified_diff(was.split("\n"), now.split("\n"), "kept", "now", lineterm="", n=0))
    assert not changed, "\n".join((f"{name} on {glass} has changed. {HOW} '{name}'", *changed[:30]))


def pages(name: str) -> list[str]:
    """The kept pages of a scene."""
    path = kept_file(name)
    return path.read_text("utf-8").split("\n\n") if path.exists() else []


def look(stage: Stage, name: str) -> None:
    """A scene is whole on its glass, and as it was where that was written down or kept as a picture."""
    glass = stage.glass
    found = page(stage, stage.studio, glass)
    picture = stage.studio.shoot(stage.app)
    assert faults(stage, picture) == [], f"{name} on {glass}"
    if glass in DUMPED:
        compare(name, glass, found)
    if SHOWN.get(name) == glass:
        resembles(name, picture)


def resembles(name: str, picture: Any) -> None:
    """The picture that is kept of a scene and this one."""
    alike = likeness(picture, Image.open(file_of(name)))
    assert alike > LIKE, f"{name}: {alike:.4f}. {HOW} '{name}'"


@pytest.fixture(scope="module")
def small(request: Any, studio: Any, tmp_path_factory: Any) -> Iterator[tuple[str, Stage]]:
    """A scene on the smallest glass, opened once for all who look at it; who drives it comes last."""
    stage = opened(studio, tmp_path_factory.mktemp("small"), SCENES[request.param], SMALLEST)
    yield request.param, stage
    stage.close()


@pytest.mark.window
@pytest.mark.parametrize("small", SCENES, indirect=True)
def test_a_scene_is_whole_and_as_it_was(small: tuple[str, Stage]) -> None:
    name, stage = small
    look(stage, name)


@pytest.mark.window
@pytest.mark.parametrize("small", SCENES, indirect=True)
def test_a_scene_is_driven_without_a_finger(small: tuple[str, Stage]) -> None:
    drive(small[1])


@pytest.mark.window
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_whole_on_the_tallest_glass(studio: Any, tmp_path: Path, name: str) -> None:
    looked_at(studio, tmp_path, name, TALLEST)


@pytest.mark.long
@pytest.mark.window
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_whole_on_the_other_glasses_too(studio: Any, tmp_path: Path, name: str) -> None:
    for at, glass in enumerate(sorted(set(EVERY) - set(QUICK))):
        looked_at(studio, tmp_path / str(at), name, glass)


def looked_at(studio: Any, folder: Path, name: str, glass: Glass) -> None:
    """Open a scene for one look."""
    folder.mkdir(exist_ok=True)
    stage = opened(studio, folder, SCENES[name], glass)
    try:
        look(stage, name)
    finally:
        stage.close()


@pytest.mark.window
@pytest.mark.parametrize("name", [name for name, glass in SHOWN.items() if glass not in QUICK])
def test_a_scene_looks_as_it_did(studio: Any, tmp_path: Path, name: str) -> None:
    stage = opened(studio, tmp_path, SCENES[name], SHOWN[name])
    picture = studio.shoot(stage.app)
    stage.close()
    resembles(name, picture)


def test_every_screen_is_in_the_gallery() -> None:
    folders = {
        path.name for path in Path(ui.screens.__path__[0]).iterdir() if (path / "__init__.py").exists()
    }
    seen = {
        part.split("\n", 1)[0].rsplit(" ", 1)[1].split(".")[2] for name in SCENES for part in pages(name)[:1]
    }
    assert sorted(folders - seen - SHARED) == []


def test_nothing_is_kept_of_what_is_no_scene() -> None:
    kept = {path.name for path in kept_file("x").parent.glob("*.txt")}
    assert kept == {kept_file(name).name for name in SCENES}
    assert {file_of(name).name for name in SHOWN} == {path.name for path in file_of("x").parent.glob("*.png")}


def test_a_moved_button_is_another_picture_and_noise_is_not() -> None:
    plain = Image.new("RGB", (400, 240), (10, 14, 12))
    plain.paste((90, 240, 160), (240, 180, 390, 230))
    noisy, moved = plain.copy(), Image.new("RGB", (400, 240), (10, 14, 12))
    noisy.putpixel((250, 181), (88, 236, 158))
    moved.paste((90, 240, 160), (220, 180, 370, 230))
    assert likeness(plain, plain) == pytest.approx(1)
    assert likeness(plain, noisy) > LIKE > likeness(plain, moved)
    assert likeness(plain, plain.resize((200, 120))) == 0
