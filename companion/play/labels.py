"""Sticking labels on cards at the table: a card was named, a fresh label is shown, and they belong together.

Whoever shows a fresh label first and names its card then is understood as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from companion.core.crossing.intents import Labelled, Unlabelled
from companion.core.crossing.views import Offer
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Table
from companion.core.language.tags import is_ours
from companion.core.ports.collection import Collection

REMEMBERED = 5  # cards named last that may still be labelled
NEVER = ("agenda",)  # kinds of cards that carry no label: nobody may tell them apart from outside


class Said(msgspec.Struct, frozen=True):
    """What to say of a label that was shown, and the ways to answer when it is a question."""

    note: Phrase
    offers: tuple[Offer, ...] = ()


class Labelling:
    """Knows which cards were named last without a label, and which of them waits for one."""

    def __init__(self, collection: Collection, sees: Callable[[], bool]) -> None:
        """Bind labels in a collection; without a camera nothing is offered."""
        self._collection, self._sees = collection, sees
        self._named: tuple[CopyId, ...] = ()  # newest first
        self._waiting: CopyId | None = None
        self._fresh = ""  # a fresh label that was shown before its card was named
        self._is_offered = False  # it was offered for the card named last
        self._bound: tuple[str, CopyId] | None = None

    @property
    def newest(self) -> CopyId | None:
        """The card that was named last."""
        return self._named[0] if self._named else None

    def named(self, copy: CopyId) -> None:
        """Somebody has said on the screen that this card lies there."""
        rest = (other for other in self._named if other != copy)
        self._named = (copy, *rest)[:REMEMBERED]
        self._bound = None
        if self._is_offered:
            self._fresh = ""  # it was offered for the card before, and not wanted
        self._is_offered = bool(self._fresh)

    def forget(self) -> None:
        """The game went elsewhere: nobody has named anything."""
        self._named, self._waiting, self._fresh, self._bound = (), None, "", None

    def rename(self, now: Mapping[CopyId, CopyId]) -> None:
        """Copies were taken for others: they are meant under their new names."""
        self._named = tuple(now.get(copy, copy) for copy in self._named)
        self._waiting = now.get(self._waiting, self._waiting) if self._waiting is not None else None
        if self._bound is not None:
            self._bound = self._bound[0], now.get(self._bound[1], self._bound[1])

    def _bare(self, table: Table) -> list[CopyId]:
        """The cards named last that lie open and carry no label, newest first."""
        there = [copy for copy in self._named if lies_open(table, copy) and may_be_labelled(table, copy)]
        tagged = self._collection.tags_of(there) if there else {}
        return [copy for copy in there if copy not in tagged]

    def asides(self, table: Table) -> Iterator[Offer]:
        """What can be done about labels now."""
        if not self._sees():
            return
        if self._waiting is not None:
            yield Offer("label-none", phrase("offer-label-none"), Labelled(None), cost="upkeep")
        elif self.newest is not None and self.newest in self._bare(table):
            key = "offer-label-shown" if self._fresh else "offer-label"
            label = phrase(key, card=name_of(table, self.newest))
            command = Labelled(self.newest, self._fresh)
            yield Offer(f"label:{self.newest}", label, command, cost="upkeep")
        if self._bound is not None:
            tag, copy = self._bound
            label = phrase("offer-label-off", card=name_of(table, copy))
            yield Offer(f"unlabel:{tag}", label, Unlabelled(tag), cost="upkeep")

    def about(self, copy: CopyId, table: Table) -> Iterator[Offer]:
        """What can be done about the label of any open card."""
        card, tag = name_of(table, copy), self._collection.tag_of(copy)
        if tag is not None:
            label = phrase("offer-label-off", card=card)
            yield Offer(f"unlabel:{tag}", label, Unlabelled(tag), cost="upkeep")
        elif self._sees() and may_be_labelled(table, copy):
            yield Offer(f"label:{copy}", phrase("offer-label", card=card), Labelled(copy), cost="upkeep")

    def scanned(self, texts: Sequence[str], table: Table) -> Said | None:
        """What shown codes mean for labels; None when they mean nothing here."""
        if self._waiting is None and not any(is_ours(text) for text in texts):
            return None
        fresh = [text for text in dict.fromkeys(texts) if not self._collection.role_of(text)]
        if self._waiting is not None:
            return self._awaited(fresh, texts, table)
        ours = [text for text in fresh if is_ours(text)]
        bare = self._bare(table)
        if len(ours) != 1 or len(texts) != 1:
            return None
        self._fresh = ours[0]
        if not bare:
            return None
        yes = tuple(
            Offer(f"label:{copy}:{ours[0]}", phrase("offer-label-yes", card=name_of(table, copy)),
                  Labelled(copy, ours[0]), cost="upkeep") for copy in bare
        )  # fmt: skip
        no = Offer("label-none", phrase("offer-label-none"), Labelled(None), cost="upkeep")
        return Said(phrase("ask-label-of", card=name_of(table, bare[0])), (*yes, no))

    def _awaited(self, fresh: Sequence[str], texts: Sequence[str], table: Table) -> Said:
        """A label was asked for: the one fresh code that is shown is it, whoever has printed it."""
        assert self._waiting is not None  # the caller has looked
        if len(fresh) == 1:
            return Said(self.label(self._waiting, fresh[0], table))
        if fresh:
            return Said(phrase("label-several", card=name_of(table, self._waiting)))
        return Said(phrase("label-taken", card=self._holder(texts[0], table)))

    def _holder(self, tag: str, table: Table) -> Phrase:
        """What a code is on already; a card of another game is only called a card."""
        copy = self._collection.copy_of(tag)
        return name_of(table, copy) if copy is not None else phrase("a-card")

    def label(self, copy: CopyId | None, tag: str, table: Table) -> Phrase:
        """Stick a label on a card, or wait for one; says what came of it."""
        if copy is None:
            self._waiting, self._fresh = None, ""
            return phrase("label-none")
        if copy not in table.designs:
            return phrase("here-no-such-card")
        card = name_of(table, copy)
        if not tag:
            self._waiting, self._bound = copy, None
            return phrase("label-wait", card=card)
        if self._collection.role_of(tag):
            return phrase("label-taken", card=self._holder(tag, table))
        self._collection.bind(tag, copy)
        self._waiting, self._fresh, self._bound = None, "", (tag, copy)
        return phrase("label-bound", card=card)

    def take_off(self, tag: str, table: Table) -> Phrase:
        """Take a label off a card again."""
        copy = self._collection.copy_of(tag)
        if copy is None:
            return phrase("no-longer-offered")
        self._collection.unbind(tag)
        self._bound = None
        return phrase("label-off", card=name_of(table, copy))


def may_be_labelled(table: Table, copy: CopyId) -> bool:
    """Whether a label may be stuck on a card: never on one that is dealt unseen and kept hidden."""
    return table.card_of(copy).kind not in NEVER


def lies_open(table: Table, copy: CopyId) -> bool:
    """Whether everybody sees where a card lies."""
    at = table.bound.get(copy)
    return at is not None and table.slots[at].face_up and table.slots[at].known != "app"


def name_of(table: Table, copy: CopyId) -> Phrase:
    """What a copy is called, when it is in this game."""
    return table.card_of(copy).name if copy in table.designs else phrase("a-card")
