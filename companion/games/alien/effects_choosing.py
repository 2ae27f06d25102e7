"""Verbs that hold other verbs: one of several ways, several times, a card shown or else."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.asks import Option, Pending
from companion.core.cards import Clause
from companion.core.ids import CopyId
from companion.core.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.wording import clauses_line
from companion.engine.legendary.hands import show as show_from_hand
from companion.games.alien import events_rooms as r
from companion.games.alien import zones
from companion.games.alien.decide_keywords import in_play
from companion.games.alien.effects_begin import COUNTERS
from companion.games.alien.effects_cards import players
from companion.games.alien.effects_piles import is_match
from companion.games.alien.state import AlienState
from companion.games.alien.view_hands import hand_designs

WAYS = ("either", "or", "third")
NONE = "none"


def inner(draft: Draft[AlienState], pending: Pending, value: object) -> None:
    """Do the clauses that an argument holds, in their order, before anything else that waits."""
    work = replace(pending, answer=None)
    draft.later(*(replace(work, clause=clause) for clause in clauses_in(value)))


def choose(draft: Draft[AlienState], pending: Pending, clause: Clause) -> None:
    """One of several ways is chosen by whom the text refers to (ALN-TEXT-05)."""
    ways = [way for way in WAYS if way in clause.args]
    options = [Option(way, clauses_line(clauses_in(clause.args[way]))) for way in ways]
    chosen = pick(draft, pending, phrase("ask-choose-way"), options)
    if chosen is not None:
        inner(draft, pending, clause.args[chosen.key])


def repeat(draft: Draft[AlienState], pending: Pending, clause: Clause) -> None:
    """The same again, so many times as were counted at the beginning."""
    clauses = [*clauses_in(clause.args["do"])] * number(draft.state, clause, "n", COUNTERS)
    work = replace(pending, answer=None)
    draft.later(*(replace(work, clause=one) for one in clauses))


def show(draft: Draft[AlienState], pending: Pending, clause: Clause) -> None:
    """A player shows a card of the hand or in play, or else something happens to them (ALN-KILL-10)."""
    seat = players(draft, pending)
    if seat is None:
        return
    state, match = draft.state, str(clause.args["match"])
    there = [
        slot for slot in in_play(state, seat) if (card := state.table.card(slot)) and is_match(card, match)
    ]
    options = list(slot_options(state, one_of_each(state, there, anywhere=True)))
    held = (copy for copy in hand_designs(state, seat) if is_match(state.table.card_of(copy), match))
    options += [Option(copy, state.table.card_of(copy).name) for copy in held]
    options.append(Option(NONE, phrase("option-show-none")))
    why = phrase("ask-show", name=state.player(seat).name, match=match)
    chosen = pick(draft, replace(pending, seat=seat), why, options)
    if chosen is None:
        return
    if chosen.key == NONE:
        return inner(draft, replace(pending, seat=seat), clause.args["else"])
    slot = chosen.slot or show_from_hand(draft, zones.of(seat, "hand"), CopyId(chosen.key), "told")
    if slot is not None:
        draft.emit(r.CardShown(seat, slot))


VERBS: Verbs[AlienState] = {"choose": choose, "repeat": repeat, "show": show}
