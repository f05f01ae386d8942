"""Whole games for two through `voltable table`, told by people who play them by the rules of the engine."""

import json

import pytest

import voltable
from kit.tracker.companion import run, status, view
from kit.tracker.table_facts import DUMMY
from kit.tracker.table_following import Follower
from kit.tracker.table_witness import facts_of
from voltable import notation
from voltable.engine.dice import Dice
from voltable.tracker.state import SETUP
from voltable_host.saves import saves
from voltable_host.terminal.families import played_family_of

NAMES = ("Ana", "Bo B")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")


def steady_game(edition, seed):
    """What people could tell of a game that two good players play."""
    game = voltable.new_game(edition, players=list(NAMES), seed=seed)
    player = played_family_of(game).bots.make("steady")
    return facts_of(game, lambda game: player.think(game, Dice(seed, game.turn)).action)


class Spoken(Follower):
    """Tells a table at the command line the same lines, a command for each round."""

    def __init__(self, facts, depth):
        super().__init__(facts, depth)
        run("table", "new", facts.edition, "--players", ",".join(facts.names), "--depth", depth, "--ask-order")
        self.lines = []

    def step(self):
        """As the table in memory is told it; the round is over when its number changes."""
        before = self.state.round
        if self.state.phase != SETUP:
            self.check()
        action = self.teller.answer()
        self.lines.append(notation.write(action, self.game))
        self.game.play(action)
        if self.state.round != before or self.game.over:
            self.speak()

    def speak(self):
        """All lines of a round in one command; both tables stand alike."""
        run("table", "next", ", ".join(self.lines), "-q")
        self.lines = []
        assert view()["hash"] == self.game.hash()


@pytest.mark.parametrize("depth", ["guide", "quick", "score"])
def test_a_card_game_with_the_bank(depth):
    """Every plant of the Bank, every income, the last round, the points."""
    facts = steady_game("card", 7)
    game = Spoken(facts, depth).follow().game
    seen = view()
    assert seen["over"] and seen["last_round"] and seen["dummy"]["name"] == "Bank"
    kinds = [facts.numbers.cards.kind[found.dummy_item()[1]] for found in facts.rounds[-3:]]
    assert [kind for kind, _need in seen["dummy"]["kinds"]] == [facts.numbers.kinds[kind] for kind in kinds]
    if depth != "guide":
        assert {row["seat"]: row["points"] for row in seen["result"]} == dict(enumerate(facts.points))
    assert f"{game.names[game.ranking()[0][0]]} wins." in status()
    check_log(game)


@pytest.mark.parametrize("depth", ["guide", "quick", "score", "market"])
def test_a_game_against_the_trust(depth):
    """Its plants, its tokens, the steps, the cities powered at the end."""
    facts = steady_game("recharged", 5)
    follower = Spoken(facts, depth).follow()
    seen = view()
    assert seen["over"] and seen["dummy"]["name"] == "Trust" and len(seen["dummy"]["kinds"]) == 3
    assert any(item[0] == DUMMY for item in facts.rounds[0].auction)
    if depth != "guide":
        assert [player["powered"] for player in seen["players"]] == facts.points
        assert [row["place"] for row in seen["result"]][0] == 1
    check_log(follower.game)


def check_log(game):
    """The file holds what the table in memory holds, and other commands can read it."""
    path = saves.files()[0]
    assert voltable.load(path.read_bytes()).hash() == game.hash()
    assert ": ok, " in run("log", "verify", path.stem).stdout
    views = [json.loads(line) for line in run("replay", path.stem, "--json").stdout.splitlines()]
    assert views[-1]["hash"] == game.hash() and len(views) == game.view()["moves"] + 1
    assert f"The game is over after {game.state.round} rounds." in run("replay", path.stem, "--step", "round").stdout
