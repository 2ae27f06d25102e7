"""Figures of games that were read once, as lines of one file: only a game that has changed is read again."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from companion.core.ports.archive import GameInfo
from companion.core.ports.statistics import GameFigures

log = logging.getLogger(__name__)

VERSION = 1  # of what is counted: figures of another version are read anew
STALE = 2  # so many lines for each game, and the file is written anew


class CachedGame(msgspec.Struct, frozen=True):
    """One line of the file."""

    version: int
    rules: int  # the version of the room's rules
    figures: GameFigures


class FigureFile:
    """The file; None keeps everything in memory. A damaged line is a game that is read once more."""

    def __init__(self, path: Path | None) -> None:
        """Nothing is read yet."""
        self.path = path
        self._kept: dict[str, CachedGame] | None = None
        self._lines = 0

    def all(self) -> Mapping[str, CachedGame]:
        """Everything that is kept, by game."""
        if self._kept is None:
            self._kept = {one.figures.id: one for one in self._read()}
        return self._kept

    def _read(self) -> Iterator[CachedGame]:
        if self.path is None or not self.path.is_file():
            return
        try:
            data = self.path.read_bytes()
        except OSError as error:
            log.warning("figures of games cannot be read: %s", error)
            return
        decoder = msgspec.json.Decoder(CachedGame)
        for line in data.splitlines():
            self._lines += 1
            try:
                kept = decoder.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):  # torn: it is read again
                continue
            if kept.version == VERSION:
                yield kept

    def fresh(self, info: GameInfo, rules: int) -> GameFigures | None:
        """The figures of a game as it stands now; None when it has to be read."""
        kept = self.all().get(info.id)
        if kept is None or kept.rules != rules or kept.figures.steps != info.steps:
            return None
        return kept.figures if kept.figures.touched == info.touched else None

    def keep(self, figures: Iterable[tuple[GameFigures, int]]) -> None:
        """Keep these; a disk that does not take them only means that they are read again next time."""
        self.all()
        lines = [CachedGame(VERSION, rules, one) for one, rules in figures]
        assert self._kept is not None  # it has just been read
        self._kept |= {one.figures.id: one for one in lines}
        if self.path is None or not lines:
            return
        try:
            if self._lines + len(lines) > STALE * len(self._kept):
                self._write_anew(self.path)
            else:
                with self.path.open("ab") as file:
                    file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in lines))
                self._lines += len(lines)
        except OSError as error:
            log.warning("figures of games cannot be kept: %s", error)

    def _write_anew(self, path: Path) -> None:
        """Only the newest line of every game; the file is whole at every moment."""
        kept = self._kept or {}
        beside = path.with_name(f"{path.name}.new")
        beside.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept.values()))
        os.replace(beside, path)
        self._lines = len(kept)
