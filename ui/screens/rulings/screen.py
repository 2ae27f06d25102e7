"""House rules: a preset in one touch, any rule kept otherwise, found by chapter or by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.crossing.steps import Step
from companion.core.ports.rules import Book, RuleLine, Term
from ui.bridge import Button
from ui.screens.base.words import is_large
from ui.screens.lists.screen import ListScreen, damped
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.rule_page import model as rule_rows
from ui.screens.rule_page.book import Rules, search
from ui.screens.rule_page.sheet import RuleSheet
from ui.screens.rulings import model
from ui.widgets.keystrip.strip import PlainSpec
from ui.widgets.options.layout import Option

DIFFERS, SEARCH, GAME = model.DIFFERS, "search", "game"
TOP_MM, RULES_MM, MOST_WIDER, TALLER = 58.0, 95.0, 1.25, 1.25
SWITCH_MM, SWITCH_HIGH_MM = 60.0, 9.6
Found = tuple[Book, Sequence[Term]]


class RulingsScreen(ListScreen):
    """What is touched holds at once, in this game and in those to come."""

    icon = "rule"
    narrow_mm, row_mm = TOP_MM, 12.2
    rules: Rules | None = None
    level = ""  # a chapter, DIFFERS, or words behind a question mark
    room = ""

    def enter(self) -> None:
        """Look the rules up."""
        self.room = str(self.context.notes.get("rulings-room", ""))
        self._look()

    def _look(self) -> None:
        rulebook, room = self.context.ports.office.rulebook, self.room
        if rulebook is None:
            self.context.go("home")
            return
        self.context.errands.run(
            lambda: (rulebook.book(room), rulebook.terms(room)), self._found, self.failed
        )

    def _found(self, found: Found) -> None:
        """The rules are here."""
        self.rules = Rules(self.context, *found)
        self._list()

    def _list(self) -> None:
        """Presets and chapters, or the rules of the level."""
        rules, say, tell = self.rules, self.wear.say, self.wear.tell
        if rules is None:
            return
        book, scale = rules.book, max(1.0, self.wear.theme.glass.text_scale)
        self.grid.narrow_mm = RULES_MM if self.level else TOP_MM * min(MOST_WIDER, scale)
        taller = TALLER if self.level and is_large(self.wear.theme) else 1.0
        self.grid.row_mm = self.row_mm * damped(self.wear.theme) * taller
        if not self.level:
            self.entitle(tell("ui-rulings"), model.where(book, say))
            self.fill(model.top(book, say))
            return
        lines = self._lines()
        self.entitle(*self._title(lines))
        self.fill(model.rows(lines, self.wear.rule, say))

    def _lines(self) -> tuple[RuleLine, ...]:
        """The rules of this level."""
        assert self.rules is not None
        book = self.rules.book
        if self.level == DIFFERS:
            return tuple(line for line in book.lines if line.differs or line.switch)
        if self.level.startswith("?"):
            return rule_rows.found(book, self.level[1:], self.wear.rule, self.rules.terms)
        return rule_rows.lines_of(book, self.level)

    def _title(self, lines: Sequence[RuleLine]) -> tuple[str, str]:
        assert self.rules is not None
        tell = self.wear.tell
        count = tell("ui-rule-more", count=len(lines))
        if self.level == DIFFERS:
            return tell("ui-rulings-differs-title"), count if lines else tell("ui-rulings-none")
        if self.level.startswith("?"):
            none = tell("ui-rulings-nothing-found")
            return tell("ui-rulings-found", words=self.level[1:]), count if lines else none
        return rule_rows.title_of(self.rules.book, self.level, self.wear.say), count

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The search, and another game where there is one; back is the big button."""
        tell, rulebook = self.wear.tell, self.context.ports.office.rulebook
        plain = [PlainSpec(SEARCH, tell("ui-search"), "search")]
        if rulebook is not None and len(rulebook.rooms()) > 1 and not self.level:
            plain.append(PlainSpec(GAME, tell("ui-rulings-other"), "cards"))
        return (tell("ui-back"), ""), plain

    def choose(self, id: str) -> None:
        """A preset, what differs, a chapter or a rule."""
        rulebook, preset = self.context.ports.office.rulebook, model.preset_of(id)
        if rulebook is not None and preset is not None:
            self.context.errands.run(lambda: rulebook.keep(preset), lambda _none: self._look(), self.failed)
        elif self.level:
            self._open(id)
        else:
            self._go(id)

    def hear(self, steps: tuple[Step, ...]) -> None:
        """The game has heard how it is kept: what is marked follows."""
        self._look()

    def _go(self, level: str) -> None:
        """Another level, from its first page."""
        self.level = level
        self._list()
        self.grid.arrange()
        self.strip.show(self.strip_model())

    def _open(self, id: str) -> None:
        """A rule with the ways in which it can be kept, else with those beside it."""
        rules, stage = self.rules, self.context.stage
        line = next((line for line in rules.book.lines if line.id == id), None) if rules is not None else None
        if rules is None or line is None or stage is None:
            return
        if not line.says_no:
            rules.rule(id)
            return
        options = model.switches(line, rules.book.preset, self.wear.say)
        title = rule_rows.title_of(rules.book, line.chapter, self.wear.say)
        says, sizes = self.wear.rule(id), {"narrow_mm": SWITCH_MM, "row_mm": SWITCH_HIGH_MM}
        sheet = RuleSheet(
            self.context, "shell", title, id, says, options, lambda way: self._switch(sheet, id, way), **sizes
        )
        stage.open(sheet)

    def _switch(self, sheet: Any, rule: str, way: str) -> None:
        """From now on it is kept so."""
        rulebook, rules = self.context.ports.office.rulebook, self.rules
        sheet.close()
        if rulebook is not None and rules is not None:
            room, to = rules.book.room, model.switch_of(way)
            self.context.errands.run(
                lambda: rulebook.switch(room, rule, to), lambda _none: self._look(), self.failed
            )

    def plain(self, id: str) -> None:
        """A search, or another game."""
        stage, rules = self.context.stage, self.rules
        if id == SEARCH and stage is not None and rules is not None:
            stage.open(search(rules, lambda words: self._go(f"?{words}")))
        elif id == GAME:
            self._choose_game()

    def _choose_game(self) -> None:
        """The rules of another game."""
        rulebook, stage = self.context.ports.office.rulebook, self.context.stage
        if rulebook is None or stage is None:
            return
        rows = [Option(room, self.wear.tell(f"room-{room}"), icon="cards") for room in rulebook.rooms()]
        title = self.wear.tell("ui-which-game")
        stage.open(ChoiceSheet(self.context, "shell", title, rows, self._other_game, back="ui-back"))

    def _other_game(self, room: str) -> None:
        self.room = self.context.notes["rulings-room"] = room
        self._look()

    def big(self) -> None:
        """Up, or back."""
        self.back()

    def back(self) -> None:
        """To the chapters, and from there to where one came from."""
        if self.level:
            self._go("")
            return
        usual = "table" if self.context.view is not None else "home"
        self.context.go(self.context.notes.pop("rulings-back", usual))

    def press(self, button: Button) -> None:
        """Every button goes back: what was touched holds already."""
        self.back()
