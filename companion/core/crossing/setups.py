"""What can be chosen for a new game, one touch for each choice: made by a room, shown by any screen."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.language.phrases import Phrase


class SetupOption(msgspec.Struct, frozen=True):
    """One way to choose; taking it lays `then` over the choices that were made so far."""

    id: str
    title: Phrase
    then: dict[str, Any]
    sub: Phrase | None = None
    chosen: bool = False


class SetupChoice(msgspec.Struct, frozen=True):
    """One thing to choose; of several that are wanted, the one chosen first makes room for a new one."""

    id: str
    title: Phrase
    options: tuple[SetupOption, ...]
    many: bool = False  # several of them are chosen: the list stays open

    @property
    def chosen(self) -> tuple[SetupOption, ...]:
        """What is chosen now."""
        return tuple(option for option in self.options if option.chosen)


class Setup(msgspec.Struct, frozen=True):
    """A new game as it would be laid out: every choice made, and what else could be chosen."""

    choices: dict[str, Any]
    offers: tuple[SetupChoice, ...] = ()
