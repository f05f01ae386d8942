"""Lays out build/board exactly as on a board, and writes what `mpremote mip install` reads, here and there."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host")]

from voltable_host.companion.files.board_folder import lay_out  # noqa: E402
from voltable_host.companion.files.mip_package import NAME, of_board, of_sources  # noqa: E402

BOARD = ROOT / "build" / "board"


def fresh_board(folder: Path) -> dict[str, int]:
    """The folder as it would be on a new board, and its package.json; sizes by file."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)
    sizes = lay_out(folder)
    (folder / NAME).write_text(of_board(folder), encoding="utf-8")
    return sizes


def main() -> int:
    """Say how large it is."""
    (ROOT / NAME).write_text(of_sources(ROOT), encoding="utf-8")
    sizes = fresh_board(BOARD)
    compiled = sum(size for name, size in sizes.items() if name.endswith(".mpy"))
    print(f"{BOARD.relative_to(ROOT)}: {len(sizes)} files, {sum(sizes.values())} bytes, {compiled} of them compiled")
    print(f"to a board: mpremote mip install {(BOARD / NAME).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
