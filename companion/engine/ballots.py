"""Choices that several make at once and in secret: each alone, turned up together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from companion.core.language.asks import Ballot, Option, Work
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase
from companion.core.language.states import State
from companion.engine.draft import Draft, again

S = TypeVar("S", bound=State)

Options = Mapping[SeatId, Sequence[Option]]


def chosen(draft: Draft[S], work: Work, why: Phrase, options: Options) -> dict[SeatId, str] | None:
    """What everybody has chosen, to be turned up together; None while somebody still has to choose.

    The work is queued again with all the choices. Who has only one thing to choose is not asked; choices that
    the table has overtaken are made again.
    """
    open_to = {seat: tuple(some) for seat, some in options.items() if len(some) > 1}
    made = {seat: some[0].key for seat, some in options.items() if len(some) == 1}
    if not open_to:
        return made
    answers = work.answer if isinstance(work.answer, tuple | list) else ()
    made |= {seat: str(key) for seat, key in zip(open_to, answers, strict=False)}
    if len(answers) == len(open_to) and all(_is_open(made[seat], some) for seat, some in open_to.items()):
        return {seat: made[seat] for seat in options if options[seat]}
    ask = Ballot(id=draft.next_ask, why=why, private=True, options=open_to)
    draft.ask(ask, again(work, None))
    return None


def _is_open(key: str, options: Sequence[Option]) -> bool:
    return any(option.key == key for option in options)
