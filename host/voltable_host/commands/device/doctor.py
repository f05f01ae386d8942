"""`voltable device doctor`: what is wrong with a device, and the next command."""

import click

from voltable_host.companion.line.errors import LineError, NoDevice
from voltable_host.companion.line.ports import find, port_option
from voltable_host.companion.port.checks import DEPLOY, FAULT, HINT, OK, SYNC, Check
from voltable_host.language import N_, _, ngettext
from voltable_host.language.calling import as_called
from voltable_host.shell import command
from voltable_host.talk import pass_talk

WIDTH = 84


@command(examples=("device doctor", "device doctor --deep", "device doctor --port a0 --json"))
@port_option
@click.option("--deep", is_flag=True, help=N_("stop the program for a moment and look at its files and wires"))
@pass_talk
def doctor(talk, port, deep) -> None:
    """Find what is wrong with the device, and say what to do about it.

    The exit code is 0 where all is well, 1 where something is wrong, 3 without a device.
    """
    checks: list[Check] = []
    for check in until_it_fails(port, talk, deep):
        checks.append(check)
        if not talk.json:
            talk.line(line(check))
    if talk.json:
        talk.data([check.facts() for check in checks], "")
    codes = [check.code for check in checks if check.state == FAULT]
    if codes:
        click.get_current_context().exit(max(codes))


def until_it_fails(port: str | None, talk, deep: bool):
    """Every check; where the device is not there or goes away, the last one says so."""
    try:
        yield from examined(find(port), talk, deep)
    except NoDevice as error:
        yield no_port(error)
    except LineError as error:
        yield Check("port", FAULT, error.format_message(), code=error.exit_code)


def examined(url: str, talk, deep: bool):
    """Over the line first; at the prompt where that is asked for, or where the program does not answer."""
    from voltable_host.companion.port import looking

    seen = looking.look(url, talk)
    if seen.answers == looking.CLOSED:
        raise NoDevice(seen.why)
    is_running = seen.answers == looking.VOLTABLE
    if is_running:
        yield from over_the_line(url, seen, deep)
    if deep or not is_running:
        yield from at_the_prompt(url, talk, is_running)


def over_the_line(url: str, seen, deep: bool):
    """What the program itself tells."""
    if not deep:
        yield Check("port", OK, url)
    if seen.is_other_version:
        yield Check("link", FAULT, _("another version answers; its games can be read"), DEPLOY)
    else:
        yield Check("link", OK, seen.sentence())
    if seen.ping:
        _number, _head, unsynced, free, dropped = seen.ping
        if not deep:
            yield Check("memory", OK, _("{free} kB free").format(free=free))
        told = ngettext("{n} move is only there", "{n} moves are only there", unsynced)
        yield Check("games", HINT if unsynced else OK, told, SYNC if unsynced else None)
        if dropped:
            told = ngettext("{n} frame came damaged", "{n} frames came damaged", dropped)
            yield Check("line", HINT, told, _("another cable"))


def at_the_prompt(url: str, talk, is_running: bool):
    """What lies on the device, while the program stands still."""
    from voltable_host.companion.port import checks
    from voltable_host.companion.port.answering import part
    from voltable_host.companion.port.device import Device

    if is_running:
        part(url, talk)
    with Device(url) as device:
        about = device.facts()
        yield checks.firmware(url, about)
        app = checks.program(device)
        yield app
        yield from checks.profile(device, about)
        games = [path for path in device.files(["/games"]) if path.endswith(".j")]
        yield checks.flash(about.free // 1024, len(games))
        if not is_running and app.state == OK:
            ended = checks.starting(device)
            if ended:
                yield ended
                return
    if app.state == OK:
        yield runs_again(url, talk)


def runs_again(url: str, talk) -> Check:
    """The program that we stopped, or that did not run."""
    from voltable_host.companion.port.answering import wait_for_app

    try:
        wait_for_app(url, talk)
    except LineError as error:
        return Check("start", FAULT, error.format_message())
    return Check("start", OK, _("the program runs"))


def no_port(error: NoDevice) -> Check:
    """Nothing at the port; perhaps a device waits for firmware."""
    from voltable_host.companion.port import drives

    waiting = drives.find()
    if waiting:
        told = _("{model} is in bootloader mode at {drive}").format(model=waiting[0].model, drive=waiting[0].path)
        return Check("port", FAULT, told, "voltable device flash FILE.uf2", code=3)
    return Check("port", FAULT, error.format_message(), code=3)


def line(check: Check) -> str:
    """A check as a line; what is in order ends with ok."""
    told = f"{check.name:<9} {check.told}"
    if check.state == OK:
        return f"{told:<{WIDTH}} ok"
    return told + (f"  {_('try:')} {as_called(check.next)}" if check.next else "")
