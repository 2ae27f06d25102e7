"""Who leads at a table: the coach of a first game, or the film that is shown."""

from __future__ import annotations

from ui.context import Context
from ui.rooms.faces import face_of
from ui.screens.coach.coach import Coach
from ui.screens.coach.film import SHOWS, FilmCoach
from ui.screens.coach.note import CoachNote
from ui.widgets.drawn.wear import Wear


def coach_for(context: Context, look: str, wear: Wear) -> Coach | FilmCoach:
    """A film is led through touch by touch; any other game has its coach."""
    film = face_of(look).film if context.notes.get(SHOWS) == look else None
    if film is None:
        return Coach(context, look, CoachNote(wear))
    return FilmCoach(context, look, CoachNote(wear, enough="ui-film-skip"), film)
