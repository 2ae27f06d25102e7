"""Who has read which tip: of each game, by the names of those who sat at it; pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from companion.core.crossing.views import View

READ = "coach_read"  # the setting
Readers = dict[str, dict[str, list[str]]]  # game -> name -> tips


def readers_of(kept: Any) -> Readers:
    """What is kept, without whatever of it is damaged."""
    if not isinstance(kept, dict):
        return {}
    return {
        str(room): {
            str(name): [tip for tip in tips if isinstance(tip, str)]
            for name, tips in people.items()
            if isinstance(tips, list)
        }
        for room, people in kept.items()
        if isinstance(people, dict)
    }


def read_here(readers: Readers, view: View) -> frozenset[str]:
    """What whoever has the turn has read of this game: a first game is led in its person's turns.

    While it is nobody's turn, what all have read.
    """
    turn = [seat.name for seat in view.seats if seat.seat == view.turn.seat]
    people = readers.get(view.room, {})
    read = [frozenset(people.get(name, ())) for name in turn or names_of(view)]
    return frozenset.intersection(*read) if read else frozenset()


def with_read(readers: Readers, view: View, tips: Collection[str]) -> Readers:
    """Everybody at the table has read these: they look at one glass."""
    people = readers.get(view.room, {})
    now = {name: sorted({*people.get(name, ()), *tips}) for name in names_of(view)}
    return {**readers, view.room: {**people, **now}}


def names_of(view: View) -> Sequence[str]:
    """Who sits at the table."""
    return [seat.name for seat in view.seats]
