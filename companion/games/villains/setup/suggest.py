"""What the box suggests: its games for so many players, or one by lot (VIL-FIRST, VIL-SETUP-29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box, Preset
from companion.engine.choices import names
from companion.engine.legendary.selection import Sample, by_lot
from companion.games.villains.mixing import board_of
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import TOLD, is_untold, led, stacks
from companion.games.villains.setup.plots import beside, included, needs


def suggest(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """The first game of the box; under `other` all its games for so many, and one by lot (VIL-SETUP-29)."""
    of_games = games(box, players)
    first = next(iter(of_games.values()), None) or _plan(
        box,
        players,
        of_kind(box, "commander"),
        of_kind(box, "plot"),
        {kind: stacks(box, kind) for kind in KINDS},
    )
    other = {"surprise": _surprise(box, players, sample)}
    return {**first, "other": {**other, "games": of_games} if of_games else other}


KINDS = ("ally", "adversaries", "backup")  # as the names of stacks begin


def games(box: Box, players: int) -> dict[str, dict[str, Any]]:
    """The games of the box for so many players (VIL-FIRST-01 to 04)."""
    fit = (one for one in box.presets if not one.players or players in one.players)
    return {one.id: _game(box, one, players) for one in fit}


def _game(box: Box, game: Preset, players: int) -> dict[str, Any]:
    """What the game names comes first, then whatever else is needed."""
    told = game.choices

    def first(known: Sequence[str], key: str) -> tuple[str, ...]:
        named = [one for one in told.get(key, ()) if one in known]
        return (*named, *(one for one in known if one not in named))

    keys = dict(zip(KINDS, ("allies", "adversaries", "backup"), strict=True))
    groups = {kind: first(stacks(box, kind), key) for kind, key in keys.items()}
    commanders, plots = of_kind(box, "commander"), of_kind(box, "plot")
    return _plan(box, players, first(commanders, "commander"), first(plots, "plot"), groups)


def refit(box: Box, players: int, choices: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen as far as this box has it, then the next of the box for the rest."""

    def first(known: Sequence[str], key: str) -> tuple[str, ...]:
        told = names(choices.get(key))
        return (*(one for one in told if one in known), *(one for one in known if one not in told))

    keys = zip(KINDS, ("allies", "adversaries", "backup"), strict=True)
    groups = {kind: first(stacks(box, kind), key) for kind, key in keys}
    commanders, plots = (first(of_kind(box, kind), kind) for kind in ("commander", "plot"))
    plan = _plan(box, min(max(players, 1), rules().players.most), commanders, plots, groups)
    return {**plan, **board_of(box, plan["plot"])}


def _surprise(box: Box, players: int, sample: Sample) -> dict[str, Any]:
    """Commander, Plot, Allies and groups drawn by lot (VIL-SETUP-07, 09, 16, 21)."""
    groups = {kind: tuple(by_lot(own, len(own), sample)) for kind in KINDS if (own := stacks(box, kind))}
    commander, plot = (by_lot(of_kind(box, kind), 1, sample) for kind in ("commander", "plot"))
    plan = _plan(box, players, commander, plot, groups)
    seats = [f"p{number}" for number in range(1, players + 1)]
    return {**plan, **board_of(box, plan["plot"]), "first": next(iter(by_lot(seats, 1, sample)), None)}


def _plan(
    box: Box,
    players: int,
    commanders: Sequence[str],
    plots: Sequence[str],
    groups: dict[str, tuple[str, ...]],
) -> dict[str, Any]:
    """Choices that take the first of everything, with the groups that the two cards ask for."""
    commander, plot = next(iter(commanders), ""), next(iter(plots), "")
    fitted = fit(box, players, commander, plot, groups.get("adversaries", ()), groups.get("backup", ()))
    return {
        "commander": commander,
        "plot": plot,
        "allies": list(groups.get("ally", ())[: _allies(box, plot, players)]),
        **({TOLD: rules().usual_twists} if _is_untold(box, plot) else {}),
        **fitted,
    }


def _allies(box: Box, plot: str, players: int) -> int:
    """How many Allies there are, unless the Plot says otherwise (VIL-SETUP-21 to 23, VIL-MIX-13)."""
    card = box.cards.get(DesignId(plot))
    own = needs(card, players).allies if card is not None else 0
    return own or rules().of_players(players).allies


def _is_untold(box: Box, plot: str) -> bool:
    card = box.cards.get(DesignId(plot))
    return card is not None and is_untold(card)


def fit(
    box: Box, players: int, commander: str, plot: str, adversaries: Sequence[str], backup: Sequence[str]
) -> dict[str, list[str]]:
    """Groups for so many players, those in front first that Plot and Commander ask for.

    VIL-SETUP-13 to 15, 20, VIL-SOLO-03, VIL-CARD-04, 17, 18: the Plot's comes before the Commander's.
    """
    line, wanted, kept_out, more = rules().of_players(players), list[str](), set[str](), 0
    card = box.cards.get(DesignId(plot))
    if card is not None:
        wanted += [included(card)]
        more = needs(card, players).backup
        kept_out = {one.stack for one in beside(card, players) if not one.person}
    leader = box.cards.get(DesignId(commander))
    if leader is not None and players > 1 and led(leader):
        wanted += [stack for stack in box.stacks if stack.partition("-")[2] == led(leader)]
    need = {"adversaries": (adversaries, line.groups), "backup": (backup, line.backup + more)}
    return {key: _first(box, key, wanted, own, n, kept_out) for key, (own, n) in need.items()}


def _first(
    box: Box, kind: str, wanted: Sequence[str], own: Sequence[str], n: int, kept_out: set[str]
) -> list[str]:
    """So many groups of a kind: what is asked for, what was chosen, then the next ones of the box."""
    known = [stack for stack in stacks(box, kind) if stack not in kept_out]
    order = dict.fromkeys(stack for stack in (*wanted, *own, *known) if stack in known)
    return list(order)[:n]


def of_kind(box: Box, kind: str) -> tuple[DesignId, ...]:
    """The Commanders, or the Plots, of a box."""
    return tuple(
        design for stack in box.stacks.values() for design in stack if box.cards[design].kind == kind
    )
