"""What a card of the Hive does that is turned up (ALN-REVEAL)."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.revealing import Revealing
from companion.games.alien import hazards, zones
from companion.games.alien.abilities import ABILITIES
from companion.games.alien.agendas.rules import Secrets
from companion.games.alien.huggers import land
from companion.games.alien.kinds import HIVE_KINDS
from companion.games.alien.state import LEVELS, AlienState

BOARD = (*zones.ROOMS, zones.COMBAT)


class FinalEnemyFound(Event, frozen=True):
    """A final enemy was turned up; `open` says whether it may be fought already (ALN-REVEAL-11)."""

    slot: SlotId
    open: bool


def _secrets(draft: Draft[AlienState], slot: SlotId) -> None:
    draft.later(Secrets(slot))


def _stays(draft: Draft[AlienState], slot: SlotId, card: Card) -> None:
    """Enemies, characters, goal and special cards stay unless their text moves them (ALN-RULING-62)."""
    if card.has("final-enemy"):
        draft.emit(FinalEnemyFound(slot, draft.state.objective >= LEVELS[-1]))
    ABILITIES.begin(draft, card, slot, "reveal", draft.state.decider)


REVEALING: Revealing[AlienState] = Revealing(
    kinds=HIVE_KINDS,
    does={
        "event": hazards.EVENT.play, "hazard": hazards.HAZARD.play, "facehugger": land, "secrets": _secrets,
    },
    stays=_stays, board=BOARD,
)  # fmt: skip
reveal = REVEALING.reveal

FEATURE: Feature[AlienState] = joined(
    "revealing",
    REVEALING.feature(),
    Feature(name="alien", moments=("reveal",), events={FinalEnemyFound: tells}),
)
