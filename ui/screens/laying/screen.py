"""Taking the stacks of a new game out of the box: a divider shown or one tap ticks a whole stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.owner_words import use_line
from companion.core.ports.owners import StackLine
from ui.context import Context
from ui.screens.base.words import is_large
from ui.screens.laying import model
from ui.screens.lists.screen import ListScreen
from ui.screens.new_game.model import GameDraft
from ui.screens.new_game.start import begin, draft_of, keep_draft
from ui.widgets.keystrip.strip import PlainSpec


class LayingScreen(ListScreen):
    """The big button takes the next stack, and after the last it begins."""

    narrow_mm = 66.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The stacks come in later."""
        super().__init__(context, look, **values)
        self.draft, self.lines = GameDraft(), ()  # type: tuple[GameDraft, Sequence[StackLine]]
        self.waits = False

    def enter(self) -> None:
        """Look up which stacks this game takes; dividers can be shown."""
        self.draft, self.waits = draft_of(self.context), False
        stacks, draft = self.context.ports.owner.stacks, self.draft
        if stacks is None or not draft.room:
            self.context.go("new_game")
            return
        self.watch()
        self.entitle(self.wear.tell("ui-take-these"), self.wear.tell("ui-looking"))
        self.context.errands.run(
            lambda: stacks.for_game(draft.room, draft.box, len(draft.people), draft.choices),
            self._found,
            self.failed,
        )

    def _found(self, lines: Sequence[StackLine]) -> None:
        """The stacks are here."""
        self.lines = tuple(lines)
        self._show()

    def _show(self, says: str = "", tone: str = "accent") -> None:
        """What is out, and what is next."""
        say, out = self.wear.say, self.draft.out
        self.entitle(self.wear.tell("ui-take-these"), says or self._of_the_next(), tone)
        done = sum(line.stack in out for line in self.lines)
        self.fill(model.rows(self.lines, out, say), done, len(self.lines))

    def _of_the_next(self) -> str:
        """Which cards of the next stack are taken; of a whole one nothing needs to be said."""
        following = model.next_stack(self.lines, self.draft.out)
        if following is None or following.use == "whole":
            return self.wear.tell("ui-take-these-sub", count=model.cards(self.lines))
        if is_large(self.wear.theme):
            return model.brief(following, self.wear.say)
        return self.wear.say(use_line(following))

    def _out(self, out: frozenset[str], says: str = "") -> None:
        """These stacks are out of the box."""
        self.draft = keep_draft(self.context, replace(self.draft, out=out))
        self._show(says)

    def choose(self, id: str) -> None:
        """A stack was touched: it is out, or back in the box."""
        self._out(self.draft.out ^ {id})

    def shown(self, tag: str) -> None:
        """A divider was shown: its stack is out."""
        stacks = self.context.ports.owner.stacks
        if stacks is not None:
            self.context.errands.run(lambda: stacks.of_divider(tag), lambda found: self._divider(tag, found))

    def _divider(self, tag: str, found: tuple[str, str] | None) -> None:
        """Whether that stack is wanted."""
        line = model.line_of(self.lines, found)
        if line is not None:
            says = self.wear.tell("ui-is-out", stack=self.wear.say(line.title))
            self._out(self.draft.out | {line.stack}, says)
        elif found is None:
            self._show(self.wear.tell("ui-no-divider", tag=tag), "warn")
        else:
            self._show(self.wear.tell("ui-stays-in-box"), "warn")

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The next stack, or begin when all are out."""
        tell = self.wear.tell
        following = model.next_stack(self.lines, self.draft.out)
        if self.waits:
            return (tell("ui-setting-up"), ""), ()
        if not self.lines:
            return (tell("ui-back"), ""), ()
        if following is None:
            return (tell("ui-begin"), tell("ui-all-is-out")), ()
        way = "ui-show-divider-or-tap" if following.has_divider else "ui-tap-when-out"
        second = "" if is_large(self.wear.theme) else tell(way)
        return (self.wear.say(following.title), second), (PlainSpec("all", tell("ui-all-out"), "check"),)

    def plain(self, id: str) -> None:
        """All of them are out."""
        self._out(frozenset(line.stack for line in self.lines))

    def big(self) -> None:
        """Take the next one, or begin."""
        following = model.next_stack(self.lines, self.draft.out)
        if following is not None:
            self._out(self.draft.out | {following.stack})
        elif not self.lines:
            self.back()
        elif not self.waits:
            self.waits = True
            self.arrange()
            begin(self.context, self.draft, self.failed)

    def failed(self, words: str) -> None:
        """It cannot be: say why."""
        self.waits = False
        super().failed(words)

    def back(self) -> None:
        """To the people and the cards."""
        self.context.go("new_game")
