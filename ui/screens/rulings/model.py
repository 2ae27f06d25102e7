"""The preset, the chapters, and every rule with how it is kept, as rows; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import Preset
from companion.core.ports.rules import Book, RuleLine, Switch
from ui.screens.rule_page import model as rules
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
PRESETS: tuple[Preset, ...] = ("full", "assist", "log")
SWITCHES: tuple[Switch, ...] = ("", "refuse", "warn", "log")
PRESET = "preset:"
FOLLOW, DIFFERS = "follow", "differs"
ICONS = {"refuse": "refused", "warn": "look", "log": "log"}


def top(book: Book, say: Say) -> tuple[Option, ...]:
    """The three presets, the present one marked, and the chapters below."""
    presets = tuple(
        Option(
            f"{PRESET}{one}", say(phrase(f"ui-preset-{one}")), say(phrase(f"ui-preset-{one}-sub")),
            chosen=one == book.preset,
        )
        for one in PRESETS
    )  # fmt: skip
    words = say(phrase("ui-rulings-differs", count=book.differs))
    differs = Option(DIFFERS, words, say(phrase("ui-rulings-differs-sub")), icon="differs", sign="right")
    return (*presets, differs, *rules.chapters(book, say, counts_differing=True))


def preset_of(id: str) -> Preset | None:
    """The preset a row stands for."""
    return next((one for one in PRESETS if id == f"{PRESET}{one}"), None)


def rows(lines: Sequence[RuleLine], sentence: Callable[[str], str], say: Say) -> tuple[Option, ...]:
    """One row for each rule: its sentence, its id, and how it is kept where somebody has chosen.

    A long sentence stands alone; the page of its rule has the id.
    """
    return tuple(
        Option(
            line.id,
            sentence(line.id),
            kept(line, say) if line.switch or len(sentence(line.id)) <= rules.LONG else "",
            icon=ICONS.get(line.switch, ""),
            warns=line.differs,
        )
        for line in lines
    )


def kept(line: RuleLine, say: Say) -> str:
    """The id of a rule, and how it is kept where somebody has chosen."""
    return f"{line.id} · {say(phrase(f'ui-switch-{line.switch}'))}" if line.switch else line.id


def switches(line: RuleLine, preset: Preset, say: Say) -> tuple[Option, ...]:
    """What can be chosen for a rule; what nothing is refused by has nothing to choose."""
    if not line.says_no:
        return ()
    now = say(phrase(f"ui-preset-{preset}"))
    return tuple(
        Option(
            way or FOLLOW,
            say(phrase(f"ui-switch-{way or FOLLOW}")),
            say(phrase(f"ui-switch-{way or FOLLOW}-sub", now=now)),
            icon=ICONS.get(way, "rule"),
            chosen=way == line.switch,
        )
        for way in SWITCHES
    )


def switch_of(id: str) -> Switch:
    """The switch a row stands for."""
    return next((way for way in SWITCHES if way == id), "")


def where(book: Book, say: Say) -> str:
    """Which games the preset is for."""
    return say(phrase("ui-rulings-running" if book.running else "ui-rulings-later", game=book.title))
