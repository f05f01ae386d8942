"""The bots of the board game: they finish every game, say why, repeat themselves, and each beats the one below."""

import pytest

import voltable
from kit.boards.board_table import board_table, connected, enter, lay_market, owns
from kit.games.spoken import lacking
from voltable import Refusal
from voltable.boardgame.bots.forecast import Forecast
from voltable.boardgame.bots.fuelling import cheapest
from voltable.boardgame.bots.ladder import LADDER
from voltable.boardgame.bots.limits import Limits
from voltable.boardgame.bots.pace import rounds_left, rounds_of
from voltable.boardgame.bots.routes import next_cities
from voltable.boardgame.bots.supply import QUARTERS, space_price
from voltable.boardgame.fuels import COAL, URANIUM
from voltable.boardgame.state import new_player
from voltable.engine.dice import Dice
from voltable.engine.game import checked
from voltable.engine.start import find_edition
from voltable.engine.verbs import CHANCE, OPEN_AMOUNT
from voltable.engine.words import HYBRID
from voltable.notation import write
from voltable.plants.production import FIELD
from voltable_host.bots.match import play_match
from voltable_host.bots.share import share

THINKERS = LADDER.names[1:]
TABLES = [
    (edition, board, players)
    for edition in ("classic", "central_europe", "recharged")
    for board in find_edition(edition).boards
    for players in range(2, 7)
]
OPTIONS = [
    ("classic", "usa", 4, {"regions": "draft", "demolition": True, "step_three_at_once": True}),
    ("classic", "central_europe", 2, {"regions": "draft", "late_start_empty": False, "hidden_money": False}),
    ("central_europe", None, 5, {"demolition": True, "step_three_skips_two": False, "step_two_draws_three": False}),
    ("recharged", "usa", 3, {"starting_cities": True, "storage_anytime": True, "garbage_start": 9}),
    ("recharged", "germany", 2, {"starting_cities": True, "trust_waits": True, "trust_refill": 3}),
    ("recharged", "usa", 2, {"regions": "draft", "demolition": True, "storage_anytime": True}),
    ("recharged", "germany", 6, {"regions": "draft", "starting_cities": True, "step_three_skips_two": True}),
]


def is_allowed(action, choices) -> bool:
    """One of the choices, an open amount between its least and its most."""
    for choice in choices:
        if choice[0] in OPEN_AMOUNT:
            if action[:-1] == choice[:-2] and choice[-2] <= action[-1] <= choice[-1]:
                return True
        elif action == choice:
            return True
    return False


def check_thought(thought, game):
    """The move is allowed, and the sentence has all its facts and nothing else to fill."""
    assert is_allowed(thought.action, game.choices()), (write(thought.action, game), game.choices())
    assert checked(thought.action) == thought.action
    assert lacking(thought.why, game) == ""


def finish(names, game, seed):
    """Play to the end, each thought looked at; chance is any card where people would draw."""
    bots = [LADDER.make(name) for name in names]
    dice = [Dice(seed, 2 + seat) for seat in range(len(names))]
    table = Dice(seed, 50)
    moves = 0
    while not game.over:
        if game.turn == CHANCE:
            choices = game.choices()
            game.play(choices[table.pick(len(choices))])
            continue
        thought = bots[game.turn].think(game, dice[game.turn])
        check_thought(thought, game)
        game.play(thought.action)
        moves += 1
        assert moves < 3000
    return game


@pytest.mark.parametrize(("edition", "board", "players"), TABLES)
def test_every_table_comes_to_its_end(edition, board, players):
    """All rungs in turn, greedy alone, and steady alone where a game is short."""
    for number, names in enumerate((LADDER.names, ("greedy",), ("steady",))[: 2 if players > 3 else 3]):
        seats = [names[seat % len(names)] for seat in range(players)]
        finish(seats, voltable.new_game(edition, board, players, seed=players + 10 * number), players)


@pytest.mark.parametrize(("edition", "board", "players", "options"), OPTIONS)
@pytest.mark.parametrize("dice", [None, "table"])
def test_options_and_real_tables_are_played_too(edition, board, players, options, dice):
    """Regions, marks, the Trust's houses, demolition; with real cards chance is somebody else's business."""
    for name in LADDER.names:
        game = voltable.new_game(edition, board, players, seed=5, dice=dice, options=options)
        finish([name] * players, game, 3)


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_seed_gives_the_same_game(name):
    """Bots have no memory and no chance of their own."""
    games = [finish([name] * 3, voltable.new_game("recharged", "usa", 3, seed=4), 9) for _ in range(2)]
    assert games[0].hash() == games[1].hash()


@pytest.mark.parametrize("name", THINKERS)
def test_a_bot_knows_no_more_than_its_seat(name):
    """Neither dice, seed and log of the game, nor hidden money; and thinking changes nothing."""
    game = voltable.new_game("classic", "germany", 4, seed=8)
    bot = LADDER.make(name)
    for number in range(150):
        before = game.hash(), game.log.count
        thought = bot.think(game, Dice(number, 9))
        other = game.copy()
        other.dice, other.seed, other.gid = Dice(987), 654, b"somebody"
        for seat, player in enumerate(other.state.players):
            if seat != game.turn:
                player.money += 17 * seat + 3
        assert bot.think(other, Dice(number, 9)) == thought
        assert (game.hash(), game.log.count) == before
        game.play(thought.action)


def test_the_ladder_of_the_board_game():
    """Three rungs; what only the card game has is refused."""
    assert LADDER.names == ("random", "greedy", "steady")
    with pytest.raises(Refusal) as no:
        LADDER.make("sharp")
    assert (no.value.word, no.value.numbers) == ("unknown-bot", ("sharp", *LADDER.names))


@pytest.mark.parametrize(
    ("better", "worse", "edition", "board", "players", "games", "least"),
    [
        ("greedy", "random", "classic", "germany", 4, 16, 0.8),
        ("steady", "greedy", "classic", "germany", 4, 24, 0.35),
        ("steady", "greedy", "recharged", "usa", 4, 16, 0.5),
        ("steady", "random", "recharged", "germany", 2, 8, 0.8),
    ],
)
def test_the_ladder_goes_up(better, worse, edition, board, players, games, least):
    """A small sample; tools/ladder.py measures it properly."""
    bots = [better] + [worse] * (players - 1)
    results = list(play_match(edition, LADDER, bots, games, 100, board=board))
    assert share(results, bots, better).share > least


def test_a_match_refuses_a_board_the_edition_has_not():
    """Before anything is played."""
    with pytest.raises(Refusal) as no:
        next(play_match("recharged", LADDER, ["greedy", "random"], 2, 1, board="central_europe"))
    assert no.value.word == "unknown-board"


def line(game, name="steady"):
    """What a bot would do now, as people write it."""
    return write(LADDER.make(name).think(game, Dice(1)).action, game)


def test_a_network_grows_by_the_cheapest_city():
    """From Essen (Germany): Duisburg over a connection of 0, then Düsseldorf for 2, each on a slot of 10."""
    game = board_table("Anna Bela Cyril")
    connected(game, "Anna", "Essen")
    cities = game.edition.map.CITIES
    found = [(price, cities[city]) for price, city in next_cities(game, 0, 3)]
    assert found[:2] == [(10, "Duisburg"), (12, "Düsseldorf")]
    assert "Essen" not in [city for _, city in found]


def test_fuel_is_reckoned_by_the_market():
    """Three coal of a full market cost 1 each; hybrids take the cheaper fuel; what is not there cannot be bought."""
    game = board_table("Anna Bela Cyril")
    lay_market(game, "coal=24 oil=3 uranium=0")
    player = game.state.players[0]
    coal, hybrid, uranium = 1, 1 << HYBRID * FIELD, 1 << URANIUM * FIELD  # as a player's sets are packed
    assert cheapest(game, player, 3 * coal) == (3, [3, 0, 0, 0])
    assert cheapest(game, player, 2 * hybrid) == (2, [2, 0, 0, 0])
    assert cheapest(game, player, uranium) == (-1, [])
    sums = game.edition.sums
    assert space_price(sums[COAL], QUARTERS * 24) == 1 and space_price(sums[COAL], 0) > 8
    assert space_price(sums[URANIUM], QUARTERS) == 16


def test_a_plant_counts_more_than_its_price_early():
    """Plant 20 (5 cities) brings more than 20 Elektro to whoever has a small one; nobody bids all there is for it."""
    game = board_table("Anna Bela Cyril", market="13 18 20 22 44 46 50", money=40)
    for name, number in (("Anna", "4"), ("Bela", "5"), ("Cyril", "3")):
        owns(game, name, number)
    connected(game, "Anna", "Essen Duisburg")
    enter(game, "auction")
    limits = Limits(game)
    twenty = game.edition.cards.number.index(20)
    assert limits.gain(twenty, 20) > limits.gain(twenty, 30)
    assert limits.gain(twenty, 20) > 0
    game.play(voltable.notation.read("Anna open 20 39", game))
    assert line(game) == "Bela pass"


def test_the_end_is_built_only_as_far_as_it_is_powered():
    """Bela has 17 cities, so the game ends; Anna powers one more than she has and builds once."""
    game = board_table("Anna Bela Cyril", market="18 19 20 21 22 23 24 25", deck="26 27", money=100)
    owns(game, "Anna", "13", "")
    connected(game, "Bela", list(game.edition.map.CITIES[14:31]))
    enter(game, "build")
    game.state.turn = 0
    first = line(game)
    assert first.startswith("Anna build")
    game.play(voltable.notation.read(first, game))
    assert line(game) == "Anna done"


def test_equal_rivals_do_not_wait_for_ever():
    """This game stood still once: both powered 17 cities, no plant was left, and neither built the eighteenth."""
    game = finish(["steady"] * 2, voltable.new_game("recharged", "usa", 2, seed=5017), 5017)
    assert game.state.round < 20


def test_the_end_comes_nearer_with_cities_and_money():
    """Who can pay the last cities and power them may end the game in this round."""
    game = board_table("Anna Bela Cyril")
    far = rounds_left(game)
    owns(game, "Bela", "36 38 46")
    connected(game, "Bela", list(game.edition.map.CITIES[:14]))
    near = rounds_left(game)
    game.state.players[1].money = 300
    assert far > near > rounds_left(game) == 0


def test_who_has_nothing_yet_does_not_grow_at_once():
    """Without a city and with 20 Elektro the income is that of no city: more money never makes the end further."""
    game = board_table("Anna Bela Cyril")
    end = [rounds_of(game.edition, new_player(money, 22)) for money in (0, 20, 44, 92)]
    assert end == sorted(end, reverse=True) and end[0] > end[-1]


def test_nobody_earns_for_more_cities_than_houses():
    """Anna powers 27 and can pay for three cities beside her 20, but she has only 22 houses."""
    game = board_table("Anna Bela")
    owns(game, "Anna", "36 38 46 50", money=60)
    cities = game.edition.map.CITIES
    connected(game, "Anna", list(cities[:20]))
    connected(game, "Bela", list(cities[30:32]), step=3)
    plants = game.state.players[0].plants
    values = [Forecast(game, 0).value(plants, 60, power=power) for power in (20, 22, 27)]
    assert values[0] <= values[1] == values[2]


def test_a_forecast_prefers_more_of_everything():
    """More money, a better plant, a city more: never worth less."""
    game = board_table("Anna Bela Cyril")
    owns(game, "Anna", "4", money=60)
    connected(game, "Anna", "Essen")
    enter(game, "auction")
    forecast = Forecast(game, 0)
    plants = game.state.players[0].plants
    numbers = game.edition.cards.number
    assert forecast.value(plants, 80) > forecast.value(plants, 60)
    assert forecast.value((*plants, numbers.index(20)), 60) > forecast.value(plants, 60)
