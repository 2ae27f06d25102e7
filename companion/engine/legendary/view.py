"""What the games of the family show alike: the pools, what a turn waits for, the numbers of a card."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Duty, Figure, Place, SeatView, Shape, Tile
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import view, zones
from companion.engine.assembly import Assembly
from companion.engine.feature import Feature, Lying
from companion.engine.legendary.pools import points
from companion.engine.legendary.state import LegendaryState
from companion.engine.press import Pressing
from companion.engine.view import Bricks, Marks
from companion.engine.ways import Way

S = TypeVar("S", bound=LegendaryState)


def meters(state: LegendaryState) -> tuple[Figure, ...]:
    """The two pools of the key strip (ALN-ACT-03, FFY-ACT-04, VIL-PLAY-02)."""
    return (
        Figure("fight", state.numbers.get("attack", 0), label=phrase("field-attack")),
        Figure("pay", state.numbers.get("recruit", 0), label=phrase("field-recruit")),
    )


def holds_cards(state: LegendaryState) -> bool:
    """Whether whoever's turn it is still has cards to lay."""
    return bool(state.table.zone(zones.of(state.active, "hand")))


def is_dear(way: Way) -> bool:
    """Whether nobody knows what it costs, and there is nothing to pay."""
    return way.price is not None and way.price.need is None and not way.price.have


def pile_counts(state: LegendaryState, seat: SeatId) -> tuple[tuple[Phrase, int], ...]:
    """How many cards a person has in hand, to draw and used; some may share theirs."""
    where = {
        "hand": zones.of(seat, "hand"), "deck": state.deck_of(seat), "discard": state.discard_of(seat),
    }  # fmt: skip
    return tuple((phrase(f"pile-{part}"), len(state.table.zone(zone))) for part, zone in where.items())


class Persons(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game shows of the people at its table besides what lies in front of them."""

    bricks: Bricks[S]
    # Damage of Health; nobody is hurt in Villains, and a ship's hull is no person's (FFY-STRIKE-09).
    life: Callable[[S, SeatId], Figure | None] = lambda state, seat: None
    figures: Callable[[S, SeatId], tuple[Figure, ...]] = (
        lambda state, seat: ()
    )  # points, a price to fight them
    guise: Callable[[S, SeatId], Phrase | None] = lambda state, seat: None  # what somebody turned out to be
    counts: Callable[[S, SeatId], tuple[tuple[Phrase, int], ...]] = (
        pile_counts  # how many cards, pile by pile
    )

    def seat(self, whole: Assembly[S], state: S, seat: SeatId) -> SeatView:
        """A person: life, own cards, what is said of them and what lies in front."""
        player = state.player(seat)
        return SeatView(
            seat=seat, name=player.name, colour=player.colour, alive=seat in state.acting,
            life=self.life(state, seat), active=seat == state.active and not state.outcome,
            badges=whole.badges(state, seat), guise=self.guise(state, seat),
            tiles=tuple(self._in_front(state, seat, lying) for lying in whole.front(state, seat)),
            counts=self.counts(state, seat), figures=self.figures(state, seat),
        )  # fmt: skip

    def _in_front(self, state: S, seat: SeatId, lying: Lying) -> Tile:
        """A card in front of a person, with why it lies there."""
        shown = self.bricks.tile(state, lying.slot)
        return replace(shown, note=lying.note, owner=seat if lying.is_own else None)


def in_play(state: S, bricks: Bricks[S], marks: Marks, kept: Iterable[SlotId] = ()) -> Place:
    """What the active player has in play: kept cards, those of this turn in order, and what was lent."""
    place = bricks.place(state, zones.of(state.active, "played"), marks)
    copied = {one.slot for one in state.played if one.play}
    lent = (s for player in state.players for s in state.table.zone(zones.of(player.seat, "lent")))
    waits = bricks.tiles(state, (slot for slot in lent if slot not in copied), marks, "note-lent")
    return replace(place, tiles=(*bricks.tiles(state, kept, marks, "note-kept"), *place.tiles, *waits))


VERBS = ("begin", "complete", "fight", "scan", "recruit", "use", "play")  # as a chooser shows them


def pressing(
    phases: Collection[str],
    urgent: Callable[[S, Way], bool] = lambda state, way: False,
    last: Callable[[S, Way], bool] = lambda state, way: False,
) -> Pressing[S]:
    """The big button of a game: in these phases it first lays the hand, then opens what can be chosen.

    What does not wait is the game's to say, and what of it not even the hand comes before.
    """

    def lays(state: S) -> bool:
        return state.turn.phase in phases and holds_cards(state)

    return Pressing(
        verbs=VERBS, lays=lays, urgent=urgent, last=last, ready=lambda state, way: not is_dear(way)
    )


def waiting(state: LegendaryState, audience: str, lays: bool) -> Phrase | None:
    """What is waited for while the big button has nothing to do: the hand, or an answer."""
    return phrase("waiting-hand") if lays else view.waiting(state, audience)


def laying(phases: Collection[str]) -> Feature[S]:
    """What is due of a hand: in these phases whoever's turn it is lays it (ALN-ACT-03)."""

    def due(state: S) -> Iterator[Duty]:
        if state.ask is None and state.turn.phase in phases and holds_cards(state):
            left = len(state.table.zone(zones.of(state.active, "hand")))
            text = phrase("due-hand", name=state.player(state.active).name, count=left)
            yield Duty("hand", text, state.active, target=f"seat:{state.active}")

    return Feature(name="laying", due=due)


class Numbers(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Which numbers of an open card are shown: what fighting it costs, what it harms, what it gives."""

    fought: Collection[str]  # kinds of cards that are fought
    price: Callable[[S, SlotId], int | None]  # what fighting one costs now
    strikes: Callable[[Card], int] = lambda card: 0  # how often it strikes (ALN, FFY); nothing strikes in VIL
    beside: Mapping[str, tuple[Shape, str]] = {}  # kinds with one number that counts: its shape and name
    market: Collection[ZoneId] = ()
    cost: Callable[[S, SlotId], int | None] = lambda state, slot: None  # what recruiting one costs now

    def figures(self, state: S, slot: SlotId) -> tuple[Figure, ...]:
        """The numbers of an open card in their shapes."""
        card, zone = state.table.card(slot), state.table.slots[slot].zone
        if card is None:
            return ()
        if card.kind in self.fought:
            strikes = self.strikes(card)
            return (
                *((Figure("harm", strikes),) if strikes else ()),
                Figure("fight", self.price(state, slot)),
            )
        if card.kind in self.beside:
            shape, field = self.beside[card.kind]
            return (Figure(shape, card.number(field), filled=shape == "harm"),)
        if zone in self.market:
            cost = self.cost(state, slot)
            return (Figure("pay", cost, filled=cost is not None and cost <= state.numbers.get("recruit", 0)),)
        return points(card)
