"""What is remembered from one game to the next, and how it is set."""

import json
import os

import pytest
from click.testing import CliRunner

from voltable_host import config
from voltable_host.cli import voltable as command


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


def run(*arguments, code=0):
    """A command with the exit code it has to have."""
    result = CliRunner().invoke(command, ["config", *arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


@pytest.mark.parametrize(
    ("key", "value", "kept"),
    [
        ("lang", "cs", "cs"),
        ("plain", "YES", "yes"),
        ("plain", "off", "no"),
        ("name", " Jiří ", "Jiří"),
        ("players", "Ana,bot:steady", "Ana,bot:steady"),
        ("players", "4", "4"),
        ("port", " ttyACM0 ", "ttyACM0"),
    ],
)
def test_what_is_set_is_remembered(key, value, kept):
    """On disk, and told again as text and as JSON."""
    run("set", key, value)
    assert config.remembered(key) == kept
    assert run("get", key).stdout == f"{kept}\n"
    assert json.loads(run("get", key, "--json").stdout) == {key: kept}


def test_every_key_can_be_seen_at_once():
    """With its meaning, set or not."""
    run("set", "lang", "pl")
    lines = run("get").stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [[key, "pl" if key == "lang" else "-"] for key in config.KEYS]
    assert json.loads(run("get", "--json").stdout) == dict.fromkeys(config.KEYS) | {"lang": "pl"}


def test_a_key_that_is_not_set_is_an_empty_line():
    """And a note beside it, so that scripts get nothing else."""
    result = run("get", "name")
    assert result.stdout == "\n" and "name is not set" in result.stderr
    assert json.loads(run("get", "name", "--json").stdout) == {"name": None}


def test_an_empty_value_forgets_a_key():
    """The others stay."""
    run("set", "lang", "es")
    run("set", "plain", "yes")
    assert "forgotten" in run("set", "lang", "").stdout
    assert config.settings() == {"plain": "yes"}


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("lang", "de", "There are: en, cs, pl, es, hu."),
        ("lang", "cs_CZ", "There are: en"),
        ("plain", "perhaps", "neither yes nor no"),
        ("name", "bid", "cannot be a name"),
        ("name", "x" * 17, "cannot be a name"),
        ("name", "two\nlines", "cannot be a name"),
        ("players", "Ana", "It takes 2 to 6"),
        ("players", "a,b,c,d,e,f,g", "It takes 2 to 6"),
        ("players", "9", "It takes 2 to 6"),
        ("players", "Ana,Ana", "both be called"),
        ("players", "Ana,bot:wizard", "There is no bot wizard"),
        ("players", "Ana,bid", "cannot be a name"),
        ("colour", "red", "There are: lang, name, players, games, plain, port, cards."),
    ],
)
def test_a_wrong_value_is_wrong_usage(key, value, sentence):
    """A sentence that says what could be, and nothing is remembered."""
    assert sentence in run("set", key, value, code=2).stderr
    assert not config.path().exists()


def test_an_unknown_key_cannot_be_asked_for():
    """The keys are listed."""
    assert "There are: lang, name, players, games, plain, port, cards." in run("get", "colour", code=2).stderr


def test_the_folder_of_games_is_made_and_kept_by_its_full_path(tmp_path, monkeypatch):
    """So that it is the same from everywhere; ~ is the home folder."""
    run("set", "games", "evenings/cards")
    assert config.games_folder() == tmp_path / "evenings" / "cards"
    assert config.games_folder().is_dir()
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "me"))
    run("set", "games", "~/games")
    assert config.games_folder() == tmp_path / "me" / "games"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path, monkeypatch):
    """A file in the way, or no right to write there."""
    (tmp_path / "file").write_text("")
    for place in ("file", "file/below"):
        assert "cannot hold games" in run("set", "games", place, code=1).stderr
    (tmp_path / "locked").mkdir()
    monkeypatch.setattr(os, "access", lambda *asked: False)
    assert "must not be written" in run("set", "games", "locked", code=1).stderr
    assert config.games_folder() == config.home() / "games"


def test_the_path_of_the_settings_is_told(home):
    """As text and as JSON."""
    assert run("path").stdout == f"{home / 'config.json'}\n"
    assert json.loads(run("path", "--json").stdout) == {"path": str(home / "config.json")}


@pytest.mark.parametrize("content", ["{", "[]", "[" * 100_000, "\udcff", '"lang"'])
def test_a_broken_file_counts_as_none_and_is_never_replaced(home, content):
    """What a person wrote by hand with a slip is not thrown away."""
    home.mkdir()
    config.path().write_text(content, encoding="utf-8", errors="surrogateescape")
    before = config.path().read_bytes()
    assert config.settings() == {}
    assert "Mend or remove it" in run("set", "lang", "cs", code=1).stderr
    assert config.path().read_bytes() == before


def test_what_another_version_keeps_there_stays(home):
    """Keys we do not know, and values we cannot use, are not told but kept."""
    home.mkdir()
    config.path().write_text('{"theme": {"dark": true}, "lang": 7, "name": "Ana"}')
    assert config.settings() == {"name": "Ana"}
    run("set", "plain", "yes")
    assert json.loads(config.path().read_text()) == {"theme": {"dark": True}, "lang": 7, "name": "Ana", "plain": "yes"}


def test_settings_that_cannot_be_written_are_told(home):
    """A file where the folder should be."""
    home.write_text("")
    assert "VOLTABLE_HOME" in run("set", "lang", "cs", code=1).stderr


def test_a_failed_write_keeps_the_old_settings(monkeypatch):
    """The file is replaced whole or not at all."""
    run("set", "name", "Ana")
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *names: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        assert "No space left" in run("set", "name", "Bo", code=1).stderr
    assert config.remembered("name") == "Ana"


def test_a_setting_of_the_wrong_type_counts_as_none():
    """Another program may have written it."""
    config.path().parent.mkdir(parents=True, exist_ok=True)
    config.path().write_text('{"lang": ["x"], "games": {"a": 1}, "name": null}')
    assert json.loads(run("get", "--json").stdout)["lang"] is None
    assert "lang" in run("get").stdout
