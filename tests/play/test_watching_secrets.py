"""What the overhead camera must never tell: agendas, and what the app alone knows of hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Seen, Surveyed
from companion.core.language.ids import TABLE, CopyId
from companion.engine.zone_table import STRIP
from companion.house.house import House
from companion.play.lookout import Watching
from companion.play.snapshot.books import books_of
from tests.house.kit import Evening, at_rest, house_at
from tests.watch.overheads import HQ, ROOMS, Tabletop


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=5)
    yield house
    house.close()


def test_an_agenda_is_passed_over_without_a_word(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", seed=2)
    evening = Evening(house, 2)
    evening.begin(3, "face", mode="agendas")
    evening.until(at_rest)
    top = Tabletop(evening)
    top.rest()
    agenda = next(copy for copy in evening.state.table.designs if evening.room.secret(evening.state, copy))
    house.store.collection.bind("AGENDA-1", agenda)
    number, state = len(evening.steps), evening.state
    for place in ("room:1", STRIP):
        lying = tuple(Seen(top.text(copy), at) for copy, at in top.lies.items())
        evening.do(Surveyed((*lying, Seen("AGENDA-1", place)), top.watched, 900.0))
    assert (len(evening.steps), evening.state) == (number, state)
    house.close()


def public(evening: Evening, top: Tabletop, other: Any, extra: CopyId) -> list[Any]:
    """Everything that a snapshot with one more card tells of a State, place by place."""

    class Played:
        state, room = other, evening.room

    done: list[Any] = []
    watching = Watching(Played(), evening.house.store.collection)  # type: ignore[arg-type]
    seen = [Seen(top.text(copy), place) for copy, place in top.lies.items()]
    done += watching.take(Surveyed(tuple(seen), top.watched, 1.0))
    for number, place in enumerate((*ROOMS, "combat", *HQ, STRIP)):
        done += watching.take(Surveyed((*seen, Seen(top.text(extra), place)), top.watched, 100.0 * number))
        done.append(
            [(line.id, line.says, [offer.id for offer in line.answers]) for line in watching.differences()]
        )
    return done


@pytest.mark.parametrize("sort", ["hive", "hidden"])
def test_what_the_app_alone_knows_changes_nothing(house: House, sort: str) -> None:
    """Two States that look the same to all: a hidden card that turns up says the same in both."""
    evening = Evening(house, 2)
    evening.begin(2, "app")
    books = evening.until(lambda s: at_rest(s) and any(map(books_of(evening.room, s).hidden.get, ROOMS)))
    top = Tabletop(evening)
    top.tidy()
    table = evening.state.table
    hidden = next(s for room in ROOMS for s in books_of(evening.room, books).hidden.get(room, ()))
    deck = next(
        s for s in table.zone("hive")
        if (table.slots[s].part, table.slots[s].home) == (table.slots[hidden].part, table.slots[hidden].home)
    )  # fmt: skip
    one, two = table.slots[hidden].copy, table.slots[deck].copy
    assert one is not None
    assert two is not None
    swapped = replace(
        table,
        slots={**table.slots, hidden: replace(table.slots[hidden], copy=two),
               deck: replace(table.slots[deck], copy=one)},
        bound={**table.bound, one: deck, two: hidden},
    )  # fmt: skip
    other = replace(evening.state, table=swapped)
    assert evening.room.view(other, TABLE) == evening.room.view(evening.state, TABLE)
    extra = one if sort == "hidden" else two
    assert public(evening, top, evening.state, extra) == public(evening, top, other, extra)
