"""Every example of the card grammar is carried out at a laid table, to its end, without breaking anything."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId
from companion.games.alien import zones
from companion.games.alien.abilities import begin
from companion.games.alien.grammar import GRAMMAR
from companion.games.alien.state import AlienState
from tests.games.alien.acts import person
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    GRUNT,
    HIT_1,
    P1,
    answer,
    drafted,
    game,
    keep_orders,
    put,
    top,
    with_numbers,
    worked_off,
)

MOST = 30  # questions that one example may ask
PLACES = {"enemy": "room:4", "goal": "room:4", "special": "room:4", "strike": "damage:p1",
          "location": "location", "objective": "operations"}  # fmt: skip


def lively() -> AlienState:
    """A table on which nearly everything has something to work on."""
    state = put(put(game(3), "combat", BRUTE, DRONE), "room:2", BRUTE)
    state = put(put(state, "room:3", EVENT, face_up=False), "damage:p1", HIT_1)
    state = put(put(state, "discard:p1", GRUNT), "played:p1", person("mate-2", klass="tech", attack=1))
    return with_numbers(state, attack=4, recruit=6)


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("verb", GRAMMAR.examples)
def test_an_example_is_carried_out_to_its_end(verb: str, last: bool) -> None:
    example = GRAMMAR.examples[verb]
    card = Card(DesignId("example"), example.kind, {"en": "Example"}, abilities=(example.ability,))
    state = put(lively(), PLACES.get(example.kind, "played:p1"), card, top=True)
    draft = drafted(state)
    slot = top(state, PLACES.get(example.kind, "played:p1"))
    begin(draft, card, slot, example.ability.on, P1, example.ability.level)
    state = keep_orders(worked_off(draft))
    for _ in range(MOST):
        if state.ask is None:
            break
        state = keep_orders(answered(state, last))
    assert state.ask is None and len(state.table.zone(zones.BOX)) == 0


def answered(state: AlienState, last: bool) -> AlienState:
    """The State after the running ask was answered somehow."""
    ask = state.ask
    if isinstance(ask, Choice):
        return answer(state, ask.options[-1 if last else 0].key)
    if isinstance(ask, Identity):
        return answer(state, "grunt")
    return answer(state, 1 if isinstance(ask, Number) else None)
