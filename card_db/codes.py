"""Every code, label and table mark of a household with the cards they are on, as one value."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select
from sqlmodel import col

from card_db.models import CopyRow, LabelRow, MarkRow, TagRow
from companion.core.language.ids import CopyId, DesignId

MARK = "mark:"
TABLES = (CopyRow, TagRow, LabelRow, MarkRow)


class Label(msgspec.Struct, frozen=True):
    """A code that is not on one card's face."""

    role: str  # back, design or stack
    card_set: str
    of: str


class CodeBook(msgspec.Struct, frozen=True):
    """Which code is on what. The dictionaries are never changed: a new book takes the place of an old one."""

    holders: dict[str, CopyId]  # by the code on a face
    newest: dict[CopyId, str]  # the code that was stuck on last
    labels: dict[str, Label]
    backs: dict[CopyId, str]
    copies: dict[tuple[str, str], tuple[CopyId, ...]]  # by set and design, in their numbers' order
    marks: dict[int, tuple[CopyId, ...]]  # numbers are scarce, so every box has its own

    def design_of(self, code: str) -> DesignId | None:
        """The design that this code stands for, when it is on every copy of it."""
        label = self.labels.get(code)
        return DesignId(label.of) if label is not None and label.role == "design" else None

    def back_of(self, code: str) -> CopyId | None:
        """The copy on whose back this code is."""
        label = self.labels.get(code)
        return CopyId(label.of) if label is not None and label.role == "back" else None

    def role_of(self, code: str) -> str:
        """What a code is on; empty for a code that is on nothing."""
        if code in self.holders:
            return "face"
        label = self.labels.get(code)
        return label.role if label is not None else ""

    def copies_with(self, code: str) -> tuple[CopyId, ...]:
        """The copies that can carry this code; those with a code of their own come last."""
        if (copy := self.holders.get(code)) is not None:
            return (copy,)
        copies = self._of_design(code)
        return tuple(sorted(copies, key=lambda copy: copy in self.newest))

    def faces(self, texts: Iterable[str]) -> dict[str, tuple[CopyId, ...]]:
        """The copies that can carry each of these texts on their faces; backs and strangers are left out.

        A card's own code says more than a design's: where a text is both, it is the card's.
        """
        found = {text: self._face(text) for text in texts}
        return {text: copies for text, copies in found.items() if copies}

    def _face(self, text: str) -> tuple[CopyId, ...]:
        if (copy := self.holders.get(text)) is not None:
            return (copy,)
        number = mark_number(text)
        return self.marks.get(number, ()) if number is not None else self._of_design(text)

    def _of_design(self, code: str) -> tuple[CopyId, ...]:
        label = self.labels.get(code)
        if label is None or label.role != "design":
            return ()
        return self.copies.get((label.card_set, label.of), ())


def read_codes(connection: Connection) -> CodeBook:
    """The whole book, in one moment of the store."""
    tags = connection.execute(select(col(TagRow.text), col(TagRow.copy_id)).order_by(col(TagRow.id))).all()
    asked = select(col(LabelRow.text), col(LabelRow.role), col(LabelRow.card_set), col(LabelRow.of))
    labels = {text: Label(role, card_set, of) for text, role, card_set, of in connection.execute(asked)}
    return CodeBook(
        holders={text: CopyId(copy) for text, copy in tags},
        newest={CopyId(copy): text for text, copy in tags},
        labels=labels,
        backs={CopyId(label.of): text for text, label in labels.items() if label.role == "back"},
        copies=_copies(connection),
        marks=_marks(connection),
    )


def _copies(connection: Connection) -> dict[tuple[str, str], tuple[CopyId, ...]]:
    asked = select(col(CopyRow.card_set), col(CopyRow.design), col(CopyRow.id))
    found: defaultdict[tuple[str, str], list[CopyId]] = defaultdict(list)
    for card_set, design, copy in connection.execute(asked.order_by(col(CopyRow.number))):
        found[card_set, design].append(CopyId(copy))
    return {key: tuple(copies) for key, copies in found.items()}


def _marks(connection: Connection) -> dict[int, tuple[CopyId, ...]]:
    found: defaultdict[int, list[CopyId]] = defaultdict(list)
    for number, copy in connection.execute(select(col(MarkRow.number), col(MarkRow.copy_id))):
        found[number].append(CopyId(copy))
    return {number: tuple(copies) for number, copies in found.items()}


def mark_number(text: str) -> int | None:
    """The number of a table mark as the camera words it: `mark:7`; None for every other text."""
    number = text.removeprefix(MARK)
    return int(number) if text.startswith(MARK) and number.isascii() and number.isdecimal() else None
