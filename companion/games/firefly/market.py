"""The Bridge with the Crew Deck, and the Browncoats beside it (FFY-REC)."""

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
from companion.games.firefly import zones
from companion.games.firefly.flaws import need_free
from companion.games.firefly.kinds import PEOPLE
from companion.games.firefly.lasting import changed, need_allowed
from companion.games.firefly.phases import in_action
from companion.games.firefly.printed import rules
from companion.games.firefly.state import FireflyState


class RecruitBrowncoats(Command, frozen=True):
    """Recruit the top card of the Browncoats."""

    seat: SeatId


def _guard(draft: Draft[FireflyState], seat: SeatId) -> None:
    """The own Action Phase, as often as one likes, unless a card forbids it (FFY-REC-04, FFY-SPEC-02)."""
    need_free(draft, seat)
    need_allowed(draft, "recruit")


BROWNCOATS: Stack[FireflyState] = Stack(
    zone=zones.BROWNCOATS, word="browncoats", printed=lambda state: rules().browncoats_cost
)
PRICES: Prices[FireflyState] = Prices(
    word="bridge", stacks=(BROWNCOATS,), modified=lambda state: changed(state, "recruit")
)
RULES = MarketRules(
    recruit="FFY-REC-01", stack="FFY-REC-05", stack_price="FFY-REC-05", stack_empty="FFY-SPEC-21",
    one_each="FFY-ZONE-09",
)  # fmt: skip
MARKET: Market[FireflyState] = Market(
    spaces=zones.BRIDGE, deck=zones.CREW, prices=PRICES, people=PEOPLE, rules=RULES, guard=_guard
)


def recruit_browncoats(draft: Draft[FireflyState], command: RecruitBrowncoats) -> None:
    """Pay for the top card of the stack; its class shows only then (FFY-REC-05, 06, FFY-CARD-09)."""
    MARKET.recruit_top(draft, command.seat, BROWNCOATS, "ask-which-browncoat")


def ways(state: FireflyState) -> Iterator[Way]:
    """The cards of the Bridge, and the top card of the Browncoats."""
    yield from MARKET.ways(state)
    way = Way(
        "browncoats", RecruitBrowncoats(state.active), phrase("offer-browncoats"),
        f"place:{zones.BROWNCOATS}", does=phrase("does-browncoats"),
    )  # fmt: skip
    yield MARKET.way_of_top(state, BROWNCOATS, way)


FEATURE: Feature[FireflyState] = MARKET.feature(ways, {RecruitBrowncoats: recruit_browncoats}, in_action)
