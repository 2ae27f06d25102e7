"""What players do for cards that only they can read."""

from __future__ import annotations

from companion.core.language.commands import Command


class AsSaid(Command, frozen=True):
    """Do one thing that a card says which only the players can read; its target is chosen next."""

    what: str


class AllSaid(Command, frozen=True):
    """Everything that such cards say is done."""
