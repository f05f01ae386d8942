"""The third party of two players, told by fuel kind and need: the Trust and the Bank."""

from kit.boards.trust_table import trust_table
from kit.tracker.table_games import asks, done, friends, happened, order, phase, play, refused, table, turn, until
from voltable.boardgame import trust
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.state import FUEL as ENGINE_FUEL
from voltable.engine.dice import Dice
from voltable.engine.verbs import FUEL, SCRAP
from voltable.engine.words import ECO, HYBRID
from voltable.tracker.events import DummyGot, DummyTook
from voltable.tracker.needs import needs
from voltable.tracker.state import DUMMY_FUEL, DUMMY_PLANT, DUMMY_SCRAP, TURN


def duel(edition="recharged", depth="score", board=None, **options):
    """Two against the Trust or the Bank."""
    return table(edition, friends(2), depth, board, **options)


def trust_with(*plants, depth="score", board=None, **options):
    """The Trust has got these, one a round; the last one just now."""
    game = duel("recharged", depth, board, **options)
    for round, plant in enumerate(plants, 1):
        until(game, "auction", DUMMY_PLANT, round)
        play(game, "fuel " + plant)
    return game


def kinds(game) -> str:
    """Its plants, oldest first."""
    return ", ".join([f"{kind} {need}" for kind, need in game.view()["dummy"]["kinds"]])


def wanted(game):
    """What one production of its plants burns."""
    return dict(game.view()["dummy"]["needs"])


def test_only_two_players_have_a_third_party():
    for edition in ("recharged", "card"):
        for count in range(2, 7):
            game = table(edition, friends(count))
            assert (game.view()["dummy"] is not None) == (count == 2)
    for edition in ("classic", "central_europe"):
        assert table(edition, friends(2)).view()["dummy"] is None
    assert duel("recharged").view()["dummy"]["name"] == "Trust"
    assert duel("card").view()["dummy"]["name"] == "Bank"


def test_it_takes_a_plant_as_soon_as_one_player_is_finished():
    """Rulings A34 and R-28: bought or dropped out, the first or the second."""
    for edition in ("recharged", "card"):
        for depth in ("guide", "score"):
            for line in ("Ana bought", "Bo bought", "drop"):
                game = until(duel(edition, depth), "auction", TURN, 2)
                if line == "drop":
                    play(game, "drop")
                else:
                    play(game, line)
                assert (phase(game), game.state.stage) == ("auction", DUMMY_PLANT)
                assert asks(game)[0] == "fuel"
                events = play(game, "fuel coal 2")
                assert happened(events, DummyGot) == [DummyGot(0, 2)]
                assert (phase(game), game.state.stage) == ("auction", TURN)
                play(game, turn(game) + " bought")
                assert phase(game) == "fuel"


def test_a_trust_that_waits_takes_its_plant_after_the_first_player():
    """Ruling A34, with `trust_waits`."""
    game = until(duel(trust_waits=True), "auction", TURN, 2)
    first, second = order(game).split()
    play(game, second + " bought")
    assert (game.state.stage, turn(game)) == (TURN, first)
    play(game, "drop")
    assert game.state.stage == DUMMY_PLANT
    game = until(duel(trust_waits=True), "auction", TURN, 2)
    play(game, first + " bought")
    assert game.state.stage == DUMMY_PLANT


def test_quick_asks_for_its_plant_when_the_auction_is_over():
    for edition in ("recharged", "card"):
        game = duel(edition, "quick")
        done(game)
        assert (phase(game), game.state.stage) == ("auction", DUMMY_PLANT)
        play(game, "fuel hybrid 2")
        assert (phase(game), kinds(game)) == ("order", "hybrid 2")


def test_once_a_round():
    game = duel("card")
    play(game, "Bo bought", "fuel gas 1", "Ana bought")
    assert phase(game) == "order"


def test_plants_by_kind_and_need():
    """So it fits every printing; an eco plant burns nothing."""
    game = until(duel(), "auction", DUMMY_PLANT)
    for action in ((FUEL, 0, 0), (FUEL, 0, 6), (FUEL, ECO, 1), (FUEL, 4, -1)):
        assert refused(game, action) == "bad-amount"
    for kind in (-1, 6):
        assert refused(game, (FUEL, kind, 1)) == "unknown-fuel"
    assert refused(game, "fuel wood 1") == "unknown-fuel"
    assert refused(game, "fuel gas 1") == "unknown-fuel"  # a fuel of the card game
    play(game, "fuel eco 0")
    assert (kinds(game), wanted(game)) == ("eco 0", {})


def test_the_bank_drops_its_oldest_plant():
    """Ruling R-19: of four the oldest leaves, without a question."""
    game = duel("card")
    for round, plant in enumerate(("coal 1", "gas 1", "hybrid 3", "uranium 2"), 1):
        until(game, "auction", DUMMY_PLANT, round)
        assert refused(game, "done") == "not-now"
        play(game, "fuel " + plant)
    assert kinds(game) == "gas 1, hybrid 3, uranium 2"


def test_the_trust_drops_its_lowest_plant():
    """Numbers are not told, so people say which of the older three it is."""
    game = trust_with("coal 1", "oil 2", "garbage 3")
    until(game, "auction", DUMMY_PLANT, 4)
    play(game, "fuel uranium 1")
    assert (game.state.stage, asks(game)[0]) == (DUMMY_SCRAP, "scrap")
    for action in ((SCRAP, -1), (SCRAP, 3)):
        assert refused(game, action) == "bad-amount"
    assert refused(game, "done") == "not-now"
    assert refused(game, "scrap 0") == "unknown-plant"
    play(game, "scrap 2")
    assert (kinds(game), game.state.stage) == ("coal 1, garbage 3, uranium 1", TURN)


def test_with_three_plants_the_trust_may_take_none():
    """Rules 9.4: only one that is higher than its lowest."""
    game = trust_with("coal 1", "oil 2", "garbage 3")
    until(game, "auction", DUMMY_PLANT, 4)
    play(game, "done")
    assert (kinds(game), game.state.stage) == ("coal 1, oil 2, garbage 3", TURN)
    game = trust_with("coal 1", "oil 2")
    until(game, "auction", DUMMY_PLANT, 3)
    assert refused(game, "done") == "not-now"


def test_what_the_bank_needs():
    """Rules 11, X-03: coal 1, gas 1, hybrid 3."""
    game = duel("card")
    for round, plant in enumerate(("coal 1", "gas 1", "hybrid 3"), 1):
        until(game, "auction", DUMMY_PLANT, round)
        play(game, "fuel " + plant)
    assert wanted(game) == {"coal": 1, "gas": 1, "hybrid": 3}
    until(game, "fuel", DUMMY_FUEL, 3)
    assert (asks(game), turn(game)) == (["done", "set"], order(game).split()[0])


def test_needs_of_one_kind_are_added():
    assert needs((8 * 0 + 3, 8 * 4 + 2, 8 * 0 + 1)) == [4, 0, 0, 0, 2, 0]
    assert needs(()) == [0, 0, 0, 0, 0, 0]


def test_it_buys_between_the_two():
    """It is always second; quick does not stop there."""
    for edition in ("recharged", "card"):
        for depth in ("guide", "score"):
            game = until(duel(edition, depth), "fuel")
            first, second = order(game).split()
            assert (turn(game), game.state.stage) == (second, TURN)
            done(game)
            assert game.state.stage == DUMMY_FUEL
            done(game)
            assert (turn(game), game.state.stage) == (first, TURN)
            done(game)
            assert phase(game) != "fuel"
        game = until(duel(edition, "quick"), "fuel")
        done(game)
        assert phase(game) != "fuel"


def test_it_takes_tokens_from_the_market():
    """Cheapest spaces first, for nothing."""
    game = until(trust_with("coal 2", "oil 1", "garbage 2", depth="market"), "fuel", DUMMY_FUEL)
    before = list(game.state.tokens)
    assert happened(done(game), DummyTook) == [DummyTook((2, 1, 2, 0))]
    assert [was - now for was, now in zip(before, game.state.tokens)] == [2, 1, 2, 0]


def test_it_takes_what_there_is():
    game = until(trust_with("coal 3", "uranium 2", "eco 0", depth="market"), "fuel", DUMMY_FUEL)
    play(game, "set coal 1", "set uranium 0")
    assert happened(done(game), DummyTook) == [DummyTook((1, 0, 0, 0))]


def test_a23_where_there_is_a_coal_storage_it_takes_coal_from_there():
    """Recharged, USA: for hybrids too; a table takes it that the storage has enough."""
    for board, took, left in (("usa", (4, 1, 0, 0), [0, 19]), ("germany", (1, 3, 0, 0), [0, 17])):
        game = until(trust_with("coal 2", "hybrid 3", depth="market", board=board), "fuel", DUMMY_FUEL)
        play(game, "set coal 1")
        assert happened(done(game), DummyTook) == [DummyTook(took)]
        assert game.state.tokens[:2] == left, board


def test_a23_without_trust_storage_it_takes_only_what_lies_on_the_market():
    """On both boards."""
    for board in ("usa", "germany"):
        game = trust_with("coal 2", "hybrid 3", depth="market", board=board, trust_storage=False)
        play(until(game, "fuel", DUMMY_FUEL), "set coal 1")
        assert happened(done(game), DummyTook) == [DummyTook((1, 3, 0, 0))]


def test_a23_where_prices_are_not_followed_it_is_told_what_it_needs():
    """People take the tokens, from the storage too."""
    game = until(trust_with("coal 2", "hybrid 3", board="usa"), "fuel", DUMMY_FUEL)
    assert wanted(game) == {"coal": 2, "hybrid": 3}
    assert happened(done(game), DummyTook) == []


def test_a_hybrid_takes_coal_and_oil_in_turn():
    """Rules 9.4; single fuels come first (ruling A36)."""
    game = until(trust_with("hybrid 3", "coal 1", depth="market"), "fuel", DUMMY_FUEL)
    assert happened(done(game), DummyTook) == [DummyTook((3, 1, 0, 0))]
    game = until(trust_with("hybrid 3", "coal 1", depth="market"), "fuel", DUMMY_FUEL)
    play(game, "set coal 2")
    assert happened(done(game), DummyTook) == [DummyTook((2, 2, 0, 0))]


def test_each_hybrid_begins_with_coal():
    """Ruling A37: of plants 29 and 46, which burn 1 and 3, three are coal."""
    for plants in (("hybrid 1", "hybrid 3"), ("hybrid 3", "hybrid 1")):
        game = until(trust_with(*plants, depth="market"), "fuel", DUMMY_FUEL)
        assert happened(done(game), DummyTook) == [DummyTook((3, 1, 0, 0))]


def some_plants() -> list:
    """All hybrids, and a few of each other kind."""
    hybrids = [plant for plant, kind in enumerate(PRINTED.kind) if kind == HYBRID]
    others = [PRINTED.number.index(number) for number in (4, 3, 14, 11, 25, 13)]
    return sorted(hybrids + others)


def taken_by_both(engine, game, plants, lying) -> tuple:
    """What is left on the market after the engine's Trust, and after the table's; a storage has enough."""
    fresh, laid = engine.copy(), game.copy()
    fresh.state.dummy.plants = tuple(sorted(plants))
    fresh.state.tokens = list(lying)
    trust.take_fuel(fresh.state, None, fresh.phases[ENGINE_FUEL])
    laid.state.dummy = tuple([8 * PRINTED.kind[plant] + PRINTED.need[plant] for plant in plants])
    laid.state.tokens = list(lying)
    done(laid)
    return fresh.state.tokens, laid.state.tokens


def test_as_the_engine_takes_fuel():
    """Any two or three of them and any market: the same tokens, whichever the Trust got first."""
    dice = Dice(5)
    for board in ("germany", "usa"):
        engine = trust_table(board)
        engine.state.supply[0] = 24
        compare_all(engine, until(trust_with("eco 0", depth="market", board=board), "fuel", DUMMY_FUEL), dice)


def compare_all(engine, game, dice):
    """One or two plants, and perhaps another."""
    known = some_plants()
    for first in known:
        for second in known:
            others = [plant for plant in known if plant not in (first, second)]
            plants = [first, second][: 1 + (first != second)] + [others[dice.pick(len(others))]][: dice.pick(2)]
            for lying in ([24, 18, 6, 2], [dice.pick(5), dice.pick(5), dice.pick(4), dice.pick(3)]):
                due, told = taken_by_both(engine, game, plants, lying)
                assert told == due, (plants, lying)
