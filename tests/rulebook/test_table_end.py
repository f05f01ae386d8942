"""The end as a table tells it: by cities after building, by the last card of the card game, or by hand."""

from kit.tracker.table_games import (
    EDITIONS,
    asks,
    connect,
    depths_of,
    done,
    friends,
    happened,
    order,
    phase,
    play,
    refused,
    table,
    tied,
    turn,
    until,
)
from voltable.engine.verbs import WORDS
from voltable.engine.words import IN_MARKET, OUT
from voltable.plants.events import GameOver, RoundBegan, StepBegan
from voltable.tracker.events import Paid, Refilled
from voltable.tracker.state import FINAL, NEXT_NOTICE, NOTICE, POWER, REFILL

LAST_CITIES = {
    "classic": (21, 17, 17, 15, 14),
    "central_europe": (21, 17, 17, 15, 14),
    "recharged": (18, 17, 17, 15, 14),
}


def ending(edition="classic", depth="quick", **cities):
    """A table at its last count, and what happened before it."""
    game = connect(until(table(edition, friends(4), depth), "build"), **cities)
    return game, done(game, 4)


def places(game) -> str:
    """The names, best first; who shares a place stands together."""
    return " ".join(["=".join([game.names[seat] for seat in group]) for group in game.ranking()])


def test_end_by_edition_and_players():
    """21, 17, 17, 15, 14 cities; recharged 18 for two: not with one less."""
    for edition in EDITIONS[:3]:
        for count, due in enumerate(LAST_CITIES[edition], 2):
            for depth in ("quick", "score", "market"):
                game = connect(until(table(edition, friends(count), depth), "build"), Bo=due - 1)
                assert not game.view()["last_round"]
                until(game, "bureaucracy")
                assert game.state.stage != FINAL
                game = connect(until(table(edition, friends(count), depth), "build"), Bo=due)
                assert game.view()["last_round"]
                assert phase(game) == "build"  # everybody builds to the end of the phase
                until(game, "bureaucracy")
                assert game.state.stage == FINAL


def test_the_end_comes_before_everything_else():
    """No step begins, nothing is paid, nothing refilled."""
    game, events = ending(Ana=17, Bo=12, Cy=16, Di=15)
    events += done(game)
    for kind in (StepBegan, Paid, Refilled):
        assert happened(events, kind) == []
    assert happened(events, GameOver) == [GameOver()]
    assert (game.over, phase(game), places(game)) == (True, "over", "Ana Cy Di Bo")


def test_the_most_cities_with_power_win():
    """Not the most cities."""
    game, _ = ending(Ana=17, Bo=12, Cy=16, Di=15)
    play(game, "Ana powered 14", "Di powered 13")
    done(game)
    assert places(game) == "Cy Ana Di Bo"
    assert [(row["place"], row["powered"]) for row in game.view()["result"]] == [(1, 16), (2, 14), (3, 13), (4, 12)]


def test_a_dark_city_of_the_last_round_does_not_count_at_the_end():
    """Everybody may use all fuel that is left: the prediction is all cities."""
    game = connect(until(table(depth="quick"), "build"), Ana=16, Bo=12, Cy=11, Di=10)
    until(game, "bureaucracy", POWER)
    play(game, "Ana powered 9")
    until(game, "build", round=2)
    connect(game, Ana=17)
    until(game, "bureaucracy", FINAL)
    assert game.state.powered == [17, 12, 11, 10]


def test_a_tie_for_the_first_place_is_asked_about():
    """Money decides, which lies on the real table."""
    game, _ = ending(Ana=17, Bo=15, Cy=16, Di=16)
    play(game, "Ana powered 16")
    done(game)
    assert sorted(tied(game).split()) == ["Ana", "Cy", "Di"]
    assert refused(game, "first Bo") == "not-tied"
    play(game, "first Di")
    assert (game.over, places(game)) == (True, "Di Ana=Cy Bo")
    assert game.state.places == (2, 4, 2, 1)


def test_a_victory_may_be_shared():
    """Ruling A33."""
    game, _ = ending(Ana=17, Bo=15, Cy=17, Di=16)
    assert tied(game) == ""
    done(game)
    assert sorted(tied(game).split()) == ["Ana", "Cy"]
    done(game)
    assert (game.over, places(game)) == (True, "Ana=Cy Di Bo")


def test_ties_of_others_are_not_asked_about():
    game, _ = ending(Ana=17, Bo=15, Cy=15, Di=15)
    done(game)
    assert places(game) == "Ana Bo=Cy=Di"


def test_when_the_game_is_over_nothing_is_taken():
    for edition in EDITIONS:
        for depth in depths_of(edition):
            game = table(edition, depth=depth)
            play(game, "set end 1")
            while not game.over:
                done(game)
            assert game.choices() == []
            for line in ("done", "set round 3", "first Ana", "deal " + game.edition.numbers.last_card_word):
                assert refused(game, line) == "game-over", line


def test_people_may_end_a_game_in_every_phase():
    """Somebody has to leave: what there is counts."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            names = ["order", "auction", "fuel", "bureaucracy"] + (["build"] if edition != "card" else [])
            for name in names:
                game = until(table(edition, depth=depth), name, round=2 if name != "order" else None)
                play(game, "set end 1")
                assert (phase(game), game.view()["last_round"]) == ("bureaucracy", True)
                if depth == "guide":
                    assert "powered" not in asks(game) and "income" not in asks(game)
                else:
                    assert game.state.stage == FINAL
                while not game.over:
                    done(game)


def test_guide_asks_only_who_won():
    for edition in EDITIONS:
        game = until(table(edition, depth="guide"), "fuel")
        play(game, "set end 1")
        if edition != "card":
            done(game)
        assert sorted(tied(game).split()) == ["Ana", "Bo", "Cy", "Di"]
        play(game, "first Cy")
        assert places(game) == "Cy Ana=Bo=Di"


def test_the_end_has_no_number_but_one():
    game = table()
    assert refused(game, "set end 0") == "bad-amount"
    assert refused(game, "set end 2") == "bad-amount"


def penultimate(depth="score", where="auction"):
    """A card game in which the last card has come in round 2."""
    game = until(table("card", friends(3), depth), "auction", round=2)
    until(game, where, REFILL if where == "bureaucracy" else None, 2)
    play(game, "deal end")
    assert game.state.last_card == IN_MARKET
    return game


def test_the_last_card_of_the_card_game_in_the_auction():
    """This round is finished as ever, then comes one more, with plants and fuel only."""
    for depth in ("guide", "quick", "score"):
        game = penultimate(depth)
        events = done(game)
        assert (game.state.stage, game.state.last_card, happened(events, StepBegan)) == (NOTICE, OUT, [])
        done(game)
        assert phase(game) == "fuel"
        assert not game.view()["last_round"]
        until(game, "auction", round=3)
        assert game.view()["last_round"]


def test_the_last_card_of_the_card_game_with_the_refill():
    for depth in ("guide", "quick", "score"):
        game = penultimate(depth, "bureaucracy")
        done(game)
        assert (game.state.stage, game.state.last_card, game.state.round) == (NEXT_NOTICE, OUT, 2)
        events = done(game)
        while not happened(events, RoundBegan):
            events += done(game)
        assert happened(events, RoundBegan) == [RoundBegan(3, 1)]


def test_the_last_round_of_the_card_game_has_no_production():
    """Then points are told, in order; 1 for every 10 Elektro is theirs to add."""
    game = penultimate("quick")
    until(game, "fuel", round=3)
    events = done(game)
    assert (phase(game), game.state.stage) == ("bureaucracy", FINAL)
    first, second, third = order(game).split()
    for name, points in ((first, 26), (second, 28), (third, 19)):
        assert turn(game) == name
        events += play(game, f"income {points}", "done")
    assert (happened(events, Paid), happened(events, Refilled)) == ([], [])
    assert places(game) == " ".join((second, first, third))
    assert [row["points"] for row in game.view()["result"]] == [28, 26, 19]


def test_a_tie_in_points_is_asked_about():
    """Rules 9: money left over, then the highest plant; both lie on the real table."""
    for answer, best in (("first", 1), ("done", 2)):
        game = penultimate("quick")
        until(game, "bureaucracy", FINAL, 3)
        first, second, third = order(game).split()
        play(game, "income 26", "done", "income 28", "done", "income 28", "done")
        assert tied(game) == second + " " + third
        play(game, "first " + third if answer == "first" else "done")
        assert (len(game.ranking()[0]), game.over) == (best, True)


def test_no_more_last_cards():
    game = penultimate()
    assert refused(game, "deal end") == "not-now"
    assert refused(game, "deal step3") == "no-such-card"
    assert WORDS.index("deal") not in [choice[0] for choice in game.choices()]
