"""Placing people around the table: touch somebody, then a chair; pure."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from companion.core.crossing.seating import Kept, Seating, clockwise, moved, suggested
from companion.core.language.phrases import Phrase, phrase
from ui.widgets.seating.chair import Sitter

Say = Callable[[Phrase], str]


class Around(msgspec.Struct, frozen=True):
    """Who sits where, who begins, and who has just been picked up."""

    colours: dict[str, int]  # by name, in the order of play that was there
    chairs: Seating
    first: str = ""  # who begins; empty in a running game, whose order stays as it is
    picked: str = ""


def around(people: dict[str, int], kept: Kept, first: str = "") -> Around:
    """These people where they usually sit."""
    return Around(people, suggested(kept, tuple(people)), first)


def touched(state: Around, chair: int) -> Around:
    """Somebody is picked up or put down again, or sits down on that chair."""
    sitter = next((name for name, at in state.chairs.items() if at == chair), "")
    if not state.picked:
        return replace(state, picked=sitter)
    if sitter == state.picked:
        return replace(state, picked="")
    return replace(state, chairs=moved(state.chairs, state.picked, chair), picked="")


def carried(state: Around, one: int, other: int) -> Around:
    """Somebody was carried from one chair to another."""
    name = next((name for name, at in state.chairs.items() if at == one), "")
    return replace(state, chairs=moved(state.chairs, name, other), picked="") if name else state


def next_first(state: Around) -> Around:
    """The next one clockwise begins."""
    order = clockwise(state.chairs, state.first)
    return replace(state, first=order[1 % len(order)]) if order else state


def order(state: Around) -> tuple[str, ...]:
    """Everybody in the order of play: by the chairs in a new game, as it is in a running one."""
    return clockwise(state.chairs, state.first) if state.first else tuple(state.colours)


def picked_chair(state: Around) -> int | None:
    """The chair of whoever is picked up."""
    return state.chairs.get(state.picked)


def sitters(state: Around, say: Say) -> dict[int, Sitter]:
    """Everybody on their chair, with the turn and the light that are theirs."""
    turns, lights = order(state), clockwise(state.chairs)
    return {
        chair: Sitter(
            name,
            state.colours.get(name, 0),
            say(phrase("ui-turn-and-light", turn=turns.index(name) + 1, light=lights.index(name) + 1)),
        )
        for name, chair in state.chairs.items()
    }
