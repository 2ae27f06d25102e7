"""The physical cards and the codes on them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence

from sqlalchemy import Connection, delete, insert, select
from sqlmodel import col

from card_db.codes import TABLES, read_codes
from card_db.database import Database
from card_db.errors import StoreError, TagTaken
from card_db.history import note_label
from card_db.labels import every_code, refuse_label
from card_db.memory import Kept
from card_db.models import CopyRow, TagRow
from card_db.tags import Chance, deal_tags
from card_db.taught import wall_time
from companion.core.language.ids import CopyId, DesignId

LONGEST_CODE = 500  # characters: a longer text is a page, not a label
TAKEN = (
    "The code {tag} is already on {holder}. Take the label off one of the two cards, or use another label."
)
NO_CARD = "There is no card {copy!r} in your collection. Add its box under 'my cards' first."
NO_CODE = (
    "This code cannot be kept: it is empty, no plain text, or longer than {longest} characters. "
    "Use another label."
)


class Copies:
    """The collection (the port `Collection`)."""

    def __init__(
        self, database: Database, name_of: Callable[[CopyId], str] = str, chance: Chance = secrets.randbelow
    ) -> None:
        """Keep the copies in an open store; `name_of` words a copy, `chance` deals the numbers of tags."""
        self._database = database
        self._name_of = name_of
        self._chance = chance
        self.kept = Kept(database, TABLES, read_codes)

    def copy_of(self, tag: str) -> CopyId | None:
        """The copy that carries this code, None for a code we do not know."""
        return self.kept.now().holders.get(tag)

    def design_of(self, tag: str) -> DesignId | None:
        """The design that this code stands for, when it is on every copy of it."""
        return self.kept.now().design_of(tag)

    def back_of(self, tag: str) -> CopyId | None:
        """The copy on whose back this code is, None for a code that is on no back."""
        return self.kept.now().back_of(tag)

    def backs_of(self, copies: Iterable[CopyId]) -> dict[CopyId, str]:
        """The codes on the backs of these copies; those without one are left out."""
        backs = self.kept.now().backs
        return {copy: backs[copy] for copy in copies if copy in backs}

    def copies_with(self, tag: str) -> tuple[CopyId, ...]:
        """The copies that can carry this code: one, or for the code of a design all of its copies.

        Copies with a code of their own come last: they are more likely shown by that.
        """
        return self.kept.now().copies_with(tag)

    def faces(self, texts: Iterable[str]) -> dict[str, tuple[CopyId, ...]]:
        """The copies that can carry these codes or table marks on their faces; others are left out."""
        return self.kept.now().faces(texts)

    def role_of(self, tag: str) -> str:
        """What a code is on: face, back, design or stack; empty for a code that is on nothing."""
        return self.kept.now().role_of(tag)

    def tag_of(self, copy: CopyId) -> str | None:
        """The code on a copy: of several the one that was stuck on last."""
        return self.kept.now().newest.get(copy)

    def tags_of(self, copies: Iterable[CopyId]) -> dict[CopyId, str]:
        """The codes on many copies at once; copies without one are left out."""
        newest = self.kept.now().newest
        return {copy: newest[copy] for copy in copies if copy in newest}

    def known(self, copies: Sequence[CopyId]) -> frozenset[str]:
        """Which of these copies are in the collection."""
        with self._database.read() as connection:
            return known(connection, copies)

    def codes(self) -> frozenset[str]:
        """Every code that is on a card."""
        return frozenset(self.kept.now().holders)

    def bind(self, tag: str, copy: CopyId) -> None:
        """Remember that this code is on this copy; raises TagTaken when it is on another."""
        if not tag.strip() or len(tag) > LONGEST_CODE or "\0" in tag:  # which not every server can keep
            raise StoreError(NO_CODE.format(longest=LONGEST_CODE))
        with self._database.write() as connection:
            holder = holder_of(connection, tag)
            if holder is None and copy not in known(connection, [copy]):
                raise StoreError(NO_CARD.format(copy=copy))
            if holder is None:
                refuse_label(connection, tag)
                connection.execute(insert(TagRow), {"text": tag, "copy_id": copy})
                note_label(connection, copy, wall_time())
        if holder not in (None, copy):
            raise TagTaken(TAKEN.format(tag=tag, holder=self._name_of(CopyId(str(holder)))), tag, str(holder))

    def unbind(self, tag: str) -> None:
        """Forget a code: its label was taken off."""
        with self._database.write() as connection:
            connection.execute(delete(TagRow).where(col(TagRow.text) == tag))

    def tag_all(self, copies: Sequence[CopyId]) -> Mapping[CopyId, str]:
        """Give a new tag to each of these copies that has none; gives what was dealt."""
        with self._database.write() as connection:
            bare = without_tag(connection, copies)
            dealt = dict(zip(bare, deal_tags(len(bare), every_code(connection), self._chance), strict=True))
            if dealt:
                rows = [{"text": tag, "copy_id": copy} for copy, tag in dealt.items()]
                connection.execute(insert(TagRow), rows)
        return dealt

    def add(self, card_set: str, designs: Mapping[str, Sequence[CopyId]]) -> int:
        """Take the copies of a set into the collection; gives how many were new."""
        rows = [
            {"id": copy, "card_set": card_set, "design": design, "number": number}
            for design, copies in designs.items()
            for number, copy in enumerate(copies, 1)
        ]
        with self._database.write() as connection:
            have = known(connection, [str(row["id"]) for row in rows])
            new = [row for row in rows if row["id"] not in have]
            if new:
                connection.execute(insert(CopyRow), new)
        return len(new)


def holder_of(connection: Connection, tag: str) -> CopyId | None:
    """The copy with this code."""
    found = connection.execute(select(col(TagRow.copy_id)).where(col(TagRow.text) == tag)).scalar()
    return None if found is None else CopyId(found)


def known(connection: Connection, copies: Sequence[str]) -> frozenset[str]:
    """Which of these copies are in the collection."""
    asked = select(col(CopyRow.id))
    if len(copies) == 1:
        asked = asked.where(col(CopyRow.id) == copies[0])
    return frozenset(connection.execute(asked).scalars()) & frozenset(copies)


def without_tag(connection: Connection, copies: Sequence[CopyId]) -> list[CopyId]:
    """Which of these copies of the collection carry no code."""
    tagged = frozenset(connection.execute(select(col(TagRow.copy_id))).scalars())
    there = known(connection, copies)
    return [copy for copy in copies if copy in there and copy not in tagged]
