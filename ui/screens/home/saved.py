"""The saved games: one touch goes on with one, and those that nobody will finish can be removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.ports.lobby import SavedGame
from ui.context import Context
from ui.screens.base.sheet import PAGE
from ui.screens.home.model import saved_games
from ui.screens.lists.sheet import ChoiceSheet
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option

REMOVE = "remove"


class SavedSheet(ChoiceSheet):
    """The list of games, with the way to remove one beside the way back."""

    def __init__(self, context: Context, removes: Callable[[], None], *values: Any, **more: Any) -> None:
        """As any list; `removes` opens the list of what can be removed."""
        self.removes = removes
        super().__init__(context, *values, **more)

    def buttons(self) -> StripModel:
        """Back, remove one, the next page."""
        remove = PlainSpec(REMOVE, self.wear.tell("ui-home-remove"), "close")
        return StripModel(first=self.wear.tell(self.back), plain=(remove, *self.paged(self.grid)))

    def plain(self, id: str) -> None:
        """Turn the page, or choose what is removed."""
        if id == PAGE:
            super().plain(id)
        else:
            self.close()
            self.removes()


class SavedGames:
    """Short chains of lists over the home screen; `again` is called when a game is gone."""

    def __init__(
        self,
        context: Context,
        resume: Callable[[str], None],
        again: Callable[[], None],
        failed: Callable[[str], None],
    ) -> None:
        """Nothing is open."""
        self.context, self.resume, self.again, self.failed = context, resume, again, failed
        self.saved: Sequence[SavedGame] = ()
        self.tell, self.say = context.wear("shell").tell, context.wear("shell").say

    def open(self, saved: Sequence[SavedGame]) -> None:
        """With which game to go on?"""
        self.saved = saved
        rows, title = saved_games(saved, self.say), self.tell("ui-home-saved")
        self._lay(
            SavedSheet(self.context, self._removes, "shell", title, rows, self.resume, back="ui-back", sub="")
        )

    def _removes(self) -> None:
        """Which game is removed?"""
        rows, title = saved_games(self.saved, self.say), self.tell("ui-home-remove-which")
        self._lay(
            ChoiceSheet(self.context, "shell", title, rows, self._sure, tone="warn", back="ui-leave-it")
        )

    def _sure(self, game: str) -> None:
        """Said in a sentence before it is done."""
        row = next(one for one in saved_games(self.saved, self.say) if one.id == game)
        which = f"{row.words} · {row.sub}"  # games of the same people differ in nothing but their day
        yes = Option("yes", self.tell("ui-home-remove-yes"), which, icon="close")
        sheet = ChoiceSheet(
            self.context, "shell", self.tell("ui-home-remove-sure"), (yes,), lambda _id: self._remove(game),
            sub=self.tell("ui-home-remove-says"), tone="warn", back="ui-home-remove-not",
        )  # fmt: skip
        self._lay(sheet)

    def _remove(self, game: str) -> None:
        """It is gone for good."""
        lobby = self.context.ports.play.lobby
        if lobby is not None:
            self.context.errands.run(lambda: lobby.remove(game), lambda _none: self.again(), self.failed)

    def _lay(self, sheet: ChoiceSheet) -> None:
        """Over the home screen."""
        if self.context.stage is not None:
            self.context.stage.open(sheet)
