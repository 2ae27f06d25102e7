"""What can be done is offered, at its price, and to whoever may do it (VIL-STATE, VIL-RECR, VIL-BIND)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.engine.legendary.ending import Won
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.chapters import villains
from companion.games.villains.commander import FightCommander
from companion.games.villains.dodging import Dodge
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
    STRIKE,
    THUG,
    TWIST,
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
    do,
    drafted,
    emptied,
    fill,
    find,
    game,
    in_hand,
    in_phase,
    play_on,
    put,
    refused,
    settled,
    with_numbers,
)

SEATS = (P1, P2, P3)


def offered(state: VillainsState, seat: SeatId | None = None) -> list[Command]:
    """Everything that a person can do just now."""
    return [one.command for one in villains().legal(state, seat or state.active)]


def does(state: VillainsState, kind: type) -> list[Command]:
    """The offers of one kind."""
    return [one for one in offered(state) if isinstance(one, kind)]


@pytest.mark.rule("VIL-FIGHT-02")
@pytest.mark.parametrize("space", range(5))
def test_a_fight_is_offered_in_every_space_alike(space: int) -> None:
    state = put(with_numbers(game(), attack=4), zones.CITY[space], THUG)
    assert does(state, Fight) == [Fight(P1, find(state, "thug", zones.CITY[space]))]
    outside = put(with_numbers(game(), attack=4), zones.OVERRUN, THUG)
    assert does(outside, Fight) == []


@pytest.mark.rule("VIL-BASIC-10", "VIL-RECR-02")
def test_a_new_recruit_costs_two_or_what_its_card_says() -> None:
    state = game()
    assert refused(with_numbers(state, recruit=1), RecruitFromStack(P1, "new-recruits")).need == 2
    assert do(with_numbers(state, recruit=2), RecruitFromStack(P1, "new-recruits")).numbers["recruit"] == 0
    untold = put(emptied(state, zones.NEW_RECRUITS), zones.NEW_RECRUITS, ally("plain", None, attack=1))
    assert refused(with_numbers(untold, recruit=1), RecruitFromStack(P1, "new-recruits")).need == 2
    other = put(emptied(state, zones.NEW_RECRUITS), zones.NEW_RECRUITS, ally("dear", 4, attack=1))
    assert refused(with_numbers(other, recruit=3), RecruitFromStack(P1, "new-recruits")).need == 4
    gained = after(with_numbers(state, recruit=5), clause("gain-recruits"))
    assert (gained.numbers["recruit"], count(gained, zones.of(P1, "discard"))) == (5, 1)


@pytest.mark.rule("VIL-BIND-14", "VIL-BIND-08")
def test_betrayal_is_offered_with_bindings_in_hand_and_needs_not_be_taken() -> None:
    bound = in_hand(game(), BINDINGS)
    assert len(does(bound, Betray)) == 1
    assert does(game(), Betray) == []
    assert does(in_phase(bound, "reveal"), Betray) == []
    others = [one for one in offered(bound) if not isinstance(one, Betray)]
    assert any(isinstance(one, Play) for one in others)
    state = do(bound, Play(P1, copy_in(bound, P1, "soldier")))
    assert (state.betrayed, len(does(state, Betray))) == (False, 1)
    for done in ("turn__recruited", "turn__defeated"):
        assert does(with_numbers(bound, **{done: 1}), Betray) == []


@pytest.mark.rule("VIL-BIND-09", "VIL-RUL-25")
def test_after_betrayal_a_card_that_beats_or_recruits_says_so_before_it_is_played() -> None:
    fury = ally("fury", 3, ability("play", clause("gain", attack=1), clause("defeat")))
    nested = [{"verb": "recruit-free"}]
    lure = ally("lure", 3, ability("play", clause("whether", count="city", n=0, do=nested)))
    before = fill(in_hand(game(), fury, lure, HELPER), "a")
    betrayed = replace(before, betrayed=True)
    for state, warned in ((before, set()), (betrayed, {"fury", "lure"})):
        ways = (one for one in villains().choices(state, P1) if one.id.startswith("play:"))
        told = {way.id.removeprefix("play:"): way.warns() for way in ways if callable(way.warns)}
        assert {name for name, said in told.items() if said is not None} == warned
    state = do(betrayed, Play(P1, copy_in(betrayed, P1, "fury")))
    assert (state.numbers["attack"], city(state)[0], state.ask) == (1, "a", None)
    state = do(betrayed, Play(P1, copy_in(betrayed, P1, "lure")))
    assert (state.numbers.get("turn:recruited", 0), state.ask) == (0, None)


@pytest.mark.rule("VIL-PLAY-05", "VIL-STATE-28")
def test_only_allies_of_the_hand_are_offered_to_be_played() -> None:
    wound = card("wound", "wound")
    state = emptied(game(), zones.of(P1, "hand"))
    state = put(state, zones.of(P1, "hand"), HELPER, BINDINGS, wound, face_up=False)
    assert does(state, Play) == [Play(P1, copy_in(state, P1, "helper"))]
    for other in ("bindings", "wound"):
        assert refused(state, Play(P1, copy_in(state, P1, other))).rule == "VIL-PLAY-05"
    faults = villains().rule_faults(put(game(), zones.of(P1, "played"), THUG))
    assert faults == ["VIL-PLAY-05 played:p1"]


@pytest.mark.rule("VIL-REVEAL-03", "VIL-REVEAL-02")
def test_an_adversary_that_comes_up_enters_and_pushes_and_nothing_else_does() -> None:
    for shown, first in ((THUG, "thug"), (BYSTANDER, "a"), (TWIST, "a"), (STRIKE, "a")):
        before = fill(game(phase="reveal", deck=(shown, THUG, THUG)), "a", "b")
        state, _ = settled(before, BeginTurn(P1))
        assert city(state)[0] == first
        assert city(state)[2] == ("b" if first == "thug" else "")


@pytest.mark.rule("VIL-STATE-20", "VIL-STATE-21", "VIL-STATE-22")
def test_nothing_is_done_any_more_once_the_game_is_over() -> None:
    draft = drafted(with_numbers(fill(in_hand(game(), MADAME), "a"), attack=20, recruit=20))
    draft.emit(Won())
    state = draft.state
    assert state.outcome == "won" and offered(state) == []
    commands: tuple[Command, ...] = (
        Play(P1, copy_in(state, P1, "soldier")),
        Fight(P1, find(state, "a")),
        FightCommander(P1),
        RecruitFromStack(P1, "new-recruits"),
        Dodge(P1, copy_in(state, P1, "madame")),
    )
    assert {refused(state, command).rule for command in commands} == {"VIL-STATE-20"}


@pytest.mark.rule("VIL-SPEC-03")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_of_two_cards_to_discard_as_many_go_as_there_are(held: int) -> None:
    state = emptied(game(), zones.of(P1, "hand"))
    state = put(state, zones.of(P1, "hand"), *(HELPER,) * held, face_up=False)
    state = after(state, clause("discard", n=2))
    while state.ask is not None:
        assert isinstance(state.ask, Choice)
        state = answer(state, "helper")
    assert count(state, zones.of(P1, "discard")) == min(2, held)


@pytest.mark.rule("VIL-SPEC-04", "VIL-SPEC-14")
@pytest.mark.parametrize("active", SEATS)
def test_what_is_nobodys_choice_is_asked_of_the_current_player(active: SeatId) -> None:
    for mine in SEATS:
        state = after(game(active=active), clause("gain-bindings", who="any"), seat=mine)
        assert state.ask is not None and state.ask.seat == active
    own = after(
        game(active=active),
        clause("choose", either=[{"verb": "draw"}], **{"or": [{"verb": "kidnap"}]}),
        seat=P2,
    )
    assert own.ask is not None and own.ask.seat in (active, P2)


@pytest.mark.rule("VIL-STATE-23", "VIL-RUL-10")
def test_a_dodge_is_offered_in_both_first_steps_of_the_own_turn_alone() -> None:
    held = in_hand(in_hand(game(), MADAME), MADAME, seat=P2)
    assert len(does(held, Dodge)) == 1
    assert len(does(in_phase(held, "reveal"), Dodge)) == 1
    assert does(in_phase(held, "cleanup"), Dodge) == []
    assert all(getattr(one, "seat", P1) == P1 for one in offered(held))


@pytest.mark.rule("VIL-STATE-24", "VIL-RECR-05")
def test_all_five_of_the_lair_and_both_stacks_are_offered_to_whoever_can_pay() -> None:
    rich = with_numbers(game(), recruit=4)
    assert len(does(rich, Recruit)) == 5
    assert {getattr(one, "stack", "") for one in does(rich, RecruitFromStack)} == {
        "madame-hydra",
        "new-recruits",
    }
    poor = with_numbers(game(), recruit=1)
    assert does(poor, Recruit) == [] and does(poor, RecruitFromStack) == []


@pytest.mark.rule("VIL-STATE-25", "VIL-STATE-26")
def test_only_fights_that_can_be_paid_and_met_are_offered() -> None:
    state = put(
        put(game(), zones.CITY[0], adversary("shy", 2, elusive=3)), zones.CITY[1], adversary("big", 9)
    )
    assert does(with_numbers(state, attack=8), Fight) == []
    met = with_numbers(state, attack=8, turn__made=3)
    assert does(met, Fight) == [Fight(P1, find(met, "shy"))]
    assert does(met, FightCommander) == [FightCommander(P1)]
    assert does(with_numbers(met, attack=7), FightCommander) == []


@pytest.mark.rule("VIL-KW-10", "VIL-KW-06")
def test_a_dodge_card_that_a_text_discards_draws_nothing_and_dodging_draws_one() -> None:
    state = put(emptied(game(), zones.of(P1, "hand")), zones.of(P1, "hand"), MADAME, face_up=False)
    thrown = after(state, clause("discard", n=1))
    assert (count(thrown, zones.of(P1, "hand")), count(thrown, zones.of(P1, "deck"))) == (0, 6)
    dodged = play_on(state, Dodge(P1, copy_in(state, P1, "madame")))
    assert (count(dodged, zones.of(P1, "hand")), count(dodged, zones.of(P1, "deck"))) == (1, 5)


@pytest.mark.rule("VIL-KW-07", "VIL-KW-10")
def test_a_text_on_being_discarded_is_done_once_for_an_effect_and_not_for_a_dodge() -> None:
    speaks = ally("speaks", 4, ability("discarded", clause("gain", recruit=2)), marks=("dodge",))
    held = put(emptied(game(), zones.of(P1, "hand")), zones.of(P1, "hand"), speaks, face_up=False)
    assert after(held, clause("discard", n=1)).numbers["recruit"] == 2
    dodged, _ = settled(held, Dodge(P1, copy_in(held, P1, "speaks")))
    assert dodged.numbers.get("recruit", 0) == 0


@pytest.mark.rule("VIL-KW-07")
def test_only_a_text_on_dodging_is_done_by_a_dodge() -> None:
    glider = ally("glider", 4, ability("play", clause("gain", attack=5)), marks=("dodge",), attack=3)
    before = in_hand(game(), glider)
    state, events = settled(before, Dodge(P1, copy_in(before, P1, "glider")))
    said = [event for event in events if type(event).__name__ == "PointsGained"]
    assert (said, state.numbers.get("attack", 0)) == ([], 0)
