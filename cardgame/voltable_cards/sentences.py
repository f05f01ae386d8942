"""What happens in the card game, as messages."""

from voltable.engine.verbs import DONES
from voltable.plants import events as plants
from voltable.plants.sentences import BRIEF as SHARED_BRIEF
from voltable.plants.sentences import SENTENCES as SHARED
from voltable.plants.sentences import third_party_took
from voltable.talk.said import Listed, Said, both, said
from voltable.talk.telling import nothing, says, with_own
from voltable_cards import events
from voltable_cards.facts import card_shown, cards_shown, stored_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action
    from voltable.talk.shapes import Sentence, Together
    from voltable_cards.shapes import PlayedCardGame as CardGame

DEALT = (2, 3, 4)  # columns into which new fuel comes


def unsaid(game: "Game", action: "Action") -> "Said | None":
    """Whose turn ends with a move of which no event tells."""
    turn = game.state.turn
    return said("no-more-fuel", turn, name=turn) if action == DONES else None


def plants_run(event: "plants.PlantsRun", game: "Game") -> Said:
    """Who earns what."""
    if not event.plants:
        return said("runs-nothing", name=event.seat, income=event.income)
    return said("runs-and-earns", name=event.seat, plants=event.plants, income=event.income)


def fuel_bought(event: "events.FuelBought", game: "Game") -> Said:
    """A card, its price, and what of it goes back."""
    card = card_shown(event.fuel, event.units)
    if event.kept == event.units:
        return said("card-bought", name=event.seat, card=card, price=event.column)
    return said("card-bought-kept", name=event.seat, card=card, price=event.column, kept=event.kept)


def card_turned(event: "events.CardTurned", game: "Game") -> Said:
    """A card in store shows less, or nothing any more."""
    card = stored_card(event.fuel, event.left + event.units, event.printed)
    if not event.left:
        return said("card-used-up", name=event.seat, card=card)
    return said("card-turned", name=event.seat, card=card, left=event.left)


def round_began(event: "plants.RoundBegan", game: "Game") -> "Said | None":
    """Only the last round is news."""
    return said("last-round-of-cards") if event.last else None


def bank_took_plant(event: "events.BankTookPlant", game: "CardGame") -> Said:
    """What the Bank takes and gives up; it has not acted before its first plant, so then it is told who it is."""
    took = third_party_took("bank-took-plant", event.plant, event.dropped)
    return both(took, said("bank-introduced")) if len(game.state.dummy.plants) == 1 else took


def fuel_dealt(told: "list[events.FuelDealt]", game: "Game") -> "list[Said]":
    """All new fuel in one line, by column."""
    columns: "list[Said]" = []
    for price in DEALT:
        cards = [card_shown(event.fuel, event.units) for event in told if event.column == price]
        if cards:
            columns.append(said("cards-of-column", column=price, cards=Listed(" ", cards)))
    return [said("fuel-dealt", columns=Listed(" · ", columns))]


def fuel_moved(told: "list[events.FuelMoved]", game: "Game") -> "list[Said]":
    """Which columns moved up."""
    moves = [said("cards-moved", source=one.source, target=one.target, cards=cards_shown(one.cards)) for one in told]
    return [said("fuel-moved", moves=Listed(" · ", moves))]


def singles_back(told: "list[events.SingleReturned]", game: "Game") -> "list[Said]":
    """Units that come back as singles, and those for which there is none."""
    back = tuple([event.fuel for event in told if not event.lost])
    lost = tuple([event.fuel for event in told if event.lost])
    if back and lost:
        return [both(said("singles-back", fuels=back), said("singles-lost", fuels=lost))]
    return [said("singles-back", fuels=back)] if back else [said("singles-lost", fuels=lost)]


def bank_took_fuel(told: "list[events.BankTookFuel]", game: "Game") -> "list[Said]":
    """All the Bank's cards in one line."""
    cards = [said("card-of-column", column=one.column, card=card_shown(one.fuel, one.units)) for one in told]
    return [said("bank-took-fuel", cards=tuple(cards))]


def fuel_in_brief(told: "list[events.FuelBought]", game: "Game") -> "list[Said]":
    """All cards of one player's turn, with what they cost together."""
    cards = [card_shown(event.fuel, event.units) for event in told]
    price = sum([event.column for event in told])
    return [said("cards-bought-together", name=told[0].seat, cards=tuple(cards), price=price)]


SENTENCES: "dict[type, Sentence]" = with_own(SHARED, {
    plants.RoundBegan: round_began,
    plants.PlantsRun: plants_run,
    plants.LastCardDrawn: says("last-card-drawn"),
    events.FuelBought: fuel_bought,
    events.CardTurned: card_turned,
    events.FuelReshuffled: says("fuel-reshuffled"),
    events.BankTookPlant: bank_took_plant,
    events.BankDiscardedFuel: nothing,
})  # fmt: skip
TOGETHER: "dict[type, Together]" = {
    events.FuelDealt: fuel_dealt,
    events.FuelMoved: fuel_moved,
    events.SingleReturned: singles_back,
    events.BankTookFuel: bank_took_fuel,
}
BRIEF: "dict[type, Together]" = with_own(SHARED_BRIEF, {events.FuelBought: fuel_in_brief})
