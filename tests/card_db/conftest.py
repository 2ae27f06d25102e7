"""Real stores in temporary folders, and at night the same on a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from card_db import addresses
from card_db.database import Database
from card_db.journal import Journal
from card_db.opener import open_database
from companion.core.ports.archive import Entry
from tests.card_db.servers import Server, start_server

ON_A_SERVER = {  # the modules whose stores may as well lie in a database of a server
    *("test_rolls", "test_catalogue", "test_collection", "test_census", "test_doubts", "test_evenings"),
    *("test_exchange", "test_journal", "test_labels", "test_matches", "test_notes", "test_settings"),
    *("test_store", "test_conflicts", "test_contents", "test_crashes", "test_extras", "test_hostile"),
    *("test_merger", "test_own_sets", "test_round_trip", "test_tables"),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try the store's tests on a server as well, at night; not those that are about its file."""
    is_of_a_file = metafunc.definition.get_closest_marker("file_store") is not None
    if metafunc.module.__name__.rpartition(".")[2] in ON_A_SERVER and not is_of_a_file:
        kinds = ["file", pytest.param("postgresql", marks=pytest.mark.long)]
        metafunc.parametrize("kept_on", kinds, indirect=True, scope="module")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server that is there while tests run."""
    running = start_server()
    yield running
    running.stop()


@pytest.fixture(scope="module", autouse=True)
def kept_on(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where stores lie; on a server each path that is opened stands for a database of its own."""
    kind = getattr(request, "param", "file")
    if kind == "file":
        yield kind
        return
    running: Server = request.getfixturevalue("server")
    databases: dict[Path, URL] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("card_db.opener.locate", served(running, databases, addresses.locate))
        yield kind
    running.drop(list(databases.values()))


Locate = Callable[[Path | str], tuple[Path | None, URL | None]]


def served(server: Server, databases: dict[Path, URL], locate: Locate) -> Locate:
    """Find for every file the database that stands for it."""

    def find(place: Path | str) -> tuple[Path | None, URL | None]:
        path, url = locate(place)
        if path is not None:
            url = databases.get(path) or databases.setdefault(path, server.database())
        return None, url

    return find


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
