"""`voltable calc`: answers for people at a table with real cards, by the engine's own rules."""

import json
import random
from itertools import combinations

import pytest
from click import UsageError
from click.testing import CliRunner

from kit.cards.helpers import enter, happened, owns, play, table
from voltable_cards.events import BankTookFuel
from voltable_cards.storage import rooms
from voltable_cards.words import FUELS, KINDS
from voltable_host.calculator.bank import bank_fuel
from voltable_host.calculator.market import lay_out, read_market
from voltable_host.calculator.plants import Hand, Plant, kind_of, read_plants
from voltable_host.calculator.purchase import missing, purchase
from voltable_host.calculator.storage import parts
from voltable_host.card_sets.card_file import shipped_cards
from voltable_host.cli import voltable as command
from voltable_host.language import LANGUAGES, choose
from voltable_host.language.words import kind_name

MARKET = "2:c2,g1,o3 3:c1,u2,g2 4:o1,g3,c3"  # ux.md, section 6


def run(*arguments, code=0):
    """What `voltable calc` prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, ["calc", *arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def told(*arguments) -> list[str]:
    """The lines on stdout."""
    return run(*arguments).stdout.splitlines()


def record(*arguments) -> dict:
    """The JSON object on stdout."""
    return json.loads(run(*arguments, "--json").stdout)


def some(**units) -> dict[str, int]:
    """Units by fuel, the others 0."""
    return {fuel: units.get(fuel, 0) for fuel in FUELS}


# How people name things


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fuel_is_called_by_its_word_its_letter_or_in_the_chosen_language(language):
    """Large letters are as good as small ones; no word of a language means another kind in English."""
    choose(language)
    try:
        for kind, name in enumerate(KINDS):
            assert [kind_of(word) for word in (name, name.upper(), kind_name(name).upper())] == [kind] * 3
            if (language, name) != ("cs", "uranium"):
                assert kind_of(name[0]) == kind
    finally:
        choose("en")


def test_a_word_of_the_chosen_language_is_understood():
    """As the catalogue has it, accents or not; a letter that two fuels begin with is refused."""
    assert kind_of("uhlí") is None
    choose("cs")
    try:
        assert (kind_of("uhlí"), kind_of("uhl"), read_market("2:UHLI2"), kind_of("c")) == (0, 0, [(), (1,), (), ()], 0)
        with pytest.raises(UsageError, match="uhlí, uran"):
            kind_of("u")
    finally:
        choose("en")


def test_a_plant_is_a_card_or_a_kind_with_its_need():
    """Both forms, and an income that is told."""
    plants = read_plants(("12", "7A", "Hybrid2=14", "E"))
    assert [plant[:4] for plant in plants] == [
        ("12", 0, 3, 9), ("7a", 4, 3, 8), ("hybrid2", 4, 2, 14), ("eco", 5, 0, None),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("payout", "peat3"), '"peat3" is no plant. Write fuel and need, or the card: coal3'),
        (("payout", "coal"), '"coal" is no plant'),
        (("payout", "eco2"), '"eco2" is no plant'),
        (("payout", "coal6"), '"coal6" is no plant'),
        (("payout", ""), '"" is no plant'),
        (("payout", "99"), "There is no plant 99"),
        (("payout", "7"), "Write one of: 7a, 7b."),
        (("payout", "12", "12"), "Plant 12 is named twice"),
        (("payout", "8", "9", "10", "11", "12"), "Too many plants: 5. Nobody has more than 4."),
        (("payout", "12", "coal2"), "Add its income, such as coal2=9"),
        (("power", "12", "--fuel", "x3"), "c3,o2 or coal3,oil2"),
        (("power", "12", "--fuel", "h3"), '"h3" is no fuel'),
        (("power", "12", "--fuel", "c30,c2"), '"c2" is no fuel'),
        (("power", "12"), "--fuel"),
        (("fuel", "coal3"), 'Say what lies in the fuel market: --market "2:c2,g1'),
        (("fuel", "coal3", "--market", "c1"), '"c1" does not belong here. Write the columns'),
        (("fuel", "coal3", "--market", "5:c1"), '"5:c1" does not belong here'),
        (("fuel", "coal3", "--market", "2:c4"), '"2:c4" does not belong here'),
        (("fuel", "coal3", "--market", "1:c2"), "singles in 1"),
        (("fuel", "coal3", "--market", "2:" + "c1," * 7), "Too many cards in column 2: 7."),
        (("fuel", "coal3", "--market", "1:" + "c1," * 8), "Too many cards in column 1: 8."),
        (("fuel", "coal3", "--market", MARKET, "--twice", "--last-round"), "leave out --twice"),
        (("bank",), "Say either --need and --market for its fuel, or --plants 5,6,9,12"),
        (("bank", "--need", "12", "--market", MARKET), "by fuel and need, not by number (12): coal3,hybrid2"),
        (("bank", "--need", "c1,c1,c1,c1", "--market", MARKET), "Too many plants: 4. Nobody has more than 3."),
        (("bank", "--need", "c1"), "Say what lies in the fuel market"),
        (("bank", "--plants", "5,x"), '"x" is no number of a plant'),
        (("bank", "--plants", ","), "1 to 8 of them: 5,6,9,12"),
    ],
)
def test_bad_input_is_answered_with_the_right_form(arguments, sentence):
    """Wrong usage: exit code 2 and a sentence that helps."""
    assert sentence in run(*arguments, code=2).stderr


# Payout and power


def test_payout_of_printed_plants():
    """X-01: incomes 9, 8 and 6; nothing is reconstructed, so nothing is noted."""
    result = run("payout", "12", "7a", "8")
    assert (result.stdout, result.stderr) == ("12, 7a, 8: 23 Elektro\n", "")


def test_payout_with_fuel_is_the_best_set_that_can_run():
    """X-04 with one unit short: the best two of three, what burns and what is left."""
    assert told("payout", "coal1=5", "coal2=6", "u1=5", "--fuel", "c2,u1") == [
        "coal2, uranium1: 11 Elektro", "  burns coal 2, uranium 1; left nothing",
    ]  # fmt: skip
    assert record("payout", "coal1=5", "coal2=6", "u1=5", "--fuel", "c6,u1") == {
        "plants": ["coal1", "coal2", "uranium1"], "income": 16, "burns": some(coal=3, uranium=1),
        "left": some(coal=3), "reconstructed": [],
    }  # fmt: skip


def test_running_nothing_pays_one_elektro():
    """7.1."""
    assert told("payout", "12", "--fuel", "c2,o9")[0] == "nothing runs: 1 Elektro"


def test_of_equal_incomes_the_one_that_burns_less_runs():
    """Two coal plants that both earn 9, and fuel for one of them."""
    assert record("payout", "coal3=9", "coal2=9", "--fuel", "c3")["plants"] == ["coal2"]


def test_the_mix_that_can_run_again_comes_first():
    """The hybrid leaves what the other plant needs next time."""
    answer = record("payout", "g1=6", "h2=8", "--fuel", "g2,o2")
    assert (answer["burns"], answer["left"]) == (some(gas=1, oil=2), some(gas=1))
    answer = record("payout", "o1=6", "h2=8", "--fuel", "g2,o2")
    assert (answer["burns"], answer["left"]) == (some(gas=2, oil=1), some(oil=1))


def test_power_shows_sets_and_every_mix():
    """7.1: sets to which nothing can be added, best first; the hybrid of X-01 burns any mix."""
    assert told("power", "12", "7a", "--fuel", "c2,g2,o3") == [
        "7a: 8 Elektro",
        "  burns oil 3; left coal 2, gas 2",
        "  burns gas 1, oil 2; left coal 2, gas 1, oil 1",
        "  burns gas 2, oil 1; left coal 2, oil 2",
    ]


def test_power_tells_every_set_if_asked():
    """Twins too, down to running nothing; the income of coal1 is not known, so more plants come first."""
    sets = record("power", "coal1", "coal1", "eco=6", "--fuel", "c1", "--all")["sets"]
    assert [(row["plants"], row["income"]) for row in sets] == [
        (["coal1", "eco"], None), (["coal1", "eco"], None), (["eco"], 6), (["coal1"], None), (["coal1"], None), ([], 1),
    ]  # fmt: skip
    assert "coal1, eco: income not known" in told("power", "coal1", "eco=6", "--fuel", "c1")


def test_a_reconstructed_card_is_noted_beside_the_data(tmp_path):
    """On stderr, in JSON as a list, not with -q, and not for cards of one's own."""
    result = run("payout", "9", "12")
    assert "your card may differ: 9. " in result.stderr and "differ" not in result.stdout
    assert record("payout", "9", "12")["reconstructed"] == ["9"]
    assert run("payout", "9", "12", "-q").stderr == ""
    own = shipped_cards()
    for row in own["plants"]:
        row["provenance"] = "source"
    (tmp_path / "box.json").write_text(json.dumps(own), encoding="utf-8")
    assert run("payout", "9", "12", "--cards", str(tmp_path / "box.json")).stderr == ""


# Storage


def test_room_what_still_fits_and_what_has_to_go():
    """X-01: of 7 mixed units the hybrid keeps 6, either kind may go."""
    assert told("storage", "12", "7a", "--fuel", "c4,g3,o4") == [
        "Room: coal 6, gas or oil 6", "Still fits: coal 2", "To be given up: gas or oil 1",
    ]  # fmt: skip


def test_what_can_only_be_oil_is_told_as_oil():
    """Section 11: room for 2 gas and 6 of either, 1 gas and 7 oil: 7 of 8 stay, and gas still fits."""
    answer = record("storage", "g1", "h3", "--fuel", "g1,o7")
    assert answer["give_up"] == some(oil=1) | {"gas_or_oil": 0}
    assert answer["fits"] == some(gas=1) | {"gas_or_oil": 0}


def test_in_the_last_round_old_stock_stays_and_less_may_be_bought():
    """5.1 and section 11: 3 gas for a gas plant of 1 and a hybrid of 3; exactly one unit, gas or oil."""
    answer = record("storage", "g1", "h3", "c1", "--fuel", "g3,c2", "--last-round")
    assert answer["room"] == some(coal=2, gas=2) | {"gas_or_oil": 6}
    assert answer["fits"] == some() | {"gas_or_oil": 1}
    assert not any(answer["give_up"].values())


# The cheapest fuel


def brute(cards, needs, stock, times, factor):
    """Least cost, then most units kept, then fewest bought, over every set of cards; 1.1 and 1.2 written out again."""
    coal, gas, oil, uranium, hybrid = needs[:5]

    def fit(c, g, o, u):
        k = factor
        more = max(0, g - k * gas) + max(0, o - k * oil)
        pure = min(c, k * coal) + min(u, k * uranium) + min(g, k * gas) + min(o, k * oil)
        return pure + min(more, k * hybrid)

    def can_run(c, g, o, u):
        spare = (g - times * gas) + (o - times * oil)
        enough = c >= times * coal and g >= times * gas and o >= times * oil and u >= times * uranium
        return enough and spare >= times * hybrid

    best = None
    for count in range(len(cards) + 1):
        for some_cards in combinations(cards, count):
            units = list(stock)
            for _column, card in some_cards:
                units[card // 3] += card % 3 + 1
            if can_run(*units):
                cost = sum(column for column, _card in some_cards)
                answer = (cost, fit(*stock) - fit(*units), sum(units) - sum(stock))
                best = answer if best is None else min(best, answer)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_the_purchase_is_the_cheapest_of_all(seed):
    """Against every set of cards of a small market; it can run, costs what it says, and each card helps."""
    dice = random.Random(seed)
    plants = [Plant("any", kind, 0 if kind == 5 else dice.randint(1, 3)) for kind in dice.choices(range(6), k=3)]
    cards = [(1, 3 * dice.randrange(4))] * dice.randrange(2)
    cards += [(dice.randint(2, 4), 3 * dice.randrange(4) + dice.randrange(3)) for _ in range(9)]
    columns = [tuple(sorted(card for column, card in cards if column == place)) for place in (1, 2, 3, 4)]
    needs = Hand(plants).owner((0, 0, 0, 0)).needs
    last_round = dice.random() < 0.3
    times, factor = (1, 1) if last_round else (dice.randint(1, 2), 2)
    stock = [0, 0, 0, 0]
    for fuel in range(4):  # so that it fits
        stock[fuel] = dice.randint(0, rooms(needs, stock, 2)[fuel])
    expected = brute(cards, needs, stock, times, factor)
    state = lay_out(columns, None)
    if expected is None:
        assert any(missing(state, needs, stock, times).values())
        return
    assert not any(missing(state, needs, stock, times).values())
    found = purchase(state, needs, stock, times, last_round)
    kept = sum(found["stored"].values()) - sum(stock)
    assert (found["cost"], -kept, sum(card["units"] for card in found["cards"])) == expected
    assert found["cost"] == sum(card["column"] for card in found["cards"])
    assert all(1 <= card["kept"] <= card["units"] for card in found["cards"])
    assert not any(parts(needs, list(found["stored"].values()), times))


def test_fuel_tells_cards_store_and_what_goes_back():
    """A card of 3 for 2 Elektro is cheaper than two single units; two of it fit, one goes back."""
    assert told("fuel", "coal1", "--market", "2:c3 3:c1") == [
        "Buy for 2 Elektro:", "  column 2: coal 3 (keep 2)", "Stored then: coal 2", "Back as singles: coal 1",
    ]  # fmt: skip


def test_fuel_counts_what_is_stored():
    """Nothing to buy, then one card for the second production."""
    assert told("fuel", "12", "--stored", "c3", "--market", MARKET) == ["Nothing to buy.", "Stored then: coal 3"]
    answer = record("fuel", "12", "--stored", "c3", "--market", MARKET, "--twice")
    assert answer["cost"] == 4 and answer["stored"] == some(coal=6)


def test_in_the_last_round_only_what_is_missing_is_kept():
    """5.1: of 3 units one is kept; with one single left the other unit is lost; a smaller card is as good."""
    arguments = ("fuel", "coal1", "--market", "2:c3", "--last-round", "--singles", "c1")
    assert told(*arguments)[1:] == [
        "  column 2: coal 3 (keep 1)", "Stored then: coal 1", "Back as singles: coal 1",
        "Lost, as no single is left: coal 1",
    ]  # fmt: skip
    assert "  column 2: coal 1" in told("fuel", "coal1", "--market", "2:c1,c3", "--last-round")


def test_a_market_with_too_little_is_refused():
    """Exit code 1, and what is missing."""
    result = run("fuel", "coal3", "hybrid3", "--market", "2:c2,g1 3:o1", code=1)
    assert "coal 1, gas or oil 1 missing" in result.stderr


# The Bank


def test_the_bank_takes_fuel_as_pictured():
    """The example of ux.md, section 6."""
    assert told("bank", "--need", "coal3,hybrid2", "--market", MARKET) == [
        "The Bank takes, for nothing:",
        "  coal 3 of 3: coal 2 (column 2), coal 1 (column 3)",
        "  hybrid 2 of 2: gas 1 (column 2), oil 3 (column 2)",
        "Back as singles: oil 2",
    ]


def test_spare_gas_of_the_gas_plant_feeds_the_hybrid():
    """X-03: the coal single, gas 2, gas 3; one gas single returns."""
    answer = record("bank", "--need", "c1,g1,h3", "--market", "1:c1 2:g2,g3 3:c2,c3,g1")
    assert [(card["fuel"], card["units"], card["column"]) for card in answer["cards"]] == [
        ("coal", 1, 1), ("gas", 2, 2), ("gas", 3, 2),
    ]  # fmt: skip
    assert answer["spare"] == some(gas=1) and answer["singles"] == some(gas=1)
    assert [(row["got"], row["need"]) for row in answer["needs"]] == [(1, 1), (1, 1), (3, 3)]


def test_r11_spare_gas_goes_before_spare_oil():
    """2 spare of each, the hybrid needs 3: one oil single returns."""
    answer = record("bank", "--need", "g1,o1,h3", "--market", "2:g3,o3")
    assert answer["spare"] == some(gas=2, oil=1) and answer["singles"] == some(oil=1)


def test_with_too_little_the_bank_takes_what_there_is():
    """6, and eco plants need nothing."""
    assert told("bank", "--need", "u2,eco", "--market", "2:u1 3:c1")[1:] == ["  uranium 1 of 2: uranium 1 (column 2)"]
    assert told("bank", "--need", "u2", "--market", "2:c1")[1:] == ["  uranium 0 of 2: nothing"]
    assert told("bank", "--need", "eco", "--market", "2:c1") == ["The Bank takes no fuel."]


def test_singles_beside_the_market_are_those_not_on_offer():
    """2, 2, 2 and 1 are printed; --singles tells it otherwise."""
    assert lay_out(read_market("1:c1,g1,g1 2:u1"), None).singles == [1, 0, 2, 1]
    arguments = ("bank", "--need", "o1", "--market", "2:o3")
    assert record(*arguments)["lost"] == some()
    answer = record(*arguments, "--singles", "o1,c2")
    assert (answer["singles"], answer["lost"]) == (some(oil=1), some(oil=1))


@pytest.mark.parametrize("plants, needs", [("6a 6b 7a", "c1,g1,h3"), ("12 28 5c", "c3,h2,o1"), ("7a 28", "h3,h2")])
@pytest.mark.parametrize("seed", range(5))
def test_the_bank_moves_as_in_a_game(plants, needs, seed):
    """The same cards from the same columns as in a game on this market."""
    dice = random.Random(seed)
    names = {place: [f"{dice.choice(FUELS)}{dice.randint(1, 3)}" for _ in range(4)] for place in (2, 3, 4)}
    game = table("Maciek Gosia", columns={place: " ".join(cards) for place, cards in names.items()})
    owns(game, "Bank", plants)
    enter(game, "fuel")
    events = happened(play(game, "Gosia done"), BankTookFuel)
    state = lay_out(read_market(" ".join(f"{place}:{','.join(cards)}" for place, cards in names.items())), None)
    found = bank_fuel(state, Hand(read_plants(needs.split(","))).owner((0, 0, 0, 0)).needs)
    assert [(card["column"], card["fuel"], card["units"]) for card in found["cards"]] == [
        (event.column, FUELS[event.fuel], event.units) for event in events
    ]  # fmt: skip
    assert state.columns == game.state.columns


@pytest.mark.parametrize(
    ("plants", "more", "taken"),
    [
        ("5,6,9,12", (), "12"),
        ("12 9 6 5", (), "12"),
        ("4,5,6,9,11,12,15,20", (), "9"),
        ("9,11,12,15,20,22", ("--last-round",), "22"),
        ("5,6,7a,7b,7c", (), "7b"),
    ],
)
def test_the_bank_takes_the_highest_plant_on_offer(plants, more, taken):
    """6: the fourth of the row, in the last round the sixth; of equal numbers the one further right."""
    assert told("bank", "--plants", plants, *more) == [f"The Bank takes plant {taken}: the highest on offer."]
    assert record("bank", "--plants", plants, *more)["takes"] == taken


def test_answers_fit_sixty_columns():
    """As on a narrow terminal."""
    for arguments in (
        ("payout", "12", "7a", "8", "--fuel", "c3,g2,o1"),
        ("power", "12", "7a", "8", "--fuel", "c4,g3,o3"),
        ("storage", "12", "7a", "6c", "--fuel", "c7,g3,o4,u1"),
        ("fuel", "12", "7a", "--market", MARKET, "--twice", "--stored", "o2"),
        ("bank", "--need", "c3,h2,u1", "--market", MARKET),
    ):
        assert max(map(len, told(*arguments))) <= 60
