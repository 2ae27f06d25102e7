"""A big moment over the whole glass; any touch ends it, an alarm waits for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.crossing.intents import Taken
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.scene.blow import SEEN_S
from ui.screens.scene.model import ENDINGS, Scene
from ui.screens.scene.picture import ScenePicture
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel


class SceneScreen(Screen):
    """Shows one Scene; `done` goes on with the next."""

    def __init__(
        self,
        context: Context,
        look: str,
        scene: Scene,
        done: Callable[[], None],
        undo: Callable[[], None],
        **values: Any,
    ) -> None:
        """Picture above, strip at its place; `undo` takes back what led here."""
        super().__init__(context, look, **values)
        self.scene, self.done, self._take_back = scene, done, undo
        self.seat = scene.seat.seat if scene.seat is not None else None  # it turns to whom it strikes
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.picture = ScenePicture(wear=self.wear, scene=scene)
        self.strip = KeyStrip(self.wear)
        self.strip.bind(
            on_big=lambda _s: self._big(),
            on_undo=lambda _s: self._undo(),
            on_plain=lambda _s, id: self._plain(id),
        )
        for widget in (self.ground, self.picture, self.strip):
            self.add_widget(widget)
        self.seen_at = context.ports.clock()

    @property
    def makes_room(self) -> bool:
        """Whether it goes when the game goes on, because it was seen; an alarm waits for a touch."""
        return self.scene.yields and self.context.ports.clock() - self.seen_at >= SEEN_S

    def arrange(self) -> None:
        """The strip keeps its place."""
        if self.width < 100:
            return
        put(self, self.ground, self.box)
        put(self, self.strip, self.box)
        put(self, self.picture, self.box.trimmed(bottom=strip_height(self.wear.theme) + self.told))
        self.strip.show(self._buttons())

    def _buttons(self) -> StripModel:
        """Fight it now where that is possible, else go on."""
        tell, scene = self.wear.tell, self.scene
        view = self.context.view
        pools = view.meters[:1] if view is not None and scene.chances else ()
        undo = "" if scene.kind in ENDINGS else tell("ui-undo")
        if scene.fight is not None:
            sub = self.wear.say(scene.fight.sub) if scene.fight.sub is not None else ""
            plain = (PlainSpec("later", tell("ui-not-now")),)
            return StripModel(first=self._fight_words(), second=sub, pools=pools, plain=plain, undo=undo)
        if scene.kind in ENDINGS and self.context.ports.office.statistics is not None:
            return StripModel(first=tell("ui-go-on"), plain=(PlainSpec("recap", tell("ui-recap"), "log"),))
        return StripModel(first=tell("ui-go-on"), pools=pools, undo=undo)

    def _fight_words(self) -> str:
        """What is fought by its own name, as the board has it."""
        fight = self.scene.fight
        return self.wear.say(fight.label) if fight is not None else ""

    def on_touch_down(self, touch: Any) -> bool:
        """A touch on the strip is a button, any other ends the scene."""
        if super().on_touch_down(touch):
            return True
        if self.collide_point(*touch.pos):
            self.close()
            return True
        return False

    def press(self, button: Button) -> None:
        """Next and confirm are the big button, undo is undo; of an end it only ends the scene."""
        if button == "undo" and self.scene.kind not in ENDINGS:
            self._undo()
        elif button == "undo":
            self.close()
        else:
            self.strip.big.tap()

    def _plain(self, id: str) -> None:
        """Not now; or how the game went that has just ended."""
        self.close()
        if id == "recap":
            self.context.go("recap")

    def _undo(self) -> None:
        """Take back what led here."""
        self.close()
        self._take_back()

    def _big(self) -> None:
        """Fight, or go on."""
        fight = self.scene.fight
        self.close()
        if fight is not None:
            self.context.post(Taken(fight.id))

    def close(self) -> None:
        """End the scene, once."""
        if self.parent is None:
            return
        if self.context.stage is not None:
            self.context.stage.close(self)
        self.done()
