"""What cards do for Main Characters and with cards of people (FFY-NPC, FFY-SPEC-03 to 14)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId
from companion.core.language.phrases import named, phrase
from companion.engine.draft import Draft
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.interpret import Verbs, for_seat
from companion.engine.effects.selectors import pick
from companion.engine.effects.work import DoClause
from companion.engine.turns import clockwise
from companion.games.firefly.ranks import person, rank
from companion.games.firefly.state import FireflyState

OF_CREW = ("strike", "heal")  # what counts for a Main Character whom nobody plays (FFY-NPC-01, 02)


def in_order(state: FireflyState) -> tuple[SeatId, ...]:
    """Main Characters: players clockwise from the active one, then the others by Rank.

    FFY-TIME-03, FFY-RUL-40; the defeated are none (FFY-DEF-07).
    """
    others = (seat for seat in state.others if seat in state.main)
    return (*clockwise(state, state.active), *sorted(others, key=lambda seat: rank(state, seat)))


def main(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """Something is done for Main Characters; for one whom nobody plays only strikes and heals count.

    FFY-NPC-01, FFY-NPC-07, FFY-CARD-19.
    """
    seats = _meant(draft, pending, clause)
    parts = [
        replace(pending, clause=one, seat=seat, answer=None)
        for seat in seats
        for one in clauses_in(clause.args["do"])
        if seat in draft.state.living or one.verb in OF_CREW
    ]
    draft.later(*(for_seat(part, part.seat or draft.state.active) for part in parts))


def _meant(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> tuple[SeatId, ...]:
    """Whom the clause means: a person by name, by Rank, everybody, or whom the active player chooses."""
    state, there = draft.state, in_order(draft.state)
    wanted = clause.args.get("person")
    if wanted is not None:
        return tuple(seat for seat in there if person(state, seat) == str(wanted).lower())
    who = str(clause.args["who"])
    if who in ("highest", "lowest"):
        there = _of_rank(state, there, who)
    elif who != "any":
        return tuple(seat for seat in there if who == "each" or seat != (pending.seat or state.active))
    options = [Option(seat, named(state.player(seat).name), seat=seat) for seat in there]
    asked = replace(pending, seat=state.active)
    chosen = pick(draft, asked, phrase("ask-choose-main"), options) if options else None
    return (chosen.seat,) if chosen is not None and chosen.seat is not None else ()


def _of_rank(state: FireflyState, there: tuple[SeatId, ...], who: str) -> tuple[SeatId, ...]:
    """The highest or the lowest of them; of several alike the active player says which (FFY-RUL-88)."""
    ranks = [rank(state, seat) for seat in there]
    meant = (min if who == "highest" else max)(ranks, default=0)
    return tuple(seat for seat in there if rank(state, seat) == meant)


VERBS: Verbs[FireflyState] = {"main": main}
