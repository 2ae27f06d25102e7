"""The recap: who did what, the course of the game, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.lobby import SavedGame
from companion.core.ports.statistics import GameFigures
from ui.context import Context
from ui.screens.recap import model
from ui.screens.statistics.chapters import ChapterScreen
from ui.screens.table.after import go_on
from ui.widgets.chips.chips import ChipModel
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.plots.plots import FigureTable, LinesPlot, MomentList
from ui.widgets.prose.prose import Prose


class RecapScreen(ChapterScreen):
    """Of the game that `context.notes["recap"]` names, else of the one at the table."""

    icon = "log"

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """No game yet."""
        super().__init__(context, look, **values)
        self.game: GameFigures | None = None
        self.next: SavedGame | None = None
        self.came_from = "table"

    def enter(self) -> None:
        """Look the game up."""
        game, self.came_from = self.context.notes.pop("recap", ("", "table"))
        statistics = self.context.ports.office.statistics
        self.head.title, self.game, self.next = self.wear.tell("ui-recap"), None, None
        self.chapter = model.CHAPTERS[0]
        if statistics is None:
            self.back()
        else:
            self.context.errands.run(lambda: statistics.recap(game), self._found, self.failed)

    def _found(self, game: GameFigures | None) -> None:
        """The figures are here."""
        self.game = game
        if game is not None:
            self.head.title, self.head.sub = model.title(game, self.wear.say), model.sub(game, self.wear.say)
            self._look_on(game.id)
        self.open(self.chapter)

    def _look_on(self, game: str) -> None:
        """Whether another game follows."""
        lobby = self.context.ports.play.lobby
        if lobby is not None:
            self.context.errands.run(lambda: lobby.following(game), self._follows)

    def _follows(self, game: SavedGame | None) -> None:
        """The big button goes on with it."""
        self.next = game
        self.arrange()

    def strip_model(self) -> StripModel:
        """Back is the big button unless a game follows."""
        strip = super().strip_model()
        return replace(strip, first=self.wear.tell("ui-sequel")) if self.next is not None else strip

    def more(self) -> Sequence[PlainSpec]:
        """The way back, where the big button goes on."""
        return (PlainSpec("back", self.wear.tell("ui-back"), "back"),) if self.next is not None else ()

    def plain(self, id: str) -> None:
        """The only one."""
        self.back()

    def big(self) -> None:
        """On with the campaign, else back."""
        if self.next is not None:
            go_on(self.context, self.next)
        else:
            self.back()

    def chapters(self) -> tuple[ChipModel, ...]:
        """People, course, turning points."""
        return model.chips(self.chapter, self.wear.say) if self.game is not None else ()

    def has_figures(self) -> bool:
        """Whether there is a game to tell of."""
        return self.game is not None

    def about(self) -> str:
        """This game."""
        return self.game.id if self.game is not None else ""

    def made(self, chapter: str) -> Any:
        """Table, plot or list."""
        game, say = self.game, self.wear.say
        if game is None:
            return Prose(wear=self.wear, paragraphs=(self.wear.tell("ui-recap-none"),))
        if chapter == "people":
            return FigureTable(wear=self.wear, model=model.table(game, say))
        if chapter == "course":
            return LinesPlot(wear=self.wear, model=model.course(game, say))
        moments = model.moments(game, say)
        if not moments:
            return Prose(wear=self.wear, paragraphs=(self.wear.tell("ui-recap-turnings-none"),))
        return MomentList(wear=self.wear, moments=moments)

    def back(self) -> None:
        """To where one came from; without a game on the table home."""
        to_table = self.came_from == "table" and self.context.view is None
        self.context.go("home" if to_table else self.came_from)
