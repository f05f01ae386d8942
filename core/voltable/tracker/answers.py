"""Which words answer what a table asks, each with its meaning; the likeliest answer first."""

from voltable.engine.verbs import BOUGHT, CHANCE, CITY, DEAL, DONE, DROP, FIRST, INCOME, POWERED, SCRAP, SET, WORDS
from voltable.engine.verbs import FUEL as SOURCE
from voltable.notation import quote
from voltable.talk.said import Said, said
from voltable.tracker.facts import plant
from voltable.tracker.state import AUCTION, BUILD, DUMMY_PLANT, DUMMY_SCRAP, FINAL, FUEL, ORDER, POWER, TIE, TURN
from voltable.tracker.vocabulary import names_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from voltable.engine.shapes import Action
    from voltable.tracker.shapes import FollowedGame

NUMBER, NAME, KIND, FIELD = "N", "NAME", "KIND", "FIELD"  # stand for what people put in
FOLLOWS = {
    SOURCE: KIND + " " + NUMBER, SCRAP: NUMBER, CITY: NUMBER, INCOME: NUMBER, FIRST: NAME, SET: FIELD + " " + NUMBER,
}  # fmt: skip


def predicted(game: "FollowedGame") -> "Action | None":
    """The likeliest answer; nothing where only people can know it: who begins, and the third party's plants."""
    if game.turn is None or game.turn == CHANCE or game.state.stage in (DUMMY_PLANT, DUMMY_SCRAP):
        return None
    return game.choices()[0]


def answers(game: "FollowedGame") -> "list[tuple[str, Said]]":
    """The words for each thing that can be told now, and what they mean."""
    groups: "list[list[Action]]" = []
    for action in game.choices():
        if groups and groups[-1][0][0] == action[0]:
            groups[-1].append(action)
        else:
            groups.append([action])
    return [(words(game, actions), MEANINGS[actions[0][0]](game, actions)) for actions in groups]


def words(game: "FollowedGame", actions: "list[Action]") -> str:
    """What is typed, capitals for what people put in."""
    verb = actions[0][0]
    word = WORDS[verb]
    if verb == DEAL:
        return word + " " + game.edition.numbers.last_card_word
    if verb == BOUGHT:
        return quote(game.names[actions[0][1]]) + " " + word
    if verb == POWERED:
        return NAME + " " + word + " " + NUMBER
    return word + " " + FOLLOWS[verb] if verb in FOLLOWS else word


def done(game: "FollowedGame", actions: "list[Action]") -> Said:
    """What is over then, or that all is as it was predicted."""
    state, table = game.state, game.edition
    if state.stage == TIE:
        return said("mean-as-they-stand" if state.phase == ORDER else "mean-share-win")
    if state.stage == DUMMY_PLANT:
        return said("mean-takes-none")
    if state.stage in (POWER, FINAL):
        return amount_shown(game)
    if state.stage != TURN:
        return said("mean-yes")
    if state.phase == AUCTION:
        return said("mean-others-dropped" if table.turns else "mean-all-bought")
    if state.phase == BUILD or table.turns:
        return said("mean-has-finished", name=state.turn)
    return said("mean-all-have-fuel")


def amount_shown(game: "FollowedGame") -> Said:
    """The prediction, or what has been told since."""
    table, state = game.edition, game.state
    if table.numbers.houses or not table.counts:
        return said("mean-yes")
    return said("mean-as-shown", n=state.income[state.turn])


def bought(game: "FollowedGame", actions: "list[Action]") -> Said:
    """The opener, or who else is still in."""
    others = tuple([action[1] for action in actions[1:]])
    return said("mean-bought-or-another", names=others) if others else said("mean-bought")


def drop(game: "FollowedGame", actions: "list[Action]") -> Said:
    """The opener buys nothing."""
    return said("mean-no-plant", name=game.state.turn)


def city(game: "FollowedGame", actions: "list[Action]") -> Said:
    """How many cities the builder may have."""
    _verb, least, most = actions[0]
    return said("mean-cities", name=game.state.turn, least=least, most=most)


def powered(game: "FollowedGame", actions: "list[Action]") -> Said:
    """Somebody stays below the prediction."""
    return said("mean-powers-fewer")


def income(game: "FollowedGame", actions: "list[Action]") -> Said:
    """Elektro, at the end points."""
    return said("mean-points" if game.state.stage == FINAL else "mean-earned", name=game.state.turn)


def source(game: "FollowedGame", actions: "list[Action]") -> Said:
    """Tokens of the market, or what a plant burns; kinds by the words that are typed."""
    kinds = tuple([game.edition.numbers.kinds[action[1]] for action in actions])
    return said("mean-tokens" if game.state.phase == FUEL else "mean-fuel-and-need", kinds=kinds)


def scrap(game: "FollowedGame", actions: "list[Action]") -> Said:
    """Its older plants, numbered."""
    plants = [said("numbered-plant", number=place + 1, what=plant(game.state.dummy[place])) for _, place in actions]
    return said("mean-plant-that-leaves", plants=tuple(plants))


def first(game: "FollowedGame", actions: "list[Action]") -> Said:
    """Who can be named."""
    return said("mean-one-of", names=tuple([seat for _verb, seat in actions]))


def deal(game: "FollowedGame", actions: "list[Action]") -> Said:
    """The last card."""
    return said("mean-step-three-card" if game.edition.numbers.houses else "mean-last-card")


def settable(game: "FollowedGame", actions: "list[Action]") -> Said:
    """What can be set right."""
    return said("mean-sets-right", fields=tuple(settable_fields(game)))


def settable_fields(game: "FollowedGame") -> "list[str]":
    """The names of all that this table keeps, as they are typed."""
    fields = names_of(game)
    return [quote(fields[action[1]]) for action in game.choices() if action[0] == SET]


MEANINGS: "dict[int, Callable[[FollowedGame, list[Action]], Said]]" = {
    DONE: done, BOUGHT: bought, DROP: drop, CITY: city, POWERED: powered, INCOME: income, SOURCE: source,
    SCRAP: scrap, FIRST: first, DEAL: deal, SET: settable,
}  # fmt: skip
