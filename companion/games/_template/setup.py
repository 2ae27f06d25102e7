"""Opening a game of Night Ferry (TPL-SETUP)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.language.cards import Card
from companion.core.language.events import Dealt, Event, Laid, Opened, Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.assembly import Assembly
from companion.engine.boxes import copies_of
from companion.engine.draft import Draft
from companion.engine.room import Script, SetupError
from companion.games._template import zones
from companion.games._template.beacons import BeaconLit
from companion.games._template.crossing import PiecePlaced
from companion.games._template.laying import KnowOrder
from companion.games._template.printed import Start, rules
from companion.games._template.race import standing
from companion.games._template.race.events import RaceOpened
from companion.games._template.race.rules import Round
from companion.games._template.roles import DealRoles
from companion.games._template.state import RIVALS, TEAMS, FerryState, Writing
from companion.games._template.turns import Begin, NumbersSet

STACKS = ("river", "supplies", "roles", "pieces")
MODES = ("standard", "night", TEAMS, RIVALS)
RACING = {TEAMS: (4, 4), RIVALS: (2, 4)}  # fewest and most who race (TPL-RACE-01)
Sample = Callable[[Sequence[Any], int], list[Any]]


def suggest(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """Choices that make a game without asking anybody: who begins."""
    return {"first": f"p{sample(range(1, players + 1), 1)[0]}"}


def open_game(ferry: Assembly[FerryState], script: Script, box: Box) -> tuple[Event, ...]:
    """The opening events; where app or camera keeps a deck they end with the question for its order."""
    header = script.header
    first, start = first_seat(script), start_of(header)
    check(header, box)
    draft = Draft(FerryState(header=header), ferry.evolve)
    draft.emit(Opened(header, tuple(cards(box)), designs(box)))
    draft.emit(Dealt({pool(stack): copies_of(box, stack) for stack in STACKS[:3]}, rows(header, box)))
    pieces = copies_of(box, "pieces")[: len(header.players)]
    race = draft.state.is_race
    for at, (player, piece_of) in enumerate(zip(header.players, pieces, strict=True), 1):
        shore = ZoneId(f"quay:{at}") if race else zones.NEAR
        draft.emit(Laid(shore, (piece_of,)))
        draft.emit(PiecePlaced(player.seat, draft.state.table.zone(shore)[-1]))
    draft.later(KnowOrder(zones.RIVER))
    if race:
        open_race(draft, start)
        draft.finally_(Round(seat=first))
    else:
        draft.emit(NumbersSet({"lanterns": start.lanterns, "candles": candles(header, start)}))
        draft.finally_(KnowOrder(zones.ROLES), DealRoles(), Begin(1, seat=first))
    ferry.kernel.run(draft)
    return tuple(draft.events)


def open_race(draft: Writing, start: Start) -> None:
    """The sides are formed, and the first beacons burn (TPL-RACE-01)."""
    header = draft.state.header
    mode, players = str(header.options["mode"]), header.players
    formed = standing.formed(mode, [one.seat for one in players], [one.colour for one in players])
    draft.emit(RaceOpened(formed, standing.target_of(mode), start.candles))
    for place in rules().race.beacons:
        draft.emit(BeaconLit(ZoneId(place)))


def check(header: Header, box: Box) -> None:
    """Refuse what cannot be opened, in a sentence (TPL-SETUP-02, 03)."""
    for stack in STACKS:
        if not box.stacks.get(stack):
            raise SetupError(phrase("setup-no-stack", stack=phrase(f"stack-{stack}")), "TPL-SETUP-02")
    if header.options.get("mode", MODES[0]) not in MODES:
        raise SetupError(phrase("setup-no-mode", mode=str(header.options["mode"])), "TPL-SETUP-03")
    fewest, most = RACING.get(str(header.options.get("mode")), (1, len(header.players)))
    if not fewest <= len(header.players) <= most:
        says = phrase("setup-race", fewest=fewest, most=most, count=len(header.players))
        raise SetupError(says, "TPL-RACE-01")
    needed = {"supplies": rules().hand, "roles": 1, "pieces": 1}
    for stack, each in needed.items():
        if len(copies_of(box, stack)) < each * len(header.players):
            raise SetupError(phrase("setup-too-few", stack=phrase(f"stack-{stack}")), "TPL-SETUP-02")


def count_box(box: Box) -> tuple[str, ...]:
    """The stacks of a box that are too small for a full table, with what they need and have."""
    most = rules().players.most
    needed = {"river": 1, "supplies": rules().hand * most, "roles": most, "pieces": most}
    have = {stack: len(copies_of(box, stack)) if stack in box.stacks else 0 for stack in needed}
    return tuple(f"{stack}: {need} needed, {have[stack]} there"
                 for stack, need in needed.items() if have[stack] < need)  # fmt: skip


def start_of(header: Header) -> Start:
    """What this number of players begins with (TPL-SETUP-01)."""
    found = (start for start in rules().setup if start.players == len(header.players))
    start = next(found, None)
    if start is None:
        seats = rules().players
        says = phrase("setup-players", fewest=seats.fewest, most=seats.most, count=len(header.players))
        raise SetupError(says, "TPL-SETUP-01")
    return start


def candles(header: Header, start: Start) -> int:
    """How many rounds there are; a night game has fewer."""
    return start.candles - (rules().night_candles if header.options.get("mode") == "night" else 0)


def first_seat(script: Script) -> SeatId:
    """Who begins: the chosen seat, else the first at the table."""
    seats = [player.seat for player in script.header.players]
    chosen = SeatId(str(script.choices.get("first", seats[0] if seats else "")))
    if chosen not in seats and seats:
        raise SetupError(phrase("setup-no-seat", seat=chosen), "TPL-SETUP-01")
    return chosen


def cards(box: Box) -> list[Card]:
    """The facts of every design that is played with."""
    return [box.cards[design] for stack in STACKS for design in box.stacks[stack]]


def designs(box: Box) -> dict[CopyId, DesignId]:
    """Which design each copy is."""
    return {copy: design for stack in STACKS for design, many in box.stacks[stack].items() for copy in many}


def pool(stack: str) -> PoolId:
    """The pool of a stack's copies: nobody tells them apart."""
    return PoolId(stack)


def rows(header: Header, box: Box) -> tuple[Row, ...]:
    """The decks, and a hand for everybody, each pile a group of its own."""
    hand, supplies = rules().hand, len(copies_of(box, "supplies"))
    seats = [player.seat for player in header.players]
    river = {pool("river"): len(copies_of(box, "river"))}
    left = supplies - hand * len(seats)
    piles: list[tuple[ZoneId, dict[PoolId, int]]] = [(zones.RIVER, river)]
    piles += [(zones.of(seat, "hand"), {pool("supplies"): hand}) for seat in seats]
    piles += [(zones.SUPPLIES, {pool("supplies"): left})] if left else []
    piles += [(zones.ROLES, {pool("roles"): len(copies_of(box, "roles"))})]
    return tuple(Row(zone, GroupId(f"dealt-{zone}"), quota) for zone, quota in piles)
