"""Opens a scene at a moment of a real game: the house takes it up again, and the screen sees what it saw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.app.ports import office_ports, people_ports, play_ports
from companion.app.practice import open_practice
from companion.core.crossing.intents import Intent
from companion.core.crossing.steps import Step
from companion.core.ports.screens import OfficePorts, PeoplePorts, PlayPorts
from companion.ground.texts import FluentTexts
from companion.house.house import House
from tests.house.kit import house_at
from tests.ui.doubles import said_of
from tests.ui.gallery.evenings import NIGHT_FERRY, Moment, moment, resumed, same_game
from tests.ui.gallery.stage import Stage

NOW = "2031-05-04T21:10:00+02:00"
READ_S = 2.0  # nobody touches anything before
LOOKED_S = 12.0  # a scene is looked at after so long: what passes by itself is gone

TOLD = ("BlowScreen", "SceneScreen", "ObjectiveSheet")
Scene = Callable[[Stage], Any]


class Table(msgspec.Struct, frozen=True):
    """A game that is looked at: its stage, its house, and the app in front of it."""

    stage: Stage
    house: House
    app: Any

    @property
    def screen(self) -> Any:
        """What is shown below all sheets."""
        return self.app.router.current

    @property
    def view(self) -> Any:
        """The table as everybody may see it."""
        return self.app.context.view

    def do(self, *intents: Intent) -> None:
        """Hand these in at the front door."""
        for intent in intents:
            self.house.post(intent)
        self.settle()

    def settle(self) -> None:
        """Let the desk, the screen and the window come to rest."""
        if self.house.desk is not None:
            self.house.desk.work_off()
        self.app.bridge.deliver()
        self.stage.studio.settle()


Look = Callable[[Table], Any]


def at(name: str, *looks: Look, lasts: float = LOOKED_S, **wishes: Any) -> Scene:
    """A moment of an evening, what fingers do then, and the time that passes."""

    def opened(stage: Stage) -> None:
        table = sit(stage, moment(name), **wishes)
        stage.look_on(READ_S)
        for look in looks:
            look(table)
            table.settle()
        stage.look_on(lasts)

    return opened


def sit(
    stage: Stage,
    moment: Moment,
    *,
    coach: bool = False,
    moments_s: float = 0.0,
    **ports: Callable[[], Any],
) -> Table:
    """A house that has kept that moment, and an app that has heard the steps that led there.

    Ports that are named stand for those of the house, each made anew.
    """
    house = house_in(stage, "evening", moment.store)
    house.store.settings.set("coach", coach)
    with same_game():
        seated = seats(stage, house, is_drawn=is_drawn(moment))
        resumed(house, moment)
    own = {name: make() for name, make in ports.items()}
    app = stage.set(first="table", moments_s=moments_s, **{**seated, **own})
    house.bus.join("screen", app.hear)
    table = Table(stage, house, app)
    *earlier, before, newest = (moment.steps[0], *moment.steps)
    tell(app, replace((*earlier, before)[0], notices=(), refusal=None))  # the room brings its look
    for step in earlier[1:]:
        app.context.take(step)
    tell(app, before)
    read(table)
    tell(app, newest)
    return table


def read(table: Table) -> None:
    """Touch away what lies over the board to be read, whatever came of it."""
    while type(front := table.app.stage.front).__name__ in TOLD:
        front.close()
        table.settle()


def next_told(table: Table) -> None:
    """Touch away the first thing that is to be read."""
    table.app.stage.front.close()


def tell(app: Any, step: Step) -> None:
    """The screen hears a step."""
    app.hear(step)
    app.bridge.deliver()


def house_in(stage: Stage, name: str, store: bytes = b"") -> House:
    """A house that stands as long as the scene."""
    place = stage.folder / f"{name}.db"
    if store:
        place.write_bytes(store)
    house = house_at(place, clock=stage.clock, now=lambda: NOW)
    stage.closing.append(house.close)
    return house


def is_drawn(moment: Moment) -> bool:
    """Whether the app draws the cards: nobody sees those of a game that is played with real ones."""
    state = moment.steps[-1].state
    return moment.room != NIGHT_FERRY and set(state.header.custody.values()) == {"app"}


def seats(stage: Stage, house: House, *, is_drawn: bool = True) -> dict[str, Any]:
    """The ports by which the app plays in a house, as when it runs."""
    practice, lobby = open_practice(house)
    stage.closing.append(practice.close)
    groups = (play_ports(house, lobby, practice), people_ports(house), office_ports(house))
    ports = {
        said: getattr(group, one)
        for group, kind in zip(groups, (PlayPorts, PeoplePorts, OfficePorts), strict=True)
        for one, said in said_of(kind)
    }
    own = {"texts": texts_of(house), "post": house.post, "settings": house.store.settings}
    return {**ports, **own, "practice": practice if is_drawn else None}


def texts_of(house: House) -> Any:
    """The words of a house, or of the game that it lists nowhere."""
    game = house.saved()
    return FluentTexts(NIGHT_FERRY) if game and game[0].room == NIGHT_FERRY else house.texts
