"""Runs `voltable device` against a device and a program that stand for real ones."""

from click.testing import CliRunner

from kit.line.prompt_device import PromptDevice, RunningApp
from voltable_host.cli import voltable
from voltable_host.companion.port import answering, device, looking


class Bench:
    """One device on the bench, and the program on it."""

    def __init__(self, monkeypatch, folder):
        self.device = PromptDevice()
        self.app = RunningApp()
        self.visits = 0  # how often somebody was at the prompt
        self.synced: list = []
        monkeypatch.setattr(device, "Transport", self.transport)
        for module in (answering, looking):
            monkeypatch.setattr(module, "connected", self.app.connected)
        monkeypatch.setattr(answering, "sync_first", lambda client, talk: self.synced.append(client))
        monkeypatch.setattr(answering, "START", 0)
        monkeypatch.setattr(answering, "PAUSE", 0)
        monkeypatch.setenv("VOLTABLE_HOME", str(folder / "home"))
        monkeypatch.setenv("VOLTABLE_PORT", "socket://localhost:1")

    def transport(self, url: str) -> PromptDevice:
        """At the prompt of this device."""
        self.visits += 1
        self.device.orders = 0
        return self.device

    def run(self, *words: str, code: int | None = 0, given: str | None = None):
        """A command with the exit code it has to have, or any."""
        result = CliRunner().invoke(voltable, ["device", *words], input=given)
        assert not result.exception or isinstance(result.exception, SystemExit), result.exc_info
        assert code in (None, result.exit_code), result.output
        return result

    def put(self, path: str, data: bytes) -> None:
        """A file on its flash."""
        self.device.put(path, data)

    def files(self) -> dict[str, bytes]:
        """All that lies on its flash."""
        return self.device.files()
