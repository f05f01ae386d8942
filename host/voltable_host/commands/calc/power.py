"""`voltable calc payout` and `voltable calc power`: what runs, what burns, what is paid."""

import click

from voltable.boardgame.edition import BoardEdition
from voltable_host.calculator import board_power
from voltable_host.calculator import power as production
from voltable_host.calculator.amounts import amounts, read_fuel
from voltable_host.calculator.plants import read_plants
from voltable_host.commands.calc.shared import (
    answer,
    board_edition,
    board_table,
    cities_option,
    edition_option,
    fuel_option,
    plants_argument,
)
from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _, ngettext
from voltable_host.options import cards_option
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command(
    "payout",
    examples=(
        "calc payout 12 8", "calc payout coal3=9 hybrid3=8 --fuel c3,g2", "calc payout --cities 6",
        "calc payout 7 10 15 --edition classic --cities 6 --fuel coal=4,oil=3",
    ),
)  # fmt: skip
@click.argument("texts", metavar="[PLANT...]", nargs=-1)
@fuel_option
@cities_option
@edition_option
@cards_option
@pass_talk
def payout(talk, texts, fuel, cities, edition, cards) -> None:
    """What plants earn when they run; with --fuel the best that this fuel can run.

    With --cities alone: what so many powered cities earn in the board game, where full stores are assumed without
    --fuel.
    """
    board = board_edition(edition, cards=cards)
    if not texts:
        city_payout(talk, board or BoardEdition, cities, fuel)
    elif board:
        plants, stock = board_table(board, texts, fuel)
        row = board_power.power(board, plants, stock, BoardEdition.houses if cities is None else cities)[0]
        mix = row.pop("mixes")[0]
        talk.data(row | mix, in_lines([board_set_in_words(row), *mixes_in_words([mix])]))
    else:
        refuse_cities(cities)
        card_payout(talk, texts, fuel, cards)


def city_payout(talk, edition: type[BoardEdition], cities: int | None, fuel: str | None) -> None:
    """The income table of the board game, of an edition or of all of them."""
    if cities is None or fuel is not None:
        raise click.UsageError(_("Name your plants; or say how many cities are powered in the board game: --cities 6"))
    income = edition.incomes[cities]
    told = ngettext("{n} city: {income} Elektro", "{n} cities: {income} Elektro", cities)
    talk.data({"cities": cities, "income": income}, told.format(income=income))


def card_payout(talk, texts, fuel: str | None, cards) -> None:
    """What cards earn together, or the best of them."""
    plants = read_plants(texts, cards)
    unknown = [plant.name for plant in plants if plant.income is None]
    if unknown:
        told = _("What {plant} earns depends on the card. Add its income, such as {plant}=9, or name the card.")
        raise click.UsageError(told.format(plant=unknown[0]))
    best = production.payout(plants, None if fuel is None else read_fuel(fuel))
    mix = (best["mixes"] or [{"burns": None, "left": None}])[0]
    answer(talk, plants, {"plants": best["plants"], "income": best["income"]} | mix, set_in_words(best, 1))


@command(
    "power",
    examples=(
        "calc power 12 7a 8 --fuel c3,g1,o2", "calc power coal2 oil1 --fuel c2 --all",
        "calc power 7 10 15 --edition recharged --fuel coal4,oil3 --cities 6",
    ),
)  # fmt: skip
@plants_argument
@click.option("--fuel", metavar="c3,o2", required=True, help=N_("the fuel in store"))
@click.option("--all", "everything", is_flag=True, help=N_("smaller sets too"))
@cities_option
@edition_option
@cards_option
@pass_talk
def power(talk, texts, fuel, everything, cities, edition, cards) -> None:
    """Which plants can run together, best first, and what they burn."""
    board = board_edition(edition, cards=cards)
    if board:
        plants, stock = board_table(board, texts, fuel)
        rows = board_power.power(board, plants, stock, BoardEdition.houses if cities is None else cities, everything)
        told = [line for row in rows for line in (board_set_in_words(row), *mixes_in_words(row["mixes"]))]
        talk.data({"sets": rows}, in_lines(told))
        return
    refuse_cities(cities)
    plants = read_plants(texts, cards)
    rows = production.power(plants, read_fuel(fuel), everything)
    answer(talk, plants, {"sets": rows}, in_lines(set_in_words(row) for row in rows))


def refuse_cities(cities: int | None) -> None:
    """The card game is played without a map."""
    if cities is not None:
        raise click.UsageError(_("The card game has no cities. For the board game add --edition, such as classic."))


def set_in_words(row: dict, most: int | None = None) -> str:
    """Plants that run, their income, and what they burn."""
    told = _("{plants}: {income} Elektro") if row["income"] is not None else _("{plants}: income not known")
    told = told.format(plants=names_in_words(row), income=row["income"])
    return in_lines([told, *mixes_in_words(row["mixes"][:most])])


def board_set_in_words(row: dict) -> str:
    """Plants that run, their cities and their income."""
    told = ngettext(
        "{plants}: {n} city, {income} Elektro", "{plants}: {n} cities, {income} Elektro", row["cities"]
    )  # fmt: skip
    return told.format(plants=names_in_words(row), income=row["income"])


def names_in_words(row: dict) -> str:
    """The plants that run."""
    return ", ".join(row["plants"]) or _("nothing runs")


def mixes_in_words(mixes: list[dict]) -> list[str]:
    """What burns and what is left, a line for each mix; of full stores only what burns."""
    told = []
    for mix in mixes:
        sentence = _("burns {burns}") if mix["left"] is None else _("burns {burns}; left {left}")
        told.append("  " + sentence.format(burns=amounts(mix["burns"]), left=amounts(mix["left"] or {})))
    return told
