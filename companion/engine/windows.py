"""A window in which anybody may react to what was just done; every reaction opens it anew.

Reactions form a chain that is settled from the last one back: a cancelled cancel lets stand what it was
against.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase
from companion.core.language.states import State
from companion.engine.draft import Draft
from companion.engine.turns import clockwise

S = TypeVar("S", bound=State)

W = TypeVar("W", bound="Windowed")

PASS = "pass"  # the answer of somebody who lets it stand
THING = 0  # the link that the window was opened for; reactions are links 1, 2, 3 ...


class Reaction(msgspec.Struct, frozen=True):
    """What somebody did in a window; `against` is the link that it cancels, None where it only adds."""

    seat: SeatId
    key: str
    against: int | None = None


class Window(msgspec.Struct, frozen=True):
    """A window as it stands: the reactions so far, and who has let the newest of them stand."""

    chain: tuple[Reaction, ...] = ()
    passed: tuple[SeatId, ...] = ()

    @property
    def newest(self) -> int:
        """The link that can be reacted to: the newest one."""
        return len(self.chain)

    @property
    def holds(self) -> bool:
        """Whether the thing itself is not cancelled."""
        return standing(self.chain)[THING]


class Windowed(Work, frozen=True, kw_only=True):
    """Work that waits until a window is closed: the window as it stands, and who was asked last."""

    window: Window = Window()
    asked: SeatId | None = None


Can = Callable[[S, SeatId, Window], Sequence[Option]]  # what somebody could do, by what everybody may know
Do = Callable[[Draft[S], SeatId, str, Window], int | None]  # does it; the link that it cancels


def standing(chain: Sequence[Reaction]) -> tuple[bool, ...]:
    """Which links stand, the thing itself first: settled from the last one back."""
    stands = [True] * (len(chain) + 1)
    for link in range(len(chain), 0, -1):
        against = chain[link - 1].against
        if stands[link] and against is not None:
            stands[against] = False
    return tuple(stands)


def closed(
    draft: Draft[S],
    work: W,
    why: Phrase,
    can: Can[S],
    do: Do[S],
    *,
    by_itself: bool = True,
) -> Window | None:
    """The window once everybody who could react has let the newest thing stand; None while it is open.

    Everybody is asked in turn order from the active player; whoever can do nothing is passed over. The work
    is queued again until then, behind whatever a reaction brings with it. `by_itself` lets the table close
    the question when nobody has reacted in time; a window that must not close so waits for everybody.
    """
    now, seat, answer = work.window, work.asked, work.answer
    if seat is not None and answer == PASS:
        now = replace(now, passed=(*now.passed, seat))
    elif seat is not None and any(option.key == answer for option in can(draft.state, seat, now)):
        key = str(answer)
        first = len(draft.work)
        against = do(draft, seat, key, now)
        more = [draft.work.popleft() for _ in range(len(draft.work) - first)]
        now = Window((*now.chain, Reaction(seat, key, against)))
        draft.later(*more, _waiting(work, now))
        return None
    for asked in clockwise(draft.state, draft.state.turn.seat):
        options = () if asked in now.passed else tuple(can(draft.state, asked, now))
        if options:
            _ask(draft, _waiting(work, now, asked), why, options, by_itself)
            return None
    return now


def _ask(draft: Draft[S], then: Windowed, why: Phrase, options: tuple[Option, ...], by_itself: bool) -> None:
    every = (*options, Option(PASS, Phrase("option-pass")))
    otherwise = PASS if by_itself else ""
    ask = Choice(id=draft.next_ask, why=why, seat=then.asked, options=every, otherwise=otherwise)
    draft.ask(ask, then)


def _waiting(work: W, window: Window, asked: SeatId | None = None) -> W:
    """The same work with the window as it stands, and who is asked next."""
    return replace(work, window=window, asked=asked, answer=None)
