"""How many records of each game a computer has too; where this is lost, more moves seem to be only here."""

from binascii import crc32

from voltable_device.flash import flash

FILE = "/games/synced"
GID, ROW = 8, 10  # bytes: an id, and with it the count


def rows(folder) -> bytes:
    """Ids and counts; nothing where the file is damaged, which hurts nobody."""
    try:
        with flash.reading(folder + FILE) as file:
            data = file.read()
    except OSError:
        return b""
    if len(data) % ROW != 4 or crc32(data[:-4]).to_bytes(4, "little") != data[-4:]:
        return b""
    return data[:-4]


def count_of(folder, gid) -> "int | None":
    """The records of a game that a computer has; None on a device that has never met a computer."""
    data = rows(folder)
    for at in range(0, len(data), ROW):
        if data[at : at + GID] == gid:
            return data[at + GID] | data[at + GID + 1] << 8
    return 0 if data else None


def keep(folder, gid, count):
    """Remember it; a failure costs only the number."""
    known = rows(folder)
    parts = [known[at : at + ROW] for at in range(0, len(known), ROW) if known[at : at + GID] != gid]
    data = b"".join(parts) + gid + count.to_bytes(2, "little")
    try:
        flash.write(folder + FILE, (data, crc32(data).to_bytes(4, "little")))
    except OSError:
        pass


def read(app):
    """The same for the game that is open; a log that was cut back has fewer records since then."""
    app.on_computer = count_of(app.device.folder, app.game.gid)
    if app.on_computer and app.on_computer > app.game.log.count:
        write(app, app.game.log.count)


def write(app, count):
    """The computer has so many records of the game that is open."""
    app.on_computer = count
    keep(app.device.folder, app.game.gid, count)
