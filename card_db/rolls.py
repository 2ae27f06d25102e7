"""Binding bought labels: show a sticker, tap the card it is on, next. Every movement is a new value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, phrase

LONGEST_CODE = 500  # characters: as in the collection
NameOf = Callable[[CopyId], Phrase]


class Bond(msgspec.Struct, frozen=True):
    """A code on a card, and which card it was taken off for that."""

    code: str
    copy: CopyId
    was: CopyId | None = None


class Roll(msgspec.Struct, frozen=True):
    """How far somebody has come with a roll of labels and a stack of cards."""

    cards: tuple[CopyId, ...]  # in the order in which the owner leafs through the stack
    taken: Mapping[str, CopyId] = {}  # every code that is on a card, before and since
    bonds: tuple[Bond, ...] = ()  # what was bound here, newest last
    code: str = ""  # the sticker that was shown and waits for its card
    card: CopyId | None = None  # the card that was tapped and waits for its sticker
    skipped: tuple[CopyId, ...] = ()  # cards that were left without one

    @property
    def next(self) -> CopyId | None:
        """The card whose turn it is: the first that has no label and was not passed over."""
        done = {*self.taken.values(), *self.skipped}
        return next((copy for copy in self.cards if copy not in done), None)


class Turn(msgspec.Struct, frozen=True):
    """What came of one movement: how far one is, what to say, and what to write into the collection."""

    roll: Roll
    says: Phrase
    unbind: str = ""  # a code to be forgotten first
    bind: Bond | None = None
    is_warning: bool = False


class Binds(Protocol):
    """The part of a collection that is needed here."""

    def bind(self, tag: str, copy: CopyId) -> None:
        """Remember that this code is on this copy."""
        ...

    def unbind(self, tag: str) -> None:
        """Forget a code."""
        ...


def write(turn: Turn, collection: Binds) -> None:
    """Write what came of a movement."""
    if turn.unbind:
        collection.unbind(turn.unbind)
    if turn.bind is not None:
        collection.bind(turn.bind.code, turn.bind.copy)


def begin(cards: Sequence[CopyId], taken: Mapping[str, CopyId]) -> Roll:
    """Start with a stack of cards, knowing which codes are in use."""
    return Roll(tuple(cards), dict(taken))


def show(roll: Roll, code: str, name_of: NameOf) -> Turn:
    """A sticker is shown to the camera: it waits for its card, or goes on the card that waits."""
    code = code.strip()
    if not code or len(code) > LONGEST_CODE or "\0" in code:
        return Turn(roll, phrase("bind-no-code"), is_warning=True)
    if roll.bonds and code == roll.bonds[0].code and len(roll.bonds) == 1:
        # The second label of a roll is the first that can tell: these labels cannot tell cards apart.
        card = name_of(roll.bonds[0].copy)
        return Turn(cleared(roll), phrase("bind-all-alike", card=card), is_warning=True)
    holder = roll.taken.get(code)
    if holder is not None:
        waiting = msgspec.structs.replace(roll, code=code)
        return Turn(waiting, phrase("bind-double", card=name_of(holder)), is_warning=True)
    if roll.card is not None:
        return bound(roll, Bond(code, roll.card), name_of)
    waiting = msgspec.structs.replace(roll, code=code)
    ask = phrase("bind-tap", card=name_of(waiting.next)) if waiting.next else phrase("bind-tap-any")
    return Turn(waiting, ask)


def tap(roll: Roll, card: CopyId, name_of: NameOf) -> Turn:
    """A card is tapped: the sticker that waits goes on it, or it waits for its sticker.

    A code that is on another card is taken off there: whoever taps after the warning means it.
    """
    if roll.code:
        return bound(roll, Bond(roll.code, card), name_of)
    waiting = msgspec.structs.replace(roll, card=card)
    return Turn(waiting, phrase("bind-show", card=name_of(card)))


def bound(roll: Roll, bond: Bond, name_of: NameOf) -> Turn:
    """A sticker and a card belong together from now on."""
    holder, has = roll.taken.get(bond.code), bond.copy in roll.taken.values()
    if holder == bond.copy:
        return Turn(cleared(roll), phrase("bind-there-already", card=name_of(bond.copy)))
    bond = msgspec.structs.replace(bond, was=holder)
    after = msgspec.structs.replace(
        cleared(roll), taken={**roll.taken, bond.code: bond.copy}, bonds=(*roll.bonds, bond),
        skipped=tuple(copy for copy in roll.skipped if copy != bond.copy),
    )  # fmt: skip
    left = sum(copy not in after.taken.values() for copy in after.cards)
    says = phrase("bind-second" if has else "bind-done", card=name_of(bond.copy), left=left)
    return Turn(after, says, bond.code if holder is not None else "", bond, is_warning=has)


def skip(roll: Roll, name_of: NameOf) -> Turn:
    """The card whose turn it is stays without a label; the next one is up."""
    passed = roll.next
    if passed is None:
        return Turn(cleared(roll), phrase("bind-all-done"))
    after = msgspec.structs.replace(cleared(roll), skipped=(*roll.skipped, passed))
    ask = phrase("bind-next", card=name_of(after.next)) if after.next else phrase("bind-all-done")
    return Turn(after, ask)


def undo(roll: Roll, name_of: NameOf) -> Turn:
    """Take the last movement back: a sticker or card that waits, else the newest bond."""
    if roll.code or roll.card is not None:
        return Turn(cleared(roll), phrase("bind-put-down"))
    if not roll.bonds:
        return Turn(roll, phrase("bind-nothing-to-undo"))
    last = roll.bonds[-1]
    taken = {code: copy for code, copy in roll.taken.items() if code != last.code}
    back = Bond(last.code, last.was) if last.was is not None else None
    if back is not None:
        taken[back.code] = back.copy
    after = msgspec.structs.replace(roll, taken=taken, bonds=roll.bonds[:-1])
    return Turn(after, phrase("bind-undone", card=name_of(last.copy)), last.code, back)


def cleared(roll: Roll) -> Roll:
    """The same, with nothing waiting."""
    return msgspec.structs.replace(roll, code="", card=None)
