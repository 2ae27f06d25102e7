"""One card: what is printed and who says so, what it does and who does it, where its copies are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from msgspec.structs import replace

from companion.core.language.cards import AS_PRINTED, DIFFERS
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import CardPage, CopyLine, Where
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame
from ui.screens.base.sentences import capital
from ui.screens.card import model
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.question.asides import ICONS
from ui.screens.sentences.sheet import ReadingSheet
from ui.screens.text_entry.sheet import TypingSheet
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, ChipModel, chips_height
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.printed.printed import PrintedCard
from ui.widgets.prose.prose import Prose

PARTS = ("facts", "effect", "copies", "history")
ANSWERS = {"effect-right": AS_PRINTED, "effect-wrong": DIFFERS}
TAB_MM, ROW_MM, NARROW_MM = 19.0, 12.5, 50.0


class CardScreen(Screen):
    """The card at the left or above, one of three parts beside it."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The page comes in later."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        self.where, self.part = Where(), "facts"
        self.shown: CardPage | None = None
        self.waits: CopyLine | None = None  # the copy that the next shown label goes on
        self.waiting: ChoiceSheet | None = None
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.card = PrintedCard(wear=self.wear)
        self.tabs = ChipGrid(self.wear, TAB_MM)
        self.prose = Prose(wear=self.wear)
        self.grid = OptionGrid(self.wear, narrow_mm=NARROW_MM, row_mm=ROW_MM * scale)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.card, self.tabs, self.strip):
            self.add_widget(widget)
        self.tabs.bind(on_chip=lambda _t, id: self._turn_to(id))
        self.grid.bind(
            on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))
        self._stop: Callable[[], None] | None = None

    def enter(self) -> None:
        """Look the card up again; shown labels come here."""
        where, cards = self.context.notes.get("card"), self.context.ports.owner.cards
        if not isinstance(where, Where) or cards is None:
            self.context.go("my_cards")
            return
        if self._stop is None:
            self._stop = cards.watch(self._heard)
        if where != self.where:
            self.part = "facts"
        self.where = where
        self.context.errands.run(lambda: cards.page(where), self._found, self._failed)

    def leave(self) -> None:
        """Codes go to the game again."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _found(self, page: CardPage) -> None:
        """The page is here."""
        self.shown = page
        self._fill()

    def _failed(self, words: str) -> None:
        """It could not be looked up."""
        self._read((words,), self.wear.tell("ui-not-kept"))

    def _fill(self) -> None:
        """Card, part, buttons."""
        page, say = self.shown, self.wear.say
        if page is None:
            return
        self.card.face = model.face(page, say)
        tell = self.wear.tell
        self.tabs.show([ChipModel(part, tell(f"ui-part-{part}"), part == self.part) for part in PARTS])
        if self.part == "effect":
            self.prose.paragraphs, self.prose.page = model.effect_lines(page, say), 0
        else:
            ways = {"facts": model.fact_rows, "copies": model.copy_rows, "history": model.history_rows}
            self.grid.show(ways[self.part](page, say))
        self.arrange()

    def _turn_to(self, part: str) -> None:
        """Another part."""
        self.part = part
        self._fill()

    def arrange(self) -> None:
        """The card at the left, or above on a standing glass."""
        if self.width < 100:
            return
        theme = self.wear.theme
        box = put_frame(self)
        gap = theme.mm(2.4)
        if theme.glass.is_portrait:
            head, rest = box.cut_top(theme.mm(66), gap)
            card = head.centred(theme.mm(62), head.h)
        else:
            card, rest = box.cut_left(theme.mm(50 if theme.glass.is_small else 66), gap)
        put(self, self.card, card)
        tabs, rest = rest.cut_top(chips_height(theme, rest.w, len(PARTS), TAB_MM), theme.mm(2))
        put(self, self.tabs, tabs)
        self._lay_part(rest)
        self.strip.show(self._strip())

    def _lay_part(self, box: Box) -> None:
        """Rows, or sentences to read."""
        here, gone = (self.prose, self.grid) if self.part == "effect" else (self.grid, self.prose)
        if gone.parent is not None:
            self.remove_widget(gone)
        put(self, here, box.inset(self.wear.theme.mm(0.5), 0) if here is self.prose else box)

    def _bare(self) -> list[CopyLine]:
        """The copies without a label."""
        return [copy for copy in self.shown.copies if not copy.tag] if self.shown is not None else []

    @property
    def pages(self) -> tuple[int, int]:
        """The page that is shown, and of how many."""
        if self.part == "effect":
            return int(self.prose.page), self.prose.pages
        return self.grid.page.number, self.grid.page.of

    def _strip(self) -> StripModel:
        """Enter or correct, label, back."""
        tell = self.wear.tell
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        said = self.part == "effect" and self.shown is not None and self.shown.is_hearsay
        if said:
            plain += [PlainSpec(id, tell(f"ui-aside-{id}"), ICONS[id]) for id in ANSWERS]
        elif self._bare():
            plain.append(PlainSpec("label", tell("ui-label"), "plus"))
        if self.shown is not None and not said and self.context.ports.owner.photos is not None:
            plain.append(PlainSpec("photo", tell("ui-new-photo"), "camera"))
        at, of = self.pages
        if of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=at + 1, of=of)))
        gaps = self.shown is not None and not self.shown.line.is_known
        key = "ui-enter-card" if gaps else "ui-correct-card"
        return StripModel(first=tell(key), waits=not gaps, plain=tuple(plain))

    def big(self) -> None:
        """The workshop, at this card."""
        self.context.notes["workshop"] = self.where
        self.context.go("workshop")

    def _plain(self, id: str) -> None:
        """Back, a label, or the next page."""
        if id == "page" and self.part == "effect":
            self.prose.turn()
            self.strip.show(self._strip())
        elif id == "page":
            self.grid.turn_page()
        elif id == "photo":
            self._photo()
        elif id in ANSWERS:
            self._say(ANSWERS[id])
        elif id == "label" and (bare := self._bare()):
            self._label(bare[0])
        elif id != "label":
            self._back()

    def _choose(self, id: str) -> None:
        """A row: who told it, or a copy's label."""
        page = self.shown
        if page is None or self.part == "history":
            return
        copy = next((copy for copy in page.copies if copy.copy == id), None)
        if copy is not None and copy.tag:
            self._take_off(copy)
        elif copy is not None:
            self._label(copy)
        else:
            fact = next(fact for fact in page.facts if fact.field == id)
            self._read(model.source_lines(fact, self.wear.say), capital(self.wear.say(fact.title)))

    def _read(self, lines: tuple[str, ...], title: str) -> None:
        """Sentences to read in full."""
        if self.context.stage is not None:
            self.context.stage.open(ReadingSheet(self.context, "shell", title, lines))

    def _open(self, title: str, rows: list[Option], chosen: Callable[[str], None], sub: str) -> ChoiceSheet:
        """A sheet over the card."""
        sheet = ChoiceSheet(self.context, "shell", title, rows, chosen, sub=sub, back="ui-back", narrow_mm=72)
        if self.context.stage is not None:
            self.context.stage.open(sheet)
        return sheet

    def _photo(self) -> None:
        """Another picture of this card, as it lies under the camera now."""
        cards, where = self.context.ports.owner.cards, self.where

        def taken(refusal: Phrase | None) -> None:
            if refusal is not None:
                self._read((self.wear.say(refusal),), self.wear.tell("ui-no-photo"))
            else:
                self.enter()

        if cards is not None:
            self.context.errands.run(lambda: cards.picture(where), taken, self._failed)

    def _say(self, said: str) -> None:
        """What the owner says of the effect that others have told."""
        cards, where = self.context.ports.owner.cards, self.where

        def kept(refusal: Phrase | None) -> None:
            if refusal is not None:
                self._failed(self.wear.say(refusal))
            else:
                self.enter()

        if cards is not None:
            self.context.errands.run(lambda: cards.effect(where, said), kept, self._failed)

    # Labels.

    def _label(self, copy: CopyLine) -> None:
        """Wait for a label to be shown for this copy; its code can be typed, too."""
        tell = self.wear.tell
        self.waits = copy
        rows = [Option("type", tell("ui-type-code"), tell("ui-type-code-sub"), icon="keys")]
        of = len(self.shown.copies) if self.shown is not None else 1
        sub = tell("ui-show-label-sub", number=copy.number, of=of)
        self.waiting = self._open(tell("ui-show-label"), rows, lambda _id: self._type(copy), sub)

    def _type(self, copy: CopyLine) -> None:
        """The code that stands beside a label."""
        sheet = TypingSheet(
            self.context,
            "shell",
            "",
            lambda _words: (),
            lambda words: self._bind(words.upper().replace(" ", ""), copy),
            big="ui-bind-label",
        )
        if self.context.stage is not None:
            self.context.stage.open(sheet)

    def _heard(self, tag: str) -> None:
        """A code was shown, on any thread."""
        Clock.schedule_once(lambda _dt: self._shown(tag), -1)

    def _shown(self, tag: str) -> None:
        """While a label is waited for it is bound; else its card opens."""
        cards = self.context.ports.owner.cards
        if cards is None or self._stop is None:
            return
        if self.waiting is not None and self.waiting.parent is not None and self.waits is not None:
            self._bind(tag, self.waits)
            return

        def found(line: Any) -> None:
            if line is not None:
                self.context.notes["card"] = line.where
                self.enter()

        self.context.errands.run(lambda: cards.shown(tag), found, self._failed)

    def _bind(self, tag: str, copy: CopyLine) -> None:
        """This code is on this copy."""
        cards = self.context.ports.owner.cards
        if cards is not None:
            self.context.errands.run(lambda: cards.bind(tag, copy.copy), self._bound, self._failed)

    def _bound(self, refusal: Phrase | None) -> None:
        """It is, or there is a reason why not; with more copies the next label is waited for at once."""
        if self.waiting is not None:
            self.waiting.close()
        self.waiting, bound = None, self.waits
        if refusal is not None:
            self._read((self.wear.say(refusal),), self.wear.tell("ui-not-kept"))
            return
        self.part = "copies"
        self.enter()
        following = [copy for copy in self._bare() if bound is not None and copy.number > bound.number]
        if following:
            self._label(following[0])

    def _take_off(self, copy: CopyLine) -> None:
        """A label can be taken off again."""
        tell, cards = self.wear.tell, self.context.ports.owner.cards
        rows = [Option("off", tell("ui-take-label-off"), tell("ui-take-label-off-sub"), icon="close")]

        def off(_id: str) -> None:
            if cards is not None:
                self.context.errands.run(
                    lambda: cards.unbind(copy.tag), lambda _none: self.enter(), self._failed
                )

        self._open(copy.tag, rows, off, tell("ui-take-label-off-how"))

    def _back(self) -> None:
        """To the list it was chosen from."""
        if self.context.notes.pop("card_from", "") == "pictures":
            self.context.go("pictures")
            return
        where = self.context.notes.get("my_cards", Where())
        if not where.set and not self.context.notes.get("search"):
            self.context.notes["my_cards"] = replace(self.where, design="")
        self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self._back()
        else:
            self.strip.big.tap()
