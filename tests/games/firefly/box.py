"""Small invented cards and tables for the rule examples: known numbers, known effects, exact states.

`game()` lays a table in mid-game; `tests.games.laying` says how cards are added and commands carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.events import Opened, Row
from companion.core.language.ids import GroupId, PoolId, SeatId
from companion.core.language.states import Custody, Header, Player, Turn
from companion.engine import ledger
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.setup.choices import DECKS
from companion.games.firefly.state import PHASES, FireflyState
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

BENCH = Bench(firefly, PHASES)
decision, happened, do, refused = BENCH.decision, BENCH.happened, BENCH.do, BENCH.refused
answer, play_on, keep_orders = BENCH.answer, BENCH.play_on, BENCH.keep_orders
drafted, worked_off = BENCH.drafted, BENCH.worked_off

P1, P2, P3, P4, P5 = (SeatId(f"p{number}") for number in range(1, 6))
SEATS = (P1, P2, P3, P4, P5)
N1, N2, N3, N4 = (SeatId(f"np{number}") for number in range(1, 5))
SLOTS = 4  # of the Serenity of these tests; every number of the board is one of theirs
BOARDS = {
    **{f"verse:{number}": {"scan": cost} for number, cost in enumerate((1, 2, 2, 3, 1), 1)},
    "serenity": {"slots": SLOTS},
    **{f"serenity:{number}": {"credits": number} for number in range(1, SLOTS + 1)},
}  # fmt: skip


def strike(damage: int | None, *abilities: Ability, design: str = "") -> Card:
    """A Crew Strike with that damage."""
    return card(design or f"hit-{damage}", "crew-strike", *abilities, damage=damage)


def hull(repair: int | None, *abilities: Ability, design: str = "", marks: Sequence[str] = ()) -> Card:
    """A Ship Strike with that repair cost."""
    return card(design or f"hull-{repair}", "ship-strike", *abilities, marks=marks, repair=repair)


def enemy(design: str, attack: int | None, *abilities: Ability, marks: Sequence[str] = ()) -> Card:
    """An enemy of an Episode deck."""
    return card(design, "enemy", *abilities, marks=marks, attack=attack)


MISS = strike(0, design="miss")
HIT_1, HIT_2, HIT_3, HIT_8 = (strike(damage) for damage in (1, 2, 3, 8))
HULL = hull(2)
THUG = enemy("thug", 2)
BRUTE = enemy("brute", 5)
GUNSHIP = enemy("gunship", 4, marks=("ship",))
SNIPER = enemy("sniper", 3, marks=("range",))
ANCHOR = enemy("anchor", 3, marks=("stationary",))
RUNNER = enemy("runner", 2, marks=("escape",))
TWICE = enemy("twice", 3, marks=("double-strike",))
EVENT = card("event", "event")
JOB = card("job", "side-job")
GOAL = card("goal", "goal")
INEVITABLE = card("inevitable", "inevitable")
SHINY = card("shiny", "character", marks=("basic",), recruit=1)
MISBEHAVE = card("misbehave", "character", marks=("basic",), attack=1)
TALENT = card("talent", "talent")
FLAW = card("flaw", "flaw")
BROWNCOAT = card("browncoat", "browncoats", marks=("coordinate",), klass="tech", cost=3, attack=1)
MATE = card("mate", "character", klass="tech", cost=4, recruit=2)
UPGRADE = card("upgrade", "upgrade", credits=3)
OBJECTIVE = {letter: card(f"objective-{letter}", "objective", level=letter) for letter in (1, 2, 3)}


def avatar(seat: SeatId, rank: int, health: int | None = 8) -> Card:
    """The Avatar of a Main Character in a laid table."""
    return card(f"avatar-{seat}", "avatar", person=f"person-{seat}", rank=rank, health=health, defense=4)


def header(players: int = 3, custody: dict[str, Custody] | None = None, **options: int) -> Header:
    """So many people around the table, decks in the app's keeping unless said otherwise."""
    seated = tuple(Player(seat, f"Player {seat[1]}", colour) for colour, seat in enumerate(SEATS[:players]))
    kept: dict[str, Custody] = dict.fromkeys(DECKS, "app")
    return Header(
        "firefly", seated, options=options, custody=kept if custody is None else custody, boards=BOARDS
    )


def game(
    players: int = 3,
    *,
    turn: int = 1,
    phase: str = "action",
    active: SeatId = P1,
    health: int | None = 8,
    letter: int = 1,
    episode: Iterable[Card] = (THUG,) * 8,
    strikes: Iterable[Card] = (MISS,) * 10,
    hulls: Iterable[Card] = (HULL,) * 6,
    custody: dict[str, Custody] | None = None,
    **options: int,
) -> FireflyState:
    """A table in mid-game: empty 'Verse and Combat Zone, six cards in each hand and seven in each deck.

    Main Characters who are no players complete the five; Ranks go by seats, players first.
    """
    head = header(players, custody, **options)
    state = firefly().evolve(FireflyState(header=head), Opened(head, (), {}))
    state = replace(state, turn=Turn(turn, active, phase), numbers={**state.numbers, "episode": letter})
    for rank, player in enumerate(head.players, 1):
        state = put(state, zones.of(player.seat, "avatar"), avatar(player.seat, rank, health))
        state = personal_deck(state, player.seat)
    crew = tuple(Player(SeatId(f"np{n}"), f"Mate {n}", players + n - 1) for n in range(1, 6 - players))
    state = replace(state, crew=crew)
    for rank, player in enumerate(crew, players + 1):
        state = put(state, zones.of(player.seat, "avatar"), avatar(player.seat, rank, health))
    state = put(state, zones.OBJECTIVE, OBJECTIVE[letter])
    for later in range(letter + 1, 4):
        state = put(state, zones.OBJECTIVES[later - 1], OBJECTIVE[later])
    state = put(state, zones.EPISODE, *episode, INEVITABLE, face_up=False)
    state = replace(state, inevitables=(state.table.zone(zones.EPISODE)[-1],))
    state = put(state, zones.CREW_STRIKES, *strikes, face_up=False)
    state = put(state, zones.SHIP_STRIKES, *hulls, face_up=False)
    state = put(state, zones.UPGRADES, *(UPGRADE,) * 6, face_up=False)
    state = put(state, zones.BROWNCOATS, *(BROWNCOAT,) * 5, face_up=False)
    state = put(state, zones.TALENTS, *(TALENT,) * 10)
    state = put(state, zones.FLAWS, *(FLAW,) * 20)
    state = put(state, zones.CREW, *(MATE,) * 6, face_up=False)
    for space in zones.BRIDGE:
        state = put(state, space, MATE)
    return state


def personal_deck(state: FireflyState, seat: SeatId) -> FireflyState:
    """Seven cards in the deck and six in the hand of a seat: nobody has told them apart."""
    state, copies = with_copies(state, (*(SHINY,) * 7, *(MISBEHAVE,) * 5, TALENT))
    pools = {PoolId(f"{kind}:{seat}"): part for kind, part in
             (("shiny", copies[:7]), ("misbehave", copies[7:12]), ("talent", copies[12:]))}  # fmt: skip
    names = tuple(pools)
    group = GroupId(f"deck:{seat}")
    rows = (Row(zones.of(seat, "deck"), group, {names[0]: 3, names[1]: 3, names[2]: 1}),
            Row(zones.of(seat, "hand"), group, {names[0]: 4, names[1]: 2}))  # fmt: skip
    return replace(state, table=ledger.deal(state.table, pools, rows))


def fill(state: FireflyState, *names: str, face_up: bool = False) -> FireflyState:
    """Lay one invented enemy of each name into the 'Verse, from V1 on; '' leaves a space empty."""
    for space, letter in zip(zones.VERSE, names, strict=False):
        if letter:
            state = put(state, space, enemy(letter, 1), face_up=face_up)
    return state


def verse(state: FireflyState) -> tuple[str, ...]:
    """What lies in V1 to V5, '' for an empty space."""
    return tuple("+".join(designs(state, space)) for space in zones.VERSE)


def combat(state: FireflyState) -> tuple[str, ...]:
    """What lies in the Combat Zone, the oldest first as the checklist writes it."""
    return tuple(reversed(designs(state, zones.COMBAT)))


def in_hand(state: FireflyState, *cards: Card, seat: SeatId = P1) -> FireflyState:
    """The State with these cards in a hand, known to all."""
    return put(state, zones.of(seat, "hand"), *cards, face_up=False, top=True)
