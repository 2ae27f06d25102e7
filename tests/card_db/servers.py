"""A PostgreSQL server of the tests' own: in a folder that goes away, on a socket that nobody else sees."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.engine import URL

PROGRAMS = Path("/usr/lib/postgresql")  # where Debian lays them, by version
ABSENT = "PostgreSQL is not installed here; `./check --long` installs it where apt-get may"
SERVANT = "nobody"  # who runs the server when the tests run as root, which PostgreSQL refuses
READY = "ready to accept connections"
DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl


class Server:
    """A running server; a database is made for each name that is asked for."""

    def __init__(self, folder: Path, programs: Path) -> None:
        """Lay a new cluster and start it; letters are sorted as people do, not as a file would."""
        self.folder, self._programs = folder, programs
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            who = pwd.getpwnam(SERVANT)
            os.chown(folder, who.pw_uid, who.pw_gid)
            self._as = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": ()}
        sorting = ("--locale-provider=icu", "--icu-locale=en-US")
        laid = [programs / "initdb", "--username=player", "--auth=trust", "--encoding=UTF8", "--no-sync",
                "--lc-messages=C", *sorting, f"--pgdata={folder}/data"]  # fmt: skip
        subprocess.run(laid, check=True, cwd="/", stdout=subprocess.DEVNULL, **self._as)
        self._server = self._start()
        self._made = 0

    def _start(self) -> subprocess.Popen[str]:
        """Start it as a child that ends with the tests, and wait until it says that it is ready."""
        call = [self._programs / "postgres", "-D", f"{self.folder}/data", "-k", str(self.folder),
                "-c", "listen_addresses=", "-c", "fsync=off", "-c", "log_min_messages=log"]  # fmt: skip
        running = subprocess.Popen(
            call,
            cwd="/",
            text=True,
            stderr=subprocess.PIPE,
            preexec_fn=end_with_parent,  # noqa: PLW1509  # one call of the system, in a child of a test
            **self._as,
        )
        assert running.stderr is not None
        told: list[str] = []
        for line in running.stderr:
            told.append(line)
            if READY in line:
                # Somebody has to read on, or it would wait for a reader.
                threading.Thread(target=running.stderr.read, daemon=True).start()
                return running
        raise AssertionError(f"PostgreSQL did not start: {''.join(told)}")

    def url(self, database: str, player: str = "player", password: str | None = None) -> URL:
        """The address of one of its databases."""
        query = {"host": str(self.folder)}
        return URL.create("postgresql+psycopg", player, password, database=database, query=query)

    def ask(self, *statements: str) -> None:
        """Say something to the server itself, outside every transaction."""
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
        engine.dispose()

    def database(self) -> URL:
        """A new, empty database."""
        self._made += 1
        self.ask(f"CREATE DATABASE table_{self._made}")
        return self.url(f"table_{self._made}")

    def drop(self, urls: Sequence[URL]) -> None:
        """Take databases away, whoever still looks at them."""
        self.ask(*(f"DROP DATABASE IF EXISTS {url.database} WITH (FORCE)" for url in urls))

    def stop(self) -> None:
        """End the server and take its folder away."""
        self._server.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
        self._server.wait(timeout=60)
        shutil.rmtree(self.folder, ignore_errors=True)


def end_with_parent() -> None:
    """In the child: have the system end it when its parent is gone, however that came."""
    ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGQUIT)


def start_server() -> Server:
    """Start one, or let the test rest where there is no such program."""
    versions = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not versions:
        pytest.skip(ABSENT)
    return Server(Path(tempfile.mkdtemp(prefix="table-pg-")), versions[-1].parent)
