"""What the store wants done in pauses: beside the game when a turn begins, so that no step waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable

from companion.core.crossing.steps import Step
from companion.core.ports.archive import ArchiveError


class Housekeeper:
    """Hears the bell and tidies up on a thread of its own, once a turn."""

    def __init__(self, tidy: Callable[[], None], trouble: Callable[[str], None]) -> None:
        """`tidy` may take its time; what it cannot do is told to `trouble`."""
        self._tidy, self._trouble = tidy, trouble
        self._turn = 0
        self._at_work: threading.Thread | None = None

    def __call__(self, step: Step) -> None:
        """Begin when a new turn begins and the last tidying is done."""
        turn, self._turn = self._turn, step.view.turn.number
        busy = self._at_work is not None and self._at_work.is_alive()
        if turn != self._turn and not busy:
            self._at_work = threading.Thread(target=self._work, name="housekeeping", daemon=True)
            self._at_work.start()

    def _work(self) -> None:
        try:
            self._tidy()
        except ArchiveError as error:  # the steps are safe: only the log grows on
            self._trouble(str(error))

    def finish(self) -> None:
        """Wait until nothing is being done any more."""
        if self._at_work is not None:
            self._at_work.join()
