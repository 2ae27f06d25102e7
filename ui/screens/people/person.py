"""One kept person: name, colour, language, pin, and being forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.seating import SETTING
from companion.core.language.phrases import phrase
from companion.core.ports.people import Person
from ui.context import Context
from ui.screens.home.model import next_language
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.new_game.company import JOINING, joining
from ui.screens.new_game.name import NamingSheet
from ui.screens.new_game.start import called
from ui.screens.people import model
from ui.screens.pin.sheet import ask_pin, choose_pin
from ui.widgets.options.layout import Option


class PersonFlow:
    """Sheets over whichever screen is shown; `done` is called when something has changed."""

    def __init__(self, context: Context, done: Callable[[], None], failed: Callable[[str], None]) -> None:
        """Nothing is open."""
        self.context, self.done, self.failed = context, done, failed
        self.tell, self.say = context.wear("shell").tell, context.wear("shell").say

    def open(self, person: Person) -> None:
        """What can be changed of this person."""
        pins = self.context.ports.people.pins

        def look() -> tuple[bool | None, str]:
            return (None, "") if pins is None else (pins.has(person.name), pins.lost_on(person.name))

        self.context.errands.run(look, lambda found: self._show(person, *found), self.failed)

    def _show(self, person: Person, has_pin: bool | None, lost: str) -> None:
        """The sheet of one person."""
        tongue = self.context.ports.texts.say(phrase("ui-language-name"), person.language)
        rows = model.about(person, has_pin, lost, tongue, self.say)
        if len(self.context.ports.texts.languages) < 2:
            rows = tuple(row for row in rows if row.id != "language")
        self._choose(person.name, rows, lambda id: self._change(person, id, bool(has_pin)))

    def _change(self, person: Person, id: str, has_pin: bool) -> None:
        """One thing about somebody; who has a pin shows it first where it is about the pin."""
        ways: dict[str, Callable[[], Any]] = {
            "name": lambda: self._rename(person),
            "colour": lambda: self.keep(model.recoloured(person)),
            "language": lambda: self.keep(
                replace(person, language=next_language(self.context.ports.texts.languages, person.language))
            ),
            "pin": lambda: self._guarded(
                person, has_pin, lambda: choose_pin(self.context, person.name, self._again(person))
            ),
            "no-pin": lambda: self._guarded(person, has_pin, lambda: self._drop(person)),
            "forget": lambda: self._guarded(person, has_pin, lambda: self._sure(person)),
        }
        ways[id]()

    def _guarded(self, person: Person, has_pin: bool, then: Callable[[], None]) -> None:
        """Only with the pin, where there is one."""
        if has_pin:
            ask_pin(self.context, person.name, None, then)
        else:
            then()

    def _again(self, person: Person) -> Callable[[], None]:
        """Back to the sheet of this person, with the list behind it as it is now."""

        def again() -> None:
            self.done()
            self.open(person)

        return again

    def keep(self, person: Person) -> None:
        """Keep somebody as they are now, and show them."""
        people = self.context.ports.people.known
        if people is not None:
            self.context.errands.run(
                lambda: people.keep(person), lambda _none: self._again(person)(), self.failed
            )

    def _drop(self, person: Person) -> None:
        """Without a pin from now on."""
        pins = self.context.ports.people.pins
        if pins is not None:
            self.context.errands.run(
                lambda: pins.drop(person.name), lambda _none: self._again(person)(), self.failed
            )

    def _rename(self, person: Person) -> None:
        """Another name; the chair goes with it."""

        def named(name: str) -> None:
            name = " ".join(name.split())
            self._chairs(person.name, name)
            self.keep(replace(person, name=name))

        self._open(NamingSheet(self.context, "shell", person.name, (), named, big="ui-take-name-person"))

    def _sure(self, person: Person) -> None:
        """Said in a sentence before it is done."""
        yes = Option("yes", self.tell("ui-forget-yes", name=person.name), icon="close")
        sheet = ChoiceSheet(
            self.context, "shell", self.tell("ui-forget-sure", name=person.name), (yes,),
            lambda _id: self._forget(person), sub=self.tell("ui-forget-says", name=person.name),
            back="ui-leave-it",
        )  # fmt: skip
        self._open(sheet)

    def _forget(self, person: Person) -> None:
        """Colour, language, pin and chair go."""
        people, pins = self.context.ports.people.known, self.context.ports.people.pins
        settings = self.context.ports.settings

        def forget() -> None:
            if pins is not None:
                pins.drop(person.name)
            if people is not None:
                people.forget(person.id)
            if settings is not None:
                waiting = [name for name in joining(settings) if name != person.name]
                settings.set(JOINING, waiting)

        self._chairs(person.name, "")
        self.context.errands.run(forget, lambda _none: self.done(), self.failed)

    def _chairs(self, old: str, new: str) -> None:
        """Where people sit and who is offered a seat, with somebody called otherwise or gone."""
        called(self.context, old, new)
        wishes, settings = self.context.preferences, self.context.ports.settings
        seating = model.renamed_chairs(wishes.seating, old, new)
        self.context.preferences = replace(wishes, seating=seating)
        if settings is not None:
            self.context.errands.run(lambda: settings.set(SETTING, seating), lambda _none: None, self.failed)

    def _choose(self, title: str, rows: Sequence[Option], chosen: Callable[[str], None]) -> None:
        """A list over the screen."""
        self._open(ChoiceSheet(self.context, "shell", title, rows, chosen, back="ui-back", narrow_mm=62))

    def _open(self, sheet: Any) -> None:
        """Lay a sheet over the screen."""
        if self.context.stage is not None:
            self.context.stage.open(sheet)
