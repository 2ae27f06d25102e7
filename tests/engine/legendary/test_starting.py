"""The deck that everybody begins with, by the numbers of each game."""

from __future__ import annotations

import pytest

from companion.core.language.ids import CopyId, DesignId, ZoneId
from companion.core.ports.collection import Box
from companion.engine.legendary.starting import starting_decks
from companion.engine.room import SetupError
from tests.engine.legendary.family import A, B

BOX = Box(
    cards={},
    stacks={
        stack: {DesignId(stack): tuple(CopyId(f"{stack}#{at}") for at in range(count))}
        for stack, count in (("operatives", 20), ("soldiers", 8), ("talents", 3))
    },
)
ASIDE = ZoneId("box")


@pytest.mark.rule("ALN-SETUP-02", "ALN-SETUP-05")
def test_everybody_has_the_basics_and_the_own_card_and_the_rest_stays_away() -> None:
    """As in Alien: the Role card of each is one of their own deck."""
    own = {A: (CopyId("role#1"),), B: (CopyId("role#2"),)}
    dealt = starting_decks(BOX, {"operatives": 7, "soldiers": 4}, own, "TOY-1", ASIDE)
    rest, first, second = dealt.rows
    assert (rest.zone, rest.quota) == (ASIDE, {"operatives": 6, "soldiers": 0})
    assert first.quota == {"operatives": 7, "soldiers": 4, "role:a": 1} and sum(second.quota.values()) == 12
    assert dealt.pools[next(pool for pool in dealt.pools if pool == "role:b")] == (CopyId("role#2"),)


@pytest.mark.rule("VIL-SETUP-02", "FFY-SETUP-08")
def test_a_deck_without_anything_of_ones_own() -> None:
    """As in Villains with 8 and 4 cards, and in Firefly, whose Talents come from one stack."""
    villains = starting_decks(BOX, {"operatives": 8, "soldiers": 4}, {A: (), B: ()}, "TOY-1", ASIDE)
    assert [sum(row.quota.values()) for row in villains.rows] == [4, 12, 12]
    firefly = starting_decks(BOX, {"operatives": 7, "talents": 1}, {A: ()}, "TOY-1", ASIDE)
    assert [row.quota.get(next(iter(firefly.pools)), 0) for row in firefly.rows] == [13, 7]


def test_too_few_cards_are_said_with_the_rule() -> None:
    with pytest.raises(SetupError) as error:
        starting_decks(BOX, {"soldiers": 5}, {A: (), B: ()}, "TOY-1", ASIDE)
    assert error.value.rule == "TOY-1"
