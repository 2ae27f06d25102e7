"""How a turn begins, by the words of all games of the family."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.ids import TABLE, SeatId, ZoneId
from companion.engine import turns
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.opening import BeginTurn, Opening
from companion.engine.legendary.state import LegendaryState
from tests.engine.legendary.family import A, B, done, family, refused, whole

S = LegendaryState
DECK = ZoneId("episodes")
DONE: list[str] = []


class CardDue(Work, frozen=True):
    """A card of the deck comes."""


def guard(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def opening(cards: int = 1) -> Opening[S]:
    """So many cards come at the beginning of a turn."""
    return Opening(
        deck=DECK, phase="episode", guard=guard, comes=lambda state: (CardDue(),) * cards,
        act=lambda draft: DONE.append("act"),
    )  # fmt: skip


def begun(cards: int) -> list[str]:
    DONE.clear()
    own: Feature[S] = Feature(name="own", work={CardDue: lambda draft, work: DONE.append("card")})
    game = whole(joined("opening", opening(cards).feature(), own))
    done(game, family(), BeginTurn(A))
    return list(DONE)


def test_the_card_comes_before_anything_can_be_played() -> None:
    assert begun(1) == ["card", "act"]


def test_two_may_come_or_none() -> None:
    """VIL-REVEAL-05: two in a harder game."""
    assert begun(2) == ["card", "card", "act"] and begun(0) == ["act"]


def test_it_is_refused_by_the_rules_of_the_game() -> None:
    assert refused(whole(opening().feature()), family(), BeginTurn(B)).rule == "TOY-01"


def test_it_is_offered_in_its_phase_and_the_deck_stands_for_it() -> None:
    state = family()
    assert whole(opening().feature()).legal(state, TABLE) == ()
    now = replace(state, turn=replace(state.turn, phase="episode"))
    offered = whole(opening().feature()).legal(now, TABLE)
    assert [offer.command for offer in offered] == [BeginTurn(A)]
    for one in (state, now):
        assert whole(opening().feature()).attempt(one, f"place:{DECK}") == BeginTurn(A), "legal or not"
        assert whole(opening().feature()).attempt(one, "place:x") is None
