"""`voltable table bank`: what the third party of two players takes."""

import json

import pytest

from kit.boards.board_table import enter, happened, lay_market, owns, play
from kit.boards.trust_table import trust_table
from kit.tracker.companion import begin, run, say
from voltable.boardgame.events import TrustTookFuel
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.tables.money import TOKENS
from voltable.engine.dice import Dice
from voltable_host.calculator.trust import read_trust_plants, trust_fuel

MARKET = "2:c2,g1,o3 3:c1,u2,g2 4:o1,g3,c3"
TRUST = ("--edition", "recharged")
TOKENS_TEXT = "coal=17,oil=3,garbage=6,uranium=2"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))


def bank(*arguments):
    """The record of an answer."""
    return json.loads(run("table", "bank", *arguments, "--json").stdout)


def told(*arguments):
    """The lines of an answer."""
    return run("table", "bank", *arguments).stdout.splitlines()


def test_the_bank_is_the_one_of_the_calculator():
    """The same words and the same record."""
    for words in (("--need", "coal3,hybrid2", "--market", MARKET), ("--plants", "5,6,9,12"),
                  ("--need", "o1", "--market", "2:o3", "--singles", "c1")):  # fmt: skip
        assert bank(*words) == json.loads(run("calc", "bank", *words, "--json").stdout)
        assert told(*words) == run("calc", "bank", *words).stdout.splitlines()


def test_the_bank_as_pictured():
    """Two coal and one coal, one gas and three oil, of which two go back."""
    answer = "\n".join(told("--need", "coal3,hybrid2", "--market", MARKET))
    for part in (
        "coal 2 (column 2), coal 1 (column 3)", "coal 3 of 3", "gas 1 (column 2), oil 3 (column 2)", "hybrid 2 of 2",
        "Back as singles: oil 2",
    ):  # fmt: skip
        assert part in answer


def test_the_newest_table_knows_the_banks_plants():
    """Nobody types them twice."""
    begin("card", "Ana,Bo", "--depth", "quick")
    assert told("--market", MARKET) == ["The Bank takes no fuel."]
    for plant in ("coal 3", "hybrid 2"):
        say(f"done, fuel {plant}, done, done, done, done, done, done")
    assert bank("--market", MARKET) == bank("--need", "coal3,hybrid2", "--market", MARKET)
    begin("classic", "Ana,Bo", "--depth", "quick")
    assert "No third party plays at the table" in run("table", "bank", "--market", MARKET, code=1).stderr


def test_the_trust_takes_tokens():
    """Two coal for its coal plant; coal, oil, coal for its hybrid."""
    answer = bank(*TRUST, "--need", "coal2,hybrid3", "--market", TOKENS_TEXT)
    assert answer["tokens"] == {"coal": 4, "oil": 1, "garbage": 0, "uranium": 0}
    assert [(row["kind"], row["got"], row["need"]) for row in answer["needs"]] == [("coal", 2, 2), ("hybrid", 3, 3)]
    lines = told(*TRUST, "--need", "coal2,hybrid3", "--market", TOKENS_TEXT)
    assert lines[0] == "The Trust takes, for nothing: coal 4, oil 1"
    assert lines[1:3] == ["  coal 2 of 2", "  hybrid 3 of 3: coal 2, oil 1"]
    assert "cheapest spaces" in lines[3] and "in turn" in lines[3]
    assert told(*TRUST, "--need", "eco", "--market", TOKENS_TEXT) == ["The Trust takes no fuel."]


def test_a37_each_hybrid_of_the_trust_begins_with_coal():
    """Three and three: two coal and one oil for each."""
    assert bank(*TRUST, "--need", "h3,h3", "--market", TOKENS_TEXT)["tokens"]["coal"] == 4


def test_the_newest_table_knows_the_trusts_plants():
    """And which edition it is."""
    begin("recharged", "Ana,Bo", "--depth", "quick")
    say("done, fuel garbage 2")
    assert bank("--market", TOKENS_TEXT)["tokens"]["garbage"] == 2
    assert bank("--market", "garbage=1")["needs"] == [{"kind": "garbage", "got": 1, "need": 2}]


@pytest.mark.parametrize("seed", range(40))
def test_the_trust_takes_what_it_takes_in_a_game(seed):
    """Random plants and markets, against the engine."""
    dice = Dice(seed)
    numbers = list(PRINTED.number)
    labels = sorted({str(numbers[dice.pick(len(numbers))]) for _ in range(3)}, key=int)
    market = [dice.pick(min(most, 7)) for most in TOKENS]
    game = trust_table("germany")
    lay_market(game, " ".join(f"{FUELS[fuel]}={count}" for fuel, count in enumerate(market)))
    owns(game, "Trust", " ".join(labels))
    enter(game, "fuel")
    found = dict.fromkeys(FUELS, 0)
    for event in happened(play(game, "Bob done"), TrustTookFuel):
        found[FUELS[event.fuel]] += event.tokens
    assert trust_fuel(read_trust_plants(",".join(labels)), tuple(market))["tokens"] == found


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--need", "c1", "--plants", "5,6"), "Say either --need and --market for its fuel"),
        (("--need", "c1"), "Say what lies in the fuel market"),
        (("--need", "12", "--market", MARKET), "by fuel and need, not by number (12)"),
        ((*TRUST, "--need", "c1"), f"--market {TOKENS_TEXT}"),
        ((*TRUST, "--need", "c1", "--market", "coal=25"), "There are only 24 tokens of this fuel: coal."),
        ((*TRUST, "--need", "c1", "--market", "2:c2"), "is no fuel"),
        ((*TRUST, "--need", "peat2", "--market", TOKENS_TEXT), '"peat2" is no plant'),
        ((*TRUST, "--need", "99", "--market", TOKENS_TEXT), "There is no plant 99."),
        ((*TRUST, "--need", "c1,c1,c1,c1", "--market", TOKENS_TEXT), "Too many plants: 4. Nobody has more than 3."),
        ((*TRUST, "--need", "c1", "--market", TOKENS_TEXT, "--last-round"), "--last-round belongs to the card game"),
        ((*TRUST, "--plants", "5,6"), "--plants belongs to the card game"),
        (("--edition", "classic", "--need", "c1"), "'classic' is not one of 'card', 'recharged'"),
    ],
)
def test_what_cannot_be_answered_is_said(arguments, why):
    """As wrong usage, in a sentence."""
    assert why in " ".join(run("table", "bank", *arguments, code=2).stderr.split())
