"""Phrases to sentences: Fluent files of screens and rooms, English where a translation is missing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from companion.core.language.languages import FALLBACK
from companion.core.language.phrases import TITLE, Phrase
from tests.ui.samples import SHORTS

HERE = Path(__file__).parents[2] / "ui" / "texts"


class Words:
    """The Texts port over folders of `en.ftl`, `rules.en.ftl` and so on; later folders win."""

    def __init__(self, folders: Sequence[Path] = (), languages: Sequence[str] = ("en", "fr")) -> None:
        """Read the screen texts and those of the folders handed in."""
        self.languages = tuple(languages)
        self._bundles = {language: _bundle((HERE, *folders), language) for language in self.languages}

    def say(self, phrase: Phrase, language: str = FALLBACK) -> str:
        """The phrase in that language; a missing one falls back to English, then to its key."""
        if phrase.key == TITLE:
            named = phrase.args.get(language, phrase.args.get(FALLBACK))
            return str(named if named is not None else next(iter(phrase.args.values()), ""))
        args = {
            name: self.say(value, language) if isinstance(value, Phrase) else value
            for name, value in phrase.args.items()
        }
        for tongue in (language, FALLBACK):
            bundle = self._bundles.get(tongue)
            if bundle is not None and bundle.has_message(phrase.key):
                message = bundle.get_message(phrase.key)
                if message.value is not None:
                    words, _ = bundle.format_pattern(message.value, args)
                    return str(words)
        return phrase.key

    def short(self, phrase: Phrase, language: str = FALLBACK) -> str:
        """The shorter names of the samples."""
        whole = self.say(phrase, language)
        return SHORTS.get(language, {}).get(whole, whole)

    def rule(self, rule: str, language: str = FALLBACK) -> str:
        """A player's sentence for a rule id; the id itself while nobody has written one."""
        key = f"rule-{rule}"
        said = self.say(Phrase(key), language)
        return rule if said == key else said

    def has(self, key: str, language: str) -> bool:
        """Whether a key is written in that very language."""
        return bool(self._bundles[language].has_message(key))


def _bundle(folders: Sequence[Path], language: str) -> Any:
    """All sentences of one language."""
    paths = (
        path
        for folder in folders
        for path in (*sorted(folder.glob(f"{language}.ftl")), *sorted(folder.glob(f"*.{language}.ftl")))
    )
    return _bundled(language, tuple(path.read_text(encoding="utf-8") for path in paths))


@lru_cache(maxsize=32)
def _bundled(language: str, texts: tuple[str, ...]) -> Any:
    """The sentences of these texts, read once however many screens speak them: nobody changes them."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
