"""The course of a turn, Superpowers, cleanup and Victory Piles, rule by rule (VIL-TURN, VIL-END, VIL-VP)."""

from __future__ import annotations

import pytest

from companion.core.language.ids import SeatId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.chapters import villains
from companion.games.villains.commander import FightCommander
from companion.games.villains.dodging import Dodge
from companion.games.villains.ending import scores, worth
from companion.games.villains.ko import ko
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
    TACTIC,
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
    in_hand,
    play_on,
    put,
    refused,
    settled,
    top,
    with_numbers,
)

SEATS = (P1, P2, P3)


def play(state: VillainsState, *names: str) -> VillainsState:
    """The State after the current player has played these cards."""
    for name in names:
        state = do(state, Play(P1, copy_in(state, P1, name)))
    return state


def ended(state: VillainsState, seat: SeatId = P1) -> VillainsState:
    """The State after a turn was ended, every question answered."""
    return settled(state, EndAction(seat))[0]


@pytest.mark.rule("VIL-TURN-01", "VIL-STATE-04", "VIL-STATE-13")
def test_the_three_steps_follow_each_other() -> None:
    before = game(phase="reveal")
    state, events = settled(before, BeginTurn(P1))
    assert (state.turn.phase, city(state)[0]) == ("action", "thug")
    assert refused(state, BeginTurn(P1)).rule == "VIL-TURN-01"
    told = [type(event).__name__ for event in settled(play(state, "soldier"), EndAction(P1))[1]]
    assert told.index("CardsDiscarded") < told.index("HandDrawn") < told.index("TurnBegan")


@pytest.mark.rule("VIL-TURN-06", "VIL-STATE-23")
def test_nobody_but_the_current_player_does_anything() -> None:
    before = with_numbers(fill(game(), "a"), attack=20, recruit=20)
    for seat in (P2, P3):
        state = in_hand(in_hand(before, BINDINGS, seat=seat), MADAME, seat=seat)
        for command in (
            Play(seat, copy_in(state, seat, "soldier")),
            RecruitFromStack(seat, "new-recruits"),
            Fight(seat, find(state, "a")),
            FightCommander(seat),
            Dodge(seat, copy_in(state, seat, "madame")),
            Betray(seat, copy_in(state, seat, "bindings")),
            EndAction(seat),
        ):
            assert refused(state, command).rule == "VIL-TURN-06"


@pytest.mark.rule("VIL-TURN-05", "VIL-END-06")
def test_unspent_points_are_gone_for_every_seat() -> None:
    state = game()
    for seat in SEATS:
        state = ended(with_numbers(in_phase_of(state, seat), attack=3, recruit=2, turn__made=2), seat)
        assert (state.numbers["attack"], state.numbers["recruit"]) == (0, 0)
        assert "turn:made" not in state.numbers
    assert state.active == P1


def in_phase_of(state: VillainsState, seat: SeatId) -> VillainsState:
    """The State in the second step of a player's turn."""
    return settled(state, BeginTurn(seat))[0] if state.turn.phase == "reveal" else state


@pytest.mark.rule("VIL-REVEAL-05", "VIL-CHAL-19")
@pytest.mark.parametrize(("crackdown", "n"), [(0, 1), (1, 2)])
def test_a_turn_brings_one_card_or_two_in_a_crackdown(crackdown: int, n: int) -> None:
    state = game(phase="reveal", crackdown=crackdown)
    while state.turn.phase == "reveal":
        state, _ = settled(state, BeginTurn(P1))
    assert (count(state, zones.ADVERSARIES), sum(map(bool, city(state)))) == (8 - n, n)


@pytest.mark.rule("VIL-CHAL-19")
def test_the_second_card_of_a_crackdown_waits_until_the_first_is_worked_out() -> None:
    first = adversary("first", 1, ability("ambush", clause("gain", recruit="city")))
    state = game(phase="reveal", deck=(first, THUG, THUG), crackdown=1)
    while state.turn.phase == "reveal":
        state, _ = settled(state, BeginTurn(P1))
    assert (city(state)[:2], state.numbers["recruit"]) == (("thug", "first"), 1)


@pytest.mark.rule("VIL-RUL-10", "VIL-KW-11")
def test_a_dodge_fits_between_the_two_cards_of_a_crackdown() -> None:
    before = in_hand(game(phase="reveal", crackdown=1), MADAME)
    once, _ = settled(before, BeginTurn(P1))
    assert (once.turn.phase, count(once, zones.ADVERSARIES)) == ("reveal", 7)
    state = play_on(once, Dodge(P1, copy_in(once, P1, "madame")))
    assert (state.turn.phase, designs(state, zones.of(P1, "discard"))) == ("reveal", ("madame",))
    state, _ = settled(state, BeginTurn(P1))
    assert (state.turn.phase, count(state, zones.ADVERSARIES)) == ("action", 6)


@pytest.mark.rule("VIL-SUPER-07")
def test_a_superpower_that_works_is_done_unless_it_says_may() -> None:
    costs = ally("costs", 2, ability("play", clause("gain-bindings"), needs_class="tech"), klass="tech")
    offers = ally(
        "offers", 2, ability("play", clause("draw", n=1), needs_class="tech", may=True), klass="tech"
    )
    before = in_hand(game(), HELPER, costs, offers)
    state = play(before, "helper", "costs")
    assert designs(state, zones.of(P1, "discard")) == ("bindings",)
    asked = play(before, "helper", "offers")
    assert asked.ask is not None and {option.key for option in getattr(asked.ask, "options", ())} == {
        "yes",
        "no",
    }
    held = count(asked, zones.of(P1, "hand"))
    assert count(answer(asked, "no"), zones.of(P1, "hand")) == held
    assert count(answer(asked, "yes"), zones.of(P1, "hand")) == held + 1


@pytest.mark.rule("VIL-SUPER-09")
def test_hidden_weapons_needs_another_card_of_its_icon_and_one_of_the_second() -> None:
    power = ability("play", clause("gain", attack=3), needs_class="instinct+tech")
    hidden = ally("hidden", 3, power, klass="tech")
    wild, other = ally("wild", 2, klass="instinct"), ally("other", 2, klass="tech")
    before = in_hand(game(), hidden, hidden, wild, other)
    won = {
        names: play(before, *names).numbers.get("attack", 0)
        for names in (
            ("hidden",), ("wild", "hidden"), ("other", "hidden"), ("wild", "other", "hidden"),
            ("wild", "hidden", "hidden"),
        )
    }  # fmt: skip
    assert list(won.values()) == [0, 0, 0, 3, 3]


@pytest.mark.rule("VIL-SUPER-10")
def test_a_discarded_or_dodged_card_wakes_no_superpower() -> None:
    power = ally("power", 3, ability("play", clause("gain", attack=1), needs_class="tech"), klass="tech")
    gadget = ally("gadget", 2, klass="tech", marks=("dodge",))
    before = in_hand(game(), power, gadget)
    dodged = play_on(before, Dodge(P1, copy_in(before, P1, "gadget")))
    assert play(dodged, "power").numbers.get("attack", 0) == 0
    assert play(before, "gadget", "power").numbers["attack"] == 1
    assert play(before, "operative", "power").numbers.get("attack", 0) == 0
    thrown = carried(before, (find(before, "gadget"),), zones.of(P1, "discard"))
    assert play(thrown, "power").numbers.get("attack", 0) == 0


@pytest.mark.rule("VIL-SUPER-11", "VIL-RUL-06", "VIL-BASIC-11")
def test_a_card_that_left_the_table_still_wakes_a_superpower_but_is_none_of_yours() -> None:
    power = ally("power", 3, ability("play", clause("gain", attack=1), needs_class="tech"), klass="covert")
    gone = ally("gone", 2, ability("play", clause("go-back")), klass="tech")
    before = emptied(game(), zones.of(P1, "hand"))
    before = put(before, zones.of(P1, "hand"), power, gone, HELPER, face_up=False)
    back = play(before, "gone")
    assert count(back, zones.of(P1, "played")) == 0
    assert play(back, "power").numbers["attack"] == 1
    draft = drafted(play(before, "helper"))
    ko(draft, find(draft.state, "helper", zones.of(P1, "played")))
    assert play(draft.state, "power").numbers["attack"] == 1
    mine = carried(draft.state, draft.state.table.zone(zones.of(P1, "hand")), zones.BOX)
    again = after(mine, clause("ko", **{"from": "yours", "what": "ally"}))
    assert (again.ask, count(again, zones.KO)) == (None, 1)


@pytest.mark.rule("VIL-END-01", "VIL-END-02")
def test_played_cards_and_the_rest_of_the_hand_are_discarded() -> None:
    before = play(emptied(in_hand(game(), HELPER), zones.of(P1, "deck")), "soldier", "operative")
    draft = drafted(before)
    assert count(draft.state, zones.of(P1, "played")) == 2
    _, events = settled(before, EndAction(P1))
    gone = [
        slot
        for event in events
        if type(event).__name__ == "CardsDiscarded"
        for slot in getattr(event, "slots", ())
    ]
    own = (*before.table.zone(zones.of(P1, "played")), *before.table.zone(zones.of(P1, "hand")))
    assert sorted(gone) == sorted(own)


@pytest.mark.rule("VIL-END-03", "VIL-END-05")
def test_six_new_cards_come_to_whoever_ends_the_turn_and_to_nobody_else() -> None:
    before = game()
    state = ended(before)
    assert count(state, zones.of(P1, "hand")) == 6
    assert not set(state.table.zone(zones.of(P1, "hand"))) & set(before.table.zone(zones.of(P1, "hand")))
    for seat in (P2, P3):
        for part in ("hand", "deck", "discard"):
            assert state.table.zone(zones.of(seat, part)) == before.table.zone(zones.of(seat, part))


@pytest.mark.rule("VIL-DECK-03", "VIL-RUL-07")
def test_a_later_draw_of_the_turn_tries_again() -> None:
    drawer = ally("drawer", 1, ability("play", clause("draw", n=2)))
    bare = emptied(game(), zones.of(P1, "deck"), zones.of(P1, "hand"))
    before = in_hand(bare, drawer, drawer)
    state = play(before, "drawer")
    assert count(state, zones.of(P1, "hand")) == 1
    state = do(with_numbers(state, recruit=9), RecruitFromStack(P1, "new-recruits"))
    assert designs(play(state, "drawer"), zones.of(P1, "hand")) == ("recruit",)


@pytest.mark.rule("VIL-VP-01", "VIL-SCORE-01", "VIL-SCORE-02")
def test_every_seat_has_an_open_victory_pile_and_nothing_else_scores() -> None:
    state = game()
    for n, seat in enumerate(SEATS, 1):
        state = put(state, zones.victory(seat), *(card("prize", "bystander", vp=5),) * n)
        rest = (
            zones.of(seat, "hand"),
            zones.of(seat, "discard"),
            zones.of(seat, "deck"),
            zones.KO,
            zones.OVERRUN,
        )
        for zone in rest:
            state = put(state, zone, card("prize", "bystander", vp=5))
    assert [worth(state, seat) for seat in SEATS] == [5, 10, 15]
    assert [one.points for one in scores(state)] == [5, 10, 15]
    lying = (slot for seat in SEATS for slot in state.table.zone(zones.victory(seat)))
    assert all(state.table.slots[slot].face_up for slot in lying)


@pytest.mark.rule("VIL-VP-03", "VIL-DECK-06")
def test_a_new_deck_is_made_of_the_discard_pile_alone() -> None:
    before = emptied(in_hand(game(), HELPER), zones.of(P1, "deck"))
    before = put(before, zones.victory(P1), BYSTANDER, THUG, TACTIC)
    before = put(put(before, zones.KO, HELPER), zones.of(P1, "discard"), *(BINDINGS,) * 2)
    state = play(before, "soldier")
    held = state.table.zone(zones.of(P1, "hand"))
    state = after(state, clause("draw", n=1))
    assert count(state, zones.of(P1, "deck")) + count(state, zones.of(P1, "hand")) == 2 + len(held)
    assert designs(state, zones.victory(P1)) == ("bystander", "thug", "tactic")
    assert (count(state, zones.of(P1, "played")), count(state, zones.KO)) == (1, 1)


@pytest.mark.rule("VIL-VP-05", "VIL-BYST-09")
def test_what_is_printed_counts_and_a_bystander_is_worth_one() -> None:
    pile = (
        BYSTANDER,
        adversary("a", 9, vp=4),
        card("tactic", "tactic", vp=6),
        card("none", "backup", attack=2),
    )
    state = put(game(), zones.victory(P2), *pile)
    assert (worth(state, P2), worth(state, P1)) == (11, 0)


@pytest.mark.rule("VIL-VP-06")
def test_what_a_card_takes_out_of_a_victory_pile_no_longer_scores() -> None:
    state = put(game(), zones.victory(P1), BYSTANDER, adversary("a", 2, vp=4))
    taken = after(state, clause("to-overrun", what="enemy", **{"from": "victory"}))
    assert (worth(state, P1), worth(taken, P1), designs(taken, zones.OVERRUN)) == (5, 1, ("a",))
    koed = after(state, clause("ko", what="bystander", **{"from": "victory"}))
    assert worth(koed, P1) == 4
    back = after(state, clause("enter", what="enemy", **{"from": "victory"}))
    assert (worth(back, P1), city(back)[0]) == (1, "a")


@pytest.mark.rule("VIL-CHAL-10", "VIL-END-03")
@pytest.mark.parametrize("seat", SEATS)
def test_hands_of_five_for_every_seat(seat: SeatId) -> None:
    state = ended(game(active=seat, hand_of_fate=1), seat)
    assert count(state, zones.of(seat, "hand")) == 5
    assert top(state, zones.COMMANDER)


@pytest.mark.rule("VIL-PLAY-06", "VIL-VP-03")
@pytest.mark.parametrize("seat", SEATS)
def test_a_card_of_the_enemy_in_somebodys_hand_or_deck_is_a_fault(seat: SeatId) -> None:
    own = game()
    for part in ("hand", "deck", "discard"):
        for fits in (HELPER, BINDINGS):
            own = put(own, zones.of(seat, part), fits)
    assert villains().rule_faults(own) == []
    for part, rule in (("hand", "VIL-PLAY-06"), ("deck", "VIL-VP-03"), ("discard", "VIL-VP-03")):
        for wrong in (THUG, BYSTANDER):
            state = put(own, zones.of(seat, part), wrong)
            assert villains().rule_faults(state) == [f"{rule} {part}:{seat}"]
