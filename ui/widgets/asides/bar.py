"""The small offers on the glass: quiet buttons at the right end of the line of news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.widgets.asides.layout import AsideSpot, Group, Laid, lay, parted, words_width
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.wear import Wear
from ui.widgets.label.label import Words

STILL_S = 0.35  # a second tap meant for what stood here must not take what stands here now


class AsideBar(FloatLayout):
    """Fires on_aside(id), or on_more(spots) for what there was no room for."""

    __events__ = ("on_aside", "on_more")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is offered yet."""
        super().__init__(size_hint=(None, None), **values)
        self.wear, self.about = wear, ""
        self.groups: tuple[Group, ...] = ()
        self.laid = Laid()
        self._room: Box | None = None
        self._still_until = 0.0

    def show(self, groups: Sequence[Group], line: Box, share: float = 0.0, about: str = "") -> Box:
        """Offer these in a line, or in so much of it, with what it is about; gives what is left for news."""
        news, room, usual = parted(line, self.wear.theme)
        share = share or usual
        self.about = about
        if tuple(groups) != self.groups or room != self._room:
            self._renew(tuple(groups), room, share)
        if news is not room and self.laid.used:
            return news
        return line.trimmed(right=self.laid.used)

    def _renew(self, groups: tuple[Group, ...], room: Box, share: float) -> None:
        """Other offers, or another place for them."""
        if self.groups and groups != self.groups:
            self._still_until = self.wear.clock() + STILL_S
        self.groups, self._room = groups, room
        self.laid = lay(groups, room, self.wear.theme, self._measure, share)
        self._fill()

    def _fill(self) -> None:
        """The buttons of the line; the bar itself is no larger than they are."""
        self.clear_widgets()
        room, laid = self._room, self.laid
        if room is None or not laid.used:
            self.pos, self.size = (0.0, 0.0), (1.0, 1.0)
            return
        self.pos, self.size = (room.right - laid.used, room.y), (laid.used, room.h)
        self._put_about(room.trimmed(right=laid.used + self.wear.theme.mm(2)))
        for words, box in laid.words:
            self._put(Words(wear=self.wear, text=words, step="caption", align="right"), box)
        for spot, box in laid.spots:
            self._put(self._button(spot), box)
        if laid.more is not None:
            more = PlainButton(wear=self.wear, text=laid.leads, step="caption")
            more.bind(on_tap=lambda _w: self.dispatch("on_more", laid.rest))
            self._put(more, laid.more)

    def _put_about(self, room: Box) -> None:
        """Which card all this is about, where there is room to say it whole."""
        theme = self.wear.theme
        if self.about and room.w > words_width(self.about, theme, self._measure, room.h):
            self._put(Words(wear=self.wear, text=self.about, step="caption", tint="dim"), room)

    def _measure(self, words: str) -> float:
        return self.wear.press.type.width(words, self.wear.theme.font("caption"))

    def _button(self, spot: AsideSpot) -> PlainButton:
        """One touch."""
        step = "body" if spot.number else "caption"
        button = PlainButton(
            wear=self.wear, text=spot.words, icon=spot.icon, icon_tint="accent", step=step, target=spot.id
        )
        button.bind(on_tap=lambda _w: self.dispatch("on_aside", spot.id))
        return button

    def _put(self, widget: Any, box: Box) -> None:
        widget.size_hint, widget.pos, widget.size = (None, None), (box.x, box.y), (box.w, box.h)
        self.add_widget(widget)

    def on_touch_down(self, touch: Any) -> bool:
        """Take a touch, unless it was meant for what stood here a moment ago."""
        if self.collide_point(*touch.pos) and self.wear.clock() < self._still_until:
            return True
        return bool(super().on_touch_down(touch))

    def on_aside(self, id: str) -> None:
        """An offer was taken."""

    def on_more(self, spots: tuple[AsideSpot, ...]) -> None:
        """The other offers are wanted."""
