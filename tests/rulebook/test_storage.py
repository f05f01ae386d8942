"""Plants and the central storage: what a plant holds, what fits, what burns (rules 1)."""

from kit.cards.helpers import enter, lines, owns, play, player, refused, stored, table
from voltable_cards.cards import SHIPPED
from voltable_cards.storage import overflow, rooms

NOTHING_STORED = [0, 0, 0, 0]


def needs(coal=0, gas=0, oil=0, uranium=0, hybrid=0):
    return (coal, gas, oil, uranium, hybrid, 0)


def fit(needs, fuel, factor):
    """The closed form of rules 1.1, word for word."""
    coal, gas, oil, uranium, hybrid, _ = [need * factor for need in needs]
    shared = max(0, fuel[1] - gas) + max(0, fuel[2] - oil)
    return min(fuel[0], coal) + min(fuel[3], uranium) + min(fuel[1], gas) + min(fuel[2], oil) + min(shared, hybrid)


def test_x01_plant_12_stores_six_coal():
    """X-01: number 12, 3 coal, income 9."""
    twelve = SHIPPED.number.index(12)
    assert (SHIPPED.need[twelve], SHIPPED.income[twelve]) == (3, 9)
    assert rooms(SHIPPED.needs((twelve,)), NOTHING_STORED, 2) == (6, 0, 0, 0)


def test_x01_hybrid_7_stores_six_of_gas_and_oil_in_any_mix():
    """X-01: plant 7 needs 3, earns 8 and stores 6, not 6 of each."""
    for gas in range(7):
        assert rooms(needs(hybrid=3), [0, gas, 0, 0], 2) == (0, 6 - gas, 6 - gas, 0)
        assert rooms(needs(hybrid=3), [0, gas, 6 - gas, 0], 2) == (0, 0, 0, 0)


def test_x01_of_seven_mixed_units_the_hybrid_keeps_six():
    """X-01: the seventh unit does not fit, whichever it is."""
    for gas in range(8):
        assert overflow(needs(hybrid=3), [0, gas, 7 - gas, 0], 2)[1] == 1


def test_x01_eco_plant_8_stores_nothing_and_still_earns_six():
    """X-01: plant 8 runs without fuel."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "8", money=0)
    owns(game, "Maciek", "12")
    owns(game, "Anna", "12")
    assert rooms(SHIPPED.needs(player(game, "Gosia").plants), NOTHING_STORED, 2) == (0, 0, 0, 0)
    enter(game, "bureaucracy")
    play(game, "Gosia run 8")
    assert player(game, "Gosia").money == 6


def test_x01_the_hybrid_burns_three_and_nought_to_nought_and_three():
    """X-01: 3+0, 2+1, 1+2 or 0+3, each offered once."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "7a", fuel="gas3 oil3")
    enter(game, "bureaucracy")
    assert lines(game) == [
        "Gosia run",
        "Gosia run 7a oil=3",
        "Gosia run 7a gas=1 oil=2",
        "Gosia run 7a gas=2 oil=1",
        "Gosia run 7a gas=3",
    ]


def test_a_plant_never_burns_fewer_or_more_than_its_need():
    """Printed: exactly as many units as symbols."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "12", fuel="coal2")
    owns(game, "Maciek", "12", fuel="coal3 coal3", money=0)
    enter(game, "bureaucracy")
    assert refused(game, "Gosia run 12") == "not-enough-fuel"
    play(game, "Gosia run", "Maciek run 12")
    assert stored(game, "Maciek") == "coal3"
    assert player(game, "Maciek").money == 9


def test_double_fuel_never_means_double_income():
    """Printed: a plant runs at most once a round."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "12", fuel="coal3 coal3")
    enter(game, "bureaucracy")
    assert lines(game) == ["Gosia run", "Gosia run 12"]
    assert refused(game, "Gosia run 12 12") == "no-such-plants"


def test_several_plants_may_feed_from_one_card():
    """Printed: fuel lies in one central storage."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "5a 6a", fuel="coal3")
    enter(game, "bureaucracy")
    play(game, "Gosia run 5a 6a")
    assert stored(game, "Gosia") == "coal1/3"


def test_gas_plant_and_hybrid_share_the_gas_they_have():
    """Rules 1.2: (g - G) + (o - O) has to feed the hybrids."""
    game = table("Gosia Maciek Anna")
    owns(game, "Gosia", "6b 7a", fuel="gas2 oil2")
    enter(game, "bureaucracy")
    assert "Gosia run 6b 7a gas=1 oil=2" in lines(game)
    assert refused(game, "Gosia run 6b 7a gas=2 oil=1") == "not-enough-fuel"


def test_r05_only_feasibility_counts_and_rooms_equal_the_closed_form():
    """R-05: for every small storage, room for a fuel is what fit() gains by it."""
    for need in (needs(gas=1, hybrid=1), needs(gas=2, oil=1, hybrid=3), needs(coal=1, oil=2, uranium=1)):
        for factor in (1, 2):
            for code in range(7 * 7 * 3):
                fuel = [code % 3, code // 3 % 7, code // 21, code % 3]
                room = rooms(need, fuel, factor)
                for kind in range(4):
                    more = list(fuel)
                    more[kind] += 30
                    assert room[kind] == fit(need, more, factor) - fit(need, fuel, factor)


def test_oil_rich_owner_of_gas_plant_and_hybrid_keeps_seven_of_eight():
    """Section 11, more cases: G=2, H=6, 1 gas and 7 oil."""
    assert fit(needs(gas=2, hybrid=6), (0, 1, 7, 0), 1) == 7
    assert overflow(needs(gas=2, hybrid=6), [0, 1, 7, 0], 1) == ([0, 0, 1, 0], 1)
    assert rooms(needs(gas=2, hybrid=6), [0, 1, 7, 0], 1) == (0, 1, 0, 0)
