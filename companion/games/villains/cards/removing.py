"""Verbs that KO, take back and hand on single cards (VIL-KW-18, VIL-SPEC-05, VIL-BIND-04)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, seat_options
from companion.engine.effects.sentences import sort_of
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.hands import known_cards
from companion.engine.legendary.moves import own
from companion.engine.legendary.own_deck import CardsDiscarded, refill
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.verbs.piles import Recovered
from companion.games.villains import zones
from companion.games.villains.bystanders import effects, kidnap
from companion.games.villains.ko import ko
from companion.games.villains.meaning import cost, is_meant
from companion.games.villains.picking import choose, places_of
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class BindingsGiven(Event, frozen=True):
    """A Bindings of one player was gained by another."""

    seat: SeatId
    slot: SlotId


def knock_out(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A player KOs so many cards of these places, one after the other; without such a card none.

    Bindings are no Allies, but cards they are (VIL-BIND-03, 04).

    `may` makes an offer of it, and `gain` gives as many points as the card costs; with `other` it is never
    the card that says so.
    """
    seat = READING.player(draft, work)
    if seat is None or not READING.is_single(draft, work, clause):
        return
    args = clause.args
    what, lying = str(args.get("what", "any")), str(args.get("from", "yours"))
    places = places_of(draft.state, lying, seat)
    why = phrase("ask-ko-which", name=draft.state.player(seat).name, **sort_of(what))
    leave = phrase("option-ko-none") if args.get("may") else None
    but = work.slot if args.get("other") else None
    work = replace(work, seat=seat)
    slot = choose(draft, work, places, partial(is_meant, match=what), why, leave=leave, but=but)
    if slot is None:
        return
    card = draft.state.table.card(slot)
    ko(draft, slot)
    if clause.args.get("gain") and card is not None and cost(card):
        attack = clause.args["gain"] == "attack"
        draft.emit(PointsGained(cost(card) * attack, cost(card) * (not attack), slot))


def ko_all(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A player KOs all cards of these places that are meant, or with `may` as many as wanted."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    what, places = str(clause.args["what"]), places_of(draft.state, str(clause.args["from"]), seat)
    means, work = partial(is_meant, match=what), replace(work, seat=seat)
    known = (slot for zone in places for slot in known_cards(draft.state.table, zone))
    meant = [one for one in known if (card := draft.state.table.card(one)) is not None and means(card)]
    if meant and not clause.args.get("may"):
        for one in meant:
            ko(draft, one)
        return draft.later(replace(work, answer=None))
    why = phrase("ask-ko-which", name=draft.state.player(seat).name, **sort_of(what))
    slot = choose(draft, work, places, means, why, leave=phrase("option-ko-none"))
    if slot is not None:
        ko(draft, slot)
        draft.later(replace(work, answer=None))


def give_bindings(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A Bindings of the own hand or discard pile is gained by another player, who is chosen."""
    seat = work.seat or draft.state.active
    if work.picked is None:
        places = places_of(draft.state, "hand-or-discard", seat)
        why, leave = phrase("ask-give-bindings"), phrase("option-give-none")
        slot = choose(draft, work, places, partial(is_meant, match="bindings"), why, leave=leave)
        if slot is None:
            return
        work = replace(work, picked=slot, answer=None)
    others = tuple(one for one in draft.state.living if one != seat)
    chosen = (
        pick(draft, work, phrase("ask-choose-player"), seat_options(draft.state, others)) if others else None
    )
    if chosen is not None and chosen.seat is not None and work.picked is not None:
        draft.emit(BindingsGiven(chosen.seat, work.picked))


def discard_top(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So many cards of the top of a deck are discarded; with `unshuffled` an empty one stays empty."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    for _ in range(READING.number(draft.state, clause, "n", 1)):
        if clause.args.get("unshuffled") and not draft.state.table.zone(zones.of(seat, "deck")):
            return
        if not refill(draft, seat):
            return
        draft.emit(CardsDiscarded(seat, draft.state.table.zone(zones.of(seat, "deck"))[:1]))


def recover_turn(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Everything a player discarded in this turn comes back to the hand, as far as it lies there still."""
    seat = work.seat or draft.state.active
    pile = zones.of(seat, "discard")
    for slot in draft.state.discarded.get(seat, ()):
        if draft.state.table.slots[slot].zone == pile:
            draft.emit(Recovered(seat, slot, zones.of(seat, "hand")))


def kidnap_koed(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """All Bystanders that were KO'd in this turn are kidnapped."""
    seat, table = work.seat or draft.state.active, draft.state.table
    lying = tuple(
        slot for slot in draft.state.koed
        if table.slots[slot].zone == zones.KO and (card := table.card(slot)) is not None
        and card.kind == "bystander"
    )  # fmt: skip
    kidnap(draft, seat, lying)
    draft.later(*effects(seat, lying))


def ko_lair(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Every Ally of the Lair that is meant is KO'd."""
    what, table = str(clause.args.get("what", "any")), draft.state.table
    for slot in (slot for space in zones.LAIR for slot in table.zone(space)):
        card = table.card(slot)
        if card is not None and is_meant(card, what):
            ko(draft, slot)


def _given(state: VillainsState, event: BindingsGiven) -> VillainsState:
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


PART: Feature[VillainsState] = Feature(
    name="verbs-of-removing",
    verbs={
        "ko": knock_out, "ko-all": ko_all,
        "give-bindings": give_bindings, "discard-top": discard_top,
        "recover-turn": recover_turn, "kidnap-koed": kidnap_koed, "ko-lair": ko_lair,
    },
    events={BindingsGiven: _given},
    prompts={BindingsGiven: own("prompt-bindings-given")},
)  # fmt: skip
