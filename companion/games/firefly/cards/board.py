"""What cards do on the board of Firefly, and what becomes of its enemies (FFY-KEY-13, FFY-SPEC-15 to 18)."""

from __future__ import annotations

from companion.core.language.ids import SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.verbs.board import BoardPlaces
from companion.engine.legendary.verbs.enemies import EnemyVerbs
from companion.engine.legendary.verbs.lane import LaneVerbs
from companion.games.firefly import verse, zones
from companion.games.firefly.cards import carrying
from companion.games.firefly.fighting import pile_of, price
from companion.games.firefly.kinds import ENEMIES
from companion.games.firefly.reading import READING
from companion.games.firefly.scanning import Scanned
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikers import is_ship

BOARD: BoardPlaces[FireflyState] = BoardPlaces(
    lane=verse.LANE,
    areas={"verse": zones.VERSE, "combat": (zones.COMBAT,)},
    enemies=ENEMIES,
    beside=(zones.OPERATIONS,),
    is_fixed=lambda state, slot: slot in state.inevitables,  # FFY-INEV-02; Stationary yields (FFY-KEY-13)
    is_beyond=lambda state, slot: slot in state.inevitables,  # FFY-SCAN-05
    sorts={"crew": lambda card: not is_ship(card), "ship": is_ship},  # FFY-FIGHT-09
    carried=("side-job", "event", "goal", "special", "character"),
)


def _reveal(draft: Draft[FireflyState], slot: SlotId) -> None:
    """A hidden card is turned up free of Scan Cost (FFY-SCAN-03)."""
    draft.emit(Scanned(draft.state.table.slots[slot].zone, 0))
    draft.later(Reveal(seat=draft.state.active, slot=slot))


FOES: EnemyVerbs[FireflyState] = EnemyVerbs(reading=READING, board=BOARD, price=price, pile_of=pile_of)
LANE: LaneVerbs[FireflyState] = LaneVerbs(
    reading=READING, board=BOARD, drop=verse.COMBAT.drop, reveal=_reveal, add=verse.add,
    combat=zones.COMBAT, beside=zones.ATTACHED, operations=zones.OPERATIONS, places=carrying.PLACES,
)  # fmt: skip
FEATURES: tuple[Feature[FireflyState], ...] = (FOES.feature(), LANE.feature())
