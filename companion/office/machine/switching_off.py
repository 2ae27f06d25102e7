"""Switching the Pi off in good order: asked of the system first, and only where it allows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.core.language.phrases import Phrase, phrase
from companion.office.machine.printers import Run, run

LOGIN = "org.freedesktop.login1"
ASK = ("busctl", "--system", "call", LOGIN, "/org/freedesktop/login1", f"{LOGIN}.Manager", "CanPowerOff")
OFF = ("systemctl", "poweroff")


class MayNotSwitchOff(ValueError):
    """The system does not let this user switch it off; `phrase` says so in every language."""

    def __init__(self) -> None:
        """Say what to do instead."""
        super().__init__(
            "This computer does not let the app switch it off. Close the app, then use the computer’s menu."
        )
        self.phrase: Phrase = phrase("off-refused")


def switch_off_of(root: Path = Path("/"), run: Run = run) -> Callable[[], None] | None:
    """How this computer is switched off; None where that is not ours to do: only a Pi is the table's own."""
    from hardware.pins import is_pi

    return (lambda: switch_off(run)) if is_pi(root) else None


def switch_off(run: Run = run) -> None:
    """Switch off in good order; raises with a sentence where the system does not allow it."""
    answer = run(ASK, b"")
    if answer.code != 0 or '"yes"' not in answer.out:
        raise MayNotSwitchOff
    if run(OFF, b"").code != 0:
        raise MayNotSwitchOff
