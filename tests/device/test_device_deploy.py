"""The program goes on a device: only what changed, never a game; a pulled plug leaves nothing half that looks whole."""

import json

import pytest

import voltable
from kit.line.prompt_device import prompt, unplugged
from voltable_host.commands.device.deploy import named
from voltable_host.companion.line.errors import NoDevice
from voltable_host.companion.port import device, program
from voltable_host.companion.port.program import MANIFEST, MARKER, compiled, digest, manifest

OLD = {"/lib/voltable/a.mpy": b"old a", "/lib/voltable_device/b.mpy": b"same", "/main.py": b"old main"}
NEW = {"/lib/voltable/a.mpy": b"new a" * 700, "/lib/voltable/c/d.mpy": b"", "/lib/voltable_device/b.mpy": b"same",
       "/main.py": b"new main"}  # fmt: skip
ERASE = "import vfs\nvfs.umount('/')\nvfs.VfsLfs2.mkfs(flash)\nvfs.mount(vfs.VfsLfs2(flash), '/')\n"
GAME = ("/games/0011223344556677.j", b"VTL1 a game")


@pytest.fixture
def small(monkeypatch):
    """A program of four files, so that many deploys take little time."""
    monkeypatch.setattr(program, "compiled", lambda: dict(NEW))
    monkeypatch.setattr(program, "plain", lambda: {"/lib/voltable/a.py": b"text", "/main.py": b"new main"})
    monkeypatch.setattr(program, "compiler_version", lambda: 6)


def older(bench) -> None:
    """A device with an older program, a game, settings, and files of its owner."""
    for path, data in OLD.items():
        bench.put(path, data)
    bench.put("/lib/voltable/gone.py", b"no longer part of it")
    bench.put(MANIFEST, manifest(OLD))
    bench.put(*GAME)
    bench.put("/settings.json", b'{"profile": "pico-oled-4b", "tomorrow": 1}')
    bench.put("/lib/owner.py", b"theirs")
    bench.put("/lib/voltable_device/notes.txt", b"theirs too")


def test_only_what_changed_is_copied(bench, small):
    """Old files go, the manifest says what is there, and nothing else is touched."""
    older(bench)
    told = json.loads(bench.run("deploy", "--json").stdout)
    assert told["changed"] == ["/lib/voltable/a.mpy", "/lib/voltable/c/d.mpy", "/main.py"]
    assert told["removed"] == ["/lib/voltable/gone.py"] and told["restarted"] and told["compiled"]
    found = bench.files()
    assert {path: found.pop(path) for path in NEW} == NEW
    assert found.pop(MANIFEST) == manifest(NEW)
    assert found == {
        GAME[0]: GAME[1], "/settings.json": b'{"profile": "pico-oled-4b", "tomorrow": 1}',
        "/lib/owner.py": b"theirs", "/lib/voltable_device/notes.txt": b"theirs too",
    }  # fmt: skip
    assert bench.synced and bench.app.told == ["hello", "bye", "hello"]
    assert bench.device.starts == 1


def test_a_folder_goes_with_its_last_file(bench, small):
    """An older program had folders; an empty one would hide a module of its name."""
    older(bench)
    bench.put("/lib/voltable/boards/germany.mpy", b"old")
    bench.put("/lib/voltable/screens/menu.mpy", b"old")
    bench.put("/lib/voltable/screens/notes.txt", b"the owner's")
    bench.run("deploy")
    kept = "import os\nprint(sorted(name for name, kind, *_ in os.ilistdir('/lib/voltable') if kind == 0x4000))"
    assert bench.device.obey(kept).strip() == "['c', 'screens']"


def test_a_second_deploy_copies_nothing(bench, small):
    """And says so."""
    bench.run("deploy")
    result = bench.run("deploy")
    assert "0 changed, 4 already there" in result.stderr and "copied" not in result.stderr
    assert json.loads(bench.run("deploy", "--json").stdout)["changed"] == []


def test_the_game_in_progress_is_told(bench, small):
    """By its id."""
    bench.app.said.gid, bench.app.said.number = bytes.fromhex("7f3a000000000000"), 142
    assert bench.run("deploy").stdout == "restarted; game in progress kept (7f3a, 143 records)\n"


def test_profile_and_language_are_settings(bench, small):
    """The others stay, also those of another version."""
    older(bench)
    bench.run("deploy", "--profile", "pico-lcd-1.3", "--lang", "cs")
    assert json.loads(bench.files()["/settings.json"]) == {"profile": "pico-lcd-1.3", "tomorrow": 1, "lang": "cs"}
    assert "pico-oled-3b" in bench.run("deploy", "--profile", "nix", code=2).stderr


def test_damaged_settings_are_put_aside(bench, small):
    """Nothing is lost for good."""
    bench.put("/settings.json", b"{half")
    bench.run("deploy", "--profile", "pico-oled-4b")
    assert bench.files()["/settings.bad"] == b"{half"
    assert json.loads(bench.files()["/settings.json"]) == {"profile": "pico-oled-4b"}


def test_the_plug_may_be_pulled_before_every_order(bench, small):
    """The old program, the new one, or a mark; the game is there; and a second deploy always succeeds."""
    outcomes = []
    for cut in range(1, 60):
        bench.device.obey(ERASE)
        older(bench)
        bench.device.cut = cut
        code = bench.run("deploy", code=None).exit_code
        outcomes.append(state_of(bench))
        bench.device.cut = None
        bench.run("deploy")
        assert state_of(bench) == "new"
        if code == 0:
            break
        assert code == 3
    assert set(outcomes) == {"old", "marked", "new"} and len(outcomes) < 59
    assert outcomes == sorted(outcomes, key=["old", "marked", "new"].index)


def state_of(bench) -> str:
    """Which program a device would start; two mixed without a mark would be neither."""
    found = bench.files()
    assert found[GAME[0]] == GAME[1] and found["/lib/owner.py"] == b"theirs"
    if MARKER in found:
        return "marked"
    listed = json.loads(found[MANIFEST])["files"]
    assert {path: digest(found[path])[:16] for path in listed} == listed
    assert [path for path in found if path.endswith((".mpy", ".py")) and path not in (*listed, "/lib/owner.py")] in (
        ["/lib/voltable/gone.py"], []
    )  # fmt: skip
    return "new" if found["/main.py"] == NEW["/main.py"] else "old"


def test_a_file_that_arrives_damaged_is_not_taken(bench, small, monkeypatch):
    """The old program stays."""
    older(bench)
    write = device.Device.write
    monkeypatch.setattr(device.Device, "write", lambda self, path, data, *step: write(self, path, data[:-1], *step))
    assert "did not arrive whole" in bench.run("deploy", code=1).stderr
    assert state_of(bench) == "old"


def test_a_full_device_is_told(bench, small, monkeypatch):
    """Before anything is copied."""
    older(bench)
    facts = device.Device.facts
    monkeypatch.setattr(device.Device, "facts", lambda self: shrunk(facts(self)))
    assert "8 kB free and needs" in bench.run("deploy", code=1).stderr
    assert state_of(bench) == "old"


def shrunk(about):
    """A device with little room."""
    return device.Facts(about.name, about.version, about.machine, about.mpy, about.platform, 8192, about.size)


def test_another_program_is_not_replaced_without_asking(bench, small):
    """A main.py on a device without Voltable."""
    bench.put("/main.py", b"their own")
    bench.run("deploy", code=1, given="n\n")
    assert bench.files() == {"/main.py": b"their own"}
    bench.run("deploy", "--yes")
    assert bench.files()["/main.py"] == NEW["/main.py"]


def test_without_a_compiler_the_text_goes_on_the_device(bench, small, monkeypatch):
    """Also where the firmware reads another form; what was compiled goes, for text comes first on a device."""
    bench.run("deploy")
    monkeypatch.setattr(program, "compiler_version", lambda: None)
    assert "mpy-cross is missing" in bench.run("deploy").stderr
    assert bench.files()["/lib/voltable/a.py"] == b"text" and "/lib/voltable/a.mpy" not in bench.files()
    monkeypatch.setattr(program, "compiler_version", lambda: 7)
    assert "version 6, mpy-cross makes 7" in bench.run("deploy").stderr
    monkeypatch.setattr(program, "compiler_version", lambda: 6)
    bench.run("deploy")
    assert "/lib/voltable/a.py" not in bench.files()


def test_a_device_at_its_prompt_is_not_synced(bench, small, monkeypatch):
    """There is no program to ask; a program that stops at once is told."""
    bench.app.trouble = prompt()
    assert "The program stopped as it began" in bench.run("deploy", code=1).stderr
    assert bench.app.told[:1] == ["hello"] and not bench.synced
    assert bench.files()["/main.py"] == NEW["/main.py"]


def test_a_program_that_does_not_come_back_is_told(bench, small):
    """With exit code 3."""
    bench.app.trouble = NoDevice("nothing")
    assert "does not answer yet" in bench.run("deploy", code=3).stderr


def test_a_device_that_goes_while_games_are_made_safe_is_left_alone(bench, small, monkeypatch):
    """Nothing is copied then."""
    older(bench)
    bench.app.trouble = unplugged()
    bench.run("deploy", code=3)
    assert not bench.visits


def test_other_pythons_are_refused(bench, small, monkeypatch):
    """CircuitPython has another way with its files."""
    facts = device.Device.facts
    monkeypatch.setattr(device.Device, "facts", lambda self: renamed(facts(self)))
    assert "runs circuitpython 9.0.0" in bench.run("deploy", code=1).stderr
    assert not bench.files()


def renamed(about):
    """The same device with another firmware."""
    return device.Facts("circuitpython", (9, 0, 0), about.machine, about.mpy, about.platform, about.free, about.size)


def test_the_real_program_goes_on_a_device(bench, monkeypatch):
    """Every file, main.py last, and the version that it is."""
    files = compiled()
    monkeypatch.setattr(program, "compiled", lambda: files)
    told = json.loads(bench.run("deploy", "--json").stdout)
    assert told["files"] == len(files) == len(told["changed"]) and list(files)[-1] == "/main.py"
    assert {path: data for path, data in bench.files().items() if path in files} == files
    assert json.loads(bench.files()[MANIFEST])["version"] == voltable.__version__


def test_what_a_deploy_says():
    """Few files by name, many by number."""
    assert named(["/lib/voltable_device/ui.mpy", "/main.py"]) == "voltable_device/ui.mpy  main.py"
    assert named(["/a"] * 7) == "7 files"
