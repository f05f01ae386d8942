"""What happened at a table, in sentences."""

from collections.abc import Mapping

from voltable.engine.game import Game
from voltable.engine.verbs import BOUGHT, CITY, FIRST, INCOME, POWERED, SCRAP
from voltable.plants import events as core
from voltable.tracker import events as table
from voltable.tracker.fields import END, FIRST_FUEL, FIRST_SEAT, PHASE_OUT, ROUND, STEP
from voltable.tracker.state import (
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
from voltable_host.language import N_, _, ngettext
from voltable_host.language.words import fuel_name
from voltable_host.terminal.family import Action, Group, Sentence, Told
from voltable_host.terminal.tracker.facts import plant, stock

BANK = "Bank"
TOLD = {
    BOUGHT: lambda n: _("{name} has bought a plant."),
    CITY: lambda n: ngettext("{name} has {n} city.", "{name} has {n} cities.", n),
    POWERED: lambda n: ngettext("{name} powers {n} city.", "{name} powers {n} cities.", n),
    INCOME: lambda n: _("Income of {name}: {number} Elektro."),
}
FIELDS = {
    ROUND: N_("This is round {n}."),
    STEP: N_("This is Step {n}."),
    END: N_("The game ends: everything is counted."),
}
OVER_NOW = {
    NOTICE: N_("Everybody has heard it."),
    NEXT_NOTICE: N_("Everybody has heard it."),
    DUMMY_PLANT: N_("The Trust takes no plant."),
    POWER: N_("Everybody is paid."),
    FINAL: N_("Everything is counted."),
    REFILL: N_("The markets are refilled."),
}


def is_bank(game: Game) -> bool:
    """Which third party it is."""
    return game.edition.numbers.dummy_name == BANK


def told(event, facts: dict, game: Game) -> str:
    """What somebody said; at the end of the card game points."""
    if event.verb == INCOME and game.state.stage == FINAL:
        return _("Points of {name}: {number}.").format(**facts)
    return TOLD[event.verb](event.number).format(**facts)


def field_set(event, facts: dict, game: Game) -> str:
    """What was set right."""
    field, number = event
    if field in FIELDS:
        return _(FIELDS[field]).format(n=number)
    if field == PHASE_OUT:
        return _("No more uranium comes to the market.") if number else _("Uranium comes to the market again.")
    if field < FIRST_SEAT:
        fuel = fuel_name(game.edition.numbers.fuels[field - FIRST_FUEL])
        return _("On the market: {fuel} {n}.").format(fuel=fuel, n=number)
    what = CITY if game.edition.numbers.houses else INCOME
    return TOLD[what](number).format(name=game.names[field - FIRST_SEAT], number=number)


def paid(event, facts: dict, game: Game) -> str:
    """Cities with power, and the income."""
    if not game.edition.numbers.houses:
        return _("{name} earns {income} Elektro.").format(**facts)
    sentence = ngettext(
        "{name} powers {n} city and gets {income} Elektro.", "{name} powers {n} cities and gets {income} Elektro.",
        event.cities,
    )  # fmt: skip
    return sentence.format(**facts)


def dummy_got(event, facts: dict, game: Game) -> str:
    """The third party's plant."""
    sentence = _("The Bank gets a plant: {plant}.") if is_bank(game) else _("The Trust gets a plant: {plant}.")
    return sentence.format(plant=plant(game, 8 * event.kind + event.need))


def dummy_took(event, facts: dict, game: Game) -> str:
    """What it takes off the market."""
    return _("The Trust takes fuel: {fuels}.").format(fuels=", ".join(stock(game, event.tokens)) or "-")


def refilled(event, facts: dict, game: Game) -> str:
    """What comes back."""
    return _("The fuel market gets: {fuels}.").format(fuels=", ".join(stock(game, event.tokens)) or "-")


def last_card(event, facts: dict, game: Game) -> str:
    """Step 3, or the last round but one."""
    if game.edition.numbers.houses:
        return _("The Step 3 card turns up.")
    return _("The last card turns up: the next round is the last one.")


def round_began(event, facts: dict, game: Game) -> str:
    """Only the last round of the card game is news."""
    return _("The last round: auction and fuel, then points.") if event.last else ""


def fuel_told(event, facts: dict, game: Game) -> str:
    """Tokens of one fuel, and what is to be paid in this turn."""
    fuel = fuel_name(game.edition.numbers.fuels[event.fuel])
    sentence = _("{name} buys {fuel}: {tokens} for {cost} Elektro.").format(**(facts | {"fuel": fuel}))
    return sentence + " " + _("To pay in this turn: {spent} Elektro.").format(spent=game.state.spent)


SENTENCES: Mapping[type, Sentence] = {
    core.RoundBegan: round_began,
    core.StepBegan: N_("Step {step} begins."),
    core.LastCardDrawn: last_card,
    table.Told: told,
    table.FuelTold: fuel_told,
    table.FieldSet: field_set,
    table.Paid: paid,
    table.DummyGot: dummy_got,
    table.DummyTook: dummy_took,
    table.Refilled: refilled,
}
TOGETHER: Mapping[type, Group] = {}


def unsaid(game: Game, action: Action) -> Told:
    """What a move brings about of which no event tells, and whom it is about."""
    state = game.state
    if action[0] == FIRST:
        comes = _("{name} wins the tie.") if state.phase == BUREAUCRACY else _("{name} comes next in the order.")
        return action[1], comes.format(name=game.names[action[1]])
    if action[0] == SCRAP:
        return None, _("A plant of the Trust leaves: {plant}.").format(plant=plant(game, state.dummy[action[1]]))
    if state.phase == BUILD or state.phase == FUEL and state.stage != DUMMY_FUEL and game.edition.turns:
        ended = _("{name} connects no more cities.") if state.phase == BUILD else _("{name} buys no more fuel.")
        return state.turn, ended.format(name=game.names[state.turn])
    if state.stage == FINAL and game.edition.counts and not game.edition.numbers.houses:
        told = ngettext("{name} has {n} point.", "{name} has {n} points.", state.income[state.turn])
        return state.turn, told.format(name=game.names[state.turn])
    return None, together(game)


def together(game: Game) -> str:
    """What is over for everybody."""
    state = game.state
    if state.stage == TURN:
        return _("Everybody has bought fuel.") if state.phase == FUEL else _("Everybody has bought or dropped out.")
    if state.stage == TIE:
        return _("The others stay as they stand.") if state.phase == ORDER else _("The win is shared.")
    if state.stage == DUMMY_FUEL:
        return _("The Bank has its fuel.") if is_bank(game) else _("The Trust has its fuel.")
    return _(OVER_NOW[state.stage])
