"""What the edition of 2020 says of its rules, and its figures; the Trust has a page of its own."""

from voltable.boardgame.fuels import COAL
from voltable.boardgame.maps import shipped
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.topics import against_trust, asked, board
from voltable.boardgame.topics.figures import by_players, shared_figures
from voltable.plants.discount import DISCOUNTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.editions.recharged import Recharged
    from voltable.talk.shapes import Figures, Sheet, Sheets

OWN: "Sheet" = ("recharged", (
    ("setup", ("market: plugs highest_plug market current", "deck: removed_plugs players removed_sockets", "places")),
    ("auction", ("open: discounted current", "unsold: edition")),
    ("discount", ("title", "lowest: discounted", "sold", "lower", "stays", "unsold")),
    ("fuel", ("special: edition",)),
    ("build", ("special: edition",)),
    ("refill", ("special: edition",)),
    ("plants", ("number: plants first_plant last_plant",)),
    ("step2", ("when: step_two players", "skipped@step_three_skips_two")),
    ("step3", ("change@step_two_draws_three",)),
    ("end", ("tie",)),
    ("starting", (
        "title", "mark", "first: first_slot", "closed", "later: second_slot third_slot first_slot",
        "trust: trust_placed second_slot trust_left_marked",
    )),
    ("storage", ("title", "empty: all_coal", "burnt", "price: storage_price", "trust@trust_storage")),
    ("uranium", ("title", "sold: phase_out", "lying", "never")),
    ("options", (
        "starting_cities: default_starting_cities edition",
        "garbage_start: default_garbage_start little_garbage much_garbage",
        "storage_anytime: default_storage_anytime",
    )),
    ("notation", ("special: city",)),
))  # fmt: skip
OWN_ASKED: "Sheet" = ("asked-recharged", (
    ("fuel", ("mind: storage storage_price",)),
    ("build", ("mind",)),
    ("deal", ("mind: market",)),
    ("place", ("do", "mind")),
    ("mark", ("do", "mind")),
))  # fmt: skip
SHEETS: "Sheets" = (board.SHEET, against_trust.SHEET, OWN)
ASKED: "Sheets" = asked.SHEETS + (OWN_ASKED,)


def figures(counts: "Sequence[Recharged]") -> "Figures":
    """The shared ones, and what this edition has besides."""
    edition = counts[0]
    of_edition = of_setup(counts) | of_rules(edition) | of_options(edition)
    return shared_figures(counts) | against_trust.figures() | of_edition


def of_setup(counts: "Sequence[Recharged]") -> "Figures":
    """The first market, and the deck."""
    small = PRINTED.small
    return {
        "market": counts[0].market_size,
        "plugs": len(small),
        "highest_plug": PRINTED.number[small[-1]],
        "removed_plugs": by_players([one.removed_small[one.count] for one in counts]),
        "removed_sockets": by_players([one.removed_large[one.count] for one in counts]),
    }


def of_rules(edition: "Recharged") -> "Figures":
    """The discount token, and what boards bring."""
    return {
        "discounted": DISCOUNTED,
        "all_coal": edition.tokens[COAL],
        "storage_price": of_boards(edition, "coal_storage"),
        "phase_out": of_boards(edition, "nuclear_phase_out"),
    }


def of_options(edition: "Recharged") -> "Figures":
    """What options with numbers can be."""
    little_garbage, much_garbage = allowed(edition, "garbage_start")
    few, more = allowed(edition, "trust_refill")
    return {"little_garbage": little_garbage, "much_garbage": much_garbage, "few": few, "more": more}


def allowed(edition: "Recharged", option: str) -> "list[int]":
    """The numbers that an option can be."""
    found = [values for name, values in edition.allowed if name == option]
    return [value for value in found[0] if isinstance(value, int)]


def of_boards(edition: "Recharged", rule: str) -> int:
    """The number of a rule that one of the edition's boards brings, by the first that does."""
    found = [value for name in edition.maps for own, value in shipped(name).RULES if own == rule]
    return [value for value in found if isinstance(value, int)][0]
