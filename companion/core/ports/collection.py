"""Request ports about the cards of a household: the boxes, what is known of the copies, what was taught."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from companion.core.language.cards import Card
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.provenance import Provenance


class Preset(msgspec.Struct, frozen=True):
    """Things of a box that go together, such as one film: ids by what they are chosen for."""

    id: str
    titles: dict[str, str]
    choices: dict[str, tuple[str, ...]]
    players: tuple[int, ...] = ()  # for how many; none named: for any number


class Box(msgspec.Struct, frozen=True):
    """The cards that are there to play with: facts by design, and the copies of each stack."""

    cards: dict[DesignId, Card]
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]]  # stack -> design -> copies
    boards: dict[str, dict[str, int]] = {}
    practice: bool = True
    name: str = ""
    presets: tuple[Preset, ...] = ()
    guests: tuple[Guest, ...] = ()  # sets of other games that could be mixed in; their cards are not above

    def joined(self, names: Iterable[str]) -> Box:
        """The box with the cards and stacks of these guests among its own, as they are printed."""
        cards, stacks = dict(self.cards), dict(self.stacks)
        wanted = tuple(names)
        for guest in self.guests:
            if guest.name in wanted:
                cards |= guest.cards
                stacks |= guest.stacks
        return msgspec.structs.replace(self, cards=cards, stacks=stacks)


class Catalogue(Protocol):
    """The shipped sets and what the owner entered over them."""

    def boxes(self, room: str) -> Sequence[str]:
        """The names of the boxes there are for a room."""
        ...

    def box(self, room: str, name: str) -> Box:
        """The cards of one box."""
        ...

    def provenance(self, room: str, design: str) -> Provenance:
        """Where the facts of a design come from; our own cards need no witness."""
        ...

    def doubtful(self, room: str, design: str) -> Sequence[str]:
        """The fields of a design that the owner has yet to confirm."""
        ...


class Collection(Protocol):
    """The physical cards: which tag is on which copy."""

    def copy_of(self, tag: str) -> CopyId | None:
        """The copy that carries this code, None for a code we do not know."""
        ...

    def design_of(self, tag: str) -> DesignId | None:
        """The design that this code stands for, when it is on all copies of it and names none."""
        ...

    def back_of(self, tag: str) -> CopyId | None:
        """The copy on whose back this code is, None for a code that is on no back."""
        ...

    def backs_of(self, copies: Iterable[CopyId]) -> Mapping[CopyId, str]:
        """The codes on the backs of these copies; those without one are left out."""
        ...

    def copies_with(self, tag: str) -> tuple[CopyId, ...]:
        """The copies that can carry this code: one, or for the code of a design all of its copies."""
        ...

    def faces(self, texts: Iterable[str]) -> Mapping[str, tuple[CopyId, ...]]:
        """The copies that can carry these codes or table marks on their faces; others are left out.

        A code has one copy, the code of a design all of its copies, a mark (`mark:7`) one of every box.
        """
        ...

    def role_of(self, tag: str) -> str:
        """What a code is on: face, back, design or stack; empty for a code that is on nothing."""
        ...

    def tag_of(self, copy: CopyId) -> str | None:
        """The code on a copy."""
        ...

    def tags_of(self, copies: Iterable[CopyId]) -> Mapping[CopyId, str]:
        """The codes on many copies at once; copies without one are left out."""
        ...

    def bind(self, tag: str, copy: CopyId) -> None:
        """Remember that this code is on this copy."""
        ...

    def unbind(self, tag: str) -> None:
        """Forget a code: its label was taken off."""
        ...


class Remembered(Protocol):
    """What the owner taught: printed numbers and board data, asked once."""

    def number(self, room: str, of: str, field: str) -> int | None:
        """The number if it was told before."""
        ...

    def learn(self, room: str, of: str, field: str, value: int) -> None:
        """Keep a number for all later games."""
        ...

    def word(self, room: str, of: str, field: str) -> str | None:
        """A printed word, such as the kind of a card, if it was told before."""
        ...

    def learn_word(self, room: str, of: str, field: str, value: str) -> None:
        """Keep a printed word for all later games; keywords are told together, with spaces between."""
        ...
