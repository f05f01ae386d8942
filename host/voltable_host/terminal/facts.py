"""Plants and stores as people read them, in either game."""

from collections.abc import Sequence

from voltable.engine.game import Game
from voltable.engine.words import ECO
from voltable.plants import facts
from voltable_host.language.speaking import say, speaker
from voltable_host.language.words import kind_name
from voltable_host.terminal.families import played_family_of


def burns(game: Game, plant: int) -> str:
    """What one production burns: coal 2, hybrid 3, or nothing."""
    return say(facts.burns(game, plant), game)


def short_plant(game: Game, plant: int) -> str:
    """A plant in a few letters: 12 coal3→9."""
    cards = game.edition.cards
    kind = kind_name(game.edition.kinds[cards.kind[plant]])
    need = "" if cards.kind[plant] == ECO else str(cards.need[plant])
    return f"{cards.label(plant)} {kind}{need}→{played_family_of(game).gives(game, plant)}"


def stock(game: Game, fuel: Sequence[int]) -> list[str]:
    """What lies in a store: coal 2, oil 1."""
    speak = speaker(game).say
    return [speak(amount) for amount in facts.stock(fuel)]
