"""What a hand and the abilities in play let people do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, DesignId, SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import ledger
from companion.engine.feature import Way
from companion.engine.legendary.state import Ready
from companion.engine.offers import name_of, offer
from companion.engine.touches import Touch
from companion.games.alien import zones
from companion.games.alien.playing.commands import Play, UseAbility
from companion.games.alien.state import AlienState


def hand_designs(state: AlienState, seat: SeatId) -> tuple[CopyId, ...]:
    """One copy for each design that a player's hand could hold, by what everybody knows."""
    found: dict[DesignId, CopyId] = {}
    groups = set()
    for slot in state.table.zone(zones.of(seat, "hand")):
        group = state.table.slots[slot].group
        if group is None or group not in groups:
            groups.add(group)
            for copy in ledger.candidates(state.table, slot):
                found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())


def play_offer(state: AlienState, copy: CopyId) -> Offer:
    """Lay a card from the hand."""
    card = state.table.card_of(copy)
    label, command = phrase("offer-play", card=card.name), Play(state.active, copy)
    return offer(f"play:{card.design}", label, command, f"design:{card.design}", "show", hand=True)


def ability_offer(state: AlienState, ready: Ready) -> Offer:
    """Use a waiting ability."""
    slot, index, play = ready.slot, ready.index, ready.play
    command = UseAbility(state.active, slot, index, play)
    label = phrase("offer-use", card=name_of(state, slot))
    return offer(f"use:{slot}:{index}" + f":{play}" * bool(play), label, command, f"slot:{slot}")


def offers(state: AlienState) -> Iterator[Way]:
    """Every card that the hand could hold, and every ability that waits; an alien plays too."""
    if state.turn.phase == "hive":
        return
    seat = state.active
    for copy in hand_designs(state, seat):
        yield Play(seat, copy), partial(play_offer, state, copy)
    for ready in state.ready:
        yield UseAbility(seat, ready.slot, ready.index, ready.play), partial(ability_offer, state, ready)


def badges(state: AlienState, seat: SeatId) -> Iterator[Phrase]:
    """That abilities wait for their player."""
    if seat == state.active and state.ready:
        yield phrase("badge-ready", count=len(state.ready))


def touched(state: AlienState, touch: Touch) -> Command | None:
    """A card that is named is played, an ability that waits is used."""
    if touch.copy is not None:
        return Play(state.active, touch.copy)
    ready = next((one for one in state.ready if one.slot == touch.slot), None)
    return UseAbility(state.active, ready.slot, ready.index, ready.play) if ready is not None else None
