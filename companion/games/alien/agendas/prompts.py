"""The hand movements of Hidden Agendas, and the rules of talking that are read out at set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine.decks import keeper
from companion.engine.feature import Moves
from companion.engine.legendary.guests.mixing import mixed_in
from companion.games.alien import zones
from companion.games.alien.agendas.events import (
    AgendaGone,
    AgendasDealt,
    AgendaTurnedUp,
    SecretsSetAside,
    TraitorFell,
)
from companion.games.alien.difficulty import drones_each
from companion.games.alien.guests import VILLAINS
from companion.games.alien.printed import rules
from companion.games.alien.state import LEVELS, AlienState

ETIQUETTE = ("details", "asking", "lying", "played", "discards")  # ALN-AGENDA-24 to 28


def _dealt(event: AgendasDealt, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    """Draw, shuffle and deal unseen; who looks, and what may be said (ALN-AGENDA-01 to 07, 24 to 30)."""
    printed, players = rules().agendas, len(after.players)
    each, secrets = drones_each(after.header), printed.secrets_per_player * players
    look = "prompt-agendas-delayed" if event.delayed else "prompt-agendas-look"
    instead = min(mixed_in(after, VILLAINS), each * len(LEVELS) - secrets)
    key = "prompt-agendas-hive-guests" if instead else "prompt-agendas-hive"
    drones = each * len(LEVELS) - secrets - instead
    filled = phrase(key, secrets=secrets, guests=instead, drones=drones, each=each)
    said = (
        phrase("prompt-agendas-draw", good=printed.good_per_player * players, evil=printed.evil),
        phrase("prompt-agendas-deal"), phrase(look), filled, phrase("prompt-agendas-aims"),
        *(phrase(f"prompt-etiquette-{word}") for word in ETIQUETTE), phrase("prompt-agendas-advice"),
    )  # fmt: skip
    return tuple(Prompt(text) for text in said)


def _turned_up(event: AgendaTurnedUp, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    text = phrase("prompt-agenda-up", name=after.player(event.seat).name)
    return (Prompt(text, seat=event.seat, slot=event.slot),)


def _gone(event: AgendaGone, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    text = phrase("prompt-agenda-gone", name=after.player(event.seat).name)
    return (Prompt(text, seat=event.seat, slot=event.slot, zone=zones.REMOVED),)


def _set_aside(event: SecretsSetAside, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    return (Prompt(phrase("prompt-secrets-aside"), slot=event.slot, zone=zones.SECRETS),)


def _fell(event: TraitorFell, before: AlienState, after: AlienState) -> Sequence[Prompt]:
    text = phrase(f"prompt-traitor-fell-{keeper(after, 'hive')}", count=len(event.slots))
    return (Prompt(text, zone=zones.HIVE),) if event.slots else ()


PROMPTS: Mapping[type, Moves[AlienState]] = {
    AgendasDealt: _dealt, AgendaTurnedUp: _turned_up, AgendaGone: _gone, SecretsSetAside: _set_aside,
    TraitorFell: _fell,
}  # fmt: skip
