"""The owner's boards: a list of them, and one question after the other over a drawn board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.boards import BoardLine, BoardPage
from companion.core.ports.cards import Where
from ui.bridge import Button
from ui.context import Context
from ui.keys import BACKSPACE
from ui.screens.base.screen import Screen, put, put_frame, put_head
from ui.screens.base.words import is_large
from ui.screens.boards import model
from ui.screens.boards.model import BoardDraft
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.sentences.sheet import ReadingSheet
from ui.screens.text_entry.sheet import TypingSheet
from ui.theme.boxes import Box
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.mat.mat import MatView
from ui.widgets.numbers.numbers import NumberPad, numbers_height
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

ROW_MM, NARROW_MM, HEAD_MM, PAD_MM = 12.5, 62.0, 16.0, 52.0
TYPE = "*type"  # no place is called that


class BoardsScreen(Screen):
    """What was answered stays answered, so that one can stop at any question."""

    typing = True

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The list comes in later."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        self.lines: Sequence[BoardLine] = ()
        self.draft: BoardDraft | None = None
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=self.wear.tell("ui-boards"), icon="look")
        self.grid = OptionGrid(self.wear, narrow_mm=NARROW_MM, row_mm=ROW_MM * scale)
        self.mat, self.pad = MatView(self.wear), NumberPad(self.wear)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.strip):
            self.add_widget(widget)
        self._listen()

    def _listen(self) -> None:
        """What touches do."""
        self.grid.bind(
            on_choice=lambda _g, id: self._open_line(id), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.mat.bind(on_place=lambda _m, id: self._place(id))
        self.pad.bind(
            on_digit=lambda _p, key: self._set(lambda draft: model.typed(draft, key)),
            on_step=lambda _p, _field, by: self._set(lambda draft: model.stepped(draft, by)),
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """The list, or the board that was left or that somebody asked for."""
        where = self.context.notes.get("board")
        if isinstance(where, Where):
            self._open(where)
        else:
            self._list()

    def _list(self) -> None:
        """Every board."""
        boards = self.context.ports.owner.boards
        self.draft = None
        self.context.notes.pop("board", None)
        if boards is not None:
            self.context.errands.run(boards.boards, self._listed, self._failed)

    def _listed(self, lines: Sequence[BoardLine]) -> None:
        """The boards are here."""
        self.lines = tuple(lines)
        self.head.title, self.head.sub = self.wear.tell("ui-boards"), self.wear.tell("ui-boards-sub")
        self.grid.show(model.rows(self.lines, self.wear.say))
        self.arrange()

    def _open_line(self, id: str) -> None:
        """A board of the list."""
        self._open(next(line.where for line in self.lines if f"{line.where.set}/{line.where.stack}" == id))

    def _open(self, where: Where, at: int | None = None) -> None:
        """A question of a board; without a number the first that is open."""
        boards = self.context.ports.owner.boards
        self.context.notes["board"] = where
        if boards is not None:
            self.context.errands.run(lambda: boards.page(where, at), self._found, self._failed)

    def _found(self, page: BoardPage) -> None:
        """The question is here."""
        self.draft = model.draft_of(page)
        self.head.title, self.head.sub = self.wear.say(page.text), ""
        self.arrange()

    def _failed(self, words: str) -> None:
        """It could not be looked up or kept."""
        if self.context.stage is not None:
            title = self.wear.tell("ui-not-kept")
            self.context.stage.open(ReadingSheet(self.context, "shell", title, (words,), tone="warn"))

    def _set(self, change: Callable[[BoardDraft], BoardDraft]) -> None:
        """A touch changed the answer."""
        if self.draft is not None:
            self.draft = change(self.draft)
            self.arrange()

    def arrange(self) -> None:
        """The list; or the question above the board, its number beside or below it."""
        if self.width < 100:
            return
        rest = put_head(self, put_frame(self), HEAD_MM)
        self.head.icon = "look" if self.draft is None else ""
        if self.draft is None:
            self._hide(self.mat, self.pad)
            put(self, self.grid, rest)
        else:
            self._hide(self.grid)
            self._lay(self.draft, rest)
        self.strip.show(self._strip())

    def _lay(self, draft: BoardDraft, box: Box) -> None:
        """The drawn board, and the pad where a number is asked."""
        theme = self.wear.theme
        if draft.page.ask != "number":
            self._hide(self.pad)
            put(self, self.mat, box)
        else:
            if theme.glass.is_portrait:
                pad, board = box.cut_bottom(numbers_height(theme, box.w, 1), theme.mm(2.4))
            else:
                side, board = box.cut_right(theme.mm(PAD_MM), theme.mm(2.4))
                pad = side.centred(side.w, min(side.h, numbers_height(theme, side.w, 1)))
            put(self, self.mat, board)
            put(self, self.pad, pad)
            self.pad.show(model.numbers(draft, self.wear.say))
        if draft.page.ask == "names" and is_large(theme):
            self.mat.show(*model.stacked(draft, self.wear.say))
        else:
            self.mat.show(model.shapes(draft, self.wear.say), draft.page.size)

    def _hide(self, *widgets: Any) -> None:
        """What does not belong to this page."""
        for widget in widgets:
            if widget.parent is not None:
                self.remove_widget(widget)

    def _strip(self) -> StripModel:
        """Keep the answer and go on; one before; leave it open."""
        tell = self.wear.tell
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        draft = self.draft
        if draft is None:
            return self._list_strip(plain)
        if draft.page.at:
            plain.append(PlainSpec("before", tell("ui-board-before"), "left"))
        if model.lies_apart(draft.page):
            plain.append(PlainSpec("none", tell("ui-board-apart")))
        elif draft.page.at + 1 < draft.page.of:
            plain.append(PlainSpec("after", tell("ui-board-after"), "right"))
        is_open = draft.page.ask == "number" and draft.value is None
        first = tell("ui-type-number" if is_open else f"ui-board-keep-{draft.page.ask}", number=draft.value)
        second = tell("ui-board-at", at=draft.page.at + 1, of=draft.page.of)
        whole = model.is_whole(draft)
        return StripModel(first=first, second=second, waits=not whole, plain=tuple(plain))

    def _list_strip(self, plain: list[PlainSpec]) -> StripModel:
        """Go on with the board that was begun."""
        tell, page = self.wear.tell, self.grid.page
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        line = model.first_open(self.lines)
        if line is None:
            return StripModel(first=tell("ui-back"), plain=tuple(plain[1:]))
        second = "" if is_large(self.wear.theme) else self.wear.say(line.title)
        return StripModel(first=tell("ui-board-enter"), second=second, plain=tuple(plain))

    def big(self) -> None:
        """Keep the answer, go on with a board, or go back."""
        draft = self.draft
        if draft is not None:
            if model.is_whole(draft):
                self._tell(draft)
        elif (line := model.first_open(self.lines)) is not None:
            self._open(line.where)
        else:
            self._back()

    def _tell(self, draft: BoardDraft, *, none_of_all: bool = False) -> None:
        """Write it down."""
        boards, page = self.context.ports.owner.boards, draft.page
        said = model.answer(draft, none_of_all=none_of_all)
        if boards is not None:
            self.context.errands.run(lambda: boards.tell(page.where, page.at, said), self._told, self._failed)

    def _told(self, after: int | None) -> None:
        """The next question, or the list after the last."""
        where = self.context.notes.get("board")
        if after is not None and isinstance(where, Where):
            self._open(where, after)
        else:
            self._list()

    def _place(self, id: str) -> None:
        """A place of the drawn board was touched."""
        if self.draft is None:
            return
        if self.draft.page.ask == "names":
            self._name(id)
        else:
            self._set(lambda draft: model.touched(draft, id))

    def _name(self, shape: str) -> None:
        """What a place is called: one of the known names, or typed."""
        draft, tell = self.draft, self.wear.tell
        if draft is None or self.context.stage is None:
            return
        rows = [*model.name_rows(draft, shape), Option(TYPE, tell("ui-board-type"), icon="keys")]

        def chosen(name: str) -> None:
            if name == TYPE:
                self._type(shape)
            else:
                self._set(lambda draft: model.named(draft, shape, name))

        sheet = ChoiceSheet(self.context, "shell", tell("ui-board-name"), rows, chosen, back="ui-back")
        self.context.stage.open(sheet)

    def _type(self, shape: str) -> None:
        """By the docked keyboard."""
        draft = self.draft
        if draft is None or self.context.stage is None:
            return

        def taken(words: str) -> None:
            self._set(lambda draft: model.named(draft, shape, words))

        names = draft.names.get(shape, "")
        self.context.stage.open(TypingSheet(self.context, "shell", names, lambda _words: (), taken))

    def _plain(self, id: str) -> None:
        """Back to the list, one question before or after, sections that lie apart."""
        draft = self.draft
        if id == "page":
            self.grid.turn_page()
        elif draft is None:
            self._back()
        elif id == "none":
            self._tell(draft, none_of_all=True)
        elif id in ("before", "after"):
            self._open(draft.page.where, draft.page.at + (1 if id == "after" else -1))
        else:
            self._list()

    def _back(self) -> None:
        """To the boxes."""
        self.context.notes["my_cards"] = replace(self.context.notes.get("my_cards", Where()), stack="")
        self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons keep the answer."""
        if button != "undo":
            self.strip.big.tap()
        elif self.draft is not None:
            self._list()
        else:
            self._back()

    def type_key(self, key: int, text: str | None) -> bool:
        """A real keyboard types digits; backspace takes the number back."""
        if self.draft is None or self.draft.page.ask != "number":
            return False
        if key == BACKSPACE:
            self._set(model.erased)
            return True
        if text is not None and text.isdigit() and len(text) == 1:
            self._set(lambda draft: model.typed(draft, text))
            return True
        return False
