"""How a game on the device stands, as far as this computer knows it."""

import voltable
from voltable.engine.records import Records
from voltable_host.language import _, ngettext
from voltable_host.language.words import phase_name
from voltable_host.loading import load as load_log
from voltable_host.saves import saves


def standing(gid: bytes, number: int) -> str:
    """Round and phase where a file here has the game up to that record; else its id and how long it is."""
    view = view_of(gid, number)
    if view:
        return _("round {round}, {phase}").format(round=view["round"], phase=phase_name(view["phase"]))
    return gid.hex()[:4] + ", " + ngettext("{n} record", "{n} records", number + 1)


def view_of(gid: bytes, number: int) -> dict | None:
    """What lies on the table after this record."""
    path = saves.find_gid(gid)
    try:
        data = path.read_bytes() if path else b""
        return load_log(data).view() if Records(data).count == number + 1 else None
    except (OSError, voltable.Refusal):
        return None
