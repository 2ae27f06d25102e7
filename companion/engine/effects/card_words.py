"""What a card does in one sentence, and how the conditions that it sets stand just now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Condition
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine.effects.conditions import Judges
from companion.engine.effects.grammar import Wording
from companion.engine.effects.numbers import Counters, amount
from companion.engine.effects.sentences import (
    ability_line,
    condition_phrase,
    count_phrase,
    effect_lines,
    icons_called,
)
from companion.engine.effects.work import CardText

S = TypeVar("S", bound=State)

POINTS = ("attack", "recruit")  # what a card without words gives when it is played


def sentence(card: Card, wording: Wording) -> Phrase | None:
    """What a card does as one sentence; None where there is nothing to say of it.

    The words of a card that the app cannot read stand on the card alone, and that is said.
    """
    if not card.structured:
        return phrase("effect-bare", body=phrase("effect-printed"))
    whole: Phrase | None = None
    for line in effect_lines(card, wording):
        whole = line if whole is None else phrase("effect-both", first=whole, next=line)
    return whole if whole is not None else _points(card)


def _points(card: Card) -> Phrase | None:
    if card.kind != "character":
        return None
    given = [phrase(f"effect-gain-{one}", n=n) for one in POINTS if (n := card.number(one))]
    if not given:
        return None
    body = given[0] if len(given) == 1 else phrase("effect-then", first=given[0], next=given[1])
    return phrase("effect-bare", body=body)


def plain_line(ability: Ability, wording: Wording) -> Phrase:
    """What an ability does whose moment has come: without the moment and the conditions that hold."""
    bare = replace(ability, on="play", area="", when=(), needs_class="", needs_crew="", once=False)
    return ability_line(bare, wording)


class Judging(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """How a room judges what its cards make a condition of."""

    judges: Judges[S] = {}
    counters: Counters[S] = {}
    is_on: Callable[[S, SlotId | None, Ability], bool] = lambda state, slot, ability: False

    def live(self, state: S, slot: SlotId | None, card: Card, seat: SeatId | None) -> tuple[Condition, ...]:
        """The conditions of a card as they stand just now, each said once."""
        found: dict[str, Condition] = {}
        for ability in card.abilities:
            for one in self._of(state, slot, card, ability, seat):
                found.setdefault(repr(one.text), one)
        return tuple(found.values())

    def _of(
        self, state: S, slot: SlotId | None, card: Card, ability: Ability, seat: SeatId | None
    ) -> Iterator[Condition]:
        if ability.on == "play" and (ability.needs_class or ability.needs_crew):
            yield self._switch(state, slot, ability)
        work = CardText(seat=seat, slot=slot, design=card.design, area=ability.area)
        for clause in ability.when:
            judge = self.judges.get(clause.verb)
            if judge is not None:
                yield self._judged(state, clause, judge(state, clause, work))

    def _switch(self, state: S, slot: SlotId | None, ability: Ability) -> Condition:
        """Whether another card of a class or crew was played."""
        called = icons_called(ability.needs_class, ability.needs_crew)
        met = self.is_on(state, slot, ability)
        said = phrase("live-class", klass=called, met="yes" if met else "no")
        return Condition(said, met, phrase("live-class-brief", klass=called) if met else None)

    def _judged(self, state: S, clause: Clause, met: bool) -> Condition:
        """A count says how far it is, every other condition what it is."""
        count, n = clause.args.get("count"), int(clause.args.get("n", 1))
        if clause.verb != "at-least" or not isinstance(count, str):
            return Condition(condition_phrase(clause), met)
        have = min(amount(state, count, self.counters), n)
        said = phrase("live-count", have=have, n=n, of=count_phrase(count, n))
        return Condition(said, met, phrase("live-count-brief", have=have, n=n))
