"""French says everything that English says, with the same parts, in the words of each game's glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
GAMES = sorted(ROOT.glob("companion/games/*/texts"))
FOLDERS = (ROOT / "companion" / "texts", ROOT / "ui" / "texts", *GAMES)
ALIEN = ROOT / "companion" / "games" / "alien" / "texts"
FIREFLY = ROOT / "companion" / "games" / "firefly" / "texts"
VILLAINS = ROOT / "companion" / "games" / "villains" / "texts"
FAMILY = ROOT / "companion" / "texts" / "legendary.fr.ftl"  # what all games of the family say
ENGLISH = tuple(
    path for folder in FOLDERS for path in sorted((*folder.glob("en.ftl"), *folder.glob("*.en.ftl")))
)

# What a French sentence of Alien never says, and the word of the glossary in its place.
NEVER = {
    r"\bHive\b": "Ruche",
    r"\bStrikes?\b": "Blessure",
    r"\bHatchery\b": "Couveuse",
    r"\bBarracks\b|Barraquements|Barraks": "Baraquements",
    r"\bHQ\b": "QG",
    r"hors (?:du )?jeu": "mort, or mis de côté",
    r"\bHazards?\b": "Danger",
    r"\bEvents?\b|[Éé]v[ée]nement": "Évènement",
    r"\bSergeants?\b": "Sergent",
    r"\bObjectives?\b": "Objectif",
    r"\bLocation\b": "Lieu",
    r"\bStrength\b": "Force",
    r"\bSurvival\b": "Survie",
    r"\bVigilant\b": "Vigie",
    r"\bCoordinate\b": "Coordination",
    r"\bMobilize\b": "Mobilisé",
    r"\bOperations\b": "Opérations",
    r"\bCombat Zone\b": "Zone de Combat",
    r"\bDead Characters\b": "Personnages Morts",
    r"\bCleanup\b": "Phase de Nettoyage",
    r"\bAgenda\b|Journal Caché(?! Retardé)": "Journal Secret",
    r"Chestbuster": "Chestburster",
    r"\bEnnemis Morts\b": "Dead Enemies (FR-19)",
    r"[Cc]onduits? de ventilation|\bSas\b|\b[Aa]rmurerie\b|[Ii]nfirmerie": "the room's English name (FR-19)",
}  # fmt: skip
# The same of Firefly, whose glossary stands in its terms.toml.
NEVER_IN_FIREFLY = {
    r"\bStrikes?\b": "Blessure, Avarie, coup",
    r"\bUpgrades?\b": "Amélioration",
    r"\bBridge\b": "Pont",
    r"\bCrew\b": "Équipage",
    r"\bSide Jobs?\b": "Petit Boulot",
    r"\bFlaws?\b": "Défaut",
    r"\bGoals?\b": "But",
    r"\bCredits?\b": "Crédit",
    r"\bEpisodes?\b": "Épisode",
    r"\bInevitables?\b": "Inévitable",
    r"\bEvents?\b|[Éé]v[ée]nement": "Évènement",
    r"\bObjectives?\b": "Objectif",
    r"\bMain Characters?\b": "Personnage Principal",
    r"\bStrength\b": "Force",
    r"\bSurvival\b": "Survie",
    r"\bCoordinate\b": "Coordination",
    r"\bStationary\b": "Immobile",
    r"\bOperations\b": "Opérations",
    r"\bCombat Zone\b": "Zone de Combat",
    r"\bCleanup\b": "Nettoyage",
    r"Blessure Double": "Coup Double: two whole strikes (FFY-KEY-18)",
    r"(?i)\bmort(?:e?s?)\b|\btu(?:er|ée?s?)\b": "vaincu: players come back (FFY-DEF-10)",
    r"hors (?:du )?jeu": "vaincu, or mis de côté",
}  # fmt: skip
# And of Villains: printed names stay English, words of the rules do not.
NEVER_IN_VILLAINS = {
    r"\bAdversary\b|\bAdversaries\b": "Adversaire",
    r"\bAll(?:y|ies)\b": "Allié",
    r"\bBackups?\b": "Renforts",
    r"\bBystanders?\b": "Civil",
    r"\bBindings?\b": "Entraves",
    r"\bCommanders?\b": "Commandant",
    r"\bTactics?\b": "Tactique",
    r"\bPlots?\b": "Complot",
    r"\bTwists?\b": "Rebondissement",
    r"\bStrikes?\b": "Ordre d’attaque",
    r"\bLair\b": "Repaire",
    r"\bOverruns?\b|[Ii]nvasion": "Débordement",
    r"\bAmbush\b": "Embuscade",
    r"\bDodged?\b": "Esquive, esquiver",
    r"\bBetrayal\b": "Trahison",
    r"\bSuperpowers?\b": "Superpouvoir",
    r"\bDemolish\b": "Démolition",
    r"\bElusive\b": "Insaisissable",
    r"\b[Kk]idnap|capturer? un Civil": "enlever",
    r"\bune Entrave\b|\bEntrave\b": "always plural: des Entraves",
}  # fmt: skip
KEEPS = ("Dead Enemies", "Facehugger", "Chestburster")  # English in French sentences, too


class Parts(Visitor):
    """Collects the names of what fills a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def sentences(path: Path) -> dict[str, tuple[frozenset[str], str]]:
    """Every sentence of a file: what fills it, and its text."""
    source = path.read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.span is not None:
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = frozenset(parts.found), source[entry.span.start : entry.span.end]
    return found


def french(path: Path) -> Path:
    """The file that says the same in French."""
    return path.with_name(path.name.replace("en.ftl", "fr.ftl"))


def spoken(text: str) -> str:
    """A sentence without its key, its parts and the names of its cases."""
    words = text.partition("=")[2]
    return re.sub(r"\{[^{}]*?->|\{[^{}]*\}|^\s*\*?\[[^\]]*\]", " ", words, flags=re.MULTILINE)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_says_the_same_sentences_with_the_same_parts(path: Path) -> None:
    here, there = sentences(path), sentences(french(path))
    assert here.keys() ^ there.keys() == set()
    other = {key: (parts, there[key][0]) for key, (parts, _) in here.items() if parts != there[key][0]}
    assert other == {}


def of_room(texts: Path) -> Iterator[tuple[str, str]]:
    for path in (*sorted(texts.glob("*fr.ftl")), FAMILY):
        for key, (_, text) in sentences(path).items():
            yield key, spoken(text)


def of_alien() -> Iterator[tuple[str, str]]:
    yield from of_room(ALIEN)


@pytest.mark.parametrize("never", NEVER)
def test_the_glossary_is_kept(never: str) -> None:
    found = {key: text.strip() for key, text in of_alien() if re.search(never, text)}
    assert found == {}, f"say {NEVER[never]}"


@pytest.mark.parametrize("never", NEVER_IN_FIREFLY)
def test_the_glossary_of_firefly_is_kept(never: str) -> None:
    found = {key: text.strip() for key, text in of_room(FIREFLY) if re.search(never, text)}
    assert found == {}, f"say {NEVER_IN_FIREFLY[never]}"


@pytest.mark.parametrize("never", NEVER_IN_VILLAINS)
def test_the_glossary_of_villains_is_kept(never: str) -> None:
    own = (each for path in sorted(VILLAINS.glob("*fr.ftl")) for each in sentences(path).items())
    found = {key: text for key, (_, said) in own if re.search(never, text := spoken(said).strip())}
    assert found == {}, f"say {NEVER_IN_VILLAINS[never]}"


@pytest.mark.rule("ALN-FR-19")
def test_names_that_stay_english_do_so() -> None:
    said = " ".join(text for _, text in of_alien())
    assert all(name in said for name in KEEPS)
    english = {key: spoken(text) for key, (_, text) in sentences(ALIEN / "en.ftl").items()}
    words = {key: spoken(text) for key, (_, text) in sentences(ALIEN / "fr.ftl").items()}
    for number in range(1, 6):
        assert words[f"place-room-{number}"].strip() == english[f"place-room-{number}"].strip().removeprefix(
            "the "
        )


@pytest.mark.rule("ALN-FR-10")
def test_a_lent_card_is_set_aside_and_the_dead_are_out_of_the_game() -> None:
    """The rulebook's French says the same of both; here a lent card is lent, and a dead player is dead."""
    said = dict(of_alien())
    lent = [text for key, text in said.items() if re.search("(?i)lent|lend|coordinate", key)]
    dead = [said[key] for key in ("here-player-dead", "here-dead", "event-PlayerDied")]
    assert len(lent) > 5 and all(re.search("(?i)mort|meurt", text) for text in dead)
    assert not [text for text in lent if re.search("(?i)mort|meurt", text)]
    assert not [text for text in (*lent, *dead) if re.search("hors (du )?jeu", text)]


@pytest.mark.rule("ALN-FR-24")
def test_victory_is_not_worded_like_gaining_a_card() -> None:
    won = {key: text for key, text in of_alien() if re.search(r"(?i)(won|outcome|END-0[1267])", key)}
    assert won
    assert not any(re.search(r"\bgagn", text) for text in won.values()), won


def counted(node: SelectExpression) -> Iterator[str]:
    """The words of the case 'one' that stand for nothing as well, because 0 has no case of its own."""
    cases = {
        case.key.value if isinstance(case.key, NumberLiteral) else case.key.name: case.value
        for case in node.variants
    }
    if "one" in cases and "0" not in cases:
        yield from (part.value for part in cases["one"].elements if isinstance(part, TextElement))


def ones(path: Path) -> Iterator[tuple[str, str]]:
    """Every such case of a file."""

    class Cases(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:
            found.extend(counted(node))
            self.generic_visit(node)

    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            found: list[str] = []
            Cases().visit(entry)
            yield from ((entry.id.name, words) for words in found)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_counts_nothing_like_one_and_does_not_call_it_one(path: Path) -> None:
    """In French 0 goes with 'one', so a 1 that is written there would be told of nothing at all."""
    assert [(key, words) for key, words in ones(french(path)) if re.search(r"(?<!\w)1(?!\w)", words)] == []
