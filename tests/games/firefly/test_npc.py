"""Main Characters without a player (FFY-NPC)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.firefly import zones
from companion.games.firefly.life import LIFE
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    HIT_1,
    HIT_2,
    MISS,
    N1,
    N2,
    P1,
    P2,
    P3,
    THUG,
    ability,
    clause,
    designs,
    do,
    game,
    happened,
    put,
    strike,
)
from tests.games.firefly.wounds import END, down, played, wounds


def drawn_by(person: str, *strikes: Card, **options: int) -> FireflyState:
    """After a named crew member was made to draw a strike."""
    does = clause("main", person=person, do=[{"verb": "strike", "n": 1}])
    return played(game(strikes=strikes, **options), ability("play", does))


@pytest.mark.rule("FFY-NPC-01")
def test_they_draw_only_when_an_effect_means_them() -> None:
    state = put(game(strikes=(HIT_1,) * 9), zones.COMBAT, THUG)
    drawn = {event.seat for event in happened(state, END) if isinstance(event, StrikeDrawn)}
    assert drawn == {P1}
    each = played(game(strikes=(HIT_1,) * 9), ability("play", clause("strike", n=1, who="each")))
    assert [len(wounds(each, seat)) for seat in (P1, P2, P3, N1, N2)] == [1, 1, 1, 0, 0]
    assert wounds(drawn_by("person-np1", HIT_2, MISS), N1) == ("hit-2",)


@pytest.mark.rule("FFY-NPC-01")
def test_the_highest_ranked_may_be_one_of_them() -> None:
    does = ability("play", clause("main", who="lowest", do=[{"verb": "strike", "n": 1}]))
    after = played(game(strikes=(HIT_2, MISS)), does)
    assert [wounds(after, seat) for seat in (P1, P2, P3, N1, N2)] == [(), (), (), (), ("hit-2",)]


@pytest.mark.rule("FFY-NPC-02")
def test_the_text_of_their_strike_is_ignored() -> None:
    text = strike(1, ability("strike", clause("gain", recruit=2)), design="jab")
    assert drawn_by("person-np1", text, MISS).numbers["recruit"] == 0
    assert drawn_by("person-p2", text, MISS).numbers["recruit"] == 2, "a player's is followed"


@pytest.mark.rule("FFY-NPC-03")
@pytest.mark.parametrize(("damage", "stands"), [(0, True), (1, False), (2, False)])
def test_any_damage_defeats_them_whatever_their_health(damage: int, stands: bool) -> None:
    after = drawn_by("person-np1", strike(damage), MISS, health=8)
    assert (N1 in after.main) is stands
    assert after.ask is None, "nobody is asked for their Health"


@pytest.mark.rule("FFY-NPC-04")
def test_the_avatar_lies_face_down_with_the_strike_on_it() -> None:
    after = drawn_by("person-np1", HIT_2, MISS)
    avatar = LIFE.avatar(after, N1)
    assert avatar is not None and not after.table.slots[avatar].face_up
    assert wounds(after, N1) == ("hit-2",)


@pytest.mark.rule("FFY-NPC-05")
def test_a_strike_without_damage_is_discarded() -> None:
    after = drawn_by("person-np1", MISS, HIT_1)
    assert (wounds(after, N1), designs(after, zones.STRUCK)) == ((), ("miss",))


@pytest.mark.rule("FFY-NPC-06")
def test_a_defeated_one_is_no_main_character_and_can_be_healed_back() -> None:
    state = replace(drawn_by("person-np1", HIT_2, MISS), felled=())
    assert N1 not in state.main
    again = ability("play", clause("main", person="person-np1", do=[{"verb": "strike", "n": 1}]))
    assert wounds(played(state, again), N1) == ("hit-2",), "out of the game it draws no strike"
    after = played(state, ability("play", clause("heal", n=1, who="any")))
    avatar = LIFE.avatar(after, N1)
    assert (N1 in after.main, wounds(after, N1), designs(after, zones.STRUCK)) == (True, (), ("hit-2",))
    assert avatar is not None and after.table.slots[avatar].face_up
    assert after.table.zone(zones.of(N1, "hand")) == ()


@pytest.mark.rule("FFY-NPC-03", "FFY-NPC-06")
def test_one_healed_back_in_the_same_turn_can_be_struck_again() -> None:
    """That the rest of a turn's strikes are avoided is for players who fall."""
    again = ability("play", clause("main", person="person-np1", do=[{"verb": "strike", "n": 1}]))
    state = drawn_by("person-np1", HIT_2, HIT_1, MISS)
    state = played(state, ability("play", clause("heal", n=1, who="any")))
    after = played(state, again)
    assert (N1 in after.main, wounds(after, N1)) == (False, ("hit-1",))


@pytest.mark.rule("FFY-NPC-06", "FFY-DEF-07")
def test_the_next_in_rank_takes_the_place_of_a_defeated_one() -> None:
    state = down(game(strikes=(HIT_2, MISS)), N2, damage=1)
    does = ability("play", clause("main", who="lowest", do=[{"verb": "strike", "n": 1}]))
    after = played(state, does)
    assert (wounds(after, N1), wounds(after, N2)) == (("hit-2",), ("hit-1",))


@pytest.mark.rule("FFY-NPC-07")
def test_most_effects_that_name_somebody_need_a_player() -> None:
    def talents(person: str) -> int:
        does = ability("play", clause("main", person=person, do=[{"verb": "talent", "n": 1}]))
        return 10 - len(played(game(), does).table.zone(zones.TALENTS))

    assert [talents(f"person-{seat}") for seat in (P2, N1, "nobody")] == [1, 0, 0]


@pytest.mark.rule("FFY-RUL-40", "FFY-TIME-03")
def test_they_come_after_all_players_in_the_order_of_ranks() -> None:
    does = ability("play", clause("main", who="each", do=[{"verb": "strike", "n": 1}]))
    strikes = tuple(strike(0, design=f"s{n}") for n in range(1, 6))
    state = game(strikes=(*strikes, MISS), active=P2)
    after = played(state, does, seat=P2)
    drawn = {seat: designs(after, zones.of(seat, "damage")) for seat in (P1, P2, P3)}
    assert drawn == {P2: ("s1",), P3: ("s2",), P1: ("s3",)}
    assert designs(after, zones.STRUCK) == ("s5", "s4"), "those of the others, the last on top"


@pytest.mark.rule("FFY-DEF-13", "FFY-WIN-03")
def test_they_are_no_players_where_the_loss_is_judged() -> None:
    lost = down(game(players=1), N1, damage=1)
    assert lost.outcome == ""
    hit = played(replace(lost, felled=()), ability("play", clause("strike", n=8)))
    assert do(hit, END).outcome == "", "strikes without damage"
    assert (
        played(game(players=1, strikes=(strike(8), MISS)), ability("play", clause("strike"))).outcome
        == "lost"
    )
