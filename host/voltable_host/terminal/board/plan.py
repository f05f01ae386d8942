"""A plan for the board game: a plant, fuel and cities, and what powering them earns."""

import re

from voltable import Refusal
from voltable.boardgame.facts import best_set
from voltable.boardgame.phases.bureaucracy import power
from voltable.engine.game import Game
from voltable.plants.facts import phase_of
from voltable_host.language import _, ngettext
from voltable_host.language.folding import folded
from voltable_host.language.words import fuel_name
from voltable_host.terminal.board.typed import cities_called
from voltable_host.terminal.plan import NoPlan, Plan
from voltable_host.terminal.typed import fuels_called

TOKENS = re.compile(r"([^\W\d]+)[=:]?(\d{1,3})$")


def how() -> str:
    """What can be typed into a plan."""
    return _(
        "A plan decides nothing. Name a plant (7, or 7@14 at a price), one to give up (-3), fuel (coal3), cities"
        " (Essen; with commas between them); Enter ends it."
    )


def words(line: str, game: Game) -> list[str]:
    """The parts of a line: by commas and by blanks, but a city's name stays whole."""
    found: list[str] = []
    for piece in line.split(","):
        is_city = bool(cities_called(folded(piece), game))
        found += [piece.strip()] if is_city else piece.split()
    return found


class BoardPlan(Plan):
    """Tokens and houses, tried on a copy of the whole table."""

    def begin(self) -> None:
        """The table as it lies, and the player whose plan it is to move."""
        super().begin()
        self.trial = self.game.copy()
        self.table = self.trial.state
        self.table.turn = self.seat
        self.table.players[self.seat] = self.player
        phases = {phase.name: phase for phase in self.game.phases}
        self.fuel, self.build = phases["fuel"], phases["build"]

    def take(self, text: str) -> None:
        """A plant that this player may have: in Central Europe not everybody may have a nuclear one."""
        before = self.player.plants
        super().take(text)
        for plant in self.player.plants:
            if plant not in before and not self.auction.bidders(self.game.state, plant) >> self.seat & 1:
                raise Refusal("nuclear-forbidden", plant)

    def buys(self, text: str) -> bool:
        """Tokens or a city."""
        found = TOKENS.match(text)
        fuels = fuels_called(found[1], self.game) if found else []
        if found and fuels:
            self.buy(fuels[0], int(found[2]))
            return True
        cities = [] if text[:1].isdecimal() else cities_called(text, self.game)
        if len(cities) > 1:
            names = ", ".join(self.game.edition.map.CITIES[city] for city in cities)
            raise NoPlan(_("{word} can mean several cities: {cities}. Type more of the name.").format(
                word=text, cities=names
            ))  # fmt: skip
        if cities:
            self.connect(cities[0])
        elif not text[:1].isdecimal():
            raise NoPlan(_("There is no city and no fuel called {word}.").format(word=text))
        return bool(cities)

    def buy(self, fuel: int, tokens: int) -> None:
        """Tokens at their prices, if they fit and are there."""
        if phase_of(self.game) in ("build", "bureaucracy"):
            raise NoPlan(_("Fuel is bought before cities; that is over in this round."))
        name = fuel_name(self.game.edition.fuels[fuel])
        self.fuel.measure(self.table)
        if tokens > self.fuel.stock(self.table, fuel):
            raise NoPlan(_("There is not so much on the market: {fuel} {units}.").format(fuel=name, units=tokens))
        if tokens > self.table.room[fuel]:
            raise NoPlan(_("There is no room for so much: {fuel} {units}.").format(fuel=name, units=tokens))
        price = self.fuel.cost(self.table, self.player, fuel, tokens)
        self.fuel.take(self.table, fuel, tokens)
        self.player.fuel[fuel] += tokens
        self.pay(price, _("{fuel} {units} for {price}").format(fuel=name, units=tokens, price=price))

    def connect(self, city: int) -> None:
        """A city at the price it has once the others of the plan are connected."""
        name = self.game.edition.map.CITIES[city]
        if self.table.network is None:
            raise NoPlan(_("Which cities are in play is not known before the regions are."))
        place = self.table.network.place(city)  # refuses what is not in play
        if phase_of(self.game) == "bureaucracy":
            raise NoPlan(_("Cities are connected before production; that is over in this round."))
        for found, slot, way in self.build.price_list(self.table, self.seat):
            if found == city:
                self.build.settle_in(self.table, self.player, place, self.table.slots.index(slot))
                self.pay(slot + way, _("{city} for {price}").format(city=name, price=slot + way))
                return
        raise NoPlan(_("{city} cannot be connected now.").format(city=name))

    def outcome(self, player, money: int) -> str:
        """Cities powered, and what that earns; at the end, how many count."""
        running = best_set(self.cards, player)
        plants = ", ".join(self.cards.label(plant) for plant in running) or "-"
        cities = min(len(player.cities), power(self.cards, running))
        if max(len(player.cities), self.game.state.most) >= self.game.edition.last_cities:
            return self.ending(plants, cities, len(player.cities))
        income = self.game.edition.incomes[cities]
        told = ngettext(
            "Running: {plants}. {n} city of {all} has power, which earns {income}; then you have {money} Elektro.",
            "Running: {plants}. {n} cities of {all} have power, which earns {income}; then you have {money} Elektro.",
            cities,
        )
        return told.format(plants=plants, all=len(player.cities), income=income, money=money + income)

    def ending(self, plants: str, cities: int, connected: int) -> str:
        """In the last round nothing is earned any more."""
        told = ngettext(
            "Running: {plants}. {n} city of {all} has power when the game ends with this round.",
            "Running: {plants}. {n} cities of {all} have power when the game ends with this round.",
            cities,
        )
        return told.format(plants=plants, all=connected)


begin = BoardPlan
