"""How players die, and what their death takes with it (ALN-DEATH)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.core.language.asks import AnyWork, Work
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.answers import know, set_aside
from companion.engine.draft import Draft, kind_of, piece
from companion.engine.effects.interpret import is_share
from companion.engine.effects.work import CardText, DoClause, moment_of
from companion.engine.feature import Commands
from companion.engine.turns import clockwise
from companion.engine.work import Course, Own
from companion.games.alien import zones
from companion.games.alien.deaths.commands import ClaimBurst
from companion.games.alien.deaths.events import BurstDrawn, PlayerDied
from companion.games.alien.difficulty import difficulty
from companion.games.alien.huggers.events import FacehuggerDied
from companion.games.alien.modes import ALIENS, has_mode
from companion.games.alien.phases import need_living
from companion.games.alien.state import AlienState

TAKING = "strike-over"  # while it waits in the queue a strike is being resolved: its text comes first
END = "turn-end"
COURSE = ("strikes", "enemies-strike", "cleanup", END)  # how a turn goes on once its cards have
OWN = (
    "strike", "strike-text",
)  # fmt: skip  # what goes with the player it belongs to, where it has not begun to touch others


class Rises(Work, frozen=True, tag="alien-rises"):
    """Whom a Chestburster killed comes back as an Alien Player, where that is played."""

    seat: SeatId


def damage(state: AlienState, seat: SeatId) -> int:
    """The strike damage next to a player's Avatar, as far as it is known."""
    taken = [state.table.card(slot) for slot in state.table.zone(zones.of(seat, "damage"))]
    return sum([card.number("damage") or 0 for card in taken if card is not None]) if taken else 0


def health(state: AlienState, seat: SeatId) -> int | None:
    """The damage that kills a player; None while nobody has told.

    In an easier game Defense adds to the Health of living players (ALN-DIFF-02), not of aliens (RULING-69).
    """
    slot = zones.top(state.table, zones.of(seat, "avatar"))
    card = state.table.card(slot) if slot is not None else None
    printed = [card.number(field) if card is not None else None for field in fields_of_life(state, seat)]
    known = [number for number in printed if number is not None]
    return sum(known) or None if len(known) == len(printed) else None


def fields_of_life(state: AlienState, seat: SeatId) -> tuple[str, ...]:
    """The numbers of an Avatar that together are the damage that kills."""
    hardened = difficulty(state.header).defense and seat in state.living
    return ("health", "defense") if hardened else ("health",)


def doomed(state: AlienState) -> tuple[SeatId, ...]:
    """The living whose damage has reached their Health, the active player first (ALN-DEATH-01)."""
    dying = worn_out(state, state.living)
    return tuple(seat for seat in clockwise(state, state.active) if seat in dying) if dying else ()


def worn_out(state: AlienState, seats: Iterable[SeatId]) -> tuple[SeatId, ...]:
    """Those of them whose damage has reached their Health, where it is known."""
    return tuple(seat for seat in seats if _is_worn_out(state, seat))


def _is_worn_out(state: AlienState, seat: SeatId) -> bool:
    taken = damage(state, seat)
    limit = health(state, seat) if taken else None
    return limit is not None and taken >= limit


def settle(draft: Draft[AlienState]) -> bool:
    """Whoever has too many strikes dies; the text of a drawn strike is carried out first (ALN-STATE-15)."""
    if any(kind_of(one) == TAKING for one in draft.work):
        return False
    dying = doomed(draft.state)
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
    go_on_without(draft, seat)


def go_on_without(draft: Draft[AlienState], seat: SeatId) -> None:
    """What has begun is finished for the others; a turn ends with the player whose it was (ALN-RULING-59).

    Each part stays with the seat it belongs to. What was for the dead alone comes to nothing when its turn
    comes; only the Setup text of an Objective, which is nobody's, passes to the next player.
    """
    is_over = seat == draft.state.active
    left = [one for one in draft.work if not (_is_own(one) and one.seat == seat)]
    if is_over:
        left = [*(one for one in left if not _is_course(one)), piece(END)]
    draft.work.clear()
    draft.work.extend(_passed_on(draft.state, one) if one.seat == seat else one for one in left)


def _is_own(work: AnyWork) -> bool:
    return isinstance(work, Own) or kind_of(work) in OWN


def _is_course(work: AnyWork) -> bool:
    return isinstance(work, Course) or kind_of(work) in COURSE


def _passed_on(state: AlienState, work: AnyWork) -> AnyWork:
    """Setup text goes on with whoever is next, save what it had shared out among the seats already."""
    if not isinstance(work, CardText) or moment_of(state, work) != "setup":
        return work
    is_shared = isinstance(work, DoClause) and is_share(work)
    return work if is_shared else replace(work, seat=state.decider)


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
