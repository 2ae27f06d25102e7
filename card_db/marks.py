"""Which table mark is on which card: numbers are scarce, so every box has its own 980."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlmodel import col

from card_db.database import Database
from card_db.errors import StoreError
from card_db.models import MarkRow
from companion.core.language.ids import CopyId

FACES = range(980)
TOO_MANY = (
    "{need} more cards need a table mark, but only {left} of the {all} numbers are free. "
    "Mark only the cards that lie on the table, or take the marks off cards you do not play with."
)
TAKEN = "The table mark {number} is already on {holder}. Use another label."
NO_MARK = "There is no table mark {number} for cards: they are numbered 0 to 979."


class Clash(msgspec.Struct, frozen=True):
    """Two cards of different boxes with the same table mark."""

    number: int
    one: CopyId
    other: CopyId


class Relabelling(msgspec.Struct, frozen=True):
    """How two boxes come to be played together: these cards of one of them get new marks."""

    box: str
    marks: Mapping[CopyId, int]
    clashes: tuple[Clash, ...] = ()
    left_over: tuple[CopyId, ...] = ()  # cards for which no number is free in both boxes


class Marks:
    """The table marks of an open store."""

    def __init__(self, database: Database) -> None:
        """Keep marks in an open store."""
        self._database = database

    def copy_of(self, box: str, number: int) -> CopyId | None:
        """The card of a box with this mark."""
        return self.of_box(box).get(number)

    def of_box(self, box: str) -> dict[int, CopyId]:
        """All marks of a box."""
        with self._database.read() as connection:
            return read_box(connection, box)

    def of_copies(self, copies: Sequence[CopyId]) -> dict[CopyId, int]:
        """The marks on these cards; those without one are left out."""
        wanted = set(copies)
        with self._database.read() as connection:
            rows = connection.execute(select(col(MarkRow.copy_id), col(MarkRow.number))).all()
        return {CopyId(copy): number for copy, number in rows if copy in wanted}

    def bind(self, box: str, number: int, copy: CopyId) -> None:
        """Remember that this mark is on this card, in place of an earlier one; raises when another has it."""
        if number not in FACES:
            raise StoreError(NO_MARK.format(number=number))
        with self._database.write() as connection:
            holder = read_box(connection, box).get(number)
            if holder not in (None, copy):
                raise StoreError(TAKEN.format(number=number, holder=holder))
            put(connection, box, {copy: number})

    def deal(self, box: str, copies: Sequence[CopyId]) -> Mapping[CopyId, int]:
        """The mark of each of these cards, the lowest free ones for those that have none."""
        with self._database.write() as connection:
            taken = read_box(connection, box)
            have = {copy: number for number, copy in taken.items()}
            bare = [copy for copy in dict.fromkeys(copies) if copy not in have]
            free = [number for number in FACES if number not in taken]
            if len(bare) > len(free):
                raise StoreError(TOO_MANY.format(need=len(bare), left=len(free), all=len(FACES)))
            dealt = dict(zip(bare, free, strict=False))
            put(connection, box, dealt)
        return {copy: {**have, **dealt}[copy] for copy in copies}

    def take_off(self, copies: Sequence[CopyId]) -> None:
        """Forget the marks on these cards: their labels were taken off."""
        with self._database.write() as connection:
            connection.execute(delete(MarkRow).where(col(MarkRow.copy_id).in_(copies)))

    def mix(
        self, one: tuple[str, Sequence[CopyId]], other: tuple[str, Sequence[CopyId]]
    ) -> Relabelling | None:
        """What to relabel so that cards of two boxes can lie on one table; None when nothing clashes.

        Each box is given with the cards of it that are played with. The box with fewer marks on those gets
        new ones, from the numbers that are free in both.
        """
        books = [self.of_box(box) for box, _ in (one, other)]
        here = [in_play(book, set(cards)) for book, (_, cards) in zip(books, (one, other), strict=True)]
        found = clashes(*here)
        if not found:
            return None
        is_first = len(here[0]) < len(here[1])
        box, copies = (one[0], [c.one for c in found]) if is_first else (other[0], [c.other for c in found])
        free = [number for number in FACES if not any(number in book for book in books)]
        return Relabelling(box, dict(zip(copies, free, strict=False)), found, tuple(copies[len(free) :]))

    def relabel(self, change: Relabelling) -> None:
        """Give the cards of a relabelling their new marks; print their labels after this."""
        with self._database.write() as connection:
            put(connection, change.box, change.marks)


def in_play(book: Mapping[int, CopyId], cards: set[CopyId]) -> dict[int, CopyId]:
    """The marks of the cards that are played with."""
    return {number: copy for number, copy in book.items() if copy in cards}


def clashes(one: Mapping[int, CopyId], other: Mapping[int, CopyId]) -> tuple[Clash, ...]:
    """The numbers that two boxes both use, by number."""
    return tuple(Clash(number, one[number], other[number]) for number in sorted(one.keys() & other.keys()))


def read_box(connection: Connection, box: str) -> dict[int, CopyId]:
    """All marks of a box."""
    asked = select(col(MarkRow.number), col(MarkRow.copy_id)).where(col(MarkRow.box) == box)
    return {number: CopyId(copy) for number, copy in connection.execute(asked).all()}


def put(connection: Connection, box: str, marks: Mapping[CopyId, int]) -> None:
    """Write marks over what these cards had."""
    if marks:
        connection.execute(delete(MarkRow).where(col(MarkRow.copy_id).in_(list(marks))))
        rows = [{"box": box, "number": number, "copy_id": copy} for copy, number in marks.items()]
        connection.execute(insert(MarkRow), rows)
