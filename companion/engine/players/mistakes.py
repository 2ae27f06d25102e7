"""How often people at a simulated table make the mistakes that people make."""

from __future__ import annotations

import msgspec


class Mistakes(msgspec.Struct, frozen=True):
    """Shares between 0 and 1, each of the occasions on which the mistake can be made."""

    late: float = 0.0  # something else is tried before a card is shown that the game waits for
    twice: float = 0.0  # an answer is given a second time
    wrong: float = 0.0  # another card is shown than the one that lies there
    forgotten: float = 0.0  # a shuffle is not carried out, a back is not shown, a deck is not read
    misreported: float = 0.0  # another card is named than the one that left the hand
    named: float = (
        0.0  # no mistake: a card is named on the screen, so any copy of its design may be written down
    )

    claims: bool = False  # the books are told things by somebody who holds none of the cards

    @property
    def differ(self) -> bool:
        """Whether the books can come to name a card that is not there."""
        return self.claims or max(self.wrong, self.misreported) > 0


CAREFUL = Mistakes()
HASTY = Mistakes(late=0.1, twice=0.1, wrong=0.1, forgotten=0.2, misreported=0.1, named=0.3)
