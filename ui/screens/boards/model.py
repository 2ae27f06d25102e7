"""An answer to one question about a board as a value, and what touches make of it; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.boards import BoardAnswer, BoardLine, BoardPage, BoardShape
from ui.widgets.mat.mat import MatShape
from ui.widgets.numbers.numbers import NumberModel
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
NUMBER = "value"


class BoardDraft(msgspec.Struct, frozen=True):
    """What has been read off the board so far."""

    page: BoardPage
    value: int | None = None
    chosen: tuple[str, ...] = ()
    names: dict[str, str] = {}
    was_typed: bool = False  # another digit makes it a number of two digits


def draft_of(page: BoardPage) -> BoardDraft:
    """Begin with what is known or offered."""
    names = {shape.id: shape.words for shape in page.shapes if shape.is_asked and page.ask == "names"}
    return BoardDraft(page, page.value, tuple(shape.id for shape in page.shapes if shape.is_chosen), names)


def typed(draft: BoardDraft, key: str) -> BoardDraft:
    """A digit; two make one number as long as that can be."""
    now = draft.value or 0
    value = now * 10 + int(key) if draft.was_typed and now > 0 else int(key)
    if value > draft.page.most:
        value = int(key)
    return replace(draft, value=value, was_typed=True)


def erased(draft: BoardDraft) -> BoardDraft:
    """The number is not known again."""
    return replace(draft, value=None, was_typed=False)


def stepped(draft: BoardDraft, by: int) -> BoardDraft:
    """One more or one less; what is not known begins at the least."""
    page = draft.page
    value = page.least if draft.value is None else draft.value + by
    return replace(draft, value=min(page.most, max(page.least, value)), was_typed=False)


def touched(draft: BoardDraft, shape: str) -> BoardDraft:
    """A place comes to the answer, or goes."""
    chosen = draft.chosen
    after = tuple(one for one in chosen if one != shape) if shape in chosen else (*chosen, shape)
    return replace(draft, chosen=after)


def named(draft: BoardDraft, shape: str, name: str) -> BoardDraft:
    """A place has a name; one that another place had changes places with it."""
    words = " ".join(name.split())
    before = draft.names.get(shape, "")
    swapped = {id: (before if held == words and id != shape else held) for id, held in draft.names.items()}
    return replace(draft, names={**swapped, shape: words})


def is_whole(draft: BoardDraft) -> bool:
    """Whether it can be kept."""
    page = draft.page
    if page.ask == "number":
        return draft.value is not None and page.least <= draft.value <= page.most
    return page.ask != "names" or all(draft.names.values())


def answer(draft: BoardDraft, *, none_of_all: bool = False) -> BoardAnswer:
    """What is kept."""
    chosen = () if none_of_all else draft.chosen
    return BoardAnswer(draft.value, dict(draft.names), chosen, none_of_all)


def shapes(draft: BoardDraft, say: Say) -> tuple[MatShape, ...]:
    """The picture with what was touched."""
    return tuple(_shape(shape, draft, say) for shape in draft.page.shapes)


def stacked(draft: BoardDraft, say: Say) -> tuple[tuple[MatShape, ...], tuple[int, int]]:
    """Only the places that are named, two by two: where the type is too large for the picture."""
    asked = sorted((shape for shape in draft.page.shapes if shape.is_asked), key=lambda shape: shape.id)
    cells = [replace(shape, at=(at % 2, at // 2, 1, 1)) for at, shape in enumerate(asked)]
    plates = (_shape(shape, draft, say) for shape in cells)
    lined = tuple(
        replace(one, words=f"{at}. {one.words}", is_asked=False) for at, one in enumerate(plates, 1)
    )
    return lined, (2, max(1, (len(cells) + 1) // 2))


def _shape(shape: BoardShape, draft: BoardDraft, say: Say) -> MatShape:
    page, figure = draft.page, shape.figure
    words = draft.names.get(shape.id, shape.words) or (say(shape.title) if shape.title else "")
    if shape.id in draft.names and not draft.names[shape.id]:
        words = "?"
    if page.ask == "number" and shape.is_asked:
        figure = Figure(page.shape, draft.value, filled=False)
    return MatShape(
        shape.id, shape.at, shape.kind, words, figure, shape.is_asked, shape.id in draft.chosen,
        shape.can_be_touched,
    )  # fmt: skip


def numbers(draft: BoardDraft, say: Say) -> tuple[NumberModel, ...]:
    """The number in its shape."""
    page = draft.page
    figure = Figure(page.shape, draft.value, filled=False)
    lit = next((shape for shape in page.shapes if shape.is_asked), None)
    words = "" if lit is None else (lit.words or (say(lit.title) if lit.title else ""))
    return (NumberModel(NUMBER, words, figure, chosen=True),)


def rows(lines: Sequence[BoardLine], say: Say) -> tuple[Option, ...]:
    """One row for each board."""
    return tuple(
        Option(
            f"{line.where.set}/{line.where.stack}",
            say(line.title),
            say(phrase("ui-board-line", box=line.box, known=line.known, of=line.of)),
            icon="check" if line.known == line.of else "minus",
        )
        for line in lines
    )


def first_open(lines: Sequence[BoardLine]) -> BoardLine | None:
    """The board to go on with: one of an owned box that was begun, else the first that is open."""
    mine = [line for line in lines if line.owned and line.known < line.of]
    return next((line for line in mine if line.known), next(iter(mine), None))


def name_rows(draft: BoardDraft, shape: str) -> tuple[Option, ...]:
    """The names that a place could have."""
    names = dict.fromkeys((*draft.page.names, *(name for name in draft.names.values() if name)))
    return tuple(Option(name, name, chosen=draft.names.get(shape) == name) for name in names)


def lies_apart(page: BoardPage) -> bool:
    """Whether two sections are asked about, which may lie apart altogether."""
    if page.ask != "touches":
        return False
    return sum(shape.can_be_touched for shape in page.shapes) < len(page.shapes) - 1
