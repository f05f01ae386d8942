"""What happened, in sentences: an event in, a line out."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from voltable import events as core
from voltable.game import Game
from voltable.verbs import NOTHING
from voltable.words import LAST_ROUND, RESHUFFLED, SHRUNK, SLID, SOLD, UNDERCUT, UNSOLD
from voltable_cards import events as card
from voltable_cards.words import FUELS
from voltable_host.language import N_, _
from voltable_host.words import fuel_name

REMOVED = {
    UNDERCUT: N_("Plant {plant} is lower than the plant with the discount token: it leaves the game."),
    UNSOLD: N_("Nobody wants plant {plant} at a discount: it leaves the game."),
    LAST_ROUND: N_("Plant {plant}, the lowest, leaves with the last card."),
    RESHUFFLED: N_("Plant {plant}, the lowest, leaves because the fuel was shuffled."),
    SHRUNK: N_("Plant {plant}, the lowest, leaves the market."),
    SLID: N_("Plant {plant}, the highest, slides under the deck."),
}
DISCOUNT_ENDS = {
    UNDERCUT: N_("The discount token goes: no plant has a lower price for the rest of this phase."),
    UNSOLD: "",  # the sentence about the plant says it
    SOLD: "",
}
SENTENCES = {
    core.AuctionOpened: N_("{name} opens plant {plant} at {bid}."),
    core.BidRaised: N_("{name} bids {bid}."),
    core.BidPassed: N_("{name} passes."),
    core.DroppedOut: N_("{name} buys no plant this round."),
    core.PlantSold: N_("{name} gets plant {plant} for {price} Elektro."),
    core.PlantScrapped: N_("{name} gives up plant {plant}."),
    core.PlantDrawn: N_("New in the market: plant {plant}."),
    core.LastCardDrawn: N_("The last card turns up: the next round is the last one."),
    core.LastCardRemoved: "",  # the lowest plant's sentence says it
    core.DiscountPlaced: N_("The discount token lies on plant {plant}: its bids begin at 1."),
    core.FuelGivenUp: N_("{name} has no room for {fuel}: {units} given up."),
    core.GameOver: "",  # the result says it
    core.TakenBack: N_("Taken back."),
    card.FuelReshuffled: N_("The fuel deck is empty: the discards are shuffled."),
    card.BankTookPlant: N_("The Bank takes plant {plant}."),
    card.BankDiscardedFuel: "",
    core.Compensated: N_("{name} gets {money} Elektro for the demolition."),
    core.DemolitionAdvanced: N_("Demolition card {card} is on top now."),
}


def tell(events: Iterable, game: Game) -> Iterator[tuple[int | None, str]]:
    """Each sentence with the seat it is about; cards that come or go together make one sentence."""
    for kind, group in groupby(events, type):
        found = list(group)
        together = TOGETHER.get(kind)
        lines = together(found, game) if together else [sentence(event, game) for event in found]
        for event, line in zip(found, lines):
            if line:
                yield getattr(event, "seat", None), line


def sentence(event, game: Game) -> str:
    """The sentence of one event, empty where another event says it already."""
    facts = facts_of(event, game)
    if isinstance(event, core.PlantRemoved):
        return _(REMOVED[event.why]).format(**facts)
    if isinstance(event, core.DiscountEnded):
        return _(DISCOUNT_ENDS[event.why])
    if isinstance(event, core.PlantsRun):
        return plants_run(facts)
    if isinstance(event, core.RoundBegan):
        return _("The last round: auction and fuel, then points.") if event.last else ""
    if isinstance(event, core.OrderSet):
        return _("The order is now: {names}.").format(names=", ".join(game.names[seat] for seat in event.order))
    if isinstance(event, card.FuelBought):
        return fuel_bought(event, facts)
    line = _(SENTENCES[type(event)]).format(**facts)
    if isinstance(event, card.BankTookPlant) and event.dropped != NOTHING:
        line += " " + _("Its plant {plant} leaves the game.").format(plant=game.edition.cards.label(event.dropped))
    return line


def facts_of(event, game: Game) -> dict:
    """The event's numbers as people read them: names, labels, fuels."""
    facts = dict(event._asdict())
    cards = game.edition.cards
    if "seat" in facts:
        facts["name"] = game.names[facts["seat"]]
    if isinstance(facts.get("plant"), int):
        facts["plant"] = cards.label(facts["plant"])
    if "plants" in facts:
        facts["plants"] = ", ".join(cards.label(plant) for plant in facts["plants"])
    if isinstance(facts.get("fuel"), int):
        facts["fuel"] = fuel_name(FUELS[facts["fuel"]])
    return facts


def plants_run(facts: dict) -> str:
    """Who earns what."""
    if not facts["plants"]:
        return _("{name} runs nothing and gets {income} Elektro.").format(**facts)
    return _("{name} runs {plants} and earns {income} Elektro.").format(**facts)


def fuel_bought(event, facts: dict) -> str:
    """A card, its price, and what of it goes back."""
    bought = card_label(event.fuel, event.units)
    if event.kept == event.units:
        return _("{name} buys {card} for {price} Elektro.").format(name=facts["name"], card=bought, price=event.column)
    return _("{name} buys {card} for {price} Elektro and keeps {kept} of it.").format(
        name=facts["name"], card=bought, price=event.column, kept=event.kept
    )


def card_label(fuel: int, units: int) -> str:
    """A fuel card as people read it: coal2."""
    return f"{fuel_name(FUELS[fuel])}{units}"


def fuel_dealt(events: list, game: Game) -> list[str]:
    """All new fuel in one line, by column."""
    columns = []
    for price in (2, 3, 4):
        cards = " ".join(card_label(event.fuel, event.units) for event in events if event.column == price)
        if cards:
            columns.append(f"{price}: {cards}")
    return [_("New fuel: {columns}.").format(columns=" · ".join(columns))]


def fuel_moved(events: list, game: Game) -> list[str]:
    """Which columns moved up."""
    moves = []
    for event in events:
        cards = " ".join(card_label(code // 3, code % 3 + 1) for code in event.cards)
        moves.append(f"{event.source}→{event.target}: {cards}")
    return [_("Fuel gets cheaper: {moves}.").format(moves=" · ".join(moves))]


def singles_back(events: list, game: Game) -> list[str]:
    """Units that come back as singles, and those for which there is none."""
    back = [fuel_name(FUELS[event.fuel]) for event in events if not event.lost]
    lost = [fuel_name(FUELS[event.fuel]) for event in events if event.lost]
    lines = []
    if back:
        lines.append(_("Back as singles in column 1: {fuels}.").format(fuels=", ".join(back)))
    if lost:
        lines.append(_("Lost, for no single is left: {fuels}.").format(fuels=", ".join(lost)))
    return [" ".join(lines)]


def bank_took_fuel(events: list, game: Game) -> list[str]:
    """All the Bank's cards in one line."""
    cards = ", ".join(f"{event.column}:{card_label(event.fuel, event.units)}" for event in events)
    return [_("The Bank takes fuel: {cards}.").format(cards=cards)]


TOGETHER = {
    card.FuelDealt: fuel_dealt,
    card.FuelMoved: fuel_moved,
    card.SingleReturned: singles_back,
    card.BankTookFuel: bank_took_fuel,
}
