"""The option `choose_cards`: the owner says which cards are turned down or discarded (rulings R-06 and R-26)."""

import voltable
from kit.cards.helpers import (
    column,
    discards,
    enter,
    happened,
    lay_columns,
    lines,
    owns,
    play,
    player,
    refusal_of,
    refused,
    stored,
    table,
    turn,
)
from voltable import notation
from voltable.bots import random_bot as bots
from voltable.engine.verbs import DEAL, GIVE
from voltable.plants.events import FuelGivenUp, PlantsRun
from voltable_cards.events import CardTurned, FuelBought, SingleReturned
from voltable_cards.picking import has_choice

CHOOSING = {"choose_cards": True}


def gosia(buys, options=CHOOSING):
    """X-02 up to her last purchase: 2 coal left over, room for 6; the coal cards in this order of buying."""
    game = table("Maciek Gosia", columns={2: "coal2 coal3 gas2 gas3", 3: "uranium1"}, options=options)
    owns(game, "Gosia", "3a 5a 6c", fuel="coal2", money=20)
    owns(game, "Maciek", "8")
    enter(game, "fuel")
    play(game, "buy uranium1@3", *buys)
    return game


def produces(game):
    """Everybody buys no more, Maciek runs nothing, Gosia all."""
    while game.view()["phase"] == "fuel":
        play(game, "done")
    game.state.fuel_discard = []
    play(game, "Maciek run")
    return play(game, "Gosia run 3a 5a 6c")


def as_printed(game):
    """X-04: 3 coal left, one coal card discarded, another one turned to 1."""
    left = [card for card in game.view()["players"][1]["stored"] if card[0] == "coal"]
    burnt = [card for card in discards(game).split() if card.startswith("coal")]
    return len(burnt) == 1 and len(left) == 2 and [card[1] for card in left].count(1) == 1 and units(game) == 3


def units(game):
    """Gosia's coal."""
    return player(game, "Gosia").fuel[0]


def test_r06_the_buyer_is_asked_which_card_is_turned_down():
    """X-02: any card of the fuel that was bought this turn; she pays 7, keeps 6 coal, one single comes back."""
    game = gosia(["buy coal3@2", "buy coal2@2"])
    assert (turn(game), lines(game)) == ("Gosia", ["Gosia give coal2/2 1", "Gosia give coal3/3 1"])
    assert column(game, 1) == ""
    turned, single = play(game, "Gosia give coal3/3 1")
    assert turned == CardTurned(1, 0, 1, 2, 3) and single == SingleReturned(0, False)
    assert (stored(game, "Gosia"), column(game, 1)) == ("coal2 coal2 coal2/3 uranium1", "coal1")
    assert player(game, "Gosia").money == 20 - 7
    assert lines(game) == ["Gosia done"]


ORDERS = (["buy coal3@2", "buy coal2@2"], ["buy coal2@2", "buy coal3@2"])
# The card that is turned down, and what is then burnt of which.
WAYS = (("coal3/3 1", ["coal2/2 2", "coal2/2 1"]), ("coal2/2 1", ["coal1/2 1", "coal3/3 2"]))


def test_x04_can_be_played_as_printed_in_either_order_of_buying():
    """X-02 and X-04: whichever card is turned down, one coal card can be discarded and another turned to 1."""
    for buys in ORDERS:
        for down, burnt in WAYS:
            game = gosia(buys)
            play(game, "Gosia give " + down)
            (run,) = happened(produces(game), PlantsRun)
            assert (run.burnt, run.income, player(game, "Gosia").money) == ((3, 0, 0, 1), 16, 13 + 16)
            play(game, *["Gosia give " + card for card in burnt])
            assert as_printed(game)


def test_without_the_option_the_order_of_buying_decides():
    """R-06: the card bought last is turned down; R-26: the fewest units burn first; so the card of 3 comes last."""
    printed = []
    for buys in ORDERS:
        game = gosia(buys, options=None)
        produces(game)
        printed.append(as_printed(game))
    assert printed == [False, True]


def test_r06_only_cards_of_this_turn_are_offered():
    """Freshly bought: the old card of 3 stays as it is."""
    game = table("Maciek Gosia", columns={2: "coal2 coal2"}, options=CHOOSING)
    owns(game, "Gosia", "12", fuel="coal3")
    enter(game, "fuel")
    play(game, "buy coal2@2", "buy coal2@2")
    assert stored(game, "Gosia") == "coal1/2 coal2 coal3"
    assert lines(game) == ["Gosia done"]


def test_r06_a_card_keeps_a_unit():
    """R-04: nobody pays for a card to hand it back whole; a surplus of 2 leaves one unit only of a card of 3."""
    game = table("Maciek Gosia", columns={1: "coal1", 2: "coal1 coal2", 3: "coal3"}, options=CHOOSING)
    owns(game, "Gosia", "12", fuel="")
    enter(game, "fuel")
    play(game, "buy coal1@1", "buy coal1@2", "buy coal2@2", "buy coal3@3")
    assert lines(game) == ["Gosia give coal2/2 1", "Gosia give coal3/3 1"]
    game = table("Maciek Gosia", columns={2: "coal2", 3: "coal3"}, options=CHOOSING)
    owns(game, "Gosia", "12", fuel="coal3")
    enter(game, "fuel")
    play(game, "buy coal2@2", "buy coal3@3")
    assert (stored(game, "Gosia"), lines(game)) == ("coal1/3 coal2 coal3", ["Gosia done"])


def test_r06_cards_of_another_turn_or_fuel_are_not_asked_about():
    """What Maciek bought is his; what Gosia bought of another fuel stays whole."""
    game = table("Gosia Maciek", columns={2: "coal2 coal3 gas2 gas3", 3: "coal3 gas3"}, options=CHOOSING)
    owns(game, "Maciek", "3a")
    owns(game, "Gosia", "5a 28")
    enter(game, "fuel")
    play(game, "Maciek buy coal2@2", "Maciek done", "Gosia buy gas2@2", "Gosia buy coal3@2")
    assert stored(game, "Gosia") == "coal2/3 gas2"
    assert not [line for line in lines(game) if " give " in line]


def test_the_buyer_answers_before_anything_else():
    """Nothing is bought and no turn ends while a card has to be turned down."""
    game = gosia(["buy coal3@2", "buy coal2@2"])
    for line in ("Gosia buy gas2@2", "Gosia done", "Gosia run", "Gosia pass", "Gosia give coal 1"):
        assert refused(game, line) in ("not-now", "no-card-to-turn")
    for card in ("coal2/3", "coal1/0", "coal1/1", "gas2/2"):
        assert refused(game, "Gosia give " + card + " 1") == "no-card-to-turn"
    for amount in (0, 2, 3):
        assert refused(game, "Gosia give coal3/3 " + str(amount)) == "no-card-to-turn"
    assert refused(game, "Maciek done") == "not-your-turn"


def test_what_comes_back_is_told_once_it_is_decided():
    """The purchase tells the whole card; the card that is turned down tells the rest."""
    game = gosia(["buy coal3@2"])
    (bought,) = play(game, "buy coal2@2")
    assert bought == FuelBought(1, 0, 2, 2, 2)
    assert units(game) == 7
    play(game, "Gosia give coal2/2 1")
    assert (units(game), stored(game, "Gosia")) == (6, "coal1/2 coal2 coal3 uranium1")


def test_in_the_last_round_the_buyer_is_asked_too():
    """R-07 leaves room for one production only: 4 coal, and a card of 2 and one of 3 were bought."""
    game = table("Gosia Maciek Anna", columns={2: "coal2 coal3"}, options=CHOOSING)
    for name in ("Anna", "Maciek"):
        owns(game, name, "8")
    owns(game, "Gosia", "5a 12")
    game.state.last_round = 1
    enter(game, "fuel")
    play(game, "Anna done", "Maciek done", "Gosia buy coal2@2", "Gosia buy coal3@2")
    assert lines(game) == ["Gosia give coal2/2 1", "Gosia give coal3/3 1"]
    play(game, "Gosia give coal2/2 1", "Gosia done")
    assert game.over and player(game, "Gosia").fuel == [4, 0, 0, 0]


def producing(fuel, plants="12", options=CHOOSING):
    """Gosia, with these plants and cards, is first to produce."""
    game = table("Gosia Maciek Anna", options=options)
    lay_columns(game, {}, discard="")
    owns(game, "Gosia", plants, fuel=fuel, money=0)
    owns(game, "Maciek", "8")
    owns(game, "Anna", "8")
    enter(game, "bureaucracy")
    return game


def test_r26_the_owner_says_which_cards_are_burnt():
    """Every stored card of the fuel, with any number of its units that still has to go."""
    game = producing("coal3 coal1/3 coal")
    play(game, "Gosia run 12")
    assert lines(game) == ["Gosia give coal1/0 1", "Gosia give coal1/3 1", "Gosia give coal3/3 1"]
    assert [choice[-1] for choice in game.choices()] == [1, 1, 3]
    play(game, "Gosia give coal3/3 3")
    assert (stored(game, "Gosia"), discards(game), turn(game)) == ("coal coal1/3", "coal3", "Maciek")


def test_r26_several_cards_may_be_turned_a_little():
    """Printed: turn the card or cards so that they show what is left."""
    game = producing("coal2 coal2 coal2")
    play(game, "Gosia run 12", "Gosia give coal2/2 1", "Gosia give coal2/2 1")
    assert lines(game) == ["Gosia give coal1/2 1", "Gosia give coal2/2 1"]
    play(game, "Gosia give coal2/2 1")
    assert (stored(game, "Gosia"), discards(game)) == ("coal1/2 coal1/2 coal1/2", "")


def test_r26_nothing_is_asked_where_all_ways_come_to_the_same():
    """All must go, equal cards, or one card."""
    for fuel, left in (("coal3", ""), ("coal coal1 coal1/2", ""), ("coal coal coal coal", "coal"),
                       ("coal2/3 coal2", "coal1/2"), ("coal3 coal1/3", "coal1/3")):  # fmt: skip
        game = producing(fuel)
        play(game, "Gosia run 12")
        asked = turn(game) == "Gosia"
        assert asked == (fuel == "coal2/3 coal2")
        if not asked:
            assert stored(game, "Gosia") == left


def test_r26_the_last_units_go_by_themselves_once_they_have_no_choice():
    """Three of four units: after the card of 2, of the two equal cards of 1 either one."""
    game = producing("coal2 coal1/3 coal1/3")
    play(game, "Gosia run 12", "Gosia give coal2/2 2")
    assert (stored(game, "Gosia"), turn(game)) == ("coal1/3", "Maciek")


def test_r26_each_fuel_is_asked_for_in_turn():
    """Coal, gas, oil, uranium; what the plants earn is in hand already."""
    game = producing("coal2 coal2/3 uranium1 uranium2", "5a 6c")
    (run,) = play(game, "Gosia run 5a 6c")
    assert run.burnt == (1, 0, 0, 1) and player(game, "Gosia").money == run.income > 1
    assert lines(game) == ["Gosia give coal2/2 1", "Gosia give coal2/3 1"]
    play(game, "Gosia give coal2/2 1")
    assert lines(game) == ["Gosia give uranium1/1 1", "Gosia give uranium2/2 1"]
    assert refused(game, "Gosia give coal2/3 1") == "no-card-to-turn"
    (turned,) = play(game, "Gosia give uranium1/1 1")
    assert turned == CardTurned(0, 3, 1, 0, 1)
    assert (stored(game, "Gosia"), discards(game)) == ("coal1/2 coal2/3 uranium2", "uranium1")
    assert turn(game) == "Maciek"


def test_nobody_else_acts_while_cards_are_chosen():
    """The next one produces when the cards lie as they should."""
    game = producing("coal2 coal2/3 coal3")
    play(game, "Gosia run 12")
    for line in ("Gosia run", "Gosia done", "deal coal1", "Gosia give coal 1", "Gosia give coal2/2 3"):
        assert refused(game, line) in ("not-now", "no-card-to-turn")
    assert refused(game, (DEAL, 64)) == "not-now"
    assert refused(game, "Maciek run") == "not-your-turn"


def scrapping(plants, fuel, gives_up):
    """Gosia has bought an eco plant for 11 and gives one of hers up."""
    game = table("Gosia Maciek Anna", options=CHOOSING)
    owns(game, "Gosia", plants, fuel=fuel)
    lay_columns(game, {}, discard="")
    enter(game, "auction")
    play(game, "Gosia open 11 11", "Maciek pass", "Anna pass")
    return game, happened(play(game, "Gosia scrap " + gives_up), FuelGivenUp)


def test_r26_the_owner_says_which_cards_are_given_up():
    """4.4: room for 6 gas or oil of 7a once 28 is gone: 1 of the 7 gas goes before a new plant comes."""
    game, given = scrapping("8 7a 28", "gas2 gas2/3 gas3", "28")
    assert given == [FuelGivenUp(0, 1, 1)]
    assert lines(game) == ["Gosia give gas2/2 1", "Gosia give gas2/3 1", "Gosia give gas3/3 1"]
    assert refused(game, "Gosia give gas 1") == "no-card-to-turn"
    assert refused(game, "Gosia scrap 8") == refused(game, "Gosia pass") == "not-now"
    play(game, "Gosia give gas2/3 1")
    assert (stored(game, "Gosia"), turn(game)) == ("gas1/3 gas2 gas3", "chance")


def test_r26_fuel_that_goes_altogether_is_not_asked_about():
    """4.4: no plant for uranium is left."""
    game, given = scrapping("3a 6c 28", "coal1 uranium1 uranium2", "6c")
    assert given == [FuelGivenUp(0, 3, 3)] and turn(game) == "chance"


def test_the_fuel_that_goes_is_chosen_before_its_cards():
    """Gas or oil first, as always; then which of the cards, and so on until everything fits."""
    game, _ = scrapping("5a 7a 28", "coal2 gas2 gas2/3 gas1 oil3", "28")
    assert lines(game) == ["Gosia give gas 1", "Gosia give oil 1"]
    play(game, "Gosia give gas 1")
    assert lines(game) == ["Gosia give gas1/1 1", "Gosia give gas2/2 1", "Gosia give gas2/3 1"]
    play(game, "Gosia give gas2/3 1")
    assert lines(game) == ["Gosia give gas 1", "Gosia give oil 1"]
    play(game, "Gosia give oil 1")
    assert (stored(game, "Gosia"), turn(game)) == ("coal2 gas1 gas1/3 gas2 oil2/3", "chance")


def test_cards_are_asked_about_before_gas_or_oil():
    """What has to go is settled first, then what may go instead of another."""
    game, given = scrapping("5a 12 7a", "coal2 coal2/3 gas3 oil3 oil2", "12")
    assert given == [FuelGivenUp(0, 0, 2)]
    assert lines(game) == ["Gosia give coal2/2 1", "Gosia give coal2/3 1"]
    play(game, "Gosia give coal2/2 2")
    assert lines(game) == ["Gosia give gas 1", "Gosia give oil 1"]
    play(game, "Gosia give gas 2")
    assert (stored(game, "Gosia"), turn(game)) == ("coal2/3 gas1/3 oil2 oil3", "chance")


def test_a_single_goes_back_to_its_place():
    """5: a used-up single returns to the stock, any other card to the discard pile."""
    game = producing("coal coal1 coal2")
    before = game.state.singles[0]
    play(game, "Gosia run 12")
    play(game, "Gosia give coal1/0 1", "Gosia give coal1/1 1")
    assert (game.state.singles[0], discards(game), stored(game, "Gosia")) == (before + 1, "coal1", "coal1/2")


def ways(cards, units):
    """Every way the cards can lie when so many units are gone: the referee's long way."""
    if not cards:
        return [()] if not units else []
    found = []
    card = cards[0]
    for taken in range(min(units, card >> 2) + 1):
        left = card - 4 * taken
        for rest in ways(cards[1:], units - taken):
            lying = tuple(sorted(rest + ((left,) if left >> 2 else ())))
            if lying not in found:
                found.append(lying)
    return found


def hands(kinds, size):
    """Every hand of so many cards."""
    if not size:
        return [()]
    return [hand + (card,) for hand in hands(kinds, size - 1) for card in kinds if not hand or card >= hand[-1]]


def test_a_choice_is_one_where_cards_can_lie_in_two_ways():
    """Every hand of up to three cards, and every number of units."""
    kinds = [4 * left + printed for printed in range(4) for left in range(1, max(printed, 1) + 1)]
    asked = 0
    for size in (1, 2, 3):
        for hand in hands(kinds, size):
            hand = tuple(sorted(hand))
            for units in range(1, sum([card >> 2 for card in hand]) + 1):
                assert has_choice(hand, units) == (len(ways(hand, units)) > 1), (hand, units)
                asked += 1
    assert asked > 400


def outcomes(game, found):
    """Every storage that the answers can lead to."""
    if game.choices()[0][0] != GIVE:
        lying = stored(game, "Gosia")
        if lying not in found:
            found.append(lying)
        return found
    for verb, card, least, most in game.choices():
        for amount in range(least, most + 1):
            after = game.copy()
            after.play((verb, card, amount))
            outcomes(after, found)
    return found


def test_the_answers_lead_to_every_way_the_cards_can_lie():
    """R-26 leaves nothing out."""
    for fuel in ("coal3 coal1/3 coal", "coal2 coal2 coal2", "coal coal1 coal2/3 coal2", "coal3 coal3 coal2/3"):
        game = producing(fuel)
        cards = player(game, "Gosia").cards[0]
        play(game, "Gosia run 12")
        assert len(outcomes(game, [])) == len(ways(cards, 3)) > 1


def test_a_stored_card_is_written_with_what_is_left_and_what_is_printed():
    """Notation: give CARD N; the fuel that goes is written as always."""
    game = producing("coal2 coal2/3 coal coal1")
    play(game, "Gosia run 12")
    for choice in game.choices():
        line = notation.write(choice, game)
        assert notation.read(line, game) == choice[:-1]
        assert notation.read(line.replace("Gosia ", ""), game) == choice[:-1]
    assert notation.write((GIVE, 0, 1), game) == "Gosia give coal 1"
    assert notation.read("give coal 1", game) == (GIVE, 0, 1)
    for card in "coal9/9 coal2/ coal/2 tar2/3 coal2/1 coal2/0 coal0/1 coal2/4 coal2/22 /3 coal3 3".split():
        assert refusal_of(notation.read, f"give {card} 1", game).word in ("no-card-to-turn", "unknown-fuel"), card


def test_a_bare_card_is_enough_where_only_one_is_meant():
    """As with plants."""
    game = producing("coal2 coal2/3 coal3 coal1/3")
    play(game, "Gosia run 12")
    assert notation.read("give coal3 1", game) == notation.read("give coal3/3 1", game)
    assert notation.read("give coal1 1", game) == notation.read("give coal1/3 1", game)
    assert refused(game, "give coal2 1") == "no-card-to-turn"


def test_the_log_keeps_the_answers():
    """A game with the option is loaded, taken back and played again like any other."""
    game = voltable.new_game("card", players=3, seed=5, options=CHOOSING)
    dice = bots.random_dice(5)
    hashes = []
    turned = 0
    while not game.over:
        choices = game.choices()
        turned += choices[0][0] == GIVE and choices[0][1] >= 64
        hashes.append(game.hash())
        game.play(bots.random_move(choices, dice))
    loaded = voltable.load(game.dump())
    assert (turned > 0, loaded.hash(), loaded.edition.chosen) == (True, game.hash(), [("choose_cards", True)])
    for _ in range(70):
        loaded.undo()
        assert loaded.hash() == hashes.pop()


def test_taking_back_asks_again():
    """The question stands again with the cards as they lay."""
    game = gosia(["buy coal3@2", "buy coal2@2"])
    copy = game.copy()
    before, asked = game.hash(), game.choices()
    for choice in asked:
        again = game.copy()
        again.play(choice)
        assert again.hash() != before
    assert (game.hash(), game.choices(), copy.hash(), copy.choices()) == (before, asked, before, asked)


def test_what_was_bought_counts_for_the_hash_until_the_turn_ends():
    """Two cards of the same kind, one of this turn and one of before, are not the same position."""
    new = table("Maciek Gosia", columns={2: "coal2"}, options=CHOOSING)
    old = table("Maciek Gosia", columns={2: ""}, options=CHOOSING)
    for game, fuel in ((new, ""), (old, "coal2")):
        owns(game, "Gosia", "12", fuel=fuel, money=10)
        enter(game, "fuel")
    play(new, "Gosia buy coal2@2")
    old.state.players[1].money = 8
    assert new.hash() != old.hash()
    play(new, "Gosia done")
    play(old, "Gosia done")
    assert new.hash() == old.hash()


def test_the_hash_is_that_of_the_default_where_nothing_is_asked():
    """Only a question and what was bought this turn are added to what counts."""
    hashes = []
    for options in (None, CHOOSING):
        game = producing("coal3", options=options)
        play(game, "Gosia run 12")
        hashes.append(game.hash())
    assert hashes[0] == hashes[1]


def test_the_view_says_what_is_asked():
    """A key of its own behind the fixed ones, only where the option is played."""
    assert "choosing" not in producing("coal3", options=None).view()
    game = producing("coal3 coal1/3 coal")
    assert list(game.view())[-1] == "choosing" and game.view()["choosing"] is None
    play(game, "Gosia run 12")
    assert list(game.view()["choosing"].items()) == [("fuel", "coal"), ("units", 3)]
    play(game, "Gosia give coal3/3 1")
    assert list(game.view()["choosing"].items()) == [("fuel", "coal"), ("units", 2)]
    assert game.view()["players"][0]["stored"] == [["coal", 1, 0], ["coal", 1, 3], ["coal", 2, 3]]
