"""Around the table: a drawn table, and the people who sit down on its chairs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.crossing.seating import SETTING, with_kept
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame
from ui.screens.base.words import is_large
from ui.screens.new_game.start import draft_of, keep_draft
from ui.screens.seating import model
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.seating.table import SeatingTable
from ui.widgets.sheet.panel import Head, head_height

FLAT = "flat"
HEAD_MM = 13.0


class SeatingScreen(Screen):
    """For a new game the chairs are the order of play; in a running one only who sits where."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Head, table, strip."""
        super().__init__(context, look, **values)
        tell = self.wear.tell
        self.around = model.Around({}, {})
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=tell("ui-around"), sub=tell("ui-around-sub"), icon="chairs")
        self.table = SeatingTable(self.wear)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.table, self.strip):
            self.add_widget(widget)
        self.table.bind(
            on_chair=lambda _t, chair: self._show(model.touched(self.around, chair)),
            on_moved=lambda _t, one, other: self._show(model.carried(self.around, one, other)),
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """Those who play now, or those of the new game."""
        kept, view = self.context.preferences.seating, self.context.view
        if view is not None:
            people = {seat.name: seat.colour for seat in view.seats}
            self._show(model.around(people, kept))
            return
        draft = draft_of(self.context)
        people = {person.name: person.colour for person in draft.people}
        self._show(model.around(people, kept, next(iter(people), "")))

    def _show(self, around: model.Around) -> None:
        """They sit like this."""
        self.around = around
        self.table.show(model.sitters(around, self.wear.say), model.picked_chair(around))
        self.arrange()

    def arrange(self) -> None:
        """Head above, the table below."""
        if self.width < 100:
            return
        theme = self.wear.theme
        box = put_frame(self)
        scale = max(1.0, theme.glass.text_scale)
        least = theme.mm(HEAD_MM * (1 + 0.5 * (scale - 1)))
        head, rest = box.cut_top(round(max(least, head_height(self.wear, self.head, box.w))), theme.mm(1.6))
        put(self, self.head, head)
        put(self, self.table, rest.centred(rest.w, min(rest.h, theme.mm(130 * scale))))
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Sit like this; who begins; whether sheets turn to their person."""
        tell = self.wear.tell
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        if self.around.first:
            plain.append(PlainSpec("first", tell("ui-begins", name=self.around.first)))
        is_flat = self.context.preferences.flat
        plain.append(PlainSpec(FLAT, tell("ui-lies-flat" if is_flat else "ui-stands"), "turn"))
        names = "" if is_large(self.wear.theme) else ", ".join(model.order(self.around))
        return StripModel(first=tell("ui-sit-so"), second=names, plain=tuple(plain))

    def _plain(self, id: str) -> None:
        """Back without a change, another one begins, or the screen lies otherwise."""
        if id == "first":
            self._show(model.next_first(self.around))
        elif id == FLAT:
            self._turn()
        else:
            self._leave()

    def _turn(self) -> None:
        """The screen lies flat, or it stands."""
        wishes = self.context.preferences
        self.context.preferences = replace(wishes, flat=not wishes.flat)
        self._keep(FLAT, not wishes.flat)
        self.arrange()

    def big(self) -> None:
        """They sit like this from now on, also the next time these people play."""
        wishes = self.context.preferences
        seating = with_kept(wishes.seating, self.around.chairs)
        self.context.preferences = replace(wishes, seating=seating)
        self._keep(SETTING, seating)
        if self.context.view is None and self.around.first:
            draft = draft_of(self.context)
            by_name = {person.name: person for person in draft.people}
            people = tuple(by_name[name] for name in model.order(self.around) if name in by_name)
            keep_draft(self.context, replace(draft, people=people))
        self._leave()

    def _keep(self, name: str, value: Any) -> None:
        """For other evenings."""
        settings = self.context.ports.settings
        if settings is not None:
            self.context.errands.run(lambda: settings.set(name, value), lambda _none: None, self._failed)

    def _failed(self, words: str) -> None:
        """It holds for this evening only."""
        self.head.sub = words

    def _leave(self) -> None:
        """To where one came from."""
        self.context.go("people" if self.context.view is not None else "new_game")

    def press(self, button: Button) -> None:
        """Undo puts down whom one has picked up, or goes back; the other buttons sit down."""
        if button == "undo" and self.around.picked:
            self._show(replace(self.around, picked=""))
        elif button == "undo":
            self._leave()
        else:
            self.strip.big.tap()
