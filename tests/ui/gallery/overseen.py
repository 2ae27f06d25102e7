"""What an overhead camera sees otherwise than the books have it: an enemy lies where it does not belong."""

from __future__ import annotations

from companion.core.crossing.intents import Seen, Surveyed
from companion.play.snapshot.books import books_of
from tests.ui.gallery.played import Table
from tests.watch.overheads import HANDS_S, WATCHED

LEFT = "room:2"


def careless(table: Table) -> None:
    """An enemy was laid into a room; what differs is opened."""
    lying = tuple(moved(table))
    for at_s in (HANDS_S, 2 * HANDS_S):
        table.do(Surveyed(lying, WATCHED, at_s))
    table.screen.sheets.differences(lambda targets: None)


def moved(table: Table) -> list[Seen]:
    """Every open card where the books have it, but for the enemy."""
    assert table.house.desk is not None
    game, tag_of = table.house.desk.game, table.house.store.collection.tag_of
    slots = game.state.table.slots
    return [
        Seen(str(tag_of(slots[slot].copy)), LEFT if place == "combat" else place)
        for place, open_ones in books_of(game.room, game.state).open.items()
        for slot in open_ones
        if place in WATCHED
    ]
