"""The plan of an evening: which cards lack a name, number or label, what to label first, how long it takes.

How often cards of such a stack are shown is counted in simulated evenings with the practice set of the game,
whose numbers and effects are all known; the seconds are those of the touches that were counted at the table.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.events import Bound
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase, named, title
from companion.core.ports.collection import Box
from companion.core.ports.owners import EveningPlan, PlanDesign, PlanLine
from companion.engine.legendary.equivalents import terms
from companion.engine.players.play import play_game
from companion.engine.players.table import SimTable
from companion.engine.room import Room, Script, SetupError
from companion.ground.rooms import open_room
from companion.house.guests import whole
from companion.house.newgame import Wishes, nobody, script_of
from companion.house.simulate import Plan, person, printed_facts
from companion.owner.shares import TakenStack, taken

if TYPE_CHECKING:
    from card_db.cardset import CardSet
    from companion.house.house import House

TOUCH_S = 1.2  # one touch on the screen, the eyes already there
SHOW_S = 2.0  # a card or a label held under the camera until it clicks
STICK_S = 6.0  # a label peeled off and stuck on
LOOK_S = 4.0  # a card found in its stack and read
LABEL_S = TOUCH_S + STICK_S + SHOW_S  # 'stick a label on it now' is one touch and one show
EVENINGS = 3  # simulated, for a fair guess
KIND = "kind"  # among the blanks of a card: what kind it is


def entry_s(blanks: int) -> float:
    """Seconds to enter one card: look at it, one touch for each blank, one for the next card."""
    return LOOK_S + TOUCH_S * (blanks + 1) if blanks else 0.0


def blanks_of(card: Card) -> tuple[str, ...]:
    """What nobody has told of a card."""
    kind = (KIND,) if card.kind == UNKNOWN else ()
    return kind + tuple(field for field, number in card.numbers.items() if number is None)


def plan_evening(
    box: Box,
    takes: Sequence[TakenStack],
    tagged: Collection[CopyId],
    shows: Mapping[str, float],
    titles: Mapping[str, dict[str, str]],
) -> EveningPlan:
    """The plan of an evening that takes these cards; what spares most touches for each label comes first."""
    lines = [line for take in takes if (line := _line(box, take, tagged, shows, titles)) is not None]
    lines.sort(key=lambda line: -line.per_label)
    return EveningPlan(tuple(lines))


def _line(
    box: Box,
    take: TakenStack,
    tagged: Collection[CopyId],
    shows: Mapping[str, float],
    titles: Mapping[str, dict[str, str]],
) -> PlanLine | None:
    """One stack, or nothing where nothing is left to do."""
    designs = tuple(_designs(box, take, tagged))
    labelled = sum(box.cards[one.design].copies - one.unlabelled for one in designs)
    to_label = max(0, take.cards - labelled)
    entry = sum(entry_s(len(one.blanks)) for one in designs) / 60
    if not to_label and not entry:
        return None
    name: Phrase = title(titles[take.stack]) if titles.get(take.stack) else named(take.stack)
    return PlanLine(
        stack=take.stack, title=name, cards=take.cards, to_label=to_label, shows=shows.get(take.stack, 0.0),
        label_min=to_label * LABEL_S / 60, entry_min=entry, designs=designs,
    )  # fmt: skip


def _designs(box: Box, take: TakenStack, tagged: Collection[CopyId]) -> Iterator[PlanDesign]:
    for design, copies in box.stacks[take.stack].items():
        if take.designs and design not in take.designs:
            continue
        card = box.cards[design]
        bare = sum(copy not in tagged for copy in copies)
        yield PlanDesign(design, card.name, len(copies), bool(card.titles), blanks_of(card), bare)


def first_labels(plan: EveningPlan, box: Box, labels: int) -> tuple[CopyId, ...]:
    """The cards that so many labels go to: stack by stack, what is shown most often first."""
    order: list[CopyId] = []
    for line in plan.lines:
        copies = (copy for one in line.designs for copy in box.stacks[line.stack][one.design])
        order += list(copies)[: line.to_label]
    return tuple(order[:labels])


def shown_in(room: Room, box: Box, script: Script, seed: int) -> Counter[str]:
    """How often the cards of each stack are shown in one simulated evening of this set-up."""
    chance = random.Random(seed)
    people = {p.seat: person(room, Plan(), chance) for p in script.header.players}
    result = play_game(room, script, box, people, SimTable(seed, room.zone_table, facts=printed_facts(box)))
    designs: Mapping[CopyId, DesignId] = result.state.table.designs
    shown = [event.copy for event in result.events if isinstance(event, Bound) and event.known != "app"]
    return Counter(box.cards[designs[copy]].stack for copy in shown)


def rates(
    room: Room, box: Box, script: Script, kinds: Mapping[str, str], evenings: int = EVENINGS
) -> dict[str, float]:
    """How often one card of each kind of stack is shown in an evening; `kinds` are those of the stacks."""
    shows: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for take in taken(room.zone_table, room.open(script, box), box):
        cards[kinds[take.stack]] += take.cards * evenings
    for seed in range(1, evenings + 1):
        for stack, count in shown_in(room, box, script, seed).items():
            shows[kinds[stack]] += count
    return {kind: shows[kind] / count for kind, count in cards.items() if count}


class Planner:
    """Plans evenings with what one house owns."""

    def __init__(self, house: House) -> None:
        """Serve one house."""
        self._house, self._store = house, house.store

    def plan(self, room: str, box: str, players: int, choices: Mapping[str, Any]) -> EveningPlan:
        """The plan of an evening; a set-up that cannot be raises ValueError with the sentence why."""
        one, card_set = open_room(room), self._store.catalogue.card_set(room, box)
        usual = self._store.catalogue.box(room, box)
        opened = whole(usual)
        try:
            takes = taken(one.zone_table, one.open(self._script(one, usual, players, choices), usual), opened)
        except SetupError as error:
            raise ValueError(self._house.texts.say(error.says)) from error
        copies = [copy for stack in opened.stacks.values() for found in stack.values() for copy in found]
        tagged = frozenset(self._store.collection.tags_of(copies))
        kinds = {stack.id: stack.kind for stack in card_set.stacks} | self._standing_for(opened.guests)
        shows = self._shows(one, card_set, takes, players, kinds)
        titles = {one.id: one.titles for one in card_set.stacks}
        for guest in opened.guests:
            titles |= guest.called
        plan = plan_evening(opened, takes, tagged, shows, titles)
        untold = (field for place, fields in card_set.boards.items() for field, number in fields.items()
                  if number is None and field not in opened.boards.get(place, {}))  # fmt: skip
        return replace(plan, board_blanks=len(list(untold)))

    def _standing_for(self, guests: Iterable[Guest]) -> dict[str, str]:
        """The kinds of stacks that those of guests take the place of."""
        sets = (self._store.catalogue.card_set(guest.room, guest.name) for guest in guests)
        stands_for = terms().stacks  # and so is shown as often
        return {stack.id: stands_for.get(stack.kind, stack.kind) for one in sets for stack in one.stacks}

    def _shows(
        self, room: Room, card_set: CardSet, takes: Sequence[TakenStack], players: int, of: Mapping[str, str]
    ) -> dict[str, float]:
        """How often the cards of each stack are shown, as such cards of the practice set are."""
        catalogue = self._store.catalogue
        ours = (one for one in catalogue.sets(room.name) if one.practice and not one.is_guest)
        usual = next(ours, card_set)
        box, kinds = catalogue.box(room.name, usual.id), {stack.id: stack.kind for stack in usual.stacks}
        rate = rates(room, box, self._script(room, box, players, {}), kinds)
        return {take.stack: rate.get(of[take.stack], 0.0) * take.cards for take in takes}

    @staticmethod
    def _script(room: Room, box: Box, players: int, choices: Mapping[str, Any]) -> Script:
        wishes = Wishes(
            room=room.name, box=box.name, names=nobody(players), custody="face", choices=dict(choices)
        )  # fmt: skip
        return script_of(room, box, wishes, random.Random(0))
