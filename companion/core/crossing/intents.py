"""What a player seems to want, before anybody has asked the rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.language.ids import CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase


class Intent(msgspec.Struct, frozen=True, tag=True):
    """Something came in at the front door."""


class Scanned(Intent, frozen=True):
    """Tags were seen together, left to right as their owner sees them."""

    texts: tuple[str, ...]
    place: str = "stand"
    at_s: float = 0.0


class Seen(msgspec.Struct, frozen=True):
    """A thing as the overhead camera sees it lying: its code, and the place it lies at.

    The text is that of a code, or `mark:123` of a table mark; empty for a thing without a readable face.
    """

    text: str
    place: str
    covered: bool = False  # something lies over it: it is known to lie there, though it cannot be seen


class Surveyed(Intent, frozen=True):
    """All that the overhead camera knows to lie where, each place left to right as its cards' owner sees it.

    A whole snapshot: nothing is lost when one of them is. Places that are not watched say nothing.
    """

    lying: tuple[Seen, ...]
    watched: tuple[str, ...]
    at_s: float = 0.0
    settled: bool = True  # for a while nothing has moved: what differs now can be said


class DiceSeen(Intent, frozen=True):
    """Dice came to rest under the camera while they were asked for."""

    roll: SeenRoll


class Touched(Intent, frozen=True):
    """A thing on the screen was touched: "slot:12", "place:room:3", "seat:p1", "meter:attack"."""

    target: str
    seat: SeatId | None = None


class Taken(Intent, frozen=True):
    """An offer of the view was taken by its id; `seat` is who did it, where the screen can tell."""

    offer: str
    seat: SeatId | None = None


class Replied(Intent, frozen=True):
    """The running ask was answered on the screen; `ask` guards against a stale sheet; `seat`: who did it."""

    ask: int
    value: Any = None
    seat: SeatId | None = None


class Pressed(Intent, frozen=True):
    """A button was pressed: the big one on the screen, or one of the hardware buttons."""

    button: Literal["next", "undo", "confirm"]


class Overruled(Intent, frozen=True):
    """The last refusal is to be done anyway; `always` makes it a house ruling."""

    step: int
    always: bool = False


class TakenBack(Intent, frozen=True):
    """Undo whole player actions; `agreed` are the seats that agreed where that is needed."""

    actions: int = 1
    agreed: tuple[SeatId, ...] = ()


class Redone(Intent, frozen=True):
    """Do again what was last taken back."""


class Corrected(Intent, frozen=True):
    """A manual tool or a 'we forgot ...' was used; `command` is one of the five tools or a room's own."""

    command: Any
    late: bool = False


class Dropped(Intent, frozen=True):
    """A card was carried by a finger on the screen and let go over these zones, most likely first."""

    slot: SlotId
    to: tuple[ZoneId, ...]


class Carried(Intent, frozen=True):
    """A card of the open checklist was carried back by hand; no slot: all of them were."""

    slot: int | None = None


class Beside(Intent, frozen=True):
    """Something beside the game, about the owner's cards: no rule is asked, and no undo takes it back."""


class Labelled(Beside, frozen=True):
    """A label is stuck on a card: this code, or else the next fresh one; no card: none after all."""

    copy: CopyId | None
    tag: str = ""


class Unlabelled(Beside, frozen=True):
    """A label was taken off again: its code is fresh."""

    tag: str


class Counted(Beside, frozen=True):
    """So many copies there are of a card that has no name yet."""

    design: DesignId
    copies: int


class OneMore(Beside, frozen=True):
    """The card that is asked for is one more of this design, of which the books have none left."""

    ask: int
    design: DesignId


class Confirmed(Beside, frozen=True):
    """The owner has looked: what others have told that a card does is as printed, or differs."""

    design: DesignId
    said: str


class Pictured(Beside, frozen=True):
    """A picture is to be taken of the card that lies under the camera: of this design."""

    design: DesignId


class Reread(Beside, frozen=True):
    """A deck that is being read is slid under the camera again, from this card on; 1 is its top."""

    ask: int
    card: int


class Believed(Beside, frozen=True):
    """Of this difference the table is right: the books follow."""

    difference: str


class Dismissed(Beside, frozen=True):
    """Of this difference nobody wants to hear, until it changes."""

    difference: str


class Announced(Beside, frozen=True):
    """Everybody is to hear of something that was decided beside the game."""

    says: Phrase


class ReadOut(Beside, frozen=True):
    """No card of the deck that is being read is left to slide under the camera."""

    ask: int
