"""Trying again, ever more slowly, and saying a trouble once until it is over."""

from collections.abc import Callable

import msgspec


class Retry(msgspec.Struct, frozen=True):
    """How long to wait before trying again: at first, and at most; it doubles in between."""

    first_s: float = 0.5
    most_s: float = 8.0


class BackOff:
    """Counts the failures in a row and tells how long to wait."""

    def __init__(self, retry: Retry) -> None:
        self._retry = retry
        self._failures = 0

    def next_s(self) -> float:
        """Count one more failure and return the time to wait."""
        waits_s: float = min(self._retry.first_s * 2**self._failures, self._retry.most_s)
        self._failures = min(self._failures + 1, 32)
        return waits_s

    def reset(self) -> None:
        """Forget the failures: it worked again."""
        self._failures = 0


class Complaints:
    """Passes a trouble on once, however often it repeats, and says when it is over."""

    def __init__(self, on_trouble: Callable[[str], None], on_recovery: Callable[[], None]) -> None:
        self._on_trouble = on_trouble
        self._on_recovery = on_recovery
        self._said: str | None = None

    def say(self, sentence: str) -> None:
        """Tell a trouble, unless it is the one told last."""
        if sentence != self._said:
            self._said = sentence
            self._on_trouble(sentence)

    def over(self) -> None:
        """Tell that it works again, if it did not."""
        if self._said is not None:
            self._said = None
            self._on_recovery()
