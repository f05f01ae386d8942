"""`voltable calc`: one-shot answers for people at a table with real cards."""

import click

from voltable_host.calculator import bank as bank_helper
from voltable_host.calculator import power as production
from voltable_host.calculator import purchase as buying
from voltable_host.calculator import storage as storing
from voltable_host.calculator.amounts import EMPTY, amounts, read_fuel
from voltable_host.calculator.market import back_in_words, lay_out, read_market
from voltable_host.calculator.plants import Hand, read_plants
from voltable_host.language import N_, _
from voltable_host.options import cards_option
from voltable_host.shell import group
from voltable_host.talk import pass_talk
from voltable_host.words import kind_name

MARKET = '"2:c2,g1,o3 3:c1,u2"'
plants_argument = click.argument("texts", metavar="PLANT...", nargs=-1, required=True)
fuel_option = click.option("--fuel", metavar="c3,o2", help=N_("the fuel in store"))
last_round_option = click.option("--last-round", is_flag=True, help=N_("by the rules of the last round"))
market_option = click.option("--market", metavar='"2:c2,g1 3:u2"', help=N_("the fuel market, column by column"))
singles_option = click.option(
    "--singles", metavar="c1,g2", help=N_("singles left beside the market; else all that are not in column 1")
)


@group("calc", examples=("calc payout 12 h3=8 --fuel c3,g2,o1", f"calc bank --need coal3,hybrid2 --market {MARKET}"))
def command() -> None:
    """Answers for people at a table: payout, fuel, power, storage, Bank.

    A plant is its fuel and need (coal3, h2, eco; coal3=9 tells its income too) or a card of the set (12, 3a).
    """


@command.command("payout", examples=("calc payout 12 8", "calc payout coal3=9 hybrid3=8 --fuel c3,g2"))
@plants_argument
@fuel_option
@cards_option
@pass_talk
def payout(talk, texts, fuel, cards) -> None:
    """What plants earn when they run; with --fuel the best that this fuel can run."""
    plants = read_plants(texts, cards)
    unknown = [plant.name for plant in plants if plant.income is None]
    if unknown:
        told = _("What {plant} earns depends on the card. Add its income, such as {plant}=9, or name the card.")
        raise click.UsageError(told.format(plant=unknown[0]))
    best = production.payout(plants, None if fuel is None else read_fuel(fuel))
    mix = (best["mixes"] or [{"burns": None, "left": None}])[0]
    answer(talk, plants, {"plants": best["plants"], "income": best["income"]} | mix, set_in_words(best, 1))


@command.command("power", examples=("calc power 12 7a 8 --fuel c3,g1,o2", "calc power coal2 oil1 --fuel c2 --all"))
@plants_argument
@click.option("--fuel", metavar="c3,o2", required=True, help=N_("the fuel in store"))
@click.option("--all", "everything", is_flag=True, help=N_("smaller sets too"))
@cards_option
@pass_talk
def power(talk, texts, fuel, everything, cards) -> None:
    """Which plants can run together, best first, and what they burn."""
    plants = read_plants(texts, cards)
    rows = production.power(plants, read_fuel(fuel), everything)
    answer(talk, plants, {"sets": rows}, "\n".join(set_in_words(row) for row in rows))


@command.command("storage", examples=("calc storage coal3 hybrid2", "calc storage 12 7a --fuel c4,g3,o4"))
@plants_argument
@fuel_option
@last_round_option
@cards_option
@pass_talk
def storage(talk, texts, fuel, last_round, cards) -> None:
    """Room for each fuel, what still fits, and what has to be given up."""
    plants = read_plants(texts, cards)
    record = storing.storage(plants, read_fuel(fuel or ""), last_round)
    answer(talk, plants, record, storage_in_words(record, last_round))


@command.command("fuel", examples=(f"calc fuel coal3 hybrid2 --stored c1 --market {MARKET}",))
@plants_argument
@market_option
@click.option("--stored", default="", metavar="c1,o2", help=N_("fuel that is there already"))
@click.option("--twice", is_flag=True, help=N_("for two productions"))
@last_round_option
@singles_option
@cards_option
@pass_talk
def fuel(talk, texts, market, stored, twice, last_round, singles, cards) -> None:
    """The cheapest fuel cards with which all your plants can run; name all of them, for their room."""
    if twice and last_round:
        raise click.UsageError(_("In the last round plants run once and nothing is stocked: leave out --twice."))
    plants, stock, times = read_plants(texts, cards), read_fuel(stored), 2 if twice else 1
    state, needs = laid_out(market, singles), Hand(plants).owner(stock).needs
    spare = storing.storage(plants, stock, False)["give_up"]
    if any(spare.values()):
        raise click.UsageError(_("These plants cannot store so much: {fuel} too many.").format(fuel=amounts(spare)))
    short = buying.missing(state, needs, stock, times)
    if any(short.values()):
        told = _("The market has too little for these plants, even if all of it is bought: {fuel} missing. Name fewer.")
        raise click.ClickException(told.format(fuel=amounts(short)))
    record = buying.purchase(state, needs, stock, times, last_round)
    answer(talk, plants, record, purchase_in_words(record))


@command.command("bank", examples=(f"calc bank --need coal3,hybrid2 --market {MARKET}", "calc bank --plants 5,6,9,12"))
@click.option("--need", metavar="coal3,h2", help=N_("fuel and need of each plant the Bank has"))
@market_option
@singles_option
@click.option("--plants", metavar="5,6,9,12", help=N_("the plant market: which one does the Bank take?"))
@last_round_option
@pass_talk
def bank(talk, need, market, singles, plants, last_round) -> None:
    """The Bank's move in a game of two: the fuel it takes, or its plant."""
    if bool(need) == bool(plants):
        raise click.UsageError(_("Say either --need and --market for its fuel, or --plants 5,6,9,12 for its plant."))
    if plants:
        record = bank_helper.bank_plant(plants.lower().replace(",", " ").split(), last_round)
        told = _("The Bank takes plant {plant}: the highest on offer.")
        talk.data(record, told.format(plant=record["takes"]))
        return
    needs = Hand(bank_helper.read_needs(need)).owner(EMPTY).needs
    record = bank_helper.bank_fuel(laid_out(market, singles), needs)
    talk.data(record, bank_helper.bank_in_words(record))


def laid_out(market: str | None, singles: str | None):
    """The table with this market."""
    if not market:
        raise click.UsageError(_("Say what lies in the fuel market: --market {market}").format(market=MARKET))
    return lay_out(read_market(market), None if singles is None else read_fuel(singles))


def answer(talk, plants, record: dict, sentence: str) -> None:
    """Tell it, and where it rests on cards that are stand-ins of ours."""
    doubtful = [plant.name for plant in plants if plant.doubtful]
    talk.data(record | {"reconstructed": doubtful}, sentence)
    if doubtful:
        told = _("Reconstructed by us, so your card may differ: {plants}. Tell yours as coal3=9, or with --cards FILE.")
        talk.note(told.format(plants=", ".join(doubtful)))


def set_in_words(row: dict, most: int | None = None) -> str:
    """Plants that run, their income, and what they burn."""
    plants = ", ".join(row["plants"]) or _("nothing runs")
    told = _("{plants}: {income} Elektro") if row["income"] is not None else _("{plants}: income not known")
    lines = [told.format(plants=plants, income=row["income"])]
    for mix in row["mixes"][:most]:
        told = _("burns {burns}; left {left}").format(burns=amounts(mix["burns"]), left=amounts(mix["left"]))
        lines.append("  " + told)
    return "\n".join(lines)


def storage_in_words(record: dict, last_round: bool) -> str:
    """Room, what still fits, what has to go."""
    fits = _("Still to buy in the last round: {fuel}") if last_round else _("Still fits: {fuel}")
    lines = [_("Room: {fuel}").format(fuel=amounts(record["room"])), fits.format(fuel=amounts(record["fits"]))]
    if any(record["give_up"].values()):
        lines.append(_("To be given up: {fuel}").format(fuel=amounts(record["give_up"])))
    return "\n".join(lines)


def purchase_in_words(record: dict) -> str:
    """Cards by column, what is stored then, what goes back."""
    lines = [_("Buy for {cost} Elektro:").format(cost=record["cost"]) if record["cards"] else _("Nothing to buy.")]
    for column in range(1, 5):
        cards = [card_in_words(card) for card in record["cards"] if card["column"] == column]
        if cards:
            lines.append("  " + _("column {column}: {cards}").format(column=column, cards=", ".join(cards)))
    lines.append(_("Stored then: {fuel}").format(fuel=amounts(record["stored"])))
    return "\n".join(lines + back_in_words(record))


def card_in_words(card: dict) -> str:
    """A fuel card, and how many units of it are kept where some go back."""
    if card["kept"] == card["units"]:
        return f"{kind_name(card['fuel'])} {card['units']}"
    told = _("{fuel} {n} (keep {kept})")
    return told.format(fuel=kind_name(card["fuel"]), n=card["units"], kept=card["kept"])
