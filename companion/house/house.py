"""The house put together: store, rooms, texts, bell and desk, handed over by constructor."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from companion.core.crossing.intents import Intent
from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from companion.core.language.ids import TABLE
from companion.core.language.states import Header
from companion.core.ports.archive import GameInfo
from companion.core.ports.collection import Box
from companion.core.ports.house import Clock
from companion.core.ports.keeps import KeptDeck
from companion.core.ports.owners import Photos
from companion.core.ports.play import Checklist, Listener, LogLine
from companion.engine.room import Room
from companion.ground.place_names import speak
from companion.ground.rooms import ROOMS, open_room
from companion.house.belongings import belongings
from companion.house.custodies import kept_as_wished, surveyed
from companion.house.housekeeping import Housekeeper
from companion.house.newgame import Wishes, as_opened, script_of
from companion.play.answerers import app_answers, known_answers, remembered_answers
from companion.play.desk import Desk
from companion.play.photos import PhotoFolder, Photographer
from companion.session.bus import Bus
from companion.session.game import Game

if TYPE_CHECKING:
    from card_db.store import Store
    from companion.ground.house_texts import HouseTexts


DICE_BY = "dice_by"  # who rolls: "app", or "table" with real dice, seen or typed
PRACTICE = "{room}-practice"  # the box that every game ships with
SLOW_S = 0.3  # a step that takes longer gets the badge 'slow disk'
KEPT_TROUBLES = 20
SLOW_DISK = "The disk is slow: a step took {ms} ms. The game is safe; a faster card or disk would help."


Sit = Callable[[Game], Listener | None]  # who hears a game that sits down, if anybody does


class NoGame(Exception):
    """There is no such game, or none is running."""


class House:
    """Everything that is there before and between games; one game at a time sits at its desk."""

    def __init__(
        self,
        store: Store,
        texts: HouseTexts,
        *,
        clock: Clock = monotonic,
        chance: random.Random | None = None,
        now: Callable[[], str] = lambda: datetime.now().astimezone().isoformat(timespec="seconds"),
        threaded: bool = True,
        photos: Photos | None = None,
    ) -> None:
        """Take the store and the words; `threaded` is off where the caller works off the inbox itself."""
        self.photographer = Photographer(photos, store.settings)
        self.store, self.texts, self.clock = store, texts, clock
        self.beside: Path | None = None  # the folder of what is kept in files, wherever the store is
        self.bus = Bus(self._listener_failed)
        self._sitting: dict[str, Sit] = {}
        self.troubles: list[str] = []
        self.desk: Desk | None = None
        self.frame: Callable[[], tuple[int, int] | None] = lambda: None  # the picture of the running camera
        self._chance = chance or random.Random(secrets.randbits(64))
        self.now, self._threaded = now, threaded
        self._changing = threading.Lock()
        self.is_slow = False  # the last step that was written took too long
        self.bus.join("slow disk", self._heed_time)
        self._housekeeper = Housekeeper(store.tidy, self.trouble)
        if threaded:
            self.bus.join("housekeeping", self._housekeeper)

    def _listener_failed(self, name: str, step: int, error: Exception) -> None:
        """A listener broke: it is noted for the badge and the doctor, and the game goes on."""
        self.trouble(f"{name} failed at step {step}: {error}")

    def trouble(self, sentence: str) -> None:
        """Remember what went wrong beside the game."""
        earlier = [told for told in self.troubles if told != sentence]
        self.troubles = [*earlier[1 - KEPT_TROUBLES :], sentence]

    def _heed_time(self, step: Step) -> None:
        """Notice when steps that are written begin to take long."""
        if step.kind in ("note", "question") or step.refusal is not None:
            return
        was_slow, self.is_slow = self.is_slow, step.took_s > SLOW_S
        if self.is_slow and not was_slow:
            self.trouble(SLOW_DISK.format(ms=round(step.took_s * 1000)))

    # Games.

    def rooms(self) -> Sequence[Room]:
        """The games that can be played."""
        return tuple(open_room(name) for name in ROOMS)

    def begin(self, wishes: Wishes, hearing: Mapping[str, Listener] | None = None) -> Step:
        """Open a new game and ring the bell with its first step; `hearing` hears this game and no other."""
        room, box = self._room_and_box(wishes)
        script = script_of(room, box, wishes, self._chance)
        script = kept_as_wished(room, box, wishes, script, self.store.collection)
        events = room.open(script, box)
        header = as_opened(script.header, events)
        game = self._game(room, f"{room.name}-{secrets.token_hex(4)}", header)
        return self._seat(game, game.begin(events), hearing)

    def rehearse(self, wishes: Wishes, seed: int, turns: int) -> Step:
        """Open a game that nobody keeps, after so many turns of it: from one seed it is always the same."""
        from companion.house.rehearsal import Scrap, played_ahead  # simulated people are seldom needed

        room, box = self._room_and_box(wishes)
        script = script_of(room, box, wishes, random.Random(seed))
        events = played_ahead(room, box, script, seed, turns)
        chance = random.Random(seed)
        answers = (known_answers, app_answers(chance, rolls=lambda: True))
        header = as_opened(script.header, events)
        game = Game(room, f"{room.name}-rehearsal-{seed}", header, Scrap(), self.now, answers)
        game.begin(events)
        return self._seat(game, game.resumed())  # what has happened before is no news

    def _room_and_box(self, wishes: Wishes) -> tuple[Room, Box]:
        room = open_room(wishes.room)
        names = (*self.store.catalogue.boxes(room.name), PRACTICE.format(room=room.name))
        return room, self.store.catalogue.box(room.name, wishes.box or names[0])

    def decks_of(self, wishes: Wishes) -> Sequence[KeptDeck]:
        """The decks that a new game would have, and how each of them can be kept."""
        room, box = self._room_and_box(wishes)
        script = script_of(room, box, wishes, random.Random(0))  # what lot would choose matters to nobody
        return surveyed(room, box, script, self.store.collection)

    def saved(self) -> Sequence[GameInfo]:
        """Saved games, last played first; one that was never laid out is none."""
        return tuple(info for info in self.store.archive.games() if info.steps)

    def resume(self, id: str) -> Step:
        """Go on where the last published step left off."""
        info = next((game for game in self.saved() if game.id == id), None)
        if info is None:
            raise NoGame(f"There is no saved game called {id!r}. Choose one of the list of saved games.")
        room = open_room(info.room)
        game = self._game(room, id, read_header(info))
        game.resume()
        return self._seat(game, game.resumed())

    def remove(self, id: str) -> None:
        """Forget a saved game for good; the one that is played first gets up."""
        if self.desk is not None and self.desk.game.id == id:
            self.leave()
        self.store.archive.remove(id)

    def preview(self, info: GameInfo) -> View:
        """A saved game as everybody may see it, from its newest snapshot, without taking it up."""
        room, state = self.last_known(info)
        return room.view(state, TABLE)

    def last_known(self, info: GameInfo) -> tuple[Room, Any]:
        """The room of a saved game, and its State in the newest snapshot."""
        room = open_room(info.room)
        found = self.store.archive.latest(info.id)
        return room, room.codec.read_state(found[1]) if found is not None else room.blank(read_header(info))

    def _game(self, room: Room, id: str, header: Header) -> Game:
        answers = (
            known_answers,
            app_answers(self._chance, rolls=lambda: self.store.settings.get(DICE_BY, "app") == "app"),
            remembered_answers(room.name, self.store.remembered),
        )
        return Game(room, id, header, self.store.archive, self.now, answers)

    def attend(self, name: str, sit: Sit) -> None:
        """Have somebody sit down to every game; their listener hears what comes after its first step.

        It hears each step before all others do: whoever shows a step may ask at once what lies on the table.
        """
        self._sitting = {**self._sitting, name: sit}

    def _seat(self, game: Game, first: Step, hearing: Mapping[str, Listener] | None = None) -> Step:
        """Let a game sit down at the desk and ring the bell for it; the one before gets up."""
        bell = Bus(self._listener_failed)  # of this game alone: who hears it hears no other game
        for name, listener in (hearing or {}).items():
            bell.join(name, listener)
        bell.join("house", self.bus.publish)
        with self._changing:
            self.leave()
            self.texts.seat(game.room.name)
            self.name_places(game.header)
            store = self.store
            store.know()
            owns = belongings(store, self.photographer, game.header)
            desk = Desk(game, bell, owns, store.remembered, store.settings, self.clock, self.trouble)
            sat = {name: sit(game) for name, sit in self._sitting.items()}
            self.desk = desk
        first = desk.finished(first)
        bell.publish(first)  # before anybody else's intent is taken: one step after the other
        for name, own in sat.items():
            if own is not None:
                bell.join(name, own, first=True)
        desk.keep(at_once=True)
        if self._threaded:
            desk.start()
        return first

    def name_places(self, header: Header) -> None:
        """Call the places of a game as the owner's board does."""
        speak(self.texts, self.store, header.room, str(header.options.get("box", "")))

    def leave(self) -> None:
        """Put the running game down; it is saved already."""
        desk, self.desk = self.desk, None
        if desk is not None:
            desk.stop()
            desk.keep(at_once=True)

    def post(self, intent: Intent) -> None:
        """The front door of the running game; between games nobody is at home."""
        desk = self.desk
        if desk is not None:
            desk.post(intent)

    # What the windows may ask about the running game.

    def view(self, audience: str = TABLE) -> View | None:
        """The running game as an audience may see it."""
        desk = self.desk
        return desk.view(audience) if desk is not None else None

    def log(self) -> Sequence[LogLine]:
        """The running game's log."""
        desk = self.desk
        return desk.log() if desk is not None else ()

    def checklist(self, actions: int) -> Checklist:
        """What undoing so many actions would mean."""
        desk = self.desk
        if desk is None:
            raise NoGame("No game is running, so there is nothing to take back.")
        return desk.checklist(actions)

    def close(self) -> None:
        """Leave everything tidy."""
        self.leave()
        self._housekeeper.finish()
        self.store.close()


def read_header(info: GameInfo) -> Header:
    """What a saved game was opened with; raises NoGame when that is damaged."""
    try:
        return msgspec.convert(info.header, Header)
    except msgspec.ValidationError as error:
        raise NoGame(
            f"The saved game {info.id!r} is damaged: its header cannot be read ({error})."
        ) from error


def open_house(place: Any = None, **options: Any) -> House:
    """The household's house: its store where it belongs, its words loaded when first needed."""
    from card_db.store import open_store
    from companion.ground.house_texts import HouseTexts
    from companion.ground.household import open_own
    from companion.ground.meaning import check_card, vocabulary
    from companion.ground.places import find_places

    beside = find_places().home if place is None else place.parent if isinstance(place, Path) else None
    if beside is not None:
        options.setdefault("photos", PhotoFolder(beside / "photos"))
    named = partial(open_store, place, check_card=check_card, vocabulary=vocabulary())
    house = House(open_own() if place is None else named(), HouseTexts(), **options)
    house.beside = beside
    return house
