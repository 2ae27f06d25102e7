"""`companion replay`: prove a saved or exported game again; nothing is changed."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from card_db.errors import FileRefused
from companion.core.language.states import Header
from companion.core.ports.archive import ArchiveError, GameInfo
from companion.engine.room import Room
from companion.ground.household import open_kept
from companion.ground.places import find_places
from companion.ground.rooms import UnknownRoom, open_room
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL
from companion.house.house import NoGame, read_header
from companion.session.history import Records
from companion.session.replay import Divergence, ReplayError, differences, rebuild


class Proof(msgspec.Struct, frozen=True):
    """What a replay showed; this is the line that --json prints."""

    game: str
    room: str
    entries: int
    live: int
    turn: int
    outcome: str
    broken: tuple[str, ...] = ()
    differences: tuple[Divergence, ...] = ()


def run(file: str, decide: bool, as_json: bool) -> int:
    """Replay; 0 it holds, 1 it does not or would be decided otherwise today, 2 there is no such game."""
    try:
        info, entries = read(file)
    except LookupError as error:
        print(str(error), file=sys.stderr)
        return WRONG_CALL
    except FileRefused as error:  # its sentence names the file
        print(str(error), file=sys.stderr)
        return PROBLEMS
    try:
        proof = prove(open_room(info.room), info, read_header(info), entries, decide)
    except (ReplayError, UnknownRoom, NoGame, ArchiveError) as error:
        print(f"{file} does not hold. {error}", file=sys.stderr)
        return PROBLEMS
    print(msgspec.json.encode(proof).decode() if as_json else told(proof))
    return PROBLEMS if proof.broken or proof.differences else FINE


def prove(room: Room, info: GameInfo, header: Header, entries: Any, decide: bool) -> Proof:
    """Fold every entry, look at the invariants at the end, and decide anew when asked."""
    history: Records = rebuild(room, header, entries)
    state = history.state
    return Proof(
        game=info.id, room=info.room, entries=len(entries), live=len(history.live),
        turn=state.turn.number, outcome=state.outcome, broken=tuple(room.hard_faults(state)),
        differences=tuple(differences(room, header, entries)) if decide else (),
    )  # fmt: skip


def read(file: str) -> tuple[GameInfo, Any]:
    """A game by its file or by its name in the store."""
    path = Path(file)
    if path.is_file():
        return read_export(path)
    if not find_places().is_begun:
        raise LookupError(f"There is no file and no saved game called {file!r}. No game is saved here yet.")
    store = open_kept()
    try:
        info = next((game for game in store.archive.games() if game.id == file), None)
        if info is None:
            known = ", ".join(game.id for game in store.archive.games()) or "none"
            raise LookupError(f"There is no file and no saved game called {file!r}. Saved games: {known}.")
        return info, store.archive.entries(file)
    finally:
        store.close()


def read_export(path: Path) -> tuple[GameInfo, Any]:
    """An exported game, taken into a store of its own that is thrown away afterwards."""
    from card_db.store import open_store

    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "replay.db")
        try:
            id = store.import_game(path)
            return store.archive.info(id), store.archive.entries(id)
        finally:
            store.close()


def told(proof: Proof) -> str:
    """A proof in words."""
    ended = proof.outcome or "still running"
    words = f"{proof.game}: {proof.entries} entries fold; turn {proof.turn}, {ended}."
    lines = [words, *(f"broken: {fault}" for fault in proof.broken)]
    for found in proof.differences:
        lines.append(f"entry {found.number} ({found.command}): today {', '.join(found.decided) or 'nothing'}")
    return "\n".join(lines)
