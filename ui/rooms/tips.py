"""What a first game is led with, as data."""

from __future__ import annotations

import msgspec

from companion.core.crossing.views import AskKind, PressKind


class Tip(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence for the first time something is so; every condition that is set must hold."""

    id: str
    turn: int = 0  # from this turn on
    offer: str = ""  # something can be done whose id begins so
    ask: AskKind | None = None  # this is asked
    notice: str = ""  # this has just happened
    alarm: str = ""  # this danger is on the table
    state: str = ""  # a place of the board is so
    lies: str = ""  # an open card of this kind lies on the board
    hand: bool = False  # a hand can play cards
    press: PressKind | None = None  # the big button is for that
    at: str = ""  # what it speaks of, where that is not what its conditions found: "big", "undo" ...


# The first that fits is shown, so what cannot wait stands above what is good to know.
FIRST = (
    Tip(id="start", offer="begin", at="big"),
    Tip(id="show", ask="order"),
    Tip(id="done", ask="done", at="big"),
)
CHOOSE = Tip(id="choose", press="choose", at="big")
LATER = (CHOOSE, Tip(id="hold", turn=2), Tip(id="undo", turn=3, at="undo"), Tip(id="words", turn=4))
