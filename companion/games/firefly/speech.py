"""Firefly's words: what its Objectives ask, and what the questions of its rules change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from companion.core.crossing.views import Objective
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.effects.card_words import plain_line
from companion.engine.effects.numbers import amount
from companion.engine.effects.sentences import ability_line, condition_phrase
from companion.engine.feature import Feature
from companion.engine.legendary.course import PhaseBegan
from companion.engine.legendary.ending import Lost, Won
from companion.engine.legendary.foretold import foretell
from companion.engine.legendary.speech import ANSWERS as USUAL
from companion.engine.legendary.speech import all_clauses, one_after_other, speaking
from companion.engine.legendary.strikes import EnemyStruck
from companion.engine.legendary.wards import ANY, DrawAvoided, StrikeCancelled
from companion.engine.speech import Speech
from companion.games.firefly import zones
from companion.games.firefly.abilities import COUNTERS, JUDGES
from companion.games.firefly.board import NUMBERS
from companion.games.firefly.defeat import MainCharacterDefeated
from companion.games.firefly.fighting import CardDefeated, CharacterDefeated, EnemyDefeated
from companion.games.firefly.flaws import FLAW
from companion.games.firefly.grammar import WORDING
from companion.games.firefly.intermission.events import CreditsEarned, UpgradeFitted
from companion.games.firefly.life import LIFE
from companion.games.firefly.objectives.events import ObjectiveCompleted, ObjectiveFailed, ObjectiveProgressed
from companion.games.firefly.objectives.rules import card_of, items_of
from companion.games.firefly.returning import MainCharacterBack
from companion.games.firefly.serenity import ShipRepaired, ShipStrikeDrawn
from companion.games.firefly.side_jobs import JobDone
from companion.games.firefly.state import FireflyState
from companion.games.firefly.talents import ACTIVATE, TALENT, in_play
from companion.games.firefly.verse import EpisodeCardPlaced
from companion.games.firefly.wards import CREW, SHIP

FORETOLD: Feature[FireflyState] = Feature(
    name="foretold-firefly",
    foretells={
        MainCharacterDefeated: foretell("fall"), MainCharacterBack: foretell("come-back"),
        EnemyDefeated: foretell("kill"), CharacterDefeated: foretell("kill"), CardDefeated: foretell("kill"),
        ObjectiveProgressed: foretell("progress"), ObjectiveCompleted: foretell("objective-done"),
        ObjectiveFailed: foretell("objective-failed"), Won: foretell("win"), Lost: foretell("lose"),
        EpisodeCardPlaced: foretell("episode"), ShipStrikeDrawn: foretell("ship-strike"),
        ShipRepaired: foretell("repair"), JobDone: foretell("job"), CreditsEarned: foretell("credits"),
        UpgradeFitted: foretell("upgrade"),
    },
)  # fmt: skip
UNREAD = phrase("effect-bare", body=phrase("effect-printed-avatar"))
# Questions of the rules, which no card asks, and what each answer does where no event tells it.
ABOUT = frozenset({
    "ask-too-few-attack", "ask-too-few-recruit", "ask-too-few-credits", "ask-card-elsewhere",
    "ask-avoid-strike", "ask-cancel-strike", "ask-lend-late", "ask-choose-main",
})  # fmt: skip
ANSWERS: Mapping[str, str] = {
    **USUAL, "ask-too-few-credits:anyway": "does-pay-all", "ask-too-few-credits:leave": "keeps-all",
    **{
        f"ask-{way}-strike:{ward}": f"does-{way}-strike"
        for way in ("avoid", "cancel") for ward in (ANY, CREW, SHIP)
    },
}  # fmt: skip


# What comes after these is no part of an answer: other strikes, other phases.
ENDS = (PhaseBegan, EnemyStruck, DrawAvoided, StrikeCancelled)


def stands_for(state: FireflyState, slot: SlotId | None, card: Card) -> Phrase | None:
    """What a Talent and a Flaw do is said by the Avatar (FFY-TALENT-01, FFY-FLAW-04)."""
    if card.abilities or card.kind not in (TALENT, FLAW):
        return None
    if card.kind == FLAW:
        return phrase("about-flaw", does=_says(state, FLAW) or UNREAD)
    later = _says(state, ACTIVATE) or UNREAD
    if slot is not None and slot in in_play(state, state.active):
        return later
    now, also = phrase("about-talent"), _says(state, TALENT)
    said = now if also is None else phrase("effect-both", first=now, next=also)
    return phrase("effect-both", first=said, next=phrase("about-talent-later", does=later))


def _says(state: FireflyState, on: str) -> Phrase | None:
    """What the Avatar of the active player says of a moment, where the app can read it."""
    avatar = zones.top(state.table, zones.of(state.active, "avatar")) if state.active else None
    card = state.table.card(avatar) if avatar is not None else None
    found = [one for one in card.abilities if one.on == on] if card is not None else []
    return plain_line(found[0], WORDING) if found else None


def objective(state: FireflyState, shown: Objective) -> Objective:
    """The Objective card with what each of its Objectives asks, and how it stands."""
    every = items_of(state)
    aims = tuple(replace(aim, text=to_do(state, aim.number)) for aim in shown.aims)
    return replace(shown, text=whole_text(state, tuple(every)), aims=aims)


def whole_text(state: FireflyState, levels: tuple[int, ...]) -> Phrase:
    """What all the Objectives of the card ask, one after the other."""
    still = [level for level in levels if level not in state.items]
    lines = [phrase("objective-open", level=level, does=to_do(state, level)) for level in still]
    over = phrase("objectives-over") if levels else phrase("effect-bare", body=phrase("effect-printed"))
    return one_after_other(lines) or over


def to_do(state: FireflyState, level: int) -> Phrase:
    """How an Objective is completed: by the card itself, and the cards of this Episode that say so."""
    card = card_of(state)
    cards = (*((card,) if card is not None else ()), *_episode_cards(state, card))
    lines = (
        (_asked_here(state, ability, level) if one is card else None)
        or phrase("objective-by", card=one.name, does=ability_line(ability, WORDING, one.kind))
        for one in cards
        for ability in one.abilities
        if _moves_on(ability, level)
    )
    return one_after_other(lines) or phrase("effect-bare", body=phrase("effect-printed"))


def _asked_here(state: FireflyState, ability: Ability, level: int) -> Phrase | None:
    """What the card itself asks for: so many steps, or what has to be so; None: it does more than that."""
    if any(clause.verb != "complete" for clause in ability.do) or ability.may or ability.price[1]:
        return None
    return one_after_other(
        _steps(state, clause)
        if clause.args.get("count") == f"progress:{level}"
        else phrase("effect-bare", body=condition_phrase(clause))
        for clause in ability.when
    )


def _steps(state: FireflyState, clause: Clause) -> Phrase:
    """How many steps an Objective takes, and how many were made."""
    n = int(clause.args["n"])
    return phrase("objective-steps", n=n, have=min(n, amount(state, clause.args["count"], COUNTERS)))


def _episode_cards(state: FireflyState, card: Card | None) -> tuple[Card, ...]:
    """The designs of the mini-deck that belongs to the running Objective card."""
    if card is None:
        return ()
    stack = f"episode-{card.person}"
    return tuple(one for one in state.table.cards.values() if one.stack == stack)


def _moves_on(ability: Ability, level: int) -> bool:
    """Whether an ability completes an Objective or brings it nearer, also as one of several things."""
    return any(
        clause.verb in ("complete", "progress") and clause.args.get("level") == level
        for clause in all_clauses(ability)
    )


@cache
def speech(whole: Assembly[FireflyState]) -> Speech[FireflyState]:
    """How Firefly speaks; a value, made once."""
    usual = speaking(
        whole, life=LIFE, figures=NUMBERS.figures, judges=JUDGES, counters=COUNTERS,
        wording=WORDING, ends=ENDS,
    )  # fmt: skip
    return replace(usual, stands_for=stands_for, objective=objective, about=ABOUT, answers=ANSWERS)
