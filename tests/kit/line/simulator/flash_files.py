"""Files on flash: read as they were when they were opened, written when they are flushed."""

SYNC = "sync"  # a durable step: the bytes of a file


class Reader:
    """A file as it was when it was opened."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def read(self, size=-1):
        """The next bytes."""
        end = len(self.data) if size < 0 else self.at + size
        found = self.data[self.at : end]
        self.at += len(found)
        return found

    def readinto(self, room):
        """The next bytes, as many as there is room for."""
        found = self.read(len(room))
        room[: len(found)] = found
        return len(found)

    def seek(self, place, whence=0):
        """From the beginning or the end."""
        self.at = place if whence == 0 else len(self.data) + place
        return self.at


class Writer:
    """A file whose bytes wait in memory until they are flushed."""

    def __init__(self, disk, path, data):
        self.disk = disk
        self.path = path
        self.data = data
        self.is_new = True  # something is not flushed yet
        self.is_bad = False

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if not self.is_bad and not self.disk.is_off:
            self.flush()

    def seek(self, place, whence=0):
        """Only where it ends is asked."""
        return len(self.data)

    def write(self, data):
        """Behind all the rest."""
        self.data += bytes(data)
        self.is_new = True

    def flush(self):
        """For good, all of it in one step; bad flash keeps a part of it, or all and says that it does not."""
        if not self.is_new:
            return
        failure = self.disk.failure(SYNC, self.path)
        if failure:
            self.is_bad = True
            error, share = failure
            before = len(self.disk.files[self.path])
            kept = before + int((len(self.data) - before) * share) if len(self.data) > before else before
            if share:
                self.disk.files[self.path] = self.data[:kept]
            raise OSError(error, "flash")
        self.disk.check_power()
        self.disk.step(SYNC, self.path, False)
        self.disk.files[self.path] = self.data
        self.is_new = False
        self.disk.steps += 1
        self.disk.step(SYNC, self.path, True)
