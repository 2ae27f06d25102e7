"""The rules as the screens show them: each can be reached, every word leads to one, switches are kept."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.commands.replays import Proof, prove
from companion.core.crossing.intents import Overruled, Redone, Taken, TakenBack
from companion.core.language.languages import codes
from companion.core.language.phrases import phrase
from companion.core.language.refusals import NEVER_WAIVED
from companion.ground.rooms import open_room
from companion.ground.texts import FluentTexts
from companion.house.house import House, read_header
from companion.office.rulebook import HouseRulebook, chapter_of, read_terms
from companion.play import enforcement
from tests.house.kit import Evening, house_at
from tests.play.test_enforcement import too_dear, waived

ROOMS = ("alien", "_template")
WORDED = (*ROOMS, "firefly", "villains")  # those that have words, be they built or not
GAMES = Path(__file__).resolve().parents[2] / "companion" / "games"
GUARDS = ("require", "refuse", "charge", "charge_late", "need_play", "need_turn")
RULE = re.compile(r"(ALN|FFY|VIL|TPL|TABLE)-[A-Z]+-\d+")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("rulebook") / "store.db")
    yield house
    house.close()


@pytest.fixture
def evening(shared: House) -> Iterator[Evening]:
    evening = Evening(shared)
    evening.begin(3, "app", enforcement="full")
    yield evening
    shared.leave()
    for name in ("rulings:alien", "enforcement"):
        shared.store.settings.set(name, {} if name.startswith("rulings") else "full")


def proven(house: House, game: str) -> Proof:
    """A saved game folded again and decided anew."""
    info = house.store.archive.info(game)
    return prove(open_room("alien"), info, read_header(info), house.store.archive.entries(game), True)


def sentences(room: str, language: str) -> set[str]:
    keys = (key.removeprefix("rule-") for key in FluentTexts(room).keys(language) if key.startswith("rule-"))
    return {rule for rule in keys if RULE.fullmatch(rule)}


@pytest.mark.parametrize("room", WORDED)
@pytest.mark.parametrize("language", codes())
def test_every_word_leads_to_sentences(room: str, language: str) -> None:
    terms, told = read_terms(room), sentences(room, language)
    for term in terms.term:
        forms = term.forms[language]
        assert term.rules and set(term.rules) <= told, term.id
        assert forms and all(form.strip() == form and form for form in forms), term.id
        assert len(set(term.rules)) == len(term.rules) and len(set(forms)) == len(forms), term.id
    assert set(terms.refusals) <= told


@pytest.mark.parametrize("room", WORDED)
@pytest.mark.parametrize("language", codes())
def test_every_chapter_has_a_name(room: str, language: str) -> None:
    texts = FluentTexts(room)
    for rule in sentences(room, language):
        title = phrase(f"chapter-{chapter_of(rule)}")
        assert texts.faults(title, language) == [], title.key


@pytest.mark.parametrize("room", WORDED)
@pytest.mark.parametrize("language", codes())
def test_one_form_belongs_to_one_word(room: str, language: str) -> None:
    forms = [form for term in read_terms(room).term for form in term.forms[language]]
    assert sorted({form for form in forms if forms.count(form) > 1}) == []
    assert len({term.id for term in read_terms(room).term}) == len(read_terms(room).term)


@pytest.mark.parametrize("room", (*ROOMS, "villains"))
def test_what_guards_of_a_room_refuse_by_can_be_switched(room: str) -> None:
    found = set()
    for path in (GAMES / room).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and name_of(call) in GUARDS:
                told = {one.value for one in call.args if isinstance(one, ast.Constant)}
                if not told & set(NEVER_WAIVED):
                    found |= {one for one in told if isinstance(one, str) and RULE.fullmatch(one)}
    assert len(found) > 5
    assert found - set(read_terms(room).refusals) == set()


def name_of(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def test_every_sentence_is_reachable_through_a_chapter(shared: House) -> None:
    book = HouseRulebook(shared).book("alien")
    chapters = [chapter.id for chapter in book.chapters]
    assert {line.id for line in book.lines} == sentences("alien", "en") == sentences("alien", "fr")
    assert {line.chapter for line in book.lines} == set(chapters)
    assert chapters[:3] == ["SETUP", "TURN", "HIVE"] and chapters[-1] == "TABLE"
    assert not next(line for line in book.lines if line.id == "ALN-CLASS-07").says_no
    assert next(line for line in book.lines if line.id == "ALN-RECRUIT-01").says_no


def test_a_preset_changed_in_mid_game_holds_at_once_after_a_restart_and_in_no_other_game(
    evening: Evening, shared: House
) -> None:
    book = HouseRulebook(shared)
    assert (book.book().preset, book.book().running) == ("full", True)
    step = evening.do(too_dear(evening))
    assert step.refusal is not None
    book.keep("log")
    evening.desk.work_off()
    assert shared.texts.say(shared.log()[-1].label) == "Rules kept from now on as ‘Only write it down’"
    assert shared.texts.say(evening.step.notices[-1].text).endswith("not allowed: Only write it down.")
    evening.do(TakenBack(1))
    assert book.book().preset == "full" and evening.do(too_dear(evening)).refusal is not None
    evening.do(Redone())
    assert evening.do(too_dear(evening)).refusal is None
    game = evening.desk.game.id
    shared.leave()
    assert (book.book().preset, book.book().running) == ("full", False)
    shared.resume(game)
    assert book.book().preset == "log"
    proof = proven(shared, game)
    assert not proof.broken and not proof.differences
    Evening(shared, 2).begin(3, "app")
    assert book.book().preset == "full"


def test_with_no_game_on_the_table_the_preset_is_that_of_games_to_come(shared: House) -> None:
    shared.leave()
    book = HouseRulebook(shared)
    book.keep("assist")
    assert shared.store.settings.get("enforcement", "full") == book.book().preset == "assist"
    shared.store.settings.set("enforcement", "severe")
    assert book.book().preset == "full"
    shared.store.settings.set("enforcement", "full")


def test_a_rule_is_switched_listed_counted_and_withdrawn(evening: Evening, shared: House) -> None:
    book, rule = HouseRulebook(shared), "ALN-RECRUIT-01"
    book.switch("", rule, "warn")
    step = evening.do(too_dear(evening))
    assert step.refusal is not None and (step.refusal.rule, step.soft) == (rule, True)
    book.switch("alien", rule, "log")
    evening.do(Taken("end"))
    step = evening.do(too_dear(evening))
    assert step.refusal is None and [event.rule for event in waived(evening)] == [rule]
    assert [line.id for line in book.book().lines if line.differs] == [rule]
    game = evening.desk.game.id
    proof = proven(shared, game)
    assert not proof.broken and not proof.differences
    book.switch("alien", rule, "")
    assert book.book().differs == 0
    evening.do(Taken("end"))
    assert evening.do(too_dear(evening)).refusal is not None


def test_always_like_this_is_a_ruling_that_can_be_withdrawn(evening: Evening, shared: House) -> None:
    book = HouseRulebook(shared)
    step = evening.do(too_dear(evening))
    evening.do(Overruled(step.number, always=True))
    shared.leave()
    assert [(line.id, line.switch) for line in book.book("alien").lines if line.differs] == [
        ("ALN-RECRUIT-01", "log")
    ]
    book.switch("alien", "ALN-RECRUIT-01", "")
    later = Evening(shared, 3)
    later.begin(3, "app")
    assert later.do(too_dear(later)).refusal is not None


@pytest.mark.parametrize(
    ("preset", "switch", "expected"),
    [
        ("full", "refuse", False), ("full", "warn", True), ("log", "log", False), ("log", "refuse", True),
        ("assist", "refuse", True), ("assist", "warn", True), ("full", None, False),
    ],
)  # fmt: skip
def test_a_switch_differs_when_the_preset_would_do_otherwise(
    preset: str, switch: str, expected: bool
) -> None:
    assert enforcement.differs(preset, switch) is expected  # type: ignore[arg-type]


def test_rulings_of_every_age_are_read_and_damaged_ones_let_nothing_pass(shared: House) -> None:
    settings = shared.store.settings
    for kept, expected in (
        (["ALN-A-01", 5], {"ALN-A-01": "log"}),
        ({"ALN-A-01": "warn", "ALN-A-02": "shout", "ALN-A-03": 4}, {"ALN-A-01": "warn"}),
        (7, {}),
    ):
        settings.set("rulings:alien", kept)
        assert enforcement.switches_of(settings, "alien") == expected
    assert any("'rulings:alien'" in finding.says for finding in settings.findings())
    settings.set("rulings:alien", {})
