"""How a game of a campaign begins after another: what stays, the old text, the special Inter-Mission.

The rulebook holds that Inter-Mission before the next game is set up; here the next game opens with it, so
that a campaign can rest between any two of its games. What is left of it is shuffled into the stacks again.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Work
from companion.core.language.events import Dealt, Event, Laid, Row
from companion.core.language.ids import CopyId, GroupId, PoolId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.ports.collection import Box
from companion.engine import decks
from companion.engine.boxes import copies_of
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.games.firefly import zones
from companion.games.firefly.campaign.record import Campaign, campaign_of
from companion.games.firefly.drawing import draw
from companion.games.firefly.intermission.rules import MissionOpens
from companion.games.firefly.lasting import hand_size
from companion.games.firefly.objectives.rules import say_of
from companion.games.firefly.printed import rules
from companion.games.firefly.serenity import strikes_on
from companion.games.firefly.state import INTERMISSION, FireflyState, InterMission

STACKS = (
    (zones.CREW_STRIKES, "crew-strikes"), (zones.SHIP_STRIKES, "ship-strikes"), (zones.UPGRADES, "upgrades"),
)  # fmt: skip


class CampaignGoesOn(Work, frozen=True, tag="campaign-goes-on"):
    """The game before this one is followed up, unless there was none."""


class CampaignText(Work, frozen=True, tag="campaign-text"):
    """The End-of-Episode text of the last Episode C is followed."""


class StacksMade(Work, frozen=True, tag="stacks-made"):
    """So many stacks are made anew already after the special Inter-Mission."""

    n: int = 0


class FirstHands(Work, frozen=True, tag="first-hands"):
    """Everybody draws the first hand."""


class CampaignResumed(Event, frozen=True):
    """What the game before has left lies in its place; these Ship Strikes came out of an Episode deck."""

    game: int
    foreign: tuple[SlotId, ...]


class SpecialMissionBegan(Event, frozen=True):
    """After a won game Credits are spent before the next one (FFY-CAMP-03)."""

    credits: int


class StacksReset(Event, frozen=True):
    """What was healed, repaired or not bought is part of the stacks again (FFY-CAMP-07)."""


def staying(campaign: Campaign | None, box: Box, mini_decks: Sequence[str]) -> tuple[CopyId, ...]:
    """The copies that lie out already; a Ship Strike whose Episode deck is played again goes back there."""
    known = set(copies_of(box, *(stack for stack in box.stacks if stack not in mini_decks)))
    return tuple(copy for copy in campaign.kept.copies if copy in known) if campaign is not None else ()


def pile(box: Box, zone: ZoneId, stack: str, out: Sequence[CopyId]) -> Dealt:
    """A shuffled face-down stack without what stays on Serenity and on Avatars (FFY-SETUP-10, FFY-CAMP-07).

    Labelled Ship Strikes are cards of their Episode decks, and of no such stack (FFY-COMP-05, FFY-RUL-11).
    """
    pool = PoolId(zone)
    copies = tuple(copy for copy in copies_of(box, stack) if copy not in out)
    return Dealt({pool: copies}, (Row(zone, GroupId(zone), {pool: len(copies)}),))


def lay_kept(draft: Draft[FireflyState], box: Box, out: Sequence[CopyId]) -> None:
    """Upgrades and Ship Strikes in their slots, Crew Strikes with their owners (FFY-CAMP-05, 06)."""
    campaign = campaign_of(draft.state.header)
    if campaign is None or not campaign.played:
        return
    kept = campaign.kept
    rows = [
        *((zone, (copy,)) for zone, copy in (*kept.upgrades.items(), *kept.ship_strikes.items())),
        *((zones.of(seat, "damage"), copies) for seat, copies in kept.crew_strikes.items()),
        (zones.DEFEATED, _text_copies(draft.state, campaign, box)),
    ]
    for zone, copies in rows:
        there = tuple(copy for copy in copies if copy in out or zone == zones.DEFEATED)
        if there:
            draft.emit(Laid(zone, there))
    draft.emit(CampaignResumed(campaign.game, _foreign(draft.state, box)))


def _foreign(state: FireflyState, box: Box) -> tuple[SlotId, ...]:
    """The Ship Strikes that came out of an Episode deck (FFY-REV-07)."""
    regular, there = copies_of(box, "ship-strikes"), strikes_on(state)
    return tuple(slot for slot in there if state.table.slots[slot].copy not in regular)


def _text_copies(state: FireflyState, campaign: Campaign, box: Box) -> tuple[CopyId, ...]:
    """The Objective card whose text is still to be followed, unless it is one of this game as well."""
    known = {str(design): copies for design, copies in box.stacks.get("objectives", {}).items()}
    return known.get(campaign.text, ())[:1] if campaign.text not in campaign.objectives else ()


def extra(campaign: Campaign | None) -> tuple[tuple[CopyId, ...], tuple[str, ...]]:
    """The copies and designs that this game needs to know besides its own."""
    return (campaign.kept.copies, (campaign.text,)) if campaign is not None else ((), ())


def go_on(draft: Draft[FireflyState], work: CampaignGoesOn) -> None:
    """After a win an Inter-Mission, after a loss the text alone, in a campaign (FFY-SCORE-05).

    FFY-CAMP-03, 08, 10, FFY-RUL-84.
    """
    campaign = campaign_of(draft.state.header)
    if campaign is None or not campaign.played:
        return
    if not campaign.was_won:
        return draft.later(CampaignText(), StacksMade())
    draft.work.clear()  # goes on when the Inter-Mission is over
    draft.emit(SpecialMissionBegan(campaign.credits))
    draft.later(CampaignText(), MissionOpens())


def follow(draft: Draft[FireflyState], work: CampaignText) -> None:
    """Its `you` is the player who begins (FFY-CAMP-10, FFY-RUL-91)."""
    campaign, table = campaign_of(draft.state.header), draft.state.table
    for slot in table.slots:
        card = table.card(slot)
        if campaign is not None and card is not None and card.design == campaign.text:
            return say_of(draft, card, slot, "end-of-episode", draft.state.active)


def make_stacks(draft: Draft[FireflyState], work: StacksMade) -> None:
    """What went to discards is part of its stack again, and every stack is shuffled (FFY-CAMP-07)."""
    if not work.n:
        draft.emit(StacksReset())
    if work.n < len(STACKS):
        draft.later(StacksMade(work.n + 1))
        decks.shuffle(draft, *STACKS[work.n])


def first_hands(draft: Draft[FireflyState], work: FirstHands) -> None:
    """Who begins defeated has no hand; who was healed back has one already (FFY-SETUP-21, FFY-RUL-48)."""
    for player in draft.state.players:
        held = len(draft.state.table.zone(zones.of(player.seat, "hand")))
        if player.alive and held < hand_size(
            draft.state, player.seat
        ):  # a card bought against the rule is more
            draw(draft, player.seat, rules().hand)


def resumed(state: FireflyState, event: CampaignResumed) -> FireflyState:
    """Those are not put under the Ship Strike deck when repaired (FFY-REV-07)."""
    return replace(state, foreign=event.foreign)


def began(state: FireflyState, event: SpecialMissionBegan) -> FireflyState:
    """An Inter-Mission before the first turn; the player who will begin counts as first (FFY-RUL-91)."""
    first = state.players[0].seat
    return replace(
        state, turn=replace(state.turn, phase=INTERMISSION), starter=first, mission=InterMission(),
        numbers={**state.numbers, "credits": event.credits},
    )  # fmt: skip


def reset(state: FireflyState, event: StacksReset) -> FireflyState:
    """All face down; what belongs to the game before goes back into the box, and its Credits are lost."""
    table = state.table
    state = replace(state, numbers={**state.numbers, "credits": 0})
    state = carried(state, table.zone(zones.STRUCK), zones.CREW_STRIKES, face_up=False)
    state = carried(state, table.zone(zones.SHIP_STRIKES), zones.SHIP_STRIKES, face_up=False)
    return carried(state, table.zone(zones.DEFEATED), zones.BOX, face_up=False)


def by_hand(event: StacksReset, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """Three stacks are shuffled."""
    return (Prompt(phrase("prompt-campaign-stacks")),)
