"""Abilities that wait for their player: once this turn, or of a card in play (ALN-ACT-10, FFY-ACT-11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.effects.interpret import queue_clauses
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities, AbilityUsed
from companion.engine.legendary.copying import used_card
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.state import LegendaryState, Ready
from companion.engine.offers import name_of
from companion.engine.ways import Way, price

S = TypeVar("S", bound=LegendaryState)
Standing = tuple[SlotId, int]  # an ability of a card that stays in play


class ActivationRules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of such abilities, as the game numbers them."""

    use: str  # that there is one, and that its conditions hold
    not_once: str  # that it is one that waits
    used: str  # once in a turn


class Activations(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of abilities that are used when their player likes."""

    abilities: Abilities[S]
    rules: ActivationRules
    guard: Callable[[Draft[S], SeatId], None]
    open: Callable[[S], bool]
    # What is used in another way: a goal card, while its Objective is the current one (ALN-OBJ-07).
    instead: Callable[[Draft[S], UseAbility, Ability], bool] = lambda draft, command, ability: False
    moments: tuple[str, ...] = ()  # of cards that stay in play
    standing: Callable[[S], Iterable[Standing]] = lambda state: ()  # those that can be used, once in a turn
    used: Callable[[S], tuple[Ready, ...]] = lambda state: ()  # of them, what was used this turn

    def use(self, draft: Draft[S], command: UseAbility) -> None:
        """Use an ability that waits for its player, or one of a card in play (ALN-ACT-10, FFY-ACT-11, 12)."""
        slot, seat, index, state = command.slot, command.seat, command.index, draft.state
        is_open = (
            slot in state.table.slots and state.table.slots[slot].face_up
        )  # hidden ones have nothing to use
        card = used_card(state, slot, command.play) if is_open else None
        waits = card is not None and 0 <= index < len(card.abilities)
        draft.require(waits, self.rules.use, "impossible", here=phrase("here-no-such-ability"))
        self.guard(draft, seat)
        assert card is not None
        ability = card.abilities[index]
        if self.instead(draft, command, ability):
            return
        self._need_left(draft, card, ability, Ready(slot, index, command.play))
        holds = self.abilities.holds(state, seat, slot, index, card)
        draft.require(holds, self.rules.use, "timing", here=phrase("here-condition", card=card.name))
        self.abilities.pay(draft, ability)
        draft.emit(AbilityUsed(slot, index, command.play))
        queue_clauses(draft, self.abilities.as_work(state, seat, slot, index, card))

    def _need_left(self, draft: Draft[S], card: Card, ability: Ability, one: Ready) -> None:
        """Each of them once in a turn (ALN-ACT-10, FFY-ACT-12)."""
        if ability.on in self.moments:
            is_there = (one.slot, one.index) in self.standing(draft.state)
            here = phrase("here-not-in-play", card=card.name)
            draft.require(is_there, self.rules.use, "impossible", here=here)
            is_left = Ready(one.slot, one.index) not in self.used(draft.state)
        else:
            here = phrase("here-not-once", card=card.name)
            draft.require(ability.once, self.rules.not_once, "impossible", here=here)
            is_left = one in draft.state.ready
        draft.require(is_left, self.rules.used, "limit", here=phrase("here-already-used", card=card.name))

    def ways(self, state: S) -> Iterator[Way]:
        """Every ability that waits, and those of cards in play."""
        for one in state.ready:
            id = f"use:{one.slot}:{one.index}" + f":{one.play}" * bool(one.play)
            yield _way(state, id, one, used_card(state, one.slot, one.play))
        for slot, index in self.standing(state):
            one = Ready(slot, index)
            way = _way(state, f"use:{slot}:{index}", one, state.table.card(slot))
            yield replace(way, barred=one in self.used(state))

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="waiting",
            moments=self.moments,
            commands={UseAbility: self.use},
            ways=self.ways,
            open=self.open,
            badges=_badges,
        )


def _way(state: LegendaryState, id: str, one: Ready, card: Card | None) -> Way:
    pool, points = card.abilities[one.index].price if card is not None else ("recruit", 0)
    command = UseAbility(state.active, one.slot, one.index, one.play)
    return Way(
        id, command, partial(_label, state, one.slot), f"slot:{one.slot}",
        price=price(state, pool, points) if points else None,
    )  # fmt: skip


def _label(state: LegendaryState, slot: SlotId) -> Phrase:
    return phrase("offer-use", card=name_of(state, slot))


def _badges(state: LegendaryState, seat: SeatId) -> Iterator[Phrase]:
    """That abilities wait for their player."""
    if seat == state.active and state.ready:
        yield phrase("badge-ready", count=len(state.ready))
