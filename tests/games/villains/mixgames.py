"""Whole games by lot of Villains with heroic cards among them: nothing breaks, and each comes to an end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from companion.core.language.asks import Choice, Identity, Number, Order
from companion.core.language.commands import Answer, Command
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Refusal
from companion.engine import ledger
from companion.engine.invariants import hard_faults
from companion.games.villains.chapters import villains
from companion.games.villains.mixing import names_spaces
from companion.games.villains.printed import rules
from companion.games.villains.room import room
from companion.games.villains.setup import plots
from companion.games.villains.state import PHASES, VillainsState
from tests.games.laying import some_order
from tests.games.villains.mixbox import all_of_it, drawn, mix, read_card

STEPS, EAGER = 5_000, 0.85  # of one game; how often a turn goes on while something else can be done


class Direction(msgspec.Struct, frozen=True):
    """Whose Commander, Plot and Allies play, by how the ids of their sets begin."""

    name: str
    commander: str
    plot: str
    allies: str  # how the stacks of the Allies begin; empty for both halves


# A heroic Mastermind and Scheme against villainous Allies, the other way round, and all of it mixed.
DIRECTIONS = (
    Direction("heroic", "core-", "core-", "ally-"),
    Direction("villainous", "vil-", "vil-", "hero-"),
    Direction("mixed", "core-", "vil-", ""),
    Direction("crossed", "vil-", "core-", ""),
)


def opened(direction: Direction, players: int, chance: Random) -> VillainsState:
    """A game of that direction, its parts drawn by lot."""
    cards = list(all_of_it().cards.values())
    commanders = [str(one.design) for one in cards if one.kind == "commander"]
    schemes = [str(one.design) for one in cards if one.kind == "plot"]
    commander = chance.choice([one for one in commanders if one.startswith(direction.commander)])
    plot = chance.choice([one for one in schemes if one.startswith(direction.plot)])
    card = read_card(plot)
    need = plots.needs(card, players).allies or rules().of_players(players).allies
    allies = [one for one in drawn("ally", 99) if one.startswith(direction.allies)]
    is_heroic = plot.startswith("core-")
    board = "heroic" if is_heroic and names_spaces(card) else "villainous"
    start = chance.choice(["hydra", "shield"])
    return mix(players, commander, plot, allies=chance.sample(allies, need), board=board, start=start)


def played(direction: Direction, players: int, seed: int) -> VillainsState:
    """The end of a whole game by lot; the hard invariants hold after every event of it."""
    chance = Random(f"{direction.name} {players} {seed}")
    state = opened(direction, players, chance)
    for _ in range(STEPS):
        if state.outcome:
            return state
        state = _step(state, chance)
    raise AssertionError(f"{direction.name}, {players} players, {seed}: no end in {STEPS} steps")


def told(direction: Direction, players: int, seed: int) -> Iterator[Phrase]:
    """Everything that is asked, offered, told and prompted in a whole game by lot."""
    chance = Random(f"{direction.name} {players} {seed}")
    state = opened(direction, players, chance)
    while not state.outcome:
        decision = villains().decide(state, _command(state, chance))
        assert not isinstance(decision, Refusal), decision
        for event in decision.events:
            before, state = state, villains().evolve(state, event)
            notice = room().notice(before, event, state)
            yield from (notice.text,) if notice is not None else ()
            yield from (prompt.text for prompt in room().prompts(before, event, state))
        if state.ask is not None:
            yield state.ask.why
            yield from (option.label for option in getattr(state.ask, "options", ()))


def _step(state: VillainsState, chance: Random) -> VillainsState:
    """The State after something that can be done, or an answer."""
    decision = villains().decide(state, _command(state, chance))
    assert not isinstance(decision, Refusal), decision
    for event in decision.events:
        state = villains().evolve(state, event)
        assert hard_faults(state, PHASES) + villains().hard_faults(state) == [], event
    return state


def _command(state: VillainsState, chance: Random) -> Command:
    ask = state.ask
    if ask is None:
        ways = villains().choices(state, state.active)
        doing = [way for way in ways if way.cost != "upkeep"]
        return chance.choice(doing if doing and chance.random() < EAGER else list(ways)).command
    if isinstance(ask, Order):
        return Answer(ask.id, some_order(state, ask.zone), "app")
    if isinstance(ask, Identity):
        return Answer(ask.id, chance.choice(ledger.candidates(state.table, ask.slot)), "finger")
    if isinstance(ask, Choice):
        return Answer(ask.id, chance.choice(ask.options).key, "finger")
    return Answer(ask.id, 3 if isinstance(ask, Number) else None, "finger")
