"""Putting a game away: show any card and its stack is said; a stack is closed by one tap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.language.phrases import phrase
from companion.core.ports.owners import Back, Due
from ui.context import Context
from ui.screens.away import model
from ui.screens.away.banner import Banner
from ui.screens.base.screen import put
from ui.screens.base.words import is_large
from ui.screens.lists.screen import ListScreen, damped
from ui.widgets.keystrip.strip import PlainSpec

BANNER_MM = 24.0


class AwayScreen(ListScreen):
    """Stacks that are still out first; what is closed goes to the end."""

    icon = "back"
    narrow_mm = 66.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Nothing was shown yet."""
        super().__init__(context, look, **values)
        self.out: tuple[Due, ...] = ()
        self.newest: Back | None = None
        self.banner = Banner(wear=self.wear)

    def enter(self) -> None:
        """Go on putting away, or begin with what was played last; cards come here."""
        stacks = self.context.ports.owner.stacks
        if stacks is None:
            self.context.go("home")
            return
        self.watch()
        self.newest = None
        self.entitle(self.wear.tell("ui-way-away"), self.wear.tell("ui-looking"))

        def look() -> Sequence[Due]:
            due = stacks.due()
            return due if model.next_open(due) is not None else stacks.begin_away()

        self.context.errands.run(look, self._found, self.failed)

    def _found(self, out: Sequence[Due]) -> None:
        """These stacks are out."""
        self.out = tuple(out)
        say, tell = self.wear.say, self.wear.tell
        done = model.closed(self.out)
        is_over = bool(self.out) and done == len(self.out)
        title = tell("ui-all-away" if is_over else "ui-way-away")
        self.entitle(title, model.summary(self.out, say) if is_over else tell("ui-show-any"))
        newest = self.newest.line.stack if self.newest is not None else ""
        self.fill(model.rows(self.out, say, newest), done, len(self.out))

    def arrange(self) -> None:
        """While a card was just shown, where it belongs stands above everything in large words."""
        super().arrange()
        if self.newest is None:
            if self.banner.parent is not None:
                self.remove_widget(self.banner)
            return
        theme = self.wear.theme
        whole = self.grid.height + self.head.height + theme.mm(1.6)
        box = self.box.inset(theme.mm(2.4), theme.mm(2)).cut_top(whole)[0]
        high = min(theme.mm(BANNER_MM * damped(theme)), round(box.h * 0.55))
        above, rest = box.cut_top(high, theme.mm(1.6))
        for widget in (self.head, self.progress):
            if widget.parent is not None:
                self.remove_widget(widget)
        self.banner.first, self.banner.second = model.belongs(self.newest, self.wear.say)
        put(self, self.banner, above)
        put(self, self.grid, rest)
        self.strip.show(self.strip_model())

    def shown(self, tag: str) -> None:
        """A card was shown: say where it belongs."""
        stacks = self.context.ports.owner.stacks
        if stacks is not None:
            self.context.errands.run(
                lambda: (stacks.show(tag), stacks.due()),
                lambda found: self._was_shown(tag, *found),
                self.failed,
            )

    def _was_shown(self, tag: str, back: Back | None, out: Sequence[Due]) -> None:
        """Its stack, or that nobody knows this code."""
        self.newest = back
        self._found(out)
        speaker = self.context.ports.board.speaker
        if back is not None and speaker is not None:
            speaker.say(phrase("voice-stack", stack=back.line.title))
        if back is None:
            self.entitle(self.head.title, self.wear.tell("ui-label-unknown", tag=tag), "warn")

    def choose(self, id: str) -> None:
        """A stack looks complete."""
        due = next((due for due in self.out if due.line.stack == id), None)
        if due is not None and not due.is_closed:
            self._close([id])

    def _close(self, names: Sequence[str]) -> None:
        """These stacks lie in their places."""
        stacks = self.context.ports.owner.stacks
        if stacks is None:
            return
        self.newest = None

        def close() -> Sequence[Due]:
            for name in names:
                stacks.close(name)
            return stacks.due()

        self.context.errands.run(close, self._found, self.failed)

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The next stack looks complete; after the last there is nothing more to do."""
        tell, following = self.wear.tell, model.next_open(self.out)
        if following is None:
            return (tell("ui-back"), ""), ()
        second = "" if is_large(self.wear.theme) else self.wear.say(following.line.title)
        return (tell("ui-looks-complete"), second), (PlainSpec("all", tell("ui-all-away-brief"), "check"),)

    def plain(self, id: str) -> None:
        """All of them look complete."""
        self._close([due.line.stack for due in self.out if not due.is_closed])

    def big(self) -> None:
        """Close the next stack, or leave."""
        following = model.next_open(self.out)
        if following is not None:
            self._close([following.line.stack])
        else:
            self.back()

    def back(self) -> None:
        """Home; what is not closed yet is still out when one comes back."""
        self.context.go("home")
