"""When and how texts are carried out: choices, orders, reveals, empty stacks (VIL-SPEC, VIL-KW)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.engine.effects.work import DoClause
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    BYSTANDER,
    HELPER,
    MADAME,
    P1,
    P2,
    P3,
    RECRUIT,
    THUG,
    ability,
    adversary,
    after,
    ally,
    answer,
    card,
    city,
    clause,
    copy_in,
    count,
    designs,
    do,
    drafted,
    emptied,
    fill,
    find,
    game,
    guarding,
    lair,
    name,
    put,
    refused,
    settled,
    with_numbers,
    worked_off,
)

SEATS = (P1, P2, P3)
TECH = ally("gadget", 3, klass="tech")
IRON_MAN = adversary("iron", 4, ability("fight", clause(
    "show", match="tech", who="each", **{"else": [{"verb": "gain-bindings", "n": 1}]})))  # fmt: skip
ELEKTRA = adversary("elektra", 2, ability(
    "fight", clause("ko", what="ally", **{"from": "yours"}),
    clause("ko", what="bindings", **{"from": "hand-or-discard"})))  # fmt: skip


def only(state: VillainsState, *cards: Card, seat: SeatId = P1) -> VillainsState:
    """The State in which a hand holds these cards and no other."""
    hand = zones.of(seat, "hand")
    return put(emptied(state, hand), hand, *cards, face_up=False)


def facing(foe: Card, state: VillainsState) -> VillainsState:
    """The State with somebody on the Bridge and Attack enough."""
    return with_numbers(put(state, zones.CITY[0], foe), attack=9)


def fought(state: VillainsState, who: str) -> VillainsState:
    """The State after a fight, as far as it goes without an answer."""
    return do(state, Fight(P1, find(state, who)))


def offered(state: VillainsState) -> list[str]:
    """The cards, or else the keys, that can be answered."""
    assert isinstance(state.ask, Choice)
    return [name(state, one.slot) if one.slot is not None else one.key for one in state.ask.options]


@pytest.mark.rule("VIL-SPEC-01", "VIL-FIGHT-12")
def test_what_an_adversary_says_of_its_fight_beats_that_anybody_can_be_fought() -> None:
    blob = adversary("blob", 2, ability("ongoing", clause("only-with", match="tech")))
    before = facing(blob, only(game(), HELPER))
    plain = facing(blob, only(game(), MADAME))
    assert refused(plain, Fight(P1, find(plain, "blob"))).rule == "VIL-SPEC-01"
    assert designs(fought(before, "blob"), zones.victory(P1)) == ("blob",)


@pytest.mark.rule("VIL-SPEC-01", "VIL-RECR-09")
def test_a_card_beats_the_rule_that_points_are_of_two_kinds() -> None:
    before = with_numbers(game(), recruit=0, attack=4)
    assert refused(before, RecruitFromStack(P1, "new-recruits")).rule == "VIL-BASIC-10"
    free = after(before, clause("gain-recruits", n=1))
    assert designs(free, zones.of(P1, "discard")) == ("recruit",)


@pytest.mark.rule("VIL-SPEC-02", "VIL-STRIKE-03")
@pytest.mark.parametrize(("active", "order"), [(P1, [P1, P2, P3]), (P2, [P2, P3, P1]), (P3, [P3, P1, P2])])
def test_each_player_begins_with_the_current_one_and_the_others_with_the_left(
    active: SeatId, order: list[SeatId]
) -> None:
    for who, seats in (("each", order), ("others", order[1:])):
        draft = drafted(game(active=active))
        work = clause("everybody", who=who, do=[{"verb": "gain-bindings"}, {"verb": "kidnap"}])
        state = after(draft.state, work, seat=active)
        for seat in SEATS:
            told = 1 if seat in seats else 0
            assert (count(state, zones.of(seat, "discard")), count(state, zones.victory(seat))) == (
                told,
                told,
            )
        told_seats = seats_told(draft.state, work, active)
        assert told_seats == [seat for seat in seats for _ in range(2)]


def seats_told(state: VillainsState, work: Clause, seat: SeatId) -> list[SeatId]:
    """Whose each thing was that happened."""
    draft = drafted(state)
    draft.later(DoClause(work, seat=seat))
    worked_off(draft)
    return [
        getattr(event, "seat", P1)
        for event in draft.events
        if type(event).__name__ in ("Gained", "Kidnapped")
    ]


@pytest.mark.rule("VIL-SPEC-03")
def test_of_two_bystanders_the_only_one_is_koed() -> None:
    before = put(game(), zones.victory(P1), BYSTANDER, THUG)
    state = after(before, clause("ko", n=2, what="bystander", **{"from": "victory"}))
    assert (designs(state, zones.KO), designs(state, zones.victory(P1))) == (("bystander",), ("thug",))


@pytest.mark.rule("VIL-SPEC-04")
def test_a_choice_that_is_nobodys_is_the_current_players() -> None:
    for active in SEATS:
        draft = drafted(lair(game(active=active, phase="reveal", deck=(THUG, THUG)), 2, 3, 4, 5, 6))
        full = fill(draft.state, "a", "b", "c", "d", "e")
        state = do(full, BeginTurn(active))
        assert state.ask is not None and state.ask.seat == active
        chosen = after(game(active=active), clause("draw", n=1, who="any"), seat=P2)
        assert chosen.ask is not None and chosen.ask.seat == active


@pytest.mark.rule("VIL-SPEC-05", "VIL-KW-19")
def test_elektra_kos_an_ally_of_the_hand_or_the_table_and_what_it_gave_stays() -> None:
    muscle = ally("muscle", 3, attack=2)
    before = put(only(game(), muscle, TECH, BINDINGS), zones.of(P1, "discard"), HELPER)
    played = do(before, Play(P1, copy_in(before, P1, "muscle")))
    there = facing(ELEKTRA, played)
    state = fought(with_numbers(there, attack=2), "elektra")
    assert sorted(offered(state)) == ["gadget", "muscle"]
    state = answer(state, "muscle")
    assert set(designs(state, zones.KO)) == {"muscle", "bindings"}
    assert len(state.played) == 1
    rich = answer(fought(with_numbers(there, attack=5), "elektra"), "muscle")
    assert rich.numbers["attack"] == 3
    hand = answer(fought(there, "elektra"), "gadget")
    assert (set(designs(hand, zones.KO)), designs(hand, zones.of(P1, "discard"))) == (
        {"gadget", "bindings"},
        ("helper",),
    )


@pytest.mark.rule("VIL-SPEC-06")
def test_encephalo_ray_counts_tech_played_before_it_and_none_of_the_hand() -> None:
    ray = ally("ray", 5, ability("play", clause("gain", attack="other:tech")), klass="tech", attack=2)
    before = only(game(), ray, TECH, TECH, TECH)
    state = do(before, Play(P1, copy_in(before, P1, "gadget")))
    state = do(state, Play(P1, copy_in(state, P1, "gadget")))
    assert do(state, Play(P1, copy_in(state, P1, "ray"))).numbers["attack"] == 2 + 2
    assert do(before, Play(P1, copy_in(before, P1, "ray"))).numbers["attack"] == 2


@pytest.mark.rule("VIL-SPEC-07", "VIL-KW-22")
def test_the_ally_that_was_played_is_revealed_for_iron_man_and_stays() -> None:
    before = game()
    for seat in SEATS:
        before = only(before, MADAME, seat=seat)
    played = facing(IRON_MAN, put(before, zones.of(P1, "played"), TECH))
    state = answer(fought(played, "iron"), offered(fought(played, "iron"))[0])
    assert [count(state, zones.of(seat, "discard")) for seat in SEATS] == [0, 1, 1]
    assert designs(state, zones.of(P1, "played")) == ("gadget",)
    held = facing(IRON_MAN, only(before, TECH, MADAME))
    state = answer(fought(held, "iron"), "gadget")
    assert (count(state, zones.of(P1, "hand")), count(state, zones.of(P1, "discard")), state.played) == (
        2,
        0,
        (),
    )


@pytest.mark.rule("VIL-SPEC-08")
def test_whoever_could_reveal_may_take_the_bindings() -> None:
    before = game()
    for seat in SEATS:
        before = only(before, TECH, seat=seat)
    for where in (before, put(only(before, MADAME), zones.of(P1, "played"), TECH)):
        state = fought(facing(IRON_MAN, where), "iron")
        for seat in SEATS:
            assert state.ask is not None and state.ask.seat == seat
            state = answer(state, "none")
        assert [designs(state, zones.of(seat, "discard")) for seat in SEATS] == [("bindings",)] * 3


@pytest.mark.rule("VIL-SPEC-09", "VIL-SPEC-10", "VIL-BASIC-12")
def test_an_empty_stack_gives_nothing_though_the_ko_pile_has_some() -> None:
    stacks = (zones.BINDINGS, zones.NEW_RECRUITS, zones.MADAME_HYDRA, zones.BYSTANDERS)
    before = put(emptied(game(), *stacks), zones.KO, BINDINGS, RECRUIT, MADAME, BYSTANDER)
    state = after(
        before,
        clause("gain-bindings", n=2, who="each"),
        clause("gain-recruits", who="each"),
        clause("gain-recruits", **{"from": "madame-hydra"}),
        clause("kidnap", who="each"),
    )
    assert state.ask is None and count(state, zones.KO) == 4
    for seat in SEATS:
        assert (count(state, zones.of(seat, "discard")), count(state, zones.victory(seat))) == (0, 0)
    rich = with_numbers(before, recruit=9)
    assert refused(rich, RecruitFromStack(P1, "new-recruits")).rule == "VIL-BASIC-12"
    assert refused(rich, RecruitFromStack(P1, "madame-hydra")).rule == "VIL-BASIC-12"


@pytest.mark.rule("VIL-REVEAL-04", "VIL-BYST-05")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_so_many_cards_are_played_or_kidnapped_and_one_where_no_number_is_said(n: int) -> None:
    said = {} if n == 1 else {"n": n}
    state = after(game(), clause("play-adversary", **said), clause("kidnap", **said))
    assert (sum(map(bool, city(state))), count(state, zones.victory(P1))) == (n, n)
    assert (count(state, zones.ADVERSARIES), count(state, zones.BYSTANDERS)) == (8 - n, 6 - n)


@pytest.mark.rule("VIL-SPEC-11")
def test_a_number_that_a_card_lacks_is_nothing() -> None:
    bare = card("bare", "adversary")
    state = facing(bare, game())
    assert designs(fought(with_numbers(state, attack=0), "bare"), zones.victory(P1)) == ("bare",)
    odd = after(only(game(players=1, allies=(ally("free", 0),)), BINDINGS), clause("demolish"))
    assert designs(odd, zones.of(P1, "discard")) == ("bindings",)


@pytest.mark.rule("VIL-SPEC-12", "VIL-CARD-15", "VIL-RUL-25")
def test_paying_for_a_new_recruit_is_no_effect_and_gaining_one_no_recruiting() -> None:
    pulled = after(
        with_numbers(game(), recruit=2),
        clause("send-recruits", how="recruits-to-hand"),
        clause("gain-recruits"),
    )
    assert (count(pulled, zones.of(P1, "hand")), pulled.numbers.get("turn:recruited", 0)) == (7, 0)
    state = do(pulled, RecruitFromStack(P1, "new-recruits"))
    assert (designs(state, zones.of(P1, "discard")), count(state, zones.of(P1, "hand"))) == (("recruit",), 7)
    assert state.numbers["turn:recruited"] == 1


@pytest.mark.rule("VIL-SPEC-13", "VIL-RUL-12")
def test_penalties_prices_and_dodges_add_to_the_discards_of_each_seat() -> None:
    before = guarding(
        fill(lair(game(phase="reveal", deck=(THUG,) * 3), 7, 7, 7, 7, 7), "a", "b", "c", "d", "e"), 5
    )
    for seat in SEATS:
        before = only(before, MADAME, HELPER, seat=seat)
    state, _ = settled(before, BeginTurn(P1))
    assert {seat: len(slots) for seat, slots in state.discarded.items()} == {P1: 1, P2: 1, P3: 1}
    later, _ = settled(state, EndAction(P1))
    assert later.discarded == {}


@pytest.mark.rule("VIL-SPEC-14", "VIL-RUL-33")
def test_every_seat_chooses_its_own_discard_and_bindings_will_do() -> None:
    before = guarding(
        fill(lair(game(phase="reveal", deck=(THUG,) * 3), 7, 7, 7, 7, 7), "a", "b", "c", "d", "e"), 5
    )
    for seat in SEATS:
        before = only(before, BINDINGS, HELPER, seat=seat)
    state = do(before, BeginTurn(P1))
    for seat in SEATS:
        assert state.ask is not None and state.ask.seat == seat
        assert sorted(offered(state)) == ["bindings", "helper"]
        state = answer(state, "bindings")
    assert [designs(state, zones.of(seat, "discard")) for seat in SEATS] == [("bindings",)] * 3


@pytest.mark.rule("VIL-RUL-33", "VIL-BASIC-05")
def test_madame_hydra_is_paid_with_a_soldier_or_with_bindings() -> None:
    giver = ally("giver", 3, ability("play", clause("discard", n=1)), marks=("costs-a-card",), recruit=2)
    before = only(game(), giver, BINDINGS, HELPER)
    state = do(before, Play(P1, copy_in(before, P1, "giver")))
    assert sorted(offered(state)) == ["bindings", "helper"]
    for paid in ("bindings", "helper"):
        told = answer(state, paid)
        assert (designs(told, zones.of(P1, "discard")), told.numbers["recruit"]) == ((paid,), 2)


@pytest.mark.rule("VIL-SPEC-15")
def test_the_current_player_picks_which_of_two_bystanders_acts_first() -> None:
    engineer = card("engineer", "bystander", ability("kidnap", clause("gain", recruit=1)), vp=1)
    rock = card("rock", "bystander", ability("kidnap", clause("gain", recruit="made")), vp=1)
    before = guarding(with_numbers(fill(game(), "a"), attack=9), 1, 0, BYSTANDER, engineer, rock)
    asked = fought(before, "a")
    assert sorted(offered(asked)) == ["engineer", "rock"]
    assert answer(asked, "engineer").numbers["recruit"] == 2
    assert answer(asked, "rock").numbers["recruit"] == 1
    twins = fought(guarding(with_numbers(fill(game(), "a"), attack=9), 1, 0, engineer, engineer), "a")
    assert (twins.ask, twins.numbers["recruit"]) == (None, 2)


@pytest.mark.rule("VIL-SPEC-15", "VIL-OVER-11")
def test_of_two_that_overrun_at_once_one_is_done_with_before_the_other() -> None:
    one = adversary("one", 1, ability("overrun", clause("gain", recruit="city:crew")), crew="crew")
    two = adversary("two", 1, crew="crew")
    before = lair(game(), 1, 7, 7, 7, 7)
    state = after(put(put(before, zones.CITY[1], one), zones.CITY[3], two), clause("overrun", what="crew"))
    assert sorted(offered(state)) == ["one", "two"]
    first = answer(state, "one")
    assert (first.numbers["recruit"], designs(first, zones.OVERRUN)) == (1, ("two", "one"))
    last = answer(state, "two")
    assert (last.numbers.get("recruit", 0), city(last)) == (0, ("",) * 5)


@pytest.mark.rule("VIL-SPEC-15", "VIL-OVER-11")
def test_of_two_that_were_to_overrun_one_may_be_gone_by_the_others_text() -> None:
    said = ability("overrun", clause("ko", what="two", **{"from": "city"}))
    one, two = adversary("one", 1, said, crew="crew"), adversary("two", 1, crew="crew", marks=("two",))
    before = lair(game(), 7, 7, 7, 7, 7)
    state = after(put(put(before, zones.CITY[1], one), zones.CITY[3], two), clause("overrun", what="crew"))
    state = answer(state, "one")
    assert (designs(state, zones.OVERRUN), designs(state, zones.KO)) == (("one",), ("two",))
    assert (state.ask, state.numbers["overran"]) == (None, 1)


@pytest.mark.rule("VIL-SPEC-02")
@pytest.mark.parametrize("you", SEATS)
def test_others_are_the_others_of_whoever_the_text_is_of(you: SeatId) -> None:
    state = after(game(), clause("everybody", who="others", do=[{"verb": "gain-bindings"}]), seat=you)
    bound = [seat for seat in SEATS if count(state, zones.of(seat, "discard"))]
    assert bound == [seat for seat in SEATS if seat != you]


@pytest.mark.rule("VIL-SPEC-16", "VIL-CITY-13")
def test_what_an_overrun_began_goes_on_though_the_ally_deck_is_empty_by_it() -> None:
    ambusher = adversary("n", 1, ability("ambush", clause("gain", attack=1)))
    shouter = adversary("e", 1, ability("overrun", clause("gain", recruit=2)))
    before = lair(game(phase="reveal", deck=(ambusher, THUG, THUG), allies=(HELPER,)), 2, 7, 7, 7, 7)
    before = guarding(put(fill(before, "a", "b", "c", "d"), zones.CITY[4], shouter), 5)
    state, _ = settled(before, BeginTurn(P1))
    assert (count(state, zones.ALLIES), state.ran_out, state.outcome) == (0, ("allies",), "")
    assert [count(state, zones.of(seat, "discard")) for seat in SEATS] == [1, 1, 1]
    assert (state.numbers["recruit"], state.numbers["attack"]) == (2, 1)
