"""Strikes: the enemies one by one, and every strike card that is drawn (ALN-STRIKE, FFY-STRIKE)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.steps import AtLarge, Striker
from companion.core.crossing.views import Duty, Figure, Offer, Place, Tile
from companion.core.language.asks import Work
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.commands import Command, MoveSlot
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import answers, decks, zones
from companion.engine.changes import carried
from companion.engine.draft import Draft, again, waiting
from companion.engine.effects.grammar import Wording
from companion.engine.effects.sentences import effect_lines
from companion.engine.feature import Feature, Settling, tells
from companion.engine.legendary.course import STRIKE
from companion.engine.legendary.life import BESIDE, Life
from companion.engine.legendary.moves import shuffle
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.wording import WORDING
from companion.engine.offers import name_of, offer
from companion.engine.work import Course, Own

S = TypeVar("S", bound=LegendaryState)
DECK = "strikes"  # the deck's name, by which it is kept


class ForgotStrike(Command, frozen=True):
    """A strike was forgotten: it is drawn now, and nothing that came after is undone."""

    seat: SeatId


class EnemyStruck(Event, frozen=True):
    """An enemy of the Combat Zone strikes the active player."""

    slot: SlotId
    seat: SeatId


class StrikeDrawn(Event, frozen=True):
    """A player drew the top strike card."""

    slot: SlotId
    seat: SeatId


class StrikeTaken(Event, frozen=True):
    """A strike with damage stays beside the Avatar."""

    slot: SlotId
    seat: SeatId
    damage: int


class StrikeMissed(Event, frozen=True):
    """A strike without damage went to the discarded strikes."""

    slot: SlotId
    seat: SeatId


class Healed(Event, frozen=True):
    """A strike beside an Avatar went to the discarded strikes."""

    slot: SlotId
    seat: SeatId


class StrikesReshuffled(Event, frozen=True):
    """The discarded strikes became the new strike deck."""


class EnemiesStrike(Course, frozen=True, tag="enemies-strike"):
    """The enemies strike, one after the other."""


class DrawStrike(Own, frozen=True, tag="strike"):
    """Somebody draws a strike; of an enemy whose text comes with each of its cards it says which it is."""

    by: SlotId | None = None


class StrikeTurned(Work, frozen=True, tag="strike-turned"):
    """A drawn strike lies open and waits for what it is."""

    slot: SlotId


class StrikeText(Own, frozen=True, tag="strike-text"):
    """A striking enemy says its text."""

    slot: SlotId


class StrikeOver(Work, frozen=True, tag="strike-over"):
    """While it waits a strike is being resolved: its text comes before anybody falls (ALN-STATE-15)."""

    slot: SlotId


class Striking(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of its strikes."""

    deck: ZoneId
    discard: ZoneId
    kinds: tuple[str, ...]  # what a striking card can be, asked where nobody knows
    life: Life[S]
    guard: Callable[[Draft[S], SeatId], None]  # for whom a strike can have been forgotten
    order: Callable[[S], Iterable[SlotId]]  # those who may strike, as they do
    count: Callable[[Card], int]  # how often a card strikes, or how many cards one strike of it brings
    text: Callable[[Draft[S], SeatId, SlotId], None]  # what an enemy or a drawn card says to somebody
    # Whether the text of an enemy comes with each of its cards, and is avoided with it (FFY-STRIKE-13,
    # FFY-KEY-18); else one strike brings several cards, and its text once (ALN-STRIKE-06, ALN-RULING-28).
    each: bool = False
    wording: Wording = WORDING  # how the text of a strike card is put into words
    # Strikes that hit no person, as on a ship (FFY-STRIKE-09): the work they bring instead.
    elsewhere: Callable[[Card, SlotId, SeatId], tuple[Work, ...]] = lambda card, slot, seat: ()
    is_spared: Callable[[S, SeatId], bool] = lambda state, seat: False  # whom no enemy strikes
    # Whose strikes come to nothing just now: of Crew enemies those against the fallen (FFY-DEF-02).
    is_idle: Callable[[S, Card], bool] = lambda state, card: False
    # Who draws strikes: who takes turns; in Firefly any Main Character that stands (FFY-NPC-01, FFY-DEF-06).
    draws: Callable[[S, SeatId], bool] = lambda state, seat: seat in state.acting
    # From whom a strike without damage is put away once its text is done (ALN-RULING-09, FFY-NPC-05); else
    # it stays (FFY-STRIKE-07).
    sheds: Callable[[S, SeatId], bool] = lambda state, seat: True
    # Whether an enemy that began to strike more than once still does (FFY-RUL-28).
    goes_on: Callable[[S, SlotId], bool] = lambda state, slot: True
    heeds: Callable[[S, SeatId], bool] = lambda state, seat: True  # for whom a drawn card's text counts
    # Whether a strike is not drawn, or that is being asked; it queues again what has to wait (ALN-STRIKE-16).
    avoids: Callable[[Draft[S], DrawStrike, SeatId], bool] = lambda draft, work, seat: False
    # The same of a card that was seen: it is put away, without damage and instructions (FFY-STRIKE-16).
    cancels: Callable[[Draft[S], StrikeTurned, SeatId], bool] = lambda draft, work, seat: False

    def draw(self, draft: Draft[S], seat: SeatId, n: int = 1) -> None:
        """Somebody draws strikes, one after the other, for whatever reason (ALN-STRIKE-11, FFY-STRIKE-11)."""
        draft.later(*(DrawStrike(seat=seat),) * n)

    def draw_forgotten(self, draft: Draft[S], command: ForgotStrike) -> None:
        """The table remembers a strike that was not drawn: in any phase (ALN-STRIKE-11)."""
        self.guard(draft, command.seat)
        answers.set_aside(draft)
        self.draw(draft, command.seat)

    def _enemies_strike(self, draft: Draft[S], work: EnemiesStrike) -> None:
        """The next of them strikes the active player in the order of the game.

        ALN-STRIKE-01 to 03, right to left; FFY-STRIKE-01 to 05, then those with Range.
        """
        slot, seat = self._next(draft.state), draft.state.active
        if slot is None or self.is_spared(draft.state, seat):
            return
        if decks.needs_identity(draft, slot, phrase("ask-which-enemy"), work):
            return
        if decks.needs_kind(draft, slot, self.kinds, work):
            return
        card, after = draft.state.table.card(slot), again(work, None)
        if card is None or not self.count(card):  # only now it was told that it does not strike
            return draft.later(after)
        draft.emit(EnemyStruck(slot, seat))
        draft.later(*self._brings(card, slot, seat), after)

    def _next(self, state: S) -> SlotId | None:
        """The first that has not struck yet and may strike (ALN-RULING-29)."""
        return next(self._following(state), None)

    def _following(self, state: S) -> Iterator[SlotId]:
        """Those who have not struck yet and may strike, as they do; of some nobody knows whether they do."""
        for slot in self.order(state):
            card = state.table.card(slot)
            may_strike = card is None or card.kind == UNKNOWN or self.count(card)
            if slot not in (*state.struck, *state.calmed) and may_strike:
                yield slot

    def coming(self, state: S) -> int:
        """How many strike cards the Strike Phase will yet bring the active player, as far as cards are known.

        What the board shows and what the end of a turn warns of (ALN-STRIKE-04, 05).
        """
        return sum(self.strikes_from(state, slot) for slot in self.order(state))

    def strikes_from(self, state: S, slot: SlotId) -> int:
        """How many of them come from one enemy: none from what has struck, or does not this turn."""
        card = state.table.card(slot)
        if card is None or slot in (*state.struck, *state.calmed):
            return 0
        if self.is_spared(state, state.active) or self.is_idle(state, card):
            return 0
        return self.count(card)

    def at_stake(self, state: S, slot: SlotId) -> int:
        """How many of the coming strikes its death would spare: none from what does not stand to strike."""
        return self.strikes_from(state, slot) if slot in self.order(state) else 0

    def warned(self, state: S) -> Phrase | None:
        """The strikes that the end of the turn brings, as the board counts them.

        ALN-STRIKE-04, FFY-STRIKE-01.
        """
        strikes = self.coming(state)
        return phrase("warns-strikes", strikes=strikes) if strikes else None

    def threatens(self, state: S, slot: SlotId) -> bool:
        """Whether it stands to strike while the coming strikes, of one damage each, would be too many."""
        is_deadly = self.life.would_kill(state, state.active, self.coming(state))
        return bool(self.at_stake(state, slot)) and is_deadly

    def does(self, state: S, slot: SlotId) -> Phrase | None:
        """The same in words, where it spares any."""
        strikes = self.at_stake(state, slot)
        return phrase("does-spare", strikes=strikes) if strikes else None

    def shown(self, state: S, place: Place) -> Place:
        """The Combat Zone of the board: each enemy with the strikes it brings, and their sum at its end."""
        if not place.tiles:
            return place
        coming = Figure("harm", self.coming(state), filled=False, label=phrase("strikes-coming"))
        tiles = tuple(self._striker(state, tile) for tile in place.tiles)
        return replace(place, tiles=tiles, figures=(coming,), states=(*place.states, "danger"))

    def _striker(self, state: S, tile: Tile) -> Tile:
        """An open enemy; one that will not strike shows a nought, outlined."""
        if tile.slot is None or not any(figure.shape == "fight" for figure in tile.figures):
            return tile  # nobody fights it
        strikes = self.strikes_from(state, tile.slot)
        rest = tuple(figure for figure in tile.figures if figure.shape != "harm")
        return replace(tile, figures=(Figure("harm", strikes, filled=strikes > 0), *rest))

    def due(self, state: S) -> Iterator[Duty]:
        """Strike cards that somebody still has to draw before anything else goes on (ALN-STRIKE-11)."""
        pending = [work.seat or state.active for work in waiting(state) if isinstance(work, DrawStrike)]
        is_on = any(isinstance(work, EnemiesStrike) for work in waiting(state))
        if is_on:
            pending += [state.active] * sum(self._drawn_for(state, slot) for slot in self.order(state))
        for seat in dict.fromkeys(pending):
            count, name = pending.count(seat), state.player(seat).name
            text = phrase("due-strikes", name=name, count=count)
            yield Duty("strike", text, seat, self._strikes_now(state), f"seat:{seat}", urgent=True)

    def _drawn_for(self, state: S, slot: SlotId) -> int:
        """How many of one enemy's strikes a person draws: none of those that hit a ship."""
        card = state.table.card(slot)
        hits_elsewhere = card is not None and self.elsewhere(card, slot, state.active)
        return 0 if hits_elsewhere else self.strikes_from(state, slot)

    def _strikes_now(self, state: S) -> Phrase | None:
        """Who strikes in the Strike Phase, as far as that is one of them."""
        return name_of(state, state.struck[-1]) if state.turn.phase == STRIKE and state.struck else None

    def _brings(self, card: Card, slot: SlotId, seat: SeatId) -> tuple[Work, ...]:
        """Strike cards and the enemy's text: once for all, or with each card."""
        elsewhere = self.elsewhere(card, slot, seat)
        if elsewhere:
            return elsewhere
        if self.each:
            return (DrawStrike(seat=seat, by=slot),) * self.count(card)
        return (*(DrawStrike(seat=seat),) * self.count(card), StrikeText(seat=seat, slot=slot))

    def _draw(self, draft: Draft[S], work: DrawStrike) -> None:
        """Somebody draws the top card; with none to draw nothing happens (ALN-RULING-31, FFY-STRIKE-17)."""
        seat, slot = _struck(draft, work), zones.top(draft.state.table, self.deck)
        if slot is None or not self.draws(draft.state, seat):
            return
        if work.by is not None and not self.goes_on(draft.state, work.by):
            return
        if self.avoids(draft, work, seat):
            return
        draft.emit(StrikeDrawn(slot, seat))
        text = () if work.by is None else (StrikeText(seat=seat, slot=work.by),)
        draft.later(StrikeTurned(seat=seat, slot=slot), StrikeOver(seat=seat, slot=slot), *text)

    def _turned(self, draft: Draft[S], work: StrikeTurned) -> None:
        """What the drawn card is: damage stays beside the Avatar, then its text is done (ALN-STRIKE-08)."""
        seat, slot = _struck(draft, work), work.slot
        if decks.needs_identity(draft, slot, phrase("ask-which-strike"), work):
            return
        if decks.needs_number(draft, slot, "damage", work):
            return
        damage, avatar = _damage(draft.state, slot), self.life.avatar(draft.state, seat)
        fields = self.life.fields(draft.state, seat) if damage and avatar is not None else ()
        if avatar is not None and any(decks.needs_number(draft, avatar, field, work) for field in fields):
            return
        if self.cancels(draft, work, seat):
            return
        if damage or not self.sheds(draft.state, seat):
            draft.emit(StrikeTaken(slot, seat, damage))
        if self.heeds(draft.state, seat):
            self.text(draft, seat, slot)

    def _say(self, draft: Draft[S], work: StrikeText) -> None:
        """What a striking enemy says besides (ALN-STRIKE-06, FFY-STRIKE-10)."""
        self.text(draft, _struck(draft, work), work.slot)

    def _over(self, draft: Draft[S], work: StrikeOver) -> None:
        """A strike without damage leaves once its text is done, unless that moved it (ALN-RULING-09)."""
        seat = _struck(draft, work)
        lies_there = draft.state.table.slots[work.slot].zone == zones.of(seat, BESIDE)
        if lies_there and not _damage(draft.state, work.slot) and self.sheds(draft.state, seat):
            draft.emit(StrikeMissed(work.slot, seat))

    def _settle(self, draft: Draft[S]) -> None:
        """The deck is made anew the moment its last card has left (ALN-EMPTY-07, FFY-SPEC-23, FFY-RUL-63)."""
        table = draft.state.table
        if table.zone(self.discard) and not table.zone(self.deck):
            draft.emit(StrikesReshuffled())
            decks.shuffle(draft, self.deck, DECK)

    def _enemy_struck(self, state: S, event: EnemyStruck) -> S:
        return replace(state, struck=(*state.struck, event.slot))

    def _strike_drawn(self, state: S, event: StrikeDrawn) -> S:
        return carried(state, (event.slot,), zones.of(event.seat, BESIDE), zones.FAR_END)

    def _strike_gone(self, state: S, event: StrikeMissed | Healed) -> S:
        return carried(state, (event.slot,), self.discard)

    def _strikes_reshuffled(self, state: S, event: StrikesReshuffled) -> S:
        return carried(state, state.table.zone(self.discard), self.deck, face_up=False)

    def forgotten(self, state: S) -> Iterator[Offer]:
        """A strike for anybody, a heal of any strike; nothing is undone."""
        for seat in (one for one in state.acting if self.draws(state, one)):
            label = phrase("offer-forgot-strike", name=state.player(seat).name)
            yield offer(f"forgot:{seat}", label, ForgotStrike(seat), f"seat:{seat}")
        for seat in state.acting:
            for slot in state.table.zone(zones.of(seat, BESIDE)):
                yield self._heal_offer(state, seat, slot)

    def _heal_offer(self, state: S, seat: SeatId, slot: SlotId) -> Offer:
        """Carry a strike that should have been healed to the discarded strikes."""
        label = phrase("offer-forgot-heal", name=state.player(seat).name, card=name_of(state, slot))
        return offer(f"forgot-heal:{slot}", label, MoveSlot(slot, self.discard, 0, True), f"slot:{slot}")

    def at_large(self, event: EnemyStruck | StrikeTaken | StrikeMissed, after: S) -> AtLarge:
        """What the strike card says, and in the Strike Phase whose it is and who strikes next."""
        card = after.table.card(event.slot) if isinstance(event, StrikeTaken) else None
        now = after.struck[-1:] if after.turn.phase == STRIKE else ()
        slots = (*now, *self._following(after)) if now else ()
        return AtLarge(
            words=effect_lines(card, self.wording) if card is not None else (),
            strikers=tuple(self._as_striker(after, slot) for slot in slots),
            turn=after.turn.number,
            struck=len(after.struck),
        )

    def _as_striker(self, state: S, slot: SlotId) -> Striker:
        card = state.table.card(slot)
        return Striker(name_of(state, slot), self.count(card) if card is not None else 0, f"slot:{slot}")

    def feature(self) -> Feature[S]:
        """Strikes as a feature."""
        return Feature(
            name="strikes",
            commands={ForgotStrike: self.draw_forgotten},
            during_ask=(ForgotStrike,),
            work={
                EnemiesStrike: self._enemies_strike, DrawStrike: self._draw, StrikeTurned: self._turned,
                StrikeText: self._say, StrikeOver: self._over,
            },
            settle=(Settling(self._settle, reads=("table.zones",)),),
            events={
                EnemyStruck: self._enemy_struck, StrikeDrawn: self._strike_drawn, StrikeTaken: tells,
                StrikeMissed: self._strike_gone, Healed: self._strike_gone,
                StrikesReshuffled: self._strikes_reshuffled,
            },
            prompts={
                StrikesReshuffled: shuffle("prompt-strikes-reshuffle", DECK),
            },
            carries=(StrikeDrawn, StrikeMissed, Healed),
            details={StrikeMissed: lambda event: "miss"},
            at_large=dict.fromkeys((EnemyStruck, StrikeTaken, StrikeMissed), self.at_large),
            forgotten=self.forgotten,
            due=self.due,
        )  # fmt: skip


def _struck(draft: Draft[S], work: Work) -> SeatId:
    """Whom a strike is for."""
    return work.seat or draft.state.active


def _damage(state: LegendaryState, slot: SlotId) -> int:
    card = state.table.card(slot)
    return (card.number("damage") or 0) if card is not None else 0
