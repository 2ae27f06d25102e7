"""The Villains box with the heroic core set beside it, and games that are opened from both."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from card_db.boxes import open_guest
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box
from companion.engine.legendary.guests.mixing import WITH
from companion.games.villains.chapters import villains
from companion.games.villains.mixing import joined
from companion.games.villains.printed import rules
from companion.games.villains.setup import plots
from companion.games.villains.setup.choices import stacks
from companion.games.villains.setup.opening import open_game
from companion.games.villains.state import VillainsState
from tests.games.villains.box import keep_orders
from tests.games.villains.wholebox import script, whole_box

CORE = "marvel-core"
BASICS = {"core-shield-agent": 40, "core-shield-trooper": 20}  # as many as five players begin with


@cache
def core() -> Guest:
    """The heroic core set, with starting decks for five players."""
    guest = open_guest(read_set(SHIPPED / "villains" / "core.toml"), {})
    stacks = {
        stack: {design: _enough(design, copies) for design, copies in designs.items()}
        for stack, designs in guest.stacks.items()
    }
    return replace(guest, stacks=stacks)


def _enough(design: DesignId, copies: tuple[CopyId, ...]) -> tuple[CopyId, ...]:
    need = BASICS.get(design, len(copies))
    return tuple(CopyId(f"{CORE}/{design}#{n}") for n in range(1, need + 1))


@cache
def mixed_box() -> Box:
    """The box of Legendary Villains with the core set as what could be mixed in."""
    return replace(whole_box(), guests=(core(),))


@cache
def all_of_it() -> Box:
    """Both, in villainous words."""
    return joined(mixed_box(), {WITH: [CORE]})


def read_card(design: str) -> Card:
    """A card of the core set as a game plays it."""
    return all_of_it().cards[DesignId(design)]


def drawn(kind: str, need: int, *first: str) -> list[str]:
    """So many stacks of a kind: these first, then heroic and villainous ones in turns."""
    known = list(stacks(all_of_it(), kind))
    old = [stack for stack in known if stack in whole_box().stacks]
    new = [stack for stack in known if stack not in old]
    both = [stack for pair in zip(new, old, strict=False) for stack in pair]
    return list(dict.fromkeys((*first, *both, *known)))[:need]


def mix(players: int, commander: str = "core-loki", plot: str = "", **choices: Any) -> VillainsState:
    """A new mixed game up to the first turn: a heroic Mastermind and Scheme unless told otherwise."""
    plot = plot or "core-scheme-the-legacy-virus"
    line, needs = rules().of_players(players), plots.needs(read_card(plot), players)
    lead = next((one for one in read_card(commander).marks if one.startswith("leads-")), "leads-")
    group, kinds = lead.removeprefix("leads-"), all_of_it().stacks
    led = [stack for stack in kinds if stack.endswith(f"-{group}")]
    included = plots.included(read_card(plot))
    first = [one for one in (included, *led) if one]
    groups = [one for one in first if one in stacks(all_of_it(), "adversaries")]
    backup = [one for one in first if one in stacks(all_of_it(), "backup")]
    usual = {
        WITH: [CORE],
        "plot": [plot],
        "allies": drawn("ally", needs.allies or line.allies),
        "adversaries": drawn("adversaries", line.groups, *groups),
        "backup": drawn("backup", line.backup + needs.backup, *backup),
    }
    usual_script = script(players)
    asked = replace(usual_script, choices={**usual, "commander": [commander], **choices})
    state = VillainsState(header=asked.header)
    for event in open_game(villains(), asked, mixed_box()):
        state = villains().evolve(state, event)
    return keep_orders(state)
