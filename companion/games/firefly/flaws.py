"""Flaws: they are played before anything else, do what the Avatar says, and go back (FFY-FLAW)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.crossing.views import Duty
from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import lays
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.hands import known_cards, may_hold
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.playing.played import CardPlayed
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin
from companion.games.firefly.phases import need_action
from companion.games.firefly.state import ACTION, FireflyState

FLAW = "flaw"


class FlawReturned(Event, frozen=True):
    """A Flaw that was played went back to its stack (FFY-FLAW-04)."""

    seat: SeatId
    slot: SlotId


class FlawDone(Work, frozen=True, tag="flaw-done"):
    """What a Flaw does has been done: it goes back to its stack."""


def known_flaw(state: FireflyState, seat: SeatId) -> SlotId | None:
    """A Flaw that everybody knows to be in a hand."""
    for slot in known_cards(state.table, zones.of(seat, "hand")):
        card = state.table.card(slot)
        if card is not None and card.kind == FLAW:
            return slot
    return None


def need_free(draft: Draft[FireflyState], seat: SeatId, *, over: str = "FFY-TURN-02") -> None:
    """The own Action Phase, with no Flaw in the hand that would have to be played first.

    FFY-FLAW-01, FFY-FLAW-02: one that nobody but its owner knows of is asked for by a line, not by a guard.
    """
    need_action(draft, seat, over=over)
    need_no_flaw(draft, seat)


def need_no_flaw(draft: Draft[FireflyState], seat: SeatId, card: Card | None = None) -> None:
    """Nothing comes before a Flaw, save a Flaw (FFY-ACT-01)."""
    slot = known_flaw(draft.state, seat)
    if slot is None or (card is not None and card.kind == FLAW):
        return
    here = phrase("here-flaw-first", name=draft.state.player(seat).name)
    draft.refuse("FFY-FLAW-01", "timing", here=here, remedy=phrase("remedy-flaw-first"))


def play(draft: Draft[FireflyState], seat: SeatId, slot: SlotId) -> None:
    """The Avatar's Flaw ability is done, then the card goes back to its stack (FFY-FLAW-03, 04)."""
    draft.later(FlawDone(seat=seat))
    speak(draft, seat, FLAW)


def _done(draft: Draft[FireflyState], work: FlawDone) -> None:
    put_back(draft, work.seat or draft.state.active)


def put_back(draft: Draft[FireflyState], seat: SeatId) -> None:
    """A Flaw in play goes back, whatever its text has brought (FFY-FLAW-04, FFY-RUL-89)."""
    for slot in draft.state.table.zone(zones.of(seat, "played")):
        card = draft.state.table.card(slot)
        if card is not None and card.kind == FLAW:
            draft.emit(FlawReturned(seat, slot))


def speak(draft: Draft[FireflyState], seat: SeatId, on: str) -> None:
    """What somebody's Avatar says of a Talent or a Flaw (FFY-TALENT-01, FFY-RUL-37)."""
    avatar = zones.top(draft.state.table, zones.of(seat, "avatar"))
    card = draft.state.table.card(avatar) if avatar is not None else None
    if avatar is not None and card is not None:
        begin(draft, card, avatar, on, seat)


def due(state: FireflyState) -> Iterator[Duty]:
    """Whoever holds a Flaw plays it first; whoever may hold one is reminded of it (FFY-FLAW-01, 02)."""
    seat = state.active
    if state.turn.phase != ACTION or state.ask is not None:
        return
    name = state.player(seat).name
    if known_flaw(state, seat) is not None:
        yield Duty("hand", phrase("due-flaw", name=name), seat, urgent=True)
    elif (not state.played or state.fresh) and may_hold(
        state.table, zones.of(seat, "hand"), lambda card: card.kind == FLAW
    ):
        yield Duty("hand", phrase("due-flaw-maybe", name=name), seat)


def _drawn(event: HandDrawn, before: FireflyState, after: FireflyState) -> FireflyState:
    """Among the drawn cards there may be a Flaw, which comes before the next action of the own phase.

    FFY-RUL-35, 36.
    """
    is_own = event.seat == after.active and after.turn.phase == ACTION
    return replace(after, fresh=True) if is_own else after


def _played(event: CardPlayed, before: FireflyState, after: FireflyState) -> FireflyState:
    """Whoever goes on has looked at what was drawn before."""
    return replace(after, fresh=False)


FEATURE: Feature[FireflyState] = Feature(
    name="flaws",
    moments=(FLAW,),
    work={FlawDone: _done},
    events={FlawReturned: lays(zones.FLAWS)},
    follows={HandDrawn: _drawn, CardPlayed: _played},
    carries=(FlawReturned,),
    due=due,
)
