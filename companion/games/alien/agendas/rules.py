"""Hidden Agendas: what turns them up, and what a known traitor changes (ALN-AGENDA).

Before it is turned up nobody has told which Agenda is whose, so nothing here can depend on it.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Choice, Work
from companion.core.language.commands import Answer, BindSlot, Command
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.engine import decks
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, seat_options
from companion.engine.feature import Works
from companion.engine.legendary.ending import Won
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.market.requests import ToKnow
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.revealing import Reveal, Revealed
from companion.engine.legendary.verbs.board import hidden_cards
from companion.engine.touches import Touch
from companion.engine.turns import clockwise
from companion.engine.waivers import refusal
from companion.games.alien import zones
from companion.games.alien.abilities import enemies_in
from companion.games.alien.agendas.events import (
    ALONE,
    FELL,
    AgendaGone,
    AgendaTurnedUp,
    ComplexReturned,
    SecretsSetAside,
    SideShown,
    TraitorAlone,
    TraitorFell,
    side_of,
)
from companion.games.alien.ending import TraitorWon, is_alone, traitors
from companion.games.alien.modes import DELAYED, has_mode
from companion.games.alien.objectives.rules import LAST
from companion.games.alien.state import AlienState

CARD = "agenda"


class Secrets(Work, frozen=True, tag="secrets"):
    """A Secrets Revealed card that waits for a choice."""

    slot: SlotId


class Returns(Work, frozen=True, tag="complex-returns"):
    """Cards that left the Complex are laid on top of the Hive."""


def is_hidden(state: AlienState, seat: SeatId) -> bool:
    """Whether somebody's Agenda still lies face down under the Avatar."""
    agenda = state.agendas.get(seat)
    if agenda is None or agenda.copy is not None:
        return False
    held = state.table.slots[agenda.slot]
    return not held.face_up and held.zone.startswith("agenda:")


def is_secret(state: AlienState, copy: CopyId) -> bool:
    """Whether a card is an Agenda that nobody has turned up, wherever it may be."""
    if copy not in state.table.designs or state.table.card_of(copy).kind != CARD:
        return False
    return all(agenda.copy != copy for agenda in state.agendas.values())


def standing(state: AlienState, seat: SeatId) -> str:
    """What is recorded of somebody: unrevealed, good, evil, or that the Agenda was killed (ALN-AGENDA-15)."""
    agenda = state.agendas.get(seat)
    if agenda is None:
        return ""
    if not agenda.side:
        return "unrevealed"
    at = state.table.bound.get(agenda.copy) if agenda.copy is not None else None
    killed = at is not None and state.table.slots[at].zone == zones.DEAD_CHARACTERS
    return f"killed-{agenda.side}" if killed else agenda.side


def _secrets(draft: Draft[AlienState], work: Secrets) -> None:
    """One player's unrevealed Agenda is turned up; with none left nothing happens (ALN-RULING-35)."""
    state = draft.state
    closed = [seat for seat in clockwise(state, state.active) if is_hidden(state, seat)]
    if closed:
        work = replace(work, seat=state.decider)
        name = state.player(state.decider).name
        why = phrase("ask-whose-agenda", name=name)
        chosen = pick(draft, work, why, seat_options(state, closed))
        if chosen is None or chosen.seat is None:
            return
        draft.emit(AgendaTurnedUp(chosen.seat, state.agendas[chosen.seat].slot, "secrets"))
    draft.emit(SecretsSetAside(work.slot))


def _of_the_dead(draft: Draft[AlienState]) -> None:
    """Whoever dies with an unrevealed Agenda turns it up (ALN-AGENDA-16)."""
    living = draft.state.living
    for seat, agenda in draft.state.agendas.items():
        if seat not in living and is_hidden(draft.state, seat):
            draft.emit(AgendaTurnedUp(seat, agenda.slot, "death"))
            return


def _of_the_end(draft: Draft[AlienState]) -> None:
    """All Objectives are done: every Agenda is turned up, for the result hangs on it (ALN-RULING-66)."""
    if draft.state.objective <= LAST:
        return
    for seat, agenda in draft.state.agendas.items():
        if is_hidden(draft.state, seat):
            draft.emit(AgendaTurnedUp(seat, agenda.slot, "end"))
            return


def _told(draft: Draft[AlienState]) -> None:
    """Which card it is has to be shown, and with it everybody learns the side (ALN-AGENDA-13)."""
    for seat, agenda in draft.state.agendas.items():
        if agenda.side or not draft.state.table.slots[agenda.slot].face_up:
            continue
        why = phrase("ask-which-agenda", name=draft.state.player(seat).name)
        if needs_identity(draft, agenda.slot, why, ToKnow(agenda.slot, seat=seat)):
            return
        card = draft.state.table.card(agenda.slot)
        if card is not None and side_of(card):
            draft.emit(SideShown(seat, agenda.slot, side_of(card)))
            return


def _gained(draft: Draft[AlienState]) -> None:
    """A living player gains the Agenda, one of the dead leaves the game (ALN-AGENDA-14, ALN-RULING-37)."""
    for seat, agenda in draft.state.agendas.items():
        held = draft.state.table.slots[agenda.slot]
        if not agenda.side or not held.zone.startswith("agenda:"):
            continue
        if seat in draft.state.living:
            draft.emit(Gained(seat, agenda.slot, zones.of(seat, "discard")))
        else:
            draft.emit(AgendaGone(seat, agenda.slot))
        return


def _traitor_fell(draft: Draft[AlienState]) -> None:
    """The Evil player is dead: enemies and hidden cards of the Complex go onto the Hive (ALN-AGENDA-18).

    They are shuffled among themselves, never into the Hive; all else stays (ALN-RULING-38).
    """
    state = draft.state
    dead = [seat for seat in traitors(state) if seat not in state.living]
    if FELL in state.milestones or not dead or not state.living:
        return
    rooms = tuple(slot for room in zones.ROOMS for slot in enemies_in(state, room))
    slots = tuple(slot for slot in (*rooms, *hidden_cards(state, zones.ROOMS)))
    for one in [one for one in draft.work if is_turning_up(one, slots)]:
        draft.work.remove(one)
    draft.emit(TraitorFell(dead[0], slots))
    if slots:
        draft.later(Returns())
        decks.shuffle(draft, zones.RETURNING, "hive")


def is_turning_up(work: Work, slots: tuple[SlotId, ...]) -> bool:
    """Whether work is to turn up, or has turned up, one of these cards."""
    return isinstance(work, Reveal | Revealed | Secrets) and work.slot in slots


def _returns(draft: Draft[AlienState], work: Returns) -> None:
    """The shuffled cards are laid on top of the Hive."""
    if draft.state.table.zone(zones.RETURNING):
        draft.emit(ComplexReturned())


def _alone(draft: Draft[AlienState]) -> None:
    """Only the traitor is left and known: the game goes on for the traitor alone (ALN-AGENDA-19)."""
    if ALONE in draft.state.milestones or not is_alone(draft.state):
        return
    draft.emit(TraitorAlone(draft.state.living[0]))


def _end(draft: Draft[AlienState]) -> None:
    """All Objectives are done: Good wins if one of that side lives, else the traitor (ALN-AGENDA-20, 22)."""
    state = draft.state
    if not state.agendas or state.objective <= LAST or not state.living:
        return
    evil = [seat for seat in state.living if seat in traitors(state)]
    draft.emit(TraitorWon(evil[0]) if len(evil) == len(state.living) else Won())


# What is turned up is told, gained or put away; deaths and the end turn up what is left.
STEPS = (_of_the_dead, _of_the_end, _told, _gained, _traitor_fell, _alone, _end)


def settle(draft: Draft[AlienState]) -> None:
    """The first of the steps that finds something to do; where nobody plays with Agendas none is asked."""
    happened = len(draft.events)
    for step in STEPS if draft.state.agendas else ():
        step(draft)
        if len(draft.events) > happened:
            return


def forbidden(state: AlienState, command: Command) -> Refusal | None:
    """Why a card, a word or an answer about Agendas is not taken; None when nothing speaks against it.

    One that lies under its Avatar is neither played nor shown (ALN-AGENDA-05, 29, ALN-RULING-36).
    """
    if not state.agendas:
        return None
    if isinstance(command, Play | Lend) and is_secret(state, command.copy):
        return _stays_hidden(state, "ALN-AGENDA-05" if command.source == "camera" else "ALN-RULING-36")
    if isinstance(command, BindSlot) and _tells(state, command):
        return _stays_hidden(state, "ALN-AGENDA-06")
    if isinstance(command, Answer) and asks_whose(state) and command.ask == state.asked:
        seat = SeatId(str(command.value))
        if seat in state.agendas and not is_hidden(state, seat):
            here = phrase("here-agenda-open", name=state.player(seat).name)
            return refusal("ALN-AGENDA-11", "impossible", here=here)
    return None


def _tells(state: AlienState, command: BindSlot) -> bool:
    """Whether a word about a card would tell a hidden Agenda: one that was dealt, or the one left over.

    What lies in the box tells by what it is not which were dealt (ALN-AGENDA-03).
    """
    slots = state.table.slots
    unseen = {slots[one.slot].group for seat, one in state.agendas.items() if is_hidden(state, seat)}
    held = slots.get(command.slot)
    if not unseen or held is None:
        return False
    of_box = held.zone == zones.BOX and command.copy is not None and is_secret(state, command.copy)
    return of_box or (held.group in unseen and not held.face_up)


def _stays_hidden(state: AlienState, rule: str) -> Refusal:
    """The no to whatever would show a hidden Agenda; in the delayed game its owner looks no earlier."""
    told = "ALN-AGENDA-29" if has_mode(state, DELAYED) and rule != "ALN-RULING-36" else rule
    return refusal(told, "secret", here=phrase("here-agenda-hidden"), remedy=phrase("remedy-agenda"))


def asks_whose(state: AlienState) -> bool:
    """Whether it is being asked whose Agenda is turned up."""
    return isinstance(state.ask, Choice) and bool(state.queue) and isinstance(state.queue[0], Secrets)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """A touched player as an answer, while it is asked whose Agenda is turned up."""
    if touch.kind != "seat" or not asks_whose(state) or state.ask is None:
        return None
    return Answer(state.ask.id, touch.name)


WORK: Works[AlienState] = {Secrets: _secrets, Returns: _returns}


def overfull(state: AlienState) -> list[str]:
    """One Agenda lies before everybody (ALN-ZONE-29)."""
    places = (zones.of(seat, "agenda") for seat in state.agendas)
    return zones.crowded(state.table, places, "ALN-ZONE-29") if state.turn.number else []
