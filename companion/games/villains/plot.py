"""Plot Twists and Command Strikes: cards that let the Plot or the Commander speak (VIL-TWIST, VIL-STRIKE).

What they bring besides, to a single player and in the challenges, comes in the order of VIL-RUL-19.
"""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import queue_ability
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, Settling, joined
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.standing import Spent, SpentPile, StandingText
from companion.games.villains import zones
from companion.games.villains.abilities import JUDGES, begin
from companion.games.villains.challenges import challenges, is_solo
from companion.games.villains.overruns import ToBottom, cheap_one
from companion.games.villains.state import VillainsState

TWIST, STRIKE, GOOD_WINS = "twist", "command-strike", "good-wins"


class TwistPlayed(Event, frozen=True):
    """A Plot Twist was played; it is the so manieth."""

    slot: SlotId
    number: int


class StrikePlayed(Event, frozen=True):
    """A Command Strike was played."""

    slot: SlotId
    number: int


class AllyPutUnder(Event, frozen=True):
    """An Ally of the Lair went under the Ally Deck (VIL-SOLO-05)."""

    slot: SlotId


class TwistDone(Work, frozen=True, tag="twist-done"):
    """A Plot Twist is worked out and put away."""


class StrikeDone(Work, frozen=True, tag="strike-done"):
    """A Command Strike effect is worked out; `bare` without a card that was played for it."""

    bare: bool = False


class AnotherCard(Work, frozen=True, tag="another-card"):
    """One more card of the Adversary Deck is played (VIL-REVEAL-04)."""


class Spite(Work, frozen=True, tag="spite"):
    """A Plot Twist brings the Command Strike ability too (VIL-CHAL-14)."""


def _speak(draft: Draft[VillainsState], speaker: SlotId, on: str, slot: SlotId, number: int) -> None:
    """The Plot or the Commander says what it brings (VIL-TWIST-01, VIL-STRIKE-01)."""
    card = draft.state.table.card(speaker)
    if card is not None:
        begin(draft, card, speaker, on, draft.state.active)


PLOT_TWIST: StandingText[VillainsState] = StandingText(
    moment=TWIST, speaker=lambda state, slot: zones.top(state.table, zones.PLOT), speak=_speak,
    happened=lambda state, slot, number: TwistPlayed(slot, number), counts="twists",
)  # fmt: skip
COMMAND_STRIKE: StandingText[VillainsState] = StandingText(
    moment=STRIKE, speaker=lambda state, slot: zones.top(state.table, zones.COMMANDER), speak=_speak,
    happened=lambda state, slot, number: StrikePlayed(slot, number), counts="strikes",
)  # fmt: skip


def play_twist(draft: Draft[VillainsState], slot: SlotId) -> None:
    """Its effect, then it is put away, then what a Plot Twist brings besides (VIL-TWIST-01 to 04)."""
    draft.later(TwistDone())
    PLOT_TWIST.play(draft, slot)


def play_strike(draft: Draft[VillainsState], slot: SlotId) -> None:
    """Its effect, then it is put away, then what a Command Strike brings besides (VIL-STRIKE-01, 02)."""
    draft.later(StrikeDone())
    COMMAND_STRIKE.play(draft, slot)


def _twist_done(draft: Draft[VillainsState], work: TwistDone) -> None:
    """What comes after it: for a single player, and in challenges.

    VIL-SOLO-05, 07, VIL-CHAL-14, 17, 20, VIL-RUL-19.
    """
    chosen, rest = challenges(draft.state.header), list[Work]()
    if is_solo(draft.state.header):
        rest.append(ToBottom(seat=draft.state.active))
    if chosen["endless_spite"]:
        rest.append(Spite())
    if chosen["plots"]:
        rest.append(AnotherCard())
    draft.later(*rest)


def _strike_done(draft: Draft[VillainsState], work: StrikeDone) -> None:
    """One more card for a single player, and one in the challenge where a Strike was played.

    VIL-SOLO-06, VIL-CHAL-18, VIL-RUL-17.
    """
    more = int(is_solo(draft.state.header))
    if not work.bare:
        more += challenges(draft.state.header)["pain"]
    draft.later(*(AnotherCard(),) * more)


def _spite(draft: Draft[VillainsState], work: Spite) -> None:
    """The ability without a card: it counts as no Command Strike that was played (VIL-RUL-17)."""
    speaker = zones.top(draft.state.table, zones.COMMANDER)
    draft.later(StrikeDone(bare=True))
    if speaker is not None:
        _speak(draft, speaker, STRIKE, speaker, 0)


def _to_bottom(draft: Draft[VillainsState], work: ToBottom) -> None:
    """The player chooses an Ally of 6 or less; it goes first, then its space is filled (VIL-RUL-29)."""
    slot = cheap_one(draft, work, "ask-bottom-ally")
    if slot is not None:
        draft.emit(AllyPutUnder(slot))


def good_wins(draft: Draft[VillainsState]) -> None:
    """Lost the moment the Plot says so, but for the last Tactic (VIL-OBJ-03, VIL-TWIST-05, VIL-RUL-08)."""
    state, slot = draft.state, zones.top(draft.state.table, zones.PLOT)
    card = state.table.card(slot) if slot is not None else None
    if card is None or slot is None or state.winning or not state.turn.number:
        return
    for index, ability in enumerate(card.abilities):
        work = queue_ability(state.active, slot, index, card, "")
        if ability.on == GOOD_WINS and all_hold(state, ability.when, work, JUDGES):
            return over(draft)


def lose(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A card says that Good wins; while the last Tactic is worked out it does not (VIL-OBJ-02, 03)."""
    if not draft.state.winning:
        over(draft)


def over(draft: Draft[VillainsState]) -> None:
    """Good has won; whatever card was being worked out is put away, for nothing of it follows any more."""
    for slot in draft.state.table.zone(zones.SHOWN):
        draft.emit(Spent(slot))
    draft.emit(Lost())


def _put_under(state: VillainsState, event: AllyPutUnder) -> VillainsState:
    return carried(state, (event.slot,), zones.ALLIES, zones.FAR_END, face_up=False)


FEATURE: Feature[VillainsState] = joined(
    "plot",
    SpentPile[VillainsState](
        zones.KO, stays=lambda state, slot: state.table.slots[slot].zone != zones.SHOWN
    ).feature(),
    Feature(
        name="villains",
        moments=(TWIST, STRIKE, GOOD_WINS),
        verbs={GOOD_WINS: lose},
        settle=(Settling(good_wins, reads=("table", "numbers", "ran_out")),),
        work={
            TwistDone: _twist_done, StrikeDone: _strike_done, Spite: _spite, ToBottom: _to_bottom,
        },
        events={
            TwistPlayed: lambda state, event: counted(state, twists=1),
            StrikePlayed: lambda state, event: counted(state, strikes=1),
            AllyPutUnder: _put_under,
        },
        carries=(AllyPutUnder,),
    ),
)  # fmt: skip
