"""The first screen: what can be gone on with, and what else there is; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import SeatView
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.lobby import RoomOffer, SavedGame
from companion.core.ports.owners import Packing
from companion.core.ports.screens import Ports
from ui.screens.welcome.film import film_of
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


class Resume(msgspec.Struct, frozen=True):
    """The last game, one touch away."""

    id: str
    room: str
    title: str
    line: str
    when: str
    seats: tuple[SeatView, ...]


class HomeModel(msgspec.Struct, frozen=True):
    """What the home screen shows."""

    resume: Resume | None
    rooms: tuple[str, ...]
    tiles: tuple[Option, ...]


def home_model(
    saved: Sequence[SavedGame], rooms: Sequence[RoomOffer], ports: Ports, say: Say, known: int = 0
) -> HomeModel:
    """Only what leads somewhere is shown."""
    running = [game for game in saved if not game.over]
    last = running[0] if running else None
    resume = None
    if last is not None:
        resume = Resume(last.id, last.room, say(last.title), say(last.line), say(last.when), last.seats)
    tiles = _tiles(len(running), film_of(rooms) is not None, ports, say, known)
    return HomeModel(resume, tuple(room.name for room in rooms), tuple(tiles))


def _tiles(running: int, has_film: bool, ports: Ports, say: Say, known: int) -> list[Option]:
    """What there is besides games, always in these places: only what this table can never do has no tile."""
    tiles = []
    if has_film:
        tiles.append(Option("show", say(phrase("ui-show-me")), say(phrase("ui-show-me-sub")), icon="play"))
    sub = say(phrase("ui-home-count", count=running))
    tiles.append(Option("saved", say(phrase("ui-home-saved")), sub, icon="log"))
    if ports.owner.cards is not None:
        sub = say(phrase("ui-cards-known", count=known))
        tiles.append(Option("my_cards", say(phrase("ui-my-cards")), sub, icon="cards"))
    if ports.looking is not None:
        sub = say(phrase("ui-home-camera-sub"))
        tiles.append(Option("camera", say(phrase("ui-home-camera")), sub, icon="camera"))
    tiles += _looking_back(ports, say)
    if ports.people.known is not None:
        sub = say(phrase("ui-home-people-sub"))
        tiles.append(Option("people", say(phrase("ui-people")), sub, icon="people"))
    if ports.settings is not None:
        sub = say(phrase("ui-home-settings-sub"))
        tiles.append(Option("settings", say(phrase("ui-settings")), sub, icon="settings"))
    if ports.machine.doctor is not None:
        tiles.append(
            Option("system", say(phrase("ui-home-system")), say(phrase("ui-home-system-sub")), icon="system")
        )
    if ports.machine.switch_off is not None:
        tiles.append(Option("off", say(phrase("ui-home-off")), icon="power"))
    return tiles


def _looking_back(ports: Ports, say: Say) -> list[Option]:
    """Statistics, from which scores are reached; scores alone where there are no figures."""
    if ports.office.statistics is not None:
        sub = say(phrase("ui-statistics-sub"))
        return [Option("statistics", say(phrase("ui-statistics")), sub, icon="check")]
    if ports.office.series is not None:
        return [Option("scores", say(phrase("ui-scores")), say(phrase("ui-scores-sub")), icon="check")]
    return []


def next_language(languages: Sequence[str], language: str) -> str:
    """The language after this one."""
    at = list(languages).index(language) if language in languages else -1
    return languages[(at + 1) % len(languages)]


def in_bags(game: SavedGame, packing: Packing | None) -> SavedGame:
    """A game that lies in bags says so."""
    if packing is None or not packing.is_packed(game.id):
        return game
    return replace(game, line=phrase("ui-in-bags", line=game.line))


def saved_games(saved: Sequence[SavedGame], say: Say) -> tuple[Option, ...]:
    """The games that can be gone on with, the last one first."""
    return tuple(_saved(game, say) for game in saved if not game.over)


def _saved(game: SavedGame, say: Say) -> Option:
    """A game is recognised by who plays it, how far it is, and when it was played last."""
    people = ", ".join(seat.name for seat in game.seats)
    words = say(phrase("ui-home-game", game=game.title, people=people)) if people else say(game.title)
    sub = say(phrase("ui-home-game-sub", line=game.line, when=game.when))
    return Option(game.id, words, sub, icon="cards")
