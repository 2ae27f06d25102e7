"""Duels: a boat that meets rivals fights them at once, side against side (TPL-DUEL)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import sides, throws
from companion.engine.contests import Contest, Force, Reroll, Terms, judged
from companion.engine.feature import Feature, tells
from companion.engine.throws import Throwing
from companion.games._template.islands import DriftedHome, DuelDue, boats_at, quay_of, rivals_at
from companion.games._template.phases import seat_of
from companion.games._template.printed import rules
from companion.games._template.race.events import PointsGained
from companion.games._template.state import FerryState, Writing

TERMS = Terms(crushes_at=6)


class DuelBegan(Event, frozen=True):
    """A boat met a rival's."""

    seat: SeatId
    rival: SeatId
    zone: ZoneId


class DuelWon(Event, frozen=True):
    """A duel was won: by this captain's side, with so much against so much."""

    seat: SeatId
    loser: SeatId
    total: int
    against: int
    crushed: bool = False


class Throw(Throwing, frozen=True, tag="throw"):
    """The dice of a duel."""

    zone: ZoneId


def duel(draft: Writing, work: DuelDue) -> None:
    """The boats of both sides there and a die each; whoever lay there holds a tie (TPL-DUEL-01)."""
    seat, place, state = seat_of(draft, work), work.zone, draft.state
    there = rivals_at(state, place, seat)
    if not there:
        return
    rival = there[0]
    draft.emit(DuelBegan(seat, rival, place))
    contest = Contest(
        (force(state, seat, place), force(state, rival, place, holds=True)), TERMS, rights(state, seat, rival)
    )
    draft.later(Throw(place, seat=seat, contest=contest))


def force(state: FerryState, captain: SeatId, place: str, *, holds: bool = False) -> Force:
    """One side of a duel: as strong as its boats there."""
    side = sides.side_of(state, captain)
    boats = sum(1 for seat in boats_at(state, place) if sides.side_of(state, seat) == side)
    return Force(side, captain, boats, rules().race.die, holds_ties=holds)


def rights(state: FerryState, *captains: SeatId) -> tuple[Reroll, ...]:
    """Each captain may throw the own die again, so often as the rules print (TPL-DUEL-02)."""
    times = rules().race.rerolls
    return tuple(Reroll(seat, sides.side_of(state, seat), times=times) for seat in captains)


def throw(draft: Writing, work: Throw) -> None:
    """When the dice lie, the losers drift home and the winners have a point (TPL-DUEL-03)."""
    contest = throws.thrown(draft, work, _why, _why_again)
    place = work.zone
    if contest is None:
        return
    verdict = judged(contest)
    won = next(at for at, one in enumerate(contest.forces) if one.side == verdict.winner)
    winner, loser = contest.forces[won].seat, contest.forces[1 - won].seat
    assert winner is not None and loser is not None  # every side has its captain
    draft.emit(DuelWon(winner, loser, verdict.totals[won], verdict.totals[1 - won], verdict.crushed))
    for seat in boats_at(draft.state, place):
        home = quay_of(draft.state, seat)
        if not sides.are_rivals(draft.state, seat, loser) and home != place:
            draft.emit(DriftedHome(seat, draft.state.pieces[seat], home))
    draft.emit(PointsGained(winner, 1))


def _why(contest: Contest, side: Force) -> Phrase:
    return phrase("ask-duel", strength=side.strength)


def _why_again(contest: Contest, right: Reroll) -> Phrase:
    own = contest.force(right.side)
    other = next(force for force in contest.forces if force.side != right.side)
    mine, theirs = (one.strength + sum(one.readings) for one in (own, other))
    return phrase("ask-duel-again", mine=mine, theirs=theirs)


FEATURE: Feature[FerryState] = Feature(
    name="duels",
    work={DuelDue: duel, Throw: throw},
    events={DuelBegan: tells, DuelWon: tells},
    undo={DuelWon: "seen"},
)
