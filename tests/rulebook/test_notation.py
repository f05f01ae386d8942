"""One line an action; read and write are inverse (contract 3)."""

import voltable
from kit.cards.helpers import enter, lines, owns, plant, play, refusal_of, refused, table
from voltable import notation
from voltable.bots import random_bot as bots
from voltable.engine import verbs
from voltable.engine.verbs import BUY, DEAL, DONE, FIRST, GIVE, OPEN, RUN, SCRAP, UNDO

NAMES = ["Ana", "Bo", "Cy D", "Dorota Ż", "Émile", "北京"]


def inverse(count, seed, dice=None):
    """Every choice of a random game is written and read back."""
    game = voltable.new_game("card", players=NAMES[:count], seed=seed, dice=dice)
    mover = bots.random_dice(seed)
    while not game.over:
        for choice in game.choices():
            least = choice[:-1] if choice[0] in verbs.OPEN_AMOUNT else choice
            line = notation.write(choice, game)
            assert notation.read(line, game) == least
            assert notation.write(least, game) == line
        game.play(bots.random_move(game.choices(), mover))


def test_read_and_write_are_inverse_with_two_players():
    """Every choice of random games."""
    for seed in (1, 2, 3):
        inverse(2, seed)


def test_read_and_write_are_inverse_with_six_players():
    """Every choice of random games."""
    for seed in (4, 5):
        inverse(6, seed)


def test_read_and_write_are_inverse_for_chance():
    """Every card that may come, all through a game at the table."""
    inverse(3, 6, "table")


def reading(line, game):
    """The word of the refusal of a line."""
    return refusal_of(notation.read, line, game).word


def auction(names="Gosia Maciek Anna", **more):
    game = table(names, **more)
    enter(game, "auction")
    return game


def test_an_action_as_people_write_it():
    """The seat's name first, then the verb and its words."""
    game = auction()
    assert notation.read("Gosia open 10 12", game) == (OPEN, plant("10"), 12)
    assert notation.read("open 10 12", game) == (OPEN, plant("10"), 12)
    assert notation.write((OPEN, plant("10"), 12), game) == "Gosia open 10 12"
    assert notation.read("undo 3", game) == (UNDO, 3)
    assert notation.write((UNDO, 3), game) == "undo 3"


def test_names_with_spaces_are_quoted():
    """Also inside a chance line."""
    game = voltable.new_game("card", players=["Ana Maria", "Bo", "Cy"], dice="table")
    assert lines(game)[0] == 'first "Ana Maria"'
    assert notation.read('first "Ana Maria"', game) == (FIRST, 0)
    assert reading('first "Ana Maria', game) == "open-quote"
    assert reading("first Ana", game) == "unknown-name"


def test_spaces_between_words_do_not_matter():
    """Tabs neither."""
    assert notation.read("  Gosia   open\t10   12 ", auction()) == (OPEN, plant("10"), 12)


def test_the_name_has_to_be_right():
    """Whoever is not asked cannot act."""
    game = auction()
    assert reading("Maciek open 10 12", game) == "not-your-turn"
    assert reading("Zofia open 10 12", game) == "unknown-name"
    assert refused(game, "Maciek drop") == "not-your-turn"


def test_a_name_is_not_your_turn_while_chance_is_asked_or_after_the_end():
    """Nobody's turn."""
    game = voltable.new_game("card", players=["Ana", "Bo"], dice="table")
    assert reading("Ana drop", game) == "not-your-turn"
    game = voltable.new_game("card", players=["Ana", "Bo"], seed=1)
    bots.play_random(game, 1)
    assert reading("Ana done", game) == "not-your-turn"
    assert reading("run 8", game) == "not-now"


def test_a_letter_tells_equal_numbers_apart():
    """3a, 3b in the card set's order; a bare number where only one lies there."""
    game = auction(market="3b 5a 5c 6a 9 10 11 12")
    assert notation.read("open 3 1", game) == (OPEN, plant("3b"), 1)
    assert reading("open 5 5", game) == "which-plant"
    assert notation.read("open 5c 5", game) == (OPEN, plant("5c"), 5)
    assert reading("open 99 5", game) == "unknown-plant"
    assert reading("open 12a 5", game) == "unknown-plant"


def test_a_bare_number_means_the_only_one_on_offer():
    """Contract 3: the other 6 lies in the future market and cannot be meant."""
    game = auction(market="3b 4a 5a 6b 6a 9 10 11")
    assert notation.read("open 6 6", game) == (OPEN, plant("6b"), 6)


def test_scrapping_a_bare_number_means_ones_own():
    """While scrapping only older plants of one's own can be meant."""
    game = auction(market="4a 5a 9 10 11 12 13 14")
    owns(game, "Gosia", "5c 7a 8")
    play(game, "Gosia open 9 9", "Maciek pass", "Anna pass")
    assert notation.read("scrap 5", game) == (SCRAP, plant("5c"))


def test_fuel_cards_and_columns():
    """buy coal2@3."""
    game = auction()
    assert notation.read("buy coal2@3", game) == (BUY, 0, 2, 3)
    assert notation.write((BUY, 3, 1, 4), game) == "Gosia buy uranium1@4"
    assert reading("buy coal2", game) == "not-a-number"
    assert reading("buy peat2@3", game) == "unknown-fuel"
    assert reading("buy @", game) == "unknown-fuel"
    assert notation.read("give oil 2", game) == (GIVE, 2, 2)


def test_runs_name_their_plants_and_the_mix_of_hybrids():
    """run PLANT… [KIND=N…]; the mix may be left out where there is only one."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "6b 7a", fuel="gas3 oil1")
    enter(game, "bureaucracy")
    assert notation.read("run", game) == (RUN, 0, 0)
    assert notation.read("run 7 6b gas=2 oil=1", game) == (RUN, 3, 2)
    assert notation.read("run 7a 6b oil=1 gas=2", game) == (RUN, 3, 2)
    assert notation.read("run 6", game) == (RUN, 1, 0)
    assert notation.read("run 7 6", game) == (RUN, 3, 2)
    assert reading("run 7", game) == "which-mix"
    assert reading("run 7 coal=3", game) == "bad-mix"
    assert reading("run 6b 6b", game) == "no-such-plants"
    assert reading("run 9", game) == "no-such-plants"


def test_what_was_drawn():
    """deal CARD: a plant, the last card or a fuel card."""
    game = voltable.new_game("card", players=["Ana", "Bo"], dice="table")
    play(game, "first Bo")
    assert notation.read("deal 8", game) == (DEAL, plant("8"))
    assert notation.read("deal end", game) == (DEAL, 42)
    assert notation.read("deal gas3", game) == (DEAL, 64 + 5)
    assert reading("deal 5", game) == "which-plant"
    play(game, "deal 5a", "deal 5b")
    assert notation.read("deal 5", game) == (DEAL, plant("5c"))
    assert notation.write((DONE,), game, 1) == "Bo done"


def test_no_fuel_card_has_other_than_one_to_three_units():
    """deal coal5 is not another card's name."""
    game = voltable.new_game("card", players=["Ana", "Bo"], dice="table")
    for card in ("coal0", "coal4", "coal5", "gas6", "uranium4"):
        assert reading("deal " + card, game) == "no-such-card"


def test_a_draw_said_while_a_player_is_asked_is_refused():
    """In every stage of an auction, for fuel and in production."""
    game = auction()
    assert refused(game, "deal 17") == "not-now"
    play(game, "Gosia open 10 10")
    assert refused(game, "deal 17") == "not-now"
    enter(game, "fuel")
    assert refused(game, "deal 17") == "not-now"


def test_what_is_no_action_cannot_be_written():
    """Wrong shapes, numbers of nothing, and a director's action while chance is asked."""
    game = auction()
    wrong = [(), (OPEN,), (OPEN, 99, 1), (OPEN, -1, 1), (BUY, 7, 1, 1), (GIVE, 4, 1), (99,), (FIRST, -1), (FIRST, 9)]
    for action in wrong + [(DEAL, 999), (DEAL, 50), "x", None, (RUN, "1", 0), (OPEN, True, 1), (12, 1)]:
        assert refusal_of(notation.write, action, game).word in ("bad-action", "unknown-plant"), action
    asked = voltable.new_game("card", players=["Ana", "Bo"], dice="table")
    assert refusal_of(notation.write, (RUN, 0, 0), asked).word == "not-now"
    assert refusal_of(notation.write, (DONE,), game, 9).word == "not-now"
