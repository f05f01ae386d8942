"""What everybody at a table has to hear: a new step, the refill, how far it is to the next step and to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable.boardgame.fuels import COAL
from voltable.engine.game import Game
from voltable.engine.words import IN_DECK, IN_MARKET, OUT
from voltable.talk.said import said
from voltable.tracker.facts import is_bank
from voltable.tracker.needs import takes_now
from voltable.tracker.state import BUREAUCRACY, FUEL, NEXT_NOTICE, NOTICE, REFILL
from voltable_host.language import N_, _, ngettext
from voltable_host.language.speaking import say
from voltable_host.terminal.tracker.facts import leader, names, plant, prices, refills, stock, wanted

MARKET = '"2:c2,g1 3:u2"'  # what people see on the table, by column
NEW_STEP = {
    2: (
        N_("The lowest plant leaves the market, and another is drawn."),
        N_("A city has room for two: the first house costs 10, the second 15."),
        N_("The refill of this round is already that of Step 2."),
    ),
    3: (
        N_("The Step 3 card and the lowest plant leave; all plants of the market are on offer."),
        N_("A city has room for three: the houses cost 10, 15 and 20."),
    ),
}
PLANTS_MOVE = {
    IN_DECK: N_("Plants: the highest goes under the deck, and another is drawn."),
    IN_MARKET: N_("Plants: the last card has been turned up."),
    OUT: N_("Plants: the lowest leaves, and another is drawn."),
}

if TYPE_CHECKING:
    from voltable.talk.shapes import OwnGame


def news(game: Game) -> list[str]:
    """A line for each thing that is worth knowing now."""
    return [*changes(game), *refill_now(game), *third_party(game), *market(game), *triggers(game)]


def changes(game: Game) -> list[str]:
    """A new step, or the last round of the card game, until everybody has heard it."""
    state = game.state
    if state.stage not in (NOTICE, NEXT_NOTICE):
        return []
    if not game.edition.numbers.houses:
        return [say(said("last-round-next"))]
    begins = _("Step {step} begins with the next round.") if state.stage == NEXT_NOTICE else _("Step {step} begins.")
    first = [begins.format(step=state.step)]
    if state.step == 2:
        most = state.cities[leader(game)]
        told = ngettext("Step 2 begins: {name} has {n} city.", "Step 2 begins: {name} has {n} cities.", most)
        first = [told.format(name=game.names[leader(game)])]
    return first + [_(sentence) for sentence in NEW_STEP[state.step]]


def refill_now(game: Game) -> list[str]:
    """What goes back to the markets, where that is asked."""
    state, numbers = game.state, game.edition.numbers
    if state.stage != REFILL:
        return []
    if numbers.houses:
        return [_("The market gets: {fuels}.").format(fuels=", ".join(refills(game))), _(PLANTS_MOVE[state.last_card])]
    told = _("Fuel moves from 3 to 2, 4 to 2, 4 to 3; then columns 2, 3, 4 get cards until each has {size}.")
    told = told.format(size=numbers.column_size)
    return [told, _("Each time the fuel is shuffled, the lowest plant leaves."), _(PLANTS_MOVE[state.last_card])]


def third_party(game: OwnGame) -> list[str]:
    """Its plants; while fuel is bought also what it takes."""
    state = game.state
    if state.dummy is None:
        return []
    if not state.dummy:
        return [_("The Bank has no plants yet.") if is_bank(game) else _("The Trust has no plants yet.")]
    told = _("Plants of the Bank: {plants}.") if is_bank(game) else _("Plants of the Trust: {plants}.")
    lines = [told.format(plants=", ".join(plant(game, packed) for packed in state.dummy))]
    if state.phase == FUEL and not state.served:
        lines += bank_takes(game) if is_bank(game) else trust_takes(game)
    return lines


def bank_takes(game: Game) -> list[str]:
    """What its plants burn once; which cards that are, the market on the table says."""
    fuels = wanted(game)
    if not fuels:
        return [_("The Bank takes no fuel.")]
    told = _("The Bank takes, for nothing: {fuels}.").format(fuels=", ".join(fuels))
    return [told, _("Which cards that are: voltable table bank --market {market}").format(market=MARKET)]


def trust_takes(game: Game) -> list[str]:
    """What its plants burn once, or as much of it as lies on the market where that is known."""
    tokens = takes_now(game.edition, game.state) if game.edition.prices else []
    fuels = stock(game, tokens) if tokens else wanted(game)
    if not fuels:
        return [_("The Trust takes no fuel.")]
    told = _("The Trust takes, for nothing: {fuels}.").format(fuels=", ".join(fuels))
    lines = [told, _("All from the cheapest spaces; hybrids burn coal and oil in turn.")]
    if tokens and tokens[COAL] > game.state.tokens[COAL]:
        lines.append(_("Coal that does not lie on the market comes from the storage."))
    return lines


def market(game: Game) -> list[str]:
    """The fuel market, where its prices are followed."""
    if not game.edition.prices or game.over or is_counted(game):
        return []
    lines = [_("Fuel market: {fuels}.").format(fuels=", ".join(prices(game)))]
    if game.state.spent:
        lines.append(_("To pay in this turn: {spent} Elektro.").format(spent=game.state.spent))
    return lines


def triggers(game: Game) -> list[str]:
    """How many cities bring Step 2 and the end, and who has them already."""
    state, numbers = game.state, game.edition.numbers
    if not numbers.houses or game.over or is_counted(game):
        return []
    lines = [to_come(game)]
    if not game.edition.counts:
        return lines
    last, two = who_has(game, numbers.last_cities), who_has(game, numbers.step_two_cities)
    if last:
        lines.append(_("Enough for the end: {names}. The game ends after this phase of building.").format(names=last))
    elif two and state.step == 1:
        lines.append(_("Enough for Step 2: {names}. It begins after this phase of building.").format(names=two))
    return lines


def is_counted(game: Game) -> bool:
    """Whether the last round is over, and only the result is still to be found."""
    return game.state.phase == BUREAUCRACY and bool(game.state.last_round)


def to_come(game: Game) -> str:
    """What is still ahead."""
    numbers = game.edition.numbers
    if game.state.step > 1:
        return _("The game ends when somebody has {last} cities.").format(last=numbers.last_cities)
    told = _("Step 2 comes when somebody has {two} cities, the end at {last}.")
    return told.format(two=numbers.step_two_cities, last=numbers.last_cities)


def who_has(game: Game, cities: int) -> str:
    """Everybody with at least so many cities."""
    return names(game, [seat for seat in game.state.order if game.state.cities[seat] >= cities])
