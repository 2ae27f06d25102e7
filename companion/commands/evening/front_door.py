"""How people at a table would do what a simulated player has chosen: by camera, finger or button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.crossing.intents import Intent, Pressed, Replied, Scanned, Taken
from companion.core.crossing.steps import Step
from companion.core.language.asks import Identity
from companion.core.language.commands import Answer
from companion.core.language.ids import TABLE, CopyId
from companion.core.ports.collection import Collection
from companion.engine.players.hands import named_copy
from companion.engine.players.moves import Move
from companion.engine.room import Room
from companion.engine.ways import Way

Show = Callable[[Sequence[str]], tuple[str, ...]]  # tags laid under the camera -> texts that were read


class Unread(Exception):
    """A card was laid under the drawn camera and not read."""


class FrontDoor:
    """Turns moves into intents; cards go through the camera, everything else through finger or button."""

    def __init__(self, room: Room, cards: Collection, show: Show) -> None:
        """Show cards by their tags."""
        self._room, self._cards, self._show = room, cards, show
        self.shown = 0
        self._laid: Way | None = None  # what the card that was shown last was laid for

    def answer(self, step: Step | None) -> Intent | None:
        """What is touched when the app asks what the shown card was laid for; None when it does not ask."""
        laid, self._laid = self._laid, None
        offers = step.offers if step is not None else ()
        is_asked = laid is not None and any(offer.id == laid.id for offer in offers)
        return Taken(laid.id) if laid is not None and is_asked else None

    def intent(self, state: Any, move: Move) -> Intent:
        """What a person does for this move."""
        copy = card_to_show(state, move)
        self._laid = move.way if copy is not None else None
        if copy is not None:
            return self._scan(copy)
        if move.way is None and isinstance(move.command, Answer):
            return Replied(move.command.ask, move.command.value)
        assert move.way is not None  # a move is an answer or an offer
        big = self._room.view(state, TABLE).big
        if big is not None and big.id == move.way.id:
            return Pressed("next")
        return Taken(move.way.id)

    def _scan(self, copy: CopyId) -> Intent:
        tag = self._cards.tag_of(copy)
        if tag is None:
            raise Unread(f"{copy} has no tag, so it cannot be shown to the camera.")
        read = self._show((tag,))
        if tag not in read:
            raise Unread(f"The tag {tag} of {copy} was shown and not read; the camera read {read}.")
        self.shown += 1
        return Scanned(read)


def card_to_show(state: Any, move: Move) -> CopyId | None:
    """The card that a move lays under the camera, if it is one."""
    if isinstance(state.ask, Identity) and isinstance(move.command, Answer):
        return CopyId(str(move.command.value)) if move.way is None else None
    if move.way is not None and move.way.hand and not isinstance(move.command, Answer):
        return named_copy(move.way)
    return None
