"""Games that a device may forget: those whose very last record is here."""

import click

from voltable.engine.refusal import LogError
from voltable_host.companion.line.errors import LineError
from voltable_host.language import _
from voltable_host.language.near import after_guess

FOLDER = "/games"
ALL = "all"


def meant(games: list, wanted: str) -> list:
    """The games of the device that a word means: all, or those whose id begins so."""
    if wanted == ALL:
        return list(games)
    found = [game for game in games if game[0].hex().startswith(wanted.lower())]
    if len(found) != 1:
        names = ", ".join(game[0].hex()[:4] for game in games) or "-"
        sentence = (
            _("There is no game {game} on the device. There are: {games}.") if not found
            else _("{game} is the beginning of several games: {games}.")
        )  # fmt: skip
        told = sentence.format(game=wanted, games=names)
        raise click.UsageError(told if found else after_guess(told, wanted, [ALL, *names.split(", ")]))
    return found


def check_safe(games: list) -> None:
    """Each game's head is in a file here, or a sentence names the ones that are not."""
    missing = [gid.hex()[:4] for gid, number, head, _flags in games if not is_held(gid, number, head)]
    if missing:
        sentence = _("Not all of {games} is on this computer, so it stays on the device. First: voltable device sync")
        raise LineError(sentence.format(games=", ".join(missing)))


def is_held(gid: bytes, number: int, head: bytes) -> bool:
    """Whether a file of ours has this very record."""
    from voltable.engine.records import Records
    from voltable_host.saves.saves import find_gid

    path = find_gid(gid)
    if path is None:
        return False
    try:
        records = Records(path.read_bytes())
    except (OSError, LogError):
        return False
    return number < records.count and records.head_at(number) == head


def files_of(device, games: list[bytes]) -> list[str]:
    """Every file that a device keeps of these games: the journal, its branches, what was put aside."""
    names = tuple(f"{FOLDER}/{gid.hex()}." for gid in games)
    return sorted(path for path in device.files([FOLDER]) if path.startswith(names))
