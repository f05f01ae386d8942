"""The device's sentences: the reader says the same on CPython and on MicroPython as the host does."""

import os
import subprocess
from functools import partial
from pathlib import Path

import pytest

from bake_words import RULES, Book, device_path
from device_words import texts_of
from english import ON_DEVICE, messages
from kit.patience import PATIENCE
from provide_micropython import find_micropython, find_micropython32, runs_32_bit
from voltable import LogError, Refusal
from voltable.talk.phrases import Phrases
from voltable_host.language import LANGUAGES, choose
from voltable_host.language.words import refuse
from word_table import baked_table
from words.english.refusals import LOG_ERRORS, REFUSALS

ROOT = Path(__file__).resolve().parents[2]
PATHS = ":".join(str(ROOT / folder) for folder in ("core", "cardgame", "device")) + ":.frozen"
ENGLISH = str(ROOT / device_path("words", "en"))
SCRIPT = """
from voltable.talk.phrases import Phrases
from voltable_cards.cards import SHIPPED
from voltable_cards.words import FUELS

class Edition:  # only what has names: a whole one takes more memory to compile
    cards, fuels = SHIPPED, FUELS

words = Phrases(lambda: open({path!r}, "rb"), Edition)
for word, numbers in {asked!r}:
    print(words.refuse(word, numbers))
print(words.name("phase", "auction"), words.name("fuel", "tea"), words.find("nothing"))
"""
ASKED = (
    ("too-poor", (14, 9)),
    ("not-offered", (3,)),
    ("not-offered", (99,)),
    ("does-not-fit", (2,)),
    ("unknown-edition", ("chess", "card", "classic")),
    ("unknown-board", ("usa",)),
    ("no-such-card", ("coal9",)),
    ("unknown-verb", ("",)),
    ("word-missing", ("seat",)),
    ("nobody-knows", (1,)),
)
SAID = """\
That costs 14 Elektro and there are only 9.
Plant 4b is not on offer: only plants of the current market are.
That plant is not on offer: only plants of the current market are.
Not one unit fits: oil. Plants store twice what they burn; in the last round buy only what they lack.
There is no edition chess. There are: card, classic.
There is no board usa for this edition. It is played without one: leave --board out.
There is no fuel card coal9. A card is written like coal2@3: fuel, units, column.
Say what to do.
Something is missing: a player's name.
nobody-knows
auction tea None
"""


def speaker(path) -> Phrases:
    """Who reads such a file."""
    return Phrases(partial(open, path, "rb"))


def on_flash(book: Book) -> bytes:
    """A device's file for a catalogue."""
    return baked_table(texts_of(book, messages(ON_DEVICE)), RULES[book.language])


INTERPRETERS = [find_micropython] + [find_micropython32] * runs_32_bit()


def on_device(find, path: str) -> str:
    """What the reader says in MicroPython, in a heap far smaller than a device's."""
    script = SCRIPT.format(path=path, asked=ASKED)
    environment = os.environ | {"MICROPYPATH": PATHS}
    command = [str(find()), "-X", "heapsize=96k", "-c", script]
    return subprocess.run(command, env=environment, capture_output=True, check=True, timeout=PATIENCE).stdout.decode()


@pytest.mark.parametrize("find", INTERPRETERS)
def test_micropython_says_the_sentences(find):
    """Numbers, fuels, plants and lists in their places; a shorter sentence where something is missing."""
    assert on_device(find, ENGLISH) == SAID


def test_cpython_says_the_same(capsys):
    """The same script on this side."""
    exec(SCRIPT.format(path=ENGLISH, asked=ASKED), {})
    assert capsys.readouterr().out == SAID


@pytest.mark.parametrize("find", INTERPRETERS)
def test_letters_with_marks_arrive_whole(find, tmp_path):
    """A translation is UTF-8 text, with its braces where the language wants them."""
    book = Book("hu")
    book.add(REFUSALS["too-poor"], "Ez {0} Elektróba kerül, és csak {1} van: őű.")
    path = tmp_path / "words.bin"
    path.write_bytes(on_flash(book))
    assert on_device(find, str(path)).splitlines()[0] == "Ez 14 Elektróba kerül, és csak 9 van: őű."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_found_as_the_host_says_it(language):
    """Each key of each language, in the file as it lies in the package."""
    words = speaker(ROOT / device_path("words", language))
    choose(language)
    try:
        for table, error in ((REFUSALS, Refusal), (LOG_ERRORS, LogError)):
            for word in table:
                if word not in ("illegal-move", "bad-genesis"):
                    assert words.refuse(word, (1, 2, 3)) == refuse(error(word, 1, 2, 3))
        for within in (("illegal-move", 5, "too-poor", 14, 9), ("bad-genesis", 0, "bad-player-count 9 2 6")):
            assert words.refuse(within[0], within[1:]) == refuse(LogError(*within))
    finally:
        choose("en")
    assert all(words.find(key) for key in messages(ON_DEVICE))


def test_a_word_that_is_not_there_is_not_found():
    """Neither before the first key, nor after the last, nor between."""
    words = speaker(ENGLISH)
    assert [words.find(f"no-{number}") for number in range(200)] == [None] * 200


def test_an_unsettled_translation_stays_english(tmp_path):
    """As in the catalogues of the host."""
    book = Book("cs")
    book.add(REFUSALS["game-over"], "Konec?", flags=["fuzzy"])
    (tmp_path / "words.bin").write_bytes(on_flash(book))
    assert speaker(tmp_path / "words.bin").refuse("game-over", ()) == REFUSALS["game-over"]
