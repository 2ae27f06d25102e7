"""What cards do in the city: who comes in, is moved, grows weaker, or guards somebody (VIL-CARD-01, 23)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import places
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.sentences import crew_name
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Weakened
from companion.engine.legendary.lane import ENTRY, Pushed
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.verbs.choosing import inner
from companion.games.villains import zones
from companion.games.villains.aiming import COMMANDER, PointsAimed
from companion.games.villains.boards import space
from companion.games.villains.bystanders import BystanderGuarded, bystanders_of, effects, kidnap
from companion.games.villains.city import enter
from companion.games.villains.counting import cards
from companion.games.villains.fighting import price
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.overruns import overrun_all
from companion.games.villains.picking import choose, places_of
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState

THIS = "this"  # the card that speaks


class FoesWeakened(Event, frozen=True):
    """All Adversaries, or the Commander, have less Attack for the rest of this turn."""

    what: str
    by: int


class PlacesChanged(Event, frozen=True):
    """An Adversary moved to another space, and whoever stood there came to its own, with whom they guard."""

    slot: SlotId
    was: ZoneId
    to: ZoneId


def comes_in(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A card of a place enters the city, on the Bridge or in an empty space, and ambushes (VIL-CARD-01).

    In the Sewers it pushes nobody, so it comes only where they are empty (VIL-CARD-02, VIL-RUL-13). Who has
    none, or finds no empty space, does what stands under `else` (VIL-CARD-23).
    """
    seat = READING.player(draft, work)
    if seat is None:
        return
    work = replace(work, seat=seat)
    lying = places_of(draft.state, str(clause.args["from"]), seat)
    means = partial(is_meant, match=str(clause.args.get("what", "enemy")))
    has_one = any(means(card) for card in cards(draft.state, *lying))
    at = _at(draft, work, clause, seat) if has_one else "none"
    if at == "none":
        return inner(draft, work, clause.args.get("else", ()))
    if at is None:
        return
    slot = choose(draft, work, lying, means, phrase("ask-enter-which"))
    if slot is not None:
        enter(draft, slot, zones.CITY.index(ZoneId(at)))


def _at(draft: Draft[VillainsState], work: DoClause, clause: Clause, seat: SeatId) -> str | None:
    """The space it comes to; "none" without an empty one, None while it is asked."""
    to = str(clause.args.get("to", "entry"))
    empty = [space for space in zones.CITY if not draft.state.table.zone(space)]
    if to == "empty":
        if not empty:
            return "none"
        if work.left is not None:
            return zones.CITY[work.left]
        options = [Option(str(space), places.place(space)) for space in empty]
        chosen = pick(draft, replace(work, seat=seat), phrase("ask-which-space"), options)
        if chosen is None:
            return None
        draft.later(replace(work, seat=seat, answer=None, left=zones.CITY.index(ZoneId(chosen.key))))
        return None
    there = zones.CITY[ENTRY] if to == "entry" else space(draft.state.header, to)
    return str(there) if there == zones.CITY[ENTRY] or there in empty else "none"


def leave_city(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This Adversary, or those that are meant, overrun from where they stand (VIL-OVER-11, 12)."""
    what = str(clause.args["what"])
    there = zones.in_city(draft.state.table)
    leaving = [slot for slot in there if slot == work.slot] if what == THIS else _meant(draft.state, what)
    overrun_all(draft, tuple(leaving))


def _meant(state: VillainsState, what: str) -> list[SlotId]:
    found = []
    for slot in zones.in_city(state.table):
        card = state.table.card(slot)
        if card is not None and is_meant(card, what):
            found.append(slot)
    return found


def weaken_all(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Every Adversary, or the Commander, has less Attack for the rest of this turn."""
    draft.emit(FoesWeakened(str(clause.args["what"]), READING.number(draft.state, clause, "by", 1)))


def aim(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Points of Attack that can be used against one space alone, or against the Commander."""
    at = str(clause.args["at"])
    where = COMMANDER if at == COMMANDER else str(space(draft.state.header, at))
    draft.emit(PointsAimed(where, READING.number(draft.state, clause, "n", 1)))


def corner(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Adversary grows weaker if no space beside it is empty."""
    slot = _one(draft, work, phrase("ask-weaken-which", n=READING.number(draft.state, clause, "by", 1)))
    if slot is not None and not any(
        not draft.state.table.zone(space) for space in _beside(draft.state, slot)
    ):
        draft.emit(Weakened(slot, READING.number(draft.state, clause, "by", 1)))


def hunt(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Adversary grows weaker by the Adversaries of its group in the own Victory Pile."""
    slot = _one(draft, work, phrase("ask-weaken-which", n=1))
    card = draft.state.table.card(slot) if slot is not None else None
    if slot is None or card is None:
        return
    seat = work.seat or draft.state.active
    n = sum(one.stack == card.stack for one in cards(draft.state, zones.victory(seat)))
    if n:
        draft.emit(Weakened(slot, n))


def contract(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A group is chosen: a point for each of its Adversaries in the own Victory Pile (VIL-CARD-03)."""
    seat = work.seat or draft.state.active
    found = [card for card in cards(draft.state, zones.victory(seat)) if card.kind in ADVERSARIES]
    groups = {card.stack: crew_name(card.crew or card.stack.partition("-")[2]) for card in found}
    options = [Option(stack, name) for stack, name in groups.items()]
    chosen = pick(draft, work, phrase("ask-which-group"), options) if options else None
    if chosen is not None:
        n = sum(card.stack == chosen.key for card in found)
        attack = clause.args["points"] == "attack"
        draft.emit(PointsGained(n * attack, n * (not attack), work.slot))


def drive(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Adversary is moved through empty spaces one way or the other: a point for every space.

    The way may be one that is blocked; on a Heroic board the Sewers lie the other way (VIL-RUL-32).
    """
    if work.picked is None:
        slot = _one(draft, work, phrase("ask-drive-which"))
        if slot is None:
            return
        work = replace(work, picked=slot, answer=None)
    slot = work.picked
    assert slot is not None  # just chosen
    at = zones.CITY.index(draft.state.table.slots[slot].zone)
    ways = {"on": _free(draft.state, at, 1), "back": _free(draft.state, at, -1)}
    is_last = space(draft.state.header, "sewers") == zones.CITY[-1]
    names = {"on": "on", "back": "back"} if is_last else {"on": "back", "back": "on"}
    options = [Option(way, phrase(f"option-drive-{names[way]}", n=n)) for way, n in ways.items()]
    chosen = pick(draft, work, phrase("ask-drive-way"), options) if any(ways.values()) else None
    n = ways[chosen.key] if chosen is not None else 0
    if chosen is not None and n:
        draft.emit(Pushed(slot, zones.CITY[at + n * (1 if chosen.key == "on" else -1)]))
        draft.emit(PointsGained(n, 0, work.slot))


def _free(state: VillainsState, at: int, step: int) -> int:
    """How many empty spaces follow one that way."""
    n = 0
    while 0 <= at + (n + 1) * step < len(zones.CITY) and not state.table.zone(
        zones.CITY[at + (n + 1) * step]
    ):
        n += 1
    return n


def guards(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This Adversary, a chosen one, or each that is meant, guards so many of the Bystander Deck."""
    least, what = clause.args.get("attack"), clause.args.get("what")
    if clause.args.get("one"):
        chosen = _one(draft, work, phrase("ask-guard-which"))
        guardians = [chosen] if chosen is not None else []
    elif "at" in clause.args:
        guardians = list(draft.state.table.zone(space(draft.state.header, str(clause.args["at"]))))
    elif what is not None:
        guardians = _meant(draft.state, str(what))
    elif least is None:
        guardians = [work.slot] if work.slot is not None else []
    else:
        city = zones.in_city(draft.state.table)
        guardians = [slot for slot in city if (price(draft.state, slot) or 0) >= int(least)]
    n = READING.number(draft.state, clause, "n", 1)
    for slot in guardians:
        zone = draft.state.table.slots[slot].zone
        for _ in range(n if zones.is_city(zone) else 0):
            top = zones.top(draft.state.table, zones.BYSTANDERS)
            if top is not None:
                draft.emit(BystanderGuarded(top, zones.guarded_at(zone)))


def move_to(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This Adversary moves to a space; whoever stands there changes places with it."""
    slot, to = work.slot, space(draft.state.header, str(clause.args["to"]))
    if slot is None or not zones.is_city(draft.state.table.slots[slot].zone):
        return
    was = draft.state.table.slots[slot].zone
    if was != to:
        draft.emit(PlacesChanged(slot, was, to))


def relocate(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Adversary may move to another space, by changing places; whom it guards is kidnapped."""
    slot = work.picked
    if slot is None:
        slot = _one(draft, work, phrase("ask-relocate-which"))
        return draft.later(replace(work, picked=slot, answer=None)) if slot is not None else None
    was, seat = draft.state.table.slots[slot].zone, work.seat or draft.state.active
    options = [Option(str(zone), places.place(zone)) for zone in zones.CITY if zone != was]
    chosen = pick(draft, work, phrase("ask-which-space"), options)
    if chosen is None:
        return
    guarded = bystanders_of(draft.state, draft.state.table.zone(zones.guarded_at(was)))
    draft.emit(PlacesChanged(slot, was, ZoneId(chosen.key)))
    kidnap(draft, seat, guarded)
    draft.later(*effects(seat, guarded))


def _one(draft: Draft[VillainsState], work: DoClause, why: Phrase) -> SlotId | None:
    """An Adversary of the city that is chosen."""
    options = slot_options(draft.state, zones.in_city(draft.state.table))
    chosen = pick(draft, work, why, options) if options else None
    return chosen.slot if chosen is not None else None


def _beside(state: VillainsState, slot: SlotId) -> tuple[ZoneId, ...]:
    """The spaces on both sides of somebody in the city."""
    at = zones.CITY.index(state.table.slots[slot].zone)
    return tuple(zones.CITY[one] for one in (at - 1, at + 1) if 0 <= one < len(zones.CITY))


def _foes_weakened(state: VillainsState, event: FoesWeakened) -> VillainsState:
    return counted(state, **{f"turn__weaker__{event.what}": event.by})


def _places_changed(state: VillainsState, event: PlacesChanged) -> VillainsState:
    table = state.table
    other = table.zone(event.to)
    mine, theirs = table.zone(zones.guarded_at(event.was)), table.zone(zones.guarded_at(event.to))
    state = carried(carried(state, (event.slot,), event.to), other, event.was)
    there, here = zones.guarded_at(event.to), zones.guarded_at(event.was)
    return carried(carried(state, mine, there), theirs, here)


PART: Feature[VillainsState] = Feature(
    name="verbs-of-the-streets",
    verbs={
        "enter": comes_in, "overrun": leave_city, "weaken-all": weaken_all, "aim": aim, "corner": corner,
        "hunt": hunt, "contract": contract, "drive": drive, "guard": guards, "move-to": move_to,
        "relocate": relocate,
    },
    events={FoesWeakened: _foes_weakened, PlacesChanged: _places_changed},
)  # fmt: skip
