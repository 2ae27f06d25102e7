"""The stage: one screen, what lies over it, and the edge light on top of everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scatter import Scatter

from companion.core.language.ids import SeatId
from ui.context import Context
from ui.rest import Rest
from ui.seats import by_chairs
from ui.widgets.edge.edge import EdgeLight, seats_of
from ui.widgets.focus.focus import Focus

STILL_S = 0.35  # a second tap meant for what has just gone must not hit what lay beneath


class Stage(FloatLayout):
    """The root of the glass."""

    def __init__(self, context: Context, **values: Any) -> None:
        """Nothing is shown yet but the light."""
        super().__init__(**values)
        self.context = context
        self.screen: Any = None
        self.sheets: list[Any] = []
        self.covers: Callable[[Any], None] = lambda _sheet: None  # told what comes to lie over the screen
        self.focus = Focus(self)
        self.edge = EdgeLight(wear=context.wear("shell"))
        self._still_until = 0.0
        self.rest = Rest(context.ports.machine.sweep, context.ports.clock)
        self.add_widget(self.edge)
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    @property
    def front(self) -> Any:
        """What buttons and keys talk to: the topmost sheet, else the screen."""
        return self.sheets[-1] if self.sheets else self.screen

    def show(self, screen: Any) -> None:
        """Put a screen on the glass; sheets of the one before go away."""
        self.rest.put_off()
        self.hide_private()
        for sheet in list(self.sheets):
            self._take_away(sheet)
        if self.screen is not None:
            self.remove_widget(self.screen)
            self._keep_still()
        self.screen = screen
        self.add_widget(screen, index=len(self.children))
        self._arrange()
        self.focus.clear()

    def open(self, sheet: Any) -> None:
        """Lay a sheet over everything, turned to its person when the glass lies flat."""
        self.rest.put_off()
        self.hide_private()
        self.wake()
        self.sheets.append(sheet)
        self._add(sheet)
        self.focus.clear()
        self.covers(sheet)

    def close(self, sheet: Any) -> None:
        """Take a sheet away; safe to call twice. A screen hears that nothing lies over it any more."""
        lay_open = sheet in self.sheets
        self._take_away(sheet)
        if lay_open and not self.sheets and self.screen is not None:
            self.covers(None)
            self.screen.uncovered()

    def _take_away(self, sheet: Any) -> None:
        if sheet in self.sheets:
            self.hide_private()
            self.sheets.remove(sheet)
            self._keep_still()
        self.rest.put_off()
        holder = sheet.parent
        if holder is not None:
            holder.remove_widget(sheet)
            frame = holder.parent if isinstance(holder, Scatter) else None
            if frame is not None:
                frame.remove_widget(holder)
        self.focus.clear()

    def abandon(self) -> None:
        """Take everything away unasked: something of it has failed and may fail again when it is asked."""
        self.screen = None
        self.sheets.clear()
        self.clear_widgets()
        self.add_widget(self.edge)

    def _keep_still(self) -> None:
        """Something has just gone from under the finger: for a moment touches are not taken."""
        self._still_until = self.context.ports.clock() + STILL_S

    def on_touch_down(self, touch: Any) -> bool:
        """Take a touch, unless it was meant for what has just gone."""
        self.rest.put_off()
        if self.context.ports.clock() < self._still_until:
            return True
        if touch.is_mouse_scrolling:
            return self._scrolled(touch)
        return bool(super().on_touch_down(touch))

    def _scrolled(self, touch: Any) -> bool:
        """The wheel turns the pages of the list under it, or of the only one there is."""
        front = self.front.walk(restrict=True) if self.front is not None else ()
        lists = [
            one
            for one in front
            if hasattr(one, "turn_page") and getattr(getattr(one, "page", None), "of", 1) > 1
        ]
        for one in [one for one in lists if one.collide_point(*touch.pos)] or lists[:1]:
            for _ in range(1 if touch.button == "scrollup" else one.page.of - 1):  # on, or round to before
                one.turn_page()
            return True
        return False

    def wake(self) -> None:
        """Light again where the screen was dark: there is something to be seen."""
        for dark in [one for one in self.sheets if hasattr(one, "wake")]:
            dark.wake()

    def hide_private(self) -> None:
        """Hide what only one person may see: before pictures, and when anything else comes in front."""
        for sheet in self.sheets:
            hide = getattr(sheet, "hide", None)
            if hide is not None:
                hide()

    def has(self, kind: type) -> bool:
        """Whether a sheet of that kind lies open."""
        return any(isinstance(sheet, kind) for sheet in self.sheets)

    def refresh(self) -> None:
        """The View has changed: the seats' sides follow."""
        view = self.context.view if self.screen is not None and self.screen.shows_game else None
        self.edge.seats = by_chairs(seats_of(view), view, self.context.preferences.seating)
        self.edge.sides = self.context.sides

    def quarter_turns(self, seat: SeatId | None) -> int:
        """How far a sheet for this person is turned."""
        if not self.context.preferences.flat or seat is None:
            return 0
        return self.context.sides.get(seat, 0) % 4

    def _add(self, sheet: Any) -> None:
        """Straight, or in a frame that turns it; the light stays on top."""
        turns = self.quarter_turns(getattr(sheet, "seat", None))
        if turns % 2 and not self._fits_turned():
            turns = 0  # a sheet that does not fit upright on its side is turned by halves only
        sheet.size_hint = (None, None)
        holder = sheet
        if turns:
            holder = Scatter(
                do_rotation=False,
                do_translation=False,
                do_scale=False,
                auto_bring_to_front=False,
                size_hint=(None, None),
            )
            holder.size = self.size if turns % 2 == 0 else (self.height, self.width)
            sheet.size, sheet.pos = holder.size, (0, 0)
            holder.add_widget(sheet)
            holder.rotation = 90 * turns
            holder.center = self.center
        else:
            sheet.size, sheet.pos = self.size, self.pos
        self.add_widget(holder, index=self.children.index(self.edge) + 1)

    def _fits_turned(self) -> bool:
        """Whether a sheet laid out for a lying glass also fits a standing one of the same size."""
        return min(self.size) >= self.context.glass.px_per_mm * 110

    def _arrange(self) -> None:
        """Everything covers the whole glass."""
        for child in (self.screen, self.edge, *self.sheets):
            if child is not None and (child.parent is self or child is self.screen):
                child.size_hint = (None, None)
                child.pos, child.size = self.pos, self.size
        self.refresh()
