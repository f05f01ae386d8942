"""Choices side by side, what a beginner overlooks, what a game is about, and who the third party is."""

import voltable
from kit.boards.board_table import board_table, connected, enter, lay_market, owns
from kit.cards.helpers import enter as enter_cards
from kit.cards.helpers import owns as owns_cards
from kit.cards.helpers import table
from voltable.engine.verbs import BID, BUILD, BUY, DONE, DROP, FUEL, OPEN, PASS, PLACE, RUN
from voltable.families import played_family_of
from voltable.plants.hints import compared
from voltable.plants.menu import entries, question
from voltable.talk.speaker import Speaker

PEOPLE = "Ana Bo Cy"
COAL = 0


def said(game, messages):
    """Messages in English."""
    speaker = Speaker(lambda: open("host/voltable_host/data/words/en.bin", "rb"), game.edition, game.names)  # noqa: SIM115
    return [speaker.say(message) for message in messages]


def side_by_side(game, advised):
    """What a hint compares."""
    return said(game, compared(played_family_of(game), game, advised))


def warned(game, action):
    """What a player is told to have overlooked."""
    found = played_family_of(game).warnings.warning(game, action, [])
    return said(game, [found])[0] if found else ""


def at(phase, labels, fuel="", cities="Essen Duisburg", money=50):
    """Cy is first to buy and build, and owns this."""
    game = board_table(PEOPLE, money=money)
    owns(game, "Cy", labels, fuel)
    if cities:
        connected(game, "Cy", cities)
    enter(game, phase)
    return game


def plant(game, label):
    """A plant by what is printed on it."""
    return game.edition.cards.find(label)[0]


def test_a_plant_is_compared_by_what_it_powers_and_what_its_fuel_costs():
    """The market has 24 coal at 1; the next best plant powers as many; dropping keeps the money."""
    game = board_table(PEOPLE, money=50, market="4 8 10 13 16 18 19 20")
    owns(game, "Ana", "5")
    enter(game, "auction")
    lines = side_by_side(game, (OPEN, plant(game, "10"), 10))
    assert lines[0] == "plant 10 for 10: powers 2 cities, its fuel costs 2 now; you keep 40 before fuel."
    assert lines[1].startswith("plant 8 for 8: powers 2 cities, its fuel costs 3 now")
    assert lines[2] == "buy no plant: you keep 50 Elektro."
    wind = side_by_side(game, (OPEN, plant(game, "13"), 13))[0]
    assert wind == "plant 13 for 13: powers 1 city and burns nothing; you keep 37."


def test_fuel_that_is_not_to_be_had_is_told():
    """No coal lies on the market."""
    game = board_table(PEOPLE, money=50, market="4 8 10 13 16 18 19 20")
    lay_market(game, "coal=0")
    owns(game, "Ana", "5")
    enter(game, "auction")
    line = side_by_side(game, (OPEN, plant(game, "8"), 8))[0]
    assert line == "plant 8 for 8: powers 2 cities, but its fuel is not to be had now; you keep 42."


def test_a_bid_is_compared_with_passing():
    """And passing with the next bid."""
    game = board_table(PEOPLE, money=50, market="4 8 10 13 16 18 19 20")
    owns(game, "Ana", "5")
    enter(game, "auction")
    game.play((OPEN, plant(game, "10"), 12))
    bid, passing = side_by_side(game, (BID, 13))
    assert bid.startswith("bid 13: powers 2 cities") and passing == "pass: you keep 50 Elektro."
    assert [line.partition(":")[0] for line in side_by_side(game, (PASS,))] == ["pass", "bid 13"]


def test_fuel_is_compared_with_none():
    """Two coal make plant 10 run: 33 instead of 10."""
    lines = side_by_side(at("fuel", "10"), (FUEL, COAL, 2))
    assert lines == [
        "coal 2 for 2: Running: 10. 2 cities of 2 have power, which earns 33; then you have 81 Elektro.",
        "done: Nothing runs, which brings 10; then you have 60 Elektro.",
    ]
    assert side_by_side(at("fuel", "10"), (DONE,)) == []


def test_a_city_is_compared_with_the_next_cheapest_and_with_none():
    """Three lines, the advised one first."""
    game = at("build", "10 13", "coal=2")
    city = game.edition.map.CITIES.index("Münster")
    first, second, last = side_by_side(game, (BUILD, city))
    assert first.startswith("Münster for ") and second.startswith("Düsseldorf for 12: ") and last.startswith("done: ")
    assert "3 cities of 3 have power" in first and "2 cities of 2 have power" in last


def test_a_production_tells_what_stays():
    """Running nothing keeps the coal."""
    game = at("fuel", "10", "coal=3")
    enter(game, "bureaucracy")
    game.state.turn = 2
    assert side_by_side(game, (RUN, 1, 0)) == [
        "run 10 for 33: stays in store: coal 1", "run nothing for 10: stays in store: coal 3",
    ]  # fmt: skip


def test_cards_are_compared_by_what_they_earn():
    """Plant 12 burns three coal and earns 9."""
    game = table("Ana Bo Cy", columns={1: "oil1", 2: "coal3", 3: "", 4: ""}, money=14)
    for name in ("Ana", "Bo", "Cy"):
        owns_cards(game, name, "12")
    enter_cards(game, "fuel", 2)
    assert side_by_side(game, (BUY, COAL, 3, 2)) == [
        "coal3 for 2: Running: 12. It earns 9, and then you have 21 Elektro.",
        "done: Nothing runs, which brings 1; then you have 15 Elektro.",
    ]


def test_only_the_player_may_read_what_tells_money():
    """A face that shows the table to everybody leaves these lines out."""
    game = at("fuel", "10")
    assert [line.eyes for line in compared(played_family_of(game), game, (FUEL, COAL, 2))] == [2, 2]


def test_done_without_fuel_is_warned_about_before_the_first_city():
    """In the first round nobody has a city when fuel is bought."""
    told = warned(at("fuel", "10", cities=""), (DONE,))
    assert told == "Plant 10 will stand idle; with this it could run: coal 2 for 2."
    assert warned(at("fuel", "13", cities=""), (DONE,)) == ""  # burns nothing
    assert warned(at("fuel", "10", cities="", money=1), (DONE,)) == ""
    assert warned(at("fuel", "10", "coal=2", cities=""), (DONE,)) == ""


def test_done_without_any_city_is_warned_about():
    """The cheapest is named; who has a city, no money or no plant is left alone."""
    told = warned(at("build", "10", "coal=2", cities=""), (DONE,))
    assert told.startswith("You have no city yet") and told.endswith(" for 10.")
    assert warned(at("build", "10", "coal=2"), (DONE,)) == ""
    assert warned(at("build", "10", "coal=2", cities="", money=9), (DONE,)) == ""
    assert warned(at("build", "", cities=""), (DONE,)) == ""


def test_every_game_says_what_it_is_about():
    """With its own numbers: 17 cities for three in the edition of 2004, 15 for five; points for each 10 Elektro."""
    for edition, players, number in (
        ("classic", 3, "17 cities"),
        ("classic", 5, "15 cities"),
        ("card", 3, "10 Elektro"),
    ):
        game = voltable.new_game(edition, players=players, seed=1)
        assert number in " ".join(said(game, played_family_of(game).goal.goal(game)))


def told_of_the_bank():
    """What is said of its plants in a whole game between two that never drop out unless they must."""
    game = voltable.new_game("card", players=2, seed=4)
    lines = []
    while not game.over:
        choices = [choice for choice in game.choices() if choice != (DROP,)]
        action = (choices or game.choices())[0]
        events = game.play(action[:-1] if action[0] in (OPEN, BID, FUEL) else action)
        sentences = played_family_of(game).sentences.SENTENCES
        lines += [sentences[type(event)](event, game) for event in events if type(event).__name__.endswith("TookPlant")]
    return said(game, lines)


def test_the_bank_is_introduced_once():
    """With its first plant, and never again."""
    lines = told_of_the_bank()
    assert len(lines) > 2 and "The Bank is no player" in lines[0]
    assert not [line for line in lines[1:] if "no player" in line]


def test_the_trust_is_introduced_to_each_player():
    """It acts first where its six houses are placed, by the players in turn."""
    game = voltable.new_game("recharged", players=2, seed=4, options={"regions": ["east", "northeast", "south"]})
    page = played_family_of(game).menu
    told = []
    while game.choices()[0][0] == PLACE:
        told += said(game, [question(page, game, entries(page, game))])
        game.play(game.choices()[0])
    assert [line.endswith("Where does the Trust build?") for line in told] == [True] * 6
    assert ["no player" in line for line in told] == [True] * 2 + [False] * 4
