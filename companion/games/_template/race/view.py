"""What is seen of a race: the sea, the sides with their points, who acts, and what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Objective, Offer, Place, Strip, Tile
from companion.core.language.commands import SetNumber
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.language.sides import Side
from companion.engine import sides
from companion.engine.view import Marks
from companion.engine.ways import BIG, Way
from companion.engine.zones import place_key
from companion.games._template.islands import quay_of
from companion.games._template.offers import way
from companion.games._template.printed import Spot, rules
from companion.games._template.race.commands import Moor
from companion.games._template.race.standing import points, scores
from companion.games._template.state import TEAMS, FerryState
from companion.games._template.tiles import BRICKS

ISLES = "isles"  # the section of the islands
QUAYS = ("quay:1", "quay:2", "quay:3", "quay:4")


def ways(state: FerryState) -> Iterator[Way]:
    """Moor."""
    if state.is_race:
        yield way("moor", Moor(state.turn.seat), BIG, "upkeep")


def forgotten(state: FerryState) -> Iterator[Offer]:
    """A point that somebody should have got: made good by anybody and at any time."""
    for player in state.players if state.is_race and state.turn.number else ():
        name = f"points:{player.seat}"
        label = phrase("offer-forgot-point", name=player.name)
        command = SetNumber(name, state.numbers.get(name, 0) + 1)
        yield Offer(f"forgot-point:{player.seat}", label, command, target=f"seat:{player.seat}")


def badges(state: FerryState, seat: SeatId) -> Iterable[Phrase]:
    """The team somebody sails for, and the wind they have."""
    side = next((side for side in state.sides if seat in side.seats), None)
    if side is not None and side.name is not None:
        yield side.name
    if state.winds.get(seat):
        yield phrase("badge-wind", count=state.winds[seat])


def objectives(state: FerryState) -> tuple[Objective, ...]:
    """What every team has of what wins; of all against all the most, the rest is on the plates."""
    target, had = state.numbers.get("target", 0), {one.side: one.points or 0 for one in scores(state)}
    if state.header.options.get("mode") != TEAMS:
        most = max(had.values(), default=0)
        return (Objective(None, None, phrase("goal-race", count=target), done=most, need=target),)
    return tuple(
        Objective(None, None, _called(state, side), done=had.get(side.id, 0), need=target)
        for side in state.sides
    )


def _called(state: FerryState, side: Side) -> Phrase:
    """A team with the names of its people."""
    people = " + ".join(state.player(seat).name for seat in side.seats)
    return phrase("goal-team", side=side.name or named(side.id), people=people)


def figures(state: FerryState, seat: SeatId) -> tuple[Figure, ...]:
    """The points on somebody's plate: of their own, or in teams what they brought."""
    alone = state.header.options.get("mode") != TEAMS
    return (Figure("points", points(state)[seat], of=state.numbers.get("target") if alone else None),)


def meters(state: FerryState) -> tuple[Figure, ...]:
    """The steps that are left, and the rounds."""
    numbers = state.numbers
    return (
        Figure("count", numbers.get("steps", 0), label=phrase("number-steps")),
        Figure("life", numbers.get("candles", 0), label=phrase("number-candles")),
    )


def strips(state: FerryState, marks: Marks) -> tuple[Strip, ...]:
    """The sea: islands and the quays in use, with the boats that lie there and the beacons that burn."""
    seats = len(state.header.players)
    used = (spot for spot in rules().race.space if spot.section == ISLES or spot.id in QUAYS[:seats])
    return (Strip("sea", phrase("strip-sea"), tuple(space_view(state, spot, marks) for spot in used)),)


def space_view(state: FerryState, spot: Spot, marks: Marks) -> Place:
    """One space where it lies on the board: whose quay it is, its boats, and its beacon."""
    zone, target = ZoneId(spot.id), f"place:{spot.id}"
    home = [player.seat for player in state.header.players if quay_of(state, player.seat) == zone]
    tiles = (*(Tile("", kind="home", owner=seat) for seat in home), *_boats(state, zone, marks))
    burning = state.numbers.get(f"beacon:{zone}")
    figures = (Figure("points", 1, label=phrase("number-beacon")),) if burning else ()
    return Place(
        zone, phrase(place_key(zone)), "place", tiles, count=spot.number, figures=figures,
        states=marks.get(target, ()), target=target, at=spot.at,
    )  # fmt: skip


def _boats(state: FerryState, zone: ZoneId, marks: Marks) -> Iterator[Tile]:
    """What lies in a space: boats as boats; anything else that hands have put there as the card it is."""
    owners = {slot: seat for seat, slot in state.pieces.items()}
    for slot in state.table.zone(zone):
        card = BRICKS.tile(state, slot, marks)
        yield replace(card, kind="craft", figures=(), owner=owners[slot]) if slot in owners else card


def shown_sides(state: FerryState) -> tuple[Side, ...]:
    """Who sails with whom: everybody knows it."""
    return sides.sides_of(state) if state.is_race else ()
