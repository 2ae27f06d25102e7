"""Parts of a simulation as plain lines: what was to be played, every game, and that nothing is missing.

Several parts may follow each other in one file. They fit together when they are all the parts of one plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import asdict, replace

from companion.house.simulate import Plan, seeds
from companion.house.tallies import Ended


class ShardError(Exception):
    """Parts that are torn or do not fit together; the message says what is wrong and what to do."""


class TornError(ShardError):
    """A part that is there and not whole."""


class Head(msgspec.Struct, frozen=True, tag="plan", tag_field="line"):
    """What was to be played, and by which rules."""

    room: str
    rules: int
    plan: Plan


class Whole(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """The last line: nothing of the part is missing."""

    games: int
    took_s: float


class Shard(msgspec.Struct, frozen=True):
    """One part, as it was read."""

    head: Head
    games: tuple[Ended, ...]
    took_s: float


class Merged(msgspec.Struct, frozen=True):
    """All parts of a plan; `took_s` is how long they took side by side."""

    room: str
    plan: Plan
    games: tuple[Ended, ...]
    took_s: float


Line = Head | Ended | Whole


def written(line: Line) -> str:
    """A line as it is kept."""
    return msgspec.json.encode(line).decode()


def named(plan: Plan) -> str:
    """A part as it is asked for on the command line."""
    return f"{plan.shard}/{plan.shards}"


def read_files(paths: Sequence[Path]) -> Merged:
    """All parts in these files, put together; raises ShardError."""
    return merged([(str(path), shard) for path in paths for shard in read_shards(str(path), _text(path))])


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ShardError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise TornError(f"{path} cannot be read: it is no text.") from error


def read_shards(name: str, text: str) -> Iterator[Shard]:
    """The parts in a text, each from its first line to its last."""
    lines = _lines(name, text)
    head = next(lines, None)
    while head is not None:
        if not isinstance(head, Head):
            raise TornError(
                f"{name} begins with no plan. Write each part whole: "
                f"companion simulate ... --shard 1/2 > {name}"
            )
        yield _shard(name, head, lines)
        head = next(lines, None)


def _lines(name: str, text: str) -> Iterator[Line]:
    """The lines of a text as values; an empty text is none."""
    if not text.strip():
        raise TornError(f"{name} is empty. Play that part again.")
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError as error:
            raise TornError(f"{name} is torn in line {number} ({error}). Play that part again.") from error


def _shard(name: str, head: Head, lines: Iterator[Line]) -> Shard:
    """The games of a part up to its last line."""
    games: list[Ended] = []
    for line in lines:
        if isinstance(line, Ended):
            games.append(line)
            continue
        if isinstance(line, Whole) and line.games == len(games) and _is_all(head.plan, games):
            return Shard(head, tuple(games), line.took_s)
        break
    raise TornError(
        f"{name} is torn: {len(games)} of {len(seeds(head.plan))} games of part {named(head.plan)} "
        "are there. Play that part again."
    )


def _is_all(plan: Plan, games: Iterable[Ended]) -> bool:
    return sorted(game.seed for game in games) == list(seeds(plan))


def merged(parts: Sequence[tuple[str, Shard]]) -> Merged:
    """Parts with the names of their files as one; raises ShardError when they are not all of one plan."""
    (first, like), *others = parts
    for name, part in others:
        unlike = difference(like.head, part.head)
        if unlike:
            raise ShardError(f"{name} does not fit {first}: {unlike}. Merge parts of one plan.")
    plan, there = like.head.plan, [part.head.plan.shard for _, part in parts]
    for name, part in parts:
        if there.count(part.head.plan.shard) > 1:
            raise ShardError(f"Part {named(part.head.plan)} is there more than once ({name}). Name it once.")
    missing = [f"{number}/{plan.shards}" for number in range(1, plan.shards + 1) if number not in there]
    if missing:
        raise ShardError(f"Part {', '.join(missing)} is missing. Play it with --shard and name its file too.")
    games = tuple(game for _, part in parts for game in part.games)
    speed = sum(len(part.games) / max(part.took_s, 1e-9) for _, part in parts)
    took_s = len(games) / speed if speed else 0.0
    return Merged(like.head.room, replace(plan, shard=1, shards=1), games, took_s)


def difference(one: Head, other: Head) -> str:
    """The first thing in which two parts were played otherwise; empty when they are of one plan."""
    ours = {"room": one.room, "rules": one.rules, **asdict(replace(one.plan, shard=1))}
    theirs = {"room": other.room, "rules": other.rules, **asdict(replace(other.plan, shard=1))}
    unlike = next((name for name in ours if ours[name] != theirs[name]), "")
    return f"{unlike} is {theirs[unlike]} here and {ours[unlike]} there" if unlike else ""
