"""Whatever the program on a device says by a word has a sentence in every language."""

import re
from functools import partial
from pathlib import Path

import pytest

from english import ON_DEVICE, messages
from voltable.talk.phrases import Phrases
from voltable_host.language import LANGUAGES
from words.english.companion import SENTENCES

ROOT = Path(__file__).resolve().parents[2]
DEVICE = ROOT / "device" / "voltable_device"
CODE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(DEVICE.rglob("*.py")))
WORD = r'"([a-z]+(?:-[a-z]+)+)"'


def test_every_word_has_a_sentence():
    """Refusals, faults of a device, and the rules behind the key `why`."""
    said = set(re.findall(r"(?:Refusal|LogError|say)\(\s*" + WORD, CODE))
    said |= set(re.findall(r"why = " + WORD, CODE)) | set(re.findall(r"(?:append|told = )\(\(?" + WORD, CODE))
    assert len(said) > 15
    assert said - set(messages(ON_DEVICE)) == set()


def test_every_sentence_is_said():
    """None is left over: its word stands somewhere in the program."""
    assert [word for word in SENTENCES if f'"{word}"' not in CODE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_on_the_device(language):
    """In the small files that are copied."""
    words = Phrases(partial(open, DEVICE / f"words_{language}.bin", "rb"))
    assert [word for word in SENTENCES if not words.find(word)] == []
