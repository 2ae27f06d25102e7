"""Simulated traitors play for themselves, and know no more than the person in their place."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.core.crossing.views import Figure, SeatView, View
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.room import Sight
from companion.engine.ways import Price, Way
from companion.games.alien.duels import FightPlayer
from companion.games.alien.room import room
from companion.games.alien.scoring.traitor import WORTH_BY_AIM, aim, duel_worth
from companion.games.alien.scoring.worth import worth
from companion.games.alien.state import AlienState
from companion.house.simulate import Plan, simulate
from tests.games.alien.agenda_table import EVIL, GOOD, agenda_table, revealed, risen
from tests.games.alien.box import BRUTE, DRONE, HIT_3, P1, P2, P3, P4, P5, dead, hug, put, with_numbers
from tests.games.alien.whole import view


class Eyes:
    """Real Agendas, and who has looked where."""

    def __init__(self, state: AlienState, evil: SeatId | None) -> None:
        own = state.agendas[evil].slot if evil is not None else None
        self.cards = {one.slot: EVIL[0] if one.slot == own else GOOD[0] for one in state.agendas.values()}
        self.looked: list[SlotId] = []

    def __call__(self, slot: SlotId) -> Card:
        self.looked.append(slot)
        return self.cards[slot]


@pytest.mark.rule("ALN-AGENDA-04", "ALN-AGENDA-06")
def test_everybody_looks_at_the_own_agenda_alone() -> None:
    state = agenda_table()
    for evil in (P1, P2, None):
        for seat in (P1, P2, P3):
            eyes = Eyes(state, evil)
            assert aim(state, seat, eyes) == ("evil" if seat == evil else "")
            assert eyes.looked == [state.agendas[seat].slot]


@pytest.mark.rule("ALN-AGENDA-29")
def test_in_the_delayed_game_nobody_looks_before_it_is_turned_up() -> None:
    state = agenda_table(mode="delayed")
    eyes = Eyes(state, P2)
    assert [aim(state, seat, eyes) for seat in (P1, P2, P3)] == ["", "", ""]
    open_ = revealed(state, P2, "evil")
    assert [aim(open_, seat, eyes) for seat in (P1, P2, P3)] == ["", "evil", ""]
    assert eyes.looked == []


@pytest.mark.rule("ALN-AGENDA-04", "ALN-AGENDA-13")
def test_what_everybody_knows_is_not_looked_at_again() -> None:
    known = revealed(agenda_table(), P2, "evil")
    eyes = Eyes(known, None)
    assert (aim(known, P2, eyes), eyes.looked) == ("evil", [])


@pytest.mark.rule("ALN-AGENDA-09", "ALN-AGENDA-23")
def test_a_traitor_weighs_whom_to_fight_by_what_is_missing_to_the_death_and_by_the_price() -> None:
    near, unhurt = Figure("harm", 3, of=10), Figure("harm", None, of=10)
    lives = {P1: near, P2: unhurt, P3: None, P4: Figure("harm", None)}
    people = {seat: SeatView(seat, "", 0, life=life) for seat, life in lives.items()}
    people[P5] = replace(people[P1], seat=P5, guise=phrase("guise-alien"))
    price, sight = Price("attack", 4, 9), cast(Sight, SimpleNamespace(seat=people.get))
    weighed = {
        seat: duel_worth(
            Way("duel", FightPlayer(P1, seat), phrase("x"), f"seat:{seat}", price=price), lambda: sight
        )
        for seat in (*people, SeatId("nobody"))
    }
    assert list(weighed.values()) == [75 - 7 - 0.4, 75 - 10 - 0.4, 75 - 0.4, 75 - 0.4, 75 - 0.4, -2.0]


@pytest.mark.rule("ALN-RULING-65")
def test_a_traitor_who_became_an_alien_is_no_traitor() -> None:
    state = risen(P2, "evil")
    assert aim(state, P2, Eyes(state, P2)) == ""


def chosen(state: AlienState, aims: str = "") -> Way:
    """What somebody at turn takes, who has laid all cards."""
    state = replace(state, table=replace(state.table, zones={**state.table.zones, "hand:p1": ()}))
    shown: View = view(state, P1)
    ways = room().choices(state, P1)
    return GreedyPlayer(worth, Random(1), WORTH_BY_AIM).choose(ways, lambda: shown, aims)


@pytest.mark.rule("ALN-AGENDA-09", "ALN-AGENDA-23", "ALN-PVP-01")
def test_a_traitor_fights_whoever_is_nearest_to_death_and_leaves_the_enemies() -> None:
    state = put(with_numbers(agenda_table(), attack=6), "room:2", BRUTE)
    state = put(state, "damage:p3", HIT_3)
    assert chosen(state, "evil").id == "duel:p3"
    assert chosen(state).id.startswith("fight:")
    hugged = hug(put(state, "combat", DRONE), P3, 3)
    assert chosen(hugged, "evil").id == "duel:p3", "another's facehugger is left where it is"
    own = hug(state, P1, 3)
    assert chosen(own, "evil").target == f"slot:{own.huggers[0].slot}"


@pytest.mark.rule("ALN-AGENDA-20")
def test_the_last_one_left_plays_for_the_objectives() -> None:
    state = dead(put(with_numbers(agenda_table(), attack=6), "room:2", BRUTE), P2, P3)
    assert chosen(state, "evil").offer() == chosen(state).offer()


@pytest.mark.rule("ALN-AGENDA-13", "ALN-AGENDA-17")
def test_the_others_fight_a_known_traitor_and_nobody_who_is_not_known() -> None:
    state = with_numbers(agenda_table(), attack=6)
    assert not chosen(state).id.startswith("duel:")
    assert chosen(with_numbers(revealed(agenda_table(), P2, "evil"), attack=6)).id == "duel:p2"
    assert not chosen(with_numbers(revealed(agenda_table(), P2, "good"), attack=6)).id.startswith("duel:")


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.rule("ALN-AGENDA-09", "ALN-AGENDA-19")
@pytest.mark.parametrize("mode", ["agendas", "delayed", "agendas+aliens"])
def test_traitors_win_now_and_then_and_break_nothing(mode: str) -> None:
    tally = simulate(room(), practice_box("alien"), Plan(players=3, games=100, seed=1, mode=mode))
    assert (tally.broken_invariants, tally.first_broken) == (0, "")
    assert tally.outcomes.get("evil", 0) >= (1 if mode == "delayed" else 5), tally.outcomes
    assert tally.outcomes.get("won", 0) >= 10, tally.outcomes
