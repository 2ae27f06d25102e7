"""What every game's View is made of: cards and places as they are seen, marks, the running ask, the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import AskKind, AskView, Figure, Offer, Place, Tile, TurnView
from companion.core.language.asks import AnyAsk, Ballot, Choice, Dice, Done, Identity, Number, Order
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine.offers import answers
from companion.engine.ways import Way
from companion.engine.zones import place_key

S = TypeVar("S", bound=State)
D = TypeVar("D", Offer, Way)  # what can be done, with words or without
Marks = dict[str, tuple[str, ...]]  # touched thing -> how it is marked
PlaceKind = Literal["place", "deck", "row"]

KINDS: dict[type, AskKind] = {
    Choice: "choice", Ballot: "choice", Dice: "dice", Done: "done", Identity: "identity", Number: "number",
}  # fmt: skip


def marks_of(offers: Iterable[D], big: D | None) -> Marks:
    """Whatever a touch would take is marked, and what the big button would take twice."""
    marks: Marks = {offer.target: ("legal",) for offer in offers if offer.target}
    return marks | ({big.target: ("legal", "big")} if big is not None and big.target else {})


def is_asked(state: State, slot: SlotId) -> bool:
    """Whether the running ask is about a card; of one that only its owner sees nothing is shown."""
    about = getattr(state.ask, "slot", None)
    if state.ask is None or not isinstance(about, int) or about != slot:
        return False
    return state.table.slots[slot].face_up or not state.ask.private


class Bricks(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """How a room shows cards and places: everything but what their numbers mean is the same in all."""

    figures: Callable[[S, SlotId], tuple[Figure, ...]] = lambda state, slot: ()  # of an open card
    owner: Callable[[S, SlotId], SeatId | None] = lambda state, slot: None  # where it is to be said

    def tile(self, state: S, slot: SlotId, marks: Marks | None = None, own: bool = False) -> Tile:
        """One card: a hidden one says nothing of itself, but to its owner."""
        held, card, target = state.table.slots[slot], state.table.card(slot), f"slot:{slot}"
        states = (marks or {}).get(target, ())
        if is_asked(state, slot):
            states = (*states, "asked")
        if not held.face_up and not (own and card is not None):
            return Tile(target, hidden=True, states=states, slot=slot)
        if card is None:
            return Tile(target, title=phrase("unknown-card"), states=states, slot=slot)
        return Tile(
            target, title=card.name, kind=card.kind, figures=self.figures(state, slot), icon=card.klass,
            owner=self.owner(state, slot), known="told" if held.known == "told" else "seen", states=states,
            slot=slot, hidden=not held.face_up,
        )  # fmt: skip

    def tiles(
        self, state: S, slots: Iterable[SlotId], marks: Marks, note: str = ""
    ) -> tuple[Tile, ...]:  # fmt: skip
        """Cards side by side; where they have one, with a note of why they lie there."""
        found = (self.tile(state, slot, marks) for slot in slots)
        return tuple(replace(one, note=phrase(note)) if note else one for one in found)

    def place(
        self,
        state: S,
        zone: ZoneId,
        marks: Marks,
        kind: PlaceKind = "row",
        figures: tuple[Figure, ...] = (),
        states: tuple[str, ...] = (),
    ) -> Place:
        """A place of the board with what lies there; a deck shows its count alone."""
        slots, target, is_deck = state.table.zone(zone), f"place:{zone}", kind == "deck"
        return Place(
            zone, phrase(place_key(zone)), kind, () if is_deck else self.tiles(state, slots, marks),
            len(slots) if is_deck else None, figures, (*marks.get(target, ()), *states), target,
        )  # fmt: skip


def turn_view(state: State, phases: Sequence[str]) -> TurnView:
    """Whose turn, and which of its phases runs; of several who choose at once those who still have to."""
    phase = state.turn.phase
    at = phases.index(phase) if phase in phases else 0
    choosing = state.ask.open if isinstance(state.ask, Ballot) else ()
    seat, said = state.turn.seat or None, phrase(f"phase-{phase}")
    return TurnView(state.turn.number, seat, said, len(phases), at, choosing)


def ask_view(state: State, audience: str) -> AskView | None:
    """The running ask; a private one shows its words to its own person only."""
    ask = state.ask
    if ask is None:
        return None
    options = answers(state, audience)
    if isinstance(ask, Ballot):
        return _ballot(ask, audience, options)
    secret = ask.private and audience != ask.seat
    if secret:
        why = phrase("ask-private")
        return AskView(id=ask.id, kind=_kind(ask), why=why, seat=ask.seat, secret=True, options=options)
    slot = ask.slot if isinstance(ask, Identity | Number) else None
    return AskView(
        id=ask.id, kind=_kind(ask), why=ask.why, seat=ask.seat, options=options,
        target=f"slot:{slot}" if slot is not None else "",
        dice=ask.dice if isinstance(ask, Dice) else (), kinds=ask.kinds if isinstance(ask, Dice) else (),
        guess=ask.guess if isinstance(ask, Number) else None, likely=_option(ask, "guess"),
        otherwise=_option(ask, "otherwise"),
    )  # fmt: skip


def _ballot(ask: Ballot, audience: str, options: tuple[Offer, ...]) -> AskView:
    """A choice of several at once: each of them sees the own options, nobody what was chosen."""
    has_part = audience in ask.options
    return AskView(
        id=ask.id, kind="choice", why=ask.why if has_part else phrase("ask-private"), secret=not has_part,
        seat=SeatId(audience) if has_part else next(iter(ask.open), None), seats=ask.open, options=options,
    )  # fmt: skip


def _option(ask: AnyAsk, field: Literal["guess", "otherwise"]) -> str:
    """The offer that a choice names as likely, or as what holds when nobody says anything."""
    key = getattr(ask, field) if isinstance(ask, Choice) else ""
    return f"answer:{ask.id}:{key}" if key else ""


def _kind(ask: AnyAsk) -> AskKind:
    """The ask's kind as the screen knows it; a deck is read by people, ordered by the app."""
    return "read" if isinstance(ask, Order) and ask.read else KINDS.get(type(ask), "order")


def waiting(state: State, audience: str) -> Phrase | None:
    """What is waited for while the big button has nothing to do; a private question is not said aloud."""
    if state.outcome:
        return phrase("waiting-over")
    ask = ask_view(state, audience)
    return ask.why if ask is not None else None
