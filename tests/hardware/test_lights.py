"""The Lights port and the recorder: the same show for the screen and for the told evening."""

from companion.core.ports.lights import Lamp
from hardware.cues.stage import Lit, Scene
from hardware.lights import LightStream
from hardware.recorder import Recorder

RED = (1.0, 0.0, 0.0)
ONE = Scene((Lit("seat:2", RED, "blink", 0.5, 3.0, 10),), seats=("p7", "p4"))
SAME = Scene((Lit("seat:2", RED, "blink", 0.5, 9.0, 60),), seats=("p7", "p4"))
MOOD = Scene((Lit("mood", RED, "steady", 0.0, 0.0, 10),))


def test_watchers_are_told_how_it_is_and_every_change() -> None:
    stream, told = LightStream(print), list[tuple[Lamp, ...]]()
    stream.show(MOOD, 0.0)
    stop = stream.watch(told.append)
    for scene in (MOOD, ONE, SAME, Scene()):
        stream.show(scene, 0.0)
    stop()
    stop()
    stream.show(ONE, 0.0)
    assert told == [(Lamp("mood", RED, "steady"),), (Lamp("seat:p4", RED, "blink", 0.5),), ()]


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    stream, told = LightStream(print), list[tuple[Lamp, ...]]()
    stream.watch(told.append)
    stream.show(Scene((Lit("seat:5", RED, "steady", 0.0, 0.0, 1),)), 0.0)
    assert told[-1][0].role == "seat:p5"


def test_a_watcher_that_fails_is_told_once_and_the_others_follow() -> None:
    troubles, told = list[str](), list[tuple[Lamp, ...]]()
    stream = LightStream(troubles.append)

    def fail(lamps: tuple[Lamp, ...]) -> None:
        raise RuntimeError("no window")

    stream.watch(fail)
    stream.watch(told.append)
    stream.show(ONE, 0.0)
    stream.show(MOOD, 0.0)
    assert troubles == ["The drawn lights could not follow (no window); the game goes on."]
    assert len(told) == 3


def test_the_recorder_keeps_changes_shows_and_tones() -> None:
    recorder = Recorder()
    scenes = [
        (ONE, "a", 440.0),
        (SAME, "a", 440.0),
        (ONE, "a", None),
        (MOOD, "b", 220.0),
        (Scene(), "", None),
    ]
    for at, (scene, show, hz) in enumerate(scenes):
        recorder.show(Scene(scene.lights, hz, show, None, scene.seats), float(at))
    assert [entry.at_s for entry in recorder.entries] == [0.0, 2.0, 3.0, 4.0]
    assert recorder.shows == ("a", "b")
    assert recorder.tones == ((0.0, 440.0), (3.0, 220.0))
