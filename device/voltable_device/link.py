"""The serial line: a line of plain text is answered with how the device stands; nothing else is taken yet."""

import asyncio
import select
import sys

import voltable

PAUSE = 50  # milliseconds
MOST = 64  # bytes at a time


def status(app) -> str:
    """Version, profile, and the game with its moves."""
    told = "Voltable " + voltable.__version__ + ", " + app.board.profile.name
    if app.kept is not None:
        game = app.game
        told += f", {game.edition.name} {game.log.count - game.log.start - 1} {game.hash()}"
    return told


def waits(poll) -> bool:
    """Whether a byte is there; ipoll makes no list."""
    for _ in poll.ipoll(0):
        return True
    return False


async def listen(app):
    """Read a little at a time, only what is there; the end of a line asks for the status."""
    poll = select.poll()
    poll.register(sys.stdin, select.POLLIN)
    while True:
        for _ in range(MOST):
            if not waits(poll):
                break
            byte = sys.stdin.buffer.read(1)  # one byte: the only read that never blocks
            if not byte:
                return
            if byte == b"\n" or byte == b"\r":
                print(status(app))
        await asyncio.sleep_ms(PAUSE)  # type: ignore[attr-defined]
