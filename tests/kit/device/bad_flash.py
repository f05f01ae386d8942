"""Flash that fails: a chosen write, flush or read goes wrong, and everything works again afterwards."""

from voltable_device.flash import flash

ERROR, FULL = 5, 28


class BadFlash:
    """Until `heal`, files opened for writing fail as the list of faults says, one fault for each file.

    A fault is (where, errno, bytes that still reach the flash); where is "write", "flush" or "open"; None is no fault.
    """

    def __init__(self, *faults, always=None):
        self.faults = list(faults)
        self.always = always
        flash.open = self.open

    def open(self, path, mode):
        """A file with the next fault in it."""
        if mode == "rb":
            return open(path, mode)
        fault = self.faults.pop(0) if self.faults else self.always
        if fault and fault[0] == "open":
            raise OSError(fault[1], "bad flash")
        return BadFile(open(path, mode), fault) if fault else open(path, mode)

    def heal(self):
        """All is well again."""
        del flash.open


class BadFile:
    """A file that fails once."""

    def __init__(self, file, fault):
        self.file = file
        self.where, self.error, self.reaches = fault

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()

    def seek(self, *place):
        """Where a file ends can be asked."""
        return self.file.seek(*place)

    def write(self, data):
        """All of it, or only its first bytes."""
        self.file.write(data[: self.reaches])
        if self.where == "write":
            self.file.flush()
            raise OSError(self.error, "bad flash")

    def flush(self):
        """What was written is on flash, and the chip says it is not."""
        self.file.flush()
        raise OSError(self.error, "bad flash")

    def fileno(self):
        """On a computer."""
        return self.file.fileno()
