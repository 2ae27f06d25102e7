"""Verbs of card effects on points and on players' own cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.core.language.asks import Done, Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs, for_seat, instead
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import one_of_each, pick, seat_options, seats_of, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.hands import any_unknown, known_cards, unknown_cards
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.market.requests import ToKnow
from companion.engine.legendary.own_deck import CardsDiscarded
from companion.engine.legendary.points import PointsGained, PointsSpent
from companion.engine.legendary.pools import pool
from companion.engine.turns import clockwise
from companion.games.alien import drawing, zones
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.keywords.events import Shielded
from companion.games.alien.keywords.rules import gained
from companion.games.alien.objectives.events import ObjectiveProgressed
from companion.games.alien.state import AlienState

Aim = Callable[[DoClause, SeatId], DoClause]
VOID = ("setup", "strike", "cleanup", "over")  # phases in which points can no longer be used (ALN-RULING-58)


def players(
    draft: Draft[AlienState],
    pending: DoClause,
    able: Callable[[SeatId], bool] = lambda seat: True,
    aim: Aim = for_seat,
) -> SeatId | None:
    """The one living player this work is about; None when it was queued again for each or is being asked.

    `able` leaves out players whom the active player would choose in vain.
    """
    who = str(pending.clause.args.get("who", "you"))
    seat = pending.seat or draft.state.active
    if who == "you":
        return seat if seat in draft.state.acting else None
    if who != "any":
        draft.later(*(aim(pending, one) for one in seats_of(draft.state, who, seat)))
        return None
    able_seats = [one for one in clockwise(draft.state, draft.state.active) if able(one)]
    if not able_seats:
        return None
    asked = replace(pending, seat=chooser(draft.state, seat))
    chosen = pick(draft, asked, phrase("ask-choose-player"), seat_options(draft.state, able_seats))
    if chosen is not None and chosen.seat is not None:
        draft.later(aim(pending, chosen.seat))
    return None


def chooser(state: AlienState, you: SeatId) -> SeatId:
    """Who chooses where no text says: the active player (ALN-TEXT-04), in an alien's turn whom it names."""
    return you if state.active in state.aliens else state.active


def one_by_one(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> bool:
    """Whether the work is for a single card; more are queued one after the other."""
    if clause.args.get("n", 1) == 1:
        return True
    n = number(draft.state, clause, "n", COUNTERS, 1)
    draft.later(*(instead(pending, n=1) for _ in range(n)))
    return False


def gain(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Points come into the pools while they can be spent."""
    attack = number(draft.state, clause, "attack", COUNTERS)
    recruit = number(draft.state, clause, "recruit", COUNTERS)
    if draft.state.turn.phase not in VOID and (attack or recruit):
        draft.emit(PointsGained(attack, recruit, pending.slot))


def lose(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The active player loses points; a pool never goes below 0 (ALN-ACT-08)."""
    what = str(clause.args["what"])
    n = min(number(draft.state, clause, "n", COUNTERS, 1), pool(draft.state, what))
    if n:
        draft.emit(PointsSpent(attack=n) if what == "attack" else PointsSpent(recruit=n))


def progress(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The players come closer to an objective; a final enemy that dies too early does not count.

    ALN-RULING-26: killed before its objective is current, it may come back with the rebuilt Hive.
    """
    level = int(clause.args["level"])
    card = draft.state.table.card(pending.slot) if pending.slot is not None else None
    if card is not None and card.has("final-enemy") and draft.state.objective < level == 3:
        return
    draft.emit(ObjectiveProgressed(level, number(draft.state, clause, "n", COUNTERS, 1)))


def draw(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Cards are drawn from the own deck."""
    seat = players(draft, pending)
    if seat is not None:
        drawing.draw(draft, seat, number(draft.state, clause, "n", COUNTERS, 1))


def discard(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Players discard cards of their choice from the hand, as many as there are (ALN-TEXT-03)."""
    n = number(draft.state, clause, "n", COUNTERS, 1)
    if clause.args.get("who") in ("each", "others") and not pending.told:
        seats = seats_of(draft.state, str(clause.args["who"]), pending.seat or draft.state.active)
        if any(_must_choose_unseen(draft.state, seat, n) for seat in seats):
            return _tell(draft, pending, "ask-discard-all", n)
    seat = players(draft, pending)
    if seat is not None and n:
        _discard_of(draft, replace(pending, seat=seat), seat, n)


def _must_choose_unseen(state: AlienState, seat: SeatId, n: int) -> bool:
    """Whether only the player can tell which cards go: more in the hand than must go, and all unknown."""
    hand = zones.of(seat, "hand")
    return 0 < n < len(state.table.zone(hand)) and not known_cards(state.table, hand)


def _tell(draft: Draft[AlienState], pending: DoClause, why: str, n: int) -> None:
    """Say how many cards go, and believe that it was done."""
    told = replace(pending, told=True)
    name = draft.state.player(pending.seat or draft.state.active).name
    draft.ask(Done(id=draft.next_ask, why=phrase(why, count=n, name=name), seat=pending.seat), told)


def _discard_of(draft: Draft[AlienState], pending: DoClause, seat: SeatId, n: int) -> None:
    hand = zones.of(seat, "hand")
    held = draft.state.table.zone(hand)
    if n >= len(held):
        if held:
            draft.emit(CardsDiscarded(seat, held))
        return
    if not known_cards(draft.state.table, hand):
        if pending.told:
            draft.emit(CardsDiscarded(seat, any_unknown(draft, hand, n)))
        else:
            _tell(draft, pending, "ask-discard", n)
        return
    slot = _from_hand(draft, pending, seat, "ask-discard-which")
    if slot is not None:
        draft.emit(CardsDiscarded(seat, (slot,)))
        if n > 1:
            draft.later(instead(pending, n=n - 1, who="you"))


def _from_hand(draft: Draft[AlienState], pending: DoClause, seat: SeatId, why: str) -> SlotId | None:
    """The card a player names in a hand of which some cards are known to all; None while it is asked."""
    hand, table = zones.of(seat, "hand"), draft.state.table
    known = one_of_each(draft.state, known_cards(table, hand))
    options = list(slot_options(draft.state, known, public=True))
    if unknown_cards(table, hand):
        options.append(Option("hand", phrase("option-another-card")))
    name = draft.state.player(seat).name
    chosen = pick(draft, pending, phrase(why, name=name), options)
    if chosen is None:
        return None
    return chosen.slot if chosen.slot is not None else any_unknown(draft, hand, 1)[0]


def kill_own(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A player kills one of their characters: in the hand, played this turn, or kept (ALN-KILL-05, 06)."""
    seat = players(draft, pending)
    if seat is None or not one_by_one(draft, pending, clause):
        return
    options = _own_characters(draft.state, seat)
    if not options:
        return
    if clause.args.get("may"):
        options.append(Option("no", phrase("option-no")))
    why = phrase("ask-kill-own", name=draft.state.player(seat).name)
    chosen = pick(draft, replace(pending, seat=seat), why, options)
    if chosen is None or chosen.key == "no":
        return
    slot = chosen.slot if chosen.slot is not None else any_unknown(draft, zones.of(seat, "hand"), 1)[0]
    draft.later(Kill(seat=seat, slot=slot))


def _own_characters(state: AlienState, seat: SeatId) -> list[Option]:
    """What "your characters" are: hand, played and kept; not the deck, not the discard pile."""
    table, hand = state.table, zones.of(seat, "hand")
    open_cards = (*table.zone(zones.of(seat, "played")), *table.zone(zones.of(seat, "vigilant")))
    known = one_of_each(state, (*open_cards, *known_cards(table, hand)))
    options = list(slot_options(state, known, public=True))
    if unknown_cards(table, hand):
        options.append(Option("hand", phrase("option-from-hand")))
    return options


def gain_card(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A character is gained without paying, into the discard pile unless the card says otherwise."""
    seat = pending.seat or draft.state.active
    slot = _offered(draft, pending, clause)
    if slot is None:
        return
    to = zones.of(seat, str(clause.args.get("to", "discard")))
    draft.emit(Gained(seat, slot, to))
    gained(draft, seat, slot)
    needs_identity(draft, slot, phrase("ask-which-gained"), ToKnow(slot, seat=seat))


def _offered(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> SlotId | None:
    """The card to be gained; None when there is none, or while something is asked."""
    table, limit = draft.state.table, clause.args.get("cost")
    if clause.args["from"] == "sergeants":
        return zones.top(table, zones.SERGEANTS)
    if clause.args["from"] == "barracks":
        return zones.top(table, zones.BARRACKS)
    market = [slot for space in zones.HQ for slot in table.zone(space)]
    options = [slot for slot in market if limit is None or _cost(draft.state, slot) <= int(limit)]
    if pending.picked in options:
        return pending.picked
    if not options:
        return None
    chosen = pick(draft, pending, phrase("ask-gain-which"), slot_options(draft.state, options))
    if chosen is None or chosen.slot is None:
        return None
    picked = replace(pending, picked=chosen.slot)
    if limit is not None and needs_number(draft, chosen.slot, "cost", picked):
        return None
    return chosen.slot


def _cost(state: AlienState, slot: SlotId) -> int:
    """A card's cost; one that nobody has told yet may be anything, so it is asked when it matters."""
    card = state.table.card(slot)
    return (card.number("cost") or 0) if card is not None else 0


def join(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """This character, found in the Hive, joins a player's cards."""
    seat = players(draft, pending)
    if seat is not None and pending.slot is not None:
        draft.emit(Gained(seat, pending.slot, zones.of(seat, "discard")))
        gained(draft, seat, pending.slot)


def avoid_strike(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The next strikes that come this turn are not drawn (ALN-STRIKE-16)."""
    seat = players(draft, pending)
    if seat is not None:
        draft.emit(Shielded(seat, number(draft.state, clause, "n", COUNTERS, 1)))


def nothing(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The card says that nothing happens."""


VERBS: Verbs[AlienState] = {
    "gain": gain, "lose": lose, "progress": progress, "draw": draw, "discard": discard, "kill-own":
    kill_own, "gain-card": gain_card, "join": join, "nothing": nothing, "avoid-strike": avoid_strike,
}  # fmt: skip
