"""Talents and Flaws: the text is the Avatar's, the card goes back to its stack (FFY-TALENT, FFY-FLAW)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine import ledger
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.flaws import due
from companion.games.firefly.side_jobs import CompleteJob
from companion.games.firefly.solo import TradeCoordinate
from companion.games.firefly.state import FireflyState
from companion.games.firefly.talents import ActivateTalent, in_play
from tests.games.firefly.box import (
    BROWNCOAT,
    FLAW,
    MATE,
    P1,
    P2,
    P3,
    TALENT,
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
    put,
    refused,
    strike,
    top,
    with_card,
    with_numbers,
)

FREE = ability("activate-talent", clause("gain", attack=2))
DEAR = ability("activate-talent", clause("gain", attack=2), pay=3)
WEAK = ability("flaw", clause("lose", what="recruit", n=1))


def table(*abilities: object, hand: tuple[Card, ...] = (TALENT,), **numbers: int) -> FireflyState:
    """A table whose first player has an Avatar with these abilities, and these cards in the hand."""
    avatar = card("avatar-p1", "avatar", *abilities, person="person-p1", rank=1, health=8, defense=4)  # type: ignore[arg-type]
    return with_numbers(with_card(in_hand(game(), *hand), avatar), **numbers)


def played(state: FireflyState, design: str = "talent", seat: SeatId = P1) -> FireflyState:
    """The State after a card of the hand was played."""
    return do(state, Play(seat, copy_in(state, seat, design)))


@pytest.mark.rule("FFY-TALENT-01", "FFY-TALENT-02")
def test_a_talent_draws_a_card_at_once() -> None:
    before = table(FREE)
    after = played(before)
    assert len(after.table.zone("hand:p1")) == len(before.table.zone("hand:p1"))
    assert len(after.table.zone("deck:p1")) == len(before.table.zone("deck:p1")) - 1
    assert designs(after, "played:p1") == ("talent",)


@pytest.mark.rule("FFY-TALENT-03", "FFY-TALENT-04")
def test_activated_it_does_what_the_avatar_can_and_is_gone() -> None:
    after = played(table(FREE))
    after = do(after, ActivateTalent(P1, top(after, "played:p1")))
    assert (after.numbers["attack"], designs(after, "played:p1")) == (2, ())
    assert designs(after, zones.TALENTS)[0] == "talent"
    assert len(after.table.zone(zones.TALENTS)) == 11


@pytest.mark.rule("FFY-TALENT-03", "FFY-ACT-13")
def test_an_ability_that_costs_something_is_paid_once() -> None:
    state = played(table(DEAR, recruit=2))
    command = ActivateTalent(P1, top(state, "played:p1"))
    assert refused(state, command).rule == "FFY-ACT-13"
    after = do(with_numbers(state, recruit=4), command)
    assert (after.ask, after.numbers["recruit"], after.numbers["attack"]) == (None, 1, 2)


@pytest.mark.rule("FFY-ACT-12")
def test_two_talents_are_two_uses() -> None:
    state = played(played(table(FREE, hand=(TALENT, TALENT))))
    first, second = state.table.zone("played:p1")
    state = do(state, ActivateTalent(P1, first))
    assert refused(state, ActivateTalent(P1, first)).rule == "FFY-TALENT-03"
    assert do(state, ActivateTalent(P1, second)).numbers["attack"] == 4


@pytest.mark.rule("FFY-TALENT-05")
def test_one_that_is_not_activated_is_discarded() -> None:
    state = played(table(FREE))
    after = keep_orders(do(state, EndAction(P1)))
    assert "talent" in designs(after, "discard:p1")


@pytest.mark.rule("FFY-FLAW-01", "FFY-ACT-01")
def test_nothing_comes_before_a_flaw() -> None:
    state = table(WEAK, hand=(FLAW, MATE), recruit=9)
    assert refused(state, Recruit(P1, top(state, zones.BRIDGE[0]))).rule == "FFY-FLAW-01"
    assert refused(state, Play(P1, copy_in(state, P1, "mate"))).rule == "FFY-FLAW-01"
    after = played(state, "flaw")
    assert played(after, "mate").numbers["recruit"] == 10


@pytest.mark.rule("FFY-FLAW-01", "FFY-FLAW-02")
def test_no_side_job_is_paid_and_alone_no_card_given_up_before_a_flaw() -> None:
    errand = card("errand", "side-job", ability("mission", clause("complete"), pay=1))
    state = put(table(WEAK, hand=(FLAW,), recruit=3), zones.COMBAT, errand)
    assert refused(state, CompleteJob(P1, top(state, zones.COMBAT))).rule == "FFY-FLAW-01"
    after = do(played(state, "flaw"), CompleteJob(P1, top(state, zones.COMBAT)))
    assert designs(after, zones.DEFEATED) == ("errand",)
    alone = in_hand(game(1), FLAW, BROWNCOAT)
    trade = TradeCoordinate(P1, copy_in(alone, P1, "browncoat"))
    assert refused(alone, trade).rule == "FFY-FLAW-01"
    assert do(played(alone, "flaw"), trade).traded


@pytest.mark.rule("FFY-FLAW-03", "FFY-FLAW-04", "FFY-RUL-37")
def test_a_flaw_does_what_the_avatar_says_and_goes_back() -> None:
    after = played(table(WEAK, hand=(FLAW,), recruit=2), "flaw")
    assert (after.numbers["recruit"], len(after.table.zone(zones.FLAWS))) == (1, 21)
    assert designs(after, "played:p1") == ()


@pytest.mark.rule("FFY-FLAW-04", "FFY-SPEC-22")
def test_it_goes_back_after_its_text_so_with_none_left_it_brings_no_other() -> None:
    more = ability("flaw", clause("flaw", n=1))
    state = table(more, hand=(FLAW,))
    state = replace(state, table=piles.move(state.table, state.table.zone(zones.FLAWS), zones.BOX))
    after = played(state, "flaw")
    assert (designs(after, zones.FLAWS), designs(after, "discard:p1")) == (("flaw",), ())


@pytest.mark.rule("FFY-FLAW-03")
def test_a_flaw_that_copies_does_not_copy_itself() -> None:
    again = ability("flaw", clause("copy"))
    alone = played(table(again, hand=(FLAW,)), "flaw")
    assert (alone.ask, len(alone.table.zone(zones.FLAWS))) == (None, 21)
    shown = put(table(again, hand=(SHOUT,)), "deck:p1", FLAW, face_up=False, top=True)
    after = played(played(shown, "shout"), "flaw")
    assert after.numbers["attack"] == 6, "what was played before the Flaw is copied"


@pytest.mark.rule("FFY-RUL-89", "FFY-FLAW-04")
def test_one_whose_text_ends_the_episode_goes_back_too() -> None:
    feat = ability("flaw", clause("complete", level=1))
    goal = card("objective-1", "objective", ability("objective", clause("nothing"), level=1), level=1)
    after = keep_orders(played(with_card(table(feat, hand=(FLAW,)), goal), "flaw"))
    assert (after.turn.phase, len(after.table.zone(zones.FLAWS))) == ("inter-mission", 21)


@pytest.mark.rule("FFY-ACT-07", "FFY-FLAW-01")
def test_a_flaw_cannot_be_kept_while_other_cards_can() -> None:
    state = table(WEAK, hand=(FLAW, MATE))
    assert refused(state, EndAction(P1)).rule == "FFY-FLAW-01"
    after = keep_orders(do(played(state, "flaw"), EndAction(P1)))
    assert "mate" in designs(after, "discard:p1")


SHOUT = card("shout", "character", ability("play", clause("draw", n=1), clause("gain", attack=3)))


def flawed_deck(*hand: Card) -> FireflyState:
    """The first player's table with a Flaw on top of the deck, and these cards in the hand."""
    return put(table(WEAK, hand=hand, recruit=3), "deck:p1", FLAW, face_up=False, top=True)


@pytest.mark.rule("FFY-FLAW-02", "FFY-RUL-35")
def test_a_flaw_that_was_drawn_comes_after_the_effect_and_before_the_next_action() -> None:
    state = played(flawed_deck(SHOUT, MATE), "shout")
    assert (state.numbers["attack"], "flaw" in designs(state, "hand:p1")) == (3, True)
    assert refused(state, Play(P1, copy_in(state, P1, "mate"))).rule == "FFY-FLAW-01"
    state = played(state, "flaw")
    assert state.numbers["recruit"] == 2
    assert played(state, "mate").numbers["recruit"] == 4


@pytest.mark.rule("FFY-RUL-35")
def test_several_flaws_are_played_one_at_a_time() -> None:
    twice = card("twice-2", "character", ability("play", clause("draw", n=2)))
    state = put(flawed_deck(twice, MATE), "deck:p1", FLAW, face_up=False, top=True)
    state = played(played(state, "twice-2"), "flaw")
    assert refused(state, Play(P1, copy_in(state, P1, "mate"))).rule == "FFY-FLAW-01"
    assert played(played(state, "flaw"), "mate").numbers["recruit"] == 3


@pytest.mark.rule("FFY-FLAW-02")
def test_whoever_drew_is_reminded_that_a_flaw_may_be_among_the_cards() -> None:
    state = put(table(WEAK, hand=(SHOUT, MATE)), "discard:p1", FLAW)
    state = replace(state, table=ledger.shuffle(state.table, (*state.table.zone("deck:p1"),
                                                              *state.table.zone("discard:p1"))))  # fmt: skip
    assert said(played(state, "mate")) == ()
    drawn = played(state, "shout")
    assert said(drawn) == ("due-flaw-maybe",)
    assert said(played(drawn, "mate")) == ()


def said(state: FireflyState) -> tuple[str, ...]:
    """What the table is told of Flaws."""
    return tuple(duty.text.key for duty in due(state))


@pytest.mark.rule("FFY-RUL-36", "FFY-ACT-01")
def test_a_flaw_drawn_in_the_cleanup_waits_for_the_own_next_action_phase() -> None:
    state = put(table(WEAK, hand=()), "deck:p1", FLAW, face_up=False, top=True)
    state = keep_orders(do(state, EndAction(P1)))
    assert ("flaw" in designs(state, "hand:p1"), state.turn.seat) == (True, P2)
    state = keep_orders(do(do(state, BeginTurn(P2)), EndAction(P2)))
    state = do(keep_orders(do(do(state, BeginTurn(P3)), EndAction(P3))), BeginTurn(P1))
    assert refused(state, EndAction(P1)).rule == "FFY-FLAW-01"
    assert designs(played(state, "flaw"), "hand:p1").count("flaw") == 0


@pytest.mark.rule("FFY-RUL-36")
def test_a_flaw_drawn_in_the_own_strike_phase_is_discarded_with_the_hand() -> None:
    lesson = strike(0, ability("strike", clause("draw", n=1)), design="lesson")
    state = put(flawed_deck(), zones.COMBAT, THUG)
    state = put(state, zones.CREW_STRIKES, lesson, face_up=False, top=True)
    after = keep_orders(do(state, EndAction(P1)))
    assert "flaw" in designs(after, "discard:p1")
    assert "flaw" not in designs(after, "hand:p1")


@pytest.mark.rule("FFY-TALENT-06", "FFY-FLAW-05", "FFY-SPEC-07")
@pytest.mark.parametrize("kind", ["talent", "flaw"])
def test_talents_and_flaws_are_no_characters(kind: str) -> None:
    cull = card("cull", "character", ability("play", clause("kill-own", n=1)))
    other = {"talent": TALENT, "flaw": FLAW}[kind]
    state = table(FREE, hand=(cull,))
    state = put(state, "played:p1", other)
    state = do(state, Play(P1, copy_in(state, P1, "cull")))
    assert state.ask is not None
    lying = {state.table.slots[option.slot].zone for option in state.ask.options if option.slot}  # type: ignore[union-attr]
    named = {designs_of(state, option.slot) for option in state.ask.options if option.slot}  # type: ignore[union-attr]
    assert (kind not in named, lying) == (True, {"played:p1"})


def designs_of(state: FireflyState, slot: SlotId) -> str:
    """Which card lies in a slot."""
    held = state.table.card(slot)
    return str(held.design) if held is not None else "?"


@pytest.mark.rule("FFY-SPEC-11")
def test_a_talent_out_of_the_hand_is_not_taken_for_a_character() -> None:
    cull = card("cull", "character", ability("play", clause("kill-own", n=1)))
    state = table(FREE, hand=(cull,))
    state = do(state, Play(P1, copy_in(state, P1, "cull")))
    state = answer(answer(state, "hand"), "shiny")
    assert designs(state, zones.DEFEATED_CHARACTERS) == ("shiny",)
    again = table(FREE, hand=(cull,))
    again = put(again, "hand:p1", MATE, face_up=False)
    mixed = ledger.shuffle(again.table, (*again.table.zone("hand:p1")[1:], *again.table.zone("deck:p1")))
    again = replace(again, table=mixed)
    again = answer(do(again, Play(P1, copy_in(again, P1, "cull"))), "hand")
    again = answer(again, "talent")
    assert (again.ask is not None, designs(again, zones.DEFEATED_CHARACTERS)) == (True, ())
    assert len(again.table.zone(zones.TALENTS)) == 10
    done = answer(answer(again, "hand"), "mate")
    assert designs(done, zones.DEFEATED_CHARACTERS) == ("mate",)


@pytest.mark.rule("FFY-TALENT-01")
def test_a_talent_does_what_its_players_avatar_says() -> None:
    said = ability("talent", clause("gain", recruit=2))
    assert played(table(said)).numbers["recruit"] == 2
    state = in_hand(in_phase(table(said), "action", P2), TALENT, seat=P2)
    assert played(state, seat=P2).numbers.get("recruit", 0) == 0, "the Avatar of another says something else"
    bare = table(said)
    bare = carried(bare, bare.table.zone("avatar:p1"), zones.BOX)
    assert played(bare).numbers.get("recruit", 0) == 0


@pytest.mark.rule("FFY-TALENT-05")
def test_only_the_talent_that_was_activated_leaves_the_game() -> None:
    state = put(table(FREE, hand=(TALENT, TALENT, MATE)), "deck:p1", *(MATE,) * 3, face_up=False)
    state = played(played(played(state)), "mate")
    talents = [slot for slot in state.table.zone("played:p1") if designs_of(state, slot) == "talent"]
    assert set(in_play(state, P1)) == set(talents)
    mate = next(slot for slot in state.table.zone("played:p1") if designs_of(state, slot) == "mate")
    assert refused(state, ActivateTalent(P1, mate)).rule == "FFY-TALENT-03"
    state = keep_orders(do(do(state, ActivateTalent(P1, talents[0])), EndAction(P1)))
    assert (state.table.slots[talents[0]].zone, state.table.slots[talents[1]].zone) == (
        "talents",
        "discard:p1",
    )


@pytest.mark.rule("FFY-TALENT-03", "FFY-ACT-12")
def test_who_may_activate_and_when() -> None:
    state = played(table(FREE))
    use = ActivateTalent(P1, top(state, "played:p1"))
    assert refused(in_phase(state, "strike"), use).rule == "FFY-ACT-12"
    assert refused(in_hand(state, FLAW), use).rule == "FFY-FLAW-01"
    assert refused(state, ActivateTalent(P2, use.slot)).rule == "FFY-TURN-05"
    free = do(state, use)
    assert (free.numbers["attack"], free.numbers.get("recruit", 0), free.ask) == (2, 0, None)


@pytest.mark.rule("FFY-FLAW-01", "FFY-FLAW-02")
def test_whoever_holds_a_flaw_is_told_in_the_own_action_phase_while_nothing_is_asked() -> None:
    state = table(WEAK, hand=(FLAW,))
    (duty,) = due(state)
    assert (duty.text.key, duty.seat, duty.urgent) == ("due-flaw", P1, True)
    assert said(in_phase(state, "strike")) == () and said(in_phase(state, "action", P2)) != ("due-flaw",)
    asked = do(table(WEAK, hand=(FLAW, card("cull", "character"))), Play(P1, copy_in(state, P1, "flaw")))
    assert said(asked) == ()
    assert said(put(table(WEAK, hand=()), "discard:p1", FLAW)) == (), "none can be in the hand"


@pytest.mark.rule("FFY-FLAW-01")
def test_another_player_does_not_end_the_phase_and_no_flaw_is_needed_after_it() -> None:
    state = table(WEAK, hand=(FLAW,))
    assert refused(state, EndAction(P2)).rule == "FFY-TURN-05"
    assert refused(state, EndAction(P1)).rule == "FFY-FLAW-01"
    assert keep_orders(do(in_phase(state, "cleanup"), EndAction(P1))).turn.seat == P2


@pytest.mark.rule("FFY-RUL-35", "FFY-RUL-36")
def test_only_a_draw_of_the_active_player_in_the_action_phase_makes_anybody_look() -> None:
    drawn = HandDrawn(P1, (top(game(), "deck:p1"),))
    assert firefly().evolve(game(), drawn).fresh
    assert not firefly().evolve(in_phase(game(), "strike"), drawn).fresh
    assert not firefly().evolve(game(), HandDrawn(P2, (top(game(), "deck:p2"),))).fresh
