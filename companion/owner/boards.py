"""The owner's boards as the screens ask for them (port `Boards`): drawn pages, each with one question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from card_db.boards import STAR, Board, BoardPicture, Page, RoomBoards, Shape, read_boards
from card_db.cardset import CardSet
from card_db.errors import SetError
from card_db.loader import SHIPPED
from companion.core.crossing.views import Figure
from companion.core.language.languages import FALLBACK, language_of
from companion.core.language.phrases import phrase, title
from companion.core.ports.boards import BoardAnswer, BoardLine, BoardPage, BoardShape
from companion.core.ports.cards import Where
from companion.house.belongings import Boxes

if TYPE_CHECKING:
    from card_db.store import Store

Told = Mapping[str, Mapping[str, Any]]  # place -> field -> what the owner said
NAME, TOUCHES = "title:en", "touches-"
Named = Callable[[str], None]  # a room whose places have got names


class UnknownBoard(ValueError):
    """There is no such board, or no such question on it; `phrase` says so in every language."""

    def __init__(self, name: str) -> None:
        """Name the board."""
        super().__init__(f"There is no board {name!r} in this box. Choose one from the list.")
        self.phrase = phrase("board-unknown", name=name)


class BoardQuestion(msgspec.Struct, frozen=True):
    """One question of a board: a page of it, and which of its shapes it is about."""

    page: Page
    of: tuple[str, ...]

    @property
    def first(self) -> str:
        """The shape that is lit, where there is only one."""
        return self.of[0]

    def place(self, shape: str) -> str:
        """The place a shape stands for."""
        return f"{self.page.prefix}{shape}"

    def facts(self) -> tuple[tuple[str, str], ...]:
        """The places and fields that it fills."""
        if self.page.ask == "touches":
            here = self.place(self.first)
            return tuple((here, f"{TOUCHES}{other}") for other in self.page.beside if other != self.first)
        field = NAME if self.page.ask == "names" else self.page.field
        return tuple((self.place(one), field) for one in self.of)

    def is_told(self, told: Told) -> bool:
        """Whether all of it was answered."""
        return all(field in told.get(place, {}) for place, field in self.facts())


class OwnersBoards:
    """The port over the store of one house; `named` hears of rooms whose places have got names."""

    def __init__(self, store: Store, named: Named = lambda _room: None) -> None:
        """Read the drawings when they are first needed."""
        self._store, self._named = store, named
        self._rooms: dict[str, RoomBoards] = {}

    def boards(self) -> Sequence[BoardLine]:
        """Every board of every box, those of owned boxes first."""
        lines = [line for one in self._store.catalogue.sets() for line in self._lines(one)]
        return tuple(sorted(lines, key=lambda line: not line.owned))

    def _lines(self, one: CardSet) -> Iterator[BoardLine]:
        told = self._store.remembered.everything(one.room)
        owned = Boxes(self._store).owns(one.room, one.id)
        for board in self._room(one.room).boards:
            if one.id in board.sets:
                asked = questions(board, told)
                known = sum(question.is_told(told) for question in asked)
                where = Where(one.room, one.id, board.id)
                yield BoardLine(where, title(board.titles), title(one.titles), known, len(asked), owned)

    def page(self, where: Where, at: int | None = None) -> BoardPage:
        """A question of a board; without a number the first that is open."""
        board, told = self._board(where), self._store.remembered.everything(where.room)
        asked = questions(board, told)
        is_open = [not question.is_told(told) for question in asked]
        if at is None:
            at = is_open.index(True) if True in is_open else 0
        if not 0 <= at < len(asked):
            raise UnknownBoard(f"{where.stack} {at + 1}")
        card_set = self._store.catalogue.card_set(where.room, where.set)
        picture = self._room(where.room).pictures[asked[at].page.picture]
        return page_of(where, board, asked, at, picture, told, card_set)

    def tell(self, where: Where, at: int, answer: BoardAnswer) -> int | None:
        """Write an answer down; gives the next question, None after the last."""
        board, told = self._board(where), self._store.remembered.everything(where.room)
        asked = questions(board, told)
        question = asked[at]
        several = [one for one in asked if one.page == question.page] if answer.is_none_of_all else [question]
        for one in several:
            for place, field, value in facts_of(one, answer):
                if told.get(place, {}).get(field) != value:
                    self._learn(where.room, place, field, value)
        if question.page.ask == "names":
            self._named(where.room)
        after = at + len(several) if answer.is_none_of_all else at + 1
        return after if after < len(questions(board, self._store.remembered.everything(where.room))) else None

    def _learn(self, room: str, place: str, field: str, value: int | str) -> None:
        if isinstance(value, str):
            self._store.remembered.name(room, place, FALLBACK, value)
        else:
            self._store.remembered.learn(room, place, field, value)

    def _board(self, where: Where) -> Board:
        try:
            return self._room(where.room).board(where.stack)
        except KeyError:
            raise UnknownBoard(where.stack) from None

    def _room(self, room: str) -> RoomBoards:
        if room not in self._rooms:
            try:
                self._rooms[room] = read_boards(SHIPPED / room)
            except SetError:
                self._rooms[room] = RoomBoards()  # check-data tells what is wrong; a game asks for itself
        return self._rooms[room]


def questions(board: Board, told: Told) -> tuple[BoardQuestion, ...]:
    """All questions of a board in their order, as far as one knows how many there are."""
    found = []
    for page in board.pages:
        shapes = [id for one in page.of for id in named_shapes(one, board, told)]
        if page.ask in ("names", "which"):
            found.append(BoardQuestion(page, tuple(shapes)))
        else:
            found += [BoardQuestion(page, (shape,)) for shape in shapes]
    return tuple(found)


def named_shapes(name: str, board: Board, told: Told) -> tuple[str, ...]:
    """The shapes of a name: the cells of a shape as soon as their number is told."""
    if not name.endswith(STAR):
        return (name,)
    whole = name.removesuffix(STAR)
    fields = [page.field for page in board.pages if page.ask == "number" and whole in page.of]
    count = told.get(whole, {}).get(fields[0]) if fields else None
    return tuple(f"{whole}:{cell}" for cell in range(1, (count or 0) + 1))


def facts_of(question: BoardQuestion, answer: BoardAnswer) -> Iterator[tuple[str, str, int | str]]:
    """What an answer says: place, field, value."""
    page = question.page
    if page.ask == "number" and answer.value is not None:
        value = min(page.most, max(page.least, answer.value))
        yield question.place(question.first), page.field, value
    elif page.ask == "names":
        for shape in question.of:
            if name := " ".join(answer.names.get(shape, "").split()):
                yield question.place(shape), NAME, name
    elif page.ask == "which":
        for shape in question.of:
            yield question.place(shape), page.field, int(shape in answer.chosen)
    elif page.ask == "touches":
        for other in page.beside:
            if other != question.first:
                touch = int(other in answer.chosen and not answer.is_none_of_all)
                yield question.place(question.first), f"{TOUCHES}{other}", touch
                yield question.place(other), f"{TOUCHES}{question.first}", touch


def page_of(
    where: Where,
    board: Board,
    asked: Sequence[BoardQuestion],
    at: int,
    picture: BoardPicture,
    told: Told,
    one: CardSet,
) -> BoardPage:
    """One question as the screen shows it."""
    question, page = asked[at], asked[at].page
    value = told.get(question.place(question.first), {}).get(page.field) if page.ask == "number" else None
    if value is None and page.like_before and at:
        value = told.get(asked[at - 1].place(asked[at - 1].first), {}).get(page.field)
    shapes = tuple(drawn(shape, question, told, one) for shape in cells_of(picture, told))
    names = tuple(spot.titles["en"] for spot in one.spots.values()) if page.ask == "names" else ()
    return BoardPage(
        where, title(board.titles), at, len(asked), page.ask, title(tied(page.text)), picture.size, shapes,
        value, question.is_told(told), page.shape, page.least, page.most, names,
        sum(not one.is_told(told) for one in asked),
    )  # fmt: skip


def tied(text: Mapping[str, str]) -> dict[str, str]:
    """Signs that stand apart from their word stay on its line."""
    found = dict(text)
    for language, said in text.items():
        for sign in language_of(language).tied:
            said = said.replace(f" {sign}", f"\u00a0{sign}")  # noqa: PLW2901  # one sign after the other
        found[language] = said
    return found


def cells_of(picture: BoardPicture, told: Told) -> Iterator[Shape]:
    """The shapes of a picture, one with cells as its cells as soon as their number is told."""
    for shape in picture.shapes:
        count = told.get(shape.id, {}).get(shape.cells) if shape.cells else None
        if not count:
            yield shape
            continue
        x, y, w, h = shape.at
        edges = [x + round(w * cell / count) for cell in range(count + 1)]
        for cell, (left, right) in enumerate(zip(edges, edges[1:], strict=False), 1):
            words = {FALLBACK: str(cell)}
            yield Shape(f"{shape.id}:{cell}", (left, y, right - left, h), shape.kind, words)


def drawn(shape: Shape, question: BoardQuestion, told: Told, one: CardSet) -> BoardShape:
    """One shape with what is known of it."""
    page, place = question.page, question.place(shape.id)
    known = told.get(place, {})
    name = known.get(NAME) or (one.spots[place].titles["en"] if place in one.spots else "")
    is_mine = shape.id in question.of
    if page.ask == "names" and is_mine:
        name = name or shape.words.get("en", "")
    number = known.get(page.field) if page.ask == "number" else None
    figure = Figure(page.shape, number, filled=False) if isinstance(number, int) else None
    beside = page.ask == "touches" and shape.id in page.beside and not is_mine
    return BoardShape(
        id=shape.id, at=shape.at, kind=shape.kind, words=str(name),
        title=title(shape.words) if shape.words and not name else None, figure=figure,
        is_asked=is_mine and page.ask != "which",
        is_chosen=is_chosen(shape, question, told),
        can_be_touched=beside or (is_mine and page.ask in ("names", "which")),
    )  # fmt: skip


def is_chosen(shape: Shape, question: BoardQuestion, told: Told) -> bool:
    """Whether a shape belongs to the answer that was given before."""
    if question.page.ask == "which":
        return told.get(question.place(shape.id), {}).get(question.page.field) == 1
    if question.page.ask == "touches":
        return told.get(question.place(question.first), {}).get(f"{TOUCHES}{shape.id}") == 1
    return False
