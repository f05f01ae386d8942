"""Every refusal of the board game, provoked."""

import voltable
from kit.boards.board_positions import auctions, setups, spoken
from kit.boards.board_table import board_table, connected, enter, lay_market, owns, play, player, refused
from kit.cards.helpers import refusal_of
from voltable import notation
from voltable.boardgame.state import reprice
from voltable.engine.verbs import MARK, PASS


def start(edition="classic", **more):
    """The refusal of a game that cannot be."""
    return refusal_of(lambda: voltable.new_game(edition, **more))


def by_starting():
    """Refusals of new games, views, copies and logs."""
    game = voltable.new_game("classic", players=3, seed=1)
    for more in (
        {"edition": "chess"}, {"board": "moon"}, {"players": 9}, {"players": ["Ana", "Ana"]}, {"players": ["", "B"]},
        {"seed": -1}, {"dice": "cup"}, {"gid": b""}, {"options": 5}, {"options": {"x": 1}},
        {"options": {"demolition": 1}}, {"players": 3, "options": {"regions": ["west"]}},
        {"players": 3, "options": {"regions": ["northeast", "northwest", "south"]}},
    ):  # fmt: skip
        edition = more.pop("edition", "classic")
        yield start(edition, **more).word
    for call in (lambda: game.view(5), game.undo, game.redo, game.copy().undo, lambda: game.undo_to(99)):
        yield refusal_of(call).word


def nth(games, number):
    """One of a series, as it stands when it comes."""
    for place, game in enumerate(games):
        if place == number:
            return game
    raise AssertionError("there are not so many")


def by_speaking():
    """Refusals of lines and of the setup."""
    game = spoken("classic")
    yield refused(game, "first Nobody")
    play(game, "first Anna")
    yield refused(game, "first Anna")
    play(game, "first Bob", "region northeast")
    for line in ("region south", "region moon", "region", "Anna done", "buy x", 'build "Essen', "done now", "bid x"):
        yield refused(game, line)
    yield refusal_of(notation.read, None, game).word
    yield refused(game, (PASS, 1))
    game = nth(setups(), 5)
    yield refused(game, "Anna place Berlin")
    yield refused(game, "Anna place Freiburg")
    game = nth(setups(), 7)
    yield refused(game, (MARK, game.state.marks[0]))


def by_buying():
    """Refusals of the auction and of fuel."""
    game = board_table("Anna Bob Cyril", "central_europe", market="10 11 15 16 17 18")
    owns(game, "Anna", "5 12 14", "coal=4 oil=4 garbage=3")
    enter(game, "auction", round=1)
    for line in ("open 11 11", "open 17 17", "open 10 9", "open 10 51", "drop", "open 99 9"):
        yield refused(game, "Anna " + line)
    play(game, "Anna open 10 10", "Bob pass", "Cyril pass")
    yield refused(game, "Anna scrap 10")
    yield refused(nth(auctions(), 4), "Anna give garbage 1")
    game = board_table("Anna Bob Cyril", "recharged", "usa")
    lay_market(game, "coal=4 garbage=1")
    game.state.bought = 3
    owns(game, "Cyril", "5 14")
    enter(game, "fuel")
    for line in ("coal 0", "garbage 2", "coal 5", "storage 1", "sand 1"):
        yield refused(game, "Cyril fuel " + line)
    enter(game, "auction")
    play(game, "Anna drop", "Bob drop")
    yield refused(game, "Cyril open 16 17")


def by_building():
    """Refusals of building and running."""
    game = board_table("Anna Bob Cyril", "recharged", money=80)
    game.state.marks = (0, 1)
    reprice(game.state)
    connected(game, "Anna", "Kiel")
    enter(game, "build")
    yield refused(game, "Cyril build Berlin")
    yield refused(game, "Cyril build Paris")
    play(game, "Cyril build Dresden")
    for city in ("Dresden", "Erfurt", "Kiel", "Konstanz"):
        yield refused(game, "Cyril build " + city)
    player(game, "Cyril").houses = 0
    yield refused(game, "Cyril build Leipzig")
    game = board_table("Anna Bob Cyril", "classic", regions=["west", "south", "southwest"])
    enter(game, "build")
    yield refused(game, "Cyril build Berlin")
    owns(game, "Anna", "3 4 5", "oil=7 coal=4")
    enter(game, "bureaucracy")
    for line in ("run 6", "run 5", "run 5 coal=3", "run 5 coal=2"):
        yield refused(game, "Anna " + line)
    player(game, "Anna").fuel = [0, 0, 0, 0]
    yield refused(game, "Anna run 3")
    connected(game, "Anna", game.edition.map.CITIES[21:38])
    enter(game, "build")
    play(game, "Cyril done", "Bob done", "Anna done")
    yield refused(game, "done")


RAISED = (
    "alone-pays-minimum already-connected bad-action bad-gid bad-line bad-mix bad-name bad-option bad-options "
    "bad-player-count bad-seed bid-too-low cannot-come cannot-give city-full city-marked city-out-of-play game-over "
    "must-buy name-taken no-houses no-log no-room no-such-plants no-such-record no-such-seat no-tokens not-a-number "
    "not-a-start not-enough-fuel not-for-trust not-from-storage not-now not-offered not-on-hybrid not-to-mark "
    "not-your-turn not-yours-to-scrap nothing-to-redo nothing-to-undo nuclear-forbidden open-quote region-apart "
    "region-count regions-apart sold-out too-many-words too-poor unknown-board unknown-city unknown-dice "
    "unknown-edition unknown-fuel unknown-name unknown-option unknown-plant unknown-region unknown-verb which-mix "
    "word-missing"
)


def test_every_refusal_of_the_board_game_can_be_provoked():
    """And changes nothing."""
    words = set()
    for some in (by_starting, by_speaking, by_buying, by_building):
        words |= set(some())
    words.add(refused(spoken("classic"), "done"))
    assert sorted(words) == RAISED.split()
