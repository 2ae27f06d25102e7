"""Real programs on a pipe: fed, hanging, dying, refusing, and none of them left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

from hardware.sound.outlet import HANGS_AFTER_S, OutletFault, PlayerOutlet
from hardware.sound.players import PLAYERS, find_player, tried
from hardware.sound.waves import read, stream_head

Program = Callable[[str, str], tuple[str, ...]]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Writes a stand-in on PATH and gives the command that calls it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))

    def write(name: str, body: str) -> tuple[str, ...]:
        path = folder / name
        path.write_text(f"#!{sys.executable} -SE\nimport sys, os, signal\n{body}\n", encoding="utf-8")
        path.chmod(0o755)
        return (str(path),)

    return write


EATS = (
    "data = sys.stdin.buffer.read(); open(os.path.join(os.path.dirname(__file__), 'got'), 'wb').write(data)"
)
DIES = (
    "sys.stdin.buffer.read(10); sys.stderr.write('noise\\naudio open error: No such device\\n'); sys.exit(1)"
)
HANGS = "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.pause()"


def is_gone(pid: int) -> bool:
    """Whether no process of that number is left, not even as a zombie of ours."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def fed(outlet: PlayerOutlet, seconds: float, data: bytes = bytes(1764)) -> int:
    """Write for a while on a clock that goes as fast as it can."""
    taken, now = 0, 0.0
    while now < seconds:
        taken += outlet.write(data, now)
        now += 0.02
    return taken


def test_a_player_gets_a_wav_and_leaves_nothing_behind(program: Program, tmp_path: Path) -> None:
    outlet = PlayerOutlet(program("player", EATS))
    given = b"".join(n.to_bytes(2, "little") for n in range(0, 8000, 4))
    left, now = given, 0.0
    while left:
        left = left[outlet.write(left, now) :]
    player = outlet._player
    assert player is not None
    outlet.rest(now)
    player.wait(5)
    assert outlet.rest(now), "it has ended, and leave was taken of it"
    assert outlet.processes == 0 and is_gone(player.pid)
    got = (tmp_path / "bin" / "got").read_bytes()
    assert got == stream_head() + given
    assert len(read(got)) == 2000


def fed_until_it_ends(outlet: PlayerOutlet) -> None:
    """Feed a player that ends of itself, however long the machine takes for it."""
    outlet.write(bytes(1764), 0.0)
    while outlet._player is not None and outlet._player.poll() is None:
        outlet.write(bytes(1764), 0.0)
    outlet.write(bytes(1764), 0.0)


def test_a_player_that_dies_is_told_with_its_own_last_words(program: Program) -> None:
    outlet = PlayerOutlet(program("player", DIES))
    with pytest.raises(OutletFault, match="audio open error: No such device"):
        fed_until_it_ends(outlet)
    pid = outlet._player.pid if outlet._player is not None else 0
    outlet.close()
    assert is_gone(pid) and outlet.processes == 0


def test_a_player_that_hangs_is_noticed_and_killed(program: Program) -> None:
    outlet = PlayerOutlet(program("player", HANGS))
    with pytest.raises(OutletFault, match="takes nothing any more"):
        fed(outlet, HANGS_AFTER_S + 1)
    player = outlet._player
    assert player is not None
    outlet.close()
    outlet.close()
    assert is_gone(player.pid)


def test_a_program_that_is_not_there_is_a_fault_in_words(tmp_path: Path) -> None:
    with pytest.raises(OutletFault, match="no such file"):
        PlayerOutlet((str(tmp_path / "nothing"),)).write(b"xx", 0.0)


def test_many_starts_leave_no_zombie(program: Program) -> None:
    command = program("player", "sys.stdin.buffer.read()")
    outlet, pids = PlayerOutlet(command), []
    for nth in range(20):
        outlet.write(bytes(100), nth)
        assert outlet._player is not None
        pids.append(outlet._player.pid)
        outlet.rest(nth)
    assert outlet.processes <= 20
    outlet.close()
    assert all(is_gone(pid) for pid in pids)
    with pytest.raises(ChildProcessError):
        os.waitpid(pids[0], os.WNOHANG)


def test_the_first_player_that_works_is_taken(program: Program) -> None:
    program("pw-play", "sys.stderr.write('Host is down\\n'); sys.exit(1)")
    program("aplay", "sys.stdin.buffer.read()")
    found = find_player()
    assert found.is_fine and found.command[0] == "aplay"
    assert found.command in PLAYERS


def test_without_any_player_there_is_a_sentence(program: Program) -> None:
    assert (find_player().state, find_player().says.key) == ("absent", "sound-no-player")


def test_without_a_device_the_reasons_are_told(program: Program) -> None:
    program("paplay", "sys.stderr.write('Connection refused\\n'); sys.exit(1)")
    program("aplay", "sys.exit(3)")
    found = find_player()
    assert (found.state, found.says.key) == ("absent", "sound-no-device")
    assert found.says.args["why"] == "paplay: Connection refused; aplay: it ends with 3"


def test_a_player_of_ones_own_comes_before_all(program: Program) -> None:
    own = program("mine", "sys.exit('--hdmi' not in sys.argv)")
    program("aplay", "sys.stdin.buffer.read()")
    assert find_player(f"{own[0]} --hdmi").command == (own[0], "--hdmi")
    assert find_player(f"{own[0]} --jack").state == "absent"
    assert find_player("nowhere-to-be-found").says.key == "sound-wrong-player"
    assert find_player('mine "').says.key == "sound-wrong-player"


def test_a_player_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_args: object, **_more: object) -> None:
        raise subprocess.TimeoutExpired("player", 4)

    monkeypatch.setattr(subprocess, "run", late)
    assert tried(("player",)) == "it does not end"


# What a real pw-play does: it takes its options, plays standard input for "-", and says how it failed.
PW_PLAY = """
args = sys.argv[1:]
known = ('--latency=60ms', '--media-role=Game', '-')
here = os.path.dirname(__file__)
open(os.path.join(here, 'asked'), 'a').write(' '.join(args) + '\\n')
if args[-1:] != ['-'] or any(one not in known for one in args):
    sys.stderr.write('error: unknown option\\n'); sys.exit(1)
mode = open(os.path.join(here, 'mode')).read() if os.path.exists(os.path.join(here, 'mode')) else 'plays'
if mode == 'no server':
    sys.stderr.write('error: pw_context_connect() failed: Host is down\\n'); sys.exit(1)
head = sys.stdin.buffer.read(44)
if head[:4] != b'RIFF' or head[8:12] != b'WAVE':
    sys.stderr.write('sndfile: failed to open audio file: unknown format\\n'); sys.exit(1)
if mode == 'hangs':
    signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.pause()
if mode == 'unplugged':
    sys.stdin.buffer.read(20000); sys.stderr.write('remote error: target not found\\n'); sys.exit(1)
open(os.path.join(here, 'got'), 'wb').write(head + sys.stdin.buffer.read())
"""


@pytest.fixture
def pw_play(program: Program, tmp_path: Path) -> Callable[[str], tuple[str, ...]]:
    """A stand-in for pw-play on PATH; gives the command that the app uses."""
    program("pw-play", PW_PLAY)

    def behave(mode: str) -> tuple[str, ...]:
        (tmp_path / "bin" / "mode").write_text(mode, encoding="utf-8")
        return PLAYERS[0]

    return behave


def test_pw_play_is_found_and_asked_as_it_wants_to_be(
    pw_play: Callable[[str], tuple[str, ...]], tmp_path: Path
) -> None:
    command = pw_play("plays")
    assert find_player().command == command
    assert (tmp_path / "bin" / "asked").read_text().splitlines() == ["--latency=60ms --media-role=Game -"]
    outlet = PlayerOutlet(command)
    assert fed(outlet, 0.2) > 0
    player = outlet._player
    assert player is not None
    outlet.rest(1.0)
    assert player.wait(5) == 0
    outlet.close()
    assert len(read((tmp_path / "bin" / "got").read_bytes())) > 0


def test_pw_play_without_a_server_is_passed_over(pw_play: Callable[[str], tuple[str, ...]]) -> None:
    pw_play("no server")
    found = find_player()
    assert (found.state, found.says.key) == ("absent", "sound-no-device")
    assert found.says.args["why"] == "pw-play: error: pw_context_connect() failed: Host is down"


def test_pw_play_that_loses_its_device_is_told_with_its_own_words(
    pw_play: Callable[[str], tuple[str, ...]],
) -> None:
    outlet = PlayerOutlet(pw_play("unplugged"))
    with pytest.raises(OutletFault, match="pw-play: remote error: target not found"):
        fed_until_it_ends(outlet)
    outlet.close()
    assert outlet.processes == 0


def test_pw_play_that_hangs_never_makes_a_round_wait(pw_play: Callable[[str], tuple[str, ...]]) -> None:
    outlet = PlayerOutlet(pw_play("hangs"))
    outlet.write(bytes(1764), 0.0)
    longest = 0.0
    with pytest.raises(OutletFault, match="takes nothing any more"):
        for nth in range(200):
            began = perf_counter()
            outlet.write(bytes(1764), nth * 0.02)
            longest = max(longest, perf_counter() - began)
    player = outlet._player
    assert player is not None and longest < 0.5, "a write that would wait gives up at once"
    outlet.close()
    assert is_gone(player.pid)


def test_pw_play_that_is_taken_off_the_computer_is_a_fault_in_words(
    pw_play: Callable[[str], tuple[str, ...]], tmp_path: Path
) -> None:
    command = pw_play("plays")
    (tmp_path / "bin" / "pw-play").unlink()
    with pytest.raises(OutletFault, match="no such file"):
        PlayerOutlet(command).write(b"xx", 0.0)
    assert find_player().says.key == "sound-no-player"
