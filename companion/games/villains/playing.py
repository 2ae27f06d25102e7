"""Playing Allies from the hand (VIL-PLAY)."""

from __future__ import annotations

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.effects.grammar import clauses_in
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Moment
from companion.engine.legendary.copying import text_of
from companion.engine.legendary.playing.hand_play import HandPlay
from companion.engine.legendary.playing.requests import Resolving
from companion.games.villains import zones
from companion.games.villains.abilities import begin_at
from companion.games.villains.copying import COSTS_A_CARD
from companion.games.villains.kinds import PLAYED
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.state import VillainsState

UNPEACEFUL = ("defeat", "recruit-free")  # what does nothing after Betrayal and Healing


def _begin(draft: Draft[VillainsState], card: Card, work: Resolving) -> None:
    """What the card does: its Superpowers are judged by what was played before (VIL-SUPER-01 to 05)."""
    begin_at(draft, card, work.slot, Moment("play", work.seat, play=work.n, via=work.via or ()))


def _needs(draft: Draft[VillainsState], seat: SeatId, card: Card) -> None:
    """Another card has to be there to be discarded for it (VIL-PLAY-09, VIL-BASIC-05, VIL-STATE-29)."""
    if card.has(COSTS_A_CARD) and len(draft.state.table.zone(zones.of(seat, "hand"))) < 2:
        draft.refuse("VIL-BASIC-05", "cost", here=phrase("here-no-other-card", card=card.name))


def left_out(state: VillainsState, card: Card) -> Phrase | None:
    """After Betrayal nobody is beaten or recruited by a text: it is said before (VIL-BIND-09, VIL-MIX-17)."""
    if not state.is_peaceful or not any(_fights(ability.do) for ability in card.does("play")):
        return None
    return phrase("warn-peaceful", card=card.name)


def _fights(clauses: tuple[Clause, ...]) -> bool:
    """Whether one of these clauses beats or recruits somebody, or one within them."""
    within = (clauses_in(value) for clause in clauses for value in clause.args.values())
    return any(clause.verb in UNPEACEFUL for clause in clauses) or any(map(_fights, within))


FEATURE: Feature[VillainsState] = HandPlay(
    rule="VIL-PLAY-05", guard=need_action, kinds=lambda state, seat: PLAYED, text=text_of, begin=_begin,
    needs=_needs, open=in_action, warns=left_out,
).feature()  # fmt: skip
