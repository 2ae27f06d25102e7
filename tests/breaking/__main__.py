"""Break what keeps the rules of a game, one small break at a time, and tell which ones their tests notice.

    python -m tests.breaking --room alien [--rules ALN-HIVE-03,...] [--under companion/engine] [--sample 100]
        [--breaks 5] [--seed 1]

One JSON object a line: a break with its verdict (noticed, hangs, unnoticed, untested, or kept: it changes
nothing, as `equivalents.toml` says with its reason), and at the end the sum. Nothing on the disk is changed.
With `--by-rule` a line is a rule: whether its own tests noticed one of a few breaks of what keeps it.
Exit code 0 when at least the share `--least` of the breaks is noticed and every other one is kept, 1
otherwise, 2 for a wrong call.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.breaking.by_rule import FEW, of_rules, summed_by_rule, tried_by_rule
from tests.breaking.equivalents import read_blind, read_kept
from tests.breaking.keepers import Keeper, keepers
from tests.breaking.names import ROOT, folder_of, prefix_of
from tests.breaking.running import Workshop, in_workshop
from tests.breaking.ways import Break, breaks

VERDICTS = ("noticed", "hangs", "elsewhere", "unnoticed", "untested", "kept")
OWN = ("noticed", "hangs")  # by the tests of the rules that the function names
NOTICED = ("noticed", "hangs", "elsewhere")


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the breaks and tell."""
    sys.dont_write_bytecode = True
    asked = options().parse_args(arguments)
    if not folder_of(asked.room).is_dir():
        print(f"There is no game {asked.room!r} below companion/games.", file=sys.stderr)
        return 2
    prefix = prefix_of(asked.room)
    wanted = frozenset(filter(None, asked.rules.split(",")))
    found = [one for one in keepers(prefix) if one.path.is_relative_to(ROOT / asked.under)]
    chosen = drawn(found, wanted, asked)
    if not chosen:
        print("No function there names any of these rules.", file=sys.stderr)
        return 2
    files = [
        path
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if f"{prefix}-" in path.read_text("utf-8")
    ]
    told: list[dict[str, object]] = []
    if asked.by_rule:
        by_rule = of_rules(found, wanted, asked.seed)
        blind = read_blind()
        code = in_workshop(
            files,
            found,
            lambda shop: told.extend(tried_by_rule(shop, by_rule, asked.breaks or FEW, blind, say)),
        )
        return code or summed_by_rule(told, asked.least, say)
    code = in_workshop(
        files, {one.keeper for one in chosen}, lambda workshop: told.extend(tried(workshop, chosen))
    )
    return code or summed(told, asked.least)


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    ask = argparse.ArgumentParser(prog="python -m tests.breaking", description=__doc__.partition("\n")[0])
    ask.add_argument(
        "--room", default="alien", help="a game's folder, or engine for the rules that all share"
    )
    ask.add_argument("--rules", default="", help="only what keeps these rules, a comma between them")
    ask.add_argument(
        "--under", type=Path, default=Path(), help="only functions of this file, or in this folder"
    )
    ask.add_argument(
        "--sample", type=int, default=0, help="so many breaks, drawn by the seed; all without it"
    )
    ask.add_argument("--breaks", type=int, default=0, help="at most so many a function")
    ask.add_argument("--by-rule", action="store_true", help="each rule until one of a few breaks is noticed")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--least", type=float, default=0.95, help="the share that has to be noticed")
    return ask


def drawn(found: Sequence[Keeper], wanted: frozenset[str], asked: argparse.Namespace) -> list[Break]:
    """The breaks to try, drawn by lot where not all are wanted."""
    chance, chosen = random.Random(asked.seed), list[Break]()
    for keeper in found:
        if wanted and not keeper.rules & wanted:
            continue
        ways = list(breaks(keeper))
        chosen += sorted(
            chance.sample(ways, min(asked.breaks or len(ways), len(ways))), key=lambda one: one.node
        )
    if asked.sample:
        chosen = chance.sample(chosen, min(asked.sample, len(chosen)))
    return chosen


def tried(workshop: Workshop, chosen: Sequence[Break]) -> list[dict[str, object]]:
    """Judge every break, and tell each at once."""
    kept, lines = read_kept(), list[dict[str, object]]()
    for broken in chosen:
        began = time.monotonic()
        why = kept.get(broken.keeper.name, {}).get(broken.told)
        verdict = workshop.judge(broken)
        word = "kept" if why is not None and verdict.word not in NOTICED else verdict.word
        line: dict[str, object] = {
            "where": broken.keeper.where, "rules": sorted(broken.keeper.rules), "way": broken.way,
            "break": broken.told, "verdict": word, "by": verdict.by,
            "took_s": round(time.monotonic() - began, 2),
        }  # fmt: skip
        lines.append(line if why is None else {**line, "why": why})
        say(lines[-1])
    return lines


def summed(told: Sequence[dict[str, object]], least: float) -> int:
    """Tell the sum; 0 when it is enough."""
    counted = {verdict: sum(line["verdict"] == verdict for line in told) for verdict in VERDICTS}
    noticed = sum(counted[verdict] for verdict in NOTICED)
    rules = {rule for line in told for rule in line["rules"]}  # type: ignore[attr-defined]
    seen = {rule for line in told if line["verdict"] in OWN for rule in line["rules"]}  # type: ignore[attr-defined]
    share = noticed / len(told) if told else 0.0
    rest = {"rules": len(rules), "rules_noticed": len(seen), "blind": sorted(rules - seen)}
    say({"breaks": len(told), **counted, "share": round(share, 4), "least": least, **rest})
    return 0 if share >= least and not counted["unnoticed"] + counted["untested"] else 1


def say(line: dict[str, object]) -> None:
    """One line for machines, on the real output, which pytest holds while it runs."""
    sys.__stdout__.write(msgspec.json.encode(line).decode() + "\n")  # type: ignore[union-attr]
    sys.__stdout__.flush()  # type: ignore[union-attr]


if __name__ == "__main__":
    sys.exit(main())
