"""What Plots do with the cards beside them and with the Overrun pile (VIL-CARD-06 to 09, VIL-OVER-13, 14)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.games.villains import zones
from companion.games.villains.boards import space
from companion.games.villains.city import enter
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.picking import choose, places_of
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class LaidBeside(Event, frozen=True):
    """A card was laid beside the Plot."""

    slot: SlotId


class PutIntoOverrun(Event, frozen=True):
    """A card was put into the Overrun pile by a text: nothing overruns by that (VIL-OVER-13, 14)."""

    slot: SlotId


class Vaulted(DoClause, frozen=True, kw_only=True, tag="vaulted"):
    """The top card of the Adversary Deck lies open; an Adversary enters the city by it."""

    top: SlotId


def beside(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A card is laid beside the Plot: the one that is played, or one of the KO pile (VIL-CARD-09)."""
    if clause.args["what"] == "this":
        slot = zones.top(draft.state.table, zones.SHOWN)
    else:
        lying = (
            slot
            for slot in draft.state.table.zone(zones.KO)
            if _is(draft.state, slot, str(clause.args["what"]))
        )
        slot = next(lying, None)
    if slot is not None:
        draft.emit(LaidBeside(slot))


def to_overrun(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Cards come into the Overrun pile from beside the Plot, or of Victory Piles as their owners choose."""
    seat = READING.player(draft, work)
    if seat is None or not READING.is_single(draft, work, clause):
        return
    means = partial(is_meant, match=str(clause.args.get("what", "any")))
    if clause.args["from"] == "beside-plot":
        slot = zones.top(draft.state.table, zones.BESIDE)
    else:
        why = phrase("ask-overrun-which", name=draft.state.player(seat).name)
        slot = choose(
            draft,
            replace(work, seat=seat),
            places_of(draft.state, str(clause.args["from"]), seat),
            means,
            why,
        )
    if slot is not None:
        draft.emit(PutIntoOverrun(slot))


def vault(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The top card of the Adversary Deck is shown; an Adversary enters the empty Sewers (VIL-CARD-01, 02)."""
    slot = zones.top(draft.state.table, zones.ADVERSARIES)
    if slot is not None and not draft.state.table.zone(space(draft.state.header, "sewers")):
        draft.emit(TopTurned(slot))
        draft.later(Vaulted(**going_on(work), top=slot))


def _vaulted(draft: Draft[VillainsState], work: Vaulted) -> None:
    if needs_identity(draft, work.top, phrase("ask-which-turned"), work):
        return
    card = draft.state.table.card(work.top)
    if card is not None and card.kind in ADVERSARIES:
        enter(draft, work.top, zones.CITY.index(space(draft.state.header, "sewers")))
    else:
        draft.emit(PutBack(work.top))


def _is(state: VillainsState, slot: SlotId, what: str) -> bool:
    card = state.table.card(slot)
    return card is not None and is_meant(card, what)


def _laid(state: VillainsState, event: LaidBeside) -> VillainsState:
    return carried(state, (event.slot,), zones.BESIDE)


def _put(state: VillainsState, event: PutIntoOverrun) -> VillainsState:
    """Nothing overran, nobody was carried off (VIL-OVER-13, 14)."""
    return carried(state, (event.slot,), zones.OVERRUN)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-plots",
    verbs={"beside": beside, "to-overrun": to_overrun, "vault": vault},
    work={Vaulted: _vaulted},
    events={LaidBeside: _laid, PutIntoOverrun: _put},
    carries=(LaidBeside, PutIntoOverrun),
)
