"""Boards on which cards have moved, and an app in which they are seen to."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import View
from companion.core.language.ids import SlotId
from companion.core.language.phrases import named
from tests.ui import doubles, samples


def pushed() -> View:
    """The Crawler has gone one room on, and a card has come out of the Hive behind the others."""
    rooms = list(samples.strips()[0].places)
    first, second = rooms[4].tiles, rooms[3].tiles
    rooms[1] = replace(rooms[1], tiles=rooms[2].tiles)
    rooms[2] = replace(rooms[2], tiles=second)
    rooms[3] = replace(rooms[3], tiles=first)
    rooms[4] = replace(rooms[4], tiles=(samples.hidden(99),))
    strips = samples.strips()
    return samples.view(strips=(replace(strips[0], places=tuple(rooms)), *strips[1:]))


def notice(kind: str, slot: int, zone: str | None = None) -> Notice:
    """Something that happened to a card."""
    return Notice(kind, named(kind), seat=samples.P1, slot=SlotId(slot), zone=zone)  # type: ignore[arg-type]


def push() -> Step:
    """The step of that push."""
    return samples.step(pushed(), number=32, notices=(notice("HiveCardPlaced", 99, "room:1"),))


def lively(studio: Any, size: tuple[int, int] = (800, 480), **ports: Any) -> Any:
    """An app whose cards move; the studio's own stand still."""
    from ui.app import build_app

    app = build_app(doubles.ports_with(clock=doubles.Clock(), **ports), at_once=True)
    app.begin(*size, "table")
    app.hear(samples.step())
    app.bridge.deliver()
    studio.settle()
    app.router.current.board.travel.finish()
    return app
