"""`companion demo`: the evening plays itself and is told here."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console

from companion.commands.door import NO_LANGUAGE
from companion.commands.evening.evening import MOST_MOVES, Evening
from companion.commands.evening.mishaps import mishaps
from companion.core.crossing.chronicles import Story
from companion.core.crossing.steps import Notice, Step
from companion.core.language.events import Bound
from companion.core.language.ids import TABLE, SlotId
from companion.core.language.languages import FALLBACK, codes, language_of
from companion.core.language.phrases import Phrase, phrase
from companion.engine.room import SetupError
from companion.ground.house_texts import HouseTexts
from companion.ground.rooms import USUAL_ROOM, UnknownRoom, open_room
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL
from companion.house.house import House, open_house
from companion.watch.drawn import open_drawn_camera

if TYPE_CHECKING:
    from hardware.board import Board
    from hardware.recorder import Recorder

MANY = 5  # ways to go on, where somebody has something to think about
CUSTODIES = ("app", "face")
NO_FOLDER = "The pictures cannot be put into {folder} ({why}). Name another folder with --out."


class DemoWish(msgspec.Struct, frozen=True):
    """Which evening is to be told, and how."""

    seed: int = 1
    players: int = 3
    out: Path | None = None
    pictures: bool = True
    custody: str = "app"
    mode: str = ""  # one of the room's modes, or several joined by a plus
    language: str = FALLBACK
    room: str = USUAL_ROOM


def tell_evening(wish: DemoWish) -> int:
    """Play, tell, sum up; 0 when the evening came to an end, 2 when there is none like that."""
    folder = wish.out or default_folder()
    fault = fault_of(wish) or no_folder(folder)
    if fault:
        print(fault, file=sys.stderr)
        return WRONG_CALL
    with tempfile.TemporaryDirectory() as kept:
        house = open_house(Path(kept) / "evening.db", chance=random.Random(wish.seed), threaded=False)
        try:
            return tell_at(house, wish, folder)
        except SetupError as no:
            print(house.texts.say(no.says, wish.language), file=sys.stderr)
            return WRONG_CALL
        finally:
            house.close()


def fault_of(wish: DemoWish) -> str:
    """Why there is no such evening; empty when there is."""
    try:
        modes = open_room(wish.room).modes
    except UnknownRoom as none:
        return str(none)
    if wish.custody not in CUSTODIES:
        return "Custody is app (the app keeps the decks) or face (every card is shown)."
    if wish.language not in codes():
        return NO_LANGUAGE.format(name=wish.language, known=", ".join(codes()))
    if not all(part in modes for part in wish.mode.split("+") if part):
        return f"{wish.room} has no mode {wish.mode}; modes are {', '.join(modes)}."
    return ""


def no_folder(folder: Path) -> str:
    """Why the pictures cannot be put there; empty when they can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return NO_FOLDER.format(folder=folder, why=error.strerror)
    return ""


def tell_at(house: House, wish: DemoWish, folder: Path) -> int:
    """Tell the evening at a house that is open."""
    console = Console(highlight=False)
    words = EveningWords(house.texts, wish.language)
    board = quiet_board(house)
    recorder, heard = board.record(), Hearing(board)
    album = open_album(folder, house, board, wish) if wish.pictures else None
    camera = open_drawn_camera(wish.seed)
    try:
        evening = Evening(house, camera, board, wish.seed, room=wish.room)
        house.bus.join("lights", board.listener)
        house.bus.join("hearing", heard)
        Telling(console, house, words, album, evening.room.chronicle.story)
        evening.begin(wish.players, wish.custody, mode=wish.mode, language=wish.language)  # type: ignore[arg-type]  # checked before
        play(evening, album)
        taken = album.finish(console) if album is not None else ()
        sum_up(console, evening, recorder, words)
        console.print(words.say("demo-heard", sounds=heard.sounds, sentences=heard.sentences))
        if taken:
            console.print(words.say("demo-pictures", count=len(taken), folder=str(folder)))
        return FINE if evening.is_over else PROBLEMS
    finally:
        camera.close()
        heard.close()
        board.close()


def default_folder() -> Path:
    """Where the pictures go when nobody says."""
    from companion.ground.places import find_places

    return find_places().demo


def quiet_board(house: House) -> Board:
    """The family's lights and buttons on pins that only pretend, so that every show can be recorded."""
    from hardware.board import open_board
    from hardware.cues.load import load_sheets
    from hardware.pins import mock_pins
    from hardware.wiring import find_wiring, load_wiring

    wiring = load_wiring(find_wiring("family"))
    return open_board(
        wiring, mock_pins().factory, monotonic, load_sheets(), lambda name, gesture: None, house.trouble
    )


def open_album(folder: Path, house: House, board: Board, wish: DemoWish) -> Any:
    """The picture taker, if pictures can be drawn on this machine."""
    from companion.commands.evening.album import Album

    return Album(folder, house, board, wish.room, wish.language)


def play(evening: Evening, album: Any) -> None:
    """Move after move, with the small mishaps every evening has."""
    planned = mishaps()
    for _ in range(MOST_MOVES):
        if evening.is_over:
            return
        planned = [mishap for mishap in planned if not mishap(evening)]
        evening.move()
        if album is not None and is_worth_a_look(evening):
            album.middle(evening.last)
            album = None


def is_worth_a_look(evening: Evening) -> bool:
    """Whether the table shows what a table can show: some turns in, with much to choose from."""
    state, crowd = evening.state, evening.room.chronicle.crowd
    if state.turn.number <= 6 or state.ask is not None or (crowd is not None and not crowd(state)):
        return False
    return sum(offer.cost == "decision" for offer in evening.room.legal(state, TABLE)) >= MANY


class EveningWords:
    """The sentences of the evening in one language."""

    def __init__(self, texts: HouseTexts, language: str) -> None:
        """Speak one language."""
        self._texts, self._language = texts, language

    def say(self, key: str, **args: str | int | Phrase) -> str:
        """A sentence of the telling itself."""
        return self.word(phrase(key, **args))

    def word(self, said: Phrase) -> str:
        """A phrase in words."""
        return self._texts.say(said, self._language)

    def figure(self, value: float) -> str:
        """A number with one digit after the point, or the comma."""
        return f"{value:.1f}".replace(".", language_of(self._language).decimal)

    def rule(self, rule: str) -> str:
        """A player's sentence for a rule."""
        return self._texts.rule(rule, self._language)


class Telling:
    """Tells steps as they are published."""

    def __init__(self, console: Console, house: House, words: EveningWords, album: Any, story: Story) -> None:
        """Listen to a house's bell; the game's story says what is news."""
        self._console, self._words, self._album, self._story = console, words, album, story
        self._nameless: set[SlotId] = set()  # cards that were told of before anybody had said which they are
        house.bus.join("telling", self)

    def __call__(self, step: Step) -> None:
        """One step in words; what is no news stays silent."""
        if self._album is not None:
            self._album.look(step)
        if step.refusal is not None:
            rule = step.refusal.rule
            what, says = self._words.word(step.label), self._words.rule(rule)
            self._console.print(
                f"   [yellow]{self._words.say('demo-not-done', what=what, rule=says, id=rule)}[/]"
            )
        elif step.kind in ("undo", "redo", "note", "question"):
            self._console.print(f"   [cyan]{self._words.word(step.note or step.label)}[/]")
        for notice in step.notices:
            text = self._words.word(notice.text)
            if notice.kind == self._story.turn:
                self._console.rule(f"{step.view.turn.number}. {text}", align="left", style="green")
            elif self._is_news(notice):
                self._console.print(f"   {text}")

    def _is_news(self, notice: Notice) -> bool:
        """Whether it is told; of a card nobody can name yet the name follows as soon as it is known."""
        slot = notice.slot
        if notice.kind == Bound.__name__:  # somebody has said which it is
            is_awaited = slot in self._nameless and notice.title is not None
            self._nameless.discard(slot or SlotId(0))
            return is_awaited
        if notice.kind not in self._story.said:
            return False
        if slot is not None and notice.title is None:
            self._nameless.add(slot)
            return notice.kind not in self._story.bare
        return True


class Hearing:
    """Notes what a loudspeaker would play and a voice would say; nothing is played here."""

    def __init__(self, board: Board) -> None:
        """Hear what the lights hear."""
        from hardware.sound.speaker import Loudspeaker
        from hardware.voice.phrases import spoken

        self._sheets, self._spoken = board.sheets, spoken
        self._speaker = Loudspeaker(board.sheets, Path("sounds"), monotonic, lambda _says: None)
        self._recorder = self._speaker.record(0)
        self._words = 0
        board.listener.join(self._speaker.worker.post)

    def __call__(self, step: Step) -> None:
        """One step, after the lights have heard it."""
        self._speaker.worker.round()
        self._words += len(self._spoken(step, self._sheets))

    @property
    def sounds(self) -> int:
        """How many sounds were heard."""
        return len(self._recorder.heard)

    @property
    def sentences(self) -> int:
        """How many sentences a voice would have said."""
        return self._words

    def close(self) -> None:
        """End it."""
        self._speaker.close()


def sum_up(console: Console, evening: Evening, recorder: Recorder, words: EveningWords) -> None:
    """What the evening was, in numbers."""
    tally, turns = evening.tally, max(evening.state.turn.number, 1)
    took, say = sorted(tally.took_s), words.say
    console.rule(say("demo-evening"), align="left")
    outcome = evening.state.outcome
    blows = phrase(f"demo-{evening.room.chronicle.story.blow}", n=tally.blows)
    console.print(say("demo-over", outcome=outcome, moves=MOST_MOVES, turns=turns, blows=blows))
    each = {"decisions": tally.decisions, "shows": tally.shows, "upkeep": tally.upkeep}
    console.print(say("demo-touches", **{name: words.figure(count / turns) for name, count in each.items()}))
    console.print(say("demo-refused", refused=tally.refusals, steps=tally.steps))
    rare = took[int(len(took) * 0.99)] * 1000
    console.print(say("demo-took", median=words.figure(median(took) * 1000), rare=words.figure(rare)))
    if tally.to_light_s:
        console.print(say("demo-to-light", median=words.figure(median(tally.to_light_s) * 1000)))
    shows, tones = len(recorder.shows), len(recorder.tones)
    console.print(say("demo-lights", shows=shows, tones=tones, frames=evening.camera.frames))
    for trouble in evening.house.troubles:
        console.print(f"[yellow]{trouble}[/]")
