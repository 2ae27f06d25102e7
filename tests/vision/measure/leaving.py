"""Leaving: cards that lay there before anybody saw the table bare, taken away or covered by something else.

leaving [tables] [light] [seed] [kept]    so many tables of each kind, in one light of good, typical, poor

With `kept` an earlier evening, in other light, has seen the table bare and kept it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Literal, cast

from tests.vision.overhead.play import Play, card
from tests.vision.simulated.scene import Board, BoardKind, Card, Hand
from vision.overhead.bare_table import packed
from vision.pixels import use_one_core

UNSEEN = 940_000
KINDS: tuple[BoardKind, ...] = ("plain", "felt", "wood", "playmat")
SETTLES_S, WAITS_S = 4.0, 9.0
COVERS = ("back", "art", "paper", "hand")


def cover(chance: Random, kind: str, spot: tuple[float, float]) -> Card | Hand:
    """Something that lies over a tag: a back, a face without a code, a sheet of paper, a hand."""
    x, y = spot[0] + chance.uniform(-12, 12), spot[1] + chance.uniform(-12, 12)
    seed, turn = chance.randrange(10_000), chance.uniform(-20, 20)
    if kind == "hand":
        return Hand(x, y - 60, chance.uniform(-20, 20), z_mm=15)
    if kind == "paper":
        return Card(x, y, turn, (), "paper", seed, size_mm=(150.0, 110.0), key="sheet")
    return Card(x, y, turn, (), "back" if kind == "back" else "face", seed, key=kind)


Light = Literal["good", "typical", "poor"]


def leaves(seed: int, kind: BoardKind, light: Light, instead: str = "", is_kept: bool = False) -> bool:
    """Whether a card from the start is told to have left: taken away, or under something instead."""
    chance = Random(seed)
    board, earlier = Board(kind, seed=seed), b""
    if is_kept:
        earlier = packed(Play(board=board, light=light, seed=seed + 77).ground.bare)
    play = Play(board=board, light=light, seed=seed, sees_bare=False, earlier=earlier)
    spot = (chance.uniform(110, 290), chance.uniform(100, 140))
    play.cards = [card(5, *spot, chance.uniform(-10, 10))]
    play.wait(SETTLES_S)
    if "mark:5" not in play.lies():
        return False
    over = cover(chance, instead, spot) if instead else None
    play.cards = [over] if isinstance(over, Card) else []
    play.hands = (over,) if isinstance(over, Hand) else ()
    play.wait(WAITS_S)
    return "mark:5" not in play.lies()


def measure(arguments: Sequence[str]) -> None:
    """Print how many cards were seen to have left, and how many that are only covered were wrongly."""
    use_one_core()
    count = int(arguments[0]) if arguments else 6
    light = cast(Light, arguments[1] if len(arguments) > 1 else "typical")
    first = UNSEEN + (int(arguments[2]) if len(arguments) > 2 else 0)
    for kind in KINDS:
        told = Counter(instead for instead in ("", *COVERS) for at in range(count)
                       if leaves(first + at, kind, light, instead, "kept" in arguments))  # fmt: skip
        wrong = ", ".join(f"{one} {told[one]}" for one in COVERS)
        print(f"{kind:8} taken away: {told['']} of {count} seen; covered, told to have left: {wrong}")
