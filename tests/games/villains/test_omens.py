"""What everybody is told before it is too late, and what deserves a light of its own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.engine.effects.work import DoClause
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.ending import Won
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.opening import BeginTurn
from companion.games.villains import zones
from companion.games.villains.bindings import BindingsGained
from companion.games.villains.chapters import villains
from companion.games.villains.city import Ambushed
from companion.games.villains.commander import CommanderBeaten, FightCommander
from companion.games.villains.demolish import DemolishCalled
from companion.games.villains.ending import Crowned
from companion.games.villains.omens import DeckRunsLow, GoodNear, good_left
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    HELPER,
    P1,
    P2,
    P3,
    THUG,
    TWIST,
    ability,
    adversary,
    card,
    clause,
    drafted,
    game,
    happened,
    put,
    settled,
    with_numbers,
    worked_off,
)


def plot(*when: Clause) -> Card:
    """A Plot that Good wins under these conditions."""
    return card("plot", "plot", ability("good-wins", clause("nothing"), when=when), twists=8)


EIGHT = clause("at-least", count="twists", n=8)


def twisted(twists: int) -> tuple[VillainsState, tuple[Event, ...]]:
    """A turn that begins with a Plot Twist, after so many of them."""
    state = game(phase="reveal", deck=(TWIST, *(THUG,) * 8), plot=plot(EIGHT))
    return settled(with_numbers(state, twists=twists), BeginTurn(P1))


@pytest.mark.rule("VIL-OBJ-03")
@pytest.mark.parametrize(("twists", "left"), [(4, []), (5, [2]), (6, [1]), (7, [])])
def test_it_is_told_that_good_is_about_to_win(twists: int, left: list[int]) -> None:
    state, events = twisted(twists)
    assert [event.left for event in events if isinstance(event, GoodNear)] == left
    assert state.outcome == ("lost" if twists == 7 else "")


def test_it_is_told_once() -> None:
    state, _ = twisted(6)
    draft = drafted(state)
    villains().settler.settle(draft)
    assert not any(isinstance(event, GoodNear) for event in draft.events)


def test_what_is_missing_is_the_most_of_what_must_be_so_at_once() -> None:
    few = clause("at-most", count="bindings", n=25)
    assert good_left(game(plot=plot(EIGHT))) == 8
    assert good_left(game(plot=plot(few))) == 5
    assert good_left(with_numbers(game(plot=plot(EIGHT, few)), twists=6)) == 5
    assert good_left(game()) is None
    said = clause("is", what="ally")
    assert good_left(game(plot=plot(said, EIGHT))) is None


@pytest.mark.rule("VIL-OBJ-04")
@pytest.mark.parametrize(("cards", "told"), [(5, []), (4, [3]), (2, [1])])
def test_a_deck_that_runs_low_is_told_while_everybody_has_a_turn_left(cards: int, told: list[int]) -> None:
    _, events = settled(game(phase="reveal", deck=(THUG,) * cards), BeginTurn(P1))
    assert [event.left for event in events if isinstance(event, DeckRunsLow)] == told


def test_an_ambush_is_told_of_those_that_have_one() -> None:
    lurks = adversary("lurker", 3, ability("ambush", clause("gain", recruit=1)))
    blank = adversary("blank", 3, marks=("ambush",))
    for design, n in ((lurks, 1), (blank, 1), (THUG, 0)):
        _, events = settled(game(phase="reveal", deck=(design, *(THUG,) * 8)), BeginTurn(P1))
        assert sum(isinstance(event, Ambushed) for event in events) == n


@pytest.mark.rule("VIL-BIND-01")
def test_a_bindings_that_is_gained_is_told_of_and_another_card_is_not() -> None:
    draft = drafted(game())
    draft.later(DoClause(clause("gain-bindings", n=2), seat=P2))
    worked_off(draft)
    assert [event.seat for event in draft.events if isinstance(event, BindingsGained)] == [P2, P2]
    draft = drafted(game())
    draft.later(DoClause(clause("gain-card", **{"from": "new-recruits"}), seat=P2))
    worked_off(draft)
    assert any(isinstance(event, Gained) for event in draft.events)
    assert not any(isinstance(event, BindingsGained) for event in draft.events)


@pytest.mark.rule("VIL-KW-01")
def test_the_cost_is_told_that_everybody_looks_for() -> None:
    draft = drafted(game(allies=(HELPER, HELPER)))
    draft.later(DoClause(clause("demolish"), seat=P1))
    worked_off(draft)
    assert [event.cost for event in draft.events if isinstance(event, DemolishCalled)] == [4]


@pytest.mark.rule("VIL-OBJ-01")
def test_it_is_told_how_often_the_commander_has_to_be_beaten_still() -> None:
    state = with_numbers(game(), attack=8)
    (first,) = [event for event in happened(state, FightCommander(P1)) if isinstance(event, CommanderBeaten)]
    assert (first.left, villains().detail(first)) == (3, "")
    last = with_numbers(put(state, zones.victory(P2), THUG), defeats=3)
    (end,) = [event for event in happened(last, FightCommander(P1)) if isinstance(event, CommanderBeaten)]
    assert (end.left, villains().detail(end)) == (0, "last")
    blow = with_numbers(game(final_blow=1), attack=8, defeats=3)
    (one,) = [event for event in happened(blow, FightCommander(P1)) if isinstance(event, CommanderBeaten)]
    assert one.left == 1


@pytest.mark.rule("VIL-OBJ-07", "VIL-OBJ-08", "VIL-RUL-23")
def test_who_has_most_points_is_told_after_the_end() -> None:
    rich = with_numbers(put(game(), zones.victory(P2), *(THUG,) * 7), attack=8, defeats=3)
    kinds = happened(rich, FightCommander(P1))
    assert [(one.seat, one.total) for one in kinds if isinstance(one, Crowned)] == [(P2, 7)]
    assert isinstance(kinds[-2], Won)
    equal = put(rich, zones.victory(P1), THUG)
    told = [one for one in happened(equal, FightCommander(P1)) if isinstance(one, Crowned)]
    assert [one.seat for one in told] == [P1, P2]
    out = replace(game(), ran_out=("adversaries",))
    _, drawn = settled(put(out, zones.victory(P3), THUG), EndAction(P1))
    assert [one.seat for one in drawn if isinstance(one, Crowned)] == [P3]


@pytest.mark.rule("VIL-SOLO-13")
def test_nobody_is_named_who_plays_alone() -> None:
    alone = with_numbers(game(players=1), attack=8, defeats=3)
    assert not any(isinstance(one, Crowned) for one in happened(alone, FightCommander(P1)))
