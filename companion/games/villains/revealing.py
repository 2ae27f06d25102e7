"""The first step of a turn: the top card of the Adversary Deck is played (VIL-REVEAL)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.course import PhaseBegan
from companion.engine.legendary.opening import Opening
from companion.engine.legendary.revealing import Revealed, Revealing
from companion.games.villains import zones
from companion.games.villains.bystanders import guard
from companion.games.villains.challenges import challenges
from companion.games.villains.city import enter
from companion.games.villains.disguises import disguise
from companion.games.villains.kinds import DECK_KINDS
from companion.games.villains.phases import need_reveal
from companion.games.villains.plot import AnotherCard, play_strike, play_twist
from companion.games.villains.state import ACTION, REVEAL, VillainsState

OWED = "owed"  # what is noted of a turn whose first step goes on


class AdversaryCardShown(Event, frozen=True):
    """The top card of the Adversary Deck was turned up to be played."""

    slot: SlotId


class CardOwed(Event, frozen=True):
    """The first step of this turn is not over: it has one more card (VIL-CHAL-19)."""


def _comes(state: VillainsState) -> tuple[Work, ...]:
    """One card, as often as the first step is begun (VIL-REVEAL-05)."""
    return (AnotherCard(),)


def _play(draft: Draft[VillainsState], work: AnotherCard) -> None:
    """The top card is turned up and played at once; an empty deck gives none (VIL-REVEAL-01, VIL-RUL-09)."""
    slot = zones.top(draft.state.table, zones.ADVERSARIES)
    if slot is not None:
        play(draft, slot)


def play(draft: Draft[VillainsState], slot: SlotId) -> None:
    """A card of the Adversary Deck is played, whatever made it so (VIL-REVEAL-01, 04)."""
    draft.emit(AdversaryCardShown(slot))
    draft.later(Revealed(slot=slot, seat=draft.state.active))


def _stays(draft: Draft[VillainsState], slot: SlotId, card: Card) -> None:
    """Adversaries come into the city; only they move others (VIL-REVEAL-02, 03, VIL-CITY-12, VIL-MIX-24)."""
    enter(draft, slot)


def _bystander(draft: Draft[VillainsState], slot: SlotId) -> None:
    """It is guarded, or in disguise it comes into the city itself (VIL-BYST-01)."""
    if disguise(draft.state, slot) is None:
        guard(draft, slot)
    else:
        enter(draft, slot)


def _shown(state: VillainsState, event: AdversaryCardShown) -> VillainsState:
    return carried(state, (event.slot,), zones.SHOWN)


def _act(draft: Draft[VillainsState]) -> None:
    """Once all of it is worked out, cards are played (VIL-TURN-01).

    In a Crackdown another card is owed first; between the two the current player can dodge (VIL-CHAL-19,
    VIL-RUL-10).
    """
    if draft.state.turn.phase != REVEAL:
        return
    owed = challenges(draft.state.header)["crackdown"] > draft.state.numbers.get(f"turn:{OWED}", 0)
    draft.emit(CardOwed() if owed else PhaseBegan(ACTION))


REVEALING: Revealing[VillainsState] = Revealing(
    kinds=DECK_KINDS,
    does={"bystander": _bystander, "plot-twist": play_twist, "command-strike": play_strike},
    stays=_stays,
    board=(zones.SHOWN,),
    says="AdversaryCardShown",
)
OPENING: Opening[VillainsState] = Opening(
    deck=zones.ADVERSARIES, phase=REVEAL, guard=need_reveal, comes=_comes, act=_act
)

FEATURE: Feature[VillainsState] = joined(
    "revealing",
    OPENING.feature(),
    REVEALING.feature(),
    Feature(
        name="villains",
        work={AnotherCard: _play},
        events={
            AdversaryCardShown: _shown,
            CardOwed: lambda state, event: counted(state, **{f"turn__{OWED}": 1}),
        },
        carries=(AdversaryCardShown,),
        silent=(CardOwed,),
    ),
)
