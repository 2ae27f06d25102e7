"""The owner's box, in which nobody has told the app what a card does: how many touches its text costs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.crossing.intents import Replied, Taken, TakenBack
from companion.house.house import House
from tests.house.kit import house_at
from tests.house.owners import OwnersEvening


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db", seed=3)
    yield made
    made.close()


def speaking(house: House) -> OwnersEvening:
    """An evening at the moment a card speaks to its players alone, in the Action Phase."""
    evening = OwnersEvening(house, 21, {})
    evening.begin(3)
    while not (evening.state.saying and evening.state.ask is None and evening.state.turn.phase == "action"):
        evening.one_touch()
    return evening


@pytest.mark.rule("ALN-ACT-02")
def test_the_text_of_a_card_costs_a_touch_for_each_thing_it_says(house: House) -> None:
    evening = speaking(house)
    before, seat = evening.state, evening.state.turn.seat
    assert any(offer.id == "said:done" for offer in evening.step.view.offers)
    evening.do(Taken("said:attack"))  # one touch: a point
    assert evening.state.numbers["attack"] == before.numbers["attack"] + 1
    step = evening.do(Taken("said:draw"))  # two: whose card it is comes next
    assert step.view.ask is not None and step.view.ask.kind == "choice"
    step = evening.do(Replied(step.view.ask.id, seat))
    assert len(evening.state.table.zone(f"hand:{seat}")) == len(before.table.zone(f"hand:{seat}")) + 1
    labels = [line.label.key for line in evening.desk.log()]
    assert labels.count("command-AsSaid") == 2, "what was done is in the log"
    step = evening.do(Taken("said:done"))  # one, or none: going on says the same
    assert evening.state.saying == ()
    for _ in range(3):
        evening.do(TakenBack(1))
    assert evening.state.saying == before.saying
    assert evening.state.numbers == before.numbers


@pytest.mark.rule("ALN-ACT-02")
def test_going_on_costs_nothing(house: House) -> None:
    evening = speaking(house)
    number = evening.state.turn.number
    while evening.state.turn.number == number or evening.state.ask is not None:
        evening.one_touch()
    if evening.state.turn.phase == "hive":
        evening.one_touch()
    spoke = [step for step in evening.steps if any(offer.id == "said:done" for offer in step.view.offers)]
    assert spoke, "the tools were there"
    assert all(step.command is None or "Said" not in type(step.command).__name__ for step in evening.steps)
