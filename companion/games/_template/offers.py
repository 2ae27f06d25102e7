"""How the ways of the chapters are made: their words are those of their ids."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import Cost, Offer
from companion.core.language.commands import Command
from companion.core.language.phrases import Phrase, phrase
from companion.engine import offers
from companion.engine.ways import Way
from companion.games._template.printed import rules


def offer(id: str, command: Command, target: str, cost: Cost = "decision") -> Offer:
    """An offer of the active player; its label is that of its id."""
    return offers.offer(id, _label(id), command, target, cost)


def way(
    id: str,
    command: Command,
    target: str,
    cost: Cost = "decision",
    also: tuple[str, ...] = (),
    *,
    barred: bool = False,
) -> Way:
    """What the active player could do; its label is that of the first word of its id."""
    return Way(id, command, partial(_label, id.partition(":")[0]), target, also, cost=cost, barred=barred)


def _label(word: str) -> Phrase:
    return phrase(f"offer-{word}", cost=rules().light_cost)
