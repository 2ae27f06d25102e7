"""One code on all cards of a design: they are counted, not named; backs and dividers are no faces."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.core.crossing.intents import Scanned
from companion.core.language.asks import Identity
from companion.core.language.ids import CopyId, DesignId
from companion.engine import ledger
from tests.house.kit import Evening, at_rest, house_at

GRUNT = DesignId("grunt")


def grunt_code(evening: Evening) -> str:
    return evening.house.store.labels.of_designs("alien-practice", [GRUNT])[GRUNT]


def with_grunts(evening: Evening, count: int) -> int:
    """Play until the active hand holds so many grunts; gives how many it holds."""

    def held(state: Any) -> int:
        return sum(1 for copy in evening.hand() if state.table.designs[copy] == GRUNT)

    evening.until(lambda state: at_rest(state) and held(state) >= count)
    return held(evening.state)


def played(evening: Evening) -> list[str]:
    table = evening.state.table
    return [table.designs[table.slots[s].copy] for s in table.zone(f"played:{evening.state.turn.seat}")]


def test_a_fan_of_equal_codes_is_as_many_cards(evening: Evening) -> None:
    count = with_grunts(evening, 2)
    code, before = grunt_code(evening), Counter(played(evening))
    evening.do(Scanned((code,) * count))
    assert Counter(played(evening)) - before == {GRUNT: count}
    assert ledger.faults(evening.state.table) == []


def test_codes_beyond_what_the_hand_can_hold_are_no_cards(tmp_path: Any) -> None:
    evening = Evening(house_at(tmp_path / "store.db"), seed=4)
    evening.begin(2, "face")
    with_grunts(evening, 1)
    hand = f"hand:{evening.state.turn.seat}"
    held, before = len(evening.state.table.zone(hand)), len(played(evening))
    evening.do(Scanned((grunt_code(evening),) * (held + 3)))
    fresh = played(evening)[before:]
    assert set(fresh) == {GRUNT} and len(fresh) <= 5, "a player's deck holds five of them"
    assert len(evening.state.table.zone(hand)) == held - len(fresh)
    assert ledger.faults(evening.state.table) == []
    evening.house.close()


def test_a_design_answers_which_card_it_is(tmp_path: Any) -> None:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(3, "face")
    ask = evening.state.ask
    assert isinstance(ask, Identity)
    true = evening.table.truth[ask.slot]
    design = evening.state.table.designs[true]
    code = evening.house.store.labels.of_designs("alien-practice", [design])[design]
    evening.do(Scanned((code,)))
    found = evening.state.table.slots[ask.slot].copy
    assert found is not None and evening.state.table.designs[found] == design
    evening.house.close()


def test_a_back_and_a_divider_name_no_card(evening: Evening) -> None:
    evening.until(lambda state: state.turn.phase == "hive" and state.ask is None)
    labels, before = evening.house.store.labels, evening.state
    (back,) = labels.deal_backs("alien-practice", [CopyId("alien-practice/grunt#1")]).values()
    (divider,) = labels.of_stacks("alien-practice", ["strikes"]).values()
    for code, key in ((back, "back-nothing"), (divider, "tag-divider")):
        step = evening.do(Scanned((code,)))
        assert step.note is not None and step.note.key == key
        assert step.note.args == {}, "a back gets a click, never a name"
        assert key not in evening.house.texts.say(step.note, "fr")
    assert evening.state == before
