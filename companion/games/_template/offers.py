"""How the offers of the chapters are made: their words are those of their ids."""

from __future__ import annotations

from functools import partial

from companion.core.crossing.views import Cost, Offer
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine import offers
from companion.engine.feature import Way
from companion.games._template.printed import rules


def offer(id: str, command: Command, target: str, cost: Cost = "decision") -> Offer:
    """An offer of the active player; its label is that of its id."""
    return offers.offer(id, phrase(f"offer-{id}", cost=rules().light_cost), command, target, cost)


def way(id: str, command: Command, target: str, cost: Cost = "decision") -> Way:
    """What may be done, and how it is offered once the rules accept it."""
    return command, partial(offer, id, command, target, cost)
