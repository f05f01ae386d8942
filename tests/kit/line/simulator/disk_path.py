"""Paths of the disk in memory."""

from contextlib import contextmanager
from pathlib import PurePosixPath
from typing import Any


class DiskPath(PurePosixPath):
    """A path of this disk."""

    disk: Any  # there is one at a time

    def resolve(self):
        """There are no links."""
        return self

    def mkdir(self, parents=False, exist_ok=False):
        """The folder is there."""

    def unlink(self, missing_ok=False):
        """Away with it."""
        self.disk.unlink(self)

    def is_file(self):
        """All are."""
        return self.disk.lexists(self)

    def stat(self):
        """Size and number."""
        return self.disk.stat(self)

    def read_bytes(self):
        """As the program sees them."""
        return self.disk.file_of(self).data

    def write_text(self, text, encoding):
        """A report, which nobody reads here."""


@contextmanager
def left_open(file):
    """A file that is not closed behind its reader."""
    yield file
