"""The market of five, class and team triggers, and pools of points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Clause
from companion.core.language.events import Waived
from companion.core.language.ids import ZoneId
from companion.engine import ledger
from companion.engine.legendary.market.spaces import next_refill, next_unknown
from companion.engine.legendary.pools import charge, charge_late, pool
from companion.engine.legendary.state import Played
from companion.engine.legendary.triggers import count_class, count_crew, is_switched_on
from companion.engine.waivers import Refused
from tests.engine.effects.table import A, answered, draft, lay, state, thing
from tests.engine.toy import Go

SPACES = (ZoneId("m:1"), ZoneId("m:2"))
DECK = ZoneId("deck")


def ability(klass: str = "", crew: str = "") -> Ability:
    return Ability("play", (Clause("nothing"),), klass, crew)


TECH_RED, NONE_BLUE = Played(1, "tech", "red"), Played(2, "", "blue")  # type: ignore[arg-type]
INTEL, BOTH = Played(3, "intel"), Played(4, "tech+intel")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wanted", "earlier", "on"),
    [
        (ability(), (), True),
        (ability("tech"), (), False),
        (ability("tech"), (TECH_RED,), True),
        (ability("intel"), (TECH_RED, NONE_BLUE), False),
        (ability(crew="blue"), (TECH_RED, NONE_BLUE), True),
        (ability("tech", "blue"), (TECH_RED,), False),
        (ability("tech", "blue"), (TECH_RED, NONE_BLUE), True),
        (ability("tech+intel"), (TECH_RED, NONE_BLUE), False),
        (ability("tech+intel"), (TECH_RED, INTEL), True),
        (ability("tech+intel"), (BOTH,), True),
        (ability("tech+tech"), (BOTH,), False),
        (ability("tech+tech"), (BOTH, TECH_RED), True),
    ],
)
def test_class_and_team_abilities_need_an_earlier_card(
    wanted: Ability, earlier: tuple[Played, ...], on: bool
) -> None:
    assert is_switched_on(wanted, earlier) is on


def test_cards_of_a_class_or_crew_are_counted() -> None:
    played = (TECH_RED, NONE_BLUE, TECH_RED)
    assert (count_class(played, "tech"), count_crew(played, "blue"), count_class(played, "intel")) == (
        2,
        1,
        0,
    )


def test_the_first_empty_space_is_filled_from_the_top_of_the_deck() -> None:
    table = lay(lay(state(), "m:1", thing("x")), "deck", thing("y"), thing("z"), face_up=False).table
    assert next_refill(table, SPACES, DECK) == (table.zone("deck")[0], SPACES[1])
    assert next_refill(lay(state(), "deck", thing("y")).table, SPACES[:0], DECK) is None
    assert next_refill(lay(state(), "m:1", thing("x")).table, SPACES, DECK) is None


def test_an_open_card_that_nobody_has_named_is_found() -> None:
    table = lay(lay(state(), "m:1", thing("x")), "m:2", thing("y")).table
    assert next_unknown(table, SPACES) is None
    forgotten = ledger.forget(table, table.zone("m:2"))
    assert next_unknown(forgotten, SPACES) == table.zone("m:2")[0]


def test_a_price_within_the_pool_is_paid_and_one_above_it_refused_with_what_is_missing() -> None:
    assert charge(draft(state(attack=3)), "attack", 2, "RULE-1") == 2
    with pytest.raises(Refused) as caught:
        charge(draft(state(attack=1)), "attack", 3, "RULE-1")
    no = caught.value.refusal
    assert (no.rule, no.kind, no.need, no.have, no.pool) == ("RULE-1", "cost", 3, 1, "attack")
    assert no.remedy is not None and no.remedy.args == {"count": 2}


def test_a_waived_price_pays_what_there_is_and_notes_what_was_not_paid() -> None:
    sheet = draft(state(attack=1), ["RULE-1"])
    assert charge(sheet, "attack", 3, "RULE-1") == 1
    assert sheet.events == [Waived("RULE-1", "cost", 2)]  # type: ignore[arg-type]


@pytest.mark.parametrize(("reply", "paid"), [("leave", None), ("anyway", 1)])
def test_a_price_told_too_late_for_a_refusal_is_a_question(reply: str, paid: int | None) -> None:
    sheet, work = draft(state(attack=1)), Go(seat=A)
    assert charge_late(sheet, "attack", 3, "RULE-1", work) is None
    after = answered(sheet, reply)
    assert charge_late(after, "attack", 3, "RULE-1", after.work.popleft()) == paid
    waived = [event for event in after.events if isinstance(event, Waived)]
    assert [event.short for event in waived] == ([2] if paid else [])


def test_a_price_that_can_be_paid_is_never_asked_about() -> None:
    sheet = draft(replace(state(), numbers={"attack": 3}))
    assert charge_late(sheet, "attack", 3, "RULE-1", Go(seat=A)) == 3
    assert sheet.events == [] and pool(sheet.state, "recruit") == 0
