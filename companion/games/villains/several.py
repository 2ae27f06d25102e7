"""Several Allies shown at once: of so many colours, or of so many costs (VIL-BASIC-03, VIL-SPEC-08)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.legendary.hands import known_cards, unknown_cards
from companion.engine.legendary.triggers import card_icons
from companion.engine.legendary.verbs.choosing import CardShown
from companion.games.villains import zones
from companion.games.villains.counting import of_slots
from companion.games.villains.kinds import ALLIES
from companion.games.villains.meaning import cost
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState

MEASURES: Mapping[str, Callable[[Card], Iterable[str | int]]] = {
    "colours": lambda card: card_icons(card.klass),
    "costs": lambda card: (cost(card),),
}


def shows(draft: Draft[VillainsState], work: Work, clause: Clause, seat: SeatId) -> bool | None:
    """Whether somebody shows them; None while it is asked. Who could may say no all the same."""
    if not could_show(draft.state, seat, clause):
        return False
    by, n = str(clause.args["by"]), int(clause.args["n"])
    why = phrase("ask-show-set", name=draft.state.player(seat).name, n=n, by=by)
    yes, no = phrase("option-show-set"), phrase("option-show-none")
    chosen = pick(draft, replace(work, seat=seat), why, yes_or_no(yes, no))
    if chosen is None:
        return None
    if chosen.key == "yes":
        draft.emit(CardShown(seat, None))
    return chosen.key == "yes"


def could_show(state: VillainsState, seat: SeatId, clause: Clause) -> bool:
    """Whether the hand and what was played can hold so many different ones, by what everybody knows."""
    measure, table, hand = MEASURES[str(clause.args["by"])], state.table, zones.of(seat, "hand")
    there = (*READING.cards_in_play(state, seat), *known_cards(table, hand))
    known = {one for card in of_slots(state, there) if card.kind in ALLIES for one in measure(card)}
    unknown = unknown_cards(table, hand)
    others = {copy for slot in unknown for copy in ledger.candidates(table, slot)}
    found = (table.card_of(copy) for copy in others)
    more = {one for card in found if card.kind in ALLIES for one in measure(card)} - known
    return len(known) + min(len(unknown), len(more)) >= int(clause.args["n"])
