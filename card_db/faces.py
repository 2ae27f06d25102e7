"""Which cards show a code or a table mark on their faces: many texts at once, as an overhead camera needs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator

from sqlalchemy import Connection, select
from sqlmodel import col

from card_db.models import CopyRow, LabelRow, MarkRow, TagRow
from companion.core.language.ids import CopyId

MARK = "mark:"


def faces_of(connection: Connection, texts: Collection[str]) -> dict[str, tuple[CopyId, ...]]:
    """The copies that can carry each of these texts on their faces; backs and strangers are left out.

    A card's own code says more than a design's: where a text is both, it is the card's.
    """
    found: defaultdict[str, list[CopyId]] = defaultdict(list)
    for text, copy in (*_designs(connection, texts), *_marks(connection, texts)):
        found[text].append(copy)
    asked = select(col(TagRow.text), col(TagRow.copy_id)).where(col(TagRow.text).in_(texts))
    own = {text: [CopyId(copy)] for text, copy in connection.execute(asked).all()}
    return {text: tuple(copies) for text, copies in {**found, **own}.items()}


def _designs(connection: Connection, texts: Collection[str]) -> Iterator[tuple[str, CopyId]]:
    """The copies of the designs that these codes stand for, in their numbers' order."""
    join = (col(CopyRow.card_set) == col(LabelRow.card_set)) & (col(CopyRow.design) == col(LabelRow.of))
    asked = select(col(LabelRow.text), col(CopyRow.id)).join(CopyRow, join)
    asked = asked.where(col(LabelRow.role) == "design", col(LabelRow.text).in_(texts))
    for text, copy in connection.execute(asked.order_by(col(CopyRow.number))).all():
        yield text, CopyId(copy)


def _marks(connection: Connection, texts: Collection[str]) -> Iterator[tuple[str, CopyId]]:
    """The copies with these table marks: numbers are scarce, so every box has its own."""
    numbers = [number for text in texts if (number := mark_number(text)) is not None]
    if not numbers:
        return
    asked = select(col(MarkRow.number), col(MarkRow.copy_id)).where(col(MarkRow.number).in_(numbers))
    for number, copy in connection.execute(asked).all():
        yield f"{MARK}{number}", CopyId(copy)


def mark_number(text: str) -> int | None:
    """The number of a table mark as the camera words it: `mark:7`; None for every other text."""
    number = text.removeprefix(MARK)
    return int(number) if text.startswith(MARK) and number.isascii() and number.isdecimal() else None
