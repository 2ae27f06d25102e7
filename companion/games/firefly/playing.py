"""Playing cards from the hand: people, Talents and Flaws (FFY-ACT-02 to 07)."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Moment
from companion.engine.legendary.copying import text_of
from companion.engine.legendary.playing.hand_play import HandPlay
from companion.engine.legendary.playing.requests import Resolving
from companion.games.firefly import flaws, talents
from companion.games.firefly.abilities import begin_at
from companion.games.firefly.kinds import PLAYED
from companion.games.firefly.phases import in_action, need_action
from companion.games.firefly.state import FireflyState


def _begin(draft: Draft[FireflyState], card: Card, work: Resolving) -> None:
    """What the card does: of a Talent or a Flaw the Avatar says that, of a copied one too (FFY-RUL-50)."""
    if card.kind == talents.TALENT:
        return talents.play(draft, work.seat, work.slot)
    if card.kind == flaws.FLAW:
        return flaws.play(draft, work.seat, work.slot)
    begin_at(draft, card, work.slot, Moment("play", work.seat, play=work.n, via=work.via or ()))


FEATURE: Feature[FireflyState] = HandPlay(
    rule="FFY-ACT-02", guard=need_action, kinds=lambda state, seat: PLAYED, text=text_of, begin=_begin,
    needs=flaws.need_no_flaw, open=in_action,
).feature()  # fmt: skip
