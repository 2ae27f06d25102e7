"""Nothing that is scanned, touched or answered at the table waits for a read from the disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from card_db.store import Store
from companion.core.crossing.intents import Pressed, Scanned
from companion.core.language.ids import CopyId
from companion.core.language.states import Custody
from companion.house.house import House
from companion.house.seats import by_chairs
from tests.house.kit import Evening, at_rest, house_at

LOOKS = ("SELECT", "PRAGMA")


@contextmanager
def reads(store: Store) -> Iterator[list[tuple[str, str]]]:
    """Every look into the store meanwhile: on which thread, and what was asked."""
    found: list[tuple[str, str]] = []

    def heed(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.lstrip().upper().startswith(LOOKS):
            found.append((threading.current_thread().name, statement))

    event.listen(store.database.engine, "before_cursor_execute", heed)
    try:
        yield found
    finally:
        event.remove(store.database.engine, "before_cursor_execute", heed)


@pytest.mark.parametrize("custody", ["app", "face", "read"])
def test_no_move_of_an_evening_reads_from_the_disk(evening: Evening, custody: Custody) -> None:
    evening.begin(custody=custody)
    evening.house.bus.join("lights", by_chairs(lambda step: None, evening.house.store.settings))
    with reads(evening.house.store) as found:
        evening.play(60)
        assert evening.desk.game.number > 40 and found == []


def test_no_scan_of_an_owners_card_reads_from_the_disk(labelled: Evening) -> None:
    labelled.until(at_rest)
    card = labelled.hand()[0]
    with reads(labelled.house.store) as found:
        labelled.do(Scanned(labelled.tags([card])))
        labelled.do(Scanned(("HTTPS://EXAMPLE.ORG",)), Scanned(labelled.tags([card]) * 2))
        labelled.do(Pressed("big"))
        assert found == []


def test_the_desks_thread_reads_nothing_for_a_scan(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", threaded=True)
    evening, heard = Evening(house), threading.Semaphore(0)
    house.bus.join("waits", lambda step: heard.release())
    evening.begin()
    assert heard.acquire(timeout=10)
    with reads(house.store) as found:
        house.post(Scanned(evening.tags(evening.hand()[:1])))
        assert heard.acquire(timeout=10)
        house.leave()
    assert [what for thread, what in found if thread == "desk"] == []
    house.close()


def test_a_label_that_was_bound_elsewhere_is_known_at_the_table_at_once(house: House) -> None:
    evening = Evening(house)
    evening.begin()
    copies, card = house.store.collection, evening.hand()[0]
    (fresh,) = house.store.labels.fresh(1)
    thread = threading.Thread(target=copies.bind, args=(fresh, card))
    thread.start()
    thread.join()
    with reads(house.store) as found:
        assert copies.copy_of(fresh) == card and copies.tag_of(card) == fresh
        evening.do(Scanned((fresh,)))
        assert found == []
    copies.unbind(fresh)
    assert copies.copy_of(fresh) is None and copies.role_of(fresh) == ""


def test_what_another_program_has_written_is_known_after_the_next_pause(tmp_path: Path) -> None:
    house, other = house_at(tmp_path / "store.db"), house_at(tmp_path / "store.db")
    evening = Evening(house)
    evening.begin()
    card: CopyId = evening.hand()[0]
    (fresh,) = other.store.labels.fresh(1)
    other.store.collection.bind(fresh, card)
    assert house.store.collection.copy_of(fresh) is None
    house.store.tidy()
    assert house.store.collection.copy_of(fresh) == card
    other.close()
    house.close()


def test_a_write_that_fails_leaves_what_is_known(house: House) -> None:
    copies = house.store.collection
    card = next(iter(copies.kept.now().newest))

    def full() -> None:
        raise OSError(28, "No space left on device")

    house.store.database.before_commit = full
    with pytest.raises(Exception, match=r"(?i)space|full"):
        copies.bind("FRESH", card)
    house.store.database.before_commit = None
    assert copies.copy_of("FRESH") is None and copies.tag_of(card) != "FRESH"
