"""Labels from a roll on the glass: a box, a deck, then card after card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from msgspec.structs import replace

from companion.core.language.ids import CopyId
from companion.core.ports.cards import SetLine, Where
from companion.core.ports.rolls import RollDeck, Rolls, RollView, Way
from ui.bridge import Button
from ui.context import Context
from ui.keys import BACKSPACE, ENTER, KEYPAD_ENTER
from ui.screens.base.screen import Screen, put, put_frame, put_head
from ui.screens.base.words import is_large
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.rolls import model
from ui.screens.sentences.sheet import ReadingSheet
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, chips_height
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.printed.printed import PrintedCard
from ui.widgets.sheet.panel import Head

NARROW_MM, ROW_MM, HEAD_MM, WAY_MM = 46.0, 11.0, 16.0, 26.0
LISTS_MM = 62.0


class RollsScreen(Screen):
    """One list at a time; codes that are shown or typed by a scanner belong to the deck that lies open."""

    typing = True

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Nothing is looked up yet."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        self.where = Where()
        self.way: Way = "faces"
        self.lines: Sequence[SetLine] = ()
        self.decks: Sequence[RollDeck] = ()
        self.view: RollView | None = None
        self.typed = ""  # what a scanner or a keyboard has typed so far
        fixed = {"wear": self.wear}
        self.ground = Ground(strip=strip_height(self.wear.theme), **fixed)
        self.head, self.card = Head(icon="cards", **fixed), PrintedCard(**fixed)
        self.ways = ChipGrid(self.wear, WAY_MM)
        self.grid = OptionGrid(self.wear, narrow_mm=LISTS_MM, row_mm=ROW_MM * scale)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self.ways.bind(on_chip=lambda _c, id: self._turn_to(id))
        self.grid.bind(
            on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.strip.bind(
            on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id)
        )  # fmt: skip
        self._stop: Callable[[], None] | None = None
        self._warning: ReadingSheet | None = None

    # Coming and going.

    def enter(self) -> None:
        """Go on where it was left; codes come here."""
        cards = self.context.ports.owner.cards
        if cards is None or self.context.ports.owner.rolls is None:
            self.context.go("my_cards")
            return
        if self._stop is None:
            self._stop = cards.watch(self._heard)
        self.where, self.way = self.context.notes.get("rolls", (Where(), "faces"))
        self._look()

    def leave(self) -> None:
        """Codes go to the game again."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _look(self, where: Where | None = None) -> None:
        """Look up a list, or open a deck."""
        cards, rolls = self.context.ports.owner.cards, self.context.ports.owner.rolls
        self.where = where if where is not None else self.where
        here, way = self.where, self.way
        self.context.notes["rolls"] = (here, way)
        self.view = None
        if rolls is None or cards is None:
            return
        if here.stack:
            self.context.errands.run(lambda: rolls.begin(here, way), self._came, self._failed)
        elif here.set:
            self.context.errands.run(lambda: tuple(rolls.decks(here, way)), self._decks, self._failed)
        else:
            self.context.errands.run(lambda: tuple(cards.sets()), self._boxes, self._failed)

    def _boxes(self, lines: Sequence[SetLine]) -> None:
        """The boxes are here; those that are not owned can still be labelled."""
        self.lines = lines
        self.head.title, self.head.sub = self.wear.tell("ui-roll-which-box"), self.wear.tell("ui-roll-any")
        self._show(model.box_rows(lines, self.wear.say), LISTS_MM)

    def _decks(self, decks: Sequence[RollDeck]) -> None:
        """The decks are here."""
        self.decks = decks
        self.head.title = self.wear.tell("ui-roll-which-deck")
        self.head.sub = self.wear.tell(f"ui-roll-{self.way}-sub")
        self._show(model.deck_rows(decks, self.wear.say), LISTS_MM)

    def _came(self, view: RollView) -> None:
        """Something was shown, tapped or taken back."""
        if (view.where, view.way) != (self.where, self.way):
            return
        self.view = view
        self._warn(view)
        say = self.wear.say
        self.head.title, self.head.sub = model.title_of(view, say), model.says(view, say)
        self.card.face = model.face_of(view.card, view, say)
        self._show(model.card_rows(view, say), NARROW_MM)
        page = model.page_with_now(view, len(self.grid.page.boxes) if self.grid.page.of > 1 else 10_000)
        if view.card is not None and page != self.grid.page.number:
            self.grid.arrange(page)
            self.strip.show(self._strip())

    def _warn(self, view: RollView) -> None:
        """A warning lies on top until it is read, or until something better was shown."""
        stage = self.context.stage
        if self._warning is not None:
            self._warning.close()
            self._warning = None
        if view.is_warning and view.says is not None and stage is not None:
            title, says = self.wear.tell("ui-roll-warning"), self.wear.say(view.says)
            self._warning = ReadingSheet(self.context, "shell", title, (says,), tone="warn")
            stage.open(self._warning)

    def _failed(self, words: str) -> None:
        """It could not be looked up or kept."""
        if self.context.stage is not None:
            title = self.wear.tell("ui-not-kept")
            self.context.stage.open(ReadingSheet(self.context, "shell", title, (words,), tone="warn"))

    def _show(self, rows: tuple[Option, ...], narrow_mm: float) -> None:
        """These rows, arranged anew."""
        self.head.icon, self.head.tone = "cards", "accent"
        if self.view is not None and self.view.is_warning:
            self.head.icon, self.head.tone = "refused", "warn"
        self.grid.narrow_mm, self.grid.options = narrow_mm, rows
        self.arrange()

    # What is shown and touched.

    def _ask(self, call: Callable[[Rolls], RollView]) -> None:
        """A movement, beside the screen."""
        rolls = self.context.ports.owner.rolls
        if rolls is not None and self.view is not None:
            self.context.errands.run(lambda: call(rolls), self._came, self._failed)

    def _heard(self, code: str) -> None:
        """A code was shown, on any thread."""
        Clock.schedule_once(lambda _dt: self.shown(code), -1)

    def shown(self, code: str) -> None:
        """A code for the deck that lies open; before that it is not meant for anything."""
        if self._stop is not None:
            self._ask(lambda rolls: rolls.show(code))

    def type_key(self, key: int, text: str | None) -> bool:
        """A scanner types its code and ends with enter; a hand may do the same."""
        if self.view is None or self.context.stage.sheets:
            return False
        if key in (ENTER, KEYPAD_ENTER) and self.typed:
            self._take_typed()
            return True
        if key == BACKSPACE and self.typed:
            self.typed = self.typed[:-1]
        elif text and len(text) == 1 and text.isprintable() and (self.typed or not text.isspace()):
            self.typed = (self.typed + text)[: model.LONGEST]
        else:
            return False
        self.strip.show(self._strip())
        return True

    def _take_typed(self) -> None:
        """What was typed is a code."""
        code, self.typed = model.typed_code(self.typed), ""
        self.shown(code)

    def _choose(self, id: str) -> None:
        """A row: a box, a deck, or the card that the label is on."""
        if self.view is not None:
            self._ask(lambda rolls: rolls.tap(CopyId(id)))
        elif self.where.set:
            self._look(replace(self.where, stack=id))
        else:
            self._look(next(line.where for line in self.lines if line.where.set == id))

    def _turn_to(self, way: Way) -> None:
        """Faces or backs."""
        self.way = way
        self._look()

    def big(self) -> None:
        """The label is on the card whose turn it is; when all is done, the decks again."""
        view = self.view
        if self.typed:
            self._take_typed()
        elif view is None:
            self._back()
        elif model.big_key(view)[0] == "ui-roll-ready":
            self._look(replace(self.where, stack=""))
        elif view.card is not None and view.waits != "label":
            card = view.card.copy
            self._ask(lambda rolls: rolls.tap(card))

    def _undo(self) -> None:
        """Take the last movement back."""
        self._ask(lambda rolls: rolls.undo())

    def _plain(self, id: str) -> None:
        """Back, leave a card out, deal new backs, the next page."""
        if id == "page":
            self.grid.turn_page()
        elif id == "undo":
            self._undo()
        elif id == "skip":
            self._ask(lambda rolls: rolls.skip())
        elif id == "anew":
            self._ask_anew()
        else:
            self._back()

    def _ask_anew(self) -> None:
        """New backs make the old ones worthless: that is asked first."""
        tell = self.wear.tell
        rows = (Option("anew", tell("ui-roll-anew"), tell("ui-roll-anew-sub"), icon="cards"),)
        sheet = ChoiceSheet(
            self.context, "shell", tell("ui-roll-anew-title"), rows,
            lambda _id: self._ask(lambda rolls: rolls.deal_anew()), sub=tell("ui-roll-anew-how"),
            back="ui-back",
        )  # fmt: skip
        self.context.stage.open(sheet)

    def _back(self) -> None:
        """One list up."""
        if self.where.stack:
            self._look(replace(self.where, stack=""))
        elif self.where.set:
            self._look(Where())
        else:
            self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Undo takes the last movement back while there is one; the other buttons are the big button."""
        if button != "undo":
            self.strip.big.tap()
        elif self.view is not None and self.view.can_undo:
            self._undo()
        else:
            self._back()

    # What is seen.

    def arrange(self) -> None:
        """Head, then faces or backs above the decks, or the card beside its deck."""
        if self.width < 100:
            return
        rest = self._lay_ways(put_head(self, put_frame(self), HEAD_MM))
        put(self, self.grid, self._lay_card(rest))
        self.grid.show(self.grid.options)
        self.strip.show(self._strip())

    def _lay_ways(self, rest: Box) -> Box:
        """Faces or backs, where a deck is chosen."""
        if self.view is not None or not self.where.set or self.where.stack:
            if self.ways.parent is not None:
                self.remove_widget(self.ways)
            return rest
        theme = self.wear.theme
        self.ways.show(model.ways(self.way, self.wear.say))
        line, rest = rest.cut_top(chips_height(theme, rest.w, len(model.WAYS), WAY_MM), theme.mm(1.6))
        put(self, self.ways, line)
        return rest

    def _lay_card(self, rest: Box) -> Box:
        """The card whose turn it is, beside or above its deck; large type on a small glass has rows only."""
        theme = self.wear.theme
        has_room = not (theme.glass.is_small and is_large(theme))
        if self.view is None or self.view.card is None or not has_room:
            if self.card.parent is not None:
                self.remove_widget(self.card)
            return rest
        gap = theme.mm(2.4)
        if theme.glass.is_portrait:
            top, rest = rest.cut_top(theme.mm(58), gap)
            card = top.centred(theme.mm(56), top.h)
        else:
            card, rest = rest.cut_left(theme.mm(44 if theme.glass.is_small else 60), gap)
        put(self, self.card, card)
        return rest

    def _strip(self) -> StripModel:
        """What the big button does, undo, and what else there is."""
        tell, view = self.wear.tell, self.view
        page = self.grid.page
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        turn = [PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of))] if page.of > 1 else []
        if view is None:
            return StripModel(first=tell("ui-roll-tap"), waits=True, plain=(*plain, *turn))
        if view.way == "faces" and view.card is not None and not view.waits:
            plain.append(PlainSpec("skip", tell("ui-roll-skip"), "close"))
        elif view.way == "backs" and view.done and not view.waits:
            plain.append(PlainSpec("anew", tell("ui-roll-anew-short"), "cards"))
        if view.can_undo:
            plain.append(PlainSpec("undo", tell("ui-undo"), "undo"))
        if self.typed:
            return StripModel(
                tell("ui-roll-take-code"), self.typed[-16:], plain=(*plain, *turn)
            )  # fmt: skip
        key, waits = model.big_key(view)
        second = self.wear.say(view.card.title) if view.card is not None and key == "ui-roll-on-it" else ""
        large = is_large(self.wear.theme)
        return StripModel(tell(key), "" if large else second, waits, plain=(*plain, *turn))
