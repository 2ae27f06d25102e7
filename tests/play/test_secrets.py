"""No step tells a secret: two games that differ only in hidden cards say the same to everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.crossing.intents import Touched
from companion.house.house import House
from tests.house.kit import Evening, at_rest, house_at
from tests.house.twins import World, hidden, in_their_rooms, played_on, probes


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("secrets") / "store.db", seed=9)
    yield house
    house.close()


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_steps_do_not_depend_on_hidden_cards(house: House, seed: int) -> None:
    chance = random.Random(seed)
    evening = Evening(house, seed, random_play=seed == 2)
    evening.begin(3, "app")
    evening.until(lambda state: at_rest(state) and state.turn.number >= 3 * seed)
    twins = played_on(evening, chance, most=40)
    copies = sorted(twins.start.table.slots[slot].copy for slot in twins.secret)
    assert len(copies) > 60
    curious = probes(twins, evening.tags([*in_their_rooms(twins), *chance.sample(copies, 8)]))
    one = World(house, evening.desk.game, twins.start, f"one-{seed}")
    other = World(house, evening.desk.game, twins.other, f"other-{seed}")
    for intent in (*curious, *twins.intents, *curious):
        if isinstance(intent, Touched) and intent.target in {
            offer.target for offer in one.desk.view().offers
        }:
            continue  # it may be looked at by the rules
        one.do([intent])
        other.do([intent])
        assert one.said == other.said, intent
        one.said.clear()
        other.said.clear()
    assert one.game.state != other.game.state  # they are two games all the same


def test_a_step_names_no_hidden_card(house: House) -> None:
    """Whatever the app knows of a hidden card, its name is in no sentence of a step."""
    evening = Evening(house, 6)
    evening.begin(3, "app")
    for _ in range(120):
        if evening.state.outcome:
            break
        evening.play()
        table = evening.state.table
        dark = {str(table.slots[slot].copy) for slot in hidden(evening.state)}
        step = evening.step
        said = repr((step.label, step.notices, step.prompts, step.refusal, step.note, step.to_carry))
        assert not [copy for copy in dark if copy in said]


def test_ids_in_a_view_tell_no_secret(house: House, tmp_path: Path) -> None:
    """Offers name copies only of cards that everybody may know, or one for each that it could be."""
    evening = Evening(house, 7)
    evening.begin(3, "app")
    for _ in range(80):
        evening.play()
        dark = {evening.state.table.slots[slot].copy for slot in hidden(evening.state)}
        view = evening.step.view
        offers = (*view.offers, *(view.ask.options if view.ask else ()))
        named = {getattr(offer.command, "copy", None) for offer in offers}
        assert not named & dark
