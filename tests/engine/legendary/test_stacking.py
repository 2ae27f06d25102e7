"""Small decks with unseen cards among them, by the numbers of each game."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, ZoneId
from companion.core.language.slots import Table
from companion.core.ports.collection import Box
from companion.engine import ledger
from companion.engine.legendary.stacking import MiniDeck, stacked

SIZES = {"a": 10, "b": 11, "c": 12, "jobs": 9, "inevitable": 3, "drones": 24}
BOX = Box(
    cards={},
    stacks={
        stack: {DesignId(stack): tuple(CopyId(f"{stack}#{at}") for at in range(count))}
        for stack, count in SIZES.items()
    },
)
JOBS, LAST, DRONES = PoolId("jobs"), PoolId("inevitable"), PoolId("drones")
ASIDE = ZoneId("box")


def copies(pool: PoolId) -> tuple[CopyId, ...]:
    return BOX.stacks[pool][DesignId(pool)]


@pytest.mark.rule("FFY-SETUP-16", "FFY-SETUP-17", "FFY-SETUP-18")
def test_three_decks_side_by_side_each_with_an_unseen_card_at_its_very_bottom() -> None:
    """As in Firefly: 10, 11 and 12 cards, Side Jobs among them, an Inevitable card under each."""
    decks = [
        MiniDeck(
            zone=ZoneId(f"episode:{at}"), group=GroupId(stack), stack=stack, among={JOBS: 2}, under={LAST: 1}
        )
        for at, stack in enumerate("abc", 1)
    ]
    fillers = {JOBS: copies(JOBS), LAST: copies(LAST)}
    dealt = stacked(BOX, decks, fillers, {JOBS: 3}, ASIDE)
    assert [(row.zone, sum(row.quota.values())) for row in dealt.rows] == [
        ("episode:1", 12), ("episode:1", 1), ("episode:2", 13), ("episode:2", 1), ("episode:3", 14),
        ("episode:3", 1), ("box", 3),
    ]  # fmt: skip
    designs = {copy: DesignId(copy.partition("#")[0]) for stack in dealt.pools.values() for copy in stack}
    cards = {design: Card(design, "ware") for design in designs.values()}
    table = ledger.deal(Table(cards=cards, designs=designs), dealt.pools, dealt.rows)
    deck = table.zone("episode:2")
    assert len(deck) == 14
    assert set(ledger.candidates(table, deck[-1])) == set(copies(LAST)), "the last card is one of the three"
    assert set(ledger.candidates(table, deck[0])) == {*BOX.stacks["b"][DesignId("b")], *copies(JOBS)}
    assert ledger.faults(table) == []


@pytest.mark.rule("ALN-SETUP-14", "ALN-SETUP-15")
def test_three_decks_one_on_the_other_with_nothing_under_them() -> None:
    """As in Alien: one deck of three groups, level 1 on top."""
    hive = ZoneId("hive")
    decks = [
        MiniDeck(zone=hive, group=GroupId(f"hive:{level}"), stack=stack, among={DRONES: 3})
        for level, stack in enumerate("abc", 1)
    ]
    dealt = stacked(BOX, decks, {DRONES: copies(DRONES)}, {DRONES: 15}, ASIDE)
    assert [row.quota for row in dealt.rows] == [
        {"a": 10, "drones": 3}, {"b": 11, "drones": 3}, {"c": 12, "drones": 3}, {"drones": 15},
    ]  # fmt: skip
    assert {row.zone for row in dealt.rows[:-1]} == {hive}
