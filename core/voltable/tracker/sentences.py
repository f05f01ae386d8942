"""What happens at a table that is followed, as messages."""

from voltable.engine.verbs import BOUGHT, CITY, FIRST, INCOME, POWERED, SCRAP
from voltable.plants import events as plants
from voltable.plants.facts import stock
from voltable.plants.sentences import SENTENCES as SHARED
from voltable.talk.said import Said, both, said
from voltable.talk.telling import says, with_own
from voltable.tracker import events
from voltable.tracker.facts import is_bank, plant
from voltable.tracker.fields import END, FIRST_FUEL, FIRST_SEAT, PHASE_OUT, ROUND, STEP
from voltable.tracker.state import (  # fmt: skip
    BUILD,
    BUREAUCRACY,
    DUMMY_FUEL,
    DUMMY_PLANT,
    FINAL,
    FUEL,
    NEXT_NOTICE,
    NOTICE,
    ORDER,
    POWER,
    REFILL,
    TIE,
    TURN,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable.talk.shapes import Sentence, Together
    from voltable.tracker.shapes import FollowedGame

TOLD = {BOUGHT: "has-bought-plant", CITY: "has-cities", POWERED: "powers-cities", INCOME: "income-is"}
FIELDS = {ROUND: "round-is", STEP: "step-is", END: "game-ends"}
OVER_NOW = {
    NOTICE: "everybody-has-heard",
    NEXT_NOTICE: "everybody-has-heard",
    DUMMY_PLANT: "trust-takes-no-plant",
    POWER: "everybody-is-paid",
    FINAL: "everything-is-counted",
    REFILL: "markets-are-refilled",
}


def told(event: "events.Told", game: "FollowedGame") -> Said:
    """What somebody said; at the end of the card game points."""
    if event.verb == INCOME and game.state.stage == FINAL:
        return said("points-are", name=event.seat, number=event.number)
    return of_player(event.verb, event.seat, event.number)


def of_player(verb: int, seat: int, number: int) -> Said:
    """What one player has."""
    if verb in (CITY, POWERED):
        return said(TOLD[verb], name=seat, n=number)
    return said(TOLD[verb], name=seat, number=number)


def field_set(event: "events.FieldSet", game: "FollowedGame") -> Said:
    """What was set right."""
    field, number = event
    if field in FIELDS:
        return said(FIELDS[field], n=number)
    if field == PHASE_OUT:
        return said("uranium-has-ended" if number else "uranium-comes-again")
    if field < FIRST_SEAT:
        return said("on-the-market", fuel=field - FIRST_FUEL, n=number)
    return of_player(CITY if game.edition.numbers.houses else INCOME, field - FIRST_SEAT, number)


def paid(event: "events.Paid", game: "FollowedGame") -> Said:
    """Cities with power, and the income."""
    if not game.edition.numbers.houses:
        return said("earns", name=event.seat, income=event.income)
    return said("powers-and-gets", name=event.seat, n=event.cities, income=event.income)


def dummy_got(event: "events.DummyGot", game: "FollowedGame") -> Said:
    """The third party's plant, by what it burns."""
    return said("bank-got-plant" if is_bank(game) else "trust-got-plant", plant=plant(8 * event.kind + event.need))


def dummy_took(event: "events.DummyTook", game: "FollowedGame") -> Said:
    """What it takes off the market."""
    return said("trust-took-fuel", fuels=stock(event.tokens) or ("-",))


def refilled(event: "events.Refilled", game: "FollowedGame") -> Said:
    """What comes back."""
    return said("market-refilled", fuels=stock(event.tokens) or ("-",))


def last_card(event: "plants.LastCardDrawn", game: "FollowedGame") -> Said:
    """Step 3, or the last round but one."""
    return said("step-three-card-drawn" if game.edition.numbers.houses else "last-card-drawn")


def round_began(event: "plants.RoundBegan", game: "FollowedGame") -> "Said | None":
    """Only the last round of the card game is news."""
    return said("last-round-of-cards") if event.last else None


def fuel_told(event: "events.FuelTold", game: "FollowedGame") -> Said:
    """Tokens of one fuel, and what is to be paid in this turn."""
    bought = said("tokens-bought", name=event.seat, fuel=event.fuel, tokens=event.tokens, cost=event.cost)
    return both(bought, said("to-pay-in-turn", spent=game.state.spent))


def unsaid(game: "FollowedGame", action: "Action") -> Said:
    """What a move brings about of which no event tells, and whom it is about."""
    state = game.state
    if action[0] == FIRST:
        return said("wins-tie" if state.phase == BUREAUCRACY else "comes-next", action[1], name=action[1])
    if action[0] == SCRAP:
        return said("trust-plant-leaves", plant=plant(state.dummy[action[1]]))
    turn = state.turn
    if state.phase == BUILD or state.phase == FUEL and state.stage != DUMMY_FUEL and game.edition.turns:
        return said("no-more-cities" if state.phase == BUILD else "no-more-fuel", turn, name=turn)
    if state.stage == FINAL and game.edition.counts and not game.edition.numbers.houses:
        return said("has-points", turn, name=turn, n=state.income[turn])
    return said(over_for_all(game))


def over_for_all(game: "FollowedGame") -> str:
    """What is over for everybody."""
    state = game.state
    if state.stage == TURN:
        return "all-have-fuel" if state.phase == FUEL else "all-bought-or-dropped"
    if state.stage == TIE:
        return "others-stay" if state.phase == ORDER else "win-is-shared"
    if state.stage == DUMMY_FUEL:
        return "bank-has-fuel" if is_bank(game) else "trust-has-fuel"
    return OVER_NOW[state.stage]


SENTENCES: "dict[type, Sentence]" = with_own(SHARED, {
    plants.RoundBegan: round_began,
    plants.StepBegan: says("step-began", "step"),
    plants.LastCardDrawn: last_card,
    events.Told: told,
    events.FuelTold: fuel_told,
    events.FieldSet: field_set,
    events.Paid: paid,
    events.DummyGot: dummy_got,
    events.DummyTook: dummy_took,
    events.Refilled: refilled,
})  # fmt: skip
TOGETHER: "dict[type, Together]" = {}
BRIEF: "dict[type, Together]" = {}
