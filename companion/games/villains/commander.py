"""The Commander, who has to be fought once for each Tactic (VIL-CMD, VIL-OBJ-01, 02, VIL-RUL-08, 18, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried, counted
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.ending import Won
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late
from companion.engine.offers import name_of
from companion.engine.ways import Way
from companion.engine.ways import price as priced
from companion.engine.work import Own
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.aiming import COMMANDER, aimed, turn_recruit, used
from companion.games.villains.bindings import need_no_betrayal
from companion.games.villains.bribery import BribeAgain, SharePaid, help_of
from companion.games.villains.bystanders import effects, kidnap
from companion.games.villains.challenges import challenges
from companion.games.villains.ending import crown
from companion.games.villains.lasting import changed, grown
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.printed import rules
from companion.games.villains.promises import BEATEN, keep
from companion.games.villains.state import VillainsState

SHORT = "VIL-CMD-01"


class FightCommander(Command, frozen=True):
    """Pay the Commander's Attack and take a Tactic."""

    seat: SeatId


class CommanderBeaten(Event, frozen=True):
    """A player beat the Commander: a Tactic, or in the Final Blow the Commander, is theirs."""

    seat: SeatId
    slot: SlotId
    left: int = 0  # so often it has to be beaten still
    free: bool = False  # by an effect, which uses no points


class CommanderAwaited(Own, frozen=True, tag="commander"):
    """A fight against the Commander waits until somebody has told the Attack."""


class TacticSays(Work, frozen=True, tag="tactic-says"):
    """What a Tactic does that was taken (VIL-CMD-05)."""

    slot: SlotId


class Victory(Work, frozen=True, tag="victory"):
    """The last defeat of the Commander is worked out (VIL-OBJ-02, VIL-RUL-08)."""


def needed(state: VillainsState) -> int:
    """How often the Commander has to be beaten (VIL-OBJ-01, VIL-CHAL-16)."""
    return rules().tactics + challenges(state.header)["final_blow"]


def attack(state: VillainsState) -> int | None:
    """What a fight costs now, never below 0; None while nobody knows it (VIL-CMD-01, 12, VIL-RUL-16).

    VIL-CHAL-04 to 09, VIL-CHAL-12; what is said of Adversaries does not count (VIL-CMD-09).
    """
    slot = zones.top(state.table, zones.COMMANDER)
    card = state.table.card(slot) if slot is not None else None
    printed = card.number("attack") if card is not None else None
    if slot is None or printed is None:
        return None
    chosen = challenges(state.header)
    more = chosen["might"] + (state.defeats if chosen["growing_threat"] else 0)
    more += changed(state, "attack", slot)
    more += grown(state, slot) - state.numbers.get("turn:weaker:commander", 0)
    return max(0, printed + more - state.weakened.get(slot, 0))


def due(state: VillainsState) -> int | None:
    """What of that has to be paid from the pool of all."""
    cost = attack(state)
    return None if cost is None else max(0, cost - aimed(state, COMMANDER) - help_of(state, COMMANDER))


def fight(draft: Draft[VillainsState], command: FightCommander) -> None:
    """The whole Attack is paid, as often as it can be in one turn (VIL-CMD-01, 07, VIL-STATE-26)."""
    need_action(draft, command.seat)
    need_no_betrayal(draft, command.seat)
    slot = zones.top(draft.state.table, zones.COMMANDER)
    if slot is None or draft.state.defeats >= needed(draft.state):
        draft.refuse("VIL-STATE-26", "impossible", here=phrase("here-no-commander"))
        return  # never: an impossible thing is never waived
    awaited = CommanderAwaited(seat=command.seat)
    if needs_number(draft, slot, "attack", awaited):
        return
    turn_recruit(draft, due(draft.state) or 0)
    paid = charge(draft, "attack", due(draft.state) or 0, SHORT)
    if not help_of(draft.state, COMMANDER):
        return win(draft, command.seat, paid)
    need = max(0, (attack(draft.state) or 0) - aimed(draft.state, COMMANDER))
    draft.later(SharePaid(COMMANDER, COMMANDER, need, seat=command.seat), awaited, BribeAgain(COMMANDER))


def _late(draft: Draft[VillainsState], work: CommanderAwaited) -> None:
    """The Attack was told just now: pay it, or ask what to do when it is too much."""
    slot = zones.top(draft.state.table, zones.COMMANDER)
    if slot is None or needs_number(draft, slot, "attack", work):
        return
    paid = charge_late(draft, "attack", due(draft.state) or 0, SHORT, work)
    if paid is not None:
        win(draft, work.seat or draft.state.active, paid)


def win(draft: Draft[VillainsState], seat: SeatId, paid: int, *, free: bool = False) -> None:
    """A Tactic and the guarded Bystanders are the player's, then what they do (VIL-CMD-02 to 05, VIL-RUL-27).

    It stays till the last of them (VIL-CMD-06); after the four of a Final Blow it is taken itself.

    VIL-CHAL-16, VIL-RUL-18.
    """
    tactic = zones.top(draft.state.table, zones.TACTICS)
    slot = tactic if tactic is not None else zones.top(draft.state.table, zones.COMMANDER)
    assert slot is not None  # just found there
    guarded = draft.state.table.zone(zones.COMMANDER_GUARDED)
    draft.emit(PointsSpent(attack=paid))
    draft.emit(CommanderBeaten(seat, slot, needed(draft.state) - draft.state.defeats - 1, free))
    kidnap(draft, seat, guarded)
    says = (TacticSays(slot, seat=seat),) if tactic is not None else ()
    ends = (Victory(),) if draft.state.winning else ()
    draft.later(*says, *effects(seat, guarded), *ends)
    keep(draft, BEATEN)


def _tactic_says(draft: Draft[VillainsState], work: TacticSays) -> None:
    """Which of the face-down Tactics it was shows only now (VIL-CMD-02, 05)."""
    if needs_identity(draft, work.slot, phrase("ask-which-tactic"), work):
        return
    card = draft.state.table.card(work.slot)
    if card is not None:
        begin(draft, card, work.slot, "fight", work.seat or draft.state.active)


def _beaten(state: VillainsState, event: CommanderBeaten) -> VillainsState:
    """It is worth points, and counts as a defeat for Betrayal (VIL-CMD-03, 10); an effect uses no points."""
    state = state if event.free else used(state, COMMANDER, attack(state) or 0)
    state = carried(state, (event.slot,), zones.victory(event.seat))
    state = counted(state, defeats=1, turn__defeated=1)
    return replace(state, winning=state.defeats >= needed(state))


def _victory(draft: Draft[VillainsState], work: Victory) -> None:
    """Whatever else it has brought about, the players have won, in the last turn too (VIL-OBJ-01, 02, 06)."""
    draft.emit(Won())
    crown(draft)


def ways(state: VillainsState) -> Iterator[Way]:
    """Fight the Commander."""
    slot = zones.top(state.table, zones.COMMANDER)
    if slot is not None:
        label = phrase("offer-fight", card=name_of(state, slot))
        cost = priced(state, "attack", due(state))
        yield Way("commander", FightCommander(state.active), label, f"slot:{slot}", price=cost, verb="fight")


FEATURE: Feature[VillainsState] = Feature(
    name="commander",
    commands={FightCommander: fight},
    work={CommanderAwaited: _late, TacticSays: _tactic_says, Victory: _victory},
    events={CommanderBeaten: _beaten},
    carries=(CommanderBeaten,),
    details={CommanderBeaten: lambda event: "" if event.left else "last"},
    ways=ways,
    open=in_action,
)
