"""What can be done now, each thing with a number and in a few words; each game's page knows its own moves."""

from collections import namedtuple
from collections.abc import Mapping

from voltable import notation
from voltable.engine.game import Game
from voltable.engine.verbs import (  # fmt: skip
    BID,
    BUILD,
    BUY,
    DEAL,
    DONE,
    DROP,
    FIRST,
    FUEL,
    GIVE,
    MARK,
    OPEN,
    OPEN_AMOUNT,
    PASS,
    PLACE,
    REGION,
    RUN,
    SCRAP,
)
from voltable_cards.words import STORED_CARD
from voltable_host.language import _
from voltable_host.language.words import fuel_name
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.family import Label
from voltable_host.terminal.turns import phase_of

Entry = namedtuple("Entry", ("action", "label", "notation"))  # the action as it would be played, for people, for logs
# What is asked, and the word that the prompt shows for it: words of the notation, the same in every language.
ASKED = {OPEN: "open", DROP: "open", BID: "bid", PASS: "bid", SCRAP: "scrap", GIVE: "give", BUY: "fuel", FUEL: "fuel",
         BUILD: "build", RUN: "run", DEAL: "deal", FIRST: "first", REGION: "region", PLACE: "place",
         MARK: "mark"}  # fmt: skip
TURN = "turn"  # a card in store, where its owner chooses which
WORDS = {"fuel": "buy", "deal": "drawn", TURN: "give"}


def entries(game: Game) -> list[Entry]:
    """Every choice, the likeliest first."""
    choices = played_family_of(game).menu.arranged(game, game.choices())
    return [Entry(choice, label(game, choice), written(game, choice)) for choice in choices]


def written(game: Game, choice: tuple) -> str:
    """A choice in the notation of logs, at its least, without the name."""
    return spelled_out(game, choice[:-1] if choice[0] in OPEN_AMOUNT else choice)


def spelled_out(game: Game, action: tuple) -> str:
    """An action in the notation of logs, without the name."""
    line, turn = notation.write(action, game), game.state.turn
    return line.removeprefix(notation.quote(game.names[turn]) + " ") if turn >= 0 else line


def asked(game: Game) -> str:
    """The situation the player is in."""
    verb, *numbers = game.choices()[0]
    if verb == GIVE and numbers[0] >= STORED_CARD:
        return TURN
    return phase_of(game) if verb == DONE else ASKED[verb]


def word_for(game: Game) -> str:
    """What the prompt says."""
    return WORDS.get(asked(game), asked(game))


def label(game: Game, choice: tuple) -> str:
    """A choice in the words of the menu."""
    own = played_family_of(game).menu.LABELS
    return (own[choice[0]] if choice[0] in own else LABELS[choice[0]])(game, *choice[1:])


def open_label(game: Game, plant: int, least: int, most: int) -> str:
    """A plant and its least bid; whoever is alone pays just that."""
    name = game.edition.cards.label(plant)
    if least == most:
        return _("plant {plant} for {price}").format(plant=name, price=least)
    return _("plant {plant} from {price}").format(plant=name, price=least)


def bid_label(game: Game, least: int, most: int) -> str:
    """The least raise, and how far one could go."""
    if least == most:
        return _("bid {bid}, your last Elektro").format(bid=least)
    return _("bid {bid} (up to {most})").format(bid=least, most=most)


def give_label(game: Game, fuel: int, least: int, most: int) -> str:
    """Fuel that no longer fits."""
    return _("give up {fuel}: {units}").format(fuel=fuel_name(game.edition.fuels[fuel]), units=least)


LABELS: Mapping[int, Label] = {
    OPEN: open_label,
    BID: bid_label,
    PASS: lambda game: _("pass"),
    DROP: lambda game: _("buy no plant"),
    SCRAP: lambda game, plant: _("give up plant {plant}").format(plant=game.edition.cards.label(plant)),
    GIVE: give_label,
    DONE: lambda game: _("done"),
    FIRST: lambda game, seat: game.names[seat],
}
