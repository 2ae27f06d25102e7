"""What it costs to fight a person."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Figure, Offer
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.feature import Way
from companion.engine.touches import Touch
from companion.games.alien.duels.commands import FightPlayer
from companion.games.alien.duels.events import PlayerFought
from companion.games.alien.duels.rules import defense
from companion.games.alien.modes import is_advanced
from companion.games.alien.state import AlienState


def defense_of(state: AlienState, seat: SeatId) -> tuple[Figure, ...]:
    """What it costs to fight a person, where people fight each other or an alien plays."""
    if not is_advanced(state) or seat not in state.acting:
        return ()
    price = defense(state, seat)
    return (Figure("fight", price, filled=False, label=phrase("field-defense")),)


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
    command = FightPlayer(state.active, seat)
    return Offer(f"duel:{seat}", label, command, sub=sub, target=f"seat:{seat}", seat=state.active)


def offers(state: AlienState) -> Iterator[Way]:
    """Everybody whom the active player could fight."""
    have = state.numbers.get("attack", 0)
    for seat in rivals(state):
        if (defense(state, seat) or 0) > have:
            continue  # too dear is no offer
        yield FightPlayer(state.active, seat), partial(duel_offer, state, seat)


def sentence(event: PlayerFought, after: AlienState) -> dict[str, str]:
    """Who was fought."""
    return {"target": after.player(event.target).name}


def label(state: AlienState, command: FightPlayer) -> Phrase:
    """Who fought whom, also where nobody is called so."""
    names = {player.seat: player.name for player in state.players}
    name, target = (names.get(seat, seat) for seat in (command.seat, command.target))
    return phrase("command-FightPlayer", card=phrase("a-card"), name=name, target=target)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """Another person is fought, in the Action Phase."""
    others = {one.seat for one in state.players} - {state.active}
    is_meant = touch.kind == "seat" and state.turn.phase == "action" and touch.name in others
    return FightPlayer(state.active, SeatId(touch.name)) if is_meant else None
