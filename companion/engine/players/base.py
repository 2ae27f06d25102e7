"""What a simulated person is: somebody who chooses among offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from companion.core.views import Offer, View

Look = Callable[[], View]


class Player(Protocol):
    """Somebody who sees what their seat may see and takes one of the offers."""

    def choose(self, offers: Sequence[Offer], look: Look) -> Offer:
        """Take one of these offers, never none; `look` gives the seat's own view."""
        ...
