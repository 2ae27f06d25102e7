"""A roll of labels for the screens: fourteen cards, codes that go on the card that is tapped."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.views import Figure
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Where
from companion.core.ports.rolls import RollCard, RollDeck, RollLine, RollView, Waits, Way
from tests.ui.samples import both

COPIES = tuple(CopyId(f"mine/one#{at}") for at in range(1, 15))
LONG = both(
    "This code is already on Leadership (1 of 5). Tap the card it is really on to move it.",
    "Ce code est déjà sur Commandement (1 sur 5). Touchez la carte où il est vraiment pour le déplacer.",
)
DONE = both("The label is on it. Thirteen cards are left.", "L’étiquette est dessus. Il en reste treize.")


class Roll:
    """The Rolls port: remembers everything that was asked."""

    def __init__(self) -> None:
        self.bound: dict[str, CopyId] = {}
        self.asked: list[tuple[str, str]] = []
        self.code = ""
        self.way: Way = "faces"
        self.where = Where()
        self.says: Phrase | None = None
        self.warns = False

    def decks(self, where: Where, way: Way) -> Sequence[RollDeck]:
        crew = RollDeck(
            Where(where.room, where.set, "crew"), both("Chief Engineer Parker", "Chef Parker"), 14, 0
        )
        return (crew, RollDeck(Where(where.room, where.set, "d1"), both("Drones", "Drones"), 9, 9))

    def begin(self, where: Where, way: Way) -> RollView:
        self.where, self.way, self.says = where, way, None
        return self._view()

    def show(self, code: str) -> RollView:
        self.asked.append(("show", code))
        self.warns = code in self.bound
        self.says, self.code = LONG if self.warns else DONE, code
        return self._view()

    def tap(self, copy: CopyId) -> RollView:
        self.asked.append(("tap", copy))
        if self.code:
            self.bound[self.code] = copy
        self.code, self.warns, self.says = "", False, DONE
        return self._view()

    def skip(self) -> RollView:
        self.asked.append(("skip", ""))
        return self._view()

    def undo(self) -> RollView:
        self.asked.append(("undo", ""))
        self.code = ""
        return self._view()

    def deal_anew(self) -> RollView:
        self.asked.append(("anew", ""))
        self.bound.clear()
        return self._view()

    def _view(self) -> RollView:
        done = set(self.bound.values())
        now = next((copy for copy in COPIES if copy not in done), None)
        lines = tuple(
            RollLine(copy, both("Leadership", "Commandement"), at, 14, copy in done, copy == now)
            for at, copy in enumerate(COPIES, 1)
        )
        waits: Waits = "card" if self.code else ""
        return RollView(
            self.where, self.way, both("Chief Engineer Parker", "Chef Parker"), lines, len(done),
            self._card(now), waits, self.says, self.warns, bool(self.bound or self.code),
        )  # fmt: skip

    def _card(self, now: CopyId | None) -> RollCard | None:
        if now is None or self.way == "backs":
            return None
        name, kind = both("Leadership", "Commandement"), both("Character", "Personnage")
        return RollCard(now, name, kind, 1, 14, (Figure("pay", 3),), "leadership")
