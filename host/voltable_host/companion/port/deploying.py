"""Puts the program on a board so that a pulled plug leaves the old one, the new one, or a mark that says: again."""

from collections.abc import Callable
from dataclasses import dataclass, field

from voltable_host.companion.line.errors import LinkError
from voltable_host.companion.port.board import Board
from voltable_host.companion.port.program import MANIFEST, MARKER, PACKAGES, digest, manifest
from voltable_host.language import N_, _

NEW = ".new"
ENDINGS = (".py", ".mpy", ".bin", NEW)  # what a deploy has ever left in our folders
BLOCK = 4096  # bytes of flash that even a small file may take
MAIN = "/main.py"

NO_ROOM = N_(
    "The board has {free} kB free and needs {needed} kB. Remove files of yours from it:"
    " mpremote connect {port} fs ls"
)  # fmt: skip
DAMAGED = N_("{file} did not arrive whole; the program on the board is still the old one. Run this again.")


@dataclass
class Work:
    """What has to be done: the whole program, what of it differs on the board, and what is there too much."""

    files: dict[str, bytes]
    changed: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    is_foreign: bool = False  # a main.py that is none of ours
    is_marked: bool = False  # an earlier deploy was cut off
    is_listed: bool = False  # the manifest says what will be there

    @property
    def size(self) -> int:
        """Bytes to copy."""
        return sum(len(self.files[path]) for path in self.changed)

    @property
    def is_done(self) -> bool:
        """Everything is there already."""
        return not (self.changed or self.stale or self.is_marked) and self.is_listed


def compare(board: Board, files: dict[str, bytes]) -> Work:
    """Look at the board."""
    there = board.files(PACKAGES)
    hashes = board.hashes([*files, MANIFEST])
    changed = [path for path, data in files.items() if hashes[path] != digest(data)]
    stale = [path for path in there if path.endswith(ENDINGS) and path not in files]
    is_ours = hashes[MANIFEST] is not None or any(path in there for path in files)
    return Work(
        files, changed, sorted(stale), is_foreign=hashes.get(MAIN) is not None and not is_ours,
        is_marked=MARKER in there, is_listed=hashes[MANIFEST] == digest(manifest(files)),
    )  # fmt: skip


def check_room(board: Board, work: Work, free: int) -> None:
    """Both programs have to fit for a moment; what a cut deploy left is taken away first."""
    left = [path for path in work.stale if path.endswith(NEW)]
    board.remove(left)
    needed = sum(-(-len(work.files[path]) // BLOCK) * BLOCK for path in work.changed) + 4 * BLOCK
    if needed > free + BLOCK * len(left):
        sentence = _(NO_ROOM).format(free=free // 1024, needed=-(-needed // 1024), port=board.url)
        raise LinkError(sentence)


def copy(board: Board, work: Work, step: Callable[[int], None]) -> None:
    """New files beside the old ones, checked where they lie; until here the old program is whole."""
    board.make_folders([*work.changed, MANIFEST])
    for path in work.changed:
        board.write(path + NEW, work.files[path], step)
    hashes = board.hashes([path + NEW for path in work.changed])
    for path in work.changed:
        if hashes[path + NEW] != digest(work.files[path]):
            board.remove([path + NEW for path in work.changed])
            raise LinkError(_(DAMAGED).format(file=path))


def switch(board: Board, work: Work) -> None:
    """From the old program to the new one; the mark stands from the first name to the last."""
    board.make_folders([MANIFEST])
    board.write(MARKER, b"")
    board.rename([(path + NEW, path) for path in work.changed])
    board.remove(path for path in work.stale if not path.endswith(NEW))
    board.replace(MANIFEST, manifest(work.files))
    board.remove([MARKER])
