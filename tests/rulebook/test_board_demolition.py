"""Demolition with the board game: whoever scraps a plant for one above the limit is paid (rules 10, ruling A47)."""

import voltable
from kit.boards.board_table import board_table, enter, happened, owns, play, player, refused, turn
from voltable.boardgame.payouts import Payouts
from voltable.boardgame.tables.demolition import PAYOUTS
from voltable.bots import random_bot as bots
from voltable.engine.refusal import Refusal
from voltable.plants.events import Compensated, DemolitionAdvanced, FuelGivenUp, PlantScrapped, PlantSold

FIRST, LATER = PAYOUTS[0]
OWN = ((9, 1), (9, 2), (9, 3), (9, 4), (9, 5), (9, 6))


def wrecking(names="Anna Bob Cyril", edition="classic", on=True, money=50, **more):
    """Everybody owns three plants and opens in order."""
    game = board_table(names, edition, options={"demolition": on}, money=money, **more)
    for name, owned in zip(names.split(), ("3 4 5", "6 7 8", "9 10 11")):
        owns(game, name, owned)
    enter(game, "auction")
    return game


def buy_and_scrap(game, plant, old, card=None, passing=""):
    """The opener buys at the minimum and scraps."""
    name = turn(game)
    lines = [name + " open " + plant + " " + plant]
    lines += [other + " pass" for other in passing.split()]
    lines.append(name + " scrap " + old)
    events = play(game, *lines)
    return events + (play(game, "deal " + card) if card else [])


def test_there_are_six_cards():
    """Card 1 on top. No source prints the amounts, ours are reconstructed: they rise, the second is the lower one."""
    assert len(PAYOUTS) == 6
    assert all(first > later >= 0 for first, later in PAYOUTS)
    assert list(PAYOUTS) == sorted(PAYOUTS)
    assert shown(wrecking()) == (1,) + PAYOUTS[0] + (0,)


def shown(game):
    """The top card, its two amounts, and how many were paid in this phase."""
    view = game.view()["demolition"]
    return (view["card"], view["first"], view["later"], view["paid"])


def test_the_board_side_is_not_the_side_of_the_card_game():
    """The card game pays 1 and 0 for its first card."""
    cards = voltable.new_game("card", players=3, options={"demolition": True}).view()["demolition"]
    assert (cards["first"], cards["later"]) == (1, 0)
    assert PAYOUTS[0] != (1, 0)


def test_the_first_of_a_phase_gets_the_first_amount_and_later_ones_the_other():
    """Three players scrap in one phase."""
    game = wrecking()
    paid = []
    for purchase in (("16", "3", "25", "Bob Cyril"), ("17", "6", "26", "Cyril"), ("18", "9", "27", "")):
        (told,) = happened(buy_and_scrap(game, *purchase), Compensated)
        paid.append(told.money)
    assert paid == [FIRST, LATER, LATER]
    assert [friend.money for friend in game.state.players] == [50 - 16 + FIRST, 50 - 17 + LATER, 50 - 18 + LATER]


def test_a47_the_money_comes_after_paying_so_it_never_helps_to_pay():
    """With 15 Elektro no plant of 16 can be bought."""
    game = wrecking(money=15)
    assert refused(game, "Anna open 16 16") == "too-poor"
    play(game, "Anna open 15 15", "Bob pass", "Cyril pass")
    assert player(game, "Anna").money == 0
    play(game, "Anna scrap 3")
    assert player(game, "Anna").money == FIRST


def test_a47_the_order_of_events():
    """Sold, scrapped, paid, fuel given up."""
    game = wrecking()
    owns(game, "Anna", "3 4 5", "oil=6")
    events = buy_and_scrap(game, "15", "3", passing="Bob Cyril")
    kinds = (PlantSold, PlantScrapped, Compensated, FuelGivenUp)
    told = [type(event) for event in events if isinstance(event, kinds)]
    assert told == list(kinds)
    assert player(game, "Anna").fuel == [0, 4, 0, 0]


def test_a47_it_is_paid_where_the_limit_is_exceeded_and_only_there():
    """A third plant pays nothing; with two classic players a fourth neither, but a fifth does."""
    game = board_table("Anna Bob", options={"demolition": True})
    owns(game, "Anna", "3 4 5")
    owns(game, "Bob", "6 7 8 9")
    enter(game, "auction")
    assert not happened(play(game, "Anna open 16 16", "Bob pass", "deal 25"), Compensated)
    assert game.view()["players"][0]["plants"] == [3, 4, 5, 16]
    (told,) = happened(play(game, "Bob open 17 17", "Bob scrap 6"), Compensated)
    assert told.money == FIRST


def test_with_two_recharged_players_the_limit_is_three():
    """And the Trust is never paid for what it drops."""
    game = board_table("Anna Bob", "recharged", options={"demolition": True})
    owns(game, "Anna", "3 4 5")
    owns(game, "Trust", "6 7 8")
    enter(game, "auction")
    events = play(game, "Anna open 16 16", "Bob pass", "Anna scrap 3", "deal 25", "deal 26")
    assert len(happened(events, Compensated)) == 1 and game.state.dummy.money == 0
    assert labels_of_trust(game) == [7, 8, 19]


def labels_of_trust(game):
    """Plants of the Trust."""
    return game.view()["dummy"]["plants"]


def test_after_a_phase_with_a_scrapped_plant_the_top_card_leaves():
    """At the end of phase 2."""
    game = wrecking()
    buy_and_scrap(game, "16", "3", "25", "Bob Cyril")
    assert shown(game) == (1,) + PAYOUTS[0] + (1,)
    events = play(game, "Bob drop", "Cyril drop")
    assert [event.card for event in happened(events, DemolitionAdvanced)] == [2]
    assert shown(game) == (2,) + PAYOUTS[1] + (0,)


def test_after_a_phase_without_one_it_stays():
    """Nobody was paid."""
    game = wrecking()
    events = play(game, "Anna drop", "Bob drop", "Cyril drop", "deal 25")
    assert not happened(events, DemolitionAdvanced) and game.view()["demolition"]["card"] == 1


def test_the_last_card_stays_for_good():
    """The sixth pays again and again."""
    game = wrecking()
    game.state.demolition = 5
    (told,) = happened(buy_and_scrap(game, "16", "3", "25", "Bob Cyril"), Compensated)
    assert told.money == PAYOUTS[5][0]
    assert not happened(play(game, "Bob drop", "Cyril drop"), DemolitionAdvanced)
    assert game.view()["demolition"]["card"] == 6 and game.state.compensated == 0


def test_every_card_pays_its_two_amounts():
    """As they lie in the table."""
    for card, (first, later) in enumerate(PAYOUTS):
        game = wrecking()
        game.state.demolition = card
        events = buy_and_scrap(game, "16", "3", "25", "Bob Cyril") + buy_and_scrap(game, "17", "6", "26", "Cyril")
        assert [event.money for event in happened(events, Compensated)] == [first, later]


def test_an_owner_of_the_cards_says_what_they_pay():
    """The option `cards`; a log of it asks for the same amounts."""
    options = {"demolition": True, "cards": Payouts(OWN)}
    game = voltable.new_game("classic", players=3, seed=4, options=options)
    assert shown(game) == (1, 9, 1, 0)
    bots.play_random(game, 4)
    assert voltable.load(game.dump(), Payouts(OWN)).hash() == game.hash()
    for cards in (None, Payouts(PAYOUTS)):
        try:
            voltable.load(game.dump(), cards)
            raise AssertionError("loaded with other amounts")
        except voltable.LogError as no:
            assert no.word == "other-cards"


def test_amounts_that_cannot_be_are_refused():
    """Six pairs of whole Elektro."""
    wrong = [OWN[:5] + (pair,) for pair in ((1,), (1, 2, 3), (1, -1), (1, 100), (1, True), (1, 2.0), [1, 2], None)]
    for tables in wrong + [(), OWN[:5], OWN + OWN, list(OWN), 5]:
        try:
            Payouts(tables)
            raise AssertionError("accepted: " + str(tables))
        except Refusal as no:
            assert no.word == "bad-cards"


def test_without_the_expansion_nobody_is_paid():
    """It is an option of every edition."""
    for edition in ("classic", "central_europe", "recharged"):
        game = wrecking(edition=edition, on=False)
        assert game.view()["demolition"] is None
        assert not happened(buy_and_scrap(game, "16", "3", "25", "Bob Cyril"), Compensated)


def test_every_edition_pays_the_same():
    """Only phase 2 changes."""
    for edition in ("classic", "central_europe", "recharged"):
        game = wrecking(edition=edition)
        (told,) = happened(buy_and_scrap(game, "16", "3", "25", "Bob Cyril"), Compensated)
        assert told.money == FIRST


def test_it_cannot_happen_before_the_fourth_round():
    """Round 5 with two classic players; whole games."""
    tables = (("classic", 2, 5), ("classic", 3, 4), ("recharged", 2, 4), ("central_europe", 4, 4))
    for edition, count, earliest in tables:
        for seed in range(3):
            game = voltable.new_game(edition, players=count, seed=seed, options={"demolition": True})
            dice = bots.random_dice(seed)
            paid = 0
            while not game.over:
                events = game.play(bots.random_move(game.choices(), dice))
                if happened(events, Compensated):
                    paid += 1
                    assert game.view()["round"] >= earliest
            assert paid
