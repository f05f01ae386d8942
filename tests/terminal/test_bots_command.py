"""`voltable bots` and the bots of `voltable simulate`, as scripts use them."""

import json

import pytest
from click.testing import CliRunner

from voltable import Refusal
from voltable.boardgame.bots.ladder import LADDER as BOARD_LADDER
from voltable.engine.start import find_edition
from voltable_cards.bots.ladder import LADDER
from voltable_host.cli import voltable as command
from voltable_host.terminal.seats import read_players


def run(*arguments, code=0):
    """What a command prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def lines(*arguments) -> list[dict]:
    """The JSON lines of a command."""
    return [json.loads(line) for line in run(*arguments, "--json").stdout.splitlines()]


def seats(*names) -> tuple:
    """A bot for each seat, as options."""
    return ("--players", len(names), *(word for name in names for word in ("--bot", name)))


def test_the_bots_are_listed_weakest_first():
    """Each with one sentence."""
    found = lines("bots", "list")
    assert [line["name"] for line in found] == list(LADDER.names)
    assert [line["rung"] for line in found] == [1, 2, 3, 4]
    assert lines("bots", "show", "greedy") == found[1:2]
    assert run("bots", "show", "steady").stdout.startswith("steady: ")


def test_a_match_tells_each_bots_share():
    """A line for each name: games, wins, share and interval, seats, points."""
    better, worse = lines("bots", "match", "greedy", "random", "random", "--games", 12, "--seed", 5)
    assert list(better) == ["name", "games", "wins", "share", "low", "high", "by_seat", "points"]
    assert (better["name"], better["games"], worse["name"]) == ("greedy", 12, "random")
    assert better["wins"] + worse["wins"] == pytest.approx(12)
    assert better["low"] <= better["share"] <= better["high"]
    assert len(better["by_seat"]) == 3
    told = run("bots", "match", "greedy", "random", "random", "--games", 12, "--seed", 5)
    assert "greedy: games 12" in told.stdout


def test_the_board_game_has_bots_of_its_own():
    """Listed, shown and matched by edition; the board is named."""
    found = lines("bots", "list", "--edition", "classic")
    assert [line["name"] for line in found] == list(BOARD_LADDER.names)
    assert lines("bots", "show", "steady", "--edition", "recharged") == found[2:3]
    asked = ("bots", "match", "greedy", "random", "--games", 2, "--edition", "recharged", "--board", "usa")
    assert sum(line["wins"] for line in lines(*asked)) == 2
    played = ("simulate", "classic", "--board", "usa", "--players", 3, "--bot", "greedy")
    assert lines(*played) == lines(*played)


def test_a_match_of_uneven_games_is_told():
    """Then not every seat was held equally often."""
    assert "multiple of 2" in run("bots", "match", "greedy", "random", "--games", 3).stderr
    assert run("bots", "match", "greedy", "random", "--games", 2).stderr == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("bots", "match", "greedy"), "Players: 1. It takes 2 to 6."),
        (("bots", "match", "greedy", "deep"), "There is no bot deep."),
        (("bots", "match", "greedy", "stedy"), "Did you mean: steady? There is no bot stedy."),
        (("bots", "show", "deep"), "There is no bot deep."),
        (
            ("bots", "show", "sharp", "--edition", "classic"),
            "There is no bot sharp. There are: random, greedy, steady.",
        ),
        (("bots", "match", "greedy", "random", "--board", "usa"), "There is no board usa for this edition."),
        (("bots", "match", "sharp", "random", "--edition", "recharged"), "There is no bot sharp."),
        (("simulate", "recharged", "--bot", "sharp"), "There is no bot sharp."),
    ],
)
def test_what_cannot_be_is_refused(arguments, sentence):
    """As wrong usage, in a sentence."""
    assert sentence in run(*arguments, code=2).stderr


def test_simulate_takes_a_bot_for_all_or_one_for_each_seat():
    """The same seed gives the same lines; random bots are those of the core."""
    asked = ("simulate", "card", "--players", 2, "--games", 2, "--seed", 7)
    plain = lines(*asked)
    assert lines(*asked, "--bot", "random") == plain
    assert lines(*asked, "--bot", "steady") == lines(*asked, "--bot", "steady", "--bot", "steady") != plain
    mixed = (*asked, "--bot", "sharp", "--bot", "greedy", "--budget", 200)
    assert lines(*mixed) == lines(*mixed)
    assert lines(*asked, "--bot", "greedy", "--trace")[1]["turn"] in (0, 1)


def test_seats_are_taken_by_bots_of_the_edition():
    """sharp plays only the card game; a number of players is held against the edition."""
    board_game = find_edition("classic")
    assert read_players("Ana,bot:greedy,bot:greedy", board_game) == ["Ana", "bot:greedy", "bot:greedy 2"]
    assert len(read_players("6", board_game)) == 6
    assert read_players("Ana,bot:sharp")[1] == "bot:sharp"
    for text, word in (("Ana,bot:sharp", "unknown-bot"), ("7", "bad-player-count")):
        with pytest.raises(Refusal) as no:
            read_players(text, board_game)
        assert no.value.word == word


@pytest.mark.parametrize(
    "asked",
    [
        ("card", "--budget", 80, "--option", "choose_cards=true", *seats("sharp", "steady", "greedy", "random")),
        ("classic", "--board", "usa", *seats("steady", "greedy", "random")),
        ("recharged", "--option", "demolition=true", *seats("steady", "steady")),
    ],
    ids=lambda asked: asked[0],
)
def test_micropython_plays_every_bot(asked):
    """The same line as here: sharp with a budget of moves."""
    here = lines("simulate", "--seed", 3, *asked)
    assert lines("simulate", "--seed", 3, *asked, "--micropython") == here and len(here) == 1


def test_a_bot_for_some_seats_only_is_refused():
    """Wrong use, said plainly."""
    assert "Seats: 4" in run("simulate", "card", "--bot", "greedy", "--bot", "random", code=2).output
