"""The Lair with its Ally Deck, and the stacks beside it (VIL-RECR, VIL-BASIC-10, 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.market.events import Recruited
from companion.engine.legendary.market.market import Market, MarketRules
from companion.engine.legendary.market.prices import Prices, Stack
from companion.engine.legendary.moves import own
from companion.engine.ways import Way
from companion.games.villains import zones
from companion.games.villains.bindings import need_no_betrayal
from companion.games.villains.kinds import ALLIES
from companion.games.villains.mixing import is_mixed
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.printed import rules
from companion.games.villains.state import VillainsState

TO_DECK = "to-deck"  # what is noted for the next Ally that is recruited in this turn


class LaidOnDeck(Event, frozen=True):
    """An Ally that was recruited went on top of its player's deck."""

    seat: SeatId
    slot: SlotId


class RecruitFromStack(Command, frozen=True):
    """Recruit the top card of a stack beside the Lair."""

    seat: SeatId
    stack: str


def _guard(draft: Draft[VillainsState], seat: SeatId) -> None:
    """The own turn, unless Betrayal was used in it (VIL-BIND-09, VIL-STATE-24)."""
    need_action(draft, seat)
    need_no_betrayal(draft, seat)


def _printed(zone: ZoneId, usual: Callable[[], int]) -> Callable[[VillainsState], int]:
    """What every card of a stack costs, as the first of them says (VIL-BASIC-10)."""

    def cost(state: VillainsState) -> int:
        slot = zones.top(state.table, zone)
        card = state.table.card(slot) if slot is not None else None
        told = card.number("cost") if card is not None else None
        return usual() if told is None else told

    return cost


STACKS: dict[str, Stack[VillainsState]] = {
    "madame-hydra": Stack(
        zone=zones.MADAME_HYDRA, word="madame-hydra",
        printed=_printed(zones.MADAME_HYDRA, lambda: rules().madame_hydra_cost),
    ),
    # Allies that are stacked beside the Commander: the top one alone (VIL-CARD-24).
    "beside-commander": Stack(
        zone=zones.BESIDE_COMMANDER, word="beside-commander",
        printed=_printed(zones.BESIDE_COMMANDER, lambda: 0),
    ),
    "shield-officers": Stack(
        zone=zones.OFFICERS, word="shield-officers",
        printed=_printed(zones.OFFICERS, lambda: rules().shield_officer_cost),
    ),
    "new-recruits": Stack(
        zone=zones.NEW_RECRUITS, word="new-recruits",
        printed=_printed(zones.NEW_RECRUITS, lambda: rules().new_recruit_cost),
    ),
}  # fmt: skip
PRICES: Prices[VillainsState] = Prices(word="lair", stacks=tuple(STACKS.values()))


def _after(draft: Draft[VillainsState], seat: SeatId, slot: SlotId) -> None:
    """The next Ally goes on top of the deck instead, where a card of this turn says so."""
    if draft.state.numbers.get(f"turn:{TO_DECK}", 0):
        draft.emit(LaidOnDeck(seat, slot))


RULES = MarketRules(
    recruit="VIL-RECR-03", stack="VIL-RECR-02", stack_price="VIL-BASIC-10", stack_empty="VIL-BASIC-12",
    one_each="VIL-RECR-07",
)  # fmt: skip
MARKET: Market[VillainsState] = Market(
    spaces=zones.LAIR,
    deck=zones.ALLIES,
    prices=PRICES,
    people=ALLIES,
    rules=RULES,
    guard=_guard,
    after=_after,
)


def recruit_from_stack(draft: Draft[VillainsState], command: RecruitFromStack) -> None:
    """Pay for the top card of a stack; Bindings are never recruited (VIL-RECR-02, 08, VIL-BASIC-12).

    Beside the Commander there may lie Strikes as well: only Allies are recruited (VIL-RECR-01).
    """
    stack = STACKS.get(command.stack)
    if stack is None or not _is_ally_on(draft.state, stack):
        draft.refuse("VIL-RECR-02", "impossible", here=phrase("here-no-such-stack"))
    else:
        MARKET.recruit_top(draft, command.seat, stack, "ask-which-gained")


def _is_ally_on(state: VillainsState, stack: Stack[VillainsState]) -> bool:
    """Whether an Ally lies on top of a stack, as far as it is known; an empty one is told otherwise."""
    slot = zones.top(state.table, stack.zone)
    card = state.table.card(slot) if slot is not None else None
    return card is None or card.kind in ALLIES


def ways(state: VillainsState) -> Iterator[Way]:
    """The Allies of the Lair, and the stacks."""
    yield from MARKET.ways(state)
    for name, stack in STACKS.items():
        if stack.zone == zones.OFFICERS and not is_mixed(state.header):
            continue
        command = RecruitFromStack(state.active, name)
        if _is_ally_on(state, stack):
            yield MARKET.way_of_top(
                state, stack, Way(name, command, phrase(f"offer-{name}"), f"place:{stack.zone}")
            )


def _laid_on_deck(state: VillainsState, event: LaidOnDeck) -> VillainsState:
    state = counted(state, **{f"turn__{TO_DECK}": -1})
    return carried(state, (event.slot,), zones.of(event.seat, "deck"), face_up=False)


def _recruited(event: Recruited, before: VillainsState, after: VillainsState) -> VillainsState:
    """This turn somebody was recruited and paid for: no Betrayal any more.

    VIL-RECR-10, VIL-BIND-08, VIL-SPEC-12.
    """
    return counted(after, turn__recruited=1)


FEATURE: Feature[VillainsState] = joined(
    "market",
    MARKET.feature(ways, {RecruitFromStack: recruit_from_stack}, in_action),
    Feature(
        name="villains",
        events={LaidOnDeck: _laid_on_deck},
        follows={Recruited: _recruited},
        prompts={LaidOnDeck: own("prompt-laid-back")},
    ),
)
