"""The dice of a contest, asked for: each side rolls, then everybody who may throws some of them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Choice, Dice, Option, Pending
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import dice
from companion.engine.contests import Contest, Force, Reroll, rerolled, rolled, without
from companion.engine.draft import Draft, plain
from companion.engine.draft import again as answered

S = TypeVar("S", bound=State)

KEEP = "keep"
CONTEST, AWAITED = "contest", "awaited"  # what waiting work holds: the contest, and what it waits for

Why = Callable[[Contest, Force], Phrase]  # what a side is asked to roll for
WhyAgain = Callable[[Contest, Reroll], Phrase]


def begun(pending: Pending, contest: Contest) -> Pending:
    """The work with a contest to be rolled."""
    return _waiting(pending, contest, {})


def contest_of(pending: Pending) -> Contest:
    """The contest that work is about."""
    return msgspec.convert(pending.data[CONTEST], Contest)


def thrown(draft: Draft[S], pending: Pending, why: Why, why_again: WhyAgain) -> Contest | None:
    """The contest once all dice lie there and nobody throws any of them again; None while somebody is asked.

    The work is queued again with every answer. The sides roll in their order, by the app, under the camera or
    typed as all dice are; then whoever has a right to re-roll is asked, in the order of the rights.
    """
    contest = _taken(draft, contest_of(pending), pending)
    if contest is None:
        return None
    for force in contest.forces:
        if not force.is_rolled:
            _roll(draft, pending, contest, force, tuple(range(len(force.dice))), why(contest, force), None)
            return None
    right = next(iter(contest.rerolls), None)
    if right is None:
        return contest
    _offer(draft, pending, contest, right, why_again(contest, right))
    return None


def _taken(draft: Draft[S], contest: Contest, pending: Pending) -> Contest | None:
    """The contest with the answer that has come; None where that answer asks for dice again."""
    awaited: dict[str, Any] = pending.data.get(AWAITED) or {}
    if not awaited or pending.answer is None:
        return contest
    faces, at = dice.pips(pending.answer), tuple(awaited.get("at", ()))
    if "side" in awaited and faces:
        return rolled(contest, awaited["side"], faces)
    right = next(iter(contest.rerolls), None)
    if right is None:
        return contest
    if faces:
        return rerolled(contest, right, at, faces)
    chosen = _dice_of(str(pending.answer))
    if not chosen:
        return without(contest, right)
    force = contest.force(right.side)
    _roll(draft, pending, contest, force, chosen, phrase("ask-reroll-dice"), right)
    return None


def _roll(
    draft: Draft[S], pending: Pending, contest: Contest, force: Force, at: tuple[int, ...], why: Phrase,
    right: Reroll | None,
) -> None:  # fmt: skip
    awaited: dict[str, Any] = {"at": list(at)} if right is not None else {"side": force.side}
    colours, kinds = tuple(force.dice[one] for one in at), tuple(force.kind(one) for one in at)
    seat = right.seat if right is not None else force.seat
    ask = Dice(id=draft.next_ask, why=why, dice=colours, kinds=kinds, seat=seat)
    draft.ask(ask, _waiting(pending, contest, awaited))


def _offer(draft: Draft[S], pending: Pending, contest: Contest, right: Reroll, why: Phrase) -> None:
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
    draft.ask(ask, _waiting(pending, contest, {"again": True}))


def _shown(force: Force, pick: tuple[int, ...]) -> str:
    return " + ".join(str(force.faces[at]) for at in pick)


def _dice_of(key: str) -> tuple[int, ...]:
    """The dice that an option throws again; none for letting them lie."""
    return tuple(int(at) for at in key.split("+")) if key != KEEP and key[:1].isdigit() else ()


def _waiting(pending: Pending, contest: Contest, awaited: dict[str, Any]) -> Pending:
    """The same work with the contest as it stands and what it waits for."""
    data = {**pending.data, CONTEST: plain(contest), AWAITED: awaited}
    return replace(answered(pending, None), data=data)
