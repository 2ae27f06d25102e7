"""What the games of the family compare before a choice is made, and which candidate comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from typing import TypeVar

from companion.core.crossing.views import Figure
from companion.core.language.cards import Ability, Clause
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import zones
from companion.engine.assembly import Assembly
from companion.engine.effects.card_words import Judging
from companion.engine.effects.conditions import Judges
from companion.engine.effects.grammar import Wording, clauses_in
from companion.engine.effects.numbers import Counters
from companion.engine.foresight import Branch, Foresight
from companion.engine.gauges import Gauge
from companion.engine.legendary.abilities import is_on
from companion.engine.legendary.copying import text_of
from companion.engine.legendary.course import PhaseBegan
from companion.engine.legendary.life import Life
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.wording import WORDING
from companion.engine.speech import Speech

S = TypeVar("S", bound=LegendaryState)


# What each answer does where no event tells it, in every game in which points are paid and cards are lent.
ANSWERS: Mapping[str, str] = {
    **{f"ask-too-few-{pool}:anyway": "does-pay-all" for pool in ("attack", "recruit")},
    **{f"ask-too-few-{pool}:leave": "keeps-all" for pool in ("attack", "recruit")},
    "ask-lend-late:no": "keeps-all", "ask-move-which:*": "does-move-next",
}  # fmt: skip


def gauges(life: Life[S] | None = None) -> Callable[[S], Iterator[Gauge]]:
    """Everybody's damage, where people can be hurt, and cards in hand, and the two pools."""

    def read(state: S) -> Iterator[Gauge]:
        for seat in state.living:
            if life is not None:
                yield Gauge(
                    phrase("gauge-damage"), life.damage(state, seat), life.health(state, seat), "harm", seat
                )
            yield Gauge(phrase("gauge-hand"), len(state.table.zone(zones.of(seat, "hand"))), seat=seat)
        yield Gauge(phrase("gauge-attack"), state.numbers.get("attack", 0), shape="fight")
        yield Gauge(phrase("gauge-recruit"), state.numbers.get("recruit", 0), shape="pay")

    return read


def most_healed(state: LegendaryState, branch: Branch[S]) -> tuple[int, ...]:
    """The most damage that goes away first, then whoever is nearest to death."""
    healed = [change for change in branch.changes if change.shape == "harm" and change.seat is not None]
    gone = sum(change.before - change.after for change in healed)
    left = min((change.of - change.before for change in healed if change.of is not None), default=0)
    return -gone, left


def works_now(state: LegendaryState, slot: SlotId | None, ability: Ability) -> bool:
    """Whether a class or team ability would work; of a card in play, whether it did."""
    return is_on(state, slot if slot is not None else SlotId(-1), ability)


def all_clauses(ability: Ability) -> Iterator[Clause]:
    """What an ability does, with what is one of several things it lets choose from."""
    pending = list(ability.do)
    while pending:
        clause = pending.pop()
        yield clause
        for value in clause.args.values():
            if isinstance(value, list | tuple):
                pending += clauses_in(value)


def speaking(
    whole: Assembly[S],
    *,
    life: Life[S],
    figures: Callable[[S, SlotId], tuple[Figure, ...]],
    judges: Judges[S],
    counters: Counters[S],
    wording: Wording = WORDING,
    ends: tuple[type, ...] = (PhaseBegan,),
) -> Speech[S]:
    """How a game of the family speaks, before a room adds what it alone has to say."""
    return Speech(
        wording=wording,
        foresight=Foresight(
            decide=whole.decide, undo=whole.undo, gauges=gauges(life), figures=figures,
            foretells=whole.foretells, ends=ends,
        ),
        conditions=Judging(judges=judges, counters=counters, is_on=works_now),
        card=text_of, order=most_healed,
    )  # fmt: skip


def one_after_other(lines: Iterable[Phrase]) -> Phrase | None:
    """Lines as one text; None of no lines."""
    told = list(lines)
    return reduce(lambda first, then: phrase("effect-both", first=first, next=then), told) if told else None
