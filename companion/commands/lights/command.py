"""`companion lights`: a wiring listed, drawn and tried in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.commands.lights.words import Say, WrongName, spoken
from companion.core.language.phrases import Phrase, phrase
from companion.ground.house_texts import HouseTexts
from companion.ground.places import find_places
from companion.ground.rooms import USUAL_ROOM, known_room
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL

if TYPE_CHECKING:
    from companion.core.crossing.drawings import Drawing
    from hardware.devices import Device, Wiring
    from hardware.errors import WiringError

FACE = "Barlow Semi Condensed"
ABSENT = ("fault-no-wiring", "fault-unread")  # by name, and as a file


class LightsCall(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    wiring: str = ""
    listing: bool = False
    draw: Path | None = None
    device: str = ""
    cue: str = ""
    room: str = USUAL_ROOM
    language: str = "en"


def run(asked: LightsCall) -> int:
    """Do what was asked, everything in turn; without a wish, list. Ends as every command does."""
    from hardware.errors import WiringError
    from hardware.told import as_phrase

    texts = HouseTexts()

    def say(said: Phrase) -> str:
        return texts.say(said, asked.language)

    try:
        return _do(asked, wiring_of(asked.wiring), say)
    except WiringError as error:
        print("\n".join(say(as_phrase(one)) for one in error.sentences), file=sys.stderr)
        return WRONG_CALL if is_absent(error) else PROBLEMS
    except WrongName as error:
        print(say(error.phrase), file=sys.stderr)
    return WRONG_CALL


def is_absent(error: WiringError) -> bool:
    """Whether there is no such wiring at all; else it is there and wrong."""
    from hardware.told import as_phrase

    return any(as_phrase(one).key in ABSENT for one in error.sentences)


def wiring_of(name: str) -> Wiring:
    """The wiring of that name or file; nothing said is the household's own, else the small one."""
    from hardware.wiring import find_wiring, load_wiring

    own = find_places().wiring
    if not name and own.is_file():
        return load_wiring(own)
    return load_wiring(find_wiring(name or "small"))


def _do(asked: LightsCall, wiring: Wiring, say: Say) -> int:
    from companion.commands.lights.trials import play_cue, try_device

    known_room(asked.room)
    done = FINE
    if asked.listing or not (asked.draw or asked.device or asked.cue):
        print("\n".join(listed(wiring, say)))
    if asked.draw is not None:
        done = max(done, draw_to(asked.draw, wiring, say))
    if asked.device:
        done = max(done, try_device(wiring, named(wiring, asked.device, say), say))
    if asked.cue:
        done = max(done, play_cue(wiring, asked.room, asked.cue, say))
    return done


def named(wiring: Wiring, name: str, say: Say) -> Device:
    """The device that is called so, in the file or in the reader's words, or has that role."""
    wanted = name.casefold()
    for device in wiring.devices:
        if wanted in (device.name.casefold(), spoken(device, say).casefold(), device.role):
            return device
    names = {spoken(device, say).casefold(): spoken(device, say) for device in wiring.devices}
    near = [names[each] for each in get_close_matches(wanted, names, 3) or names]
    raise WrongName(phrase("lights-no-device", name=name, wiring=wiring.name, names=", ".join(near) or "-"))


def listed(wiring: Wiring, say: Say) -> Iterator[str]:
    """Every device with its pins, their places on the header, and its resistors; then the notes."""
    from hardware.wiring_notes import notes
    from hardware.wiring_picture_legend import resistors

    yield say(phrase("lights-title", name=wiring.name, count=len(wiring.devices)))
    for device in wiring.devices:
        yield f"  {spoken(device, say)} ({device.role}, {say(phrase(f'wiring-kind-{device.kind}'))})"
        yield from (f"      {line}" for line in _wires(device, say))
    if values := resistors(wiring):
        yield say(phrase("wiring-resistors", values=values))
    yield from (say(note.told) for note in notes(wiring))


def _wires(device: Device, say: Say) -> Iterator[str]:
    from hardware.electrics import series_of
    from hardware.header import position
    from hardware.strands import strands

    for strand in strands(device):
        where = say(phrase("lights-pin", gpio=strand.pin, position=position(strand.pin)))
        word = say(phrase(f"wiring-led-{strand.word}")) if strand.part == "led" else strand.word
        ohms = " + ".join(series_of(ohm) for ohm in (strand.ohm, strand.load_ohm) if ohm)
        yield ", ".join(part for part in (where, word, ohms, "NPN" * strand.transistor, strand.rail) if part)


def draw_to(file: Path, wiring: Wiring, say: Say) -> int:
    """Draw the wiring into a file, by its ending as SVG or PDF."""
    from hardware.wiring_picture import draw
    from hardware.wiring_picture_svg import svg

    makers: dict[str, Callable[[Drawing], bytes]] = {".svg": lambda one: svg(one).encode(), ".pdf": pdf}
    maker = makers.get(file.suffix.lower())
    if maker is None:
        raise WrongName(phrase("lights-no-format", file=str(file)))
    try:
        file.write_bytes(maker(draw(wiring, say)))
    except OSError as error:
        why = (error.strerror or "?").lower()
        print(say(phrase("lights-not-written", file=str(file), why=why)), file=sys.stderr)
        return PROBLEMS
    print(say(phrase("lights-drawn", file=str(file), name=wiring.name)))
    return FINE


def pdf(drawing: Drawing) -> bytes:
    """The drawing as a document, in the house's faces."""
    from card_db.printing.drawing import drawing_page
    from companion.office.printing.typefaces import face

    return drawing_page(drawing, face(FACE, 600), face(FACE, 700))
