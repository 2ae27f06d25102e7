"""Real stores in temporary folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from card_db.database import Database
from card_db.journal import Journal
from card_db.opening import open_database
from companion.core.ports.archive import Entry


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "store" / "table.db"


@pytest.fixture
def database(place: Path) -> Iterator[Database]:
    opened = open_database(place)
    yield opened
    opened.close()


@pytest.fixture
def journal(database: Database) -> Journal:
    return Journal(database)


def step(number: int, **more: object) -> Entry:
    """A written step as the study hands it over."""
    parts: dict[str, object] = {
        "kind": "play",
        "label": {"key": "alien-scan", "args": {"room": 2}},
        "command": {"type": "Scan", "v": 1, "room": "room:2"},
        "events": ({"type": "Scanned", "v": 1, "room": "room:2"},),
        "at": f"2031-05-04T20:{number // 60 % 60:02}:{number % 60:02}",
    }
    return Entry(number=number, **{**parts, **more})  # type: ignore[arg-type]


def play(journal: Journal, game: str = "evening", steps: int = 5) -> list[Entry]:
    """Write a game of some steps."""
    journal.begin(game, "alien", {"players": 3}, "2031-05-04T20:00:00")
    written = [step(number) for number in range(1, steps + 1)]
    for one in written:
        journal.append(game, one)
    return written
