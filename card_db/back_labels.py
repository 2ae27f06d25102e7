"""Binding back labels: show a card's face, then its back. The labels were stuck on as they came."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.tags import is_ours


class Pair(msgspec.Struct, frozen=True):
    """A code on the back of a card, and the code it had there before."""

    code: str
    copy: CopyId
    before: str = ""


class Deck(msgspec.Struct, frozen=True):
    """How far somebody has come with the backs of a deck."""

    cards: frozenset[CopyId]
    faces: Mapping[str, CopyId]  # codes on faces
    backs: Mapping[str, CopyId]  # codes on backs, before and since
    pairs: tuple[Pair, ...] = ()  # newest last
    face: CopyId | None = None  # the card whose face was shown
    back: str = ""  # the fresh back that was shown

    @property
    def left(self) -> int:
        """How many cards have no code on their back yet."""
        return len(self.cards - set(self.backs.values()))


class Shown(msgspec.Struct, frozen=True):
    """What came of showing a side: how far one is, what to say, and what to write."""

    deck: Deck
    says: Phrase
    bind: Pair | None = None
    is_warning: bool = False


def show(deck: Deck, code: str) -> Shown:
    """A side is shown, whichever comes first; no sentence ever says which card it is."""
    copy = deck.faces.get(code)
    if copy is not None:
        if copy not in deck.cards:
            return Shown(deck, phrase("back-other-deck"), is_warning=True)
        facing = msgspec.structs.replace(deck, face=copy)
        return paired(facing) if deck.back else Shown(facing, phrase("back-turn"))
    if not is_ours(code):
        return Shown(deck, phrase("back-not-ours"), is_warning=True)
    holder = deck.backs.get(code)
    if holder is not None and holder != deck.face:
        return Shown(deck, phrase("back-known"), is_warning=True)
    backing = msgspec.structs.replace(deck, back=code)
    return paired(backing) if deck.face is not None else Shown(backing, phrase("back-face"))


def paired(deck: Deck) -> Shown:
    """Face and back were shown: they are one card."""
    assert deck.face is not None  # the callers have looked
    before = next((code for code, copy in deck.backs.items() if copy == deck.face), "")
    pair = Pair(deck.back, deck.face, before)
    backs = {code: copy for code, copy in deck.backs.items() if code != before} | {pair.code: pair.copy}
    after = msgspec.structs.replace(deck, backs=backs, pairs=(*deck.pairs, pair), face=None, back="")
    return Shown(after, phrase("back-done", left=after.left), pair)


def undo(deck: Deck) -> Shown:
    """Take the side that waits back, or the newest pair."""
    if deck.face is not None or deck.back:
        return Shown(msgspec.structs.replace(deck, face=None, back=""), phrase("bind-put-down"))
    if not deck.pairs:
        return Shown(deck, phrase("bind-nothing-to-undo"))
    last = deck.pairs[-1]
    backs = {code: copy for code, copy in deck.backs.items() if code != last.code}
    if last.before:
        backs[last.before] = last.copy
    after = msgspec.structs.replace(deck, backs=backs, pairs=deck.pairs[:-1])
    return Shown(after, phrase("back-undone", left=after.left), Pair(last.before, last.copy, last.code))


def write(shown: Shown, bind_back: Callable[[str, CopyId], None], forget: Callable[[CopyId], None]) -> None:
    """Write what came of it: a new code on a back, or none any more."""
    if shown.bind is None:
        return
    if shown.bind.code:
        bind_back(shown.bind.code, shown.bind.copy)
    else:
        forget(shown.bind.copy)
