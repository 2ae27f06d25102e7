"""What cards do with the tops of players' decks: shown, and sent by what they are (VIL-DECK-04, 05)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.language.asks import Option, Work
from companion.core.language.cards import Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.moves import own
from companion.engine.legendary.own_deck import CardsDiscarded, HandDrawn, refill
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.verbs.choosing import inner
from companion.engine.legendary.verbs.ordering import arrange
from companion.games.villains import zones
from companion.games.villains.ko import ko
from companion.games.villains.meaning import cost, field_of, is_meant
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState

STAY = "stay"


class TopShown(Event, frozen=True):
    """The top card of a player's deck was turned up for all; it lies beside the deck until it is sent."""

    seat: SeatId
    slot: SlotId


class LaidBack(Event, frozen=True):
    """A card that was shown went back onto its deck, or under it."""

    seat: SeatId
    slot: SlotId
    under: bool = False


class PutIntoHand(Event, frozen=True):
    """A card that was shown was put into its player's hand; it was not drawn by that."""

    seat: SeatId
    slot: SlotId


class SendShown(DoClause, frozen=True, kw_only=True, tag="send-shown"):
    """A card that was shown goes by what it is."""

    top: SlotId
    owner: SeatId


class OrderBack(Work, frozen=True, tag="order-back"):
    """Those of the shown cards that went back onto the deck lie there in the order their owner wants."""

    slots: tuple[SlotId, ...]


def top(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So many cards are shown, then each goes where the text says: those that are meant, and the others.

    With `may` somebody can leave it on the deck: its owner, or the current player where `by` says so; that
    one sees the cards of all before the first of them goes. `gain` gives as many points as it costs, and with
    `order` their owner orders those that go back.
    """
    if clause.args.get("by") != "active":
        seat = READING.player(draft, work)
        return None if seat is None else _show_and_send(draft, work, (seat,), seat)
    seats = READING.seats(draft.state, work, str(clause.args.get("who", "you")))
    _show_and_send(draft, work, seats, draft.state.active)


def _show_and_send(
    draft: Draft[VillainsState], work: DoClause, seats: Iterable[SeatId], chooser: SeatId
) -> None:
    n, fields = READING.number(draft.state, work.clause, "n", 1), {**going_on(work), "seat": chooser}
    sent: list[Work] = []
    for seat in seats:
        shown = show_tops(draft, seat, n)
        sent += [SendShown(**fields, top=slot, owner=seat) for slot in reversed(shown)]
        sent += [OrderBack(seat=seat, slots=shown)] if work.clause.args.get("order") else []
    draft.later(*sent)


def show_tops(draft: Draft[VillainsState], seat: SeatId, n: int) -> tuple[SlotId, ...]:
    """So many cards of a deck lie open, the top one first; an empty deck is made anew (VIL-DECK-04)."""
    shown: list[SlotId] = []
    for _ in range(n):
        if refill(draft, seat):
            slot = draft.state.table.zone(zones.of(seat, "deck"))[0]
            draft.emit(TopShown(seat, slot))
            shown.append(slot)
    return tuple(shown)


def _send(draft: Draft[VillainsState], work: SendShown) -> None:
    """Which card it is, and what it costs, is told first where that counts."""
    slot, args = work.top, work.clause.args
    match = str(args.get("match", "any"))
    if needs_identity(draft, slot, phrase("ask-which-turned"), work):
        return
    field = "cost" if "gain" in args else field_of(match)
    if field and needs_number(draft, slot, field, work):
        return
    card = draft.state.table.card(slot)
    matches = card is not None and is_meant(card, match)
    goes = str(args.get("then" if matches else "else", "back"))
    if goes != "back" and _is_offered(args, matches) and card is not None:
        chosen = _asked(draft, work, card, goes)
        if chosen is None:
            return
        goes = "back" if chosen == STAY else goes
    if matches:
        _inner(draft, work)
        if "gain" in args and card is not None and cost(card):
            n, attack = cost(card), args["gain"] == "attack"
            draft.emit(PointsGained(n * attack, n * (not attack), work.slot))
    _goes(draft, work.owner, slot, goes)


def _is_offered(args: dict[str, object], matches: bool) -> bool:
    """Whether it may be left: all of them, or those alone that are meant, or not."""
    return args.get("may") in ("all", "then" if matches else "else")


def _asked(draft: Draft[VillainsState], work: SendShown, card: Card, goes: str) -> str | None:
    name = draft.state.player(work.owner).name
    options = (Option("go", phrase(f"option-top-{goes}")), Option(STAY, phrase("option-top-stay")))
    chosen = pick(draft, work, phrase("ask-top", card=card.name, name=name), options)
    return chosen.key if chosen is not None else None


def _inner(draft: Draft[VillainsState], work: SendShown) -> None:
    plain = DoClause(**going_on(work))
    inner(draft, plain, work.clause.args.get("do", ()))


def _orders(draft: Draft[VillainsState], work: OrderBack) -> None:
    seat = work.seat or draft.state.active
    deck = draft.state.table.zone(zones.of(seat, "deck"))
    arrange(draft, seat, tuple(slot for slot in work.slots if slot in deck))


def _goes(draft: Draft[VillainsState], seat: SeatId, slot: SlotId, goes: str) -> None:
    """It stays on its deck where nothing else is said; put into a hand it is not drawn (VIL-DECK-05)."""
    if goes == "draw":
        draft.emit(HandDrawn(seat, (slot,)))
    elif goes == "hand":
        draft.emit(PutIntoHand(seat, slot))
    elif goes == "discard":
        draft.emit(CardsDiscarded(seat, (slot,)))
    elif goes == "ko":
        ko(draft, slot, seat)
    else:
        draft.emit(LaidBack(seat, slot, under=goes == "bottom"))


def _top_shown(state: VillainsState, event: TopShown) -> VillainsState:
    return carried(state, (event.slot,), zones.SHOWN)


def _put_into_hand(state: VillainsState, event: PutIntoHand) -> VillainsState:
    return carried(state, (event.slot,), zones.of(event.seat, "hand"), zones.FAR_END, face_up=False)


def _laid_back(state: VillainsState, event: LaidBack) -> VillainsState:
    at = zones.FAR_END if event.under else 0
    return carried(state, (event.slot,), zones.of(event.seat, "deck"), at, face_up=False)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-tops",
    verbs={"top": top},
    work={SendShown: _send, OrderBack: _orders},
    events={TopShown: _top_shown, LaidBack: _laid_back, PutIntoHand: _put_into_hand},
    prompts={PutIntoHand: own("prompt-put-hand")},
    carries=(TopShown,),
)
