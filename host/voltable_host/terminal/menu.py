"""What can be done now, each thing with a number and in a few words of the chosen language."""

from typing import NamedTuple

from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE
from voltable.families import played_family_of
from voltable.plants import hints, menu
from voltable.plants.menu import spelled_out as spelled_out
from voltable.talk.said import Said
from voltable_cards.menu import TURN
from voltable_host.language.speaking import speaker

Action = tuple[int, ...]
WORDS = {"fuel": "buy", "deal": "drawn", TURN: "give"}


class Entry(NamedTuple):
    """One choice: the action as it would be played, for people, for logs."""

    action: Action
    label: str
    notation: str


def entries(game: Game) -> list[Entry]:
    """Every choice, the likeliest first."""
    say = speaker(game).say
    found = menu.entries(played_family_of(game).menu, game)
    return [Entry(entry.action, say(entry.label), entry.notation) for entry in found]


def asked(game: Game) -> str:
    """The situation the player is in."""
    return menu.asked(played_family_of(game).menu, game)


def word_for(game: Game) -> str:
    """What the prompt says."""
    return WORDS.get(asked(game), asked(game))


def warning(game: Game, action: Action, bought: list[int]) -> str:
    """What a player may have overlooked with this move; empty where nothing is."""
    found = played_family_of(game).warnings.warning(game, action, bought)
    return speaker(game).say(found) if found else ""


def goal(game: Game) -> list[str]:
    """When the game ends, and what decides it."""
    say = speaker(game).say
    return [say(sentence) for sentence in played_family_of(game).goal.goal(game)]


def compared(game: Game, action: Action) -> list[str]:
    """What this move and the next best ones cost, earn and leave."""
    say = speaker(game).say
    return [say(line) for line in hints.compared(played_family_of(game), game, action)]


def question(game: Game) -> str:
    """What is asked above the menu; empty where its labels say it all. Cards that may be drawn stand behind it."""
    page = played_family_of(game).menu
    found = menu.question(page, game, menu.entries(page, game))
    if found and game.turn == CHANCE:
        found = Said(found.message, {"cards": ""})
    return speaker(game).say(found) if found else ""
