"""What players choose for a new game, with a rule for everything that cannot be (VIL-SETUP, VIL-SOLO)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId, SeatId
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import first_leads, kept, names, seated, stop
from companion.engine.legendary.heroic import begins
from companion.engine.room import Script
from companion.games.villains import encounters, mixing
from companion.games.villains.challenges import NAMES, challenges, is_solo, with_challenges
from companion.games.villains.printed import rules
from companion.games.villains.setup import plots
from companion.games.villains.setup.plots import Beside

HANDICAP = "handicap"  # seats, and how many of their Operatives are Madame HYDRA instead
TOLD = "plot-twists"  # how many Twists a Plot asks for that the app does not know
COUNTED = ("madame-hydra", "bystanders")  # stacks whose number the book prints in two ways
KEYS = {
    "commander", "plot", "allies", "adversaries", "backup", "first", "other", HANDICAP, TOLD, *COUNTED,
    *NAMES,
    *mixing.KEYS, encounters.INSTEAD,
}  # fmt: skip
DECKS = ("adversaries", "allies", "bystanders", "tactics")
MANY, FROM_FOUR = 4, "twists-from-four"  # a Plot with fewer Twists for many players
LEADS = "leads-"  # the mark of a Commander that names the group it always leads


class Chosen(msgspec.Struct, frozen=True):
    """A new game as it will be laid out; every field is possible with the box."""

    header: Header
    commander: str  # its stack: the Commander and the own Tactics (VIL-SETUP-08)
    plot: DesignId
    allies: tuple[str, ...]  # stacks
    adversaries: tuple[str, ...]
    backup: tuple[str, ...]
    twists: int
    beside: tuple[Beside, ...] = ()  # what lies beside the Plot
    bindings: int = 0
    included: str = ""  # the group that the Plot needs
    bystanders: int = 0  # of the Adversary Deck
    among: int = 0  # Allies in the Adversary Deck
    instead: tuple[CopyId, ...] = ()  # guests that replace Adversaries card for card (VIL-MIX-23)
    wounds: int | None = None  # of their stack; all where the Plot names no number (VIL-MIX-10)
    handicap: Mapping[SeatId, int] = {}  # how many of somebody's basics are Madame HYDRA (VIL-DIFF-01)


def read(script: Script, box: Box) -> Chosen:
    """The choices of a script, checked against the box."""
    choices = script.choices
    for name in sorted(choices.keys() - KEYS):
        stop("VIL-STATE-01", "unknown-choice", name=name)
    header = seated(script.header, rules().players, "VIL-SETUP-01")
    header = with_challenges(kept(header, DECKS, "VIL-SETUP-24"), choices)
    header = mixing.with_sets(header, choices, box)
    box = counted(box, choices)
    commander = _one(box, "commander", names(choices.get("commander")))
    stack = box.cards[commander].stack
    plot = _one(box, "plot", names(choices.get("plot")))
    card, players = box.cards[plot], len(header.players)
    line, needs = rules().of_players(players), plots.needs(card, players)
    adversaries = _stacks(box, "adversaries", choices.get("adversaries"), line.groups, "VIL-SETUP-13")
    backup = _stacks(box, "backup", choices.get("backup"), line.backup + needs.backup, "VIL-SETUP-13")
    mixing.need_matching(header, box, box.cards[commander], card)
    _need_included(card, (*adversaries, *backup))
    _need_led(box, commander, card, header, (*adversaries, *backup))
    aside = plots.beside(card, players)
    _need_whole(box, aside, backup)
    return Chosen(
        header=first_leads(header, choices.get("first"), "VIL-SETUP-27"),
        commander=stack,
        plot=plot,
        allies=_stacks(box, "ally", choices.get("allies"), needs.allies or line.allies, "VIL-SETUP-21"),
        adversaries=adversaries,
        backup=backup,
        twists=_twists(box, header, plot, choices.get(TOLD)),
        beside=aside,
        included=plots.included(card),
        bindings=plots.bindings(card, players, len(copies_of(box, "bindings"))),
        bystanders=needs.bystanders or line.bystanders,
        wounds=needs.wounds,
        among=needs.among,
        instead=encounters.chosen(box, choices.get(encounters.INSTEAD)),
        handicap=_handicap(box, header, choices.get(HANDICAP)),
    )


def counted(box: Box, choices: Mapping[str, Any]) -> Box:
    """The box with so many cards of the stacks of which players say how many they have.

    VIL-RUL-02, 03: every card that is there is used, unless another number is told.
    """
    stacks = dict(box.stacks)
    for stack in COUNTED:
        have, told = len(copies_of(box, stack)), choices.get(stack)
        if told is None:
            continue
        n = int(told) if str(told).isdecimal() else -1
        if not 0 <= n <= have:
            stop(
                "VIL-RUL-02" if stack == "madame-hydra" else "VIL-RUL-03",
                "stack-size",
                need=str(told),
                have=have,
            )
        stacks[stack] = _first_of(box.stacks.get(stack, {}), n)
    return replace(box, stacks=stacks)


def _first_of(stack: Mapping[DesignId, tuple[CopyId, ...]], n: int) -> dict[DesignId, tuple[CopyId, ...]]:
    """So many cards of a stack: the last ones of its last designs stay away."""
    found = {}
    for design, copies in stack.items():
        found[design], n = copies[:n], max(0, n - len(copies))
    return found


def _handicap(box: Box, header: Header, given: Any) -> dict[SeatId, int]:
    """Who begins with Madame HYDRA in place of Operatives (VIL-DIFF-01 to 03, VIL-RUL-20)."""
    told = given if isinstance(given, dict) else {}
    seats = {player.seat for player in header.players}
    most = rules().personal_deck.hydra_operatives
    found = {}
    for seat, value in told.items():
        n = int(value) if str(value).isdecimal() else -1
        if seat not in seats or not 0 <= n <= most:
            stop("VIL-DIFF-02", "handicap", have=str(value), most=most)
        found[SeatId(seat)] = n
    have = len(copies_of(box, "madame-hydra"))
    if sum(found.values()) > have:
        stop("VIL-RUL-20", "handicap-stack", need=sum(found.values()), have=have)
    return {seat: n for seat, n in found.items() if n}


def _one(box: Box, kind: str, given: Sequence[str]) -> DesignId:
    """Exactly one Commander, or one Plot (VIL-SETUP-07, 09)."""
    there = {design for stack in box.stacks.values() for design in stack}
    known = [design for design, card in box.cards.items() if card.kind == kind and design in there]
    chosen = [DesignId(design) for design in given if design in known]
    if len(chosen) != 1 or len(given) != 1:
        stop("VIL-SETUP-07" if kind == "commander" else "VIL-SETUP-09", f"one-{kind}")
    return chosen[0]


def _stacks(box: Box, kind: str, given: Any, need: int, rule: str) -> tuple[str, ...]:
    """So many different stacks of a kind, by the number of players (VIL-SETUP-13 to 18, 21 to 23)."""
    chosen, known = names(given), stacks(box, kind)
    for stack in chosen:
        if stack not in known:
            stop(rule, f"{kind}-unknown", name=stack)
    if len(set(chosen)) != need or len(chosen) != need:
        stop(rule, f"{kind}-count", need=need, have=len(set(chosen)))
    return chosen


def stacks(box: Box, kind: str) -> tuple[str, ...]:
    """The stacks of a kind in a box, as their names begin."""
    own = stacks_in(tuple(box.stacks), kind)
    return (*own, *encounters.suites(box)) if kind == "ally" else own


def stacks_in(groups: Sequence[str], kind: str) -> tuple[str, ...]:
    """Those of a kind among these stacks, by either half's word for it (VIL-MIX-13, 14)."""
    return tuple(stack for stack in groups if begins(stack, kind))


def led(commander: Card) -> str:
    """The group a Commander always leads; empty where the card names none (VIL-SETUP-14)."""
    return next((mark.removeprefix(LEADS) for mark in commander.marks if mark.startswith(LEADS)), "")


def _need_led(box: Box, commander: DesignId, plot: Card, header: Header, groups: Sequence[str]) -> None:
    """The led group is one of those chosen (VIL-SETUP-14, 15).

    Not for a single player (VIL-SOLO-03), nor where the Plot takes its place (VIL-SETUP-20, VIL-CARD-18).
    """
    group, needed = led(box.cards[commander]), plots.included(plot)
    if not group or is_solo(header) or any(stack.endswith(f"-{group}") for stack in groups):
        return
    is_backup = any(stack.endswith(f"-{group}") for stack in stacks(box, "backup"))
    if needed in groups and is_backup and len(stacks_in(groups, "backup")) == 1:
        return
    stop("VIL-SETUP-14", "led", name=box.cards[commander].name, group=group)


def _need_included(plot: Card, groups: Sequence[str]) -> None:
    """The group that a Plot needs is one of those chosen (VIL-CARD-17, VIL-SETUP-20)."""
    stack = plots.included(plot)
    if stack and stack not in groups:
        stop("VIL-SETUP-20", "included", name=plot.name, group=stack)


def _need_whole(box: Box, aside: Sequence[Beside], backup: Sequence[str]) -> None:
    """A Backup group goes in whole: not one of which cards lie beside the Plot (VIL-CARD-04)."""
    for one in aside:
        if one.stack in backup and len(copies_of(box, one.stack)) - one.n < rules().backup_cards:
            stop("VIL-CARD-04", "backup-beside", group=one.stack)


def is_untold(plot: Card) -> bool:
    """Whether nobody has told yet how many Twists a Plot asks for (VIL-SETUP-28)."""
    return plot.number("twists") is None


def _twists(box: Box, header: Header, plot: DesignId, told: Any) -> int:
    """What the Plot asks for, and what a challenge adds, as far as there are so many cards.

    VIL-SETUP-11, VIL-COMP-14, VIL-CHAL-01 to 03; one that the app does not know is told (VIL-SETUP-28).
    """
    card = box.cards[plot]
    many = len(header.players) >= MANY and FROM_FOUR in card.numbers
    printed = card.number(FROM_FOUR if many else "twists")
    if is_untold(card) and not str(told).isdecimal():
        stop("VIL-SETUP-28", "twists-untold", name=card.name)
    need = (int(told) if printed is None else printed) + challenges(header)["twists"]
    have = len(copies_of(box, "plot-twists"))
    if need > have:
        stop("VIL-COMP-14", "twists", need=need, have=have)
    return need
