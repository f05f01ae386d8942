"""Games through storms for as long as one likes: the real command, the real device program, and a bad cable.

fuzz_pty.py --minutes 10 --seed 1; a seed that fails is printed with the command that plays it again.
"""

import sys
import tempfile
import time
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host", "tests")]

from kit.line.pty_storm import KINDS, Storm  # noqa: E402


@click.command()
@click.option("--minutes", default=10.0, show_default=True)
@click.option("--seed", default=1, show_default=True, help="of the first storm; the next ones count up")
@click.option("--kind", type=click.Choice(list(KINDS)), help="only this one")
@click.option("--frames", default=300, show_default=True, help="that a storm lasts")
def main(minutes: float, seed: int, kind: str | None, frames: int) -> None:
    """One storm after another."""
    end = time.monotonic() + 60 * minutes
    games = moves = carried = damaged = host = device = 0
    while time.monotonic() < end:
        name = kind or list(KINDS)[seed % len(KINDS)]
        with tempfile.TemporaryDirectory(prefix="voltable-storm-") as home:
            storm = Storm(Path(home), name, seed)
            try:
                storm.rage(frames)
            except BaseException:
                again = f"{sys.executable} tools/fuzz_pty.py --minutes 0.01 --kind {name} --seed {seed}"
                click.echo(f"failed; again with: {again} --frames {frames}")
                raise
            games, moves = games + 1, moves + len(storm.told())
            carried, damaged = carried + storm.relay.frames, damaged + storm.relay.damaged
            host, device = host + storm.kills["host"], device + storm.kills["device"]
        seed += 1
    click.echo(
        f"{games} games, {moves} moves told, {carried} frames, {damaged} damaged, "
        f"{host} times the host killed, {device} times the device: nothing lost"
    )


if __name__ == "__main__":
    main()
