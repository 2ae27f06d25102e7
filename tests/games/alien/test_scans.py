"""What a shown card or a touched thing is taken for."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.ids import CopyId, SlotId
from companion.engine.legendary.ending import Won
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.showing import in_order
from companion.games.alien import zones
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState
from tests.games.alien.acts import copy_at, in_hand, person, play
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    MATE,
    P1,
    P2,
    ability,
    card,
    clause,
    find,
    game,
    hide,
    hug,
    put,
    top,
)
from tests.games.alien.whole import attempt, evolve, meaning

LEADER = person("leader", klass="leadership", crew="red")
CAPTAIN = person(
    "captain", ability("play", clause("gain", attack=2), needs_class="leadership"), klass="leadership"
)
MATEY = person("matey", ability("play", clause("draw"), needs_crew="blue"), klass="tech", crew="red")
BLUE = person("blue", ability("play", clause("draw"), needs_class="tech"), crew="blue")
PLAIN = person("plain")


def meant(state: AlienState, copy: CopyId, place: str = "stand") -> Any:
    """The command that a shown card is taken for."""
    (found,) = meaning(state, (copy,), place)
    return found.command


def held(state: AlienState, *names: str) -> tuple[CopyId, ...]:
    """The copies of these designs in the first player's hand."""
    return tuple(copy_at(state, find(state, name, "hand:p1")) for name in names)


def test_a_card_of_the_own_hand_is_played(table: AlienState) -> None:
    state = in_hand(table, PLAIN)
    (copy,) = held(state, "plain")
    assert meant(state, copy) == Play(P1, copy, "camera")
    grunt = next(copy for copy in state.table.pools if copy.startswith("grunt"))
    assert meant(state, grunt) == Play(P1, grunt, "camera")


@pytest.mark.rule("ALN-ZONE-39")
def test_where_a_hidden_card_lies_is_told_to_nobody(table: AlienState) -> None:
    """One that the app knows, one that nobody knows: shown, both are taken for a card to be played."""
    state = put(table, "room:2", BRUTE, face_up=False)
    known = copy_at(state, top(state, "room:2"))
    assert meant(state, known) == Play(P1, known, "camera")
    state = hide(table, "room:2", DRONE)
    unknown = next(copy for copy in state.table.pools if copy.startswith("drone"))
    assert meant(state, unknown) == Play(P1, unknown, "camera")


def test_a_card_that_lies_open_is_what_can_be_done_with_it(table: AlienState) -> None:
    state = hug(put(put(table, "combat", DRONE), "operations", BRUTE), P2, 2)
    for zone in ("combat", "operations", "hugger:p2"):
        slot = top(state, zone)
        assert meant(state, copy_at(state, slot)) == Fight(P1, slot)
    bought = top(state, "hq:3")
    assert meant(state, copy_at(state, bought)) == Recruit(P1, bought)


def test_a_goal_card_is_paid_for_and_a_waiting_ability_used(table: AlienState) -> None:
    say = ability("goal", clause("leave"), level=1, pay=2)
    state = put(table, "room:1", card("goal", "goal", ability("reveal", clause("nothing")), say))
    slot = top(state, "room:1")
    assert meant(state, copy_at(state, slot)) == UseAbility(P1, slot, 1)
    once = person("once", ability("play", clause("draw"), once=True))
    state = play(table, once)
    slot = find(state, "once")
    assert meant(state, copy_at(state, slot)) == UseAbility(P1, slot, 0)


def test_a_character_that_lies_elsewhere_may_have_been_in_the_hand_all_the_same(table: AlienState) -> None:
    state = put(table, "discard:p2", MATE)
    copy = copy_at(state, top(state, "discard:p2"))
    assert meant(state, copy) == Play(P1, copy, "camera")


def test_what_lies_there_and_can_do_nothing_is_only_told(table: AlienState) -> None:
    (said,) = meaning(table, (copy_at(table, top(table, "location")),), "stand")
    assert said.command is None and said.says is not None
    assert (
        said.says.key == "card-lies-there"
        and said.says.args["card"] == table.table.card(top(table, "location")).name
    )  # type: ignore[union-attr]


@pytest.mark.rule("ALN-FACE-14")
def test_a_chestburster_is_a_claim_of_whoever_can_hold_it(table: AlienState) -> None:
    state = put(table, "hand:p2", BURST, face_up=False)
    assert meant(state, copy_at(state, state.table.zone("hand:p2")[-1])) == ClaimBurst(P2)
    in_hatchery = copy_at(table, top(table, "hatchery"))
    assert not isinstance(meant(table, in_hatchery), ClaimBurst)


def test_after_the_end_a_card_means_nothing(table: AlienState) -> None:
    (said,) = meaning(evolve(table, Won()), (copy_at(table, top(table, "hq:1")),), "stand")
    assert said.command is None and said.says is not None and said.says.key == "waiting-over"


@pytest.mark.rule("ALN-CLASS-01", "ALN-CLASS-05")
@pytest.mark.parametrize(
    ("fan", "order"),
    [
        (("leader", "captain"), ("leader", "captain")),
        (("captain", "leader"), ("leader", "captain")),
        (("captain", "plain"), ("captain", "plain")),
        (("blue", "matey"), ("blue", "matey")),
        (("matey", "blue", "plain"), ("matey", "blue", "plain")),
        (("captain", "plain", "leader"), ("plain", "leader", "captain")),
    ],
)
def test_a_fan_is_taken_left_to_right_unless_another_order_switches_on_more(
    table: AlienState, fan: tuple[str, ...], order: tuple[str, ...]
) -> None:
    state = in_hand(table, LEADER, CAPTAIN, MATEY, BLUE, PLAIN)
    copies = dict(zip(fan, held(state, *fan), strict=True))
    assert in_order(state, tuple(copies[name] for name in fan)) == tuple(copies[name] for name in order)


@pytest.mark.rule("ALN-CLASS-01")
def test_what_was_played_before_counts_for_the_order_of_a_fan(table: AlienState) -> None:
    state = in_hand(play(table, LEADER), CAPTAIN, LEADER)
    fan = held(state, "captain", "leader")
    assert in_order(state, fan) == fan, "the ability works anyway"


def test_a_touch_is_what_the_touched_thing_can_do(table: AlienState) -> None:
    state = put(put(table, "room:2", DRONE, face_up=False), "combat", BRUTE)
    hidden, fought, bought = top(state, "room:2"), top(state, "combat"), top(state, "hq:1")
    wanted: dict[str, object] = {
        f"slot:{hidden}": Scan(P1, zones.ROOMS[1]), f"slot:{fought}": Fight(P1, fought),
        f"slot:{bought}": Recruit(P1, bought), f"slot:{top(state, 'location')}": None, "slot:99999": None,
        "slot:x": None, "place:sergeants": RecruitSergeant(P1), "place:hive": BeginTurn(P1),
        "place:room:4": Scan(P1, zones.ROOMS[3]), "place:barracks": None, "place:nowhere": None,
        "objective": Complete(P1), "big": None, "design:nobody": None, "room:4": None, "sergeants": None,
    }  # fmt: skip
    for target, command in wanted.items():
        assert attempt(state, target, P1) == command, target
    played = attempt(state, "design:grunt", P1)
    assert isinstance(played, Play) and state.table.designs[played.copy] == "grunt"
    assert attempt(state, f"slot:{SlotId(0)}", P1) is None


def test_whoever_touches_it_is_the_active_player_who_does_it(table: AlienState) -> None:
    slot = top(game(active=P2), "hq:1")
    assert attempt(game(active=P2), f"slot:{slot}", P1) == Recruit(P2, slot)
