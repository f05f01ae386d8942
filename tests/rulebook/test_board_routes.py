"""What cities cost in the rulebooks' examples; their pictures are lost, so houses stand where the prices put them."""

from kit.boards.board_table import board_table, connected, enter, happened, play, player, price, refused
from voltable.boardgame.events import CityConnected


def germany(edition, step, seat=0):
    """Anna has Essen and Münster, Rob Düsseldorf and Köln; it is the turn of one of them."""
    game = board_table("Anna Rob", edition, "germany", money=100)
    connected(game, "Anna", "Essen Münster")
    connected(game, "Rob", "Düsseldorf Köln")
    connected(game, "Anna", "", step=step)
    return turn_of(game, seat)


def usa(step, seat):
    """Zoe has Savannah, Carl Atlanta and Birmingham, Bea Raleigh; it is the turn of one of them."""
    game = board_table("Zoe Carl Bea", "classic", "usa", money=200)
    connected(game, "Zoe", "Savannah")
    connected(game, "Carl", "Atlanta Birmingham")
    connected(game, "Bea", "Raleigh")
    connected(game, "Zoe", "", step=step)
    return turn_of(game, seat)


def turn_of(game, seat):
    """The last in order builds first."""
    game.state.order = tuple([other for other in range(len(game.names)) if other != seat] + [seat])
    enter(game, "build")
    return game


def prices(game, *cities):
    """What each of these cities would cost now."""
    return [price(game, city) for city in cities]


def paid(events):
    """What was paid, by city."""
    return [event.slot + event.connection for event in happened(events, CityConnected)]


def test_germany_step_1_from_essen_and_muenster():
    """000, 003 and 004: Duisburg 10, Dortmund 12 from Münster, Aachen 21 through occupied Düsseldorf."""
    for edition in ("classic", "recharged"):
        game = germany(edition, step=1)
        assert prices(game, "Duisburg", "Dortmund", "Aachen") == [10, 12, 21]
        assert prices(game, "Düsseldorf", "Köln") == [None, None]
        assert refused(game, "Anna build Düsseldorf") == "city-full"


def test_germany_step_2_duesseldorf_then_koeln():
    """000, 003 and 004: 17 or 21; both in that order 17 + 19 = 36."""
    for edition in ("classic", "recharged"):
        game = germany(edition, step=2)
        assert prices(game, "Düsseldorf", "Köln") == [17, 21]
        before = player(game, "Anna").money
        assert paid(play(game, "Anna build Düsseldorf", "Anna build Köln")) == [17, 19]
        assert before - player(game, "Anna").money == 36


def test_germany_duisburg_through_essen_of_another_player():
    """003 and 004: 10 + 2 + 0."""
    for edition in ("classic", "recharged"):
        assert prices(germany(edition, step=1, seat=1), "Duisburg") == [12]


def test_usa_step_1_from_savannah():
    """001: Jacksonville 10; Knoxville 22, then Memphis 24, then New Orleans 17; straight it would be 26."""
    game = usa(step=1, seat=0)
    assert prices(game, "Jacksonville", "Knoxville", "New Orleans") == [10, 22, 26]
    assert prices(game, "Birmingham", "Atlanta", "Savannah", "Raleigh") == [None] * 4
    events = play(game, "Zoe build Knoxville", "Zoe build Memphis", 'Zoe build "New Orleans"')
    assert paid(events) == [22, 24, 17]


def test_usa_step_1_from_atlanta_and_birmingham():
    """001: Knoxville 15, Memphis 16, then New Orleans 17; Jacksonville 17."""
    game = usa(step=1, seat=1)
    assert prices(game, "Knoxville", "Jacksonville") == [15, 17]
    events = play(game, "Carl build Knoxville", "Carl build Memphis", 'Carl build "New Orleans"')
    assert paid(events) == [15, 16, 17]


def test_usa_step_2_from_savannah():
    """001: Jacksonville still 10; Atlanta 22, Knoxville 15, Birmingham 18, Memphis 16, New Orleans 17."""
    game = usa(step=2, seat=0)
    assert prices(game, "Jacksonville", "Atlanta") == [10, 22]
    events = play(game, "Zoe build Atlanta", "Zoe build Knoxville", "Zoe build Birmingham", "Zoe build Memphis")
    assert paid(events) == [22, 15, 18, 16]
    assert paid(play(game, 'Zoe build "New Orleans"')) == [17]


def test_usa_step_2_from_atlanta():
    """001: Savannah 22, from there Jacksonville for 10."""
    game = usa(step=2, seat=1)
    assert paid(play(game, "Carl build Savannah", "Carl build Jacksonville")) == [22, 10]
