"""A strike or a death over the whole glass: it stays until it is touched, or as long as the table likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from kivy.clock import Clock

from companion.core.language.ids import SeatId
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.question.window import ReactionWindow
from ui.screens.scene.headline import HEAD_MM, TAPE_MM, BlowHeading, word_width
from ui.screens.scene.model import Scene
from ui.screens.scene.queue import CHEVRON_MM, StrikerChip, queue_boxes
from ui.screens.scene.strike_card import StrikeCard
from ui.screens.scene.wounded import Wounded
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.ground.ground import Ground, Veil
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.label.label import Words

BEAT_S = 1 / 20
SEEN_S = 1.0  # what was seen for less may still wait to be read
WAIT, OTHER = "wait", "other"
WIDE_MM, HIGH_MM = 168.0, 91.0  # of the sheet, where the glass has room for more
PERSON_SHARE = 0.385


class Ways(msgspec.Struct, frozen=True):
    """What can be done with what is shown, besides going on."""

    undo: Callable[[], None]
    read: Callable[[str], None]  # a card or an enemy, by its target
    hold: Callable[[SeatId | None], None]  # the lamp of that seat burns while the table waits
    correct: Callable[[str], None] | None = None  # it was another card


class BlowScreen(Screen):
    """Shows one Scene with its Blow; `done` goes on with the next."""

    def __init__(
        self, context: Context, look: str, scene: Scene, done: Callable[[], None], ways: Ways, **values: Any
    ) -> None:
        """Head, person, card, and the strip at its place."""
        super().__init__(context, look, **values)
        self.scene, self.done, self.ways = scene, done, ways
        self.blow = scene.blow
        assert self.blow is not None, "only strikes and deaths are told so"
        self.seat = scene.seat.seat if scene.seat is not None else None  # it turns to whom it strikes
        self.is_held = False
        self.window = ReactionWindow(context.preferences.moments_s, context.ports.clock)
        self.seen_at = context.ports.clock()
        wear = self.wear
        self.ground = Ground(wear=wear, strip=strip_height(wear.theme))
        self.veil = Veil(wear=wear)
        self.heading, self.person = BlowHeading(wear=wear, word=scene.word), Wounded(wear=wear, scene=scene)
        self.says = Words(wear=wear, text=self.blow.says, step="title", rows=2)
        self.card = StrikeCard(wear=wear, blow=self.blow, target=self.blow.target)
        self.chips = [StrikerChip(wear=wear, chip=chip, target=chip.target) for chip in self.blow.queue]
        self.strip = KeyStrip(wear)
        self.strip.bind(
            on_big=lambda _s: self.close(),
            on_undo=lambda _s: self._undo(),
            on_plain=lambda _s, id: self._plain(id),
        )
        for touchable in (self.card, *self.chips):
            touchable.bind(on_tap=lambda _w: self.close())
            if touchable.target:
                touchable.bind(on_hold=lambda widget: self.ways.read(widget.target))
        is_whole = wear.theme.glass.is_small or wear.theme.glass.is_portrait
        for widget in (self.ground if is_whole else self.veil, self.heading, self.person, self.says):
            self.add_widget(widget)
        for widget in (self.card, self.strip):
            self.add_widget(widget)
        self._beat: Any = None
        if not self.window.is_held:
            self.window.begin()
            self._beat = Clock.schedule_interval(lambda _dt: self.beat(), BEAT_S)

    @property
    def makes_room(self) -> bool:
        """Whether it goes when the game goes on: it was seen, and nobody asked for time."""
        return self.scene.yields and not self.is_held and self.context.ports.clock() - self.seen_at >= SEEN_S

    def beat(self) -> None:
        """The time that the table gives it runs; any sheet over it stops that."""
        stage = self.context.stage
        if stage is not None and stage.front is not self:
            self.window.hold()
        self.strip.big.drain = self.window.left if not self.window.is_held else -1.0
        if self.window.is_over:
            self.close()

    def arrange(self) -> None:
        """Lying: the person at the left of the card; standing: above it."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground if self.ground.parent is not None else self.veil, self.box)
        self.veil.strip = strip_height(theme)
        put(self, self.strip, self.box)
        room = self.box.trimmed(bottom=strip_height(theme) + self.told)
        if self.veil.parent is not None:
            room = room.centred(
                min(room.w, theme.mm(WIDE_MM)),
                min(room.h - theme.mm(4), theme.mm(HIGH_MM * max(1.0, theme.glass.text_scale * 0.9))),
            )
        put(self, self.heading, room)
        inner = room.trimmed(top=theme.mm(TAPE_MM)).inset(theme.mm(1.6), theme.mm(1.4))
        self._lay(theme, inner)
        self.strip.show(self.buttons())

    def _lay(self, theme: Theme, box: Box) -> None:
        """Head and queue, then person and card."""
        stands, scale = self.is_standing, min(1.25, theme.glass.text_scale)
        head, box = box.cut_top(theme.mm(HEAD_MM * scale), theme.mm(1.6))
        if stands and self.chips:
            row, box = box.cut_top(theme.mm(HEAD_MM * scale), theme.mm(1.6))
        else:
            wide = word_width(self.wear.press.type, theme, self.scene.word) if self.chips else head.w
            row = head.trimmed(left=min(wide * scale, head.w * 0.45) + theme.mm(4))
        self._lay_queue(theme, head, row)
        person, rest = box.rows([0.42, 0.58], theme.mm(2)) if stands else _beside(theme, box)
        put(self, self.person, person)
        says, card = rest.cut_top(theme.mm(7.4 * scale), theme.mm(1))
        put(self, self.says, says)
        put(self, self.card, card)

    def _lay_queue(self, theme: Theme, head: Box, row: Box) -> None:
        """Those who strike at the right, as many as there is room for; the word at the left."""
        for chip in self.chips:
            self.remove_widget(chip)
        rest = f"+{self.blow.rest}" if self.blow is not None and self.blow.rest else ""
        chips = tuple(chip.chip for chip in self.chips)
        placed, more = queue_boxes(self.wear.press.type, theme, row, chips, rest)
        unnamed = len(chips) - len(placed) + (self.blow.rest if self.blow is not None else 0)
        for widget, (_chip, box) in zip(self.chips, placed, strict=False):
            put(self, widget, box)
        gaps = [Box(box.x - theme.mm(CHEVRON_MM), box.y, theme.mm(CHEVRON_MM), box.h) for _, box in placed]
        self.heading.row = head if row.y != head.y or not placed else head.trimmed(right=head.right - row.x)
        self.heading.chevrons = tuple(gaps[: len(placed) - (0 if unnamed else 1)]) if placed else ()
        self.heading.rest, self.heading.rest_at = f"+{unnamed}" if unnamed else "", more

    def buttons(self) -> StripModel:
        """Undo, time to think, another card; the big button says what comes next."""
        tell, blow = self.wear.tell, self.blow
        assert blow is not None
        wait = () if self.is_held else (PlainSpec(WAIT, tell("ui-wait")),)
        other = (PlainSpec(OTHER, tell("ui-blow-other")),) if self._can_be_another else ()
        first, second = (tell("ui-go-on"), "") if self.is_held else blow.next
        return StripModel(
            first=first or tell("ui-go-on"), second=second, undo=tell("ui-undo"), plain=(*wait, *other)
        )

    @property
    def _can_be_another(self) -> bool:
        """Whether somebody could say that it is another card."""
        return self.ways.correct is not None and self.blow is not None and bool(self.blow.target)

    def _plain(self, id: str) -> None:
        """Wait, or another card."""
        if id == WAIT:
            self.is_held = True
            self.ways.hold(self.seat)
            self.window.hold()
            self.strip.big.drain = -1.0
            self.strip.show(self.buttons())
        elif id == OTHER and self.ways.correct is not None and self.blow is not None:
            self.ways.correct(self.blow.target)

    def _undo(self) -> None:
        """Take back what led here."""
        self.close()
        self.ways.undo()

    def on_touch_down(self, touch: Any) -> bool:
        """A touch on the strip or a card is theirs, any other ends the scene."""
        if super().on_touch_down(touch):
            return True
        if self.collide_point(*touch.pos):
            self.close()
            return True
        return False

    def press(self, button: Button) -> None:
        """Next and confirm are the big button, undo is undo."""
        if button == "undo":
            self._undo()
        else:
            self.strip.big.tap()

    def close(self) -> None:
        """End the scene, once."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None
        if self.parent is None:
            return
        if self.is_held:
            self.ways.hold(None)
        if self.context.stage is not None:
            self.context.stage.close(self)
        self.done()


def _beside(theme: Theme, box: Box) -> list[Box]:
    """The person at the left, the card at the right."""
    person, card = box.cut_left(round(box.w * PERSON_SHARE), theme.mm(3.4))
    return [person, card]
