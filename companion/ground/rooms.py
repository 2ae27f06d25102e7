"""The rooms of the house, by name: each lies in a folder of `companion/games`, and nobody lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.core.language.cards import Card
    from companion.engine.effects.grammar import Grammar
    from companion.engine.room import Room

GAMES = Path(__file__).parent.parent / "games"


class UnknownRoom(Exception):
    """There is no such game; the message names those there are."""


def _make(name: str) -> Room:
    """The room of a folder; its rules are loaded when somebody wants them."""
    room: Room = import_module(f"companion.games.{name}.room").room()
    return room


# Games whose cards can be labelled already: the folders that are no pattern to copy.
LAID_OUT = tuple(sorted(one.parent.name for one in GAMES.glob("[!_]*/__init__.py")))
# Games that are built.
ROOMS: Mapping[str, Callable[[], Room]] = {
    name: partial(_make, name) for name in LAID_OUT if (GAMES / name / "room.py").is_file()
}
# Games whose cards can speak already, though nobody plays them yet: of these the grammar alone is built.
SPOKEN = tuple(name for name in LAID_OUT if name not in ROOMS and (GAMES / name / "grammar.py").is_file())
USUAL_ROOM = next(iter(ROOMS))  # the game that is meant where nobody names one


def known_room(name: str) -> str:
    """The same name, of a game that is built; raises UnknownRoom."""
    if name not in ROOMS:
        raise UnknownRoom(f"There is no game called {name!r}. These can be played: {', '.join(ROOMS)}.")
    return name


def open_room(name: str) -> Room:
    """The room of that name; raises UnknownRoom."""
    return ROOMS[known_room(name)]()


def spoken_grammar(name: str) -> Grammar:
    """What the cards of a game can say that is not played yet."""
    grammar: Grammar = import_module(f"companion.games.{name}.grammar").grammar()
    return grammar


def spoken_check(name: str, card: Card) -> list[str]:
    """What the grammar of such a game cannot make sense of on a card."""
    faults: list[str] = import_module(f"companion.games.{name}.grammar").check(card)
    return faults
