"""Words on everything: a View with what its cards do, what its question would change, and why it is asked.

A room's rules never wait for it: simulated games look at Views that say nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import AskView, Condition, Figure, Objective, Offer, Tile, View
from companion.core.language.asks import Choice, Done, Number, Option
from companion.core.language.cards import Card
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine.draft import waiting
from companion.engine.effects.card_words import Judging, plain_line, sentence
from companion.engine.effects.grammar import Wording, clauses_in
from companion.engine.effects.sentences import clauses_line
from companion.engine.effects.work import BeginAbility, DoClause, ability_of
from companion.engine.foresight import YES, Branch, Foresight, branch_id, joined

S = TypeVar("S", bound=State)

LEAVES = ("no", "leave")  # answers that leave an offer
NONE = "none"  # the answer of whoever does not do what would spare them the rest


class Utterance(msgspec.Struct, frozen=True):
    """What is said of one card."""

    text: Phrase | None = None
    live: tuple[Condition, ...] = ()


class Speech(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a room says of its cards and questions."""

    foresight: Foresight[S]
    conditions: Judging[S] = Judging()
    # The card whose facts count in a slot, and what a card that has no words of its own stands for.
    card: Callable[[S, SlotId], Card | None] = lambda state, slot: state.table.card(slot)
    stands_for: Callable[[S, SlotId | None, Card], Phrase | None] = lambda state, slot, card: None
    wording: Wording = Wording()  # how the clauses of its cards are put into sentences
    sentence: Callable[[Card, Wording], Phrase | None] = sentence  # in the words of its own cards
    objective: Callable[[S, Objective], Objective] = lambda state, objective: objective
    about: frozenset[str] = frozenset()  # questions of the rules that have a sentence `about-...`
    answers: Mapping[str, str] = {}  # answers to them, and the sentence of what each does
    order: Callable[[S, Branch[S]], tuple[int, ...]] = (
        lambda state, branch: ()
    )  # of candidates, the best first

    def speak(self, state: S, view: View) -> View:
        """The View with its words."""
        words: dict[SlotId, Utterance] = {}
        strips = tuple(
            replace(strip, places=tuple(
                replace(place, tiles=tuple(self._tile(state, tile, words) for tile in place.tiles))
                if place.tiles else place
                for place in strip.places
            ))
            for strip in view.strips
        )  # fmt: skip
        seats = tuple(
            replace(seat, tiles=tuple(self._tile(state, tile, words) for tile in seat.tiles))
            if seat.tiles else seat
            for seat in view.seats
        )  # fmt: skip
        alarms = tuple(
            replace(alarm, tile=self._tile(state, alarm.tile, words)) if alarm.tile else alarm
            for alarm in view.alarms
        )
        offers = tuple(self._offer(state, offer, words) for offer in view.offers)
        big = self._offer(state, view.big, words) if view.big is not None else None
        return replace(
            view, strips=strips, seats=seats, alarms=alarms, offers=offers, big=big,
            objectives=tuple(self.objective(state, one) for one in view.objectives),
            ask=self._asked(state, view.ask) if view.ask is not None else None,
        )  # fmt: skip

    # Cards.

    def of_card(self, state: S, card: Card, slot: SlotId | None = None) -> Utterance:
        """What is said of a card, wherever it lies."""
        instead = self.stands_for(state, slot, card)
        live = self.conditions.live(state, slot, card, state.turn.seat or None)
        return Utterance(instead or self.sentence(card, self.wording), live)

    def _tile(self, state: S, tile: Tile, words: dict[SlotId, Utterance]) -> Tile:
        said = self._of_slot(state, tile.slot, words) if tile.title is not None else None
        return replace(tile, text=said.text, live=said.live) if said is not None else tile

    def _of_slot(self, state: S, slot: SlotId | None, words: dict[SlotId, Utterance]) -> Utterance | None:
        card = self.card(state, slot) if slot is not None else None
        if slot is None or card is None:
            return None
        if slot not in words:
            words[slot] = self.of_card(state, card, slot)
        return words[slot]

    def _offer(self, state: S, offer: Offer, words: dict[SlotId, Utterance]) -> Offer:
        """What is done with an open card says what the card does; a shown one likewise."""
        if offer.effect is not None:
            return offer
        copy = getattr(offer.command, "copy", None)
        if copy in state.table.designs and offer.hand:
            return replace(offer, effect=self.of_card(state, state.table.card_of(copy)).text)
        kind, _, which = offer.target.partition(":")
        slot = SlotId(int(which)) if kind == "slot" and which.isdigit() else None
        if slot not in state.table.slots or not state.table.slots[slot].face_up:
            return offer
        said = self._of_slot(state, slot, words)
        return replace(offer, effect=said.text) if said is not None else offer

    # Questions.

    def _asked(self, state: S, asked: AskView) -> AskView:
        """The question with the sentence behind it, and its answers with what they change."""
        if asked.secret:
            return asked
        ask, text = state.ask, self._why(state)
        if isinstance(ask, Choice | Number) and ask.of:
            return replace(asked, text=text or phrase("about-fact"))
        if not isinstance(ask, Choice) or not asked.options:
            return replace(asked, text=text)
        branches = self.foresight.branches(state, ask)
        no = next((option.key for option in ask.options if option.key in LEAVES), "")
        yes = YES if any(option.key == YES for option in ask.options) else ""
        options = tuple(
            self._answer(state, ask, offer, option, branches)
            for offer, option in zip(asked.options, ask.options, strict=True)
        )
        candidates = self._candidates(state, ask, branches, no)
        return replace(
            asked, text=text, options=options, candidates=candidates,
            yes=branch_id(ask, (yes,)) if yes else "", no=branch_id(ask, (no,)) if no else "",
            lead=_lead(branches, no) if candidates else None, either=self._either(state, branches),
        )  # fmt: skip

    def _why(self, state: S) -> Phrase | None:
        """The sentence of what asks: a card's ability, a clause of it, or a rule."""
        ask, queue = state.ask, waiting(state)
        if ask is not None and ask.why.key in self.about:
            return Phrase(f"about-{ask.why.key.removeprefix('ask-')}", ask.why.args)
        work = queue[0] if queue else None
        if isinstance(work, BeginAbility):
            return plain_line(ability_of(state, work)[1], self.wording)
        if isinstance(work, DoClause):
            if work.design is not None and work.index is not None:
                card = state.table.cards[work.design]
                said = plain_line(card.abilities[work.index], self.wording)
                return (
                    said
                    if ask is None or _names(ask.why, card)
                    else phrase("objective-by", card=card.name, does=said)
                )
            return phrase("effect-bare", body=clauses_line((work.clause,), self.wording))
        slot: SlotId | None = getattr(work, "slot", None)
        return self._card_words(state, slot) if isinstance(ask, Done) else None

    def _card_words(self, state: S, slot: SlotId | None) -> Phrase | None:
        """What the open card in a slot says: hands are not told to carry it out without its words."""
        if slot not in state.table.slots or not state.table.slots[slot].face_up:
            return None
        card = self.card(state, slot)
        return self.of_card(state, card, slot).text if card is not None else None

    def _answer(
        self, state: S, ask: Choice, offer: Offer, option: Option, every: tuple[Branch[S], ...]
    ) -> Offer:
        """One answer with what it does: what will happen, or what it keeps, or the words of its card."""
        key = option.key
        branches = [branch for branch in every if branch.keys[0] == key]
        own = self.answers.get(f"{ask.why.key}:{key}") or self.answers.get(f"{ask.why.key}:*")
        single = branches[0] if len(branches) == 1 and len(branches[0].options) == 1 else None
        effect = phrase(own) if own else joined(single.end.says) if single is not None else None
        if key == YES and (single is None or not (single.changes or single.end.about)):
            effect = self._taken(state) or effect  # its own words say more than that somebody gains a card
        if effect is None and key in LEAVES:
            effect = self._kept(state)
        if effect is None and key == NONE:
            effect = self._otherwise(state)
        if effect is None and ask.otherwise:  # what nobody prevents
            effect = self._card_words(state, option.slot)
        changes = single.changes if single is not None else ()
        if changes and _is_alike(every) and (own_words := self._card_words(state, option.slot)) is not None:
            effect, changes = own_words, ()  # which of them it is matters, not what comes of each
        return replace(
            offer, effect=effect or offer.effect, changes=changes,
            figures=offer.figures or self._figures(state, option.slot),
        )  # fmt: skip

    def _taken(self, state: S) -> Phrase | None:
        queue = waiting(state)
        work = queue[0] if queue else None
        return (
            clauses_line(ability_of(state, work)[1].do, self.wording)
            if isinstance(work, BeginAbility)
            else None
        )

    def _otherwise(self, state: S) -> Phrase | None:
        """What happens to whoever cannot or will not do what a card asks for first."""
        queue = waiting(state)
        work = queue[0] if queue else None
        clauses = clauses_in(work.clause.args.get("else")) if isinstance(work, DoClause) else ()
        return clauses_line(clauses, self.wording) if clauses else None

    def _kept(self, state: S) -> Phrase:
        """What stays as it is when an offer is left, by the first thing that it would have done."""
        queue = waiting(state)
        work = queue[0] if queue else None
        if isinstance(work, BeginAbility):
            ability = ability_of(state, work)[1]
            if points := ability.price[1]:
                return phrase("keeps-points", n=points)
            return phrase("keeps", verb=ability.do[0].verb)
        return phrase("keeps", verb=work.clause.verb if isinstance(work, DoClause) else "other")

    def _candidates(
        self, state: S, ask: Choice, branches: tuple[Branch[S], ...], no: str
    ) -> tuple[Offer, ...]:
        """What can be taken in one touch, where a yes or a person leads on to a choice of its own."""
        found = [branch for branch in branches if branch.keys[0] != no]
        is_hurt = any(change.shape == "harm" for branch in found for change in branch.changes)
        if all(branch.keys == (YES,) for branch in found):
            return ()  # a yes and nothing more to choose: its effect is told in words
        if not is_hurt and not any(len(branch.options) > 1 for branch in found):
            return ()
        return tuple(self._candidate(state, ask, branch) for branch in sorted(found, key=self._rank(state)))

    def _rank(self, state: S) -> Callable[[Branch[S]], tuple[int, ...]]:
        return lambda branch: self.order(state, branch)

    def _candidate(self, state: S, ask: Choice, branch: Branch[S]) -> Offer:
        last = branch.options[-1]
        seat = next((option.seat for option in reversed(branch.options) if option.seat is not None), None)
        slot = last.slot if last.slot is not None else branch.end.about
        target = f"slot:{slot}" if slot is not None else f"seat:{seat}" if seat is not None else ""
        card = self.card(state, slot) if slot is not None and slot != last.slot else None
        command: Any = self.foresight.answer(ask, branch)
        return Offer(
            branch_id(ask, branch.keys), card.name if card is not None else last.label, command,
            target=target, seat=ask.seat, figures=self._figures(state, slot),
            effect=joined(branch.end.says), changes=branch.changes,
        )  # fmt: skip

    def _figures(self, state: S, slot: SlotId | None) -> tuple[Figure, ...]:
        if slot is None or not state.table.slots[slot].face_up:
            return ()
        return self.foresight.figures(state, slot)

    def _either(self, state: S, branches: tuple[Branch[S], ...]) -> Phrase | None:
        """What happens whatever is chosen, as far as everybody can know."""
        if len(branches) < 2:
            return None
        says = [one for one in branches[0].end.says if all(one in branch.end.says for branch in branches)]
        whole = joined(says)
        return phrase("either-way", what=whole) if whole is not None else None


def _is_alike(branches: tuple[Branch[Any], ...]) -> bool:
    """Whether every answer changes the same numbers in the same way, and harms nobody."""
    first = branches[0].changes if branches else ()
    is_harm = any(change.shape == "harm" for change in first)
    return len(branches) > 1 and not is_harm and all(one.changes == first for one in branches)


def _names(why: Phrase, card: Card) -> bool:
    """Whether a question says already which card asks."""
    return any(value == card.name for value in why.args.values())


def _lead(branches: tuple[Branch[Any], ...], no: str) -> Phrase | None:
    """What is chosen among all candidates: what is asked last, without whose it is where that differs."""
    found = [branch for branch in branches if branch.keys[0] != no]
    deepest = max(len(branch.options) for branch in found)
    last = [branch.whys[-1] for branch in found if len(branch.options) == deepest]
    if len(last) == len(found) and all(one == last[0] for one in last):
        return last[0]
    keys = {one.key for one in last}
    return phrase(f"lead-{last[0].key.removeprefix('ask-')}") if len(keys) == 1 else None


def unspoken(asked: AskView) -> tuple[str, ...]:
    """The answers of a question whose effect nobody tells before they are chosen; none is as it should be."""
    if asked.secret or asked.kind != "choice" or asked.text is not None:
        return ()
    return tuple(
        offer.id for offer in asked.options
        if offer.effect is None and not offer.changes and not offer.label.key.startswith("effect-")
    )  # fmt: skip
