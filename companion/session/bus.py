"""The bell: every published step reaches every listener, and none can hurt another or the game."""

from __future__ import annotations

import logging
from collections.abc import Callable

from companion.core.crossing.steps import Step
from companion.core.ports.play import Listener

log = logging.getLogger(__name__)

Trouble = Callable[[str, int, Exception], None]  # listener's name, step number, what happened


class Bus:
    """Tells steps to listeners in the order they came; each one is fenced."""

    def __init__(self, trouble: Trouble | None = None) -> None:
        """Report failing listeners to `trouble`."""
        self._listeners: dict[str, Listener] = {}  # replaced, never changed: it is read on the desk's thread
        self._trouble = trouble

    def join(self, name: str, listener: Listener, *, first: bool = False) -> Callable[[], None]:
        """Let somebody hear the bell, last or `first` of all; returns the way to leave.

        A later one of that name takes the place.
        """
        others = {other: one for other, one in self._listeners.items() if other != name}
        self._listeners = {name: listener, **others} if first else {**self._listeners, name: listener}
        return lambda: self._leave(name, listener)

    def _leave(self, name: str, listener: Listener) -> None:
        if self._listeners.get(name) is listener:
            self._listeners = {other: one for other, one in self._listeners.items() if other != name}

    def publish(self, step: Step) -> None:
        """Ring the bell."""
        for name, listener in self._listeners.items():
            try:
                listener(step)
            except Exception as error:  # a fence: one broken listener must not stop the game
                log.exception("%s failed on step %d", name, step.number)
                if self._trouble is not None:
                    self._trouble(name, step.number, error)
