"""Small invented cards and tables for the rule examples: known numbers, known effects, exact states.

`game()` lays a table in mid-game; `tests.games.laying` says how cards are added and commands carried out.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event, Opened, Row
from companion.core.language.ids import GroupId, PoolId, SeatId, SlotId, ZoneId
from companion.core.language.states import Custody, Header, Player, Turn
from companion.engine import ledger
from companion.engine.changes import carried
from companion.engine.effects.work import DoClause
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.setup.choices import DECKS
from companion.games.villains.state import PHASES, VillainsState
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
    name,
    put,
    top,
    with_card,
    with_copies,
    with_numbers,
)

__all__ = [
    "ability", "card", "clause", "copy_in", "designs", "find", "hide", "in_phase", "name", "put", "top",
    "with_card", "with_copies", "with_numbers",
]  # fmt: skip

BENCH = Bench(villains, PHASES)
decision, happened, do, refused = BENCH.decision, BENCH.happened, BENCH.do, BENCH.refused
answer, play_on, keep_orders = BENCH.answer, BENCH.play_on, BENCH.keep_orders
drafted, worked_off = BENCH.drafted, BENCH.worked_off

P1, P2, P3, P4, P5 = (SeatId(f"p{number}") for number in range(1, 6))
SEATS = (P1, P2, P3, P4, P5)


def adversary(design: str, attack: int | None, *abilities: Ability, vp: int = 1, **rest: object) -> Card:
    """An Adversary of this Attack."""
    return card(design, "adversary", *abilities, attack=attack, vp=vp, **rest)  # type: ignore[arg-type]


def ally(design: str, cost: int | None, *abilities: Ability, **rest: object) -> Card:
    """An Ally of this cost."""
    return card(design, "ally", *abilities, cost=cost, **rest)  # type: ignore[arg-type]


OPERATIVE = card("operative", "ally", marks=("basic",), klass="grey", crew="hydra", recruit=1)
SOLDIER = card("soldier", "ally", marks=("basic",), klass="grey", crew="hydra", attack=1)
MADAME = card("madame", "ally", marks=("basic", "dodge"), klass="grey", crew="hydra", cost=3, recruit=2)
RECRUIT = card("recruit", "ally", marks=("basic",), klass="grey", cost=2, attack=1)
BINDINGS = card("bindings", "bindings")
BYSTANDER = card("bystander", "bystander", vp=1)
TWIST = card("twist", "plot-twist")
STRIKE = card("strike", "command-strike")
THUG = adversary("thug", 4)
GUARD = card("guard", "backup", attack=3, vp=1)
HELPER = ally("helper", 4, klass="tech", crew="brotherhood", recruit=2)
COMMANDER = card("commander", "commander", attack=8, vp=6)
TACTIC = card("tactic", "tactic", attack=8, vp=6)
PLOT = card("plot", "plot", twists=8)


def header(players: int = 3, custody: dict[str, Custody] | None = None, **options: int) -> Header:
    """So many people around the table, decks in the app's keeping unless said otherwise."""
    seated = tuple(Player(seat, f"Player {seat[1]}", colour) for colour, seat in enumerate(SEATS[:players]))
    kept: dict[str, Custody] = dict.fromkeys(DECKS, "app")
    return Header("villains", seated, options=options, custody=kept if custody is None else custody)


def game(
    players: int = 3,
    *,
    turn: int = 1,
    phase: str = "action",
    active: SeatId = P1,
    deck: Iterable[Card] = (THUG,) * 8,
    allies: Iterable[Card] = (HELPER,) * 8,
    bystanders: Iterable[Card] = (BYSTANDER,) * 6,
    commander: Card = COMMANDER,
    tactics: Iterable[Card] = (TACTIC,) * 4,
    plot: Card = PLOT,
    bindings: int = 30,
    custody: dict[str, Custody] | None = None,
    **options: int,
) -> VillainsState:
    """A table in mid-game: an empty city, a full Lair, six cards in each hand and six in each deck."""
    head = header(players, custody, **options)
    state = villains().evolve(VillainsState(header=head), Opened(head, (), {}))
    state = replace(state, turn=Turn(turn, active, phase))
    for player in head.players:
        state = personal_deck(state, player.seat)
    for zone, cards in (
        (zones.COMMANDER, (commander,)), (zones.PLOT, (plot,)), (zones.BINDINGS, (BINDINGS,) * bindings),
        (zones.MADAME_HYDRA, (MADAME,) * 5), (zones.NEW_RECRUITS, (RECRUIT,) * 5),
        *((space, (HELPER,)) for space in zones.LAIR),
    ):  # fmt: skip
        state = put(state, zone, *cards)
    for zone, hidden in (
        (zones.ADVERSARIES, deck), (zones.ALLIES, allies), (zones.BYSTANDERS, bystanders),
        (zones.TACTICS, tactics),
    ):  # fmt: skip
        state = put(state, zone, *hidden, face_up=False)
    return state


def personal_deck(state: VillainsState, seat: SeatId) -> VillainsState:
    """Six cards in the deck and six in the hand of a seat: nobody has told them apart."""
    state, copies = with_copies(state, (*(OPERATIVE,) * 8, *(SOLDIER,) * 4))
    pools = {PoolId(f"operatives:{seat}"): copies[:8], PoolId(f"soldiers:{seat}"): copies[8:]}
    names, group = tuple(pools), GroupId(f"deck:{seat}")
    rows = (Row(zones.of(seat, "deck"), group, {names[0]: 4, names[1]: 2}),
            Row(zones.of(seat, "hand"), group, {names[0]: 4, names[1]: 2}))  # fmt: skip
    return replace(state, table=ledger.deal(state.table, pools, rows))


def fill(state: VillainsState, *names: str) -> VillainsState:
    """Lay one invented Adversary of each name into the city, from the Bridge on; '' leaves a space empty."""
    for space, letter in zip(zones.CITY, names, strict=False):
        if letter:
            state = put(state, space, adversary(letter, 1))
    return state


def guarding(state: VillainsState, space: int, n: int = 1, *cards: Card) -> VillainsState:
    """So many Bystanders, or these, under whoever stands in a space of the city."""
    return put(state, zones.GUARDED[space - 1], *(cards or (BYSTANDER,) * n))


def lair(state: VillainsState, *costs: int | None) -> VillainsState:
    """The Allies of the Lair with these costs, in the order of its spaces."""
    state = emptied(state, *zones.LAIR)
    for space, cost in zip(zones.LAIR, costs, strict=True):
        state = put(state, space, ally(f"cost-{cost}", cost))
    return state


def emptied(state: VillainsState, *places: ZoneId) -> VillainsState:
    """The State in which these places hold no card: what lay there is back in the box."""
    for zone in places:
        state = carried(state, state.table.zone(zone), zones.BOX, face_up=False)
    return state


def settled(state: VillainsState, command: Command) -> tuple[VillainsState, tuple[Event, ...]]:
    """A command with every question answered by its first option: the State after it, and what happened."""
    events = happened(state, command)
    state = do(state, command)
    while state.ask is not None:
        options = getattr(state.ask, "options", ())
        told = Answer(state.ask.id, options[0].key if options else None, "finger")
        events += happened(state, told)
        state = do(state, told)
    return state, events


def after(
    state: VillainsState, *said: Clause, seat: SeatId = P1, slot: SlotId | None = None
) -> VillainsState:
    """The State after a card says this."""
    draft = drafted(state)
    draft.later(*(DoClause(one, seat=seat, slot=slot) for one in said))
    return worked_off(draft)


def city(state: VillainsState) -> tuple[str, ...]:
    """What stands in the spaces 1 to 5, '' for an empty one."""
    return tuple("+".join(designs(state, space)) for space in zones.CITY)


def in_hand(state: VillainsState, *cards: Card, seat: SeatId = P1) -> VillainsState:
    """The State with these cards in a hand, known to all."""
    return put(state, zones.of(seat, "hand"), *cards, face_up=False, top=True)


def count(state: VillainsState, zone: ZoneId) -> int:
    """How many cards lie there."""
    return len(state.table.zone(zone))
