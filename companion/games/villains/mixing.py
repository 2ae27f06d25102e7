"""Heroic sets in a game: what is chosen for them, and how their cards are read (VIL-MIX-01 to 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import DesignId
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import names, stop
from companion.engine.effects.grammar import clauses_in
from companion.engine.legendary.guests.mixing import WITH, has_guests
from companion.engine.legendary.heroic import is_heroic, marked, poured
from companion.games.villains import encounters
from companion.games.villains.boards import BOARD, BOARDS, HEROIC, NAMES, VILLAINOUS, board

START = "start"  # the choice of the deck that everybody begins with
HYDRA, SHIELD = "hydra", "shield"
DECKS = {HYDRA: ("hydra-operatives", "hydra-soldiers"), SHIELD: ("shield-agents", "shield-troopers")}
ALIGNMENT, ANY, MATCH = "alignment", "any", "match"  # whether Commander and Plot are of one half
KEYS = (WITH, BOARD, START, ALIGNMENT)

is_mixed = has_guests


def with_sets(header: Header, choices: Mapping[str, Any], box: Box) -> Header:
    """The header with the sets that are mixed in, the board and the starting decks.

    VIL-MIX-01, VIL-MIX-06, VIL-MIX-07, VIL-MIX-12, VIL-RUL-21.
    """
    invited = names(choices.get(WITH))
    known = [guest.name for guest in box.guests]
    for name in invited:
        if name not in known:
            stop("VIL-MIX-01", "no-guest", name=name)
    options = {name: value for name, value in header.options.items() if name not in KEYS}
    if invited:
        options[WITH] = list(dict.fromkeys(invited))
    for name, usual, possible, rule in (
        (BOARD, VILLAINOUS, BOARDS, "VIL-MIX-06"), (START, HYDRA, tuple(DECKS), "VIL-MIX-12"),
        (ALIGNMENT, ANY, (ANY, MATCH), "VIL-MIX-04"),
    ):  # fmt: skip
        chosen = str(choices.get(name, usual))
        if chosen not in possible:
            stop(rule, f"no-{name}", name=chosen)
        if chosen != usual:
            options[name] = chosen
    return replace(header, options=options)


def joined(box: Box, choices: Mapping[str, Any]) -> Box:
    """The box with the cards of the sets that are mixed in, in villainous words; their ids stay.

    Twists, Strikes and Bystanders of all sets are one stack each (VIL-MIX-02, 03, 05, 11). Of sets of
    Encounters those come that can be something here (VIL-MIX-22).
    """
    invited = [guest for guest in box.guests if guest.name in names(choices.get(WITH))]
    if not invited:
        return box
    whole = box.joined(guest.name for guest in invited)
    own = [guest for guest in invited if guest.room == encounters.ROOM]
    read = {key: marked(card) for guest in own for key, card in guest.cards.items()}
    has_wounds = any(card.kind == "wound" for card in read.values())
    for guest in (one for one in invited if one not in own):
        read |= encounters.read(guest, has_wounds=has_wounds)
    return poured(replace(whole, cards={**whole.cards, **read}))


def starting(header: Header) -> tuple[str, str]:
    """The two basic stacks that everybody's deck is made of, one kind for the whole table.

    VIL-MIX-12, VIL-RUL-21.
    """
    one, other = DECKS[str(header.options.get(START, HYDRA))]
    return one, other


def need_matching(header: Header, box: Box, commander: Card, plot: Card) -> None:
    """The board is the one of a Plot that names its spaces; the Commander is of the Plot's half if wished.

    VIL-MIX-04, VIL-MIX-08; without Officers or S.H.I.E.L.D. cards nobody can begin with them.
    """
    own = HEROIC if is_heroic(plot) else VILLAINOUS
    if names_spaces(plot) and board(header) != own:
        stop("VIL-MIX-08", "other-board", name=plot.name, board=own)
    if header.options.get(ALIGNMENT) == MATCH and is_heroic(commander) != is_heroic(plot):
        stop("VIL-MIX-04", "other-half", name=commander.name, plot=plot.name)
    for stack in starting(header):
        if not copies_of(box, stack):
            stop("VIL-MIX-12", "no-start", name=stack)


def board_of(box: Box, plot: str) -> dict[str, str]:
    """The board that comes with a Plot that names its spaces (VIL-MIX-08)."""
    card = box.cards.get(DesignId(plot))
    if card is None or not names_spaces(card):
        return {}
    return {BOARD: HEROIC if is_heroic(card) else VILLAINOUS}


def names_spaces(plot: Card) -> bool:
    """Whether the text of a Plot speaks of spaces of the city (VIL-MIX-08)."""
    return any(_is_placed(clause) for ability in plot.abilities for clause in ability.do)


def _is_placed(clause: Clause) -> bool:
    inner = (one for value in clause.args.values() for one in clauses_in(value))
    is_here = any(clause.args.get(name) in (*NAMES, *range(1, len(NAMES) + 1)) for name in ("at", "to"))
    return is_here or clause.verb == "vault" or any(_is_placed(one) for one in inner)
