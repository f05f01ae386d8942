"""Several moves in short: what one player does in a row is one message, and bids are none."""

import voltable
from voltable.boardgame.events import CityConnected, FuelBought
from voltable.families import family_of
from voltable.plants.events import AuctionOpened, BidPassed, BidRaised, PlantSold
from voltable.talk.speaker import Speaker
from voltable.talk.telling import tell_briefly
from voltable_cards.events import FuelBought as CardBought


def briefly(game, events):
    """Seat and sentence of each message."""
    speaker = Speaker(lambda: open("host/voltable_host/data/words/en.bin", "rb"), game.edition, game.names)  # noqa: SIM115
    told = tell_briefly(family_of(game).sentences, events, game)
    return [(message.about, speaker.say(message)) for message in told]


def board():
    """A game on the map of Germany."""
    return voltable.new_game("classic", players=["Ana", "Bo", "Cy"], seed=1)


def test_an_auction_is_told_by_its_end():
    """Who opened, bid and passed is left out."""
    plant = 3
    events = [AuctionOpened(0, plant, 6), BidRaised(1, plant, 7), BidPassed(0, plant), PlantSold(1, plant, 7)]
    assert briefly(board(), events) == [(1, "Bo gets plant 6 for 7 Elektro.")]


def test_fuel_of_one_turn_is_one_purchase():
    """By player: Bo's coal is not Ana's."""
    events = [
        FuelBought(0, 0, 2, 2, 0),
        FuelBought(0, 1, 1, 3, 0),
        FuelBought(0, 0, 1, 2, 0),
        FuelBought(1, 0, 1, 2, 0),
    ]
    assert briefly(board(), events) == [
        (0, "Ana buys coal 3, oil 1 for 7 Elektro."),
        (1, "Bo buys coal 1 for 2 Elektro."),
    ]


def test_cities_of_one_turn_are_one_sentence():
    """With the price of all."""
    game = board()
    cities = [game.edition.map.CITIES.index(name) for name in ("Essen", "Köln")]
    events = [CityConnected(2, cities[0], 10, 0), CityConnected(2, cities[1], 10, 4)]
    assert briefly(game, events) == [(2, "Cy connects Essen, Köln for 24 Elektro.")]


def test_fuel_cards_are_counted_together():
    """Each by its name."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=1)
    events = [CardBought(0, 0, 2, 2, 2), CardBought(0, 2, 1, 3, 1)]
    assert briefly(game, events) == [(0, "Ana buys coal2, oil1 for 5 Elektro.")]
