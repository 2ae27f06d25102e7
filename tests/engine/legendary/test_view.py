"""What the games of the family show alike, with the words of each of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.sides import Ending
from companion.engine.feature import Feature, Lying
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.view import (
    Numbers,
    Persons,
    is_dear,
    meters,
    pile_counts,
    pressing,
    waiting,
)  # fmt: skip
from companion.engine.press import Pressing
from companion.engine.view import Bricks
from companion.engine.ways import Price, Way, price
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, B, family, whole

S = LegendaryState
LAIR = ZoneId("lair:1")


def way(id: str, price: Price | None = None) -> Way:
    return Way(id, Command(), phrase(id), price=price)


PRESSING: Pressing[S] = pressing(("action",), lambda state, one: one.id == "fight:4")


def figures(card: Card, numbers: Numbers[S], zone: str = "row", **pools: int) -> tuple[Figure, ...]:
    state = lay(family(**pools), zone, card, face_up=True)
    return numbers.figures(state, state.table.zone(ZoneId(zone))[0])


@pytest.mark.rule("ALN-ACT-03")
def test_both_pools_are_shown_and_how_many_cards_somebody_has() -> None:
    assert [one.value for one in meters(family(attack=3))] == [3, 0]
    assert [one.value for one in meters(family(recruit=2))] == [0, 2]
    state = lay(lay(family(), f"hand:{A}", thing("x"), thing("y")), f"discard:{A}", thing("z"))
    assert [count for _, count in pile_counts(state, A)] == [2, 0, 1]


def test_the_hand_is_laid_before_all_else_and_an_urgent_fight_is_not_chosen_from() -> None:
    found = (way("end"), way("recruit:1"), way("fight:1"))
    fights = (*found, way("fight:4"))
    assert PRESSING.press(family(), fights).way == fights[-1]
    assert [one.id for one in PRESSING.press(family(), found).choices] == ["fight:1", "recruit:1"]
    holding = lay(family(), f"hand:{A}", thing("x"))
    assert PRESSING.press(holding, fights).lays and not PRESSING.press(family(), ()).lays
    assert not PRESSING.press(replace(holding, turn=replace(holding.turn, phase="hive")), fights).lays
    assert waiting(holding, "table", lays=True) == phrase("waiting-hand")
    assert waiting(family(), "table", lays=False) is None


def test_a_price_that_nobody_knows_waits_until_there_are_points() -> None:
    def unknown(state: S) -> Way:
        return way("fight:1", price(state, "attack", None))

    poor, rich = family(), family(attack=1)
    assert is_dear(unknown(poor)) and not is_dear(unknown(rich))
    assert not is_dear(way("fight:1", price(poor, "attack", 0))) and not is_dear(way("end"))
    assert PRESSING.press(poor, (unknown(poor), way("end"))).way == way("end")


def test_numbers_of_a_game_whose_villains_do_not_strike() -> None:
    """As in Villains: heroes are fought, allies stand in the Lair at a price."""
    villains: Numbers[S] = Numbers(
        fought=("hero", "commander"), price=lambda state, slot: 4, market=(LAIR,), cost=lambda state, slot: 3
    )
    assert figures(replace(thing("h"), kind="hero"), villains) == (Figure("fight", 4),)
    assert figures(thing("a"), villains, LAIR, recruit=2) == (Figure("pay", 3, filled=False),)
    assert figures(thing("a"), villains, LAIR, recruit=3) == (Figure("pay", 3, filled=True),)


def test_numbers_of_a_game_with_strikes_and_cards_beside_the_board() -> None:
    """As in Firefly: what strikes shows how often, a ship strike its damage, a played card its points."""

    def price(state: S, slot: SlotId) -> int | None:
        return None

    firefly: Numbers[S] = Numbers(
        fought=("enemy",), price=price, strikes=lambda card: 2, beside={"ship-strike": ("harm", "damage")}
    )
    assert figures(replace(thing("e"), kind="enemy"), firefly) == (Figure("harm", 2), Figure("fight", None))
    strike = replace(thing("s"), kind="ship-strike", numbers={"damage": 3})
    assert figures(strike, firefly) == (Figure("harm", 3),)
    played = replace(thing("p"), numbers={"attack": 2, "recruit": 0})
    assert figures(played, firefly) == (Figure("fight", 2),)


def test_a_person_is_shown_with_what_the_game_gives_and_lies_in_front() -> None:
    """With Health as in Alien and Firefly; in Villains nobody has any, and nothing else is shown of it."""
    state = lay(family(A), f"goal:{A}", thing("medal"), thing("loan"))
    medal, loan = state.table.zone(ZoneId(f"goal:{A}"))
    front: Feature[S] = Feature(
        name="front",
        badges=lambda state, seat: (phrase("badge-hurt"),) if seat == A else (),
        front=lambda state, seat: (Lying(medal, phrase("note-won")), Lying(loan, is_own=True)),
    )
    game = whole(front)
    hurt: Persons[S] = Persons(
        bricks=Bricks(), life=lambda state, seat: Figure("harm", 2, of=8),
        figures=lambda state, seat: (Figure("points", 5),), guise=lambda state, seat: phrase("guise-traitor"),
    )  # fmt: skip
    seen = hurt.seat(game, state, A)
    assert (seen.name, seen.active, seen.alive, seen.badges) == ("A", True, True, (phrase("badge-hurt"),))
    assert (seen.life, seen.figures, seen.guise) == (
        Figure("harm", 2, of=8), (Figure("points", 5),), phrase("guise-traitor"),
    )  # fmt: skip
    assert [(tile.note, tile.owner) for tile in seen.tiles] == [(phrase("note-won"), None), (None, A)]
    unhurt = Persons[S](bricks=Bricks()).seat(game, state, B)
    assert (unhurt.life, unhurt.figures, unhurt.guise, unhurt.active) == (None, (), None, False)
    assert not hurt.seat(game, replace(state, ending=Ending("won")), A).active
