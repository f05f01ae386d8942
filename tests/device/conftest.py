"""What tests of this folder may ask for."""

import pytest

from kit.device.device_commands import Bench
from voltable_host.language import choose


@pytest.fixture
def bench(monkeypatch, tmp_path):
    """A fresh device, and the program on it."""
    made = Bench(monkeypatch, tmp_path)
    yield made
    made.device.end()
    choose("en")  # --lang lasts longer than a command
