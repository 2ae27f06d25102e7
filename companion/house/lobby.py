"""Games to resume or begin, as the home and new-game screens ask for them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.core.crossing.setups import Setup
from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.codec import CodecError
from companion.core.language.days import moment
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase, title
from companion.core.ports.archive import ArchiveError, GameInfo
from companion.core.ports.keeps import KeptDeck
from companion.core.ports.lobby import BoxOffer, NewGame, Rehearsal, RoomOffer, SavedGame
from companion.engine.room import SetupError
from companion.ground.rooms import UnknownRoom, open_room
from companion.ground.sweeps import set_aside
from companion.house.belongings import Boxes
from companion.house.guests import with_owned
from companion.house.house import House, NoGame
from companion.house.newgame import OTHER, SURPRISE, Wishes, players_of, sampler
from companion.house.preferences import preferences_of
from companion.house.sequels import PREFIX, begun_after, followed
from companion.session.replay import ReplayError

EXPECTED = (NoGame, UnknownRoom, ArchiveError, ReplayError)  # what can be wrong with a game or its disk


class HouseLobby:
    """The screen's way to begin and resume."""

    def __init__(self, house: House, chance: random.Random | None = None) -> None:
        """Serve one house; `chance` draws the surprises."""
        self._house = house
        self._chance = chance or random.Random(secrets.randbits(64))

    def saved(self) -> Sequence[SavedGame]:
        """Games that have not ended, and those that follow ended ones, last played first."""
        after = {info.id for info in self._followed()}
        games = (info for info in self._house.saved() if not info.outcome or info.id in after)
        lines = (self._read(info) for info in games)
        return tuple(line for line in lines if line is not None)

    def _followed(self) -> Sequence[GameInfo]:
        """Ended games that go on; what cannot be read is a trouble and hides no other game."""
        try:
            return tuple(followed(self._house))
        except (*EXPECTED, CodecError) as error:
            self._house.trouble(f"A game that follows another cannot be offered: {error}")
            return ()

    def following(self, game: str = "") -> SavedGame | None:
        """The game that follows an ended one, the one at the table by default; None where none does."""
        desk = self._house.desk
        wanted = game or (desk.game.id if desk is not None else "")
        info = next((one for one in self._followed() if one.id == wanted), None)
        return self._read(info) if info is not None else None

    def _read(self, info: GameInfo) -> SavedGame | None:
        """The line of a game; one that cannot be read is a trouble and must not hide the others."""
        try:
            return self._line(info)
        except (*EXPECTED, CodecError) as error:
            self._house.trouble(f"The saved game {info.id!r} is kept but cannot be shown: {error}")
            return None

    def _line(self, info: GameInfo) -> SavedGame:
        view = self._house.preview(info)
        if info.outcome:
            return self._next(info, view)
        goal = view.objective
        course, sign = (goal.course, goal.sign) if goal is not None else ("", "")
        line = phrase("saved-line", level=level_of(view), turn=view.turn.number, course=course, sign=sign)
        touched = moment(info.touched, self._house.now())
        when = phrase("saved-when", name=active_name(view), when=touched)
        return SavedGame(info.id, info.room, phrase(f"room-{info.room}"), line, when, view.seats)

    def _next(self, info: GameInfo, view: View) -> SavedGame:
        """The game that follows an ended one, as if it were saved: resuming it begins it."""
        line = view.outcome_text or phrase("saved-next")
        when = phrase("saved-next-when", when=moment(info.touched, self._house.now()))
        seats = tuple(seat for seat in view.seats if seat.played)
        return SavedGame(PREFIX + info.id, info.room, phrase(f"room-{info.room}"), line, when, seats)

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
            if not one.joins and (one.practice or boxes.owns(room, one.id))
        )

    def setup(self, game: NewGame) -> Setup:
        """A new game with everything that can be chosen for it; what no longer fits is suggested anew."""
        return self._setup(game, game.choices)

    def surprise(self, game: NewGame) -> Setup:
        """The same with everything drawn by lot that people can leave to the lot."""
        drawn = self._suggested(game, game.choices).get(OTHER, {}).get(SURPRISE, {})
        return self._setup(game, {**game.choices, **drawn})

    def _setup(self, game: NewGame, choices: Mapping[str, Any]) -> Setup:
        players = players_of(wishes_of(game))
        suggested = {name: value for name, value in self._suggested(game).items() if name != OTHER}
        seats, chosen = [player.seat for player in players], self._refitted(game, choices)
        made = {**suggested, **fitting(chosen, suggested, seats)}
        box = with_owned(self._house.store.catalogue.box(game.room, game.box), self._house.store)
        return Setup(made, tuple(open_room(game.room).setup(box, players, made)))

    def _refitted(self, game: NewGame, choices: Mapping[str, Any]) -> Mapping[str, Any]:
        """What was chosen for another number of people, as far as these can play with it (VIL-SETUP-13)."""
        if game.seated in (0, len(game.names)):
            return choices
        room, box = open_room(game.room), self._house.store.catalogue.box(game.room, game.box)
        return {**choices, **room.refit(room.mixed(box, choices), len(game.names), choices)}

    def _suggested(self, game: NewGame, choices: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What the box suggests, or the box and the sets that were chosen to come with it (VIL-MIX-03)."""
        room, box = open_room(game.room), self._house.store.catalogue.box(game.room, game.box)
        box = box if choices is None else room.mixed(box, choices)
        return room.suggest(box, len(game.names), sampler(self._chance))

    def decks(self, game: NewGame) -> Sequence[KeptDeck]:
        """The decks of a new game; raises ValueError with a sentence when it cannot be laid out that way."""
        try:
            return self._house.decks_of(wishes_of(game))
        except SetupError as error:
            raise ValueError(self._said(error)) from error

    def begin(self, game: NewGame) -> None:
        """Open a new game; raises ValueError with a sentence when it cannot be opened that way."""
        wishes = wishes_of(game)
        self._sit_down(lambda: self._house.begin(wishes))

    def rehearse(self, rehearsal: Rehearsal) -> None:
        """Open a game that leaves nothing behind; raises ValueError with a sentence when it cannot be."""
        wishes = wishes_of(rehearsal.game)
        self._sit_down(lambda: self._house.rehearse(wishes, rehearsal.seed, rehearsal.turns))

    def resume(self, game: str) -> None:
        """Go on with a saved game, or begin the one that follows; raises ValueError with a sentence."""
        if game.startswith(PREFIX):
            self._sit_down(lambda: self._house.begin(begun_after(self._house, game)))
        else:
            self._sit_down(lambda: self._house.resume(game))

    def _sit_down(self, sit: Callable[[], Step]) -> None:
        try:
            sit()
        except SetupError as error:
            raise ValueError(self._said(error)) from error
        except EXPECTED as error:
            raise ValueError(str(error)) from error
        set_aside()

    def _said(self, no: SetupError) -> str:
        """Why a game cannot be laid out so, in the language of the screen."""
        return self._house.texts.say(no.says, preferences_of(self._house).language)

    def remove(self, game: str) -> None:
        """Forget a saved game for good; raises ValueError with a sentence when it cannot be removed."""
        try:
            self._house.remove(game.removeprefix(PREFIX))
        except EXPECTED as error:
            raise ValueError(str(error)) from error

    def leave(self) -> None:
        """Put the running game down; it is saved already."""
        self._house.leave()


def wishes_of(game: NewGame) -> Wishes:
    """What the screen asks for, without what it left to the room."""
    choices = {name: value for name, value in game.choices.items() if value}
    return Wishes(
        room=game.room, box=game.box, names=game.names, colours=game.colours, custody=game.custody,
        enforcement=game.enforcement, choices=choices, decks=game.decks,
    )  # fmt: skip


def fitting(
    choices: Mapping[str, Any], suggested: Mapping[str, Any], seats: Sequence[SeatId]
) -> dict[str, Any]:
    """What still fits when people came or went: what is told seat by seat needs the same seats."""
    kept = {}
    for name, value in choices.items():
        usual = suggested.get(name)
        is_by_seat = isinstance(usual, dict) and set(usual) == set(seats)
        if is_by_seat and (not isinstance(value, dict) or set(value) != set(seats)):
            continue
        if usual in seats and value not in seats:
            continue
        kept[name] = value
    return kept


def level_of(view: View) -> int:
    """The objective a game has come to."""
    return (view.objective.level or 1) if view.objective is not None else 1


def active_name(view: View) -> str | Phrase:
    """Whose turn it is."""
    return next((seat.name for seat in view.seats if seat.active), "")
