"""The Action Phase: playing, activating, paying (FFY-ACT, FFY-CLASS)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, SlotId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.state import FireflyState
from companion.games.firefly.view import view
from tests.games.firefly.box import (
    FLAW,
    GUNSHIP,
    HIT_1,
    HIT_8,
    MATE,
    P1,
    P2,
    THUG,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    in_hand,
    in_phase,
    keep_orders,
    name,
    put,
    refused,
    top,
    with_card,
    with_numbers,
)


def person(called: str, *abilities: Any, **facts: Any) -> Card:
    """A character with these abilities and printed facts."""
    return card(called, "character", *abilities, **facts)


def played(state: FireflyState, *hand: str) -> FireflyState:
    """The State after cards of the first player's hand were played in this order."""
    for one in hand:
        state = do(state, Play(P1, copy_in(state, P1, one)))
    return state


HANDY = person("handy", ability("play", clause("gain", attack=2), once=True), attack=1)
DEAR = person("dear", ability("play", clause("gain", recruit=3), once=True, pay_attack=2))


@pytest.mark.rule("FFY-ACT-03", "FFY-ACT-06")
def test_a_played_card_gives_its_points_at_once_and_stays() -> None:
    says = ability("play", clause("draw", n=1))
    state = in_hand(game(), person("mate-2", says, recruit=2, attack=1))
    after = played(state, "mate-2")
    assert (after.numbers["attack"], after.numbers["recruit"]) == (1, 2)
    assert len(after.table.zone("hand:p1")) == len(state.table.zone("hand:p1")), "one is played, one drawn"
    assert designs(after, "played:p1") == ("mate-2",)
    assert after.table.slots[top(after, "played:p1")].face_up


@pytest.mark.rule("FFY-ACT-04")
def test_points_add_up_and_stay_until_they_are_spent() -> None:
    state = with_numbers(in_hand(game(), person("mate-2", recruit=2, attack=1), MATE), attack=0, recruit=0)
    assert [figure.value for figure in view(firefly(), state, "table").meters] == [0, 0]
    state = played(played(state, "mate-2"), "mate")
    assert (state.numbers["attack"], state.numbers["recruit"]) == (1, 4)
    assert [figure.value for figure in view(firefly(), state, "table").meters] == [1, 4]
    state = do(state, Recruit(P1, top(state, zones.BRIDGE[0])))
    assert [figure.value for figure in view(firefly(), state, "table").meters] == [1, 0]


@pytest.mark.rule("FFY-ACT-09")
def test_no_spend_exceeds_the_pool_and_the_refusal_tells_what_is_missing() -> None:
    state = with_numbers(game(), recruit=3)
    buy = Recruit(P1, top(state, zones.BRIDGE[0]))
    no = refused(state, buy)
    assert (no.kind, no.need, no.have, state.numbers["recruit"]) == ("cost", 4, 3, 3)
    assert no.remedy is not None and no.remedy.args["count"] == 1
    assert do(with_numbers(state, recruit=4), buy).numbers["recruit"] == 0
    assert do(state, buy, "FFY-REC-01").numbers["recruit"] == 0, "who insists pays what there is"


@pytest.mark.rule("FFY-ACT-10")
def test_the_action_phase_ends_when_the_active_player_says_so() -> None:
    state = put(game(strikes=(HIT_1,) * 3), zones.COMBAT, THUG)
    assert refused(state, EndAction(P2)).rule == "FFY-TURN-05"
    assert refused(in_phase(state, "episode"), EndAction(P1)).rule == "FFY-TURN-01"
    after = keep_orders(do(state, EndAction(P1)))
    assert (designs(after, "damage:p1"), after.turn.seat, after.turn.phase) == (("hit-1",), P2, "episode")


@pytest.mark.rule("FFY-ACT-10")
def test_it_ends_at_once_with_its_player_or_with_the_episode() -> None:
    fatal = person("fatal", ability("play", clause("strike", n=1)))
    state = in_hand(put(game(strikes=(HIT_8, HIT_1)), zones.COMBAT, GUNSHIP), fatal)
    fell = keep_orders(played(state, "fatal"))
    assert (designs(fell, "serenity:1"), fell.turn.seat) == (("hull-2",), P2), "the strikes have been"
    one = card("objective-1", "objective", ability("objective", clause("nothing"), level=1), level=1)
    last = person("last", ability("play", clause("complete", level=1)))
    over = keep_orders(played(with_card(in_hand(state, last), one), "last"))
    assert (over.turn.phase, designs(over, "serenity:1")) == ("inter-mission", ())


@pytest.mark.rule("FFY-ACT-02")
def test_only_what_can_be_played_is_played_by_whoever_is_at_turn_and_a_flaw_first() -> None:
    state = in_hand(in_hand(game(), MATE, THUG), MATE, seat=P2)
    assert refused(state, Play(P1, CopyId("none#1"))).rule == "FFY-ACT-02"
    no = refused(state, Play(P1, copy_in(state, P1, "thug")))
    assert (no.rule, no.kind) == ("FFY-ACT-02", "impossible")
    assert refused(state, Play(P2, copy_in(state, P2, "mate"))).rule == "FFY-TURN-05"
    assert refused(in_hand(state, FLAW), Play(P1, copy_in(state, P1, "mate"))).rule == "FFY-FLAW-01"
    assert do(state, Play(P1, copy_in(state, P1, "mate"))).numbers["recruit"] == 2


@pytest.mark.rule("FFY-ACT-11", "FFY-ACT-12")
def test_what_cannot_be_activated_is_refused() -> None:
    state = with_numbers(played(in_hand(game(), HANDY, DEAR), "handy"), attack=5)
    slot = top(state, "played:p1")
    for wrong in (UseAbility(P1, SlotId(9999), 0), UseAbility(P1, slot, 7), UseAbility(P1, slot, -1)):
        assert refused(state, wrong).rule == "FFY-ACT-11"
    hidden = put(state, "verse:1", card("far", "goal", HANDY.abilities[0]), face_up=False)
    assert refused(hidden, UseAbility(P1, top(hidden, "verse:1"), 0)).rule == "FFY-ACT-11"
    plain = played(in_hand(state, person("plain", ability("play", clause("draw", n=1)))), "plain")
    slot = next(one for one in plain.table.zone("played:p1") if name(plain, one) == "plain")
    assert refused(plain, UseAbility(P1, slot, 0)).rule == "FFY-ACT-11", "no Activate part"
    flawed = in_hand(state, FLAW)
    assert refused(flawed, UseAbility(P1, top(state, "played:p1"), 0)).rule == "FFY-FLAW-01"


@pytest.mark.rule("FFY-ACT-11", "FFY-ACT-12")
def test_a_card_that_stays_is_used_where_its_condition_holds_for_its_price_once() -> None:
    met = (clause("at-least", count="combat", n=1),)
    crane = card("crane", "upgrade", ability("activate", clause("gain", recruit=3), pay_attack=2, when=met))
    state = with_numbers(put(put(game(), "upgrade:4", crane), "upgrade:3", crane), attack=5)
    use = [UseAbility(P1, top(state, f"upgrade:{n}"), 0) for n in (4, 3)]
    no = refused(state, use[0])
    assert (no.rule, no.kind) == ("FFY-ACT-11", "timing")
    state = put(state, zones.COMBAT, THUG)
    state = do(do(state, use[0]), use[1])
    assert (state.numbers["attack"], state.numbers["recruit"]) == (1, 6), "each card once"
    assert [refused(state, one).rule for one in use] == ["FFY-ACT-12"] * 2
    boxed = put(game(), zones.DEFEATED, crane)
    assert refused(boxed, UseAbility(P1, top(boxed, zones.DEFEATED), 0)).rule == "FFY-ACT-11"


@pytest.mark.rule("FFY-ACT-05")
@pytest.mark.parametrize(("met", "gives"), [(False, 2), (True, 4)])
def test_a_plus_gives_at_least_what_is_printed(met: bool, gives: int) -> None:
    more = ability("play", clause("gain", attack=2), when=(clause("at-least", count="combat", n=1),))
    state = in_hand(game(), person("plus", more, attack=2, marks=("attack-plus",)))
    state = put(state, zones.COMBAT, THUG) if met else state
    assert played(state, "plus").numbers["attack"] == gives


@pytest.mark.rule("FFY-ACT-11", "FFY-ACT-12")
def test_an_activate_part_is_used_when_its_player_likes_and_once() -> None:
    state = played(in_hand(game(), HANDY), "handy")
    assert state.numbers["attack"] == 1
    use = UseAbility(P1, top(state, "played:p1"), 0)
    after = do(state, use)
    assert after.numbers["attack"] == 3
    no = refused(after, use)
    assert (no.rule, no.kind) == ("FFY-ACT-12", "limit")


@pytest.mark.rule("FFY-ACT-12")
def test_activating_ends_with_the_action_phase_and_is_counted_by_card() -> None:
    state = played(in_hand(game(), HANDY, HANDY), "handy", "handy")
    first, second = state.table.zone("played:p1")
    state = do(do(state, UseAbility(P1, first, 0)), UseAbility(P1, second, 0))
    assert state.numbers["attack"] == 6
    late = played(in_hand(game(), HANDY), "handy")
    use = UseAbility(P1, top(late, "played:p1"), 0)
    assert refused(in_phase(late, "strike"), use).rule == "FFY-ACT-12"
    assert refused(late, UseAbility(P2, top(late, "played:p1"), 0)).rule == "FFY-TURN-05"


@pytest.mark.rule("FFY-ACT-13")
def test_what_is_paid_is_gone() -> None:
    state = with_numbers(played(in_hand(game(), DEAR), "dear"), attack=5)
    after = do(state, UseAbility(P1, top(state, "played:p1"), 0))
    assert (after.numbers["attack"], after.numbers["recruit"]) == (3, 3)
    assert (
        refused(with_numbers(state, attack=1), UseAbility(P1, top(state, "played:p1"), 0)).rule
        == "FFY-ACT-13"
    )


@pytest.mark.rule("FFY-ACT-11")
def test_a_card_that_stays_is_activated_by_whoever_is_at_turn_once_a_turn() -> None:
    drill = card("drill", "upgrade", ability("activate", clause("gain", attack=1)))
    state = put(game(), "upgrade:4", drill)
    use = UseAbility(P1, top(state, "upgrade:4"), 0)
    state = do(state, use)
    assert state.numbers["attack"] == 1
    assert refused(state, use).rule == "FFY-ACT-12"
    turn = in_phase(keep_orders(do(state, EndAction(P1))), "action")
    assert do(turn, UseAbility(P2, top(turn, "upgrade:4"), 0)).numbers["attack"] == 1


@pytest.mark.rule("FFY-OBJ-02")
def test_an_objective_can_be_paid_for() -> None:
    said = ability("goal", clause("complete", level=1), level=1, pay=5)
    one = card("objective-1", "objective", ability("objective", clause("nothing"), level=1),
               ability("objective", clause("nothing"), level=2), said, level=1)  # fmt: skip
    state = with_numbers(put(game(), "box", one), recruit=6)
    state = with_card(state, one)
    after = do(state, UseAbility(P1, top(state, zones.OBJECTIVE), 2))
    assert (after.items, after.numbers["recruit"]) == ({1: "done"}, 1)


@pytest.mark.rule("FFY-REC-01")
def test_nothing_is_bought_beyond_the_pool() -> None:
    state = with_numbers(put(game(), "box", THUG), recruit=3)
    no = refused(state, Recruit(P1, top(state, zones.BRIDGE[0])))
    assert (no.rule, no.kind, state.numbers["recruit"]) == ("FFY-REC-01", "cost", 3)
    after = do(with_numbers(state, recruit=6), Recruit(P1, top(state, zones.BRIDGE[0])))
    assert (after.numbers["recruit"], designs(after, "discard:p1")) == (2, ("mate",))


COMBO = person("combo", ability("play", clause("gain", attack=2), needs_class="tech"), klass="tech", attack=2)
TECH = person("tech", klass="tech")


@pytest.mark.rule("FFY-CLASS-01", "FFY-CLASS-02", "FFY-CLASS-03", "FFY-CLASS-04")
@pytest.mark.parametrize(
    ("hand", "gives"),
    [(("combo",), 2), (("tech", "combo"), 4), (("combo", "combo"), 6), (("tech", "tech", "combo"), 4)],
)
def test_a_combo_needs_another_card_of_its_class_before_it(hand: tuple[str, ...], gives: int) -> None:
    cards = {"combo": COMBO, "tech": TECH}
    state = in_hand(game(), *(cards[name] for name in hand))
    assert played(state, *hand).numbers["attack"] == gives


@pytest.mark.rule("FFY-RUL-38")
def test_a_later_card_does_not_switch_a_combo_on() -> None:
    state = in_hand(game(), COMBO, TECH)
    assert played(state, "combo", "tech").numbers["attack"] == 2


@pytest.mark.rule("FFY-CLASS-05", "FFY-SPEC-12")
def test_what_was_defeated_since_still_counts_and_keeps_what_it_gave() -> None:
    gone = person("gone", klass="tech", recruit=1)
    killer = person("killer", ability("play", clause("kill-own", n=1)))
    state = played(in_hand(game(), gone, killer, COMBO), "gone")
    state = do(state, Play(P1, copy_in(state, P1, "killer")))
    while state.ask is not None:
        state = answer(state, "gone")
    assert designs(state, zones.DEFEATED_CHARACTERS) == ("gone",)
    after = played(state, "combo")
    assert (after.numbers["attack"], after.numbers["recruit"]) == (4, 1)


@pytest.mark.rule("FFY-TURN-01", "FFY-TURN-02")
def test_phases_come_in_order_and_do_not_come_back() -> None:
    state = with_numbers(game(phase="episode"), recruit=9)
    assert refused(state, Recruit(P1, top(state, zones.BRIDGE[0]))).rule == "FFY-TURN-01"
    late = in_phase(state, "strike")
    assert refused(late, Recruit(P1, top(late, zones.BRIDGE[0]))).rule == "FFY-TURN-02"


@pytest.mark.rule("FFY-TURN-06", "FFY-RUL-39")
def test_points_last_until_the_cleanup() -> None:
    state = with_numbers(game(), attack=3, recruit=2)
    after = keep_orders(do(state, EndAction(P1)))
    assert (after.numbers["attack"], after.numbers["recruit"], after.turn.seat) == (0, 0, P2)
