"""How players die, and what their death takes with it (ALN-DEATH)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import AnyWork, Work
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.answers import know, set_aside
from companion.engine.draft import Draft
from companion.engine.effects.interpret import is_share
from companion.engine.effects.work import CardText, DoClause, moment_of
from companion.engine.feature import Commands
from companion.engine.legendary.cutting import CutShort
from companion.engine.legendary.life import Life
from companion.engine.legendary.strikes import StrikeOver
from companion.engine.turns import clockwise
from companion.engine.work import Course
from companion.games.alien import zones
from companion.games.alien.deaths.commands import ClaimBurst
from companion.games.alien.deaths.events import BurstDrawn, PlayerDied
from companion.games.alien.difficulty import difficulty
from companion.games.alien.huggers.events import FacehuggerDied
from companion.games.alien.modes import ALIENS, has_mode
from companion.games.alien.phases import need_living
from companion.games.alien.state import AlienState


class TurnEnds(Course, frozen=True, tag="turn-end"):
    """What is due at the end of a turn, and the next one."""


class Rises(Work, frozen=True, tag="alien-rises"):
    """Whom a Chestburster killed comes back as an Alien Player, where that is played."""

    seat: SeatId


def _fields(state: AlienState, seat: SeatId) -> tuple[str, ...]:
    """In an easier game Defense adds to the Health of living players, not of aliens.

    ALN-DIFF-02, ALN-RULING-69.
    """
    hardened = difficulty(state.header).defense and seat in state.living
    return ("health", "defense") if hardened else ("health",)


LIFE: Life[AlienState] = Life(_fields)


def settle(draft: Draft[AlienState]) -> bool:
    """Whoever has too many strikes dies; the text of a drawn strike is carried out first (ALN-STATE-15)."""
    if any(isinstance(one, StrikeOver) for one in draft.work):
        return False
    dying = LIFE.doomed(draft.state)
    for seat in dying:
        kill_player(draft, seat, "strikes")
    return bool(dying)


def kill_player(draft: Draft[AlienState], seat: SeatId, cause: str) -> None:
    """A player dies: own cards leave the game, facehuggers on them die (ALN-DEATH-03, ALN-RULING-19)."""
    if not draft.state.player(seat).alive:
        return
    draft.emit(PlayerDied(seat, cause))
    for hugger in draft.state.huggers:
        if hugger.seat == seat:
            draft.emit(FacehuggerDied(hugger.slot))
    CUT.go_on_without(draft, seat)


def _passed_on(state: AlienState, work: AnyWork) -> AnyWork:
    """Setup text goes on with whoever is next, save what it had shared out among the seats already."""
    if not isinstance(work, CardText) or moment_of(state, work) != "setup":
        return work
    is_shared = isinstance(work, DoClause) and is_share(work)
    return work if is_shared else replace(work, seat=state.decider)


# A turn ends with the player whose it was. What was for the dead alone comes to nothing when its turn comes;
# only the Setup text of an Objective, which is nobody's, passes to the next player (ALN-RULING-59).
CUT: CutShort[AlienState] = CutShort(then=(TurnEnds(),), passed_on=_passed_on)


def kill_everybody(draft: Draft[AlienState], cause: str) -> None:
    """All players die (ALN-EMPTY-03)."""
    for seat in clockwise(draft.state, draft.state.active):
        kill_player(draft, seat, cause)


def burst(draft: Draft[AlienState], seat: SeatId, slot: SlotId | None = None) -> None:
    """A Chestburster was drawn: it kills its owner at once (ALN-FACE-14)."""
    draft.emit(BurstDrawn(seat, slot))
    kill_player(draft, seat, "chestburster")
    if has_mode(draft.state, ALIENS):  # ALN-ALIEN-01; without the mode they are out (ALN-FACE-15)
        _rise_after(draft, seat)


def _rise_after(draft: Draft[AlienState], seat: SeatId) -> None:
    """They come back at once, save that what still speaks of the dead player is not the alien's."""
    at = max((i + 1 for i, one in enumerate(draft.work) if one.seat == seat), default=0)
    draft.work.insert(at, Rises(seat))


def show_burst(draft: Draft[AlienState], seat: SeatId, copy: CopyId) -> None:
    """A Chestburster was shown from a hand: as good as claiming it."""
    _need_burst(draft, seat)
    slot = next(
        (slot for slot in _hand(draft.state, seat) if ledger.may_hold(draft.state.table, slot, copy)), None
    )
    if slot is not None:
        know(draft, slot, copy, "seen")
    burst(draft, seat, slot)


def claim_burst(draft: Draft[AlienState], command: ClaimBurst) -> None:
    """Only the hand knows: the claim is believed whenever it can be true."""
    _need_burst(draft, command.seat)
    set_aside(draft)
    known = (slot for slot in _hand(draft.state, command.seat) if is_burst(draft.state, slot))
    burst(draft, command.seat, next(known, None))


def _need_burst(draft: Draft[AlienState], seat: SeatId) -> None:
    """A living player whose hand could hold a Chestburster."""
    need_living(draft, seat)
    here = phrase("here-no-chestburster", name=draft.state.player(seat).name)
    draft.require(may_hold_burst(draft.state, seat), "ALN-FACE-14", "target", here=here)


def may_hold_burst(state: AlienState, seat: SeatId) -> bool:
    """Whether a hand could hold a Chestburster, by what everybody knows."""
    groups = {state.table.slots[slot].group for slot in _hand(state, seat)}
    if any(is_burst(state, slot) for slot in _hand(state, seat)):
        return True
    pools = {pool for group in groups if group for pool in state.table.quota.get(group, {})}
    return any(
        pool in pools and state.table.card_of(copy).has("chestburster")
        for copy, pool in state.table.pools.items()
    )


def is_burst(state: AlienState, slot: SlotId) -> bool:
    """Whether a slot is known to hold a Chestburster."""
    card = state.table.card(slot)
    return card is not None and card.has("chestburster")


def _hand(state: AlienState, seat: SeatId) -> tuple[SlotId, ...]:
    return state.table.zone(zones.of(seat, "hand"))


COMMANDS: Commands[AlienState] = {ClaimBurst: claim_burst}
