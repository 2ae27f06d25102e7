"""How soon light follows what happened, and whether a flood of cues leaves anything behind; on mock pins."""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Sequence
from statistics import median
from typing import TYPE_CHECKING, Any

import msgspec

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import Alarm, Figure, SeatView, TurnView, View
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import named
from companion.ground.rooms import USUAL_ROOM, open_room
from hardware.timed_pins import Changes, timed_board

if TYPE_CHECKING:
    from hardware.board import Board
    from hardware.cues.sheet import Sheets

WORD = named("word")
CHECKS = 10
PAUSE_S = 60.0  # of the evening, in no time: nothing plays any more, and nothing is a repetition
COARSE_S = 0.2  # where nobody watches a light that breathes
SEATS = ("p1", "p2", "p3")


class Flood(msgspec.Struct, frozen=True):
    """What became of a flood of cues."""

    cues: int
    wrong_ends: int  # times at which other pins were lit than what lasted at the table asked for
    stuck: int  # pins that were still lit when nobody was at the table any more
    grown_kb: float  # the least that was needed at rest, in the second half more than in the first
    rounds: int


class FakeClock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        """Begin at some moment."""
        self.now = 100.0

    def __call__(self) -> float:
        """What time it is."""
        return self.now


def real(times: int = 200, wiring: str = "family") -> tuple[list[float], list[float]]:
    """Seconds until the publisher goes on, and until a pin changed: real clock, real light thread."""
    from hardware.cues.load import load_sheets

    changes = Changes()
    skipped = [0.0]
    sheets = load_sheets()
    kind = alarming(sheets)
    board = timed_board(changes, lambda: time.monotonic() + skipped[0], wiring, sheets)
    board.start()
    freed, lit = list[float](), list[float]()
    for nth in range(times):
        skipped[0] += PAUSE_S
        board.rest()
        changes.settle()
        seat = SEATS[nth % 3]
        happened = Notice(kind, WORD, seat=SeatId(seat))
        told = step((happened,), nth, seat, alarms=(alarm(seat),))
        changes.arm()
        began = time.perf_counter()
        board.listener(told)
        freed.append(time.perf_counter() - began)
        lit.append(changes.wait() - began)
    board.close()
    return freed, lit


def simulated(wiring: str = "family", room: str = USUAL_ROOM) -> list[float]:
    """Every show of a game by a fake clock: seconds of the evening from its cue to the first changed pin."""
    from hardware.cues.load import load_sheets
    from hardware.cues.performance import Cast, compose

    sheets = load_sheets()
    names = {cue.show for sheet in sheets.of(room) for cue in sheet.cue}
    changes, clock = Changes(), FakeClock()
    board = timed_board(changes, clock, wiring, sheets)
    lit = list[float]()
    for name in sorted(names):
        if not compose(name, sheets.shows[name], Cast(1, 1, 2, 1), sheets.palette).glows:
            continue  # only heard
        let_pass(board, clock)
        changes.arm()
        began = clock.now
        board.try_show(name, 1, 1, 2)
        pause = board.round()
        while not changes.happened and pause is not None and clock.now - began < PAUSE_S:
            clock.now += pause
            pause = board.round()
        lit.append(clock.now - began)
    board.close()
    return lit


def flood(cues: int = 10_000, wiring: str = "family", seed: int = 1) -> Flood:
    """So many cues in bursts, at every speed, with the table changing under them."""
    from hardware.cues.load import covered, load_sheets

    sheets = load_sheets()
    chance, clock, changes = random.Random(seed), FakeClock(), Changes()
    kinds = sorted(kind for kind in covered(sheets, USUAL_ROOM) if kind[0].isupper())
    zones = open_room(USUAL_ROOM).zone_table.every(SEATS)
    board = timed_board(changes, clock, wiring, sheets)
    plain = timed_board(Changes(), clock, wiring, sheets)
    wrong = rounds = 0
    needed: list[int] = []
    tracemalloc.start()
    for nth in range(cues):
        told = some_step(chance, kinds, zones, nth)
        board.listener(told)
        if chance.random() < 0.3:  # else the next one comes before the light thread has looked
            clock.now += chance.choice((0.0, 0.001, 0.02, 0.3, 2.0))
            board.round()
            rounds += 1
        if (nth + 1) % (cues // CHECKS) == 0:
            rounds += let_pass(board, clock)
            wrong += not ends_alike(board, plain, told.view)
            needed.append(memory())
    board.rest()
    rounds += let_pass(board, clock)
    tracemalloc.stop()
    half = len(needed) // 2
    grown = (min(needed[half:]) - min(needed[:half])) / 1024
    stuck = sum(1 for state in changes.lit() if state)
    board.close()
    plain.close()
    return Flood(cues, wrong, stuck, round(grown, 1), rounds)


def ends_alike(board: Board, plain: Board, view: View) -> bool:
    """Whether a board lights what one lights that has only just been shown the table."""
    plain.look(view)
    plain.round()
    board.round()
    return colours(board) == colours(plain)


def memory() -> int:
    """Bytes that are needed now."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def let_pass(board: Board, clock: FakeClock) -> int:
    """A minute of the evening, as the light thread would live through it; how often it looked."""
    until, rounds = clock.now + PAUSE_S, 0
    while clock.now < until:
        pause = board.round()
        rounds += 1
        clock.now += max(pause if pause is not None else PAUSE_S, COARSE_S)
    return rounds


def colours(board: Board) -> tuple[tuple[Any, ...], ...]:
    """Which lamps burn in which colour and pattern."""
    lamps: list[tuple[Any, ...]] = []
    stop = board.lights.watch(
        lambda now: lamps.extend((one.role, one.colour, one.pattern, one.period_s) for one in now)
    )
    stop()
    return tuple(lamps)


def some_step(chance: random.Random, kinds: list[str], zones: Sequence[ZoneId], number: int) -> Step:
    """Something that could happen at a table."""
    notices = tuple(
        Notice(
            chance.choice(kinds),
            WORD,
            seat=SeatId(chance.choice(SEATS)),
            zone=chance.choice(zones),
            amount=chance.randint(0, 4),
            detail=chance.choice(("", "miss", "text", "evil")),
        )
        for _ in range(chance.choice((1, 1, 2, 5)))
    )
    alarms = tuple(alarm(seat) for seat in SEATS if chance.random() < 0.2)
    danger = chance.randint(0, 3)
    return step(notices, number, chance.choice(SEATS), alarms=alarms, danger=danger)


def step(notices: tuple[Notice, ...], number: int = 0, turn: str = "p1", **view: Any) -> Step:
    """One published step of three people."""
    people = tuple(
        SeatView(SeatId(seat), seat, nth, Figure("life", 0), active=seat == turn)
        for nth, seat in enumerate(SEATS)
    )
    table = TurnView(number // 7, SeatId(turn), WORD)
    fixed: dict[str, Any] = {"room": USUAL_ROOM, "strips": (), "meters": (), "big": None, **view}
    shown = View(audience="table", title=WORD, seats=people, turn=table, **fixed)
    return Step(number, WORD, shown, notices=notices)


def alarm(seat: str) -> Alarm:
    """An alarm with two turns left."""
    return Alarm("bench", SeatId(seat), WORD, 2)


def alarming(sheets: Sheets, room: str = USUAL_ROOM) -> str:
    """What alarms people at a table of this game, the least of it: it comes again and again."""
    cues = (cue for sheet in sheets.of(room) for cue in sheet.cue)
    urgent = [
        cue for cue in cues if cue.urgency == "alarm" and not cue.is_conditional and cue.on[:1].isupper()
    ]
    return min(urgent, key=lambda cue: cue.priority).on


def in_ms(values: list[float], share: float | None = None) -> float:
    """The median, or what this share of all stay below, in milliseconds."""
    if share is None:
        return round(median(values) * 1000, 2)
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 2)
