"""Differences between table and game as rows, their answers, and what is marked on the board; pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.differences import DISMISS, MOVE, WORD, Difference
from companion.core.language.phrases import Phrase, phrase
from ui.widgets.asides.layout import AsideSpot, Group
from ui.widgets.board.parts import Part, Parts
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
LIST, WHERE, TOOLS = "differences", "where", "tools"
ICONS = {WORD: "check", MOVE: "hand", DISMISS: "close"}
DIFFERS = "differs"
PAGE = "page:"


def badge(lines: Sequence[Difference]) -> tuple[Group, ...]:
    """How many there are, as one quiet touch beside the news; nothing when table and game agree."""
    return (Group((AsideSpot(LIST, str(len(lines)), DIFFERS),)),) if lines else ()


def rows(lines: Sequence[Difference], say: Say) -> tuple[Option, ...]:
    """One row for each, in the words of the table."""
    return tuple(Option(line.id, say(line.says), icon=DIFFERS, sign="right") for line in lines)


def answers(line: Difference, say: Say) -> tuple[Option, ...]:
    """The whole sentence, which shows where it is, and what can be done about it."""
    found = [_answer(offer.id, say(offer.label), say) for offer in line.answers]
    where = Option(WHERE, say(line.says), say(phrase("ui-difference-where")), icon="look")
    by_hand = Option(TOOLS, say(phrase("ui-difference-tools")), icon="tools")
    has_word = any(kind_of(offer.id) == WORD for offer in line.answers)
    needs_tools = line.slot is not None and not has_word
    return (where, *found[:-1], *((by_hand,) if needs_tools else ()), *found[-1:])


def _answer(id: str, words: str, say: Say) -> Option:
    kind = kind_of(id)
    sub = "" if kind == MOVE else say(phrase(f"ui-difference-{kind}-sub"))
    return Option(id, words, sub, icon=ICONS.get(kind, ""))


def kind_of(id: str) -> str:
    """What an answer does: the table's word, a move, or to leave it."""
    return id.rpartition(":")[2]


def marked(parts: Parts, targets: Collection[str]) -> Parts:
    """The board with the places and cards of a difference outlined."""
    return tuple(_marked(part, targets) for part in parts) if targets else parts


def page_with(lay: Callable[[str], Parts], page: str, targets: Sequence[str]) -> str:
    """The page of a board that shows the first of these that is on any page; the open one where it can.

    `lay` gives the parts of a page; a board that is not shown page by page stays as it is.
    """
    open_one = lay(page)
    pages = [part.target.removeprefix(PAGE) for part in open_one if part.target.startswith(PAGE)]
    shown = {page: open_one} | {other: lay(other) for other in pages if other != page}
    for target in targets:
        found = next((name for name, parts in shown.items() if _shows(parts, target)), None)
        if found is not None:
            return found
    return page


def _shows(parts: Parts, target: str) -> bool:
    return any(marked((part,), (target,)) != (part,) for part in parts)


def _marked(part: Part, targets: Collection[str]) -> Part:
    if part.tile is not None and part.tile.target in targets:
        return replace(part, tile=_with(part.tile))
    if part.place is not None and f"place:{part.place.id}" in targets:
        return replace(part, place=_with(part.place))
    return part


def _with(thing: Any) -> Any:
    """A tile or a place that differs."""
    return replace(thing, states=(*thing.states, DIFFERS))
