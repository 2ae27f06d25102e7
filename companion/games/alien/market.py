"""The HQ with its Barracks, and the Sergeants beside it (ALN-RECRUIT)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.market.market import Market, MarketRules
from companion.engine.legendary.market.prices import Prices, Stack
from companion.engine.ways import Way
from companion.games.alien import zones
from companion.games.alien.keywords.rules import gained
from companion.games.alien.kinds import PEOPLE
from companion.games.alien.phases import in_action, need_action
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState


class RecruitSergeant(Command, frozen=True):
    """Recruit the top card of the Sergeant stack."""

    seat: SeatId


def _printed(state: AlienState) -> int:
    """What every Sergeant costs, so it tells nothing about the top one (ALN-RECRUIT-05)."""
    sergeants = [card for card in state.table.cards.values() if card.kind == "sergeant"]
    return next((cost for card in sergeants if (cost := card.number("cost"))), rules().sergeant_cost)


SERGEANTS: Stack[AlienState] = Stack(zone=zones.SERGEANTS, word="sergeants", printed=_printed)
PRICES: Prices[AlienState] = Prices(word="hq", stacks=(SERGEANTS,))
RULES = MarketRules(
    recruit="ALN-RECRUIT-01", stack="ALN-RECRUIT-06", stack_price="ALN-RECRUIT-05",
    stack_empty="ALN-EMPTY-06", one_each="ALN-ZONE-20",
)  # fmt: skip
MARKET: Market[AlienState] = Market(
    spaces=zones.HQ, deck=zones.BARRACKS, prices=PRICES, people=PEOPLE, rules=RULES, guard=need_action,
    after=gained,
)  # fmt: skip


def recruit_sergeant(draft: Draft[AlienState], command: RecruitSergeant) -> None:
    """Pay for the top Sergeant; its class shows only then (ALN-RECRUIT-05, 06)."""
    MARKET.recruit_top(draft, command.seat, SERGEANTS, "ask-which-sergeant")


def sergeant_cost(state: AlienState) -> int:
    """What a Sergeant costs now."""
    return PRICES.of_stack(state, SERGEANTS)


def way_of_sergeant(state: AlienState) -> Way:
    """Recruit a Sergeant."""
    command = RecruitSergeant(state.active)
    return MARKET.way_of_top(
        state, SERGEANTS, Way("sergeant", command, phrase("offer-sergeant"), "place:sergeants"), "sergeant"
    )


def ways(state: AlienState) -> Iterator[Way]:
    """The cards of the HQ, and the top Sergeant."""
    yield from MARKET.ways(state)
    yield way_of_sergeant(state)


FEATURE: Feature[AlienState] = MARKET.feature(ways, {RecruitSergeant: recruit_sergeant}, in_action)
