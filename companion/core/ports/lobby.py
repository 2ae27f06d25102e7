"""Games that can be resumed or begun: values, and the port that gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from companion.core.crossing.setups import Setup
from companion.core.crossing.views import SeatView
from companion.core.language.phrases import Phrase
from companion.core.language.states import Custody, Preset
from companion.core.ports.keeps import KeptDeck


class SavedGame(msgspec.Struct, frozen=True):
    """A game that can be resumed, as the home screen shows it."""

    id: str
    room: str
    title: Phrase  # "Alien, film 1"
    line: Phrase  # "Objective 2 of 3, turn 9"
    when: Phrase  # "Maya's turn, yesterday 22:10"
    seats: tuple[SeatView, ...] = ()
    over: bool = False


class BoxOffer(msgspec.Struct, frozen=True):
    """Cards that can be played with: an owner's box or a practice set."""

    name: str
    title: Phrase
    practice: bool = False


class RoomOffer(msgspec.Struct, frozen=True):
    """A game that can be begun."""

    name: str
    title: Phrase
    boxes: tuple[BoxOffer, ...]
    seats: tuple[int, int] = (1, 5)


class NewGame(msgspec.Struct, frozen=True):
    """What the new-game screen asks for."""

    room: str
    box: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    custody: Custody | None = None  # None: what suits the box
    enforcement: Preset = "full"
    choices: dict[str, Any] = {}  # in the words of the room; what is left out is as the box suggests
    decks: dict[str, Custody] = {}  # kept otherwise than the rest
    seated: int = 0  # how many there were when it was chosen; 0: nothing was chosen yet


class Rehearsal(msgspec.Struct, frozen=True):
    """A game that nobody keeps: simulated people have played some turns of it, the same way every time."""

    game: NewGame
    seed: int
    turns: int = 0  # that are over when it opens


class Lobby(Protocol):
    """Games that can be resumed or begun; both ring the bell with the first Step of the game."""

    def saved(self) -> Sequence[SavedGame]:
        """Games that have not ended, last played first."""
        ...

    def offered(self) -> Sequence[RoomOffer]:
        """Games that can be begun here."""
        ...

    def setup(self, game: NewGame) -> Setup:
        """A new game with everything that can be chosen for it; what no longer fits is suggested anew."""
        ...

    def surprise(self, game: NewGame) -> Setup:
        """The same with everything drawn by lot that people can leave to the lot."""
        ...

    def decks(self, game: NewGame) -> Sequence[KeptDeck]:
        """The decks of a new game, how each is kept when nothing is wished, and how it can be."""
        ...

    def following(self, game: str = "") -> SavedGame | None:
        """The game that follows an ended one, the one at the table by default; None where none does."""
        ...

    def begin(self, game: NewGame) -> None:
        """Open a new game; raises ValueError with a sentence when it cannot be opened that way."""
        ...

    def rehearse(self, rehearsal: Rehearsal) -> None:
        """Open a game that leaves nothing behind: no saved game, no figures."""
        ...

    def resume(self, game: str) -> None:
        """Go on with a saved game."""
        ...

    def remove(self, game: str) -> None:
        """Forget a saved game for good; raises ValueError with a sentence when it cannot be removed."""
        ...

    def leave(self) -> None:
        """Put the running game down; it is saved already."""
        ...
