"""Where the table and the books differ: what everybody at the table may see of it."""

from __future__ import annotations

import msgspec

from companion.core.crossing.views import Offer
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase

WORD, MOVE, DISMISS = "word", "move", "dismiss"  # the last part of an answer's id: what it does


class Difference(msgspec.Struct, frozen=True):
    """A card that the camera sees elsewhere than the game has it; it waits, and nobody has to answer."""

    id: str
    says: Phrase  # the whole sentence
    card: Phrase | None = None  # None: a thing without a readable face
    seen: Phrase | None = None  # where it lies; None: it has left its place and is seen nowhere
    expected: Phrase | None = None  # where the game has it; None: it does not know, or does not tell
    answers: tuple[Offer, ...] = ()  # taken like any offer; `difference:<id>:<word|move|dismiss>`
    targets: tuple[str, ...] = ()  # what it is about on the board: "place:room:3", "slot:12"
    slot: SlotId | None = None  # the open card of the books that it is about, for the tools
