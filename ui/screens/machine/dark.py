"""The screen is dark: the first touch, key, button or step only wakes it, and does nothing else."""

from __future__ import annotations

from typing import Any

from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.widgets.ground.ground import Black


class DarkSheet(Screen):
    """Black over everything, the edge light too; takes whatever comes and goes away."""

    typing = True  # keys come here first

    def __init__(self, context: Context, **values: Any) -> None:
        """Nothing but black; the light behind the screen goes where it can be switched."""
        super().__init__(context, "shell", **values)
        self.black = Black(wear=self.wear)
        self.add_widget(self.black)

    def arrange(self) -> None:
        """All of the glass."""
        put(self, self.black, self.box)

    def on_touch_down(self, touch: Any) -> bool:
        """Wake up; nothing below hears of this touch."""
        self.close()
        return True

    def type_key(self, key: int, text: str | None) -> bool:
        """Any key wakes, and writes nothing."""
        self.close()
        return True

    def press(self, button: Button) -> None:
        """A button wakes, and does nothing else."""
        self.close()

    def on_parent(self, _widget: Any, parent: Any) -> None:
        """Dark while it lies there; light again however it goes away."""
        is_dark = parent is not None
        if self.context.stage is not None:
            self.context.stage.edge.opacity = 0 if is_dark else 1
        machine = self.context.ports.machine.computer
        light = machine.light if machine is not None else None
        if light is not None:  # a black picture is dark enough where there is no switch, or it does not obey
            self.context.errands.run(lambda: light(not is_dark), lambda _none: None, lambda _words: None)

    def wake(self) -> None:
        """Something else comes in front: it has to be seen."""
        self.close()

    def close(self) -> None:
        """Light again."""
        if self.context.stage is not None:
            self.context.stage.close(self)
