"""Laying out a new game: which cards come to which places, and what follows until the first turn."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Dealt, Event, Laid, Opened
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, SlotId
from companion.core.language.states import Player, Turn
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of, left, pile
from companion.engine.draft import Draft
from companion.engine.legendary.laying_out import DecksOpen, FirstTurn, LayingOut, only, opened
from companion.engine.legendary.stacking import MiniDeck, stacked
from companion.engine.legendary.starting import starting_decks
from companion.games.firefly import zones
from companion.games.firefly.campaign.opening import (
    CampaignGoesOn,
    FirstHands,
    StacksMade,
    extra,
    lay_kept,
    staying,
)
from companion.games.firefly.campaign.opening import pile as stack_of
from companion.games.firefly.campaign.record import campaign_of
from companion.games.firefly.difficulty import side_jobs, talents
from companion.games.firefly.episodes import EpisodeBegins, first_up
from companion.games.firefly.intermission.rules import GameBegins
from companion.games.firefly.printed import rules
from companion.games.firefly.setup.choices import Chosen
from companion.games.firefly.state import LETTERS, FireflyState
from companion.games.firefly.turns import begin

START = {"attack": 0, "recruit": 0, "episode": 1, "credits": 0}
SINGLE = (
    "shiny", "misbehave", "browncoats", "talents", "flaws", "crew-strikes", "ship-strikes", "upgrades",
    "side-jobs", "inevitable",
)  # fmt: skip
HIDDEN = (  # shuffled face down, each for itself (FFY-SETUP-10)
    (zones.UPGRADES, "upgrades"), (zones.BROWNCOATS, "browncoats"),
    (zones.SHIP_STRIKES, "ship-strikes"), (zones.CREW_STRIKES, "crew-strikes"),
)  # fmt: skip
JOBS, LAST = PoolId("side-jobs"), PoolId("inevitable")
# Every pile whose order is told before anybody draws, and the deck by which it is kept.
ORDERED = (
    *((zone, "episode") for zone in zones.EPISODES), (zones.CREW_STRIKES, "crew-strikes"),
    (zones.SHIP_STRIKES, "ship-strikes"), (zones.CREW, "crew"), (zones.BROWNCOATS, "browncoats"),
    (zones.UPGRADES, "upgrades"),
)  # fmt: skip


class CrewJoined(Event, frozen=True):
    """Non-player Main Characters complete the five (FFY-SETUP-04)."""

    crew: tuple[Player, ...]


BEGINNING = (FirstHands(), EpisodeBegins(), FirstTurn())  # once everything lies where it belongs


def begun(event: Opened, before: FireflyState, state: FireflyState) -> FireflyState:
    """Nothing is gained, and nothing has happened yet."""
    return replace(state, turn=Turn(0, state.players[0].seat, "setup"), numbers=dict(START))


def joined_in(state: FireflyState, event: CrewJoined) -> FireflyState:
    """They are Main Characters, but no players (FFY-SETUP-05)."""
    return replace(state, crew=event.crew)


def bottoms(event: Dealt, before: FireflyState, state: FireflyState) -> FireflyState:
    """The bottom card of each Episode deck is its Inevitable card, and stays so (FFY-SETUP-17)."""
    if LAST not in event.pools:
        return state
    return replace(state, inevitables=tuple(state.table.zone(zone)[-1] for zone in zones.EPISODES))


def lay_out(draft: Draft[FireflyState], chosen: Chosen, box: Box) -> None:
    """Everything that lies on the table before the first card is drawn, in the order of the rulebook."""
    draft.emit(_opened(chosen, box))
    _avatars(draft, chosen, box)
    draft.emit(personal_decks(chosen, box))
    out = staying(campaign_of(chosen.header), box, chosen.mini_decks)
    for zone, stack in HIDDEN:
        draft.emit(stack_of(box, zone, stack, out))
    lay_kept(draft, box, out)
    _open_stacks(draft, chosen, box)
    _objectives(draft, chosen, box)
    draft.emit(episodes(chosen, box))
    draft.emit(pile(box, zones.CREW, *chosen.characters))
    draft.finally_(DecksOpen(), CampaignGoesOn(), *BEGINNING)


def _open_stacks(draft: Draft[FireflyState], chosen: Chosen, box: Box) -> None:
    """The Talents that nobody has, and all Flaws, lie open (FFY-SETUP-11)."""
    given = len(chosen.avatars) * talents(chosen.header)
    draft.emit(Laid(zones.TALENTS, copies_of(box, "talents")[given:]))
    draft.emit(Laid(zones.FLAWS, copies_of(box, "flaws")))


def _objectives(draft: Draft[FireflyState], chosen: Chosen, box: Box) -> None:
    """A lies on its space, B and C open on top of their decks (FFY-SETUP-14, FFY-SETUP-19)."""
    for zone, design in zip(zones.OBJECTIVES, chosen.objectives, strict=True):
        draft.emit(Laid(zone, only(box, "objectives", design)))


def _opened(chosen: Chosen, box: Box) -> Opened:
    """Who plays with what, and what a game of a campaign has to know besides; others stay in the box.

    FFY-SETUP-07: those four have no Rank in this game, as nobody knows their Avatars.
    """
    single = {*chosen.avatars.values(), *chosen.crew, *chosen.objectives}
    copies, designs = extra(campaign_of(chosen.header))
    more: dict[CopyId, DesignId] = {}
    for stack in box.stacks.values():
        for design, own in stack.items():
            there = own[:1] if design in designs else tuple(copy for copy in own if copy in copies)
            more.update(dict.fromkeys(there, design))
    return opened(chosen.header, box, single, (*SINGLE, *chosen.mini_decks, *chosen.characters), more)


def _avatars(draft: Draft[FireflyState], chosen: Chosen, box: Box) -> None:
    """Everybody's Avatar, and those of the non-player Main Characters below the Bridge (FFY-SETUP-05)."""
    for seat, design in chosen.avatars.items():
        draft.emit(Laid(zones.of(seat, "avatar"), only(box, "avatars", design)))
    first = len(chosen.avatars)
    crew = tuple(
        Player(SeatId(f"np{n}"), _called(box, design), first + n - 1)
        for n, design in enumerate(chosen.crew, 1)
    )  # fmt: skip
    draft.emit(CrewJoined(crew))
    for player, design in zip(crew, chosen.crew, strict=True):
        draft.emit(Laid(zones.of(player.seat, "avatar"), only(box, "avatars", design)))


def _called(box: Box, design: DesignId) -> str:
    """The name of a crew member: a proper name, in every language the same."""
    card = box.cards[design]
    return card.titles.get("en") or card.person


def personal_decks(chosen: Chosen, box: Box) -> Dealt:
    """Each player's 7 Shiny, 5 Misbehave and a Talent, shuffled (FFY-SETUP-08); the rest stays away."""
    printed, each = rules().personal_deck, talents(chosen.header)
    basics = {"shiny": printed.shiny, "misbehave": printed.misbehave}
    all_talents = copies_of(box, "talents")
    own = {seat: all_talents[each * at : each * (at + 1)] for at, seat in enumerate(chosen.avatars)}
    return starting_decks(box, basics, own, "FFY-SETUP-08", zones.BOX)


def episodes(chosen: Chosen, box: Box) -> Dealt:
    """The three Episode decks: cards and unseen Side Jobs shuffled, one unseen Inevitable card at the bottom.

    FFY-SETUP-16 to 18.
    """
    each = side_jobs(chosen.header)
    among = {JOBS: each} if each else {}
    built = [
        MiniDeck(zone=zone, group=GroupId(str(zone)), stack=stack, among=among, under={LAST: 1})
        for zone, stack in zip(zones.EPISODES, chosen.mini_decks, strict=True)
    ]
    rest = {JOBS: left(box, "side-jobs", each * len(LETTERS), "FFY-DIFF-17")}
    rest[LAST] = left(box, "inevitable", len(LETTERS), "FFY-SETUP-18")
    fillers = {JOBS: copies_of(box, "side-jobs"), LAST: copies_of(box, "inevitable")}
    return stacked(box, built, fillers, {pool: n for pool, n in rest.items() if n}, zones.BOX)


def _first(draft: Draft[FireflyState]) -> None:
    """The highest-ranked player begins (FFY-SETUP-22), unless still defeated in a campaign (FFY-RUL-46)."""
    begin(draft, first_up(draft.state, draft.state.players[0].seat))


LAYING: LayingOut[FireflyState] = LayingOut(piles=ORDERED, first=_first)


def misplaced(state: FireflyState) -> list[str]:
    """There is one Objective card to an Episode (FFY-SETUP-12)."""
    return zones.crowded(state.table, zones.OBJECTIVES, "FFY-SETUP-12") if state.turn.number else []


def is_last(state: FireflyState, slot: SlotId) -> bool:
    """Whether a card is one of the three Inevitable ones, as its back tells everybody (FFY-ZONE-31)."""
    return slot in state.inevitables


def game_begins(draft: Draft[FireflyState], work: GameBegins) -> None:
    """The special Inter-Mission is over: the stacks are made anew, and the game begins (FFY-CAMP-07)."""
    draft.later(StacksMade(), *BEGINNING)
