"""The same question asked of each rule: does its own test notice one of a few breaks of what keeps it?"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.breaking.keepers import Keeper
from tests.breaking.running import Workshop
from tests.breaking.ways import Break, breaks

FEW = 12  # breaks in lines that its tests run, after which they are taken to look elsewhere
Line = dict[str, object]


def of_rules(found: Sequence[Keeper], wanted: frozenset[str], seed: int) -> dict[str, list[Break]]:
    """The breaks of what keeps each rule, in an order drawn by lot."""
    chance = random.Random(seed)
    rules = sorted({rule for keeper in found for rule in keeper.rules if not wanted or rule in wanted})
    every = {keeper: breaks(keeper) for keeper in found}
    drawn = {
        rule: [one for keeper in found if rule in keeper.rules for one in every[keeper]] for rule in rules
    }
    return {rule: chance.sample(ways, len(ways)) for rule, ways in drawn.items() if ways}


def tried_by_rule(
    workshop: Workshop,
    chosen: Mapping[str, Sequence[Break]],
    few: int,
    blind: Mapping[str, str],
    say: Callable[[Line], None],
) -> Iterator[Line]:
    """Break what keeps a rule until its tests notice, and tell of each rule at once."""
    for rule, ways in chosen.items():
        line: Line = {"rule": rule, "verdict": "unnoticed"}
        told: list[Line] = []
        for broken in ways:
            verdict = workshop.judge_by(broken, rule)
            if verdict.word == "untested":
                continue
            told.append({"where": broken.keeper.where, "break": broken.told, "verdict": verdict.word})
            if verdict.word in ("noticed", "hangs"):
                line["verdict"] = "noticed"
            if line["verdict"] == "noticed" or len(told) == few:
                break
        if line["verdict"] == "unnoticed" and rule in blind:
            line |= {"verdict": "kept", "why": blind[rule]}
        line["breaks"] = told
        say(line)
        yield line


def summed_by_rule(told: Sequence[Line], least: float, say: Callable[[Line], None]) -> int:
    """Tell the sum; 0 when enough rules are noticed and every other one is listed with its reason."""
    counted = {verdict: sum(line["verdict"] == verdict for line in told) for verdict in
               ("noticed", "unnoticed", "kept")}  # fmt: skip
    share = counted["noticed"] / len(told) if told else 0.0
    blind = [line["rule"] for line in told if line["verdict"] == "unnoticed"]
    say({"rules": len(told), **counted, "share": round(share, 4), "least": least, "blind": blind})
    return 0 if share >= least and not blind else 1
