"""How an owner's board is drawn and what is asked of it: `board.toml` beside the sets of a room."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Literal, get_args

import msgspec

from card_db.errors import SetError
from card_db.loader import BOARD, read_beside
from card_db.strict import PLACE, Faults, Table, entry_name, meant

Ask = Literal["names", "number", "which", "touches"]
Kind = Literal["place", "deck", "area"]
Figured = Literal["scan", "count", "pay", "level", "points", "harm"]
LARGEST = 999
STAR = ":*"


class Shape(msgspec.Struct, frozen=True):
    """A rectangle of a picture: where it is, and what is written in it."""

    id: str
    at: tuple[int, int, int, int]  # left, top, width, height
    kind: Kind = "place"
    words: dict[str, str] = {}
    cells: str = ""  # it is made of as many cells as this field of it says


class BoardPicture(msgspec.Struct, frozen=True):
    """A board in our own shapes."""

    id: str
    size: tuple[int, int]
    shapes: tuple[Shape, ...]

    def shape(self, id: str) -> Shape:
        """A rectangle by its name."""
        return next(one for one in self.shapes if one.id == id)


class Page(msgspec.Struct, frozen=True):
    """Questions of one kind over one picture."""

    picture: str
    ask: Ask
    of: tuple[str, ...]  # the shapes that are asked about; `x:*` are the cells of x
    text: dict[str, str]
    prefix: str = ""  # before the name of a shape: the name of its place
    field: str = ""
    shape: Figured = "count"
    least: int = 0
    most: int = 99
    beside: tuple[str, ...] = ()  # for touches: what can lie beside
    like_before: bool = False  # the answer before is offered


class Board(msgspec.Struct, frozen=True):
    """One board or sheet of a box."""

    id: str
    sets: tuple[str, ...]
    titles: dict[str, str]
    pages: tuple[Page, ...]


class RoomBoards(msgspec.Struct, frozen=True):
    """The boards of a room, and their pictures."""

    boards: tuple[Board, ...] = ()
    pictures: dict[str, BoardPicture] = {}

    def board(self, id: str) -> Board:
        """A board by its name; raises KeyError when there is none."""
        found = {one.id: one for one in self.boards}
        return found[id]


def read_boards(folder: Path) -> RoomBoards:
    """The boards of a room, none without a file; raises SetError with all faults of the file."""
    path = folder / BOARD
    if not path.is_file():
        return RoomBoards()
    top, faults = read_beside(path)
    found = (_picture(one, at, faults) for at, one in enumerate(top.tables("picture", required=True), 1))
    pictures = {one.id: one for one in found}
    boards = tuple(
        _board(one, at, pictures, faults) for at, one in enumerate(top.tables("board", required=True), 1)
    )
    top.finish()
    if faults.found:
        raise SetError(faults.found)
    return RoomBoards(boards, pictures)


def _picture(raw: object, at: int, faults: Faults) -> BoardPicture:
    table = Table(raw, entry_name("picture", raw, at), faults)
    size = _numbers(table, "size", 2)
    shapes = tuple(
        _shape(one, f"{table.entry}, shape {n}", size, faults)
        for n, one in enumerate(table.tables("shapes", required=True), 1)
    )
    picture = BoardPicture(table.slug("id", required=True), (size[0], size[1]), shapes)
    ids = [one.id for one in shapes]
    for twin in sorted({id for id in ids if ids.count(id) > 1}):
        table.fault(f"the shape '{twin}' is there more than once")
    table.finish()
    return picture


def _shape(raw: object, entry: str, size: tuple[int, ...], faults: Faults) -> Shape:
    table = Table(raw, entry, faults)
    id = table.text("id", required=True)
    if id and not PLACE.fullmatch(id):
        table.fault("a place is named with lower-case letters, digits, dashes and colons")
    x, y, w, h = _numbers(table, "at", 4)
    if w < 1 or h < 1 or x + w > size[0] or y + h > size[1]:
        table.fault(f"'at' must lie inside the picture of {size[0]} by {size[1]}")
    kind = table.slug("kind") or "place"
    if kind not in get_args(Kind):
        table.fault(f"'kind' must be one of {', '.join(get_args(Kind))}, not '{kind}'")
        kind = "place"
    words = table.titles("words", required=False)
    shape = Shape(id, (x, y, w, h), "place", words, table.slug("cells"))
    table.finish()
    return msgspec.structs.replace(shape, kind=kind)


def _numbers(table: Table, key: str, count: int) -> tuple[int, ...]:
    """So many whole numbers."""
    found = table.wholes(key, 0, LARGEST)
    if len(found) != count:
        table.fault(f"'{key}' must be a list of {count} whole numbers")
        return (1,) * count
    return found


def _board(raw: object, at: int, pictures: dict[str, BoardPicture], faults: Faults) -> Board:
    table = Table(raw, entry_name("board", raw, at), faults)
    pages = tuple(
        _page(one, f"{table.entry}, page {n}", pictures, faults)
        for n, one in enumerate(table.tables("page", required=True), 1)
    )
    sets, titles = table.slugs("sets"), table.titles("title", required=True)
    board = Board(table.slug("id", required=True), sets, titles, pages)
    table.finish()
    return board


def _page(raw: object, entry: str, pictures: dict[str, BoardPicture], faults: Faults) -> Page:
    table = Table(raw, entry, faults)
    name, ask = table.slug("picture", required=True), table.slug("ask", required=True)
    if name and name not in pictures:
        table.fault(f"unknown picture '{name}'{meant(name, pictures)}")
    if ask and ask not in get_args(Ask):
        table.fault(f"'ask' must be one of {', '.join(get_args(Ask))}, not '{ask}'")
    known = {one.id for one in pictures[name].shapes} if name in pictures else set()
    shape = table.slug("shape") or "count"
    if shape not in get_args(Figured):
        table.fault(f"'shape' must be one of {', '.join(get_args(Figured))}, not '{shape}'")
        shape = "count"
    page = Page(
        picture=name,
        ask="names",
        of=_places(table, "of", known),
        text=table.titles("text", required=True),
        prefix=table.text("prefix"),
        field=table.slug("field"),
        least=table.whole("least", 0, LARGEST, default=0),
        most=table.whole("most", 0, LARGEST, default=99),
        beside=_places(table, "beside", known),
        like_before=table.yes("like-before", default=False),
    )
    if ask in ("number", "which") and not page.field:
        table.fault("'field' is missing: under which name is the answer kept?")
    table.finish()
    return msgspec.structs.replace(page, ask=ask if ask in get_args(Ask) else "names", shape=shape)


def _places(table: Table, key: str, known: Collection[str]) -> tuple[str, ...]:
    """Shapes of the picture."""
    found = table.texts(key)
    for id in found:
        if known and id.removesuffix(STAR) not in known:
            table.fault(f"'{key}' names '{id}', which the picture has not{meant(id, known)}")
    return found
