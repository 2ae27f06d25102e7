"""A small collection for the screens about cards: two boxes, one deck to enter, names of every length."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, named
from companion.core.ports.cards import (
    Blank,
    CardPage,
    Check,
    Chip,
    CopyLine,
    DeckLine,
    DesignLine,
    Entered,
    Fact,
    Form,
    Kept,
    SetLine,
    Where,
)
from companion.core.ports.owners import EveningPlan, PlanLine
from tests.ui.samples import both

BOX, DECK = Where("alien", "mine"), Where("alien", "mine", "crew")
SHORT, LONG = "Rigger", "The Last Survivor of a Salvage Freighter"
DESIGNS = ("one", "two", "three", "four")
COPIES = {"one": 1, "two": 3, "three": 5, "four": 5}
KINDS = ("Character", "Enemy", "Hazard", "Event", "Objective", "Strike")
CLASSES = ("intel", "leadership", "strength", "survival", "tech")
WORDS = {
    "Attack": "Attaque", "cost": "coût", "Character": "Personnage", "Enemy": "Ennemi", "Hazard": "Danger",
    "Event": "Évènement", "Objective": "Objectif", "Strike": "Blessure", "leadership": "Commandement",
    "Does not move": "Ne se déplace pas", "Double strike": "Double blessure", "Final enemy": "Ennemi final",
}  # fmt: skip


def said(english: str) -> Phrase:
    return both(english, WORDS.get(english, english))


class Collection:
    """The Cards port: remembers what was kept and bound."""

    def __init__(self, *, mixed: bool = False, owned: bool = True) -> None:
        self.mixed, self.owned = mixed, owned
        self.kept: list[Entered] = []
        self.tags: dict[str, CopyId] = {"T0123456AB": CopyId("mine/one#1")}
        self.listeners: list[Callable[[str], None]] = []
        self.refuses: Phrase | None = None
        self.looked: list[str] = []
        self.pictures: list[Where] = []
        self.no_picture: Phrase | None = None

    def _values(self, design: str) -> dict[str, int]:
        return {k: v for one in self.kept if one.where.design == design for k, v in one.numbers.items()}

    def known(self) -> int:
        return 412

    def sets(self) -> Sequence[SetLine]:
        mine = both("Our box with a long name", "Notre boîte au nom assez long")
        return (
            SetLine(BOX, mine, False, self.owned, 600, 212, 30),
            SetLine(
                Where("alien", "practice"), both("Practice box", "Boîte d’essai"), True, True, 600, 600, 600
            ),
        )

    def own(self, where: Where) -> None:
        self.owned = True

    def decks(self, where: Where) -> Sequence[DeckLine]:
        known = sum(line.is_known for line in self.designs(DECK))
        crew = DeckLine(DECK, both("Chief Engineer Parker", "Chef mécanicien Parker"), 14, 4, known, 0, 2)
        others = [
            DeckLine(replace(BOX, stack=f"d{at}"), named(f"A Perfect Organism {at}"), 13, 7, 7, 1, 0, at % 2)
            for at in range(12)
        ]
        return (crew, *others)

    def designs(self, where: Where) -> Sequence[DesignLine]:
        return tuple(self._line(design) for design in DESIGNS)

    def _line(self, design: str) -> DesignLine:
        values = self._values(design)
        name = {"one": SHORT, "two": LONG}.get(design)
        short = named(name) if name else both("Leadership", "Commandement")
        return DesignLine(
            where=replace(DECK, design=design), title=short, short=short, kind=said("Character"),
            deck=both("Chief Engineer Parker", "Chef mécanicien Parker"), copies=COPIES[design],
            tagged=sum(copy.startswith(f"mine/{design}#") for copy in self.tags.values()),
            is_known=len(values) == 2, is_sure=design != "one", icon="leadership",
            figures=(Figure("pay", values.get("cost")), Figure("fight", values.get("attack"))),
        )  # fmt: skip

    def checks(self, where: Where) -> Sequence[Check]:
        return (
            Check(both("14 cards in all", "14 cartes en tout"), named("14"), "fine"),
            Check(
                both("Copies: 1 + 3 + 5 + 5", "Exemplaires : 1 + 3 + 5 + 5"), named("1 + 3 + 5 + 5"), "open"
            ),
            Check(both("All together, cost: 62", "Au total, coût : 62"), named("53"), "wrong"),
        )

    def page(self, where: Where) -> CardPage:
        line = self._line(where.design)
        cost = self._values(where.design).get("cost")
        facts = (
            Fact("cost", said("cost"), None if cost is None else named(str(cost)), True),
            Fact("attack", said("Attack"), named("4"), False, "low", ("somebody/who-counted", "example.org")),
            Fact("kind", both("kind", "sorte"), said("Character"), False, "high", ("the rulebook",)),
        )
        effect = both(
            "When you play this: draw two cards, then every other player may heal 1. " * 3,
            "Quand vous jouez cette carte : piochez deux cartes, puis les autres soignent 1. " * 3,
        )
        copies = tuple(
            CopyLine(copy, at, self._tag(copy), both("Med-Lab", "Infirmerie") if at == 2 else None)
            for at in range(1, line.copies + 1)
            for copy in (CopyId(f"mine/{where.design}#{at}"),)
        )
        return CardPage(line, facts, (effect, effect), "by-hand", copies)

    def _tag(self, copy: CopyId) -> str:
        return next((tag for tag, holder in self.tags.items() if holder == copy), "")

    def find(self, words: str) -> Sequence[DesignLine]:
        self.looked.append(words)
        names = {"one": SHORT, "two": LONG}
        return tuple(self._line(one) for one, name in names.items() if words.lower() in name.lower())

    def pictured(self) -> Sequence[DesignLine]:
        lines = (self._line(design) for design in DESIGNS)
        return tuple(replace(line, photo=line.where.design) for line in lines)

    def picture(self, where: Where) -> Phrase | None:
        self.pictures.append(where)
        return self.no_picture

    def shown(self, tag: str) -> DesignLine | None:
        copy = self.tags.get(tag)
        return self._line(copy.partition("/")[2].partition("#")[0]) if copy is not None else None

    def names(self, where: Where, words: str) -> Sequence[str]:
        return tuple(name for name in ("Salvage Run", LONG) if name.lower().startswith(words.lower()))

    def form(self, where: Where, language: str = "en") -> Form:
        design = where.design or DESIGNS[0]
        line = self._line(design)
        kinds = tuple(Chip(kind.lower(), said(kind)) for kind in KINDS) if self.mixed else ()
        marks = ("Does not move", "Double strike", "Final enemy", "Drone")
        numbers = tuple(
            Blank(field, said(name), replace(figure, label=said(name)),
                  ("character", "enemy") if self.mixed else ())
            for field, name, figure in zip(("cost", "attack"), ("cost", "Attack"), line.figures, strict=True)
        )  # fmt: skip
        at = DESIGNS.index(design)
        return Form(
            where=replace(DECK, design=design), title=line.short, deck=line.deck, at=at + 1, of=4,
            kind="" if self.mixed else "character", klass="leadership", copies=line.copies, numbers=numbers,
            kinds=kinds, classes=tuple(Chip(one, said(one)) for one in CLASSES),
            keywords=tuple(Chip(mark, said(mark)) for mark in marks), counts=(1, 3, 5),
            following=next((one for one in DESIGNS[at + 1 :]), ""),
        )  # fmt: skip

    def keep(self, entered: Entered) -> Kept:
        if self.refuses is not None:
            return Kept(entered.where, refusal=self.refuses)
        self.kept.append(entered)
        at = DESIGNS.index(entered.where.design)
        return Kept(entered.where, next((one for one in DESIGNS[at + 1 :]), ""))

    def bind(self, tag: str, copy: CopyId) -> Phrase | None:
        if tag in self.tags:
            return both(f"{tag} is on another card.", f"{tag} est sur une autre carte.")
        self.tags[tag] = copy
        return None

    def unbind(self, tag: str) -> None:
        del self.tags[tag]

    def watch(self, listener: Callable[[str], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)


class Evenings:
    """The Plans port: four films, three stacks with something to do."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    def films(self, where: Where) -> Sequence[Chip]:
        return tuple(Chip(str(at), named(f"The Long Way Home {at}")) for at in range(1, 5))

    def plan(self, where: Where, film: str, players: int) -> EveningPlan:
        self.asked.append((film, players))
        if players == 5:
            raise ValueError("Five people need five Avatars.")
        names = (("crew", "Chief Engineer Parker"), ("d1", "No One Can Hear You"), ("d2", "Drones"))
        if players == 1:
            return EveningPlan(())
        lines = [
            PlanLine(stack, named(name), 14, labels, 40.0, labels * 0.15, entry)
            for (stack, name), labels, entry in zip(names, (14, 1, 0), (0.5, 0.0, 2.4), strict=True)
        ]
        return EveningPlan(tuple(lines))
