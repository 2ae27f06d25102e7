"""The port of the doctor: what works on this computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from companion.core.language.phrases import Phrase


class Finding(msgspec.Struct, frozen=True):
    """One line of the doctor: what, how it is, and what to do."""

    what: str
    state: str  # fine, absent, broken
    says: str
    remedy: str = ""
    phrases: tuple[Phrase, ...] = ()  # the same two sentences as data, where they are told in every language


class Doctor(Protocol):
    """What works and what does not."""

    def findings(self) -> Sequence[Finding]:
        """Look at everything once."""
        ...
