"""Naming a person: known people beside the field, the docked keyboard below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.context import Context
from ui.screens.new_game.model import LONGEST
from ui.screens.text_entry.sheet import TypingSheet
from ui.widgets.keystrip.strip import PlainSpec

TONGUE, LAST = "tongue", "last"


class NamingSheet(TypingSheet):
    """Hands the name on when it is taken; where several languages are spoken it asks for one as well."""

    longest = LONGEST

    def __init__(
        self,
        context: Context,
        look: str,
        name: str,
        known: Sequence[str],
        taken: Callable[[str], None],
        **values: Any,
    ) -> None:
        """Start from the name that is there: the first key begins a new one.

        `tongue` asks for a language, `last` says in words what can follow at once, and takes the name for it.
        """
        self.tongue: Callable[[], str] | None = values.pop("tongue", None)
        self.spoken: str = values.pop("spoken", "")
        self.last: tuple[str, Callable[[str], None]] | None = values.pop("last", None)
        big = values.pop("big", "ui-take-name")
        super().__init__(
            context, look, name, lambda words: names_like(known, words), taken, big=big, **values
        )

    def more(self) -> tuple[PlainSpec, ...]:
        """The language of private texts, and what can follow when this was the last name."""
        tongue = (PlainSpec(TONGUE, self.spoken),) if self.tongue is not None else ()
        return tongue if self.last is None else (*tongue, PlainSpec(LAST, self.last[0]))

    def plain(self, id: str) -> None:
        """Leave the old name, the next language for private texts, or go on with the last name."""
        if id == TONGUE and self.tongue is not None:
            self.spoken = self.tongue()
            self.strip.show(self.buttons())
        elif id == LAST and self.last is not None:
            self.close()
            self.last[1](self.text.strip())
        else:
            super().plain(id)


def names_like(known: Sequence[str], words: str) -> Sequence[str]:
    """The known names that begin so, then those in which it stands; all of them while nothing is typed."""
    said = words.strip().casefold()
    begins = [name for name in known if name.casefold().startswith(said)]
    return (*begins, *(name for name in known if name not in begins and said in name.casefold()))
