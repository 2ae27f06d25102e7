"""What cards do with Allies of the Lair: recruited for nothing, shared out, put under an Adversary."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option, Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.lane import ENTRY
from companion.engine.legendary.market.events import Gained, Recruited
from companion.engine.turns import clockwise
from companion.games.villains import zones
from companion.games.villains.boards import space
from companion.games.villains.city import enter
from companion.games.villains.meaning import cost, is_meant
from companion.games.villains.state import VillainsState


class PutUnder(Event, frozen=True):
    """An Ally of the Lair was put under an Adversary of the city."""

    slot: SlotId
    zone: ZoneId


class Sharing(Work, frozen=True, tag="sharing"):
    """An Ally of the Lair is chosen for one player after the other; then all of them are gained."""

    seats: tuple[SeatId, ...]
    chosen: tuple[tuple[SeatId, SlotId], ...] = ()


def lying(state: VillainsState) -> tuple[SlotId, ...]:
    """The Allies of the Lair, from the one beside their deck on."""
    return tuple(slot for space in zones.LAIR for slot in state.table.zone(space))


def recruit_free(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Ally of the Lair that is meant is recruited for nothing; it counts as recruiting (VIL-RUL-25)."""
    if draft.state.is_peaceful:
        return
    match, seat = str(clause.args.get("match", "any")), work.seat or draft.state.active
    found = [slot for slot in lying(draft.state) if _is(draft.state, slot, match)]
    options = list(slot_options(draft.state, found))
    if options and clause.args.get("may"):
        options.append(Option("no", phrase("option-no")))
    chosen = pick(draft, work, phrase("ask-recruit-free"), options) if options else None
    if chosen is not None and chosen.slot is not None:
        draft.emit(Recruited(seat, chosen.slot))


def _is(state: VillainsState, slot: SlotId, match: str) -> bool:
    card = state.table.card(slot)
    return card is not None and is_meant(card, match)


def share(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The current player chooses an Ally of the Lair for everybody, and each gains it."""
    draft.later(Sharing(clockwise(draft.state, draft.state.active)))


def _shares(draft: Draft[VillainsState], work: Sharing) -> None:
    taken = [slot for _, slot in work.chosen]
    found = [slot for slot in lying(draft.state) if slot not in taken]
    if not work.seats or not found:
        for seat, slot in work.chosen:
            draft.emit(Gained(seat, slot, zones.of(seat, "discard")))
        return
    seat = work.seats[0]
    why = phrase("ask-share-which", name=draft.state.player(seat).name)
    chosen = pick(draft, replace(work, seat=draft.state.active), why, slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        more = (*work.chosen, (seat, chosen.slot))
        draft.later(replace(work, seats=work.seats[1:], chosen=more, answer=None))


def put_under(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The dearest Ally of the Lair, or the one beside its deck, goes under this Adversary."""
    slot, state = work.slot, draft.state
    if slot is None or not zones.is_city(state.table.slots[slot].zone):
        return
    there = lying(state)
    if clause.args["what"] == "nearest":
        chosen = there[0] if there else None
    else:
        if any(needs_number(draft, one, "cost", work) for one in there):
            return
        chosen = dearest(draft, work, there)
    if chosen is not None:
        draft.emit(PutUnder(chosen, zones.guarded_at(state.table.slots[slot].zone)))


def lair_enters(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The dearest Ally of the Lair comes into a space of the city, as what the Plot makes of it.

    Where it would push from elsewhere than the entry it comes only into an empty space (VIL-RUL-13).
    """
    there = lying(draft.state)
    if any(needs_number(draft, one, "cost", work) for one in there):
        return
    to = space(draft.state.header, str(clause.args["to"]))
    is_free = to == zones.CITY[ENTRY] or not draft.state.table.zone(to)
    slot = dearest(draft, work, there) if is_free else None
    if slot is not None:
        enter(draft, slot, zones.CITY.index(to))


def dearest(draft: Draft[VillainsState], work: DoClause, there: tuple[SlotId, ...]) -> SlotId | None:
    """The one of the highest cost; between equals the current player says which (VIL-SPEC-04)."""
    costs = {slot: cost(card) for slot in there if (card := draft.state.table.card(slot)) is not None}
    highest = [slot for slot, n in costs.items() if n == max(costs.values())]
    options = slot_options(draft.state, highest)
    asked = replace(work, seat=draft.state.active)
    chosen = pick(draft, asked, phrase("ask-dearest-which"), options) if options else None
    return chosen.slot if chosen is not None else None


def _under(state: VillainsState, event: PutUnder) -> VillainsState:
    return carried(state, (event.slot,), event.zone)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-lairs",
    verbs={
        "recruit-free": recruit_free,
        "share-lair": share,
        "put-under": put_under,
        "lair-enters": lair_enters,
    },
    work={Sharing: _shares},
    events={PutUnder: _under},
    carries=(PutUnder,),
)
