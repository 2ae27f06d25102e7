"""A board of spaces: sections, neighbours, ways along them and where they are forced to stop.

Which spaces lie beside each other is data, or printed on the owner's board alone: then it is asked once for
every pair, when somebody wants to know, and remembered.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TypeVar

import msgspec

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.events import FactLearned
from companion.core.language.phrases import Phrase
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.draft import again as answered

S = TypeVar("S", bound=State)

Told = Mapping[str, Mapping[str, int]]  # what is printed on the owner's board, as far as told: State.boards
YES, NO = "1", "0"  # the two answers, as they are written down for a pair
BESIDE = "beside:"  # begins the field of a pair: whether the other space lies beside this one, 1 or 0


class Space(msgspec.Struct, frozen=True):
    """A space of the board; by its number a die finds it within its section."""

    id: str
    section: str = ""
    number: int | None = None


class Board(msgspec.Struct, frozen=True):
    """The spaces of a board and which of them lie beside each other, as far as that is data.

    Of the pairs in `unsaid` only the owner's board can tell, on an open board of all that are not named.
    """

    spaces: tuple[Space, ...]
    beside: Mapping[str, tuple[str, ...]] = {}  # said once for a pair, of either space
    unsaid: Mapping[str, tuple[str, ...]] = {}  # likewise
    is_open: bool = False

    def space(self, id: str) -> Space | None:
        """The space of that name."""
        return next((space for space in self.spaces if space.id == id), None)

    def section(self, name: str) -> tuple[Space, ...]:
        """The spaces of a section, in their order."""
        return tuple(space for space in self.spaces if space.section == name)


def pair(one: str, other: str) -> tuple[str, str]:
    """Where it is written down whether two spaces lie beside each other: of which place, in which field."""
    first, second = sorted((one, other))
    return first, BESIDE + second


def are_beside(board: Board, told: Told, one: str, other: str) -> bool | None:
    """Whether two spaces lie beside each other; None where only the owner's board can tell."""
    if one == other or board.space(one) is None or board.space(other) is None:
        return False
    if _is_in(board.beside, one, other):
        return True
    place, field = pair(one, other)
    said = told.get(place, {}).get(field)
    if said is not None:
        return bool(said)
    return None if board.is_open or _is_in(board.unsaid, one, other) else False


def _is_in(pairs: Mapping[str, tuple[str, ...]], one: str, other: str) -> bool:
    return other in pairs.get(one, ()) or one in pairs.get(other, ())


def needs_beside(draft: Draft[S], board: Board, one: str, other: str, why: Phrase, again: Work) -> bool:
    """Ask whether two spaces lie beside each other, unless it is known; True when the work must wait."""
    if are_beside(board, draft.state.boards, one, other) is not None:
        return False
    place, field = pair(one, other)
    if again.answer in (YES, NO):
        draft.emit(FactLearned(place, field, again.answer, "finger"))
        return False
    options = (Option(YES, Phrase("option-beside")), Option(NO, Phrase("option-apart")))
    ask = Choice(id=draft.next_ask, why=why, seat=again.seat, options=options, of=place, field=field)
    draft.ask(ask, answered(again, None))
    return True


def neighbours(board: Board, told: Told, id: str) -> tuple[str, ...]:
    """The spaces that are known to lie beside one, in the order of the board."""
    return tuple(space.id for space in board.spaces if are_beside(board, told, id, space.id))


def within(
    board: Board, told: Told, start: str, steps: int, stops: Callable[[str], bool] = lambda id: False
) -> dict[str, int]:
    """Every space that so many steps reach, with the fewest it takes; a forced stop ends the way.

    Whoever starts in a space that stops may leave it: it is entering it that stops.
    """
    reached, ahead = {start: 0}, deque([start])
    while ahead:
        here = ahead.popleft()
        if reached[here] == steps or (here != start and stops(here)):
            continue
        for there in neighbours(board, told, here):
            if there not in reached:
                reached[there] = reached[here] + 1
                ahead.append(there)
    del reached[start]
    return reached


def distance(board: Board, told: Told, one: str, other: str) -> int | None:
    """The fewest steps between two spaces; None where no known way leads there."""
    return 0 if one == other else within(board, told, one, len(board.spaces)).get(other)


def nearest(board: Board, told: Told, start: str, goals: Collection[str]) -> Iterator[str]:
    """The goals that lie nearest, in the order of the board; none where no known way leads to any."""
    far = {goal: steps for goal in goals if (steps := distance(board, told, start, goal)) is not None}
    fewest = min(far.values(), default=0)
    return (space.id for space in board.spaces if far.get(space.id, -1) == fewest)


def rolled(board: Board, section: str, reading: int) -> str | None:
    """The space of a section that a die finds by its number; spaces without one are never found."""
    return next((space.id for space in board.section(section) if space.number == reading), None)


def faults(board: Board) -> list[str]:
    """What makes a board contradict itself; nothing, where all is well."""
    ids = [space.id for space in board.spaces]
    found = [f"two spaces are called {id!r}" for id in set(ids) if ids.count(id) > 1]
    pairs = [(one, other) for said in (board.beside, board.unsaid) for one in said for other in said[one]]
    named = {id for pair in pairs for id in pair}
    found += [f"{id!r} lies beside others and is no space" for id in sorted(named - set(ids))]
    found += [f"{one!r} lies beside itself" for one, other in pairs if one == other]
    numbers = [(space.section, space.number) for space in board.spaces if space.number is not None]
    found += [f"two spaces of {section!r} have the number {number}"
              for section, number in set(numbers) if numbers.count((section, number)) > 1]  # fmt: skip
    return found
