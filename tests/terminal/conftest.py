"""What tests of this folder may ask for."""

import os
import shutil

import pytest

from kit.gate.folders import furnish, furnish_loudly
from voltable_host.companion.port import program


@pytest.fixture(scope="session")
def folders(tmp_path_factory):
    """One of everything that commands read, and the same beside files with a planted name."""
    folder = tmp_path_factory.mktemp("gate")
    return {"plain": furnish(folder / "plain"), "loud": furnish_loudly(folder / "loud")}


@pytest.fixture
def furnished(folders, tmp_path, monkeypatch):
    """Makes a copy to work in, of which a command may change what it likes; what takes long is left out."""
    monkeypatch.setattr(program, "compiled", lambda: {"/main.py": b""})
    monkeypatch.setattr(os, "fsync", lambda file: None)

    def made(kind: str = "plain", name: str = "home"):
        home = shutil.copytree(folders[kind], tmp_path / name, dirs_exist_ok=True)
        monkeypatch.chdir(home)
        return home

    return made
