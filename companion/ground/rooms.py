"""The rooms of the house, by name; a room that is not built yet is not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.engine.room import Room


class UnknownRoom(Exception):
    """There is no such game; the message names those there are."""


def _alien() -> Room:
    from companion.games.alien.room import room

    return room()


LAID_OUT = ("alien", "firefly", "conquest", "villains")  # games whose cards can be labelled already
ROOMS: Mapping[str, Callable[[], Room]] = {"alien": _alien}


def open_room(name: str) -> Room:
    """The room of that name."""
    maker = ROOMS.get(name)
    if maker is None:
        raise UnknownRoom(f"There is no game called {name!r}. These can be played: {', '.join(ROOMS)}.")
    return maker()
