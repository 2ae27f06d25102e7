"""The practice table: drawn cards that a finger lays under a drawn camera, read by the real reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.core.crossing.intents import Scanned, Taken
from companion.core.crossing.views import Figure, Offer, View
from companion.core.language.asks import Identity
from companion.core.language.cards import Card
from companion.core.language.ids import TABLE, CopyId, SeatId, SlotId, family
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.bench import About
from companion.core.ports.practice import DrawnCard, DrawnDeck, DrawnTable
from companion.engine.effects.sentences import effect_lines
from companion.engine.zones import place_key
from companion.ground.meaning import wording_of
from companion.owner.workbench import doing

if TYPE_CHECKING:
    from companion.house.house import House
    from companion.session.game import Game
    from companion.watch.drawn import DrawnCamera
    from companion.watch.true_table import TrueCards, TrueTable


class PracticeTable:
    """Answers the screen's practice port for whatever game is running."""

    def __init__(self, house: House, open_camera: Callable[[], DrawnCamera]) -> None:
        """Lay cards for the house's running game under a camera that is opened with the first card."""
        self._house, self._open_camera = house, open_camera
        self._camera: DrawnCamera | None = None
        self._game: Game | None = None
        self._truth: TrueTable | None = None
        self._spot: tuple[CopyId, ...] = ()
        self._says: Phrase | None = None

    def follow(self, game: Game, truth: TrueTable | None) -> None:
        """Take the real cards of a game that was begun or resumed."""
        self._game, self._truth, self._spot, self._says = game, truth, (), None

    @property
    def _now(self) -> TrueCards | None:
        """What lies there, while the game is running whose cards these are."""
        desk, truth = self._house.desk, self._truth
        return truth.now if truth is not None and desk is not None and desk.game is self._game else None

    def table(self) -> DrawnTable:
        """The hand of whose turn it is, and what lies under the camera."""
        now = self._now
        if now is None:
            return DrawnTable(None)
        seat = now.state.ask.seat if now.state.ask is not None else None
        seat = seat or now.state.turn.seat
        return DrawnTable(
            seat=seat, hand=self._hand_of(now, seat), decks=self._decks(now, seat),
            spot=tuple(self._drawn(now, copy) for copy in self._spot), says=self._says,
            wants_hand=self._wants_hand(now, seat),
        )  # fmt: skip

    def _wants_hand(self, now: TrueCards, seat: SeatId) -> bool:
        """Whether the card that is asked for lies in this hand."""
        assert self._game is not None  # it is running
        ask = now.state.ask
        return isinstance(ask, Identity) and ask.slot in self._game.room.zone_table.held_by(
            now.state.table, seat
        )

    def _hand_of(self, now: TrueCards, seat: SeatId) -> tuple[DrawnCard, ...]:
        """The cards a player holds, first those that the rules let nothing come before."""
        assert self._game is not None  # it is running
        room, table = self._game.room, now.state.table
        held = sorted(
            room.zone_table.held_by(table, seat),
            key=lambda slot: table.card_of(now.cards[slot]).kind not in room.foremost,
        )
        offered = {offer.id for offer in room.legal(now.state, TABLE) if offer.hand}
        drawn = ((self._drawn(now, now.cards[slot], slot), table.card_of(now.cards[slot])) for slot in held)
        return tuple(replace(one, plays=f"play:{card.design}" in offered) for one, card in drawn)

    def _drawn(self, now: TrueCards, copy: CopyId, slot: SlotId | None = None) -> DrawnCard:
        """A card with its words; one with neither text nor numbers says what the rules do with it."""
        assert self._game is not None  # it is running
        card, says = now.state.table.card_of(copy), self._game.room.says
        shown, said = drawn(now.state, copy), says(now.state, card, None)
        is_told = card.abilities or not card.structured  # else its figures say all there is
        text = said.text if is_told else None
        if text is None and not shown.figures and slot is not None:
            text = says(now.state, card, slot).text
        return replace(shown, text=text, live=said.live)

    def about(self, card: str) -> About | None:
        """What may be said of a card of the drawn hand."""
        now, copy = self._now, CopyId(card)
        if now is None or not any(copy == one.id for one in self.table().hand):
            return None
        held = now.state.table.card_of(copy)
        lines = effect_lines(held, wording_of(now.state.header.room))
        return About(held.name, doing(held), lines, drawn(now.state, copy).figures)

    def _decks(self, now: TrueCards, seat: SeatId) -> tuple[DrawnDeck, ...]:
        """What is lifted from; a card of the hand is laid and not lifted."""
        return () if self._wants_hand(now, seat) else decks_of(now.state)

    def lay(self, cards: Sequence[str]) -> None:
        """Lay these cards under the camera; what the reader makes of them goes in at the front door.

        A card whose code is gone or cannot be read is named instead, as hands would do by a touch: only what
        cannot be laid at all stays there and says so.
        """
        copies = tuple(CopyId(card) for card in cards)
        tags = [tag for copy in copies if (tag := self._house.store.collection.tag_of(copy)) is not None]
        if self._camera is None:
            self._camera = self._open_camera()
        read = self._camera.show(tags) if len(tags) == len(copies) else ()
        named = () if len(read) == len(copies) else self._named(copies)
        self._spot, self._says = (), None
        if len(read) == len(copies):
            self._house.post(Scanned(read))
        elif named:
            for offer in named:
                self._house.post(Taken(offer))
        else:
            self._spot, self._says = copies, phrase("practice-not-read")

    def _named(self, copies: Sequence[CopyId]) -> tuple[str, ...]:
        """The offers that say by touch what these cards are; none where one of them cannot be named."""
        now = self._now
        if now is None or self._game is None:
            return ()
        view = self._game.room.view(now.state, TABLE)
        found = [naming(view, now.state.table.card_of(copy)) for copy in copies]
        return tuple(offer.id for offer in found if offer is not None) if None not in found else ()

    def lift(self, deck: str) -> None:
        """Turn up the card the game waits for: it lies under the camera next."""
        now = self._now
        if now is not None and isinstance(now.state.ask, Identity) and str(now.state.ask.slot) == deck:
            self.lay((now.cards[now.state.ask.slot],))

    def close(self) -> None:
        """Put the drawn camera away."""
        if self._camera is not None:
            self._camera.close()
            self._camera = None

    def clear(self) -> None:
        """Take everything away from under the camera."""
        self._spot, self._says = (), None


def naming(view: View, card: Card) -> Offer | None:
    """The offer that says that it is this card: an answer to what is asked, else playing it."""
    if view.ask is not None:
        return next((offer for offer in view.ask.options if offer.label == card.name), None)
    return next((one for one in view.offers if one.hand and one.label.args.get("card") == card.name), None)


def decks_of(state: Any) -> tuple[DrawnDeck, ...]:
    """The deck or place whose card the game waits for; nothing else has to be lifted."""
    if not isinstance(state.ask, Identity):
        return ()
    zone = state.table.slots[state.ask.slot].zone
    count = len(state.table.zone(zone))
    return (DrawnDeck(str(state.ask.slot), phrase(place_key(family(zone))), count),)


def drawn(state: Any, copy: CopyId) -> DrawnCard:
    """A card as a rectangle with its title and its numbers."""
    card = state.table.card_of(copy)
    shapes = (("attack", "fight"), ("recruit", "pay"), ("damage", "harm"))
    figures = tuple(
        Figure(shape, card.number(field))  # type: ignore[arg-type]  # the three names are shapes
        for field, shape in shapes
        if card.number(field) != 0
    )
    return DrawnCard(copy, card.name, figures, card.klass)
