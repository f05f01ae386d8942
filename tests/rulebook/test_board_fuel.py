"""Phase 3 of the board game: prices, storage, what is sold out, and the coal storage of the USA 2020 (rules 4, 9.2)."""

from kit.boards.board_table import board_table, connected, enter, lay_market, lines, owns, play, player, refused, turn
from kit.checking.board.facts import PRICES, TOKENS
from voltable.boardgame.events import FuelBought
from voltable.boardgame.fuels import COAL, GARBAGE, OIL, STORAGE, URANIUM
from voltable.engine.dice import Dice
from voltable.engine.verbs import FUEL


def buying(labels="4 7 14 17", money=200, market="coal=24 oil=18 garbage=6 uranium=2", edition="classic", **more):
    """Anna alone has plants, and it is her turn to buy."""
    game = board_table("Anna Bob Cyril", edition, **more)
    lay_market(game, market)
    owns(game, "Anna", labels, money=money)
    enter(game, "fuel")
    play(game, "Cyril done", "Bob done")
    return game


def spent(game, line):
    """What a purchase costs."""
    before = player(game, "Anna").money
    (bought,) = play(game, line)
    assert isinstance(bought, FuelBought) and bought.cost == before - player(game, "Anna").money
    return bought.cost


def naive_cost(fuel, lying, tokens):
    """The cheapest spaces that have a token: tokens lie on the dearest spaces."""
    return sum(PRICES[fuel][TOKENS[fuel] - lying :][:tokens])


def test_the_last_in_order_buys_first():
    """Phases 3 and 4 run in reverse order."""
    game = board_table("Anna Bob Cyril")
    enter(game, "fuel")
    seen = []
    while game.view()["phase"] == "fuel":
        seen.append(turn(game))
        play(game, turn(game) + " done")
    assert seen == ["Cyril", "Bob", "Anna"]


def test_each_token_costs_the_price_of_its_space():
    """Full coal: three at 1, three at 2 and so on; oil starts at 3, garbage at 7, uranium at 14."""
    assert [spent(buying(), "Anna fuel coal " + str(n)) for n in (1, 2, 3, 4)] == [1, 2, 3, 5]
    assert [spent(buying(), "Anna fuel oil " + str(n)) for n in (1, 3, 4, 6)] == [3, 9, 13, 21]
    assert [spent(buying(), "Anna fuel garbage " + str(n)) for n in (1, 3, 4)] == [7, 21, 29]
    assert [spent(buying(), "Anna fuel uranium " + str(n)) for n in (1, 2)] == [14, 30]


def test_the_price_goes_on_where_the_last_purchase_stopped():
    """Two purchases cost what one would."""
    game = buying("4 10 15")
    assert [spent(game, "Anna fuel coal 1") for _ in range(7)] == [1, 1, 1, 2, 2, 2, 3]


def test_prices_for_every_filling_of_the_market_and_every_amount():
    """Against the printed spaces counted one by one."""
    game = buying("20 36 31")
    phase = game.phases[game.state.phase]
    for fuel in range(4):
        for lying in range(TOKENS[fuel] + 1):
            game.state.tokens[fuel] = lying
            for tokens in range(lying + 1):
                assert phase.cost(game.state, player(game, "Anna"), fuel, tokens) == naive_cost(fuel, lying, tokens)


def test_a_plant_stores_twice_what_it_burns():
    """003 and 004: 03 holds 4 oil; 14 burns 2 garbage and holds 4."""
    game = buying("3 14")
    assert lines(game) == ["Anna fuel oil 1", "Anna fuel garbage 1", "Anna done"]
    assert refused(game, "Anna fuel oil 5") == "no-room"
    assert refused(game, "Anna fuel coal 1") == "no-room"
    play(game, "Anna fuel oil 4", "Anna fuel garbage 4")
    assert lines(game) == ["Anna done"]


def test_plants_without_fuel_store_nothing():
    """13 has no room."""
    assert lines(buying("13 18")) == ["Anna done"]


def test_a_hybrid_stores_any_mix():
    """003: 05 holds 4 of coal and oil together."""
    for coal in range(5):
        game = buying("5")
        if coal:
            play(game, "Anna fuel coal " + str(coal))
        assert game.state.room == (4 - coal, 4 - coal, 0, 0)
        assert refused(game, "Anna fuel oil " + str(5 - coal)) == "no-room"


def test_hybrids_lend_their_room_to_what_the_others_cannot_hold():
    """04 holds 4 coal, 05 any 4: of 6 coal two lie on the hybrid."""
    game = buying("4 5")
    play(game, "Anna fuel coal 6")
    assert game.state.room == (2, 2, 0, 0)
    play(game, "Anna fuel oil 2")
    assert lines(game) == ["Anna done"]


def fits(stored, caps):
    """Whether an arrangement exists: so much coal and oil on the hybrids."""
    coal, oil, garbage, uranium = stored
    if garbage > caps[GARBAGE] or uranium > caps[URANIUM]:
        return False
    shared = caps[4]
    return any(
        coal - x <= caps[COAL] and oil - y <= caps[OIL] for x in range(shared + 1) for y in range(shared + 1 - x)
    )


def test_room_against_every_arrangement_of_tokens():
    """What may be bought is what some arrangement of the tokens on the plants allows."""
    for labels in ("5", "4 5", "3 5", "3 4 5", "5 12 21", "8 46", "6 11 29"):
        game = buying(labels)
        buyer = player(game, "Anna")
        caps = [2 * need for need in buyer.needs]
        for coal in range(caps[COAL] + caps[4] + 1):
            for oil in range(caps[OIL] + caps[4] + 1):
                if not fits((coal, oil, 0, 0), caps):
                    continue
                buyer.fuel = [coal, oil, 0, 0]
                game.phases[game.state.phase].measure(game.state)
                rooms = game.state.room
                assert not fits((coal + rooms[0] + 1, oil, 0, 0), caps) and fits((coal + rooms[0], oil, 0, 0), caps)
                assert not fits((coal, oil + rooms[1] + 1, 0, 0), caps) and fits((coal, oil + rooms[1], 0, 0), caps)


def test_what_is_sold_out_stays_sold_out_until_the_refill():
    """Rules 4: the next buyer finds nothing."""
    game = board_table("Anna Bob Cyril")
    lay_market(game, "garbage=3")
    for name in ("Anna", "Cyril"):
        owns(game, name, "14")
    enter(game, "fuel")
    assert refused(game, "Cyril fuel garbage 4") == "sold-out"
    play(game, "Cyril fuel garbage 3")
    assert refused(game, "Cyril fuel garbage 1") == "sold-out"
    play(game, "Cyril done", "Bob done")
    assert lines(game) == ["Anna done"]
    assert refused(game, "Anna fuel garbage 1") == "sold-out"


def test_nobody_buys_more_than_can_be_paid():
    """With 4 Elektro three coal tokens, and not a fourth."""
    game = buying("4", money=4)
    assert game.choices()[0] == (FUEL, COAL, 1, 3)
    assert refused(game, "Anna fuel coal 4") == "too-poor"
    assert spent(game, "Anna fuel coal 3") == 3
    assert lines(game) == ["Anna done"]


def test_fuel_already_stored_takes_room():
    """Rules 2: the limit holds for what lies there from earlier rounds too."""
    game = board_table("Anna Bob Cyril")
    owns(game, "Anna", "4 5", fuel="coal=5 oil=1")
    enter(game, "fuel")
    play(game, "Cyril done", "Bob done")
    assert game.state.room == (2, 2, 0, 0)


def test_several_purchases_make_one_turn():
    """A player may buy and buy again until done."""
    game = buying("4 7")
    play(game, "Anna fuel coal 1", "Anna fuel oil 2", "Anna fuel coal 3")
    assert player(game, "Anna").fuel == [4, 2, 0, 0]
    play(game, "Anna done")
    assert game.view()["phase"] == "build"


def test_a29_the_cheapest_token_is_taken():
    """Nobody may leave a cheap token lying: one coal of the full market costs 1, from the emptied one 8."""
    game = buying("4")
    assert spent(game, "Anna fuel coal 1") == 1
    assert game.state.tokens[COAL] == 23
    game = buying("4", market="coal=1 oil=18 garbage=6 uranium=2")
    assert spent(game, "Anna fuel coal 1") == 8


def test_random_purchases_move_tokens_and_money_exactly():
    """Nothing is made and nothing lost, whatever is bought."""
    dice = Dice(5)
    for _ in range(40):
        game = buying("5 7 25", money=dice.pick(60))
        buyer = player(game, "Anna")
        while len(game.choices()) > 1:
            _, fuel, least, most = game.choices()[dice.pick(len(game.choices()) - 1)]
            tokens = least + dice.pick(most - least + 1)
            lying, money = game.state.tokens[fuel], buyer.money
            game.play((FUEL, fuel, tokens))
            assert money - buyer.money == naive_cost(fuel, lying, tokens)
            assert game.state.tokens[fuel] + game.state.supply[fuel] + buyer.fuel[fuel] == TOKENS[fuel]


def usa(coal, money=200, labels="20 25 31", **options):
    """Anna buys on the USA board of 2020; the coal that is not on the market lies in the storage."""
    market = "coal=" + str(coal) + " oil=18 garbage=6 uranium=2"
    return buying(labels, money, market, "recharged", board="usa", options=options)


def test_coal_of_the_storage_costs_eight():
    """Rules 9.2: once the market is empty."""
    game = usa(0)
    assert game.choices()[0] == (FUEL, COAL, 1, 16)
    assert spent(game, "Anna fuel coal 3") == 24
    assert (game.state.tokens[COAL], game.state.supply[COAL]) == (0, 21)


def test_one_purchase_may_empty_the_market_and_go_on_in_the_storage():
    """Two tokens at 8, then the storage at 8; of four lying the cheapest costs 7."""
    game = usa(4)
    assert spent(game, "Anna fuel coal 6") == 7 + 3 * 8 + 2 * 8
    assert (game.state.tokens[COAL], game.state.supply[COAL]) == (0, 18)


def test_an_empty_storage_sells_nothing():
    """Rules 9.2: it is empty at the start, when all coal lies on the market; here the others hold the rest."""
    assert usa(24).state.supply[COAL] == 0
    game = usa(2)
    owns(game, "Bob", fuel="coal=22")
    assert game.choices()[0] == (FUEL, COAL, 1, 2)
    assert refused(game, "Anna fuel coal 3") == "sold-out"


def test_money_limits_what_comes_out_of_the_storage():
    """With 30 Elektro: one at 8 on the market, two of the storage, and 6 are left."""
    game = usa(1, money=30)
    assert game.choices()[0] == (FUEL, COAL, 1, 3)
    assert refused(game, "Anna fuel coal 4") == "too-poor"
    assert spent(game, "Anna fuel coal 3") == 24


def test_only_coal_has_a_storage():
    """Oil that is sold out stays sold out."""
    game = buying("7", market="coal=24 oil=0", edition="recharged", board="usa")
    assert refused(game, "Anna fuel oil 1") == "sold-out"


def test_only_the_usa_of_2020_has_a_storage():
    """Germany 2020 and the classic USA sell only what lies on the market."""
    for edition, board in (("recharged", "germany"), ("classic", "usa")):
        game = buying("4", market="coal=1", edition=edition, board=board)
        assert refused(game, "Anna fuel coal 2") == "sold-out"
        assert refused(game, (FUEL, STORAGE, 1)) in ("unknown-fuel", "not-from-storage")
        assert refused(game, "Anna fuel storage 1") == "unknown-fuel"


def test_burnt_coal_goes_to_the_storage_and_the_refill_comes_from_it():
    """Rules 9.2: the storage simply is the coal supply."""
    game = board_table("Anna Bob Cyril", "recharged", "usa")
    lay_market(game, "coal=18")
    owns(game, "Anna", "4", fuel="coal=4")
    connected(game, "Anna", "Chicago")
    enter(game, "bureaucracy")
    assert (game.state.tokens[COAL], game.state.supply[COAL]) == (18, 2)
    play(game, "Anna run 4", "Bob run", "Cyril run")
    assert (game.state.tokens[COAL], game.state.supply[COAL]) == (22, 0)


def test_with_storage_anytime_the_storage_sells_beside_the_market():
    """Ruling A22 as an option: at 8 while the market asks less."""
    game = usa(12, storage_anytime=True)
    assert (FUEL, STORAGE, 1, 12) in game.choices()
    assert spent(game, "Anna fuel storage 2") == 16
    assert (game.state.tokens[COAL], game.state.supply[COAL], player(game, "Anna").fuel[COAL]) == (12, 10, 2)
    assert spent(game, "Anna fuel coal 1") == 5
    for tokens in (0, 11, 99):
        assert refused(game, "Anna fuel storage " + str(tokens)) == "not-from-storage"


def test_without_storage_anytime_it_does_not():
    """Ruling A22: cheapest first."""
    game = usa(12)
    assert STORAGE not in [choice[1] for choice in game.choices()[:-1]]
    assert refused(game, "Anna fuel storage 1") == "not-from-storage"
