"""What a card shown to the camera is taken for, in a game that lends and in one that does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.events import Row
from companion.core.language.ids import CopyId, GroupId, PoolId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.sides import Ending
from companion.engine import ledger
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.showing import BACK, ShownCards, in_order
from companion.engine.legendary.state import LegendaryState
from companion.engine.zone_table import ZoneTable
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, B, C, family, whole

S = LegendaryState
GAME = whole()
ZONES = ZoneTable(())
PLAIN: ShownCards[S] = ShownCards(zones=lambda: ZONES, people=("thing",))
LENDING = replace(PLAIN, is_lending=lambda state: True)


def copy_of(design: str) -> CopyId:
    return CopyId(f"{design}#1")


def shared(*hands: str) -> S:
    """A table where each of these hands holds a card that may be lent."""
    state = family()
    for hand in hands:
        state = lay(state, f"hand:{hand}", replace(thing("x"), marks=("coordinate",)), face_up=False)
    return state


def card(design: str, klass: str, needs: str = "") -> Card:
    abilities = (Ability(on="play", do=(), needs_class=needs),) if needs else ()
    return replace(thing(design), klass=klass, abilities=abilities)


@pytest.mark.rule("ALN-KEY-01")
def test_a_card_of_the_own_hand_is_played_and_one_that_only_another_can_hold_is_lent() -> None:
    own, other = shared(A), shared(B)
    assert LENDING.meaning(GAME, own, (copy_of("x"),), "")[0].command == Play(A, copy_of("x"), "camera")
    assert LENDING.meaning(GAME, other, (copy_of("x"),), "")[0].command == Lend(B, copy_of("x"), "camera")
    assert PLAIN.meaning(GAME, other, (copy_of("x"),), "")[0].command == Play(A, copy_of("x"), "camera")
    lent = replace(other, lenders=(B,))
    assert LENDING.meaning(GAME, lent, (copy_of("x"),), "")[0].command == Play(A, copy_of("x"), "camera")


def unseen(*hands: str) -> S:
    """A table where each of these hands holds one of some cards alike, and nobody knows who has which."""
    state, pool, group = family(), PoolId("x"), GroupId("x")
    copies = tuple(CopyId(f"x#{number}") for number, _ in enumerate(hands, 1))
    alike = replace(thing("x"), marks=("coordinate",))
    table = replace(state.table, cards={alike.design: alike}, designs=dict.fromkeys(copies, alike.design))
    rows = tuple(Row(ZoneId(f"hand:{hand}"), group, {pool: 1}) for hand in hands)
    return replace(state, table=ledger.deal(table, {pool: copies}, rows))


@pytest.mark.rule("ALN-KEY-01")
def test_where_several_hands_could_hold_it_everybody_is_asked_who_shows_it() -> None:
    copy = copy_of("x")
    play = Play(A, copy, "camera")
    (both,) = LENDING.meaning(GAME, unseen(A, B), (copy,), "")
    assert both.command is None and both.says is not None and both.says.key == "ask-who-shows"
    assert [offer.command for offer in both.offers] == [play, Lend(B, copy, "camera")]
    (others,) = LENDING.meaning(GAME, unseen(B, C), (copy,), "")
    assert [offer.seat for offer in others.offers] == [B, C] and others.command is None
    (all_three,) = LENDING.meaning(GAME, unseen(A, B, C), (copy,), "")
    assert [offer.seat for offer in all_three.offers] == [A, B, C] and all_three.copy == copy
    dead = tuple(replace(one, alive=one.seat != B) for one in family().players)
    (alone,) = LENDING.meaning(GAME, replace(unseen(B, C), players=dead), (copy,), "")
    assert alone.command == Lend(C, copy, "camera")
    plain = lay(family(), f"hand:{B}", thing("y"), face_up=False)
    (unmarked,) = LENDING.meaning(GAME, plain, (copy_of("y"),), "")
    assert unmarked.command == Play(A, copy_of("y"), "camera")


def test_an_open_card_is_touched_played_or_named() -> None:
    state = lay(lay(family(), "row", thing("x")), "pile", replace(thing("y"), kind="scheme"))
    played, named = PLAIN.meaning(GAME, state, (copy_of("x"), CopyId("y#2")), "")
    assert played.command == Play(A, copy_of("x"), "camera")
    assert named.command is None and named.says is not None and named.says.key == "card-lies-there"


def test_what_a_game_claims_comes_before_all_else() -> None:
    claiming = replace(PLAIN, claims=lambda state, copy: Lend(C, copy))
    state = lay(family(), "row", thing("x"))
    assert claiming.meaning(GAME, state, (copy_of("x"),), "")[0].command == Lend(C, copy_of("x"))


def test_a_back_that_nobody_waits_for_means_nothing_and_a_game_that_is_over_says_so() -> None:
    state = lay(family(), "row", thing("x"))
    assert PLAIN.meaning(GAME, state, (copy_of("x"),), BACK)[0].command is None
    over = replace(state, ending=Ending("won"))
    (said,) = PLAIN.meaning(GAME, over, (copy_of("x"),), "")
    assert said.says == phrase("waiting-over")


def test_cards_are_taken_in_the_order_that_switches_on_most() -> None:
    state = lay(family(), str(ZoneId(f"hand:{A}")), card("late", "", "tech"), card("early", "tech"))
    late, early = CopyId("late#1"), CopyId("early#2")
    assert in_order(state, (late, early)) == (early, late)
    assert in_order(state, (early, late)) == (early, late)
