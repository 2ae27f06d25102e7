"""The collection as rows of lists; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cards import Check, DeckLine, DesignLine, SetLine
from companion.core.ports.screens import Ports
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
LONG_NAME = 24  # letters: a longer name needs the line below it
PLAN, AWAY = "*plan", "*away"  # no stack has such a name
WAY = "*go:"  # no box has such a name
WAYS: tuple[
    tuple[str, Callable[[Ports], object | None], str], ...
] = (  # from the list of boxes to another screen: its name, the port it needs, its icon
    ("pictures", lambda ports: ports.owner.photos, "camera"),
    ("print", lambda ports: ports.office.printing, "log"),
    ("rolls", lambda ports: ports.owner.rolls, "cards"),
    ("stacks", lambda ports: ports.owner.stacks, "check"),
    ("away", lambda ports: ports.owner.stacks, "back"),
    ("boards", lambda ports: ports.owner.boards, "look"),
    ("exchange", lambda ports: ports.owner.exchange, "system"),
)
KEYS = {  # by whether the box is owned, and whether its game can be played yet
    (True, True): "ui-cards-known-of", (False, True): "ui-cards-not-yours",
    (True, False): "ui-cards-known-of-later", (False, False): "ui-cards-not-yours-later",
}  # fmt: skip
STATES = {"fine": "check", "open": "minus", "wrong": "refused"}


def set_rows(lines: Sequence[SetLine], say: Say) -> tuple[Option, ...]:
    """One row for each box."""
    rows = []
    for line in lines:
        key = KEYS[line.owned, line.is_playable]
        sub = say(phrase(key, known=line.known, of=line.cards, tagged=line.tagged))
        rows.append(Option(line.where.set, say(line.title), sub, icon="cards"))
    return tuple(rows)


def deck_rows(lines: Sequence[DeckLine], say: Say) -> tuple[Option, ...]:
    """One row for each deck, with a sign when it is whole or when something does not come out."""
    return tuple(
        Option(line.where.stack, say(line.title), deck_state(line, say), icon=deck_icon(line))
        for line in lines
    )


def plan_row(say: Say) -> Option:
    """The way to the plan of an evening."""
    return Option(PLAN, say(phrase("ui-plan")), say(phrase("ui-plan-sub")), icon="log")


def away_row(say: Say) -> Option:
    """Taking a box off the shelf."""
    return Option(AWAY, say(phrase("ui-not-mine")), say(phrase("ui-not-mine-sub")), icon="close")


def way_rows(ports: Ports, say: Say) -> tuple[Option, ...]:
    """What else can be done about the cards: only what leads somewhere is shown."""
    return tuple(
        Option(f"{WAY}{name}", say(phrase(f"ui-way-{name}")), say(phrase(f"ui-way-{name}-sub")), icon=icon)
        for name, port_in, icon in WAYS
        if port_in(ports) is not None
    )


def deck_icon(line: DeckLine) -> str:
    """Wrong, whole, or still open."""
    if line.wrong:
        return "refused"
    return "check" if line.known == line.designs else "minus"


def deck_state(line: DeckLine, say: Say) -> str:
    """How much of a deck is known and labelled."""
    if line.wrong:
        return say(phrase("ui-deck-wrong", count=line.wrong))
    if line.known < line.designs:
        return say(phrase("ui-deck-open", known=line.known, of=line.designs, tagged=line.tagged))
    return say(phrase("ui-deck-known", cards=line.cards, tagged=line.tagged))


def design_rows(lines: Sequence[DesignLine], say: Say, with_deck: bool = False) -> tuple[Option, ...]:
    """One row for each design: its numbers, its class, its copies and labels."""
    return tuple(
        Option(
            line.where.design,
            say(line.short),
            "" if len(say(line.short)) > LONG_NAME else design_state(line, say, with_deck),
            line.figures,
            icon="" if line.photo else line.icon,
            photo=line.photo,
        )
        for line in lines
    )


def design_state(line: DesignLine, say: Say, with_deck: bool) -> str:
    """What there is to say of a design in one line."""
    if with_deck:
        return say(line.deck)
    if not line.is_known:
        return say(phrase("ui-design-open", copies=line.copies))
    key = "ui-design-known" if line.is_sure else "ui-design-unsure"
    return say(phrase(key, copies=line.copies, tagged=line.tagged))


def check_rows(checks: Sequence[Check], say: Say) -> tuple[Option, ...]:
    """Every total with what it comes to."""
    return tuple(
        Option(
            str(at),
            say(check.text),
            say(phrase(f"ui-check-{check.state}", has=check.has)),
            icon=STATES[check.state],
        )
        for at, check in enumerate(checks)
    )


def sets_sub(lines: Sequence[SetLine], say: Say) -> str:
    """How much is known of all that is owned."""
    owned = [line for line in lines if line.owned]
    return say(phrase("ui-cards-known", count=sum(line.known for line in owned)))


def decks_sub(lines: Sequence[DeckLine], say: Say) -> str:
    """How many decks are known whole."""
    whole = sum(line.known == line.designs for line in lines)
    return say(phrase("ui-decks-known", known=whole, of=len(lines)))


def first_open(lines: Sequence[DeckLine]) -> DeckLine | None:
    """The first deck that has something to enter, one that was begun before the others."""
    gaps = [line for line in lines if line.known < line.designs]
    begun = [line for line in gaps if line.known]
    return next(iter(begun or gaps), None)
