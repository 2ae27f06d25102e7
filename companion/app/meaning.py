"""What cards may mean: every verb and trigger of a set must be one that its room interprets."""

from __future__ import annotations

import hashlib
from pathlib import Path

from companion import games
from companion.core.cards import Card


def check_card(card: Card) -> list[str]:
    """What nothing here would interpret on a card; empty when all is well."""
    from companion.app.rooms import open_room

    return open_room("alien").check_card(card)


def vocabulary() -> str:
    """A mark of the rules we know: when it changes, cached sets are read again."""
    folder = Path(games.__file__).parent
    marks = hashlib.sha256()
    for path in sorted(folder.rglob("effects*.py")):
        marks.update(path.read_bytes())
    return marks.hexdigest()[:16]
