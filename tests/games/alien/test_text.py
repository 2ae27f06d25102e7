"""Card text and the rules: who decides, and how much is done (ALN-TEXT, ALN-TIME)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.commands import Command
from companion.core.language.events import Waived
from companion.core.language.refusals import NEVER_WAIVED, Refusal
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.alien import zones
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, in_hand, play, playing, playing_design, pools
from tests.games.alien.box import (
    ANCHOR,
    BRUTE,
    DRONE,
    HIT_1,
    P1,
    P2,
    P3,
    QUEEN,
    ability,
    clause,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    hide,
    play_on,
    put,
    rooms,
    strike,
    top,
    with_numbers,
)
from tests.games.alien.whole import decide

ROOM = zones.ROOMS


@pytest.mark.rule("ALN-TEXT-01")
def test_every_refusal_can_be_overridden_but_secrets_and_impossible_things(table: AlienState) -> None:
    state = with_numbers(put(hide(table, ROOM[0], DRONE), "combat", QUEEN, BRUTE), attack=1)
    queen, brute = find(state, "queen"), find(state, "brute")
    commands = (
        Fight(P1, queen), Fight(P1, brute), Fight(P1, top(state, ROOM[0])), Scan(P1, ROOM[1]),
        Recruit(P1, top(state, "hq:1")), RecruitSergeant(P1), Fight(P2, brute), Complete(P1),
        Complete(P1, 3), Recruit(P1, top(state, "sergeants")),
    )  # fmt: skip
    for command in commands:
        waived: list[str] = []
        while True:
            no = outcome(state, command, waived)
            if no is None or no.kind in NEVER_WAIVED:
                break
            assert no.rule not in waived
            waived.append(no.rule)
        if no is None:
            told = [event.rule for event in happened(state, command, *waived) if isinstance(event, Waived)]
            assert told == waived


def outcome(state: AlienState, command: Command, waived: list[str]) -> Refusal | None:
    """The refusal of a command, None when it is accepted."""
    result = decide(state, command, frozenset(waived))
    return result if isinstance(result, Refusal) else None


@pytest.mark.rule("ALN-TEXT-02", "ALN-TEXT-10", "ALN-RULING-61")
def test_a_prohibition_beats_a_permission(table: AlienState) -> None:
    """Moving is allowed by the effect and forbidden by the card: it stays."""
    state = put(table, ROOM[1], ANCHOR)
    assert rooms(play(state, actor(clause("push"))))[1] == "anchor"
    state = put(table, "combat", ANCHOR)
    assert designs(play(state, actor(clause("drag"))), "combat") == ("anchor",)
    hidden = play(hide(table, ROOM[1], ANCHOR), actor(clause("push")))
    assert rooms(hidden)[1:3] == ("", "?")


@pytest.mark.rule("ALN-TEXT-03")
def test_as_much_is_done_as_possible(table: AlienState) -> None:
    state = table
    for design in ("specialist", "specialist", "specialist", "grunt", "grunt"):
        state = do(state, playing_design(state, design))
    assert len(state.table.zone("hand:p1")) == 1
    state = play(state, actor(clause("discard", n=2)))
    assert len(state.table.zone("hand:p1")) == 0 and len(state.table.zone("discard:p1")) == 1
    state = play(put(state, "damage:p1", HIT_1), actor(clause("heal", n=3)))
    assert designs(state, "damage:p1") == ()
    assert play(state, actor(clause("kill", what="enemy"), clause("scan", n=2))).ask is None


@pytest.mark.rule("ALN-TEXT-04")
def test_the_active_player_chooses_when_nobody_is_named(table: AlienState) -> None:
    state = put(put(table, "combat", BRUTE, DRONE), ROOM[0], enemy("cruel", 1))
    state = in_hand(state, actor(clause("weaken", by=1)))
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice) and state.ask.seat == P1 and len(state.ask.options) == 3


@pytest.mark.rule("ALN-TEXT-05")
def test_you_is_the_active_player_when_nobody_is_named(table: AlienState) -> None:
    state = put(table, "combat", enemy("rich", 0, ability("death", clause("draw", n=2))))
    events = happened(state, Fight(P1, find(state, "rich")))
    assert [one.seat for one in events if isinstance(one, HandDrawn)] == [P1]


@pytest.mark.rule("ALN-TEXT-06")
def test_an_area_ability_works_only_in_its_area(table: AlienState) -> None:
    for zone, area, works in (
        (ROOM[0], "complex", True),
        (ROOM[4], "complex", True),
        ("combat", "complex", False),
        ("combat", "combat", True),
        (ROOM[0], "combat", False),
        (ROOM[0], "operations", False),
    ):
        rich = enemy(f"rich-{area}", 0, ability("death", clause("gain", recruit=2), area=area))
        state = put(table, zone, rich)
        state = do(state, Fight(P1, find(state, f"rich-{area}")))
        assert pools(state)[1] == (2 if works else 0), (zone, area)


@pytest.mark.rule("ALN-TIME-01")
def test_several_players_the_active_one_first_then_clockwise() -> None:
    state = game(4, active=P3, strikes=(HIT_1,) * 9)
    state = in_hand(state, actor(clause("strike", who="each")), seat=P3)
    drawn = [event.seat for event in happened(state, playing(state, P3)) if isinstance(event, StrikeDrawn)]
    assert drawn == ["p3", "p4", "p1", "p2"]
    state = in_hand(state, actor(clause("strike", who="others")), seat=P3)
    drawn = [event.seat for event in happened(state, playing(state, P3)) if isinstance(event, StrikeDrawn)]
    assert drawn == ["p4", "p1", "p2"]


@pytest.mark.rule("ALN-TEXT-09")
def test_a_price_on_a_card_is_an_offer_for_recruit_points(table: AlienState) -> None:
    payer = actor(clause("draw"), pay=2)
    state = with_numbers(table, recruit=3)
    assert pools(play(state, payer, "no")) == (0, 3)
    paid = play(state, payer, "yes")
    assert pools(paid) == (0, 1) and len(paid.table.zone("hand:p1")) == 7
    poor = play(table, payer)
    assert poor.ask is None and len(poor.table.zone("hand:p1")) == 6


def test_points_after_the_action_phase_are_void(table: AlienState) -> None:
    """Attack or Recruit gained in the Strike Phase cannot be used any more (ALN-RULING-58)."""
    gift = strike(0, ability("strike", clause("gain", attack=5, recruit=5)), design="gift")
    state = put(game(strikes=(gift,) * 2), "combat", DRONE)
    events = happened(state, EndAction(P1))
    assert not any(isinstance(event, PointsGained) for event in events)
    assert pools(play_on(state, EndAction(P1))) == (0, 0)
