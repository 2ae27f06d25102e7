"""Cards of Legendary in a game of Alien: heroes for characters, villains for Drones (ALN-MARVEL)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.ids import PoolId, SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.guests.differences import Differences
from companion.engine.legendary.guests.mixing import Mixing, has_guests
from companion.engine.legendary.guests.reading import GUEST, GuestReading
from companion.games.alien import grammar, zones
from companion.games.alien.abilities import begin
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState

ESCAPE = "escape"  # the moment, and the work that waits for it
HEROES, VILLAINS = "character", "enemy"  # what guests can be here (ALN-MARVEL-01, 02)
INSTEAD = "villains"  # the choice of the stacks that replace Drones
GUESTS = PoolId("guests")
# What those should know who know Legendary, by the rule each of it rests on.
DIFFERENCES = Differences(("ALN-MARVEL-19", "ALN-MARVEL-20", "ALN-MARVEL-21", "ALN-MARVEL-22"))
READING = GuestReading(
    to="encounters", kinds=(HEROES, VILLAINS), verbs=dict(grammar.VERBS), triggers=dict(grammar.TRIGGERS),
    marks=grammar.MARKS, classes=grammar.CLASSES,
)  # fmt: skip
MIXING = Mixing(
    reading=READING, heroes=HEROES, villains=VILLAINS, instead=INSTEAD, suite=lambda: rules().suite,
    suites=lambda: rules().characters, heroes_rule="ALN-MARVEL-01", villains_rule="ALN-MARVEL-02",
)  # fmt: skip


class Escape(Work, frozen=True, tag=ESCAPE):
    """A guest has entered the Combat Zone."""

    slot: SlotId


def entered(draft: Draft[AlienState], slot: SlotId) -> None:
    """A guest that comes into the Combat Zone escapes, once it is turned up (ALN-MARVEL-05)."""
    if has_guests(draft.state.header):
        draft.later(Escape(slot))


def _escape(draft: Draft[AlienState], work: Escape) -> None:
    """The Escape ability, wherever the card lies by now: it has entered the Combat Zone (ALN-MARVEL-05)."""
    slot = work.slot
    card = draft.state.table.card(slot)
    if card is not None and card.has(GUEST) and draft.state.table.slots[slot].face_up:
        begin(draft, card, slot, ESCAPE, draft.state.decider, area=zones.COMBAT)


FEATURE: Feature[AlienState] = joined(
    "guests", DIFFERENCES.feature(), Feature(name="escaping", moments=(ESCAPE,), work={Escape: _escape})
)
