"""The key strip: whose turn, pools, undo, plain buttons, big button, always in this order."""

from __future__ import annotations

from typing import Any

import msgspec
from kivy.uix.floatlayout import FloatLayout
from msgspec.structs import replace

from companion.core.crossing.views import Figure, SeatView, TurnView
from ui.theme.boxes import Box
from ui.widgets.buttons.big import BigButton
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.wear import Wear
from ui.widgets.keystrip.arrange import arrange_large, arrange_strip, has_two_rows, strip_height
from ui.widgets.keystrip.turn import PoolsWidget, TurnWidget


class PlainSpec(msgspec.Struct, frozen=True):
    """A plain button of the strip."""

    id: str
    words: str
    icon: str = ""
    tint: str = "text"
    sub: str = ""  # what it does, in a few words below


class StripModel(msgspec.Struct, frozen=True):
    """What the strip says; empty parts are not drawn."""

    first: str
    second: str = ""
    waits: bool = False
    seat: SeatView | None = None
    turn: TurnView | None = None
    pools: tuple[Figure, ...] = ()
    undo: str = ""
    plain: tuple[PlainSpec, ...] = ()
    opens: bool = False  # the big button opens something and does nothing by itself
    brief: str = ""  # `second` in few words, where there is no room for it
    gesture: str = ""  # what hands have to do, as a picture on the big button


BACK = "back"
LEADING_BACK = ("ui-back", "ui-back-to-table")


class KeyStrip(FloatLayout):
    """Shows a StripModel; fires on_big, on_undo, on_plain(id), on_who and on_pools."""

    __events__ = ("on_big", "on_undo", "on_plain", "on_who", "on_pools", "on_pools_held", "on_who_held")

    def __init__(self, wear: Wear, of_board: bool = False, **values: Any) -> None:
        """Make the parts that every strip has; that of a board takes two rows in large type."""
        super().__init__(**values)
        self.wear, self.of_board = wear, of_board
        fixed = {"wear": wear, "size_hint": (None, None)}
        self.who, self.pools = TurnWidget(**fixed), PoolsWidget(**fixed)
        self.undo, self.big = PlainButton(icon="undo", stacked=True, **fixed), BigButton(**fixed)
        self._plain: dict[str, PlainButton] = {}
        self._model: StripModel | None = None
        self._leads_back = False  # there is no next thing: only back
        for widget, event in (
            (self.who, "on_who"),
            (self.pools, "on_pools"),
            (self.undo, "on_undo"),
            (self.big, "on_big"),
        ):
            widget.bind(on_tap=lambda _w, name=event: self.dispatch(name))
        self.pools.bind(on_hold=lambda widget: self.dispatch("on_pools_held", widget.at))
        self.who.bind(on_hold=lambda _w: self.dispatch("on_who_held"))
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    @property
    def whole_height(self) -> int:
        """How high it is on this glass."""
        return strip_height(self.wear.theme, self.of_board)

    def show(self, model: StripModel) -> None:
        """Bring the strip to what the model says; the way back is the first key, wherever one is."""
        tell = self.wear.tell
        self._leads_back = not model.second and model.first in map(tell, LEADING_BACK)
        if self._leads_back or any(spec.id == BACK for spec in model.plain):
            rest = (spec for spec in model.plain if spec.id != BACK)
            model = replace(model, plain=(PlainSpec(BACK, tell("ui-back"), BACK), *rest))
        self._model = model
        self.who.seat, self.who.turn, self.pools.pools = model.seat, model.turn, model.pools
        self.undo.text, self.big.gesture = model.undo, model.gesture
        self._arrange()
        self.big.say(model.first, model.second, model.waits, model.opens, model.brief)

    def _arrange(self) -> None:
        """Put every part that is needed where it stands."""
        model = self._model
        if model is None or self.width < 50:
            return
        screen = Box(self.x, self.y, self.width, self.height)
        has_turn, has_undo = model.turn is not None, bool(model.undo)
        counts, has_big = (len(model.plain), len(model.pools)), not self._leads_back
        if self.of_board and has_turn and has_two_rows(self.wear.theme):
            boxes = arrange_large(self.wear.theme, screen, len(model.plain), has_undo)
        else:
            boxes = arrange_strip(self.wear.theme, screen, *counts, has_turn, has_undo, has_big)
        wanted: list[tuple[Any, Box, bool]] = [
            (self.who, boxes.who, has_turn),
            (self.pools, boxes.pools, bool(model.pools)),
            (self.undo, boxes.undo, has_undo),
            (self.big, boxes.big, bool(model.first) and has_big),
        ]
        wanted += [
            (self._button(spec), box, True) for spec, box in zip(model.plain, boxes.plain, strict=False)
        ]
        gone = set(self._plain) - {spec.id for spec in model.plain}
        wanted += [(self._plain[id], Box(0, 0, 1, 1), False) for id in gone]
        for widget, box, needed in wanted:
            _place(self, widget, box, needed)

    @property
    def plain_boxes(self) -> dict[str, Box]:
        """Where the plain buttons stand that are shown, by their ids."""
        return {id: button.box for id, button in self._plain.items() if button.parent is not None}

    def _button(self, spec: PlainSpec) -> PlainButton:
        """The plain button of that id."""
        if spec.id not in self._plain:
            made = PlainButton(wear=self.wear, size_hint=(None, None))
            made.bind(on_tap=lambda _w: self._press(spec.id))
            self._plain[spec.id] = made
        button = self._plain[spec.id]
        button.text, button.icon, button.icon_tint, button.sub = spec.words, spec.icon, spec.tint, spec.sub
        return button

    def _press(self, id: str) -> None:
        """A plain button; the way back does what the big button would, where that leads nowhere else."""
        if id == BACK and self._leads_back:
            self.big.tap()
        else:
            self.dispatch("on_plain", id)

    def on_big(self) -> None:
        """The big button was pressed."""

    def on_undo(self) -> None:
        """Undo was pressed."""

    def on_plain(self, id: str) -> None:
        """A plain button was pressed."""

    def on_who(self) -> None:
        """Whose turn it is was touched."""

    def on_pools(self) -> None:
        """The pools were touched."""

    def on_pools_held(self, at: int) -> None:
        """One of the pools was held."""

    def on_who_held(self) -> None:
        """Whose turn it is was held."""


def _place(parent: Any, widget: Any, box: Box, needed: bool) -> None:
    """Show a widget at its box, or take it away."""
    if not needed:
        if widget.parent is not None:
            parent.remove_widget(widget)
        return
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
    if widget.parent is None:
        parent.add_widget(widget)
