"""What cards do on the board of Alien, and what becomes of its enemies (ALN-TEXT, ALN-KILL)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.verbs.board import BoardPlaces
from companion.engine.legendary.verbs.enemies import EnemyVerbs
from companion.engine.legendary.verbs.lane import LaneVerbs, placed
from companion.engine.legendary.verbs.strikes import StrikeVerbs
from companion.games.alien import hive, huggers, strikes, zones
from companion.games.alien.cards.events import PutOnHive
from companion.games.alien.cards.own import READING
from companion.games.alien.fighting import ENEMIES, pile_of, price
from companion.games.alien.scanning import Scanned
from companion.games.alien.state import LEVELS, AlienState


def _in_front(state: AlienState) -> tuple[SlotId, ...]:
    """The facehuggers in front of players."""
    return tuple(hugger.slot for hugger in state.huggers)


BOARD: BoardPlaces[AlienState] = BoardPlaces(
    lane=hive.LANE,
    areas={"complex": zones.ROOMS, "combat": (zones.COMBAT,)},
    enemies=ENEMIES,
    others={"facehugger": _in_front, "front": _in_front},
    beside=(zones.OPERATIONS,),
    is_fixed=hive.is_immobile,
)


def _is_spared(state: AlienState, slot: SlotId, clause: Clause) -> bool:
    """A final enemy dies of an effect only if that says so (ALN-FIGHT-10)."""
    card = state.table.card(slot)
    return card is not None and card.has("final-enemy") and not clause.args.get("final")


def _is_early(state: AlienState, slot: SlotId) -> bool:
    """Whether this is a final enemy whose objective is not current yet: its death would not count."""
    card = state.table.card(slot)
    return card is not None and card.has("final-enemy") and state.objective < LEVELS[-1]


def _reveal(draft: Draft[AlienState], slot: SlotId) -> None:
    """A hidden card is turned up free of Scan Cost (ALN-SCAN-04)."""
    draft.emit(Scanned(draft.state.table.slots[slot].zone, 0))
    draft.later(Reveal(seat=draft.state.active, slot=slot))


def _wounds(state: AlienState, seat: SeatId) -> tuple[SlotId, ...]:
    return zones.wounds(state.table, seat)


def _strike_deck(state: AlienState, slot: SlotId) -> ZoneId:
    return zones.STRIKES


def facehugger(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A facehugger comes: this card itself, or one that lies in the Hatchery (ALN-FACE-11)."""
    table = draft.state.table
    own = table.card(pending.slot) if pending.slot is not None else None
    if own is not None and pending.slot is not None and own.kind == "facehugger":
        return huggers.land(draft, pending.slot)
    if huggers.needs_hatchery(draft, pending):
        return
    for slot in table.zone(zones.HATCHERY):
        card = draft.state.table.card(slot)
        if card is not None and card.kind == "facehugger":
            return huggers.land(draft, slot)


VERBS: Verbs[AlienState] = {"facehugger": facehugger}
FOES: EnemyVerbs[AlienState] = EnemyVerbs(
    reading=READING, board=BOARD, price=price, pile_of=pile_of, is_spared=_is_spared, is_early=_is_early
)
LANE: LaneVerbs[AlienState] = LaneVerbs(
    reading=READING, board=BOARD, drop=hive.drop, reveal=_reveal, add=hive.place, combat=zones.COMBAT,
    beside=zones.ATTACHED, operations=zones.OPERATIONS, places={"hive": placed(PutOnHive)},
)  # fmt: skip
STRIKES: StrikeVerbs[AlienState] = StrikeVerbs(
    reading=READING, healing=READING, draw=strikes.draw, wounds=_wounds, deck_of=_strike_deck
)
FEATURES: tuple[Feature[AlienState], ...] = (
    FOES.feature(), LANE.feature(), STRIKES.feature(), STRIKES.shields(),
)  # fmt: skip
