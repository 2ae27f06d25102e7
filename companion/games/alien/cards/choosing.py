"""Verbs that hold other verbs: one of several ways, several times, a card shown or else."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.draft import Draft
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.wording import clauses_line
from companion.engine.effects.work import DoClause
from companion.engine.legendary.hands import known_cards, unknown_cards
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.cards.events import CardShown
from companion.games.alien.cards.own import players
from companion.games.alien.cards.piles import is_match
from companion.games.alien.keywords.rules import in_play
from companion.games.alien.state import AlienState

WAYS = ("either", "or", "third")
NONE, HAND = "none", "hand"


def inner(draft: Draft[AlienState], pending: DoClause, value: object) -> None:
    """Do the clauses that an argument holds, in their order, before anything else that waits."""
    work = replace(pending, answer=None)
    draft.later(*(replace(work, clause=clause) for clause in clauses_in(value)))


def choose(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """One of several ways is chosen by whom the text refers to (ALN-TEXT-05)."""
    ways = [way for way in WAYS if way in clause.args]
    options = [Option(way, clauses_line(clauses_in(clause.args[way]))) for way in ways]
    chosen = pick(draft, pending, phrase("ask-choose-way"), options)
    if chosen is not None:
        inner(draft, pending, clause.args[chosen.key])


def repeat(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The same again, so many times as were counted at the beginning."""
    clauses = [*clauses_in(clause.args["do"])] * number(draft.state, clause, "n", COUNTERS)
    work = replace(pending, answer=None)
    draft.later(*(replace(work, clause=one) for one in clauses))


def show(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A player shows a card of the hand or in play, or else something happens to them (ALN-KILL-10)."""
    seat = players(draft, pending)
    if seat is None:
        return
    match, name = str(clause.args["match"]), draft.state.player(seat).name
    options = (*_shown(draft.state, seat, match), Option(NONE, phrase("option-show-none")))
    why = phrase("ask-show", name=name, match=match)
    chosen = pick(draft, replace(pending, seat=seat), why, options)
    if chosen is None:
        return
    if chosen.key == NONE:
        inner(draft, replace(pending, seat=seat), clause.args["else"])
    else:
        draft.emit(CardShown(seat, chosen.slot))


def _shown(state: AlienState, seat: SeatId, match: str) -> tuple[Option, ...]:
    """The cards that a player could show: in play, known in the hand, or one that only the hand knows of."""
    table, hand = state.table, zones.of(seat, "hand")
    cards = ((slot, table.card(slot)) for slot in (*in_play(state, seat), *known_cards(table, hand)))
    there = [slot for slot, card in cards if card is not None and is_match(card, match)]
    options = slot_options(state, one_of_each(state, there, anywhere=True), public=True)
    unknown = {copy for slot in unknown_cards(table, hand) for copy in ledger.candidates(table, slot)}
    if any(is_match(table.card_of(copy), match) for copy in unknown):
        return (*options, Option(HAND, phrase("option-from-hand")))
    return options


VERBS: Verbs[AlienState] = {"choose": choose, "repeat": repeat, "show": show}
