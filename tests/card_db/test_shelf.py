"""The cache of set files on a disk that forgets bits: the cards stay those of the files."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from card_db.cardset import CardSet
from card_db.loader import set_files
from card_db.store import Store, open_store


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of the sets of two rooms as a first start leaves it."""
    home = tmp_path_factory.mktemp("shelved")
    for path in set_files():
        if path.parent.name in ("alien", "_template"):
            (home / "sets" / path.parent.name).mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, home / "sets" / path.parent.name / path.name)
    opened(home).close()
    return home


def opened(home: Path) -> Store:
    return open_store(home / "store" / "table.db", sets=home / "sets", chance=random.Random(7).randrange)


def cards(store: Store) -> tuple[CardSet, ...]:
    return tuple(store.catalogue.sets())


def rows(store: Store) -> list[bytes]:
    """The letters of all cached rows as they lie in the file."""
    with store.database.read() as connection:
        found = connection.execute(text("SELECT file, fingerprint, body FROM shipped ORDER BY file")).all()
    return [letter.encode() for row in found for letter in row]


def places_of(data: bytes, letters: bytes) -> list[int]:
    """Where pieces of a text lie in the file: a long one is spread over pages."""
    found, step = [], 64
    for at in range(0, len(letters) - step, step):
        piece = letters[at : at + step]
        if data.count(piece) == 1:
            start = data.index(piece)
            found.extend(range(start, start + step))
    return found or [data.index(letters) + at for at in range(len(letters)) if letters in data]


@pytest.mark.parametrize("flips", [64, pytest.param(640, marks=pytest.mark.long)])
def test_no_flipped_bit_of_the_cache_stops_the_start_or_changes_a_card(
    shelved: Path, tmp_path: Path, flips: int
) -> None:
    store = opened(shelved)
    whole, letters = cards(store), rows(store)
    store.close()
    data = (shelved / "store" / "table.db").read_bytes()
    places = [place for one in letters for place in places_of(data, one)]
    assert len(places) > 10_000
    chance = random.Random(22)
    shutil.copytree(shelved / "sets", tmp_path / "sets")
    (tmp_path / "store").mkdir()
    read_again = 0
    for turn in range(flips):
        place, bit = chance.choice(places), turn % 8  # the eighth bit makes no text of it
        broken = bytearray(data)
        broken[place] ^= 1 << bit
        (tmp_path / "store" / "table.db").write_bytes(broken)
        store = opened(tmp_path)
        try:
            assert cards(store) == whole, f"bit {bit} of byte {place}"
            assert store.notices() == ()
            read_again += rows(store) == letters
        finally:
            store.close()
    assert read_again == flips, "the faulty row was replaced by what the file says"


def test_a_cached_row_of_another_kind_is_none(shelved: Path, tmp_path: Path) -> None:
    shutil.copytree(shelved, tmp_path / "home")
    whole = cards(opened(shelved))
    for value in ("NULL", "7", "X'FF00'", "''", "'[]'", "'\"'"):
        for column in ("body", "fingerprint"):
            store = opened(tmp_path / "home")
            with store.database.write() as connection:
                if value == "NULL":
                    connection.execute(text("DELETE FROM shipped"))
                else:
                    connection.execute(text(f"UPDATE shipped SET {column} = {value}"))
            store.close()
            store = opened(tmp_path / "home")
            assert cards(store) == whole
            store.close()
