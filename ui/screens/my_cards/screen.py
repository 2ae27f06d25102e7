"""My cards: boxes, their decks, their designs, and what a search or a shown label finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from msgspec.structs import replace

from companion.core.ports.cards import Check, DesignLine, SetLine, Where
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame, put_head
from ui.screens.base.words import is_large
from ui.screens.my_cards import model
from ui.screens.my_cards.totals import show_totals
from ui.screens.text_entry.sheet import TypingSheet
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

DECKS_MM, DESIGNS_MM, ROW_MM = 62.0, 90.0, 12.5


class MyCardsScreen(Screen):
    """One list at a time; what was looked at last is there again."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Head, rows, strip."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        self.where, self.words, self.owned = Where(), "", True
        self.lines: Sequence[Any] = ()
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=self.wear.tell("ui-my-cards"), icon="cards")
        self.grid = OptionGrid(self.wear, narrow_mm=DECKS_MM, row_mm=ROW_MM * scale)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self.grid.bind(
            on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))
        self._stop: Callable[[], None] | None = None

    def enter(self) -> None:
        """Look the list up again: something may have been entered. A shown label opens its card."""
        cards = self.context.ports.owner.cards
        if cards is not None and self._stop is None:
            self._stop = cards.watch(self._heard)
        self._look(self.context.notes.get("my_cards", Where()), self.context.notes.get("search", ""))

    def _heard(self, tag: str) -> None:
        """A code was shown, on any thread."""
        Clock.schedule_once(lambda _dt: self._shown(tag), -1)

    def leave(self) -> None:
        """Codes go to the game again."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _look(self, where: Where, words: str = "") -> None:
        """Show a level of the collection, or what was found."""
        cards = self.context.ports.owner.cards
        self.where, self.words = where, words
        self.context.notes["my_cards"], self.context.notes["search"] = where, words
        if cards is None:
            self.arrange()
            return
        level = self.level
        ways: dict[str, Callable[[], Sequence[Any]]] = {
            "found": lambda: cards.find(words),
            "sets": cards.sets,
            "decks": lambda: cards.decks(where),
            "designs": lambda: cards.designs(where),
        }
        above = "decks" if level == "designs" else "sets"
        self.context.errands.run(lambda: (ways[above](), ways[level]()), self._found, self._failed)

    @property
    def level(self) -> str:
        """What the list is of."""
        if self.words:
            return "found"
        return "designs" if self.where.stack else ("decks" if self.where.set else "sets")

    def _found(self, found: tuple[Sequence[Any], Sequence[Any]]) -> None:
        """The lists are here: the level above, for the title, and the level itself."""
        above, self.lines = found
        say, tell = self.wear.say, self.wear.tell
        if self.level == "found":
            rows = model.design_rows(self.lines, say, with_deck=True)
            self._entitle(self.words, tell("ui-found", count=len(rows)))
        elif self.level == "sets":
            rows = (*model.set_rows(self.lines, say), *model.way_rows(self.context.ports, say))
            self._entitle(tell("ui-my-cards"), model.sets_sub(self.lines, say))
        elif self.level == "decks":
            line = next(one for one in above if one.where.set == self.where.set)
            rows = self._deck_rows(line)
            sub = model.decks_sub(self.lines, say)
            later = "" if line.is_playable else tell("ui-game-later")
            self._entitle(say(line.title), " · ".join(part for part in (sub, later) if part))
        else:
            rows = model.design_rows(self.lines, say)
            deck = next(one for one in above if one.where.stack == self.where.stack)
            self._entitle(say(deck.title), model.deck_state(deck, say))
        self.owned = any(one.where.set == self.where.set and getattr(one, "owned", True) for one in above)
        self.grid.narrow_mm = DECKS_MM if self.level in ("sets", "decks") else DESIGNS_MM
        self.grid.show(rows)
        self.arrange()

    def _deck_rows(self, line: SetLine) -> tuple[Option, ...]:
        """The decks of a box between the plan of an evening with it and the way to take it off the shelf."""
        ports, say = self.context.ports, self.wear.say
        plan = (model.plan_row(say),) if ports.owner.plans is not None and line.is_playable else ()
        away = (
            (model.away_row(say),)
            if ports.owner.owning is not None and line.owned and not line.practice
            else ()
        )
        return (*plan, *model.deck_rows(self.lines, say), *away)

    def _entitle(self, title: str, sub: str) -> None:
        """What the list is of."""
        self.head.title, self.head.sub = title, sub

    def _failed(self, words: str) -> None:
        """It could not be looked up or done."""
        self.head.sub = words

    def arrange(self) -> None:
        """Head above, rows below."""
        if self.width < 100:
            return
        put(self, self.grid, put_head(self, put_frame(self), 14))
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """The most likely next thing is to go on entering."""
        tell, page = self.wear.tell, self.grid.page
        first, second = self._next()
        plain = [PlainSpec("search", tell("ui-search"), "search")]
        if first != tell("ui-back"):
            plain.insert(0, PlainSpec("back", tell("ui-back"), "back"))
        if self.level == "designs":
            plain.append(PlainSpec("totals", tell("ui-totals"), "check"))
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        second = "" if is_large(self.wear.theme) else second
        return StripModel(first=first, second=second, plain=tuple(plain))

    def _next(self) -> tuple[str, str]:
        """What the big button does."""
        tell, say = self.wear.tell, self.wear.say
        target = self._target()
        if self.level == "decks" and not self.owned and self.lines:
            return tell("ui-is-mine"), tell("ui-is-mine-sub")
        if target is None:
            return tell("ui-back"), ""
        if self.level == "decks":
            deck = next(one for one in self.lines if one.where.stack == target.stack)
            return tell("ui-enter-cards"), say(deck.title)
        gaps = sum(not one.is_known for one in self.lines)
        return tell("ui-enter-cards"), tell("ui-cards-to-go", count=gaps)

    def _target(self) -> Where | None:
        """Where the workshop would begin."""
        if self.level == "decks":
            deck = model.first_open(self.lines)
            return deck.where if deck is not None else None
        if self.level == "designs" and any(not one.is_known for one in self.lines):
            return self.where
        return None

    def big(self) -> None:
        """Take the box into the collection, go on entering, or go back."""
        cards, target = self.context.ports.owner.cards, self._target()
        if cards is not None and self.level == "decks" and not self.owned:
            where = self.where
            self.context.errands.run(lambda: cards.own(where), lambda _none: self._look(where), self._failed)
        elif target is not None:
            self.context.notes["workshop"] = target
            self.context.go("workshop")
        else:
            self._back()

    def _choose(self, id: str) -> None:
        """A row was touched."""
        if id.startswith(model.WAY):
            self.context.go(id.removeprefix(model.WAY))
        elif self.level == "sets":
            self._look(next(line.where for line in self.lines if line.where.set == id))
        elif id == model.PLAN:
            self.context.notes["plan"] = self.where
            self.context.go("plan")
        elif id == model.AWAY:
            self._put_away()
        elif self.level == "decks":
            self._look(next(line.where for line in self.lines if line.where.stack == id))
        else:
            self._open(next(line.where for line in self.lines if line.where.design == id))

    def _put_away(self) -> None:
        """The box is not on the shelf any more; the big button takes it back."""
        owning, where = self.context.ports.owner.owning, self.where
        if owning is not None:
            self.context.errands.run(
                lambda: owning.disown(where.set), lambda _none: self._look(where), self._failed
            )

    def _open(self, where: Where) -> None:
        """The page of a card."""
        self.context.notes["card"] = where
        self.context.go("card")

    def _shown(self, tag: str) -> None:
        """A label was shown: its card opens."""
        cards = self.context.ports.owner.cards
        if cards is None or self._stop is None:
            return

        def found(line: DesignLine | None) -> None:
            if line is None:
                self.head.sub = self.wear.tell("ui-label-unknown", tag=tag)
            else:
                self._open(line.where)

        self.context.errands.run(lambda: cards.shown(tag), found, self._failed)

    def _plain(self, id: str) -> None:
        """Back, search, totals, or the next page."""
        if id == "page":
            self.grid.turn_page()
        elif id == "search":
            self._search()
        elif id == "totals":
            self._totals()
        else:
            self._back()

    def _totals(self) -> None:
        """What the deck has to come to."""
        cards, where = self.context.ports.owner.cards, self.where
        if cards is not None:
            self.context.errands.run(lambda: tuple(cards.checks(where)), self._show_totals, self._failed)

    def _show_totals(self, checks: tuple[Check, ...]) -> None:
        """As a list to read."""
        show_totals(self.context, checks)

    def _search(self) -> None:
        """By the docked keyboard; names are suggested while one types."""
        cards, stage = self.context.ports.owner.cards, self.context.stage
        if cards is None or stage is None:
            return
        say = self.wear.say

        def suggest(words: str) -> tuple[str, ...]:
            return tuple(dict.fromkeys(say(line.title) for line in cards.find(words)))

        sheet = TypingSheet(
            self.context, "shell", "", suggest, lambda words: self._look(Where(), words), big="ui-find-it"
        )
        stage.open(sheet)

    def _back(self) -> None:
        """One level up, and from the top to where one came from."""
        if self.words:
            self._look(Where())
        elif self.where.stack:
            self._look(replace(self.where, stack=""))
        elif self.where.set:
            self._look(Where())
        else:
            self.context.go("table" if self.context.view is not None else "home")

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self._back()
        else:
            self.strip.big.tap()
