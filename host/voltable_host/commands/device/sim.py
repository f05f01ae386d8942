"""`voltable device sim`: the program of the device on this computer, in the terminal or for scripts."""

import os
import signal
import sys
from functools import partial
from pathlib import Path

import click
from click.core import ParameterSource

from voltable_host import config
from voltable_host.asking import confirmed
from voltable_host.companion.files import micropython
from voltable_host.companion.port.companion import find_profile
from voltable_host.gate.sentences import quoted
from voltable_host.language import N_, Speech, _
from voltable_host.shell import command
from voltable_host.talk import pass_talk

PROFILE = "pico-oled-3b"
FILE = click.Path(path_type=Path, dir_okay=False)
EXAMPLES = (
    "device sim", "device sim --profile pico-lcd-1.3 --lang cs", "device sim --pty pico --screenshot screen.png",
    "device sim --headless --screenshot screen.png < keys.txt",
)  # fmt: skip


@command(examples=EXAMPLES)
@click.option("--profile", default=PROFILE, show_default=True, metavar="NAME", help=N_("which device it is"))
@click.option("--pty", type=FILE, metavar="PATH", help=N_("where others find its serial port, until it is left"))
@click.option(
    "--headless", is_flag=True,
    help=N_("draw nothing; stdin has lines: press L, hold M, down R, up R, wait 500, text, shot FILE.png, quit"),
)  # fmt: skip
@click.option("--screenshot", type=FILE, metavar="FILE.png", help=N_("write its screen there at the end"))
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), help=N_("where its files lie"))
@pass_talk
def sim(talk, profile, pty, headless, screenshot, folder) -> None:
    """Run the device's program here, under MicroPython, with its screen and its keys in the terminal."""
    from voltable_host.companion.sim.camera import Camera
    from voltable_host.companion.sim.flash_folder import only_one
    from voltable_host.companion.sim.stopped import Stopped

    find_profile(profile)
    check_machine(talk)
    folder = folder or config.home() / "sim"
    for end in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(end, lambda *_signal: sys.exit(0))  # as good as `quit`
    try:
        with (
            only_one(folder),
            switched_on(talk, profile, pty, folder) as device,
            Camera(device, talk, screenshot) as camera,
        ):
            if headless or talk.plain or not sys.stdin.isatty():
                facts = {"profile": profile, "port": pty and str(pty), "folder": str(folder)}
                attend(talk, device, camera, facts, show=not headless)
            else:
                look(device, camera)
    except Stopped as stopped:
        talk.detail(quoted(stopped.trace))
        raise click.ClickException(str(stopped)) from stopped


def check_machine(talk) -> None:
    """What has to be there before anything is made."""
    if os.name != "posix":
        raise click.ClickException(_("The simulator needs Linux, macOS or another Unix: run it there, or in WSL."))
    try:
        find_or_get(talk)
    except micropython.NoMicroPython as error:
        raise click.ClickException(str(error)) from error


def find_or_get(talk) -> None:
    """MicroPython is there, or whoever sits at a terminal lets us get it."""
    try:
        micropython.find()
    except micropython.NoMicroPython:
        if not (sys.stdin.isatty() and sys.stderr.isatty() and micropython.is_providable()):
            raise
        asked = _("The simulator needs MicroPython, which is not here yet. Get it now, into {folder}?")
        if not confirmed(asked.format(folder=micropython.place()), default=True):
            raise
        talk.note(_("Getting MicroPython; this may take some minutes."))
        micropython.provide(talk.aloud)
        micropython.find()


def switched_on(talk, profile: str, pty: Path | None, folder: Path):
    """A device with its files and its cable."""
    from voltable_host.companion.sim.device_language import teach
    from voltable_host.companion.sim.serial_line import LooseCable, PtyCable
    from voltable_host.companion.sim.simulator import Simulator

    teach(folder, Speech.language, always=is_language_given())
    overhear = partial(overheard, talk) if talk.verbose else None
    return Simulator(profile, folder, PtyCable(pty) if pty else LooseCable(overhear))


def overheard(talk, line: str) -> None:
    """What the device says on its serial line."""
    talk.detail(quoted(line))


def is_language_given() -> bool:
    """Whether --lang was typed for this command."""
    return click.get_current_context().get_parameter_source("lang") is ParameterSource.COMMANDLINE


def look(device, camera) -> None:
    """In the terminal."""
    from voltable_host.companion.sim.window import Window

    Window(device, partial(camera.expose, camera.file) if camera.file else None).run()


def attend(talk, device, camera, facts: dict, show: bool) -> None:
    """Keys from stdin; when it ends the device goes on only where it has a port for others."""
    from voltable_host.companion.sim.without_window import Reader, follow, lines_of

    sentence = _("{profile} runs; its files: {folder}") if not facts["port"] else _("{profile} runs; its port: {port}")
    talk.data(facts, sentence.format(**facts))
    is_open = follow(device, lines_of(device, sys.stdin.fileno()), camera, Reader(device, talk), show)
    if is_open and facts["port"]:
        device.wait(lambda: device.is_gone)
        raise device.end()
