"""The upper half's messages in the chosen language: its tables of words, with the names of an owner's maps."""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voltable.engine.game import Game
from voltable.talk.said import Said
from voltable.talk.speaker import Speaker
from voltable.talk.table import find
from voltable_host.gate.sentences import Sentence, visible
from voltable_host.language import Speech
from voltable_host.language.calling import as_called
from voltable_host.language.map_names import board_name, region_name

if TYPE_CHECKING:
    from voltable.talk.shapes import Value

TABLES = Path(__file__).resolve().parents[1] / "data" / "words"


@cache
def table(language: str) -> bytes:
    """All messages of a language; read when the first is said."""
    return (TABLES / f"{language}.bin").read_bytes()


@cache
def text(language: str, key: str) -> str | None:
    """One message, looked for once."""
    return find(BytesIO(table(language)), key)


class HostSpeaker(Speaker):
    """Speaks as this program does: commands as they are typed here, and maps as their files call them."""

    def find(self, key: str) -> str | None:
        """The baked text of an id."""
        found = text(Speech.language, key)
        return as_called(found) if found else found

    def name(self, kind: str, word: str) -> str:
        """A word of the engine; regions and boards may be an owner's."""
        if kind == "region":
            return region_name(word)
        return board_name(word) if kind == "board" else super().name(kind, word)

    def show(self, kind: str, value: "Value") -> str:
        """A value by its name; what a player, a city or a device is called is not ours."""
        return visible(super().show(kind, value))

    def say(self, said: Said) -> Sentence:
        """The sentence of a message: ours, for each of its values was shown."""
        return Sentence(super().say(said))

    def refuse(self, word: str, numbers: "tuple[Value, ...]") -> Sentence:
        """The sentence of a refusal."""
        return Sentence(super().refuse(word, numbers))


def speaker(game: Game | None = None) -> HostSpeaker:
    """Who says it; a game lends its names."""
    edition: Any = None if game is None else getattr(game.edition, "numbers", game.edition)
    return HostSpeaker(lambda: BytesIO(table(Speech.language)), edition, game.names if game else ())


def say(message: Said, game: Game | None = None) -> Sentence:
    """A message in the chosen language."""
    return speaker(game).say(message)
