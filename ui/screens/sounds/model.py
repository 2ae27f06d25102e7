"""Rows of what can be heard, and what a touch on one changes; pure."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.sounds import LOUDEST, SoundWishes
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
RATES = (130, 165, 200)  # words in a minute: slow, usual, fast
STATES = ("state-sound", "state-voice")
LOUDER, SOFTER = "louder", "softer"


def rows(wishes: SoundWishes, states: tuple[Phrase, Phrase], say: Say) -> tuple[Option, ...]:
    """Louder and softer, what can be switched, and how it is with sounds and voice."""
    rate = say(phrase(f"ui-sounds-rate-{pace(wishes)}"))
    return (
        Option(LOUDER, say(phrase("ui-sounds-louder")), icon="plus", off=wishes.volume >= LOUDEST),
        Option(SOFTER, say(phrase("ui-sounds-softer")), icon="minus", off=wishes.volume <= 0),
        switch("muted", wishes.muted, say),
        switch("bed", wishes.bed, say),
        switch("voice", wishes.voice, say),
        switch("buzzer", wishes.buzzer, say),
        Option("rate", say(phrase("ui-sounds-rate")), rate, icon="settings"),
        *(
            Option(id, say(phrase(f"ui-sounds-{id}")), say(state), icon="sound")
            for id, state in zip(STATES, states, strict=True)
        ),
    )  # fmt: skip


def touched(id: str, wishes: SoundWishes) -> SoundWishes:
    """What is wished after a touch; louder and softer end the silence."""
    if id in (LOUDER, SOFTER):
        volume = min(LOUDEST, max(0, wishes.volume + (1 if id == LOUDER else -1)))
        return replace(wishes, volume=volume, muted=False)
    if id == "rate":
        later = [rate for rate in RATES if rate > wishes.rate]
        return replace(wishes, rate=later[0] if later else RATES[0])
    if id in ("muted", "bed", "voice", "buzzer"):
        return replace(wishes, **{id: not getattr(wishes, id)})
    return wishes


def summary(wishes: SoundWishes, say: Say) -> str:
    """How loud it is now."""
    if wishes.muted:
        return say(phrase("ui-sounds-silent"))
    return say(phrase("ui-sounds-volume", volume=wishes.volume, of=LOUDEST))


def pace(wishes: SoundWishes) -> str:
    """How fast the voice speaks, in a word."""
    if wishes.rate < RATES[1]:
        return "slow"
    return "fast" if wishes.rate > RATES[1] else "usual"


def switch(id: str, is_on: bool, say: Say) -> Option:
    """A row with a tick: the silence, the background or the voice."""
    return Option(id, say(phrase(f"ui-sounds-{id}")), say(phrase(f"ui-sounds-{id}-sub")), ticked=is_on)
