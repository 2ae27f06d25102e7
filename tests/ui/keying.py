"""Drives what lies in front by keys and knob alone: what they reach, and how."""

from __future__ import annotations

from tests.ui import walking
from tests.ui.gallery.stage import Stage
from ui.keys import ARROWS, TAB, handle_key

MORE = 12  # things that keys bring into sight, such as further rows of a list that is drawn along


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


def drive(stage: Stage) -> None:
    """Everything is reached by the tab key and by arrows, and the buttons of the box are answered."""
    assert out_of_reach(stage) == []
    assert beyond_arrows(stage) == []
    stage.app.stage.focus.clear()
    for button in ("undo", "next", "confirm"):
        stage.app.press_button(button)
        stage.app.bridge.deliver()
        assert stage.app.stage.front is not None, "there is always something in front"
