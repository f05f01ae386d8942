"""Positions of board games in every stage, and all actions one could think of."""

import voltable
from kit.boards.board_table import board_table, connected, enter, lay_market, owns, play, player
from voltable import Refusal
from voltable.boardgame.state import reprice
from voltable.engine.verbs import (
    BID,
    BUILD,
    DEAL,
    DONE,
    DROP,
    FIRST,
    FUEL,
    GIVE,
    MARK,
    OPEN,
    OPEN_AMOUNT,
    PASS,
    PLACE,
    REGION,
    RUN,
    SCRAP,
)

ODD = (-1, -2, -(2**31), 2**31, 2**32, 2**64, 10**30, 42, 43, 99, 12345)
WRONG = (True, False, 1.0, 0.5, "1", "coal", b"1", None, (1,), [1], {})
PLUGS = "3 4 5 6 7 8 9 10"
EDITIONS = (("classic", "germany"), ("classic", "usa"), ("central_europe", None), ("recharged", "usa"))


def spoken(edition="recharged", count=3, board=None, **options):
    """A table where everything is said aloud, before its first word."""
    return voltable.new_game(edition, board, ["Anna", "Bob", "Cyril", "Dana"][:count], dice="table", options=options)


def setups():
    """Order, regions by chance and by draft, market, houses of the Trust, marks."""
    game = spoken(count=2, starting_cities=True)
    yield game
    play(game, "first Bob")
    yield game
    play(game, "region west", "region east")
    yield game
    play(game, "region south")
    yield game
    play(game, *["deal " + label for label in PLUGS.split()])
    yield game
    play(game, "Bob place Essen")
    yield game
    while game.choices()[0][0] == PLACE:
        game.play(game.choices()[0])
    yield game
    game.play(game.choices()[0])
    yield game
    game = spoken("classic", regions="draft")
    play(game, "first Cyril", "first Anna")
    yield game


def auctions():
    """Opening, bidding, scrapping, giving up fuel, drawing; recharged, classic and Central Europe."""
    for edition in ("recharged", "classic", "central_europe"):
        game = board_table("Anna Bob Cyril", edition, options={"demolition": True})
        owns(game, "Anna", "5 12 10", "coal=6 oil=6")
        owns(game, "Bob", "6 7 8")
        connected(game, "Cyril", game.edition.map.CITIES[:2])
        enter(game, "auction")
        yield game
        play(game, "Anna open 18 20")
        yield game
        play(game, "Bob bid 21", "Cyril pass")
        yield game
        play(game, "Anna bid 22", "Bob pass")
        yield game
        play(game, "Anna scrap 12")
        assert [choice[0] for choice in game.choices()] == [GIVE, GIVE]
        yield game
        play(game, "Anna give coal 1")
        yield game
        play(game, "Anna give oil 3")
        yield game
        play(game, "deal 25")
        yield game


def later_phases():
    """Fuel, building, a plant drawn while building, Step 2, income, a new plant, the end."""
    for edition, board, options in (
        ("recharged", "usa", {"storage_anytime": True}), ("recharged", "germany", {"starting_cities": True}),
        ("classic", "usa", {}), ("central_europe", None, {"late_start_empty": False}),
    ):  # fmt: skip
        game = board_table("Anna Bob Cyril", edition, board, market="6 16 17 18 19 20 21 22", options=options)
        lay_market(game, "coal=12 oil=3")
        owns(game, "Cyril", "5 14 4", "coal=3 oil=1", money=90)
        connected(game, "Anna", game.edition.map.CITIES[:5])
        if "starting_cities" in options:
            game.state.marks = (40, 41)
            reprice(game.state)
        enter(game, "fuel")
        yield game
        play(game, "Cyril fuel coal 1", "Cyril done", "Bob done", "Anna done")
        yield game
        play(game, "Cyril done", "Bob done")
        yield game
        player(game, "Anna").money = 500
        game.play([choice for choice in game.choices() if choice[0] == BUILD][0])
        yield game
        connected(game, "Anna", game.edition.map.CITIES[20:30])
        enter(game, "bureaucracy")
        yield game
        while game.turn == voltable.CHANCE:
            game.play(game.choices()[0])
        while game.turn != game.names.index("Cyril"):
            game.play(game.choices()[0])
        yield game
        play(game, "Cyril run 5 coal=1 oil=1")
        yield game
        connected(game, "Anna", game.edition.map.CITIES[30:38])
        enter(game, "build")
        play(game, "Cyril done", "Bob done", "Anna done")
        assert game.over
        yield game


def trust_tables():
    """Two players and the Trust."""
    for phase in ("auction", "fuel", "build", "bureaucracy"):
        game = board_table("Anna Bob", "recharged", "usa")
        owns(game, "Trust", "20 21")
        owns(game, "Anna", "5", "coal=1 oil=1")
        owns(game, "Bob", "4")
        enter(game, phase)
        yield game


def positions():
    """A game in every stage."""
    for some in (setups, auctions, later_phases, trust_tables):
        yield from some()


def universe(game):
    """Every action that could be allowed, and much that never is."""
    state = game.state
    amounts = range(-1, max([owner.money for owner in state.players] + [25]) + 2)
    amounts = range(-1, 60) if len(amounts) > 120 else amounts
    plants = range(-1, 44)
    actions = [(PASS,), (DROP,), (DONE,)]
    actions += [(BID, bid) for bid in amounts]
    actions += [(OPEN, plant, bid) for plant in plants if plant in state.market or plant % 9 == 0 for bid in amounts]
    for verb in (SCRAP, BUILD, MARK, PLACE, DEAL):
        actions += [(verb, number) for number in plants]
    for verb in (FIRST, REGION):
        actions += [(verb, number) for number in range(-1, 8)]
    for verb in (GIVE, FUEL):
        actions += [(verb, fuel, tokens) for fuel in range(-1, 6) for tokens in range(-1, 27)]
    actions += [(RUN, which, coal) for which in range(-1, 18) for coal in range(-1, 11)]
    return actions


def expand(choices):
    """The choices with open amounts written out."""
    actions = []
    for choice in choices:
        if choice[0] in OPEN_AMOUNT:
            actions += [choice[:-2] + (amount,) for amount in range(choice[-2], choice[-1] + 1)]
        else:
            actions.append(choice)
    return actions


def accepted(game):
    """What of the universe is not refused; the refused leave everything as it was."""
    before = game.hash()
    trial, done = game.copy(), []
    for action in universe(game):
        try:
            trial.play(action)
        except Refusal:
            continue
        done.append(action)
        trial = game.copy()
    assert trial.hash() == game.hash() == before, "a refusal changed something"
    return done


def check_choices(game):
    """Accepted is exactly what is offered."""
    offered = [action for action in expand(game.choices()) if action[0] not in (OPEN, BID) or action[-1] < 60]
    taken = [action for action in accepted(game) if action[0] not in (OPEN, BID) or action[-1] < 60]
    assert sorted(offered) == sorted(taken), (game.view()["phase"], game.state.stage)
