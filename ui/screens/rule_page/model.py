"""Rules as rows: by chapter, by words, beside one another; pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.rules import Book, RuleLine, Term
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
Sentence = Callable[[str], str]
MOST_BESIDE, NEAR = 8, 2
LONG = 80  # letters
WORD = re.compile(r"\w+")


def chapters(book: Book, say: Say, counts_differing: bool = False) -> tuple[Option, ...]:
    """Every chapter with its rules."""
    rows = []
    for chapter in book.chapters:
        lines = lines_of(book, chapter.id)
        other = sum(line.differs for line in lines) if counts_differing else 0
        sub = say(phrase("ui-rulings-chapter", count=other, of=len(lines)))
        rows.append(Option(chapter.id, say(chapter.title), sub, icon="rule", sign="right", warns=other > 0))
    return tuple(rows)


def title_of(book: Book, chapter: str, say: Say) -> str:
    """What a chapter is called."""
    return next((say(one.title) for one in book.chapters if one.id == chapter), chapter)


def lines_of(book: Book, chapter: str) -> tuple[RuleLine, ...]:
    """The rules of a chapter."""
    return tuple(line for line in book.lines if line.chapter == chapter)


def rows(lines: Sequence[RuleLine], sentence: Sentence) -> tuple[Option, ...]:
    """One row for each rule: its sentence and its id; a long one stands alone, its page has the id."""
    said = ((line.id, sentence(line.id)) for line in lines)
    return tuple(Option(id, words, "" if len(words) > LONG else id, sign="right") for id, words in said)


def found(book: Book, words: str, sentence: Sentence, terms: Sequence[Term] = ()) -> tuple[RuleLine, ...]:
    """The rules whose sentence or id has all of these words, in letters of any kind, the best first.

    A rule called by its id stands above those that explain a word of the game, the most important first;
    after them come those that have whole words sooner than parts, and have them early.
    """
    wanted = plain(words).split()
    explaining = _explaining(terms, " ".join(wanted))
    fitting = [
        (_misfit(line.id, wanted, plain(sentence(line.id)), explaining), line)
        for line in book.lines
        if all(one in plain(f"{line.id} {sentence(line.id)}") for one in wanted)
    ]
    return tuple(line for _, line in sorted(fitting, key=lambda pair: pair[0]))


def _explaining(terms: Sequence[Term], asked: str) -> Sequence[str]:
    """The rules of the word of the game that is asked for, the most important first."""
    named = (
        term for term in terms if any(plain(one) == asked for forms in term.words.values() for one in forms)
    )
    term = next(named, None)
    return term.rules if term is not None else ()


def _misfit(id: str, wanted: Sequence[str], said: str, explaining: Sequence[str]) -> tuple[int, ...]:
    """How badly a rule fits: what counts more stands before what counts less."""
    words = WORD.findall(said)
    parts = sum(one not in words for one in wanted)
    inner = sum(not any(word.startswith(one) for word in words) for one in wanted)
    early = next((at for at, word in enumerate(words) if any(one in word for one in wanted)), len(words))
    rank = explaining.index(id) if id in explaining else len(explaining)
    return (int(plain(id) != " ".join(wanted)), rank, inner, parts, early)


def suggestions(book: Book, terms: Sequence[Term], text: str, language: str, say: Say) -> tuple[str, ...]:
    """Words of the game that begin or go on like this, then chapters."""
    names = [term.name(language) for term in terms] + [say(one.title) for one in book.chapters]
    start = plain(text)
    first = [name for name in names if plain(name).startswith(start)]
    return tuple(dict.fromkeys((*first, *(name for name in names if start in plain(name)))))


def plain(words: str) -> str:
    """Small letters without accents."""
    spread = unicodedata.normalize("NFKD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def beside(book: Book, rule: str, terms: Sequence[Term]) -> tuple[RuleLine, ...]:
    """The rules related to one: those of the same words, then its neighbours in the chapter."""
    by_id = {line.id: line for line in book.lines}
    same = [other for term in terms if rule in term.rules for other in term.rules]
    chapter = [line.id for line in lines_of(book, by_id[rule].chapter)] if rule in by_id else []
    at = chapter.index(rule) if rule in chapter else 0
    near = chapter[max(0, at - NEAR) : at + NEAR + 1]
    order = [id for id in dict.fromkeys((*same, *near)) if id != rule and id in by_id]
    return tuple(by_id[id] for id in order[:MOST_BESIDE])


def of_term(book: Book, term: Term) -> tuple[RuleLine, ...]:
    """The rules of a word, the most important first."""
    by_id = {line.id: line for line in book.lines}
    return tuple(by_id[id] for id in term.rules if id in by_id)
