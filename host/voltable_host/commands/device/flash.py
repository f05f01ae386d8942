"""`voltable device flash`: MicroPython goes on a device that is in bootloader mode."""

from pathlib import Path

import click

from voltable_host.choice import Choice
from voltable_host.language import N_, _
from voltable_host.shell import command
from voltable_host.talk import pass_talk

# The models by our name: their page on micropython.org/download, and their chip; no chip: no bootloader of this kind.
MODELS = {
    "rpi-pico": ("RPI_PICO", "RP2040"), "rpi-pico-w": ("RPI_PICO_W", "RP2040"),
    "rpi-pico2": ("RPI_PICO2", "RP2350"), "rpi-pico2-w": ("RPI_PICO2_W", "RP2350"),
    "esp32": ("ESP32_GENERIC", ""),
}  # fmt: skip
DOWNLOAD = "https://micropython.org/download/"

NO_FILE = N_(
    "Which firmware? Download the newest .uf2 for your device from {pages}, then: voltable device flash {example}"
)
ESP32 = N_("An ESP32 has no such drive. Put MicroPython on it with esptool, as its page tells: {page}")
BAD = {
    "size": N_("{file} is no UF2 firmware file: its size is not a whole number of blocks. Download it again: {page}"),
    "magic": N_("{file} is no UF2 firmware file. Download one: {page}"),
    "incomplete": N_("{file} is not whole. Download it again: {page}"),
    "family": N_("{file} is not for one chip of Raspberry Pi. Download the file of your device: {page}"),
}
NO_DRIVE = N_(
    "No device is in bootloader mode. Unplug it, hold its button BOOTSEL, plug it in, let go, and run this again."
)
NOT_MOUNTED = N_(
    "A device waits, but its drive is not mounted. Mount it: sudo mount -o uid=$(id -u) {drive} /mnt"
    " and run: voltable device flash --drive /mnt {file}"
)
NOT_A_DEVICE = N_("{drive} is no device in bootloader mode: it has no INFO_UF2.TXT. Hold BOOTSEL while plugging in.")
SEVERAL = N_("Several devices wait: {drives}. Choose one: --drive PATH")
OTHER_CHIP = N_("{file} is for {theirs}, the device has {ours}. Download the file for it: {page}")
NOT_WRITTEN = N_("{file} could not be copied to {drive} ({why}). Plug the device in again, and run this again.")
STILL_THERE = N_("The device did not take the firmware. Plug it in again with BOOTSEL held, and run this again.")


@command(examples=("device flash RPI_PICO.uf2", "device flash --board rpi-pico2", "device flash --drive /mnt FILE.uf2"))
@click.argument("uf2", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--drive", type=click.Path(path_type=Path, file_okay=False), help=N_("where the device shows itself"))
@click.option("--board", "model", type=Choice(list(MODELS)), help=N_("which device it is, to find its firmware"))
@pass_talk
def flash(talk, uf2, drive, model) -> None:
    """Put MicroPython on a device in bootloader mode; games on it stay.

    Hold the device's button BOOTSEL while you plug it in: it shows itself as a drive.
    """
    from voltable_host.companion.port import drives

    if model == "esp32":
        raise click.ClickException(_(ESP32).format(page=page_of(model)))
    if not uf2:
        pages = page_of(model) if model else DOWNLOAD
        name = MODELS[model or "rpi-pico"][0]
        raise click.UsageError(_(NO_FILE).format(pages=pages, example=f"{name}.uf2"))
    firmware = read(uf2, model)
    found = chosen(drives, drive, uf2)
    check_chip(firmware, found.chip, uf2)
    copied(talk, drives, found, firmware, uf2)
    record = {"drive": str(found.path), "model": found.model, "chip": found.chip, "bytes": len(firmware.data)}
    talk.data(record, _("{model} has its firmware and starts. Next: voltable device deploy").format(model=found.model))


def page_of(model: str | None) -> str:
    """Where the firmware of a device comes from."""
    return DOWNLOAD + (f"{MODELS[model][0]}/" if model else "")


def read(file: Path, model: str | None):
    """The firmware, whole and for the device that was named."""
    from voltable_host.companion.port import uf2

    try:
        firmware = uf2.read(file)
    except OSError as error:
        raise click.UsageError(f"{file}: {error.strerror}") from error
    except uf2.BadFirmware as error:
        sentence = _(BAD[str(error)])
        raise click.ClickException(sentence.format(file=file, page=page_of(model))) from error
    if model:
        check_chip(firmware, MODELS[model][1], file)
    return firmware


def chosen(drives, place: Path | None, file: Path):
    """The device that is meant: there has to be exactly one."""
    from voltable_host.companion.line.errors import NoDevice

    found = drives.find([place] if place else None)
    if len(found) > 1:
        names = ", ".join(str(drive.path) for drive in found)
        raise click.UsageError(_(SEVERAL).format(drives=names))
    if found:
        return found[0]
    if place:
        raise NoDevice(_(NOT_A_DEVICE).format(drive=place))
    waiting = drives.unmounted()
    raise NoDevice(_(NOT_MOUNTED).format(drive=waiting, file=file) if waiting else _(NO_DRIVE))


def check_chip(firmware, chip: str, file: Path) -> None:
    """Firmware for another chip would not start."""
    if firmware.chip != chip:
        model = next((name for name, (_page, known) in MODELS.items() if known == chip), None)
        sentence = _(OTHER_CHIP).format(file=file, theirs=firmware.chip, ours=chip, page=page_of(model))
        raise click.ClickException(sentence)


def copied(talk, drives, drive, firmware, file: Path) -> None:
    """Copy it, and wait until the device has gone to start it."""
    from voltable_host.companion.line.errors import LineError
    from voltable_host.companion.port.progress import progress

    try:
        with progress(talk, _("copying"), len(firmware.data)) as step:
            drives.copy(drive, firmware.data, "voltable.uf2", step)
    except OSError as error:
        sentence = _(NOT_WRITTEN).format(file=file, drive=drive.path, why=error.strerror or error)
        raise LineError(sentence) from error
    if not drives.wait_until_gone(drive):
        raise LineError(_(STILL_THERE))
