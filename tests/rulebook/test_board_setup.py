"""The setup of the board game for every number of players (rules 3)."""

import voltable
from kit.boards.board_table import board_table, enter, labels, lines, market, offered, play, refused, turn
from voltable.boardgame.network import Network
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.regions import check_connected
from voltable.boards import shipped
from voltable.engine.dice import Dice
from voltable.engine.words import LAST_CARD
from voltable.plants import row

COUNTS = (2, 3, 4, 5, 6)
EDITIONS = ("classic", "central_europe", "recharged")


def fresh(edition, count, seed=1, **options):
    """A seeded game at its first decision."""
    return voltable.new_game(edition, players=count, seed=seed, options=options)


def seated(edition, count, seed):
    """A seeded game in its first auction, the Trust's houses placed anywhere."""
    game = fresh(edition, count, seed)
    while game.view()["phase"] == "setup":
        game.play(game.choices()[0])
    return game


def is_connected(board, regions):
    """Whether these regions are one area."""
    try:
        check_connected(board, regions)
    except voltable.Refusal:
        return False
    return True


def drawn_before_step_three(game, seed):
    """The deck from top to the Step 3 card."""
    dice = Dice(seed)
    cards = []
    while True:
        card = row.pick(game.state, dice)
        row.turn_up(game.state, card)
        if card == LAST_CARD:
            return cards
        cards.append(card)


def test_the_classic_market_is_03_to_10():
    """000, 001 and 004: 03 to 06 may be put up, 07 to 10 may not."""
    for edition in ("classic", "central_europe"):
        for count in COUNTS:
            game = fresh(edition, count)
            assert market(game) == "3 4 5 6 7 8 9 10"
            assert offered(game) == "3 4 5 6"


def test_plant_13_is_the_first_that_is_drawn():
    """000, 001 and 004: on top of the deck; a real table cannot deal anything else."""
    game = board_table("Anna Bert Cora")
    fresh_state = fresh("classic", 3).state
    for part in ("small", "small_left", "top_small", "large", "large_left"):
        setattr(game.state, part, getattr(fresh_state, part))
    enter(game, "auction", round=1)
    play(game, "Anna open 15 15", "Bert pass", "Cora pass")
    assert lines(game) == ["deal 13"]
    assert refused(game, "deal 11") == "cannot-come"
    play(game, "deal 13")
    assert market(game) == "13 16 17 18 19 20 21 22"


def test_plants_drawn_before_the_step_3_card():
    """26, 26, 30, 34 and 34 of the 34 plants, 13 first; 8, 8, 4, 0 and 0 were removed unseen."""
    for edition in ("classic", "central_europe"):
        for count, plants in zip(COUNTS, (26, 26, 30, 34, 34)):
            game = fresh(edition, count)
            assert game.view()["plants"]["removed"] == 34 - plants
            cards = drawn_before_step_three(game, count)
            assert (len(cards), labels(cards[:1])) == (plants, "13")
            assert len(set(cards)) == plants and not set(cards) & set(game.state.market)


def test_recharged_plants_drawn_before_the_step_3_card():
    """Rules 3, as our text of 003 lost its table: 28, 26, 30, 34 and 34 are drawn, a plug first."""
    plugs, sockets = (1, 2, 1, 0, 0), (5, 6, 3, 0, 0)
    for count, plants in zip(COUNTS, (28, 26, 30, 34, 34)):
        for seed in range(5):
            game = seated("recharged", count, seed)
            assert game.view()["plants"]["removed"] == plugs[count - 2] + sockets[count - 2]
            cards = drawn_before_step_three(game, seed)
            small = [card for card in cards if card in PRINTED.small]
            assert (len(cards), cards[0]) == (plants, small[0])
            assert len(small) == 13 - 8 - plugs[count - 2]
            assert len(cards) - len(small) == 29 - sockets[count - 2]
            assert len(set(cards)) == plants and not set(cards) & set(game.state.market)


def test_plants_removed_unseen_can_no_longer_come_once_their_back_is_used_up():
    """Three players: the third plug of the deck is its last, the 26th plant too; then comes the Step 3 card."""
    state = seated("recharged", 3, 1).state
    for card in state.small[:3]:
        row.turn_up(state, card)
    assert row.may_come(state) == PRINTED.large
    for card in PRINTED.large[:23]:
        row.turn_up(state, card)
    assert row.may_come(state) == (LAST_CARD,)


def test_recharged_turns_up_eight_plugs_in_order():
    """003: 03 to 15 have a plug on the back; the four lowest may be put up."""
    markets = []
    for count in COUNTS:
        for seed in range(5):
            game = seated("recharged", count, seed)
            cards = game.state.market
            assert len(cards) == 8 and list(cards) == sorted(cards)
            assert PRINTED.number[cards[-1]] <= 15 and offered(game) == labels(cards[:4])
            markets.append(cards)
    assert len(set(markets)) > 20


def test_the_first_round_begins_in_step_1_with_the_drawn_order():
    """Order, then regions, then the first auction; the drawn order differs from game to game."""
    for edition in EDITIONS:
        orders = []
        for seed in range(20):
            game = fresh(edition, 3, seed)
            assert (game.state.round, game.state.step, game.view()["phase"]) == (1, 1, "auction")
            assert game.turn == game.state.order[0] and sorted(game.state.order) == [0, 1, 2]
            orders.append(game.state.order)
        assert len(set(orders)) > 3


def test_the_regions_in_play_are_one_area():
    """Any connected choice may be drawn."""
    for edition in EDITIONS:
        drawn = []
        for seed in range(30):
            game = fresh(edition, 3, seed)
            check_connected(game.edition.map, game.state.regions)
            drawn.append(game.state.regions)
        assert len(set(drawn)) > 5


def test_regions_may_be_given_or_drafted_in_turn_order():
    """The players choose; each next region is connected to those in play."""
    game = fresh("classic", 3, regions=["west", "south", "southwest"])
    assert game.view()["regions"] == ["south", "southwest", "west"] and game.view()["phase"] == "auction"
    game = fresh("classic", 4, regions="draft")
    for place in range(4):
        assert game.turn == game.state.order[place]
        if place == 1:
            assert refused(game, "region south") == "region-apart"
        play(game, "region " + ("northeast", "northwest", "west", "southwest")[place])
    assert game.view()["regions"] == ["northeast", "northwest", "southwest", "west"]


def test_in_every_area_each_city_can_be_reached_from_every_other():
    """Only connections with both ends in play count, and they suffice."""
    for name in ("germany", "usa", "central_europe", "germany_recharged", "usa_recharged"):
        board = shipped(name)
        for regions in range(64):
            if bin(regions).count("1") == 3 and is_connected(board, regions):
                assert max([max(costs) for costs in Network(board, regions).rows]) < 255


def test_only_recharged_with_two_players_meets_the_trust():
    """003: Against the Trust."""
    for edition in EDITIONS:
        for count in COUNTS:
            with_trust = edition == "recharged" and count == 2
            assert (fresh(edition, count).state.dummy is not None) == with_trust


def test_at_a_real_table_order_regions_and_eight_plugs_are_asked_for():
    """What is drawn is said by the players; the last of the order is known."""
    game = voltable.new_game("recharged", players=["Anna", "Bert", "Cora"], dice="table")
    assert (turn(game), lines(game)) == ("chance", ["first Anna", "first Bert", "first Cora"])
    play(game, "first Cora", "first Anna")
    assert lines(game)[0] == "region east" and len(lines(game)) == 6
    play(game, "region west", "region southwest", "region south")
    assert refused(game, "deal 16") == "cannot-come"
    play(game, "deal 15", "deal 3", "deal 9", "deal 4", "deal 12", "deal 5", "deal 8", "deal 14")
    assert (market(game), turn(game)) == ("3 4 5 8 9 12 14 15", "Cora")
