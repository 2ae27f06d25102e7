"""Evening packs: a part of a set that is a whole game of one film for a few players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from card_db.cardset import PACK, CardSet, Stack
from card_db.errors import Fault, SetError
from companion.core.language.cards import Card

FILE = "evening.toml"


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pack: what is in it of each stack, at most so many of each card or just these cards."""

    id: str
    set: str
    title: dict[str, str]
    players: int
    stacks: dict[str, int | dict[str, int]]

    @property
    def name(self) -> str:
        """What the pack is called among the boxes."""
        return f"{self.set}{PACK}{self.id}"


class Evenings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of packs of a room."""

    evening: tuple[Evening, ...]


def read_evenings(folder: Path) -> Sequence[Evening]:
    """The packs of a room; none without a file."""
    path = folder / FILE
    if not path.is_file():
        return ()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Evenings).evening
    except (msgspec.MsgspecError, OSError) as error:
        raise SetError([Fault(f"{folder.name}/{FILE}", "file", f"cannot be used: {error}")]) from error


def pack_of(card_set: CardSet, evening: Evening) -> CardSet:
    """The part of a set that a pack holds; its cards are called as in the set."""
    where = f"{card_set.room}/{FILE}"
    known = {stack.id for stack in card_set.stacks}
    lost = [f"there is no stack '{name}'" for name in evening.stacks if name not in known]
    designs = {card.design for card in card_set.cards}
    for named in evening.stacks.values():
        lost += (
            [f"there is no card '{name}'" for name in named if name not in designs]
            if isinstance(named, dict)
            else []
        )
    if lost:
        raise SetError([Fault(where, f"evening '{evening.id}'", reason) for reason in lost])
    cards = [
        msgspec.structs.replace(card, copies=count)
        for card in card_set.cards
        if (count := held(card, evening))
    ]
    return msgspec.structs.replace(
        card_set,
        id=evening.name,
        titles=evening.title,
        cards=tuple(cards),
        stacks=stacks_with(card_set.stacks, cards),
        presets=(),
    )


def held(card: Card, evening: Evening) -> int:
    """How many copies of a card a pack holds."""
    most = evening.stacks.get(card.stack, 0)
    return min(card.copies, most.get(card.design, 0) if isinstance(most, dict) else most)


def stacks_with(stacks: Sequence[Stack], cards: Sequence[Card]) -> tuple[Stack, ...]:
    """The stacks that have cards, as large as they are now."""
    sizes = {stack.id: sum(card.copies for card in cards if card.stack == stack.id) for stack in stacks}
    return tuple(msgspec.structs.replace(stack, cards=size) for stack in stacks if (size := sizes[stack.id]))
