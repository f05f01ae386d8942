"""The files of a device: laid out as they lie there, and listed for mpremote."""

import json
from pathlib import Path

import pytest

from kit.terminal.terminal import ROOT
from voltable_host.companion.files.device_folder import lay_out
from voltable_host.companion.files.mip_package import of_device, of_sources
from voltable_host.companion.sim.reading import read
from voltable_host.companion.sim.serial_line import LooseCable
from voltable_host.companion.sim.simulator import Simulator


@pytest.fixture(scope="module")
def device(tmp_path_factory) -> tuple[Path, dict[str, int]]:
    """The folder, and the sizes of its files."""
    folder = tmp_path_factory.mktemp("device")
    return folder, lay_out(folder)


def test_a_device_has_main_and_three_packages(device):
    """Everything compiled but the three lines of main.py, fonts and words as they are."""
    folder, sizes = device
    assert sorted(path.name for path in folder.iterdir()) == ["lib", "main.py"]
    assert sorted(path.name for path in (folder / "lib").iterdir()) == ["voltable", "voltable_cards", "voltable_device"]
    assert {Path(name).suffix for name in sizes} == {".mpy", ".bin", ".py"}
    assert [name for name in sizes if name.endswith(".py")] == ["main.py"]
    for file in (ROOT / "device" / "voltable_device").glob("*.bin"):
        assert (folder / "lib" / "voltable_device" / file.name).read_bytes() == file.read_bytes()
    assert (folder / "main.py").read_bytes() == (ROOT / "device" / "main.py").read_bytes()


def test_the_compiled_files_are_small_enough(device):
    """150 KB for all of them."""
    assert sum(size for name, size in device[1].items() if name.endswith(".mpy")) < 156 * 1024


def test_every_file_of_a_device_is_listed_for_mpremote(device):
    """main.py is above lib, and comes last: a device that is half installed does not begin."""
    folder, sizes = device
    urls = json.loads(of_device(folder))["urls"]
    assert sorted(address for _place, address in urls) == sorted(sizes)
    assert all(place == address.removeprefix("lib/") for place, address in urls[:-1])
    assert urls[-1] == ["../main.py", "main.py"]


def test_the_package_of_the_checkout_is_up_to_date():
    """Every module, font and word of the three packages; run make device."""
    text = (ROOT / "package.json").read_text(encoding="utf-8")
    assert text == of_sources(ROOT)
    urls = dict(json.loads(text)["urls"])
    assert len(urls) == len(json.loads(text)["urls"])
    assert all((ROOT / address).is_file() for address in urls.values())
    assert urls["voltable_device/app/app.py"] == "device/voltable_device/app/app.py"
    assert "__pycache__" not in text


def test_who_asks_on_the_line_stays_on_the_computer(device):
    """A device answers; what asks it lies neither among the compiled files nor on the list for mpremote."""
    listed = of_sources(ROOT)
    assert "voltable/line/exchange.py" in listed and "voltable/line/flows" not in listed
    compiled = b"".join(path.read_bytes() for path in (device[0] / "lib").rglob("*.mpy"))
    assert b"Conversation" in compiled and b"Talker" not in compiled and b"Syncing" not in compiled


def test_the_compiled_program_runs(device, tmp_path):
    """The very files that go on a device, and no others."""
    with Simulator("pico-oled-3b", tmp_path, LooseCable(), search=f"{device[0] / 'lib'}:.frozen") as running:
        running.settle()
        assert read(running.sight.picture)[0] == "pico-oled-3b"
