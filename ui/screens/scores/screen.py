"""Scores: who has how many points over the games of a series, and every game that has ended."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.series import EndedGame, Standing
from ui.screens.lists.screen import ListScreen
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.scores import model
from ui.screens.sentences.sheet import ReadingSheet
from ui.widgets.keystrip.strip import PlainSpec
from ui.widgets.options.layout import Option

Found = tuple[Sequence[Standing], Sequence[EndedGame]]


class ScoresScreen(ListScreen):
    """People above, games below; one touch begins a new series."""

    icon = "check"
    narrow_mm = 90.0
    games: Sequence[EndedGame] = ()

    def enter(self) -> None:
        """Look the games up."""
        series = self.context.ports.office.series
        self.entitle(self.wear.tell("ui-scores"))
        if series is None:
            self.context.go("home")
            return
        self.context.errands.run(lambda: (series.standings(), series.ended()), self._found, self.failed)

    def _found(self, found: Found) -> None:
        """The lists are here."""
        standings, self.games = found
        sub = model.summary(self.games, self.wear.say) if self.games else self.wear.tell("ui-scores-none")
        self.entitle(self.wear.tell("ui-scores"), sub)
        self.fill(model.rows(standings, self.games, self.wear.say))

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """Back; and a new series once there is something to leave behind."""
        counts = any(game.counts for game in self.games)
        fresh = (PlainSpec("fresh", self.wear.tell("ui-scores-new"), "remedy"),) if counts else ()
        return (self.wear.tell("ui-back"), ""), fresh

    def choose(self, id: str) -> None:
        """A game opens its whole line, and past results all that can be compared."""
        if id == model.PAST and self.context.stage is not None:
            lines = model.past(self.games, self.wear.say)
            title = self.wear.tell("ui-scores-past")
            self.context.stage.open(ReadingSheet(self.context, "shell", title, lines))
            return
        game = next((one for one in self.games if f"{model.GAME}{one.id}" == id), None)
        if game is None or self.context.stage is None:
            return
        if self.context.ports.office.statistics is not None:
            self.context.notes["recap"] = (game.id, "scores")
            self.context.go("recap")
            return
        row = model.game_row(game, self.wear.say)
        lines = tuple(line for line in (row.sub, row.note) if line)
        self.context.stage.open(ReadingSheet(self.context, "shell", row.words, lines))

    def plain(self, id: str) -> None:
        """Begin a new series, after a question: the points of the old one stop counting."""
        series, stage = self.context.ports.office.series, self.context.stage
        if id != "fresh" or series is None or stage is None:
            return
        tell = self.wear.tell
        yes = (Option("yes", tell("ui-scores-new"), tell("ui-scores-new-sub"), icon="remedy"),)

        def chosen(_id: str) -> None:
            self.context.errands.run(series.begin, lambda _none: self.enter(), self.failed)

        stage.open(ChoiceSheet(self.context, "shell", tell("ui-scores-new-title"), yes, chosen))

    def big(self) -> None:
        """Back to where one came from."""
        self.back()

    def back(self) -> None:
        """To the statistics, whose games these are; home where there are none."""
        self.context.go("home" if self.context.ports.office.statistics is None else "statistics")
