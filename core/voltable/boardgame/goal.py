"""What the board game is about: when it ends, and what decides it."""

from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame

POWER_AND_MONEY = 2  # what decides everywhere; some editions count cities behind them


def goal(game: "BoardGame") -> "list[Said]":
    """With the numbers of this edition and this many players."""
    edition = game.edition
    parts = len(edition.score(game.state, 0))
    tie = "goal-tie-cities" if parts > POWER_AND_MONEY else "goal-tie-money"
    return [said("goal-of-cities", last=edition.last_cities), said(tie)]
