"""What a doctor looks at: each check is a line that says what was found and, where something is wrong, what to do."""

from dataclasses import dataclass

import voltable
from voltable.line.mark import ENGINE
from voltable_host.companion.port import scripts, settings_file
from voltable_host.companion.port.companion import Profile, profiles, settings
from voltable_host.companion.port.device import Device, Facts
from voltable_host.companion.port.program import HASH_DIGITS, MANIFEST, MARKER, PACKAGES
from voltable_host.language import _, ngettext

OK, HINT, FAULT = "ok", "hint", "fault"
LITTLE = 64  # kB of flash: less is soon nothing
CHIPS = {"GP": "rp2", "IO": "esp32"}  # what is printed beside a pin, and the system that has such pins
CONTROLLERS = {8: "sh1106", 3: "ssd1306", 6: "ssd1306"}  # by the low bits of their status: a hint, see scripts.py
OTHER_CONTROLLER = {"ssd1306": "sh1106", "sh1106": "ssd1306"}
DEPLOY, SYNC = "voltable device deploy", "voltable device sync"
START = 8  # seconds in which a program that ends at once has ended


@dataclass(frozen=True)
class Check:
    """One line of a doctor."""

    name: str
    state: str
    told: str
    next: str | None = None
    code: int = 1  # of the command where this is a fault

    def facts(self) -> dict:
        """For scripts."""
        return {"check": self.name, "state": self.state, "told": self.told, "next": self.next}


def firmware(url: str, about: Facts) -> Check:
    """MicroPython of an age that was tried."""
    told = f"{url}  {about.machine}  {about.firmware}"
    if about.name != "micropython" or about.version < (1, 25):
        return Check("port", FAULT, told, "voltable device flash")
    return Check("port", OK, told)


def program(device: Device) -> Check:
    """The files of our program: all there, whole, and of this version."""
    there = device.files(PACKAGES)
    listed = device.read_object(MANIFEST)
    if not there or listed is None or not isinstance(listed.get("files"), dict):
        told = _("not on the device") if not there else _("on the device, but not put there by deploy")
        return Check("app", FAULT, told, DEPLOY)
    if MARKER in there:
        return Check("app", FAULT, _("half copied: a deploy was cut off"), DEPLOY)
    told = _("{theirs} on device, {ours} here").format(theirs=listed.get("version"), ours=voltable.__version__)
    if listed.get("engine") != ENGINE.hex() or listed.get("version") != voltable.__version__:
        return Check("app", FAULT, told, DEPLOY)
    wrong = damaged(device, listed["files"])
    if wrong:
        told += ", " + ngettext("{n} file is damaged", "{n} files are damaged", len(wrong))
        return Check("app", FAULT, told, DEPLOY)
    return Check("app", OK, told)


def damaged(device: Device, files: dict) -> list[str]:
    """Files that are not what the manifest says."""
    hashes = device.hashes([str(path) for path in files])
    return [path for path, found in hashes.items() if (found or "")[:HASH_DIGITS] != files[path]]


def starting(device: Device) -> Check | None:
    """A program that ends as it begins, with its last words; nothing where it runs."""
    heard = device.start(START)
    if not heard.rstrip().endswith(">>>"):
        return None
    lines = [line for line in heard.replace(">>>", "").splitlines() if line.strip()]
    trace = [line for line in lines if "Error" in line]
    why = (trace or lines or [_("no message")])[-1].strip()
    return Check("start", FAULT, _("the program ends at once: {why}").format(why=why), DEPLOY)


def profile(device: Device, about: Facts) -> list[Check]:
    """The profile that the settings name, its display and its keys."""
    kept = device.read_object(settings_file.PATH)
    if kept is None and device.read(settings_file.PATH) is not None:
        told = _("settings.json is no JSON object, so defaults count")
        return [Check("profile", FAULT, told, "voltable device config set profile=NAME")]
    name = (kept or {}).get("profile", settings()["profile"].default)
    if name not in profiles():
        told = _("{profile} is not known").format(profile=name)
        return [Check("profile", FAULT, told, "voltable device config set profile=NAME")]
    found = profiles()[name]
    if CHIPS[found.pin_name] != about.platform:
        told = _("{profile} is for another chip than {machine}").format(profile=name, machine=about.machine)
        return [Check("profile", FAULT, told, "voltable device config set profile=NAME")]
    return [Check("profile", OK, name), display(device, found), keys(device, found)]


def display(device: Device, found: Profile) -> Check:
    """Whether it answers, and whether it is what the profile says."""
    if found.bus["kind"] != "i2c":
        told = _("{display} on {bus}: it cannot answer; look at it").format(display=found.display, bus=found.bus_name)
        return Check("display", OK, told)
    wires = f"{found.bus_name} SDA {found.pin_name}{found.bus['sda']} SCL {found.pin_name}{found.bus['scl']}"
    answer = device.ask(scripts.DISPLAY, dict(found.bus))
    if answer is None:
        told = _("{wires}: nobody answers").format(wires=wires)
        return Check("display", FAULT, told, f"voltable device wiring {found.name}")
    address, status = answer
    told = _("{wires}: 0x{address} answers").format(wires=wires, address=f"{address:02x}")
    other = CONTROLLERS.get(status, found.display)
    if other != found.display:
        told += ", " + _("but as {other} does, not {display}").format(other=other, display=found.display)
        return Check("display", HINT, told, f"voltable device config set display={other}")
    told += "; " + _("is the picture shifted by 2 columns?")
    return Check("display", HINT, told, f"voltable device config set display={OTHER_CONTROLLER[found.display]}")


def keys(device: Device, found: Profile) -> Check:
    """Pins that exist, and keys that are up."""
    wired = [(label, pin) for label, pin in found.keys if pin is not None]
    down, missing = device.ask(scripts.KEYS, wired)
    next_step = f"voltable device wiring {found.name}"
    if missing:
        names = ", ".join(f"{found.pin_name}{pin}" for pin in missing)
        return Check("keys", FAULT, _("this chip has no {pins}").format(pins=names), next_step)
    if down:
        return Check("keys", FAULT, _("down though nobody presses: {keys}").format(keys=", ".join(down)), next_step)
    return Check("keys", OK, " ".join(f"{label} {found.pin_name}{pin}" for label, pin in wired))


def flash(free: int, games: int | None = None) -> Check:
    """Room for games, in kB."""
    told = _("{free} kB free").format(free=free)
    if games is not None:
        told += ", " + ngettext("{n} game", "{n} games", games)
    if free < LITTLE:
        return Check("flash", FAULT, told, "voltable device reset --forget all")
    return Check("flash", OK, told)
