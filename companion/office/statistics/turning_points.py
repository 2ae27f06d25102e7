"""Where a game turned, and why: found in what everybody heard; pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.core.crossing.chronicles import Chronicle
from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.statistics import TurnFigures, TurningPoint
from companion.session.history import Record

MOST = 7
AGAIN = 0.5  # what the same thing weighs a second time, and so on
LEAST_HARM, LEAST_CROWD = 3, 3
HARM_WEIGHT, CROWD_WEIGHT = 65, 45


def turnings_of(
    chronicle: Chronicle,
    live: Sequence[Record],
    turn_of: Mapping[int, int],
    turns: Sequence[TurnFigures],
    seats: Sequence[SeatView],
) -> tuple[TurningPoint, ...]:
    """The moments that weigh most, in the order in which they came."""
    found = [*told(chronicle, live, turn_of), *worst_harm(turns, seats), *biggest_push(chronicle, turns)]
    heaviest = set(sorted(range(len(found)), key=lambda at: -found[at].weight)[:MOST])
    kept = [one for at, one in enumerate(found) if at in heaviest]
    return tuple(sorted(kept, key=lambda one: (one.turn, one.entry)))


def told(chronicle: Chronicle, live: Sequence[Record], turn_of: Mapping[int, int]) -> Iterator[TurningPoint]:
    """Moments that were announced; what comes again and again weighs less each time."""
    met: dict[str, float] = {}
    for record in live:
        for notice in record.notices:
            weight = chronicle.turning.get(notice.kind)
            if weight is None:
                continue
            share = met.get(notice.kind, 1.0)
            met[notice.kind] = share * AGAIN if weight < HARM_WEIGHT else share
            turn, heavy = turn_of.get(record.number, 0), round(weight * share)
            yield TurningPoint(turn, notice.kind, written(notice.text), notice.seat, heavy, record.number)


def written(says: Phrase) -> Phrase:
    """A sentence that can be written down and read again: what is true or not becomes a number."""
    args: dict[str, str | int | Phrase] = {}
    for name, value in says.args.items():
        part = written(value) if isinstance(value, Phrase) else value
        args[name] = int(part) if isinstance(part, bool) else part
    return Phrase(says.key, args)


def worst_harm(turns: Sequence[TurnFigures], seats: Sequence[SeatView]) -> Iterator[TurningPoint]:
    """The turn in which people took most harm, and who of them most."""
    worst = max(turns, key=lambda turn: sum(turn.harm), default=None)
    if worst is None or sum(worst.harm) < LEAST_HARM:
        return
    most = max(range(len(worst.harm)), key=worst.harm.__getitem__)
    total, name = sum(worst.harm), seats[most].name
    says = phrase("turning-harm", count=total, name=name, most=worst.harm[most])
    if worst.harm[most] == total:
        says = phrase("turning-harm-one", count=total, name=name)
    yield TurningPoint(worst.number, "harm", says, SeatId(seats[most].seat), HARM_WEIGHT)


def biggest_push(chronicle: Chronicle, turns: Sequence[TurnFigures]) -> Iterator[TurningPoint]:
    """When most of what threatens everybody lay open at once."""
    if chronicle.crowd is None:
        return
    fills = [(turn.number, turn.crowd) for turn in turns if turn.crowd is not None]
    if not fills:
        return
    number, most = max(fills, key=lambda one: one[1])
    if most >= LEAST_CROWD:
        yield TurningPoint(number, "crowd", phrase("turning-crowd", count=most), None, CROWD_WEIGHT)
