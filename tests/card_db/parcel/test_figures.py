"""A whole box in one file: how long it takes, and how much room."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from card_db.loader import SHIPPED
from card_db.parcel.inventory import blanks
from card_db.seeds import own
from card_db.store import Store, open_store
from card_db.tags import deal_tags
from companion.core.language.ids import CopyId
from tests.card_db.conftest import step
from tests.card_db.parcel.kit import here, packed, stop

SLOWEST_S = 10.0  # on a machine that does ten other things; at rest it is well below one
LARGEST = 4 * 1024 * 1024


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The owner's box of one game as it is shipped."""
    root = tmp_path_factory.mktemp("shipped")
    (root / "alien").mkdir()
    shutil.copy(SHIPPED / "alien" / "alien.toml", root / "alien")
    return root


@pytest.fixture
def full(tmp_path: Path, sets: Path) -> Iterator[Store]:
    """A household in which every card has all its codes and every value was told."""
    store = open_store(tmp_path / "full" / "full.db", sets=sets, own=tmp_path / "full" / "sets")
    copies: list[CopyId] = list(own(store.collection, store.catalogue.card_set("alien", "alien")))
    codes = deal_tags(2 * len(copies), (), random.Random(1).randrange)
    table = "on,of,code,box\n"
    for copy, face, back, number in zip(copies, codes, codes[len(copies) :], range(980), strict=False):
        table += f"face,{copy},{face},\nback,{copy},{back},\nmark,{copy},{number},alien\n"
    told = "room,of,field,value,when\n" + "".join(
        f"{one.room},{one.of},{one.field},{at % 9 + 1},\n" for at, one in enumerate(blanks(here(store)))
    )
    for name, body in (("collection", table), ("entries", told)):
        (tmp_path / f"{name}.csv").write_text(body, encoding="utf-8")
        assert store.parcels.take_in(tmp_path / f"{name}.csv", stop).is_changed
    yield store
    store.close()


def test_a_whole_box_travels_in_a_moment(full: Store, tmp_path: Path, sets: Path) -> None:
    full.archive.begin("evening", "alien", {}, "2031-05-04T20:00:00")
    for number in range(1, 301):
        full.archive.append("evening", step(number))
    begun = perf_counter()
    path = packed(full, tmp_path / "box.zip")
    packed_s = perf_counter() - begun
    fresh = open_store(tmp_path / "fresh" / "fresh.db", sets=sets, own=tmp_path / "fresh" / "sets")
    begun = perf_counter()
    taken = fresh.parcels.take_in(path, stop)
    taken_s = perf_counter() - begun
    begun = perf_counter()
    assert not fresh.parcels.take_in(path, stop).is_changed
    again_s = perf_counter() - begun
    fresh.close()
    size = os.path.getsize(tmp_path / "fresh" / "fresh.db")
    counts = {kind: tally.new for kind, tally in taken.survey.tallies.items()}
    print(f"{counts}: {path.stat().st_size} bytes, packed in {packed_s:.2f} s, taken in in {taken_s:.2f} s,")
    print(f"a second time in {again_s:.2f} s; the store has {size} bytes")
    assert counts["collection"] == 1800 and counts["entries"] > 200
    assert max(packed_s, taken_s, again_s) < SLOWEST_S
    assert size < LARGEST and path.stat().st_size < LARGEST / 8
