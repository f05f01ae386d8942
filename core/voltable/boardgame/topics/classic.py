"""What the edition of 2004 says of its rules, and its figures."""

from voltable.boardgame.topics import asked, board
from voltable.boardgame.topics.figures import by_players, shared_figures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.editions.classic import Classic
    from voltable.talk.shapes import Figures, Sheet, Sheets

OWN: "Sheet" = ("classic", (
    ("overview", ("two: edition",)),
    ("setup", ("market: market_from market_to current", "deck: deck_top removed players")),
    ("auction", ("open: current", "limit: limit limit_of_two", "unsold")),
    ("build", ("special: edition",)),
    ("obsolete", ("title", "market", "again", "drawn", "owned")),
    ("step2", ("when: step_two players", "skipped@step_three_skips_two")),
    ("step3", ("build@step_three_at_once", "change@step_two_draws_three")),
    ("end", ("tie",)),
    ("two", (
        "title", "same", "setup: regions_of_two removed_of_two", "limit: limit_of_two limit",
        "cities: step_two_of_two last_of_two",
    )),
    ("options", ("step_three_at_once: default_step_three_at_once",)),
))  # fmt: skip
OWN_ASKED: "Sheet" = ("asked-classic", (
    ("open", ("do",)),
))  # fmt: skip
SHEETS: "Sheets" = (board.SHEET, OWN)
ASKED: "Sheets" = asked.SHEETS + (OWN_ASKED,)


def figures(counts: "Sequence[Classic]") -> "Figures":
    """The shared ones, the first market, the deck and the limit of two."""
    edition = counts[0]
    return shared_figures(counts) | {
        "market_from": edition.start_market[0],
        "market_to": edition.start_market[-1],
        "deck_top": edition.deck_top,
        "removed": by_players([one.removed[one.count] for one in counts]),
        "removed_of_two": edition.removed[2],
        "limit_of_two": edition.plant_limits[2],
    }
