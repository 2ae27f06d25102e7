"""The scenes of Firefly: its table, its big moments, its Inter-Mission, its end and its set-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.app.ports import owner_ports
from companion.owner.cards import MyCards
from tests.ui.gallery.firefly import ROOM
from tests.ui.gallery.played import TOLD, Look, Scene, Table, at, house_in, read, seats
from tests.ui.gallery.stage import Stage
from tests.ui.gallery.table import sheet


def told(*kinds: str) -> Look:
    """Touch away what is told before the moment of one of these kinds."""

    def look(table: Table) -> None:
        while kind_of(front := table.app.stage.front) not in ("", *kinds):
            front.close()
            table.settle()

    return look


def kind_of(front: Any) -> str:
    """The kind of a moment over the whole glass; empty: none is there."""
    return str(front.scene.kind) if type(front).__name__ in TOLD and hasattr(front, "scene") else ""


def go(screen: str) -> Look:
    """Another screen."""
    return lambda table: table.app.router.go(screen)


def wizard(look: Callable[[Any], Any], stacks: bool = False) -> Scene:
    """A new game of Firefly with the practice cards, in a house of its own."""

    def opened(stage: Stage) -> None:
        house = house_in(stage, "wizard")
        own = owner_ports(house, MyCards(house))
        ports = {**seats(stage, house), **({"stacks": own.stacks} if stacks else {})}
        stage.set(**ports).router.go("new_game")._room(ROOM)
        look(stage.app)
        stage.studio.settle()

    return opened


def chosen(choice: str) -> Scene:
    """The list of one choice of the set-up."""
    return wizard(lambda app: app.router.go("setup").choose(choice))


CREW: Mapping[str, Scene] = {
    "firefly table": at("firefly board", read),
    "firefly five": at("firefly five", read),
    "firefly alone": at("firefly alone", read),
    "firefly hand": at("firefly hand"),
    "firefly hull": at("firefly hull", read),
    "firefly job": at("firefly job", read),
    "firefly job due": at("firefly job due", read),
    "firefly inevitable comes": at("firefly sighted", told("inevitable")),
    "firefly inevitable": at("firefly arrived", told("inevitable")),
    "firefly countdown": at("firefly counted", told("countdown")),
    "firefly time up": at("firefly time up", told("time-up")),
    "firefly struck": at("firefly struck", told("ship")),
    "firefly strained": at("firefly strained", told("strained")),
    "firefly defeated": at("firefly defeated", told("death")),
    "firefly back": at("firefly back", told("back")),
    "firefly objective": at("firefly objective", told("objective")),
    "firefly failed": at("firefly failed", told("failed")),
    "firefly credits": at("firefly credits", told("credits")),
    "firefly mission": at("firefly mission", read),
    "firefly objective sheet": at(
        "firefly board", read, sheet(lambda sheets: sheets.objective(sheets.context.view))
    ),
    "firefly lost": at("firefly lost", told("defeat")),
    "firefly campaign": at("firefly campaign", read),
    "firefly rank": at("firefly rank", told("victory", "defeat")),
    "firefly recap": at("firefly campaign", read, go("recap")),
    "firefly setup": wizard(lambda app: app.router.go("setup")),
    "firefly objectives": chosen("objective-1"),
    "firefly campaigns": chosen("campaign"),
    "firefly laying": wizard(lambda app: app.router.go("laying"), stacks=True),
}
