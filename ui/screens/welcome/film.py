"""Showing a film: a game of its own that nobody keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.ports.lobby import NewGame, Rehearsal, RoomOffer
from ui.context import Context
from ui.rooms.faces import face_of
from ui.rooms.film import Film
from ui.screens.coach.film import SHOWS
from ui.screens.lists.sheet import ChoiceSheet
from ui.widgets.options.layout import Option


def films_of(rooms: Sequence[RoomOffer]) -> Mapping[str, Film]:
    """The games that bring a film; its cards are those that the app ships with."""
    films = {room.name: face_of(room.name).film for room in rooms}
    return {name: film for name, film in films.items() if film is not None}


def film_of(rooms: Sequence[RoomOffer]) -> tuple[str, Film] | None:
    """The first of them."""
    return next(iter(films_of(rooms).items()), None)


def show_me(context: Context, rooms: Sequence[RoomOffer], failed: Callable[[str], None]) -> None:
    """Open the film of the only game that has one, or of the one that is chosen."""
    films, stage = films_of(rooms), context.stage
    if len(films) < 2 or stage is None:
        for room in films:
            show(context, room, failed)
        return
    tell, say = context.wear("shell").tell, context.wear("shell").say
    sub = tell("ui-show-me-sub")
    rows = [Option(one.name, say(one.title), sub, icon="play") for one in rooms if one.name in films]
    title = tell("ui-show-which")
    stage.open(
        ChoiceSheet(context, "shell", title, rows, lambda room: show(context, room, failed), back="ui-back")
    )


def show(context: Context, room: str, failed: Callable[[str], None]) -> None:
    """Open the film of a game; its first step brings the table."""
    lobby, film = context.ports.play.lobby, face_of(room).film
    if lobby is None or film is None:
        return
    game = NewGame(room, film.box, film.names, tuple(range(len(film.names))))
    context.step = None
    context.notes[SHOWS] = room

    def gone(words: str) -> None:
        context.notes.pop(SHOWS, None)
        failed(words)

    context.errands.run(
        lambda: lobby.rehearse(Rehearsal(game, film.seed, film.turns)), lambda _none: None, gone
    )
