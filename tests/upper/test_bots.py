"""The bots of the card game: legal, repeatable, fair, and each better than the one below."""

import pytest

import voltable
from kit.games.spoken import lacking
from voltable import Refusal
from voltable.bots.known import known
from voltable.bots.ladder import EVERYBODY
from voltable.bots.random_bot import play_random
from voltable.bots.seating import seated
from voltable.engine.dice import Dice
from voltable.engine.game import checked
from voltable.engine.verbs import CHANCE, OPEN_AMOUNT
from voltable_cards.bots.ladder import LADDER
from voltable_cards.cards import SHIPPED, CardSet

OPTIONS = (
    {},
    {"demolition": True},
    {"singles_unlimited": True, "hidden_money": True},
    {"demolition": True, "hidden_money": True},
    {"demolition": True, "choose_cards": True},
)
TINY = {"nodes": 60}


def own_cards():
    """A set of one's own: other incomes and needs than the shipped one has."""
    tables = list(SHIPPED.tables)
    tables[3] = tuple(need and need % 3 + 1 for need in SHIPPED.need)
    tables[4] = tuple(2 * income % 19 + 1 for income in SHIPPED.income)
    return CardSet(tuple(tables))


def is_allowed(action, choices) -> bool:
    """One of the choices, an open amount between its least and its most."""
    for choice in choices:
        if choice[0] in OPEN_AMOUNT:
            if action[:-1] == choice[:-2] and choice[-2] <= action[-1] <= choice[-1]:
                return True
        elif action == choice:
            return True
    return False


def played(name, game, seed):
    """A whole game of one kind of bot: each position before a move, with the thought."""
    bot = LADDER.make(name, **TINY)
    dice = [Dice(seed, 2 + seat) for seat in range(len(game.names))]
    table = Dice(seed, 50)  # draws for a game at a real table
    while not game.over:
        if game.turn == CHANCE:
            choices = game.choices()
            game.play(choices[table.pick(len(choices))])
            continue
        thought = bot.think(game, dice[game.turn])
        yield thought
        game.play(thought.action)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", LADDER.names)
def test_every_move_is_allowed_and_explained(name, players):
    """Whole games with every option; the sentence fills with its numbers, and nothing of the game is changed."""
    some = [players % len(OPTIONS)]  # sharp plays to the end from every move it tries
    every = range(len(OPTIONS))
    numbers = some if name == "sharp" else every
    for number in numbers:
        dice = "table" if number == 1 else None
        options = OPTIONS[number]
        game = voltable.new_game("card", players=players, seed=players + 10 * number, dice=dice, options=options)
        check_game(name, game, players)


@pytest.mark.parametrize("name", LADDER.names)
def test_bots_play_with_own_cards(name):
    """No number of the shipped set stands in a bot."""
    check_game(name, voltable.new_game("card", players=3, seed=3, options={"cards": own_cards()}), 3)


def check_game(name, game, seed):
    """Play it and look at each thought."""
    for thought in played(name, game, seed):
        assert is_allowed(thought.action, game.choices()), thought
        assert checked(thought.action) == thought.action
        assert lacking(thought.why, game) == ""
    assert game.over


@pytest.mark.parametrize("name", LADDER.names)
def test_thinking_changes_nothing_and_repeats_itself(name):
    """The same table and the same dice give the same thought; the game, its dice and its log stay as they were."""
    game = voltable.new_game("card", players=3, seed=5)
    bot = LADDER.make(name, **TINY)
    for number in range(40):
        before = game.hash(), game.dice.copy().pick(10000), game.log.count
        dice = Dice(number, 7)
        thought = bot.think(game, dice.copy())
        assert thought == LADDER.make(name, **TINY).think(game, dice.copy())
        assert thought == bot.think(game.copy(), dice.copy())
        assert (game.hash(), game.dice.copy().pick(10000), game.log.count) == before
        game.play(thought.action)


def same_table(game, dice):
    """The same table to look at, with another future, past and origin."""
    other = game.copy()
    other.dice = dice
    other.seed = 654
    other.gid = b"somebody"
    return other


@pytest.mark.parametrize("name", LADDER.names)
def test_a_bot_knows_no_more_than_its_seat(name):
    """Neither dice, seed and log of the game, nor hidden money: the thought does not depend on them."""
    game = voltable.new_game("card", players=4, seed=8, options={"hidden_money": True})
    bot = LADDER.make(name, **TINY)
    for number in range(60 if name == "sharp" else 200):
        dice = Dice(number, 9)
        thought = bot.think(game, dice.copy())
        other = same_table(game, Dice(987))
        for seat, player in enumerate(other.state.players):
            if seat != game.turn:
                player.money += 17 * seat + 3
        assert bot.think(other, dice.copy()) == thought
        assert bot.think(same_table(game, None), dice.copy()) == thought
        game.play(thought.action)
        if game.over:
            break


def test_what_is_known_of_money():
    """Open money is known; hidden money is guessed from what everybody saw, and is never less than a bid."""
    for hidden in (False, True):
        game = voltable.new_game("card", players=3, seed=1, options={"hidden_money": hidden})
        game.play(game.choices()[0][:2] + (9,))
        bidder = game.state.bidder
        game.state.players[bidder].money = 40
        game.state.players[game.turn].money = 5
        copy = known(game, Dice(1))
        assert copy.state.players[bidder].money == (9 if hidden else 40)
        assert copy.state.players[game.turn].money == 5


def test_a_bot_nobody_knows_is_refused():
    """With the names there are."""
    with pytest.raises(Refusal) as no:
        LADDER.make("deep")
    assert (no.value.word, no.value.numbers) == ("unknown-bot", ("deep", *LADDER.names))
    assert LADDER.names == EVERYBODY


def test_sharp_can_be_given_time_instead():
    """For people who wait: it looks at the clock that it is lent, and at nothing else."""
    game = voltable.new_game("card", players=3, seed=5)
    looks = []

    def clock() -> float:
        looks.append(len(looks))
        return len(looks)

    thought = LADDER.make("sharp", nodes=1, seconds=4, clock=clock).think(game, Dice(1))
    assert is_allowed(thought.action, game.choices())
    assert len(looks) == 1 + 4  # when it begins, and before each sample until the time is over


def test_random_bots_are_those_of_the_core():
    """Random in every seat is the game that the core's random bots play."""
    game = voltable.new_game("card", players=4, seed=12)
    move = seated(["random"] * 4, LADDER)(12)
    while not game.over:
        game.play(move(game))
    other = voltable.new_game("card", players=4, seed=12)
    play_random(other, 12)
    assert game.hash() == other.hash()
