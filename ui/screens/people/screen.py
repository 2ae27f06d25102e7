"""The people: those who are kept between evenings, and what happens to those who play now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion.core.language.phrases import phrase
from companion.core.ports.people import Person
from ui.context import Context
from ui.screens.base.words import is_large
from ui.screens.lists.screen import ListScreen
from ui.screens.new_game.company import FROM, JOINING, joining
from ui.screens.new_game.name import NamingSheet
from ui.screens.new_game.start import person_id
from ui.screens.people import model
from ui.screens.people.absence import GameFlow
from ui.screens.people.person import PersonFlow
from ui.widgets.keystrip.strip import PlainSpec


class FoundPeople(msgspec.Struct, frozen=True):
    """What was looked up."""

    people: tuple[Person, ...] = ()
    pinned: frozenset[str] = frozenset()
    joining: tuple[str, ...] = ()


class PeopleScreen(ListScreen):
    """One row for everything that can be said of the running game, and one for each person."""

    icon = "people"
    narrow_mm = 66.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The people come in later."""
        super().__init__(context, look, **values)
        self.found = FoundPeople()
        self.game = GameFlow(context, self._failed_to)
        self.flow = PersonFlow(context, self.enter, self._failed_to)

    def enter(self) -> None:
        """Look up who is kept."""
        self.context.errands.run(self._look, self._show, self.failed)

    def _look(self) -> FoundPeople:
        """Everybody, who of them has a pin, and who plays along next time."""
        ports = self.context.ports
        people = tuple(ports.people.known.everybody()) if ports.people.known is not None else ()
        pinned = [
            one.name for one in people if ports.people.pins is not None and ports.people.pins.has(one.name)
        ]
        waiting = joining(ports.settings) if ports.settings is not None else ()
        return FoundPeople(people, frozenset(pinned), waiting)

    def _show(self, found: FoundPeople) -> None:
        """The list is here."""
        self.found = found
        say, ports, view = self.wear.say, self.context.ports, self.context.view
        self.entitle(self.wear.tell("ui-people"), self.wear.tell("ui-people-sub", count=len(found.people)))
        rows = model.kept(found.people, found.pinned, self._tongue, say)
        if view is not None:
            rows = (
                *model.in_game(found.joining, bool(view.outcome), ports.play.at_table is not None, say),
                *rows,
            )
        self.fill(rows)

    def _tongue(self, language: str) -> str:
        """A language by its own name."""
        return self.context.ports.texts.say(phrase("ui-language-name"), language)

    def _failed_to(self, words: str) -> None:
        """It could not be kept: say why."""
        self.failed(words)

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """Somebody new; the way back is a plain button."""
        tell = self.wear.tell
        if self.context.ports.people.known is None:
            return super().buttons()
        sub = "" if is_large(self.wear.theme) else tell("ui-new-person-sub")
        return (tell("ui-new-person"), sub), ()

    def big(self) -> None:
        """Somebody new."""
        if self.context.ports.people.known is None:
            self.back()
            return
        self._type("", (), self._new)

    def _new(self, name: str) -> None:
        """Keep somebody; who is known by that name already is shown."""
        name = " ".join(name.split())
        known = next((one for one in self.found.people if one.name == name), None)
        if known is not None:
            self.flow.open(known)
            return
        colours = [one.colour for one in self.found.people]
        colour = min(range(model.COLOURS), key=colours.count)
        self.flow.keep(Person(person_id(name), name, colour, self.context.preferences.language))

    def choose(self, id: str) -> None:
        """A person, or something about the running game."""
        if id.startswith(model.PERSON):
            person = next(one for one in self.found.people if one.id == id.removeprefix(model.PERSON))
            self.flow.open(person)
            return
        ways: dict[str, Callable[[], Any]] = {
            "around": lambda: self.context.go("seating"),
            "leaves": self.game.leaves,
            "was": self.game.was,
            "joins": self._joins,
        }
        ways[id]()

    def _joins(self) -> None:
        """Who plays along next time; the same name again takes it off the list."""
        view = self.context.view
        here = {seat.name for seat in view.seats} if view is not None else set()
        known = [one.name for one in self.found.people if one.name not in here]
        self._type(
            "", (*self.found.joining, *(name for name in known if name not in self.found.joining)), self._join
        )

    def _join(self, name: str) -> None:
        """On the list, or off it."""
        settings = self.context.ports.settings
        if settings is None:
            return

        def join() -> None:
            old = joining(settings)
            settings.set(JOINING, [one for one in old if one != name] if name in old else [*old, name])

        self.context.errands.run(join, lambda _none: self.enter(), self.failed)

    def _type(self, words: str, known: Sequence[str], taken: Callable[[str], None]) -> None:
        """A name, typed or touched."""
        if self.context.stage is not None:
            self.context.stage.open(
                NamingSheet(self.context, "shell", words, known, taken, big="ui-take-name-person")
            )

    def back(self) -> None:
        """To the table when a game runs, else to where one came from."""
        came = self.context.notes.get(FROM, "home")
        self.context.go("table" if self.context.view is not None else came)
