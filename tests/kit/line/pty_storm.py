"""A game through a storm: frames come to harm, either side is killed at any moment, and nothing may be lost.

The host is the real command in a process of its own, the device the real program under MicroPython, and a relay
between them hurts every fifth frame. What either side has told somebody is noted; in the end it must be in the log that
both have, or in a branch that was kept.
"""

import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import voltable
from kit.line.cabled import Companion, Laptop
from kit.line.relay import Relay
from kit.patience import wait_until
from kit.terminal.terminal import MAIN
from voltable_host.saves.repair import whole_end
from voltable_host.terminal.live.retelling import retold

KINDS = {
    "card": ("play", "card", "--players", "bot:random,bot:random,bot:random"),
    "classic": ("play", "board", "--edition", "classic", "--players", "bot:random,bot:random,bot:random"),
    "trust": ("play", "board", "--edition", "recharged", "--players", "bot:random,bot:random"),
    "table": (),
}
NAME = "storm"
DAMAGE = 0.2
FEW, MOST_LIVES = 5, 60  # moves that somebody has to be told, and processes after which that is hopeless
# Frames on the cable, which tell how far things are on a machine of any speed.
LIFE, PAUSE, OUTAGE = (10, 70), (1, 4), (0, 6)  # of a host, between two disturbances, without a device
LINES = "done\n" * 40  # what people at a table say mostly


class Storm:
    """One game, one seed."""

    def __init__(self, home: Path, kind: str, seed: int):
        self.kind = kind
        self.dice = random.Random(seed)
        self.companion = Companion(home)
        self.laptop = Laptop(home, home / "port")
        self.relay = Relay(home / "port", self.companion.port, seed, DAMAGE)
        self.output, self.complaints, self.lines = home / "told.jsonl", home / "complaints", home / "lines"
        self.lines.write_text(LINES if kind == "table" else "")
        self.path = self.laptop.home / "games" / f"{NAME}.vtl"
        self.seen: list[tuple[str, bytes]] = []  # logs as they were when somebody was killed
        self.kills = {"host": 0, "device": 0}
        if kind == "table":
            game = voltable.new_table("classic", players=3, depth="quick", seed=seed, gid=self.dice.randbytes(8))
            self.laptop.save(game, NAME)

    def rage(self, frames: int) -> None:
        """For so many frames, and until a few moves were told; then the game is finished here, and both sides meet."""
        with self.relay, self.companion:
            lives = 0
            while lives < MOST_LIVES and (self.relay.frames < frames or len(self.told()) <= FEW):
                self.play_for_a_while()
                lives += 1
            self.meet()
            if self.kind != "table":
                self.laptop.run("resume", NAME, "-q", "--json")
            self.relay.rate = 0.0
            self.meet()
            self.check()

    def play_for_a_while(self) -> None:
        """The host plays with the device until one of them is killed, or something has to be decided."""
        with self.output.open("a") as output, self.lines.open() as lines, self.complaints.open("w") as complaints:
            host = subprocess.Popen(
                [sys.executable, "-c", MAIN, *self.command()], env=self.laptop.environment, text=True,
                stdin=lines, stdout=output, stderr=complaints,
            )  # fmt: skip
            until = self.relay.frames + self.dice.randint(*LIFE)
            while host.poll() is None and self.relay.frames < until:
                self.disturb(host)
            if host.poll() is None:
                host.send_signal(signal.SIGKILL)
                self.kills["host"] += 1
            host.wait()
        complaint = self.complaints.read_text()
        self.note("host")
        assert "Traceback" not in complaint, complaint
        if host.returncode == 1 and "voltable device sync --keep" in complaint:
            self.meet()

    def command(self) -> list[str]:
        """A new game, the same again, or a table that is watched."""
        alone = ["--offline"] if self.dice.random() < 0.3 else []
        port = str(self.laptop.port)
        if self.kind == "table":
            return ["device", "watch", "--game", NAME, "--port", port, "--follow", "--json", *alone]
        if self.path.exists():
            return ["resume", NAME, "--device", port, "--json", *alone]
        seed = str(self.dice.randrange(2**32))
        return [*KINDS[self.kind], "--seed", seed, "--save", NAME, "--device", port, "--json", *alone]

    def wait_for_frames(self, host: subprocess.Popen, fewest: int, most: int) -> None:
        """Until so many have gone over the cable, or the host has ended."""
        until = self.relay.frames + self.dice.randint(fewest, most)
        wait_until(lambda: self.relay.frames >= until or host.poll() is not None)

    def disturb(self, host: subprocess.Popen) -> None:
        """Somebody presses a key, pulls the plug, or does nothing."""
        chance = self.dice.random()
        self.wait_for_frames(host, *PAUSE)
        if chance < 0.08:
            self.companion.switch_off()
            self.note("device")
            self.kills["device"] += 1
            self.wait_for_frames(host, *OUTAGE)
            self.companion.switch_on()
        elif chance < 0.35 and self.kind == "table":
            self.companion.fingers.press(self.companion.fingers.bit("M"))
        elif chance < 0.14:
            self.companion.fingers.hold(self.companion.fingers.bit("L"))  # takes the last move back

    def note(self, side: str) -> None:
        """What a side has at this moment, all of which it may have told."""
        logs = self.companion.logs() if side == "device" else self.laptop.logs()
        self.seen += [(side, data[: whole_end(data)]) for data in logs.values()]

    def meet(self) -> None:
        """Sync until it works: on a bad line the command may have to be called again."""
        side = self.dice.choice(["device", "host"])
        for _time in range(8):
            done = self.laptop.ended("device", "sync", NAME, "--keep", side, "--port", self.laptop.port)
            assert "Traceback" not in done.stderr, done.stderr
            if done.returncode == 0:
                return
            if "no game" in done.stderr and not self.path.exists():
                return
        raise AssertionError((done.returncode, done.stdout, done.stderr))

    def check(self) -> None:
        """Both have the same, and it has everything that anybody was ever told."""
        ours, theirs = self.laptop.logs(), self.companion.logs()
        assert ours == theirs and ours, {gid.hex(): len(log) for gid, log in (ours | theirs).items()}
        kept = [*ours.values(), *self.laptop.branches()]
        for side, seen in self.seen:
            assert any(log.startswith(seen) for log in kept), f"something is lost that the {side} had"
        known = {(told.moves, told.table.hash()) for log in kept for told in retold(voltable.load(log), 0)}
        for told in self.told():
            assert told in known, f"a move is lost that somebody was told of: {told}"

    def told(self) -> list[tuple[int, str]]:
        """Every move that the host has told, with the state after it; the last line may be cut off by a kill."""
        lines = self.output.read_text().splitlines() if self.output.exists() else []
        found = []
        for line in lines:
            try:
                fields = json.loads(line)
            except ValueError:
                continue
            if fields["move"]:
                found.append((fields["view"]["moves"], fields["view"]["hash"]))
        return found
