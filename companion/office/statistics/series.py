"""Scores over several games, read from the games themselves: nothing is kept twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core.crossing.series import EndedGame, Points, Standing
from companion.core.crossing.views import SeatView
from companion.core.language.codec import CodecError
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from companion.core.ports.archive import GameInfo
from companion.ground.rooms import UnknownRoom
from companion.house.house import NoGame

if TYPE_CHECKING:
    from companion.house.house import House

BEGUN = "series-begun"  # the setting that says from when on games count


class GameSeries:
    """The port `Series` over the saved games of a house."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._house = house

    def ended(self) -> Sequence[EndedGame]:
        """Every game that has ended, the newest first; one that cannot be read is a trouble, not a score."""
        begun = str(self._house.store.settings.get(BEGUN, ""))
        lines = (self._line(info, begun) for info in self._house.saved() if info.outcome)
        return tuple(line for line in lines if line is not None)

    def _line(self, info: GameInfo, begun: str) -> EndedGame | None:
        try:
            room, state = self._house.last_known(info)
            view, traits = room.view(state, TABLE), tuple(room.traits(state))
        except (NoGame, UnknownRoom, CodecError) as error:
            self._house.trouble(f"The points of {info.id!r} cannot be read: {error}")
            return None
        got = tuple(points for seat in view.seats if (points := points_of(seat)) is not None)
        title = phrase(f"room-{info.room}")
        day = info.touched.partition("T")[0]
        won, counts = view.ending is not None and view.ending.is_together, info.touched > begun
        return EndedGame(info.id, info.room, title, day, view.outcome_text, got, counts, won, traits)

    def standings(self) -> Sequence[Standing]:
        """Everybody who has played in the series that runs now, best first."""
        found: dict[str, Standing] = {}
        for game in self.ended():
            for one in game.points if game.counts else ():
                so_far = found.get(one.name, Standing(one.name, one.colour, 0, 0))
                found[one.name] = Standing(
                    one.name, so_far.colour, so_far.points + one.points, so_far.games + 1
                )
        return tuple(sorted(found.values(), key=lambda one: (-one.points, one.games, one.name)))

    def begin(self) -> None:
        """Begin a new series."""
        self._house.store.settings.set(BEGUN, self._house.now())


def points_of(seat: SeatView) -> Points | None:
    """What somebody got, as the seat shows it once the game is over."""
    figure = next((figure for figure in seat.figures if figure.shape == "points"), None)
    if figure is None or figure.value is None:
        return None
    return Points(seat.name, seat.colour, figure.value)
