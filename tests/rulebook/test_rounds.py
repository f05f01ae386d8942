"""Every round of a game in figures, held against how the game itself stands after each move and each round."""

import voltable
from kit.cards.helpers import play
from kit.cards.round_one import ROUND_ONE, game_of, with_a_detour
from kit.games import recorded_games
from kit.games.round_witness import NOTED, Witness
from kit.tracker.table_games import table as followed
from voltable import notation
from voltable.engine.refusal import Refusal
from voltable.report.course import Course, courses, level, thinned
from voltable.report.data import as_data
from voltable.report.entry import FIGURES, Entry, Round
from voltable.report.rounds import rounds

NONE_OF_CARDS = ("cities", "powered", "paid_for_cities")


def watched(name):
    """A recorded game and who saw it played."""
    heading, actions, _ = recorded_games.read(name)
    witness = Witness(recorded_games.begin(heading))
    for line in actions:
        witness.play(notation.read(line, witness.game))
    return witness.game, witness


def test_a_round_is_what_the_players_paid_and_got():
    """Every recorded game of every edition, with demolition, the Bank and the Trust, from a seed and at a table."""
    for name in recorded_games.names():
        game, witness = watched(name)
        told = list(rounds(game))
        assert [one.number for one in told] == [number for number, _, _ in witness.over], name
        assert [one.is_whole for one in told] == [True] * len(told), name
        for one, (_, notes, view) in zip(told, witness.over):
            for seat, entry in enumerate(one.entries):
                check_notes(game, entry, notes[seat], view["over"])
                check_view(game, entry, view["players"][seat], view["over"])


def check_notes(game, entry, notes, is_last):
    """What a witness saw of the same player in the same round."""
    for figure in NOTED:
        if figure == "income" and is_last or figure in NONE_OF_CARDS and not game.edition.houses:
            assert entry.figure(figure) is None and notes[figure] == 0
        else:
            assert entry.figure(figure) == notes[figure], figure
    assert sum(entry.fuel) == entry.fuel_bought
    assert len(entry.sales) == entry.plants_bought and sum([price for _, price in entry.sales]) == entry.paid_for_plants


def check_view(game, entry, player, is_last):
    """How the view shows the player after the round."""
    assert entry.money == player["money"]
    assert entry.cities == (len(player["cities"]) if game.edition.houses else None)
    assert {game.edition.cards.label(plant) for plant in entry.ran} <= set(player["cards"])
    if is_last:
        assert entry.idle is None and entry.ran == ()
        return
    assert entry.income == player["income"] and entry.points is None
    assert entry.idle == len(player["plants"]) - len(entry.ran)
    if game.edition.houses:
        power = sum([game.edition.cards.power[plant] for plant in entry.ran])
        assert entry.powered == min(power, entry.cities)
        assert entry.income == game.edition.incomes[entry.powered]


def test_the_last_round_has_what_decides():
    """Points, or the cities that count, as the result shows them."""
    for name in ("card", "classic-usa", "trust"):
        game, _ = recorded_games.replay(name)
        last = list(rounds(game))[-1]
        for row in game.view()["result"]:
            entry = last.entries[row["seat"]]
            assert entry.points == row["points"]
            assert entry.powered == (row["powered"] if game.edition.houses else None)


def test_a_round_that_was_counted_by_hand():
    """See round_one.py; the second round has begun and nobody has done anything in it."""
    first, second = list(rounds(game_of(ROUND_ONE)))
    rows = as_data(game_of(ROUND_ONE), first)["players"]
    assert [row["money"] for row in rows] == [7, 7, 8]
    assert [row["plants"] for row in rows] == [[["5c", 6]], [["4b", 6]], [["5a", 5]]]
    assert [row["ran"] for row in rows] == [["5c"], [], []]
    assert dict(rows[0]["fuel"]) == {"coal": 0, "gas": 0, "oil": 1, "uranium": 0} and rows[0]["paid_for_fuel"] == 4
    assert [(row["income"], row["idle"], row["cities"]) for row in rows] == [(5, 0, None), (1, 1, None), (1, 1, None)]
    assert (first.number, first.is_whole, second.number, second.is_whole) == (1, True, 2, False)
    assert [(entry.money, entry.income, entry.plants_bought) for entry in second.entries] == [
        (7, None, 0), (7, None, 0), (8, None, 0),
    ]  # fmt: skip


def test_what_was_taken_back_is_in_no_round():
    """The detour cost nothing; a game that was undone to its beginning has one round."""
    game, other = game_of(ROUND_ONE), with_a_detour()
    assert [as_data(game, one) for one in rounds(game)] == [as_data(other, one) for one in rounds(other)]
    game.undo_to(game.log.start)
    (only,) = list(rounds(game))
    assert [entry.money for entry in only.entries] == [12, 12, 12] and not only.is_whole


def test_a_copy_without_a_log_cannot_be_told():
    """Only what has been written down."""
    try:
        list(rounds(game_of(ROUND_ONE).copy()))
    except Refusal as no:
        assert no.word == "no-log"
    else:
        raise AssertionError("told")


def test_one_round_is_told_while_the_next_is_not_played_yet():
    """So a long game needs no more memory than a short one."""
    game, _ = recorded_games.replay("classic-two")
    telling = rounds(game)
    first = next(telling)
    before = [entry.money for entry in first.entries]
    second = next(telling)
    assert first.entries[0] is not second.entries[0] and [entry.money for entry in first.entries] == before


def test_a_table_tells_what_its_depth_hears():
    """Never money; plants by number at score, fuel only where the market is followed, cities not at guide."""
    for depth, heard in (
        ("guide", ["plants_bought"]),
        ("quick", ["cities", "powered", "income"]),
        ("score", ["cities", "powered", "income", "plants_bought"]),
        ("market", ["cities", "powered", "income", "plants_bought", "fuel_bought", "paid_for_fuel"]),
    ):
        game = followed("classic", "Ana Bo Cy", depth)
        while game.state.round < 2:
            game.play(game.choices()[0])
        first = list(rounds(game))[0]
        told = [figure for figure in FIGURES if first.entries[0].figure(figure) is not None]
        assert sorted(told) == sorted(heard), depth


def test_a_table_is_counted_as_it_is_told():
    """Fuel with its prices, cities, what is paid, and at the end what decides."""
    game = followed("classic", "Ana Bo", "market")
    play(game, "Ana bought", "Bo bought", "done", "Bo fuel coal 4", "done", "done", "Bo city 2", *["done"] * 4)
    ana, bo = list(rounds(game))[0].entries
    assert (bo.fuel, bo.fuel_bought, bo.paid_for_fuel, ana.fuel_bought) == ([4, 0, 0, 0], 4, 5, 0)
    assert [(entry.plants_bought, entry.cities, entry.powered, entry.income) for entry in (ana, bo)] == [
        (1, 0, 0, 10), (1, 2, 2, 33),
    ]  # fmt: skip
    play(game, "set end 1", "done")
    last = list(rounds(game))[-1].entries
    assert [(entry.points, entry.powered, entry.money) for entry in last] == [(0, 0, None), (2, 2, None)]


def test_the_course_of_a_game_is_its_figures_round_by_round():
    """The board game has cities, the card game has not; rounds without an income are left out of that chart."""
    game, _ = recorded_games.replay("classic-usa")
    told = list(rounds(game))
    found = {course.figure: course for course in courses(game, told)}
    assert sorted(found) == ["cities", "income", "money", "paid_for_fuel"]
    assert (
        found["money"].rounds == [one.number for one in told] and found["income"].rounds == found["money"].rounds[:-1]
    )
    assert found["cities"].by_seat[0] == [one.entries[0].cities for one in told]
    assert found["cities"].highest() == max([len(player.cities) for player in game.state.players])
    game, _ = recorded_games.replay("card")
    assert [course.figure for course in courses(game, list(rounds(game)))] == ["money", "income", "points"]


def test_a_figure_that_nobody_has_is_no_chart():
    """At the depth guide a table knows none."""
    game = followed("classic", "Ana Bo Cy", "guide")
    assert courses(game, list(rounds(game))) == []


def test_who_has_no_figure_in_a_round_leaves_a_gap():
    """The others have theirs."""
    entries = [Entry(()), Entry(("money",))]
    course = Course("money", [Round(3, entries), Round(4, [Entry(()), Entry(())])])
    assert (course.rounds, course.by_seat, course.highest()) == ([3], [[None], [0]], 0)


def test_a_long_course_is_thinned_evenly():
    """The first and the last stay, and the steps between differ by one at most."""
    for count in range(1, 130):
        numbers = list(range(count))
        for most in (2, 3, 40):
            kept = thinned(numbers, most)
            steps = [later - sooner for sooner, later in zip(kept, kept[1:])]
            assert (kept[0], kept[-1], len(kept)) == (0, count - 1, min(count, most))
            assert not steps or max(steps) - min(steps) <= 1


def test_a_level_is_0_for_nothing_and_the_last_for_the_highest():
    """And never falls while the number rises."""
    for highest in (1, 7, 8, 9, 250):
        levels = [level(number, highest, 8) for number in range(highest + 1)]
        assert (levels[0], levels[-1], levels) == (0, 7, sorted(levels))
        assert levels[1] >= 1
    assert level(0, 0, 8) == 0


def test_every_edition_has_a_page():
    """A new one of the same family needs none."""
    for edition, _module in voltable.EDITIONS:
        (only,) = list(rounds(voltable.new_game(edition, players=4, seed=5)))
        assert [entry.paid_for_plants for entry in only.entries] == [0, 0, 0, 0]
