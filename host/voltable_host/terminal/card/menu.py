"""The moves of the card game in the words of the menu."""

from collections.abc import Mapping

from voltable.engine.game import Game
from voltable.engine.verbs import BUY, DEAL, GIVE, RUN
from voltable.engine.words import LAST_CARD
from voltable_cards.picking import fuel_due, taken_apart
from voltable_cards.production import burnt, chosen, income
from voltable_cards.words import FUEL_CARD, FUELS, GAS, HYBRID, KINDS, OIL, STORED_CARD
from voltable_host.card_sets.in_words import plant_card
from voltable_host.language import _
from voltable_host.language.words import fuel_name
from voltable_host.terminal.card.say import card_label, stored_label
from voltable_host.terminal.family import Action, Label
from voltable_host.terminal.menu import Entry
from voltable_host.terminal.menu import give_label as give_fuel_label


def arranged(game: Game, choices: list[Action]) -> list[Action]:
    """Those that run plants with the best income first."""
    if choices[0][0] != RUN:
        return choices
    return sorted(choices, key=lambda choice: -run_income(game, choice))


def question(menu: list[Entry]) -> str:
    """What a real table is asked where a card was drawn."""
    fuel = menu[0].action[1] >= FUEL_CARD
    return _("Which fuel card was drawn? {cards}") if fuel else _("Which plant was drawn? {cards}")


def which_cards(game: Game) -> str:
    """What is asked where an owner chooses the cards."""
    fuel = fuel_due(game.state)
    return _("Which card is turned down? Still to go: {fuel} {units}.").format(
        fuel=fuel_name(FUELS[fuel]), units=game.state.due[fuel]
    )


def give_label(game: Game, code: int, least: int, most: int) -> str:
    """A fuel that no longer fits, or a card in store with the units that may leave it."""
    if code < STORED_CARD:
        return give_fuel_label(game, code, least, most)
    fuel, left, printed = taken_apart(code)
    card = stored_label(fuel, left, printed)
    if least == most == left:
        return _("use up {card}").format(card=card)
    if least == most:
        return _("turn {card} down by {units}").format(card=card, units=least)
    return _("turn {card} down by {units} (up to {most})").format(card=card, units=least, most=most)


def run_income(game: Game, choice: tuple) -> int:
    """What a set of plants earns."""
    return income(game.edition.cards, chosen(game.state.players[game.turn].plants, choice[1]))


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
    """A card that can have been drawn; plants share numbers, so what else is printed on them is told too."""
    if card == LAST_CARD:
        return "end"
    if card >= FUEL_CARD:
        return card_label((card - FUEL_CARD) // 3, (card - FUEL_CARD) % 3 + 1)
    cards = game.edition.cards
    return plant_card(cards.label(card), KINDS[cards.kind[card]], cards.need[card])


LABELS: Mapping[int, Label] = {BUY: buy_label, RUN: run_label, DEAL: deal_label, GIVE: give_label}
