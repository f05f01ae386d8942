"""A table in words: every page and every sentence, in every language, and the words that people type."""

import pytest
from click.testing import CliRunner

import voltable
from kit.tracker.table_random import random_action
from voltable import notation
from voltable.engine.dice import Dice
from voltable.engine.game import checked
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import WORDS
from voltable.tracker import answers
from voltable.tracker.state import FINAL, FUEL, NOTICE, POWER, REFILL
from voltable_host.cli import voltable as command
from voltable_host.language import LANGUAGES, choose
from voltable_host.talk import Talk
from voltable_host.terminal.following.refusing import refused
from voltable_host.terminal.following.status import show_status
from voltable_host.terminal.following.telling import play
from voltable_host.terminal.following.typed import lines_of
from voltable_host.terminal.turns import heading

TABLES = (
    ("classic", 3, "guide"), ("classic", 3, "quick"), ("central_europe", 6, "score"), ("recharged", 2, "market"),
    ("recharged", 2, "quick"), ("card", 2, "score"), ("card", 2, "quick"), ("card", 4, "guide"),
)  # fmt: skip


@pytest.fixture(autouse=True)
def english():
    """Tests leave the program speaking English."""
    yield
    choose("en")


def random_tables(edition, players, depth, moves=150):
    """A table that is told random things, after each of them, until it is over."""
    game = voltable.new_table(edition, players=players, depth=depth, seed=players)
    dice = Dice(players)
    for _ in range(moves):
        if game.over:
            break
        yield game, play(game, random_action(game, dice))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "players", "depth"), TABLES)
def test_random_games_are_told_without_a_brace_left(edition, players, depth, language, capsys):
    """What happened, how it stands, what is asked, the rule, and the words that answer."""
    choose(language)
    for game, move in random_tables(edition, players, depth):
        assert move.sentences and all(line and "{" not in line for _seat, line in move.sentences)
        show_status(Talk(verbose=True), game, "mine")
        page = capsys.readouterr().out
        assert "{" not in page and "}" not in page and heading(game)


@pytest.mark.parametrize(("edition", "players", "depth"), TABLES)
def test_what_is_offered_is_understood(edition, players, depth):
    """The likeliest answer and every other choice can be typed as it is written in logs."""
    for game, _move in random_tables(edition, players, depth):
        if game.over:
            continue
        lines = [notation.write(choice, game) for choice in game.choices()]
        assert lines_of(tuple(" ".join(lines).split()), game) == lines
        assert [notation.read(line, game) for line in lines] == [checked(one) for one in game.choices()]
        words = [words.split() for words, _meaning in answers.answers(game)]
        asked = {WORDS[choice[0]] for choice in game.choices()}
        assert {word for row in words for word in row if word in WORDS} == asked
        likeliest = answers.predicted(game)
        assert likeliest is None or likeliest == game.choices()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_whole_sentences(language):
    """Each kind with the numbers it brings."""
    choose(language)
    game = voltable.new_table("classic", players=["Ana", "Bo", "Cy"], depth="score", seed=1)
    for no in (
        Refusal("no-such-card", "27"), Refusal("must-buy"), Refusal("not-now", "city"), Refusal("no-such-field", 4),
        Refusal("unknown-field", "luck"), Refusal("game-over"), Refusal("bad-amount", 9, 1, 3), Refusal("not-tied", 1),
        Refusal("already-out", 1), Refusal("unknown-fuel", "peat", "coal"), Refusal("unknown-plant", "0"),
    ):  # fmt: skip
        assert " " in refused(no, game) and "{" not in refused(no, game)


@pytest.mark.parametrize("words", ["table", "table new", "table next", "table status", "table bank"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(words, language):
    """With examples."""
    result = CliRunner().invoke(command, [*words.split(), "--help", "--lang", language])
    assert result.exit_code == 0 and f"voltable {words}" in result.output


def told(edition, depth, *lines, players=3):
    """A table whose order is as the seats are, after these lines."""
    names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][:players]
    game = voltable.new_table(edition, players=names, depth=depth)
    for line in [f"first {name}" for name in names[:-1]] + list(lines):
        game.play(notation.read(line, game))
    return game


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (told("classic", "score"), "Round 1 · Step 1 · auction >>> · now Ana, then Bo, then Cy"),
        (told("classic", "score", "Bo bought"), "Round 1 · Step 1 · auction >>> · now Ana, then Cy"),
        (told("classic", "quick", "done"), "Round 1 · Step 1 · order"),
        (told("classic", "quick", "done", "done"), "Round 1 · Step 1 · fuel <<< · now Cy, then Bo, then Ana"),
        (told("classic", "score", "done", "done", "done"), "Round 1 · Step 1 · fuel <<< · now Bo, then Ana"),
        (told("classic", "quick", *["done"] * 4), "Round 1 · Step 1 · build <<< · now Bo, then Ana"),
        (told("classic", "quick", *["done"] * 6), "Round 1 · Step 1 · bureaucracy"),
        (told("card", "quick", *["done"] * 3), "Round 1 · bureaucracy >>> · now Cy, then Bo, then Ana"),
        (told("card", "quick", "set end 1"), "Round 1, the last · bureaucracy >>> · now Ana, then Bo, then Cy"),
        (told("card", "score", "bought", players=2), "Round 1 · auction >>> · now the Bank"),
        (told("card", "quick", "done", "fuel coal 1", "done", players=2),
         "Round 1 · fuel <<< · now Ana, then the Bank, then Bo"),
        (told("recharged", "score", "bought", "fuel coal 1", "bought", "done", "done", players=2),
         "Round 1 · Step 1 · fuel <<< · now the Trust, then Ana"),
        (voltable.new_table("classic", players=3), "setup"),
    ],
)  # fmt: skip
def test_the_headline_says_whose_turn_it_is(game, line):
    """Round, step, phase, direction, and who comes then."""
    assert heading(game) == line


@pytest.mark.parametrize(("board", "fuels", "is_told"), [("usa", "coal 2, oil 1", True), ("germany", "oil 3", False)])
def test_the_trust_is_sent_to_the_coal_storage(board, fuels, is_told, capsys):
    """Where the board has one, and the market has no coal (ruling A23)."""
    lines = ["first Ana", "bought", "fuel hybrid 3", "bought", "set coal 0"]
    game = voltable.new_table("recharged", board, ["Ana", "Bo"], "market")
    for line in lines:
        game.play(notation.read(line, game))
    while game.state.phase != FUEL:
        game.play(game.choices()[0])
    page = shown(game, capsys)
    assert f"The Trust takes, for nothing: {fuels}." in page
    assert ("Coal that does not lie on the market comes from the storage." in page) == is_told


def test_the_page_tells_what_has_to_be_known(capsys):
    """Payouts, refill, a new step, the triggers."""
    game = told("classic", "quick", "done", "done", "done", "city 7", "done", "city 17", "done")
    page = shown(game, capsys)
    assert "Enough for the end: Bo." in page and "Step 2 comes when somebody has 7 cities, the end at 17." in page
    game = told("classic", "quick", "done", "done", "done", "city 7", "done", "done", "done")
    assert game.state.stage == NOTICE
    assert "Step 2 begins: Cy has 7 cities." in shown(game, capsys)
    game.play(notation.read("done", game))
    assert game.state.stage == POWER and "^3 Cy 7 7 82" in shown(game, capsys)
    game.play(notation.read("done", game))
    assert game.state.stage == REFILL
    assert "The market gets: coal +5, oil +3, garbage +2, uranium +1." in shown(game, capsys)
    game.play(notation.read("set end 1", game))
    assert game.state.stage == FINAL and "Step 2" not in shown(game, capsys).split("bureaucracy")[1]


def shown(game, capsys):
    """A table's page on one line."""
    show_status(Talk(), game, "mine")
    return " ".join(capsys.readouterr().out.split())


def test_the_step_three_card_is_news_in_every_phase(capsys):
    """It begins at once after the auction, with the next round after the refill."""
    auction = told("classic", "quick", "deal step3", "done")
    assert "Step 3 begins. The Step 3 card and the lowest plant leave" in shown(auction, capsys)
    refill = told("classic", "quick", *["done"] * 7, "deal step3", "done")
    assert "Step 3 begins with the next round." in shown(refill, capsys)
    card = told("card", "quick", "deal end", "done")
    assert "the next round is the last, with plants and fuel only" in shown(card, capsys)
