"""A back that is shown in passing: the app alone learns of it, and everybody else hears the same click."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import asdict
from sqlalchemy import event

from companion.core.crossing.intents import Pressed, Scanned, TakenBack
from companion.core.crossing.steps import Step
from companion.core.language.asks import Identity
from companion.core.language.events import Event
from companion.core.language.ids import TABLE, CopyId
from companion.engine import ledger
from companion.house.house import House
from tests.house.backing import label_backs, said
from tests.house.kit import Evening, house_at

Backs = Mapping[CopyId, str]
SECRET = ("events", "state", "states", "command", "took_s")  # for the study alone


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("backs") / "store.db", seed=3)
    yield house
    house.close()


@pytest.fixture(scope="module")
def backs(house: House) -> Backs:
    return label_backs(house)


def laid(house: House, custody: Any = "back", seed: int = 3) -> tuple[Evening, Any]:
    """An evening with the first Hive card just laid, and the slot it lies in."""
    evening = Evening(house, seed)
    evening.begin(3, custody)
    evening.until(lambda state: state.turn.phase == "hive" and state.ask is None)
    evening.do(Pressed("next"))
    (slot,) = evening.state.laid
    return evening, slot


def public(evening: Evening, steps: list[Step]) -> list[Any]:
    """All that anybody hears and sees of some steps, on every screen, in the log and in the undo dialog."""
    seats = [player.seat for player in evening.state.players]
    steps_told = [{k: v for k, v in asdict(step).items() if k not in SECRET} for step in steps]
    views = [evening.desk.view(audience) for audience in (TABLE, "spectator", *seats)]
    return [steps_told, views, evening.desk.log(), [evening.desk.checklist(n) for n in (1, 2)]]


def statements(house: House, work: Any) -> list[str]:
    """What is asked of the store meanwhile, in its words."""
    asked: list[str] = []

    def hear(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)

    engine = house.store.database.engine
    event.listen(engine, "before_cursor_execute", hear)
    try:
        work()
    finally:
        event.remove(engine, "before_cursor_execute", hear)
    return asked


def test_the_app_alone_learns_which_card_was_laid(house: House, backs: Backs) -> None:
    evening, slot = laid(house)
    true = evening.table.truth[slot]
    before = evening.desk.view(TABLE)
    step = evening.do(Scanned((backs[true],)))
    held = evening.state.table.slots[slot]
    assert (held.copy, held.known, held.face_up) == (true, "app", False)
    assert step.label.key == "command-ShowBack" and step.notices == () and step.prompts == ()
    assert evening.desk.view(TABLE) == before
    assert str(evening.state.table.card_of(true).name) not in repr([public(evening, [step])])


def test_every_back_gives_the_same_click_in_the_same_time(house: House, backs: Backs) -> None:
    """Whichever card it is, also one that cannot lie there: same steps, views, log, undo, store work."""
    worlds: list[Any] = []
    for index in range(5):
        evening, slot = laid(house)
        could, zones = ledger.candidates(evening.state.table, slot), evening.state.table.zones
        elsewhere = [evening.table.truth[zones[zone][0]] for zone in ("strikes", "hq:1", "hand:p1")]
        copy = (could[0], could[-1], *elsewhere)[index]
        first = len(evening.steps)
        asked = statements(house, lambda: evening.do(Scanned((backs[copy],)), Scanned((backs[copy],))))  # noqa: B023 - called at once
        steps = evening.steps[first:]
        assert [step.notices for step in steps] == [(), ()], (
            "no light and no sound but the click of every scan"
        )
        worlds.append((public(evening, steps), asked))
    assert all(world == worlds[0] for world in worlds[1:])


def test_a_back_that_was_seen_spares_the_show_and_a_forgotten_one_does_not(
    house: House, backs: Backs
) -> None:
    for shows in (True, False):
        evening, slot = laid(house)
        if shows:
            evening.do(Scanned((backs[evening.table.truth[slot]],)))
        evening.until(lambda state, slot=slot: state.table.slots[slot].face_up or asks(state, slot))
        asked = [one for step in evening.steps for one in step.events if asks_for(one, slot)]
        assert bool(asked) != shows


def asks(state: Any, slot: Any) -> bool:
    return isinstance(state.ask, Identity) and bool(state.ask.slot == slot)


def asks_for(event: Event, slot: Any) -> bool:
    ask = getattr(event, "ask", None)
    return isinstance(ask, Identity) and bool(ask.slot == slot)


def test_an_undone_back_is_forgotten_and_can_be_shown_again(house: House, backs: Backs) -> None:
    evening, slot = laid(house)
    before, tag = evening.state, backs[evening.table.truth[slot]]
    evening.do(Scanned((tag,)))
    known = evening.state
    evening.do(TakenBack(1))
    assert evening.state == before
    evening.do(Scanned((tag,)))
    assert evening.state == known


def test_a_back_never_answers_a_question_and_is_never_a_face(house: House, backs: Backs) -> None:
    evening, slot = laid(house)
    evening.do(Scanned((backs[evening.table.truth[slot]],)))
    evening.until(lambda state: isinstance(state.ask, Identity))
    asked = evening.state.ask
    evening.do(Scanned((backs[evening.table.truth[asked.slot]],)))
    assert evening.state.ask == asked and said(evening) == ("tag-back", {})


def test_where_no_back_is_awaited_it_is_said_and_nothing_happens(house: House, backs: Backs) -> None:
    evening = Evening(house, 3)
    evening.begin(3, "back")
    evening.until(lambda state: state.turn.phase == "hive" and state.ask is None)
    before = evening.state
    for copy in list(before.table.designs)[:4]:
        evening.do(Scanned((backs[copy],)))
        assert said(evening) == ("back-nothing", {})
    assert evening.state == before


def test_a_back_of_another_box_is_said_to_be_of_another_game(house: House, backs: Backs) -> None:
    evening, slot = laid(house)
    absent = next(copy for copy in backs if copy not in evening.state.table.designs)
    evening.do(Scanned((backs[absent],)))
    assert said(evening)[0] == "no-card-of-this-game"
    assert evening.state.backs == ()


def test_a_new_code_on_a_back_takes_the_place_of_the_old_one(house: House, backs: Backs) -> None:
    evening, slot = laid(house, seed=9)
    true = evening.table.truth[slot]
    (fresh,) = house.store.labels.fresh(1)
    house.store.labels.bind_back(fresh, true)
    evening.do(Scanned((backs[true],)))
    assert said(evening) == ("tag-unbound", {"code": backs[true]}), "the old label is nobody's"
    evening.do(Scanned((fresh,)))
    assert evening.state.table.slots[slot].copy == true
    house.store.labels.bind_back(backs[true], true)
