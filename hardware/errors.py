"""What can go wrong with lights, sounds and buttons, each told in sentences."""

from __future__ import annotations

from collections.abc import Sequence


class HardwareError(Exception):
    """The base of every error of this package."""


class FileFault(HardwareError):
    """A file of ours that cannot be used; `sentences` say file, line, entry, reason and what to do."""

    def __init__(self, sentences: Sequence[str]) -> None:
        """Take at least one sentence."""
        super().__init__("\n".join(sentences))
        self.sentences = tuple(sentences)


class WiringError(FileFault):
    """A wiring file that does not describe a table of lights that could be built."""


class CueError(FileFault):
    """A cue sheet, show or colour file that does not hold together."""
