"""What happened, in sentences: an event in, a line out; each game's page has the sentences of its own events."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from voltable.engine.game import Game
from voltable.engine.words import (  # fmt: skip
    LAST_ROUND,
    NOBODY_BOUGHT,
    OBSOLETE,
    OUTDATED,
    RESHUFFLED,
    SHRUNK,
    SLID,
    SOLD,
    STEP_THREE,
    STEP_TWO,
    UNDERCUT,
    UNSOLD,
)
from voltable.plants import events as core
from voltable_host.language import N_, _
from voltable_host.language.words import fuel_name
from voltable_host.terminal.families import family_of
from voltable_host.terminal.family import Action, Told

REMOVED = {
    UNDERCUT: N_("Plant {plant} is lower than the plant with the discount token: it leaves the game."),
    UNSOLD: N_("Nobody wants plant {plant} at a discount: it leaves the game."),
    LAST_ROUND: N_("Plant {plant}, the lowest, leaves with the last card."),
    RESHUFFLED: N_("Plant {plant}, the lowest, leaves because the fuel was shuffled."),
    SHRUNK: N_("Plant {plant}, the lowest, leaves the market."),
    SLID: N_("Plant {plant}, the highest, slides under the deck."),
    OBSOLETE: N_("Plant {plant} is obsolete, for somebody has as many cities: it leaves the game."),
    NOBODY_BOUGHT: N_("Nobody bought a plant: plant {plant}, the lowest, leaves the game."),
    STEP_TWO: N_("Plant {plant}, the lowest, leaves as Step 2 begins."),
    STEP_THREE: N_("Plant {plant}, the lowest, leaves with the Step 3 card."),
    OUTDATED: N_("Plant {plant}, the lowest, leaves the market."),
}
DISCOUNT_ENDS = {
    UNDERCUT: N_("The discount token goes: no plant has a lower price for the rest of this phase."),
    UNSOLD: "",  # the sentence about the plant says it
    SOLD: "",
}


def order_set(event, facts: dict, game: Game) -> str:
    """The names in their new order."""
    return _("The order is now: {names}.").format(names=", ".join(game.names[seat] for seat in event.order))


SENTENCES: dict[type, str | Callable[..., str]] = {
    core.RoundBegan: "",  # the heading says it
    core.OrderSet: order_set,
    core.AuctionOpened: N_("{name} opens plant {plant} at {bid}."),
    core.BidRaised: N_("{name} bids {bid}."),
    core.BidPassed: N_("{name} passes."),
    core.DroppedOut: N_("{name} buys no plant this round."),
    core.PlantSold: N_("{name} gets plant {plant} for {price} Elektro."),
    core.PlantScrapped: N_("{name} gives up plant {plant}."),
    core.PlantDrawn: N_("New in the market: plant {plant}."),
    core.PlantRemoved: lambda event, facts, game: _(REMOVED[event.why]).format(**facts),
    core.LastCardRemoved: "",  # the lowest plant's sentence says it
    core.DiscountPlaced: N_("The discount token lies on plant {plant}: its bids begin at 1."),
    core.DiscountEnded: lambda event, facts, game: _(DISCOUNT_ENDS[event.why]),
    core.FuelGivenUp: N_("{name} has no room for {fuel}: {units} given up."),
    core.Compensated: N_("{name} gets {money} Elektro for the demolition."),
    core.DemolitionAdvanced: N_("Demolition card {card} is on top now."),
    core.GameOver: "",  # the result says it
    core.TakenBack: N_("Taken back."),
}


def tell(events: Iterable, game: Game) -> Iterator[Told]:
    """Each sentence with the seat it is about; what comes or goes together makes one sentence."""
    together = family_of(game).say.TOGETHER
    for kind, group in groupby(events, type):
        found = list(group)
        lines = together[kind](found, game) if kind in together else [sentence(event, game) for event in found]
        for event, line in zip(found, lines):
            if line:
                yield seat_of(event, game), line


def unsaid(before: Game, action: Action) -> list[Told]:
    """What is said of a move that no event tells of; before is the game as it was."""
    told = family_of(before).say.unsaid(before, action)
    return [told] if told else []


def seat_of(event, game: Game) -> int | None:
    """Whom it is about; chance is nobody."""
    seat = getattr(event, "seat", None)
    return seat if seat is not None and 0 <= seat < len(game.names) else None


def sentence(event, game: Game) -> str:
    """The sentence of one event, empty where another event says it already."""
    own = family_of(game).say.SENTENCES
    said = own[type(event)] if type(event) in own else SENTENCES[type(event)]
    facts = facts_of(event, game)
    if isinstance(said, str):
        return _(said).format(**facts) if said else ""
    return said(event, facts, game)


def facts_of(event, game: Game) -> dict:
    """The event's numbers as people read them: names, labels, fuels."""
    facts = dict(event._asdict())
    if seat_of(event, game) is not None:
        facts["name"] = game.names[facts["seat"]]
    if isinstance(facts.get("plant"), int):
        facts["plant"] = game.edition.cards.label(facts["plant"])
    if "plants" in facts:
        facts["plants"] = ", ".join(game.edition.cards.label(plant) for plant in facts["plants"])
    if isinstance(facts.get("fuel"), int):
        facts["fuel"] = fuel_name(game.edition.fuels[facts["fuel"]])
    return facts
