"""Side against side: strength and dice of each, re-rolls, a face that crushes, and who has won; all pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.language.dice import D6, Die
from companion.core.language.ids import SeatId

Use = Literal["all", "highest", "lowest"]  # which of several dice count


class Force(msgspec.Struct, frozen=True):
    """One side of a contest: what it brings, who rolls for it, and how its dice are read.

    `faces` are the dice as they lie, none before they are rolled. A re-roll replaces what lay there.
    """

    side: str
    seat: SeatId | None = None  # who rolls; None: the game itself, for which anybody may
    strength: int = 0  # with everything that modifies it
    dice: tuple[str, ...] = ()  # a colour each
    kinds: tuple[Die, ...] = ()  # of each die; none: all are usual ones
    use: Use = "all"
    faces: tuple[int, ...] = ()
    holds_ties: bool = False  # it wins where both are as strong
    hits_at: int | None = None  # counted by hits: a die that shows so much or more is one

    @property
    def readings(self) -> tuple[int, ...]:
        """What each die counts as."""
        return tuple(self.kind(at).read(face) for at, face in enumerate(self.faces))

    @property
    def is_rolled(self) -> bool:
        """Whether every die lies there."""
        return len(self.faces) == len(self.dice)

    def kind(self, at: int) -> Die:
        """The kind of one of the dice."""
        return self.kinds[at] if at < len(self.kinds) else D6


class Reroll(msgspec.Struct, frozen=True):
    """A right to throw dice again: who has it, whose dice, how many of them at once, and how often."""

    seat: SeatId
    side: str
    dice: int = 1
    times: int = 1


class Terms(msgspec.Struct, frozen=True):
    """How a contest is decided."""

    crushes_at: int | None = None  # a die that shows so much wins whatever the totals; on both sides: a tie
    by_hits: bool = False  # the more hits win, else the higher total


class Verdict(msgspec.Struct, frozen=True):
    """What a round of a contest came to."""

    winner: str | None  # the side; None: a tie that nobody holds
    totals: tuple[int, ...]  # of each side in their order: strength and dice, or hits
    crushed: bool = False  # the totals did not count

    @property
    def is_tie(self) -> bool:
        """Whether nobody has won."""
        return self.winner is None


class Contest(msgspec.Struct, frozen=True):
    """A contest in the making: both sides with their dice, how it is decided, and which dice may go again."""

    forces: tuple[Force, ...]
    terms: Terms = Terms()
    rerolls: tuple[Reroll, ...] = ()
    round: int = 1

    def force(self, side: str) -> Force:
        """One side of it."""
        return next(force for force in self.forces if force.side == side)

    @property
    def is_rolled(self) -> bool:
        """Whether all dice of all sides lie there."""
        return all(force.is_rolled for force in self.forces)


def rolled(contest: Contest, side: str, faces: Sequence[int]) -> Contest:
    """With the dice of a side as they fell."""
    return _with(contest, replace(contest.force(side), faces=tuple(faces)))


def rerolled(contest: Contest, right: Reroll, at: Sequence[int], faces: Sequence[int]) -> Contest:
    """With some dice of a side thrown again by somebody who had the right to, once less from now on."""
    force = contest.force(right.side)
    now = dict(enumerate(force.faces)) | dict(zip(at, faces, strict=True))
    rights = (replace(one, times=one.times - 1) if one == right else one for one in contest.rerolls)
    left = tuple(one for one in rights if one.times > 0)
    return replace(_with(contest, replace(force, faces=tuple(now.values()))), rerolls=left)


def without(contest: Contest, right: Reroll) -> Contest:
    """With a right given up: its owner lets the dice lie."""
    return replace(contest, rerolls=tuple(one for one in contest.rerolls if one != right))


def strengthened(contest: Contest, side: str, by: int) -> Contest:
    """With a side so much stronger, or weaker; nobody is weaker than nothing."""
    force = contest.force(side)
    return _with(contest, replace(force, strength=max(0, force.strength + by)))


def next_round(contest: Contest, rerolls: Iterable[Reroll] = ()) -> Contest:
    """The same sides once more: no dice lie there, and rights to re-roll are those of the new round."""
    forces = tuple(replace(force, faces=()) for force in contest.forces)
    return replace(contest, forces=forces, rerolls=tuple(rerolls), round=contest.round + 1)


def judged(contest: Contest) -> Verdict:
    """Who has won the round: crushing first, then totals or hits, then whoever holds a tie."""
    totals = tuple(total(force, contest.terms) for force in contest.forces)
    crushing = [force for force in contest.forces if _crushes(force, contest.terms)]
    if len(crushing) == 1:
        return Verdict(crushing[0].side, totals, crushed=True)
    most = max(totals, default=0)
    best = [force for force, has in zip(contest.forces, totals, strict=True) if has == most]
    if crushing:
        best = crushing  # all of them: a tie, whatever the totals
    if len(best) > 1:
        best = [force for force in best if force.holds_ties]
    return Verdict(best[0].side if len(best) == 1 else None, totals, crushed=bool(crushing))


def total(force: Force, terms: Terms) -> int:
    """The strength of a side with the dice that count, or its hits."""
    if terms.by_hits:
        at_least = force.hits_at
        return 0 if at_least is None else sum(1 for shown in force.readings if shown >= at_least)
    return force.strength + _counted(force)


def _counted(force: Force) -> int:
    """What the dice add: all of them, or the one that is used."""
    shown = force.readings
    if not shown or force.use == "all":
        return sum(shown)
    return max(shown) if force.use == "highest" else min(shown)


def _crushes(force: Force, terms: Terms) -> bool:
    """Whether a die that is used shows a face that crushes."""
    if terms.crushes_at is None or not force.readings:
        return False
    used = force.readings if force.use == "all" else (_counted(force),)
    return any(shown >= terms.crushes_at for shown in used)


def _with(contest: Contest, force: Force) -> Contest:
    forces = tuple(force if one.side == force.side else one for one in contest.forces)
    return replace(contest, forces=forces)
