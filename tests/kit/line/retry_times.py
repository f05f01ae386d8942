"""How long an answer takes when a frame of it came to harm: the real device program on a pseudo-terminal."""

from pathlib import Path

import voltable
from kit.line.cabled import Companion
from kit.line.relay import Relay
from kit.patience import wait_until
from voltable.bots.random_bot import random_dice, random_move
from voltable.line.flows.copying import pull
from voltable.line.messages import SLOW
from voltable_host.companion.line.asking import run
from voltable_host.companion.line.client import connected

GID = b"12345678"
DAMAGE = 0.3  # of all frames; a frame that is sent again comes through, so that each answer needs one retry


def measured(home: Path, count: int, seed: int = 1) -> list[float]:
    """Milliseconds from the first send to the answer, for so many answers that had to be asked for again."""
    game = voltable.new_game("card", players=3, seed=seed, gid=GID)
    dice = random_dice(seed)
    while not game.over:
        game.play(random_move(game.choices(), dice))
    companion = Companion(home)
    companion.put(game)
    with companion, Relay(home / "port", companion.port, seed, DAMAGE, is_kind=True) as relay:
        wait_until(lambda: relay.far is not None)
        while len(times(relay)) < count:
            with connected(str(home / "port")) as client:
                client.hello()
                run(client, pull(GID, 0))
    return times(relay)


def times(relay: Relay) -> list[float]:
    """Sorted; what is written to flash first has a second's patience and is left out."""
    return sorted(1000 * seconds for kind, seconds in relay.answers.retried if kind not in SLOW)


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all stays below."""
    return values[min(len(values) - 1, int(len(values) * part))]
