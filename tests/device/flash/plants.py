"""Bugs that the cuts must find; each takes the place of something that is right."""

from voltable_device.flash import filed_log, flash, games, kept, mending, scanned_log


def plant(name):
    """Put a bug in, by its name."""
    PLANTS[name]()


def acknowledged_before_it_is_flushed():
    """A record waits in memory until the next one comes."""

    def write(log, record, chain):
        waiting = getattr(log, "waiting", None)
        log.waiting = record, log.size
        if waiting:
            flash.append(log.path, *waiting)

    filed_log.FiledLog.write = write


def checksums_are_not_looked_at():
    """Whatever stands behind a record is taken for its checksum."""

    def records(steps, chain):
        data = b"".join(list(steps))
        while len(data) > 8 and 1 <= data[0] <= len(data) - 8:
            end = 4 + data[0]
            number = chain.number
            chain.follow(data[:end], int.from_bytes(data[end : end + 4], "little"))
            yield number, data[1], data[4:end]
            data = data[end + 4 :]

    scanned_log.records = records


def mended_in_place():
    """The good part is written over the journal instead of beside it."""

    def mend(log):
        if flash.size_of(log.path) <= log.size:
            return []
        mending.keep_aside(log.path, log.path[:-2])
        with open(log.path, "rb") as file:
            good = file.read(log.size)
        with open(log.path, "wb") as file:
            for at in range(0, len(good), 64):
                file.write(good[at : at + 64])
                flash.settle(file)
        return []

    kept.mend = filed_log.mend = mend


def damaged_end_thrown_away():
    """Nothing is kept aside."""
    mending.keep_aside = lambda path, stem: None


def damaged_end_kept_over_an_older_one():
    """There is only one file aside."""
    mending.keep_aside = lambda path, stem: flash.copy(path, stem + mending.ASIDE)


def damaged_end_left_there():
    """Moves are written behind it."""
    kept.mend = lambda log: []

    def append(path, data, at):
        with open(path, "ab") as file:
            file.write(data)
            flash.settle(file)

    flash.append = append


def game_made_in_place():
    """A new journal has its name before it is whole."""

    def write(path, parts):
        path = path.replace(mending.NEW, mending.JOURNAL)
        with open(path, "wb") as file:
            for part in parts:
                file.write(part)
                flash.settle(file)

    class InPlace:
        """Flash as the games see it."""

        FULL, size_of, remove = flash.FULL, flash.size_of, flash.remove

    InPlace.write = write
    InPlace.rename = lambda path, target: None if path.endswith(mending.NEW) else flash.rename(path, target)
    games.flash = InPlace


def leftovers_are_all_removed():
    """Also a new journal that has only to take its name."""

    def finish(folder, names):
        for name in names:
            if name.endswith(mending.NEW):
                flash.remove(folder + "/" + name)

    games.finish = finish


PLANTS = {
    function.__name__: function
    for function in (
        acknowledged_before_it_is_flushed, checksums_are_not_looked_at, mended_in_place, damaged_end_thrown_away,
        damaged_end_kept_over_an_older_one, damaged_end_left_there, game_made_in_place, leftovers_are_all_removed,
    )
}  # fmt: skip
