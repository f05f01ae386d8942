"""What the board game is about: when it ends, and what decides it."""

from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame


def goal(game: "BoardGame") -> "list[Said]":
    """With the numbers of this edition and this many players."""
    edition = game.edition
    last_resort = len(edition.score(game.state, 0)) > 2
    return [
        said("goal-of-cities", last=edition.last_cities),
        said("goal-tie-cities" if last_resort else "goal-tie-money"),
    ]
