"""What players see and can do of each other and of Alien Players."""

from __future__ import annotations

from companion.core.crossing.views import Figure, Offer
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.games.alien import commands as c
from companion.games.alien import zones
from companion.games.alien.decide_duels import defense
from companion.games.alien.setup_modes import ALIENS, has_mode, is_advanced
from companion.games.alien.state import ALIEN, AlienState

PILES = (zones.ALIEN_DECK, zones.ALIEN_DISCARD)
TURN = (ALIEN, "cleanup")  # the phases of an Alien Player's turn


def is_alien_turn(state: AlienState) -> bool:
    """Whether an Alien Player is at turn."""
    return state.active in state.aliens


def alien_piles(state: AlienState) -> tuple[ZoneId, ...]:
    """The piles that player aliens bring to the board, once one of them plays."""
    return PILES if has_mode(state, ALIENS) and state.aliens else ()


def alien_badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """That a person is an Alien Player."""
    return (phrase("badge-alien"),) if seat in state.aliens else ()


def pile_counts(state: AlienState, seat: SeatId) -> tuple[tuple[Phrase, int], ...]:
    """How many cards a person has in hand, to draw and used; Alien Players share theirs."""
    where = {
        "hand": zones.of(seat, "hand"), "deck": state.deck_of(seat), "discard": state.discard_of(seat),
    }  # fmt: skip
    return tuple((phrase(f"pile-{part}"), len(state.table.zone(zone))) for part, zone in where.items())


def defense_of(state: AlienState, seat: SeatId) -> tuple[Figure, ...]:
    """What it costs to fight a person, where people fight each other or an alien plays."""
    if not is_advanced(state) or seat not in state.acting:
        return ()
    price = defense(state, seat)
    return (Figure("fight", price, filled=False, label=phrase("field-defense")),)


def outcome_text(state: AlienState) -> Phrase | None:
    """How the game ended, in words."""
    if not state.outcome:
        return None
    return phrase("outcome-lost-aliens" if state.outcome == "lost" and state.aliens else _key(state))


def _key(state: AlienState) -> str:
    return f"outcome-{state.outcome}"


def rivals(state: AlienState) -> list[SeatId]:
    """Everybody whom the active player could fight, Alien Players first (ALN-PVP-01, ALN-ALIEN-09)."""
    others = (seat for seat in state.acting if seat != state.active)
    return sorted(others, key=lambda seat: seat not in state.aliens)


def duel_offer(state: AlienState, seat: SeatId) -> Offer:
    """Fight somebody."""
    price, have = defense(state, seat), state.numbers.get("attack", 0)
    sub = phrase("offer-pay-attack-unknown")
    if price is not None:
        sub = phrase("offer-pay-attack", need=price, have=have)
    label = phrase("offer-duel", name=state.player(seat).name)
    command = c.FightPlayer(state.active, seat)
    return Offer(f"duel:{seat}", label, command, sub=sub, target=f"seat:{seat}", seat=state.active)
