"""A tally in words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.language.phrases import phrase
from companion.ground.texts import FluentTexts
from companion.house.tallies import Tally


def side_by_side(tallies: Sequence[Tally]) -> str:
    """What a turn costs in each custody, as a table."""
    first = tallies[0]
    columns = f"{'decisions':>10}{'hand':>7}{'faces':>7}{'backs':>7}{'upkeep':>8}"
    head = f"{played(first)} ({first.strategy}), a turn costs"
    lines = [head, f"{'custody':<9}{columns}  outcomes"]
    for tally in tallies:
        faces = tally.shows_per_turn - tally.from_hand_per_turn
        outcomes = ", ".join(f"{name} {count}" for name, count in tally.outcomes.items())
        lines.append(
            f"{tally.custody:<9}{tally.decisions_per_turn:>10.2f}{tally.from_hand_per_turn:>7.2f}{faces:>7.2f}"
            f"{tally.backs_per_turn:>7.2f}{tally.upkeep_per_turn:>8.2f}  {outcomes}"
        )
    return "\n".join(lines + [line for tally in tallies for line in troubles(tally)])


def told(tally: Tally) -> str:
    """A tally in words."""
    outcomes = ", ".join(f"{name} {count}" for name, count in tally.outcomes.items())
    kind = f"{tally.strategy}, {tally.custody} custody" + f", mode {tally.mode}" * bool(tally.mode)
    kind += f", game {tally.game}" * bool(tally.game)
    lines = [
        f"{played(tally)} ({kind})",
        f"outcomes: {outcomes}",
        f"turns a game {tally.turns}; a turn: {tally.decisions_per_turn} decisions,"
        f" {tally.shows_per_turn} shows, {tally.upkeep_per_turn} upkeep",
        f"{tally.commands_per_s} commands/s, {tally.games_per_s} games/s,"
        f" broken invariants {tally.broken_invariants}",
    ]
    return "\n".join(lines + troubles(tally))


def played(tally: Tally) -> str:
    """How many games of what, by how many people."""
    counts = {"games": tally.games, "players": tally.players}
    return FluentTexts("").say(phrase("simulate-games", room=tally.room, **counts))


def troubles(tally: Tally) -> list[str]:
    """The first broken invariant, and what of the figures comes from games that were given up."""
    lines = [tally.first_broken] if tally.first_broken else []
    if tally.given_up:
        lines.append(
            f"given up as they did not end: {tally.given_up} of {tally.games} games"
            f" (the first: {tally.first_given_up}); their turns are in the figures"
        )
    return lines
