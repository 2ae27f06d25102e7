"""The end of an Episode, and the Inter-Mission before the next one (FFY-END, FFY-INTER)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_board, needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.legendary.pools import charge, charge_late
from companion.engine.legendary.strikes import Healed
from companion.engine.turns import clockwise, following, here_phase
from companion.games.firefly import zones
from companion.games.firefly.difficulty import difficulty
from companion.games.firefly.drawing import draw
from companion.games.firefly.episodes import EpisodeBegins, NextTurn
from companion.games.firefly.intermission import commands as c
from companion.games.firefly.intermission import events as e
from companion.games.firefly.lasting import TEAM, need_allowed
from companion.games.firefly.lending import give_back
from companion.games.firefly.objectives.rules import EpisodeOver, items_of, say
from companion.games.firefly.printed import rules
from companion.games.firefly.serenity import mend, needs_slots, slots, strikes_on
from companion.games.firefly.state import INTERMISSION, FireflyState

BOARD = (*zones.VERSE, *zones.ATTACHED, zones.COMBAT, zones.OPERATIONS, zones.EPISODE)
CREDITS = "credits"


class MissionOpens(Work, frozen=True, tag="mission-opens"):
    """The End-of-Episode text is done: Upgrades are shown and Credits counted."""


class UpgradesKnown(Work, frozen=True, tag="upgrades-known"):
    """Which Upgrades were turned up is known before anybody buys."""


class GameBegins(Work, frozen=True, tag="game-begins"):
    """The special Inter-Mission before a game of a campaign is over."""


class UpgradeLands(Work, frozen=True, tag="upgrade-lands"):
    """An Upgrade that was bought waits until it is known how many slots there are."""

    slot: SlotId
    instead: SlotId | None = None
    is_waived: bool = False  # the table does it although the Credits are too few


class ShipMends(Work, frozen=True, tag="ship-mends"):
    """A repair waits until somebody has told its price."""

    seat: SeatId
    slot: SlotId
    is_waived: bool = False


def is_special(state: FireflyState) -> bool:
    """Whether this Inter-Mission comes before the first turn, after a won game (FFY-CAMP-03)."""
    return state.turn.phase == INTERMISSION and not state.turn.number


def is_complete(state: FireflyState) -> bool:
    """Whether every Objective of the card was completed, and none failed (FFY-RUL-53)."""
    every = items_of(state)
    return bool(every) and all(state.items.get(level) == "done" for level in every)


def over(draft: Draft[FireflyState], work: EpisodeOver) -> None:
    """The Episode is over: the board is cleared, and the Inter-Mission begins with the text of its end.

    Where the turn has not come to its own end, what was lent in it goes to its owners' discard piles now.
    """
    give_back(draft)
    state = draft.state
    draft.emit(e.EpisodeEnded(state.letter, is_complete(state), seat_after(state, work.last)))
    _set_inevitable_aside(draft)
    _clear(draft)
    draft.later(MissionOpens())
    say(draft, "end-of-episode", draft.state.starter)  # its `you` is the next player (FFY-RUL-91)


def seat_after(state: FireflyState, last: SeatId) -> SeatId:
    """The player after the last one, who begins the next Episode (FFY-END-04).

    Who is defeated just now may be healed before (FFY-RUL-44, FFY-RUL-46).
    """
    return following(state, last, lambda seat: True)


def _set_inevitable_aside(draft: Draft[FireflyState]) -> None:
    """Wherever the Inevitable card of this Episode lies, it is set aside (FFY-END-07)."""
    for slot in draft.state.inevitables[draft.state.letter - 1 : draft.state.letter]:
        draft.emit(e.InevitableSetAside(slot, draft.state.table.slots[slot].zone))


def _clear(draft: Draft[FireflyState]) -> None:
    """What lies on the board, attached or in the deck, goes to the Defeated Cards.

    FFY-END-05, FFY-END-06, FFY-RUL-86; open Side Jobs with neither success nor failure (FFY-SIDE-05).
    """
    left = tuple(slot for zone in BOARD for slot in draft.state.table.zone(zone))
    if left:
        draft.emit(e.BoardCleared(left))


def opens(draft: Draft[FireflyState], work: MissionOpens) -> None:
    """Upgrades are turned up, as many as there are, then Credits are counted (FFY-INTER-02, FFY-RUL-62)."""
    table = draft.state.table
    top = table.zone(zones.UPGRADES)[: rules().upgrades_shown]
    draft.later(UpgradesKnown())
    if top:
        draft.emit(e.UpgradesShown(top))
    draft.emit(e.CreditsCounted(to_spend(draft.state), table.zone(zones.CREDITS)))


def to_spend(state: FireflyState) -> int:
    """The Credits of the Episode, and those of an easier game (FFY-INTER-03, FFY-DIFF-07)."""
    return state.numbers.get(CREDITS, 0) + difficulty(state.header)["credits"]


def known(draft: Draft[FireflyState], work: UpgradesKnown) -> None:
    """Each of them is shown to everybody (FFY-INTER-02)."""
    for slot in draft.state.table.zone(zones.SHOWN):
        if needs_identity(draft, slot, phrase("ask-which-upgrade"), work):
            return


def need_mission(draft: Draft[FireflyState]) -> None:
    """Credits are spent in the Inter-Mission, by the team (FFY-OBJ-05, FFY-INTER-04)."""
    is_now = draft.state.turn.phase == INTERMISSION
    draft.require(is_now, "FFY-OBJ-05", "impossible", here=here_phase(draft.state))


def need_spending(draft: Draft[FireflyState]) -> None:
    """Cards are drawn last: after that nothing else is bought (FFY-INTER-02)."""
    need_mission(draft)
    is_early = draft.state.mission.drawn is None
    draft.require(is_early, "FFY-INTER-02", "timing", here=phrase("here-cards-bought"))


def pay(draft: Draft[FireflyState], n: int, rule: str = "FFY-INTER-05") -> None:
    """Never more than was earned (FFY-INTER-05)."""
    _spend(draft, charge(draft, CREDITS, n, rule))


def pay_late(draft: Draft[FireflyState], n: int, work: UpgradeLands | ShipMends) -> bool:
    """The same for a price that was only just told: too high, it is a question; False while it is asked."""
    if work.is_waived:
        paid: int | None = min(n, draft.state.numbers.get(CREDITS, 0))
    else:
        paid = charge_late(draft, CREDITS, n, "FFY-INTER-05", work)
    if paid is None:
        return False
    _spend(draft, paid)
    return True


def _spend(draft: Draft[FireflyState], paid: int) -> None:
    if paid:
        draft.emit(e.CreditsSpent(paid))


def _is_waived(draft: Draft[FireflyState], cost: int | None) -> bool:
    """A price that is known is refused at once where it is too high; whether the table waived that."""
    if cost is None or cost <= draft.state.numbers.get(CREDITS, 0):
        return False
    charge(draft, CREDITS, cost, "FFY-INTER-05")
    return True


# Upgrades.


def empty_slot(state: FireflyState) -> ZoneId | None:
    """The highest slot with neither Upgrade nor Ship Strike (FFY-INTER-08, FFY-RUL-02).

    Where the two are kept apart a Ship Strike does not fill it.
    """
    apart = bool(difficulty(state.header)["apart"])
    for n in range(slots(state) or 0, 0, -1):
        upgrade, strike = zones.UPGRADE_SLOTS[n - 1], zones.STRIKE_SLOTS[n - 1]
        if not state.table.zone(upgrade) and (apart or not state.table.zone(strike)):
            return upgrade
    return None


def fitted(state: FireflyState) -> tuple[SlotId, ...]:
    """The Upgrades on Serenity."""
    return tuple(slot for zone in zones.UPGRADE_SLOTS for slot in state.table.zone(zone))


def buy_upgrade(draft: Draft[FireflyState], command: c.BuyUpgrade) -> None:
    """One of those that are shown, at its Credit cost (FFY-INTER-07)."""
    slot = command.slot
    need_spending(draft)
    is_shown = slot in draft.state.table.zone(zones.SHOWN)
    draft.require(is_shown, "FFY-INTER-07", "impossible", here=phrase("here-upgrade-not-shown"))
    if slots(draft.state) is not None:
        _need_room(draft, command.instead)
    is_waived = _is_waived(draft, upgrade_cost(draft.state.table.card(slot)))
    land(draft, UpgradeLands(slot, command.instead, is_waived, seat=command.seat))


def _need_room(draft: Draft[FireflyState], instead: SlotId | None) -> None:
    """An empty slot, or else an Upgrade that makes room for it (FFY-INTER-09, FFY-RUL-03)."""
    is_empty = empty_slot(draft.state) is not None
    if instead is not None:
        draft.require(not is_empty, "FFY-INTER-09", "target", here=phrase("here-slot-empty"))
        there = instead in fitted(draft.state)
        draft.require(there, "FFY-INTER-09", "impossible", here=phrase("here-no-such-upgrade"))
    elif not is_empty:
        rule = "FFY-INTER-09" if fitted(draft.state) else "FFY-RUL-03"
        draft.refuse(rule, "impossible", here=phrase("here-no-slot"), remedy=phrase("remedy-slot"))


def land(draft: Draft[FireflyState], work: UpgradeLands) -> None:
    """What it costs and where it goes may have to be asked; it can replace another (FFY-RUL-87)."""
    slot, instead = work.slot, work.instead
    if slot not in draft.state.table.zone(zones.SHOWN) or needs_slots(draft, work):
        return
    if needs_identity(draft, slot, phrase("ask-which-upgrade"), work) or needs_number(
        draft, slot, CREDITS, work
    ):
        return
    there = draft.state.table.slots[instead].zone if instead is not None else empty_slot(draft.state)
    if there is None:  # told just now: there is no room for it
        return
    cost = upgrade_cost(draft.state.table.card(slot)) or 0
    if not pay_late(draft, cost, work):
        return
    if instead is not None:
        draft.emit(e.UpgradeDiscarded(instead))
    draft.emit(e.UpgradeFitted(slot, there))


# Repair.


def mend_ship(draft: Draft[FireflyState], command: c.MendShip) -> None:
    """Any Ship Strike, in any order, for the price beside its slot (FFY-INTER-11, 12)."""
    need_spending(draft)
    need_allowed(draft, "repair")
    there = command.slot in strikes_on(draft.state)
    draft.require(there, "FFY-INTER-11", "impossible", here=phrase("here-no-ship-strike"))
    zone = draft.state.table.slots[command.slot].zone
    is_waived = _is_waived(draft, draft.state.boards.get(zone, {}).get(CREDITS))
    mends(draft, ShipMends(command.seat, command.slot, is_waived))


def mends(draft: Draft[FireflyState], work: ShipMends) -> None:
    """The price is printed only on the mat, and asked once (FFY-RUL-01)."""
    slot = work.slot
    if slot not in strikes_on(draft.state):
        return
    zone = draft.state.table.slots[slot].zone
    why = phrase("ask-slot-credits", n=int(zone.rpartition(":")[2]))
    if needs_board(draft, zone, CREDITS, why, work):
        return
    if pay_late(draft, draft.state.boards[zone][CREDITS], work):
        mend(draft, slot)


# Healing.


def pay_healing(draft: Draft[FireflyState], command: c.PayHealing) -> None:
    """For so much more every Main Character can be healed (FFY-INTER-14, FFY-RUL-85)."""
    need_spending(draft)
    need_allowed(draft, "heal", TEAM)
    draft.require(command.n > 0, "FFY-INTER-14", "impossible", here=phrase("here-nothing-to-pay"))
    pay(draft, command.n)
    draft.emit(e.HealingPaid(command.n))
    _heal_others(draft)


def _heal_others(draft: Draft[FireflyState]) -> None:
    """Who is no player loses a strike that fits by itself (FFY-INTER-15)."""
    for seat in draft.state.others:
        for slot in zones.strikes_on(draft.state.table, seat):
            if _fits(draft.state, seat, slot):
                _heal(draft, seat, slot)


def damage_of(state: FireflyState, slot: SlotId) -> int:
    """The damage of a Crew Strike; one without a number does none (FFY-STRIKE-07)."""
    card = state.table.card(slot)
    return (card.number("damage") or 0) if card is not None else 0


def healing_left(state: FireflyState, seat: SeatId) -> int:
    """How much damage somebody can still lose for what was paid."""
    return state.mission.healing - state.mission.healed.get(seat, 0)


def _fits(state: FireflyState, seat: SeatId, slot: SlotId) -> bool:
    """Whole strikes only; one without damage costs nothing, but something must be paid (FFY-RUL-52)."""
    return state.mission.healing > 0 and damage_of(state, slot) <= healing_left(state, seat)


def heal_one(draft: Draft[FireflyState], command: c.HealOne) -> None:
    """A strike of a Main Character goes, as far as was paid for (FFY-INTER-14)."""
    slot = command.slot
    need_spending(draft)
    state = draft.state
    seat = whose(state, slot)
    draft.require(seat is not None, "FFY-INTER-14", "impossible", here=phrase("here-no-strike"))
    assert seat is not None  # never waived
    need_allowed(draft, "heal", seat)
    need, have = damage_of(state, slot), healing_left(state, seat)
    here = phrase("here-healing", need=need, have=have)
    draft.require(_fits(state, seat, slot), "FFY-INTER-14", "limit", here=here, need=need, have=have)
    _heal(draft, seat, slot)


def whose(state: FireflyState, slot: SlotId) -> SeatId | None:
    """On whose Avatar a strike lies."""
    seats = state.everybody
    return next((seat for seat in seats if slot in zones.strikes_on(state.table, seat)), None)


def _heal(draft: Draft[FireflyState], seat: SeatId, slot: SlotId) -> None:
    """It counts against the amount, and goes to the Discarded Strikes (FFY-INTER-16)."""
    draft.emit(e.HealingUsed(seat, damage_of(draft.state, slot)))
    draft.emit(Healed(slot, seat))


# Cards, and the next Episode.


def buy_cards(draft: Draft[FireflyState], command: c.BuyCards) -> None:
    """Once, two Credits a card for everybody who is not defeated (FFY-INTER-17, 18, FFY-RUL-45)."""
    need_mission(draft)
    _need_drawing(draft, command.n)
    pay(draft, command.n * rules().draw_cost, "FFY-INTER-17")
    draft.emit(e.CardsBought(command.n))
    for seat in clockwise(draft.state, draft.state.starter):
        draw(draft, seat, command.n)


def _need_drawing(draft: Draft[FireflyState], n: int) -> None:
    """Cards are bought once, and not at all between two games of a campaign (FFY-INTER-17, FFY-CAMP-04)."""
    here = phrase("here-special-mission")
    draft.require(not is_special(draft.state), "FFY-CAMP-04", "limit", here=here)
    once = draft.state.mission.drawn is None
    draft.require(once, "FFY-INTER-17", "limit", here=phrase("here-cards-bought"))
    draft.require(n > 0, "FFY-INTER-17", "impossible", here=phrase("here-nothing-to-pay"))


def next_episode(draft: Draft[FireflyState], command: c.NextEpisode) -> None:
    """What was not spent is lost, and the next Episode or game begins."""
    need_mission(draft)
    _put_back(draft)
    draft.emit(e.MissionEnded(draft.state.numbers.get(CREDITS, 0)))
    if is_special(draft.state):
        return draft.later(GameBegins())
    draft.emit(e.EpisodeLaid(draft.state.coming))
    draft.later(EpisodeBegins(), NextTurn())


def _put_back(draft: Draft[FireflyState]) -> None:
    """What was not bought goes under the stack (FFY-INTER-10)."""
    for slot in draft.state.table.zone(zones.SHOWN):
        draft.emit(e.UpgradeDiscarded(slot))


def upgrade_cost(card: Card | None) -> int | None:
    """What an Upgrade costs; None while nobody has told it."""
    return card.number(CREDITS) if card is not None else None
