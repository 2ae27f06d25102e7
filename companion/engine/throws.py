"""The dice of a contest, asked for: each side rolls, then everybody who may throws some of them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Choice, Dice, Option, Work
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import dice
from companion.engine.contests import Contest, Force, Reroll, rerolled, rolled, without
from companion.engine.draft import Draft

S = TypeVar("S", bound=State)

KEEP = "keep"

Why = Callable[[Contest, Force], Phrase]  # what a side is asked to roll for
WhyAgain = Callable[[Contest, Reroll], Phrase]


class Awaited(msgspec.Struct, frozen=True):
    """What a contest waits for: the dice of a side, or those that are thrown again once it is known which."""

    side: str = ""
    at: tuple[int, ...] = ()
    again: bool = False


class Throwing(Work, frozen=True, kw_only=True):
    """Work that waits until all dice of a contest lie there."""

    contest: Contest
    awaited: Awaited = Awaited()


def thrown(draft: Draft[S], work: Throwing, why: Why, why_again: WhyAgain) -> Contest | None:
    """The contest once all dice lie there and nobody throws any of them again; None while somebody is asked.

    The work is queued again with every answer. The sides roll in their order, by the app, under the camera or
    typed as all dice are; then whoever has a right to re-roll is asked, in the order of the rights.
    """
    contest = _taken(draft, work)
    if contest is None:
        return None
    for force in contest.forces:
        if not force.is_rolled:
            _roll(draft, work, contest, force, tuple(range(len(force.dice))), why(contest, force), None)
            return None
    right = next(iter(contest.rerolls), None)
    if right is None:
        return contest
    _offer(draft, work, contest, right, why_again(contest, right))
    return None


def _taken(draft: Draft[S], work: Throwing) -> Contest | None:
    """The contest with the answer that has come; None where that answer asks for dice again."""
    contest, awaited = work.contest, work.awaited
    if awaited == Awaited() or work.answer is None:
        return contest
    faces = dice.pips(work.answer)
    if awaited.side and faces:
        return rolled(contest, awaited.side, faces)
    right = next(iter(contest.rerolls), None)
    if right is None:
        return contest
    if faces:
        return rerolled(contest, right, awaited.at, faces)
    chosen = _dice_of(str(work.answer))
    if not chosen:
        return without(contest, right)
    force = contest.force(right.side)
    _roll(draft, work, contest, force, chosen, phrase("ask-reroll-dice"), right)
    return None


def _roll(
    draft: Draft[S], work: Throwing, contest: Contest, force: Force, at: tuple[int, ...], why: Phrase,
    right: Reroll | None,
) -> None:  # fmt: skip
    awaited = Awaited(at=at) if right is not None else Awaited(side=force.side)
    colours, kinds = tuple(force.dice[one] for one in at), tuple(force.kind(one) for one in at)
    seat = right.seat if right is not None else force.seat
    ask = Dice(id=draft.next_ask, why=why, dice=colours, kinds=kinds, seat=seat)
    draft.ask(ask, _waiting(work, contest, awaited))


def _offer(draft: Draft[S], work: Throwing, contest: Contest, right: Reroll, why: Phrase) -> None:
    """Which of the dice go again: one of them, or as many at once as the right allows, or none."""
    force = contest.force(right.side)
    picks: list[tuple[int, ...]] = [(at,) for at in range(len(force.dice))]
    if right.dice > 1 and len(force.dice) > 1:
        picks.append(tuple(range(min(right.dice, len(force.dice)))))
    options = [
        Option("+".join(map(str, pick)), phrase("option-reroll", shown=_shown(force, pick))) for pick in picks
    ]
    every = (*options, Option(KEEP, phrase("option-keep-dice")))
    ask = Choice(id=draft.next_ask, why=why, seat=right.seat, options=every, otherwise=KEEP)
    draft.ask(ask, _waiting(work, contest, Awaited(again=True)))


def _shown(force: Force, pick: tuple[int, ...]) -> str:
    return " + ".join(str(force.faces[at]) for at in pick)


def _dice_of(key: str) -> tuple[int, ...]:
    """The dice that an option throws again; none for letting them lie."""
    return tuple(int(at) for at in key.split("+")) if key != KEEP and key[:1].isdigit() else ()


def _waiting(work: Throwing, contest: Contest, awaited: Awaited) -> Throwing:
    """The same work with the contest as it stands and what it waits for."""
    return replace(work, contest=contest, awaited=awaited, answer=None)
