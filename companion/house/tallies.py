"""What came of simulated games: each of them as a line, and all together as a tally."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import msgspec

from companion.engine.players.play import Counts, Result


class Ended(msgspec.Struct, frozen=True, tag="game", tag_field="line"):
    """One game: how it ended, what it cost, and a digest that tells it from any other."""

    seed: int
    outcome: str  # empty: it was given up, or nobody could go on
    turn: int  # the number of the last one
    commands: int
    counts: Counts
    digest: str  # of its commands: games with the same one went the same way
    given_up: bool = False
    broken: tuple[str, ...] = ()  # invariants that did not hold


class Tally(msgspec.Struct, frozen=True):
    """What came of it; this is the line that --json prints."""

    room: str
    players: int
    games: int
    outcomes: dict[str, int]
    commands_per_s: float
    games_per_s: float
    broken_invariants: int
    seed: int = 0
    custody: str = "app"
    strategy: str = "greedy"
    mode: str = ""
    turns: float = 0.0  # per game
    decisions_per_turn: float = 0.0
    shows_per_turn: float = 0.0
    from_hand_per_turn: float = 0.0  # of the shows, those of cards laid from a hand
    backs_per_turn: float = 0.0  # backs shown in passing
    upkeep_per_turn: float = 0.0
    first_broken: str = ""
    given_up: int = 0  # games that had not ended after the most commands; their turns count in every figure
    first_given_up: str = ""
    game: str = ""  # which of the games that the room suggests; empty for its first


def ended(seed: int, result: Result, broken: Sequence[str]) -> Ended:
    """What is kept of a game that was played."""
    return Ended(
        seed=seed, outcome=result.outcome, turn=result.state.turn.number, commands=len(result.played),
        counts=result.counts, digest=digest(result), given_up=result.ended == "limit", broken=tuple(broken),
    )  # fmt: skip


def digest(result: Result) -> str:
    """A short word for all that was done in a game, in its order."""
    done = [(type(one.command).__name__, one.seat, one.command) for one in result.played]
    return hashlib.sha256(msgspec.json.encode(done)).hexdigest()[:16]


def counted(games: Sequence[Ended], took_s: float) -> Tally:
    """The games together, whoever played them in whatever order; the first is that of the lowest seed."""
    games = sorted(games, key=lambda game: game.seed)
    sums: Counter[str] = Counter()
    for game in games:
        sums.update(commands=game.commands, **msgspec.structs.asdict(game.counts))
    turns, took_s = max(sums["turns"], 1), max(took_s, 1e-9)
    broken = [fault for game in games for fault in game.broken]
    given_up = [f"seed {game.seed}: turn {game.turn}" for game in games if game.given_up]
    return Tally(
        room="", players=0, games=len(games), outcomes=dict(sorted(outcomes(games).items())),
        commands_per_s=round(sums["commands"] / took_s, 1), games_per_s=round(len(games) / took_s, 3),
        broken_invariants=len(broken), turns=round(sums["turns"] / max(len(games), 1), 1),
        decisions_per_turn=round(sums["decisions"] / turns, 2),
        shows_per_turn=round(sums["shows"] / turns, 2),
        from_hand_per_turn=round(sums["from_hand"] / turns, 2),
        backs_per_turn=round(sums["backs"] / turns, 2), upkeep_per_turn=round(sums["upkeep"] / turns, 2),
        first_broken=broken[0] if broken else "", given_up=len(given_up),
        first_given_up=given_up[0] if given_up else "",
    )  # fmt: skip


def outcomes(games: Sequence[Ended]) -> Counter[str]:
    """How often each end was met."""
    return Counter(game.outcome or "unfinished" for game in games)
