"""All messages of the upper half by their ids, out of tools/words/english."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "words" / "english"
ON_DEVICE = ("companion", "refusals", "terms")  # what a device looks up on its flash


class Message(NamedTuple):
    """One sentence, or its two forms in English, and the context that translators see."""

    text: str | tuple[str, str]
    context: str | None = None


def rooms() -> list[str]:
    """The files, by name."""
    return sorted(path.stem for path in FOLDER.glob("[a-z]*.py"))


def messages(files: Iterable[str]) -> dict[str, Message]:
    """The messages of some files; an id that two of them have is a bug."""
    found: dict[str, Message] = {}
    for file in files:
        for key, message in of_file(file).items():
            if found.setdefault(key, message) != message:
                raise ValueError(f"two messages are called {key}")
    return found


def of_file(name: str) -> dict[str, Message]:
    """A file's sentences, shorter ones and terms."""
    module = import_module(f"words.english.{name}")
    sentences: Mapping[str, str | tuple[str, str]] = getattr(module, "SENTENCES", {})
    shorter: Mapping[str, str] = getattr(module, "SHORTER", {})
    terms: Mapping[str, Mapping[str, str | tuple[str, str]]] = getattr(module, "TERMS", {})
    found = {key: Message(text) for key, text in sentences.items()}
    found |= {f"shorter:{key}": Message(text) for key, text in shorter.items()}
    for kind, words in terms.items():
        found |= {f"{kind}:{word}": term(text) for word, text in words.items()}
    return found


def term(text: str | tuple[str, str]) -> Message:
    """A word, perhaps with the context that tells it from another."""
    return Message(text) if isinstance(text, str) else Message(text[1], text[0])
