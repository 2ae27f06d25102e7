"""Crew Strikes: what an enemy, or a text, makes a Main Character draw (FFY-STRIKE, FFY-NPC-01 to 05)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.strikes import DrawStrike, EnemyStruck, StrikeTurned, Striking
from companion.games.firefly import zones
from companion.games.firefly.grammar import WORDING
from companion.games.firefly.kinds import EPISODE_KINDS
from companion.games.firefly.life import LIFE
from companion.games.firefly.phases import need_living
from companion.games.firefly.serenity import DrawShipStrike
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikers import goes_on, is_ship, order, say, strikes_of
from companion.games.firefly.wards import CREW, avoids, cancels


def _elsewhere(card: Card, slot: SlotId, seat: SeatId) -> tuple[Work, ...]:
    """A Ship enemy strikes Serenity, and nobody else (FFY-STRIKE-09)."""
    return (DrawShipStrike(slot, seat=seat),) * strikes_of(card) if is_ship(card) else ()


def _draws(state: FireflyState, seat: SeatId) -> bool:
    """Main Characters draw; whoever fell in this turn avoids it (FFY-NPC-01, FFY-DEF-02, 06)."""
    return seat in (*state.main, *state.felled)


def _is_idle(state: FireflyState, card: Card) -> bool:
    """Crew enemies strike in vain at whoever draws no Crew Strikes (FFY-DEF-02, 03, FFY-DIFF-15)."""
    return not is_ship(card) and (state.active in state.felled or state.active not in state.living)


def _avoids(draft: Draft[FireflyState], work: DrawStrike, seat: SeatId) -> bool:
    """No card is drawn then, and the enemy says nothing by that strike (FFY-STRIKE-12, FFY-STRIKE-13)."""
    return avoids(draft, work, seat, CREW)


def _cancels(draft: Draft[FireflyState], work: StrikeTurned, seat: SeatId) -> bool:
    return cancels(draft, work, work.slot, seat, CREW)


def _sheds(state: FireflyState, seat: SeatId) -> bool:
    """Who is no player puts a strike without damage away (FFY-NPC-05); a player's stays."""
    return seat in state.others


def _heeds(state: FireflyState, seat: SeatId) -> bool:
    """Who is no player ignores the text of a strike (FFY-NPC-02)."""
    return seat not in state.others


STRIKING: Striking[FireflyState] = Striking(
    deck=zones.CREW_STRIKES, discard=zones.STRUCK, kinds=EPISODE_KINDS, life=LIFE, guard=need_living,
    order=order, count=strikes_of, text=say, each=True, elsewhere=_elsewhere, is_idle=_is_idle,
    draws=_draws, goes_on=goes_on, avoids=_avoids, cancels=_cancels,
    sheds=_sheds, heeds=_heeds, wording=WORDING,
)  # fmt: skip
draw = STRIKING.draw


def _ranging(event: EnemyStruck, before: FireflyState, after: FireflyState) -> FireflyState:
    """Once one strikes out of the 'Verse, those of the Combat Zone have done so (FFY-RUL-28)."""
    return replace(after, ranging=True) if zones.is_verse(after.table.slots[event.slot].zone) else after


FEATURE: Feature[FireflyState] = joined(
    "strikes",
    STRIKING.feature(),
    Feature(name="firefly", moments=("strike",), follows={EnemyStruck: _ranging}),
)
