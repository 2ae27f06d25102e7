"""Playing cards one by one from the hand: their points come into the pools, then they are worked out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.events import FactLearned, Shuffled
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.hands import is_in_game
from companion.engine.legendary.playing.finding import found, hand_designs, known_by
from companion.engine.legendary.playing.played import CardPlayed, card_played, learnt, shuffled_away
from companion.engine.legendary.playing.requests import Play, Playing, Resolving
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.state import LegendaryState
from companion.engine.touches import Touch
from companion.engine.ways import Way

S = TypeVar("S", bound=LegendaryState)


class HandPlay(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of playing cards.

    `instead` is what happens to a card that is not played at all when it is shown: a Chestburster kills
    (ALN-FACE-14). `needs` refuses a card whose price in cards cannot be paid (VIL-PLAY-09). `first` comes
    before the points of a played card; True when it has ended or waits, as a New Recruit goes back to its
    stack (VIL-BASIC-09) or a class is confirmed.
    """

    rule: str
    guard: Callable[[Draft[S], SeatId], None]
    kinds: Callable[[S, SeatId], Collection[str]]  # what somebody can play
    text: Callable[[S, SlotId], Card | None]  # whose facts count: a clone's are another's
    begin: Callable[[Draft[S], Card, Resolving], None]  # what the card does
    instead: Callable[[Draft[S], SeatId, CopyId], bool] = lambda draft, seat, copy: False
    needs: Callable[[Draft[S], SeatId, Card], None] | None = None
    first: Callable[[Draft[S], Resolving], bool] = lambda draft, work: False
    open: Callable[[S], bool] = lambda state: True  # when the guard may let pass
    # What is asked about once before a card is played: a part of its text that is left out (VIL-BIND-09).
    warns: Callable[[S, Card], Phrase | None] = lambda state, card: None

    def play(self, draft: Draft[S], command: Play) -> None:
        """Play a card from the own hand (ALN-ACT-01, FFY-ACT-02, VIL-PLAY-01, 07)."""
        seat, copy, table = command.seat, command.copy, draft.state.table
        if not is_in_game(table, copy):
            draft.refuse(self.rule, "impossible", here=phrase("here-no-such-card"))
        if self.instead(draft, seat, copy):
            return
        self.guard(draft, seat)
        card = table.card_of(copy)
        if card.kind not in self.kinds(draft.state, seat):
            draft.refuse(self.rule, "impossible", here=phrase("here-cannot-be-played", card=card.name))
        if self.needs is not None:
            self.needs(draft, seat, card)
        draft.later(Playing(seat, copy, known_by(command.source)))

    def _find(self, draft: Draft[S], work: Playing) -> None:
        """Find the card in the hand; then it is played."""
        slot = found(draft, work.seat, work.copy, work.known, work)
        if slot is not None:
            draft.emit(CardPlayed(work.seat, slot))
            draft.later(Resolving(work.seat, slot))

    def _played(self, draft: Draft[S], work: Resolving) -> None:
        """The printed points come into the pools, then the card's text is worked out.

        ALN-ACT-02, ALN-ACT-03, ALN-ACT-13, FFY-ACT-03, FFY-ACT-05, VIL-PLAY-02, VIL-PLAY-03.
        """
        slot = work.slot
        if needs_identity(draft, slot, phrase("ask-which-played"), work):
            return  # a tool took back which card it is
        if self.first(draft, work):
            return
        if needs_number(draft, slot, "attack", work) or needs_number(draft, slot, "recruit", work):
            return
        card = self.text(draft.state, slot)
        if card is None:
            return
        attack, recruit = card.number("attack") or 0, card.number("recruit") or 0
        if attack or recruit:
            draft.emit(PointsGained(attack, recruit, slot))
        self.begin(draft, card, work)

    def ways(self, state: S) -> Iterator[Way]:
        """Every card that the hand could hold; those that are played are guarded alike, but for needs."""
        seat, kinds, is_open = state.active, self.kinds(state, state.active), self.open(state)
        for copy in hand_designs(state, seat):
            card = state.table.card_of(copy)
            is_played = card.kind in kinds
            if is_played or is_open:  # what happens instead of playing is offered in its time alone
                yield Way(
                    f"play:{card.design}", Play(seat, copy), partial(_label, card), f"design:{card.design}",
                    cost="show", hand=True, alike=is_played and self.needs is None,
                    warns=partial(self.warns, state, card),
                )  # fmt: skip

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="playing",
            moments=("play",),
            commands={Play: self.play},
            work={Playing: self._find, Resolving: self._played},
            events={CardPlayed: card_played},
            follows={FactLearned: learnt, Shuffled: shuffled_away},
            ways=self.ways,
            open=self.open,
            touched=_touched,
        )


def _touched(state: LegendaryState, touch: Touch) -> Command | None:
    """A card that is named is played."""
    return Play(state.active, touch.copy) if touch.copy is not None else None


def _label(card: Card) -> Phrase:
    return phrase("offer-play", card=card.name)
