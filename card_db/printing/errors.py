"""What can go wrong with printing, each with a sentence."""

from __future__ import annotations

from card_db.errors import NotThere, StoreError


class PrintError(StoreError):
    """Something cannot be printed; the message says why and what to do."""


class UnknownName(PrintError, NotThere):
    """There is no stack, no card, or no sheet of labels of that name."""
