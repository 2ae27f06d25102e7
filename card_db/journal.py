"""Games on disk: one history per game, every step durable before anybody hears of it."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlmodel import col

from card_db.database import Database
from card_db.errors import StoreError, UnknownGame
from card_db.models import GameRow, SnapshotRow, StepRow
from companion.core.ports.archive import Entry, GameInfo

KEPT_SNAPSHOTS = 2  # should the newest be damaged, the one before still saves most of the time
NAME = re.compile(r"[^\W_.][\w .:+~@#-]{0,99}")  # a game's name may become a file's name
BAD_NAME = (
    "A game cannot be called {game!r}. Use up to 100 letters, digits, spaces and .:+~@#-_ for its name."
)
NOT_PLAIN = "This step cannot be written ({fault}). The game stays as it was; report this."
UNREADABLE = "Step {number} of this game cannot be read ({fault}). The steps before it are whole."
GAMES = select(
    col(GameRow.id),
    col(GameRow.room),
    col(GameRow.header),
    col(GameRow.steps),
    col(GameRow.begun),
    col(GameRow.touched),
    col(GameRow.outcome),
    col(GameRow.summary),
)


class Journal:
    """The archive of games (the port `Archive`)."""

    def __init__(self, database: Database) -> None:
        """Keep games in an open store."""
        self._database = database

    def begin(self, game: str, room: str, header: Any, at: str) -> None:
        """Make a new, empty game."""
        with self._database.write() as connection:
            if holds(connection, game):
                raise StoreError(f"There is already a game {game!r}. Give the new one another name.")
            insert_game(connection, GameInfo(game, room, header, 0, at, at), last=0)

    def append(self, game: str, entry: Entry) -> None:
        """Write one entry in one synchronised transaction; raises ArchiveError and keeps what was."""
        body = plain(entry)
        with self._database.write() as connection:
            advanced = connection.execute(
                update(GameRow)
                .where(col(GameRow.id) == game, col(GameRow.last) < entry.number)
                .values(last=entry.number, steps=col(GameRow.steps) + 1, touched=entry.at)
            )
            if advanced.rowcount != 1:
                raise self._out_of_turn(connection, game, entry.number)
            connection.execute(insert(StepRow), {"game": game, "number": entry.number, "body": body})

    def entries(self, game: str, after: int = 0) -> Sequence[Entry]:
        """The entries of a game in order."""
        asked = select(col(StepRow.number), col(StepRow.body)).where(
            col(StepRow.game) == game, col(StepRow.number) > after
        )
        with self._database.read() as connection:
            rows = connection.execute(asked.order_by(col(StepRow.number))).all()
            if not rows:
                require(connection, game)
        return tuple(read_entry(number, body) for number, body in rows)

    def games(self) -> Sequence[GameInfo]:
        """Saved games, last played first."""
        newest_first = GAMES.order_by(col(GameRow.touched).desc(), col(GameRow.begun).desc(), col(GameRow.id))
        with self._database.read() as connection:
            return tuple(read_info(row) for row in connection.execute(newest_first))

    def info(self, game: str) -> GameInfo:
        """One saved game; raises UnknownGame."""
        with self._database.read() as connection:
            return require(connection, game)

    def snapshot(self, game: str, number: int, state: bytes, summary: Any, outcome: str) -> None:
        """Keep a State; not synchronised by itself: lost with the power, it is only replayed again."""
        packed, words = zlib.compress(state, 1), plain(summary)
        with self._database.write(durable=False) as connection:
            told = update(GameRow).where(col(GameRow.id) == game).values(summary=words, outcome=outcome)
            if connection.execute(told).rowcount != 1:
                raise unknown(game)
            of_game = col(SnapshotRow.game) == game
            connection.execute(delete(SnapshotRow).where(of_game, col(SnapshotRow.number) == number))
            connection.execute(insert(SnapshotRow), {"game": game, "number": number, "state": packed})
            newest = select(col(SnapshotRow.number)).where(of_game).order_by(col(SnapshotRow.number).desc())
            kept = newest.limit(KEPT_SNAPSHOTS).scalar_subquery()
            connection.execute(delete(SnapshotRow).where(of_game, col(SnapshotRow.number).not_in(kept)))

    def latest(self, game: str) -> tuple[int, bytes] | None:
        """The newest readable snapshot with its entry number; never one ahead of the written entries."""
        asked = (
            select(col(SnapshotRow.number), col(SnapshotRow.state))
            .join(GameRow, col(GameRow.id) == col(SnapshotRow.game))
            .where(col(SnapshotRow.game) == game, col(SnapshotRow.number) <= col(GameRow.last))
        )
        with self._database.read() as connection:
            rows = connection.execute(asked.order_by(col(SnapshotRow.number).desc())).all()
        for number, packed in rows:
            try:
                return number, zlib.decompress(packed)
            except zlib.error:
                continue  # damaged: an older one, or none, only means more to replay
        return None

    def take_in(self, info: GameInfo, entries: Iterable[Entry]) -> None:
        """Write a whole game from elsewhere in one transaction."""
        with self._database.write() as connection:
            write_game(connection, info, entries)

    def remove(self, game: str) -> None:
        """Forget a game with everything that was written of it; raises UnknownGame."""
        with self._database.write() as connection:
            require(connection, game)
            connection.execute(delete(SnapshotRow).where(col(SnapshotRow.game) == game))
            connection.execute(delete(StepRow).where(col(StepRow.game) == game))
            connection.execute(delete(GameRow).where(col(GameRow.id) == game))

    @staticmethod
    def _out_of_turn(connection: Connection, game: str, number: int) -> StoreError:
        """Why an entry did not fit behind the others."""
        steps = connection.execute(
            select(func.max(col(StepRow.number))).where(col(StepRow.game) == game)
        ).scalar()
        if not holds(connection, game):
            return unknown(game)
        return StoreError(
            f"Step {number} was not written: this game is already at step {steps}. "
            "Is the companion running twice? Close one of them and resume the game."
        )


def plain(value: Any) -> str:
    """A value as JSON text."""
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError) as error:
        raise StoreError(NOT_PLAIN.format(fault=error)) from error


def read_entry(number: int, body: str) -> Entry:
    """An entry from its JSON text."""
    try:
        return msgspec.json.decode(body, type=Entry)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise StoreError(UNREADABLE.format(number=number, fault=error)) from error


def read_info(row: Any) -> GameInfo:
    """A saved game from its row; what cannot be read is left open, so that the others are still listed."""
    return GameInfo(
        id=row.id,
        room=row.room,
        header=lenient(row.header),
        steps=row.steps,
        begun=row.begun,
        touched=row.touched,
        outcome=row.outcome,
        summary=lenient(row.summary),
    )


def lenient(text: str) -> Any:
    """A value from JSON text, None when it is damaged."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None


def insert_game(connection: Connection, info: GameInfo, last: int) -> None:
    """Write the row of a game."""
    if not NAME.fullmatch(info.id):
        raise StoreError(BAD_NAME.format(game=info.id[:100]), "store-bad-name")
    row = {
        "id": info.id,
        "room": info.room,
        "header": plain(info.header),
        "begun": info.begun,
        "touched": info.touched,
        "steps": info.steps,
        "last": last,
        "outcome": info.outcome,
        "summary": plain(info.summary),
    }
    connection.execute(insert(GameRow), row)


def write_game(connection: Connection, info: GameInfo, entries: Iterable[Entry]) -> None:
    """Write a whole game from elsewhere."""
    rows = [{"game": info.id, "number": one.number, "body": plain(one)} for one in entries]
    last = max((int(str(row["number"])) for row in rows), default=0)
    insert_game(connection, msgspec.structs.replace(info, steps=len(rows)), last)
    if rows:
        connection.execute(insert(StepRow), rows)


def holds(connection: Connection, game: str) -> bool:
    """Whether there is a game of that name."""
    return connection.execute(select(col(GameRow.id)).where(col(GameRow.id) == game)).first() is not None


def require(connection: Connection, game: str) -> GameInfo:
    """The game of that name; raises UnknownGame."""
    row = connection.execute(GAMES.where(col(GameRow.id) == game)).first()
    if row is None:
        raise unknown(game)
    return read_info(row)


def unknown(game: str) -> UnknownGame:
    """The error for a name nobody knows."""
    return UnknownGame(f"There is no game {game!r} in this store. Choose one of the list of saved games.")
