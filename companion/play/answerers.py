"""Who answers an ask before anybody at the table has to: the app, then what the owner taught."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from companion.core.language.asks import AnyAsk, Choice, Dice, Identity, Number, Order
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, GroupId, PoolId
from companion.core.language.slots import Table
from companion.core.ports.collection import Remembered
from companion.session.game import Answerer


def app_answers(chance: random.Random, rolls: Callable[[], bool] = lambda: False) -> Answerer:
    """The app's own answers: the order of decks it keeps, and dice while the table wants them rolled."""

    def answer(state: Any, ask: AnyAsk) -> Answer | None:
        if isinstance(ask, Order) and not ask.read:
            return Answer(ask.id, shuffled_order(state.table, ask.zone, chance), "app")
        if isinstance(ask, Dice) and rolls():
            faces = tuple(chance.randint(1, ask.kind(at).faces) for at in range(len(ask.dice)))
            return Answer(ask.id, faces, "app")
        return None

    return answer


def known_answers(state: Any, ask: AnyAsk) -> Answer | None:
    """What the books have known since it was asked, because a tool said which card it is."""
    copy = state.table.slots[ask.slot].copy if isinstance(ask, Identity) else None
    return None if copy is None else Answer(ask.id, copy, "override")


def remembered_answers(room: str, remembered: Remembered) -> Answerer:
    """What the owner told in an earlier game."""

    def answer(state: Any, ask: AnyAsk) -> Answer | None:
        if isinstance(ask, Number):
            told: int | str | None = remembered.number(room, ask.of, ask.field)
        elif isinstance(ask, Choice) and ask.field:
            word = remembered.word(room, ask.of, ask.field)
            told = word if any(option.key == word for option in ask.options) else None
        else:
            return None
        return None if told is None else Answer(ask.id, told, "remembered")

    return answer


def shuffled_order(table: Table, zone: Any, chance: random.Random) -> tuple[str, ...]:
    """A random order of a deck that the ledger allows: unseen members of pools are drawn by lot."""
    dealt = deal_out(table, chance)
    order = []
    for slot in table.zone(zone):
        held = table.slots[slot]
        order.append(held.copy if held.group is None else dealt[held.group].pop())
    return tuple(str(copy) for copy in order)


def deal_out(table: Table, chance: random.Random) -> dict[GroupId, list[CopyId]]:
    """One random way to deal every pool over the groups that hold its members, shuffled in each group."""
    members: dict[PoolId, list[CopyId]] = defaultdict(list)
    for copy, pool in table.pools.items():
        members[pool].append(copy)
    for copies in members.values():
        chance.shuffle(copies)
    dealt: dict[GroupId, list[CopyId]] = {}
    for group, cells in table.quota.items():
        hand = [members[pool].pop() for pool, n in cells.items() for _ in range(n)]
        chance.shuffle(hand)
        dealt[group] = hand
    return dealt
