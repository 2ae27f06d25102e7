"""Games of the practice box by lot: any Commander with any Plot, and what they ask for among the rest."""

from __future__ import annotations

from functools import cache
from random import Random

from companion.commands.simulation.command import practice_box
from companion.core.language.ids import DesignId, SeatId
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine.room import Script
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import DECKS, led, stacks
from companion.games.villains.setup.plots import beside, included


@cache
def box() -> Box:
    """The practice box."""
    return practice_box("villains")


def of_kind(kind: str) -> list[DesignId]:
    """The Commanders, or the Plots."""
    return [design for design, card in box().cards.items() if card.kind == kind]


def drawn(kind: str, need: int, first: tuple[str, ...], never: set[str], chance: Random) -> list[str]:
    """So many stacks of a kind: those that are asked for, then any others."""
    known = [stack for stack in stacks(box(), kind) if stack not in never]
    chance.shuffle(known)
    return sorted(known, key=lambda stack: first.index(stack) if stack in first else len(first))[:need]


def by_lot(players: int, commander: DesignId, plot: DesignId, chance: Random) -> Script:
    """A game of this Commander and Plot, all else drawn by lot (VIL-SETUP-14 to 16, VIL-CARD-04, 17)."""
    line, card = rules().of_players(players), box().cards[plot]
    group = led(box().cards[commander])
    never = {one.stack for one in beside(card, players)}
    choices: dict[str, object] = {"commander": [commander], "plot": [plot]}
    for kind, key, need in (
        ("ally", "allies", line.allies),
        ("adversaries", "adversaries", line.groups),
        ("backup", "backup", line.backup),
    ):
        choices[key] = drawn(
            kind, need, (included(card), f"{kind}-{group}"), never if kind == "backup" else set(), chance
        )
    seated = tuple(Player(SeatId(f"p{n}"), f"Player {n}", n - 1) for n in range(1, players + 1))
    return Script(Header("villains", seated, custody=dict.fromkeys(DECKS, "app")), choices)
