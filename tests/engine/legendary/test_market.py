"""The market of a game that is not Alien: a Lair with a stack beside it, by rules of its own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.ids import TABLE, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import ledger, turns
from companion.engine.draft import Draft
from companion.engine.legendary.market.market import Market, MarketRules
from companion.engine.legendary.market.prices import Prices, Stack
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import Discount, LegendaryState
from companion.engine.waivers import Refused
from companion.engine.ways import Price
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, kinds, refused, whole

S = LegendaryState
LAIR, ALLIES, RECRUITS = (ZoneId("lair:1"), ZoneId("lair:2")), ZoneId("allies"), ZoneId("recruits")
heard: list[SlotId] = []


def at_turn(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-TURN")


def hear(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
    heard.append(slot)


STACK: Stack[S] = Stack(zone=RECRUITS, word="recruits", printed=lambda state: 2)
PRICES: Prices[S] = Prices(word="lair", stacks=(STACK,))
RULES = MarketRules(
    recruit="TOY-REC", stack="TOY-STACK", stack_price="TOY-PRICE", stack_empty="TOY-EMPTY", one_each="TOY-ONE"
)
MARKET: Market[S] = Market(
    spaces=LAIR, deck=ALLIES, prices=PRICES, people=("ally",), rules=RULES, guard=at_turn, after=hear
)
GAME = whole(MARKET.feature(MARKET.ways), POINTS)


def ally(design: str, cost: int | None = 3, klass: str = "") -> Card:
    return Card(DesignId(design), "ally", {"en": design}, numbers={"cost": cost}, klass=klass)


def table(recruit: int, *open_cards: Card) -> S:
    """These cards in the Lair, two more under them, and two New Recruits beside it."""
    state = family(recruit=recruit)
    for space, card in zip(LAIR, open_cards, strict=False):
        state = lay(state, space, card)
    state = lay(state, ALLIES, ally("next"), ally("later"), face_up=False)
    return lay(state, RECRUITS, ally("new", 2), ally("new", 2), face_up=False)


def first(state: S) -> SlotId:
    return state.table.zone(LAIR[0])[0]


@pytest.mark.rule("ALN-RECRUIT-01", "ALN-RECRUIT-02", "ALN-TIME-04")
def test_a_card_is_paid_and_its_space_filled_at_once() -> None:
    heard.clear()
    before = table(5, ally("x"), ally("y"))
    after = done(GAME, before, Recruit(A, first(before)))
    assert after.table.zone(ZoneId("discard:a")) == (first(before),) == tuple(heard)
    assert after.numbers["recruit"] == 2 and len(after.table.zone(LAIR[0])) == 1
    assert after.table.card(first(after)).design == "next"  # type: ignore[union-attr]


@pytest.mark.parametrize(("have", "rule"), [(2, "TOY-REC"), (0, "TOY-REC")])
def test_what_is_too_dear_is_refused_by_this_games_rule_and_not_offered(have: int, rule: str) -> None:
    state = table(have, ally("x"), ally("y"))
    assert refused(GAME, state, Recruit(A, first(state))).rule == rule
    assert GAME.legal(state, TABLE) == ()
    dear = GAME.possible(state, TABLE)
    assert [one.command for one in dear] == [
        Recruit(A, first(state)),
        Recruit(A, state.table.zone(LAIR[1])[0]),
    ]
    for one in dear:
        assert one.verb == "recruit" and one.price == Price("recruit", 3, have, "pay")
        assert one.refusal == refused(GAME, state, one.command)


def test_nobody_recruits_in_anothers_turn() -> None:
    state = table(5, ally("x"), ally("y"))
    assert refused(GAME, state, Recruit(B, first(state))).rule == "TOY-TURN"


@pytest.mark.rule("ALN-RECRUIT-06")
def test_a_card_of_a_stack_cannot_be_picked() -> None:
    state = table(5, ally("x"), ally("y"))
    top = state.table.zone(RECRUITS)[0]
    other: Stack[S] = Stack(zone=ZoneId("officers"), word="officers", printed=lambda state: 3)
    two = replace(MARKET, prices=Prices(word="lair", stacks=(STACK, other)))
    for game in (GAME, whole(two.feature(two.ways), POINTS)):
        no = refused(game, state, Recruit(A, top))
        assert (no.rule, no.kind) == ("TOY-STACK", "secret")


@pytest.mark.rule("ALN-RECRUIT-06")
def test_which_card_was_on_top_is_asked_once_it_is_somebodys() -> None:
    state = table(5, ally("x"), ally("y"))
    unknown = replace(state, table=ledger.forget(state.table, state.table.zone(RECRUITS)))
    draft = drafted(GAME, unknown)
    MARKET.recruit_top(draft, A, STACK, "ask-which-recruit")
    ask = draft.state.ask
    assert isinstance(ask, Identity) and ask.why == phrase("ask-which-recruit") and ask.seat == A
    assert draft.state.table.slots[ask.slot].zone == "discard:a"


@pytest.mark.rule("ALN-RECRUIT-06")
def test_a_card_of_a_stack_shows_its_class_only_once_it_is_gained() -> None:
    state = lay(table(5, ally("x"), ally("y")), "soldiers", ally("tough", 2, "tech"), face_up=False)
    soldiers: Stack[S] = Stack(zone=ZoneId("soldiers"), word="soldiers", printed=lambda state: 2)
    market = replace(MARKET, prices=Prices(word="lair", stacks=(soldiers,)))
    draft = drafted(
        whole(market.feature(market.ways), POINTS), replace(state, discounts=(Discount(1, "tech", True),))
    )
    market.recruit_top(draft, A, soldiers, "ask-which-recruit")
    assert draft.state.numbers["recruit"] == 3 and draft.state.discounts == (Discount(1, "tech", True),)


@pytest.mark.rule("ALN-RECRUIT-05", "ALN-EMPTY-06")
def test_the_top_of_a_stack_is_recruited_at_its_one_price_until_it_is_empty() -> None:
    draft = drafted(GAME, table(5, ally("x"), ally("y")))
    MARKET.recruit_top(draft, A, STACK, "ask-which-sergeant")
    MARKET.recruit_top(draft, A, STACK, "ask-which-sergeant")
    assert draft.state.numbers["recruit"] == 1 and len(draft.state.table.zone(ZoneId("discard:a"))) == 2
    with pytest.raises(Refused) as no:
        MARKET.recruit_top(draft, A, STACK, "ask-which-sergeant")
    assert no.value.refusal.rule == "TOY-EMPTY"


@pytest.mark.rule("ALN-RECRUIT-01")
def test_a_cost_that_nobody_knows_is_asked_and_then_paid() -> None:
    state = table(5, ally("x", None), ally("y"))
    asked = done(GAME, state, Recruit(A, first(state)))
    assert asked.ask is not None and asked.ask.seat == A and len(asked.queue) == 1
    told = done(GAME, asked, Answer(asked.ask.id, 4))
    assert told.ask is None and told.numbers["recruit"] == 1
    assert told.table.zone(ZoneId("discard:a")) == (first(state),)


@pytest.mark.rule("ALN-RECRUIT-06")
def test_discounts_are_about_all_a_place_or_a_class_and_the_next_card_alone() -> None:
    state = table(3, ally("x", 3, "tech"), ally("y"))
    cheap = replace(state, discounts=(Discount(1), Discount(1, "tech"), Discount(1, "recruits", once=True)))
    assert PRICES.of_card(cheap, first(cheap)) == 1 and PRICES.of_stack(cheap, STACK) == 0
    after = done(GAME, cheap, Recruit(A, first(cheap)))
    assert len(after.discounts) == 3, "the one for the stack is still to be used"
    draft = drafted(GAME, after)
    MARKET.recruit_top(draft, A, STACK, "ask-which-sergeant")
    assert [one.what for one in draft.state.discounts] == ["any", "tech"]
    assert "PointsSpent" not in kinds(draft.events), "nothing is paid where it costs nothing"


@pytest.mark.rule("ALN-ZONE-20")
def test_two_cards_in_a_space_are_a_fault_of_this_games_rule() -> None:
    state = lay(table(0, ally("x"), ally("y")), LAIR[0], ally("z"))
    assert GAME.rule_faults(state) == ["TOY-ONE lair:1"]
