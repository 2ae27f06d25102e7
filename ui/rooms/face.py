"""A face: everything the screen knows of one game, as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from companion.core.crossing.views import Shape, View
from ui.rooms.film import Film
from ui.rooms.tips import Tip
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.board.parts import Parts, Surroundings

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink

Arranger = Callable[[View, Theme, Box, Surroundings], Parts]
PaintMark = Callable[["Ink", Box], None]
Tone = Literal["danger", "warn", "accent"]


class Moment(msgspec.Struct, frozen=True):
    """A happening that takes the whole glass: its kind, its colour, and what ends it besides a touch."""

    kind: str  # names its word: ui-scene-<kind>
    tone: Tone
    yields: bool = False  # it makes room when the game goes on; else somebody has to touch it
    shared: bool = False  # it is everybody's: no person stands beside it
    place: str = ""  # the place whose figures are shown with it instead of the people
    shape: Shape | None = None  # the shape in which its number stands; None: its number is not shown
    reckons: bool = False  # an end that says what the game came to: points, a rank
    better: str = ""  # a kind that tells the same more fully: where both are in one step, this is left out


STRIKE = Moment("strike", "danger", yields=True, shape="harm")
OBJECTIVE = Moment("objective", "warn", yields=True, shared=True, shape="level")
DEATH = Moment("death", "danger", yields=True)
VICTORY = Moment("victory", "accent", shared=True)
DEFEAT = Moment("defeat", "danger", shared=True)


class RoomMark(msgspec.Struct, frozen=True):
    """The mark of a game: the ground of a square and what is painted on it."""

    ground: str
    paint: PaintMark


class Wounds(msgspec.Struct, frozen=True):
    """Where the cards of a person's damage lie (* is whose), where they are drawn from and where they go."""

    beside: str
    fresh: str
    spent: str


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """How one game is arranged, painted and told; its colours lie beside it in look.toml."""

    arrange: Arranger
    mark: RoomMark | None = None  # None: the initial of its name
    tips: tuple[Tip, ...] = ()  # what a first game is led with, beside the tips of every game
    film: Film | None = (
        None  # one whole turn of its practice cards; None: nothing can be shown, nor is offered
    )
    telling: tuple[str, ...] = ()  # what a line of news tells of a step: the first of these kinds ...
    quiet: tuple[str, ...] = ()  # ... and never these while there is anything else to tell
    unseen: tuple[str, ...] = ()  # what leaves no card behind: on a drawn table a line says it
    turning: tuple[str, ...] = ()  # ... with the card that these say was turned up
    moments: Mapping[str, Moment] = {}  # which happenings take the whole glass, by the kind of notice
    drawing: tuple[str, ...] = ()  # what only says that a strike is drawn, and brings none
    heralds: tuple[str, ...] = ()  # whose page opens by itself: moments of the same step wait for it
    healing: tuple[str, ...] = ()  # what takes damage away within a step without saying how much
    origins: Mapping[str, str] = {}  # which happenings bring a card onto the board from where; * is whose
    large_strip: bool = True  # in large type its key strip takes two rows where the glass is high enough
    wounds: Wounds | None = None  # None: damage is no cards
    standing: tuple[str, ...] = ()  # kinds of cards that do what the objective's sheet says
    pieces: str = ""  # the key of how many pieces go to a space of its map; empty: they are not counted
    tools: Mapping[str, str] = {}  # the icons of its quick tools for cards that only people can read
