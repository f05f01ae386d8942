"""What steady reckons, on tables laid by hand."""

from kit.cards.helpers import enter, friends, lay_columns, owns, plant, play, table
from voltable.engine.dice import Dice
from voltable.engine.words import OUT
from voltable.notation import write
from voltable_cards.bots.ladder import LADDER
from voltable_cards.bots.outlook import Outlook, productions_left
from voltable_cards.bots.reserve import Purse


def line(game):
    """What steady would do now, as people write it."""
    return write(LADDER.make("steady").think(game, Dice(1)).action, game)


def last_auction(**more):
    """The last round begins; each owns three eco plants."""
    game = table("Gosia Maciek Anna", market="24 29 35 36 37 33", **more)
    game.state.last_card = OUT
    for name in ("Gosia", "Maciek", "Anna"):
        owns(game, name, "8 11 17", money=60)
    lay_columns(game, {2: "coal1 gas1 uranium1", 3: "coal3 gas3", 4: "uranium2 oil2"})
    enter(game, "auction", round=9)
    return game


def test_the_end_comes_nearer_as_the_deck_shrinks():
    """Ten tenths are one production; in the last round there is none."""
    game = friends()
    far = productions_left(game.state, game.edition)
    game.state.large_left = 1
    near = productions_left(game.state, game.edition)
    assert far > near >= 10
    game.state.last_card = OUT
    assert productions_left(game.state, game.edition) == 10
    game.state.last_round = 1
    assert productions_left(game.state, game.edition) == 0


def test_in_the_last_round_a_point_is_worth_ten_elektro():
    """Plant 35 (eco, 15) instead of 8 (eco, 6): nine points are 90, but there are only 60 Elektro."""
    game = last_auction()
    purse = Purse(game, Outlook(game), 0)
    later, ways = purse.with_plant(plant("35"))
    assert max(gain for gain, _ in ways) + later == 10 * 10 * 9
    assert purse.limit(plant("35")) <= 60


def test_a_bid_never_exceeds_the_money():
    """Whatever a plant is worth."""
    game = last_auction()
    game.state.players[1].money = 36
    play(game, "Gosia open 35 36")
    assert line(game) == "Maciek pass"


def test_a_plant_for_one_elektro_is_opened():
    """The discount token lies on the lowest."""
    game = friends(market="11 30 31 32 33 34 35 36")
    for player in game.state.players:
        player.money = 14
    enter(game, "auction")
    assert line(game) == "Gosia open 11 1"


def test_what_cannot_be_paid_is_not_opened():
    """Then one drops out."""
    game = friends(market="30 31 32 33 34 35 36 37")
    game.state.players[0].money = 0
    enter(game, "auction")
    assert line(game) == "Gosia drop"


def test_fuel_is_bought_for_one_production_and_stored_while_cheap():
    """Three coal are needed; the card with three units is cheaper than three with one."""
    game = friends()
    owns(game, "Anna", "8 12", money=20)
    lay_columns(game, {2: "coal1 coal3", 3: "coal1 gas1", 4: "coal1 coal2"})
    enter(game, "fuel")
    assert line(game) == "Anna buy coal3@2"


def test_nothing_is_stored_in_the_last_round():
    """Fuel for one production is there already."""
    game = friends()
    owns(game, "Anna", "8 12", "coal3", money=20)
    lay_columns(game, {2: "coal3 coal3", 3: "gas1", 4: "gas1"})
    game.state.last_round = 1
    enter(game, "fuel", round=9)
    assert line(game) == "Anna done"


def test_a_hybrid_burns_what_the_other_plants_do_not_need():
    """Plant 13 needs gas, so plant 7a burns oil."""
    game = friends()
    owns(game, "Gosia", "7a 13", "gas2 gas2 oil3")
    enter(game, "bureaucracy")
    assert line(game) == "Gosia run 7a 13 oil=3"


def test_demolition_makes_a_fourth_plant_cheaper():
    """By what is paid for the scrapped one."""
    limits = []
    for demolition in (False, True):
        game = last_auction(options={"demolition": demolition})
        if demolition:
            game.state.demolition = 4
        limits.append(Purse(game, Outlook(game), 0).surplus(plant("36"), 36))
    assert limits[1] == limits[0] + 10 * 5
