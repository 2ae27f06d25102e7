"""Heroic cards that borrow: two classes at once, tops of decks played as copies, one more turn."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import counted
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.sentences import sort_of
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.own_deck import CardsDiscarded, refill
from companion.engine.legendary.verbs.choosing import CardShown, inner
from companion.engine.turns import clockwise
from companion.games.villains import zones
from companion.games.villains.copying import play_copy
from companion.games.villains.kinds import ALLIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.picking import NO, choose, places_of
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class ClassAdded(Event, frozen=True):
    """A card that was played is of one more class for this turn."""

    slot: SlotId
    klass: str


class TurnGranted(Event, frozen=True):
    """A player has another turn after this one."""

    seat: SeatId


class CopyStolen(Work, frozen=True, tag="copy-stolen"):
    """A copy of a card that was discarded is played, once it is known."""

    slot: SlotId


def be_also(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This card is of a class besides the one it has taken."""
    if work.slot is not None:
        draft.emit(ClassAdded(work.slot, str(clause.args["class"])))


def copy_tops(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Each player discards the top card of the own deck; of each of them a copy is played (VIL-DECK-04)."""
    you, stolen = work.seat or draft.state.active, list[SlotId]()
    for seat in clockwise(draft.state, draft.state.active):
        if refill(draft, seat):
            slot = draft.state.table.zone(zones.of(seat, "deck"))[0]
            draft.emit(CardsDiscarded(seat, (slot,)))
            stolen.append(slot)
    draft.later(*(CopyStolen(slot, seat=you) for slot in stolen))


def _stolen(draft: Draft[VillainsState], work: CopyStolen) -> None:
    """Allies alone are played (VIL-PLAY-05)."""
    if needs_identity(draft, work.slot, phrase("ask-which-discarded"), work):
        return
    card = draft.state.table.card(work.slot)
    if card is not None and card.kind in ALLIES:
        play_copy(draft, work.seat or draft.state.active, work.slot)


def join_in(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Whoever shows another card that is meant does something; nobody has to (VIL-SPEC-07, VIL-SPEC-08)."""
    seat = READING.player(draft, work)
    if seat is None or work.answer == NO:
        return
    match, name = str(clause.args["match"]), draft.state.player(seat).name
    means, why = partial(is_meant, match=match), phrase("ask-show", name=name, **sort_of(match))
    places, leave = places_of(draft.state, "yours", seat), phrase("option-show-none")
    asked = replace(work, seat=seat)
    slot = choose(draft, asked, places, means, why, leave=leave, but=work.slot)
    if slot is not None:
        draft.emit(CardShown(seat, slot))
        inner(draft, asked, clause.args["do"])


def extra_turn(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The player has another turn after this one."""
    draft.emit(TurnGranted(work.seat or draft.state.active))


def _added(state: VillainsState, event: ClassAdded) -> VillainsState:
    def more(klass: str) -> str:
        return klass if event.klass in klass.split("+") else f"{klass}+{event.klass}".strip("+")

    played = tuple(
        replace(one, klass=more(one.klass)) if one.slot == event.slot and not one.play else one
        for one in state.played
    )
    return replace(state, played=played)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-mimics",
    verbs={"be-also": be_also, "copy-tops": copy_tops, "join-in": join_in, "extra-turn": extra_turn},
    work={CopyStolen: _stolen},
    events={ClassAdded: _added, TurnGranted: lambda state, event: counted(state, again=1)},
)
