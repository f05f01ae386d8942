"""Modules joined into bundles mean what they meant apart; what cannot be joined is refused with a reason."""

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.device.compiled_device import compiled_device
from kit.interpreters.micropython_run import ROOT, Verdicts
from voltable_host.companion.files import micropython
from voltable_host.companion.files.bundling import bundle
from voltable_host.companion.files.compiling import device_texts, path_of, sources
from voltable_host.companion.files.flattening import flat_name
from voltable_host.companion.files.problem import BundleError
from voltable_host.companion.files.trimming import trimmed


@pytest.fixture
def town(tmp_path, monkeypatch):
    """Bundles modules of a package `town`, named without it, and gives one of the files, imported."""

    def load(bundles: dict, module: str, **texts: str):
        files = bundle(*in_town(bundles, texts))
        for name, text in files.items():
            file = tmp_path / path_of(name, [*files, "town.x"]).with_suffix(".py")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        load.text = files[f"town.{module}"]
        return importlib.import_module(f"town.{module}")

    monkeypatch.syspath_prepend(tmp_path)
    yield load
    for name in [name for name in sys.modules if name.partition(".")[0] == "town"]:
        del sys.modules[name]


def in_town(bundles: dict, texts: dict) -> tuple[dict, dict]:
    """Sources and groups with the package before each name."""
    placed = {f"town.{name}": text for name, text in texts.items() if name != "town"}
    groups = {f"town.{name}": tuple(f"town.{one}" for one in members.split()) for name, members in bundles.items()}
    return placed | {"town": texts.get("town", "")}, groups


def refused(bundles: dict, **texts: str) -> str:
    """Why the modules cannot be joined."""
    with pytest.raises(BundleError) as error:
        bundle(*in_town(bundles, texts))
    return str(error.value)


# Names


def test_imports_inside_a_bundle_disappear(town):
    """By name, by another name, and through the module."""
    both = town(
        {"both": "a b"}, "both",
        a="def one():\n    return 1\ndef two():\n    return 2\ndef three():\n    return 3\n",
        b="from town import a\nfrom town import a as letter\nfrom town.a import two as second\n"
          "def total():\n    return a.one() + second() + letter.three()\n",
    )  # fmt: skip
    assert both.total() == 6
    assert "import" not in town.text


def test_names_that_collide_are_told_apart(town):
    """Each module goes on meaning its own."""
    both = town(
        {"both": "a b"}, "both",
        a="def price():\n    return 1\ndef of_a():\n    return price()\n",
        b="from town import a\ndef price():\n    return 10 * a.price()\ndef of_b():\n    return price()\n",
    )  # fmt: skip
    assert (both.of_a(), both.of_b()) == (1, 10)


def test_a_builtin_name_is_not_taken_away(town):
    """A module that has a `min` of its own keeps it to itself."""
    both = town(
        {"both": "a b"}, "both",
        a="def min(x):\n    return 'mine'\ndef of_a():\n    return min(3)\n",
        b="def of_b():\n    return min([2, 1])\n",
    )  # fmt: skip
    assert (both.of_a(), both.of_b()) == ("mine", 1)


def test_a_local_name_does_not_hide_what_a_module_gives(town):
    """`row.without` must not become the local `without`."""
    both = town(
        {"both": "row b"}, "both",
        row="def without(x):\n    return x - 1\n",
        b="from town import row\ndef less(without):\n    return row.without(without)\n"
          "def nested(without):\n    return [row.without(x) + without for x in (5, 6)]\n",
    )  # fmt: skip
    assert both.less(3) == 2
    assert both.nested(10) == [14, 15]


def test_the_entry_module_keeps_its_path_and_its_names(town):
    """Others give way, whatever the order; a name that cannot give way is refused."""
    page = town({"page": "a page"}, "page", a="NAME = 'a'\n", page="from town import a\nNAME = 'page' + a.NAME\n")
    assert page.NAME == "pagea"
    reason = refused(
        {"page": "page b"},
        page="def cut():\n    pass\n", b="from town import page\ndef f(cut):\n    return page.cut()\n",
    )  # fmt: skip
    assert reason == "town.page: cut means something else in another module of the bundle."
    texts = {"page": "def len(x):\n    return 0\n", "b": "def f():\n    return len('')\n"}
    assert "town.page: len means" in refused({"page": "page b"}, **texts)


def test_modules_are_loaded_after_those_they_need(town):
    """In whatever order the group names them."""
    both = town({"both": "a z"}, "both", a="from town.z import BASE\nTOP = BASE + '!'\n", z="BASE = 'base'\n")
    assert both.TOP == "base!"


# Scopes


def test_a_method_does_not_see_its_class(town):
    """The global of the same name is meant, in a method and before the class has bound it."""
    both = town(
        {"both": "table page"}, "both",
        table="def refill():\n    return 'table'\nCLASSIC = 'rows'\n",
        page="from town import table as refill\n"
             "class Page:\n    rows = refill.CLASSIC\n    def refill(self):\n        return refill.refill()\n",
    )  # fmt: skip
    assert both.Page.rows == "rows"
    assert both.Page().refill() == "table"


def test_a_class_sees_what_it_has_bound(town):
    """`verbs[OPEN] = open` is the method above it, not the function of another module."""
    both = town(
        {"both": "a b"}, "both",
        a="def open():\n    return 'a'\n",
        b="from town.a import open as other\n"
          "class Phase:\n    def open(self):\n        return other()\n    verbs = {1: open}\n",
    )  # fmt: skip
    assert both.Phase.verbs[1] is both.Phase.open
    assert both.Phase().open() == "a"


def test_a_comprehension_has_names_of_its_own(town):
    """What it goes over first is read outside."""
    both = town(
        {"both": "row b"}, "both",
        row="def cards():\n    return [1, 2]\n",
        b="from town import row\n"
          "def f():\n    return [row for row in row.cards()], [x + len(row.cards()) for x in row.cards()]\n"
          "def g():\n    return {row: value for row, value in zip(row.cards(), 'ab')}, (lambda row: row + 1)(1)\n",
    )  # fmt: skip
    assert both.f() == ([1, 2], [3, 4])
    assert both.g() == ({1: "a", 2: "b"}, 2)


def test_a_global_statement_means_the_renamed_name(town):
    """And such a name is no constant."""
    both = town(
        {"both": "a b"}, "both",
        a="COUNT = 1\ndef of_a():\n    return COUNT\n",
        b="COUNT = 5\ndef more():\n    global COUNT\n    COUNT += 1\n    return COUNT\n",
    )  # fmt: skip
    assert (both.more(), both.more(), both.of_a()) == (6, 7, 1)


# Imports inside functions


def test_a_function_imports_from_bundles(town):
    """From its own one nothing, from another by the name there, also through the module, also for a constant only."""
    texts = {
        "a": "SIZE = 4\nLIST = [1]\ndef same():\n    return 'a'\n",
        "b": "def same():\n    return 'b'\ndef other():\n    return same()\n",
        "c": "def here():\n    from town.d import same\n    return same()\n"
          "def there():\n    from town.b import same as found\n    from town import b, a\n"
          "    return found(), b.other(), b.other(), a.SIZE\n"
          "def size():\n    from town import a\n    return a.SIZE\n"
          "def lone():\n    from town import alone\n    return alone.NAME, alone\n",
        "d": "def same():\n    return 'd'\n",
        "alone": "NAME = 'alone'\n",
    }  # fmt: skip
    both = town({"one": "a b", "two": "c d"}, "two", **texts)
    assert both.here() == "d"
    assert both.there() == ("b", "b", "b", 4)
    assert both.size() == 4
    assert both.lone() == ("alone", importlib.import_module("town.alone"))


def test_modules_outside_follow_their_imports_into_bundles(town):
    """A module of its own path takes names from the bundle; a package passes them on."""
    lone = town(
        {"both": "a b"}, "lone",
        town="from town.a import LEAST, one\n",
        a="LEAST = -1\ndef one():\n    return LEAST\n",
        b="from town.a import one\ndef two():\n    return one() + 3\n",
        lone="import town\nfrom town.b import one, two\n__all__ = ('one', 'total')\n"
             "def total():\n    return two() + town.LEAST\n",
    )  # fmt: skip
    assert (lone.total(), lone.one(), sys.modules["town"].LEAST, sys.modules["town"].one()) == (1, -1, -1, -1)


# Constants


def test_whole_numbers_stand_where_their_names_stood(town):
    """Also through imports and sums; a local of the same name, a text and a large number stay."""
    both = town(
        {"both": "a b"}, "both",
        a="COAL, NAME = 0, 'coal'\nSTEP = 1 << 3\nLARGE = 2**40\n",
        b="from town import a\nfrom town.a import COAL, STEP\nTWICE = STEP * 2 - COAL\n"
          "def f(COAL):\n    return COAL, STEP, TWICE, a.NAME, a.LARGE, -a.STEP\n",
    )  # fmt: skip
    assert both.f("mine") == ("mine", 8, 16, "coal", 2**40, -8)
    assert not hasattr(both, "STEP") and not hasattr(both, "COAL") and both.NAME == "coal"


def test_a_module_that_keeps_its_path_keeps_its_constants(town):
    """They can be asked for by name."""
    assert town({}, "lone", lone="LONGEST = 200\ndef f():\n    return LONGEST\n").LONGEST == 200
    assert "return 200" in town.text


def test_what_a_device_never_reads_is_left_out(town):
    """Slots, annotations, and imports for type checkers."""
    page = town(
        {}, "page",
        page="TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\n"
             "class Page:\n    __slots__ = ('x',)\n    count: int\n    size: int = 3\n"
             "    def f(self, x: 'Any') -> 'Any':\n        return x\n",
    )  # fmt: skip
    assert (page.Page.size, page.Page().f(7)) == (3, 7)
    assert not re.search("slots|TYPE_CHECKING|Any|count", town.text)


def test_what_stands_behind_the_else_of_type_checking_stays():
    """And what stands under `if not TYPE_CHECKING`."""
    text = (
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    A = 'seen'\nelse:\n    A = 'run'\n"
        "if not TYPE_CHECKING:\n    B = 'run'\nelse:\n    B = 'seen'\n"
        "def both():\n    if TYPE_CHECKING:\n        return 'seen'\n    elif A:\n        return A + B\n"
    )
    names: dict = {}
    exec(ast.unparse(trimmed(ast.parse(text))), names)
    assert names["A"] == names["B"] == "run" and names["both"]() == "runrun"
    assert "seen" not in ast.unparse(trimmed(ast.parse(text)))


# What cannot be joined


def test_a_module_used_as_an_object_is_refused():
    """It would be gone; the same through its package."""
    texts = {"a": "X = []\n", "b": "import town\nfrom town import a\nEDITION = a\n"}
    assert refused({"both": "a b"}, **texts) == "town.b uses town.a as an object, so it cannot be bundled."
    late = "def f(edition):\n    from town import a\n    edition.dummy = a\n"
    assert "as an object" in refused({"both": "a"}, a="X = []\n", b=late)
    assert "as an object" in refused({"both": "a"}, a="X = []\n", b="import town\nY = town.a\n")


def test_a_module_named_as_text_is_refused():
    """Nobody could import it."""
    reason = refused({"both": "a b"}, a="", b="EDITIONS = (('a', 'town.a'),)\n")
    assert reason == "town.b names town.a as text, so it cannot be bundled."


def test_circles_are_refused():
    """Of modules inside a bundle, and of files."""
    one, other = "from town.b import y\ndef x():\n    return y\n", "from town.a import x\ndef y():\n    return x\n"
    assert "town.a → town.b → town.a" in refused({"both": "a b"}, a=one, b=other)
    texts = {"a": one, "b": "def y():\n    pass\n", "c": "from town.a import x\nZ = x\n"}
    assert "town.both → town.b" not in bundle(*in_town({"both": "a c"}, texts))
    texts["b"] = "from town.c import Z\ndef y():\n    return Z\n"
    assert "These files import each other" in refused({"both": "a c"}, **texts)


def test_other_surprises_are_refused():
    """Imports that hide what they bring, and groups that name nothing."""
    assert "stands under a condition" in refused({}, a="try:\n    import json\nexcept ImportError:\n    json = None\n")
    assert "names its module" in refused({}, a="from town import *\n")
    assert "`from … import …`" in refused({}, a="import town.b\n", b="")
    assert "is no module" in refused({"both": "a missing"}, a="")
    assert "in two bundles" in refused({"both": "a", "more": "a"}, a="")
    assert "not in its bundle" in refused({"a": "b"}, a="", b="")
    assert refused({"both": "a"}, a="", b="from town.a import gone\nX = gone\n") == "town.a has no gone."


# The device's own files


def test_the_files_are_the_same_each_time():
    """However Python scatters its sets."""
    code = (
        "from voltable_host.companion.files.compiling import device_texts, sources\n"
        "from hashlib import sha256\n"
        "print(sha256(repr(device_texts(sources())).encode()).hexdigest())"
    )
    path = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "device", "host"))
    digests = [
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert digests[0] == digests[1]


TOPICS = ("auction", "bank", "board_build", "bureaucracy", "fuel", "trust", "undo")
RULES = sorted({file for topic in TOPICS for file in (ROOT / "tests" / "rulebook").glob(f"test_*{topic}*.py")})


def with_helpers(files: list[Path]) -> dict[str, str]:
    """The texts of test files and of what they import from the kit, by the names they import it."""
    texts: dict[str, str] = {}
    while files:
        file = files.pop()
        text = file.read_text(encoding="utf-8")
        texts[module_name(file)] = text
        names = re.findall(r"^from (kit[\w.]*) import", text, re.MULTILINE)
        names += [
            f"{package}.{name}" for package, name in re.findall(r"^from (kit[\w.]*) import (\w+)", text, re.MULTILINE)
        ]
        files += [path for name in names if name not in texts and (path := kit_file(name)).exists()]
    return texts


def module_name(file: Path) -> str:
    """What a file of the tests is imported as."""
    below = file.relative_to(ROOT / "tests").with_suffix("")
    return ".".join(below.parts) if below.parts[0] == "kit" else file.stem


def kit_file(name: str) -> Path:
    """Where a module of the kit lies."""
    return ROOT / "tests" / f"{name.replace('.', '/')}.py"


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The device's files compiled, and beside them rulebook tests that ask the bundles for what they import."""
    folder, _ = compiled_device()
    tests = with_helpers(list(RULES))
    files = device_texts(sources() | tests)
    for name in map(flat_name, tests):
        path = folder / f"{name.replace('.', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name], encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", [file.stem for file in RULES])
def test_the_rulebook_holds_in_the_compiled_files(compiled, name):
    """The same sentences as ever, now of the bundles."""
    command = [micropython.find("micropython32"), "-X", "heapsize=4m", str(ROOT / "tools" / "mpytest.py"), f"{name}.py"]
    done = subprocess.run(
        command, cwd=compiled, env=os.environ | {"MICROPYPATH": f"{compiled}:.frozen"}, capture_output=True, text=True
    )
    found = Verdicts(done.stdout)
    assert not found.failed and found.passed, done.stdout + done.stderr
