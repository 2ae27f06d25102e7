"""What kinds of work have in common: with whom they go, and whether they are the course of a turn."""

from __future__ import annotations

from companion.core.language.asks import Work


class Own(Work, frozen=True):
    """Work that goes with the player it belongs to, where it has not begun to touch others."""


class Course(Work, frozen=True):
    """How a turn goes on once its cards have: it ends with the player whose turn it is."""
