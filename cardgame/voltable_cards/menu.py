"""The moves of the card game as people choose them: which comes first, what it says, where it stands."""

from voltable.engine.verbs import BUY, DEAL, GIVE, RUN
from voltable.engine.words import ECO, HYBRID, LAST_CARD
from voltable.plants.facts import burns
from voltable.plants.menu import give_label as give_fuel_label
from voltable.plants.menu import side_by_side
from voltable.talk.said import Said, both, said
from voltable_cards.facts import card_shown, income_of_run, stored_card
from voltable_cards.picking import fuel_due, taken_apart
from voltable_cards.production import burnt, chosen
from voltable_cards.words import FUEL_CARD, GAS, OIL, STORED_CARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable.plants.menu import Entry
    from voltable.plants.shapes import Label
    from voltable_cards.shapes import PlayedCardGame as CardGame

TURN = "turn"  # a card in store, where its owner chooses which


def arranged(game: "CardGame", choices: "list[Action]") -> "list[Action]":
    """Those that run plants with the best income first, of equal ones as the engine has them."""
    if choices[0][0] != RUN:
        return choices
    ranked = [(-income_of_run(game, choice), place) for place, choice in enumerate(choices)]
    return [choices[place] for _income, place in sorted(ranked)]


def asked(first: "Action") -> str:
    """What the card game alone asks: which card in store is turned down."""
    return TURN if first[0] == GIVE and first[1] >= STORED_CARD else ""


def question(game: "CardGame", menu: "list[Entry]") -> "Said | None":
    """What a real table is asked where a card was drawn, and an owner where cards are chosen."""
    first = menu[0].action
    if first[0] == DEAL:
        drawn = "which-fuel-card-was-drawn" if first[1] >= FUEL_CARD else "which-plant-was-drawn"
        return said(drawn, cards=side_by_side(menu))
    if asked(first) != TURN:
        return None
    fuel = fuel_due(game.state)
    return said("which-card-is-turned", fuel=fuel, units=game.state.due[fuel])


def group(game: "CardGame", choice: "Action") -> "Said | None":
    """Fuel stands by columns."""
    return said("group-column", price=choice[3]) if choice[0] == BUY else None


def give_label(game: "CardGame", code: int, least: int, most: int) -> Said:
    """A fuel that no longer fits, or a card in store with the units that may leave it."""
    if code < STORED_CARD:
        return give_fuel_label(game, code, least, most)
    fuel, left, printed = taken_apart(code)
    card = stored_card(fuel, left, printed)
    if least == most == left:
        return said("choose-use-up", card=card)
    if least == most:
        return said("choose-turn-down", card=card, units=least)
    return said("choose-turn-down-some", card=card, units=least, most=most)


def buy_label(game: "CardGame", fuel: int, units: int, column: int) -> Said:
    """A fuel card and its price."""
    return said("choose-card", card=card_shown(fuel, units), price=column)


def run_label(game: "CardGame", which: int, gas: int) -> Said:
    """The plants that run, what hybrids burn, and the income."""
    player = game.state.players[game.state.turn]
    plants = chosen(player.plants, which)
    if not plants:
        return said("choose-run-nothing", income=game.edition.no_production_income)
    label = said("choose-run", plants=plants, income=income_of_run(game, (RUN, which)))
    if HYBRID not in [game.edition.cards.kind[plant] for plant in plants]:
        return label
    used = burnt(player, which, gas)
    amounts = tuple([said("amount", fuel=fuel, units=used[fuel]) for fuel in (GAS, OIL) if used[fuel]])
    return both(label, said("in-brackets", amounts=amounts))


def deal_label(game: "CardGame", card: int) -> Said:
    """A card that can have been drawn; plants share numbers, so what else is printed on them is told too."""
    if card == LAST_CARD:
        return said("card-as-typed", word=game.edition.last_card_word)
    if card >= FUEL_CARD:
        return card_shown((card - FUEL_CARD) // 3, (card - FUEL_CARD) % 3 + 1)
    cards = game.edition.cards
    kind = said("kind", kind=cards.kind[card])
    return said(
        "numbered-plant", number=said("plant", plant=card), what=kind if cards.kind[card] == ECO else burns(game, card)
    )


LABELS: "dict[int, Label]" = {BUY: buy_label, RUN: run_label, DEAL: deal_label, GIVE: give_label}
