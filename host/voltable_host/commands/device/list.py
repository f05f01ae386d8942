"""`voltable device list`: the serial ports, and what answers there."""

from voltable_host.companion.line.ports import VENDORS, all_ports, full_name, port_option
from voltable_host.companion.port.looking import look
from voltable_host.language import _
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command("list", examples=("device list", "device list --json", "device list --port socket://localhost:4000"))
@port_option
@pass_talk
def list_(talk, port) -> None:
    """List the serial ports of this computer and say what answers at each."""
    found = [{"port": full_name(port), "board": None}] if port else [described(one) for one in all_ports()]
    if not found and not talk.json:
        talk.note(_("There is no serial port. Plug the device in; a new one needs: voltable device flash"))
    for one in found:
        seen = look(one["port"], talk) if port or one.pop("is_usb") else look_at_nothing()
        record = one | seen.facts()
        talk.data(record, "  ".join(part for part in (one["port"], one["board"] or "", seen.sentence()) if part))


def described(port) -> dict:
    """A port and who made what is plugged in there."""
    maker = " ".join(part for part in (VENDORS.get(port.vid), port.product) if part) if port.vid is not None else None
    return {"port": port.device, "board": maker, "is_usb": port.vid is not None}


def look_at_nothing():
    """A port that is built in is left alone: bytes may mean anything there."""
    from voltable_host.companion.port.looking import Seen

    return Seen("other")
