"""Small invented cards and tables for the rule examples: known numbers, known effects, exact states.

`game()` lays a table in mid-game; `tests.games.laying` says how cards are added and commands carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.events import Opened, Row
from companion.core.language.ids import GroupId, PoolId, SeatId
from companion.core.language.states import Custody, Header, Player, Turn
from companion.engine import ledger
from companion.games.alien import zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.feats import HQ_ALIKE, mark_of
from companion.games.alien.huggers import FacehuggerLanded, Impregnated
from companion.games.alien.state import PHASES, AlienState
from tests.games.alien.whole import alien, evolve
from tests.games.laying import (
    Bench,
    ability,
    card,
    clause,
    copy_in,
    designs,
    find,
    hide,
    in_phase,
    meant,
    name,
    put,
    some_order,
    top,
    with_card,
    with_copies,
    with_numbers,
)

__all__ = [
    "ability", "card", "clause", "copy_in", "designs", "find", "hide", "in_phase", "meant", "name",
    "put", "some_order", "top", "with_card", "with_copies", "with_numbers",
]  # fmt: skip

BENCH = Bench(alien, PHASES)
decision, happened, do, refused = BENCH.decision, BENCH.happened, BENCH.do, BENCH.refused
answer, play_on, keep_orders = BENCH.answer, BENCH.play_on, BENCH.keep_orders
drafted, worked_off = BENCH.drafted, BENCH.worked_off

P1, P2, P3, P4, P5 = (SeatId(f"p{number}") for number in range(1, 6))
SEATS = (P1, P2, P3, P4, P5)
SCAN_COSTS = {f"room:{number}": {"scan": cost} for number, cost in enumerate((1, 2, 2, 3, 1), 1)}


def strike(damage: int | None, *abilities: Ability, design: str = "") -> Card:
    """A strike card with that damage."""
    return card(design or f"hit-{damage}", "strike", *abilities, damage=damage)


def enemy(design: str, attack: int | None, *abilities: Ability, marks: Sequence[str] = ()) -> Card:
    """An enemy of the Hive."""
    return card(design, "enemy", *abilities, marks=marks, attack=attack)


MISS = strike(0, design="miss")
HIT_1, HIT_2, HIT_3, HIT_9, HIT_10 = (strike(damage) for damage in (1, 2, 3, 9, 10))
DRONE = enemy("drone", 2, marks=("drone",))
BRUTE = enemy("brute", 4)
DOUBLE = enemy("double", 3, marks=("double-strike",))
TRIPLE = enemy("triple", 3, marks=("triple-strike",))
MILD = enemy("mild", 1, marks=("does-not-strike",))
ANCHOR = enemy("anchor", 3, marks=("does-not-move",))
QUEEN = enemy("queen", 10, ability("death", clause("progress", n=1, level=3)), marks=("final-enemy",))
EVENT = card("event", "event")
HAZARD = card("hazard", "hazard")
FACEHUGGER = card("facehugger", "facehugger", attack=3)
BURST = card("chestburster", "hatchery", marks=("chestburster",))
SPECIALIST = card("specialist", "character", marks=("basic",), crew="marines", recruit=1)
GRUNT = card("grunt", "character", marks=("basic",), crew="marines", attack=1)
SERGEANT = card("sergeant", "sergeant", marks=("coordinate",), crew="marines", klass="tech", cost=3, attack=1)
MATE = card("mate", "character", klass="tech", crew="red", cost=4, recruit=2)
FILLER = MATE
LOCATION = card("location", "location")
OBJECTIVE = {level: card(f"objective-{level}", "objective", level=level, need=n)
             for level, n in ((1, 3), (2, 3), (3, 1))}  # fmt: skip


def avatar(seat: SeatId, health: int | None = 10) -> Card:
    """The Avatar of a seat in a laid table."""
    return card(f"avatar-{seat}", "avatar", person=f"role-{seat}", health=health, defense=4)


def role(seat: SeatId) -> Card:
    """The Role Character card of a seat in a laid table."""
    return card(f"role-{seat}", "role", person=f"role-{seat}", crew="red", klass="intel", attack=1, recruit=1)


def header(players: int = 3, custody: dict[str, Custody] | None = None, **rest: Any) -> Header:
    """So many people around the table, decks in the app's keeping unless said otherwise."""
    seated = tuple(Player(seat, f"Player {seat[1]}", colour) for colour, seat in enumerate(SEATS[:players]))
    kept: dict[str, Custody] = dict.fromkeys(("hive", "strikes", "barracks", "sergeants"), "app")
    return Header("alien", seated, custody=kept if custody is None else custody, boards=SCAN_COSTS, **rest)


def game(
    players: int = 3,
    *,
    turn: int = 1,
    phase: str = "action",
    active: SeatId = P1,
    health: int | None = 10,
    hive: Iterable[Card] = (DRONE,) * 12,
    strikes: Iterable[Card] = (MISS,) * 10,
    custody: dict[str, Custody] | None = None,
) -> AlienState:
    """A table in mid-game: empty Complex and Combat Zone, six cards in each hand and seven in each deck."""
    head = header(players, custody)
    state = evolve(AlienState(header=head), Opened(head, (), {}))
    noticed = (mark_of(HQ_ALIKE, active),)  # five equal fillers in the HQ
    state = replace(state, turn=Turn(turn, active, phase), milestones=noticed)
    for player in head.players:
        state = put(state, zones.of(player.seat, "avatar"), avatar(player.seat, health))
        state = personal_deck(state, player.seat)
    state = put(state, zones.LOCATION, LOCATION)
    state = put(state, zones.OBJECTIVES, *OBJECTIVE.values())
    state = put(state, zones.HATCHERY, *(BURST,) * 4, FACEHUGGER)
    state = put(state, zones.HIVE, *hive, face_up=False)
    state = put(state, zones.STRIKES, *strikes, face_up=False)
    state = put(state, zones.SERGEANTS, *(SERGEANT,) * 10, face_up=False)
    state = put(state, zones.BARRACKS, *(FILLER,) * 6, face_up=False)
    for slot in zones.HQ:
        state = put(state, slot, FILLER)
    return state


def personal_deck(state: AlienState, seat: SeatId) -> AlienState:
    """Seven cards in the deck and six in the hand of a seat: nobody has told them apart."""
    designs = (*(SPECIALIST,) * 7, *(GRUNT,) * 5, role(seat))
    state, copies = with_copies(state, designs)
    pools = {PoolId(f"{kind}:{seat}"): part for kind, part in
             (("specialists", copies[:7]), ("grunts", copies[7:12]), ("role", copies[12:]))}  # fmt: skip
    names = tuple(pools)
    group = GroupId(f"deck:{seat}")
    rows = (Row(zones.of(seat, "deck"), group, {names[0]: 3, names[1]: 3, names[2]: 1}),
            Row(zones.of(seat, "hand"), group, {names[0]: 4, names[1]: 2}))  # fmt: skip
    return replace(state, table=ledger.deal(state.table, pools, rows))


def hug(state: AlienState, seat: SeatId, deadline: int) -> AlienState:
    """Put a facehugger in front of a player, to be killed until the end of that turn."""
    state = put(state, "combat", FACEHUGGER, top=True)
    return evolve(state, FacehuggerLanded(top(state, "combat"), seat, deadline))


def carrying(state: AlienState, seat: SeatId) -> AlienState:
    """Put a Chestburster into a player's discard pile."""
    return evolve(state, Impregnated(seat, find(state, "chestburster", "hatchery")))


def rooms(state: AlienState) -> tuple[str, ...]:
    """What lies in the five rooms, '' for an empty one."""
    return tuple("+".join(designs(state, room)) for room in zones.ROOMS)


def fill(state: AlienState, *names: str, face_up: bool = False) -> AlienState:
    """Lay one invented enemy of each name into the rooms, from the entry on; '' leaves a room empty."""
    for room, letter in zip(zones.ROOMS, names, strict=False):
        if letter:
            state = put(state, room, enemy(letter, 1), face_up=face_up)
    return state


def dead(state: AlienState, *seats: SeatId) -> AlienState:
    """The State in which these players have died."""
    for seat in seats:
        state = evolve(state, PlayerDied(seat, "strikes"))
    return state
