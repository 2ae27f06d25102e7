"""What each key does: everything touch can."""

from __future__ import annotations

from typing import Any

ENTER, KEYPAD_ENTER, SPACE, ESCAPE, BACKSPACE, TAB = 13, 271, 32, 27, 8, 9
MENU = 1073741925, 319  # the key beside the right control key, as the libraries call it
ARROWS = {273: "up", 274: "down", 275: "right", 276: "left"}


def handle_key(stage: Any, key: int, text: str | None, modifiers: list[str]) -> bool:
    """Arrows and tab move the ring, enter presses it; menu or C holds it, M takes it up to be moved."""
    front = stage.front
    if front is None:
        return False
    if text is not None and "shift" in modifiers and text.isalpha():
        text = text.upper()  # the window tells the key, not the sign
    if getattr(front, "typing", False) and front.type_key(key, text):
        return True
    if key in (ENTER, KEYPAD_ENTER):
        if not stage.focus.act():
            front.press("next")
    elif key == SPACE:
        front.press("next")
    elif key in (BACKSPACE, ESCAPE) or (key == ord("z") and "ctrl" in modifiers):
        front.press("undo")
    elif key in ARROWS:
        stage.focus.move(ARROWS[key])
    elif key in MENU or (key == ord("c") and not modifiers):
        return bool(stage.focus.hold())
    elif key == ord("m") and not modifiers:
        return bool(stage.focus.carry())
    elif key == TAB:
        stage.focus.move("tab", back="shift" in modifiers)
    else:
        return False
    return True
