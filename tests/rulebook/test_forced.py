"""What is played unasked: the only way out of a turn, where it decides nothing and everybody can see why."""

import voltable
from kit.boards import board_table as board
from kit.boards.board_table import board_table, connected, some_cities
from kit.cards.helpers import enter, owns, play, player, table
from kit.games.board_games import board_mover, new_board_game
from kit.games.keen import keen_move
from kit.tracker.table_random import new_random_table
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.forced import forced, hinges_on_money, is_nothing_on_offer
from voltable.engine.verbs import DONE, DROP, OPEN_AMOUNT, PASS, RUN

OPEN_MONEY = {"hidden_money": False}
HIDDEN = {"hidden_money": True}
GAMES = range(6)  # of each kind, with money hidden and open
TABLES = range(12)


def auction(labels, money=50, **more):
    """Anna opens in the second round; these plants lie in the market, and no others will come."""
    game = board_table("Anna Bob Cyril", market=labels, deck="", money=money, **more)
    board.enter(game, "auction")
    return game


def test_without_a_plant_on_offer_all_drop_out():
    """Whether money is hidden or not: all can see the empty market (ruling A11)."""
    for options in (HIDDEN, OPEN_MONEY):
        game = auction("", options=options)
        for _ in range(3):
            assert forced(game) == (DROP,) and is_nothing_on_offer(game)
            game.play(forced(game))
        assert game.state.dropped == 0b111


def test_a_plant_on_offer_is_a_question():
    """Whoever has the money may open or drop out."""
    game = auction("15")
    assert forced(game) is None and forced(game, alone=True) is None and not is_nothing_on_offer(game)


def test_who_can_pay_for_no_plant_drops_out_where_money_is_open():
    """Hidden, being skipped would tell the others; alone there are no others."""
    assert forced(auction("15", 14, options=OPEN_MONEY)) == (DROP,)
    game = auction("15", 14, options=HIDDEN)
    assert forced(game) is None and forced(game, alone=True) == (DROP,)
    assert hinges_on_money(game) and not is_nothing_on_offer(game)


def test_who_may_have_no_plant_drops_out():
    """Only nuclear plants on offer, and a network in Poland: that lies open, so does the reason."""
    game = auction("11 17 23 28", edition="central_europe", board=None, options=HIDDEN)
    assert forced(game) == (DROP,) and not hinges_on_money(game) and not is_nothing_on_offer(game)


def test_who_cannot_bid_more_passes():
    """A bid of all that Bob has."""
    for options, alone, due in ((OPEN_MONEY, False, (PASS,)), (HIDDEN, False, None), (HIDDEN, True, (PASS,))):
        game = auction("15 16", options=options)
        player(game, "Bob").money = 20
        play(game, "Anna open 15 20")
        assert forced(game, alone) == due


def test_to_buy_is_never_done_unasked():
    """The last of the first round has to buy, and there is one plant at one price; it is a purchase all the same."""
    game = board_table("Anna Bob Cyril", market="15 16 17 18", deck="", money=15, options=OPEN_MONEY)
    board.enter(game, "auction", 1)
    player(game, "Anna").money = player(game, "Bob").money = 0
    play(game, "Anna drop", "Bob drop")
    assert len(game.choices()) == 1 and forced(game) is None and forced(game, alone=True) is None


def test_whoever_has_no_room_buys_no_fuel():
    """Plants and stores lie open."""
    for fuel, due in (("coal=4", (DONE,)), ("coal=3", None)):
        game = board_table("Anna Bob Cyril", options=HIDDEN)
        board.owns(game, "Cyril", "18 4", fuel)
        board.enter(game, "fuel")
        assert forced(game) == due


def test_who_has_no_money_for_fuel_is_asked_where_it_is_hidden():
    """And not where it is open."""
    for options, due in ((HIDDEN, None), (OPEN_MONEY, (DONE,))):
        game = board_table("Anna Bob Cyril", money=0, options=options)
        board.owns(game, "Cyril", "4")
        board.enter(game, "fuel")
        assert forced(game) == due and forced(game, alone=True) == (DONE,)


def test_what_is_sold_out_cannot_be_bought():
    """An empty market lies open."""
    game = board_table("Anna Bob Cyril", options=HIDDEN)
    board.owns(game, "Cyril", "4")
    board.lay_market(game, "coal=0")
    board.enter(game, "fuel")
    assert forced(game) == (DONE,)


def test_without_a_house_nobody_builds():
    """All 22 stand in cities; but where only money is missing a person is asked."""
    game = board_table("Anna Bob Cyril", options=HIDDEN)
    connected(game, "Cyril", some_cities(game, 22))
    board.enter(game, "build")
    assert forced(game) == (DONE,)
    player(game, "Cyril").houses = 1
    player(game, "Cyril").money = 0
    assert forced(game) is None and forced(game, alone=True) == (DONE,)


def test_without_fuel_nothing_runs():
    """One set of plants can run: none."""
    game = board_table("Anna Bob Cyril", options=HIDDEN)
    board.owns(game, "Anna", "4 7")
    board.enter(game, "bureaucracy")
    assert forced(game) == (RUN, 0, 0)
    board.owns(game, "Anna", "4 7", "coal=2")
    assert forced(game) is None


def test_the_card_game_asks_by_the_same_rule():
    """Its market has a column nobody can pay for, and money is open unless somebody hides it."""
    for options, due in (({}, (DONE,)), (HIDDEN, None)):
        game = table("Ana Bo Cy", columns={3: "coal2"}, money=2, options=options)
        owns(game, "Cy", "3a")
        enter(game, "fuel")
        assert forced(game) == due
        player(game, "Cy").money = 3
        assert forced(game) is None


def test_a_card_is_never_told_unasked():
    """At a real table only one card may be left to come; somebody turns it up."""
    game = board_table("Anna Bob Cyril", market="15 16 17 18 19 20 21 22", deck="25")
    board.enter(game, "auction")
    play(game, "Anna open 15 15", "Bob pass", "Cyril pass")
    assert len(game.choices()) == 1 and game.turn == voltable.CHANCE and forced(game, alone=True) is None


def test_when_the_game_is_over_nothing_is_played():
    """Nobody's turn is left."""
    game = voltable.new_game("card", players=3, seed=1)
    dice = random_dice(1)
    while not game.over:
        assert forced(game) in (None, game.choices()[0])
        game.play(random_move(game.choices(), dice))
    assert forced(game) is None


def games():
    """Some of both kinds, each with what its bots want."""
    for number in GAMES:
        yield new_board_game(number), board_mover(number)
        options = HIDDEN if number % 2 else None
        yield voltable.new_game("card", players=2 + number % 5, seed=number, options=options), keen_move


def test_what_is_played_unasked_never_shows_how_much_money_is_hidden():
    """In any position of a game, with any money, the same is played unasked; and it is always the only choice."""
    seen = set()
    for game, move in games():
        dice = random_dice(game.seed or 0)
        while not game.over:
            unasked = forced(game)
            if unasked:
                seen.add(unasked)
                assert game.choices() == [unasked] and unasked[0] not in OPEN_AMOUNT
            if game.edition.hidden_money and game.turn >= 0:
                other = game.copy()
                for other.state.players[game.turn].money in (0, 12, 500):
                    assert forced(other) == unasked
            game.play(move(game.choices(), dice))
    assert seen == {(PASS,), (DROP,), (DONE,), (RUN, 0, 0)}


def test_a_followed_game_is_told_by_people():
    """What happened at a physical table nobody guesses."""
    for number in TABLES:
        game, dice = new_random_table(number), random_dice(number)
        moves = 0
        while not game.over and moves < 150:
            assert forced(game) is None
            choices = game.choices()
            game.play(choices[dice.pick(len(choices))])
            moves += 1
