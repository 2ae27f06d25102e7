"""Names one after the other: whoever has none yet comes next, and the last of them can begin at once."""

from __future__ import annotations

from typing import Any, Protocol

from companion.core.language.phrases import phrase
from ui.context import Context
from ui.screens.new_game import model
from ui.screens.new_game.name import NamingSheet


class Table(Protocol):
    """What the new-game screen offers to those who name people."""

    context: Context
    draft: model.GameDraft
    known: Any

    def change(self, draft: model.GameDraft) -> None:
        """Show another draft."""
        ...

    def language_of(self, at: int) -> str:
        """A person's language by its own name."""
        ...

    def next_language(self, at: int) -> None:
        """The next language for a person's private texts."""
        ...

    def begins(self) -> str:
        """The words of the big button that begins."""
        ...

    def big(self) -> None:
        """Begin."""
        ...


class Calling:
    """Opens the sheet of one name after the other, from whomever was touched on."""

    def __init__(self, table: Table) -> None:
        """Nobody is asked yet."""
        self.table = table

    def ask(self, at: int) -> None:
        """Type a name, or choose one of those who play here."""
        table = self.table
        before, following = table.draft.people[at].name, self._nameless_after(at)
        taken = {person.name for person in table.draft.people}
        known = [one.name for one in table.known if one.name not in taken]
        is_last = following is None and before in self._placeholders()

        def named(to: str) -> None:
            table.change(model.as_known(model.renamed(table.draft, at, to), at, table.known))
            if following is not None:
                self.ask(following)

        def begin(to: str) -> None:
            named(to)
            table.big()

        big = "ui-take-name" if following is None else "ui-next-name"
        sheet = NamingSheet(
            table.context, "shell", before, known, named, big=big,
            last=(table.begins(), begin) if is_last else None, **self._tongues(at),
        )  # fmt: skip
        if table.context.stage is not None:
            table.context.stage.open(sheet)

    def _tongues(self, at: int) -> dict[str, Any]:
        """The way to another language, where there are several."""
        table = self.table
        if len(table.context.ports.texts.languages) < 2:
            return {}

        def tongue() -> str:
            table.next_language(at)
            return table.language_of(at)

        return {"tongue": tongue, "spoken": table.language_of(at)}

    def _placeholders(self) -> set[str]:
        """What people are called who have not been named."""
        say = self.table.context.wear("shell").say
        return {say(phrase("ui-person", number=at + 1)) for at in range(model.MOST + 1)}

    def _nameless_after(self, at: int) -> int | None:
        """The next person without a name, when this one had none either."""
        people, nobody = self.table.draft.people, self._placeholders()
        if people[at].name not in nobody:
            return None
        return next((to for to in range(at + 1, len(people)) if people[to].name in nobody), None)
