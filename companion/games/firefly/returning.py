"""How the defeated come back: healed below their Health they are in the game at once (FFY-DEF-08 to 11)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event, ProgressSet
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.changes import turned
from companion.engine.draft import Draft
from companion.engine.effects.selectors import seats_of
from companion.engine.feature import Feature, Settling
from companion.engine.turns import ring
from companion.games.firefly.defeat import standing
from companion.games.firefly.drawing import draw
from companion.games.firefly.lasting import forbidding, hand_size
from companion.games.firefly.life import LIFE
from companion.games.firefly.state import FireflyState


class MainCharacterBack(Event, frozen=True):
    """A defeated Main Character was healed back into the game (FFY-DEF-10, FFY-NPC-06)."""

    seat: SeatId


def healable(state: FireflyState) -> tuple[SeatId, ...]:
    """Whom effects that heal a Main Character can choose, the defeated too, the active player first.

    FFY-DEF-08; those without a player come after all players (FFY-RUL-40).
    """
    every = (*ring(state, state.active), *state.others)
    return tuple([seat for seat in every if forbidding(state, "heal", seat) is None])


def patients(state: FireflyState, who: str, you: SeatId) -> tuple[SeatId, ...]:
    """Whom a heal is for by a word: all or all others mean Main Characters, the defeated too (FFY-DEF-08)."""
    if who == "next":
        return seats_of(state, who, you)
    return tuple(seat for seat in healable(state) if who != "others" or seat != you)


def settle(draft: Draft[FireflyState]) -> None:
    """Whoever was healed enough is back: a player with six cards, one without a player as they are.

    FFY-DEF-10, FFY-DEF-11, FFY-NPC-06, FFY-RUL-42, FFY-RUL-44, FFY-STATE-15.
    """
    for seat in draft.state.down:
        if _is_fit(draft.state, seat):
            draft.emit(MainCharacterBack(seat))
            if seat not in draft.state.others:
                draw(draft, seat, hand_size(draft.state, seat))


def _is_fit(state: FireflyState, seat: SeatId) -> bool:
    if seat in state.others:
        return not LIFE.damage(state, seat)
    return not LIFE.worn_out(state, (seat,))


def _back(state: FireflyState, event: MainCharacterBack) -> FireflyState:
    state, avatar = standing(state, event.seat, True), LIFE.avatar(state, event.seat)
    if avatar is not None:
        state = turned(state, avatar)
    return replace(state, down=tuple(seat for seat in state.down if seat != event.seat))


def _corrected(event: ProgressSet, before: FireflyState, after: FireflyState) -> FireflyState:
    """Whom the players declare to be in the game is not waited for any more."""
    return replace(after, down=tuple(seat for seat in after.down if not event.alive.get(seat)))


def _by_hand(event: MainCharacterBack, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """The Avatar is turned up again."""
    seat = None if event.seat in after.others else event.seat
    return (Prompt(phrase("prompt-back", name=after.player(event.seat).name), seat=seat),)


FEATURE: Feature[FireflyState] = Feature(
    name="returning",
    settle=(Settling(settle, reads=("table", "down", "header", "items", "results")),),
    events={MainCharacterBack: _back},
    follows={ProgressSet: _corrected},
    prompts={MainCharacterBack: _by_hand},
)
