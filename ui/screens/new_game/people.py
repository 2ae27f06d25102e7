"""The people of a new game: a row for each, and one to add another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from ui.screens.base.words import is_large
from ui.screens.new_game.model import MOST, PersonDraft
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab


class TabButton(Touchable):
    """A person's tab; a touch gives the next colour and pattern."""

    person = ObjectProperty(None, allownone=True)
    watched = ("person",)

    def paint(self, ink: Ink) -> None:
        """The tab on its plate."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.raised if self.pressed else colours.card, theme.look.radius)
        size = min(self.width, self.height) * 0.8
        paint_tab(ink, self.box.centred(size, size), self.person.name, self.person.colour)
        self.paint_focus(ink, self.box)


class PeopleList(FloatLayout):
    """Fires on_name(at), on_colour(at), on_language(at), on_remove(at) and on_more."""

    __events__ = ("on_name", "on_colour", "on_language", "on_remove", "on_more")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nobody yet."""
        super().__init__(**values)
        self.wear = wear
        self.people: tuple[PersonDraft, ...] = ()
        self.usual = ""
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, people: Sequence[PersonDraft], usual: str = "") -> None:
        """These people; who has not chosen a language speaks the usual one, where there are several."""
        self.people, self.usual = tuple(people), usual
        self._arrange()

    def _arrange(self) -> None:
        """A row for each person."""
        self.clear_widgets()
        if self.width < 50:
            return
        theme = self.wear.theme
        gap = theme.space("gap")
        height = min(theme.mm(13), (self.height - gap * (MOST - 1)) / MOST)
        for at, person in enumerate(self.people):
            self._row(at, person, Box(self.x, self.top - (at + 1) * height - at * gap, self.width, height))
        if len(self.people) < MOST:
            at = len(self.people)
            row = Box(self.x, self.top - (at + 1) * height - at * gap, self.width, height)
            self._put(
                PlainButton(wear=self.wear, text=self.wear.tell("ui-one-more-person"), icon="plus"),
                row,
                "on_more",
            )

    def _row(self, at: int, person: PersonDraft, row: Box) -> None:
        """Tab, name, and the way out."""
        theme = self.wear.theme
        gap = theme.space("gap")
        tab, rest = row.cut_left(row.h * 1.2, gap)
        self._put(TabButton(wear=self.wear, person=person), tab, "on_colour", at)
        if len(self.people) > 1:
            away, rest = rest.cut_right(max(row.h, theme.space("touch")), gap)
            self._put(PlainButton(wear=self.wear, icon="close", quiet=True), away, "on_remove", at)
        if self.usual and not (is_large(theme) and theme.glass.is_small):
            tongue, rest = rest.cut_right(max(row.h, theme.space("touch")), gap)
            words = (person.language or self.usual).upper()
            self._put(PlainButton(wear=self.wear, text=words, step="caption"), tongue, "on_language", at)
        self._put(
            PlainButton(wear=self.wear, text=person.name, align="left", quiet=True), rest, "on_name", at
        )

    def _put(self, widget: Any, box: Box, event: str, *args: int) -> None:
        """Place a button that fires an event."""
        widget.size_hint = (None, None)
        widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
        widget.bind(on_tap=lambda _w: self.dispatch(event, *args))
        self.add_widget(widget)

    def on_name(self, at: int) -> None:
        """A name was touched."""

    def on_colour(self, at: int) -> None:
        """A tab was touched."""

    def on_language(self, at: int) -> None:
        """A person's language was touched."""

    def on_remove(self, at: int) -> None:
        """A person was taken away."""

    def on_more(self) -> None:
        """One more person."""
