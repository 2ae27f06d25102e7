"""The cards of the real box at an invented table: played, fought, ambushing, overrunning, speaking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.bystanders import kidnap_top
from companion.games.villains.city import enter
from companion.games.villains.commander import FightCommander
from companion.games.villains.overruns import overrun
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    P1,
    P2,
    P3,
    STRIKE,
    THUG,
    TWIST,
    ally,
    answer,
    do,
    drafted,
    emptied,
    find,
    game,
    put,
    with_numbers,
    worked_off,
)
from tests.games.villains.wholebox import whole_box

CLASSES = ("strength", "instinct", "covert", "tech", "ranged")
OF = {klass: ally(f"of-{klass}", 2, klass=klass) for klass in CLASSES}
SEATS3 = (P1, P2, P3)


TOLD = {"attack": 1, "recruit": 0, "cost": 3}  # what the owner has told of numbers that no source tells


def real(design: str) -> Card:
    """A card of the box as its owner has confirmed it, by its name without the beginning of all of them."""
    card = next(card for name, card in whole_box().cards.items() if name == f"vil-{design}")
    numbers = {name: TOLD[name] if value is None else value for name, value in card.numbers.items()}
    return replace(card, numbers=numbers, unsure=())


def holding(state: VillainsState, *cards: Card | str, seat: SeatId = P1) -> VillainsState:
    """The State in which a hand holds these cards alone, known to all."""
    hand = zones.of(seat, "hand")
    return put(emptied(state, hand), hand, *map(_card, cards), face_up=False)


def _card(one: Card | str) -> Card:
    return real(one) if isinstance(one, str) else one


def in_decks(state: VillainsState, *cards: Card | str, seats: Iterable[SeatId] = SEATS3) -> VillainsState:
    """The State in which the decks of these seats are these cards, and nothing is discarded."""
    for seat in seats:
        deck = zones.of(seat, "deck")
        state = emptied(state, deck, zones.of(seat, "discard"))
        state = put(state, deck, *map(_card, cards), face_up=False)
    return state


def copy_of(state: VillainsState, design: str, seat: SeatId = P1) -> CopyId:
    """A card of a hand that everybody knows."""
    slots = state.table.slots
    held = (slots[slot].copy for slot in state.table.zone(zones.of(seat, "hand")))
    return next(copy for copy in held if copy is not None and state.table.designs[copy] == design)


def played(state: VillainsState, *designs: str, told: Iterable[Any] = ()) -> VillainsState:
    """The State after these cards of the first hand were played, and after these answers."""
    for design in designs:
        state = do(state, Play(P1, copy_of(state, design)))
    return answered(state, *told)


def answered(state: VillainsState, *told: Any) -> VillainsState:
    """The State after these answers, each a key, a design, or a design only its owner sees."""
    for one in told:
        keys = [option.key for option in getattr(state.ask, "options", ())]
        named = next((key for key in keys if key.startswith(f"{one}#")), one)
        state = answer(state, named)
    return state


def trial(
    design: str, *before: Card, state: VillainsState | None = None, told: Iterable[Any] = ()
) -> VillainsState:
    """The State after a real Ally was played behind these cards."""
    state = holding(state or game(), *before, f"{design}")
    return played(state, *(card.design for card in before), f"vil-{design}", told=told)


def beaten(design: str, state: VillainsState | None = None, space: int = 1) -> VillainsState:
    """The State after a real Adversary was defeated in a space of the city, up to the first question."""
    state = put(state or game(), zones.CITY[space - 1], real(design))
    return killed(state, find(state, f"vil-{design}", zones.CITY[space - 1]))


def killed(state: VillainsState, slot: SlotId) -> VillainsState:
    """The State after an Adversary was defeated."""
    draft = drafted(state)
    draft.later(Kill(seat=P1, slot=slot))
    return worked_off(draft)


def entered(design: str, state: VillainsState | None = None) -> VillainsState:
    """The State after a real Adversary has come into the city."""
    state = put(state or game(), zones.SHOWN, real(design))
    draft = drafted(state)
    enter(draft, find(state, f"vil-{design}", zones.SHOWN))
    return worked_off(draft)


def overran(design: str, state: VillainsState | None = None, space: int = 5) -> VillainsState:
    """The State after a real Adversary has overrun; the Lair is too dear for it."""
    state = dear_lair(put(state or game(), zones.CITY[space - 1], real(design)))
    draft = drafted(state)
    overrun(draft, find(state, f"vil-{design}", zones.CITY[space - 1]))
    return worked_off(draft)


def dear_lair(state: VillainsState) -> VillainsState:
    """The State in which no Ally of the Lair is cheap enough to be lost."""
    state = emptied(state, *zones.LAIR)
    for space in zones.LAIR:
        state = put(state, space, ally("dear", 7, klass="covert"))
    return state


def kidnapped(design: str, state: VillainsState) -> VillainsState:
    """The State after a real Bystander was kidnapped from the top of its deck."""
    stack = zones.BYSTANDERS
    state = put(state, stack, real(design), face_up=False, top=True)
    draft = drafted(state)
    kidnap_top(draft, P1)
    return worked_off(draft)


def tactic_taken(design: str, state: VillainsState | None = None) -> VillainsState:
    """The State after a fight against the Commander gave this Tactic, up to the first question."""

    state = put(state or game(), zones.TACTICS, real(design), face_up=False, top=True)
    return do(with_numbers(state, attack=99), FightCommander(P1))


def struck(commander: str, *deck: Card, state: Any = lambda state: state, **rest: Any) -> VillainsState:
    """The State after a Command Strike of this Commander, up to the first question."""
    before = game(phase="reveal", deck=(STRIKE, *deck, THUG, THUG), commander=real(commander), **rest)
    return do(state(before), BeginTurn(P1))


def twisted(plot: str, *deck: Card, state: Any = lambda state: state, **rest: Any) -> VillainsState:
    """The State after a Plot Twist of this Plot, up to the first question."""
    before = game(phase="reveal", deck=(TWIST, *deck, THUG, THUG), plot=real(plot), **rest)
    return do(state(before), BeginTurn(P1))


def keys(state: VillainsState) -> set[str]:
    """What can be answered."""
    return {option.key for option in getattr(state.ask, "options", ())}


def held(state: VillainsState, pile: str = "discard") -> list[int]:
    """How many cards everybody has in one of the own piles."""
    return [len(state.table.zone(zones.of(player.seat, pile))) for player in state.players]


__all__ = [
    "CLASSES", "OF", "SEATS3", "answered", "beaten", "copy_of", "dear_lair", "entered", "held",
    "holding", "in_decks", "keys", "kidnapped", "killed", "overran", "played", "real", "struck",
    "tactic_taken", "trial", "twisted",
]  # fmt: skip
