"""What follows a sale in the board game, and an auction in which nothing or the last plant is sold (rules 4)."""

from kit.boards.board_table import (
    board_table,
    connected,
    enter,
    happened,
    labels,
    lay_step_three,
    lines,
    market,
    owns,
    play,
    player,
    refused,
    removed,
    rest,
    some_cities,
    turn,
)
from voltable.boardgame.fuels import COAL, OIL
from voltable.engine.verbs import GIVE, SCRAP
from voltable.engine.words import NOBODY_BOUGHT, OBSOLETE, UNSOLD
from voltable.plants.events import FuelGivenUp, PlantDrawn, PlantScrapped, PlantSold


def buyer(plants, fuel="", names="Anna Bert Cora", edition="classic", **more):
    """Anna owns these plants and opens."""
    game = board_table(names, edition, money=100, **more)
    owns(game, "Anna", plants, fuel)
    enter(game, "auction")
    return game


def buys(game, plant):
    """Anna buys, everybody else passes."""
    events = play(game, "Anna open " + plant + " " + plant)
    for name in game.names[1:]:
        events += play(game, name + " pass")
    return events


def test_a_fourth_plant_means_scrapping_an_older_one():
    """Three at any time; not the plant just bought."""
    for edition, count in (("classic", 3), ("classic", 6), ("central_europe", 4), ("recharged", 2), ("recharged", 5)):
        game = buyer("3 4 5", edition=edition, names=" ".join("Anna Bert Cora Dan Eva Finn".split()[:count]))
        buys(game, "16")
        assert lines(game) == ["Anna scrap 3", "Anna scrap 4", "Anna scrap 5"]
        assert refused(game, "Anna scrap 16") == refused(game, "Anna scrap 6") == "not-yours-to-scrap"
        play(game, "Anna scrap 4")
        assert labels(player(game, "Anna").plants) == "3 5 16" and turn(game) == "chance"


def test_a_plant_that_is_sold_is_under_the_hammer_no_more():
    """Contract 4: no auction in the view while the buyer chooses what to scrap, nor later."""
    for edition in ("classic", "central_europe", "recharged"):
        game = buyer("3 4 5", edition=edition)
        play(game, "Anna open 16 16")
        assert game.view()["auction"]["card"] == "16"
        for line in ("Bert pass", "Cora pass", "Anna scrap 4", "deal 25"):
            play(game, line)
            assert (game.view()["auction"] is None) == (line != "Bert pass"), line


def test_two_players_of_the_classic_game_may_have_four_plants():
    """000, 001 and 004: the fifth means scrapping."""
    for edition in ("classic", "central_europe"):
        game = buyer("3 4 5", names="Anna Bert", edition=edition)
        buys(game, "16")
        assert labels(player(game, "Anna").plants) == "3 4 5 16" and turn(game) == "chance"
        game = buyer("3 4 5 6", names="Anna Bert", edition=edition)
        buys(game, "16")
        assert lines(game) == ["Anna scrap 3", "Anna scrap 4", "Anna scrap 5", "Anna scrap 6"]


def test_a20_pay_take_scrap_give_up_fuel_then_draw():
    """In this order; the scrapped plant's fuel goes to the supply, never to the market."""
    game = buyer("4 6 13", "coal=4 garbage=2")
    lying, beside = list(game.state.tokens), list(game.state.supply)
    events = buys(game, "18") + play(game, "Anna scrap 4", "deal 25")
    kinds = [type(event) for event in events]
    places = [kinds.index(kind) for kind in (PlantSold, PlantScrapped, FuelGivenUp, PlantDrawn)]
    assert places == sorted(places)
    assert player(game, "Anna").fuel == [0, 0, 2, 0] and player(game, "Anna").money == 82
    assert game.state.tokens == lying
    assert [now - then for now, then in zip(game.state.supply, beside)] == [4, 0, 0, 0]


def test_a20_fuel_moves_to_other_plants_and_to_the_new_one():
    """As far as kind and room allow: 4 coal to plant 20, which has room for 6."""
    game = buyer("4 6 13", "coal=4", market="18 19 20 21 22 25 26 27", deck="28 29")
    events = buys(game, "20") + play(game, "Anna scrap 4")
    assert not happened(events, FuelGivenUp) and player(game, "Anna").fuel[COAL] == 4
    game = buyer("4 8 13", "coal=10", deck="28 29")
    (gone,) = happened(buys(game, "18") + play(game, "Anna scrap 8"), FuelGivenUp)
    assert (gone.fuel, gone.units, player(game, "Anna").fuel[COAL]) == (COAL, 6, 4)


def test_a20_where_two_fuels_compete_for_a_hybrid_the_owner_chooses():
    """Plant 5 has room for 4 of the 3 coal and 3 oil that lay on 5 and 12."""
    for coal, oil in ((2, 0), (1, 1), (0, 2)):
        game = buyer("5 12 13", "coal=3 oil=3")
        buys(game, "18")
        play(game, "Anna scrap 12")
        assert turn(game) == "Anna" and [choice[:2] for choice in game.choices()] == [(GIVE, COAL), (GIVE, OIL)]
        assert refused(game, "Anna give coal 3") == refused(game, "Anna give garbage 1") == "cannot-give"
        if coal:
            play(game, "Anna give coal " + str(coal))
        if oil and turn(game) == "Anna":
            play(game, "Anna give oil " + str(oil))
        assert player(game, "Anna").fuel[:2] == [3 - coal, 3 - oil] and turn(game) == "chance"


def test_a21_nobody_gives_up_fuel_or_a_plant_of_his_own_will():
    """Such a move is offered nowhere and refused everywhere."""
    game = buyer("4 6 13", "coal=4 garbage=2")
    for phase in ("auction", "fuel", "build", "bureaucracy"):
        enter(game, phase)
        while turn(game) != "Anna":
            game.play(game.choices()[-1])
        assert not [choice for choice in game.choices() if choice[0] in (SCRAP, GIVE)]
        assert refused(game, "Anna scrap 4") == refused(game, "Anna give coal 1") == "not-now"


def test_a21_a_third_plant_is_no_reason_to_scrap():
    """Fuel stays where it is."""
    game = buyer("4 6", "coal=4 garbage=2")
    events = buys(game, "18")
    assert turn(game) == "chance" and not happened(events, FuelGivenUp)
    assert refused(game, (SCRAP, 1)) == "not-now"


def test_if_nobody_buys_the_lowest_plant_is_replaced():
    """000, 001 and 004: once, and then phase 3 begins."""
    for edition in ("classic", "central_europe"):
        game = buyer("", edition=edition)
        assert removed(rest(game, "auction")) == [("15", NOBODY_BOUGHT)]
        play(game, "deal 25")
        assert (market(game), game.view()["phase"]) == ("16 17 18 19 20 21 22 25", "fuel")


def test_if_anybody_buys_the_lowest_plant_stays():
    """One sale is enough."""
    game = buyer("")
    play(game, "Anna drop", "Bert drop", "Cora open 18 18")
    assert removed(play(game, "deal 25")) == []
    assert (market(game), game.view()["phase"]) == ("15 16 17 19 20 21 22 25", "fuel")


def test_recharged_removes_only_the_discounted_plant_if_nobody_buys():
    """003: there is no other removal."""
    game = buyer("", edition="recharged")
    assert removed(rest(game, "auction")) == [("15", UNSOLD)]
    assert removed(play(game, "deal 25")) == []
    assert (market(game), game.view()["phase"]) == ("16 17 18 19 20 21 22 25", "fuel")


def test_a_drawn_plant_that_is_obsolete_is_thrown_away_again_and_again():
    """000 and 001: not above the most cities of any player; the next one counts as well."""
    game = board_table("Anna Bert Cora", deck="13 14 25", money=100)
    connected(game, "Bert", some_cities(game, 14))
    enter(game, "auction")
    play(game, "Anna open 16 16", "Bert pass", "Cora pass")
    assert removed(play(game, "deal 13", "deal 14")) == [("13", OBSOLETE), ("14", OBSOLETE)]
    play(game, "deal 25")
    assert (market(game), turn(game)) == ("15 17 18 19 20 21 22 25", "Bert")


def test_a_drawn_plant_just_above_the_most_cities_stays():
    """13 cities, plant 14."""
    game = board_table("Anna Bert Cora", deck="14 25", money=100)
    connected(game, "Bert", some_cities(game, 13))
    enter(game, "auction")
    play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 14")
    assert market(game) == "14 15 17 18 19 20 21 22"


def test_obsolete_draws_may_lead_to_the_step_3_card():
    """It is laid as the highest plant."""
    game = board_table("Anna Bert Cora", deck="13", under="30", money=100)
    connected(game, "Bert", some_cities(game, 14))
    enter(game, "auction")
    play(game, "Anna open 16 16", "Bert pass", "Cora pass", "deal 13", "deal step3")
    assert (market(game), turn(game)) == ("15 17 18 19 20 21 22", "Bert")


def test_recharged_knows_no_obsolete_plants():
    """003: a small plant may come whatever the networks are."""
    game = board_table("Anna Bert Cora", "recharged", deck="13 25", money=100)
    connected(game, "Bert", some_cities(game, 14))
    enter(game, "auction")
    play(game, "Anna open 15 1", "Bert pass", "Cora pass", "deal 13")
    assert market(game) == "13 16 17 18 19 20 21 22"


def test_a11_without_a_deck_a_sold_plant_leaves_its_place_empty():
    """Only after the Step 3 card; the phase goes on at once."""
    for edition in ("classic", "recharged"):
        game = board_table("Anna Bert Cora", edition, money=100)
        lay_step_three(game, deck="")
        enter(game, "auction")
        play(game, "Anna open 18 18", "Bert pass", "Cora pass")
        assert (market(game), turn(game)) == ("15 16 17 19 20", "Bert")


def test_a11_the_last_draw_may_be_thrown_away_and_not_replaced():
    """Obsolete, and the deck is empty."""
    game = board_table("Anna Bert Cora", money=100)
    lay_step_three(game, deck="13")
    connected(game, "Bert", some_cities(game, 14))
    enter(game, "auction")
    play(game, "Anna open 18 18", "Bert pass", "Cora pass", "deal 13")
    assert (market(game), turn(game)) == ("15 16 17 19 20", "Bert")


def test_a11_with_an_empty_market_nothing_can_be_opened():
    """Everybody drops out and fuel is bought."""
    for edition in ("classic", "recharged"):
        game = board_table("Anna Bert Cora", edition)
        lay_step_three(game, market="", deck="")
        enter(game, "auction")
        assert lines(game) == ["Anna drop"]
        assert removed(rest(game, "auction")) == []
        assert game.view()["phase"] == "fuel"


def test_a11_nobody_buys_and_the_deck_is_empty():
    """The plant leaves all the same."""
    for edition in ("classic", "recharged"):
        game = board_table("Anna Bert Cora", edition)
        lay_step_three(game, deck="")
        enter(game, "auction")
        assert len(removed(rest(game, "auction"))) == 1
        assert (market(game), game.view()["phase"]) == ("16 17 18 19 20", "fuel")
