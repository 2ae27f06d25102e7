"""How players die, and what their death takes with it (ALN-DEATH)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.core.language.asks import Pending
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.answers import know, set_aside
from companion.engine.draft import Draft, piece
from companion.engine.effects.interpret import ABILITY, CLAUSE, ability_of
from companion.engine.turns import clockwise
from companion.games.alien import events as e
from companion.games.alien import zones
from companion.games.alien.commands import ClaimBurst
from companion.games.alien.decide_objectives import BEGINS, BEGUN
from companion.games.alien.phases import need_living
from companion.games.alien.setup_difficulty import difficulty
from companion.games.alien.setup_modes import ALIENS, has_mode
from companion.games.alien.state import AlienState

TAKING = "strike-over"  # while it waits in the queue a strike is being resolved: its text comes first
CLOSING = (TAKING, "spent")  # cards that only have to be put away
RISES = "alien-rises"  # whom a Chestburster killed comes back as an Alien Player, where that is played
FACTS = ("progress", "leave")  # verbs that no death undoes: they are about the card, not about a player
SECRETS = "secrets"  # a Secrets Revealed card that waits for a choice
TURNING_UP = ("reveal", "revealed", SECRETS)


def damage(state: AlienState, seat: SeatId) -> int:
    """The strike damage next to a player's Avatar, as far as it is known."""
    taken = (state.table.card(slot) for slot in state.table.zone(zones.of(seat, "damage")))
    return sum(card.number("damage") or 0 for card in taken if card is not None)


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
    return worn_out(state, clockwise(state, state.active))


def worn_out(state: AlienState, seats: Iterable[SeatId]) -> tuple[SeatId, ...]:
    """Those of them whose damage has reached their Health, where it is known."""
    lives = ((seat, health(state, seat)) for seat in seats)
    return tuple(seat for seat, limit in lives if limit is not None and damage(state, seat) >= limit)


def settle(draft: Draft[AlienState]) -> bool:
    """Whoever has too many strikes dies; the text of a drawn strike is carried out first (ALN-STATE-15)."""
    if any(pending.do == TAKING for pending in draft.work):
        return False
    dying = doomed(draft.state)
    for seat in dying:
        kill_player(draft, seat, "strikes")
    return bool(dying)


def kill_player(draft: Draft[AlienState], seat: SeatId, cause: str) -> None:
    """A player dies: own cards leave the game, facehuggers on them die (ALN-DEATH-03, ALN-RULING-19)."""
    if not draft.state.player(seat).alive:
        return
    was_active = seat == draft.state.active
    draft.emit(e.PlayerDied(seat, cause))
    for hugger in draft.state.huggers:
        if hugger.seat == seat:
            draft.emit(e.FacehuggerDied(hugger.slot))
    if was_active:
        cut_short(draft)


def cut_short(draft: Draft[AlienState]) -> None:
    """The rest of a dead player's turn is skipped; what the board is owed is left to the next player.

    That is what still lies face down, and the Setup text of an Objective that has just begun.
    """
    closing = [pending for pending in draft.work if _is_closing(pending)]
    owed = [replace(pending, seat=None) for pending in draft.work if _is_owed(draft.state, pending)]
    draft.work.clear()
    draft.finally_(*closing, piece("turn-end"), *owed)


def _is_closing(pending: Pending) -> bool:
    """Whether a piece of work only tells what has become of a card."""
    return pending.do in CLOSING or (pending.clause is not None and pending.clause.verb in FACTS)


def _is_owed(state: AlienState, pending: Pending) -> bool:
    """Whether a piece of work goes on without the player who died."""
    if pending.do in (*TURNING_UP, BEGINS, BEGUN):
        return True
    is_ability = pending.do in (ABILITY, CLAUSE) and not _is_closing(pending)
    return is_ability and ability_of(state, pending)[1].on == "setup"


def kill_everybody(draft: Draft[AlienState], cause: str) -> None:
    """All players die (ALN-EMPTY-03)."""
    for seat in clockwise(draft.state, draft.state.active):
        kill_player(draft, seat, cause)


def burst(draft: Draft[AlienState], seat: SeatId, slot: SlotId | None = None) -> None:
    """A Chestburster was drawn: it kills its owner at once (ALN-FACE-14)."""
    draft.emit(e.BurstDrawn(seat, slot))
    kill_player(draft, seat, "chestburster")
    if has_mode(draft.state, ALIENS):
        draft.later(piece(RISES, seat))  # ALN-ALIEN-01; without the mode they are out (ALN-FACE-15)


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


COMMANDS = {ClaimBurst: claim_burst}
