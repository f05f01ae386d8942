"""What can be done now, each thing with a number and in a few words."""

from collections import namedtuple
from collections.abc import Callable

from voltable import notation
from voltable.game import Game
from voltable.verbs import BID, BUY, DEAL, DONE, DROP, FIRST, GIVE, OPEN, OPEN_AMOUNT, PASS, RUN, SCRAP
from voltable.words import LAST_CARD
from voltable_cards.production import burnt, chosen, income
from voltable_cards.words import FUEL_CARD, FUELS, GAS, HYBRID, OIL
from voltable_host.console.say import card_label
from voltable_host.language import _
from voltable_host.words import fuel_name

Entry = namedtuple("Entry", ("action", "label", "notation"))  # the action as it would be played, for people, for logs
# What is asked, and the word that the prompt shows for it: words of the notation, the same in every language.
ASKED = {OPEN: "open", DROP: "open", BID: "bid", PASS: "bid", SCRAP: "scrap", GIVE: "give", BUY: "fuel", DONE: "fuel",
         RUN: "run", DEAL: "deal", FIRST: "first"}  # fmt: skip
WORDS = {"fuel": "buy", "deal": "drawn"}


def entries(game: Game) -> list[Entry]:
    """Every choice, those that run plants with the best income first."""
    choices = game.choices()
    if choices[0][0] == RUN:
        choices = sorted(choices, key=lambda choice: -run_income(game, choice))
    return [Entry(choice, label(game, choice), written(game, choice)) for choice in choices]


def written(game: Game, choice: tuple) -> str:
    """A choice in the notation of logs, at its least, without the name."""
    return spelled_out(game, choice[:-1] if choice[0] in OPEN_AMOUNT else choice)


def spelled_out(game: Game, action: tuple) -> str:
    """An action in the notation of logs, without the name."""
    line = notation.write(action, game)
    return line.removeprefix(notation.quote(game.names[game.turn]) + " ") if game.turn >= 0 else line


def asked(game: Game) -> str:
    """The situation the player is in."""
    return ASKED[game.choices()[0][0]]


def word_for(game: Game) -> str:
    """What the prompt says."""
    return WORDS.get(asked(game), asked(game))


def label(game: Game, choice: tuple) -> str:
    """A choice in the words of the menu."""
    return LABELS[choice[0]](game, *choice[1:])


def run_income(game: Game, choice: tuple) -> int:
    """What a set of plants earns."""
    return income(game.edition.cards, chosen(game.state.players[game.turn].plants, choice[1]))


def open_label(game: Game, plant: int, least: int, most: int) -> str:
    """A plant and its least bid; whoever is alone pays just that."""
    name = game.edition.cards.label(plant)
    if least == most:
        return _("plant {plant} for {price}").format(plant=name, price=least)
    return _("plant {plant} from {price}").format(plant=name, price=least)


def bid_label(game: Game, least: int, most: int) -> str:
    """The least raise, and how far one could go."""
    if least == most:
        return _("bid {bid}, your last Elektro").format(bid=least)
    return _("bid {bid} (up to {most})").format(bid=least, most=most)


def give_label(game: Game, fuel: int, least: int, most: int) -> str:
    """Fuel that no longer fits."""
    return _("give up {fuel}: {units}").format(fuel=fuel_name(FUELS[fuel]), units=least)


def buy_label(game: Game, fuel: int, units: int, column: int) -> str:
    """A fuel card and its price."""
    return _("{card} for {price}").format(card=card_label(fuel, units), price=column)


def run_label(game: Game, which: int, gas: int) -> str:
    """The plants that run, what hybrids burn, and the income."""
    player = game.state.players[game.turn]
    plants = chosen(player.plants, which)
    if not plants:
        return _("run nothing for {income}").format(income=game.edition.no_production_income)
    labels = ", ".join(game.edition.cards.label(plant) for plant in plants)
    mix = mixed(game, player, which, gas)
    return _("run {plants} for {income}").format(plants=labels, income=run_income(game, (RUN, which))) + mix


def mixed(game: Game, player, which: int, gas: int) -> str:
    """What hybrids burn, where there is a choice."""
    used = burnt(player, which, gas)
    if not any(game.edition.cards.kind[plant] == HYBRID for plant in chosen(player.plants, which)):
        return ""
    burn = ", ".join(f"{fuel_name(FUELS[fuel])} {used[fuel]}" for fuel in (GAS, OIL) if used[fuel])
    return f" ({burn})"


def deal_label(game: Game, card: int) -> str:
    """A card that can have been drawn."""
    if card == LAST_CARD:
        return "end"
    if card >= FUEL_CARD:
        return card_label((card - FUEL_CARD) // 3, (card - FUEL_CARD) % 3 + 1)
    return game.edition.cards.label(card)


LABELS: dict[int, Callable[..., str]] = {
    OPEN: open_label,
    BID: bid_label,
    PASS: lambda game: _("pass"),
    DROP: lambda game: _("buy no plant"),
    SCRAP: lambda game, plant: _("give up plant {plant}").format(plant=game.edition.cards.label(plant)),
    GIVE: give_label,
    BUY: buy_label,
    DONE: lambda game: _("done"),
    RUN: run_label,
    DEAL: deal_label,
    FIRST: lambda game, seat: game.names[seat],
}
