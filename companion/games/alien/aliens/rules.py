"""Alien Players: how they come, whose turn is next, and how they die (ALN-ALIEN)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import ProgressSet
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.draft import Draft
from companion.engine.feature import Works
from companion.engine.turns import following
from companion.games.alien import zones
from companion.games.alien.aliens.events import AlienDied, AlienRose, left
from companion.games.alien.bursts import Rises
from companion.games.alien.deaths import CUT, LIFE
from companion.games.alien.drawing import draw
from companion.games.alien.printed import rules
from companion.games.alien.state import ALIEN, AlienState

TURN = ("hive", "action", "strike")  # phases that an Alien Player's turn does not have


def corrected(state: AlienState, event: ProgressSet) -> AlienState:
    """By hand somebody is a living player again, or dead; and an alien's turn has its own phase."""
    for seat in event.alive:
        if seat in state.aliens:
            state = left(state, seat)
    phase, is_alien = state.turn.phase, state.active in state.aliens
    if is_alien and phase in TURN:
        phase = ALIEN
    elif not is_alien and phase == ALIEN:
        phase = "action"
    return replace(state, turn=replace(state.turn, phase=phase))


def turn_began(state: AlienState) -> AlienState:
    """An Alien Player's turn has one phase, and counts for no facehugger (ALN-ALIEN-07, ALN-RULING-15)."""
    if state.active not in state.aliens:
        return state
    huggers = tuple(replace(hugger, deadline=hugger.deadline + 1) for hugger in state.huggers)
    return replace(state, turn=replace(state.turn, phase=ALIEN), huggers=huggers)


ALIEN_CARD = "alien-player"  # the kind of card that an Alien Player plays
DECK = "alien-deck"


class NameAvatar(Work, frozen=True, tag="alien-avatar"):
    """Which Alien Avatar was drawn is to be told."""

    slot: SlotId


class FirstHand(Work, frozen=True, tag="alien-hand"):
    """A new Alien Player draws."""

    seat: SeatId


def _rise(draft: Draft[AlienState], work: Rises) -> None:
    """Whom a Chestburster killed comes back with an Alien Avatar and six cards (ALN-ALIEN-01 to 04).

    The seat acts from its next turn on (ALN-RULING-57); without an Avatar it is simply out (ALN-RULING-42).
    """
    seat, state = work.seat, draft.state
    avatar = zones.top(state.table, zones.ALIEN_AVATARS)
    if avatar is None or seat in state.acting:
        return
    draft.later(NameAvatar(avatar, seat=seat), FirstHand(seat))
    draft.emit(AlienRose(seat, avatar))
    if len(draft.state.aliens) == 1:
        decks.shuffle(draft, zones.ALIEN_DECK, DECK)


def _name_avatar(draft: Draft[AlienState], work: NameAvatar) -> None:
    """Which Alien Avatar was drawn has to be told."""
    decks.needs_identity(draft, work.slot, phrase("ask-which-alien"), work)


def _first_hand(draft: Draft[AlienState], work: FirstHand) -> None:
    """Six cards of the alien deck as it stands (ALN-RULING-41)."""
    draw(draft, work.seat, rules().hand)


def doomed(state: AlienState) -> tuple[SeatId, ...]:
    """The Alien Players whose damage has reached their Health (ALN-ALIEN-10)."""
    return LIFE.worn_out(state, state.aliens)


def settle(draft: Draft[AlienState]) -> None:
    """An Alien Player with too many strikes dies and does not come back (ALN-ALIEN-10 to 12)."""
    for seat in doomed(draft.state):
        kill_alien(draft, seat)


def kill_alien(draft: Draft[AlienState], seat: SeatId) -> None:
    """An Alien Player is out for good; a turn of its own ends with it."""
    draft.emit(AlienDied(seat))
    CUT.go_on_without(draft, seat)


def next_to_act(state: AlienState) -> SeatId:
    """Whose turn is next: the next seat that acts, Alien Players in their old places (ALN-ALIEN-06)."""
    return following(state, state.active, lambda seat: seat in state.acting)


def alien_faults(state: AlienState) -> list[str]:
    """What must never be so with Alien Players: nobody is alive twice, and their turns are of their kind."""
    both = (seat for seat in state.aliens if seat in state.living)
    found = [f"{seat} is a living player and an Alien Player" for seat in both]
    found += [f"{seat} is an Alien Player and never became one" for seat in _unturned(state)]
    if state.turn.phase == "alien" and state.active not in state.aliens:
        found.append("an Alien Player’s turn without an Alien Player")
    return found


def _unturned(state: AlienState) -> tuple[SeatId, ...]:
    return tuple(seat for seat in state.aliens if seat not in state.turned)


def avatar_of(state: AlienState, seat: SeatId) -> SlotId | None:
    """The Avatar in front of a person, a Role's or an alien's."""
    return zones.top(state.table, zones.of(seat, "avatar"))


WORK: Works[AlienState] = {Rises: _rise, NameAvatar: _name_avatar, FirstHand: _first_hand}
