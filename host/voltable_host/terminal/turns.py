"""Who acts now and who comes next, as the heading tells it."""

from voltable.engine.game import Game
from voltable.families import family_of
from voltable_host.language.speaking import speaker


def heading(game: Game) -> str:
    """Round, phase, direction and names on one line."""
    say = speaker(game).say
    return " · ".join([say(part) for part in family_of(game).turns.heading(game)])
