"""Answers that name a card which only somebody at the table can see: of a hand, or of a pile of their own."""

from __future__ import annotations

from companion.core.language.ids import CopyId, ZoneId
from companion.core.language.slots import Table

AT = "@"  # between the card and the place where its owner sees it


def key_of(copy: CopyId, zone: ZoneId) -> str:
    """The answer that a card like this one lies there."""
    return f"{copy}{AT}{zone}"


def named(table: Table, key: object) -> tuple[CopyId, ZoneId] | None:
    """The card that such an answer names and where it lies; None of any other answer."""
    copy, at, zone = str(key).partition(AT)
    return (CopyId(copy), ZoneId(zone)) if at and copy in table.designs else None
