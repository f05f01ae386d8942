"""What everybody at a table has to hear: a new step, the refill, how far it is to the next step and to the end."""

from voltable.boardgame.fuels import COAL
from voltable.engine.words import IN_DECK, IN_MARKET, OUT
from voltable.plants.facts import stock
from voltable.talk.said import Said, said
from voltable.tracker.facts import is_bank, leader, plant, prices, refills, wanted, who_has
from voltable.tracker.needs import takes_now
from voltable.tracker.state import BUREAUCRACY, FUEL, NEXT_NOTICE, NOTICE, REFILL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.tracker.shapes import FollowedGame

MARKET = '"2:c2,g1 3:u2"'  # what people see on the table, by column
NEW_STEP = {
    2: ("step-two-plant", "step-two-houses", "step-two-refill"),
    3: ("step-three-plants", "step-three-houses"),
}
PLANTS_MOVE = {IN_DECK: "plants-move-in-deck", IN_MARKET: "plants-move-last-card", OUT: "plants-move-lowest"}


def news(game: "FollowedGame") -> "list[Said]":
    """A line for each thing that is worth knowing now."""
    return changes(game) + refill_now(game) + third_party(game) + market(game) + triggers(game)


def changes(game: "FollowedGame") -> "list[Said]":
    """A new step, or the last round of the card game, until everybody has heard it."""
    state = game.state
    if state.stage not in (NOTICE, NEXT_NOTICE):
        return []
    if not game.edition.numbers.houses:
        return [said("last-round-next")]
    begins = said("step-begins-next" if state.stage == NEXT_NOTICE else "step-began", step=state.step)
    if state.step == 2:
        seat = leader(game)
        begins = said("step-two-because", name=seat, n=state.cities[seat])
    return [begins] + [said(message) for message in NEW_STEP.get(state.step, ())]  # set right, it may be any


def refill_now(game: "FollowedGame") -> "list[Said]":
    """What goes back to the markets, where that is asked."""
    state, numbers = game.state, game.edition.numbers
    if state.stage != REFILL:
        return []
    plants = said(PLANTS_MOVE[state.last_card])
    if numbers.houses:
        return [said("market-gets", fuels=refills(game)), plants]
    return [said("fuel-moves", size=numbers.column_size), said("shuffled-lowest-leaves"), plants]


def third_party(game: "FollowedGame") -> "list[Said]":
    """Its plants; while fuel is bought also what it takes."""
    state, bank = game.state, is_bank(game)
    if state.dummy is None:
        return []
    if not state.dummy:
        return [said("bank-has-no-plants" if bank else "trust-has-no-plants")]
    plants = tuple([plant(packed) for packed in state.dummy])
    lines = [said("plants-of-bank" if bank else "plants-of-trust", plants=plants)]
    if state.phase == FUEL and not state.served:
        lines += bank_takes(game) if bank else trust_takes(game)
    return lines


def bank_takes(game: "FollowedGame") -> "list[Said]":
    """What its plants burn once; which cards that are, the market on the table says."""
    fuels = wanted(game)
    if not fuels:
        return [said("bank-takes-no-fuel")]
    return [said("bank-takes", fuels=fuels), said("which-cards-bank-takes", market=MARKET)]


def trust_takes(game: "FollowedGame") -> "list[Said]":
    """What its plants burn once, or as much of it as lies on the market where that is known."""
    tokens = takes_now(game.edition, game.state) if game.edition.prices else []
    fuels = stock(tokens) if tokens else wanted(game)
    if not fuels:
        return [said("trust-takes-no-fuel")]
    lines = [said("trust-takes", fuels=fuels), said("trust-takes-cheapest")]
    if tokens and tokens[COAL] > game.state.tokens[COAL]:
        lines.append(said("trust-takes-of-storage"))
    return lines


def market(game: "FollowedGame") -> "list[Said]":
    """The fuel market, where its prices are followed."""
    if not game.edition.prices or game.over or is_counted(game):
        return []
    lines = [said("fuel-market-is", fuels=prices(game))]
    return lines + [said("to-pay-in-turn", spent=game.state.spent)] if game.state.spent else lines


def triggers(game: "FollowedGame") -> "list[Said]":
    """How many cities bring Step 2 and the end, and who has them already."""
    state, numbers = game.state, game.edition.numbers
    if not numbers.houses or game.over or is_counted(game):
        return []
    lines = [to_come(game)]
    if not game.edition.counts:
        return lines
    last, two = who_has(game, numbers.last_cities), who_has(game, numbers.step_two_cities)
    if last:
        lines.append(said("enough-for-end", names=last))
    elif two and state.step == 1:
        lines.append(said("enough-for-step-two", names=two))
    return lines


def is_counted(game: "FollowedGame") -> bool:
    """Whether the last round is over, and only the result is still to be found."""
    return game.state.phase == BUREAUCRACY and bool(game.state.last_round)


def to_come(game: "FollowedGame") -> Said:
    """What is still ahead."""
    numbers = game.edition.numbers
    if game.state.step > 1:
        return said("end-to-come", last=numbers.last_cities)
    return said("steps-to-come", two=numbers.step_two_cities, last=numbers.last_cities)
