"""What hands do as an Episode ends and the next one is laid out (FFY-END, FFY-INTER)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine.decks import keeper
from companion.engine.feature import Moves
from companion.games.firefly import zones
from companion.games.firefly.intermission import events as e
from companion.games.firefly.state import LETTERS, FireflyState

UPGRADES, EPISODE = "upgrades", "episode"  # decks by the names they are kept by


def _ended(event: e.EpisodeEnded, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """Who begins the next Episode is noted by an Avatar that lies sideways (FFY-END-04)."""
    if event.letter == LETTERS[-1] or len(after.players) == 1:
        return ()
    text = phrase("prompt-episode-ended", name=after.player(event.starter).name)
    return (Prompt(text, seat=event.starter),)


def _cleared(event: e.BoardCleared, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """Everything but the Inevitable card goes to the Defeated Cards (FFY-END-05, 06)."""
    return (Prompt(phrase("prompt-board-cleared"), zone=zones.DEFEATED),)


def _shown(event: e.UpgradesShown, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """The top Upgrades are turned up, as many as there are (FFY-INTER-02, FFY-RUL-62)."""
    text = phrase(f"prompt-upgrades-shown-{keeper(after, UPGRADES)}", count=len(event.slots))
    return (Prompt(text, zone=zones.SHOWN),)


def _counted(event: e.CreditsCounted, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """Markers are done with once their Credits are counted (FFY-RUL-27)."""
    if not event.markers:
        return ()
    return (Prompt(phrase("prompt-markers-done", count=len(event.markers)), zone=zones.DEFEATED),)


def _laid(event: e.EpisodeLaid, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """The next deck and its Objective come to their places (FFY-INTER-19)."""
    text = phrase(f"prompt-episode-laid-{keeper(after, EPISODE)}", letter=event.letter)
    return (Prompt(text, zone=zones.OBJECTIVE),)


PROMPTS: Mapping[type[Any], Moves[FireflyState]] = {
    e.EpisodeEnded: _ended, e.BoardCleared: _cleared, e.UpgradesShown: _shown, e.CreditsCounted: _counted,
    e.EpisodeLaid: _laid,
}  # fmt: skip
