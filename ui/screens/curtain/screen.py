"""The curtain before private things: drawn only while the circle is held, and gone with the finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from companion.core.crossing.views import SeatView, View
from companion.core.language.phrases import Phrase
from companion.core.language.states import EVERYBODY
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.curtain.bands import BAND_MM, Bands
from ui.screens.curtain.private import NEXT, PrivateLook, question_for
from ui.screens.curtain.ring import HoldRing
from ui.screens.pin.sheet import ask_pin
from ui.screens.question.model import answered
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.ground.ground import Veil

LOOK_S = 20.0  # private things close by themselves when nobody has moved for so long


class Curtain(Screen):
    """Pass the screen to a person, who holds to look and slides to an answer; everybody else sees a name."""

    def __init__(
        self,
        context: Context,
        seat: SeatView,
        view: Callable[[str], View | None],
        skip: Callable[[], None] | None = None,
        **values: Any,
    ) -> None:
        """Everything public: a name, a pattern, a circle; `view` gives what this person may see."""
        super().__init__(context, "shell", **values)
        tell = self.wear.tell
        self.seat, self.person = seat.seat, seat
        self.view, self.skip = view, skip
        self.name = seat.by if seat.by not in ("", EVERYBODY) else seat.name  # who plays it on looks for it
        self.unlocked = False
        self.language = context.preferences.language
        self.private: PrivateLook | None = None
        self._watch: Any = None
        self._make(tell)

    def _make(self, tell: Callable[[str], str]) -> None:
        """Bands, circle and the ways out; everything of it is public."""
        seat = self.person
        self.veil = Veil(wear=self.wear)
        self.bands = Bands(
            wear=self.wear,
            seat=seat,
            name=self.name,
            lead=tell("ui-pass-to"),
            away=tell("ui-look-away"),
            let_go=tell("ui-hidden-again"),
        )
        self.ring = HoldRing(
            wear=self.wear, words=tell("ui-hold-to-look"), colour=self.wear.theme.seat(seat.colour).colour
        )
        self.not_me = PlainButton(wear=self.wear, text=tell("ui-not-me"))
        self.later = PlainButton(wear=self.wear, text=tell("ui-skip-look"))
        self.ring.bind(
            on_full=lambda _r: self._full(),
            on_slide=lambda _r, x, y: self._slide(x, y),
            on_let_go=lambda _r, x, y: self._let_go(x, y),
        )
        self.not_me.bind(on_tap=lambda _b: self.close())
        self.later.bind(on_tap=lambda _b: self._skip())
        for widget in (self.veil, self.bands, self.ring, self.not_me, *((self.later,) if self.skip else ())):
            self.add_widget(widget)

    def arrange(self) -> None:
        """The circle at the right, or standing below the words."""
        if self.width < 100:
            return
        theme = self.wear.theme
        band = theme.mm(BAND_MM)
        put(self, self.veil, self.box)
        put(self, self.bands, self.box)
        put(self, self.ring, self._places()[1])
        foot = self.box.cut_bottom(band)[0].inset(theme.mm(2.6), theme.mm(1.6))
        put(self, self.not_me, foot.cut_left(theme.mm(29))[0])
        if self.skip is not None:
            put(self, self.later, foot.cut_right(theme.mm(36))[0])
        if self.private is not None:
            put(self, self.private, self._places()[0])

    def _places(self) -> tuple[Box, Box]:
        """Where private things are drawn, and where the circle is."""
        theme = self.wear.theme
        band = theme.mm(BAND_MM)
        middle = self.box.trimmed(top=band, bottom=band)
        side = min(theme.mm(52), middle.h - theme.mm(5), self.width * 0.6)
        if self.is_standing:
            ring, rest = middle.cut_bottom(middle.h * 0.5)
        else:
            ring, rest = middle.cut_right(side + theme.mm(6))
        return rest.inset(theme.mm(2.4), theme.mm(2)), ring.centred(side, side)

    def press(self, button: Button) -> None:
        """Undo goes away; the other buttons do not look: that is for the person who holds."""
        if button == "undo":
            self.close()

    # Looking.

    def _full(self) -> None:
        """The ring is full: first the pin where there is one, then what is private."""
        if self.unlocked:
            self._look()
        else:
            ask_pin(self.context, self.name, self.seat, self._unlock)

    def _unlock(self) -> None:
        """No pin, or the right one: from now on holding is enough."""
        self.unlocked = True
        if self.ring.is_full:
            self._look()

    def _look(self) -> None:
        """Look up what this person may see, and in which language they read it."""
        people = self.context.ports.people.known

        def look() -> tuple[View | None, str]:
            everybody = people.everybody() if people is not None else ()
            mine = next((one.language for one in everybody if one.name == self.name), self.language)
            return self.view(self.person.seat), mine

        self.context.errands.run(look, lambda found: self._show(*found))

    def _show(self, view: View | None, language: str) -> None:
        """Draw it, unless the finger has gone meanwhile."""
        texts = self.context.ports.texts

        def say(what: Phrase) -> str:
            return texts.say(what, language)

        question = question_for(view, say)
        if not self.ring.is_full or self.parent is None or question is None:
            return
        if self.private is not None:  # an earlier look was answered late: it must not stay below this one
            self.remove_widget(self.private)
        self.private = PrivateLook(self.wear, question, say(Phrase("ui-more-answers")))
        self.private.grid.bind(on_choice=lambda _g, id: self._choose(id))
        put(self, self.private, self._places()[0])
        self.ring.words = say(Phrase("ui-slide-to-answer" if question.options else "ui-hidden-again"))
        self._stay()

    def _stay(self) -> None:
        """Somebody moved: it closes by itself later."""
        if self._watch is not None:
            self._watch.cancel()
        self._watch = Clock.schedule_once(lambda _dt: self.hide(), LOOK_S)

    def hide(self) -> None:
        """Nothing private is drawn any more, at once; the circle is empty."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if self.private is not None:
            self.remove_widget(self.private)
            self.private = None
        self.ring.empty()
        self.ring.words = self.wear.tell("ui-hold-to-look")

    def _slide(self, x: float, y: float) -> None:
        """The finger goes over the answers."""
        if self.private is not None:
            self.private.slide(x, y)
            self._stay()

    def _let_go(self, x: float, y: float) -> None:
        """The finger has gone: hidden; where it lifted over an answer, that is the answer."""
        chosen = self.private.slide(x, y) if self.private is not None else ""
        question = self.private.question if self.private is not None else None
        self.hide()
        if chosen and question is not None:
            self.context.post(answered(question, chosen, self.seat))

    def _choose(self, id: str) -> None:
        """Another finger or a key touched an answer."""
        if self.private is None:
            return
        if id == NEXT:
            self.private.turn_page()
            self._stay()
            return
        question = self.private.question
        self.hide()
        self.context.post(answered(question, id, self.seat))

    def _skip(self) -> None:
        """Not now."""
        self.close()
        if self.skip is not None:
            self.skip()

    def leave(self) -> None:
        """Whatever happens to the screen, nothing private stays on it."""
        self.hide()

    def close(self) -> None:
        """Draw nothing more."""
        self.hide()
        if self.context.stage is not None:
            self.context.stage.close(self)
