"""What cards do with strikes: draw, heal or put them back (FFY-DEF-08, 09)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.ids import SlotId, ZoneId
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, joined
from companion.engine.legendary.verbs.reading import CardReading
from companion.engine.legendary.verbs.strikes import StrikeVerbs
from companion.games.firefly import zones
from companion.games.firefly.lasting import TEAM, forbidding
from companion.games.firefly.reading import READING
from companion.games.firefly.returning import healable, patients
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikers import STRIKES
from companion.games.firefly.strikes import draw

# Any Main Character draws strikes, if it is meant (FFY-NPC-01); a defeated one still can be healed, and whose
# effect it is says whom, and which strike (FFY-DEF-09).
DRAWING: CardReading[FireflyState] = replace(READING, counts=lambda state, seat: seat in state.main)
HEALING: CardReading[FireflyState] = replace(
    READING, ring=healable, named=patients, counts=lambda state, seat: True, chooser=lambda state, you: you
)


def _deck_of(state: FireflyState, slot: SlotId) -> ZoneId:
    card = state.table.card(slot)
    return zones.SHIP_STRIKES if card is not None and card.kind == "ship-strike" else zones.CREW_STRIKES


VERBS: StrikeVerbs[FireflyState] = StrikeVerbs(
    reading=DRAWING, healing=HEALING, draw=draw, kinds=STRIKES, deck_of=_deck_of,
    wounds=lambda state, seat: zones.strikes_on(state.table, seat),
)  # fmt: skip


def _is_void(state: FireflyState, work: DoClause) -> bool:
    """While a card forbids it nobody is healed (FFY-SHIP-02, FFY-SPEC-02)."""
    return work.clause.verb == "heal" and forbidding(state, "heal", TEAM) is not None


FEATURE: Feature[FireflyState] = joined(
    "healing",
    VERBS.feature(),
    Feature(name="firefly", voids=_is_void),
)
