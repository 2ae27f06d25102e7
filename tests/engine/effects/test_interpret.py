"""Abilities become work: judged, offered, and carried out one clause at a time."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.effects.interpret import (
    begin_ability,
    do_clause,
    for_seat,
    instead,
    moments,
    queue_ability,
    queue_clauses,
)
from companion.engine.effects.work import BeginAbility, DoClause
from tests.engine.effects.table import A, B, answered, draft, lay, state

JUDGES = {"round": lambda state, clause, pending: state.turn.number == clause.args["n"]}


def card(*abilities: Ability) -> Card:
    return Card(DesignId("card"), "thing", {"en": "card"}, abilities=abilities)


def ability(on: str = "play", **rest: Any) -> Ability:
    return Ability(on, (Clause("one", {"n": 1}), Clause("two")), **rest)


def begun(one: Ability, can_pay: bool = True) -> tuple[Draft[State], BeginAbility, bool]:
    facts = card(one)
    table = lay(state(), "row", facts)
    work = queue_ability(B, table.table.zone("row")[0], 0, facts, "complex")
    sheet = draft(table)
    return sheet, work, begin_ability(sheet, work, JUDGES, can_pay)


@pytest.mark.rule("ALN-TEXT-06")
def test_only_abilities_of_the_moment_level_and_area_begin() -> None:
    facts = card(
        ability(),
        ability("reveal"),
        ability(area="combat"),
        ability("hazard", level=1),
        ability("hazard", level=2),
    )
    assert [index for index, _ in moments(facts, "play", 0, "complex")] == [0]
    assert [index for index, _ in moments(facts, "play", 0, "combat")] == [0, 2]
    assert [index for index, _ in moments(facts, "hazard", 2, "")] == [4]
    assert [index for index, _ in moments(facts, "hazard", 0, "")] == [3, 4]


def test_an_ability_without_conditions_goes_ahead_and_queues_its_clauses_in_order() -> None:
    sheet, work, ahead = begun(ability())
    assert ahead
    queue_clauses(sheet, work)
    clauses = [one for one in sheet.work if isinstance(one, DoClause)]
    assert [(one.clause.verb, one.seat, one.area) for one in clauses] == [
        ("one", B, "complex"),
        ("two", B, "complex"),
    ]


def test_an_ability_whose_conditions_do_not_hold_is_dropped() -> None:
    assert begun(ability(when=(Clause("round", {"n": 1}),)))[2]
    sheet, _, ahead = begun(ability(when=(Clause("round", {"n": 1}), Clause("round", {"n": 2}))))
    assert not ahead and sheet.events == []


def test_an_offer_is_put_to_its_player_and_may_be_declined() -> None:
    for value, taken in (("yes", True), ("no", False)):
        sheet, _, ahead = begun(ability(may=True))
        assert not ahead and isinstance(sheet.state.ask, Choice) and sheet.state.ask.seat == B
        after = answered(sheet, value)
        queued = after.work.popleft()
        assert isinstance(queued, BeginAbility) and begin_ability(after, queued, JUDGES, True) is taken


def test_a_price_is_an_offer_and_no_offer_when_it_cannot_be_paid() -> None:
    sheet, _, ahead = begun(ability(pay=2))
    assert not ahead and sheet.state.ask is not None and sheet.state.ask.why.args["n"] == 2
    sheet, _, ahead = begun(ability(pay=2), can_pay=False)
    assert not ahead and sheet.events == []


def test_a_clause_is_carried_out_by_its_verb_and_can_be_queued_differently() -> None:
    seen: list[tuple[str, Any]] = []
    verbs = {"one": lambda draft, pending, clause: seen.append((pending.seat, clause.args))}
    sheet, work, _ = begun(ability())
    queue_clauses(sheet, work)
    first = sheet.work.popleft()
    assert isinstance(first, DoClause)
    do_clause(sheet, first, verbs)
    do_clause(sheet, instead(first, n=2, who="each"), verbs)
    do_clause(sheet, for_seat(instead(first, n=None), A), verbs)
    assert seen == [(B, {"n": 1}), (B, {"n": 2, "who": "each"}), (A, {"who": "you"})]
