"""The port of the people who play here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    colour: int = 0  # index into the seats of the design tokens: colour and pattern
    language: str = "en"


class People(Protocol):
    """Those who play here, kept between evenings."""

    def everybody(self) -> Sequence[Person]:
        """All people, by name."""
        ...

    def keep(self, person: Person) -> None:
        """Keep somebody, new or changed."""
        ...

    def forget(self, id: str) -> None:
        """Forget somebody; the games they played keep their name."""
        ...
