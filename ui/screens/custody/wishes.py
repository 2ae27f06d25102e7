"""How each deck of a new game is to be kept: a list of decks, and for each the ways it can begin in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.states import Custody
from companion.core.ports.keeps import KeptDeck
from ui.context import Context
from ui.screens.custody import model
from ui.screens.lists.sheet import ChoiceSheet
from ui.widgets.options.layout import Option

Wishes = dict[str, Custody]


class DeckWishes:
    """Lists over the new-game screen; after every choice the list of decks lies there again."""

    def __init__(
        self, context: Context, decks: Sequence[KeptDeck], wishes: Wishes, usual: Custody | None,
        wished: Callable[[Wishes], None],
    ) -> None:  # fmt: skip
        """`usual` is wished for all decks, `wished` is told of every change."""
        self.context, self.decks, self.wishes, self.usual, self.wished = context, decks, wishes, usual, wished
        wear = context.wear("shell")
        self.tell, self.say = wear.tell, wear.say

    def open(self) -> None:
        """Which deck is it about."""
        kept = [model.planned(deck, self.wishes, self.usual) for deck in self.decks]
        by_id = {deck.deck: deck for deck in kept}
        self._list(self.tell("ui-custody"), model.decks(kept, self.say), lambda id: self._ways(by_id[id]))

    def _ways(self, deck: KeptDeck) -> None:
        """How it is to be kept."""
        options = model.beginnings(deck, self.say)
        self._list(
            self.say(deck.title), options, lambda how: self._wish(deck, how), model.codes(deck, self.say)
        )

    def _wish(self, deck: KeptDeck, how: str) -> None:
        way = next((way.how for way in deck.ways if way.how == how), None)
        if way is not None:
            self.wishes = {**self.wishes, deck.deck: way}
            self.wished(self.wishes)
        self.open()

    def _list(
        self, title: str, options: Sequence[Option], chosen: Callable[[str], None], sub: str = ""
    ) -> None:
        if self.context.stage is not None:
            sheet = ChoiceSheet(
                self.context, "shell", title, options, chosen, sub=sub, narrow_mm=60, back="ui-back"
            )
            self.context.stage.open(sheet)
