"""Statistics: what was won, by whom and how, how long it took, evening by evening, and every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.language.phrases import phrase
from companion.core.ports.statistics import GameFigures, Overview, Progress
from ui.context import Context
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.statistics import model
from ui.screens.statistics.chapters import ChapterScreen
from ui.widgets.chips.chips import ChipModel
from ui.widgets.keystrip.strip import PlainSpec
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.plots.plots import BarsPlot, LinesPlot
from ui.widgets.prose.prose import Prose

GAME_MM, ROW_MM = 95.0, 12.5
EVERY = "every"


class StatisticsScreen(ChapterScreen):
    """Games that have no figures yet are read beside the screen, which fills as they come in."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Nothing is read yet."""
        super().__init__(context, look, **values)
        self.room, self.what = "", ""
        self.found: Overview | None = None
        self.games: Sequence[GameFigures] = ()
        self.rooms: Sequence[str] = ()
        self.progress = Progress(0, 0)
        self._shown = False

    def enter(self) -> None:
        """Read what is new, then show all."""
        self._shown = True
        self.head.title = self.wear.tell("ui-statistics")
        self.chapter = self.chapter or model.CHAPTERS[0]
        self._read_on()

    def leave(self) -> None:
        """What is still to be read waits for the next visit."""
        self._shown = False

    def _read_on(self) -> None:
        statistics = self.context.ports.office.statistics
        if statistics is None:
            self.context.go("home")
            return
        room = self.room

        def look() -> tuple[Progress, Overview, Sequence[GameFigures], Sequence[str]]:
            progress = statistics.read_on()
            return progress, statistics.overview(room), statistics.games(room), statistics.rooms()

        self.context.errands.run(look, self._found, self.failed)

    def _found(self, found: tuple[Progress, Overview, Sequence[GameFigures], Sequence[str]]) -> None:
        """Figures have come in; while some are missing the next are asked for."""
        self.progress, self.found, self.games, self.rooms = found
        title = phrase(f"room-{self.room}") if self.room else None
        self.head.title = self.wear.say(title) if title is not None else self.wear.tell("ui-statistics")
        self.head.sub = model.summary(self.found, self.progress, self.wear.say)
        self.open(self.chapter)
        if self._shown and self.progress.done < self.progress.of:
            self._read_on()

    def chapters(self) -> tuple[ChipModel, ...]:
        """Wins, people, times, evenings, games."""
        return model.chips(self.chapter, self.wear.say) if self.has_figures() else ()

    def has_figures(self) -> bool:
        """Whether a game has been read."""
        return self.found is not None and bool(self.found.rate.games)

    def made(self, chapter: str) -> Any:
        """The plot or list of a chapter."""
        found, say = self.found, self.wear.say
        if found is None or not found.rate.games:
            return Prose(wear=self.wear, paragraphs=(self.wear.tell("ui-statistics-none"),))
        if chapter == "games":
            grid = OptionGrid(self.wear, model.game_rows(self.games, say), GAME_MM, ROW_MM)
            grid.bind(on_choice=lambda _g, id: self._recap(id))
            return grid
        if chapter == "evenings":
            self.what = self.what if self.what in model.choices(found) else model.choices(found)[0]
            return LinesPlot(wear=self.wear, model=model.evenings(found, self.what, say))
        sections = {"wins": model.wins, "people": model.people, "times": model.times}[chapter](found, say)
        return BarsPlot(wear=self.wear, sections=sections)

    def more(self) -> Sequence[PlainSpec]:
        """Which game is meant, where there are several; what evenings show."""
        found = []
        if self.chapter == "evenings" and self.has_figures():
            found.append(PlainSpec("what", self._what_words(self.what)))
        if self.chapter == "games" and self.context.ports.office.series is not None:
            found.append(PlainSpec("scores", self.wear.tell("ui-scores")))
        if len(self.rooms) > 1:
            found.append(PlainSpec("room", self.wear.tell("ui-statistics-which"), "cards"))
        return found

    def _what_words(self, what: str) -> str:
        return self.wear.tell("ui-statistics-won" if what == model.WON else f"counted-{what}")

    def plain(self, id: str) -> None:
        """Choose what evenings show, or the game."""
        tell = self.wear.tell
        if self.found is None:
            return
        if id == "scores":
            self.context.go("scores")
        elif id == "what":
            every = model.choices(self.found)
            rows = [Option(one, self._what_words(one), chosen=one == self.what) for one in every]
            self._ask(tell("ui-statistics-what"), rows, self._show)
        else:
            rows = [Option(EVERY, tell("ui-statistics-every"), chosen=not self.room)]
            rows += [Option(one, tell(f"room-{one}"), chosen=one == self.room) for one in self.rooms]
            self._ask(tell("ui-statistics-which"), rows, self._choose)

    def _ask(self, title: str, rows: Sequence[Option], chosen: Callable[[str], None]) -> None:
        """A list to choose from."""
        if self.context.stage is not None:
            self.context.stage.open(ChoiceSheet(self.context, "shell", title, rows, chosen, back="ui-back"))

    def _show(self, what: str) -> None:
        """Evenings show something else."""
        self.what = what
        self.open("evenings")

    def _choose(self, room: str) -> None:
        """The games of one room, or all."""
        self.room = "" if room == EVERY else room
        self._read_on()

    def _recap(self, game: str) -> None:
        """The recap of one game; it leads back here."""
        self.context.notes["recap"] = (game, "statistics")
        self.context.go("recap")

    def back(self) -> None:
        """Home."""
        self.context.go("home")
