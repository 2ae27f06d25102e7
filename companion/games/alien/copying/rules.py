"""Verbs of copies and clones, and what every copy has in common (ALN-COPY)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_number
from companion.engine.draft import Draft, piece
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Works
from companion.engine.legendary.points import PointsGained
from companion.engine.work import Own
from companion.games.alien import zones
from companion.games.alien.abilities.rules import Moment, begin_at
from companion.games.alien.copying.events import CardCloned, CopyPlayed
from companion.games.alien.copying.facts import text_of
from companion.games.alien.state import AlienState


class Cloned(Own, frozen=True, tag="cloned"):
    """A card gives and does what the card that it took the facts of does."""

    slot: SlotId
    of: SlotId
    via: tuple[SlotId, ...]


def play_copy(draft: Draft[AlienState], seat: SeatId, slot: SlotId, via: tuple[SlotId, ...] = ()) -> None:
    """A copy of a card is played as if it had just been played itself (ALN-COPY-01)."""
    play = 1 + sum(1 for one in draft.state.played if one.play)
    draft.emit(CopyPlayed(seat, slot, play))
    draft.later(piece("played", seat, slot, n=play, data={"via": list(via)}))


def copy(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Copy a card played this turn, or one of the HQ; no copy leads back to itself."""
    via = (*(pending.via or ()), *((pending.slot,) if pending.slot is not None else ()))
    found = _in_hq(draft.state) if clause.args.get("of") == "hq" else _played(draft.state)
    found = tuple(slot for slot in found if slot not in via)
    if not found:
        return
    options = slot_options(draft.state, one_of_each(draft.state, found, anywhere=True))
    chosen = pick(draft, pending, phrase("ask-copy-which"), options)
    if chosen is not None and chosen.slot is not None:
        play_copy(draft, pending.seat or draft.state.active, chosen.slot, tuple(via))


def _played(state: AlienState) -> tuple[SlotId, ...]:
    """The cards played this turn, wherever they lie by now, as long as they lie open."""
    slots, table = dict.fromkeys(one.slot for one in state.played), state.table
    return tuple(slot for slot in slots if table.slots[slot].face_up and table.card(slot) is not None)


def _in_hq(state: AlienState) -> tuple[SlotId, ...]:
    table = state.table
    return tuple(s for space in zones.HQ for s in table.zone(space) if table.card(s) is not None)


def clone(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """This card takes all that another card played this turn says, and stays a real card (ALN-COPY-07)."""
    own, state = pending.slot, draft.state
    via = pending.via or ()
    found = [slot for slot in _played(state) if slot not in (own, *via) and text_of(state, slot) is not None]
    if own is None or pending.play or not found:
        return
    options = slot_options(state, one_of_each(state, found, anywhere=True))
    chosen = pick(draft, pending, phrase("ask-clone-which"), options)
    if chosen is None or chosen.slot is None:
        return
    card = text_of(state, chosen.slot)
    assert card is not None  # only such were offered
    draft.emit(CardCloned(own, chosen.slot, card.design))
    draft.later(Cloned(own, chosen.slot, (*via, chosen.slot), seat=pending.seat))


def _cloned(draft: Draft[AlienState], work: Cloned) -> None:
    """The clone gives the points of the other and does what it does; its own text is spent."""
    slot, of = work.slot, work.of
    if needs_number(draft, of, "attack", work) or needs_number(draft, of, "recruit", work):
        return
    card = text_of(draft.state, slot)
    assert card is not None  # a clone's facts are known
    attack, recruit = card.number("attack") or 0, card.number("recruit") or 0
    if attack or recruit:
        draft.emit(PointsGained(attack, recruit, slot))
    begin_at(draft, card, slot, Moment("play", work.seat or draft.state.active, via=work.via))


WORK: Works[AlienState] = {Cloned: _cloned}
VERBS: Verbs[AlienState] = {"copy": copy, "clone": clone}
