"""Whole sentences, read from flash: words_<language>.bin is never loaded whole, nor is this between two of them."""

from voltable.talk.phrases import Phrases
from voltable_device.language.texts import folder


def sentence(language, edition, word, numbers) -> str:
    """The sentence for a word of the engine or the device with its numbers, such as too-poor 14 9."""
    path = folder() + "/words_" + language + ".bin"
    return Phrases(lambda: open(path, "rb"), edition).refuse(word, numbers)  # noqa: SIM115  Phrases closes it
