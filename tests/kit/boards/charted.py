"""Boards to be drawn: empty, in the middle of a game that was played at random, and made up."""

import voltable
from kit.games.keen_board import building_move
from voltable.boardgame.state import BUILD
from voltable.boards import shipped
from voltable.bots.random_bot import random_dice
from voltable_host.drawing.standing import Standing, of_board, of_game

MAPS = {
    "germany": "classic", "usa": "classic", "central_europe": "classic",
    "germany_recharged": "recharged", "usa_recharged": "recharged",
}  # fmt: skip
NAMES = ["Ana", "Bo", "Cy", "Dana", "Eva", "Fin"]


def empty(name: str) -> Standing:
    """A shipped map with nothing on it."""
    return of_board(MAPS[name], shipped(name))


def in_building(edition: str, board, players: int, least: int = 5, **options):
    """A game in which the first player is about to build, from this round on and with a network, where there is one."""
    for seed in range(3, 30):
        game = voltable.new_game(edition, board, NAMES[:players], seed, options=options)
        chance = random_dice(seed)
        while not game.over:
            state = game.state
            is_late = state.round >= least and (state.players[0].cities or not least)
            if is_late and state.phase == BUILD and game.turn == 0 and len(game.choices()) > 1:
                return game
            game.play(building_move(game.choices(), chance))
    raise AssertionError("such a game never came")


def played(edition: str, board, players: int, **more) -> Standing:
    """How it stands, with the prices of the first player."""
    return of_game(in_building(edition, board, players, **more), 0)


def made_up(dice, cities: int, longest: int, **more) -> dict:
    """A map of so many cities in one to six regions, with names of any length, and places anywhere or nowhere."""
    count = 1 + dice.pick(6)
    names = [f"{name_of(dice, longest)}{place}" for place in range(cities)]
    regions = {f"r{region}": names[region::count] for region in range(count)}
    ways = [[one, other, dice.pick(40)] for group in regions.values() for one, other in zip(group, group[1:])]
    firsts = [group[0] for group in regions.values()]
    ways += [[one, other, dice.pick(40)] for one, other in zip(firsts, firsts[1:])]
    joined = {frozenset(way[:2]) for way in ways}
    for _more in range(cities // 2):
        one, other = names[dice.pick(cities)], names[dice.pick(cities)]
        if one != other and frozenset((one, other)) not in joined:
            joined.add(frozenset((one, other)))
            ways.append([one, other, dice.pick(100)])
    counts = dict.fromkeys("23456", count)
    rules = {"regions_in_play": counts, "last_round": dict.fromkeys("23456", 5)}
    data = {"id": "made-up", "name": "Made up", "regions": regions, "connections": ways, "rules": rules}
    if dice.pick(3):
        data["positions"] = {name: [dice.pick(1001), dice.pick(1001)] for name in names}
    return data | more


def name_of(dice, longest: int) -> str:
    """Letters, one of them perhaps with an accent, and blanks between words."""
    letters = "abcdefghijklmnopqrstuvwxyzáéőű"
    words = [
        "".join(letters[dice.pick(len(letters))] for _letter in range(1 + dice.pick(max(longest // 2, 1))))
        for _word in range(1 + dice.pick(2))
    ]
    return " ".join(words).capitalize()[:longest].strip() or "x"
