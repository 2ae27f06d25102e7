"""A box with the five games of a campaign, and games of it that are over."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Ability
from companion.core.language.ids import SlotId, ZoneId
from companion.core.ports.collection import Box, Preset
from companion.engine.changes import carried
from companion.engine.invariants import hard_faults
from companion.engine.legendary.ending import Lost, Won
from companion.engine.room import Script
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.scoring.sequel import sequel
from companion.games.firefly.setup.choices import DECKS
from companion.games.firefly.setup.opening import open_game
from companion.games.firefly.setup.suggest import suggest
from companion.games.firefly.state import PHASES, FireflyState
from tests.games.firefly.box import (
    P1,
    P2,
    header,
    keep_orders,
    with_numbers,
)
from tests.games.firefly.wholebox import EPISODES, whole_box


def sample(many: Sequence[Any], count: int) -> list[Any]:
    """A draw by lot that is the same in every run."""
    return random.Random(7).sample(list(many), count)


def series_box(*said: Ability) -> Box:
    """The whole box with its five games in order; every card C says this at the end of its Episode."""
    box = whole_box()
    five = tuple(
        Preset(f"game-{n + 1}", {"en": f"Game {n + 1}"},
               {"objectives": tuple(f"objective-{one}" for one in EPISODES[3 * n : 3 * n + 3])})
        for n in range(5)
    )  # fmt: skip
    cards = {
        design: replace(one, abilities=(*one.abilities, *said))
        if one.kind == "objective" and one.number("level") == 3
        else replace(one, numbers={**one.numbers, "damage": 2})
        if one.kind == "crew-strike"
        else one
        for design, one in box.cards.items()
    }
    return msgspec.structs.replace(box, cards=cards, presets=(*box.presets[:1], *five[1:]))


BOX = series_box()
FIVE = {"campaign": {"game": 1}}


def opened(choices: dict[str, Any], box: Box = BOX, players: int = 3, **options: int) -> FireflyState:
    """A game of a campaign after its opening, checked after each event; all orders are answered."""
    head = header(players, dict.fromkeys(DECKS, "app"))
    script = Script(head, {**suggest(box, players, sample), **options, **choices})
    state = FireflyState(header=head)
    for event in open_game(firefly(), script, box):
        state = firefly().evolve(state, event)
        assert hard_faults(state, PHASES) == [], event
    return keep_orders(state)


def over(state: FireflyState, *, won: bool = True, **results: bool) -> FireflyState:
    """The game has ended so; its Episodes A and B were completed or not."""
    letters = {"first": 1, "second": 2}
    state = replace(state, results={letters[name]: done for name, done in results.items()})
    return firefly().evolve(state, Won() if won else Lost("objective"))


def lay(state: FireflyState, zone: ZoneId | str, stack: str, n: int = 1) -> FireflyState:
    """Some cards of a stack that are known lie in a place."""
    slots = state.table.zone(ZoneId(stack))[:n]
    return carried(state, slots, ZoneId(str(zone)))


def after(state: FireflyState, box: Box = BOX) -> dict[str, Any]:
    """What the next game is opened with."""
    found = sequel(state, box, sample)
    assert found is not None
    return found


def busy(**results: bool) -> FireflyState:
    """A won game with 2 Upgrades and 3 Ship Strikes on Serenity, and 5 Crew Strikes on Main Characters."""
    state = opened(FIVE)
    for place in ("upgrade:4", "upgrade:3"):
        state = lay(state, place, "upgrades")
    for place in ("serenity:1", "serenity:2", "serenity:4"):
        state = lay(state, place, "ship-strikes")
    for place, n in ((zones.of(P1, "damage"), 2), (zones.of(P2, "damage"), 2), ("damage:np1", 1)):
        state = lay(state, place, "crew-strikes", n)
    return over(with_numbers(state, credits=6), **results)


def slots_of(state: FireflyState, zone: ZoneId | str) -> tuple[SlotId, ...]:
    """What lies in a place."""
    return state.table.zone(ZoneId(str(zone)))
