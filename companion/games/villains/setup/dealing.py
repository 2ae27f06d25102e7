"""Laying out a new game: which cards come to which places, until the first turn (VIL-SETUP)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Dealt, Event, Laid, Opened, Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId
from companion.core.language.states import Turn
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of, left, pile
from companion.engine.draft import Draft
from companion.engine.legendary.laying_out import DecksOpen, FirstTurn, LayingOut, only, opened
from companion.engine.legendary.starting import starting_decks
from companion.games.villains import zones
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.challenges import challenges, hand_size, is_solo
from companion.games.villains.drawing import draw
from companion.games.villains.encounters import GUESTS
from companion.games.villains.mixing import is_mixed, starting
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import Chosen
from companion.games.villains.setup.leading import as_led
from companion.games.villains.state import VillainsState
from companion.games.villains.turns import begin

START = {"attack": 0, "recruit": 0, "twists": 0, "strikes": 0, "defeats": 0, "overran": 0, "carried": 0}
OPEN = (
    (zones.MADAME_HYDRA, "madame-hydra"), (zones.NEW_RECRUITS, "new-recruits"), (zones.BINDINGS, "bindings"),
)  # fmt: skip
# Beside them, with heroic sets (VIL-MIX-09, 10).
HEROIC_STACKS = ((zones.OFFICERS, "shield-officers"), (zones.WOUNDS, "wounds"))
SINGLE = ("bystanders", "plot-twists", "command-strikes")
BYSTANDERS, GROUPS = PoolId("bystanders"), PoolId("groups")
TWISTS, STRIKES = PoolId("plot-twists"), PoolId("command-strikes")
# Every pile whose order is told before anybody draws, and the deck by which it is kept.
ORDERED = (
    (zones.TACTICS, "tactics"), (zones.BYSTANDERS, "bystanders"), (zones.ADVERSARIES, "adversaries"),
    (zones.ALLIES, "allies"),
)  # fmt: skip


class TableLaid(Event, frozen=True):
    """Everything lies on the table; `deck` is what the Adversary Deck is made of, kind by kind."""

    deck: dict[str, int]
    beside: int = 0  # cards that lie beside the Plot
    handicap: dict[SeatId, int] = {}


class FirstHands(Work, frozen=True, tag="first-hands"):
    """Everybody draws the first hand, then gains what a challenge begins with."""


def begun(event: Opened, before: VillainsState, state: VillainsState) -> VillainsState:
    """Nothing has happened yet."""
    return replace(state, turn=Turn(0, state.players[0].seat, "setup"), numbers=dict(START))


def lay_out(draft: Draft[VillainsState], chosen: Chosen, box: Box) -> None:
    """Everything that lies on the table before the first card is drawn, in the order of the rulebook.

    VIL-SETUP-03, 04, 07, 09.
    """
    draft.emit(_opened(chosen, box))
    draft.emit(personal_decks(chosen, box))
    for zone, stack in OPEN:
        own = copies_of(box, stack)
        given = sum(chosen.handicap.values()) if zone == zones.MADAME_HYDRA else 0
        draft.emit(Laid(zone, own[: chosen.bindings] if zone == zones.BINDINGS else own[given:]))
    for zone, stack in HEROIC_STACKS if is_mixed(chosen.header) else ():
        own = copies_of(box, stack)
        draft.emit(Laid(zone, own[: chosen.wounds] if zone == zones.WOUNDS else own))
    draft.emit(Laid(zones.COMMANDER, _of_kind(box, chosen.commander, "commander")))
    draft.emit(tactics(chosen, box))
    draft.emit(Laid(zones.PLOT, only(box, "plots", chosen.plot)))
    for one in chosen.beside:
        if one.person:
            draft.emit(Laid(zones.BESIDE, one.copies(box)))
    dealt = adversaries(chosen, box)
    draft.emit(dealt)
    if not chosen.among:
        draft.emit(pile(box, zones.ALLIES, *chosen.allies))
    draft.emit(_laid_out(draft.state, chosen, dealt))
    draft.finally_(DecksOpen(), FirstHands(), FirstTurn())


def _laid_out(state: VillainsState, chosen: Chosen, dealt: Dealt) -> TableLaid:
    """What hands are told of the table."""
    deck = next(row.quota for row in dealt.rows if row.zone == zones.ADVERSARIES)
    backup = sum(n for pool, n in deck.items() if pool in chosen.backup)
    kinds = {
        "twists": deck.get(TWISTS, 0), "strikes": deck.get(STRIKES, 0), "groups": deck.get(GROUPS, 0),
        "backup": backup, "bystanders": deck.get(BYSTANDERS, 0),
    }  # fmt: skip
    return TableLaid(kinds, len(state.table.zone(zones.BESIDE)), dict(chosen.handicap))


def _opened(chosen: Chosen, box: Box) -> Opened:
    """Who plays with what."""
    beside = (one.stack for one in chosen.beside if not one.person)
    mixed = HEROIC_STACKS if is_mixed(chosen.header) else ()
    lying = (stack for _, stack in (*OPEN, *mixed))
    groups = (*chosen.allies, *chosen.adversaries, *chosen.backup)
    whole = (*lying, *beside, *SINGLE, *starting(chosen.header), chosen.commander, *groups)
    return opened(chosen.header, as_led(chosen, box), (chosen.plot, *_named(chosen, box)), whole)


def _named(chosen: Chosen, box: Box) -> tuple[DesignId, ...]:
    """Single cards that lie beside the Plot (VIL-CARD-05)."""
    copies = {copy for one in chosen.beside if one.person for copy in one.copies(box)}
    copies |= set(chosen.instead)
    return tuple(
        design for stack in box.stacks.values() for design, own in stack.items() if copies & set(own)
    )


def personal_decks(chosen: Chosen, box: Box) -> Dealt:
    """Each player's 8 Operatives and 4 Soldiers, shuffled; the rest stays away.

    VIL-SETUP-02, 26, VIL-COMP-17.

    Or as many S.H.I.E.L.D. Agents and Troopers, for everybody alike (VIL-MIX-12, VIL-RUL-21); Madame HYDRA
    takes the place of some of somebody's Operatives or Agents (VIL-DIFF-01 to 03).
    """
    printed, (many, few) = rules().personal_deck, starting(chosen.header)
    basics = {many: printed.hydra_operatives, few: printed.hydra_soldiers}
    madames, own = copies_of(box, "madame-hydra"), dict[SeatId, tuple[CopyId, ...]]()
    for player in chosen.header.players:
        n = chosen.handicap.get(player.seat, 0)
        own[player.seat], madames = madames[:n], madames[n:]
    return starting_decks(box, basics, own, "VIL-SETUP-02", zones.BOX, many)


def tactics(chosen: Chosen, box: Box) -> Dealt:
    """The Commander's own four, face down and shuffled under it (VIL-SETUP-08)."""
    pool = PoolId("tactics")
    copies = _of_kind(box, chosen.commander, "tactic")
    return Dealt({pool: copies}, (Row(zones.TACTICS, GroupId("tactics"), {pool: len(copies)}),))


def adversaries(chosen: Chosen, box: Box) -> Dealt:
    """The Adversary Deck and what is left of the Bystanders (VIL-SETUP-06, 11 to 13, 17 to 19, 24).

    Bystanders are drawn unseen; of a single player's Backup group three cards come in (VIL-SOLO-04). Guests
    take the place of Adversaries card for card, and what they replace stays away unseen (VIL-MIX-23).
    """
    apart = {copy for one in chosen.beside if one.person for copy in one.copies(box)}
    pools = {GROUPS: tuple(copy for copy in copies_of(box, *chosen.adversaries) if copy not in apart)}
    used = min(len(chosen.instead), len(pools[GROUPS]))
    deck, rest = {GROUPS: len(pools[GROUPS]) - used}, dict[PoolId, int]()
    if used:
        pools[GUESTS], deck[GUESTS] = chosen.instead, used
        rest = {GROUPS: used, GUESTS: len(chosen.instead) - used}
    some = {PoolId(stack): (_of_backup(chosen, box, stack), "VIL-SETUP-18") for stack in chosen.backup}
    some |= {
        TWISTS: (chosen.twists, "VIL-SETUP-11"), STRIKES: (rules().strikes, "VIL-SETUP-12"),
        BYSTANDERS: (chosen.bystanders, "VIL-SETUP-19"),
    }  # fmt: skip
    for pool, (n, rule) in some.items():
        pools[pool], deck[pool] = copies_of(box, str(pool)), n
        rest[pool] = left(box, str(pool), n, rule)
    beside = dict[PoolId, int]()
    for one in (one for one in chosen.beside if not one.person):
        pool = PoolId(one.stack)
        pools[pool] = copies_of(box, one.stack)
        beside[pool] = one.n
        rest[pool] = left(box, one.stack, deck.get(pool, 0) + one.n, "VIL-SETUP-10")
    allies = _among(chosen, box, pools, deck)
    spare = {BYSTANDERS: rest.pop(BYSTANDERS)}
    rows = (
        Row(zones.ADVERSARIES, GroupId("adversaries"), deck),
        Row(zones.BYSTANDERS, GroupId("bystanders"), spare),
        Row(zones.ALLIES, GroupId(zones.ALLIES), allies),
        Row(zones.BESIDE, GroupId("beside"), beside),
        Row(zones.BOX, GroupId("aside"), rest),
    )
    return Dealt(pools, tuple(replace(row, quota=_some(row.quota)) for row in rows if _some(row.quota)))


def _among(
    chosen: Chosen, box: Box, pools: dict[PoolId, tuple[CopyId, ...]], deck: dict[PoolId, int]
) -> dict[PoolId, int]:
    """What is left of the Allies where a Plot has some of them shuffled into the Adversary Deck."""
    pool = PoolId(zones.ALLIES)
    if not chosen.among:
        return {}
    pools[pool], deck[pool] = copies_of(box, *chosen.allies), chosen.among
    return {pool: len(pools[pool]) - chosen.among}


def _some(quota: dict[PoolId, int]) -> dict[PoolId, int]:
    return {pool: n for pool, n in quota.items() if n}


def _of_backup(chosen: Chosen, box: Box, stack: str) -> int:
    """How many of a Backup group go in: all, or three for a single player whose Plot does not need it.

    VIL-SETUP-18, VIL-SOLO-04, VIL-CARD-17.
    """
    if is_solo(chosen.header) and stack != chosen.included:
        return rules().solo_backup
    return len(copies_of(box, stack))


def _of_kind(box: Box, stack: str, kind: str) -> tuple[CopyId, ...]:
    own = box.stacks[stack].items()
    return tuple(copy for design, copies in own if box.cards[design].kind == kind for copy in copies)


def first_hands(draft: Draft[VillainsState], work: FirstHands) -> None:
    """Hands first, then the Bindings of a Prison Break (VIL-SETUP-26, VIL-CHAL-11, VIL-RUL-26)."""
    header = draft.state.header
    for player in draft.state.players:
        draw(draft, player.seat, hand_size(header))
    for player in draft.state.players:
        gain_bindings(draft, player.seat, challenges(header)["prison_break"])


def _first(draft: Draft[VillainsState]) -> None:
    """Whoever the players chose begins (VIL-SETUP-27)."""
    begin(draft, draft.state.players[0].seat)


LAYING: LayingOut[VillainsState] = LayingOut(piles=ORDERED, first=_first)
