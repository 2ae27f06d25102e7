"""Alien's words: what its objective, hazards and Events say, and what the questions of its rules change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from companion.core.crossing.views import Objective
from companion.core.language.cards import Ability, Card
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.effects.sentences import ability_line
from companion.engine.feature import Feature
from companion.engine.legendary.ending import Lost, Won
from companion.engine.legendary.foretold import foretell
from companion.engine.legendary.speech import ANSWERS as USUAL
from companion.engine.legendary.speech import all_clauses, one_after_other, speaking
from companion.engine.legendary.standing import said
from companion.engine.legendary.verbs.lane import EnteredOperations
from companion.engine.legendary.wording import WORDING
from companion.engine.speech import Speech
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS, JUDGES
from companion.games.alien.board import NUMBERS
from companion.games.alien.bursts import MARK
from companion.games.alien.cards.events import PutOnHive, RoomBlocked
from companion.games.alien.deaths import LIFE, PlayerDied
from companion.games.alien.duels import PlayerFought
from companion.games.alien.fighting import CardKilled, CharacterKilled, EnemyKilled
from companion.games.alien.hive import HiveCardPlaced
from companion.games.alien.huggers import FacehuggerDied
from companion.games.alien.keywords.events import GivenUp, Sacrificed
from companion.games.alien.objectives.events import ObjectiveDone, ObjectiveProgressed
from companion.games.alien.state import LEVELS, AlienState


def _fought(event: PlayerFought, before: AlienState) -> Phrase:
    return phrase("will-fight-player", name=before.player(event.target).name)


FORETOLD: Feature[AlienState] = Feature(
    name="foretold-alien",
    foretells={
        PlayerDied: foretell("die"), EnemyKilled: foretell("kill"), CharacterKilled: foretell("kill"),
        CardKilled: foretell("kill"), FacehuggerDied: foretell("kill"), GivenUp: foretell("give-up"),
        Sacrificed: foretell("sacrifice"), ObjectiveProgressed: foretell("progress"),
        ObjectiveDone: foretell("objective-done"), Won: foretell("win"), Lost: foretell("lose"),
        HiveCardPlaced: foretell("hive"), PlayerFought: _fought,
        EnteredOperations: foretell("operations"), PutOnHive: foretell("put-on-hive"),
        RoomBlocked: foretell("block"),
    },
)  # fmt: skip
# Questions of the rules, which no card asks, and what each answer does where no event tells it.
ABOUT = frozenset({
    "ask-too-few-attack", "ask-too-few-recruit", "ask-card-elsewhere", "ask-avoid-strike",
    "ask-burst-surely", "ask-last-word", "ask-lend-late", "ask-duel", "ask-event-order", "ask-whose-agenda",
    "ask-guests-told",
})  # fmt: skip
ANSWERS: Mapping[str, str] = {**USUAL, "ask-duel:no": "keeps-all"}


def stands_for(state: AlienState, slot: SlotId | None, card: Card) -> Phrase | None:
    """An Event does what the objective says, a Hazard what the location says next (ALN-REVEAL-04, 06).

    What a facehugger and a Chestburster do stands in the rules alone (ALN-FACE-14).
    """
    if card.kind == "event":
        return standing(state)
    if card.kind == "hazard":
        is_over = slot is not None and state.table.slots[slot].zone == zones.SPENT
        return None if is_over else hazard_text(state, max(1, state.numbers["hazards"]))
    if card.has(MARK) and not card.abilities:
        return phrase("about-chestburster")
    return phrase("about-facehugger") if card.kind == "facehugger" and not card.abilities else None


def standing(state: AlienState) -> Phrase | None:
    """What the current objective says of each Event."""
    return said(state, zones.objective(state.table, min(state.objective, LEVELS[-1])), "event", "")


def hazard_text(state: AlienState, number: int) -> Phrase:
    """What the location does at its Hazard of this number."""
    text = said(state, zones.top(state.table, zones.LOCATION), "hazard", "", number)
    return text or phrase("effect-bare", body=phrase("effect-printed"))


def objective(state: AlienState, shown: Objective) -> Objective:
    """The objective with what is to be done, what Events do meanwhile, and what each Hazard brings."""
    level = shown.level or LEVELS[0]
    return replace(
        shown, text=to_do(state, level), standing=standing(state),
        event_texts=tuple(hazard_text(state, number) for number in range(1, len(shown.events) + 1)),
    )  # fmt: skip


def to_do(state: AlienState, level: int) -> Phrase:
    """How the players come closer to an objective: the cards of this game that say so."""
    found = [
        (card, ability)
        for card in state.table.cards.values()
        for ability in card.abilities
        if any(clause.verb == "progress" and clause.args["level"] == level for clause in all_clauses(ability))
    ]
    whole = one_after_other(
        phrase("objective-by", card=card.name, does=ability_line(_now(ability), WORDING, card.kind))
        for card, ability in found
    )
    if whole is None:
        return phrase("effect-bare", body=phrase("effect-printed"))
    is_lost = any(card.kind != "objective" for card, _ in found)  # some of them have to be found first
    return phrase("effect-both", first=phrase("objective-find"), next=whole) if is_lost else whole


def _now(ability: Ability) -> Ability:
    """Without saying that its objective is the current one: that is what is being read."""
    return replace(ability, on="play") if ability.on == "goal" else ability


@cache
def speech(whole: Assembly[AlienState]) -> Speech[AlienState]:
    """How Alien speaks; a value, made once."""
    usual = speaking(
        whole, life=LIFE, figures=NUMBERS.figures, judges=JUDGES, counters=COUNTERS,
    )  # fmt: skip
    return replace(usual, stands_for=stands_for, objective=objective, about=ABOUT, answers=ANSWERS)
