"""Cards by their pictures, as options; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase
from companion.core.ports.cards import DesignLine
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


def key_of(line: DesignLine) -> str:
    """What tells a card from all others, also from those of other boxes."""
    return f"{line.where.set}/{line.where.design}"


def cells(lines: Sequence[DesignLine], say: Say) -> tuple[Option, ...]:
    """A picture with its name below for each card."""
    return tuple(Option(key_of(line), say(line.short), photo=line.photo) for line in lines)


def chosen(lines: Sequence[DesignLine], key: str) -> DesignLine | None:
    """The card whose picture was touched."""
    return next((line for line in lines if key_of(line) == key), None)
