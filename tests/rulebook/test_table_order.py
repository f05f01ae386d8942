"""Phase 1 as a table follows it: computed from cities or incomes, and only a real tie is asked about."""

import voltable
from kit.tracker.table_games import (
    DEPTHS,
    EDITIONS,
    connect,
    depths_of,
    done,
    friends,
    happened,
    new,
    order,
    phase,
    play,
    refused,
    table,
    tied,
    turn,
    until,
)
from voltable.plants.events import OrderSet, RoundBegan
from voltable.tracker.state import REFILL


def second_round(game):
    """Nothing is left of the first round but its refill."""
    until(game, "bureaucracy", REFILL)
    return done(game)


def test_most_cities_first_then_the_highest_plant():
    """Recharged 2020 and Albi 2004: 6, 5, 5 and 4 cities; of the two with 5 one has plant 17, the other 15."""
    for edition in EDITIONS[:3]:
        for names in ("Ana Bo Cy Di", "Di Cy Bo Ana", "Cy Ana Di Bo"):
            game = table(edition, names)
            connect(until(game, "build"), Ana=6, Bo=5, Cy=5, Di=4)
            second_round(game)
            assert sorted(tied(game).split()) == ["Bo", "Cy"]
            events = play(game, "first Bo")
            assert order(game) == "Ana Bo Cy Di"
            assert happened(events, OrderSet)[0].order == game.state.order
            assert (phase(game), turn(game), game.state.round) == ("auction", "Ana", 2)


def test_who_ties_may_stay_as_they_stand():
    """One answer for all of them: the old order holds among them."""
    game = connect(until(table(), "build"), Ana=5, Bo=6, Cy=5, Di=5)
    second_round(game)
    assert (order(game), tied(game)) == ("Bo Ana Cy Di", "Ana Cy Di")
    done(game)
    assert (order(game), phase(game)) == ("Bo Ana Cy Di", "auction")


def test_three_who_tie_are_asked_about_one_by_one():
    """The last place needs no question."""
    game = connect(until(table(), "build"), Ana=5, Bo=6, Cy=5, Di=5)
    second_round(game)
    play(game, "first Di")
    assert (tied(game), phase(game)) == ("Ana Cy", "order")
    play(game, "first Cy")
    assert (order(game), phase(game)) == ("Bo Di Cy Ana", "auction")


def test_after_one_answer_the_rest_may_stay():
    game = connect(until(table(), "build"), Ana=5, Bo=6, Cy=5, Di=5)
    second_round(game)
    play(game, "first Di")
    done(game)
    assert order(game) == "Bo Di Ana Cy"


def test_two_ties_are_two_questions():
    """The higher places first."""
    game = connect(until(table(), "build"), Ana=3, Bo=4, Cy=3, Di=4)
    second_round(game)
    assert (order(game), tied(game)) == ("Bo Di Ana Cy", "Bo Di")
    play(game, "first Di")
    assert (order(game), tied(game)) == ("Di Bo Ana Cy", "Ana Cy")
    play(game, "first Cy")
    assert (order(game), phase(game)) == ("Di Bo Cy Ana", "auction")


def test_without_a_tie_nothing_is_asked():
    game = connect(until(table(), "build"), Ana=3, Bo=4, Cy=2, Di=5)
    events = second_round(game)
    assert (order(game), phase(game)) == ("Di Bo Ana Cy", "auction")
    assert happened(events, RoundBegan) == [RoundBegan(2, 0)]
    assert happened(events, OrderSet) == [OrderSet((3, 1, 0, 2))]


def test_the_first_order_is_drawn_or_told():
    """With a seed by dice; else one name after another, and the last one needs no question."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            drawn = voltable.new_table(edition, players=5, depth=depth, seed=3)
            assert sorted(drawn.state.order) == [0, 1, 2, 3, 4]
            assert (phase(drawn), drawn.state.round) == ("auction", 1)
            told = new(edition, "Ana Bo Cy", depth)
            assert (told.turn, phase(told)) == (voltable.CHANCE, "setup")
            events = play(told, "first Cy", "first Ana")
            assert (order(told), phase(told), turn(told)) == ("Cy Ana Bo", "auction", "Cy")
            assert happened(events, OrderSet) == [OrderSet((2, 0, 1))]


def test_seeds_draw_every_order():
    """Of three players six."""
    drawn = {voltable.new_table("classic", players=3, seed=seed).state.order for seed in range(60)}
    assert len(drawn) == 6


def test_after_the_first_auction_the_order_is_set_anew():
    """All have no city, so everybody is asked about; it holds for the rest of the round."""
    for edition in EDITIONS[:3]:
        for depth in DEPTHS:
            game = until(table(edition, depth=depth), "order")
            assert (tied(game), game.state.round) == ("Ana Bo Cy Di", 1)
            play(game, "first Cy", "first Di", "first Bo")
            assert (order(game), phase(game), game.state.round, turn(game)) == ("Cy Di Bo Ana", "fuel", 1, "Ana")


def test_first_round_ties_of_the_card_game():
    """Rules 11, X-09: order A B C D E with plants 5 6 5 4 5 becomes B, E, C, A, D; who ties is reversed."""
    game = until(table("card", "Ana Bo Cy Di Ed"), "order")
    assert tied(game) == "Ed Di Cy Bo Ana"
    play(game, "first Bo")
    assert tied(game) == "Ed Di Cy Ana"
    play(game, "first Ed", "first Cy", "first Ana")
    assert (order(game), phase(game)) == ("Bo Ed Cy Ana Di", "fuel")


def test_order_of_the_card_game_by_income():
    """Rules 11, X-05: Gosia 16, Maciek 14; the Bank stays between them and is not in the order."""
    game = until(table("card", "Maciek Gosia", "quick"), "order")
    play(game, "first Maciek", "done", "Maciek income 14", "done", "Gosia income 16", "done", "done")
    assert (order(game), phase(game), game.state.round) == ("Gosia Maciek", "auction", 2)


def test_equal_incomes_reverse_the_row_as_it_lies():
    """Ruling R-21; the bigger plant is asked for before."""
    for depth in ("quick", "score"):
        game = until(table("card", depth=depth), "bureaucracy")
        before = order(game)
        for income in (7, 9, 7, 7):
            play(game, f"income {income}", "done")
        done(game)
        first, second, third, fourth = before.split()
        assert (order(game), tied(game)) == (" ".join((second, fourth, third, first)), " ".join((fourth, third, first)))
        done(game)
        assert (order(game), phase(game)) == (" ".join((second, fourth, third, first)), "auction")


def test_guide_asks_who_is_first_of_all():
    """It counts nothing; as they stand is one answer."""
    for edition in EDITIONS:
        game = table(edition, depth="guide")
        until(game, "auction", round=2)
        until(game, "order", round=3)
        assert sorted(tied(game).split()) == ["Ana", "Bo", "Cy", "Di"]
        before = order(game)
        done(game)
        assert (order(game), phase(game)) == (before, "auction")


def test_only_who_ties_can_be_first():
    game = connect(until(table(), "build"), Ana=5, Bo=6, Cy=5, Di=4)
    second_round(game)
    for name in ("Bo", "Di"):
        assert refused(game, "first " + name) == "not-tied"
    play(game, "first Cy")
    assert refused(game, "first Ana") == "not-now"


def test_every_count_of_players_has_an_order():
    for count in range(2, 7):
        game = until(table("classic", friends(count)), "auction", round=2)
        assert sorted(game.state.order) == list(range(count))
