"""Small invented cards and tables for the rule examples: known numbers, known effects, exact states.

`game()` lays a table in mid-game, `put` and `hide` add cards to it, `do` carries out one command and checks
the hard invariants after every event, `play_on` also answers what is asked, `refused` expects a refusal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity, Order, Source
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event, Opened, Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, SlotId, ZoneId
from companion.core.language.refusals import Refusal
from companion.core.language.slots import Table
from companion.core.language.states import Custody, Header, Player, Turn
from companion.engine import ledger
from companion.engine import zones as piles
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.invariants import hard_faults
from companion.games.alien import zones
from companion.games.alien.deaths import PlayerDied
from companion.games.alien.feats import HQ_ALIKE, mark_of
from companion.games.alien.huggers import FacehuggerLanded, Impregnated
from companion.games.alien.state import PHASES, AlienState
from tests.games.alien.whole import decide, evolve, kernel

P1, P2, P3, P4, P5 = (SeatId(f"p{number}") for number in range(1, 6))
SEATS = (P1, P2, P3, P4, P5)
SCAN_COSTS = {f"room:{number}": {"scan": cost} for number, cost in enumerate((1, 2, 2, 3, 1), 1)}


def clause(verb: str, **args: Any) -> Clause:
    """One verb of the grammar."""
    return Clause(verb, args)


def ability(on: str, *do: Clause, **rest: Any) -> Ability:
    """An ability that does these clauses at this moment."""
    return Ability(on, do, **rest)


def card(
    design: str,
    kind: str,
    *abilities: Ability,
    marks: Sequence[str] = (),
    klass: str = "",
    crew: str = "",
    person: str = "",
    stack: str = "",
    copies: int = 1,
    **numbers: int | None,
) -> Card:
    """An invented card; its other keywords are its printed numbers."""
    return Card(DesignId(design), kind, {"en": design}, stack, copies, dict(numbers), klass, crew, person,
                tuple(marks), tuple(abilities))  # fmt: skip


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


def with_copies(state: AlienState, cards: Iterable[Card]) -> tuple[AlienState, tuple[CopyId, ...]]:
    """The State with one new copy of each of these cards known to it, but on no place yet."""
    table = state.table
    facts, designs, copies = dict(table.cards), dict(table.designs), []
    for one in cards:
        facts.setdefault(one.design, one)
        copy = CopyId(f"{one.design}#{len(designs) + 1}")
        designs[copy] = one.design
        copies.append(copy)
    return replace(state, table=replace(table, cards=facts, designs=designs)), tuple(copies)


def put(
    state: AlienState, zone: ZoneId | str, *cards: Card, face_up: bool = True, top: bool = False
) -> AlienState:
    """Lay known cards into a zone, first on top; behind what lies there, or before it with `top`."""
    state, copies = with_copies(state, cards)
    before = state.table.zone(zone)
    table = piles.lay(state.table, ZoneId(zone), copies, face_up)
    if top:
        new = tuple(slot for slot in table.zone(zone) if slot not in before)
        table = replace(table, zones={**table.zones, ZoneId(zone): new + before})
    return replace(state, table=table)


def hide(state: AlienState, zone: ZoneId | str, *cards: Card) -> AlienState:
    """Lay cards face down into a zone without anybody knowing which is which."""
    state, copies = with_copies(state, cards)
    name = f"hidden{state.table.made}"
    rows = (Row(ZoneId(zone), GroupId(name), {PoolId(name): len(copies)}),)
    return replace(state, table=ledger.deal(state.table, {PoolId(name): copies}, rows))


def hug(state: AlienState, seat: SeatId, deadline: int) -> AlienState:
    """Put a facehugger in front of a player, to be killed until the end of that turn."""
    state = put(state, "combat", FACEHUGGER, top=True)
    return evolve(state, FacehuggerLanded(top(state, "combat"), seat, deadline))


def carrying(state: AlienState, seat: SeatId) -> AlienState:
    """Put a Chestburster into a player's discard pile."""
    return evolve(state, Impregnated(seat, find(state, "chestburster", "hatchery")))


def with_numbers(state: AlienState, **numbers: int) -> AlienState:
    """The State with some of its numbers set; a double underscore stands for a colon."""
    named = {name.replace("__", ":"): value for name, value in numbers.items()}
    return replace(state, numbers={**state.numbers, **named})


def with_card(state: AlienState, card: Card) -> AlienState:
    """The State in which a design has other facts."""
    return replace(state, table=replace(state.table, cards={**state.table.cards, card.design: card}))


def in_phase(state: AlienState, phase: str, active: SeatId | None = None) -> AlienState:
    """The State in another phase, of another player's turn if named."""
    return replace(state, turn=replace(state.turn, phase=phase, seat=active or state.turn.seat))


def designs(state: AlienState, zone: ZoneId | str) -> tuple[str, ...]:
    """The designs of the cards of a zone in order, '?' where nobody knows."""
    return tuple(name(state, slot) for slot in state.table.zone(zone))


def rooms(state: AlienState) -> tuple[str, ...]:
    """What lies in the five rooms, '' for an empty one."""
    return tuple("+".join(designs(state, room)) for room in zones.ROOMS)


def name(state: AlienState, slot: SlotId) -> str:
    """The design in a slot, '?' when nobody knows."""
    held = state.table.card(slot)
    return str(held.design) if held else "?"


def top(state: AlienState, zone: ZoneId | str) -> SlotId:
    """The first slot of a zone."""
    return state.table.zone(zone)[0]


def find(state: AlienState, design: str, zone: ZoneId | str = "") -> SlotId:
    """The first slot that holds this design, in one zone if named."""
    slots = state.table.zone(zone) if zone else state.table.slots
    return next(slot for slot in slots if name(state, slot) == design)


def copy_in(state: AlienState, seat: SeatId, design: str) -> CopyId:
    """A copy of this design that the hand of a seat could hold."""
    table: Table = state.table
    hand = table.zone(zones.of(seat, "hand"))
    held = (copy for slot in hand for copy in ledger.candidates(table, slot))
    return next(copy for copy in held if table.designs[copy] == design)


def decision(state: AlienState, command: Command, *waived: str) -> Decided[AlienState]:
    """What a command that is accepted does."""
    outcome = decide(state, command, frozenset(waived))
    assert not isinstance(outcome, Refusal), f"refused: {outcome}"
    return outcome


def happened(state: AlienState, command: Command, *waived: str) -> tuple[Event, ...]:
    """The events of a command that is accepted."""
    return decision(state, command, *waived).events


def do(state: AlienState, command: Command, *waived: str) -> AlienState:
    """The State after a command that is accepted; the hard invariants hold after each of its events."""
    for event in happened(state, command, *waived):
        state = evolve(state, event)
        assert hard_faults(state, PHASES) == [], event
    return state


def refused(state: AlienState, command: Command, *waived: str) -> Refusal:
    """The refusal of a command that is not accepted."""
    outcome = decide(state, command, frozenset(waived))
    assert isinstance(outcome, Refusal), f"accepted: {outcome}"
    return outcome


def answer(state: AlienState, value: Any, source: Source = "finger") -> AlienState:
    """The State after the running ask was answered; identities and choices may be named by a design."""
    assert state.ask is not None, "nothing is asked"
    return do(state, Answer(state.ask.id, meant(state, value), source))


def meant(state: AlienState, value: Any) -> Any:
    """What an answer in a test's words stands for."""
    ask, table = state.ask, state.table
    if isinstance(ask, Identity):
        fits = (copy for copy in ledger.candidates(table, ask.slot) if table.designs[copy] == value)
        return next(fits, value)
    if isinstance(ask, Choice) and all(option.key != value for option in ask.options):
        slots = ((option.slot, option.key) for option in ask.options if option.slot is not None)
        return next((key for slot, key in slots if name(state, slot) == value), value)
    return value


def play_on(state: AlienState, command: Command, *answers: Any, waived: Sequence[str] = ()) -> AlienState:
    """The State after a command and its asks: orders are answered somehow, the rest as given."""
    left = list(answers)
    state = keep_orders(do(state, command, *waived))
    while left:
        state = keep_orders(answer(state, left.pop(0)))
    assert state.ask is None, f"still asked: {state.ask}"
    return state


def keep_orders(state: AlienState) -> AlienState:
    """Answer every ask for a deck's order with some order that it may have."""
    while isinstance(state.ask, Order):
        state = answer(state, some_order(state, state.ask.zone), "app")
    return state


def some_order(state: AlienState, zone: ZoneId) -> tuple[CopyId, ...]:
    """Copies in an order that a deck may have: each slot takes the first copy that is left for it."""
    table, found = state.table, []
    for slot in table.zone(zone):
        copy = table.slots[slot].copy or ledger.candidates(table, slot)[0]
        if table.slots[slot].copy is None:
            table = ledger.bind(table, slot, copy, "app")
        found.append(copy)
    return tuple(found)


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


def drafted(state: AlienState) -> Draft[AlienState]:
    """A draft on a State, for what effects do through functions of the rules."""
    return Draft(state, evolve)


def worked_off(draft: Draft[AlienState]) -> AlienState:
    """The State after all that waits in a draft is done."""
    kernel.run(draft)
    assert hard_faults(draft.state, PHASES) == []
    return draft.state
