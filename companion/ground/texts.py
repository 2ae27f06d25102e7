"""Words for phrases: the house's own sentences, the screens' and those of the game that is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from companion.core.language.languages import FALLBACK, codes, language_of
from companion.core.language.phrases import TITLE, Phrase
from companion.ground.elision import elided
from companion.ground.place_names import fluent

OF_FILES = ("path", "file", "folder", "image", "place")  # the parts that name one
PLACE = "place-"  # where something goes, and where it lies, is said by the same key with another head
FORMS = (("into", "into-"), ("where", "at-"))
KEPT = 2_000  # sentences that need not be put together again
SHORT = "short"  # the attribute of a sentence that is a name: the same name where room is short

Say = Callable[[Phrase, str], str]
Shorts = Mapping[str, Mapping[str, str]]  # by language: a name, and how it is said where room is short


def folders_of(room: str) -> tuple[Path, ...]:
    """Where the sentences of a game lie, the game's own first: it may say a common thing in its own words."""
    companion, ui = Path(str(files("companion"))), Path(str(files("ui")))
    return (companion / "games" / room / "texts", companion / "texts", ui / "texts")


class FluentTexts:
    """The Texts port over Fluent files; a language is read when its first sentence is asked for."""

    def __init__(
        self,
        room: str,
        folders: Sequence[Path] | None = None,
        names: Mapping[str, str] | None = None,
        shorts: Shorts | None = None,
    ) -> None:
        """Speak for one room, whose words may mean something else in another; `names` stand before all."""
        self.room = room
        self._names = dict(names or {})
        self._shorts = {
            language: {_set(name): _set(short) for name, short in some.items()}
            for language, some in (shorts or {}).items()
        }
        self._folders = folders_of(room) if folders is None else tuple(folders)
        self._bundle = lru_cache(maxsize=None)(self._read)
        self._said: dict[tuple[bytes, str], str] = {}  # screens say the same sentences at every step

    @property
    def languages(self) -> Sequence[str]:
        """What can be spoken."""
        return codes()

    def naming(self, names: Mapping[str, str], shorts: Shorts | None = None) -> FluentTexts:
        """The same words with the names that the owner's board gives to places, and short names of cards."""
        return FluentTexts(self.room, self._folders, names, shorts)

    def say(self, phrase: Phrase, language: str = FALLBACK) -> str:
        """The phrase in that language; a missing one falls back to English, then to its key."""
        if phrase.key == TITLE:
            return self._title(phrase, language)
        key = (msgspec.json.encode(phrase, enc_hook=str), language)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._said[key] = self._worded(phrase, language)
        return said

    def _worded(self, phrase: Phrase, language: str) -> str:
        """The sentence, put together."""
        for spoken in (language, FALLBACK):
            if phrase.key in self.keys(spoken):
                return self._format(phrase, spoken, language)
        return phrase.key

    def short(self, phrase: Phrase, language: str = FALLBACK) -> str:
        """A name as the data says it where room is short; the whole name where it has no shorter one."""
        if phrase.key == TITLE:
            whole = self._title(phrase, language)
            return self._shorts.get(language, {}).get(_set(whole), whole)
        for spoken in (language, FALLBACK):
            if phrase.key in self.keys(spoken):
                bundle = self._bundle(spoken)[0]
                shorter = bundle.get_message(phrase.key).attributes.get(SHORT)
                if not shorter:
                    return self.say(phrase, language)
                return str(bundle.format_pattern(shorter, self._args(phrase, language, self.short))[0])
        return phrase.key

    def rule(self, rule: str, language: str = FALLBACK) -> str:
        """A player's sentence for a rule id; one that has none is called by its id."""
        key = f"rule-{rule}"
        said = self.say(Phrase(key), language)
        return rule if said == key else said

    def keys(self, language: str) -> frozenset[str]:
        """Every sentence there is in a language."""
        return self._bundle(language if language in self.languages else FALLBACK)[1]

    def faults(self, phrase: Phrase, language: str = FALLBACK) -> list[str]:
        """What a phrase and its parts lack in a language; the tests and the doctor ask."""
        if phrase.key == TITLE:
            return [] if self._title(phrase, language) else ["a name without letters"]
        if phrase.key not in self.keys(language):
            return [f"no sentence for {phrase.key}"]
        parts = [part for part in phrase.args.values() if isinstance(part, Phrase)]
        found = [fault for part in parts for fault in self.faults(part, language)]
        bundle = self._bundle(language)[0]
        pattern = bundle.get_message(phrase.key).value
        _, errors = (
            bundle.format_pattern(pattern, self._args(phrase, language)) if pattern else ("", ["empty"])
        )
        return found + [f"{phrase.key}: {error}" for error in errors]

    def _title(self, phrase: Phrase, language: str) -> str:
        names = phrase.args
        title = str(names.get(language) or names.get(FALLBACK) or next(iter(names.values()), ""))
        # A translated name is written like our sentences; one that is the same everywhere stays as typed.
        return _set(title) if len(names) > 1 else title

    def _format(self, phrase: Phrase, spoken: str, language: str) -> str:
        """Fill a sentence, its parts worded first; a part that is missing is left out of it."""
        args = self._args(phrase, language)
        bundle = self._bundle(spoken if spoken in self.languages else FALLBACK)[0]
        pattern = bundle.get_message(phrase.key).value
        if pattern is None:
            return phrase.key
        said = str(bundle.format_pattern(pattern, args)[0])
        if language_of(spoken).elides:
            said = elided(said, args.values())
        # A sentence may begin with a part, as in "a card is known now."; the name of a file stays as it is.
        given = (phrase.args.get(name) for name in OF_FILES)
        files = tuple(one for one in given if isinstance(one, str) and one)
        is_named = said.startswith(files) or "." in said.partition(" ")[0].rstrip(".:,")
        is_sentence = said.endswith((".", "!")) and not is_named
        return said[:1].upper() + said[1:] if is_sentence else said

    def _args(self, phrase: Phrase, language: str, say: Say | None = None) -> dict[str, str | int]:
        say = say or self.say
        found = {
            name: say(part, language) if isinstance(part, Phrase) else part
            for name, part in phrase.args.items()
        }
        place = phrase.args.get("place")
        if isinstance(place, Phrase) and place.key.startswith(PLACE):
            for name, form in FORMS:
                said = Phrase(form + place.key.removeprefix(PLACE), place.args)
                found.setdefault(name, self.say(said, language))
        return found

    def _read(self, language: str) -> tuple[FluentBundle, frozenset[str]]:
        texts = (source.read_text(encoding="utf-8") for source in self._sources(language))
        return _bundled(language, (fluent(self._names), *texts))

    def _sources(self, language: str) -> Iterator[Path]:
        """The files of a language, in the order in which they are asked."""
        for folder in self._folders:
            yield from sorted(folder.glob(f"{language}.ftl"))
            yield from sorted(folder.glob(f"*.{language}.ftl"))
            yield from sorted((folder / language).glob("*.ftl"))


def _set(name: str) -> str:
    """A name with the apostrophe of our sentences."""
    return name.replace("'", "’")


# Games share most of their words, and a computer that tries many houses opens the same words for each:
# reading Fluent is slow, so what is written the same is read once. Nobody changes what was read.


@lru_cache(maxsize=32)
def _bundled(language: str, texts: tuple[str, ...]) -> tuple[FluentBundle, frozenset[str]]:
    """The sentences of these texts, the first of each key, and their keys."""
    bundle = FluentBundle([language], use_isolating=False)
    keys = set()
    for text in texts:
        resource = _parsed(text)
        bundle.add_resource(resource)
        keys |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    return bundle, frozenset(keys)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Resource:
    """What is written in one text."""
    return FluentResource(text)
