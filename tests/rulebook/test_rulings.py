"""Rulings that belong to no single phase, and those that no play can reach."""

import voltable
from kit.cards.helpers import enter, owns, play, player, table
from voltable import Refusal
from voltable.bots import random_bot as bots
from voltable.engine.verbs import OPEN, PASS
from voltable_cards.cards import SHIPPED, CardSet


def test_r23_money_is_public_by_default_and_may_be_hidden():
    """R-23: others' money is hidden from a seat, one's own never; at the end it is open."""
    shown = voltable.new_game("card", players=3, seed=1).view(0)
    assert [owner["money"] for owner in shown["players"]] == [12, 12, 12]
    game = voltable.new_game("card", players=3, seed=1, options={"hidden_money": True})
    assert [owner["money"] for owner in game.view(0)["players"]] == [12, None, None]
    assert [owner["money"] for owner in game.view(2)["players"]] == [None, None, 12]
    assert [owner["money"] for owner in game.view()["players"]] == [12, 12, 12]
    bots.play_random(game, 1)
    assert None not in [owner["money"] for owner in game.view(0)["players"]]


def test_r23_whoever_hides_money_hides_the_hash_too():
    """Contract 4: the hash would tell."""
    game = voltable.new_game("card", players=3, seed=1, options={"hidden_money": True})
    assert game.view(0)["hash"] is None and len(game.view()["hash"]) == 16


def test_r24_the_supply_never_runs_out_of_money():
    """R-24: money is unlimited; far more than 540 Elektro may be in play."""
    game = table("Gosia Maciek Anna")
    for name in ("Gosia", "Maciek", "Anna"):
        owns(game, name, "8", money=540)
    enter(game, "bureaucracy")
    play(game, "Gosia run 8", "Maciek run 8", "Anna run 8")
    assert player(game, "Anna").money == 546


def test_r27_nobody_may_look_at_removed_plants():
    """R-27: the view counts them, and names only plants that lie open or are owned."""
    game = voltable.new_game("card", players=3, seed=9)
    for seat in (None, 0, 1, 2):
        shown = game.view(seat)["plants"]
        assert sorted(shown) == ["cards", "current", "deck", "discount", "future", "last_card", "removed"]
        assert (shown["deck"], shown["removed"]) == (26, 8)


def test_r27_a_plant_removed_unseen_counts_like_one_that_may_still_come():
    """R-27: the state itself does not know which ones were removed, so nobody can find out."""
    game = voltable.new_game("card", players=3, seed=9)
    assert len(game.state.small) == 5 and game.state.small_left == 3
    assert len(game.state.large) == 29 and game.state.large_left == 23


def test_r27_plants_that_left_the_game_in_play_are_counted():
    """R-27: sold or discarded plants are public; they went past everybody in an event."""
    game = voltable.new_game("card", players=3, seed=9)
    bots.play_random(game, 9)
    plants = game.view()["plants"]
    owned = sum([len(owner["plants"]) for owner in game.view()["players"]])
    assert len(plants["current"]) + plants["deck"] + plants["removed"] + owned == 42


def first_round(game, dear):
    """Everybody opens the cheapest or the dearest plant on offer at its minimum; the rivals pass."""
    while game.view()["phase"] == "auction" and game.state.round == 1:
        choices = game.choices()
        if choices[0][0] == OPEN:
            assert len([choice for choice in choices if choice[2] <= 12]) >= 3
            game.play(choices[-1 if dear else 0])
        else:
            game.play((PASS,))


def test_r30_in_round_one_everybody_can_pay_for_a_plant():
    """R-30: six players; at least three plants on offer cost 12 or less."""
    for seed in range(25):
        for dear in (False, True):
            first_round(voltable.new_game("card", players=6, seed=seed), dear)


def test_r30_the_sixth_buyer_has_the_three_dearest_small_plants():
    """R-30, section 11: five cheap plants are gone and the ninth was undercut; 7, 7 and 8 are left."""
    game = table("A B C D E F", market="3a 3b 4a 4b 5a 7a 7b 8", deck="9 10 11 12 13 14", money=12)
    enter(game, "auction", round=1)
    for label, card in (("3a", 9), ("3b", 10), ("4a", 11), ("4b", 12), ("5a", 13)):
        game.play((OPEN, SHIPPED.find(label)[0], SHIPPED.number[SHIPPED.find(label)[0]]))
        while game.turn >= 0:
            game.play((PASS,))
        play(game, "deal " + str(card))
    assert [choice[2] for choice in game.choices()] == [7, 7, 8, 9]


def own_cards(**changes):
    """The shipped set with some needs of its own."""
    tables = list(SHIPPED.tables)
    needs = list(tables[3])
    for label in changes:
        needs[SHIPPED.find(label[1:])[0]] = changes[label]
    tables[3] = tuple(needs)
    return CardSet(tuple(tables))


def test_the_hungriest_plants_of_an_own_set_store_thirty_and_run():
    """Section 1 with a card set of one's own: what may be played is also offered; hungrier ones are refused."""
    try:
        own_cards(p12=6)
        raise AssertionError("a need of six was accepted")
    except Refusal as no:
        assert no.word == "bad-cards"
    cards = own_cards(p12=5, p18=5, p22=5)
    game = voltable.new_game("card", players=["Gosia", "Maciek"], dice="table", options={"cards": cards})
    game.state.order = (0, 1)
    owns(game, "Gosia", "12 18 22", fuel=" ".join(["coal3"] * 10))
    enter(game, "bureaucracy")
    assert len(game.choices()) == 8
    play(game, "Gosia run 12 18 22")
    assert player(game, "Gosia").fuel[0] == 15
