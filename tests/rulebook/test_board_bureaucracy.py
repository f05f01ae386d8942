"""Phase 5 of the board game: exactly what is burnt, income, and a refill as far as the supply goes (rules 4)."""

from kit.boards.board_table import (
    board_table,
    connected,
    enter,
    happened,
    lay_market,
    lines,
    market,
    owns,
    play,
    player,
    refused,
)
from kit.boards.board_table import turn as whose
from kit.checking.board.burning import Burning
from voltable.boardgame.events import CitiesPowered, MarketRefilled, TrustReturnedFuel
from voltable.boardgame.fuels import COAL, GARBAGE, OIL, URANIUM
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.state import BUREAUCRACY
from voltable.boardgame.tables.money import INCOME, TOKENS
from voltable.boardgame.tables.refill import CENTRAL_EUROPE, CLASSIC
from voltable.engine.verbs import RUN
from voltable.engine.words import HYBRID

NAMES = ("Anna", "Bob", "Cyril", "Dana", "Emil", "Franta")


def running(labels="", fuel="", cities=0, names="Anna Bob Cyril", **more):
    """Anna, first in order, decides what runs; Step 2 has begun if she has cities enough for it."""
    game = board_table(names, market="31 32 33 34 35 36 37 38", deck="39 40 42 44", **more)
    owns(game, "Anna", labels, fuel)
    connected(game, "Anna", game.edition.map.CITIES[:cities])
    if cities >= game.edition.step_two_cities:
        game.state.step = 2
    enter(game, "bureaucracy")
    return game


def powered(game, line):
    """The event of a run."""
    return happened(play(game, line), CitiesPowered)[0]


def test_income_is_asked_in_turn_order():
    """Phases 2 and 5 run in turn order."""
    game = running()
    seen = []
    while whose(game) != "chance":
        seen.append(whose(game))
        play(game, whose(game) + " run")
    assert seen == ["Anna", "Bob", "Cyril"]


def test_six_cities_with_three_plants_burn_four_coal_and_three_oil():
    """003 and 004: 07, 10 and 15 full power seven; six cities are paid with 73."""
    game = running("7 10 15", "coal=8 oil=6", 6)
    told = powered(game, "Anna run 7 10 15")
    assert (told.burnt, told.cities, told.income) == ((4, 3, 0, 0), 6, 73)
    assert player(game, "Anna").fuel == [4, 3, 0, 0] and player(game, "Anna").money == 50 + 73


def test_nobody_burns_fewer_or_more():
    """A plant without all its tokens does not run; with more it burns only its own."""
    game = running("10", "coal=1", 2)
    assert lines(game) == ["Anna run"]
    assert refused(game, "Anna run 10") == "not-enough-fuel"
    game = running("10", "coal=4", 2)
    assert powered(game, "Anna run 10").burnt == (2, 0, 0, 0)


def test_powering_fewer_cities_still_burns_all():
    """Rules 2: 20 powers five cities, its owner has one."""
    game = running("20", "coal=3", 1)
    told = powered(game, "Anna run 20")
    assert (told.burnt, told.cities, told.income) == ((3, 0, 0, 0), 1, INCOME[1])


def test_no_city_still_pays_ten():
    """Nothing runs, or there is nothing to power."""
    assert powered(running("10", "coal=2", 2), "Anna run").income == 10
    told = powered(running("10", "coal=2", 0), "Anna run 10")
    assert (told.income, told.burnt) == (10, (2, 0, 0, 0))


def test_plants_without_fuel_always_work():
    """13 powers one city for nothing."""
    told = powered(running("13", "", 3), "Anna run 13")
    assert (told.burnt, told.cities) == ((0, 0, 0, 0), 1)


def test_the_owner_may_run_less_than_all():
    """Every set that has its fuel is a choice, the empty one too."""
    game = running("7 10 15", "coal=2 oil=3", 6)
    assert lines(game) == [
        "Anna run", "Anna run 7", "Anna run 10", "Anna run 7 10", "Anna run 15", "Anna run 7 15",
    ]  # fmt: skip
    assert refused(game, "Anna run 10 15") == "not-enough-fuel"


def test_each_plant_runs_once():
    """And only one's own."""
    game = running("10 15", "coal=8", 6)
    assert refused(game, "Anna run 10 10") == "no-such-plants"
    assert refused(game, "Anna run 7") == "no-such-plants"
    assert refused(game, (RUN, 4, 0)) == "no-such-plants"


def test_a_hybrid_burns_any_mix():
    """46 burns three of coal and oil in any mix (000, 001)."""
    game = running("46", "coal=3 oil=3", 7)
    assert lines(game) == [
        "Anna run", "Anna run 46 oil=3", "Anna run 46 coal=1 oil=2", "Anna run 46 coal=2 oil=1", "Anna run 46 coal=3",
    ]  # fmt: skip
    assert powered(game, "Anna run 46 coal=2 oil=1").burnt == (2, 1, 0, 0)


def test_a_mix_that_does_not_add_up_is_refused():
    """Exactly the need, of coal and oil only."""
    game = running("46", "coal=3 oil=3", 7)
    for mix in ("coal=2", "coal=2 oil=2", "garbage=3", "coal=4", "coal=0", "uranium=1 coal=2"):
        assert refused(game, "Anna run 46 " + mix) == "bad-mix"
    assert refused(game, "Anna run 46") == "which-mix"
    assert refused(game, (RUN, 1, -1)) == refused(game, (RUN, 1, 4)) == "bad-mix"
    assert refused(game, (RUN, 0, 1)) == "bad-mix"


def test_burnt_tokens_go_to_the_supply():
    """Not to the market; the refill comes afterwards."""
    game = running("10 14 17", "coal=2 garbage=2 uranium=1", 5)
    lay_market(game, "coal=20 garbage=20 uranium=8")
    for fuel, tokens in ((COAL, 2), (GARBAGE, 2), (URANIUM, 1)):
        game.state.supply[fuel] -= tokens
    play(game, "Anna run 10 14 17")
    assert game.state.tokens == [20, game.state.tokens[OIL], 20, 8]
    assert (game.state.supply[COAL], game.state.supply[GARBAGE], game.state.supply[URANIUM]) == (4, 4, 4)


def test_a31_all_players_burn_before_the_refill():
    """What the last one burns is already refilled."""
    game = running(names="Anna Bob Cyril")
    lay_market(game, "coal=20")
    owns(game, "Cyril", "10", "coal=4")
    assert game.state.supply[COAL] == 0
    play(game, "Anna run", "Bob run")
    (told,) = happened(play(game, "Cyril run 10"), MarketRefilled)
    assert told.tokens[COAL] == 2 and game.state.tokens[COAL] == 22


def test_a32_income_beyond_the_table_stays_that_of_twenty():
    """Twenty-one powered cities pay 150; twenty too."""
    for cities, income in ((20, 150), (21, 150), (22, 150), (19, 148)):
        game = running("20 38 46 50", "coal=6 garbage=3", cities, "Anna Bob")
        told = powered(game, "Anna run 20 38 46 50 coal=3")
        assert (told.cities, told.income) == (cities, income)


def test_income_for_every_number_of_cities():
    """The table as printed."""
    for cities in range(21):
        told = powered(running("20 38 46 50", "coal=6 garbage=3", cities, "Anna Bob"), "Anna run 20 38 46 50 coal=3")
        assert told.income == INCOME[cities] == player_income(cities)


def player_income(cities):
    """The printed table once more, read from the rulebooks."""
    printed = "10 22 33 44 54 64 73 82 90 98 105 112 118 124 129 134 138 142 145 148 150"
    return int(printed.split()[cities])


def refilled(count, step, edition="classic", board=None, supply=24):
    """What a refill brings where so much lies beside an empty market."""
    game = running(names=" ".join(NAMES[:count]), edition=edition, board=board)
    game.state.step = step
    game.state.tokens = [0, 0, 0, 0]
    game.state.supply = [min(supply, tokens) for tokens in TOKENS]
    if game.state.dummy:
        game.state.dummy.fuel = [0, 0, 0, 0]
    events = []
    for name in NAMES[:count]:
        events += play(game, name + " run")
    (told,) = happened(events, MarketRefilled)
    assert tuple(game.state.tokens) == told.tokens
    return told.tokens


def test_the_refill_is_that_of_players_and_step():
    """Every number of both tables."""
    for table, edition, board in (
        (CLASSIC, "classic", None), (CLASSIC, "classic", "central_europe"), (CLASSIC, "recharged", "usa"),
        (CENTRAL_EUROPE, "central_europe", None),
    ):  # fmt: skip
        for count in range(2, 7):
            for step in (1, 2, 3):
                due = tuple([row[3 * (count - 2) + step - 1] for row in table])
                assert refilled(count, step, edition, board) == due


def test_the_refill_is_limited_by_the_supply():
    """As many as there are, each fuel on its own."""
    assert refilled(5, 1, supply=4) == (4, 4, 3, 2)
    assert refilled(6, 2, supply=2) == (2, 2, 2, 2)
    assert refilled(6, 2, supply=0) == (0, 0, 0, 0)


def test_four_coal_in_the_supply_of_five_players():
    """All four texts: coal 1 on 4 and 3 on 3; oil 2 on 3 and 2 on 2; garbage 1 on 7, 2 on 6; uranium on 12 and 10."""
    game = running(names=" ".join(NAMES[:5]))
    game.state.tokens = [14, 16, 5, 2]
    game.state.supply = [4, 8, 19, 10]
    for name in NAMES[:5]:
        play(game, name + " run")
    assert game.state.tokens == [18, 20, 8, 4]


def test_after_uranium_ended_none_is_refilled():
    """Germany 2020: from the moment a player has bought 39, this round included."""
    game = board_table("Anna Bob Cyril", "recharged", "germany", market="39 40 42 44", deck="50", money=99)
    owns(game, "Bob", "13")
    owns(game, "Cyril", "18")
    owns(game, "Anna", "22")
    enter(game, "auction")
    play(game, "Anna open 39 39", "Bob pass", "Cyril pass", "deal 50", "Bob drop", "Cyril drop")
    assert game.state.phased_out and game.view()["uranium_ended"]
    for name in ("Cyril", "Bob", "Anna"):
        play(game, name + " done")
    for name in ("Cyril", "Bob", "Anna"):
        play(game, name + " done")
    before = game.state.tokens[URANIUM]
    events = []
    for name in ("Anna", "Bob", "Cyril"):
        events += play(game, name + " run")
    (told,) = happened(events, MarketRefilled)
    assert told.tokens[URANIUM] == 0 and told.tokens[COAL] == 0 and told.tokens[OIL] > 0
    assert game.state.tokens[URANIUM] == before


def test_uranium_goes_on_where_39_was_bought_on_another_board():
    """USA 2020 and the classic Germany have no phase-out."""
    for edition, board in (("recharged", "usa"), ("classic", "germany")):
        game = board_table("Anna Bob Cyril", edition, board, market="39 40 42 44 46", money=99)
        enter(game, "auction")
        play(game, "Anna open 39 39", "Bob pass", "Cyril pass")
        assert not game.state.phased_out


def test_uranium_goes_on_where_39_leaves_without_a_buyer():
    """Rules 9.1: not triggered if 39 is removed."""
    game = board_table("Anna Bob Cyril", "recharged", "germany", market="39 40 42 44", deck="50", money=99)
    enter(game, "auction")
    play(game, "Anna drop", "Bob drop", "Cyril drop", "deal 50")
    assert market(game) == "40 42 44 50" and not game.state.phased_out


def test_without_the_trust_nobody_tells_of_it():
    """No fuel of a third party comes back."""
    game = running()
    events = play(game, "Anna run") + play(game, "Bob run") + play(game, "Cyril run")
    assert not happened(events, TrustReturnedFuel)


# Ruling A48


def arrangements(plants):
    """Every way tokens can lie: for each plant (coal, oil) within its kind and twice its need."""
    ways = [()]
    for plant in plants:
        room, kind = 2 * PRINTED.need[plant], PRINTED.kind[plant]
        own = [
            (coal, oil)
            for coal in range(room + 1 if kind in (COAL, HYBRID) else 1)
            for oil in range(room + 1 - coal if kind in (OIL, HYBRID) else 1)
        ]
        ways = [way + (lying,) for way in ways for lying in own]
    return ways


def mixes(plants, way, which):
    """The amounts of coal that the hybrids of a set can burn as the tokens lie, or nothing if it cannot run."""
    least = most = 0
    for place, plant in enumerate(plants):
        if not which >> place & 1:
            continue
        need = PRINTED.need[plant]
        coal, oil = way[place]
        if coal + oil < need:
            return ()
        if PRINTED.kind[plant] == HYBRID:
            least += max(0, need - oil)
            most += min(need, coal)
    return range(least, most + 1)


def by_hand(plants):
    """For each stock of coal and oil that fits what can run in one arrangement, as (set, coal of hybrids)."""
    found = {}
    for way in arrangements(plants):
        stock = sum([coal for coal, _ in way]), sum([oil for _, oil in way])
        runs = found.setdefault(stock, set())
        for which in range(1 << len(plants)):
            for coal in mixes(plants, way, which):
                runs.add((which, coal))
    return found


def by_trying(plants):
    """The search through all sequences for these plants."""
    return Burning(tuple([(PRINTED.kind[plant], PRINTED.need[plant]) for plant in plants]))


def stocks(burning):
    """Every stock of coal and oil that fits on the plants of a search."""
    room = 2 * sum([need for _, need in burning.plants]) + 1
    found = [[coal, oil, 0, 0] for coal in range(room) for oil in range(room - coal)]
    return [stock for stock in found if burning.all_lie(burning.plants, tuple(stock))]


def test_a48_a_hybrid_burns_what_comes_to_lie_on_it():
    """Against every sequence of burning with every arrangement in between, for every stock that fits."""
    for labels in ("5", "4 5", "3 5", "3 4 5", "5 12", "8 46", "7 46", "4 5 12", "10 26 29", "29 46"):
        game = running(labels, names="Anna Bob")
        owner = player(game, "Anna")
        phase = game.phases[BUREAUCRACY]
        burning = by_trying(owner.plants)
        for owner.fuel in stocks(burning):
            offered = [choice[1:] for choice in phase.choices(game.state)]
            assert len(offered) == len(set(offered))
            assert set(offered) == burning.productions(owner.fuel), (labels, owner.fuel)


def test_a48_what_one_arrangement_allows_is_allowed():
    """Our first reading, in which all fuel lay still while plants ran: logs of those days are played on."""
    for labels in ("5", "4 5", "3 4 5", "5 12", "8 46", "10 26 29", "5 12 21"):
        game = running(labels, names="Anna Bob")
        owner = player(game, "Anna")
        for stock, wanted in by_hand(owner.plants).items():
            owner.fuel = [stock[0], stock[1], 0, 0]
            offered = {choice[1:] for choice in game.choices()}
            assert wanted <= offered, (labels, stock)


def test_a48_what_is_not_offered_is_refused():
    """The same question asked through play."""
    game = running("4 5", names="Anna Bob")
    owner = player(game, "Anna")
    burning = by_trying(owner.plants)
    for owner.fuel in stocks(burning):
        for which in range(4):
            for coal in range(3):
                if (which, coal) not in burning.productions(owner.fuel):
                    assert refused(game, (RUN, which, coal)) in ("not-on-hybrid", "bad-mix", "not-enough-fuel")


def test_a48_what_has_burnt_makes_room():
    """26 and 29 are full of oil; once 26 has burnt two, it takes the oil of 29, and coal from 10 comes to lie there."""
    game = running("10 26 29", "coal=3 oil=6", 9)
    assert "Anna run 29 oil=1" in lines(game) and "Anna run 29 coal=1" not in lines(game)
    assert refused(game, "Anna run 29 coal=1") == "not-on-hybrid"
    assert powered(game, "Anna run 26 29 coal=1").burnt == (1, 2, 0, 0)


def test_a48_a_hybrid_makes_room_for_the_next():
    """Eight oil lie on 05 and 12: whichever runs first burns oil, then coal of 04 fits on the other."""
    game = running("4 5 12", "coal=4 oil=8", 3)
    assert refused(game, "Anna run 5 coal=1 oil=1") == "not-on-hybrid"
    assert refused(game, "Anna run 5 12 coal=3 oil=1") == "not-on-hybrid"
    assert powered(game, "Anna run 5 12 coal=2 oil=2").burnt == (2, 2, 0, 0)


def test_a48_the_largest_hybrid_needs_the_most_room():
    """Seven coal lie on 29 and 46, one place is free: 46 burns at most one oil there, two once 29 has burnt a coal."""
    game = running("7 29 46", "coal=7 oil=6", 9)
    assert refused(game, "Anna run 46 coal=1 oil=2") == "not-on-hybrid"
    assert refused(game, "Anna run 29 46 coal=1 oil=3") == "not-on-hybrid"
    assert powered(game, "Anna run 29 46 coal=2 oil=2").burnt == (2, 2, 0, 0)


def test_a48_coal_that_cannot_lie_on_the_hybrid_is_not_burnt_there():
    """03 holds four oil, 04 four coal, 05 four of both: of seven oil three lie on the hybrid, one place is left."""
    game = running("3 4 5", "oil=7 coal=4", 2)
    assert "Anna run 5 oil=2" in lines(game) and "Anna run 5 coal=1 oil=1" in lines(game)
    assert "Anna run 5 coal=2" not in lines(game)
    assert refused(game, "Anna run 5 coal=2") == "not-on-hybrid"
    player(game, "Anna").fuel[OIL] = 6
    assert powered(game, "Anna run 5 coal=2").burnt == (2, 0, 0, 0)


def test_a48_oil_that_cannot_lie_on_the_hybrid_is_not_burnt_there():
    """The other way round."""
    game = running("3 4 5", "oil=4 coal=7", 2)
    assert refused(game, "Anna run 5 oil=2") == "not-on-hybrid"
    assert powered(game, "Anna run 5 coal=1 oil=1").burnt == (1, 1, 0, 0)


def test_a48_the_count_at_the_end_asks_the_same_question():
    """Cities powered at the end are the best set that can run."""
    for labels in ("3 4 5", "8 46", "5 12"):
        game = running(labels, names="Anna Bob", cities=20)
        owner = player(game, "Anna")
        burning = by_trying(owner.plants)
        for owner.fuel in stocks(burning):
            best = max([power_of(owner.plants, which) for which, _ in burning.productions(owner.fuel)])
            assert game.edition.score(game.state, 0)[0] == min(20, best)


def power_of(plants, which):
    """Cities that a set powers."""
    return sum([PRINTED.power[plant] for place, plant in enumerate(plants) if which >> place & 1])
