"""Laying out a new game: which cards come to which places, until the first turn (VIL-SETUP)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Dealt, Laid, Opened, Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId
from companion.core.language.states import Turn
from companion.core.ports.collection import Box
from companion.engine import decks
from companion.engine.boxes import copies_of, left, pile
from companion.engine.draft import Draft
from companion.engine.feature import Works
from companion.engine.legendary.starting import starting_decks
from companion.games.villains import zones
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.challenges import challenges, hand_size, is_solo
from companion.games.villains.drawing import draw
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import Chosen
from companion.games.villains.state import VillainsState
from companion.games.villains.turns import begin

START = {"attack": 0, "recruit": 0, "twists": 0, "strikes": 0, "defeats": 0, "overran": 0, "carried": 0}
OPEN = (
    (zones.MADAME_HYDRA, "madame-hydra"), (zones.NEW_RECRUITS, "new-recruits"), (zones.BINDINGS, "bindings"),
)  # fmt: skip
SINGLE = ("hydra-operatives", "hydra-soldiers", "bystanders", "plot-twists", "command-strikes")
BYSTANDERS, GROUPS = PoolId("bystanders"), PoolId("groups")
TWISTS, STRIKES = PoolId("plot-twists"), PoolId("command-strikes")
# Every pile whose order is told before anybody draws, and the deck by which it is kept.
ORDERED = (
    (zones.TACTICS, "tactics"), (zones.BYSTANDERS, "bystanders"), (zones.ADVERSARIES, "adversaries"),
    (zones.ALLIES, "allies"),
)  # fmt: skip


class Opening(Work, frozen=True, tag="opening"):
    """While it waits in the queue the decks are not ready yet; so many are."""

    n: int = 0


class FirstHands(Work, frozen=True, tag="first-hands"):
    """Everybody draws the first hand, then gains what a challenge begins with."""


class FirstTurn(Work, frozen=True, tag="first-turn"):
    """The first turn begins."""


def begun(event: Opened, before: VillainsState, state: VillainsState) -> VillainsState:
    """Nothing has happened yet."""
    return replace(state, turn=Turn(0, state.players[0].seat, "setup"), numbers=dict(START))


def lay_out(draft: Draft[VillainsState], chosen: Chosen, box: Box) -> None:
    """Everything that lies on the table before the first card is drawn, in the order of the rulebook."""
    draft.emit(opened(chosen, box))
    draft.emit(personal_decks(chosen, box))
    for zone, stack in OPEN:
        draft.emit(Laid(zone, copies_of(box, stack)))
    draft.emit(Laid(zones.COMMANDER, _of_kind(box, chosen.commander, "commander")))
    draft.emit(tactics(chosen, box))
    draft.emit(Laid(zones.PLOT, box.stacks["plots"][chosen.plot][:1]))
    draft.emit(adversaries(chosen, box))
    draft.emit(pile(box, zones.ALLIES, *chosen.allies))
    draft.finally_(Opening(), FirstHands(), FirstTurn())


def opened(chosen: Chosen, box: Box) -> Opened:
    """Who plays, and the facts of every card that can turn up in this game."""
    whole = (
        *(stack for _, stack in OPEN), *SINGLE, chosen.commander, *chosen.allies, *chosen.adversaries,
        *chosen.backup,
    )  # fmt: skip
    found: dict[CopyId, DesignId] = {}
    for name, stack in box.stacks.items():
        for design, own in stack.items():
            if name in whole or design == chosen.plot:
                found.update(dict.fromkeys(own, design))
    cards = tuple(box.cards[design] for design in dict.fromkeys(found.values()))
    return Opened(chosen.header, cards, found)


def personal_decks(chosen: Chosen, box: Box) -> Dealt:
    """Each player's 8 Operatives and 4 Soldiers, shuffled (VIL-SETUP-02, 26); the rest stays away."""
    printed = rules().personal_deck
    basics = {"hydra-operatives": printed.hydra_operatives, "hydra-soldiers": printed.hydra_soldiers}
    own: dict[SeatId, tuple[CopyId, ...]] = {player.seat: () for player in chosen.header.players}
    return starting_decks(box, basics, own, "VIL-SETUP-02", zones.BOX)


def tactics(chosen: Chosen, box: Box) -> Dealt:
    """The Commander's own four, face down and shuffled under it (VIL-SETUP-08)."""
    pool = PoolId("tactics")
    copies = _of_kind(box, chosen.commander, "tactic")
    return Dealt({pool: copies}, (Row(zones.TACTICS, GroupId("tactics"), {pool: len(copies)}),))


def adversaries(chosen: Chosen, box: Box) -> Dealt:
    """The Adversary Deck and what is left of the Bystanders (VIL-SETUP-06, 11 to 13, 17 to 19, 24).

    Bystanders are drawn unseen; of a single player's Backup group three cards come in (VIL-SOLO-04).
    """
    line, few = rules().of_players(len(chosen.header.players)), rules().solo_backup
    pools = {GROUPS: copies_of(box, *chosen.adversaries)}
    deck, aside = {GROUPS: len(pools[GROUPS])}, dict[PoolId, int]()
    backup = {PoolId(stack): copies_of(box, stack) for stack in chosen.backup}
    some = {pool: few if is_solo(chosen.header) else len(copies) for pool, copies in backup.items()}
    some |= {TWISTS: chosen.twists, STRIKES: rules().strikes, BYSTANDERS: line.bystanders}
    rules_of = {TWISTS: "VIL-SETUP-11", STRIKES: "VIL-SETUP-12", BYSTANDERS: "VIL-SETUP-19"}
    for pool, n in some.items():
        pools[pool] = copies_of(box, str(pool))
        deck[pool] = n
        aside[pool] = left(box, str(pool), n, rules_of.get(pool, "VIL-SETUP-18"))
    spare = {BYSTANDERS: aside.pop(BYSTANDERS)}
    rows = (
        Row(zones.ADVERSARIES, GroupId("adversaries"), {pool: n for pool, n in deck.items() if n}),
        Row(zones.BYSTANDERS, GroupId("bystanders"), spare),
        Row(zones.BOX, GroupId("aside"), {pool: n for pool, n in aside.items() if n}),
    )
    return Dealt(pools, rows)


def _of_kind(box: Box, stack: str, kind: str) -> tuple[CopyId, ...]:
    own = box.stacks[stack].items()
    return tuple(copy for design, copies in own if box.cards[design].kind == kind for copy in copies)


def _open(draft: Draft[VillainsState], work: Opening) -> None:
    """One pile after the other is read, or ordered by the app that keeps it."""
    if work.n < len(ORDERED):
        draft.later(Opening(work.n + 1))
        decks.ask_order(draft, *ORDERED[work.n])


def _first_hands(draft: Draft[VillainsState], work: FirstHands) -> None:
    """Hands first, then the Bindings of a Prison Break (VIL-SETUP-26, VIL-CHAL-11, VIL-RUL-26)."""
    header = draft.state.header
    for player in draft.state.players:
        draw(draft, player.seat, hand_size(header))
    for player in draft.state.players:
        gain_bindings(draft, player.seat, challenges(header).prison_break)


def _first_turn(draft: Draft[VillainsState], work: FirstTurn) -> None:
    """Whoever the players chose begins (VIL-SETUP-27)."""
    begin(draft, draft.state.players[0].seat)


WORK: Works[VillainsState] = {Opening: _open, FirstHands: _first_hands, FirstTurn: _first_turn}
