"""What cards do with points, own cards, decks and choices, in a game that is not Alien."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Done, Identity
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.legendary.state import Discount, Played
from tests.engine.legendary.family import A, B, C
from tests.engine.legendary.speaking import S, answered, names, offered, said, table

HIT = {"verb": "gain", "attack": 1}


@pytest.mark.rule("ALN-ACT-08")
def test_points_are_counted_at_the_table_and_never_fall_below_nothing() -> None:
    state = replace(table(), played=(Played(SlotId(1), "tech"), Played(SlotId(2), "tech+intel")))
    assert said(state, "gain", attack="played:tech", recruit=1).numbers == {"attack": 2, "recruit": 1}
    assert said(replace(state, numbers={"attack": 1}), "lose", what="attack", n=3).numbers["attack"] == 0


@pytest.mark.rule("FFY-RUL-39")
def test_points_come_as_long_as_the_game_can_use_them() -> None:
    striking = replace(table(), turn=replace(table().turn, phase="strike"))
    assert said(striking, "gain", attack=1).numbers["attack"] == 1
    cleaning = replace(table(), turn=replace(table().turn, phase="cleanup"))
    assert not said(cleaning, "gain", attack=1).numbers


def test_what_costs_less_this_turn_adds_up() -> None:
    state = said(said(table(), "discount", by=1, what="tech", next=True), "discount", by=2)
    assert state.discounts == (Discount(1, "tech", True), Discount(2))


@pytest.mark.rule("VIL-SPEC-02", "ALN-TEXT-03")
def test_each_player_does_all_of_it_before_the_next_begins() -> None:
    state = table(hand="a b", hand__b="c d")
    after = said(state, "discard", n=3, who="each")
    assert names(after, f"discard:{A}") == ["a", "b"] and names(after, f"discard:{B}") == ["c", "d"]
    assert after.ask is None


@pytest.mark.rule("ALN-TEXT-04")
def test_one_player_of_any_is_chosen_by_whose_turn_it_is() -> None:
    state = said(table(deck__b="x"), "draw", seat=B, who="any")
    assert state.ask is not None and state.ask.seat == A and offered(state) == [A, B, C]
    assert names(answered(state, B), f"hand:{B}") == ["x"]


def forgotten(state: S, zone: str) -> S:
    """The State in which nobody knows the cards of a zone."""
    return replace(state, table=ledger.forget(state.table, state.table.zone(ZoneId(zone))))


@pytest.mark.rule("ALN-TEXT-05", "FFY-SPEC-05")
@pytest.mark.parametrize(("seat", "you"), [(None, A), (B, B)])
def test_an_unclear_you_is_whoever_has_the_turn(seat: SeatId | None, you: SeatId) -> None:
    gained = said(table(recruits="r"), "gain-card", seat=seat, from_="recruits")
    assert names(gained, f"discard:{you}") == ["r"]
    looked = said(table(deck="a", deck__b="b"), "look", seat=seat)
    assert looked.ask is not None and looked.ask.seat == you
    held = forgotten(table(hand="a b"), f"hand:{A}")
    told = said(held, "discard", seat=seat, who="others").ask
    assert (told.why.key if told is not None else "") == ("ask-discard-all" if you == B else "")


@pytest.mark.rule("ALN-RECRUIT-07")
def test_a_card_from_a_stack_that_nobody_knows_is_asked_for() -> None:
    asked = said(forgotten(table(recruits="r s"), "recruits"), "gain-card", from_="recruits")
    assert isinstance(asked.ask, Identity) and asked.ask.why == phrase("ask-which-gained")


@pytest.mark.rule("FFY-SPEC-07")
def test_talents_are_none_of_your_characters() -> None:
    state = said(table(hand="a T1", played="b"), "kill-own", may=True)
    assert offered(state) == ["slot:3", "slot:1", "no"]
    after = answered(state, "slot:1")
    assert names(after, "ko") == ["a"] and names(answered(state, "no"), "ko") == []


@pytest.mark.rule("VIL-BASIC-08")
def test_a_card_is_gained_from_the_top_of_a_stack_or_chosen_in_the_market() -> None:
    state = table(recruits="r s", shop__1="x", shop__2="y")
    assert names(said(state, "gain-card", from_="recruits"), f"discard:{A}") == ["r"]
    assert said(table(shop__1="x"), "gain-card", from_="recruits") == table(shop__1="x")
    chosen = said(state, "gain-card", from_="market", to="hand")
    assert offered(chosen) == ["slot:3", "slot:4"]
    assert names(answered(chosen, "slot:4"), f"hand:{A}") == ["y"]


@pytest.mark.rule("VIL-SPEC-05")
def test_a_card_of_the_own_discard_pile_comes_back_or_goes_for_good() -> None:
    state = table(discard="a b")
    assert names(answered(said(state, "recover", to="deck"), "slot:2"), f"deck:{A}") == ["b"]
    assert names(answered(said(state, "kill-discard", may=True), "slot:1"), "ko") == ["a"]
    assert names(answered(said(state, "kill-discard", may=True), "no"), "ko") == []
    two = answered(answered(said(table(discard="a b c"), "kill-discard", n=2), "slot:1"), "slot:3")
    assert sorted(names(two, "ko")) == ["a", "c"] and names(two, f"discard:{A}") == ["b"]


@pytest.mark.rule("FFY-FLAW-02")
def test_a_flaw_that_is_turned_up_into_the_hand_is_played_at_once() -> None:
    after = said(table(deck="F1 a"), "reveal-top", n=2, then="hand")
    assert names(after, "flaws") == ["F1"] and names(after, f"hand:{A}") == ["a"]


def test_a_card_that_is_turned_up_goes_by_what_it_is() -> None:
    after = said(table(deck="a b"), "reveal-top", match="tech", then="hand", else_="bottom")
    assert names(after, f"deck:{A}") == ["b", "a"]
    assert names(said(table(deck="a b"), "reveal-top", then="dead"), "ko") == ["a"]
    assert names(said(table(deck="a b"), "reveal-top", then="discard"), f"discard:{A}") == ["a"]
    two = said(table(deck="a b c"), "reveal-top", n=2, match="tech", then="hand")
    assert names(two, f"deck:{A}") == ["a", "b", "c"], "each of the two was turned up, and both went back"
    boss = said(table(boss_deck="x y"), "reveal-top", at="boss", then="discard")
    assert names(boss, f"discard:{A}") == ["x"] and names(boss, "boss-deck") == ["y"]


def test_one_player_looks_at_cards_and_puts_them_back_in_another_order() -> None:
    state = said(table(deck="a b c"), "look", n=3, may="order")
    for _ in range(3):
        assert isinstance(state.ask, Choice) and state.ask.private
        state = answered(state, "keep")
    state = answered(answered(state, "slot:3"), "slot:1")
    assert names(state, f"deck:{A}") == ["c", "a", "b"]


@pytest.mark.rule("ALN-FACE-17")
def test_a_card_that_was_looked_at_goes_under_its_deck() -> None:
    state = said(table(deck="a b"), "look", n=1, may="bottom")
    assert names(answered(state, "bottom"), f"deck:{A}") == ["b", "a"]
    one = said(table(deck="a b"), "look")
    assert answered(one, "keep").ask is None, "one card, where no number is named"


def test_an_empty_own_deck_is_made_anew_to_be_looked_at() -> None:
    assert said(table(discard="a"), "look").ask is not None


def test_several_ways_are_a_choice_and_several_times_a_count() -> None:
    state = said(table(), "choose", either=[HIT], or_=[HIT, HIT])
    assert offered(state) == ["either", "or"] and answered(state, "or").numbers["attack"] == 2
    assert said(table(), "repeat", n=3, do=[HIT]).numbers["attack"] == 3


@pytest.mark.rule("VIL-SPEC-08")
def test_whoever_could_show_a_card_may_take_the_other_thing_all_the_same() -> None:
    state = table(hand="a", played="b")
    state = replace(state, table=replace(state.table, cards={
        name: replace(one, klass="tech") for name, one in state.table.cards.items()
    }))  # fmt: skip
    asked = said(state, "show", match="tech", else_=[HIT])
    assert offered(asked) == ["slot:2", "slot:1", "none"]
    assert "attack" not in answered(asked, "slot:1").numbers
    assert answered(asked, "none").numbers["attack"] == 1


@pytest.mark.rule("ALN-TEXT-03")
def test_only_hands_can_tell_which_unknown_cards_go() -> None:
    state = table(deck="a b c", discard="")
    drawn = said(state, "draw", n=3)
    hidden = replace(drawn, table=replace(drawn.table, slots={
        slot: replace(held, copy=None) for slot, held in drawn.table.slots.items()
    }))  # fmt: skip
    asked = said(hidden, "discard", n=1)
    assert isinstance(asked.ask, Done)
