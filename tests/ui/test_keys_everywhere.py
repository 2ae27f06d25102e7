"""Every screen by the keyboard alone: the ring reaches all that can be touched, the buttons are answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui import walking
from tests.ui.gallery.scenes import SCENES
from tests.ui.gallery.stage import Glass, Stage
from ui.keys import ARROWS, TAB, handle_key

pytestmark = pytest.mark.window

MORE = 12  # things that keys bring into sight, such as further rows of a list that is drawn along
USUAL = Glass((800, 480), "fr", 1.0)
OTHERS = (Glass((720, 1280), "en", 1.6), Glass((1280, 720), "fr", 1.6))


def opened(studio: Any, folder: Path, name: str, glass: Glass) -> Stage:
    """A scene of the gallery."""
    stage = Stage(studio, glass, folder)
    SCENES[name](stage)
    studio.settle()
    return stage


def out_of_reach(stage: Stage) -> list[str]:
    """What a finger can touch and the tab key never comes to."""
    root = stage.app.stage
    only = getattr(root.front, "only", None)  # where all other touches are refused
    wanted = [w for w in walking.touchables(root.front) if w.enabled and (only is None or w in only())]
    reached = set()
    for _ in range(len(wanted) + MORE):
        handle_key(root, TAB, None, [])
        reached.add(root.focus.at)
    return [f"{type(one).__name__} {one.target or one.box}" for one in wanted if one not in reached]


def beyond_arrows(stage: Stage) -> list[str]:
    """What the arrows never come to, wherever they begin."""
    root, reached = stage.app.stage, set()
    edge = root.focus.reachable()[:1]
    while edge:
        here = edge.pop()
        for key in ARROWS:
            root.focus._set(here)
            handle_key(root, key, None, [])
            if root.focus.at not in reached:
                reached.add(root.focus.at)
                edge.append(root.focus.at)
    return [
        f"{type(one).__name__} {one.target or one.box}"
        for one in root.focus.reachable()
        if one not in reached
    ]


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_driven_without_a_finger(studio: Any, tmp_path: Path, name: str) -> None:
    stage = opened(studio, tmp_path, name, USUAL)
    assert out_of_reach(stage) == []
    assert beyond_arrows(stage) == []
    stage.app.stage.focus.clear()
    for button in ("undo", "next", "confirm"):
        stage.app.press_button(button)
        stage.app.bridge.deliver()
        assert stage.app.stage.front is not None, "there is always something in front"
    stage.close()


@pytest.mark.long
@pytest.mark.parametrize("glass", OTHERS, ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_driven_so_on_other_glasses(studio: Any, tmp_path: Path, name: str, glass: Glass) -> None:
    stage = opened(studio, tmp_path, name, glass)
    assert (out_of_reach(stage), beyond_arrows(stage)) == ([], [])
    stage.close()
