"""Which words answer what a table asks, each with its meaning; the likeliest answer first."""

from itertools import groupby

from voltable.engine.game import Game
from voltable.engine.verbs import BOUGHT, CHANCE, CITY, DEAL, DONE, DROP, FIRST, INCOME, POWERED, SCRAP, SET, WORDS
from voltable.engine.verbs import FUEL as SOURCE
from voltable.notation import quote
from voltable.tracker.state import AUCTION, BUILD, DUMMY_PLANT, DUMMY_SCRAP, FINAL, FUEL, ORDER, POWER, TIE, TURN
from voltable.tracker.vocabulary import names_of
from voltable_host.language import _
from voltable_host.terminal.tracker.facts import names, plant

NUMBER, NAME, KIND, FIELD = "N", "NAME", "KIND", "FIELD"  # stand for what people put in
FOLLOWS = {
    SOURCE: f"{KIND} {NUMBER}", SCRAP: NUMBER, CITY: NUMBER, INCOME: NUMBER, FIRST: NAME, SET: f"{FIELD} {NUMBER}",
}  # fmt: skip


def predicted(game: Game) -> tuple | None:
    """The likeliest answer; nothing where only people can know it: who begins, and the third party's plants."""
    if game.turn is None or game.turn == CHANCE or game.state.stage in (DUMMY_PLANT, DUMMY_SCRAP):
        return None
    return game.choices()[0]


def answers(game: Game) -> list[tuple[str, str]]:
    """The words for each thing that can be told now, and what they mean."""
    groups = [list(group) for _verb, group in groupby(game.choices(), lambda action: action[0])]
    return [(words(game, actions), MEANINGS[actions[0][0]](game, actions)) for actions in groups]


def words(game: Game, actions: list[tuple]) -> str:
    """What is typed, capitals for what people put in."""
    verb = actions[0][0]
    if verb == DEAL:
        return f"{WORDS[verb]} {game.edition.numbers.last_card_word}"
    if verb == BOUGHT:
        return f"{quote(game.names[actions[0][1]])} {WORDS[verb]}"
    if verb == POWERED:
        return f"{NAME} {WORDS[verb]} {NUMBER}"
    return f"{WORDS[verb]} {FOLLOWS.get(verb, '')}".strip()


def done(game: Game, actions: list[tuple]) -> str:
    """What is over then, or that all is as it was predicted."""
    state, table = game.state, game.edition
    if state.stage == TIE:
        return _("as they stand") if state.phase == ORDER else _("they share the win")
    if state.stage == DUMMY_PLANT:
        return _("it takes none: all are lower than those it has")
    if state.stage in (POWER, FINAL):
        return amount_shown(game)
    if state.stage != TURN:
        return _("yes")
    if state.phase == AUCTION:
        return _("everybody else has dropped out") if table.turns else _("everybody has bought or dropped out")
    if state.phase == BUILD or table.turns:
        return _("{name} has finished").format(name=game.names[state.turn])
    return _("everybody has bought fuel")


def amount_shown(game: Game) -> str:
    """The prediction, or what has been told since."""
    table, state = game.edition, game.state
    if table.numbers.houses or not table.counts:
        return _("yes")
    return _("{n}, as shown").format(n=state.income[state.turn])


def bought(game: Game, actions: list[tuple]) -> str:
    """The opener, or who else is still in."""
    others = names(game, [action[1] for action in actions[1:]])
    return _("has bought a plant; or another: {names}").format(names=others) if others else _("has bought a plant")


def drop(game: Game, actions: list[tuple]) -> str:
    """The opener buys nothing."""
    return _("{name} buys no plant this round").format(name=game.names[game.state.turn])


def city(game: Game, actions: list[tuple]) -> str:
    """How many cities the builder may have."""
    _verb, least, most = actions[0]
    return _("all cities that {name} has, {least} to {most}").format(
        name=game.names[game.state.turn], least=least, most=most
    )  # fmt: skip


def powered(game: Game, actions: list[tuple]) -> str:
    """Somebody stays below the prediction."""
    return _("somebody powers so many cities, and not as many as shown")


def income(game: Game, actions: list[tuple]) -> str:
    """Elektro, at the end points."""
    told = _("{name} has so many points") if game.state.stage == FINAL else _("{name} has earned so much")
    return told.format(name=game.names[game.state.turn])


def source(game: Game, actions: list[tuple]) -> str:
    """Tokens of the market, or what a plant burns."""
    kinds = ", ".join(game.edition.numbers.kinds[action[1]] for action in actions)
    if game.state.phase == FUEL:
        return _("tokens bought: {kinds}").format(kinds=kinds)
    return _("fuel and need, 0 for eco: {kinds}").format(kinds=kinds)


def scrap(game: Game, actions: list[tuple]) -> str:
    """Its older plants, numbered."""
    plants = [f"{place + 1} {plant(game, game.state.dummy[place])}" for _verb, place in actions]
    return _("the plant that leaves: {plants}").format(plants=", ".join(plants))


def first(game: Game, actions: list[tuple]) -> str:
    """Who can be named."""
    return _("one of {names}").format(names=names(game, [seat for _verb, seat in actions]))


def deal(game: Game, actions: list[tuple]) -> str:
    """The last card."""
    if game.edition.numbers.houses:
        return _("the Step 3 card was turned up")
    return _("the last card was turned up")


def settable(game: Game, actions: list[tuple]) -> str:
    """What can be set right."""
    return _("sets right: {fields}").format(fields=", ".join(settable_fields(game)))


def settable_fields(game: Game) -> list[str]:
    """The names of all that this table keeps."""
    fields = names_of(game)
    return [quote(fields[action[1]]) for action in game.choices() if action[0] == SET]


MEANINGS = {
    DONE: done, BOUGHT: bought, DROP: drop, CITY: city, POWERED: powered, INCOME: income, SOURCE: source,
    SCRAP: scrap, FIRST: first, DEAL: deal, SET: settable,
}  # fmt: skip
