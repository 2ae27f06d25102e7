"""Languages stand in one place: a further one is a folder of texts and a line, and is known everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from card_db.strict import Faults, Table
from companion.commands.grammar_page import page
from companion.core.language import languages
from companion.core.language.languages import FALLBACK, LANGUAGES, Language, codes, language_of, listed
from companion.core.language.phrases import phrase, title
from companion.core.ports.sounds import SoundWishes
from companion.ground.house_texts import HouseTexts
from companion.ground.texts import FluentTexts
from hardware.voice.program import voice_of
from tests.architecture.tree import PACKAGES, ROOT, list_sources
from ui.app import spoken
from ui.widgets.keyboard.layout import rows_of

GERMAN = Language("de", "German", "de", ("qwertzuiopü", "asdfghjklöä", "yxcvbnm-.ß"))
KNOWN = re.compile("[\"'](" + "|".join(codes()[1:]) + ")[\"']")
HOME = "companion/core/language/languages.py"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of texts with German in a folder of its own, and the line that says so."""
    monkeypatch.setattr(languages, "LANGUAGES", (*LANGUAGES, GERMAN))
    (tmp_path / "en.ftl").write_text("greeting = Good evening.\nbye = Goodbye.\n", encoding="utf-8")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "table.ftl").write_text("greeting = Guten Abend.\n", encoding="utf-8")
    return tmp_path


def test_the_words_of_a_further_language_are_spoken(folder: Path) -> None:
    texts = FluentTexts("alien", (folder,))
    assert texts.languages == ("en", "fr", "de") == tuple(HouseTexts().languages)
    assert texts.say(phrase("greeting"), "de") == "Guten Abend."
    assert texts.say(phrase("bye"), "de") == "Goodbye.", "what is missing is said in English"
    assert texts.say(title({"en": "Night", "de": "Nacht"}), "de") == "Nacht"
    assert texts.faults(phrase("bye"), "de") == ["no sentence for bye"]


def test_cards_the_reference_page_and_the_command_line_know_it(folder: Path) -> None:
    faults = Faults("alien/test.toml")
    names = {"name": {"en": "Night", "fr": "Nuit", "de": "Nacht"}}
    assert Table(names, "card", faults).titles("name", required=True) == names["name"]
    del names["name"]["de"]  # a new language has not every card at once
    assert Table(names, "card", faults).titles("name", required=True) == names["name"]
    assert [fault.entry for fault in faults.found] == []
    assert "| Written | English | French | German |" in page()
    assert listed() == "en or fr or de"


def test_the_screen_s_keyboard_and_the_voice_know_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tuple("qwertzuiopü") in rows_of("de")
    assert voice_of("de", SoundWishes()) == "de"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert spoken(codes()) == "de"


def test_a_language_that_nobody_speaks_here_is_english() -> None:
    assert language_of("xx").code == FALLBACK
    assert rows_of("xx") == rows_of(FALLBACK)


def test_no_other_file_of_the_product_lists_languages() -> None:
    named = {
        str(path.relative_to(ROOT)): set(KNOWN.findall(path.read_text("utf-8")))
        for path in list_sources(*PACKAGES)
    }
    assert {place: found for place, found in named.items() if found and place != HOME} == {}
