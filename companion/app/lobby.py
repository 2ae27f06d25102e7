"""Games to resume or begin, as the home and new-game screens ask for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.app.house import House, NoGame
from companion.app.newgame import Wishes
from companion.app.owning import Boxes
from companion.app.rooms import UnknownRoom
from companion.core.codec import CodecError
from companion.core.days import moment
from companion.core.phrases import Phrase, phrase, title
from companion.core.ports import ArchiveError, GameInfo
from companion.core.steps import Step
from companion.core.views import View
from companion.engine.room import SetupError
from companion.session.replay import ReplayError
from ui.ports import BoxOffer, NewGame, RoomOffer, SavedGame

EXPECTED = (NoGame, UnknownRoom, ArchiveError, ReplayError)  # what can be wrong with a game or its disk


class Lobby:
    """The screen's way to begin and resume; `seated` is told of every game that sits down."""

    def __init__(self, house: House, seated: Callable[[], None] = lambda: None) -> None:
        """Serve one house."""
        self._house, self.seated = house, seated

    def saved(self) -> Sequence[SavedGame]:
        """Games that have not ended, last played first."""
        lines = (self._read(info) for info in self._house.saved() if not info.outcome)
        return tuple(line for line in lines if line is not None)

    def _read(self, info: GameInfo) -> SavedGame | None:
        """The line of a game; one that cannot be read is a trouble and must not hide the others."""
        try:
            return self._line(info)
        except (*EXPECTED, CodecError) as error:
            self._house.trouble(f"The saved game {info.id!r} is kept but cannot be shown: {error}")
            return None

    def _line(self, info: GameInfo) -> SavedGame:
        view = self._house.preview(info)
        line = phrase("saved-line", level=level_of(view), turn=view.turn.number)
        touched = moment(info.touched, self._house.now())
        when = phrase("saved-when", name=active_name(view), when=touched)
        return SavedGame(info.id, info.room, phrase(f"room-{info.room}"), line, when, view.seats)

    def offered(self) -> Sequence[RoomOffer]:
        """Games that can be begun here, with the boxes there are for them."""
        return tuple(
            RoomOffer(room.name, phrase(f"room-{room.name}"), self._boxes(room.name), room.seats)
            for room in self._house.rooms()
        )

    def _boxes(self, room: str) -> tuple[BoxOffer, ...]:
        catalogue, boxes = self._house.store.catalogue, Boxes(self._house.store)
        sets = (catalogue.card_set(room, name) for name in catalogue.boxes(room))
        return tuple(
            BoxOffer(one.id, title(one.titles), one.practice)
            for one in sets
            if one.practice or boxes.owns(room, one.id)
        )

    def begin(self, game: NewGame) -> None:
        """Open a new game; raises ValueError with a sentence when it cannot be opened that way."""
        wishes = Wishes(
            room=game.room, box=game.box, names=game.names, colours=game.colours, custody=game.custody,
            enforcement=game.enforcement, choices=chosen(game.choices),
        )  # fmt: skip
        self._sit_down(lambda: self._house.begin(wishes))

    def resume(self, game: str) -> None:
        """Go on with a saved game; raises ValueError with a sentence when it cannot be taken up."""
        self._sit_down(lambda: self._house.resume(game))

    def _sit_down(self, sit: Callable[[], Step]) -> None:
        try:
            sit()
        except SetupError as error:
            raise ValueError(self._house.texts.say(error.says)) from error
        except EXPECTED as error:
            raise ValueError(str(error)) from error
        self.seated()

    def leave(self) -> None:
        """Put the running game down; it is saved already."""
        self._house.leave()


def chosen(choices: dict[str, str]) -> dict[str, Any]:
    """What the screen chose, without what it left to the room."""
    return {name: value for name, value in choices.items() if value}


def level_of(view: View) -> int:
    """The objective a game has come to."""
    return view.objective.level if view.objective is not None else 1


def active_name(view: View) -> str | Phrase:
    """Whose turn it is."""
    return next((seat.name for seat in view.seats if seat.active), "")
