"""Showing the film: a game of its own that nobody keeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.ports.lobby import NewGame, Rehearsal, RoomOffer
from ui.context import Context
from ui.rooms.faces import face_of
from ui.rooms.film import Film
from ui.screens.coach.film import SHOWS


def film_of(rooms: Sequence[RoomOffer]) -> tuple[str, Film] | None:
    """The first game that brings a film; its cards are those that the app ships with."""
    films = ((room.name, face_of(room.name).film) for room in rooms)
    return next(((name, film) for name, film in films if film is not None), None)


def show_me(context: Context, rooms: Sequence[RoomOffer], failed: Callable[[str], None]) -> None:
    """Open the film; its first step brings the table."""
    lobby, found = context.ports.play.lobby, film_of(rooms)
    if lobby is None or found is None:
        return
    room, film = found
    game = NewGame(room, film.box, film.names, tuple(range(len(film.names))))
    context.step = None
    context.notes[SHOWS] = room

    def gone(words: str) -> None:
        context.notes.pop(SHOWS, None)
        failed(words)

    context.errands.run(
        lambda: lobby.rehearse(Rehearsal(game, film.seed, film.turns)), lambda _none: None, gone
    )
