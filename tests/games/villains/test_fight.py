"""Fighting Adversaries (VIL-FIGHT, VIL-KW-12 to 17)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.engine.legendary.fighting import Fight, Kill, Weakened
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.commander import attack
from companion.games.villains.fighting import price
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BYSTANDER,
    GUARD,
    P1,
    P2,
    ability,
    adversary,
    after,
    ally,
    city,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    fill,
    find,
    game,
    in_hand,
    lair,
    put,
    refused,
    with_numbers,
    worked_off,
)

X = ("x-treme-attack",)


def facing(*foes: object, attack: int = 0, **rest: int) -> VillainsState:
    """These Adversaries in the city, from the Bridge on, and so much Attack."""
    state = with_numbers(game(**rest), attack=attack)
    for space, foe in zip(zones.CITY, foes, strict=False):
        state = put(state, space, foe)  # type: ignore[arg-type]
    return state


@pytest.mark.rule("VIL-FIGHT-01", "VIL-FIGHT-05", "VIL-FIGHT-16")
def test_what_is_left_pays_for_the_next_fight() -> None:
    before = facing(adversary("a", 4), adversary("b", 5), attack=9)
    once = do(before, Fight(P1, find(before, "a")))
    assert once.numbers["attack"] == 5
    assert do(once, Fight(P1, find(before, "b"))).numbers["attack"] == 0


@pytest.mark.rule("VIL-FIGHT-02")
@pytest.mark.parametrize("space", range(5))
def test_any_space_can_be_fought_in(space: int) -> None:
    before = put(with_numbers(game(), attack=1), zones.CITY[space], adversary("a", 1))
    assert city(do(before, Fight(P1, find(before, "a")))) == ("", "", "", "", "")


@pytest.mark.rule("VIL-FIGHT-03", "VIL-STATE-25")
def test_too_little_attack_is_refused_by_how_much() -> None:
    before = facing(adversary("a", 6), attack=5)
    no = refused(before, Fight(P1, find(before, "a")))
    assert (no.rule, no.need, no.have) == ("VIL-FIGHT-03", 6, 5)


@pytest.mark.rule("VIL-FIGHT-04")
def test_recruit_points_pay_for_no_fight() -> None:
    before = with_numbers(facing(adversary("a", 3), attack=2), recruit=9)
    assert refused(before, Fight(P1, find(before, "a"))).rule == "VIL-FIGHT-03"


@pytest.mark.rule("VIL-FIGHT-10")
def test_all_that_changes_the_attack_is_added_first_and_the_floor_comes_last() -> None:
    before = facing(*(adversary(name, 2, marks=X) for name in "abcd"))
    slot = find(before, "a")
    state = villains().evolve(before, Weakened(slot, 4))
    assert (price(before, slot), price(state, slot)) == (5, 1)
    lone = facing(adversary("a", 1))
    assert price(villains().evolve(lone, Weakened(find(lone, "a"), 2)), find(lone, "a")) == 0


@pytest.mark.rule("VIL-FIGHT-11")
def test_nothing_is_spent_on_an_attack_of_nothing() -> None:
    before = facing(adversary("a", 0))
    state = do(before, Fight(P1, find(before, "a")))
    assert (designs(state, zones.victory(P1)), state.numbers["attack"]) == (("a",), 0)


@pytest.mark.rule("VIL-FIGHT-12", "VIL-KW-12")
@pytest.mark.parametrize(("made", "legal"), [(5, False), (6, True), (7, True)])
def test_elusive_six_needs_at_least_six_made(made: int, legal: bool) -> None:
    before = with_numbers(facing(adversary("a", 3, elusive=6), attack=9), turn__made=made)
    slot = find(before, "a")
    if legal:
        assert designs(do(before, Fight(P1, slot)), zones.victory(P1)) == ("a",)
    else:
        assert refused(before, Fight(P1, slot)).rule == "VIL-KW-12"


@pytest.mark.rule("VIL-KW-14", "VIL-KW-13")
def test_six_made_and_five_spent_on_an_ally_meet_elusive_six() -> None:
    giver = ally("giver", 1, recruit=6)
    before = in_hand(facing(adversary("a", 3, elusive=6), attack=3), giver)
    before = lair(before, 5, 5, 5, 5, 5)
    state = do(before, Play(P1, copy_in(before, P1, "giver")))
    state = do(state, Recruit(P1, find(state, "cost-5")))
    assert state.numbers["recruit"] == 1
    after = do(state, Fight(P1, find(state, "a")))
    assert (designs(after, zones.victory(P1)), after.numbers["recruit"]) == (("a",), 1)


@pytest.mark.rule("VIL-KW-15", "VIL-KW-12")
def test_an_elusive_one_asks_for_points_that_were_made() -> None:
    before = facing(adversary("a", 3, elusive=6), attack=3)
    slot = find(before, "a")
    assert refused(with_numbers(before, turn__made=5), Fight(P1, slot)).rule == "VIL-KW-12"
    spent = with_numbers(before, turn__made=6, recruit=1)
    after = do(spent, Fight(P1, slot))
    assert (designs(after, zones.victory(P1)), after.numbers["recruit"]) == (("a",), 1)
    poor = with_numbers(spent, attack=2)
    assert refused(poor, Fight(P1, slot)).rule == "VIL-FIGHT-03"


@pytest.mark.rule("VIL-KW-13")
def test_the_points_of_an_elusive_one_are_not_spent() -> None:
    before = with_numbers(facing(adversary("a", 1, elusive=4), attack=1), turn__made=4, recruit=4)
    assert do(before, Fight(P1, find(before, "a"))).numbers["recruit"] == 4


@pytest.mark.rule("VIL-KW-16", "VIL-KW-17")
def test_each_other_x_treme_one_in_the_city_adds_one() -> None:
    before = facing(*(adversary(name, n, marks=X) for name, n in (("a", 4), ("b", 4), ("c", 5))), attack=6)
    before = put(before, zones.OVERRUN, adversary("d", 1, marks=X))
    slots = [find(before, name) for name in "abc"]
    assert [price(before, slot) for slot in slots] == [6, 6, 7]
    after = do(before, Fight(P1, slots[0]))
    assert [price(after, slot) for slot in slots[1:]] == [5, 6]
    lone = facing(adversary("a", 4, marks=X))
    assert price(lone, find(lone, "a")) == 4


@pytest.mark.rule("VIL-FIGHT-13", "VIL-CARD-26")
def test_an_effect_defeats_without_paying_or_conditions() -> None:
    foe = adversary("a", 9, ability("fight", clause("gain", recruit=2)), elusive=9)
    before = put(facing(foe), zones.GUARDED[0], BYSTANDER)
    draft = drafted(before)
    draft.later(Kill(seat=P2, slot=find(before, "a")))
    state = worked_off(draft)
    assert designs(state, zones.victory(P2)) == ("bystander", "a")
    assert state.numbers["recruit"] == 2


@pytest.mark.rule("VIL-RECR-09")
@pytest.mark.parametrize("recruit", [0, 1, 2, 3])
def test_recruit_points_pay_just_what_is_missing_where_a_card_says_so(recruit: int) -> None:
    for short, mine in ((2, 2), (1, 3)):
        before = after(with_numbers(facing(adversary("a", 4), attack=mine), recruit=recruit),
                       clause("note", what="recruit-as-attack"))  # fmt: skip
        slot = find(before, "a")
        if recruit >= short:
            state = do(before, Fight(P1, slot))
            assert (state.numbers["attack"], state.numbers["recruit"]) == (0, recruit - short)
        else:
            no = refused(before, Fight(P1, slot))
            assert (no.rule, no.have) == ("VIL-FIGHT-03", mine)


@pytest.mark.rule("VIL-CARD-26", "VIL-BIND-09", "VIL-RUL-25")
def test_total_fury_beats_whoever_it_would_be_too_dear_to_fight_but_never_the_commander() -> None:
    foe = adversary("a", 9, ability("fight", clause("gain", recruit=2)), elusive=9)
    before = put(facing(foe), zones.GUARDED[0], BYSTANDER)
    state = after(before, clause("defeat"))
    assert designs(state, zones.victory(P1)) == ("bystander", "a")
    assert (state.numbers["recruit"], state.numbers["turn:defeated"]) == (2, 1)
    theirs = after(before, clause("defeat"), seat=P2)
    assert designs(theirs, zones.victory(P2)) == ("bystander", "a")
    none = after(facing(), clause("defeat"))
    assert (none.ask, none.defeats, designs(none, zones.victory(P1))) == (None, 0, ())
    betrayed = after(replace(before, betrayed=True), clause("defeat"))
    assert (city(betrayed)[0], betrayed.numbers.get("turn:defeated", 0)) == ("a", 0)


@pytest.mark.rule("VIL-FIGHT-14")
def test_only_the_city_is_fought() -> None:
    before = put(with_numbers(game(), attack=9), zones.OVERRUN, adversary("a", 1))
    assert refused(before, Fight(P1, find(before, "a"))).rule == "VIL-FIGHT-14"
    guarded = put(with_numbers(fill(game(), "b"), attack=9), zones.GUARDED[0], BYSTANDER)
    assert refused(guarded, Fight(P1, find(guarded, "bystander"))).rule == "VIL-FIGHT-14"


@pytest.mark.rule("VIL-FIGHT-15")
def test_a_defeat_is_noted_for_betrayal() -> None:
    before = facing(GUARD, attack=3)
    assert do(before, Fight(P1, find(before, "guard"))).numbers["turn:defeated"] == 1


@pytest.mark.rule("VIL-CHAL-13", "VIL-CMD-09")
def test_an_army_of_glory_makes_every_adversary_stronger_but_not_the_commander() -> None:
    before = facing(adversary("a", 4), GUARD, army_of_glory=2)
    assert [price(before, find(before, name)) for name in ("a", "guard")] == [6, 5]
    assert attack(before) == 8


@pytest.mark.rule("VIL-TURN-06", "VIL-STATE-23")
def test_only_whoever_has_the_turn_fights() -> None:
    before = facing(adversary("a", 1), attack=5)
    assert refused(before, Fight(P2, find(before, "a"))).rule == "VIL-TURN-06"
    early = facing(adversary("a", 1), attack=5, phase="reveal")  # type: ignore[arg-type]
    assert refused(early, Fight(P1, find(early, "a"))).rule == "VIL-TURN-02"
