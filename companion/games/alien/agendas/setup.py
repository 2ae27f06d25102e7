"""Dealing Hidden Agendas, and Secrets Revealed cards into the Hive: nobody looks (ALN-AGENDA-01 to 07)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.language.asks import Done, Work
from companion.core.language.events import Dealt, Row
from companion.core.language.ids import GroupId, PoolId
from companion.core.language.phrases import phrase
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import stop
from companion.engine.draft import Draft
from companion.engine.feature import Works
from companion.engine.legendary.stacking import LEFT, MiniDeck, stacked
from companion.games.alien import zones
from companion.games.alien.agendas.events import AgendasDealt
from companion.games.alien.choices import Chosen
from companion.games.alien.difficulty import drones_each, has_agendas
from companion.games.alien.modes import DELAYED, has_mode
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS, AlienState

GOOD, EVIL = PoolId("agendas-good"), PoolId("agendas-evil")
DRONES, SECRETS, FILLING = PoolId("drones"), PoolId("secrets"), PoolId("filling")
AMONG_US = GroupId("agendas")


class Dealing(Work, frozen=True, tag="agendas-dealt"):
    """What waits until everybody has looked and heard the rules of talking; 1 once that is asked."""

    n: int = 0


def deal(draft: Draft[AlienState], chosen: Chosen, box: Box) -> None:
    """Take a Good one for each player and one Evil, shuffle, deal one each (ALN-AGENDA-01, 02)."""
    if not has_agendas(chosen.header):
        return
    draft.emit(unseen(box, len(chosen.header.players)))
    pile = draft.state.table.zone(zones.AGENDAS)
    seats = [player.seat for player in chosen.header.players]
    own = dict(zip(seats, pile, strict=False))
    draft.emit(AgendasDealt(own, pile[len(own) :], has_mode(draft.state, DELAYED)))
    draft.finally_(Dealing())


def unseen(box: Box, players: int) -> Dealt:
    """The Agendas that are drawn, in one pile, and those that stay in the box: nobody has seen any."""
    printed = rules().agendas
    drawn = {GOOD: printed.good_per_player * players, EVIL: printed.evil}
    pools = {pool: copies_of(box, pool) for pool in drawn}
    for pool, count in drawn.items():
        if len(pools[pool]) < count:
            stop("ALN-AGENDA-01", "too-few", stack=pool, need=count, have=len(pools[pool]))
    rest = {pool: len(copies) - drawn[pool] for pool, copies in pools.items()}
    return Dealt(pools, (Row(zones.AGENDAS, AMONG_US, drawn), Row(zones.BOX, LEFT, rest)))


def _dealt(draft: Draft[AlienState], work: Dealing) -> None:
    """Wait until the Agendas lie under the Avatars, and the rules of talking have been read."""
    if work.n:
        return
    why = phrase("ask-agendas-delayed" if has_mode(draft.state, DELAYED) else "ask-agendas")
    draft.ask(Done(id=draft.next_ask, why=why), Dealing(1))


def hive(chosen: Chosen, box: Box) -> Dealt:
    """The mini-decks, each with unseen cards of Drones and Secrets Revealed mixed (ALN-RULING-34, 67).

    How many of either came into which mini-deck nobody knows.
    """
    each, printed = drones_each(chosen.header), rules().agendas
    secrets, drones = copies_of(box, SECRETS), copies_of(box, DRONES)
    used = printed.secrets_per_player * len(chosen.header.players)
    guests = copies_of(box, *chosen.villains)
    instead = min(len(guests), each * len(LEVELS) - used)
    needed = each * len(LEVELS) - used - instead
    for pool, have, need in ((SECRETS, secrets, used), (DRONES, drones, needed)):
        if len(have) < need:
            stop("ALN-AGENDA-07", "too-few", stack=pool, need=need, have=len(have))
    filling = (*secrets[:used], *guests, *drones[:needed])
    fillers = {FILLING: filling, SECRETS: secrets[used:], DRONES: drones[needed:]}
    rest = {SECRETS: len(secrets) - used, DRONES: len(drones) - needed}
    rest |= {FILLING: len(guests) - instead} if len(guests) > instead else {}
    return stacked(box, mini_decks(chosen, [{FILLING: each}] * len(LEVELS)), fillers, rest, zones.BOX)


def mini_decks(chosen: Chosen, among: Sequence[Mapping[PoolId, int]]) -> tuple[MiniDeck, ...]:
    """The mini-decks of the Hive, level 1 on top, each with these cards among it (ALN-SETUP-15)."""
    return tuple(
        MiniDeck(zone=zones.HIVE, group=GroupId(f"hive:{level}"), stack=stack, among=filling)
        for level, stack, filling in zip(LEVELS, chosen.mini_decks, among, strict=True)
    )


WORK: Works[AlienState] = {Dealing: _dealt}
