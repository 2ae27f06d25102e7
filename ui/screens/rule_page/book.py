"""From a word to its rules, from a rule to those beside it, and all rules by chapter or by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ports.rules import Book, Term
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.base.words import is_large
from ui.screens.lists.screen import damped
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.rule_page import model
from ui.screens.rule_page.sheet import RuleSheet
from ui.screens.text_entry.sheet import TypingSheet
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

SEARCH, UP, KEPT = "search", "up", "kept"
CHAPTERS_MM, RULES_MM, ROW_MM = 46.0, 66.0, 12.6


class Rules:
    """The rules of one game and its words, opened over whatever is shown."""

    def __init__(self, context: Context, book: Book, terms: Sequence[Term]) -> None:
        """Both were looked up; nothing is open."""
        self.context, self.book, self.terms = context, book, tuple(terms)
        self.look = book.room
        wear = context.wear(self.look)
        self.say, self.tell, self.sentence = wear.say, wear.tell, wear.rule

    def rule(self, id: str) -> None:
        """One rule, and what is beside it."""
        line = next((line for line in self.book.lines if line.id == id), None)
        chapter = model.title_of(self.book, line.chapter, self.say) if line is not None else ""
        rows = model.rows(model.beside(self.book, id, self.terms), self.sentence)
        self._open(chapter, id, self.sentence(id), rows)

    def term(self, term: Term) -> None:
        """A word: its first rule in full, the others below."""
        lines = model.of_term(self.book, term)
        if not lines:
            return
        rest = lines[1:] or model.beside(self.book, lines[0].id, self.terms)
        name = term.name(self.context.preferences.language)
        self._open(name, lines[0].id, self.sentence(lines[0].id), model.rows(rest, self.sentence))

    def which(self, terms: Sequence[Term]) -> None:
        """Several words stand too near each other: ask which."""
        language = self.context.preferences.language
        by_id = {term.id: term for term in terms}
        rows = [
            Option(
                term.id, term.name(language), self.tell("ui-rule-more", count=len(term.rules)), icon="rule"
            )
            for term in terms
        ]
        title = self.tell("ui-rule-which")
        self._lay(
            ChoiceSheet(self.context, self.look, title, rows, lambda id: self.term(by_id[id]), back="ui-back")
        )

    def all(self) -> None:
        """Every rule of the game."""
        self._lay(BookSheet(self))

    def _open(self, title: str, id: str, says: str, rows: Sequence[Option]) -> None:
        self._lay(RuleSheet(self.context, self.look, title, id, says, rows, self.rule, all_rules=self.all))

    def _lay(self, sheet: Any) -> None:
        if self.context.stage is not None:
            self.context.stage.open(sheet)


class BookSheet(Sheet):
    """Chapters, the rules of one of them, or what a search has found."""

    def __init__(self, rules: Rules, **values: Any) -> None:
        """Begin with the chapters."""
        super().__init__(rules.context, rules.look, **values)
        self.rules, self.chapter, self.words = rules, "", ""
        self.head = Head(wear=self.wear, icon="rule")
        self.grid = OptionGrid(self.wear, row_mm=ROW_MM * damped(self.wear.theme))
        self.grid.bind(
            on_choice=lambda _g, id: self.choose(id), on_page=lambda _g: self.strip.show(self.buttons())
        )
        self.add_widget(self.head)
        self.add_widget(self.grid)
        self._list()

    def _list(self) -> None:
        """What this level holds."""
        rules, tell = self.rules, self.wear.tell
        scale = max(1.0, self.wear.theme.glass.text_scale)
        if self.words or self.chapter:
            lines = model.lines_of(rules.book, self.chapter)
            if self.words:
                lines = model.found(rules.book, self.words, rules.sentence, rules.terms)
            title = model.title_of(rules.book, self.chapter, self.wear.say)
            self.head.title = tell("ui-rulings-found", words=self.words) if self.words else title
            self.head.sub = (
                tell("ui-rule-more", count=len(lines)) if lines else tell("ui-rulings-nothing-found")
            )
            self.grid.narrow_mm, rows = RULES_MM * scale, model.rows(lines, rules.sentence)
        else:
            self.head.title, self.head.sub = tell("ui-rules-of", game=rules.book.title), tell("ui-rules-sub")
            self.grid.narrow_mm, rows = CHAPTERS_MM * scale, model.chapters(rules.book, self.wear.say)
        self.grid.options = rows
        self.grid.arrange()
        self.arrange()

    def lay(self, box: Box) -> None:
        """Head above, rows below."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(13) * max(1.0, theme.glass.text_scale)), theme.mm(2))
        put(self, self.head, head)
        put(self, self.grid, rest)

    def buttons(self) -> StripModel:
        """Back, or up to the chapters; search; the next page."""
        tell = self.wear.tell
        plain = (PlainSpec(SEARCH, tell("ui-search"), "search"), *self.paged(self.grid))
        is_top = not (self.chapter or self.words)
        if is_top and not is_large(self.wear.theme):
            plain = (PlainSpec(KEPT, tell("ui-rulings")), *plain)
        return StripModel(first=tell("ui-back" if is_top else "ui-rulings-all"), plain=plain)

    def choose(self, id: str) -> None:
        """A chapter or a rule."""
        if self.chapter or self.words:
            self.rules.rule(id)
        else:
            self._go(id, "")

    def _go(self, chapter: str, words: str) -> None:
        self.chapter, self.words = chapter, words
        self._list()

    def plain(self, id: str) -> None:
        """How strictly they are kept, search, or the next page."""
        if id == PAGE:
            self.grid.turn_page()
        elif id == KEPT:
            self.close()
            self.context.go("rulings")
        elif self.context.stage is not None:
            self.context.stage.open(search(self.rules, lambda words: self._go("", words)))

    def big(self) -> None:
        """Up, and from the chapters back."""
        if self.chapter or self.words:
            self._go("", "")
        else:
            self.close()

    def undo(self) -> None:
        """Up, and from the chapters back."""
        self.big()


def search(rules: Rules, taken: Any) -> TypingSheet:
    """Words to look for; nobody has to type: words of the game and chapters are suggested."""
    language = rules.context.preferences.language

    def suggest(text: str) -> Sequence[str]:
        return model.suggestions(rules.book, rules.terms, text, language, rules.say)

    return TypingSheet(rules.context, rules.look, "", suggest, taken, big="ui-rulings-find")


def open_book(context: Context, room: str = "") -> None:
    """All rules of a game over whatever is shown."""
    rulebook = context.ports.office.rulebook
    if rulebook is not None:
        context.errands.run(
            lambda: (rulebook.book(room), rulebook.terms(room)),
            lambda found: Rules(context, *found).all(),
        )


def explain(context: Context, terms: Sequence[str]) -> None:
    """The rules of a word, or the question which word is meant."""
    rulebook, glossary = context.ports.office.rulebook, context.glossary
    meant = [term for id in terms if (term := glossary.term(id)) is not None]
    if rulebook is None or not meant:
        return

    def found(book: Book) -> None:
        rules = Rules(context, book, glossary.terms())
        if len(meant) == 1:
            rules.term(meant[0])
        else:
            rules.which(meant)

    context.errands.run(lambda: rulebook.book(glossary.room), found)
