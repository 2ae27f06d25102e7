"""What the parts of `companion lights` share: how it ends, and how a wrong name is told."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.phrases import Phrase

Say = Callable[[Phrase], str]
FINE, PROBLEMS, WRONG_CALL = 0, 1, 2


class WrongCall(Exception):
    """Something was named that does not exist; the phrase says what does."""

    def __init__(self, says: Phrase) -> None:
        """Take what to say."""
        super().__init__(says.key)
        self.phrase = says
