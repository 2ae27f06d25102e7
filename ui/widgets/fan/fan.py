"""A drawn hand in front of the board: it slides up while there is something to lay, and away again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Translate
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.widgets.cards.card import CardWidget
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.fan.layout import FanBoxes, arrange_fan, last_first, lay_fan, peek, sizes_of, stacks
from ui.widgets.fan.spot import FanPeek, FanSpot, FanTab
from ui.widgets.ink.ink import Ink
from ui.widgets.ink.siblings import least_of, level

SOLID_S = 0.18  # how long the spot shows that it has taken a card


class FanGround(Drawn):
    """What lies behind the cards, so that nothing of the board shows between them."""

    covers = True  # for as long as there is something to lay

    def paint(self, ink: Ink) -> None:
        """The colour of the table, with a line above."""
        ink.fill(self.box, ink.theme.colours.bg)


class Fan(FloatLayout):
    """Fires on_lay and on_read, on_lifted and on_dropped(card, x, y), on_lower and on_clear."""

    __events__ = ("on_lay", "on_read", "on_dropped", "on_lifted", "on_lower", "on_clear")
    sunk = NumericProperty(0.0)  # how far it has slid down, in pixels

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is held."""
        super().__init__(size_hint=(None, None), **values)
        self.wear = wear
        fixed = {"wear": wear, "size_hint": (None, None)}
        self.ground, self.spot, self.tab = FanGround(**fixed), FanSpot(**fixed), FanTab(**fixed)
        self.peek = FanPeek(**fixed)
        self.cards: dict[str, CardWidget] = {}
        self.hand: tuple[DrawnCard, ...] = ()
        self.first = 0  # the first stack in sight, where there are more than have room
        self.is_up = self.is_lowered = False
        self._boxes: FanBoxes | None = None
        self._next = ""
        self._flying: list[CardWidget] = []
        self._slid = 0.0
        self._by = Translate(0, 0)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._by)
        self.canvas.after.add(PopMatrix())
        with self.canvas.after:  # what it slides down behind
            Color(*wear.theme.colours.bg)
            self._sill = Rectangle(size=(0, 0))
        self.bind(sunk=lambda *_: self._sink())
        self.tab.bind(on_tap=lambda _t: self.dispatch("on_lower"))
        self.peek.bind(on_tap=lambda _p: self.dispatch("on_lower"))
        self.spot.bind(on_tap=lambda _s: self._touched_spot())

    def _sink(self) -> None:
        """So far down, behind the edge of the board."""
        self._by.y = -round(self.sunk)
        is_moving = self.sunk > 0 and self.ground.parent is not None
        self._sill.pos = (self.ground.x, self.y - self.height)
        self._sill.size = (self.ground.width, self.height) if is_moving else (0, 0)

    @property
    def goes_on(self) -> bool:
        """Whether there are more cards than are in sight."""
        return self._last > 0

    def show(self, hand: Sequence[DrawnCard], box: Box, glass: Box, next_card: str, below: str = "") -> None:
        """Lie in front of the board with these cards; `below` says what is covered."""
        was_up, self.is_up, self.is_lowered = self.is_up, True, False
        self.hand, self._next = tuple(hand), next_card
        self.pos, self.size = (box.x, box.y), (box.w, box.h)
        self._boxes = arrange_fan(self.wear.theme, box, glass)
        self._put(self.ground, Box(glass.x, box.y, glass.w, box.h))
        self._put(self.spot, self._boxes.spot)
        self.tab.words, self.tab.lowered = below, False
        self._put(self.tab, self._boxes.tab)
        self._put(self.peek, None)
        self._lay()
        if not was_up:
            self._slide(self.height, 0.0)

    def lower(self, hand: Sequence[DrawnCard], box: Box, glass: Box) -> None:
        """Only the edges of the cards are seen: what lay behind them can be touched."""
        self.is_up, self.is_lowered = False, True
        self.hand = tuple(hand)
        self._clear()
        self._boxes = arrange_fan(self.wear.theme, box, glass)
        self.tab.lowered = True
        self._put(self.tab, self._boxes.tab)
        line = self._boxes.lines[0]
        self.peek.count, self.peek.wide = len(self.hand), sizes_of(self.wear.theme).narrowest
        self._put(self.peek, peek(self.wear.theme, line))

    def hide(self) -> None:
        """Nothing is to be laid: it slides away, and what lay behind it is there."""
        if not (self.is_up or self.is_lowered):
            return
        was_up, self.is_up, self.is_lowered = self.is_up, False, False
        self.hand, self.first = (), 0
        seconds = self.wear.theme.seconds("card_moves_one_place")
        if was_up and seconds and self.parent is not None:
            self._slide(0.0, self.height, self._clear)
        else:
            self._clear()

    def lay(self, card: str) -> None:
        """A card flies to the spot, which swallows it."""
        widget = self.cards.pop(card, None)
        if widget is None or self._boxes is None:
            return
        widget.enabled, widget.is_next = False, False
        self._flying.append(widget)
        Clock.schedule_once(lambda _dt: self._arrived(widget), widget.fly(self.spot.box))

    def _arrived(self, widget: CardWidget) -> None:
        """The spot is solid for a moment."""
        self._flying.remove(widget)
        self.remove_widget(widget)
        if self.wear.theme.reduced_motion or not self.is_up:
            return
        self.spot.card = widget.card
        Clock.schedule_once(lambda _dt: self._swallowed(widget.card), SOLID_S)

    def _swallowed(self, card: DrawnCard) -> None:
        """It waits for the next."""
        if self.spot.card is card and not self.spot.says:
            self.spot.card = None

    def _touched_spot(self) -> None:
        """What lies there unread is taken away; else the next card is laid."""
        if self.spot.says:
            self.dispatch("on_clear")
        elif self._next:
            self.dispatch("on_lay", self._next)

    def _lay(self) -> None:
        """Every card where it lies."""
        if self._boxes is None:
            return
        counts, sizes = stacks(self.hand), sizes_of(self.wear.theme)
        laid = lay_fan(self._boxes.lines, counts, sizes, self.first)
        self._last = last_first(self._boxes.lines, counts, sizes) if len(laid) < len(self.hand) else 0
        self.first = min(self.first, self._last)
        seen = {self.hand[one.at].id: one for one in laid}
        for id in [id for id in self.cards if id not in seen]:
            self.remove_widget(self.cards.pop(id))
        top = self._top_of_next()
        for id, one in seen.items():
            widget = self.cards.get(id) or self._made(id)
            widget.card, widget.side, widget.is_next = self.hand[one.at], one.side, id == top
            if not widget.carried:
                widget.lie(one.box)
        self._level([self.cards[id] for id in seen])

    _last = 0

    def _level(self, siblings: Sequence[CardWidget]) -> None:
        """Names, numbers and sentences of a hand have one size each."""
        said = least_of(one.wish_said() for one in siblings)
        for one in siblings:
            one.most_said = said
        level(siblings)

    def _top_of_next(self) -> str:
        """Of several alike the one on top wears the foot."""
        at = next((at for at, card in enumerate(self.hand) if card.id == self._next), None)
        if at is None:
            return ""
        start = 0
        for count in stacks(self.hand):
            if at < start + count:
                return self.hand[start + count - 1].id
            start += count
        return self._next

    def _made(self, id: str) -> CardWidget:
        """A card comes into the hand."""
        widget = CardWidget(wear=self.wear, size_hint=(None, None), target=id)
        widget.bind(
            on_tap=lambda w: self.dispatch("on_lay", w.card.id),
            on_hold=lambda w: self.dispatch("on_read", w.card),
            on_drop=self._drop,
            on_slide=lambda _w, dx: self._slid_by(dx),
        )
        widget.bind(carried=lambda w, carried: self._carrying(w if carried else None))
        self.cards[id] = widget
        self.add_widget(widget)
        return widget

    def _carrying(self, widget: CardWidget | None) -> None:
        """A card is in the air, or is not any more."""
        self.spot.hot = widget is not None
        self.dispatch("on_lifted", widget.card if widget is not None else None)

    def _drop(self, widget: CardWidget, x: float, y: float) -> None:
        """It was let go: whoever shows the board knows what that means."""
        self.dispatch("on_dropped", widget.card, x, y)

    def back(self, card: str) -> None:
        """A card was let go where it means nothing."""
        widget = self.cards.get(card)
        if widget is not None:
            widget.go_home()

    def _slid_by(self, dx: float) -> None:
        """Drawn along by whole cards."""
        self._slid -= dx
        step = sizes_of(self.wear.theme).narrowest
        while abs(self._slid) >= step:
            on = 1 if self._slid > 0 else -1
            self._slid -= on * step
            self.first = max(0, min(self._last, self.first + on))
            self._lay()

    def _slide(self, start: float, end: float, done: Any = None) -> None:
        """Up from below the board's edge, or down."""
        Animation.cancel_all(self, "sunk")
        seconds = self.wear.theme.seconds("card_moves_one_place")
        self.sunk = start if seconds else end
        if not seconds:
            return
        moving = Animation(sunk=end, d=seconds, t="out_quad")
        if done is not None:
            moving.bind(on_complete=lambda *_: done())
        moving.start(self)

    def _clear(self) -> None:
        """Nothing of it lies there any more; what still flies arrives."""
        for widget in self.cards.values():
            self.remove_widget(widget)
        self.cards.clear()
        for part in (self.ground, self.spot, self.tab, self.peek):
            self._put(part, None)
        self.sunk = 0.0
        if not self.is_lowered:
            self.pos, self.size = (0.0, 0.0), (1.0, 1.0)

    def _put(self, widget: Any, box: Box | None) -> None:
        """At its box, or away."""
        if box is None:
            if widget.parent is not None:
                self.remove_widget(widget)
            return
        widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
        if widget.parent is None:
            self.add_widget(widget)

    def on_touch_down(self, touch: Any) -> bool:
        """What lies behind the fan is not touched through it."""
        return bool(super().on_touch_down(touch)) or (self.is_up and self.ground.collide_point(*touch.pos))

    def on_lay(self, card: str) -> None:
        """A card is to be laid."""

    def on_read(self, card: DrawnCard) -> None:
        """A card was held: somebody wants to read it."""

    def on_dropped(self, card: DrawnCard, x: float, y: float) -> None:
        """A card was let go over something."""

    def on_lifted(self, card: DrawnCard | None) -> None:
        """A card is in the air, or is not any more."""

    def on_lower(self) -> None:
        """The fan is to be lowered, or raised."""

    def on_clear(self) -> None:
        """What lies under the camera is to be taken away."""
