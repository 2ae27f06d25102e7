"""Facts that happened and that every room can tell; a room adds its own."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.language.asks import AnyAsk, Source, Value, Waiting
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, RuleId, SeatId, SlotId, ZoneId
from companion.core.language.refusals import Kind
from companion.core.language.slots import Known
from companion.core.language.states import Custody, Header, Preset


class Event(msgspec.Struct, frozen=True, tag=True):
    """A fact, in the past tense."""


class Opened(Event, frozen=True):
    """A game was opened: who plays, how, and with which cards."""

    header: Header
    cards: tuple[Card, ...]
    designs: dict[CopyId, DesignId]


class Row(msgspec.Struct, frozen=True):
    """One pile of a deal: so many unseen members of each pool, in one zone and one group."""

    zone: ZoneId
    group: GroupId
    quota: dict[PoolId, int]
    face_up: bool = False


class Dealt(Event, frozen=True):
    """Cards that nobody has told apart came to the table: pools of copies, split over rows."""

    pools: dict[PoolId, tuple[CopyId, ...]]
    rows: tuple[Row, ...]


class Laid(Event, frozen=True):
    """Known cards were laid into a zone in this order, first on top."""

    zone: ZoneId
    copies: tuple[CopyId, ...]
    face_up: bool = True


class Moved(Event, frozen=True):
    """Cards were carried to a zone by hand, outside the usual course."""

    slots: tuple[SlotId, ...]
    to: ZoneId
    at: int = 0
    face_up: bool | None = None


class Shuffled(Event, frozen=True):
    """A zone was shuffled: what was known of its cards is known no more."""

    zone: ZoneId


class OrderKnown(Event, frozen=True):
    """The app learnt a deck's order, top first, and keeps it secret."""

    zone: ZoneId
    copies: tuple[CopyId, ...]


class OrderLost(Event, frozen=True):
    """After an undo hands have disturbed these cards: nobody knows which is which."""

    slots: tuple[SlotId, ...]


class DeckKept(Event, frozen=True):
    """From now on a deck is kept in another way; hands have taken it apart where its zone is named."""

    deck: str
    how: Custody
    was: Custody
    zone: ZoneId | None = None


class Forgotten(Event, frozen=True):
    """The app forgot what it alone knew of these cards: hands have laid others there, unseen."""

    slots: tuple[SlotId, ...]


class BackShown(Event, frozen=True):
    """The back of a card that was laid face down was shown in passing: the app alone knows it now.

    No copy: the back was that of a card which cannot lie there; nobody is told that either.
    """

    slot: SlotId
    copy: CopyId | None = None


class Bound(Event, frozen=True):
    """It became known which card a slot holds."""

    slot: SlotId
    copy: CopyId
    known: Known = "seen"


class Unbound(Event, frozen=True):
    """It is no longer known which card a slot holds."""

    slot: SlotId


class Swapped(Event, frozen=True):
    """Two copies of one design changed places in the books: a copy that was only told turned up elsewhere."""

    one: CopyId
    other: CopyId


class Asked(Event, frozen=True):
    """The game waits for something from outside; `rest` is what goes on afterwards."""

    ask: AnyAsk
    rest: tuple[Waiting, ...] = ()


class Answered(Event, frozen=True, omit_defaults=True):
    """The running ask was answered; `seat` says by whom, where it was asked of several."""

    ask: int
    value: Value
    source: Source
    seat: SeatId | None = None


class SetAside(Event, frozen=True):
    """The running question waits: something came up that cannot, and it is asked again afterwards."""

    ask: int


class FactLearned(Event, frozen=True):
    """Somebody told what is printed on a design or a board place."""

    of: str
    field: str
    value: Any
    source: Source


class Rematched(Event, frozen=True):
    """Two unnamed cards changed places: what was told of one, and where its copies lie, is the other's."""

    wrong: DesignId
    right: DesignId


class NumberSet(Event, frozen=True):
    """A number of the game was corrected by hand."""

    name: str
    value: int


class ProgressSet(Event, frozen=True):
    """Turn, phase, who lives or how far the game has come was corrected by hand."""

    seat: SeatId | None = None
    phase: str | None = None
    course: dict[str, int] = {}
    alive: dict[SeatId, bool] = {}


class Waived(Event, frozen=True):
    """The players did it anyway: this rule was let pass, `short` points were not paid."""

    rule: RuleId
    kind: Kind
    short: int = 0


class Tolerated(Event, frozen=True):
    """After a correction these rule invariants do not hold; they are watched again once they do."""

    broken: tuple[str, ...]


class SeatHandedOver(Event, frozen=True):
    """From now on a seat is played by somebody else, by all together, or by its own person again."""

    seat: SeatId
    by: str = ""


class TurnCredited(Event, frozen=True):
    """A turn was really this seat's: the log and the statistics count it so."""

    turn: int
    seat: SeatId


class PinTakenAway(Event, frozen=True):
    """The table agreed that a forgotten pin no longer guards a seat."""

    seat: SeatId


class RulesKept(Event, frozen=True):
    """From now on the game is played so strictly."""

    how: Preset


class OutOfStep(Event, frozen=True):
    """Something could not be carried out by the app: the players do what the card says."""

    slot: SlotId | None
    why: str


CORE_EVENTS = (
    Opened,
    Dealt,
    Laid,
    Moved,
    Shuffled,
    OrderKnown,
    OrderLost,
    DeckKept,
    Forgotten,
    BackShown,
    Bound,
    Unbound,
    Swapped,
    Asked,
    Answered,
    SetAside,
    FactLearned,
    Rematched,
    NumberSet,
    ProgressSet,
    Waived,
    Tolerated,
    SeatHandedOver,
    TurnCredited,
    PinTakenAway,
    RulesKept,
    OutOfStep,
)
