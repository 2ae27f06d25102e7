"""A drawn widget that can be touched, held, and reached by keys."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink

HOLD_S = 0.55
TAP_MM = 2.5  # a finger that moves no farther has only tapped


class Touchable(Drawn):
    """Fires `on_tap` when a finger or key has pressed it, `on_hold` when it was held."""

    pressed = BooleanProperty(False)
    focused = BooleanProperty(False)
    enabled = BooleanProperty(True)
    target = StringProperty("")
    can_focus = True
    comes_last = False  # for keys and knob: after everything that one came for
    drags = False  # whether a finger can take it along
    __events__: tuple[str, ...] = ("on_tap", "on_hold", "on_drag")

    def __init__(self, **values: Any) -> None:
        """Watch the press and the key focus besides what the subclass watches."""
        self.watched = (*self.watched, "pressed", "focused", "enabled")
        self._holding: Any = None
        self._held = False
        super().__init__(**values)

    def on_touch_down(self, touch: Any) -> bool:
        """Take the touch and show at once that it was felt; what lies on it comes first."""
        if self.children and super().on_touch_down(touch):
            return True
        if not self.enabled or touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        if getattr(touch, "button", "left") == "right":  # the mouse's way to hold something
            self.hold()
            return True
        touch.grab(self)
        self.pressed, self._held = True, False
        if self.get_property_observers("on_hold"):  # where a hold means nothing, a slow press is a press
            self._holding = Clock.schedule_once(self._hold, HOLD_S)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """A finger that leaves takes the press back, or the thing along where it can be carried."""
        if touch.grab_current is self:
            if self.drags and not self._held and self._is_far(touch):
                self.let_go(touch)
                self.dispatch("on_drag", touch)
                return True
            self.pressed = not self._held and self.collide_point(*touch.pos)
        return touch.grab_current is self

    def on_touch_up(self, touch: Any) -> bool:
        """The press counts when the finger lifts where it is still over the widget."""
        if touch.grab_current is not self:
            return False
        self.let_go(touch)
        inside = self.collide_point(*touch.pos)
        if inside and not self._held:
            self.tap()
        return True

    def let_go(self, touch: Any) -> None:
        """The finger is no concern of this any more."""
        touch.ungrab(self)
        if self._holding is not None:
            self._holding.cancel()
            self._holding = None
        self.pressed = False

    def _is_far(self, touch: Any) -> bool:
        """Whether a finger has moved so far that it means to carry."""
        far = self.wear.theme.mm(TAP_MM)
        return bool((touch.x - touch.ox) ** 2 + (touch.y - touch.oy) ** 2 > far * far)

    def hold(self) -> None:
        """Do what a long press does: for mice and keys."""
        if self.enabled:
            self.dispatch("on_hold")

    def tap(self) -> None:
        """Do what a touch does: for fingers, keys and tests."""
        if self.enabled:
            self.dispatch("on_tap")

    def on_tap(self) -> None:
        """Somebody pressed it."""

    def on_hold(self) -> None:
        """Somebody held it."""

    def on_drag(self, touch: Any) -> None:
        """Somebody takes it along; no touch: by the keys."""

    def _hold(self, _dt: float) -> None:
        """The finger has rested long enough."""
        if self.pressed:
            self._held, self.pressed = True, False
            self.dispatch("on_hold")

    def paint_focus(self, ink: Ink, box: Box) -> None:
        """The heavy ring around what the keys would press."""
        if self.focused:
            width = ink.theme.line("heavy") + 1
            ink.frame(box.inset(-2 - width), ink.theme.colours.focus, width, ink.theme.look.radius + 2)
