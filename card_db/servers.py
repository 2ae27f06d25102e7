"""What a store on a PostgreSQL server needs to be as safe as a file: turns, whole moments, and patience."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, Engine, create_engine

CONNECT_S = 10  # how long a server may take to answer at all; a driver by itself waits for ever
TURN = 0x7461626C65  # the lock that writers of one database take in turn
NUL, SIGN = "\0", "\N{SYMBOL FOR NULL}"
BUSY = text("SELECT set_config('lock_timeout', :busy, true), set_config('synchronous_commit', :sync, true)")
TAKE_TURN = text("SELECT pg_advisory_xact_lock(:turn)")


def connect_server(url: URL, busy_s: float) -> Engine:
    """An engine for a server; PostgreSQL is made to keep what a file keeps, others are taken as they are."""
    if url.get_backend_name() != "postgresql":
        return create_engine(url, pool_pre_ping=True)
    patient = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_S}
    engine = create_engine(url, pool_pre_ping=True, connect_args=patient)
    event.listen(engine, "begin", lambda connection: begin(connection, busy_s))
    event.listen(engine, "before_cursor_execute", speak, retval=True)
    return engine


def begin(connection: Connection, busy_s: float) -> None:
    """A reader sees one moment of the store, whatever is written meanwhile; writers wait for each other."""
    options = connection.get_execution_options()
    if not options.get("writes", False):
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        return
    sync = "on" if options.get("durable", True) else "off"
    connection.execute(BUSY, {"busy": f"{round(busy_s * 1000)}ms", "sync": sync})
    connection.execute(TAKE_TURN, {"turn": TURN})


def speak(_: Connection, __: object, statement: str, values: Any, *___: object) -> tuple[str, Any]:
    """PostgreSQL takes no NUL in a text, but it may be asked after: its sign is, and is not found."""
    return statement, [spoken(one) for one in values] if isinstance(values, list) else spoken(values)


def spoken(values: Any) -> Any:
    """The values of one statement with the sign for NUL in its place."""
    if not isinstance(values, dict):
        return values
    return {name: one.replace(NUL, SIGN) if isinstance(one, str) else one for name, one in values.items()}
