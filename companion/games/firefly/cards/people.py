"""What cards do for Main Characters and with cards of people (FFY-NPC, FFY-SPEC-03 to 14)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import named, phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.interpret import Do, Verbs, for_seat
from companion.engine.effects.selectors import pick, slot_options, yes_or_no
from companion.engine.effects.work import DoClause
from companion.engine.feature import After
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.points import spent
from companion.engine.legendary.pools import pool
from companion.engine.legendary.verbs.choosing import inner
from companion.engine.legendary.verbs.reading import own_pile
from companion.engine.turns import clockwise
from companion.games.firefly import zones
from companion.games.firefly.cards.own import kill
from companion.games.firefly.ranks import person, rank
from companion.games.firefly.reading import READING
from companion.games.firefly.state import FireflyState

OF_CREW = ("strike", "heal")  # what counts for a Main Character whom nobody plays (FFY-NPC-01, 02)


class PutAway(Event, frozen=True):
    """A card was put away by what it says of itself."""

    slot: SlotId
    to: ZoneId


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
    """Whom the clause means: a person by name, by Rank, everybody, or whom the active player chooses.

    Of several with the same Rank the active player says which one is meant (FFY-RUL-88).
    """
    state, there = draft.state, in_order(draft.state)
    wanted = clause.args.get("person")
    if wanted is not None:
        return tuple(seat for seat in there if person(state, seat) == str(wanted).lower())
    who = str(clause.args["who"])
    if who in ("highest", "lowest"):
        ranks = [rank(state, seat) for seat in there]
        meant = (min if who == "highest" else max)(ranks, default=0)
        there = tuple(seat for seat in there if rank(state, seat) == meant)
    elif who != "any":
        return tuple(seat for seat in there if who == "each" or seat != (pending.seat or state.active))
    options = [Option(seat, named(state.player(seat).name), seat=seat) for seat in there]
    asked = replace(pending, seat=state.active)
    chosen = pick(draft, asked, phrase("ask-choose-main"), options) if options else None
    return (chosen.seat,) if chosen is not None and chosen.seat is not None else ()


def _gain(stack: ZoneId) -> Do[FireflyState]:
    """A verb that gives cards of a stack; with none left nothing is given (FFY-SPEC-22)."""

    def gain(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
        seat = READING.player(draft, pending)
        if seat is None:
            return
        for _ in range(READING.number(draft.state, clause, "n", 1)):
            slot = zones.top(draft.state.table, stack)
            if slot is not None:
                draft.emit(Gained(seat, slot, own_pile(seat, clause, "to", "discard")))

    return gain


def bring_back(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """A defeated character comes back to a player, who chooses which."""
    seat = pending.seat or draft.state.active
    if not READING.is_single(draft, pending, clause):
        return
    there = draft.state.table.zone(zones.DEFEATED_CHARACTERS)
    if there:
        chosen = pick(draft, pending, phrase("ask-bring-back"), slot_options(draft.state, there))
        if chosen is not None and chosen.slot is not None:
            draft.emit(Gained(seat, chosen.slot, own_pile(seat, clause, "to", "discard")))


def put_this(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """The card that says so is put away by its owner (FFY-RUL-93)."""
    slot, seat = pending.slot, pending.seat or draft.state.active
    if slot is None or pending.play:
        return
    to = str(clause.args["to"])
    if to == "dead":
        return kill(draft, slot, seat)
    owner = draft.state.table.slots[slot].zone.rpartition(":")[2] or str(seat)
    draft.emit(PutAway(slot, zones.of(SeatId(owner), to)))


def toll(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """Points are paid, or else something happens (FFY-RUL-39, FFY-ACT-13)."""
    name = "attack" if "attack" in clause.args else "recruit"
    need, have = int(clause.args[name]), pool(draft.state, name)
    if need > have:
        return inner(draft, pending, clause.args["else"])
    why = phrase("ask-toll", n=need, pool=name)
    chosen = pick(draft, pending, why, yes_or_no(phrase("option-pay"), phrase("option-not-pay")))
    if chosen is None:
        return
    if chosen.key == "yes":
        draft.emit(spent(name, need))
    else:
        inner(draft, pending, clause.args["else"])


def put_away(state: FireflyState, event: PutAway) -> FireflyState:
    """A card in a deck lies face down on top of it."""
    return carried(state, (event.slot,), event.to, face_up=not event.to.startswith("deck:"))


VERBS: Verbs[FireflyState] = {
    "main": main, "talent": _gain(zones.TALENTS), "flaw": _gain(zones.FLAWS), "bring-back": bring_back,
    "put-this": put_this, "toll": toll,
}  # fmt: skip
EVENTS: Mapping[type, After[FireflyState]] = {PutAway: put_away}
