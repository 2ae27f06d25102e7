"""Words for phrases: the room's before the house's, English where a language lacks them, never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.ports.house import Texts
from companion.ground.house_texts import HouseTexts
from companion.ground.texts import FluentTexts, folders_of

ROOM, HOUSE = "room", "house"


@pytest.fixture
def words(tmp_path: Path) -> FluentTexts:
    """A room and a house with a few sentences."""
    files = {
        "room/en.ftl": "greet = Welcome to { $place }\nplace = the ferry\nshared = room's\n",
        "room/fr.ftl": "greet = Bienvenue sur { $place }\nplace = le bac\nshared = de la salle\n",
        "room/rules.en.ftl": "rule-TPL-X-01 = Only one.\n",
        "house/en.ftl": "shared = house's\nonly-english = Only English\n"
        "count = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n",
        "house/fr.ftl": "shared = de la maison\n"
        "count = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n}\n",
        "house/rules.fr.ftl": "rule-TABLE-01 = Une seule.\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return FluentTexts("room", (tmp_path / ROOM, tmp_path / HOUSE, tmp_path / "nowhere"))


def test_it_is_the_port_that_screens_ask(words: FluentTexts) -> None:
    port: Texts = words
    assert port.languages == codes() == ("en", "fr")


def test_a_phrase_is_worded_with_its_parts(words: FluentTexts) -> None:
    welcome = phrase("greet", place=phrase("place"))
    assert words.say(welcome) == "Welcome to the ferry"
    assert words.say(welcome, "fr") == "Bienvenue sur le bac"


def test_a_sentence_with_a_place_may_say_where_something_goes_and_lies_and_whose_it_is() -> None:
    words, card = FluentTexts("alien"), named("Drone")
    carried = phrase("prompt-to-pile", card=card, place=phrase("place-discard-of", name="Inès"))
    assert words.say(carried) == "Put Drone onto Inès’s discard pile."
    assert words.say(carried, "fr") == "Mettez Drone dans la défausse d’Inès."
    asked = phrase("ask-scan-cost", place=phrase("place-room-4"))
    assert words.say(asked) == "Which Scan Cost is printed in the Med-Lab?"
    renamed = words.naming({"place-room-4": "Sick Bay"})
    assert renamed.say(asked) == "Which Scan Cost is printed in the Sick Bay?", "the owner's name of it"


def test_a_sentence_begins_with_a_capital_whatever_fills_it(words: FluentTexts, tmp_path: Path) -> None:
    with (tmp_path / ROOM / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("arrives = { $what } arrives.\nlabel = { $what }\n")
    fresh = FluentTexts("room", (tmp_path / ROOM,))
    assert fresh.say(phrase("arrives", what=phrase("place"))) == "The ferry arrives."
    assert fresh.say(phrase("label", what=phrase("place"))) == "the ferry"


def test_a_translated_name_has_the_apostrophe_of_our_sentences_and_a_typed_one_its_own(
    words: FluentTexts,
) -> None:
    both = title({"en": "The Queen's Guard", "fr": "Cracheur d'acide"})
    assert [words.say(both, language) for language in ("en", "fr")] == [
        "The Queen’s Guard",
        "Cracheur d’acide",
    ]
    assert words.say(named("Maya's mat"), "fr") == "Maya's mat"


def test_a_room_says_a_common_thing_in_its_own_words(words: FluentTexts) -> None:
    assert (words.say(phrase("shared")), words.say(phrase("shared"), "fr")) == ("room's", "de la salle")


def test_names_are_not_in_the_texts(words: FluentTexts) -> None:
    lamp = title({"en": "Lamp", "fr": "Lampe"})
    assert (words.say(lamp), words.say(lamp, "fr"), words.say(lamp, "de")) == ("Lamp", "Lampe", "Lamp")
    assert words.say(title({"fr": "Lampe"})) == "Lampe"
    assert words.say(named("Inès"), "fr") == "Inès"
    assert words.say(phrase("greet", place=lamp), "fr") == "Bienvenue sur Lampe"


def test_counting_follows_the_language(words: FluentTexts) -> None:
    assert [words.say(phrase("count", n=n)) for n in (1, 2)] == ["one card", "2 cards"]
    assert [words.say(phrase("count", n=n), "fr") for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_what_a_language_lacks_is_said_in_english_and_else_by_its_key(words: FluentTexts) -> None:
    assert words.say(phrase("only-english"), "fr") == "Only English"
    assert words.say(phrase("nothing"), "fr") == "nothing"
    assert words.say(phrase("shared"), "de") == "room's", "an unknown language falls back to English"


def test_a_missing_part_does_not_raise(words: FluentTexts) -> None:
    assert "Welcome to" in words.say(phrase("greet"))
    assert words.faults(phrase("greet"), "en") != []


def test_rules_have_sentences_or_their_id(words: FluentTexts) -> None:
    assert words.rule("TPL-X-01") == "Only one."
    assert words.rule("TPL-X-01", "fr") == "Only one."
    assert words.rule("TABLE-01", "fr") == "Une seule."
    assert words.rule("TPL-Y-09", "fr") == "TPL-Y-09"


def test_what_a_phrase_lacks_is_named(words: FluentTexts) -> None:
    assert words.faults(phrase("greet", place=phrase("place")), "fr") == []
    assert words.faults(phrase("greet", place=phrase("shore")), "fr") == ["no sentence for shore"]
    assert words.faults(phrase("only-english"), "fr") == ["no sentence for only-english"]
    assert words.faults(Phrase("=", {}), "en") == ["a name without letters"]


def test_the_house_speaks_for_each_room_in_its_own_words() -> None:
    ferry = FluentTexts("_template")
    assert ferry.say(phrase("room-_template"), "fr") == "Le bac de nuit"
    alien = FluentTexts("alien")
    assert alien.say(phrase("room-alien")) == "Alien"
    assert alien.say(phrase("room-_template")) == "room-_template"


@pytest.mark.parametrize("room", ["_template", "alien"])
def test_every_file_is_read_without_junk(room: str) -> None:
    from fluent.runtime import FluentResource

    for folder in folders_of(room):
        for path in folder.glob("*.ftl"):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            junk = [entry for entry in resource.body if type(entry).__name__ == "Junk"]
            assert junk == [], f"{path} has a damaged sentence"
            ids = [entry.id.name for entry in resource.body if type(entry).__name__ == "Message"]
            assert len(ids) == len(set(ids)), f"{path} says something twice"


@pytest.mark.parametrize("language", codes())
def test_no_file_says_again_what_its_neighbour_says(language: str) -> None:
    """Of two sentences with one name the later would be said in both places."""
    for folder in folders_of("alien"):
        paths = (*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl"))
        named_here = [name for path in paths for name in names_in(path)]
        assert [name for name in set(named_here) if named_here.count(name) > 1] == [], folder


@pytest.mark.parametrize("language", codes())
def test_a_card_whose_name_ends_with_a_stop_is_given_no_second(language: str) -> None:
    said = FluentTexts("alien").say(phrase("prompt-card-says", card=named("The S.O.S.")), language)
    assert said.endswith("The S.O.S.")


def names_in(path: Path) -> list[str]:
    """The names of the sentences of a file."""
    from fluent.runtime import FluentResource

    resource = FluentResource(path.read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if type(entry).__name__ == "Message"]


def test_every_sentence_of_the_kernel_is_there() -> None:
    words = FluentTexts("_template")
    keys = {f"TABLE-ASK-0{n}" for n in (1, 2, 3, 4)} | {"TABLE-TOOL-01"}
    for language in codes():
        assert {f"rule-{key}" for key in keys} <= words.keys(language)


@pytest.mark.parametrize("language", codes())
def test_what_was_not_done_is_said_in_one_breath(language: str) -> None:
    texts = HouseTexts()
    texts.seat("alien")
    tried = (
        phrase("attempt-MoveSlot", card="Drone", into="onto the Hive"), phrase("command-SetProgress"),
        phrase("attempt-SetNumber", field="Attack", value=5), phrase("command-BindSlot"),
        phrase("attempt-CorrectFact", field="Attack"),
        phrase("attempt-BeginTurn", name="Ben"), phrase("command-EndAction", name="Inès"),
    )  # fmt: skip
    for what in tried:
        said = texts.say(phrase("ui-not-done", what=what), language)
        assert said.count(":") == 1, said


@pytest.mark.parametrize(("language", "title"), [("en", "We forgot"), ("fr", "On a oublié")])
def test_what_was_forgotten_is_not_said_twice(language: str, title: str) -> None:
    texts = HouseTexts()
    texts.seat("alien")
    assert texts.say(phrase("ui-we-forgot"), language).startswith(title)
    for key in ("offer-forgot-strike", "offer-forgot-heal"):
        said = texts.say(phrase(key, name="Ana", card="Drone"), language)
        assert ":" not in said and "orgot" not in said and "ubli" not in said


def test_a_sentence_that_was_said_before_is_the_same_and_each_language_has_its_own() -> None:
    texts = FluentTexts("alien")
    said = [
        texts.say(phrase("ui-page", at=at, of=3), language) for at in (1, 2, 1) for language in ("en", "fr")
    ]
    assert said[:2] == said[4:] and len(set(said)) == 4
    assert texts.naming({}).say(phrase("ui-page", at=1, of=3)) == said[0]
