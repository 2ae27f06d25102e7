"""What a wired button does to the table: pressed, pressed twice, held."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from companion.app.table import TableWindow


class Desk:
    """Everything a button can reach, written down."""

    def __init__(self, is_tested: bool = False) -> None:
        self.did: list[str] = []
        note = self.did.append
        self.lights = SimpleNamespace(hears=lambda name: is_tested)
        self.speaking = SimpleNamespace(silence=lambda: note("silence"), again=lambda: note("say again"))
        self.screen = SimpleNamespace(press_button=lambda name: note(f"press {name}"))

    def _switch_off(self) -> None:
        self.did.append("off")

    def press(self, name: str, *gestures: str) -> list[str]:
        for gesture in gestures:
            TableWindow.pressed(self, name, gesture)  # type: ignore[arg-type]  # a table's buttons and nothing else
        return self.did


@pytest.mark.parametrize(
    ("name", "gestures", "does"),
    [
        ("next", ("pressed",), ["press next"]),
        ("next", ("pressed", "pressed", "double"), ["press next", "press next"]),
        ("undo", ("pressed",), ["press undo"]),
        ("undo", ("double",), ["press redo"]),
        ("silence", ("pressed",), ["silence"]),
        ("silence", ("pressed", "pressed", "double"), ["silence", "silence", "say again"]),
        ("next", ("warned", "let_go"), []),
        ("confirm", ("warned", "held"), ["off"]),
    ],
)
def test_what_a_gesture_does(name: str, gestures: tuple[str, ...], does: list[str]) -> None:
    assert Desk().press(name, *gestures) == does


@pytest.mark.parametrize("name", ["next", "undo", "silence"])
def test_in_a_test_a_press_does_nothing_else(name: str) -> None:
    desk: Any = Desk(is_tested=True)
    assert desk.press(name, "pressed", "double") == []
