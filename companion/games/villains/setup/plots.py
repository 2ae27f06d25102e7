"""What a Plot changes before anything is laid out: its Setup text, read from the card (VIL-SETUP-10, 20).

`bindings-stack` says how many Bindings there are for each player, `beside` what lies beside the Plot, and
`include` which group goes in whatever else would. Heroic ones say how many Bystanders, Wounds, Allies and
Backup groups there are (VIL-MIX-03, VIL-MIX-10).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import CopyId
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.games.villains.meaning import slug

SETUP = "setup"
SAID = (  # what a Plot says of it
    "beside", "bindings-stack", "include", "bystanders-in", "more-backup", "allies-in", "allies-among",
    "wounds-stack",
)  # fmt: skip


class Beside(msgspec.Struct, frozen=True):
    """Cards that lie beside the Plot: so many of a stack, or the one of that name."""

    stack: str
    n: int
    person: str = ""

    def copies(self, box: Box) -> tuple[CopyId, ...]:
        """All copies they are taken from."""
        if not self.person:
            return copies_of(box, self.stack)
        own = box.stacks.get(self.stack, {}).items()
        named = (copies for design, copies in own if slug(box.cards[design].person) == self.person)
        return next(named, ())


def _said(plot: Card, verb: str) -> Iterator[Clause]:
    for ability in plot.does(SETUP):
        yield from (clause for clause in ability.do if clause.verb == verb)


def bindings(plot: Card, players: int, have: int) -> int:
    """How many Bindings there are: all of them, unless the Plot says how many for each (VIL-SETUP-05)."""
    each = next((int(clause.args["each"]) for clause in _said(plot, "bindings-stack")), None)
    return have if each is None else min(have, each * players)


def beside(plot: Card, players: int) -> tuple[Beside, ...]:
    """What lies beside the Plot as the game begins (VIL-CARD-04, 05)."""
    return tuple(
        Beside(
            str(clause.args["stack"]),
            int(clause.args["each"]) * players if "each" in clause.args else int(clause.args.get("n", 1)),
            str(clause.args.get("person", "")),
        )
        for clause in _said(plot, "beside")
    )


def included(plot: Card) -> str:
    """The group that the Plot needs, with all its cards; empty where it names none (VIL-CARD-17, 18)."""
    return next((str(clause.args["stack"]) for clause in _said(plot, "include")), "")


class Needs(msgspec.Struct, frozen=True):
    """Numbers of the set-up that a Plot sets; 0 where it leaves them as they are."""

    bystanders: int = 0  # of the Adversary Deck
    backup: int = 0  # groups more than usual
    allies: int = 0  # stacks of the Ally Deck
    wounds: int | None = None  # of their stack
    among: int = 0  # Allies that are shuffled into the Adversary Deck


def needs(plot: Card, players: int) -> Needs:
    """What a Plot says of numbers, for so many players."""
    wounds = next((int(clause.args["each"]) * players for clause in _said(plot, "wounds-stack")), None)
    return Needs(
        bystanders=_number(plot, "bystanders-in", players),
        backup=_number(plot, "more-backup", players),
        allies=_number(plot, "allies-in", players),
        among=_number(plot, "allies-among", players),
        wounds=wounds,
    )


def _number(plot: Card, verb: str, players: int) -> int:
    """The number of a clause that is about so many players, or any."""
    about = (clause for clause in _said(plot, verb) if clause.args.get("players", players) == players)
    return next((int(clause.args.get("n", 1)) for clause in about), 0)
