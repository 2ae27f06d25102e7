"""Reactions: cards that are used from the hand in another player's turn (FFY-TIME-05, FFY-RUL-93)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Source
from companion.core.language.cards import Card, Clause
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.answers import set_aside
from companion.engine.draft import Draft
from companion.engine.effects.interpret import clause_of, moments, queue_ability
from companion.engine.feature import Feature
from companion.engine.legendary.hands import is_in_game
from companion.engine.legendary.playing.finding import found, known_by
from companion.engine.ways import Way
from companion.games.firefly.abilities import area_of, begin
from companion.games.firefly.claims import is_strike, kind_of, slot_of
from companion.games.firefly.phases import need_living
from companion.games.firefly.reacting import REACTION, Reacting, cards_of, has_reaction, ward_of
from companion.games.firefly.reading import READING
from companion.games.firefly.state import ACTION, EPISODE, STRIKE, FireflyState
from companion.games.firefly.wards import ANY, WardGained
from companion.games.firefly.wards import Way as WardWay

OPEN = (EPISODE, ACTION, STRIKE)  # phases of a turn in which others react


class React(Command, frozen=True):
    """Use the Reaction of a card in the own hand."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class Reacted(Event, frozen=True):
    """A player used a Reaction; the card stays in the hand, unless its own text puts it elsewhere."""

    seat: SeatId
    slot: SlotId


def react(draft: Draft[FireflyState], command: React) -> None:
    """Whoever is in the game reacts to another player's turn, once with each card.

    FFY-TIME-05, FFY-DEF-06, FFY-RUL-93.
    """
    seat, copy, state = command.seat, command.copy, draft.state
    if not is_in_game(state.table, copy):
        draft.refuse("FFY-TIME-05", "impossible", here=phrase("here-no-such-card"))
    need_living(draft, seat)
    if state.turn.phase not in OPEN:
        here = phrase("here-phase", phase=phrase(f"phase-{state.turn.phase}"))
        draft.refuse("FFY-TIME-05", "impossible", here=here)
    if seat == state.active:
        draft.refuse("FFY-TIME-05", "timing", here=phrase("here-own-turn", name=state.player(seat).name))
    card = state.table.card_of(copy)
    if not has_reaction(card):
        draft.refuse("FFY-TIME-05", "target", here=phrase("here-no-reaction", card=card.name))
    if state.table.bound.get(copy) in state.reacted:
        draft.refuse("FFY-RUL-93", "limit", here=phrase("here-reacted-already", card=card.name))
    set_aside(draft)
    draft.later(Reacting(copy, known_by(command.source), seat=seat))


def _reacts(draft: Draft[FireflyState], work: Reacting) -> None:
    """The card is found in the hand; where it avoids or cancels, that is the strike of this moment."""
    seat = work.seat
    slot = found(draft, seat, work.copy, work.known, work) if seat is not None else None
    card = draft.state.table.card(slot) if slot is not None else None
    if seat is None or slot is None or card is None:
        return
    draft.emit(Reacted(seat, slot))
    strike = draft.work[0] if draft.work and is_strike(draft.work[0]) else None
    whose = (strike.seat or draft.state.active) if strike is not None else None
    if strike is not None and whose is not None:
        way: WardWay = "avoid" if slot_of(strike) is None else "cancel"
        clause = ward_of(draft.state, card, seat, way, whose, kind_of(strike))
        if clause is not None:
            what = str(clause.args.get("what", ANY))
            draft.emit(WardGained(whose, way, what, READING.number(draft.state, clause, "n", 1)))
            draft.work[0] = replace(strike, answer=what)
            return _rest(draft, card, slot, seat, clause)
    begin(draft, card, slot, REACTION, seat)


def _rest(draft: Draft[FireflyState], card: Card, slot: SlotId, seat: SeatId, done: Clause) -> None:
    """What else the card says, where its ward was used at once."""
    area = area_of(draft.state.table.slots[slot].zone)
    for index, ability in moments(card, REACTION, 0, area):
        work = queue_ability(seat, slot, index, card, area)
        if done in ability.do:
            draft.later(*(clause_of(work, clause) for clause in ability.do if clause is not done))
        else:
            draft.later(work)


def _reacted(state: FireflyState, event: Reacted) -> FireflyState:
    """It works once in this turn (FFY-RUL-93)."""
    return replace(state, reacted=(*state.reacted, event.slot))


def interruptions(state: FireflyState, seats: Collection[SeatId]) -> Iterator[Way]:
    """Every card with a Reaction that another player's hand could hold."""
    if state.turn.phase not in OPEN:
        return
    for seat in state.living:
        if seat == state.active or seat not in seats:
            continue
        for copy in cards_of(state, seat):
            card = state.table.card_of(copy)
            yield Way(
                f"react:{seat}:{card.design}", React(seat, copy), partial(_label, state, seat, card),
                f"design:{card.design}", cost="show", hand=True, alike=True,
            )  # fmt: skip


def _label(state: FireflyState, seat: SeatId, card: Card) -> Phrase:
    return phrase("offer-react", name=state.player(seat).name, card=card.name)


FEATURE: Feature[FireflyState] = Feature(
    name="reactions",
    moments=(REACTION,),
    commands={React: react},
    during_ask=(React,),
    work={Reacting: _reacts},
    events={Reacted: _reacted},
    interruptions=interruptions,
)
