"""Codes that are not on one card's face: on backs, on all cards of a design, and on dividers."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from sqlalchemy import Connection, delete, insert, select
from sqlmodel import col

from card_db.database import Database
from card_db.errors import StoreError, TagTaken
from card_db.models import CopyRow, LabelRow, TagRow
from card_db.tags import Chance, deal_tags
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.tags import is_ours

Role = Literal["back", "design", "stack"]

ELSEWHERE = "The code {tag} is already on {what}. Use another label."
HOLDERS = {"back": "the back of a card", "design": "all cards of {of!r}", "stack": "the divider of {of!r}"}
NOT_OURS = "Only the companion’s own square codes can be on backs: others could be told apart by eye."
NO_CARD = "There is no card {copy!r} in your collection. Add its box under 'my cards' first."


class Labels:
    """The codes on backs, designs and dividers of an open store."""

    def __init__(self, database: Database, chance: Chance = secrets.randbelow) -> None:
        """Keep labels in an open store; `chance` deals the numbers of their codes."""
        self._database = database
        self._chance = chance

    def back_of(self, tag: str) -> CopyId | None:
        """The copy on whose back this code is."""
        with self._database.read() as connection:
            return back_label(connection, tag)

    def design_of(self, tag: str) -> DesignId | None:
        """The design that this code stands for, on whichever of its copies it is."""
        found = self._of(tag, "design")
        return None if found is None else DesignId(found[1])

    def stack_of(self, tag: str) -> tuple[str, str] | None:
        """The set and the stack whose divider carries this code."""
        return self._of(tag, "stack")

    def backs_of(self, copies: Iterable[CopyId]) -> dict[CopyId, str]:
        """The codes on the backs of these copies; those without one are left out."""
        with self._database.read() as connection:
            return back_labels(connection, copies)

    def bind_back(self, tag: str, copy: CopyId) -> None:
        """Remember that this code is on the back of this copy, in place of an earlier one."""
        if not is_ours(tag):
            raise StoreError(NOT_OURS)
        with self._database.write() as connection:
            card_set = connection.execute(
                select(col(CopyRow.card_set)).where(col(CopyRow.id) == copy)
            ).scalar()
            if card_set is None:
                raise StoreError(NO_CARD.format(copy=copy))
            if self._of(tag, "back") == (card_set, copy):
                return
            refuse_taken(connection, tag)
            forget_backs(connection, [copy])
            connection.execute(
                insert(LabelRow), {"text": tag, "role": "back", "card_set": card_set, "of": copy}
            )

    def deal_backs(self, card_set: str, copies: Sequence[CopyId]) -> Mapping[CopyId, str]:
        """A new code for the back of each of these copies, dealt by lot; earlier ones no longer count."""
        with self._database.write() as connection:
            dealt = deal_tags(len(copies), every_code(connection), self._chance)
            forget_backs(connection, copies)
            codes = dict(zip(copies, dealt, strict=True))
            rows = [
                {"text": text, "role": "back", "card_set": card_set, "of": copy}
                for copy, text in codes.items()
            ]
            if rows:
                connection.execute(insert(LabelRow), rows)
        return codes

    def forget_backs(self, copies: Sequence[CopyId]) -> int:
        """Forget the codes on these backs, because they get new ones; gives how many there were."""
        with self._database.write() as connection:
            return forget_backs(connection, copies)

    def of_designs(self, card_set: str, designs: Sequence[DesignId]) -> Mapping[DesignId, str]:
        """One code for each of these designs, made where there is none yet."""
        codes = self._codes_for("design", card_set, designs)
        return {DesignId(of): text for of, text in codes.items()}

    def of_stacks(self, card_set: str, stacks: Sequence[str]) -> Mapping[str, str]:
        """One code for the divider of each of these stacks, made where there is none yet."""
        return self._codes_for("stack", card_set, stacks)

    def dividers(self, card_set: str) -> frozenset[str]:
        """The stacks of a set whose dividers have a code."""
        asked = select(col(LabelRow.of)).where(
            col(LabelRow.role) == "stack", col(LabelRow.card_set) == card_set
        )
        with self._database.read() as connection:
            return frozenset(connection.execute(asked).scalars())

    def fresh(self, count: int) -> Sequence[str]:
        """Codes that are on nothing yet: they are bound when they are first shown."""
        with self._database.read() as connection:
            return deal_tags(count, every_code(connection), self._chance)

    def _of(self, tag: str, role: Role) -> tuple[str, str] | None:
        asked = select(col(LabelRow.card_set), col(LabelRow.of))
        asked = asked.where(col(LabelRow.text) == tag, col(LabelRow.role) == role)
        with self._database.read() as connection:
            row = connection.execute(asked).first()
        return None if row is None else (str(row[0]), str(row[1]))

    def _codes_for(self, role: Role, card_set: str, what: Sequence[str]) -> dict[str, str]:
        asked = select(col(LabelRow.of), col(LabelRow.text))
        asked = asked.where(col(LabelRow.role) == role, col(LabelRow.card_set) == card_set)
        with self._database.write() as connection:
            have = {str(of): str(text) for of, text in connection.execute(asked).all()}
            bare = [of for of in dict.fromkeys(what) if of not in have]
            dealt = dict(zip(bare, deal_tags(len(bare), every_code(connection), self._chance), strict=True))
            rows = [
                {"text": text, "role": role, "card_set": card_set, "of": of} for of, text in dealt.items()
            ]
            if rows:
                connection.execute(insert(LabelRow), rows)
        return {of: {**have, **dealt}[of] for of in what}


def back_label(connection: Connection, tag: str) -> CopyId | None:
    """The copy on whose back this code is; it takes as long for each of them."""
    asked = select(col(LabelRow.of)).where(col(LabelRow.text) == tag, col(LabelRow.role) == "back")
    found = connection.execute(asked).scalar()
    return None if found is None else CopyId(str(found))


def back_labels(connection: Connection, copies: Iterable[CopyId]) -> dict[CopyId, str]:
    """The codes on the backs of these copies; those without one are left out."""
    wanted = set(copies)
    asked = select(col(LabelRow.of), col(LabelRow.text)).where(col(LabelRow.role) == "back")
    return {CopyId(of): text for of, text in connection.execute(asked).all() if of in wanted}


def every_code(connection: Connection) -> frozenset[str]:
    """Every code that is on anything."""
    faces = connection.execute(select(col(TagRow.text))).scalars()
    others = connection.execute(select(col(LabelRow.text))).scalars()
    return frozenset((*faces, *others))


def refuse_taken(connection: Connection, tag: str) -> None:
    """Raise TagTaken when a code is on a face, a back, a design or a divider."""
    face = connection.execute(select(col(TagRow.copy_id)).where(col(TagRow.text) == tag)).scalar()
    if face is not None:
        raise TagTaken(ELSEWHERE.format(tag=tag, what=face), tag, str(face))
    refuse_label(connection, tag)


def refuse_label(connection: Connection, tag: str) -> None:
    """Raise TagTaken when a code is on a back, a design or a divider."""
    asked = select(col(LabelRow.role), col(LabelRow.of)).where(col(LabelRow.text) == tag)
    row = connection.execute(asked).first()
    if row is not None:
        what = HOLDERS[str(row[0])].format(of=row[1])
        raise TagTaken(ELSEWHERE.format(tag=tag, what=what), tag, str(row[1]))


def forget_backs(connection: Connection, copies: Sequence[CopyId]) -> int:
    """Forget the codes on the backs of these copies; gives how many there were."""
    gone = delete(LabelRow).where(col(LabelRow.role) == "back", col(LabelRow.of).in_(copies))
    return int(connection.execute(gone).rowcount)
