"""What a line at the prompt of a board game means: fuel, cities, regions, plants, drawn cards."""

import pytest

import voltable
from kit.boards.board_table import board_table, city_number, connected, enter, lay_market, owns, play
from voltable import Refusal
from voltable.engine.verbs import BID, BUILD, DEAL, DONE, DROP, FUEL, MARK, OPEN, PASS, PLACE, REGION, RUN
from voltable_host.language import choose
from voltable_host.terminal.board.typed import split
from voltable_host.terminal.menu import entries
from voltable_host.terminal.typed import Unclear, action_of

COAL, OIL, GARBAGE, URANIUM, STORAGE = range(5)
PEOPLE = "Ana Bo Cy"


@pytest.fixture(autouse=True)
def english():
    """Each test begins and ends in English."""
    choose("en")
    yield
    choose("en")


def meaning(game, line):
    """The action of a line, playable as it stands."""
    action = action_of(line, game, entries(game))
    game.copy().play(action)
    return action


def plant(game, number):
    """A plant by the number printed on it."""
    return game.edition.cards.number.index(number)


def opening():
    """Ana may open 15 to 18."""
    game = board_table(PEOPLE)
    enter(game, "auction")
    return game


def buying(edition="classic", board=None):
    """Cy buys for a coal plant, an oil plant and a hybrid."""
    game = board_table(PEOPLE, edition, board)
    owns(game, "Cy", "4 7 5")
    enter(game, "fuel")
    return game


def building(board=None, cities=("Essen",), edition="classic", money=50):
    """Cy goes on building from here."""
    game = board_table(PEOPLE, edition, board, money=money)
    connected(game, "Cy", cities)
    enter(game, "build")
    return game


def producing():
    """Ana has a coal plant and a hybrid, coal and oil, and enough cities."""
    game = board_table(PEOPLE)
    owns(game, "Ana", "4 5", "coal=3 oil=2")
    connected(game, "Ana", "Essen Duisburg")
    enter(game, "bureaucracy")
    return game


def drawing():
    """A plant was sold, and one is drawn for it."""
    game = opening()
    for line in ("Ana open 15 15", "Bo pass", "Cy pass"):
        play(game, line)
    return game


def setting_up(players=PEOPLE, **options):
    """A new game whose people set up something."""
    return voltable.new_game("recharged", players=players.split(), seed=3, options=options)


@pytest.mark.parametrize(("line", "number", "bid"), [
    ("1", 15, 15), ("2", 16, 16), ("2 20", 16, 20), ("open 16 20", 16, 20), ("o 16 20", 16, 20), ("open 16", 16, 16),
    ("o16", 16, 16), ("  OPEN   17 ", 17, 17), ("Ana open 17 30", 17, 30), ("plant 18", 18, 18),
])  # fmt: skip
def test_opening_is_a_number_a_short_word_or_the_notation(line, number, bid):
    """The least bid may be left out."""
    game = opening()
    assert meaning(game, line) == (OPEN, plant(game, number), bid)


@pytest.mark.parametrize(("line", "action"), [
    ("1", (BID, 16)), ("1 19", (BID, 19)), ("bid 19", (BID, 19)), ("b19", (BID, 19)), ("2", (PASS,)), ("x", (PASS,)),
])  # fmt: skip
def test_bids(line, action):
    """As in the card game."""
    game = opening()
    play(game, "Ana open 15 15")
    assert meaning(game, line) == action


@pytest.mark.parametrize("number", [15, 16, 17, 18])
def test_a_plants_bare_number_is_none_of_the_menu(number):
    """The answer says how to open it."""
    with pytest.raises(Unclear, match=f"open {number}"):
        meaning(opening(), str(number))


@pytest.mark.parametrize(("number", "word"), [(20, "not-offered"), (3, "not-offered"), (17, "too-poor")])
def test_a_plant_that_cannot_be_opened_says_why(number, word):
    """Not that a number is missing."""
    game = opening()
    game.state.players[0].money = 16
    with pytest.raises(Refusal, match=word):
        meaning(game, f"open {number}")


@pytest.mark.parametrize("line", ["5", "drop", "buy no", "Ana drop", "d"])
def test_dropping_out_is_the_last_entry(line):
    """By its number, its words or its verb."""
    assert meaning(opening(), line) == (DROP,)


@pytest.mark.parametrize("line", [
    "1 3", "c3", "c 3", "coal3", "coal 3", "coal=3", "coal:3", "3 coal", "3c", "3coal", "COAL 3", "fuel coal 3",
    "buy coal 3", "buy 3 coal", "Cy fuel coal 3", "co3",
])  # fmt: skip
def test_tokens(line):
    """The fuel and how many, in any order, the fuel by its beginning."""
    assert meaning(buying(), line) == (FUEL, COAL, 3)


@pytest.mark.parametrize(("line", "action"), [
    ("1", (FUEL, COAL, 1)), ("2", (FUEL, OIL, 1)), ("2 4", (FUEL, OIL, 4)), ("coal", (FUEL, COAL, 1)), ("3", (DONE,)),
    ("d", (DONE,)), ("done", (DONE,)), ("Cy done", (DONE,)),
])  # fmt: skip
def test_a_fuel_alone_is_one_token(line, action):
    """The least there is; the last entry ends the turn."""
    assert meaning(buying(), line) == action


@pytest.mark.parametrize("line", ["c0", "c99", "0 coal", "1 0", "u1", "garbage 1", "g1", "coal 9", "x3", "s1"])
def test_tokens_that_cannot_be_bought(line):
    """None, too many, no plant for them, no such fuel."""
    with pytest.raises((Unclear, Refusal)):
        meaning(buying(), line)


def beside_the_storage():
    """Coal lies beside the market of a board that sells it."""
    game = board_table(PEOPLE, "recharged", "usa", options={"storage_anytime": True})
    owns(game, "Cy", "4")
    lay_market(game, "coal=20")
    enter(game, "fuel")
    return game


@pytest.mark.parametrize("line", ["storage 1", "s1", "1 storage", "st 1"])
def test_coal_of_the_storage(line):
    """Its name begins with no fuel's letter."""
    assert meaning(beside_the_storage(), line) == (FUEL, STORAGE, 1)


def test_in_a_language_with_fuels_in_s_the_storage_needs_more_letters():
    """Nobody pays 8 for what was meant to be cheap coal."""
    choose("hu")
    with pytest.raises(Unclear, match="szén, szemét"):
        meaning(beside_the_storage(), "s1")
    assert meaning(beside_the_storage(), "st1") == (FUEL, STORAGE, 1)


def test_words_of_the_chosen_language_and_english_ones_both_count():
    """Fuels and regions, with accents or without."""
    choose("cs")
    for line in ("uhlí 3", "3 uhli", "uh3", "coal 3", "c3"):
        assert meaning(buying(), line) == (FUEL, COAL, 3)
    with pytest.raises(Unclear, match="uhlí, uran"):
        meaning(buying(), "u3")
    game = setting_up(regions="draft")
    for line in ("severovýchod", "severovychod", "northeast"):
        assert meaning(game, line) == (REGION, game.edition.map.REGIONS.index("northeast"))


@pytest.mark.parametrize(("line", "city"), [
    ("Köln", "Köln"), ("koln", "Köln"), ("kol", "Köln"), ("KÖLN", "Köln"), ("build koln", "Köln"),
    ("build Köln", "Köln"), ("Cy build Köln", "Köln"), ('"Köln"', "Köln"), ("munst", "Münster"),
    ("dui", "Duisburg"), ("duss", "Düsseldorf"), ("frankfurt-m", "Frankfurt-M"),
])  # fmt: skip
def test_a_city_by_its_beginning(line, city):
    """Without accents, small or large, quoted or not."""
    game = building(money=200)
    assert meaning(game, line) == (BUILD, city_number(game, city))


@pytest.mark.parametrize("line", ["new york", '"New York"', 'build "New York"', "build new york", "new y"])
def test_a_city_with_a_blank(line):
    """As it is, or between quotes."""
    game = building("usa", ("Boston",))
    assert meaning(game, line) == (BUILD, city_number(game, "New York"))


def test_the_cheapest_city_is_the_first_entry():
    """The menu shows what house and way cost together, and how."""
    menu = entries(building())
    labels = [entry.label for entry in menu]
    assert labels[:3] == ["Duisburg for 10", "Düsseldorf for 12 (10+2)", "Dortmund for 14 (10+4)"]
    assert menu[-1].action == (DONE,)
    assert meaning(building(), "1") == menu[0].action


def test_of_several_cities_the_one_that_can_be_had():
    """Of those with Du both are in reach, or one; a whole name is never unclear."""
    with pytest.raises(Unclear, match="Duisburg, Düsseldorf"):
        meaning(building(money=12), "du")
    game = building(money=10)
    assert meaning(game, "du") == (BUILD, city_number(game, "Duisburg"))


@pytest.mark.parametrize("line", ["d", "done", "D", "Cy done"])
def test_d_ends_the_turn_and_is_no_city(line):
    """As with fuel, even where only one city with D is in reach."""
    assert meaning(building(money=10), line) == (DONE,)


@pytest.mark.parametrize(("line", "word"), [
    ("Essen", "already-connected"), ("passau", "too-poor"), ("münchen", "too-poor"),
])  # fmt: skip
def test_a_city_that_cannot_be_had_says_why(line, word):
    """The reason of the rules, not that it was not understood."""
    with pytest.raises(Refusal) as refused:
        meaning(building(), line)
    assert refused.value.word == word


def test_a_city_out_of_play_is_named():
    """It is on the board, but not in this game."""
    game = board_table(PEOPLE, regions=["west", "northwest", "southwest"])
    connected(game, "Cy", "Essen")
    enter(game, "build")
    with pytest.raises(Refusal, match="city-out-of-play"):
        meaning(game, "berlin")


@pytest.mark.parametrize("line", ["atlantis", "1 1", "99", "", "essen duisburg", "-", '"', "build", "koln 3"])
def test_no_city(line):
    """A sentence, never a crash."""
    with pytest.raises((Unclear, Refusal)):
        meaning(building(), line)


@pytest.mark.parametrize(("line", "running", "coal"), [
    ("1", 3, 1), ("all", 3, 1), ("a", 3, 1), ("run 4 5 coal=1 oil=1", 3, 1), ("run 4", 1, 0), ("none", 0, 0),
    ("n", 0, 0), ("run", 0, 0), ("run 5 coal=2", 2, 2), ("run 5 oil=2", 2, 0), ("Ana run 4 5 oil=2", 3, 0),
])  # fmt: skip
def test_production(line, running, coal):
    """All, none, or a list with what hybrids burn."""
    game = producing()
    action = meaning(game, line)
    assert action[:2] == (RUN, running)
    assert line in ("1", "all", "a") or action[2] == coal


def test_the_best_production_burns_least():
    """Of two plants that light the only city, the one without fuel comes first."""
    game = board_table(PEOPLE)
    owns(game, "Ana", "4 13", "coal=2")
    connected(game, "Ana", "Essen")
    enter(game, "bureaucracy")
    assert [entry.notation for entry in entries(game)] == ["run 13", "run 4", "run 4 13", "run"]
    assert meaning(game, "all") == entries(game)[0].action


@pytest.mark.parametrize("line", ["run 4 5", "run 7", "run 5 coal=3", "run 4 4", "4 5", "run x"])
def test_production_that_cannot_be(line):
    """Which mix, no such plant, too much."""
    with pytest.raises((Unclear, Refusal)):
        meaning(producing(), line)


def test_drawn_plants_are_called_by_their_number():
    """A number is a plant's, never an entry's."""
    game = drawing()
    assert [entry.label for entry in entries(game)] == ["25", "26", "27", "28", "29", "30"]
    assert {meaning(game, line) for line in ("27", "deal 27", " 27 ", "027")} == {(DEAL, plant(game, 27))}
    for line in ("1", "40", "99", "step3", "coal2", "foo", "-1", "first Ana"):
        with pytest.raises((Unclear, Refusal)):
            meaning(game, line)


@pytest.mark.parametrize("line", ["northeast", "north-east", "north east", "NorthE", "region northeast", "northe"])
def test_regions(line):
    """As they are shown, as they are written in a log, or by their beginning."""
    game = setting_up(regions="draft")
    assert meaning(game, line) == (REGION, game.edition.map.REGIONS.index("northeast"))


def test_a_region_that_is_not_clear():
    """Those that can be had are named; a verb of another phase is not taken for one."""
    game = setting_up(regions="draft")
    for line in ("north", "atlantis", "so"):
        with pytest.raises(Unclear, match="north-east, north-west"):
            meaning(game, line)
    with pytest.raises(Refusal, match="not-now"):
        meaning(game, "open 3")


def test_houses_of_the_trust_and_starting_cities():
    """By number, by name, by the beginning of one."""
    game = setting_up("Ana Bo")
    first = entries(game)[0]
    assert {meaning(game, line) for line in ("1", first.label, first.notation, first.label[:5])} == {first.action}
    assert first.action[0] == PLACE
    game = setting_up(starting_cities=True)
    first = entries(game)[0]
    assert {meaning(game, line) for line in ("1", first.label, first.notation)} == {first.action}
    assert first.action[0] == MARK


@pytest.mark.parametrize(("line", "asked", "parts"), [
    ("essen, koln", "build", ("essen", "koln")),
    ("new york, las vegas,boise", "build", ("new york", "las vegas,boise")),
    ("new york", "build", ("new york", "")), ("c3 o2", "fuel", ("c3", "o2")),
    ("coal 3 oil 2", "fuel", ("coal 3", "oil 2")), ("3 coal 2 oil", "fuel", ("3 coal", "2 oil")),
    ("c3 o2, done", "fuel", ("c3", "o2, done")), ("3 coal, 2 oil", "fuel", ("3 coal", "2 oil")),
    ("1 4 2", "fuel", ("1 4 2", "")), ("3 4, 5", "deal", ("3", "4, 5")),
])  # fmt: skip
def test_several_things_on_a_line(line, asked, parts):
    """Commas part them, blanks too where no name can have one."""
    assert split(line, asked) == parts


NONSENSE = [
    "", " ", "-1", "0", "1.5", "1 2 3", "ž" * 300, "\x00\x1b[2J", "bid", "open 99", "Bo pass", "' or 1", "undo 1",
]  # fmt: skip


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_refused_in_words(line):
    """Never anything but Unclear or a Refusal."""
    games = opening(), buying(), building(), producing(), drawing(), setting_up(regions="draft"), setting_up("Ana Bo")
    for game in games:
        with pytest.raises((Unclear, Refusal)):
            meaning(game, line)


@pytest.mark.parametrize("language", ["en", "cs", "pl", "es", "hu"])
def test_every_entry_can_be_typed_as_it_is_shown(language):
    """By number, by its words, by its notation: the same action, in every language."""
    choose(language)
    for game in (opening(), buying(), building(), producing(), setting_up(regions="draft"), setting_up("Ana Bo")):
        menu = entries(game)
        for number, entry in enumerate(menu, 1):
            by_number = meaning(game, str(number))
            assert by_number == meaning(game, entry.notation)
            if [other.label for other in menu].count(entry.label) == 1:
                assert by_number == meaning(game, entry.label), (language, entry)


@pytest.mark.parametrize("line", ["open 4", "bid 5", "run 4", "build Essen", "scrap 4", "place Essen"])
def test_a_verb_of_another_phase_is_named(line):
    """Before anything behind it is looked at."""
    with pytest.raises(Refusal, match="not-now"):
        meaning(buying(), line)
