"""From the menu to a deck and from the deck to the way it is kept from now on: two lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.ports.keeps import KeptDeck
from ui.context import Context
from ui.screens.custody import model
from ui.widgets.options.layout import Option

Choose = Callable[[str, Sequence[Option], Callable[[str], None], str], None]  # title, options, chosen, sub


class DeckList:
    """Opens the lists over the table."""

    def __init__(self, context: Context, look: str, choose: Choose) -> None:
        """`choose` shows a list and says what was touched."""
        self.context, self.choose = context, choose
        self.tell, self.say = context.wear(look).tell, context.wear(look).say

    def open(self) -> None:
        """Look the decks up beside the screen's thread."""
        keeping = self.context.ports.play.keeping
        if keeping is not None:
            self.context.errands.run(keeping.decks, self._decks)

    def _decks(self, kept: Sequence[KeptDeck]) -> None:
        """Which deck is it about."""
        by_id = {deck.deck: deck for deck in kept}
        options = model.decks(kept, self.say)
        self.choose(self.tell("ui-custody"), options, lambda id: self._ways(by_id[id]), "")

    def _ways(self, deck: KeptDeck) -> None:
        """How it is kept now, and how else it could be."""
        title = self.tell("ui-kept-title", deck=deck.title)
        options, codes = model.ways(deck, self.say), model.codes(deck, self.say)
        self.choose(title, options, lambda how: self._keep(deck, how), codes)

    def _keep(self, deck: KeptDeck, how: str) -> None:
        intent = model.chosen(deck, how)
        if intent is not None:
            self.context.post(intent)
