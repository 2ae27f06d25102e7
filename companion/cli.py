"""The command line: every way to start the companion, to ask it, and to prove it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from companion.cli_camera import camera
from companion.cli_lights import lights
from companion.cli_print import printing
from companion.commands.door import Language, all_there, there, writable
from companion.core.language.languages import FALLBACK
from companion.ground.rooms import USUAL_ROOM

app = typer.Typer(
    name="companion",
    help="A companion for card games played with real cards.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.add_typer(printing)
app.add_typer(camera)
app.command()(lights)

Json = Annotated[bool, typer.Option("--json", help="One JSON object a line, for machines.")]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Start the app on this screen."""
    if context.invoked_subcommand is None:
        table()


@app.command()
def table(
    size: Annotated[
        str, typer.Option(help="Window size, such as 1280x720; else that, or all of a smaller screen.")
    ] = "",
    fullscreen: Annotated[bool, typer.Option(help="Fill the screen.")] = False,
    camera: Annotated[
        str, typer.Option(help="csi, usb, /dev/video0, folder:PATH, video:PATH, recorded:PATH or drawn.")
    ] = "",
    overhead: Annotated[str, typer.Option(help="The same for the camera that looks down on the table.")] = "",
) -> None:
    """Open the app: home, the table, saved games."""
    from companion.app.table import open_table

    raise typer.Exit(open_table(size, fullscreen, camera, overhead))


@app.command()
def demo(  # noqa: PLR0913, PLR0917  # every argument is an option of the command line
    seed: Annotated[int, typer.Option(help="Another evening for every number.")] = 1,
    players: Annotated[int, typer.Option(min=1, max=5)] = 3,
    out: Annotated[Path | None, typer.Option(help="Where the pictures go.")] = None,
    pictures: Annotated[bool, typer.Option(help="Take pictures of the real screens.")] = True,
    custody: Annotated[str, typer.Option(help="app or face: who knows the order of the decks.")] = "app",
    mode: Annotated[str, typer.Option(help="One of the game’s modes, or several: aliens+agendas.")] = "",
    language: Language = FALLBACK,
    room: Annotated[str, typer.Option(help="The game.")] = USUAL_ROOM,
) -> None:
    """Let the evening play itself and tell it here, with pictures of the screens."""
    from companion.commands.evening.demo import DemoWish, tell_evening

    raise typer.Exit(tell_evening(DemoWish(seed, players, out, pictures, custody, mode, language, room)))


@app.command()
def simulate(  # noqa: PLR0913, PLR0917  # every argument is an option of the command line
    room: Annotated[str, typer.Option(help="The game.")] = USUAL_ROOM,
    players: Annotated[int, typer.Option()] = 3,
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: Annotated[int, typer.Option()] = 1,
    custody: Annotated[str, typer.Option(help="face, back, read or app; each: all four.")] = "app",
    mistakes: Annotated[bool, typer.Option("--mistakes", help="People make mistakes.")] = False,
    strategy: Annotated[str, typer.Option(help="greedy or random.")] = "greedy",
    mode: Annotated[str, typer.Option(help="One of the game’s modes, or several: aliens+agendas.")] = "",
    game: Annotated[str, typer.Option(help="Another game of the box, or surprise: one by lot.")] = "",
    box: Annotated[str, typer.Option("--set", help="A shipped set; else the practice box.")] = "",
    choose: Annotated[list[str] | None, typer.Option(help="A choice of set-up, such as drones=-1.")] = None,
    jobs: Annotated[int, typer.Option(help="So many processes share the games.")] = 1,
    shard: Annotated[str, typer.Option(help="Play one part, such as 1/4, and write it as lines.")] = "",
    merge: Annotated[bool, typer.Option("--merge", help="Put parts together: --merge FILE...")] = False,
    files: Annotated[
        list[Path] | None, typer.Argument(help="With --merge: the files of parts.", callback=all_there)
    ] = None,
    as_json: Json = False,
) -> None:
    """Play many games without camera and screen and count what came of them."""
    from companion.commands.simulation.command import EACH, SimulationWish, plan_of, run

    plan = plan_of((players, games, seed, custody, mistakes, strategy, mode), choose or (), game, box)
    each, paths = custody == EACH, tuple(files or ())
    raise typer.Exit(run(SimulationWish(room, plan, each, jobs, shard, merge, paths, as_json)))


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="An exported game (.jsonl), or the name of a saved game.")],
    decide: Annotated[
        bool, typer.Option("--decide", help="Decide anew by today’s rules, tell differences.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Prove a saved or exported game again, changing nothing."""
    from companion.commands.replays import run

    raise typer.Exit(run(file, decide, as_json))


@app.command()
def export(
    game: Annotated[str, typer.Argument(help="The name of a saved game; without one they are listed.")] = "",
    file: Annotated[
        Path | None, typer.Argument(help="Where to, usually GAME.jsonl.", callback=writable)
    ] = None,
) -> None:
    """Write a saved game to one file, for a bug report or another computer; without a name, list them."""
    from companion.commands.exports import run

    raise typer.Exit(run(game, file))


@app.command()
def stats(
    game: Annotated[str, typer.Argument(help="One game that has ended; else all of them.")] = "",
    table: Annotated[
        Path | None,
        typer.Option(
            "--csv", help="Write a table: a line a person, or a turn of one game.", callback=writable
        ),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--png", help="Write a picture with all plots.", callback=writable)
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option("--log", help="Write the log of one game in words, as a table.", callback=writable),
    ] = None,
    as_json: Json = False,
    language: Language = FALLBACK,
) -> None:
    """Tell the figures of the games that have ended: wins, people, times; or the recap of one."""
    from companion.commands.stats import run

    raise typer.Exit(run((table, picture, log), as_json, game, language))


@app.command()
def pack(
    file: Annotated[
        Path,
        typer.Argument(help="Where to: a parcel (.parcel), or one table (.csv) to edit.", callback=writable),
    ],
    sets: Annotated[bool, typer.Option("--sets", help="Your own card sets.")] = False,
    collection: Annotated[bool, typer.Option("--collection", help="Your cards and their codes.")] = False,
    entries: Annotated[bool, typer.Option("--entries", help="What you told about cards and boards.")] = False,
    games: Annotated[bool, typer.Option("--games", help="Saved games.")] = False,
    people: Annotated[bool, typer.Option("--people", help="Who plays here.")] = False,
    pictures: Annotated[
        bool, typer.Option("--pictures", help="Pictures of your cards; hands may be on them.")
    ] = False,
) -> None:
    """Write what is yours to one file; without a choice: sets, collection and entries."""
    from companion.commands.parcels import run_pack

    asked = {"sets": sets, "collection": collection, "entries": entries, "games": games, "people": people,
             "pictures": pictures}  # fmt: skip
    raise typer.Exit(run_pack(file, [kind for kind, is_asked in asked.items() if is_asked]))


@app.command()
def unpack(
    file: Annotated[
        Path, typer.Argument(help="A parcel, or a table, game or set that came alone.", callback=there)
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what it would bring.")] = False,
    take: Annotated[str, typer.Option(help="Where it clashes: mine, theirs, or ask.")] = "ask",
    as_json: Json = False,
) -> None:
    """Take in what somebody has packed: whole, or not at all; a second time changes nothing."""
    from companion.commands.parcels import run_unpack

    raise typer.Exit(run_unpack(file, dry_run, take, as_json))


@app.command()
def own(
    name: Annotated[str, typer.Argument(help="The card set of a box that stands on your shelf.")] = "",
    listing: Annotated[bool, typer.Option("--list", help="Which boxes there are.")] = False,
    back: Annotated[
        bool, typer.Option("--back", help="Take it off the shelf; what you told is kept.")
    ] = False,
) -> None:
    """Take a box into your collection, so that it is offered for playing."""
    from companion.commands.shelf import run_own

    raise typer.Exit(run_own(name, listing, back))


@app.command()
def plan(
    box: Annotated[str, typer.Option(help="The box to play with.")] = USUAL_ROOM,
    players: Annotated[int, typer.Option(min=1)] = 3,
    film: Annotated[str, typer.Option(help="A film of the box; else its first.")] = "",
    game: Annotated[str, typer.Option(help="Another game of the box, or surprise: one by lot.")] = "",
    choose: Annotated[list[str] | None, typer.Option(help="A choice of set-up, such as drones=-1.")] = None,
    as_json: Json = False,
) -> None:
    """Say what to label and enter first for an evening, and how many minutes it takes."""
    from companion.commands.shelf import run_plan

    raise typer.Exit(run_plan(box, players, film, as_json, choose or ()))


@app.command()
def doctor(
    as_json: Json = False,
    language: Language = FALLBACK,
) -> None:
    """Say what works here, and what to do about what does not."""
    from companion.office.machine.doctor import run

    raise typer.Exit(run(as_json, language))


@app.command()
def read(
    images: Annotated[list[Path], typer.Argument(help="Pictures to read codes from.")],
    as_json: Json = False,
    reader: Annotated[str, typer.Option(help="both, zxing or zbar.")] = "both",
    marks: Annotated[
        bool,
        typer.Option(
            "--marks",
            help="Table marks too. Pictures in order count as frames of one camera: a clear mark is told "
            "from one picture, a faint one from the second of three that show it at the same spot.",
        ),
    ] = False,
    dice: Annotated[bool, typer.Option("--dice", help="Six-sided dice too, those in doubt marked.")] = False,
    why: Annotated[
        str, typer.Option(help="X,Y in pixels: explain why the code at that spot of one picture is not read.")
    ] = "",
    language: Language = FALLBACK,
) -> None:
    """Read every code in pictures."""
    if why:
        from companion.watch.why import run as explain

        raise typer.Exit(explain(images, why, as_json, language))
    from companion.commands.reading.command import run

    raise typer.Exit(run(images, as_json, reader, marks=marks, dice=dice, language=language))


@app.command("check-data")
def check_data(
    as_json: Json = False,
    grammar: Annotated[
        Path | None,
        typer.Option(help="Write the reference of what cards can say into this file.", callback=writable),
    ] = None,
) -> None:
    """Check every shipped card set, cue sheet, wiring and text; or write what cards can say."""
    if grammar is not None:
        from companion.commands.grammar_page import write

        return write(grammar)
    from companion.commands.check_data import run

    raise typer.Exit(run(as_json))


@app.command()
def bench(
    as_json: Json = False,
    processor: Annotated[bool, typer.Option(help="Time frames by the processor.")] = False,
    beside: Annotated[Path | None, typer.Option(help="Only the rules, beside another tree.")] = None,
) -> None:
    """Measure this machine: ratios in one run, so that they mean something elsewhere too."""
    from companion.commands.bench.command import run

    raise typer.Exit(run(as_json, processor, beside))


def main() -> None:
    """Run the command line; whatever goes wrong is a sentence, never a traceback."""
    from companion.ground.diary import keep_diary

    # Read when numbers are first reckoned with. A helper costs our small products more than it saves, and
    # while screen and game keep the cores busy it is waited for a hundred times as long as one alone takes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        keep_diary()
        app()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        raise SystemExit(130) from None
    except Exception as error:  # noqa: BLE001  # the outermost fence: a player never sees a traceback
        from companion.ground.excuses import excuse
        from companion.ground.verdicts import verdict_of

        print(excuse(error), file=sys.stderr)
        raise SystemExit(verdict_of(error)) from None


if __name__ == "__main__":
    main()
