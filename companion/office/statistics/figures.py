"""Statistics over the saved games of a house (port `Statistics`): each game is read once, a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from companion.core.language.codec import CodecError
from companion.core.language.phrases import phrase
from companion.core.ports.archive import Archive, ArchiveError, GameInfo
from companion.core.ports.house import Clock
from companion.core.ports.statistics import FileKind, GameFigures, Overview, Progress
from companion.ground.rooms import UnknownRoom, open_room
from companion.house.house import NoGame, read_header
from companion.office.statistics.cache import FigureFile
from companion.office.statistics.game import figures_of, read_game
from companion.office.statistics.sums import overview
from companion.session.replay import ReplayError

if TYPE_CHECKING:
    from companion.core.ports.drops import Drops
    from companion.ground.house_texts import HouseTexts
    from companion.house.house import House

FILE = "statistics.jsonl"
UNREADABLE = (NoGame, UnknownRoom, CodecError, ReplayError, ArchiveError, ValueError)


class NothingToWrite(ValueError):
    """There is no game whose figures could be written; `phrase` says so in every language."""

    def __init__(self) -> None:
        """Say what is missing."""
        super().__init__("No game has come to its end yet, so there is nothing to write.")
        self.phrase = phrase("statistics-nothing")


class Figures:
    """The figures of an archive of games; what cannot be read is told once and left out."""

    def __init__(
        self,
        archive: Archive,
        texts: HouseTexts,
        file: Path | None = None,
        trouble: Callable[[str], None] = lambda says: None,
        clock: Clock = monotonic,
    ) -> None:
        """Keep what was read in a file beside the store, or in memory alone."""
        self._archive, self._texts, self._trouble, self._clock = archive, texts, trouble, clock
        self._file = FigureFile(file)
        self._bad: set[tuple[str, int]] = set()

    def read_on(self, most_s: float = 0.4) -> Progress:
        """Read games that have no figures yet, for about so long; at least one when there is one."""
        ended = [info for info in self._archive.games() if info.outcome]
        missing = [
            info for info in ended if self._fresh(info) is None and (info.id, info.steps) not in self._bad
        ]
        until, made = self._clock() + most_s, list[tuple[GameFigures, int]]()
        looked = 0
        for info in missing:
            figures, looked = self._read(info), looked + 1
            if figures is not None:
                made.append((figures, open_room(info.room).rules_version))
            if self._clock() >= until:
                break
        self._file.keep(made)
        return Progress(len(ended) - len(missing) + looked, len(ended))

    def _fresh(self, info: GameInfo) -> GameFigures | None:
        try:
            return self._file.fresh(info, open_room(info.room).rules_version)
        except UnknownRoom:
            return None

    def _read(self, info: GameInfo) -> GameFigures | None:
        """The figures of a game; one that cannot be read must not hide the others."""
        try:
            room = open_room(info.room)
            return figures_of(room, info, read_header(info), self._archive.entries(info.id))
        except UNREADABLE as error:
            self._bad.add((info.id, info.steps))
            self._trouble(f"The figures of {info.id!r} cannot be read: {error}")
            return None

    def games(self, room: str = "") -> Sequence[GameFigures]:
        """The games that are read, the newest first."""
        infos = (info for info in self._archive.games() if info.outcome and room in ("", info.room))
        return tuple(figures for info in infos if (figures := self._fresh(info)) is not None)

    def rooms(self) -> Sequence[str]:
        """The rooms of which games have been read."""
        return tuple(sorted({game.room for game in self.games()}))

    def overview(self, room: str = "") -> Overview:
        """All games that are read, or those of one room."""
        return overview(self.games(room), self._texts.say)

    def write_log(self, path: Path, game: str, language: str) -> None:
        """The log of a game that has ended, in words; raises NothingToWrite when there is none."""
        from companion.office.statistics.files import write_log

        info = next((one for one in self._archive.games() if one.id == game and one.outcome), None)
        if info is None:
            raise NothingToWrite
        entries = self._archive.entries(game)
        read = read_game(open_room(info.room), read_header(info), entries)
        write_log(path, read, entries, self._texts, language)

    def of(self, game: str, is_over: bool = False) -> GameFigures | None:
        """One game that has ended, read now if need be; `is_over` where the list does not say so yet."""
        info = next((one for one in self._archive.games() if one.id == game), None)
        if info is None or not (info.outcome or is_over):
            return None
        figures = self._fresh(info) or self._read(info)
        if figures is not None:
            self._file.keep([(figures, open_room(info.room).rules_version)])
        return figures


class GameStatistics(Figures):
    """The port `Statistics` of one house."""

    def __init__(self, house: House, drops: Drops) -> None:
        """Figures lie beside the store."""
        file = house.beside / FILE if house.beside is not None else None
        super().__init__(house.store.archive, house.texts, file, house.trouble, house.clock)
        self._house, self._drops, self._say = house, drops, house.texts.say

    def recap(self, game: str = "") -> GameFigures | None:
        """One game; without a name the one at the table, once it has ended."""
        desk = self._house.desk
        if game or desk is None:
            return self.of(game)
        return self.of(desk.game.id, bool(desk.game.state.outcome))

    def write(self, place: str, kind: FileKind, language: str, game: str = "") -> str:
        """Write all statistics, or one game, as a file at a drop place; returns its path."""
        from companion.office.statistics.files import write_game, write_overview

        games = self.games()
        one = self.of(game) if game else None
        if one is None and (game or not games):
            raise NothingToWrite
        if kind == "log":
            path = self._drops.fresh(place, f"{game}-log", ".csv")
            self.write_log(Path(path), game, language)
            return path
        path = self._drops.fresh(place, game or "statistics", f".{kind}")
        if one is not None:
            write_game(Path(path), kind, one, self._texts, language)
        else:
            write_overview(Path(path), kind, games, self._texts, language)
        return path
