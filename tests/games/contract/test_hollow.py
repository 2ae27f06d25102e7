"""No word of a card is hollow: whatever its grammar lets it say, the rules of its room do something with."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.events import Opened
from companion.engine.effects.hollow import unheard
from companion.engine.players.play import Faults
from tests.games.contract.games import played
from tests.games.contract.rooms import Case


def test_every_word_of_the_grammar_is_carried_out_judged_counted_or_begun(asked: Case) -> None:
    room = asked.room
    if room.grammar is None:
        assert room.handled is None
        return
    assert room.handled is not None
    assert list(unheard(room.grammar(), room.handled)) == []


def test_no_card_of_the_box_says_what_nobody_hears(asked: Case) -> None:
    assert asked.room.hollow(asked.box.cards.values()) == []


@pytest.mark.parametrize("field", ["verbs", "moments"])
def test_a_word_without_its_rule_is_a_named_failure_of_a_simulated_game(asked: Case, field: str) -> None:
    room = asked.room
    if room.handled is None:
        return
    deaf: dict[str, Any] = {field: (), "lasting": {}}
    faults = Faults(replace(room, handled=replace(room.handled, **deaf)))
    record = played(asked.name, 1, asked.seats[0], "app")
    for before, event, after in record.steps:
        if isinstance(event, Opened):
            faults.saw(before, event, after)
    named = {"verbs": "carries out", "moments": "begins"}
    assert any("hollow: " in fault and f"nothing {named[field]}" in fault for fault in faults.found)
