"""Which modules share a file on a device is observed, not listed by hand; there every file lies beside the others."""

import pytest

import bake_bundles
from grouping import Grouping, Observation
from voltable_host.companion.files.compiling import staying_files
from voltable_host.companion.files.flattening import flat_name, flattened
from voltable_host.companion.files.problem import BundleError

TOWN = {
    "town": "",
    "town.app": "from town.hall import ring\nNEXT = 'town.pages.'\ndef go(name):\n    __import__(NEXT + name)\n",
    "town.hall": "from town.tower import BELL\ndef ring():\n    return BELL\n",
    "town.tower": "BELL = 1\n",
    "town.errand": "def run():\n    pass\n",
    "town.sender": "def send():\n    from town.errand import run\n    run()\n",
    "town.pages": "",
    "town.pages.one": "def show():\n    pass\n",
    "town.pages.two": "def show():\n    pass\n",
    "town.museum": "ROOM = 'town.attic'\ndef look():\n    __import__(ROOM)\n",
    "town.attic": "def dust():\n    pass\n",
}


def seen(loaded: str, stays: str) -> Observation:
    """An observation of modules of the town."""
    return Observation(
        frozenset(f"town.{name}" for name in loaded.split()), frozenset(f"town.{name}" for name in stays.split())
    )


def grouping() -> Grouping:
    """Two evenings: in one the sender is asked for too."""
    day = seen("app hall tower pages.one pages.two", "app hall pages.one")
    night = seen("app hall tower sender errand pages.two", "app hall sender")
    return Grouping(TOWN, [day, night], (), ("town.app",))


def test_the_baked_bundles_are_as_observed():
    """Every situation is lived through again; `tools/bake_bundles.py` renews what is stale."""
    texts = bake_bundles.bake()
    assert sorted(texts) == [bake_bundles.STAYING, bake_bundles.GROUPS]
    for path, text in texts.items():
        assert (bake_bundles.ROOT / path).read_text(encoding="utf-8") == text


def test_what_is_resident_together_shares_a_file():
    """By the name that somebody asks for; numbers stay with whoever imported them."""
    assert grouping().bundles()["town.app"] == ("town.app", "town.hall", "town.tower")


def test_an_errand_and_a_screen_are_files_of_their_own():
    """They come and go alone."""
    together = {name for members in grouping().bundles().values() for name in members}
    assert not together & {"town.errand", "town.pages.one", "town.pages.two", "town.sender"}


def test_what_nobody_asks_for_stays_on_the_computer():
    """A screen may be asked for by its name, a museum is not, nor what only the museum names."""
    assert {"town.museum", "town.attic"} <= set(grouping().left_out())
    assert not {"town.pages.one", "town.pages.two", "town.sender"} & set(grouping().left_out())


def test_what_stays_only_sometimes_may_be_forgotten():
    """Whoever uses it keeps it alive."""
    assert grouping().staying([0, 1]) == ["town.app", "town.hall", "town.tower"]


def test_names_on_a_device_are_flat():
    """In imports, in names as text, and in the list of what stays."""
    files = flattened(TOWN | {"town.x": "from town.pages import one, two\nPAGE = 'town.pages.one'\n"})
    assert files["town.app"].splitlines()[1] == "NEXT = 'town.p_'"
    assert files["town.x"].splitlines() == [
        "from town import p_one as one", "from town import p_two as two", "PAGE = 'town.p_one'",
    ]  # fmt: skip
    assert flat_name("town") == "town" and flat_name("town.pages.one") == "town.p_one"
    listed = staying_files("STAYING = ('town.app', 'town.hall', 'town.pages.one')\n", {"town.hall": "town.app"})
    assert listed == "STAYING = ('town.app', 'town.p_one')"


def test_two_modules_cannot_have_one_name_on_a_device():
    """The bundler says which."""
    with pytest.raises(BundleError, match="town.p_one"):
        flattened(TOWN | {"town.p_one": ""})
