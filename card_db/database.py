"""The open store: reading and writing transactions on one database."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import Connection, Engine, UpdateBase, event
from sqlalchemy.engine import URL, create_engine, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import StaticPool

from card_db.errors import StoreError
from card_db.excuses import fence
from card_db.servers import connect_server
from companion.core.ports.doctor import Finding

WRITTEN = "tables written"
Hook = Callable[[], None]  # called before every durable commit; raises OSError to play a failing disk
BUSY_S = 2.0  # how long to wait for another program that holds the store
LONG_LOG = 1024 * 1024  # bytes: some fifty steps
CHECKPOINT_PAGES = 4000  # 16 MB: a net only, `tidy` is called in pauses and keeps the log far below


class Database:
    """One open store. Any thread may read; writers take turns, and a write is on the disk when it returns."""

    def __init__(self, engine: Engine, path: Path | None, before_commit: Hook | None = None) -> None:
        """Take a ready engine; `path` is the file of an SQLite store, None for every other."""
        self.engine = engine
        self.path = path
        self.excuse: StoreError | None = None  # why nothing can be written, None when all is well
        self.notices: Sequence[Finding] = ()  # what happened while it was opened
        self.before_commit = before_commit
        self._on_close: list[Hook] = []
        self._heeding: list[tuple[frozenset[str], Hook]] = []
        event.listen(engine, "before_execute", note_table)
        self._writing = threading.RLock()
        # In memory there is one connection for all threads, so that readers take turns with writers.
        self._reading = self._writing if isinstance(engine.pool, StaticPool) else nullcontext()

    @property
    def is_sqlite(self) -> bool:
        """Whether this is an SQLite store."""
        return self.engine.dialect.name == "sqlite"

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A reading transaction: one moment of the store, whatever is written meanwhile."""
        with self._reading, fence(self.path), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def write(self, *, durable: bool = True) -> Iterator[Connection]:
        """A writing transaction, whole or not at all; what is not durable may be lost with the power."""
        if self.excuse:
            raise StoreError(self.excuse.says, self.excuse.key, **self.excuse.filled)
        with self._writing, fence(self.path), self.engine.connect() as connection:
            writer = connection.execution_options(writes=True, durable=durable)
            if self.is_sqlite:
                set_synchronous(writer, "FULL" if durable else "NORMAL")
            written = connection.info[WRITTEN] = set[str]()
            with writer.begin():
                yield writer
                if durable and self.before_commit:
                    self.before_commit()
        for tables, action in self._heeding:
            if tables & written:
                action()

    def heed(self, tables: frozenset[str], action: Hook) -> None:
        """Have something done after every write to one of these tables, on the writer's thread."""
        self._heeding.append((tables, action))

    def tidy(self) -> None:
        """Fold a long log into the file; for pauses and a thread of its own, so that no step waits for it."""
        if self.path is None or self.excuse or not is_long(self.path):
            return
        with fence(self.path), self.engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert raw is not None
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
        # The first write after this begins the log anew, which costs one synchronisation more: not a step's.
        with self.write(durable=False) as connection:
            turned = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            connection.exec_driver_sql(f"PRAGMA user_version={1 - turned}")

    def at_close(self, action: Hook) -> None:
        """Have something done after the store was closed."""
        self._on_close.append(action)

    def close(self) -> None:
        """Close all connections; SQLite then folds its log into the file."""
        self.engine.dispose()
        while self._on_close:
            self._on_close.pop()()


def note_table(connection: Connection, clause: object, *_rest: object) -> None:
    """Note which table a statement of a writing transaction changes."""
    if isinstance(clause, UpdateBase) and WRITTEN in connection.info:
        connection.info[WRITTEN].add(str(getattr(clause.table, "name", "")))


def is_long(path: Path) -> bool:
    """Whether the log of a store is worth folding in."""
    log = path.with_name(f"{path.name}-wal")
    return log.exists() and log.stat().st_size > LONG_LOG


def set_synchronous(connection: Connection, level: str) -> None:
    """Choose whether the next commit waits for the disk; must stand before the transaction begins."""
    raw = connection.connection.driver_connection
    assert raw is not None
    raw.execute(f"PRAGMA synchronous={level}")


def sqlite_url(path: Path) -> URL:
    """The URL of an SQLite file."""
    return URL.create("sqlite", database=str(path))


def connect(url: URL | str, busy_s: float = BUSY_S, *, foreign_keys: bool = True) -> Engine:
    """An engine for a URL; an SQLite one gets write-ahead logging, full synchronisation and foreign keys."""
    url = make_url(url)
    if url.get_backend_name() != "sqlite":
        return connect_server(url, busy_s)
    options = {"timeout": busy_s, "check_same_thread": False}
    in_memory = url.database in (None, "", ":memory:")
    # Every connection to a database in memory would be a new, empty one: they share a single connection.
    engine = (
        create_engine(url, connect_args=options, poolclass=StaticPool)
        if in_memory
        else create_engine(url, connect_args=options)
    )
    event.listen(engine, "connect", lambda raw, _entry: prepare(raw, foreign_keys))
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: DBAPIConnection, foreign_keys: bool) -> None:
    """Set up one SQLite connection."""
    connection.isolation_level = None  # transactions begin where `begin` says, nowhere else
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Begin a transaction; a writer takes the lock at once, so that it never fails half-way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
