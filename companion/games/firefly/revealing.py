"""What a card of an Episode deck does that is turned up (FFY-REV)."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.revealing import Revealing
from companion.engine.legendary.standing import SpentPile, StandingText
from companion.games.firefly import zones
from companion.games.firefly.abilities import ABILITIES
from companion.games.firefly.hearing import hear
from companion.games.firefly.kinds import EPISODE_KINDS
from companion.games.firefly.serenity import lands
from companion.games.firefly.state import FireflyState

BOARD = (*zones.VERSE, zones.COMBAT)


class EventTriggered(Event, frozen=True):
    """An Event was turned up."""

    slot: SlotId


def _speak(draft: Draft[FireflyState], speaker: SlotId, on: str, slot: SlotId, number: int) -> None:
    """An Event says its own text (FFY-REV-05)."""
    card = draft.state.table.card(speaker)
    if card is not None:
        ABILITIES.begin(draft, card, speaker, on, draft.state.decider)


# It still fills its space until its text is done, then goes to the Defeated Cards (FFY-REV-05).
EVENT: StandingText[FireflyState] = StandingText(
    moment="reveal",
    speaker=lambda state, slot: slot,
    speak=_speak,
    happened=lambda state, slot, number: EventTriggered(slot),
    then=lambda draft, slot: hear(draft, "event", slot),
)


def _stays(draft: Draft[FireflyState], slot: SlotId, card: Card) -> None:
    """Enemies, Side Jobs and whatever names no other place stay (FFY-REV-03, 04, 08 to 10, FFY-RUL-95).

    The Inevitable card says its text as it comes into the Combat Zone, not when it is turned up.
    """
    ABILITIES.begin(draft, card, slot, "reveal", draft.state.decider)


def _inevitable(draft: Draft[FireflyState], slot: SlotId) -> None:
    """It lies open now (FFY-INEV-06)."""


REVEALING: Revealing[FireflyState] = Revealing(
    kinds=EPISODE_KINDS,
    does={"event": EVENT.play, "ship-strike": lands, "inevitable": _inevitable},
    stays=_stays, board=BOARD,
)  # fmt: skip
reveal = REVEALING.reveal

FEATURE: Feature[FireflyState] = joined(
    "revealing",
    REVEALING.feature(),
    SpentPile[FireflyState](zones.DEFEATED).feature(),
    Feature(name="firefly", moments=("reveal",), events={EventTriggered: tells}),
)
