"""Hidden Agendas at the desk: no step, log, list or refusal tells who has which, and none gets a label."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from companion.core.crossing.intents import Corrected, Overruled, TakenBack, Touched
from companion.core.crossing.steps import Step
from companion.core.language.commands import BindSlot, MoveSlot
from companion.core.language.ids import TABLE
from companion.play.labels import Labelling, may_be_labelled
from tests.house.kit import Evening, house_at
from tests.house.twins import OPAQUE

SEED = 4


class Table:
    """An evening with Hidden Agendas, and everything that was said in it."""

    def __init__(self, place: Path, exchange: int = 0, mode: str = "agendas") -> None:
        self.house = house_at(place, seed=SEED)
        self.evening = Evening(self.house, SEED, random_play=True)
        self.said: list[Any] = []
        self.house.bus.join("ears", self.hear)
        self.evening.begin(3, "app", mode=mode)
        table, truth = self.evening.state.table, self.evening.table.truth
        dealt = [slot for slot, held in table.slots.items() if held.group == "agendas"]
        copies = [truth[slot] for slot in dealt]
        truth.update(zip(dealt, copies[exchange:] + copies[:exchange], strict=True))

    def hear(self, step: Step) -> None:
        public = {name: value for name, value in asdict(step).items() if name not in OPAQUE}
        self.said.append((public, step.kind))

    def everything(self) -> Any:
        """All that can be looked up between two steps."""
        desk, seats = self.evening.desk, [player.seat for player in self.evening.state.players]
        views = [desk.view(audience) for audience in (TABLE, "spectator", *seats)]
        return views, [desk.checklist(actions) for actions in (1, 3, 50)], desk.log()

    @property
    def is_open(self) -> bool:
        return any(agenda.copy is not None for agenda in self.evening.state.agendas.values())

    def close(self) -> None:
        self.house.close()


@pytest.mark.rule("ALN-AGENDA-06", "ALN-INFO-03")
def test_two_evenings_that_differ_in_the_agendas_alone_say_the_same(tmp_path: Path) -> None:
    one, other = Table(tmp_path / "one.db", 0), Table(tmp_path / "other.db", 2)
    steps = 0
    while not one.is_open and not one.evening.state.outcome and steps < 60:
        before = len(one.said)
        intents = one.evening.next(), other.evening.next()
        asked = one.evening.state.ask
        if asked is not None and asked.why.key == "ask-which-agenda":
            break  # now it is shown
        assert intents[0] == intents[1]
        one.evening.do(intents[0])
        other.evening.do(intents[1])
        steps += 1
        assert one.said[before:] == other.said[before:], intents[0]
        if steps % 20 == 0:
            assert one.everything() == other.everything()
    assert steps > 40
    one.close()
    other.close()


def test_curious_people_learn_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path / "store.db")
    evening = table.evening
    evening.until(lambda state: state.turn.phase == "action" and state.ask is None)
    state = evening.state
    agendas = [copy for copy in state.table.designs if state.table.card_of(copy).kind == "agenda"]
    names = {name for copy in agendas for name in state.table.card_of(copy).titles.values()}
    for agenda in state.agendas.values():
        heard = []
        for copy in agendas:
            step = evening.do(Corrected(BindSlot(agenda.slot, copy)))
            assert step.refusal is not None and step.refusal.rule == "ALN-AGENDA-06"
            again = evening.do(Overruled(step.number))
            assert again.refusal is not None, "a secret is never waived"
            heard.append((step.refusal, step.label, step.note, again.refusal))
        assert all(said == heard[0] for said in heard)
        evening.do(Touched(f"slot:{agenda.slot}"))
    assert evening.state == state
    said = repr((table.said, table.everything()))
    assert not [name for name in names if name in said]
    table.close()


def test_what_hands_turned_up_by_mistake_is_followed_and_taken_back(tmp_path: Path) -> None:
    table = Table(tmp_path / "store.db")
    evening = table.evening
    evening.until(lambda state: state.turn.phase == "action" and state.ask is None)
    before, slot = evening.state, evening.state.agendas["p2"].slot
    evening.do(Corrected(MoveSlot(slot, before.table.slots[slot].zone, 0, True)))
    assert evening.state.ask.why.key == "ask-which-agenda"
    evening.play()
    assert evening.state.agendas["p2"].side
    plan = evening.desk.checklist(1)
    assert plan.agree == ("p1", "p2", "p3"), "what was seen is taken back by all who play against each other"
    while evening.state.agendas["p2"].copy is not None:
        evening.do(TakenBack(1, agreed=plan.agree))
    table.close()


def test_no_agenda_ever_gets_a_label(tmp_path: Path) -> None:
    table = Table(tmp_path / "store.db")
    books = table.evening.state.table
    labelling = Labelling(table.house.store.collection, lambda: True)
    for copy in books.designs:
        kind = books.card_of(copy).kind
        assert may_be_labelled(books, copy) == (kind != "agenda")
        if kind == "agenda":
            labelling.named(copy)
            offers = (*labelling.asides(books), *labelling.about(copy, books))
            assert not [offer for offer in offers if offer.id.startswith("label:")]
    table.close()


@pytest.mark.rule("ALN-SETUP-27", "ALN-DIFF-06")
def test_modes_and_difficulty_are_stored_with_the_game(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", seed=SEED)
    Evening(house, SEED).begin(3, "app", choices={"modes": ["agendas"], "drones": "1", "placed": 2})
    (saved,) = house.saved()
    kept = saved.header["options"] if isinstance(saved.header, dict) else saved.header.options
    assert (kept["modes"], kept["drones"], kept["placed"]) == (["agendas"], 1, 2)
    house.close()
