"""Games of the real box in which every move and every answer is drawn by lot."""

from __future__ import annotations

from random import Random

from companion.core.language.asks import Choice, Identity, Number, Order
from companion.core.language.commands import Answer, Command
from companion.core.language.refusals import Refusal
from companion.engine import ledger
from companion.engine.invariants import hard_faults
from companion.engine.legendary.course import EndAction
from companion.games.villains.chapters import FEATURES, villains
from companion.games.villains.state import PHASES, VillainsState
from tests.games.laying import some_order

SOON = 9  # of so many moves one ends the turn


def played_out(state: VillainsState, seed: int, most: int = 1500) -> tuple[VillainsState, int]:
    """The State in which a random game ends, and how many moves and answers there were."""
    chance = Random(seed)
    for n in range(most):
        if state.outcome:
            return state, n
        state = moved(state, answer_to(state, chance) if state.ask is not None else move(state, chance))
    return state, most


def moved(state: VillainsState, command: Command) -> VillainsState:
    """The State after a command; every invariant holds after each of its events, the rules at its end."""
    outcome = villains().decide(state, command, frozenset())
    assert not isinstance(outcome, Refusal), f"{command}: {outcome}"
    for event in outcome.events:
        state = villains().evolve(state, event)
        assert hard_faults(state, PHASES) == [], event
    if state.ask is None:
        assert villains().rule_faults(state) == [], command
    return state


def move(state: VillainsState, chance: Random) -> Command:
    """Anything that the rules let somebody do."""
    ways = [
        way.command
        for feature in FEATURES
        if feature.ways is not None and (feature.open is None or feature.open(state))
        for way in feature.ways(state)
    ]
    accepts = villains().accepting(state)
    legal = [command for command in ways if accepts(command)]
    ends = [command for command in legal if isinstance(command, EndAction)]
    others = [command for command in legal if command not in ends]
    return chance.choice(ends if ends and (not others or not chance.randrange(SOON)) else others)


def answer_to(state: VillainsState, chance: Random) -> Command:
    """Any answer to the running question that may be true."""
    ask = state.ask
    assert ask is not None
    if isinstance(ask, Choice):
        return Answer(ask.id, chance.choice(ask.options).key, "finger")
    if isinstance(ask, Identity):
        return Answer(ask.id, chance.choice(ledger.candidates(state.table, ask.slot)), "finger")
    if isinstance(ask, Order):
        return Answer(ask.id, some_order(state, ask.zone), "app")
    if isinstance(ask, Number):
        return Answer(ask.id, ask.guess if ask.guess is not None else 1, "finger")
    return Answer(ask.id, None, "finger")
