"""The moves of the board game as people choose them: which comes first, what it says, where it stands."""

from voltable.boardgame.facts import income_of_run, price_list, tokens_burnt
from voltable.boardgame.fuels import COAL, STORAGE
from voltable.engine.verbs import BUILD, DEAL, DONE, FUEL, MARK, PLACE, REGION, RUN
from voltable.engine.words import HYBRID, LAST_CARD
from voltable.plants.menu import side_by_side
from voltable.plants.production import chosen
from voltable.talk.said import Said, both, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.shapes import BoardGame
    from voltable.engine.shapes import Action
    from voltable.plants.menu import Entry
    from voltable.plants.shapes import Label


def arranged(game: "BoardGame", choices: "list[Action]") -> "list[Action]":
    """What runs with the best income and the least fuel first, what is built cheapest first, cards by their numbers."""
    verb = choices[0][0]
    if verb == RUN:
        return sorted(choices, key=lambda choice: (-income_of_run(game, choice), tokens_burnt(game, choice), choice))
    if verb == BUILD:
        prices = price_list(game)
        return sorted(choices[:-1], key=lambda choice: (prices[choice[1]], choice)) + choices[-1:]
    return sorted(choices) if verb == DEAL else choices


def asked(first: "Action") -> str:
    """What the board game alone asks: nothing."""
    return ""


def question(game: "BoardGame", menu: "list[Entry]") -> "Said | None":
    """What a real table is asked where a card was drawn; where the Trust builds, and first of all who it is."""
    verb = menu[0].action[0]
    if verb == PLACE:
        where = said("where-trust-builds")
        return both(said("trust-introduced"), where) if is_trust_new(game) else where
    return said("which-plant-was-drawn", cards=side_by_side(menu)) if verb == DEAL else None


def is_trust_new(game: "BoardGame") -> bool:
    """Whether somebody is asked for it for the first time: its first two houses are placed by one player each."""
    trust = len(game.names) + 1
    return sum([house == trust for house in game.state.houses]) < len(game.names)


def group(game: "BoardGame", choice: "Action") -> "Said | None":
    """Cities stand by regions, fuel by itself."""
    if choice[0] in (BUILD, MARK, PLACE):
        return said("group-region", region=game.edition.map.REGION_OF[choice[1]])
    return said("group-fuel") if choice[0] == FUEL else None


def fuel_label(game: "BoardGame", source: int, least: int, most: int) -> Said:
    """A fuel with the price of one token and of all that can be taken."""
    state = game.state
    phase = game.phases[state.phase]
    buyer = state.players[state.turn]
    if source == STORAGE:
        one, whole = game.edition.coal_storage, most * game.edition.coal_storage
        name: "int | Said" = said("fuel-of-the-storage", fuel=COAL)
    else:
        one, whole = phase.cost(state, buyer, source, 1), phase.cost(state, buyer, source, most)
        name = source
    if most == 1:
        return said("choose-token", fuel=name, price=one)
    return said("choose-tokens", fuel=name, price=one, most=most, whole=whole)


def build_label(game: "BoardGame", city: int) -> Said:
    """A city with its price, and how that comes about."""
    price, slot, way = price_list(game)[city]
    label = said("choose-city", city=city, price=price)
    return both(label, said("slot-and-way", slot=slot, way=way)) if way else label


def run_label(game: "BoardGame", which: int, coal: int) -> Said:
    """The plants that run, what hybrids burn, and the income."""
    plants = chosen(game.state.players[game.state.turn].plants, which)
    income = income_of_run(game, (RUN, which))
    if not plants:
        return said("choose-run-nothing", income=income)
    label = said("choose-run", plants=plants, income=income)
    amounts = hybrids_burn(game, plants, coal)
    return both(label, said("in-brackets", amounts=amounts)) if amounts else label


def hybrids_burn(game: "BoardGame", plants: "tuple[int, ...]", coal: int) -> "tuple[Said, ...]":
    """What hybrids burn, where some run."""
    edition = game.edition
    mix = coal, edition.cards.needs(plants)[HYBRID] - coal
    return tuple([said("amount", fuel=edition.mixed + place, units=units) for place, units in enumerate(mix) if units])


def deal_label(game: "BoardGame", card: int) -> Said:
    """A card that can have been drawn."""
    return said("card-as-typed", word=game.edition.last_card_word) if card == LAST_CARD else said("plant", plant=card)


def city_label(game: "BoardGame", city: int) -> Said:
    """A city by its name."""
    return said("city", city=city)


def region_label(game: "BoardGame", region: int) -> Said:
    """A region by its name."""
    return said("group-region", region=region)


def done_label(game: "BoardGame") -> Said:
    """The end of a turn, with the money that is left: the table is not drawn again after each purchase."""
    return said("choose-done-with", money=game.state.players[game.state.turn].money)


LABELS: "dict[int, Label]" = {
    FUEL: fuel_label,
    BUILD: build_label,
    RUN: run_label,
    DONE: done_label,
    DEAL: deal_label,
    PLACE: city_label,
    MARK: city_label,
    REGION: region_label,
}
