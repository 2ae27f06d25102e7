"""The whole box as public facts tell it, and tables that are opened from it."""

from __future__ import annotations

from functools import cache
from typing import Any

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine.room import Script
from companion.games.villains.chapters import villains
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import DECKS, stacks
from companion.games.villains.setup.opening import open_game
from companion.games.villains.state import VillainsState
from tests.games.villains.box import keep_orders

PLOT = "vil-plot-resurrect-heroes-with-norn-stones"


@cache
def whole_box() -> Box:
    """The box of Legendary Villains."""
    return open_box(read_set(SHIPPED / "villains" / "villains.toml"), {})


def script(players: int, commander: str = "vil-dr-strange", **choices: Any) -> Script:
    """What somebody could have chosen: a Commander with its own group first, and the next of everything."""
    box, line = whole_box(), rules().of_players(players)
    led = next(mark for mark in box.cards[commander].marks if mark.startswith("leads-"))  # type: ignore[index]
    group = led.removeprefix("leads-")

    def first(kind: str, need: int) -> list[str]:
        own = f"{kind}-{group}"
        known = list(stacks(box, kind))
        return sorted(known, key=lambda stack: stack != own)[:need]

    usual = {
        "commander": [commander],
        "plot": [PLOT],
        "allies": first("ally", line.allies),
        "adversaries": first("adversaries", line.groups),
        "backup": first("backup", line.backup),
    }
    seated = tuple(Player(SeatId(f"p{n}"), f"Player {n}", n - 1) for n in range(1, players + 1))
    header = Header("villains", seated, custody=dict.fromkeys(DECKS, "app"))
    return Script(header, {**usual, **choices})


def opened(players: int, *, box: Box | None = None, **choices: Any) -> VillainsState:
    """A new game up to the first turn, its decks in some order."""
    asked = script(players, **choices)
    state = VillainsState(header=asked.header)
    events: tuple[Event, ...] = open_game(villains(), asked, box or whole_box())
    for event in events:
        state = villains().evolve(state, event)
    return keep_orders(state)
