"""Verbs on strikes that go back, prices of this turn, and Events and Hazards that happen once more."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause, moment_of
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.cards.events import Discounted, HappenedAgain, StrikeReturned
from companion.games.alien.cards.own import one_by_one, players
from companion.games.alien.hazards import EVENT, HAZARD
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState

SHUFFLED = "shuffled"


def put_strike(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A strike goes back to its deck: the one that says so, or one beside an Avatar (ALN-RULING-09)."""
    slot = _this(draft, pending) if clause.args["what"] == "this" else _own(draft, pending, clause)
    if slot is None:
        return
    to = str(clause.args.get("to", "top"))
    draft.emit(StrikeReturned(slot, to))
    if to == SHUFFLED:
        decks.shuffle(draft, zones.STRIKES, "strikes")


def _this(draft: Draft[AlienState], pending: DoClause) -> SlotId | None:
    """The strike that speaks, while it lies open on the table."""
    table, slot = draft.state.table, pending.slot
    card = table.card(slot) if slot is not None else None
    if card is None or slot is None or card.kind != "strike":
        return None
    return slot if table.slots[slot].zone != zones.STRIKES else None


def _own(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> SlotId | None:
    """A strike beside an Avatar that its owner names; None while it is asked, or when there is none."""
    table = draft.state.table
    seat = players(draft, pending, lambda one: bool(zones.wounds(table, one)))
    if seat is None or not one_by_one(draft, pending, clause):
        return None
    taken = zones.wounds(table, seat)
    if not taken:
        return None
    why = phrase("ask-put-strike-which", name=draft.state.player(seat).name)
    options = slot_options(draft.state, one_of_each(draft.state, taken))
    chosen = pick(draft, replace(pending, seat=seat), why, options)
    return chosen.slot if chosen is not None else None


def discount(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Cards cost less to recruit for the rest of this turn, or the next one alone."""
    by = number(draft.state, clause, "by", COUNTERS)
    if by:
        draft.emit(Discounted(by, str(clause.args.get("what", "any")), bool(clause.args.get("next"))))


def again(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """What an Event or the last Hazard brought happens once more; no text brings back itself."""
    what, slot = str(clause.args["what"]), pending.slot
    done = draft.state.numbers.get("hazards", 0)
    if slot is None or moment_of(draft.state, pending) == what or (what == "hazard" and not done):
        return
    draft.emit(HappenedAgain(slot, what))
    if what == "event":
        EVENT.text(draft, slot)
    else:
        HAZARD.text(draft, slot, min(done, rules().hazards))


VERBS: Verbs[AlienState] = {"put-strike": put_strike, "discount": discount, "again": again}
